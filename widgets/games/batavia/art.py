"""Batavia's pieces, drawn: companies, goods, tiles, cards, seals, crates, ships."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from widgets.games.batavia.geometry import CARD, CUBE, HAND_CARD, HEX, MEDIUM, SMALL
from widgets.games.batavia.words import COMPANY_LETTERS
from widgets.shared.svg import Svg, circle, group, join, moved, number, path, polygon, rect, seat_mark, text
from widgets.shared.theme import token

Style = dict[str, Any]

CREAM, DARK_LINE, WOOD, GRAIN = "#F7F0DF", "#2B2418", "#CFA878", "#A67C4B"

COMPANY_COLOURS = ("#C2304C", "#66707D", "#3E66C9", "#0F7F78", "#F2C838")
COMPANY_INKS = ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#2A2410")
"""England crimson, Denmark slate, France blue, the Netherlands teal, Sweden yellow; the same in both themes."""

COMPANY_SHAPES = (
    "M-12-12H12V1C12 8 6 12 0 14C-6 12-12 8-12 1Z",
    "M-13-11H13L8 0L13 11H-13Z",
    "M0-14Q4-8 12-10Q9-3 13 2Q7 6 6 13Q2 10 0 14Q-2 10-6 13Q-7 6-13 2Q-9-3-12-10Q-4-8 0-14Z",
    "M-8-13H8Q15 0 8 13H-8Q-15 0-8-13Z",
    "M-13 12L-13-9L-6-3L0-13L6-3L13-9L13 12Z",
)
"""The silhouette of each company around (0, 0): a shield, a swallow-tailed flag, a lily, a barrel, a crown."""

COMPANY_DROPS = (5.5, 6.5, 7, 6.5, 9.5)

GOOD_COLOURS = ("#6B8E3D", "#E9E4D6", "#4F7FB8", "#B65A8C", "#C98A3C", "#7A4A2B", "#2E2E33")
GOOD_SHAPES = (
    "M-13 9C-15-6-2-14 13-13C15 2 6 14-7 12Q-10 14-12 15L-13 13Q-12 11-11 10ZM-11 10Q-2 3 6-6",
    "M0-13C6-15 9-9 7-5C14-6 16 3 9 6C10 13 2 14 0 9C-2 14-10 13-9 6C-16 3-14-6-7-5C-9-9-6-15 0-13ZM0 9V15",
    "M-5-14H5V-9Q12-5 12 2Q12 9 6 14H-6Q-12 9-12 2Q-12-5-5-9ZM-11-2Q0 4 11-2",
    "M-10-14H10V-9H6V9H10V14H-10V9H-6V-9H-10ZM-6-5L6-1M-6 1L6 5",
    "M-3-14Q2-16 4-11Q5-6 2-3Q8-7 12-4Q15 0 10 3Q5 5 3 5Q6 10 2 13Q-3 15-5 10"
    "Q-5 6-4 4Q-9 8-13 4Q-15-1-9-4Q-4-5-3-5Q-7-9-3-14Z",
    "M0-15C9-15 13-7 13 0C13 9 7 14 0 14C-7 14-13 9-13 0C-13-7-9-15 0-15ZM-9-6Q0-1 9-6M-11 3Q0 9 11 3",
    "M-6-13A6 6 0 1 1-6-1A6 6 0 1 1-6-13ZM6-13A6 6 0 1 1 6-1A6 6 0 1 1 6-13ZM0 0A6.5 6.5 0 1 1 0 13A6.5 6.5 0 1 1 0 0Z",
)
"""The silhouette of each good: a leaf, a boll, a vase, a spool, a root, a nut, three corns."""

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def title(x: float, y: float, words: str, anchor: str = "start", **style: Any) -> Svg:
    """The heading of a part of the board."""
    return text(x, y, words, size=MEDIUM, anchor=anchor, font_weight="700", **style)


def caption(x: float, y: float, words: str, anchor: str = "middle", **style: Any) -> Svg:
    """A small label."""
    return text(x, y, words, size=SMALL, anchor=anchor, **style)


@lru_cache(maxsize=64)
def company_sign(company: int, scale: float = 1.0, letter: bool = True) -> Svg:
    """A company's silhouette around (0, 0), 28 units high at scale 1, with its letter, which is never smaller."""
    edge: Style = {"stroke": DARK_LINE, "stroke_width": 1.5, "stroke_linejoin": "round"}
    shape = path(COMPANY_SHAPES[company], fill=COMPANY_COLOURS[company], **edge)
    sized = group(shape, transform=None if scale == 1 else f"scale({number(scale)})")
    if not letter:
        return sized
    ink: Style = {"size": SMALL, "font_weight": "700", "fill": COMPANY_INKS[company]}
    drop = 6.5 + (COMPANY_DROPS[company] - 6.5) * scale
    return join((sized, text(0, drop, COMPANY_LETTERS[company], **ink)))


