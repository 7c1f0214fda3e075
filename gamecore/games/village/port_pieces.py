"""The sea board, captains and treasures of the Port, as plain data [X: most of the sea board and captains]."""

from __future__ import annotations

from dataclasses import dataclass

from gamecore.games.village.pieces import BROWN, GREEN, HORSE, ORANGE, OX, PINK, PLOW, SCROLL, WAGON

# Cargo: the five village goods that can be loaded, in their order, then grain, cocoa and tea.
CARGO = ("scroll", "horse", "ox", "plow", "wagon", "grain", "cocoa", "tea")
CARGO_GRAIN, COCOA, TEA = 5, 6, 7
CHEST, MEMBER = 8, 9
PIECES = (*CARGO, "chest", "member")
"""The ten kinds of pieces a hold can take (VP3.3)."""

HOLDS = 3
SPICES = ("cocoa", "tea")
SPICE_POINTS, SPICE_COINS = (7, 5), (0, 1)

CHEST_VALUES = (3, 4, 5)
CHESTS = (3, 2, 1)
"""How many chests there are of each value (VP1.5)."""

FIELDS = ("port", "T1", "T2", "T3", "T4", "T5", "I1", "I2", "I3", "I4", "I5", "I6")
PORT_FIELD = 0
TIME_FIELDS = range(1, 6)
ISLANDS = range(6, 12)
ISLAND_NAMES = ("Cocoa Isle", "Ox Isle", "Tea Isle", "Treasure Isle", "Horse Isle", "Far Isle")

_LINES = (
    *(("port", "T1"), ("port", "T2"), ("T1", "T2"), ("T1", "I1"), ("T1", "T3"), ("I1", "I2"), ("I2", "T3")),
    *(("T3", "I6"), ("T2", "I3"), ("T2", "T4"), ("I3", "I5"), ("I5", "T4"), ("T4", "I4"), ("I4", "T5"), ("T5", "I6")),
)
LINES = tuple((FIELDS.index(a), FIELDS.index(b)) for a, b in _LINES)
NEIGHBOURS = tuple(
    tuple(sorted({*(b for a, b in LINES if a == field), *(a for a, b in LINES if b == field)} - {PORT_FIELD}))
    for field in range(len(FIELDS))
)
"""The fields that a step from each field can lead to; the port is never entered by steps (VP4.8)."""

ISLAND_BUYS: dict[int, dict[int, int]] = {
    6: {},
    7: {OX: 4, PLOW: 3},
    8: {WAGON: 3, CARGO_GRAIN: 2},
    9: {},
    10: {HORSE: 4, SCROLL: 3},
    11: {HORSE: 5, WAGON: 4, SCROLL: 4},
}
"""What each island buys, with the points."""

ISLAND_STACK = {6: COCOA, 8: TEA, 9: CHEST}


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission: its price in wagons from the hold or in cubes, and its points."""

    wagons: int
    cubes: tuple[tuple[int, int], ...]
    points: int


MISSIONS = {
    6: Mission(1, (), 6),
    7: Mission(0, ((ORANGE, 1), (BROWN, 1)), 5),
    10: Mission(0, ((PINK, 1), (GREEN, 1)), 5),
    11: Mission(0, ((PINK, 2), (BROWN, 1)), 7),
}
MISSION_PLACE = {6: 23, 7: 24, 10: 25, 11: 26}
SEA_GRAVE_POINTS = (3, 2, 1, 0, 0)
RETURN_TIME = 1


@dataclass(frozen=True, slots=True)
class Captain:
    """A captain: the wage, the colours and number of cubes of one payment, the steps it covers, how many there are."""

    name: str
    wage: int
    colours: tuple[int, ...]
    cubes: int
    steps: int
    copies: int = 1


ANY = (BROWN, PINK, ORANGE, GREEN)
CAPTAINS = (
    Captain("1a", 1, ANY, 2, 1, 5),
    Captain("2a", 2, (GREEN,), 1, 1),
    Captain("2b", 2, (PINK, ORANGE), 1, 1),
    Captain("2c", 2, (BROWN, ORANGE), 1, 1),
    Captain("2d", 2, (BROWN, PINK), 1, 1),
    Captain("2e", 2, ANY, 2, 2),
    Captain("3a", 3, (GREEN,), 1, 2),
    Captain("3b", 3, (ORANGE,), 1, 2),
    Captain("3c", 3, (BROWN,), 1, 2),
    Captain("3d", 3, (PINK,), 1, 2),
    Captain("3e", 3, ANY, 1, 1),
    Captain("admiral", 0, ANY, 1, 1, 0),
)
"""The captains by kind: five alike at 1 coin, five each at 2 and 3 coins; the Admiral is a villager card."""

CAPTAIN_NAMES = tuple(captain.name for captain in CAPTAINS[:-1])
ADMIRAL_CAPTAIN = len(CAPTAINS) - 1
