"""The districts on the land: their titles and cubes, harvest, family, well, crafts and market."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.village.pieces import (
    BUILDING_GOODS,
    BUILDING_GRAIN,
    BUILDING_PRICE,
    BUILDING_TIME,
    MILL_COINS,
    MILL_GRAIN,
    MILL_TIME,
    QUEUE,
    STALLS,
    TILE_POINTS,
    WANTED,
    WELL_CUBES,
)
from gamecore.games.village.state import open_stalls
from gamecore.games.village.turn_village import buildings_in_play
from gamecore.games.village.view import VillageView
from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.games.village.talk import BOARD
from widgets.games.village.words import BUILDING_TITLES, SPACE_TITLES
from widgets.shared.svg import Svg, group, join, moved, path, rect, text
from widgets.shared.targets import Elements
from widgets.shared.theme import token

NARROW = (0, 1)
"""Districts whose cubes lie at the foot, as they are too narrow for cubes beside the title."""


def box(area: g.Box, fill: str = "paper", radius: float = 10, line: str = "line", width: float = 1.4) -> Svg:
    """A quiet box."""
    return rect(*area, rx=radius, fill=token(fill), stroke=token(line), stroke_width=width)


def dashed(area: g.Box) -> Svg:
    """An empty box that waits for something."""
    return rect(*area, rx=8, fill="none", stroke=token("line"), stroke_width=1.3, stroke_dasharray="4 4")


def district(area: g.Box, title: str, size: float = g.LARGE) -> Svg:
    """A district with its title."""
    x, y, _, _ = area
    words = text(x + 12, y + 31, title, size=size, anchor="start", font_weight="700")
    return join((box(area, "land"), words))


def small(
    x: float, y: float, words: str, anchor: str = "middle", colour: str = "ink", weight: str | None = None
) -> Svg:
    """A short line in the small size."""
    return text(x, y, words, size=g.SMALL, anchor=anchor, fill=token(colour), font_weight=weight)


# Cubes ----------------------------------------------------------------------------------------------------


def cubes(view: VillageView, plan: g.Plan) -> Elements:
    """The cubes on every action space, each colour at its own place."""
    drawn: Elements = {}
    for space, area in enumerate(plan.spaces()):
        left, top = g.cubes_at(area, space in NARROW)
        for colour, count in enumerate(view.public.spaces[space]):
            if count:
                at = (left + g.CUBE_STEP * (colour + 0.5), top + g.CUBE_SIZE / 2)
                drawn[f"cubes-{space}-{colour}"] = group(art.cubes(colour, count), at=at, pointer_events="none")
    return drawn


# The ground of the left half ------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def ground(plan: g.Plan) -> Svg:
    """What never changes in a setting: harvest, family, well, crafts and market."""
    parts = [
        district(plan.harvest, SPACE_TITLES[0], g.MEDIUM),
        harvest(plan.harvest),
        district(plan.family, SPACE_TITLES[1], g.MEDIUM),
        family(plan.family),
        well(plan.well),
        district(plan.crafts, SPACE_TITLES[2]),
        *(building(plan.crafts, number) for number in buildings_in_play(plan.inn)),
        mill(plan.crafts),
        district(plan.market, SPACE_TITLES[3]),
    ]
    return group(*parts, pointer_events="none")


def harvest(area: g.Box) -> Svg:
    """What a harvest yields: by hand, with horse and plow, with ox and plow."""
    x, y, _, _ = area
    parts = [box((x + 4, y + 46, area[2] - 8, 44), "paper", 8), moved(x + area[2] - 24, y + 25, art.good(6))]
    for place, (number, goods) in enumerate(((2, ()), (3, (1, 3)), (4, (2, 3)))):
        left = x + 22 + (0, 42, 126)[place]
        parts.append(text(left, y + 75, str(number), size=g.MEDIUM, font_weight="700"))
        parts += [moved(left + 24 + 27 * n, y + 68, scaled(art.good(kind), 0.95)) for n, kind in enumerate(goods)]
    return join(parts)


def family(area: g.Box) -> Svg:
    """A cradle and the way home."""
    x, y, _, _ = area
    cradle = path("M-16-4Q-12 8 0 8Q12 8 16-4ZM-16 12Q0 4 16 12M8-4Q12-14 16-4", fill=art.PAPER, **art.LINE)
    house = path("M-14 12V-2L0-14L14-2V12ZM-4 12V2H4V12", fill=art.PAPER, **art.LINE)
    arrow = path("M-16 0H12M4-7L12 0L4 7", fill="none", **{**art.LINE, "stroke": token("quiet"), "stroke_width": 2.4})
    boxes = (box((x + 4, y + 46, 108, 44), "paper", 8), box((x + 116, y + 46, area[2] - 120, 44), "paper", 8))
    signs = (moved(x + 58, y + 69, cradle), moved(x + 150, y + 68, arrow), moved(x + 190, y + 68, house))
    return join((*boxes, *signs))


def well(area: g.Box) -> Svg:
    """The well in the middle of the village."""
    x, y, width, _ = area
    name = text(x + width / 2, y + 27, BOARD["well"], size=g.MEDIUM, font_weight="700")
    parts = [box(area, "sea"), name]
    for colour in range(4):
        cx, cy = x + 32 + 50 * (colour % 2), y + 59 + 50 * (colour // 2)
        parts.append(rect(cx - 21, cy - 21, 42, 42, rx=8, fill=token("paper"), stroke=token("line"), stroke_width=1.3))
        parts.append(moved(cx, cy, art.cubes(colour, WELL_CUBES)))
    return join(parts)


def scaled(shape: Svg, size: float) -> Svg:
    """A drawing made smaller."""
    return group(shape, transform=f"scale({size:g})")


def price(x: float, y: float, number: int) -> Svg:
    """What buys the product of a building, from x to the right."""
    if BUILDING_GRAIN[number]:
        return join((small(x, y + 6, str(BUILDING_GRAIN[number])), moved(x + 18, y, scaled(art.good(6), 0.8))))
    parts, left = [], x + 2.0
    for colour, count in BUILDING_PRICE[number]:
        for _ in range(count):
            parts.append(moved(left, y, art.cube(colour)))
            left += 29
    return join(parts)


def building(crafts: g.Box, number: int) -> Svg:
    """A craft building: its product, its hours, and what buys the product."""
    area = g.building(crafts, number)
    x, y, width, _ = area
    right, made = x + width - 20, enumerate(BUILDING_GOODS[number])
    signs = [moved(right - 27 * n, y + 19, scaled(art.good(kind), 0.92)) for n, kind in made]
    return join((workshop(area, BUILDING_TITLES[number], BUILDING_TIME[number]), price(x + 78, y + 45, number), *signs))


def mill(crafts: g.Box) -> Svg:
    """The mill: grain into coins."""
    area = g.mill(crafts)
    x, y, width, _ = area
    grain = join((small(x + 64, y + 51, str(MILL_GRAIN)), moved(x + 82, y + 44, scaled(art.good(6), 0.8))))
    coins = moved(x + width - 24, y + 20, art.coin(MILL_COINS))
    return join((workshop(area, BOARD["mill"], MILL_TIME), grain, coins))


def workshop(area: g.Box, title: str, hours: int) -> Svg:
    """A box of the crafts with its title and its hours."""
    x, y, _, _ = area
    name = text(x + 9, y + 23, title, size=g.MEDIUM, anchor="start", font_weight="700")
    hourglass = moved(x + 32, y + 45, scaled(art.hourglass(), 0.85))
    return join((box(area, "paper", 8), name, small(x + 14, y + 51, str(hours)), hourglass))


def building_crowd(crafts: g.Box, number: int) -> g.Box:
    """Where members stand in a building."""
    x, y, width, height = g.building(crafts, number)
    return x + 6, y + 61, width - 12, height - 62


# Market ---------------------------------------------------------------------------------------------------


def market(view: VillageView, plan: g.Plan) -> Elements:
    """Stalls with their customers, the queue and the pile."""
    drawn: Elements = {"stalls": stalls_ground(plan, open_stalls(view.public), view.pile_size)}
    for stall, tile in enumerate(view.public.stalls):
        if tile >= 0:
            drawn[f"tile-{tile}"] = tile_piece(tile, g.stall(plan.market, stall), True)
    for place, tile in enumerate(view.public.queue):
        if tile >= 0:
            drawn[f"tile-{tile}"] = tile_piece(tile, g.queue(plan.market, place), False)
    return drawn


@lru_cache(maxsize=256)
def stalls_ground(plan: g.Plan, stalls: int, pile: int) -> Svg:
    """The empty stalls and queue; closed stalls are crossed out."""
    parts = []
    for number in range(STALLS):
        area = g.stall(plan.market, number)
        x, y, width, height = area
        parts.append(box(area, "paper" if number < stalls else "land", 8, "edge" if number < stalls else "line", 2))
        if number >= stalls:
            parts.append(small(x + width / 2, y + height / 2 + 6, BOARD["no_market"], colour="quiet"))
    for number in range(QUEUE):
        parts.append(box(g.queue(plan.market, number), "paper", 8))
    x, y, width, _ = g.queue(plan.market, 0)
    parts.append(small(x + 2, y - 5, BOARD["queue"], "start", "quiet"))
    parts.append(
        small(plan.market[0] + plan.market[2] - 8, y - 5, BOARD["pile_count"].format(count=pile), "end", "quiet")
    )
    return group(*parts, pointer_events="none")


def tile_piece(tile: int, area: g.Box, large: bool) -> Svg:
    """A customer's tile where it lies; it glides from the queue to the stalls."""
    x, y, width, height = area
    return group(tile_face(tile, width, height), at=(x, y), class_="piece", pointer_events="none")


@lru_cache(maxsize=128)
def tile_face(tile: int, width: float, height: float) -> Svg:
    """A customer: what it wants, and the points it brings."""
    wanted = [kind for kind, count in enumerate(WANTED[tile]) for _ in range(count)]
    step = min(27.0, (width - 68) / max(1, len(wanted) - 1)) if len(wanted) > 1 else 0
    middle = height / 2
    parts = [rect(2, 2, width - 4, height - 4, rx=7, fill=token("piece"), stroke=token("outline"), stroke_width=1.4)]
    parts += [moved(18 + step * n, middle, scaled(art.good(kind), 0.95)) for n, kind in enumerate(wanted)]
    parts.append(moved(width - 20, middle, art.points(TILE_POINTS[tile])))
    return join(parts)
