"""Where members stand: every member is a piece of its own that glides from place to place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple

from gamecore.games.village.pieces import GENERATIONS
from gamecore.games.village.view import VillageView
from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.shared.svg import group
from widgets.shared.targets import Elements

SIZE, ROW = 28.0, 30.0
"""The size of a member, and how far apart rows stand."""

Standing = tuple[int, int, int]
"""A member: seat, its number in the family, and its generation."""


def standing(view: VillageView) -> dict[int, list[Standing]]:
    """The members at each place, by seat and generation."""
    found: dict[int, list[Standing]] = {}
    for seat, row in enumerate(view.public.where):
        for number, place in enumerate(row):
            found.setdefault(place, []).append((seat, number, GENERATIONS[number]))
    return found


CLOSE = 22.0
"""So close together every member and its number can still be seen."""


class Way(NamedTuple):
    """How members may stand.

    Those ``alike`` are heaped; heaps stand ``far`` apart if they can and ``close`` if they must; the number of a heap
    sticks out ``beside`` it.
    """

    alike: Callable[[Standing], object]
    far: float
    close: float
    beside: float


WAYS = (
    Way(lambda member: member, 30, CLOSE, 0),
    Way(lambda member: (member[0], member[2]), 38, 32, 13),
    Way(lambda member: member[0], 38, 28, 13),
)
"""Each by itself; if they are too many, a heap for each generation of a seat; at worst one for each seat."""


def crowd(members: Sequence[Standing], box: g.Box) -> Elements:
    """Members in the rows of a box, so that all of them can be counted.

    What stands further left lies above what it overlaps, so that the number of a heap is always seen.
    """
    x, y, width, height = box
    rows = max(1, int((height - SIZE) // ROW) + 1)
    for way in WAYS:
        heaps = [list(alike) for _, alike in groupby(members, way.alike)]
        free = width - SIZE - way.beside
        if len(heaps) <= rows * (free // way.close + 1):
            break
    columns = max(ceil(len(heaps) / rows), min(int(free // way.far) + 1, len(heaps)))
    step = min(way.far, free / (columns - 1)) if columns > 1 else way.far
    drawn: Elements = {}
    for place, alike in reversed(list(enumerate(heaps))):
        row, column = divmod(place, columns)
        drawn.update(heap(alike, (x + SIZE / 2 + column * step, y + SIZE / 2 + row * ROW)))
    return drawn


def heap(members: Sequence[Standing], at: g.Point) -> Elements:
    """Members one on top of another; the topmost bears their number, and their generation if it is the same."""
    drawn: Elements = {}
    same = len({generation for _, _, generation in members}) == 1
    for count, (seat, number, generation) in enumerate(members, 1):
        sign = art.heap(seat, generation if same else 0, count if count == len(members) else 1)
        drawn[f"member-{seat}-{number}"] = group(sign, at=at, class_="piece", pointer_events="none")
    return drawn


def crowds(view: VillageView, boxes: Mapping[int, g.Box]) -> Elements:
    """All members that can be seen, by the boxes of their places; those in a farmyard stand in its own."""
    drawn: Elements = {}
    for place, members in sorted(standing(view).items()):
        if place in boxes:
            drawn.update(crowd(members, boxes[place]))
    return drawn
