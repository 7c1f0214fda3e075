"""The same questions answered by other libraries, in the best way found for each."""

from __future__ import annotations

import warnings
from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

import dyce
import icepool
import numpy as np
from dyce import H
from icepool import d

STARTS = (4, 3, 2)
KINDS, EACH, DRAWN = 5, 22, 10
PAYS = (-29, -8, 8, 29)
"""What the first pilot wins from the second for 0 to 3 arrivals."""

Law = dict[Any, Fraction]

warnings.filterwarnings("ignore", message=".*is experimental")


def outcome(start: int, first: int, second: int, third: int) -> tuple[int, int, int]:
    """Return whether a punt arrives, and whether it stands on 13 after round 2 and after round 3."""
    two = start + first + second
    if two > 13:
        return 1, 0, 0
    return int(two + third > 13), int(two == 13), int(two + third == 13)


def added(x: Sequence[int], y: Sequence[int], z: Sequence[int]) -> tuple[int, ...]:
    """Return the sums of three triples."""
    return x[0] + y[0] + z[0], x[1] + y[1] + z[1], x[2] + y[2] + z[2]


def icepool_law(starts: Sequence[int] = STARTS) -> Any:
    """One die for each punt, joined in one map: the fastest way with icepool."""
    punts = [icepool.map(lambda a, b, c, s=s: outcome(s, a, b, c), d(6), d(6), d(6), star=False) for s in starts]
    return icepool.map(added, *punts, star=False)


def icepool_all_laws(triples: Sequence[Sequence[int]]) -> list[Any]:
    """All starts with icepool, each punt's die made once."""
    two = 2 @ d(6)

    def punt(start: int) -> Any:
        return icepool.map(lambda a, b: icepool.Vector(outcome(start, 0, a, b)), two, d(6))

    punts = [punt(start) for start in range(6)]
    return [punts[a] + punts[b] + punts[c] for a, b, c in triples]


def dyce_law(starts: Sequence[int] = STARTS) -> Any:
    """One histogram for each punt by expand, then expand over the punts."""
    six = H(6)
    punts = [
        dyce.expand(lambda a, b, c, s=s: outcome(s, a.outcome, b.outcome, c.outcome), six, six, six) for s in starts
    ]
    return dyce.expand(lambda x, y, z: added(x.outcome, y.outcome, z.outcome), *punts)


def of_icepool(die: Any) -> Law:
    """Return the probabilities of an icepool die."""
    return {tuple(each): die.probability(each) for each in die.outcomes()}


def of_dyce(histogram: Any) -> Law:
    """Return the probabilities of a dyce histogram."""
    return {tuple(each): Fraction(ways, histogram.total) for each, ways in histogram.items()}


# Ten cards of five kinds ------------------------------------------------------------------------------------------


def icepool_hands() -> Any:
    """All hands as sorted cards."""
    return icepool.Deck(dict.fromkeys(range(KINDS), EACH)).deal(DRAWN).expand()


def compositions(kinds: int, count: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to split a count into so many kinds."""
    if kinds == 1:
        yield (count,)
        return
    for first in range(count + 1):
        for rest in compositions(kinds - 1, count - first):
            yield (first, *rest)


def scipy_hands(stats: Any) -> Any:
    """The probability function of scipy on all hands at once (floating point)."""
    hands = np.array(list(compositions(KINDS, DRAWN)))
    return stats.multivariate_hypergeom.pmf(hands, [EACH] * KINDS, DRAWN)


# The decision of two pilots against each other, one step each, before the last roll --------------------------------


def steps(place: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield where one step, or none, leads; 14 is the port."""
    yield place
    for lane, space in enumerate(place):
        if space <= 13:
            for way in (1, -1):
                if space + way >= 0:
                    yield (*place[:lane], space + way, *place[lane + 1 :])


def minimax(worth: Any) -> Any:
    """Return the value of a position to the first pilot, who maximises; the second one minimises."""
    second = lru_cache(None)(lambda place: min(worth(after) for after in steps(place)))
    return lru_cache(None)(lambda place: max(second(after) for after in steps(place)))


def dyce_decision() -> Fraction:
    """Histograms for the last roll, remembered values."""
    arrives = [H({1: 1}) if p > 13 else H.from_counts([(int(p + c > 13), 1) for c in range(1, 7)]) for p in range(15)]

    @lru_cache(None)
    def worth(place: tuple[int, ...]) -> Fraction:
        ends = arrives[place[0]] + arrives[place[1]] + arrives[place[2]]
        return Fraction(sum(PAYS[count] * ways for count, ways in ends.items()), ends.total)

    two = H(6) + H(6)
    return over_two_dice(minimax(worth), dict(two.items()))


def icepool_decision() -> Fraction:
    """Dice for the last roll, remembered values."""
    arrives = [icepool.Die([1]) if p > 13 else icepool.map(lambda c, p=p: int(p + c > 13), d(6)) for p in range(15)]

    @lru_cache(None)
    def worth(place: tuple[int, ...]) -> Fraction:
        ends = arrives[place[0]] + arrives[place[1]] + arrives[place[2]]
        return ends.map(lambda count: PAYS[count]).mean()

    two = 2 @ d(6)
    return over_two_dice(minimax(worth), {sum_: two.quantity(sum_) for sum_ in two.outcomes()})


def over_two_dice(value: Any, two: dict[Hashable, int]) -> Fraction:
    """Return the expected value after two rolls of each punt."""
    places = [[(min(14, start + sum_), ways) for sum_, ways in two.items()] for start in STARTS]  # type: ignore[operator]
    total = Fraction(0)
    for x, ways_x in places[0]:
        for y, ways_y in places[1]:
            for z, ways_z in places[2]:
                total += ways_x * ways_y * ways_z * value((x, y, z))
    return total / 36**3


# Simulation -------------------------------------------------------------------------------------------------------


def obvious_voyages(count: int, seed: int) -> Any:
    """The line one would write first: all dice at once as 64-bit numbers."""
    dice = np.random.default_rng(seed).integers(1, 7, size=(count, 3, 3))
    two = np.array(STARTS) + dice[:, 0] + dice[:, 1]
    three = two + dice[:, 2]
    codes = (three > 13).sum(1) + 4 * (two == 13).sum(1) + 16 * (three == 13).sum(1)
    return np.bincount(codes, minlength=64)
