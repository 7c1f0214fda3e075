"""The ground of the board: what never changes, in one drawing."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.porto_carthago.pieces import (
    DOCK_COUNT,
    PALACE_POINTS,
    PALACE_PRICES,
    PATH_LENGTH,
    SCORING,
)
from widgets.games.porto_carthago import art
from widgets.games.porto_carthago import geometry as g
from widgets.games.porto_carthago.words import BOARD
from widgets.shared.svg import Svg, group, line, moved, path, rect, text
from widgets.shared.theme import token

BOLD: art.Style = {"font_weight": "700"}


@lru_cache(maxsize=8)
def ground(players: int) -> Svg:
    """Harbour, docks, palace line, path of intrigue, lighthouse and temple."""
    parts = [rect(0, 0, g.WIDTH, g.HEIGHT, fill=token("paper")), *water(), *rows(players)]
    parts += [dock(number) for number in range(DOCK_COUNT)]
    parts += [*palace(), *intrigue(), *zones(), sheet(g.MARKET), sheet(g.DECK)]
    parts += notes()
    return group(*parts, pointer_events="none")


def notes() -> list[Svg]:
    """What on the board is reconstructed, said where it lies."""
    middle = g.DOCK_LEFT + (g.DOCK_STEP + g.DOCK_SIZE[0]) / 2
    x, y, _, _ = g.PALACE
    return [
        art.caption(middle, g.ROW_TOP - 10, BOARD["reconstructed_ships"]),
        text(x + 94, y + 20, BOARD["reconstructed_palace"], size=g.SMALL, anchor="start"),
        text(8, g.NOTE_LINE, BOARD["reconstructed_names"], size=g.SMALL, anchor="start"),
        text(g.CITY_LEFT, g.NOTE_LINE, BOARD["reconstructed_city"], size=g.SMALL, anchor="start"),
    ]


def sheet(box: g.Box, fill: str = "land") -> Svg:
    """A plain sheet with round corners."""
    return rect(*box, rx=10, fill=token(fill), stroke=token("line"), stroke_width=1.2)


def water() -> list[Svg]:
    """The sea on the left, where ships wait, and the round harbour with its quays."""
    x, y, width, height = g.HARBOUR
    edge = g.DOCK_LEFT - 8
    quay = f"M{edge} {y}H{x + width - 10}Q{x + width} {y} {x + width} {y + 10}V{y + height - 10}"
    waves = [
        path(f"M{x + 14 + 60 * n} {y + height - 14}q7-7 14 0t14 0", fill="none", stroke=token("deep"), stroke_width=2)
        for n in range(4)
    ]
    return [
        rect(x, y, width, height, rx=10, fill=token("sea"), stroke=token("line"), stroke_width=1.2),
        path(
            f"{quay}Q{x + width} {y + height} {x + width - 10} {y + height}H{edge}Z",
            fill=token("land"),
            stroke=token("line"),
            stroke_width=1.2,
        ),
        *waves,
    ]


def rows(players: int) -> list[Svg]:
    """The two rows of ships with their places."""
    parts = []
    for row, left in ((2, g.ROW2_LEFT), (1, g.ROW1_LEFT)):
        parts.append(art.caption(left + art.SHIP[0] / 2, 75, BOARD[f"row{row}"], **BOLD))
        for place in range(players + 1):
            x, y = g.ship_at(row, place)
            frame: art.Style = {"stroke": token("deep"), "stroke_width": 1.4, "stroke_dasharray": "5 4"}
            parts.append(rect(x, y, *art.SHIP, rx=8, fill="none", **frame))
    return parts


def dock(number: int) -> Svg:
    """A dock: its berth, its shield and its storage."""
    x, y = g.dock_at(number)
    bx, by = g.berth_at(number)
    quay: art.Style = {"fill": token("paper"), "stroke": token("edge"), "stroke_width": 1.4}
    berth: art.Style = {"fill": token("sea"), "stroke": token("deep"), "stroke_width": 1.4, "stroke_dasharray": "5 4"}
    return group(
        rect(x, y, *g.DOCK_SIZE, rx=9, **quay),
        rect(bx, by, *art.SHIP, rx=8, **berth),
        moved(x + 130, y + 19, art.shield(number // 2, "I" * (number % 2 + 1))),
        moved(*g.store_at(number), art.empty_slot(17)),
    )


def palace() -> list[Svg]:
    """The palace line: every space with its price and the trade points it needs."""
    x, y, _, _ = g.PALACE
    parts = [sheet(g.PALACE), text(x + 10, y + 20, BOARD["palace"], size=g.SMALL, anchor="start", **BOLD)]
    for space, (price, points) in enumerate(zip(PALACE_PRICES, PALACE_POINTS, strict=True)):
        left, top = g.palace_at(space)
        broader = g.PALACE_STEP[0] if space == len(PALACE_PRICES) - 1 else 0
        wide, high = g.PALACE_SPACE[0] + broader, g.PALACE_SPACE[1]
        parts.append(rect(left, top, wide, high, rx=7, fill=token("paper"), stroke=token("edge"), stroke_width=1.3))
        parts.append(moved(left + 19, top + 38.5, art.coin(price)))
        parts.append(moved(left + 14, top + 14, art.star(8)))
        parts.append(text(left + 25, top + 20.5, str(points), size=g.SMALL, anchor="start"))
    return parts


def intrigue() -> list[Svg]:
    """The path of intrigue with its scoring spaces."""
    x, y, _, _ = g.PATH
    parts = [sheet(g.PATH), text(x + 10, y + 20, BOARD["path"], size=g.SMALL, anchor="start", **BOLD)]
    first, last = g.path_at(0), g.path_at(PATH_LENGTH - 1)
    parts.append(line(first[0], first[1], last[0], last[1], stroke=token("edge"), stroke_width=3))
    for space in range(PATH_LENGTH):
        px, py = g.path_at(space)
        numbers = SCORING.get(space + 1)
        parts.append(rect(px - 16, py - 16, 32, 32, rx=16, fill=token("paper"), stroke=token("edge"), stroke_width=1.4))
        if numbers:
            won = "·".join(map(str, numbers))
            parts.append(art.caption(px, py - 24, won, **BOLD))
            parts.append(rect(px - 19, py - 19, 38, 38, rx=19, fill="none", stroke="#C98A0A", stroke_width=2.4))
    return parts


def zones() -> list[Svg]:
    """Lighthouse and temple."""
    parts = []
    for zone, key in enumerate(("lighthouse", "temple")):
        x, y, _, _ = g.ZONES[zone]
        parts.append(sheet(g.ZONES[zone]))
        sign = LIGHTHOUSE if zone == 0 else TEMPLE
        parts.append(group(sign, transform=f"translate({x + 25} {y + 30}) scale(.62)"))
        parts.append(text(x + 46, y + 25, BOARD[key], size=g.SMALL, anchor="start", **BOLD))
    return parts


_INK: art.Style = {"stroke": token("ink"), "stroke_width": 1.5, "stroke_linejoin": "round"}
LIGHTHOUSE = group(
    path("M-11 8L-7-26H7L11 8Z", fill=token("paper"), **_INK),
    path("M-8-26H8V-33H-8ZM-9-33L0-40L9-33Z", fill=token("refuse"), **_INK),
)
TEMPLE = path("M-20 8V-14L0-28L20-14V8ZM-13 8V-10M-4 8V-10M5 8V-10M14 8V-10M-22 8H22", fill=token("paper"), **_INK)
