"""A place of the board: where it is, what it shows, and which rule stands behind it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from widgets.games.village import geometry as g
from widgets.games.village.regions_talk import NAMES, PLACES


@dataclass(frozen=True, slots=True)
class Region:
    """A place: its box, the rule behind it, what it says, the action that is closed there, and what it is called."""

    box: g.Box
    rule: str
    words: str
    act: str = ""
    name: str = ""


Named = Iterator[tuple[str, Region]]


def words(key: str, **fields: object) -> str:
    """A sentence of a place."""
    return PLACES[key].format(**fields)


def called(key: str, **fields: object) -> str:
    """What a place is called."""
    return NAMES[key].format(**fields)
