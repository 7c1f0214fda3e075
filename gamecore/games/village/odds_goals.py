"""Exact odds of the life goals: which cards are dealt, whether a pair goes together, what others hold (VL1).

A silver and a gold card are dealt to each seat from two shuffled decks. What makes a pair compatible is a matter of
judgement; here it is that both goals are worked for on a common space of the village (``WORK``). Any other
judgement can be given instead.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import comb, perm

from gamecore.games.village.goals_pieces import GOALS, HIDDEN_GOAL, goals_in_play, metal
from gamecore.games.village.odds import chance_of_any
from gamecore.games.village.state import Counts
from gamecore.games.village.view import VillageView
from gamecore.odds.exact import Distribution

WORK: dict[str, frozenset[str]] = {
    "aristocrat": frozenset({"harvest", "crafts"}),
    "farmer": frozenset({"harvest", "crafts"}),
    "bailiff": frozenset({"crafts"}),
    "coachman": frozenset({"crafts"}),
    "brewer": frozenset({"harvest", "crafts"}),
    "explorer": frozenset({"travel"}),
    "writer": frozenset({"crafts"}),
    "knight": frozenset({"harvest", "crafts"}),
    "secretary": frozenset({"council"}),
    "master": frozenset({"crafts", "family"}),
    "historian": frozenset({"crafts", "council", "travel", "church"}),
    "saint": frozenset({"church", "harvest"}),
    "travelling salesman": frozenset({"travel", "market", "crafts"}),
    "acolyte": frozenset({"family", "church"}),
    "merchant": frozenset({"market", "crafts"}),
    "missionary": frozenset({"travel"}),
    "innkeeper": frozenset({"inn"}),
}
"""The spaces where each goal is mainly worked for: coins come from the mill, goods from crafts, grain from harvest."""

Fits = Callable[[int, int], bool]


def go_together(silver: int, gold: int) -> bool:
    """Return whether two goals are worked for on a common space.

    >>> go_together(GOALS.index("farmer"), GOALS.index("saint"))
    True
    >>> go_together(GOALS.index("farmer"), GOALS.index("secretary"))
    False
    """
    return bool(WORK[GOALS[silver]] & WORK[GOALS[gold]])


def decks(inn: bool, port: bool) -> tuple[Counts, Counts]:
    """Return the silver and the gold goals that are shuffled (VL1.2).

    >>> [len(deck) for deck in decks(False, True)]
    [7, 7]
    """
    playing = goals_in_play(inn, port)
    return tuple(g for g in playing if metal(g) == 0), tuple(g for g in playing if metal(g) == 1)


def pair_law(silver: Counts, gold: Counts) -> Distribution[tuple[int, int]]:
    """Return which pair a seat is dealt: every silver card with every gold one, all equally likely (VL1.3).

    >>> len(pair_law(*decks(False, False)))
    42
    """
    return Distribution.uniform(product(silver, gold))


def chance_of_pair(silver: Counts, gold: Counts, fits: Fits = go_together) -> Fraction:
    """Return the chance that the pair dealt to a seat goes together.

    >>> chance_of_pair(*decks(False, False))
    Fraction(9, 14)
    """
    return pair_law(silver, gold).chance(lambda pair: fits(*pair))


def pairs_law(silver: Counts, gold: Counts, players: int, fits: Fits = go_together) -> Distribution[int]:
    """Return how many of the players are dealt a pair that goes together.

    Counted with rooks: if r(k) are the ways to put k rooks on the fitting pairs, none attacking another, then k given
    players all have fitting pairs in k! r(k) of the ways to deal k pairs; inclusion and exclusion does the rest. See
    J. Riordan, “An Introduction to Combinatorial Analysis”, chapters 3 and 7.

    >>> pairs_law((0, 1), (8, 9), 2, lambda silver, gold: gold == silver + 8).probabilities()
    {0: Fraction(1, 2), 2: Fraction(1, 2)}
    """
    if players > min(len(silver), len(gold)):
        raise ValueError(f"{players} players cannot be dealt cards from decks of {len(silver)} and {len(gold)}.")
    rooks = rook_numbers([frozenset(n for n, g in enumerate(gold) if fits(s, g)) for s in silver], players)
    moments = [
        Fraction(perm(players, k) * rooks[k], perm(len(silver), k) * perm(len(gold), k)) for k in range(players + 1)
    ]
    chances = {
        n: sum(((-1) ** (k - n) * comb(k, n) * moments[k] for k in range(n, players + 1)), Fraction(0))
        for n in range(players + 1)
    }
    return Distribution.of_fractions({n: chance for n, chance in chances.items() if chance})


def rook_numbers(rows: list[frozenset[int]], most: int) -> list[int]:
    """Return in how many ways k rooks, none attacking another, stand on these columns of the rows, for k up to most.

    >>> rook_numbers([frozenset({0, 1}), frozenset({1})], 2)
    [1, 3, 1]
    """
    ways: dict[frozenset[int], int] = {frozenset(): 1}
    for row in rows:
        following = dict(ways)
        for used, count in ways.items():
            for column in row - used if len(used) < most else ():
                key = used | {column}
                following[key] = following.get(key, 0) + count
        ways = following
    return [sum(count for used, count in ways.items() if len(used) == k) for k in range(most + 1)]


# From a view --------------------------------------------------------------------------------------------------


def hidden_cards(view: VillageView, kind: int) -> int:
    """Return how many goal cards of a metal (0 silver, 1 gold) lie face down before the other seats."""
    return (view.public.silver, view.public.gold)[kind].count(HIDDEN_GOAL)


def unseen_of(view: VillageView, kind: int) -> Counts:
    """Return the goals of a metal that the viewing seat cannot place."""
    return tuple(goal for goal in view.unseen_goals if metal(goal) == kind)


def chance_held(view: VillageView, goal: int) -> Fraction:
    """Return the chance that another seat holds a goal that the viewer cannot place, all deals equally likely."""
    unseen = unseen_of(view, metal(goal))
    return chance_of_any(1, len(unseen), hidden_cards(view, metal(goal))) if goal in unseen else Fraction(0)
