"""Seats and options are checked before a game starts."""

from __future__ import annotations

from typing import Any

import pytest

import gamecore
from gamecore import BadOption, Option
from gamecore.kernel.options import check_options, check_seats

LENGTH = Option("length", "short", ("short", "long"), ("A1.1",), "How long the game is.")
ROUNDS = Option("rounds", 3, (3, 5), ("A1.2",), "How many rounds are played.")


def test_defaults_fill_what_was_not_asked_for() -> None:
    assert check_options("Game", [LENGTH, ROUNDS], {"rounds": 5}) == {"length": "short", "rounds": 5}
    assert check_options("Game", [LENGTH, ROUNDS], None) == {"length": "short", "rounds": 3}


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"lenght": "long"}, "Game has no option “lenght”. Did you mean “length”?"),
        ({"zzz": 1}, "Game has no option “zzz”. It has: length, rounds."),
        ({"rounds": 4}, "The option “rounds” can be 3, 5; 4 is not possible."),
        ({"rounds": 3.0}, "The option “rounds” can be 3, 5; 3.0 is not possible."),
        ({"rounds": "9" * 99}, f"The option “rounds” can be 3, 5; '{'9' * 39}… is not possible."),
    ],
)
def test_what_is_not_allowed_is_named(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_options("Game", [LENGTH, ROUNDS], asked)
    assert str(caught.value) == sentence


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="It has: none"):
        check_options("Game", [], {"anything": 1})


@pytest.mark.parametrize("seats", [2, 6, -1, 0, 10**9])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"Manila is for 3 to 5 players; {seats} is not possible"):
        gamecore.load("manila").start(seats=seats)


@pytest.mark.parametrize("seats", [None, "4", 4.0, True, [4]])
def test_seats_are_a_whole_number(seats: Any) -> None:
    with pytest.raises(BadOption, match="is not possible"):
        check_seats("Manila", range(9), seats)


def test_a_game_refuses_an_unknown_option() -> None:
    with pytest.raises(BadOption, match="Did you mean “stronger_pirates”"):
        gamecore.load("manila").start(seats=4, strong_pirates=True)
