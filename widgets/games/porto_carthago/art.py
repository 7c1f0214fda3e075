"""The drawings of Porto Carthago's pieces: goods, ship cards, privileges, servants, cards and buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gamecore.games.porto_carthago.pieces import IMMEDIATE, SHIPS
from widgets.games.porto_carthago.geometry import SMALL
from widgets.games.porto_carthago.words import CIVILIZATION_CODES, GOOD_LETTERS
from widgets.shared.svg import Svg, circle, join, moved, path, polygon, rect, seat_mark, text
from widgets.shared.theme import SEATS, token

Style = dict[str, Any]

SHIP = (104, 66)
"""The size of a ship card."""

DARK_LINE = "#33281A"
GOODS: tuple[tuple[str, str], ...] = (
    ("#E3B23C", "#1E1A10"),
    ("#F3EBD6", "#1E1A10"),
    ("#66731F", "#FFFFFF"),
    ("#7B2D8B", "#FFFFFF"),
    ("#8E1B32", "#FFFFFF"),
)
"""Fill and ink of the five goods."""

CIVILIZATIONS: tuple[tuple[str, str], ...] = (
    ("#D9B13B", "#1E1A10"),
    ("#8C4A2F", "#FFFFFF"),
    ("#2F6DA8", "#FFFFFF"),
    ("#4F7133", "#FFFFFF"),
    ("#5A4A7D", "#FFFFFF"),
    ("#A3262E", "#FFFFFF"),
)
"""Fill and ink of the six civilizations."""

TRIANGLE = 2
"""The seat whose mark is a triangle: there is room for a letter only near its base."""

GOLD = "#E8C15A"
DANGER = "#B3401E"


def caption(x: float, y: float, words: str, **attributes: Any) -> Svg:
    """A line of small type, centred."""
    return text(x, y, words, size=SMALL, **attributes)


# Goods ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def good(kind: int, radius: float = 15) -> Svg:
    """A disc of a good around (0, 0): its colour, its letter and its own rim."""
    _, ink = GOODS[kind]
    letter = text(0, radius * 0.42, GOOD_LETTERS[kind], size=max(SMALL, radius * 1.2), font_weight="700", fill=ink)
    return join((good_below(kind, radius), letter))


@lru_cache(maxsize=64)
def good_below(kind: int, radius: float = 15) -> Svg:
    """A disc of a good that lies under another one: without its letter."""
    fill, ink = GOODS[kind]
    disc = circle(0, 0, radius, fill=fill, stroke=DARK_LINE, stroke_width=1.6)
    line: Style = {"stroke": ink, "stroke_width": 1.3, "stroke_dasharray": RIMS[kind], "opacity": 0.6}
    rim = circle(0, 0, radius - 3.2, fill="none", **line)
    return join((disc, rim))


RIMS = ("2 3", "none", "9 4", "1.5 1.5", "5 2")


@lru_cache(maxsize=16)
def empty_slot(radius: float = 15) -> Svg:
    """A place for a good."""
    line: Style = {"stroke": token("edge"), "stroke_width": 1.4, "stroke_dasharray": "4 3"}
    return circle(0, 0, radius, fill="none", **line)


# Signs ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def shield(civilization: int, numeral: str = "") -> Svg:
    """The shield of a civilization around (0, 0), for a dock with its numeral beside it."""
    fill, ink = CIVILIZATIONS[civilization]
    outline = path("M-16-13H16V3Q14 12 0 15Q-14 12-16 3Z", fill=fill, stroke=DARK_LINE, stroke_width=1.4)
    letters = text(0, 6, CIVILIZATION_CODES[civilization], size=SMALL, font_weight="700", fill=ink)
    beside = text(22, 6, numeral, size=SMALL, anchor="start", font_weight="700") if numeral else Svg("")
    return join((outline, letters, beside))


@lru_cache(maxsize=32)
def danger(number: int) -> Svg:
    """A danger around (0, 0): a warning triangle with its number."""
    triangle = polygon(((0, -15), (18, 14), (-18, 14)), fill=DANGER, stroke=DARK_LINE, stroke_width=1.4)
    return join((triangle, text(0, 11, str(number), size=SMALL, font_weight="700", fill="#FFFFFF")))


@lru_cache(maxsize=64)
def coin(number: int, radius: float = 15) -> Svg:
    """Talents around (0, 0)."""
    disc = circle(0, 0, radius, fill=GOLD, stroke=DARK_LINE, stroke_width=1.4)
    return join((disc, text(0, 6.5, str(number), size=SMALL, font_weight="700", fill="#1E1A10")))


@lru_cache(maxsize=16)
def star(radius: float = 9) -> Svg:
    """A trade point around (0, 0)."""
    points = [(0.0, -1.0), (0.24, -0.32), (0.95, -0.31), (0.38, 0.12), (0.59, 0.81), (0, 0.4)]
    points += [(-x, y) for x, y in points[4:0:-1]]
    return polygon([(x * radius, y * radius) for x, y in points], fill="#C98A0A", stroke=DARK_LINE, stroke_width=1)


@lru_cache(maxsize=64)
def servant(seat: int, word: str = "", radius: float = 13) -> Svg:
    """A servant of a seat around (0, 0), with an initial or a number that can be read on a phone."""
    mark = seat_mark(seat, "", radius=radius)
    if not word:
        return mark
    drop = 8.5 if seat % len(SEATS) == TRIANGLE else 6.6
    size = max(SMALL, radius * 1.15)
    return join((mark, text(0, drop, word, size=size, font_weight="700", fill=token("seat-ink"))))


@lru_cache(maxsize=4)
def pawn() -> Svg:
    """A servant of nobody in particular: what a card costs."""
    body = path("M-6 10Q-6-1 0-1Q6-1 6 10Z", fill=token("piece"), stroke=token("ink"), stroke_width=1.4)
    return join((body, circle(0, -5.5, 4.6, fill=token("piece"), stroke=token("ink"), stroke_width=1.4)))


# Privileges -----------------------------------------------------------------------------------------------

_LINE: Style = {"fill": "none", "stroke": token("ink"), "stroke_width": 1.9, "stroke_linecap": "round"}
_PRIVILEGE_PATHS: tuple[str, ...] = (
    "M-9 0H-1M-5-4V4M3-5H8L5-1Q9 0 8 3Q6 6 2 5",
    "",
    "M-9-4Q0-9 9-4Q8 6 3 7Q1 3 0 3Q-1 3-3 7Q-8 6-9-4ZM-6-1Q-4-3-2-1M2-1Q4-3 6-1",
    "M-10 0Q0-11 10 0Q0 11-10 0ZM-3 0A3 3 0 1 0 3 0A3 3 0 1 0-3 0",
    "M-4-4Q-4-9 0-9Q5-9 5-5Q5-1 0 0V3M0 8V8.4",
    "M0-7V8M-5-3H5M-9 2Q-7 8 0 8Q7 8 9 2M-2-9A2 2 0 1 0 2-9A2 2 0 1 0-2-9",
    "M-9-4H7M3-8L8-4L3 0M9 5H-7M-3 1L-8 5L-3 9",
    "M-10 9H10M-8 6H8M-8-3L0-9L8-3ZM-6-2V6M0-2V6M6-2V6",
)


@lru_cache(maxsize=16)
def privilege(kind: int) -> Svg:
    """A privilege's sign around (0, 0); one that is kept has a frame."""
    sign = star(10) if kind == 1 else path(_PRIVILEGE_PATHS[kind], stroke_linejoin="round", **_LINE)
    if kind in IMMEDIATE:
        return sign
    frame = rect(-14, -13, 28, 26, rx=5, fill="none", stroke=token("edge"), stroke_width=1.3)
    return join((frame, sign))


