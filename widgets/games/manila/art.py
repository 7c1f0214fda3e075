"""Manila's pieces, drawn: wares, hulls, dice, spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gamecore.games.manila.pieces import PROFITS, SEAT_PRICES
from widgets.games.manila.geometry import (
    CARGO,
    HULL_HALF,
    HULL_LENGTH,
    MEDIUM,
    SEAT_OFFSETS,
    SEAT_RADIUS,
    SMALL,
    SPACE_RADIUS,
)
from widgets.games.manila.words import WARE_LETTERS
from widgets.shared.svg import Svg, circle, group, join, line, number, path, rect, seat_mark, text
from widgets.shared.theme import token

Style = dict[str, Any]

WARE_COLOURS = ("#8C5A33", "#3B5BA5", "#DDB84C", "#3B7D5C")
"""Nutmeg brown, silk blue, ginseng yellow, jade green; the same in both themes."""

LETTER_COLOURS = ("#FFFFFF", "#FFFFFF", "#2A2410", "#FFFFFF")
CREAM, WOOD, GRAIN, DARK_LINE = "#F7F0DF", "#CFA878", "#A67C4B", "#2B2418"

EMBLEMS = (
    "M0-15C9-15 14-7 14 1C14 9 8 15 0 15C-8 15-14 9-14 1C-14-7-9-15 0-15Z",
    "M-15-12Q-10-15-7-11Q0-8 7-11Q10-15 15-12V12Q10 15 7 11Q0 8-7 11Q-10 15-15 12Z",
    "M-4-16H4V-11Q13-9 13-1Q12 6 8 16Q4 10 3 4Q0 7-3 4Q-4 11-9 16Q-12 6-13-1Q-13-9-4-11Z",
    "M-8-14H8L15-3L0 16L-15-3Z",
)
"""The silhouette of each ware around (0, 0): a nut, a bolt of cloth, a forked root, a cut stone."""

EMBLEM_LINES = ("M-10-9Q0-4 10-9", "M-11-11V11M11-11V11", "M-4-11H4", "M-15-3H-9M9-3H15M-8-14L-9-3M8-14L9-3")
LETTER_DROPS = (1.5, 0, -2.5, 0)

HULL = (
    f"M{-HULL_LENGTH} {8 - HULL_HALF}Q{-HULL_LENGTH} {-HULL_HALF} {8 - HULL_LENGTH} {-HULL_HALF}H-48"
    f"C-24 {-HULL_HALF} -8 -16 0 0C-8 16 -24 {HULL_HALF} -48 {HULL_HALF}"
    f"H{8 - HULL_LENGTH}Q{-HULL_LENGTH} {HULL_HALF} {-HULL_LENGTH} {HULL_HALF - 8}Z"
)
"""A punt from above, the tip of its bow at (0, 0)."""

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@lru_cache(maxsize=64)
def emblem(ware: int, scale: float = 1.0) -> Svg:
    """A ware's silhouette around (0, 0), 30 units high at scale 1, with its letter, which is never smaller."""
    lines = path(EMBLEM_LINES[ware], fill="none", stroke=DARK_LINE, stroke_width=1.2, stroke_opacity=0.5)
    edge: Style = {"stroke": DARK_LINE, "stroke_width": 1.6, "stroke_linejoin": "round"}
    body = path(EMBLEMS[ware], fill=WARE_COLOURS[ware], **edge)
    shape = group(body, lines, transform=None if scale == 1 else f"scale({number(scale)})")
    drop = LETTER_DROPS[ware] * scale + 6.5
    letter: Style = {"font_weight": "700", "fill": LETTER_COLOURS[ware], "size": SMALL}
    return join((shape, text(0, drop, WARE_LETTERS[ware], **letter)))


