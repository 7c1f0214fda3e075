"""Where everything lies on Batavia's board, in scene units."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import ceil, hypot

from gamecore.games.batavia.pieces import COMPANIES, DESTINATION, GOODS, LAST_OF_SHIP_TRACK, START

Point = tuple[float, float]
Box = tuple[float, float, float, float]

WIDTH, HEIGHT = 1200, 888
MIN_WIDTH = 716
"""Shown this wide, the smallest label is 11 CSS px high and a phone shows one part of the board."""

SMALL, MEDIUM = 18.5, 22
"""The two sizes of type."""

# Warehouses: seven houses along the top, each with five squares.
WAREHOUSE_TOP, WAREHOUSE = 8, (164, 92)
WAREHOUSE_STEP = 170
SQUARE = 30

# The chart, with the gold track as its frame: 34 spaces along the top and the bottom, 16 more on each side.
CHART: Box = (8, 108, 822, 470)
FRAME = 25
GOLD_ACROSS, GOLD_DOWN = 34, 16
GOLD_SPACES = 2 * (GOLD_ACROSS + GOLD_DOWN)

HEX = 25
"""From the middle of a trading post to its tip; it stands on a tip."""

LAND_LEFT, LAND_TOP = CHART[0] + FRAME, CHART[1] + FRAME
WAYPOINTS: tuple[Point, ...] = (
    (70, 384),
    (50, 300),
    (58, 216),
    (70, 148),
    (104, 112),
    (152, 112),
    (182, 150),
    (194, 212),
    (212, 278),
    (236, 328),
    (274, 332),
    (298, 282),
    (310, 226),
    (334, 162),
    (368, 118),
    (418, 116),
    (446, 170),
    (446, 232),
    (460, 296),
    (488, 340),
    (528, 338),
    (546, 282),
    (538, 222),
    (556, 162),
    (590, 100),
    (650, 58),
    (708, 84),
    (727, 152),
    (716, 222),
    (692, 284),
    (650, 330),
)
BATAVIA: Point = (586, 374)
"""The sea route, from the corner of the chart's water: Africa, India, Malaya, China, Java."""

# The seats beside the chart.
SEATS_LEFT, SEATS_TOP, SEATS_WIDTH, SEATS_HEIGHT = 838, 108, 354, 470
SEAT_GAP = 6
COLUMN = 68
CARD = (36, 50)

# The ship track below the chart: the cannon's row and one for every company.
TRACK: Box = (8, 586, 822, 148)
TRACK_FIRST, TRACK_STEP = 178, 25.2
CANNON_ROW, FIRST_CUBE_ROW, CUBE_STEP = 606, 637, 21.5
ROW_HIT = 41
"""How high a row is at least whose numbers can be asked: 24 CSS px on a phone."""
SEAL_SLOT = 149
CUBE = 19

# The auction, the piles, and the hand along the bottom.
AUCTION: Box = (838, 586, 354, 148)
HAND: Box = (8, 742, 822, 138)
HAND_CARD = (70, 122)
HAND_LEFT, HAND_TOP = 18, 750
HAND_GAP = 10
WIDEST_STEP, ROW_STEP = 41, 13.7
"""How far apart the cards of a company lie at most, and at least if each is a target in one of three rows."""

PLAN: Box = (838, 742, 194, 138)
PILES: tuple[Box, Box] = ((1040, 742, 72, 138), (1120, 742, 72, 138))

COMPANY_COUNT, GOOD_COUNT = len(COMPANIES), len(GOODS)
SPACES = DESTINATION + 1


@cache
def route() -> tuple[Point, ...]:
    """The middle of every space: start and tiles evenly along the sea route, then Batavia."""
    line = smooth(WAYPOINTS)
    lengths = [0.0]
    for (x1, y1), (x2, y2) in pairwise(line):
        lengths.append(lengths[-1] + hypot(x2 - x1, y2 - y1))
    step = lengths[-1] / (SPACES - 2)
    places, at = [], 0
    for space in range(SPACES - 1):
        wanted = min(space * step, lengths[-1])
        while lengths[at + 1] < wanted and at + 2 < len(lengths):
            at += 1
        share = (wanted - lengths[at]) / ((lengths[at + 1] - lengths[at]) or 1)
        (x1, y1), (x2, y2) = line[at], line[at + 1]
        places.append((round(LAND_LEFT + x1 + share * (x2 - x1), 1), round(LAND_TOP + y1 + share * (y2 - y1), 1)))
    places.append((LAND_LEFT + BATAVIA[0], LAND_TOP + BATAVIA[1]))
    return tuple(places)


def smooth(points: tuple[Point, ...], parts: int = 16) -> list[Point]:
    """A line through all points without corners (a Catmull-Rom spline, cut into short pieces)."""
    ends = (points[0], *points, points[-1])
    line = [points[0]]
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for part in range(1, parts + 1):
            t = part / parts
            line.append((bend(p0[0], p1[0], p2[0], p3[0], t), bend(p0[1], p1[1], p2[1], p3[1], t)))
    return line


