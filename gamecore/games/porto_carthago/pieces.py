"""Porto Carthago's pieces and numbers, as plain data (C0.1 to C0.17).

Tables marked [X] are reconstructed, as no source that could be reached gives them. They stand in this file alone
and can be replaced without touching a rule.
"""

from __future__ import annotations

from typing import NamedTuple

SEAT_COUNTS = range(3, 6)
SERVANTS = 18
MARKET_SPACES = {3: 4, 4: 6, 5: 6}
"""Market spaces in use by number of players (C0.1). Rows of ships have one place more than there are players."""

# Goods and docks ------------------------------------------------------------------------------------------

GOODS = ("grain", "ivory", "oil", "purple", "wine")
"""The five goods. [X: the source knows them only as colours]"""

DISCS_PER_GOOD = 6
CIVILIZATIONS = ("Egypt", "Etruria", "Greece", "Iberia", "Phoenicia", "Rome")
"""The six civilizations, two docks each (C0.6). [X: the names]"""

NUMERALS = ("I", "II")
DOCKS = tuple(f"{civilization}-{numeral}" for civilization in CIVILIZATIONS for numeral in NUMERALS)
"""Dock number d belongs to civilization d // 2 and carries numeral d % 2."""

DOCK_COUNT = len(DOCKS)
DOCK_NUMBER = {name: number for number, name in enumerate(DOCKS)}
GOOD_NUMBER = {name: number for number, name in enumerate(GOODS)}

# Action spaces and cards ----------------------------------------------------------------------------------

SPACES = ("A1", "A2", "A3", "A4", "A5", "A6")
SPACE_NUMBER = {name: number for number, name in enumerate(SPACES)}
NO_BONUS, WAREHOUSE, PALACE_BONUS = range(3)
BONUSES = ("none", "warehouse", "palace")

SPACE_COSTS = (0, 0, 1, 1, 2, 3)
"""Servants that a card costs on each action space (C0.4). [X]"""

SPACE_BONUSES = (NO_BONUS, WAREHOUSE, WAREHOUSE, PALACE_BONUS, PALACE_BONUS, PALACE_BONUS)
"""Bonus action of each action space (C0.4). [X]"""

CAPTAIN, PORTER, ARISTOCRAT, LOAD_MASTER, MERCHANT = range(5)
CARD_KINDS = ("captain", "porter", "aristocrat", "loadmaster", "merchant")
CARD_COUNTS = (1, 2, 1, 1, 1)
"""How many of the six action cards are of each kind (C0.5). [X: that the porter is the doubled one]"""

# Ship cards -----------------------------------------------------------------------------------------------

BONUS3, TRADE1, INTRIGUE1, SCOUT3, ANYGOOD, PILOT, MOVE3, PALACE = range(8)
PRIVILEGES = ("BONUS3", "TRADE1", "INTRIGUE1", "SCOUT3", "ANYGOOD", "PILOT", "MOVE3", "PALACE")
IMMEDIATE = frozenset({BONUS3, TRADE1, INTRIGUE1})
"""Privileges used at once when they are gained (C13.2)."""


class ShipCard(NamedTuple):
    """A ship card (C0.8): civilization, wanted good and privilege as numbers; danger; income in talents."""

    civilization: int
    wants: int
    danger: int
    income: int
    privilege: int


_EGYPT, _ETRURIA, _GREECE, _IBERIA, _PHOENICIA, _ROME = range(6)
_GRAIN, _IVORY, _OIL, _PURPLE, _WINE = range(5)

