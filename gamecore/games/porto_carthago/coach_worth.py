"""What goods, docks, loads and voyages are worth to a seat, for Porto Carthago's coach.

A trade point, a palace seat and a privilege count as in the odds: see ``odds_results``.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gamecore.games.porto_carthago.odds import own_talents, voyage_result
from gamecore.games.porto_carthago.odds_results import POINT, PRIVILEGE
from gamecore.games.porto_carthago.pieces import (
    DOCK_COUNT,
    LAST_DECADE,
    SHIPS,
    WANTS,
    docks_of,
)
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.view import seat_of


def decades_left(view: PortoCarthagoView) -> int:
    """Return how many incomes are still to come (C1.2, C5.5)."""
    return LAST_DECADE - view.decade


def load_worth(card: int) -> int:
    """Return income, trade point and privilege of a load (C10.7 to C10.9)."""
    return SHIPS[card].income + POINT + PRIVILEGE


def voyage_worth(view: PortoCarthagoView, servants: int, chances: Mapping[int, Fraction] | None = None) -> float:
    """Return the exact mean of a voyage with so many temple servants, trade points counted (C11.3 to C11.11)."""
    talents = own_talents(view)
    cards = view.next_ship() if chances is None else chances
    return sum(float(chance) * voyage_result(card, servants, talents) for card, chance in cards.items())


def good_worth(view: PortoCarthagoView, good: int) -> float:
    """Return what one more good of a kind is worth in the warehouse."""
    seat = seat_of(view)
    worth = 4.0 if seat in view.charter and view.temple[seat] else 1.5
    for dock in range(DOCK_COUNT):
        if view.owners[dock] != seat or view.stores[dock] >= 0:
            continue
        card = view.berths[dock]
        if card >= 0:
            worth = max(worth, 0.6 * load_worth(card) if WANTS[card] == good else 0.0)
            continue
        for row, chance in ((view.row1, 0.4), (view.row2, 0.3)):
            for ship in row:
                if ship >= 0 and dock in docks_of(ship) and WANTS[ship] == good:
                    worth = max(worth, chance * load_worth(ship))
    return worth / (1 + 0.5 * max(0, view.warehouse[seat][good] - 1))


def claim_worth(view: PortoCarthagoView, dock: int) -> float:
    """Return the prospect of a load at a dock: its ship, or one of the rows that will come to it."""
    card = view.berths[dock]
    if card >= 0:
        return demand(view, card)
    other = dock ^ 1
    worth = 0.5
    for row, chance in ((view.row1, 0.6), (view.row2, 0.4)):
        for ship in row:
            if ship >= 0 and dock in docks_of(ship):
                first = dock % 2 == 0 or view.berths[other] >= 0
                worth = max(worth, (chance if first else 0.4 * chance) * demand(view, ship))
    return worth


def demand(view: PortoCarthagoView, card: int) -> float:
    """Return what a ship is worth to whoever claims its dock: much if the good is there or can be bought."""
    seat, good = seat_of(view), WANTS[card]
    if view.warehouse[seat][good]:
        return 0.6 * load_worth(card)
    if view.market[good] and view.free_slots(seat):
        return 0.35 * load_worth(card)
    return 0.15 * load_worth(card)