@lru_cache(maxsize=64)
def good_sign(good: int, scale: float = 1.0) -> Svg:
    """A good's silhouette around (0, 0), 30 units high at scale 1."""
    edge: Style = {"stroke": DARK_LINE, "stroke_width": 1.5, "stroke_linejoin": "round", "stroke_linecap": "round"}
    shape = path(GOOD_SHAPES[good], fill=GOOD_COLOURS[good], **edge)
    return group(shape, transform=None if scale == 1 else f"scale({number(scale)})")


@lru_cache(maxsize=16)
def hexagon(radius: float) -> tuple[tuple[float, float], ...]:
    """The corners of a hexagon that stands on a tip."""
    return tuple((radius * sin(turn * pi / 3), -radius * cos(turn * pi / 3)) for turn in range(6))


@lru_cache(maxsize=64)
def tile(company: int, good: int) -> Svg:
    """A trading-post tile: the good above, the company's colour and letter below."""
    half, tip = HEX * sin(pi / 3), HEX
    band = f"M{number(-half)} 4H{number(half)}V{number(tip / 2)}L0 {number(tip)}L{number(-half)} {number(tip / 2)}Z"
    ink: Style = {"size": SMALL, "font_weight": "700", "fill": COMPANY_INKS[company]}
    return join(
        (
            polygon(hexagon(HEX), fill=CREAM),
            path(band, fill=COMPANY_COLOURS[company]),
            polygon(hexagon(HEX), fill="none", stroke=DARK_LINE, stroke_width=1.8, stroke_linejoin="round"),
            moved(0, -9.5, good_sign(good, 0.74)),
            text(0, 19.5, COMPANY_LETTERS[company], **ink),
        )
    )


@lru_cache(maxsize=64)
def small_tile(company: int, count: int) -> Svg:
    """A seat's tiles of a company: a little hexagon of its colour with their number."""
    ink: Style = {"size": SMALL, "font_weight": "700", "fill": COMPANY_INKS[company]}
    edge: Style = {"stroke": DARK_LINE, "stroke_width": 1.5, "stroke_linejoin": "round"}
    return join(
        (
            polygon(hexagon(15), fill=COMPANY_COLOURS[company], **edge),
            text(0, 6.5, str(count), **ink),
        )
    )


@lru_cache(maxsize=64)
def post(number_shown: int) -> Svg:
    """A space whose tile is still face down: the back of a tile with the number of the space."""
    back: Style = {"fill": token("land"), "stroke": token("edge"), "stroke_width": 1.6, "stroke_linejoin": "round"}
    return join(
        (
            polygon(hexagon(HEX), **back),
            polygon(hexagon(HEX - 5), fill="none", stroke=token("line"), stroke_width=1.2),
            text(0, 6.5, str(number_shown), size=SMALL, fill=token("quiet")),
        )
    )


@lru_cache(maxsize=64)
def ship(company: int, scale: float = 1.0) -> Svg:
    """A merchant ship under the sail of its company, about 44 units wide, its waterline at y = 0."""
    ink: Style = {"stroke": DARK_LINE, "stroke_width": 1.5, "stroke_linejoin": "round", "stroke_linecap": "round"}
    drawing = (
        path("M-2 0V-36M12-2V-28M-14-2V-22", fill="none", **ink),
        path("M-9-34Q-2-32 6-34Q11-24 6-15Q-2-17-10-15Q-4-24-9-34Z", fill=COMPANY_COLOURS[company], **ink),
        path("M9-27Q14-25 19-27Q22-20 19-13Q14-15 8-13Q12-20 9-27Z", fill="#FFFFFF", **ink),
        path("M-18-21Q-14-20-10-21V-11Q-14-13-20-11Q-16-16-18-21Z", fill="#FFFFFF", **ink),
        path("M-22-8L-17-6H14L22-10Q20 2 13 5H-14Q-21 2-22-8Z", fill=WOOD, **ink),
        path("M-2-36L6-38.5L-2-41Z", fill=COMPANY_COLOURS[company], **ink),
    )
    return group(*drawing, transform=None if scale == 1 else f"scale({number(scale)})")


@lru_cache(maxsize=512)
def hand_card(company: int, place: int, row: int, rows: int) -> Svg:
    """A ship card in the hand; its left edge says how many cards of its company lie here up to this one."""
    width, height = HAND_CARD
    colour, ink = COMPANY_COLOURS[company], COMPANY_INKS[company]
    y = (14 if rows == 1 else 14 + (height - 28) * row / (rows - 1)) + 6.5
    return join(
        (
            rect(0, 0, width, height, rx=6, fill=CREAM, stroke=DARK_LINE, stroke_width=1.5),
            path(f"M6 .8H24V{height - 0.8}H6Q.8 {height - 0.8} .8 {height - 6}V6Q.8 .8 6 .8Z", fill=colour),
            text(12.5, y, str(place), size=SMALL, font_weight="700", fill=ink),
            moved(48, 22, company_sign(company, 0.86)),
            moved(47, height - 18, ship(company, 0.92)),
            path(f"M27 {height - 9}q5-4 10 0t10 0t10 0t9 0", fill="none", stroke="#8FB9CB", stroke_width=1.6),
        )
    )


