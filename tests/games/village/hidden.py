"""Positions that a viewer cannot tell from a given one: others' hidden pieces are exchanged for unseen ones."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from gamecore.games.village.goals_pieces import GOALS, SILVER, goals_in_play
from gamecore.games.village.pieces import BASE_TILES, TILES

CHESTS = {3: 3, 4: 2, 5: 1}
DISGUISES = 3


def disguises(data: dict[str, Any], viewer: int | None) -> Iterator[dict[str, Any]]:
    """Yield positions with other hidden customers, chests and goals."""
    for number in range(DISGUISES):
        yield disguise(deepcopy(data), viewer, Random(number))


def disguise(data: dict[str, Any], viewer: int | None, rng: Random) -> dict[str, Any]:
    """Return the position with everything that the viewer cannot see dealt anew."""
    others = [seat for number, seat in enumerate(data["seats"]) if number != viewer]
    deal_tiles(data, others, rng)
    deal_chests(data, others, rng)
    deal_goals(data, others, rng)
    return data


def deal_tiles(data: dict[str, Any], others: list[dict[str, Any]], rng: Random) -> None:
    """Exchange the served customers of others for any that are out of sight."""
    tiles = list(TILES if data["inn"] else TILES[:BASE_TILES])
    own = [tile for seat in data["seats"] if seat not in others for tile in seat["served"]]
    hidden = [tile for tile in tiles if tile not in (*data["stalls"], *data["queue"], *own)]
    rng.shuffle(hidden)
    for seat in others:
        seat["served"] = sorted((hidden.pop() for _ in seat["served"]), key=TILES.index)


def deal_chests(data: dict[str, Any], others: list[dict[str, Any]], rng: Random) -> None:
    """Exchange the values of others' chests."""
    values = [value for value, count in CHESTS.items() for _ in range(count)]
    for value, count in data["opened_chests"].items():
        for _ in range(count):
            values.remove(int(value))
    for seat in (seat for seat in data["seats"] if seat not in others):
        for value in (*seat["chests"], *seat["chests_aboard"]):
            values.remove(value)
    rng.shuffle(values)
    for seat in others:
        seat["chests"] = sorted(values.pop() for _ in seat["chests"])
        seat["chests_aboard"] = sorted(values.pop() for _ in seat["chests_aboard"])


def deal_goals(data: dict[str, Any], others: list[dict[str, Any]], rng: Random) -> None:
    """Exchange the goal cards of others for any of the same metal that are out of sight."""
    known = [goal for seat in data["seats"] for goal in seat["scored_goals"]]
    known += [seat[kind] for seat in data["seats"] if seat not in others for kind in ("silver_goal", "gold_goal")]
    unseen = [GOALS[goal] for goal in goals_in_play(data["inn"], data["port"]) if GOALS[goal] not in known]
    rng.shuffle(unseen)
    for kind, silver in (("silver_goal", True), ("gold_goal", False)):
        deck = [goal for goal in unseen if (goal in SILVER) == silver]
        for seat in others:
            if seat[kind] is not None:
                seat[kind] = deck.pop()
