"""Exact odds of a Manila voyage: where punts end, and what a set of figures can expect from it.

Everything is whole numbers over one common denominator, 6 to the number of dice still to be rolled. The
assumptions are those of the table as it stands: nobody else is placed, no pilot acts, no pirate boards, pirates
stay on their ship, and a plundered punt is sent to the port.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

from gamecore.games.manila.pieces import (
    ASHORE,
    DOCK_PAYS,
    FACES,
    INSURANCE,
    LAST_SPACE,
    LAST_STEP,
    MARKET,
    PIRATE_SPACES,
    PORT_SPACES,
    PROFITS,
    PUNT_SEATS,
    SHIPYARD_SPACES,
    in_port,
    in_shipyard,
)
from gamecore.games.manila.state import Counts


@cache
def dice_sums(dice: int) -> tuple[int, ...]:
    """Return in how many ways so many dice show each sum from 0.

    >>> dice_sums(2)
    (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    """
    if dice == 0:
        return (1,)
    fewer = dice_sums(dice - 1)
    ways = [0] * (len(fewer) + FACES[-1])
    for total, count in enumerate(fewer):
        for face in FACES:
            ways[total + face] += count
    return tuple(ways)


@cache
def fates(location: int, rolls: int) -> tuple[int, int, int]:
    """Return in how many of 6 ** rolls ways a punt ends beyond 13, exactly on 13, and below 13 (M6.3, M6.6, M6.8).

    A docked punt is certain; one on 13 with a roll to come always gets beyond.

    >>> fates(4, 3)
    (135, 25, 56)
    """
    total = int(FACES[-1] ** rolls)
    if in_port(location):
        return total, 0, 0
    if in_shipyard(location):
        return 0, 0, total
    ways = dice_sums(rolls)
    need = LAST_SPACE - location
    beyond = sum(ways[need + 1 :]) if need >= 0 else total
    exactly = ways[need] if 0 <= need < len(ways) else 0
    return beyond, exactly, total - beyond - exactly


def locations_of(wares: Sequence[int], starts: Sequence[int]) -> Counts:
    """Return the locations of all four punts when these wares are loaded and start here.

    >>> locations_of((0, 1, 3), (4, 3, 2))
    (4, 3, -1, 2)
    """
    at = dict(zip(wares, starts, strict=True))
    return tuple(at.get(ware, ASHORE) for ware in range(4))


@dataclass(frozen=True, slots=True)
class Outlook:
    """The odds of one voyage for a board as it stands.

    All numbers are ways out of ``total`` for one punt, or out of ``total ** 3`` for ``ports``: ``ports[n]`` says in
    how many ways exactly n punts end in port. ``arrive`` counts arrivals that pay those aboard, ``plunder`` the
    plundered punts, ``to_port`` both, by ware; 0 for the ware ashore.
    """

    total: int
    arrive: Counts
    plunder: Counts
    to_port: Counts
    ports: Counts

    def at_least(self, count: int) -> int:
        """Return in how many of total ** 3 ways at least so many punts end in port."""
        return sum(self.ports[count:])

    def chance_to_arrive(self, ware: int) -> Fraction:
        """Return the probability that a ware's punt arrives and pays those aboard."""
        return Fraction(self.arrive[ware], self.total)


@lru_cache(maxsize=16384)
def outlook(locations: Counts, ashore: int, rolls: int, manned: bool) -> Outlook:
    """Return the odds for punts at these locations with so many rolls to come; ``manned`` says whether pirates wait.

    >>> look = outlook((4, 3, 2, -1), 3, 3, False)
    >>> [str(Fraction(look.at_least(n), look.total**3)) for n in range(4)]
    ['1', '137/144', '295/432', '25/108']
    """
    total = int(FACES[-1] ** rolls)
    arrive, plunder = [0] * 4, [0] * 4
    ports = [1, 0, 0, 0]
    for ware in range(4):
        if ware == ashore:
            continue
        beyond, exactly, _ = fates(locations[ware], rolls)
        arrive[ware], plunder[ware] = (beyond, exactly) if manned else (beyond + exactly, 0)
        comes = beyond + exactly
        ports = [ports[n] * (total - comes) + (ports[n - 1] * comes if n else 0) for n in range(4)]
    to_port = tuple(a + b for a, b in zip(arrive, plunder, strict=True))
    return Outlook(total, tuple(arrive), tuple(plunder), to_port, tuple(ports))


def expected_income(seat: int, figures: Counts, look: Outlook) -> int:
    """Return what a seat's figures can expect from the voyage, times ``look.total ** 3`` (M9).

    Seats share the printed profit among all who sit aboard now; the insurer's duty counts as a loss.
    """
    square = look.total**2
    income = 0
    for ware, seats in enumerate(PUNT_SEATS):
        aboard = [figures[space] for space in seats if figures[space] >= 0]
        if seat in aboard:
            income += aboard.count(seat) * (PROFITS[ware] // len(aboard)) * look.arrive[ware] * square
    crew = [figures[space] for space in PIRATE_SPACES if figures[space] >= 0]
    if seat in crew:
        loot = sum(profit * ways for profit, ways in zip(PROFITS, look.plunder, strict=True))
        income += crew.count(seat) * loot * square // len(crew)
    for number, pays in enumerate(DOCK_PAYS):
        in_yard = look.total**3 - look.at_least(3 - number)
        if figures[PORT_SPACES[number]] == seat:
            income += pays * look.at_least(number + 1)
        if figures[SHIPYARD_SPACES[number]] == seat:
            income += 0 if figures[INSURANCE] == seat else pays * in_yard
        elif figures[INSURANCE] == seat:
            income -= pays * in_yard
    return income


def rise_of(step: int) -> int:
    """Return by how much a ware on this market step becomes dearer when it comes to port (M11.1)."""
    return MARKET[step + 1] - MARKET[step] if step < LAST_STEP else 0


def expected_rise(shares: Counts, steps: Counts, look: Outlook) -> int:
    """Return by how much a seat's shares can be expected to rise, times ``look.total ** 3``."""
    rises = (count * rise_of(step) * ways for count, step, ways in zip(shares, steps, look.to_port, strict=True))
    return sum(rises) * look.total**2
