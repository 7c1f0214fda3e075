"""Order statistics of the race to the bridge: which rank a seat has there, and when the k-th death of all comes.

Turns cost hours by one law, independent of each other, and never nothing; so every marker crosses the bridge within
ten turns.
"""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.village.odds_chronicle import Times, deaths_before_law
from gamecore.games.village.odds_lifetime import chance_to_cross, crossing_law
from gamecore.games.village.pieces import LIFE_TIME
from gamecore.odds.exact import Distribution, binomial, mixture


@lru_cache(maxsize=256)
def rank_in_race_law(times: Times, law: Distribution[int]) -> Distribution[int]:
    """Return the rank of seat 0 at the bridge, ``times`` in the order of turns beginning with that seat.

    The turn of its crossing is drawn first, then who came earlier: the law of total probability. ValueError if a
    turn may cost nothing.

    >>> rank_in_race_law((9, 0), Distribution.certain(1)).probabilities()
    {1: Fraction(1, 1)}
    >>> rank_in_race_law((8, 8), Distribution({1: 1, 2: 1})).probabilities()
    {1: Fraction(3, 4), 2: Fraction(1, 4)}
    """
    _check(law)
    crossing = crossing_law(times[0], law, LIFE_TIME)
    ahead = crossing.map(lambda turn: deaths_before_law(times, law, 0, turn))
    return mixture(ahead).map(lambda deaths: deaths + 1).reduced()


@lru_cache(maxsize=256)
def death_in_order_law(time: int, law: Distribution[int], players: int, number: int) -> Distribution[int]:
    """Return in which round the ``number``-th of so many players crosses the bridge, all markers on one space.

    P(k-th of n by t) = P(at least k of n by t), a binomial tail: H. A. David and H. N. Nagaraja, “Order Statistics”,
    section 2.1. ValueError if there is no such player or a turn may cost nothing.

    >>> death_in_order_law(8, Distribution({1: 1, 2: 1}), 2, 1).probabilities()
    {1: Fraction(3, 4), 2: Fraction(1, 4)}
    """
    _check(law)
    if not 1 <= number <= players:
        raise ValueError(f"There is no number {number} among {players} players.")
    within = [
        binomial(players, chance_to_cross(time, law, turns)).chance(lambda deaths: deaths >= number)
        for turns in range(LIFE_TIME + 1)
    ]
    chances = {turn: within[turn] - within[turn - 1] for turn in range(1, LIFE_TIME + 1)}
    return Distribution.of_fractions({turn: chance for turn, chance in chances.items() if chance})


def _check(law: Distribution[int]) -> None:
    if min(law) < 1:
        raise ValueError("Every turn must cost an hour at least, or else the race need not end.")
