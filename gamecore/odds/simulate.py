"""Simulation: counts of many independent draws, with interval, number of draws and seed.

Trials that need Python run one by one. Draws from tables and distributions are made with NumPy, which is imported
when the first of them runs. They come in chunks of 65,536, each with a stream of its own made from the seed and the
number of the chunk: the same seed gives the same counts on every machine, and memory does not grow with the number
of draws.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import prod, sqrt
from random import Random
from statistics import NormalDist
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from gamecore.kernel.errors import BadOption
from gamecore.odds.exact import Distribution

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Outcome = TypeVar("Outcome", bound=Hashable)

CHUNK = 65_536
SLICE = 16_384
"""Draws that are looked up at a time: their index arrays stay in the cache and need no fresh memory."""

MOST_ROWS = 65_536
"""Tables are joined up to this many rows, which a processor keeps at hand."""

MOST_WAYS = 2**32
MOST_DRAWS = 10**11


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure estimated from ``draws`` draws with this seed, between ``low`` and ``high`` at this confidence."""

    value: float
    low: float
    high: float
    draws: int
    seed: int
    confidence: float

    def covers(self, figure: Any) -> bool:
        """Return whether the interval holds this figure."""
        return self.low <= float(figure) <= self.high


@dataclass(frozen=True)
class Simulation(Generic[Outcome]):
    """How often each outcome came up in ``draws`` draws with this seed.

    >>> thrown = Simulation({"six": 20, "other": 100}, 120, seed=1)
    >>> found = thrown.chance(lambda outcome: outcome == "six")
    >>> f"{found.value:.3f} between {found.low:.3f} and {found.high:.3f}"
    '0.167 between 0.111 and 0.243'
    """

    counts: Mapping[Outcome, int]
    draws: int
    seed: int

    def chance(self, holds: Callable[[Outcome], object], confidence: float = 0.95) -> Estimate:
        """Return how often an event came up, with the interval of E. B. Wilson (1927)."""
        count = sum(times for outcome, times in self.counts.items() if holds(outcome))
        low, high = wilson_interval(count, self.draws, confidence)
        return Estimate(count / self.draws, low, high, self.draws, self.seed, confidence)

    def mean(self, value: Callable[[Outcome], float], confidence: float = 0.95) -> Estimate:
        """Return the mean of a function of the outcome, with the interval of the normal distribution."""
        mean = sum(value(outcome) * times for outcome, times in self.counts.items()) / self.draws
        square = sum((value(outcome) - mean) ** 2 * times for outcome, times in self.counts.items())
        half = normal_quantile(confidence) * sqrt(square / max(1, self.draws - 1) / self.draws)
        return Estimate(mean, mean - half, mean + half, self.draws, self.seed, confidence)

    def map(self, image: Callable[[Outcome], Any]) -> Simulation[Any]:
        """Return the counts of a function of the outcome."""
        counts: dict[Any, int] = {}
        for outcome, times in self.counts.items():
            name = image(outcome)
            counts[name] = counts.get(name, 0) + times
        return Simulation(counts, self.draws, self.seed)


