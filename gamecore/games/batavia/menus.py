"""Batavia's legal answers in bulk: lists with fixed content, shared by all states that offer them.

They say the same as the refusing rules, only all at once; the contract tests prove it on random positions.
"""

from __future__ import annotations

from functools import cache, lru_cache

from gamecore.games.batavia.actions import Bid, Cash, Done, Draw, Keep, Lay, Move, Pass
from gamecore.games.batavia.majority import Goals, LaidOut, achieved, goals, still_possible
from gamecore.games.batavia.path import is_ahead
from gamecore.games.batavia.pieces import COMPANIES, NOTES_PER_PLAYER, SEAT_COUNTS
from gamecore.games.batavia.state import NO_CARDS, BataviaState, Cards, Counts
from gamecore.kernel.decision import Pending
from gamecore.kernel.flow import Menu

PASS, DRAW, DONE, CASH, KEEP = Pass(), Draw(), Done(), Cash(), Keep()
BIDS = tuple(Bid(amount) for amount in range(NOTES_PER_PLAYER * SEAT_COUNTS[-1] + 1))
"""A bid for every number of notes that a seat can have."""


@cache
def bids(highest: int, notes: int) -> tuple[Menu, ...]:
    """Return the bids above the highest one up to the seat's notes, then passing."""
    return (Menu((*BIDS[highest + 1 : notes + 1], PASS)),)


def bid_menus(s: BataviaState, entry: Pending) -> tuple[Menu, ...]:
    """Return the possible bids, and passing (B3.5 to B3.7)."""
    return bids(s.bid, s.notes[entry.seat])


@cache
def lay(company: int, count: int) -> Lay:
    """Return the one object for putting down so many cards of a company."""
    return Lay(COMPANIES[company], count)


@lru_cache(maxsize=16384)
def steps(hand: Cards, laying: Cards, wanted: Goals) -> tuple[Menu, ...]:
    """Return what can be put down next so that the whole can still become legal (B5.2, B5.5, B9.5).

    Before the first cards, drawing is offered too; afterwards “done”, once the whole is legal.
    """
    laid = [
        lay(company, count)
        for company, held in enumerate(hand)
        if not laying[company]
        for count in range(1, held + 1)
        if still_possible(wanted, hand, laying, company, count)
    ]
    if not any(laying):
        return (Menu((DRAW, *laid)),)
    return (Menu((*laid, DONE) if achieved(wanted, laying) else laid),)


def action_menus(s: BataviaState, entry: Pending) -> tuple[Menu, ...]:
    """Return drawing, and the ways to begin a play (B2.3, B5.6)."""
    return steps(s.hands[entry.seat], NO_CARDS, goals(s, entry.seat))


def lay_menus(s: BataviaState, entry: Pending) -> tuple[Menu, ...]:
    """Return the ways to go on laying out, and “done” (B5.2)."""
    return steps(s.hands[entry.seat], s.laying, goals(s, entry.seat))


@cache
def moves(companies: Counts) -> tuple[Menu, ...]:
    """Return the moves with one of these companies; to the destination if there are none."""
    return (Menu([Move(COMPANIES[company]) for company in companies] or [Move("destination")]),)


def moving_companies(t: LaidOut, seat: int) -> Counts:
    """Return the companies that a seat can move with: it holds the seal, and a tile lies ahead (B6.2)."""
    return tuple(company for company, owner in enumerate(t.seals) if owner == seat and is_ahead(t, seat, company))


def move_menus(s: BataviaState, entry: Pending) -> tuple[Menu, ...]:
    """Return where the merchant can go (B6.2, B9.1, B9.2)."""
    return moves(moving_companies(s, entry.seat))


CASHING_MENUS = (Menu((CASH, KEEP)),)


def cash_menus(s: BataviaState, entry: Pending) -> tuple[Menu, ...]:
    """Return cashing and keeping (B7.1)."""
    return CASHING_MENUS
