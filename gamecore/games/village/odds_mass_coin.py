"""Exact odds of buying at a mass for all of a seat's members together: the draw loses a piece for each one bought."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.village.odds_mass import own_drawn_law
from gamecore.games.village.pieces import CHURCH_SCORE, MASS_DRAWS
from gamecore.odds.exact import Distribution

COIN_POINTS = 1
"""What a coin is worth at the end (V19.6)."""


def coming_law(own: int, others: int, bought: int = 0) -> Distribution[int]:
    """Return how many of a seat's members come to the church, those it buys counted (V17.2 to V17.5).

    ``own`` and ``others`` are the members in the bag before buying; nobody else buys. ValueError for more members
    than there are or than may be bought.

    >>> coming_law(1, 3).mean, coming_law(2, 0, 1).probabilities()
    (Fraction(1, 2), {1: Fraction(2, 5), 2: Fraction(3, 5)})
    """
    if not 0 <= bought <= min(own, MASS_DRAWS):
        raise ValueError(f"{bought} of {own} members cannot be bought; at most {MASS_DRAWS} are.")
    law = own_drawn_law(own - bought, others, MASS_DRAWS - bought)
    return law.map(lambda drawn: drawn + bought)


def gain_of_buying(own: int, others: int) -> Fraction:
    """Return how many points the first coin gains at the last mass, the majority and moving up left aside (V19.3).

    Unlike ``coin_gain`` it counts that a seat's other members get one draw less.

    >>> gain_of_buying(1, 3), gain_of_buying(2, 2)
    (Fraction(0, 1), Fraction(-1, 7))
    """
    more = coming_law(own, others, 1).mean - coming_law(own, others).mean
    return CHURCH_SCORE[0] * more - COIN_POINTS
