"""Where members stand: every member is a piece of its own that glides from place to place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from gamecore.games.village.pieces import GENERATIONS
from gamecore.games.village.view import VillageView
from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.shared.svg import Svg, group

Elements = dict[str, Svg]
STEP, ROW = 30.0, 30.0
Standing = tuple[int, int, int]
"""A member: seat, its number in the family, and its generation."""


def standing(view: VillageView) -> dict[int, list[Standing]]:
    """The members at each place, by seat and generation."""
    found: dict[int, list[Standing]] = {}
    for seat, row in enumerate(view.public.where):
        for number, place in enumerate(row):
            found.setdefault(place, []).append((seat, number, GENERATIONS[number]))
    return found


def crowd(members: Sequence[Standing], box: g.Box) -> Elements:
    """Members in the rows of a box; where they are many they stand closer together."""
    x, y, width, height = box
    rows = max(1, int((height - 28) // ROW) + 1)
    columns = max(1, ceil(len(members) / rows))
    fitting = int(width // STEP)
    columns = max(columns, min(fitting, len(members)))
    step = min(STEP, (width - 28) / max(1, columns - 1)) if columns > 1 else STEP
    drawn: Elements = {}
    for place, (seat, number, generation) in enumerate(members):
        row, column = divmod(place, columns)
        at = (x + 14 + column * step, y + 14 + row * ROW)
        piece = art.member(seat, generation)
        drawn[f"member-{seat}-{number}"] = group(piece, at=at, class_="piece", pointer_events="none")
    return drawn


def crowds(view: VillageView, boxes: Mapping[int, g.Box]) -> Elements:
    """All members that can be seen, by the boxes of their places; those in a farmyard stand in its own."""
    drawn: Elements = {}
    for place, members in sorted(standing(view).items()):
        if place in boxes:
            drawn.update(crowd(members, boxes[place]))
    return drawn
