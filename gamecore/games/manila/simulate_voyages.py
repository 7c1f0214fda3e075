"""Many Manila voyages at once: how many punts arrive, and how many stand on 13 after rounds 2 and 3."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from gamecore.games.manila.pieces import FACES, LAST_SPACE
from gamecore.odds.simulate import Simulation, sums_of_tables

# One number holds three counts of up to three punts: arrivals, on 13 after round 2, on 13 after round 3.
ARRIVED, ON_13_IN_ROUND_2, ON_13_IN_ROUND_3 = 1, 4, 16


@cache
def fates_of_rolls(start: int) -> tuple[int, ...]:
    """Return what comes of each of the 216 equally likely rolls of a punt's die, as counts in one number.

    >>> fates = fates_of_rolls(4)
    >>> sum(fate % 4 for fate in fates), sum(fate // 4 % 4 for fate in fates), sum(fate // 16 for fate in fates)
    (135, 24, 25)
    """
    return tuple(fate_of_roll(start, *roll) for roll in product(FACES, repeat=3))


def fate_of_roll(start: int, first: int, second: int, third: int) -> int:
    """Return whether a punt arrives and when it stands on 13 (M6.3, M6.6), as counts in one number."""
    after_two = start + first + second
    if after_two > LAST_SPACE:
        return ARRIVED
    after_three = after_two + third
    fate = ON_13_IN_ROUND_2 if after_two == LAST_SPACE else 0
    if after_three > LAST_SPACE:
        return fate + ARRIVED
    return fate + (ON_13_IN_ROUND_3 if after_three == LAST_SPACE else 0)


def simulate_voyages(starts: Sequence[int], voyages: int, seed: int) -> Simulation[tuple[int, int, int]]:
    """Roll so many voyages of punts from these starts, nobody interfering; count (arrivals, on 13 twice over).

    The outcomes are those of ``odds_voyage.voyage_law``: arrivals, on 13 after round 2, on 13 after round 3.

    >>> from gamecore.games.manila.odds_voyage import voyage_law
    >>> exact = voyage_law((4, 3, 2)).chance(lambda outcome: outcome[0] == 3)
    >>> simulate_voyages((4, 3, 2), 200_000, seed=7).chance(lambda outcome: outcome[0] == 3).covers(exact)
    True
    """
    counted = sums_of_tables([fates_of_rolls(start) for start in starts], voyages, seed)
    return counted.map(lambda fates: (fates % 4, fates // 4 % 4, fates // 16))
