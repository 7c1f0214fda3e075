"""Exact odds of what waits: the best cube that the others leave until one's next turn of the round (V3.1, V5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb

from gamecore.games.village.actions import Take
from gamecore.games.village.pieces import PLAGUE, SPACES
from gamecore.games.village.state import Table
from gamecore.kernel.actions import Action
from gamecore.odds.exact import Distribution

Kind = tuple[str, bool]
"""Cubes that bring the same: those of a space, and whether they are plague."""


def best_left_law(cubes: Iterable[tuple[Fraction, int]], takers: int) -> Distribution[Fraction]:
    """Return what the best cube brings that is left after so many others have taken one each; 0 if none is left.

    ``cubes`` says how many bring how much. The others take any cubes, all sets equally likely: the best so many are
    all taken in C(N - c, k - c) of C(N, k) ways, which gives the law of the largest that stays.

    >>> best_left_law([(Fraction(5), 1), (Fraction(2), 3)], 2).probabilities()
    {Fraction(5, 1): Fraction(1, 2), Fraction(2, 1): Fraction(1, 2)}
    """
    levels: dict[Fraction, int] = {}
    for gain, count in cubes:
        levels[gain] = levels.get(gain, 0) + count
    total = sum(levels.values())
    takers = min(takers, total)
    taken, left = 0, comb(total, takers)
    ways: dict[Fraction, int] = {}
    for gain in sorted(levels, reverse=True):
        taken += levels[gain]
        gone = comb(total - taken, takers - taken) if taken <= takers else 0
        ways[gain] = left - gone
        left = gone
    ways[Fraction(0)] = ways.get(Fraction(0), 0) + left
    return Distribution({gain: count for gain, count in ways.items() if count})


def kind_of(action: Action) -> Kind | None:
    """Return which cubes bring the same as the one an action takes; None for what takes no cube."""
    return (action.space, action.cube == "plague") if isinstance(action, Take) else None


def cubes_by_kind(t: Table) -> dict[Kind, int]:
    """Return how many cubes of each kind lie on the spaces."""
    found = {}
    for space, row in zip(SPACES, t.spaces, strict=True):
        found[space, False], found[space, True] = sum(row[:PLAGUE]), row[PLAGUE]
    return {kind: count for kind, count in found.items() if count}


def is_last_turn(t: Table) -> bool:
    """Return whether the seat on turn has no other turn, as far as can be seen now (V18.3)."""
    return t.ended_by >= 0


def next_turn_law(t: Table, gains: Mapping[Kind, Fraction], taken: Kind | None) -> Distribution[Fraction]:
    """Return what the best cube brings at the next turn of the seat on turn, one of this kind being taken now.

    ``gains`` say what each kind brings. 0 for sure if the seat has no other turn; see ``best_left_law``.
    """
    if is_last_turn(t):
        return Distribution.certain(Fraction(0))
    cubes = cubes_by_kind(t)
    return best_left_law(((gains[kind], count - (kind == taken)) for kind, count in cubes.items()), t.players - 1)
