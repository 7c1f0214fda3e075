"""The line along the top: the part of the game, and what the green bag holds."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.village.view import VillageView
from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.games.village.districts import small
from widgets.games.village.talk import BOARD
from widgets.games.village.where import part
from widgets.shared.svg import Svg, group, moved, rect, text
from widgets.shared.targets import Elements
from widgets.shared.theme import token

BAG_BOX: g.Box = (g.RIGHT, 4, g.HALF, 42)
PART_BOX: g.Box = (g.LEFT, 4, g.HALF, 42)


def header(view: VillageView) -> Elements:
    """Where the game stands, and the bag."""
    return {"part": part_line(part(view)), "bag": bag(view.public.bag)}


@lru_cache(maxsize=64)
def part_line(words: str) -> Svg:
    """The part of the game in words."""
    x, y, width, height = PART_BOX
    ground = rect(x, y, width, height, rx=8, fill=token("sea"), stroke=token("line"), stroke_width=1.3)
    said = text(x + 14, y + 29, words, size=g.LARGE, anchor="start", font_weight="700")
    return group(ground, said, pointer_events="none")


@lru_cache(maxsize=512)
def bag(counts: tuple[int, ...]) -> Svg:
    """The cubes in the green bag by colour."""
    x, y, width, height = BAG_BOX
    parts = [
        rect(x, y, width, height, rx=8, fill=token("sea"), stroke=token("line"), stroke_width=1.3),
        small(x + 14, y + 28, BOARD["bag"], "start"),
    ]
    for colour, count in enumerate(counts):
        left = x + 150 + 84 * colour
        parts.append(moved(left, y + 21, art.cube(colour)))
        parts.append(small(left + 18, y + 28, str(count), "start", weight="700"))
    return group(*parts, pointer_events="none")
