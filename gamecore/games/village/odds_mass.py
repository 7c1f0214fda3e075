"""Exact odds of the mass: who is drawn from the black bag, and whether a coin is worth it (V17).

The bag holds the members of all seats and four monks; what is drawn is the multivariate hypergeometric law. Drawing
ends early when no member is left, which changes nothing about the members drawn (V17.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from gamecore.games.village.odds import chance_of_any
from gamecore.games.village.pieces import MAJORITY_POINTS, MASS_DRAWS, MONKS, WINDOWS
from gamecore.games.village.state import Counts, Rows
from gamecore.odds.exact import Distribution, hypergeometric, multivariate_hypergeometric


def chance_drawn(members: int, bought: int = 0, monks: int = MONKS) -> Fraction:
    """Return the chance that a given member left in the bag is drawn: (4 - bought) / (members + monks), at most 1.

    ``members`` are those of all seats in the bag after buying, this one counted (V17.4).

    >>> chance_drawn(1), chance_drawn(4), chance_drawn(3, bought=1)
    (Fraction(4, 5), Fraction(1, 2), Fraction(3, 7))
    """
    if members < 1:
        raise ValueError("The member must be in the bag.")
    return min(Fraction(MASS_DRAWS - bought, members + monks), Fraction(1))


@lru_cache(maxsize=1024)
def own_drawn_law(own: int, others: int, draws: int = MASS_DRAWS, monks: int = MONKS) -> Distribution[int]:
    """Return how many of a seat's members are drawn: the hypergeometric law.

    >>> own_drawn_law(2, 0).probabilities()
    {0: Fraction(1, 15), 1: Fraction(8, 15), 2: Fraction(2, 5)}
    """
    return hypergeometric(own, others + monks, min(draws, own + others + monks))


@lru_cache(maxsize=1024)
def drawn_law(bag: Counts, draws: int = MASS_DRAWS, monks: int = MONKS) -> Distribution[Counts]:
    """Return how many members of each seat are drawn, given how many of each lie in the bag.

    >>> drawn_law((1, 1)).probability((1, 1))
    Fraction(2, 5)
    """
    total = sum(bag) + monks
    return multivariate_hypergeometric((*bag, monks), min(draws, total)).map(lambda drawn: drawn[:-1])


def chance_of_own(own: int, others: int, bought: int = 0) -> Fraction:
    """Return the chance that at least one of a seat's members is drawn.

    >>> chance_of_own(2, 2)
    Fraction(11, 14)
    """
    return chance_of_any(own, own + others + MONKS, MASS_DRAWS - bought)


def waiting_law(members: int, masses: int) -> Distribution[int]:
    """Return at which mass a member is drawn if the bag stays like this: a geometric law; 0 for none of these masses.

    >>> waiting_law(4, 2).probabilities()
    {1: Fraction(1, 2), 2: Fraction(1, 4), 0: Fraction(1, 4)}
    """
    chance, left = chance_drawn(members), Fraction(1)
    chances: dict[int, Fraction] = {}
    for mass in range(1, masses + 1):
        chances[mass] = left * chance
        left *= 1 - chance
    return Distribution.of_fractions({**chances, 0: left} if left else chances)


def coin_gain(
    members: int, bought: int = 0, inside: Fraction | int = 2, left: Fraction | int = 0, coin: Fraction | int = 1
) -> Fraction:
    """Return how many points more buying a member brings on average than leaving it to the draw (V17.2, V17.4).

    ``inside`` is what a member on the first window is worth, ``left`` what one is worth that stays in the bag (0 at
    the last mass), ``coin`` what the coin is worth. Buying secures what the draw gives with chance p only:
    (1 - p) (inside - left) - coin. ``members`` are those in the bag before buying, this one counted. That every piece
    bought is one draw less for the others, one's own among them, is not counted here.

    >>> coin_gain(1), coin_gain(4), coin_gain(8, inside=4)
    (Fraction(-3, 5), Fraction(0, 1), Fraction(5, 3))
    """
    return (1 - chance_drawn(members, bought)) * (inside - left) - coin


def break_even(members: int, bought: int = 0, coin: Fraction | int = 1) -> Fraction:
    """Return how much better the first window must be than the bag for a coin to be worth it: coin / (1 - p).

    ZeroDivisionError if the member is drawn for sure.

    >>> break_even(1), break_even(4), break_even(12)
    (Fraction(5, 1), Fraction(2, 1), Fraction(4, 3))
    """
    return coin / (1 - chance_drawn(members, bought))


# Majority (V17.8 to V17.10) -----------------------------------------------------------------------------------


def majority(windows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the seats that gain the points for the church: most members, then the one farthest to the left.

    >>> majority([(1, 1, 0, 0), (2, 0, 0, 0)]), majority([(1, 0, 0, 0), (1, 0, 0, 0)]), majority([(0, 0, 0, 0)])
    ((0,), (0, 1), ())
    """
    ranks = [(sum(row), max((window for window in range(WINDOWS) if row[window]), default=-1)) for row in windows]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best and best[0])


@lru_cache(maxsize=1024)
def majority_chance(bag: Counts, windows: Rows, seat: int, draws: int = MASS_DRAWS, monks: int = MONKS) -> Fraction:
    """Return the chance that a seat gains the points for the church if nobody buys more and nobody moves up.

    ``windows`` has a row for each seat: its members on the four windows, from the entry on.

    >>> majority_chance((1, 0), ((0, 0, 0, 0), (1, 0, 0, 0)), 0), majority_chance((0, 0), ((0,) * 4, (0,) * 4), 0)
    (Fraction(4, 5), Fraction(0, 1))
    """
    law = drawn_law(bag, draws, monks)
    return law.chance(lambda drawn: seat in majority(after_draw(windows, drawn)))


def after_draw(windows: Rows, drawn: Counts) -> Rows:
    """Return the members on the windows after so many of each seat have come to the first one (V17.5)."""
    return tuple((row[0] + count, *row[1:]) for row, count in zip(windows, drawn, strict=True))


def majority_points_law(bag: Counts, windows: Rows, seat: int, draws: int = MASS_DRAWS) -> Distribution[int]:
    """Return the points a seat gains for the majority, under the same assumptions.

    >>> majority_points_law((1, 0), ((0, 0, 0, 0), (1, 0, 0, 0)), 0).mean
    Fraction(8, 5)
    """
    chance = majority_chance(bag, windows, seat, draws)
    points = {MAJORITY_POINTS: chance, 0: 1 - chance}
    return Distribution.of_fractions({each: part for each, part in points.items() if part})
