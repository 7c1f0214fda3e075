"""Original drawings of Village's pieces, each around (0, 0): cubes, goods, members, signs of what things cost."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.village.pieces import WAGON
from gamecore.games.village.port_pieces import CHEST
from widgets.games.village import geometry as g
from widgets.shared.svg import Svg, Value, circle, group, join, moved, path, polygon, rect, seat_mark, text
from widgets.shared.theme import token

Style = dict[str, Value]

CUBES = ("#9A6A3F", "#E58FB1", "#F0912D", "#5DAE5B", "#2B2B31")
CUBE_INK = ("#FFFFFF", "#1A1216", "#1A1208", "#0C160C", "#FFFFFF")
CUBE_LETTERS = ("B", "P", "O", "G", "")
GOLD, SILVER, PAPER, DARK = "#E3B94A", "#C9CED3", "#F7EED8", "#1E2A33"
GOODS_FILLS = ("#F3E3B5", "#B98B5E", "#8C6A4F", "#9AA7B1", "#C98F4A", "#E0B030", "#E9D27A", "#7A4A2B", "#4F8A5B")
LINE: Style = {"stroke": DARK, "stroke_width": 1.5, "stroke_linejoin": "round", "stroke_linecap": "round"}


# Cubes ----------------------------------------------------------------------------------------------------

_HEXAGON = ((-13, 0), (-6.5, -12), (6.5, -12), (13, 0), (6.5, 12), (-6.5, 12))
_DIAMOND = ((0, -15), (15, 0), (0, 15), (-15, 0))


@lru_cache(maxsize=64)
def pebble(colour: int, size: float = 1) -> Svg:
    """The shape of a cube without its letter, where it is too small for one."""
    style: Style = {"fill": CUBES[colour], **LINE}
    shapes = (
        rect(-12, -12, 24, 24, rx=3, **style),
        circle(0, 0, 13, **style),
        polygon(_DIAMOND, **style),
        polygon(_HEXAGON, **style),
        path("M-13-7L-7-13H7L13-7V7L7 13H-7L-13 7Z", **{**style, "stroke": token("edge")}),
    )
    return shapes[colour] if size == 1 else group(shapes[colour], transform=f"scale({size:g})")


@lru_cache(maxsize=2)
def blank() -> Svg:
    """A cube of the colour one likes."""
    return rect(-8, -8, 16, 16, rx=3, fill=token("piece"), stroke=token("ink"), stroke_width=1.5)


@lru_cache(maxsize=16)
def cube(colour: int) -> Svg:
    """An influence cube with its letter, each colour of a shape of its own; plague bears a cross."""
    if colour == len(CUBES) - 1:
        cross = path("M-6-6L6 6M6-6L-6 6", stroke="#FFFFFF", stroke_width=3, stroke_linecap="round")
        return join((pebble(colour), cross))
    letter = text(0, 6.6, CUBE_LETTERS[colour], size=g.SMALL, font_weight="700", fill=CUBE_INK[colour])
    return join((pebble(colour), letter))


@lru_cache(maxsize=64)
def cubes(colour: int, count: int) -> Svg:
    """A heap of cubes of one colour with its number; one cube alone needs none."""
    if count == 1:
        return cube(colour)
    behind = group(cube(colour), transform="translate(-3 -4)")
    front = moved(-6, 2, cube(colour))
    return join((behind, front, badge(13, 9, count)))


@lru_cache(maxsize=64)
def badge(x: float, y: float, count: int) -> Svg:
    """A number in a small disc."""
    disc = circle(x, y, 10.5, fill=token("paper"), stroke=token("ink"), stroke_width=1.2)
    return join((disc, text(x, y + 6.4, str(count), size=g.SMALL, font_weight="700")))


@lru_cache(maxsize=64)
def pill(count: int) -> Svg:
    """A number of two digits over the corner of a sign."""
    ground = rect(-13.5, -11, 27, 21, rx=9, fill=token("paper"), stroke=token("edge"), stroke_width=1)
    return join((ground, text(0, 6, str(count), size=g.SMALL, font_weight="700")))


# Goods ----------------------------------------------------------------------------------------------------

_GOODS: tuple[str, ...] = (
    "M-9-9Q-13-9-12-5Q-11-3-8-3V8Q-8 11-5 11H9Q12 11 12 8Q12 5 8 5V-6Q8-9 5-9ZM-4-4H4M-4 0H4M-4 4H3",
    "M-9 11L-8 1L-12-2L-7-9L-1-11L1-8Q9-7 10 2L11 11H6L5 4L-2 5L-4 11Z",
    "M-11-10Q-12-4-7-4L-7 2Q-6 10 0 11Q6 10 7 2L7-4Q12-4 11-10Q9-6 5-7H-5Q-9-6-11-10ZM-3 5H3",
    "M-12-8Q-4-10-2-3L12-3M-2-3Q-3 6 8 10Q10 3 4-3M-12-8L-9-3",
    "M-12-7H12L9 2H-9ZM-6 2A5 5 0 1 0-5.9 2M6 2A5 5 0 1 0 6.1 2",
    "M-8-8H5V11H-8ZM5-4Q12-5 12 1Q12 6 5 6M-9-8Q-6-13-2-10Q2-13 6-8",
    "M0-11Q11-6 7 4Q4 11 0 11Q-4 11-7 4Q-11-6 0-11ZM-4-7L4-9M-3-1L0 4L3-1",
    "M-10-4Q0-10 10-4L8 10H-8ZM-9-2Q0 3 9-2M-4-7L0-12L4-7",
    "M-10 8V-4Q-10-9 0-9Q10-9 10-4V8ZM-10-1H10M-4-9V8M4-9V8",
)


@lru_cache(maxsize=16)
def good(kind: int) -> Svg:
    """A goods tile: scroll, horse, ox, plow, wagon, beer; then grain, cocoa and tea."""
    return path(_GOODS[kind], fill=GOODS_FILLS[kind], **LINE)


@lru_cache(maxsize=2)
def chest() -> Svg:
    """A treasure chest."""
    body = rect(-12, -2, 24, 13, rx=2, fill="#9A6A3F", **LINE)
    lid = path("M-12-2Q-12-11 0-11Q12-11 12-2Z", fill="#B98B5E", **LINE)
    return join((lid, body, rect(-3, -4, 6, 7, rx=1.5, fill=GOLD, **LINE)))


def piece(kind: int) -> Svg:
    """A piece of cargo, as the holds count them: the five goods that can be loaded, grain, cocoa, tea, and a chest."""
    return chest() if kind == CHEST else good(kind if kind <= WAGON else kind + 1)


@lru_cache(maxsize=64)
def coin(count: int | str = "") -> Svg:
    """A coin, with its number if there is one."""
    disc = circle(0, 0, 12, fill=GOLD, **LINE)
    if count == "":
        return join((disc, circle(0, 0, 7.5, fill="none", stroke="#8A6A1A", stroke_width=1.4)))
    return join((disc, text(0, 6.6, str(count), size=g.SMALL, font_weight="700", fill="#1E1A10")))


@lru_cache(maxsize=2)
def star() -> Svg:
    """Points: a star."""
    return path("M0-11L3-3.6L11-3.4L4.8 1.6L7 9.4L0 4.9L-7 9.4L-4.8 1.6L-11-3.4L-3-3.6Z", fill=GOLD, **LINE)


@lru_cache(maxsize=64)
def points(count: int) -> Svg:
    """A number of points on a shield."""
    shield = path("M-11-12H11V3Q11 10 0 14Q-11 10-11 3Z", fill=PAPER, **LINE)
    return join((shield, text(0, 6, str(count), size=g.SMALL, font_weight="700", fill=DARK)))


@lru_cache(maxsize=2)
def hourglass() -> Svg:
    """An hour."""
    return path("M-7-11H7M-7 11H7M-5-11Q-5-4 0 0Q5 4 5 11H-5Q-5 4 0 0Q5-4 5-11", fill=PAPER, **LINE)


@lru_cache(maxsize=2)
def starter() -> Svg:
    """The starting player: a golden tile."""
    return join(
        (
            rect(-13, -12, 26, 24, rx=5, fill=GOLD, **LINE),
            text(0, 6.5, "1", size=g.SMALL, font_weight="700", fill="#1E1A10"),
        )
    )


@lru_cache(maxsize=2)
def crown() -> Svg:
    """The next starting player marker: a small crown."""
    return path("M-11 8V-6L-5 0L0-9L5 0L11-6V8Z", fill=GOLD, **LINE)


@lru_cache(maxsize=2)
def customer() -> Svg:
    """A customer's head and shoulders."""
    return join((path("M-11 12Q-11 1 0 1Q11 1 11 12Z", fill="#B7A58A", **LINE), circle(0, -5, 6.5, fill=PAPER, **LINE)))


