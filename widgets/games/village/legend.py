"""What the signs mean, in the half of the board that an odd number of farmyards leaves free."""

from __future__ import annotations

from functools import lru_cache

from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.games.village.districts import dashed, small
from widgets.games.village.talk import LEGEND
from widgets.shared.svg import Svg, group, moved
from widgets.shared.targets import Elements

STEP = 40
"""How far apart signs are if they can."""


def legend(plan: g.Plan) -> Elements:
    """The signs with their words, if there is room."""
    return {"legend": signs(plan)} if plan.players % 2 else {}


@lru_cache(maxsize=16)
def signs(plan: g.Plan) -> Svg:
    """Two columns of signs."""
    x, y, width, height = plan.yard(plan.players)
    drawn = {
        "hour": art.hourglass(),
        "points": art.points(3),
        "star": art.star(),
        "served": art.customer(),
        "member": art.member(0, 2),
        "heap": art.heap(0, 2, 3),
        "starter": art.starter(),
        "next": art.crown(),
        "plague": art.cube(4),
        "choice": art.blank(),
    }
    step = min(STEP, (height - 42) / (len(drawn) // 2 - 1))
    parts = [dashed((x, y, width, height))]
    for place, (key, sign) in enumerate(drawn.items()):
        left, top = x + 28 + (width / 2) * (place % 2), y + 22 + step * (place // 2)
        parts.append(moved(left, top, sign))
        parts.append(small(left + 34, top + 7, LEGEND[key], "start", "quiet"))
    return group(*parts, pointer_events="none")
