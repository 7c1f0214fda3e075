"""Exact odds of the race for the chronicle: who comes in while spaces are free, and what that is worth (V16, V19.4).

Order statistics: if members of one section die in random order, the first ones find the free spaces. With the hours
of a turn as a law, the race of the time markers is exact too; seats are taken to be independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from gamecore.games.village.odds import rank_law
from gamecore.games.village.odds_lifetime import crossing_law
from gamecore.games.village.pieces import CHRONICLE_PLACES, CHRONICLE_SCORE, SECTION_OF
from gamecore.games.village.state import free_in_section
from gamecore.games.village.view import VillageView
from gamecore.odds.exact import Distribution, hypergeometric, poisson_binomial


def chance_of_space(own: int, others: int, free: int, number: int = 1) -> Fraction:
    """Return the chance that the ``number``-th of one's members to die still finds a free space of the section.

    All orders in which the members die are equally likely; the ``free`` first ones come in.

    >>> chance_of_space(1, 3, 2), chance_of_space(2, 2, 2), chance_of_space(2, 2, 2, 2)
    (Fraction(1, 2), Fraction(5, 6), Fraction(1, 6))
    """
    return rank_law(own, others, number).chance(lambda rank: rank <= free)


def spaces_won_law(own: int, others: int, free: int) -> Distribution[int]:
    """Return how many of one's members come into the section: the hypergeometric law.

    >>> spaces_won_law(2, 2, 2).probabilities()
    {0: Fraction(1, 6), 1: Fraction(2, 3), 2: Fraction(1, 6)}
    """
    return hypergeometric(own, others, min(free, own + others))


def chronicle_points(members: int) -> int:
    """Return the points for so many own members in the chronicle (V19.4).

    >>> [chronicle_points(members) for members in range(7)]
    [0, 0, 0, 4, 7, 12, 12]
    """
    return CHRONICLE_SCORE[min(members, len(CHRONICLE_SCORE) - 1)]


def points_law(already: int, own: int, others: int, free: int) -> Distribution[int]:
    """Return the chronicle's points if the race for one more section goes by chance and nothing else is added.

    >>> points_law(2, 1, 1, 1).probabilities()
    {0: Fraction(1, 2), 4: Fraction(1, 2)}
    """
    return spaces_won_law(own, others, free).map(lambda won: chronicle_points(already + won))


# The race of the clocks -----------------------------------------------------------------------------------------

Times = tuple[int, ...]


@lru_cache(maxsize=256)
def first_death_law(times: Times, law: Distribution[int], turns: int) -> Distribution[int]:
    """Return which seat is the first to cross the bridge; -1 for nobody within so many turns each.

    ``times`` are the spaces of the time markers in the order of turns, from the seat whose turn it is; each turn's
    hours follow the same law, independent of the others. The chance that seat i is first is the sum over its turn t
    of P(i crosses in t) times P(no earlier seat by t, no later one by t - 1).

    >>> first_death_law((9, 9), Distribution({0: 1, 1: 1}), 1).probabilities()
    {0: Fraction(1, 2), 1: Fraction(1, 4), -1: Fraction(1, 4)}
    """
    crossing = [crossing_law(time, law, turns).probabilities() for time in times]
    chances = {}
    for seat, own in enumerate(crossing):
        chances[seat] = Fraction(0)
        for turn in range(1, turns + 1):
            part = own.get(turn, Fraction(0))
            for other, row in enumerate(crossing):
                if other != seat:
                    part *= 1 - _within(row, turn if other < seat else turn - 1)
            chances[seat] += part
    chances[-1] = 1 - sum(chances.values(), Fraction(0))
    return Distribution.of_fractions({seat: chance for seat, chance in chances.items() if chance})


def deaths_before_law(times: Times, law: Distribution[int], seat: int, turn: int) -> Distribution[int]:
    """Return how many other seats cross the bridge before a seat's turn number ``turn``: independent trials.

    Seats that come earlier have had ``turn`` turns, later ones one less (a Poisson binomial law).

    >>> deaths_before_law((9, 9, 9), Distribution({0: 1, 1: 1}), 1, 1).probabilities()
    {0: Fraction(1, 2), 1: Fraction(1, 2)}
    """
    chances = [
        _within(crossing_law(time, law, turn).probabilities(), turn if other < seat else turn - 1)
        for other, time in enumerate(times)
        if other != seat
    ]
    return poisson_binomial(chances)


def chance_to_find_space(times: Times, law: Distribution[int], seat: int, turn: int, free: int) -> Fraction:
    """Return the chance that fewer than ``free`` other seats die before a seat's turn, each at most once.

    So likely does a member that dies then find a space if all the others die for the same section.

    >>> chance_to_find_space((9, 9, 9), Distribution({0: 1, 1: 1}), 1, 1, 1)
    Fraction(1, 2)
    """
    return deaths_before_law(times, law, seat, turn).chance(lambda deaths: deaths < free)


def _within(crossing: dict[int, Fraction], turns: int) -> Fraction:
    return sum((chance for turn, chance in crossing.items() if 1 <= turn <= turns), Fraction(0))


# From a view --------------------------------------------------------------------------------------------------


def contenders(view: VillageView, section: int) -> tuple[int, ...]:
    """Return for each seat how many living members stand where a death leads to this section (V16.4)."""
    return tuple(sum(SECTION_OF.get(place, -1) == section for place in row) for row in view.public.where)


def race_of(view: VillageView, seat: int, section: int) -> Distribution[int]:
    """Return how many of a seat's members come into a section if all that stand for it now die in random order."""
    members = contenders(view, section)
    free = free_in_section(view.public, section)
    return spaces_won_law(members[seat], sum(members) - members[seat], free)


def immortals(view: VillageView) -> tuple[int, ...]:
    """Return how many members of each seat are in the chronicle, those beside it left out."""
    return tuple(sum(row.count(place) for place in CHRONICLE_PLACES) for row in view.public.where)


def in_turn_order(view: VillageView, rows: Sequence[int]) -> tuple[int, ...]:
    """Return the entries of the seats in the order of turns, from the seat on turn."""
    first = max(view.public.active, 0)
    return (*rows[first:], *rows[:first])
