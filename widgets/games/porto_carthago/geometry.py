"""Where everything lies on Porto Carthago's board, in scene units."""

from __future__ import annotations

Point = tuple[float, float]
Box = tuple[float, float, float, float]

WIDTH, HEIGHT = 1200, 898
MIN_WIDTH = 716
"""Shown this wide, the smallest label is 11 CSS px high and a phone shows one part of the board."""

SMALL, MEDIUM = 18.5, 22
"""The two sizes of type."""

# The strip of a turn along the top.
STRIP: Box = (8, 5, 1184, 42)

# The harbour: two rows of ships that come from the left, and the docks of six civilizations.
HARBOUR: Box = (8, 52, 632, 484)
ROW_TOP, ROW_STEP = 84, 75
ROW2_LEFT, ROW1_LEFT = 16, 128
DOCK_LEFT, DOCK_STEP, DOCK_SIZE = 246, 196, (190, 70)

# The city to the right.
CITY_LEFT, CITY_WIDTH = 648, 544
CARDS_TOP, CARD, CARD_STEP = 52, (176, 88), (184, 96)
PLAIN_TOP, PLAIN = 244, (264, 46)
MARKET: Box = (648, 298, 544, 66)
MARKET_FIRST, MARKET_STEP = 772, 66
ZONES: tuple[Box, Box] = ((648, 372, 268, 76), (924, 372, 268, 76))
CHARTER_TOP, CHARTER_HEIGHT = 456, 80

# Palace, path of intrigue and the deck.
PALACE: Box = (8, 544, 632, 152)
PALACE_TOP, PALACE_SPACE, PALACE_STEP = 572, (74, 56), (77.5, 60)
PATH: Box = (648, 544, 544, 70)
PATH_FIRST, PATH_STEP = 672, 44
DECK: Box = (648, 622, 544, 74)

# The players' sheets along the bottom.
SEATS_TOP, SEATS_HEIGHT, SEATS_WIDTH, SEAT_GAP = 704, 160, 1184, 8
NOTE_LINE = 886


def ship_at(row: int, place: int) -> Point:
    """The upper left corner of a ship card in a row, from 0."""
    return (ROW1_LEFT if row == 1 else ROW2_LEFT), ROW_TOP + ROW_STEP * place


def dock_at(dock: int) -> Point:
    """The upper left corner of a dock: one line for each civilization."""
    return DOCK_LEFT + DOCK_STEP * (dock % 2), ROW_TOP - 2 + ROW_STEP * (dock // 2)


def berth_at(dock: int) -> Point:
    """The upper left corner of the ship in a dock."""
    x, y = dock_at(dock)
    return x + 2, y + 2


def store_at(dock: int) -> Point:
    """The middle of a dock's storage."""
    x, y = dock_at(dock)
    return x + 168, y + 48


def owner_at(dock: int) -> Point:
    """The middle of the owner's mark."""
    x, y = dock_at(dock)
    return x + 131, y + 48


def card_at(space: int) -> Point:
    """The upper left corner of an action space."""
    return CITY_LEFT + CARD_STEP[0] * (space % 3), CARDS_TOP + CARD_STEP[1] * (space // 3)


def plain_at(place: int) -> Point:
    """The upper left corner of a button for what is done without a card."""
    return CITY_LEFT + 280 * place, PLAIN_TOP


def market_at(good: int) -> Point:
    """The middle of the discs of a good in the market."""
    return MARKET_FIRST + MARKET_STEP * good, 331


def zone_at(zone: int, seat: int, players: int) -> Point:
    """The middle of a seat's mark at the lighthouse (0) or in the temple (1)."""
    x, y, _, _ = ZONES[zone]
    return x + 24 + zone_step(players) * seat, y + 56


def zone_step(players: int) -> float:
    """How far two marks at the lighthouse or in the temple lie apart."""
    return min(52, 246 / players)


def charter_box(ship: int, players: int) -> Box:
    """The place of a charter ship."""
    width = (CITY_WIDTH - 8 * (players - 1)) / players
    return CITY_LEFT + (width + 8) * ship, CHARTER_TOP, width, CHARTER_HEIGHT


def palace_at(space: int) -> Point:
    """The upper left corner of a palace space: eight above, seven below."""
    return 16 + PALACE_STEP[0] * (space % 8), PALACE_TOP + PALACE_STEP[1] * (space // 8)


def path_at(space: int) -> Point:
    """The middle of a space of the path of intrigue."""
    return PATH_FIRST + PATH_STEP * space, 594


def seat_box(seat: int, players: int) -> Box:
    """The sheet of a player."""
    width = (SEATS_WIDTH - SEAT_GAP * (players - 1)) / players
    return round(8 + (width + SEAT_GAP) * seat, 1), SEATS_TOP, round(width, 1), SEATS_HEIGHT


def slot_at(seat: int, players: int, slot: int) -> Point:
    """The middle of a slot of a player's warehouse card."""
    x, y, _, _ = seat_box(seat, players)
    return x + 26 + 41 * slot, y + 95


def kept_at(seat: int, players: int, kind: int) -> Point:
    """The middle of a kept privilege on a player's sheet, by the place of its kind from 0."""
    x, y, _, _ = seat_box(seat, players)
    return x + 25 + 45 * kind, y + 137