@lru_cache(maxsize=64)
def token_of_ware(ware: int, radius: float) -> Svg:
    """A ware's emblem on a cream disc that shows on any ground."""
    disc = circle(0, 0, radius, fill=CREAM, stroke=DARK_LINE, stroke_width=1.4)
    return join((disc, emblem(ware, radius / 18)))


@lru_cache(maxsize=1)
def hull() -> Svg:
    """An empty punt."""
    planks = f"M{8 - HULL_LENGTH}-12H-26M{8 - HULL_LENGTH} 12H-26"
    return join(
        (
            path(HULL, fill=WOOD, stroke=DARK_LINE, stroke_width=2.2, stroke_linejoin="round"),
            path(planks, stroke=GRAIN, stroke_width=1.2, fill="none"),
        )
    )


@lru_cache(maxsize=256)
def load(ware: int, taken: tuple[bool, ...], plundered: bool) -> Svg:
    """A ware's load: the crate with emblem and profit, and its seats with their prices."""
    x, y, width, height = CARGO
    crate = rect(x, y, width, height, rx=5, fill=CREAM, stroke=DARK_LINE, stroke_width=1.6)
    mark = group(emblem(ware, 1.12), transform=f"translate({number(x + width / 2)} -12)")
    if plundered:
        struck = path(
            f"M{x + 5} {y + 5}L{x + width - 5} {y + height - 5}M{x + width - 5} {y + 5}L{x + 5} {y + height - 5}",
            stroke="#B3401E",
            stroke_width=4,
            stroke_linecap="round",
        )
    else:
        struck = Svg("")
    profit = text(x + width / 2, 29, str(PROFITS[ware]), size=SMALL, font_weight="700", fill=DARK_LINE)
    seats = [
        seat_ring(dx, dy, None if full else price, SEAT_RADIUS)
        for (dx, dy), full, price in zip(SEAT_OFFSETS[ware], taken, SEAT_PRICES[ware], strict=True)
    ]
    return join((crate, mark, profit, *seats, struck))


def seat_ring(x: float, y: float, price: int | None, radius: float = SPACE_RADIUS) -> Svg:
    """A space for an accomplice: vacant with its price inside, or empty for a figure to stand on."""
    ring = circle(x, y, radius, fill=token("piece"), stroke=token("quiet"), stroke_width=1.8)
    if price is None:
        return ring
    return join((ring, text(x, y + 6.5, str(price), size=SMALL, font_weight="600")))


@lru_cache(maxsize=64)
def die(ware: int, value: int) -> Svg:
    """A die of a ware's colour with pips and, beside it, its number; 0 for one that was not rolled."""
    body: Style = {"rx": 9, "stroke_width": 3, "stroke": WARE_COLOURS[ware]}
    sign = group(token_of_ware(ware, 15), transform="translate(-42 0)")
    if not value:
        return join(
            (sign, rect(-22, -22, 44, 44, fill="none", stroke_dasharray="4 5", **{**body, "stroke": token("edge")}))
        )
    pips = [circle(12 * x, 12 * y, 4.2, fill=DARK_LINE) for x, y in PIPS[value]]
    numeral = text(36, 8, str(value), size=MEDIUM, font_weight="700")
    return join((sign, rect(-22, -22, 44, 44, fill=CREAM, **body), *pips, numeral))


@lru_cache(maxsize=8)
def arrow(steps: int) -> Svg:
    """A pilot's sign for moving a punt: one or two chevrons, ahead or astern."""
    turn = 1 if steps > 0 else -1
    offsets = (0,) if abs(steps) == 1 else (-5, 5)
    marks = [
        path(
            f"M{number(turn * (at - 4))}-9L{number(turn * (at + 5))} 0L{number(turn * (at - 4))} 9",
            stroke=token("ink"),
            stroke_width=3.5,
            stroke_linecap="round",
            stroke_linejoin="round",
            fill="none",
        )
        for at in offsets
    ]
    disc = circle(0, 0, 19, fill=token("piece"), stroke=token("quiet"), stroke_width=1.8)
    return join((disc, *marks))


