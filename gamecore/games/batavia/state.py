"""Batavia's state: what lies where, who owns what, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import add, sub

from gamecore.games.batavia.pieces import (
    CARDS_PER_COMPANY,
    COMPANIES,
    FACE_DOWN,
    FIRST_OPEN,
    LAST_SPACE,
    NOTES_PER_PLAYER,
    PIRATE_THRESHOLDS,
    START,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.state import Draft, State, storage

Counts = tuple[int, ...]
Cards = tuple[int, ...]
"""A composition: how many cards of each company."""


@dataclass(slots=True)
class BataviaDraft(Draft):
    """All fields of a Batavia state. Seats, companies and goods are numbers; -1 means nobody or nothing.

    ``pile`` is what the draw pile holds, its order being chance. ``stock`` and ``drawn`` are what has been seen
    of it: what went into it when it was last shuffled, less what was turned up since, and what each seat has
    drawn from it since; so ``stock`` is always the pile and everybody's ``drawn`` together. ``laying`` are the
    cards put down in the present action, not yet counted. ``path`` has the tile of each space, -1 while it is
    face down; tiles keep their place in it when they are taken (``owners``) and cashed (``cashed``).
    ``destination`` is who has the destination tile, ``stirred`` whether a card has changed its place in this round.
    """

    players: int
    all_face_up: bool
    round: int
    pawn: int
    leader: int
    die: int
    package: Cards
    bid: int
    bidder: int
    passed: tuple[bool, ...]
    pile: Cards
    discards: Cards
    stock: Cards
    drawn: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    tables: tuple[Cards, ...]
    laying: Cards
    seals: Counts
    positions: Counts
    path: Counts
    owners: Counts
    cashed: tuple[bool, ...]
    gold: Counts
    notes: Counts
    destination: int
    stirred: bool
    pending: tuple[Pending, ...]


@storage
class BataviaState(BataviaDraft, State):
    """A Batavia state: an immutable value."""

    __slots__ = ()


Table = BataviaDraft
"""What predicates read and rules write: a draft or a state."""

NO_CARDS: Cards = (0,) * len(COMPANIES)
FULL_DECK: Cards = (CARDS_PER_COMPANY,) * len(COMPANIES)
NO_SEALS: Counts = (-1,) * len(COMPANIES)


def first_draft(players: int, all_face_up: bool) -> BataviaDraft:
    """Return the draft of a new game, before tiles are turned up and cards dealt (B1.1 to B1.9, B11.1)."""
    opened = LAST_SPACE if all_face_up else FIRST_OPEN
    return BataviaDraft(
        players=players,
        all_face_up=all_face_up,
        round=0,
        pawn=-1,
        leader=-1,
        die=0,
        package=NO_CARDS,
        bid=0,
        bidder=-1,
        passed=(False,) * players,
        pile=FULL_DECK,
        discards=NO_CARDS,
        stock=FULL_DECK,
        drawn=(NO_CARDS,) * players,
        hands=(NO_CARDS,) * players,
        tables=(NO_CARDS,) * players,
        laying=NO_CARDS,
        seals=NO_SEALS,
        positions=(START,) * players,
        path=(FACE_DOWN,) * LAST_SPACE,
        owners=(-1,) * LAST_SPACE,
        cashed=(False,) * LAST_SPACE,
        gold=(0,) * players,
        notes=(NOTES_PER_PLAYER,) * players,
        destination=-1,
        stirred=False,
        pending=(pending("round"), *setup_entries(players, opened)),
    ).open()


@cache
def setup_entries(players: int, opened: int) -> tuple[Pending, ...]:
    """Return the chance points of the setup: the first tiles, then a hand for each seat; the first one on top."""
    return tuple(pending("deal", seat) for seat in reversed(range(players))) + tile_entries(1, opened)


@cache
def tile_entries(first: int, last: int) -> tuple[Pending, ...]:
    """Return the chance points that turn up the tiles of these spaces, the first one on top."""
    return tuple(pending("tile", -1, space) for space in range(last, first - 1, -1))


def plus(cards: Cards, others: Cards) -> Cards:
    """Return two compositions together.

    >>> plus((1, 0, 0, 0, 2), (1, 1, 0, 0, 0))
    (2, 1, 0, 0, 2)
    """
    return tuple(map(add, cards, others))


def minus(cards: Cards, others: Cards) -> Cards:
    """Return a composition without another one.

    >>> minus((2, 1, 0, 0, 2), (1, 1, 0, 0, 0))
    (1, 0, 0, 0, 2)
    """
    return tuple(map(sub, cards, others))


def together(compositions: Sequence[Cards]) -> Cards:
    """Return several compositions together.

    >>> together([(1, 0, 0, 0, 2), (1, 1, 0, 0, 0), (0, 0, 3, 0, 0)])
    (2, 1, 3, 0, 2)
    """
    return tuple(map(sum, zip(*compositions, strict=True))) if compositions else NO_CARDS


def auctioneer(t: Table) -> int:
    """Return who leads the auction: the holder of the ship pawn, before that the oldest player (B3.1)."""
    return max(t.pawn, 0)


def threshold(players: int) -> int:
    """Return how many laid-out cards bring the pirates (B0.7, B8.1)."""
    return PIRATE_THRESHOLDS[players]