@lru_cache(maxsize=256)
def small_card(company: int, count: int, fresh: int = 0) -> Svg:
    """The cards of a company that lie in front of somebody: the sign and how many; `fresh` ones are not counted yet."""
    width, height = CARD
    backs = min(count + fresh, 4) - 1
    edge: Style = {"rx": 5, "fill": CREAM, "stroke": DARK_LINE, "stroke_width": 1.4}
    pile = [rect(2.2 * n, 2.2 * n, width, height, **edge) for n in range(backs, 0, -1)]
    ring: Style = {"stroke": "#0072B2", "stroke_width": 3.2} if fresh else {}
    shown = str(count + fresh)
    return join(
        (
            *pile,
            rect(0, 0, width, height, **{**edge, **ring}),
            moved(width / 2, 15.5, company_sign(company, 0.8)),
            text(width / 2, height - 5.5, shown, size=MEDIUM, font_weight="700", fill=DARK_LINE),
        )
    )


@lru_cache(maxsize=8)
def no_card(company: int) -> Svg:
    """The place of a company of which nobody has laid out anything here."""
    width, height = CARD
    line: Style = {"fill": "none", "stroke": token("line"), "stroke_width": 1.4, "stroke_dasharray": "4 4"}
    letter = text(width / 2, height / 2 + 6.5, COMPANY_LETTERS[company], size=SMALL, fill=token("quiet"))
    return join((rect(0, 0, width, height, rx=5, **line), letter))


@lru_cache(maxsize=4)
def card_back(width: float, height: float) -> Svg:
    """The back of a ship card: a compass star on blue."""
    x, y = width / 2, height / 2
    star = f"M{x} {y - 9}L{x + 2.4} {y - 2.4}L{x + 9} {y}L{x + 2.4} {y + 2.4}L{x} {y + 9}"
    star += f"L{x - 2.4} {y + 2.4}L{x - 9} {y}L{x - 2.4} {y - 2.4}Z"
    return join(
        (
            rect(0, 0, width, height, rx=5, fill="#33566B", stroke=DARK_LINE, stroke_width=1.5),
            rect(3.5, 3.5, width - 7, height - 7, rx=3, fill="none", stroke="#C9DCE4", stroke_width=1),
            path(star, fill="#C9DCE4"),
        )
    )


@lru_cache(maxsize=16)
def seal(company: int, radius: float = 11) -> Svg:
    """A company's seal: wax with a scalloped rim and the letter pressed into it."""
    bumps = 12
    rim = []
    for bump in range(bumps):
        a, b = (2 * pi * (bump + part) / bumps for part in (0.5, 1))
        tip = f"{number(radius * 1.18 * sin(a))} {number(-radius * 1.18 * cos(a))}"
        rim.append(f"Q{tip} {number(radius * sin(b))} {number(-radius * cos(b))}")
    ink: Style = {"size": SMALL, "font_weight": "700", "fill": COMPANY_INKS[company]}
    wax: Style = {"fill": COMPANY_COLOURS[company], "stroke": DARK_LINE, "stroke_width": 1.3}
    return join((path(f"M0 {-radius}{''.join(rim)}Z", **wax), text(0, 6.5, COMPANY_LETTERS[company], **ink)))


@lru_cache(maxsize=16)
def cube(company: int) -> Svg:
    """A company's cube on the ship track."""
    half = CUBE / 2
    ink: Style = {"size": SMALL, "font_weight": "700", "fill": COMPANY_INKS[company]}
    body = rect(-half, -half, CUBE, CUBE, rx=3, fill=COMPANY_COLOURS[company], stroke=DARK_LINE, stroke_width=1.4)
    return join((body, text(0, 6.5, COMPANY_LETTERS[company], **ink)))


@lru_cache(maxsize=64)
def cannon(count: int) -> Svg:
    """The cannon on its carriage; on its space lies the number of laid-out cards."""
    metal: Style = {"fill": token("ink"), "stroke": token("paper"), "stroke_width": 1.2, "stroke_linejoin": "round"}
    return join(
        (
            path("M-44 6L-40-8L-16-13L-14-3L-36 7Z", **metal),
            path("M-46 9Q-36 2-24 5L-22 9Z", **metal),
            circle(-31, 6, 6, **metal),
            circle(-31, 6, 1.6, fill=token("paper")),
            rect(-14, -12, 28, 24, rx=6, fill=token("piece"), stroke=token("ink"), stroke_width=2),
            text(0, 6.5, str(count), size=SMALL, font_weight="700"),
        )
    )


