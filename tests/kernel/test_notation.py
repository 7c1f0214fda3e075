"""The notation: what is read, and the hints for what is not."""

from __future__ import annotations

from typing import Any

import pytest

import gamecore
from gamecore import Action, MalformedAction
from gamecore.games.manila.actions import Bid, Load, Pass, Place, Steer
from gamecore.kernel.actions import MAX_NOTATION, BadWords, Notation, read_choice, read_whole_number

GAME = gamecore.load("manila")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 5", Bid(5)),
        ("  BID\t5\n", Bid(5)),
        ("bid +5", Bid(5)),
        ("bid 0005", Bid(5)),
        ("pass", Pass()),
        ("load jade, silk, nutmeg", Load(("nutmeg", "silk", "jade"))),
        ("Place Port B", Place("port B")),
        ("place JADE 2", Place("jade", 2)),
        ("steer silk -1 nutmeg +1", Steer((("nutmeg", 1), ("silk", -1)))),
        ("steer nothing", Steer(())),
    ],
)
def test_spelling_is_read_generously(text: str, action: Action) -> None:
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Nothing was typed. Start with one of: bid, pass"),
        (" , ,", "Nothing was typed"),
        ("bidd 5", "“bidd” is not a verb of this game. Did you mean “bid”?"),
        ("xyzzy", "“xyzzy” is not a verb of this game. Start with one of: bid"),
        ("bid", "Exactly one number of pesos is expected. Write it like this: bid 5."),
        ("bid 5 6", "Exactly one number"),
        ("bid five", "“five” is not a whole number of at most six digits. Write it like this: bid 5."),
        ("bid 5.5", "“5.5” is not a whole number"),
        ("bid ５", "is not a whole number"),
        ("bid 1234567", "at most six digits"),
        ("bid --5", "is not a whole number"),
        ("pass now", "Nothing is expected after “pass”"),
        ("buy silkk", "“silkk” is no ware or “nothing”. Did you mean “silk”?"),
        ("buy gold", "Choose one of: nutmeg, silk, ginseng, jade, nothing"),
        ("load silk sikl jade", "“sikl” is no ware. Did you mean “silk”?"),
        ("start jade", "A start is a ware and a space"),
        ("place", "Say where the accomplice goes"),
        ("place prot B", "“prot B” is no space. Did you mean “port B”?"),
        ("place jade 0", "Seats are numbered from 1"),
        ("steer jade", "A pilot steers one punt, two punts or nothing"),
        ("roll", "A roll shows one number for each sailing punt"),
        ("bid 5" + " " * MAX_NOTATION, f"at most {MAX_NOTATION} characters; this text has"),
    ],
)
def test_a_typing_error_gets_a_hint(text: str, words: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        GAME.parse(text)
    assert words in str(caught.value)


@pytest.mark.parametrize("text", [None, 5, b"bid 5", ["bid", "5"]])
def test_only_text_is_read(text: Any) -> None:
    with pytest.raises(MalformedAction, match="An action is written as text"):
        GAME.parse(text)


@pytest.mark.parametrize("number", [0, 7, -7, 999_999])
def test_whole_numbers_are_read(number: int) -> None:
    assert read_whole_number(str(number)) == number


@pytest.mark.parametrize("word", ["", "+", "-", "1_000", "0x10", "1e3", "²", "-+1", " 1"])
def test_other_words_are_no_whole_numbers(word: str) -> None:
    with pytest.raises(BadWords):
        read_whole_number(word)


def test_a_choice_is_returned_in_its_own_spelling() -> None:
    assert read_choice("PORT b", ("port A", "port B"), "space") == "port B"


def test_an_action_without_words_is_its_verb() -> None:
    class Rest(Action):
        verb = "rest"
        usage = "rest"

    notation = Notation([Rest])
    assert str(notation.parse("rest")) == "rest"
    with pytest.raises(MalformedAction, match=r"Nothing is expected after “rest”\. Write it like this: rest\."):
        notation.parse("rest well")


def test_every_verb_shows_how_it_is_written() -> None:
    for action in GAME.notations.classes.values():
        first = action.usage.split(",")[0].split(" or ")[0]
        assert isinstance(GAME.parse(first), action)
