"""Manila's pieces and numbers, as plain data (M0.1 to M0.7)."""

from __future__ import annotations

from itertools import product

WARES = ("nutmeg", "silk", "ginseng", "jade")
"""The four wares; their order is the lane order (M4.7)."""

PROFITS = (24, 30, 18, 36)
"""Printed profit of each ware's load (M0.2)."""

SEAT_PRICES = ((2, 3, 4), (3, 4, 5), (1, 2, 3), (3, 4, 5, 5))
"""Price of every accomplice seat, by ware (M0.2)."""

SHARES_PER_WARE = 5
MIXED_PER_WARE = 3
"""Shares of each ware that are mixed for the deal (M1.4)."""

DEALT_PER_PLAYER = 2

DOCKS = ("A", "B", "C")
DOCK_PRICES = (4, 3, 2)
DOCK_PAYS = (6, 8, 15)
"""What port and shipyard spaces A, B and C cost and pay (M0.3)."""

PIRATE_PRICE = 5
PILOT_PRICES = (2, 5)
"""Small and large pilot (M0.3)."""

INSURANCE_PREMIUM = 10
MARKET = (0, 5, 10, 20, 30)
"""Value of each step of the black market; the last one ends the game (M0.4)."""

LAST_STEP = len(MARKET) - 1
START_MONEY = 30
LOWEST_BID = 1
LOWEST_SHARE_PRICE = 5
LOAN = 12
REDEMPTION = 15
LAST_SPACE = 13
HIGHEST_START = 5
SUM_OF_STARTS = 9
FACES = (1, 2, 3, 4, 5, 6)

ACCOMPLICES = {3: 4, 4: 3, 5: 3}
"""Accomplices and placement rounds by number of players (M0.5)."""

SEAT_COUNTS = range(3, 6)

# Figures stand on 24 spaces, numbered in one row: seats ware by ware, ports, shipyards, pirates, pilots, insurance.
FIRST_SEAT = (0, 3, 6, 9)
PUNT_SEATS = tuple(range(first, first + len(prices)) for first, prices in zip(FIRST_SEAT, SEAT_PRICES, strict=True))
PORT_SPACES = range(13, 16)
SHIPYARD_SPACES = range(16, 19)
PIRATE_SPACES = range(19, 21)
CAPTAIN, SECOND_PIRATE = PIRATE_SPACES
SMALL_PILOT, LARGE_PILOT = 21, 22
INSURANCE = 23
SPACE_COUNT = 24

SPACE_NAMES = (
    *(f"{ware} {n}" for ware, prices in zip(WARES, SEAT_PRICES, strict=True) for n in range(1, len(prices) + 1)),
    *(f"port {dock}" for dock in DOCKS),
    *(f"shipyard {dock}" for dock in DOCKS),
    "captain",
    "second pirate",
    "small pilot",
    "large pilot",
    "insurance",
)

SPACE_PRICES = (
    *(price for prices in SEAT_PRICES for price in prices),
    *DOCK_PRICES,
    *DOCK_PRICES,
    PIRATE_PRICE,
    PIRATE_PRICE,
    *PILOT_PRICES,
    0,
)

WARE_OF_SPACE = tuple(ware for ware, seats in enumerate(PUNT_SEATS) for _ in seats)
"""The ware of each seat space 0 to 12."""

# A punt's location: ashore or not yet launched, 0 to 13 on its lane, then the ports and the shipyard.
ASHORE = -1
PORT_A = 14
SHIPYARD_A = 17

STARTING_TRIPLES = tuple(
    starts for starts in product(range(HIGHEST_START + 1), repeat=3) if sum(starts) == SUM_OF_STARTS
)
"""The 25 legal starts of the three loaded wares in lane order (M0.7)."""


def is_sailing(location: int) -> bool:
    """Return whether a punt at this location is on its lane (space 13 included)."""
    return 0 <= location <= LAST_SPACE


def in_port(location: int) -> bool:
    """Return whether a punt at this location docks in the port."""
    return PORT_A <= location < SHIPYARD_A


def in_shipyard(location: int) -> bool:
    """Return whether a punt at this location docks in the shipyard."""
    return location >= SHIPYARD_A


def location_name(location: int) -> str:
    """Return the name of a location.

    >>> location_name(7), location_name(15), location_name(17)
    ('space 7', 'port B', 'shipyard A')
    """
    if location == ASHORE:
        return "ashore"
    if location <= LAST_SPACE:
        return f"space {location}"
    if location < SHIPYARD_A:
        return f"port {DOCKS[location - PORT_A]}"
    return f"shipyard {DOCKS[location - SHIPYARD_A]}"


def share_price(step: int) -> int:
    """Return the price of a share whose ware stands on this market step (M4.3)."""
    return max(LOWEST_SHARE_PRICE, MARKET[step])
