"""What a share is worth in the end, if every voyage is like any other: the market as a Markov chain (M11).

Model: the ware left ashore and the 25 starts are equally likely, nobody interferes, and a punt on 13 at the end
counts as arrived. So only the number of arrivals has a law of its own; which wares arrive is equally likely.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from gamecore.games.manila.odds_voyage import number_of_arrivals
from gamecore.games.manila.pieces import LAST_STEP, MARKET, STARTING_TRIPLES
from gamecore.games.manila.state import Counts
from gamecore.kernel.state import added
from gamecore.odds.chains import MarkovChain
from gamecore.odds.exact import Distribution, mixture

SUBSETS: tuple[tuple[int, ...], ...] = tuple(wares for count in range(4) for wares in combinations(range(4), count))
"""Which wares can come to port in one voyage."""


@cache
def arrivals_of_any_voyage() -> Distribution[int]:
    """Return how many punts arrive if all 25 starts are equally likely.

    >>> round(float(arrivals_of_any_voyage().mean), 3)
    1.848
    """
    return mixture(Distribution.uniform(number_of_arrivals(starts, 3) for starts in STARTING_TRIPLES)).reduced()


@cache
def wares_of_any_voyage() -> Distribution[tuple[int, ...]]:
    """Return which wares come to port in a voyage; sets of the same size are equally likely."""
    counts = arrivals_of_any_voyage()
    sizes = [sum(len(subset) == size for subset in SUBSETS) for size in range(4)]
    return Distribution((subset, counts.ways[len(subset)] * 12 // sizes[len(subset)]) for subset in SUBSETS)


def market_after_voyage(steps: Counts) -> Distribution[Counts]:
    """Return the market steps after one more voyage; the game is over when a ware has reached the last (M11.4)."""
    if LAST_STEP in steps:
        return Distribution.certain(steps)
    return wares_of_any_voyage().map(lambda wares: _risen(steps, wares))


def market_chain() -> MarkovChain[Counts]:
    """Return the market as a Markov chain.

    >>> market_chain().absorption((3, 3, 3, 3)).chance(lambda steps: steps[0] == 4) < 0.5
    True
    """
    return MarkovChain(market_after_voyage)


def _risen(steps: Counts, wares: tuple[int, ...]) -> Counts:
    for ware in wares:
        steps = added(steps, ware, 1)
    return steps


def final_value(steps: Counts, ware: int) -> Distribution[int]:
    """Return what a share of this ware is worth when the game ends.

    >>> round(float(final_value((0, 0, 0, 0), 0).mean), 2)
    17.31
    """
    others = tuple(sorted(step for other, step in enumerate(steps) if other != ware))
    ways, _ = _final_steps(steps[ware], others)
    return Distribution((MARKET[step], count) for step, count in enumerate(ways)).reduced()


@lru_cache(maxsize=4096)
def _final_steps(own: int, others: Counts) -> tuple[tuple[int, ...], int]:
    """Return the ways to each last step of the first ware, and the power of the common total they are out of.

    Voyages without an arrival change nothing and are left out: what counts is the next one that changes something.
    """
    if LAST_STEP in (own, *others):
        return tuple(int(step == own) for step in range(LAST_STEP + 1)), 0
    law = wares_of_any_voyage()
    total = law.total - law.ways[()]
    found: dict[tuple[int, Counts], int] = {}
    for wares, count in law.ways.items():
        if wares:
            after = _risen((own, *others), wares)
            key = after[0], tuple(sorted(after[1:]))
            found[key] = found.get(key, 0) + count
    parts = [(_final_steps(*key), count) for key, count in found.items()]
    power = max(part[1] for part, _ in parts)
    ways = [0] * (LAST_STEP + 1)
    for (steps, depth), count in parts:
        scale = count * total ** (power - depth)
        ways = [way + scale * more for way, more in zip(ways, steps, strict=True)]
    return tuple(ways), power + 1


def share_result(steps: Counts, ware: int, price: int) -> Distribution[int]:
    """Return what a share bought now at this price brings in the end."""
    return final_value(steps, ware).map(lambda value: value - price)
