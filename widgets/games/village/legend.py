"""What the signs mean, in the half of the board that an odd number of farmyards leaves free."""

from __future__ import annotations

from functools import lru_cache

from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.games.village.careers import marker_sign
from widgets.games.village.crowds import Elements
from widgets.games.village.districts import dashed, small
from widgets.games.village.talk import LEGEND
from widgets.games.village.yards import STARTER
from widgets.shared.svg import Svg, group, rect
from widgets.shared.theme import token

STEP = 37


def legend(plan: g.Plan) -> Elements:
    """The signs with their words, if there is room."""
    return {"legend": signs(plan)} if plan.players % 2 else {}


@lru_cache(maxsize=16)
def signs(plan: g.Plan) -> Svg:
    """Two columns of signs."""
    x, y, width, height = plan.yard(plan.players)
    blank = rect(-9, -9, 18, 18, rx=3, fill=token("piece"), stroke=token("ink"), stroke_width=1.5)
    drawn = {
        "hour": art.hourglass(),
        "points": art.points(3),
        "star": art.star(),
        "served": art.customer(),
        "starter": STARTER,
        "next": marker_sign(),
        "plague": art.cube(4),
        "choice": blank,
    }
    parts = [dashed((x, y, width, height))]
    for place, (key, sign) in enumerate(drawn.items()):
        left, top = x + 28 + (width / 2) * (place % 2), y + 26 + STEP * (place // 2)
        parts.append(art.moved(left, top, sign))
        parts.append(small(left + 24, top + 7, LEGEND[key], "start", "quiet"))
    return group(*parts, pointer_events="none")