def normal_quantile(confidence: float) -> float:
    """Return how many standard deviations hold this share of a normal distribution on both sides of the mean.

    Raises BadOption unless the confidence lies between 0 and 1.

    >>> round(normal_quantile(0.95), 2)
    1.96
    """
    if not 0 < confidence < 1:
        raise BadOption(f"A confidence lies between 0 and 1, as 0.95 does; {confidence} does not.")
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson_interval(count: float, draws: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return the score interval of a proportion: E. B. Wilson, J. Amer. Statist. Assoc. 22 (1927) 209-212.

    The count need not be whole: a shared victory counts in parts. Raises BadOption for a bad confidence.

    >>> [round(end, 3) for end in wilson_interval(0, 10)]
    [0.0, 0.278]
    """
    z = normal_quantile(confidence)
    share, square = count / draws, z * z / draws
    middle = (share + square / 2) / (1 + square)
    half = z / (1 + square) * sqrt(share * (1 - share) / draws + square / draws / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def check_draws(draws: int) -> None:
    """Raise BadOption if the number of draws is no whole number from 1 to MOST_DRAWS."""
    if type(draws) is not int or not 1 <= draws <= MOST_DRAWS:
        raise BadOption(f"A simulation needs a whole number of draws from 1 to {MOST_DRAWS}, not {draws!r}.")


def simulate(trial: Callable[[Random], Outcome], draws: int, seed: int) -> Simulation[Outcome]:
    """Let chance decide so many times and count; the same seed brings the same results. Raises BadOption.

    >>> simulate(lambda rng: rng.randint(1, 6), 10_000, 3).mean(float).covers(3.5)
    True
    """
    check_draws(draws)
    rng = Random(seed)
    return Simulation(Counter(trial(rng) for _ in range(draws)), draws, seed)


def generator(seed: int, chunk: int) -> np.random.Generator:
    """Return the stream of random numbers of one chunk."""
    from numpy.random import PCG64, Generator, SeedSequence

    return Generator(PCG64(SeedSequence(seed, spawn_key=(chunk,))))


def sums_of_tables(tables: Sequence[Sequence[int]], draws: int, seed: int) -> Simulation[int]:
    """Draw one entry of each table, all equally likely and independent, and count the sums.

    One unbiased number below the product of the lengths is drawn for all tables together. Entries are whole numbers
    from 0 whose sums stay below 256, so that they can hold small fields of counts; the product of the lengths is at
    most 2 ** 32. Raises BadOption otherwise.

    >>> rolled = sums_of_tables([range(1, 7), range(1, 7)], 100_000, seed=3)
    >>> rolled.chance(lambda points: points == 7).covers(1 / 6)
    True
    """
    check_draws(draws)
    ways = prod(len(table) for table in tables)
    if not 1 <= ways <= MOST_WAYS:
        raise BadOption(f"The tables have {ways} rows together; a simulation draws from 1 to {MOST_WAYS}.")
    if min(map(min, tables)) < 0 or sum(map(max, tables)) > 255:
        raise BadOption("The entries of the tables must be whole numbers from 0, and their sums at most 255.")
    from numpy import bincount, int64, zeros

    joined = _joined(tables)
    counts = zeros(256, dtype=int64)
    for number, start in enumerate(range(0, draws, CHUNK)):
        drawn = _draw(generator(seed, number), ways, min(CHUNK, draws - start))
        for first in range(0, len(drawn), SLICE):
            counts += bincount(_looked_up(drawn[first : first + SLICE], joined), minlength=256)
    return Simulation({sum_: int(count) for sum_, count in enumerate(counts) if count}, draws, seed)


def _joined(tables: Sequence[Sequence[int]]) -> list[NDArray[np.uint8]]:
    """Return as few tables of sums as possible, none with more than MOST_ROWS rows unless it came so."""
    from numpy import array, uint8

    joined: list[NDArray[np.uint8]] = []
    for table in tables:
        rows = array(table, dtype=uint8)
        if joined and len(joined[-1]) * len(rows) <= MOST_ROWS:
            joined[-1] = (joined[-1][:, None] + rows).ravel()
        else:
            joined.append(rows)
    return joined


def _draw(stream: np.random.Generator, ways: int, count: int) -> NDArray[np.uint32]:
    from numpy import uint32

    return stream.integers(0, ways, size=count, dtype=uint32)


def _looked_up(drawn: NDArray[np.uint32], tables: list[NDArray[np.uint8]]) -> NDArray[np.uint8]:
    """Split each number (in place) into one row for each table by division, and add up what stands there."""
    from numpy import uint32

    total: NDArray[np.uint8] | None = None
    for table in tables[:0:-1]:
        rows = uint32(len(table))
        rest = drawn // rows
        drawn -= rest * rows
        found = table.take(drawn)
        total = found if total is None else total + found
        drawn = rest
    first = tables[0].take(drawn)
    return first if total is None else first + total


def draws_from(distribution: Distribution[Outcome], draws: int, seed: int) -> Simulation[Outcome]:
    """Count so many draws from an exact distribution at once: one multinomial draw, whatever their number.

    >>> from gamecore.odds.exact import dice
    >>> draws_from(dice(2), 10_000_000, seed=1).mean(float).covers(7)
    True
    """
    check_draws(draws)
    chances = [count / distribution.total for count in distribution.ways.values()]
    counts = generator(seed, 0).multinomial(draws, chances)
    return Simulation(dict(zip(distribution.ways, map(int, counts), strict=True)), draws, seed)
