"""Manila's state: what stands where, who owns what, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from gamecore.games.manila.pieces import (
    ACCOMPLICES,
    ASHORE,
    LOAN,
    PIRATE_SPACES,
    PUNT_SEATS,
    SHARES_PER_WARE,
    SPACE_COUNT,
    START_MONEY,
    SUM_OF_STARTS,
    WARES,
    is_sailing,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.lookup import Lookup
from gamecore.kernel.state import Draft, State, replaced, storage

Counts = tuple[int, ...]
Hands = tuple[Counts, ...]


@dataclass(slots=True)
class ManilaDraft(Draft):
    """All fields of a Manila state. Seats and wares are numbers; -1 means nobody or nothing.

    ``unencumbered`` and ``encumbered`` hold each seat's shares by ware; ``bought`` those of them that were bought
    openly. ``steps`` are the market markers. ``locations`` say where each ware's punt is, ``figures`` who stands on
    each of the 24 spaces; ``vacant`` has one bit for each space without a figure, so that lists of open spaces can
    be looked up. ``retired`` marks who passed in the auction, ``resting`` who passed in placing.
    """

    players: int
    stronger_pirates: bool
    cash: Counts
    unencumbered: Hands
    encumbered: Hands
    bought: Hands
    piles: Counts
    steps: Counts
    voyage: int
    harbour_master: int
    bid: int
    bidder: int
    retired: tuple[bool, ...]
    ashore: int
    locations: Counts
    dice: Counts
    movement: int
    placement: int
    figures: Counts
    vacant: int
    supply: Counts
    resting: tuple[bool, ...]
    plundered: tuple[bool, ...]
    pending: tuple[Pending, ...]


@storage
class ManilaState(ManilaDraft, State):
    """A Manila state: an immutable value."""

    __slots__ = ()


Table = ManilaDraft
"""What predicates read and rules write: a draft or a state."""


class Figures(Protocol):
    """Anything that shows who stands on the 24 spaces: a state, a draft or a view."""

    @property
    def figures(self) -> Counts:
        """Return the seat on each space, -1 where it is vacant."""
        ...


NO_SHARES: Counts = (0, 0, 0, 0)
NOBODY: Counts = (-1,) * SPACE_COUNT
ALL_VACANT = (1 << SPACE_COUNT) - 1
NOT_LAUNCHED: Counts = (ASHORE,) * 4
NO_DICE: Counts = (0, 0, 0, 0)
NOT_PLUNDERED = (False,) * 4


def first_draft(players: int, stronger_pirates: bool) -> ManilaDraft:
    """Return the draft of a new game, before the deal (M1.1 to M1.6)."""
    deal = tuple(pending("deal", seat) for seat in reversed(range(players)))
    return ManilaDraft(
        players=players,
        stronger_pirates=stronger_pirates,
        cash=(START_MONEY,) * players,
        unencumbered=(NO_SHARES,) * players,
        encumbered=(NO_SHARES,) * players,
        bought=(NO_SHARES,) * players,
        piles=(SHARES_PER_WARE,) * 4,
        steps=(0, 0, 0, 0),
        voyage=0,
        harbour_master=-1,
        bid=0,
        bidder=-1,
        retired=(False,) * players,
        ashore=-1,
        locations=NOT_LAUNCHED,
        dice=NO_DICE,
        movement=0,
        placement=0,
        figures=NOBODY,
        vacant=ALL_VACANT,
        supply=(ACCOMPLICES[players],) * players,
        resting=(False,) * players,
        plundered=NOT_PLUNDERED,
        pending=(pending("voyage"), *deal),
    ).open()


def vacancies(figures: Counts) -> int:
    """Return the bits of the vacant spaces."""
    return sum(1 << space for space, seat in enumerate(figures) if seat < 0)


def put(t: ManilaDraft, space: int, seat: int) -> None:
    """Let a figure of this seat stand on a space; -1 clears the space."""
    t.figures = replaced(t.figures, space, seat)
    bit = 1 << space
    t.vacant = t.vacant | bit if seat < 0 else t.vacant & ~bit


def ceiling(t: Table, seat: int) -> int:
    """Return what a seat can raise: cash plus a loan on every unencumbered share (M3.10, M5.12)."""
    return t.cash[seat] + LOAN * sum(t.unencumbered[seat])


def sailing_at(locations: Counts) -> Counts:
    """Return the wares whose punts are on their lanes, in lane order.

    >>> sailing_at((14, 13, -1, 0))
    (1, 3)
    """
    return tuple(ware for ware in range(4) if is_sailing(locations[ware]))


SAILING: Lookup[Counts, Counts] = Lookup(sailing_at)


def sailing(t: Table) -> Counts:
    """Return the wares whose punts are on their lanes, in lane order."""
    return SAILING[t.locations]


def seats_afloat(locations: Counts) -> int:
    """Return the bits of the seats of the punts on their lanes, taken or vacant.

    >>> bin(seats_afloat((14, -1, -1, 0)))
    '0b1111000000000'
    """
    return sum(1 << space for ware in sailing_at(locations) for space in PUNT_SEATS[ware])


SEATS_AFLOAT: Lookup[Counts, int] = Lookup(seats_afloat)


LOADED = tuple(tuple(ware for ware in range(4) if ware != ashore) for ashore in range(4))


def loaded(t: Table) -> Counts:
    """Return the loaded wares in lane order; () before loading."""
    return LOADED[t.ashore] if t.ashore >= 0 else ()


def vacant_seat(t: Figures, ware: int) -> int:
    """Return the space of the cheapest vacant seat of a punt, or -1 (M5.5)."""
    for space in PUNT_SEATS[ware]:
        if t.figures[space] < 0:
            return space
    return -1


def pirates(t: Table) -> list[int]:
    """Return the seats with a figure on the pirate ship, the captain first."""
    return [t.figures[space] for space in PIRATE_SPACES if t.figures[space] >= 0]


@cache
def to_launch(locations: Counts, ashore: int) -> tuple[Counts, int]:
    """Return the loaded wares whose punts still wait, and the points left for their starts (M4.9).

    >>> to_launch((4, -1, -1, -1), 2)
    ((1, 3), 5)
    """
    waiting = tuple(ware for ware in LOADED[ashore] if locations[ware] == ASHORE)
    return waiting, SUM_OF_STARTS - sum(location for location in locations if location != ASHORE)


def ware_list(wares: Sequence[int]) -> str:
    """Return the names of wares, parted by commas; “none” if there are none."""
    return ", ".join(WARES[ware] for ware in wares) or "none"
