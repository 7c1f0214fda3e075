"""What comes from the browser is read strictly: known kinds, right types, capped sizes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.shared import protocol
from widgets.shared.protocol import Act, FileTooBig, Hello, New, NotUnderstood, Ping


def test_messages_are_read() -> None:
    assert protocol.read({"kind": "act", "move": 3, "text": "bid 5"}) == Act(3, "bid 5")
    assert protocol.read({"kind": "hello", "view": "a1", "saved": None, "move": 0}) == Hello("a1", None)
    assert protocol.read({"kind": "ping", "id": 9}) == Ping(9)
    form = {"kind": "new", "seats": ["human"], "names": ["Ana"], "options": {"x": True}, "seed": "12"}
    assert protocol.read(form) == New(("human",), ("Ana",), {"x": True}, 12)


@pytest.mark.parametrize(
    "content",
    [
        None,
        7,
        "act",
        [],
        {},
        {"kind": 3},
        {"kind": ["act"]},
        {"kind": "execute", "code": "1"},
        {"kind": "act"},
        {"kind": "act", "move": "3", "text": "bid 5"},
        {"kind": "act", "move": True, "text": "bid 5"},
        {"kind": "act", "move": -1, "text": "bid 5"},
        {"kind": "act", "move": 1e9, "text": "bid 5"},
        {"kind": "act", "move": 10**30, "text": "bid 5"},
        {"kind": "act", "move": 1, "text": ["bid 5"]},
        {"kind": "act", "move": 1, "text": "b" * 201},
        {"kind": "hello", "view": "a b", "saved": None},
        {"kind": "hello", "view": "a" * 41},
        {"kind": "hello", "view": "a", "saved": "x" * 1_000_001},
        {"kind": "new", "seats": "human", "names": [], "options": {}},
        {"kind": "new", "seats": ["human"] * 13, "names": [], "options": {}},
        {"kind": "new", "seats": [1], "names": [], "options": {}},
        {"kind": "new", "seats": [], "names": [], "options": []},
        {"kind": "new", "seats": [], "names": [], "options": {"x": {}}},
        {"kind": "new", "seats": [], "names": [], "options": {}, "seed": 7},
        {"kind": "new", "seats": [], "names": [], "options": {}, "seed": "-7"},
        {"kind": "new", "seats": [], "names": [], "options": {}, "seed": "٣"},
        {"kind": "new", "seats": [], "names": ["n" * 5000], "options": {}},
        {"kind": "load", "text": 5},
        {"kind": "rule", "id": "M" * 21},
        {"kind": "ping", "id": None},
        {"kind": "why", "move": 1},
        {"kind": "odds", "move": 1, "predict": 1},
        {"kind": "guess", "move": 1, "percent": 101},
        {"kind": "guess", "move": 1, "percent": 50.5},
        {"kind": "replay", "move": 1, "at": -1},
        {"kind": "branch", "move": 1},
        {"kind": "leave"},
    ],
)
def test_what_is_not_a_message_is_not_understood(content: Any) -> None:
    with pytest.raises(NotUnderstood):
        protocol.read(content)


def test_a_file_beyond_the_cap_is_named_as_such() -> None:
    with pytest.raises(FileTooBig):
        protocol.read({"kind": "load", "text": "x" * 1_000_001})


def test_depth_cannot_hurt() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(NotUnderstood):
        protocol.read({"kind": "act", "move": 1, "text": "pass", "extra": deep})


def test_width_cannot_hurt() -> None:
    with pytest.raises(NotUnderstood):
        protocol.read({"kind": "save", "extra": list(range(100_000))})


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)
KINDS = st.sampled_from(["hello", "act", "undo", "new", "save", "load", "resume", "reveal", "rule", "ping", "no"])
FIELDS = st.sampled_from(["move", "text", "view", "saved", "seats", "names", "options", "seed", "id"])


@given(PLAIN | st.builds(lambda kind, fields: {"kind": kind, **fields}, KINDS, st.dictionaries(FIELDS, PLAIN)))
def test_any_json_is_a_message_or_not_understood(content: Any) -> None:
    try:
        message = protocol.read(content)
    except NotUnderstood:
        return
    assert isinstance(message, protocol.Message)


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \n Maria ", "Ana Maria"),
        ("\u202eevil\u200b", "evil"),
        ("\x00\x07", "Ben"),
        ("", "Ben"),
        ("ő" * 50, "ő" * 20),
    ],
)
def test_names_are_cleaned(given_name: str, shown: str) -> None:
    assert protocol.clean_name(given_name, "Ben") == shown
