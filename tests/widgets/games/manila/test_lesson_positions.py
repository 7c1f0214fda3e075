"""The positions of the lesson could all come up in a real game: nobody learns from an impossible sea."""

from __future__ import annotations

from typing import Any

import pytest

import gamecore
from gamecore.games.manila.pieces import STARTING_TRIPLES
from widgets.games.manila.lessons import LESSON

GAME = gamecore.load("manila")
ON_WATER = ("roll", "place", "board", "steer", "send")
ITEMS = [each for chapter in LESSON.chapters for each in (*chapter.steps, *chapter.quiz)]
PILOTED = {"not-below-0": 1}
"""By how much pilots have moved the punts of an item, as its text says."""


def reached(place: str, start: int, rolls: int, piloted: int) -> bool:
    """Tell whether a punt that started there can be at this place after so many rolls."""
    least, most = start + rolls - piloted, start + 6 * rolls + piloted
    kind, _, space = place.partition(" ")
    if kind == "space":
        return least <= int(space) <= most
    return most > 13 if kind == "port" else least < 13


def rolls_done(data: dict[str, Any]) -> int:
    return int(data["movement"]) - (data["pending"][-1][0] == "roll")


every_item = pytest.mark.parametrize("item", [pytest.param(each, id=each.id) for each in ITEMS])


@every_item
def test_every_position_is_one_that_the_rules_allow(item: Any) -> None:
    assert GAME.restore(item.position())


@every_item
def test_three_rolls_from_legal_starts_lead_to_every_position(item: Any) -> None:
    data = item.position()
    punts = [place for place in data.get("punts", {}).values() if place != "ashore"]
    asked = data["pending"][-1][0] if data["pending"] else ""
    if asked not in ON_WATER:
        assert not any(place.startswith(("port", "shipyard")) for place in punts)
        return
    rolls, piloted = rolls_done(data), PILOTED.get(item.id, 0)
    assert any(
        all(reached(place, start, rolls, piloted) for place, start in zip(punts, starts, strict=True))
        for starts in STARTING_TRIPLES
    )