def office_house() -> Svg:
    """The harbour office: a gabled house with a lantern tower and a flag, 84 units wide."""
    ink: Style = {"stroke": token("ink"), "stroke_width": 2, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return join(
        (
            path("M0 84V44L28 26L56 44V84Z", fill=token("paper"), **ink),
            path("M56 84V22H82V84Z", fill=token("paper"), **ink),
            path("M52 22H86L69 6Z", fill=token("line"), **ink),
            path("M-5 46L28 23L61 46", fill="none", **ink),
            path("M21 84V64Q28 55 35 64V84M64 34H74V46H64ZM64 58H74V70H64Z", fill="none", **ink),
            path("M69 6V-14", fill="none", **ink),
            path("M69-14Q78-18 88-13V-3Q78-8 69-4Z", fill=token("refuse"), **ink),
        )
    )


def insurance_house() -> Svg:
    """The insurance office: a house with a shield over its door, around its middle."""
    ink: Style = {"stroke": token("ink"), "stroke_width": 2, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return join(
        (
            path("M-34 40V-4H34V40Z", fill=token("paper"), **ink),
            path("M-40-4L-26-26H26L40-4Z", fill=token("line"), **ink),
            path("M0 5L12 9V18Q10 28 0 33Q-10 28-12 18V9Z", fill=token("sea"), **ink),
            line(-27, 6, -27, 24, **ink),
            line(27, 6, 27, 24, **ink),
        )
    )


def pirate_ship() -> Svg:
    """The pirate ship seen from abeam, its two places on deck, around its middle."""
    ink = token("ink")
    sail: Style = {"fill": token("quiet"), "stroke": ink, "stroke_width": 2}
    rope: Style = {"stroke": ink, "stroke_width": 2, "fill": "none", "stroke_linecap": "round"}
    return join(
        (
            path("M-34-46V6M30-56V6", stroke=ink, stroke_width=4, stroke_linecap="round"),
            path("M-62-34Q-34-26-8-36Q-2-18-10-4Q-36 2-64-6Q-70-20-62-34Z", **sail),
            path("M4-44Q30-36 56-45Q62-24 54-6Q30 0 4-8Q-2-26 4-44Z", **sail),
            path("M30-56Q40-61 52-56V-46Q41-51 30-47Z", fill=ink),
            path("M-96 2L-74 8H62L92-2L118-12", **rope),
            path("M-100 0L-72 6H64L98-4Q94 34 66 48H-64Q-92 40-100 0Z", fill=ink),
            path("M-84 40Q-74 46-64 48M80 38Q74 44 66 48", **rope),
        )
    )


def coin(x: float, y: float) -> Svg:
    """A peso, to stand before a price."""
    return join(
        (
            circle(x, y, 8, fill="#F2D06B", stroke=DARK_LINE, stroke_width=1.4),
            circle(x, y, 3.6, fill="none", stroke=DARK_LINE, stroke_width=1.1),
        )
    )


@lru_cache(maxsize=256)
def figure(seat: int, initial: str, radius: float) -> Svg:
    """An accomplice: the mark of its seat with a letter large enough to read on a phone."""
    if not initial:
        return seat_mark(seat, radius=radius)
    drop = radius * 0.66 if seat == 2 else 6.5
    letter: Style = {"size": SMALL, "font_weight": "700", "fill": token("seat-ink")}
    return join((seat_mark(seat, radius=radius), text(0, drop, initial.upper()[:1], **letter)))


def title(x: float, y: float, words: str, anchor: str = "start") -> Svg:
    """The heading of a part of the board."""
    return text(x, y, words, size=MEDIUM, anchor=anchor, font_weight="700")


def caption(x: float, y: float, words: str, anchor: str = "middle", **style: str) -> Svg:
    """A small label."""
    return text(x, y, words, size=SMALL, anchor=anchor, **style)
