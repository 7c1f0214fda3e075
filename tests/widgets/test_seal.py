"""The seal: what the browser keeps of a running game it can neither read nor change."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from cryptography.fernet import Fernet
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.line import KEY
from widgets.shared import seal
from widgets.shared.seal import BrokenSeal, Seal


@given(st.text(max_size=500))
def test_a_sealed_text_comes_back_as_it_was(text: str) -> None:
    assert Seal([KEY]).open(Seal([KEY]).close(text)).text == text


def test_a_sealed_text_cannot_be_read() -> None:
    sealed = Seal([KEY]).close('{"actions": ["deal jade silk"]}')
    assert "deal" not in sealed
    assert seal.is_sealed(sealed)


@pytest.mark.parametrize("place", [25, 40, -5])
def test_a_changed_seal_does_not_open(place: int) -> None:
    sealed = list(Seal([KEY]).close("a game"))
    sealed[place] = "A" if sealed[place] != "A" else "B"
    with pytest.raises(BrokenSeal, match="file_other_key"):
        Seal([KEY]).open("".join(sealed))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{}", "file_not_ours"),
        ("four-ports-sealed:2:abc", "sealed_newer"),
        ("four-ports-sealed:1:", "file_other_key"),
        ("four-ports-sealed:1:ééé", "file_other_key"),
        (Seal([KEY]).close("a game")[:60], "file_other_key"),
    ],
    ids=["open", "newer", "empty", "no seal", "cut off"],
)
def test_what_is_not_sealed_by_us_is_told_apart(text: str, reason: str) -> None:
    with pytest.raises(BrokenSeal, match=reason):
        Seal([KEY]).open(text)


def test_another_key_does_not_open() -> None:
    sealed = Seal([KEY]).close("a game")
    with pytest.raises(BrokenSeal, match="file_other_key"):
        Seal([Fernet.generate_key()]).open(sealed)


def test_an_older_key_still_opens() -> None:
    fresh = Fernet.generate_key()
    rotated = seal.load({seal.KEY_VARIABLE: f"{fresh.decode()}, {KEY.decode()}"})
    assert rotated.open(Seal([KEY]).close("a game")).text == "a game"
    assert Seal([fresh]).open(rotated.close("another")).text == "another"


def test_a_key_that_is_none_is_explained() -> None:
    with pytest.raises(ValueError, match="Fernet key"):
        seal.load({seal.KEY_VARIABLE: "secret"})


def test_the_key_file_is_made_once_and_is_private(tmp_path: Path) -> None:
    path = tmp_path / "data" / "key"
    sealed = seal.load({}, path).close("a game")
    assert seal.load({}, path).open(sealed).text == "a game"
    assert [file.name for file in path.parent.iterdir()] == ["key"]
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_without_a_place_for_the_key_the_table_still_plays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    locker = seal.load({}, blocked / "data" / "key")
    assert locker.open(locker.close("a game")).text == "a game"
    assert "cannot outlive this process" in caplog.text


def test_a_damaged_key_file_does_not_stop_the_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "key"
    path.write_text("not a key")
    locker = seal.load({}, path)
    assert locker.open(locker.close("a game")).text == "a game"
    assert path.read_text() == "not a key"
    assert "cannot outlive this process" in caplog.text
