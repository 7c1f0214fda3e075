"""The notation: what is read, and the hints for what is not."""

from __future__ import annotations

from dataclasses import make_dataclass
from typing import Annotated, Any

import pytest

import gamecore
from gamecore import Action, MalformedAction
from gamecore.games.manila.actions import Bid, Load, Pass, Place, Steer
from gamecore.kernel.actions import MAX_NOTATION, Notation
from gamecore.kernel.words import (
    BadWords,
    Number,
    OneOf,
    Several,
    read_choice,
    read_fields,
    read_whole_number,
    words_of,
)

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
        ("bid", "One word is expected after “bid”. Write it like this: bid 5."),
        ("bid 5 6", "One word is expected after “bid”"),
        ("bid five", "“five” is not a whole number of at most six digits. Write it like this: bid 5."),
        ("bid 5.5", "“5.5” is not a whole number"),
        ("bid ５", "is not a whole number"),
        ("bid 1234567", "at most six digits"),
        ("bid --5", "is not a whole number"),
        ("pass now", "Nothing is expected after “pass”"),
        ("buy silkk", "“silkk” is no ware or “nothing”. Did you mean “silk”?"),
        ("buy gold", "Choose one of: nutmeg, silk, ginseng, jade, nothing"),
        ("load silk sikl jade", "“sikl” is no ware. Did you mean “silk”?"),
        ("start jade", "2 words are expected after “start”. Write it like this: start jade 5."),
        ("place", "Say where the accomplice goes"),
        ("place prot B", "“prot B” is no space. Did you mean “port B”?"),
        ("place jade 0", "Seats are numbered from 1"),
        ("steer jade", "Words are missing at the end: they come in groups of 2"),
        ("steer", "1 to 6 words are expected after “steer”"),
        ("roll", "1 to 3 words are expected after “roll”"),
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


@pytest.mark.parametrize(
    ("form", "value", "text"),
    [
        (OneOf(("port A", "port B"), "place"), "port B", "port B"),
        (Number(), -3, "-3"),
        (Number(signed=True), 3, "+3"),
        (Several((OneOf(("jade", "silk"), "ware"),), times=3), ("silk", "jade"), "silk jade"),
        (Several((Number(), Number(signed=True)), times=3), ((0, 2), (3, -1)), "0 +2 3 -1"),
        (Several((Number(),), times=3, nothing="nothing"), (), "nothing"),
    ],
)
def test_what_is_written_is_read_back(form: Any, value: object, text: str) -> None:
    assert form.write(value) == text
    assert form.read(text.split()) == value
    assert form.least <= len(text.split()) <= form.most


@pytest.mark.parametrize("word", ["0", "5", "-1"])
def test_a_number_beyond_its_limits_is_not_read(word: str) -> None:
    with pytest.raises(BadWords, match="is not possible here: give a number from 1 to 4"):
        Number((1, 4)).read([word])


@pytest.mark.parametrize("name", gamecore.games())
def test_at_most_one_field_of_an_action_varies_in_its_number_of_words(name: str) -> None:
    for action in gamecore.load(name).notations.classes.values():
        if action.read.__func__ is Action.read.__func__:  # type: ignore[attr-defined]
            assert sum(form.least < form.most for _, form in words_of(action)) <= 1, action.verb


@pytest.mark.parametrize(("times", "expected"), [(1, "One word is"), (2, "1 or 2 words are"), (3, "1 to 3 words are")])
def test_it_is_told_how_many_words_are_expected(times: int, expected: str) -> None:
    action = make_dataclass("Go", [("steps", Annotated[tuple[int, ...], Several((Number(),), times)])])
    with pytest.raises(BadWords, match=f"^{expected} expected after “go”\\.$"):
        read_fields(action, "go", ())


def test_an_action_without_words_is_its_verb() -> None:
    class Rest(Action):
        verb = "rest"
        usage = "rest"

    notation = Notation([Rest])
    assert str(notation.parse("rest")) == "rest"
    with pytest.raises(MalformedAction, match=r"Nothing is expected after “rest”\. Write it like this: rest\."):
        notation.parse("rest well")


@pytest.mark.parametrize("name", gamecore.games())
def test_every_verb_shows_how_it_is_written(name: str) -> None:
    game = gamecore.load(name)
    for action in game.notations.classes.values():
        first = action.usage.split(",")[0].split(" or ")[0].split(" (")[0]
        assert isinstance(game.parse(first), action)
        assert str(game.parse(first)) == first
