"""The travel map by land: the village, six cities, the roads and what they cost."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.village.pieces import (
    CITIES,
    CITY_COINS,
    CITY_POINTS,
    CITY_REWARDS,
    COIN_REWARD,
    CUBES_REWARD,
    POINTS_REWARD,
    ROAD_TIME,
    ROADS,
    VILLAGE,
)
from gamecore.games.village.view import VillageView
from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.games.village.districts import box, district, scaled, small
from widgets.games.village.talk import BOARD
from widgets.games.village.words import SPACE_TITLES
from widgets.shared.svg import Svg, group, join, line, moved, rect, seat_mark, text
from widgets.shared.targets import Elements
from widgets.shared.theme import token

CITY_HIGH = 60
VILLAGE_HIGH = 30


def city(world: g.Box, number: int) -> g.Box:
    """A city: two columns, three rows, the village below."""
    x, y, width, height = world
    row, column = divmod(number, 2)
    pitch = (height - 52 - VILLAGE_HIGH - 10) / 3
    wide = 236
    left = x + 10 if column == 0 else x + width - wide - 10
    return left, y + 52 + (2 - row) * pitch, wide, CITY_HIGH


def village(world: g.Box) -> g.Box:
    """The village at the lower end of the map."""
    x, y, width, height = world
    return x + width / 2 - 100, y + height - VILLAGE_HIGH - 6, 200, VILLAGE_HIGH


def city_crowd(world: g.Box, number: int) -> g.Box:
    """Where members stand in a city."""
    x, y, width, _ = city(world, number)
    return x + 124, y + 2, width - 128, CITY_HIGH - 2


def middle(area: g.Box) -> g.Point:
    """The middle of a box."""
    x, y, width, height = area
    return x + width / 2, y + height / 2


@lru_cache(maxsize=16)
def ground(plan: g.Plan) -> Svg:
    """Roads, cities and the village."""
    world = plan.world
    parts = [district(world, SPACE_TITLES[4]), toll(world)]
    roads = [road(world, origin, target, colour) for (origin, target), colour in ROADS.items()]
    parts += [lines for lines, _ in roads]
    x, y, width, height = village(world)
    parts.append(rect(x, y, width, height, rx=8, fill=token("piece"), stroke=token("edge"), stroke_width=1.5))
    parts.append(text(x + width / 2, y + 21, BOARD["village"], size=g.SMALL, font_weight="700"))
    parts += [city_box(world, number) for number in range(len(CITIES))]
    parts += [signs for _, signs in roads]
    return group(*parts, pointer_events="none")


def toll(world: g.Box) -> Svg:
    """What every road costs besides its cubes: a wagon and two hours."""
    x, y, _, _ = world
    hours = join((small(0, 6, str(ROAD_TIME)), moved(17, 0, scaled(art.hourglass(), 0.85))))
    return join((moved(x + 122, y + 26, scaled(art.good(4), 0.95)), moved(x + 156, y + 26, hours)))


def road(world: g.Box, origin: int, target: int, colour: int) -> tuple[Svg, Svg]:
    """A road as a line, and the two cubes that it costs."""
    end = middle(city(world, target))
    start = (end[0], middle(village(world))[1]) if origin == VILLAGE else middle(city(world, origin))
    stroke = line(*start, *end, stroke=token("edge"), stroke_width=5, stroke_dasharray="9 5")
    if origin == VILLAGE:
        vx, vy = middle(village(world))
        stroke = join(
            (stroke, line(vx, vy, start[0], vy, stroke=token("edge"), stroke_width=5, stroke_dasharray="9 5"))
        )
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    if origin == VILLAGE:
        bottom = city(world, target)[1] + CITY_HIGH
        my = (bottom + start[1]) / 2 - 2
    pair = (moved(-15, 0, art.cube(colour)), moved(15, 0, art.cube(colour)))
    return stroke, moved(mx, my, *pair)


def city_box(world: g.Box, number: int) -> Svg:
    """A city with its number and its reward."""
    area = city(world, number)
    x, y, _, _ = area
    name = text(
        x + 10, y + 26, BOARD["city"].format(number=number + 1), size=g.MEDIUM, anchor="start", font_weight="700"
    )
    return join((box(area, "piece", 10, "edge", 1.8), name, moved(x + 100, y + 20, reward(CITY_REWARDS[number]))))


def reward(kind: str) -> Svg:
    """The reward of a first visit."""
    if kind == POINTS_REWARD:
        return art.points(CITY_POINTS)
    if kind == COIN_REWARD:
        return art.coin(CITY_COINS)
    assert kind == CUBES_REWARD
    return join((moved(-9, 0, art.blank()), moved(11, 0, art.blank())))


def markers(view: VillageView, plan: g.Plan) -> Elements:
    """The travel markers of those who have been to a city."""
    drawn: Elements = {}
    for number in range(len(CITIES)):
        x, y, _, _ = city(plan.world, number)
        there = [seat for seat in range(view.players) if view.public.visited[seat] >> number & 1]
        for place, seat in enumerate(there):
            at = (x + 16 + 20 * place, y + 45)
            drawn[f"marker-{number}-{seat}"] = group(seat_mark(seat, radius=7.5), at=at, pointer_events="none")
    return drawn
