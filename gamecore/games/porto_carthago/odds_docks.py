"""What a dock and a good bring: which ship comes when, and what is left of its income (C4.10, C4.13, C10)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from gamecore.games.porto_carthago.odds import deck_orders, law_of_nth
from gamecore.games.porto_carthago.odds_results import (
    BY_THEMSELVES,
    FURTHER_TURNS,
    INCOMES,
    NEXT_CARD,
    POINT,
    PRIVILEGE,
    TURN,
    Prospect,
    closing,
    incomes_left,
    sure,
    turns_left,
)
from gamecore.games.porto_carthago.pieces import (
    BONUS3,
    BONUS_TALENTS,
    CIVILIZATION_OF,
    DOCK_SERVANTS,
    INTRIGUE1,
    LAST_DECADE,
    MERCHANT_PRICES,
    PATH_LENGTH,
    SHIP_COUNT,
    SHIPS,
    TRADE1,
    WANTS,
)
from gamecore.games.porto_carthago.state import NOTHING, Counts
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import Distribution


class Arrival(NamedTuple):
    """The next ship at a dock and after how many phases 1 it lies there; NOTHING and 0 if none comes in time."""

    card: int
    phases: int


NONE_COMES = Arrival(NOTHING, 0)


def load_value(view: PortoCarthagoView, card: int) -> int:
    """Return what a load brings in talents: income, trade point and privilege (C10.7 to C10.10).

    INTRIGUE1 brings nothing once the path is full (C13.10).
    """
    kind = SHIPS[card].privilege
    if kind == INTRIGUE1 and len(view.path) >= PATH_LENGTH:
        return SHIPS[card].income + POINT
    extra = BONUS_TALENTS if kind == BONUS3 else POINT if kind == TRADE1 else PRIVILEGE
    return SHIPS[card].income + POINT + extra


def phases_left(view: PortoCarthagoView) -> int:
    """Return how many phases 1 are still to come, if the game lasts five decades."""
    return 0 if closing(view) else LAST_DECADE - view.decade + view.setting_up


def incomes_missed(view: PortoCarthagoView, phases: int) -> int:
    """Return how many incomes are paid before a load whose ship comes after so many phases 1.

    The good lies ready then; only in setup nobody can bring one before the first ships have come.
    """
    return min(incomes_left(view), max(0, phases - 1, int(view.setting_up)))


@lru_cache(maxsize=256)
def arrivals(view: PortoCarthagoView, dock: int) -> Distribution[Arrival]:
    """Return the law of the next ship at a dock: the two rows first, which are open, then cards of the deck."""
    if view.berths[dock] >= 0:
        return Distribution.certain(Arrival(view.berths[dock], 0))
    civilization = dock // 2
    before = int(dock % 2 == 1 and view.berths[dock - 1] < 0)
    for phases, row in enumerate((view.row1, view.row2), 1):
        for card in row:
            if card >= 0 and CIVILIZATION_OF[card] == civilization:
                if not before:
                    return Distribution.certain(Arrival(card, phases))
                before -= 1
    return from_deck(view, civilization, before + 1)


def from_deck(view: PortoCarthagoView, civilization: int, number: int) -> Distribution[Arrival]:
    """Return the law of the n-th ship of a civilization among the cards of the next new row (C4.13)."""
    marked = frozenset(card for card in range(SHIP_COUNT) if CIVILIZATION_OF[card] == civilization)
    wanted = tuple(card for card in view.unseen if card in marked)
    orders = list(deck_orders(view, view.players + 1))
    chances: dict[Arrival, Fraction] = {}
    for order in orders:
        for card, chance in law_of_nth(order, len(view.unseen), wanted, marked, number).items():
            arrival = Arrival(card, 3)
            chances[arrival] = chances.get(arrival, Fraction(0)) + chance / len(orders)
    rest = 1 - sum(chances.values(), Fraction(0))
    return Distribution.of_fractions({**chances, NONE_COMES: rest} if rest else chances)


def arriving(view: PortoCarthagoView, dock: int, value: Callable[[Arrival], int], *more: str) -> Prospect:
    """Return the prospect of a dock whose next ship brings this value."""
    law = arrivals(view, dock)
    names = [INCOMES, *more]
    if view.berths[dock] < 0:
        names.append(BY_THEMSELVES)
    if len(law) > 1:
        names.append(NEXT_CARD)
    return Prospect(law.map(value), tuple(names))


def price_of_good(view: PortoCarthagoView, good: int) -> int:
    """Return what it costs to have a good: nothing if it is there, else the merchant's price and a turn (C7.22)."""
    if view.warehouse[seat_of(view)][good]:
        return 0
    return (view.merchant_price if view.market[good] else MERCHANT_PRICES[0]) + TURN


@lru_cache(maxsize=256)
def dock_prospect(view: PortoCarthagoView, dock: int) -> Prospect:
    """Return what an own dock brings by its next ship, a porter's turn and the good taken off.

    The good lies ready when the ship comes, and its servants miss the incomes until then. A ship that comes too late,
    or not at all, brings nothing.
    """
    left = incomes_left(view)

    def value(arrival: Arrival) -> int:
        if arrival.card < 0 or arrival.phases > phases_left(view) + 1:
            return -DOCK_SERVANTS * left
        wants = WANTS[arrival.card]
        there = view.stores[dock] == wants
        price = 0 if there else TURN + price_of_good(view, wants)
        turns = 0 if there else 1 if price == TURN else 2
        if turns > turns_left(view):
            return -DOCK_SERVANTS * left
        waited = incomes_missed(view, arrival.phases) * DOCK_SERVANTS
        return max(0, load_value(view, arrival.card) - price) - waited

    return arriving(view, dock, value, FURTHER_TURNS)


@lru_cache(maxsize=256)
def laid_prospect(view: PortoCarthagoView, dock: int, good: int) -> Prospect:
    """Return what a good at an own dock brings by the next ship there: a load, if it is wanted (C10.1, C10.2)."""
    left = incomes_left(view)

    def value(arrival: Arrival) -> int:
        if arrival.card < 0 or WANTS[arrival.card] != good or arrival.phases > phases_left(view) + 1:
            return 0
        return load_value(view, arrival.card) + DOCK_SERVANTS * (left - incomes_missed(view, arrival.phases))

    return arriving(view, dock, value)


def ship_prospect(view: PortoCarthagoView, card: int, dock: int) -> Prospect:
    """Return what it brings that a ship comes to a dock now: a load at once or by a porter, if the dock is the own."""
    if dock < 0 or view.owners[dock] != seat_of(view):
        return sure(0)
    wants = WANTS[card]
    if view.stores[dock] == wants:
        return sure(load_value(view, card) + DOCK_SERVANTS * incomes_left(view), INCOMES)
    if view.stores[dock] >= 0 or turns_left(view) < 1:
        return sure(0)
    return sure(max(0, load_value(view, card) - TURN - price_of_good(view, wants)), FURTHER_TURNS)


def empty_docks(view: PortoCarthagoView) -> Counts:
    """Return the own docks at which no good lies."""
    seat = seat_of(view)
    return tuple(dock for dock, owner in enumerate(view.owners) if owner == seat and view.stores[dock] < 0)
