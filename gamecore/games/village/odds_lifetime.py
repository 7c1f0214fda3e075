"""Exact odds of life time: how many turns until the bridge, and how many deaths a stretch of turns brings (V6, V16).

Hours spent are added up on a loop of ten; a death is due each time the sum reaches a multiple of ten. What an action
costs is known; if only the chances of what a turn costs are given, turns are taken to be independent.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from gamecore.games.village.pieces import (
    BUILDING_TIME,
    BUILDINGS,
    COUNCIL_TIME,
    LIFE_TIME,
    MILL_TIME,
    PLACES,
    PLAGUE_TIME,
    PRAY_TIME,
    ROAD_TIME,
    SALE_TIME,
)
from gamecore.games.village.port_pieces import RETURN_TIME
from gamecore.games.village.turn_death import mortal
from gamecore.games.village.view import VillageView
from gamecore.odds.exact import Distribution

HOURS = {
    **{f"train {name}": hours for name, hours in zip(BUILDINGS, BUILDING_TIME, strict=True)},
    **{f"make {name}": hours for name, hours in zip(BUILDINGS, BUILDING_TIME, strict=True)},
    **{f"council {stage}": hours for stage, hours in enumerate(COUNCIL_TIME, 1)},
    "mill": MILL_TIME,
    "pray": PRAY_TIME,
    "sale": SALE_TIME,
    "travel": ROAD_TIME,
    "return": RETURN_TIME,
    "plague": PLAGUE_TIME,
}
"""What costs time, in hours; everything else is free of it."""


def hours_left(time: int) -> int:
    """Return how many hours bring the marker over the bridge (V6.2).

    >>> hours_left(0), hours_left(7)
    (10, 3)
    """
    return LIFE_TIME - time


def deaths_after(time: int, hours: int) -> int:
    """Return how many deaths so many hours make due (V6.2, V6.4).

    >>> deaths_after(7, 2), deaths_after(7, 3), deaths_after(9, 12)
    (0, 1, 2)
    """
    return (time + hours) // LIFE_TIME


def turns_until(time: int, hours: int) -> int:
    """Return in which turn from now the bridge is crossed if every turn costs the same hours, at least 1.

    >>> turns_until(0, 3), turns_until(7, 3), turns_until(5, 2)
    (4, 1, 3)
    """
    return -(-hours_left(time) // hours)


def hours_law(hours: tuple[int, ...]) -> Distribution[int]:
    """Return the law of a turn's hours if all listed turns are equally likely; listed twice counts twice.

    >>> hours_law((0, 2, 2, 3)).mean
    Fraction(7, 4)
    """
    return Distribution.uniform(hours)


@lru_cache(maxsize=1024)
def hours_after(law: Distribution[int], turns: int) -> Distribution[int]:
    """Return the hours spent in so many independent turns.

    >>> hours_after(hours_law((0, 2)), 3).probability(4)
    Fraction(3, 8)
    """
    return law.repeated(turns) if turns else Distribution.certain(0)


def chance_to_cross(time: int, law: Distribution[int], turns: int) -> Fraction:
    """Return the chance that the bridge is crossed within so many turns.

    >>> chance_to_cross(7, hours_law((0, 3)), 2)
    Fraction(3, 4)
    """
    return hours_after(law, turns).chance(lambda hours: hours >= hours_left(time))


def deaths_law(time: int, law: Distribution[int], turns: int) -> Distribution[int]:
    """Return how many deaths so many turns make due.

    >>> deaths_law(5, hours_law((0, 5)), 3).probabilities()
    {0: Fraction(1, 8), 1: Fraction(3, 4), 2: Fraction(1, 8)}
    """
    return hours_after(law, turns).map(lambda hours: deaths_after(time, hours))


def crossing_law(time: int, law: Distribution[int], turns: int) -> Distribution[int]:
    """Return in which turn the bridge is crossed for the first time; 0 if in none of so many turns.

    >>> crossing_law(7, hours_law((0, 3)), 2).probabilities()
    {1: Fraction(1, 2), 2: Fraction(1, 4), 0: Fraction(1, 4)}
    """
    within = [chance_to_cross(time, law, turn) for turn in range(turns + 1)]
    chances = {turn: within[turn] - within[turn - 1] for turn in range(1, turns + 1)}
    chances[0] = 1 - within[turns]
    return Distribution.of_fractions({turn: chance for turn, chance in chances.items() if chance})


def mean_turns(time: int, law: Distribution[int]) -> Fraction:
    """Return how many turns it takes on average to cross the bridge; ZeroDivisionError if no turn costs time.

    The renewal equation: with h hours to go, M(h) = (1 + sum over k > 0 of P(k) M(h - k)) / (1 - P(0)). See W. Feller,
    “An Introduction to Probability Theory and Its Applications”, volume 1, chapter XIII.

    >>> mean_turns(9, hours_law((0, 3))), mean_turns(0, hours_law((2,)))
    (Fraction(2, 1), Fraction(5, 1))
    """
    chances = law.probabilities()
    idle = chances.pop(0, Fraction(0))
    means = [Fraction(0)]
    for left in range(1, hours_left(time) + 1):
        later = sum((chance * means[max(0, left - hours)] for hours, chance in chances.items()), Fraction(0))
        means.append((1 + later) / (1 - idle))
    return means[-1]


# From a view --------------------------------------------------------------------------------------------------


def clocks(view: VillageView) -> tuple[int, ...]:
    """Return for each seat how many hours are left to the bridge."""
    return tuple(map(hours_left, view.public.time))


def next_to_die(view: VillageView, seat: int) -> tuple[int, tuple[str, ...]]:
    """Return the generation that a death would take from a seat, and the places where it stands (V16.1, V16.2).

    0 and no place if the seat has no visible member.
    """
    generation, places = mortal(view.public.where[seat])
    return generation, tuple(PLACES[place] for place in places)
