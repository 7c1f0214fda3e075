"""Who leads each company, and what laying out cards can bring (B5.3 to B5.6, B9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol

from gamecore.games.batavia.path import is_ahead
from gamecore.games.batavia.pieces import COMPANIES
from gamecore.games.batavia.state import Cards, Counts


class LaidOut(Protocol):
    """Anything that shows the cards on the table, the seals and the path: a state, a draft or a view."""

    @property
    def tables(self) -> tuple[Cards, ...]:
        """Return everybody's laid-out cards."""
        ...

    @property
    def seals(self) -> Counts:
        """Return the holder of each seal."""
        ...

    @property
    def positions(self) -> Counts:
        """Return the space of each merchant."""
        ...

    @property
    def path(self) -> Counts:
        """Return the tile of each space."""
        ...

    @property
    def owners(self) -> Counts:
        """Return who took the tile of each space."""
        ...

    @property
    def destination(self) -> int:
        """Return who has the destination tile."""
        ...


def leader_of(counts: Sequence[int]) -> int:
    """Return who has strictly the most; -1 in a tie and when nobody has any (B5.3).

    >>> leader_of((2, 5, 3)), leader_of((5, 5, 0)), leader_of((0, 0, 0))
    (1, -1, -1)
    """
    highest = max(counts)
    return counts.index(highest) if highest and counts.count(highest) == 1 else -1


@cache
def leaders(tables: tuple[Cards, ...]) -> Counts:
    """Return who leads each company (B5.3)."""
    return tuple(leader_of(counts) for counts in zip(*tables, strict=True))


def rival_count(t: LaidOut, seat: int, company: int) -> int:
    """Return the most cards of a company that another seat shows."""
    return max(cards[company] for other, cards in enumerate(t.tables) if other != seat)


def needed(t: LaidOut, seat: int, company: int) -> int:
    """Return how many cards a seat has to add to lead a company; 0 or less if it leads already (B5.3)."""
    return rival_count(t, seat, company) - t.tables[seat][company] + 1


class Goals(NamedTuple):
    """What the cards of an action must achieve.

    ``free``: nothing (B5.4). Else one of the companies with a number in ``needs`` must get at least so many
    cards more; 0 stands for a company that does not help.
    """

    free: bool
    needs: Cards


FREE = Goals(True, (0,) * len(COMPANIES))


def goals(t: LaidOut, seat: int) -> Goals:
    """Return what a seat must achieve if it plays: a seal (B5.5), in the last round one with a tile ahead (B9.5)."""
    last_round = t.destination >= 0
    for company, owner in enumerate(t.seals):
        if owner == seat and (not last_round or is_ahead(t, seat, company)):
            return FREE
    helpful = (
        t.seals[company] != seat and (not last_round or is_ahead(t, seat, company)) for company in range(len(COMPANIES))
    )
    return Goals(False, tuple(needed(t, seat, company) if helps else 0 for company, helps in enumerate(helpful)))


def within_reach(needs: Cards, hand: Cards) -> list[int]:
    """Return the companies whose majority these cards can bring."""
    return [company for company, need in enumerate(needs) if 0 < need <= hand[company]]


def achieved(wanted: Goals, cards: Cards) -> bool:
    """Return whether these cards achieve what is wanted.

    >>> wanted = Goals(False, (3, 0, 1, 4, 4))
    >>> achieved(wanted, (2, 5, 0, 0, 0)), achieved(wanted, (2, 0, 1, 0, 0))
    (False, True)
    """
    return wanted.free or any(0 < need <= count for need, count in zip(wanted.needs, cards, strict=True))


def can_play(t: LaidOut, seat: int, hand: Cards) -> bool:
    """Return whether a seat with this hand can play (B5.6, B9.5)."""
    wanted = goals(t, seat)
    return any(hand) if wanted.free else bool(within_reach(wanted.needs, hand))


def still_possible(wanted: Goals, hand: Cards, laying: Cards, company: int, count: int) -> bool:
    """Return whether the whole can still become legal when these cards are put down next.

    ``hand`` is what the seat still holds; a company that lies already gets no more cards.
    """
    if achieved(wanted, laying) or 0 < wanted.needs[company] <= count:
        return True
    others = (each for each in within_reach(wanted.needs, hand) if each != company)
    return any(not laying[each] for each in others)
