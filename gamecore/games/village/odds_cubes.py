"""Exact odds of the green bag: what is seeded, plague, and the colour that is needed where it is needed (V4).

The bag is public; its draws are blind. The cubes of a round are one draw without replacement, and so, seen by
themselves, are those of any space: the order in which spaces are filled does not matter.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb

from gamecore.games.village.odds import chance_of_all, chance_of_any
from gamecore.games.village.pieces import COLOURS, CUBES_INTO_BAG, PLAGUE, PLAGUES, by_players
from gamecore.games.village.state import Counts
from gamecore.games.village.turn import cubes_on_spaces
from gamecore.games.village.view import VillageView
from gamecore.odds.exact import Distribution, hypergeometric, multivariate_hypergeometric


def filled_bag(bag: Counts, supply: Counts, asked: int) -> Counts:
    """Return the bag after it has been filled: so many of each colour, as far as they are there, and all plague (V4.1).

    >>> filled_bag((1, 0, 0, 2, 3), (9, 9, 2, 9, 3), 6)
    (7, 6, 2, 8, 6)
    """
    moved = (*(min(asked, count) for count in supply[:PLAGUE]), supply[PLAGUE])
    return tuple(inside + more for inside, more in zip(bag, moved, strict=True))


def first_bag(players: int, inn: bool = False, port: bool = False) -> Counts:
    """Return the bag of the first seeding.

    >>> first_bag(4)
    (6, 6, 6, 6, 6)
    """
    return (by_players(CUBES_INTO_BAG[inn, port], players),) * len(COLOURS) + (PLAGUES,)


def next_bag(view: VillageView) -> Counts:
    """Return the bag of the next seeding if no more cubes were taken or paid before it.

    Cubes that still lie on spaces will be taken, and may be paid; plague among them comes back (V4.3).
    """
    t = view.public
    on_spaces = sum(row[PLAGUE] for row in t.spaces)
    supply = (*t.supply[:PLAGUE], t.supply[PLAGUE] + on_spaces)
    return filled_bag(t.bag, supply, by_players(CUBES_INTO_BAG[t.inn, t.port], t.players))


def cubes_drawn(total: int, card: Counts) -> Counts:
    """Return how many cubes come to each space, in board order, from a bag with so many (V4.4, V4.5).

    >>> cubes_drawn(10, (4, 4, 5, 2))
    (4, 4, 2, 0)
    """
    drawn = []
    for wanted in card:
        drawn.append(min(wanted, total))
        total -= drawn[-1]
    return tuple(drawn)


def cubes_to_come(view: VillageView) -> Counts:
    """Return how many cubes the next seeding brings to each space."""
    return cubes_drawn(sum(next_bag(view)), cubes_on_spaces(view.public))


@lru_cache(maxsize=64)
def seeding_law(bag: Counts, draws: int) -> Distribution[Counts]:
    """Return which cubes are drawn: brown, pink, orange, green, plague; the multivariate hypergeometric law (V4.4).

    >>> seeding_law((1, 1, 1, 1, 6), 4).probability((1, 1, 1, 1, 0))
    Fraction(1, 210)
    """
    return multivariate_hypergeometric(bag, min(draws, sum(bag)))


@lru_cache(maxsize=1024)
def colour_law(bag: Counts, colour: int, draws: int) -> Distribution[int]:
    """Return how many cubes of one colour (or plague) so many draws bring: the hypergeometric law.

    >>> colour_law((6, 6, 6, 6, 6), 4, 24).mean
    Fraction(24, 5)
    """
    return hypergeometric(bag[colour], sum(bag) - bag[colour], min(draws, sum(bag)))


def chance_of_colour(bag: Counts, colour: int, draws: int) -> Fraction:
    """Return the chance of at least one cube of a colour (or plague) among so many draws.

    >>> chance_of_colour((6, 6, 6, 6, 6), 4, 4)
    Fraction(799, 1305)
    """
    return chance_of_any(bag[colour], sum(bag), draws)


def chance_of_plague(bag: Counts, draws: int) -> Fraction:
    """Return the chance of at least one plague cube among so many draws.

    >>> 1 - chance_of_plague((6, 6, 6, 6, 6), 24)
    Fraction(1, 593775)
    """
    return chance_of_colour(bag, PLAGUE, draws)


def chance_on_both(bag: Counts, colour: int, first: int, second: int) -> Fraction:
    """Return the chance that two spaces with so many cubes both get a colour (inclusion and exclusion).

    >>> chance_on_both((1, 1, 0, 0, 0), 0, 1, 1), chance_on_both((2, 1, 0, 0, 0), 0, 1, 1)
    (Fraction(0, 1), Fraction(1, 3))
    """
    either = chance_of_colour(bag, colour, first + second)
    return chance_of_colour(bag, colour, first) + chance_of_colour(bag, colour, second) - either


def chance_of_one_of(bag: Counts, colours: tuple[int, ...], draws: int) -> Fraction:
    """Return the chance that at least one cube of several colours is among the draws.

    >>> chance_of_one_of((1, 1, 1, 1, 0), (0, 3), 1)
    Fraction(1, 2)
    """
    return chance_of_any(sum(bag[colour] for colour in colours), sum(bag), draws)


def chance_all_plague(bag: Counts, draws: int) -> Fraction:
    """Return the chance that a space with so many cubes gets nothing but plague.

    >>> chance_all_plague((6, 6, 6, 6, 6), 2)
    Fraction(1, 29)
    """
    draws = min(draws, sum(bag))
    return Fraction(comb(bag[PLAGUE], draws), comb(sum(bag), draws))


# What is left when the turn comes back ------------------------------------------------------------------------


def chance_to_last(wanted: int, cubes: int, takers: int) -> Fraction:
    """Return the chance that at least one of the wanted cubes still lies there after so many others have taken one.

    Each takes any cube on the board with equal chance: draws without replacement.

    >>> chance_to_last(1, 8, 3), chance_to_last(2, 8, 3), chance_to_last(4, 8, 3)
    (Fraction(5, 8), Fraction(25, 28), Fraction(1, 1))
    """
    return 1 - chance_of_all(wanted, cubes, takers) if wanted else Fraction(0)