def bend(a: float, b: float, c: float, d: float, t: float) -> float:
    """One coordinate of a Catmull-Rom spline between b and c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def space_at(space: int) -> Point:
    """The middle of a space of the path."""
    return route()[space]


def merchant_at(space: int, seat: int) -> Point:
    """Where a seat's merchant stands on a space; on the start there is room for all of them."""
    x, y = space_at(space)
    if space == DESTINATION:
        return x - 58, y + 8
    if space != START:
        return x, y
    return x + 42 + 35 * seat, y + 2


def gold_at(gold: int) -> tuple[Point, Point]:
    """The middle of a space of the gold track, and the way from there to the inside of the frame.

    The track begins in the upper left corner, goes clockwise, and begins anew at 100.
    """
    left, top, width, height = CHART
    across, down = width / GOLD_ACROSS, (height - 2 * FRAME) / GOLD_DOWN
    place = gold % GOLD_SPACES
    if place < GOLD_ACROSS:
        return (left + across * (place + 0.5), top + FRAME / 2), (0, 1)
    place -= GOLD_ACROSS
    if place < GOLD_DOWN:
        return (left + width - FRAME / 2, top + FRAME + down * (place + 0.5)), (-1, 0)
    place -= GOLD_DOWN
    if place < GOLD_ACROSS:
        return (left + width - across * (place + 0.5), top + height - FRAME / 2), (0, -1)
    place -= GOLD_ACROSS
    return (left + FRAME / 2, top + height - FRAME - down * (place + 0.5)), (1, 0)


def marker_at(gold: int, rank: int) -> Point:
    """Where the gold marker lies that is the so-manieth on its space; without gold it waits beside the track."""
    (x, y), (dx, dy) = gold_at(gold)
    if gold == 0:
        return CHART[0] + FRAME + 19 + 31 * rank, CHART[1] + FRAME + 20
    return x + 24 * rank * dx, y + 24 * rank * dy


def warehouse_at(good: int) -> Point:
    """The upper left corner of a warehouse."""
    return 8 + WAREHOUSE_STEP * good, WAREHOUSE_TOP


def square_at(good: int, company: int) -> Point:
    """The middle of a warehouse square."""
    x, y = warehouse_at(good)
    return x + 18 + 32 * company, y + 72


def seat_box(seat: int, players: int) -> Box:
    """The place of a seat beside the chart."""
    height = (SEATS_HEIGHT - SEAT_GAP * (players - 1)) / players
    return SEATS_LEFT, round(SEATS_TOP + (height + SEAT_GAP) * seat, 1), SEATS_WIDTH, round(height, 1)


def row_of_cards(seat: int, players: int) -> float:
    """The upper edge of a seat's laid-out cards."""
    _, y, _, height = seat_box(seat, players)
    return y + 32 + (height - 32 - CARD[1]) * 0.35


def card_at(seat: int, players: int, company: int) -> Point:
    """The upper left corner of a seat's laid-out cards of a company."""
    return SEATS_LEFT + 10 + COLUMN * company, row_of_cards(seat, players)


def seal_home(seat: int, players: int, company: int) -> Point:
    """Where a seat keeps a seal."""
    x, y = card_at(seat, players, company)
    return x + CARD[0] + 16, y + 8


def tile_home(seat: int, players: int, company: int) -> Point:
    """Where a seat keeps its tiles of a company."""
    x, y = card_at(seat, players, company)
    return x + CARD[0] + 16, y + 35


def cube_y(company: int) -> float:
    """The middle of a company's row on the ship track."""
    return FIRST_CUBE_ROW + CUBE_STEP * company


def seal_slot(company: int) -> Point:
    """Where a seal lies that nobody owns."""
    return SEAL_SLOT, cube_y(company)


def track_x(count: int) -> float:
    """The middle of a space of the ship track."""
    return TRACK_FIRST + TRACK_STEP * min(count, LAST_OF_SHIP_TRACK)


def hand_step(cards: int, companies: int) -> float:
    """How far apart the cards of a hand of so many cards and companies lie."""
    free = HAND[2] - 20 - (companies - 1) * HAND_GAP - companies * HAND_CARD[0]
    return max(min(WIDEST_STEP, free / max(cards - companies, 1)), 6)


def target_rows(step: float) -> int:
    """In how many rows the targets of cards lie that are so far apart."""
    return max(1, min(3, ceil(3 * ROW_STEP / step - 0.01)))


@cache
def target_places(held: int, step: float) -> tuple[int, ...]:
    """Which of a company's cards are targets: all, or in a hand of very many cards some and always the last."""
    skip = target_skip(step)
    places = [*range(1, held + 1, skip)]
    if places and places[-1] != held:
        places[-1] = held
    return tuple(places)


def target_skip(step: float) -> int:
    """How many cards one target stands for."""
    return max(1, ceil(ROW_STEP / step - 0.01))


def hand_columns(hand: tuple[int, ...]) -> tuple[list[float], float]:
    """The left edge of each company's cards in a hand, and how far apart cards lie."""
    step = hand_step(sum(hand), sum(1 for count in hand if count))
    columns, x = [], float(HAND_LEFT)
    for count in hand:
        columns.append(round(x, 1))
        x += HAND_CARD[0] + step * (count - 1) + HAND_GAP if count else 0
    return columns, round(step, 2)
