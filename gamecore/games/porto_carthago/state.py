"""Porto Carthago's state: what lies where, who owns what, and what is still to come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gamecore.games.porto_carthago.pieces import (
    ALL_SHIPS,
    BLOCKED_AT_START,
    DISCS_PER_GOOD,
    DOCK_COUNT,
    GOODS,
    LAPS,
    LAST_PALACE,
    MARKET_SPACES,
    PALACE_POINTS,
    PALACE_PRICES,
    PATH_LENGTH,
    SERVANTS,
    SLOTS,
    SPACES,
    WANTS,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.state import Draft, State, added, replaced, storage

Counts = tuple[int, ...]
Hands = tuple[Counts, ...]

INCOME_DUE = pending("income")
"""Lies on the stack until the income of a decade is paid."""

ACTIONS_DUE = pending("actions")
"""Lies on the stack until the action rounds of a decade begin."""

NEXT_LAP = pending("lap")
"""Lies on the stack once for every action round that has yet to begin."""

NOTHING = -1
NO_GOODS: Counts = (0,) * len(GOODS)


@dataclass(slots=True)
class PortoCarthagoDraft(Draft):
    """All fields of a Porto Carthago state. Seats, goods, docks and ship cards are numbers; -1 means nobody or nothing.

    ``decade`` and ``lap`` say where the markers of the decade and of the action round stand (C2.3, C3.3, C5.3, C6.1).

    ``warehouse`` holds each seat's goods by kind, ``blocked`` the servants on its warehouse card, ``on_cards`` its
    servants on each action space. ``charter`` says whose servant is on each charter ship. ``owners``, ``berths``
    and ``stores`` are the three independent parts of the docks (C1.5).

    The deck is, from its top: ``top`` (cards that somebody has looked at), ``unknown`` (a set of cards in an order
    that chance has yet to decide, one bit for each card), ``bottom`` (cards that went under the deck, in order).
    ``scout`` is the seat that put ``top`` in its order, ``looked`` has for each card of it the seats, one bit each,
    that know it to be there. While somebody looks at the deck, further cards come to ``top`` behind those.
    ``turned`` is a voyage card just turned up.

    ``bought`` counts the merchant's sales since the last reset, ``layout`` has the kind of card on each action
    space, ``palace`` the seats on P1 to P14 in order, ``last_space`` the servants on P15, ``path`` the seats on the
    path of intrigue from the arrow, ``award`` what intrigue brought at the end.
    """

    players: int
    start: int
    decade: int
    lap: int
    cash: Counts
    points: Counts
    supply: Counts
    blocked: Counts
    warehouse: Hands
    on_cards: Hands
    lighthouse: Counts
    temple: Counts
    charter: Counts
    owners: Counts
    berths: Counts
    stores: Counts
    row1: Counts
    row2: Counts
    unknown: int
    top: Counts
    scout: int
    looked: Counts
    bottom: Counts
    turned: int
    displays: Hands
    bag: Counts
    market: Counts
    bought: int
    layout: Counts
    palace: Counts
    last_space: Counts
    path: Counts
    award: Counts
    pending: tuple[Pending, ...]


@storage
class PortoCarthagoState(PortoCarthagoDraft, State):
    """A Porto Carthago state: an immutable value."""

    __slots__ = ()


Table = PortoCarthagoDraft
"""What predicates read and rules write: a draft or a state."""


def first_draft(players: int) -> PortoCarthagoDraft:
    """Return the draft of a new game, before anything is drawn (C2.1 to C2.5)."""
    row = (NOTHING,) * (players + 1)
    nobody = (0,) * players
    deals = tuple(pending("deal", -1, number, place) for number in (2, 1) for place in reversed(range(players + 1)))
    return PortoCarthagoDraft(
        players=players,
        start=NOTHING,
        decade=1,
        lap=1,
        cash=nobody,
        points=nobody,
        supply=(SERVANTS - BLOCKED_AT_START,) * players,
        blocked=(BLOCKED_AT_START,) * players,
        warehouse=(NO_GOODS,) * players,
        on_cards=((0,) * len(SPACES),) * players,
        lighthouse=nobody,
        temple=nobody,
        charter=row[1:],
        owners=(NOTHING,) * DOCK_COUNT,
        berths=(NOTHING,) * DOCK_COUNT,
        stores=(NOTHING,) * DOCK_COUNT,
        row1=row,
        row2=row,
        unknown=ALL_SHIPS,
        top=(),
        scout=NOTHING,
        looked=(),
        bottom=(),
        turned=NOTHING,
        displays=((),) * players,
        bag=(DISCS_PER_GOOD,) * len(GOODS),
        market=NO_GOODS,
        bought=0,
        layout=(),
        palace=(),
        last_space=nobody,
        path=(),
        award=nobody,
        pending=(pending("setup"), pending("start player"), *deals, pending("fill", -1, 0)),
    ).open()


# Looking at a table ---------------------------------------------------------------------------------------


def setting_up(t: Table) -> bool:
    """Return whether decade 1 has yet to begin (C2)."""
    return bool(t.pending) and t.pending[0].kind in ("setup", "decade")


def has_earned(t: Table) -> bool:
    """Return whether the income of decade 1 has been paid, before which nobody has talents (C0.17, C5.5)."""
    return t.decade > 1 or not (setting_up(t) or INCOME_DUE in t.pending)


def laps_to_come(t: Table) -> int:
    """Return how many action rounds of this decade have yet to begin (C6.1)."""
    return LAPS if setting_up(t) or ACTIONS_DUE in t.pending else t.pending.count(NEXT_LAP)


def deck_size(t: Table) -> int:
    """Return the number of cards in the deck; a voyage card turned up still counts (C1.16)."""
    return len(t.top) + t.unknown.bit_count() + len(t.bottom) + (t.turned >= 0)


def ordered(t: Table) -> int:
    """Return how many cards of ``top`` its scout has put in their order: all but those of a look that goes on."""
    return next((entry.data[1] for entry in reversed(t.pending) if entry.kind == "order"), len(t.top))


def has_deck(t: Table) -> bool:
    """Return whether a card can be drawn."""
    return bool(t.top or t.unknown or t.bottom)


@cache
def cards_in(bits: int) -> Counts:
    """Return the cards of a set of cards, in order.

    >>> cards_in(0b1101)
    (0, 2, 3)
    """
    return tuple(card for card in range(bits.bit_length()) if bits >> card & 1)


def seats_from(players: int, first: int) -> range | list[int]:
    """Return the seats clockwise, beginning with this one (C1.3)."""
    return [(first + n) % players for n in range(players)]


def free_slots(t: Table, seat: int) -> int:
    """Return the open, empty slots of a seat's warehouse card (C0.16)."""
    return SLOTS - t.blocked[seat] - sum(t.warehouse[seat])


