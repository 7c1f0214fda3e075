"""Where everything lies on Manila's board, in scene units."""

from __future__ import annotations

from gamecore.games.manila.pieces import (
    ASHORE,
    CAPTAIN,
    INSURANCE,
    LARGE_PILOT,
    LAST_SPACE,
    PORT_A,
    PORT_SPACES,
    PUNT_SEATS,
    SECOND_PIRATE,
    SHIPYARD_A,
    SHIPYARD_SPACES,
    SMALL_PILOT,
    WARE_OF_SPACE,
)
from gamecore.games.manila.view import ManilaView

Point = tuple[float, float]

WIDTH, HEIGHT = 1200, 760
MIN_WIDTH = 736
"""Shown this wide, the smallest label is 11 CSS px high and a phone shows one part of the board."""

SMALL, MEDIUM = 18, 22
"""The two sizes of type."""

# The lanes: a punt's place is where its bow is, so that nothing of the lane ahead is covered.
LANE_CENTRES = (181, 297, 413)
LANE_HALF = 54
LANE_LEFT, LANE_RIGHT = 244, 920
FIRST_TICK, TICK = 418, 36.5
HULL_RAISE = 9
ANCHORAGE = 404

HULL_LENGTH, HULL_HALF = 156, 41
CARGO = (-151, -36, 46, 72)
"""The crate with the ware's emblem on a punt: x, y, width and height from the tip of the bow."""

SEAT_RADIUS = 17.5
SEATS_OF_THREE: tuple[Point, ...] = ((-82, -19.7), (-82, 19.7), (-43, 0))
SEATS_OF_FOUR: tuple[Point, ...] = ((-84, -19.7), (-84, 19.7), (-44.6, -19.7), (-44.6, 19.7))
SEAT_OFFSETS = (SEATS_OF_THREE, SEATS_OF_THREE, SEATS_OF_THREE, SEATS_OF_FOUR)

# The quay, where the four loads stand before loading and one of them stays.
QUAY_TOP, QUAY_RIGHT = 524, 396
QUAY_SLOTS: tuple[Point, ...] = ((190, 610), (360, 610), (190, 704), (360, 704))
"""Of each ware's load on the quay: where the tip of the bow would be."""

# Manila's coast, with docks that the punts run into.
COAST_LEFT, COAST_RIGHT = 240, 944
PORT_ROWS = (90, 184, 278)
SHIPYARD_ROWS = (404, 498, 592)
BERTH_HALF = 43
BERTH_END = 1108
DOCK_LETTER_X = 1122
DOCK_SPACE_X = 1166
SPACE_RADIUS = 21
DOCK_SPACE_RAISE = 13

OFFICE = (12, 10, 220, 124)
MARKET = (12, 142, 220, 206)
MARKET_COLUMNS = (110, 137, 164, 191, 218)
MARKET_ROWS = (216, 250, 284, 318)
SHARES_TITLE = 378
PILES: tuple[Point, ...] = ((12, 390), (126, 390), (12, 452), (126, 452))
PILE = (106, 54)

PIRATE_SHIP: Point = (828, 64)
ISLAND: Point = (556, 567)
COMPASS: Point = (812, 566)
INSURANCE_HOUSE: Point = (1012, 710)
INSURANCE_PLACE: Point = (1166, 712)
DICE_LEFT, DICE_Y, DIE_STEP = 394, 60, 112
JETTY = (414, 664, 520, 82)
FIGURE_RADIUS, HOME_RADIUS = 15, 13.5

FIXED_SPACES: dict[int, Point] = {
    **{
        space: (DOCK_SPACE_X, row - DOCK_SPACE_RAISE)
        for spaces, rows in ((PORT_SPACES, PORT_ROWS), (SHIPYARD_SPACES, SHIPYARD_ROWS))
        for space, row in zip(spaces, rows, strict=True)
    },
    CAPTAIN: (PIRATE_SHIP[0] + 30, PIRATE_SHIP[1] + 24),
    SECOND_PIRATE: (PIRATE_SHIP[0] - 32, PIRATE_SHIP[1] + 24),
    SMALL_PILOT: (ISLAND[0] - 56, ISLAND[1] + 2),
    LARGE_PILOT: (ISLAND[0] + 56, ISLAND[1] + 2),
    INSURANCE: INSURANCE_PLACE,
}
"""The spaces that never move; seats move with their punts."""


def tick_x(space: int) -> float:
    """Where a space of a lane is."""
    return FIRST_TICK + TICK * space


def lane_y(lane: int) -> float:
    """The line along which a lane's punt sails."""
    return LANE_CENTRES[lane] - HULL_RAISE


def lane_of(view: ManilaView, ware: int) -> int:
    """The lane that carries a ware, or -1 while it is on the quay."""
    if view.ashore < 0 or ware == view.ashore:
        return -1
    return ware - (ware > view.ashore)


def punt_at(view: ManilaView, ware: int) -> Point:
    """Where the bow of a ware's punt is; for a load on the quay, where it would be."""
    lane = lane_of(view, ware)
    if lane < 0:
        return QUAY_SLOTS[ware]
    return place_on_water(view.locations[ware], lane)


def place_on_water(location: int, lane: int) -> Point:
    """Where the bow of a punt with this location is."""
    if location == ASHORE:
        return ANCHORAGE, lane_y(lane)
    if location <= LAST_SPACE:
        return tick_x(location), lane_y(lane)
    if location < SHIPYARD_A:
        return BERTH_END - 5, PORT_ROWS[location - PORT_A]
    return BERTH_END - 5, SHIPYARD_ROWS[location - SHIPYARD_A]


def space_at(view: ManilaView, space: int) -> Point:
    """Where one of the 24 spaces for accomplices is."""
    if space in FIXED_SPACES:
        return FIXED_SPACES[space]
    ware = WARE_OF_SPACE[space]
    x, y = punt_at(view, ware)
    dx, dy = SEAT_OFFSETS[ware][space - PUNT_SEATS[ware][0]]
    return x + dx, y + dy


def home_at(players: int, seat: int, index: float, accomplices: int) -> Point:
    """Where a seat's accomplice waits on the jetty."""
    x, y, width, _ = JETTY
    step = 2 * HOME_RADIUS + 4
    share = width / players
    middle = x + share * (seat + 0.5)
    return middle + (index - (accomplices - 1) / 2) * step, y + 56
