"""The bonus for the most notes (B10.6, B10.7), when the notes of others are hidden.

The model: each note of the others is with each of them with equal chance (a multinomial law), as it comes to be when
notes go around and around.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from gamecore.games.batavia.pieces import MOST_NOTES_ALONE, MOST_NOTES_TIED
from gamecore.games.batavia.state import Counts
from gamecore.games.batavia.turn_auction import shares_of
from gamecore.odds.exact import Distribution


def bonus(own: int, others: Counts) -> int:
    """Return the gold for the most notes.

    >>> bonus(16, (15, 14)), bonus(15, (15, 15)), bonus(14, (15, 16))
    (5, 2, 0)
    """
    most = max(others)
    return MOST_NOTES_ALONE if own > most else MOST_NOTES_TIED if own == most else 0


@lru_cache(maxsize=4096)
def ways_at_most(total: int, bounds: Counts) -> int:
    """Return in how many of r ** total ways no rival has more notes than his bound, the notes told apart.

    >>> ways_at_most(2, (1, 1)), ways_at_most(3, (3, 3))
    (2, 8)
    """
    if min(bounds) < 0:
        return 0
    ways = [1] + [0] * total
    for bound in bounds:
        ways = [
            sum(comb(held, more) * ways[held - more] for more in range(min(bound, held) + 1))
            for held in range(total + 1)
        ]
    return ways[total]


def bonus_change(own: int, others: int, rivals: int, paid: int) -> Distribution[int]:
    """Return how paying notes changes the bonus, if notes then stay where they are; at least one note is paid.

    ``others`` are the notes of all rivals together. Whoever pays never comes out better, so five cases are left, and
    each is a difference of two counts.

    >>> bonus_change(2, 2, 2, 1).probabilities()
    {-5: Fraction(1, 2), -2: Fraction(1, 2)}
    """
    gets = shares_of(paid, rivals)
    less = tuple(own - paid - more for more in gets)
    alone = ways_at_most(others, tuple(bound - 1 for bound in less))
    level = ways_at_most(others, less)
    was_alone = ways_at_most(others, (own - 1,) * rivals)
    was_level = ways_at_most(others, (own,) * rivals)
    total = rivals**others
    lost, tied = MOST_NOTES_ALONE, MOST_NOTES_ALONE - MOST_NOTES_TIED
    ways = {
        -lost: was_alone - level,
        -tied: level - alone,
        -MOST_NOTES_TIED: was_level - was_alone,
        0: total - was_level + alone,
    }
    return Distribution(ways)
