"""What is still to come in a position of the lesson, from a few words."""

from __future__ import annotations

from typing import Any

from gamecore.games.village.pieces import SPACES

Entries = list[list[Any]]

SPACE_OF = {"voyage": "travel"}
ACTIONS = ("harvest", "family", "crafts", "council", "church", "inn", "voyage", "travel")
USUAL: dict[str, tuple[int, ...]] = {
    "rest": (1, 2, 1),
    "sale": (0, 0, 1),
    "ransom": (0, 0),
    "climb": (0,),
    "draw": (4, 4),
    "load": (0,),
    "island": (0,),
    "sail": (0, 1),
}
"""The details of a question if none are named."""


def pending(asked: str) -> Entries:
    """What is asked of seat 0, with details after the first word, and what lies below it.

    The first detail of a sale is who started the market day.

    >>> pending("crafts")
    [['finish', 0], ['after', 0, 2, 1], ['crafts', 0, 1]]
    """
    kind, *words = asked.split()
    details = [*map(int, words)] or [*USUAL.get(kind, ())]
    if kind in ACTIONS:
        space = SPACES.index(SPACE_OF.get(kind, kind))
        return [["finish", 0], ["after", 0, space, 1], [kind, 0, *(details or [1])]]
    if kind in ("market", "sale"):
        starter = details[0] if kind == "sale" else 0
        return [["finish", starter], ["after", starter, SPACES.index("market"), 0], [kind, 0, *details]]
    if kind in ("ransom", "climb", "draw"):
        return [*mass(kind), [kind, -1 if kind == "draw" else 0, *details]]
    if kind == "death":
        return [["finish", 0], ["deaths", 0], ["death", 0]]
    if kind == "over":
        return []
    return [["finish", 0], [kind, 0, *details]]


def mass(kind: str) -> Entries:
    """What follows a question of the mass."""
    after: Entries = [["next round", -1], ["majority", -1]]
    return after if kind == "climb" else [*after, ["climbing", 0, 0]]