@lru_cache(maxsize=64)
def crate(seat: int, initial: str) -> Svg:
    """A wooden crate with the mark of its owner."""
    wood: Style = {"stroke": DARK_LINE, "stroke_width": 1.4}
    return join(
        (
            rect(-14, -14, 28, 28, rx=2.5, fill=WOOD, **wood),
            path("M-14-8H14M-14 8H14", stroke=GRAIN, stroke_width=1.2, fill="none"),
            figure(seat, initial, 11),
        )
    )


@lru_cache(maxsize=256)
def figure(seat: int, initial: str, radius: float) -> Svg:
    """The mark of a seat with a letter large enough to read on a phone."""
    if not initial:
        return seat_mark(seat, radius=radius)
    drop = radius * 0.7 if seat == 2 else 6.5
    letter: Style = {"size": SMALL, "font_weight": "700", "fill": token("seat-ink")}
    return join((seat_mark(seat, radius=radius), text(0, drop, initial.upper()[:1], **letter)))


@lru_cache(maxsize=64)
def merchant(seat: int, initial: str) -> Svg:
    """A merchant: the mark of its seat aboard a boat."""
    hull: Style = {"fill": WOOD, "stroke": DARK_LINE, "stroke_width": 1.6, "stroke_linejoin": "round"}
    return join((path("M-20 5Q-11 10 0 10Q11 10 20 5Q17 20 8 20H-8Q-17 20-20 5Z", **hull), figure(seat, initial, 13)))


@lru_cache(maxsize=2)
def pawn() -> Svg:
    """The ship pawn of the start player."""
    ink: Style = {"stroke": DARK_LINE, "stroke_width": 1.4, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return join(
        (
            path("M0 4V-15M0-14Q10-12 12-1L0 1ZM0-12Q-8-9-10 0L0 1Z", fill="#FFFFFF", **ink),
            path("M-15 3H15Q12 12 7 12H-8Q-13 11-15 3Z", fill="#8C3B2A", **ink),
        )
    )


@lru_cache(maxsize=8)
def die(value: int) -> Svg:
    """The auction die with pips; 0 for one that was not rolled yet."""
    if not value:
        dashes: Style = {"fill": "none", "stroke": token("edge"), "stroke_width": 2, "stroke_dasharray": "4 5"}
        return rect(-20, -20, 40, 40, rx=8, **dashes)
    body = rect(-20, -20, 40, 40, rx=8, fill=CREAM, stroke=DARK_LINE, stroke_width=2)
    return join((body, *(circle(11 * x, 11 * y, 4, fill=DARK_LINE) for x, y in PIPS[value])))


@lru_cache(maxsize=2)
def batavia(free: bool) -> Svg:
    """Batavia's fort from the sea; its five flags fly as long as the destination tile is there."""
    ink: Style = {"stroke": DARK_LINE, "stroke_width": 1.6, "stroke_linejoin": "round"}
    parts = [
        path("M-38 30V6H-30V12H-24V6H-16V12H16V6H24V12H30V6H38V30Z", fill="#D9C08A", **ink),
        path("M-14 12V-8H-8V-3H-3V-8H3V-3H8V-8H14V12Z", fill="#E5D3A8", **ink),
        path("M-7 30V22A7 7 0 0 1 7 22V30Z", fill="#5A4630", **ink),
    ]
    if free:
        for place, colour in enumerate(COMPANY_COLOURS):
            x = -34 + 17 * place
            foot = -8 if place == 2 else 6 if place in (0, 4) else 12
            mast = f"M{x} {foot}V-30"
            parts.append(path(mast, fill="none", stroke=DARK_LINE, stroke_width=1.6))
            parts.append(path(f"M{x}-30H{x + 13}L{x + 9}-25L{x + 13}-20H{x}Z", fill=colour, **ink))
    return join(parts)


@lru_cache(maxsize=4)
def skull() -> Svg:
    """The pirates' flag, 26 units wide."""
    bone: Style = {"stroke": token("paper"), "stroke_width": 2, "stroke_linecap": "round", "fill": "none"}
    return join(
        (
            path("M-15-11Q-5-15 4-11T17-12V9Q8 13 0 9T-15 11Z", fill=token("refuse")),
            path("M-7 5L8-2M-7-2L8 5", **bone),
            circle(0, -4, 5, fill=token("paper")),
            circle(-1.9, -4.4, 1.2, fill=token("refuse")),
            circle(1.9, -4.4, 1.2, fill=token("refuse")),
        )
    )