def matches(t: Table, seat: int) -> Counts:
    """Return the docks of a seat where a good lies that the ship there wants (C4.14)."""
    return tuple(
        dock
        for dock in range(DOCK_COUNT)
        if t.owners[dock] == seat and t.berths[dock] >= 0 and t.stores[dock] == WANTS[t.berths[dock]]
    )


def next_palace(t: Table) -> int:
    """Return the cheapest palace space that is not full, from 0 (C9.3, C9.7)."""
    return min(len(t.palace), LAST_PALACE)


def palace_price(t: Table) -> int:
    """Return the price of the cheapest palace space that is not full."""
    return PALACE_PRICES[next_palace(t)]


def palace_points(t: Table) -> int:
    """Return the trade points needed at the cheapest palace space that is not full."""
    return PALACE_POINTS[next_palace(t)]


def can_intrigue(t: Table, seat: int) -> bool:
    """Return whether a seat could put a servant on the path of intrigue (C12.4)."""
    return t.supply[seat] > 0 and len(t.path) < PATH_LENGTH


def market_gaps(t: Table) -> int:
    """Return how many market spaces in use are empty."""
    return MARKET_SPACES[t.players] - sum(t.market)


def palace_seats(t: Table) -> Counts:
    """Return every seat's servants in the palace."""
    return tuple(t.palace.count(seat) + t.last_space[seat] for seat in range(t.players))


# Moving pieces --------------------------------------------------------------------------------------------


def put_in_bag(t: PortoCarthagoDraft, good: int) -> None:
    """Return a good to the bag (C1.14)."""
    t.bag = added(t.bag, good, 1)


def put_under(t: PortoCarthagoDraft, card: int) -> None:
    """Put a card under the deck (C1.13)."""
    t.bottom += (card,)


def take_top(t: PortoCarthagoDraft, card: int) -> None:
    """Take this card off the top of the deck; it must be one that can lie there."""
    if t.top:
        t.top, t.looked = t.top[1:], t.looked[1:]
        if not t.top:
            t.scout = NOTHING
    elif t.unknown:
        t.unknown &= ~(1 << card)
    else:
        t.bottom = t.bottom[1:]


def next_cards(t: Table) -> Counts:
    """Return the cards that can be on top of the deck, all equally likely (C1.13)."""
    if t.top:
        return t.top[:1]
    return cards_in(t.unknown) if t.unknown else t.bottom[:1]


def change_goods(t: PortoCarthagoDraft, seat: int, good: int, amount: int) -> None:
    """Put goods into a seat's warehouse or take them out."""
    t.warehouse = replaced(t.warehouse, seat, added(t.warehouse[seat], good, amount))
