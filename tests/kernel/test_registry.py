"""Games are found by name; a wrong name gets the nearest right one."""

from __future__ import annotations

from typing import Any

import pytest

import gamecore


def test_games_are_listed_in_alphabetical_order() -> None:
    assert "manila" in gamecore.games()
    assert list(gamecore.games()) == sorted(gamecore.games())


def test_a_game_is_loaded_once() -> None:
    assert gamecore.load("manila") is gamecore.load("manila")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("manilla", "There is no game called “manilla”. Did you mean “manila”?"),
        ("Manila", "Did you mean “manila”"),
        ("zzz", "There are: .*manila"),
        ("", "There is no game called “”"),
        ("x" * 5000, "There is no game called “x{40}”"),
        (None, "There is no game called “None”"),
        (["manila"], "There is no game called"),
        ("../manila", "There is no game"),
        ("manila.game", "There is no game"),
    ],
)
def test_an_unknown_game_is_refused_with_a_hint(name: Any, words: str) -> None:
    with pytest.raises(gamecore.UnknownGame, match=words):
        gamecore.load(name)
