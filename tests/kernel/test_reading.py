"""Data from outside is read value by value, and every problem is said in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import BadRecord, Refusal
from gamecore.kernel.decision import pending
from gamecore.kernel.reading import Reader, shown

DATA: dict[str, Any] = {
    "n": 3,
    "list": [1, 2],
    "flag": True,
    "flags": [True, False],
    "text": "hello",
    "word": "silk",
    "map": {"a": 1},
    "stack": [["end", -1], ["bid", 2, 5]],
}

STACK = "Each entry of “stack” is a list: what is to be decided, the seat, and details if any."


def test_good_values_are_returned() -> None:
    read = Reader(DATA, "thing")
    assert read.number("n", 0, 5) == 3
    assert read.numbers("list", 2, 1, 2) == (1, 2)
    assert read.flag("flag") is True
    assert read.flags("flags", 2) == (True, False)
    assert read.text("text", 5) == "hello"
    assert read.one_of("word", ("jade", "silk")) == 1
    assert read.mapping("map") == {"a": 1}
    assert list(read.sequence("list")) == [1, 2]
    assert list(read.for_each("list", 2)) == [1, 2]
    assert read.stack("stack") == (pending("end"), pending("bid", 2, 5))


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda r: r.value("zzz"), "The thing lacks “zzz”."),
        (lambda r: r.number("n", 4, 5), "“n” must be a whole number from 4 to 5, not 3."),
        (lambda r: r.number("flag", 0, 1), "“flag” must be a whole number from 0 to 1, not True."),
        (lambda r: r.number("text", 0, 1), "“text” must be a whole number from 0 to 1, not 'hello'."),
        (lambda r: r.numbers("list", 3, 0, 9), "“list” needs exactly 3 values; it has 2."),
        (lambda r: r.numbers("n", 3, 0, 9), "“n” must be a list, not a number."),
        (lambda r: r.numbers("flags", 2, 0, 9), "“flags” must be a whole number from 0 to 9, not True."),
        (lambda r: r.flag("n"), "“n” must be true or false, not 3."),
        (lambda r: r.flags("list", 2), "“list” must be true or false, not 1."),
        (lambda r: r.text("text", 4), "“text” must be a text of at most 4 characters."),
        (lambda r: r.text("n", 4), "“n” must be a text of at most 4 characters."),
        (lambda r: r.one_of("word", ("jade", "nutmeg")), "“word” is 'silk'; it must be one of: jade, nutmeg."),
        (lambda r: r.one_of("list", ("jade",)), "“list” is [1, 2]; it must be one of: jade."),
        (lambda r: r.mapping("n"), "The “n” of the thing must be an object with named values, not a number."),
        (lambda r: r.sequence("text"), "“text” must be a list, not a text."),
        (lambda r: r.sequence("map"), "“map” must be a list, not something else."),
        (lambda r: r.for_each("list", 3), "“list” needs one entry for each of the 3 players; it has 2."),
        (lambda r: r.stack("stack", 0), STACK),
        (lambda r: r.stack("list"), STACK.replace("stack", "list")),
        (lambda r: r.stack("flags"), STACK.replace("stack", "flags")),
    ],
)
def test_bad_values_are_named(ask: Any, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        ask(Reader(DATA, "thing"))
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("data", "kind"), [(None, "nothing"), ([], "a list"), ("x", "a text"), (1.5, "a number"), (True, "true or false")]
)
def test_only_objects_are_read(data: Any, kind: str) -> None:
    with pytest.raises(BadRecord, match=f"The thing must be an object with named values, not {kind}"):
        Reader(data, "thing")


def test_long_deep_and_huge_values_are_cut_short() -> None:
    deep: Any = []
    for _ in range(50_000):
        deep = [deep]
    assert len(shown("x" * 10_000)) == 41
    assert shown(deep) == "something too large to show"
    assert shown(10**5000) == "something too large to show"
    assert shown([1, 2]) == "[1, 2]"


def test_a_refusal_without_a_rule_is_only_its_sentence() -> None:
    assert Refusal("", "Nothing to do.").text == "Nothing to do."
    assert Refusal("M1.1", "Too many.").text == "M1.1: Too many."


@pytest.mark.parametrize("entry", [[1, 2], ["bid"], ["bid", "x"], ["bid", 1, 2.5], ["x" * 500, None], "bid", None])
def test_a_damaged_entry_of_a_stack_is_refused_in_a_short_sentence(entry: Any) -> None:
    with pytest.raises(BadRecord, match="“stack") as caught:
        Reader({"stack": [entry]}, "thing").stack("stack")
    assert len(str(caught.value)) < 200