@lru_cache(maxsize=2)
def monk() -> Svg:
    """A monk in his habit."""
    return path("M-8 12L-6-2Q-7-12 0-12Q7-12 6-2L8 12ZM-3-4A3.4 4 0 1 0 3-4Q0-8-3-4", fill="#B08C68", **LINE)


@lru_cache(maxsize=256)
def mark(seat: int, letter: str, radius: float = 14) -> Svg:
    """A seat's mark with a letter or number large enough to be read on a phone."""
    drop = 9.2 if seat == 2 else 6.6
    ink = text(0, drop, letter, size=g.SMALL, font_weight="700", fill=token("seat-ink"))
    return join((seat_mark(seat, radius=radius), ink))


# Members --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def member(seat: int, generation: int) -> Svg:
    """A member: the seat's mark with the number of the generation."""
    return mark(seat, str(generation))


@lru_cache(maxsize=256)
def heap(seat: int, generation: int, count: int) -> Svg:
    """Members of one seat on top of another with their number; of several generations if that is 0."""
    top = member(seat, generation) if generation else mark(seat, "")
    return join((top, badge(16, 6, count))) if count > 1 else top


@lru_cache(maxsize=2)
def grave() -> Svg:
    """A gravestone."""
    return path("M-13 14V-4Q-13-15 0-15Q13-15 13-4V14Z", fill=token("paper"), stroke=token("edge"))