# Cards ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def ship_card(card: int) -> Svg:
    """A ship card with its upper left corner at (0, 0)."""
    ship = SHIPS[card]
    width, height = SHIP
    fill, _ = CIVILIZATIONS[ship.civilization]
    parts = [
        rect(0, 0, width, height, rx=8, fill=token("piece"), stroke=token("outline"), stroke_width=1.5),
        path(f"M1 {height - 17}Q26 {height - 8} 52 {height - 15}T103 {height - 17}V{height - 8}Q103 {height - 1} 96 "
             f"{height - 1}H8Q1 {height - 1} 1 {height - 8}Z", fill=fill, opacity=0.28),
        moved(21, 18, shield(ship.civilization)),
        moved(54, 18, good(ship.wants)),
        moved(85, 18, privilege(ship.privilege)),
        moved(27, 46, danger(ship.danger)),
        moved(78, 48, coin(ship.income)),
    ]  # fmt: skip
    return join(parts)


@lru_cache(maxsize=4)
def card_back(width: float = SHIP[0], height: float = SHIP[1]) -> Svg:
    """The back of a ship card."""
    back = rect(0, 0, width, height, rx=8, fill=token("deep"), stroke=token("outline"), stroke_width=1.5)
    wave = path(f"M12 {height / 2}q8-9 16 0t16 0t16 0t16 0t16 0", fill="none", stroke=token("paper"), stroke_width=2.4)
    return join((back, wave))


_CARD_PATHS: tuple[str, ...] = (
    "M-12 4Q-9 11 0 11Q9 11 12 4ZM0 4V-12M0-11Q11-6 0 1Z",
    "M-6-2H8V10H-6ZM-6 4H8M-11-8Q-4-13 2-8V-2",
    "M-10 10V-2L-5 3L0-8L5 3L10-2V10Z",
    "M-11 10H11M-8 10V-8H-2V10M-8-8L8-11M4-10V-2M1-2H7V4H1Z",
    "M0-11V9M-10-7H10M-10-7L-13 2H-7ZM10-7L7 2H13ZM-5 10H5",
)


@lru_cache(maxsize=8)
def card_sign(kind: int) -> Svg:
    """The sign of an action card around (0, 0): ship, porter's load, crown, crane, scales."""
    return path(_CARD_PATHS[kind], stroke_linejoin="round", **{**_LINE, "stroke_width": 2.1})
