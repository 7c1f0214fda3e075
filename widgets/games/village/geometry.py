"""Where everything lies on Village's board, in scene units; what modules are not in play takes no room."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

Point = tuple[float, float]
Box = tuple[float, float, float, float]

WIDTH = 1152
MIN_WIDTH = 688
"""Shown this wide, the smallest label is 11 CSS px high and a phone shows one half of the board."""

SMALL, MEDIUM, LARGE = 18.5, 20, 24
"""The sizes of type."""

GAP = 6
LEFT, RIGHT, HALF = 3, 579, 570
TOP = 50
CUBE_STEP, CUBE_SIZE = 43, 44
CUBES_WIDE = 5 * CUBE_STEP


@dataclass(frozen=True)
class Plan:
    """The boxes of one setting: left, top, width and height of each district."""

    players: int
    inn: bool
    port: bool
    life_goals: bool
    harvest: Box
    well: Box
    family: Box
    crafts: Box
    market: Box
    chronicle: Box
    world: Box
    council: Box
    church: Box
    inn_box: Box | None
    yards_top: float
    yard_height: float

    @property
    def height(self) -> float:
        """The height of the whole board."""
        rows = (self.players + 1) // 2
        return self.yards_top + rows * (self.yard_height + GAP)

    def yard(self, seat: int) -> Box:
        """The farmyard of a seat: two in a row; with an odd number the last has a row of its own."""
        row, column = divmod(seat, 2)
        x = RIGHT if column else LEFT
        return x, self.yards_top + row * (self.yard_height + GAP), HALF, self.yard_height

    def spaces(self) -> tuple[Box, ...]:
        """The district of each action space, in board order."""
        boxes = (self.harvest, self.family, self.crafts, self.market, self.world, self.council, self.church)
        return (*boxes, self.inn_box) if self.inn_box else boxes


@cache
def plan(players: int, inn: bool, port: bool, life_goals: bool) -> Plan:
    """The boxes for a setting."""
    row, crafts, market = 138, 314, 236
    chronicle = 190 + (46 if port else 0)
    left = row + GAP + crafts + GAP + market + GAP + chronicle
    council, church, inn_height = 158, 152, 186
    world = left - council - church - 2 * GAP - (inn_height + GAP if inn else 0)
    y = TOP + row + GAP
    market_top = y + crafts + GAP
    right = TOP + world + GAP
    church_top = right + council + GAP
    inn_top = church_top + church + GAP
    extra = (inn or life_goals) * 50 + port * 56
    return Plan(
        players=players,
        inn=inn,
        port=port,
        life_goals=life_goals,
        harvest=(LEFT, TOP, 222, row),
        well=(231, TOP, 114, row),
        family=(351, TOP, 222, row),
        crafts=(LEFT, y, HALF, crafts),
        market=(LEFT, market_top, HALF, market),
        chronicle=(LEFT, market_top + market + GAP, HALF, chronicle),
        world=(RIGHT, TOP, HALF, world),
        council=(RIGHT, right, HALF, council),
        church=(RIGHT, church_top, HALF, church),
        inn_box=(RIGHT, inn_top, HALF, inn_height) if inn else None,
        yards_top=TOP + left + GAP,
        yard_height=162 + extra,
    )


# Districts --------------------------------------------------------------------------------------------------


def cubes_at(box: Box, narrow: bool) -> Point:
    """The upper left corner of the row of cubes in a district: beside its title, or at its foot."""
    x, y, width, height = box
    return (x + 4, y + height - CUBE_SIZE - 4) if narrow else (x + width - CUBES_WIDE - 6, y + 4)


MILL_SLOT = 4
"""Where the mill stands among the buildings: after the smithy, and before the brewery, which only the Inn has."""


def building(crafts: Box, number: int) -> Box:
    """A craft building."""
    return _lot(crafts, number if number < MILL_SLOT else number + 1)


def mill(crafts: Box) -> Box:
    """The mill."""
    return _lot(crafts, MILL_SLOT)


def _lot(crafts: Box, slot: int) -> Box:
    """A place among the crafts: three in a row."""
    x, y, width, _ = crafts
    row, column = divmod(slot, 3)
    each = (width - 4 * 6) / 3
    return x + 6 + column * (each + 6), y + 54 + row * 129, each, 124


def stall(market: Box, number: int) -> Box:
    """A stall."""
    x, y, width, _ = market
    each = (width - 12 - 4 * 6) / 5
    return x + 6 + number * (each + 6), y + 54, each, 88


def queue(market: Box, number: int) -> Box:
    """A place of the queue."""
    x, y, width, height = stall(market, number)
    return x, y + height + 22, width, 66


def stage(council: Box, number: int) -> Box:
    """A stage of the council, from 1: a stair that rises to the right."""
    x, y, width, _ = council
    each = (width - 12 - 3 * 6) / 4
    return x + 6 + (number - 1) * (each + 6), y + 54, each, 98


def window(church: Box, number: int) -> Box:
    """A church window, from 1 at the right to 4 at the left."""
    x, y, _, _ = church
    return x + 6 + (4 - number) * 110, y + 54, 104, 92


def black_bag(church: Box) -> Box:
    """The black bag beside the windows."""
    x, y, width, _ = church
    return x + 448, y + 54, width - 454, 92


def stack(inn: Box, number: int) -> Box:
    """A stack of villager cards."""
    x, y, _, _ = inn
    return x + 6 + number * 158, y + 54, 152, 126


def guests(inn: Box) -> Box:
    """The tables of the inn."""
    x, y, width, _ = inn
    return x + 480, y + 54, width - 486, 126


def section(chronicle: Box, number: int) -> Box:
    """A section of the chronicle."""
    x, y, width, _ = chronicle
    each = (width - 12 - 4 * 4) / 5
    return x + 6 + number * (each + 4), y + 34, each, 92


def graves(chronicle: Box, sea: bool) -> Box:
    """The anonymous graves, and below them the sea graves."""
    x, y, width, _ = chronicle
    return x + 6, y + (183 if sea else 130), width - 12, 44 if sea else 52