SHIPS = (
    ShipCard(_EGYPT, _GRAIN, 2, 9, PILOT),
    ShipCard(_EGYPT, _IVORY, 3, 10, BONUS3),
    ShipCard(_EGYPT, _OIL, 4, 12, SCOUT3),
    ShipCard(_EGYPT, _PURPLE, 1, 7, PALACE),
    ShipCard(_EGYPT, _WINE, 5, 12, ANYGOOD),
    ShipCard(_ETRURIA, _GRAIN, 2, 10, MOVE3),
    ShipCard(_ETRURIA, _IVORY, 5, 11, TRADE1),
    ShipCard(_ETRURIA, _OIL, 3, 10, ANYGOOD),
    ShipCard(_ETRURIA, _PURPLE, 3, 11, SCOUT3),
    ShipCard(_ETRURIA, _WINE, 1, 8, BONUS3),
    ShipCard(_GREECE, _GRAIN, 3, 11, SCOUT3),
    ShipCard(_GREECE, _IVORY, 4, 11, ANYGOOD),
    ShipCard(_GREECE, _OIL, 1, 8, PILOT),
    ShipCard(_GREECE, _PURPLE, 5, 11, TRADE1),
    ShipCard(_GREECE, _WINE, 2, 9, INTRIGUE1),
    ShipCard(_IBERIA, _GRAIN, 3, 10, INTRIGUE1),
    ShipCard(_IBERIA, _IVORY, 1, 9, SCOUT3),
    ShipCard(_IBERIA, _OIL, 2, 8, TRADE1),
    ShipCard(_IBERIA, _PURPLE, 4, 12, MOVE3),
    ShipCard(_IBERIA, _WINE, 5, 12, PILOT),
    ShipCard(_PHOENICIA, _GRAIN, 6, 12, PALACE),
    ShipCard(_PHOENICIA, _IVORY, 4, 11, PILOT),
    ShipCard(_PHOENICIA, _OIL, 2, 10, MOVE3),
    ShipCard(_PHOENICIA, _PURPLE, 2, 9, BONUS3),
    ShipCard(_PHOENICIA, _WINE, 1, 7, TRADE1),
    ShipCard(_ROME, _GRAIN, 1, 8, ANYGOOD),
    ShipCard(_ROME, _IVORY, 1, 7, PALACE),
    ShipCard(_ROME, _OIL, 6, 13, BONUS3),
    ShipCard(_ROME, _PURPLE, 3, 10, INTRIGUE1),
    ShipCard(_ROME, _WINE, 4, 12, MOVE3),
)
"""The 30 ship cards S01 to S30 (C0.10), numbered from 0 here. [X: every row; the danger spread is C0.9]"""

SHIP_COUNT = len(SHIPS)
SHIP_NAMES = tuple(f"S{number:02}" for number in range(1, SHIP_COUNT + 1))
SHIP_NUMBER = {name: number for number, name in enumerate(SHIP_NAMES)}
ALL_SHIPS = (1 << SHIP_COUNT) - 1
CIVILIZATION_OF = tuple(ship.civilization for ship in SHIPS)
WANTS = tuple(ship.wants for ship in SHIPS)
PRIVILEGE_OF = tuple(ship.privilege for ship in SHIPS)

# Palace and path of intrigue ------------------------------------------------------------------------------

PALACE_PRICES = (6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)
"""Price of palace spaces P1 to P15 (C0.12). [X]"""

PALACE_POINTS = (2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)
"""Trade points needed at palace spaces P1 to P15 (C0.12). [X]"""

LAST_PALACE = len(PALACE_PRICES) - 1
"""The last space holds any number of servants (C9.7)."""

PATH_LENGTH = 12
SCORING = {4: (1,), 8: (2, 1), 12: (3, 2, 1)}
"""Scoring spaces of the path of intrigue and the seats they give by rank (C0.14). [X]"""

# Numbers --------------------------------------------------------------------------------------------------

SLOTS = 4
BLOCKED_AT_START = 2
DOCK_SERVANTS = 2
PLAIN_INCOME = 3
RENEWAL_PRICE = 6
EXTENSION_PRICE = 6
MERCHANT_PRICES = (4, 3, 2)
BONUS_TALENTS = 3
MOST_ASSIGNED = 5
MOST_SHIFTED = 3
SCOUTED = 3
LAPS = 5
LAST_DECADE = 5
EARLY_DECADE = 4
EARLY_POINTS = 8


def merchant_price(bought: int) -> int:
    """Return the merchant's price after so many purchases since the last reset (C7.22).

    >>> [merchant_price(n) for n in range(5)]
    [4, 3, 2, 2, 2]
    """
    return MERCHANT_PRICES[min(bought, len(MERCHANT_PRICES) - 1)]


def docks_of(card: int) -> tuple[int, int]:
    """Return the two docks of a ship card's civilization.

    >>> [DOCKS[dock] for dock in docks_of(SHIP_NUMBER["S06"])]
    ['Etruria-I', 'Etruria-II']
    """
    first = 2 * CIVILIZATION_OF[card]
    return first, first + 1
