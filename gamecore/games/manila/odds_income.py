"""What a seat gets from a voyage, for each way in which the three punts can end.

A punt ends beyond 13 (0), exactly on 13 (1) or below (2): 27 joint fates of the loaded punts in lane order. A payoff
table gives what one seat gets in each of them: the income of its figures (M9) and the rise of its shares (M11.1).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from operator import add
from typing import NamedTuple

from gamecore.games.manila.odds import fates
from gamecore.games.manila.pieces import (
    CAPTAIN,
    DOCK_PAYS,
    INSURANCE,
    LAST_SPACE,
    PIRATE_SPACES,
    PORT_SPACES,
    PROFITS,
    PUNT_SEATS,
    SHIPYARD_SPACES,
)
from gamecore.games.manila.state import NOT_PLUNDERED, Counts

PORT, ON_13, BELOW = 0, 1, 2
FATES: tuple[Counts, ...] = tuple(product((PORT, ON_13, BELOW), repeat=3))
NO_RISE: Counts = (0, 0, 0, 0)
Payoffs = tuple[int, ...]
"""What one seat gets in each of the 27 joint fates."""

Sendings = tuple[tuple[int, Counts], ...]
"""For each joint fate: how many punts end in port, and whether (1) or not (0) each of the three does."""


def fate_of(place: int, points: int) -> int:
    """Return how a punt ends that is here before its last points: PORT, ON_13 or BELOW (M6.3, M6.6, M6.8).

    >>> fate_of(5, 9) == PORT, fate_of(5, 8) == ON_13, fate_of(14, 1) == PORT
    (True, True, True)
    """
    space = place + points
    return PORT if space > LAST_SPACE else ON_13 if space == LAST_SPACE else BELOW


class Board(NamedTuple):
    """What payoffs depend on: the figures, the ware ashore, what was plundered already, and who is watched.

    ``rises`` says by how much the watched seat's shares of each ware rise if it comes to port; what others hold is
    secret. ``clever`` says whether the captain sends plundered punts where it suits him, or always to the port.
    """

    figures: Counts
    ashore: int
    watched: int
    rises: Counts = NO_RISE
    clever: bool = True
    plundered: tuple[bool, ...] = NOT_PLUNDERED

    @property
    def wares(self) -> Counts:
        """Return the loaded wares in lane order."""
        return tuple(ware for ware in range(4) if ware != self.ashore)

    @property
    def manned(self) -> bool:
        """Return whether somebody is on the pirate ship."""
        return self.figures[CAPTAIN] >= 0


@lru_cache(maxsize=8192)
def payoffs(board: Board, seat: int) -> Payoffs:
    """Return what this seat gets in each joint fate.

    >>> from gamecore.games.manila.state import NOBODY
    >>> from gamecore.kernel.state import replaced
    >>> port_a = Board(replaced(NOBODY, 13, 2), ashore=3, watched=0)
    >>> payoffs(port_a, 2)[0], payoffs(port_a, 2)[26]
    (6, 0)
    """
    by_count = dock_payoffs(board.figures, seat)
    terms = [_punt_payoffs(board, seat, ware) for ware in board.wares]
    where = _sendings_on(board)
    plain = tuple(
        terms[0][fate[0]] + terms[1][fate[1]] + terms[2][fate[2]] + by_count[count]
        for fate, (count, _) in zip(FATES, where, strict=True)
    )
    rises = _rises(board, seat)
    if not any(rises):
        return plain
    risen = (sum(rise for rise, comes in zip(rises, in_port, strict=True) if comes) for _, in_port in where)
    return tuple(map(add, plain, risen))


def _rises(board: Board, seat: int) -> Counts:
    return tuple(board.rises[ware] for ware in board.wares) if seat == board.watched else (0, 0, 0)


def _punt_payoffs(board: Board, seat: int, ware: int) -> Counts:
    """Return what a seat gets from one punt if it gets beyond 13, ends on 13, or stays below (M7.9, M9.2, M9.3)."""
    loot = 0
    if board.manned:
        crew = [board.figures[space] for space in PIRATE_SPACES if board.figures[space] >= 0]
        loot = crew.count(seat) * (PROFITS[ware] // len(crew))
    if board.plundered[ware]:
        return loot, loot, loot
    aboard = [board.figures[space] for space in PUNT_SEATS[ware] if board.figures[space] >= 0]
    profit = aboard.count(seat) * (PROFITS[ware] // len(aboard)) if aboard else 0
    return profit, loot if board.manned else profit, 0


@lru_cache(maxsize=8192)
def dock_payoffs(figures: Counts, seat: int) -> Counts:
    """Return what a seat gets from ports, shipyard and insurance if 0, 1, 2 or 3 punts end in port (M9.4 to M9.7)."""
    return tuple(sum(_dock_payoff(figures, seat, number, ports) for number in range(3)) for ports in range(4))


def _dock_payoff(figures: Counts, seat: int, number: int, ports: int) -> int:
    pays = DOCK_PAYS[number]
    income = pays if number < ports and figures[PORT_SPACES[number]] == seat else 0
    if number < 3 - ports:
        owner, insurer = figures[SHIPYARD_SPACES[number]], figures[INSURANCE]
        if seat in (owner, insurer) and owner != insurer:
            income += pays if seat == owner else -pays
    return income


def _sendings_on(board: Board) -> Sendings:
    if not (board.manned and board.clever):
        return ALL_TO_PORT
    captain = board.figures[CAPTAIN]
    return sendings(dock_payoffs(board.figures, captain), _rises(board, captain))


@lru_cache(maxsize=8192)
def sendings(by_count: Counts, rises: Counts) -> Sendings:
    """Return where the captain sends the punts on 13 in each joint fate, for his own good (M7.10).

    ``by_count`` is what he gets for 0 to 3 punts in port, ``rises`` what he gets for each punt there. Of equally good
    choices he prefers the port, for the first punt first.

    >>> sendings((0, 0, 0, 0), (0, 0, 0)) == ALL_TO_PORT
    True
    >>> sendings((6, 0, 0, 0), (0, 0, 0))[14]
    (0, (0, 0, 0))
    """
    found = []
    for fate in FATES:
        choices = product(*((1, 0) if end == ON_13 else (int(end == PORT),) for end in fate))
        best = max(
            choices, key=lambda comes: by_count[sum(comes)] + sum(r for r, c in zip(rises, comes, strict=True) if c)
        )
        found.append((sum(best), best))
    return tuple(found)


ALL_TO_PORT: Sendings = tuple(
    (sum(end != BELOW for end in fate), tuple(int(end != BELOW) for end in fate)) for fate in FATES
)


@lru_cache(maxsize=4096)
def fate_weights(locations: Counts, ashore: int, rolls: int) -> tuple[int, ...]:
    """Return in how many of 216 ** rolls ways each joint fate of the three loaded punts comes up.

    >>> fate_weights((13, 7, 0, -1), 3, 1)[:4]
    (0, 0, 0, 0)
    >>> sum(fate_weights((13, 7, 0, -1), 3, 1))
    216
    """
    first, second, third = (fates(locations[ware], rolls) for ware in range(4) if ware != ashore)
    return tuple(a * b * c for a in first for b in second for c in third)
