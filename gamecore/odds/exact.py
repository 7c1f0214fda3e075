"""Exact probability: distributions with whole-number weights, sums of dice, and draws without replacement.

Inside, everything is counted: an outcome has a whole number of equally likely ways, out of a common total. Only an
answer is a :class:`~fractions.Fraction`. Markov chains are in ``gamecore.odds.chains``, decisions in
``gamecore.odds.decisions``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, reduce
from math import comb, gcd, lcm, prod, sqrt
from typing import Any, Generic, TypeVar

from gamecore.kernel.errors import TooManyOutcomes

Outcome = TypeVar("Outcome", bound=Hashable)
Image = TypeVar("Image", bound=Hashable)
Other = TypeVar("Other", bound=Hashable)

MOST_OUTCOMES = 1_000_000
"""More outcomes than this are refused; draw samples instead (``gamecore.odds.simulate``)."""


def check_size(count: int, what: str) -> None:
    """Raise TooManyOutcomes, naming what is too large, if there are more than MOST_OUTCOMES outcomes.

    >>> check_size(2_000_000, "this product")
    Traceback (most recent call last):
    ...
    gamecore.kernel.errors.TooManyOutcomes: There are 2000000 outcomes in this product; at most 1000000 are listed. \
Simulate it instead.
    """
    if count > MOST_OUTCOMES:
        raise TooManyOutcomes(
            f"There are {count} outcomes in {what}; at most {MOST_OUTCOMES} are listed. Simulate it instead."
        )


class Distribution(Generic[Outcome]):
    """A finite probability distribution: each outcome has ``ways`` out of ``total``.

    It never changes. Outcomes without a way are left out. Two distributions are equal if they give every outcome
    the same probability, whatever their totals are.

    >>> die = Distribution({face: 1 for face in range(1, 7)})
    >>> die.probability(6), die.mean, die.variance
    (Fraction(1, 6), Fraction(7, 2), Fraction(35, 12))
    >>> (die + die).chance(lambda points: points >= 10)
    Fraction(1, 6)
    """

    __slots__ = ("total", "ways")

    ways: dict[Outcome, int]
    total: int

    def __init__(self, ways: Mapping[Outcome, int] | Iterable[tuple[Outcome, int]]) -> None:
        """Count the ways of each outcome; ValueError if there are none or a count is no whole number from 0."""
        counted: dict[Outcome, int] = {}
        for outcome, count in ways.items() if isinstance(ways, Mapping) else ways:
            if not isinstance(count, int) or count < 0:
                raise ValueError(f"The weight of {outcome!r} is {count!r}; weights are whole numbers from 0.")
            if count:
                counted[outcome] = counted.get(outcome, 0) + count
        if not counted:
            raise ValueError("A distribution needs at least one outcome with a weight above 0.")
        self.ways = counted
        self.total = sum(counted.values())

    @classmethod
    def counted(cls, ways: dict[Outcome, int], total: int) -> Distribution[Outcome]:
        """Return the distribution of counts that are known to be positive and to add up to the total: unchecked."""
        made: Distribution[Outcome] = cls.__new__(cls)
        made.ways, made.total = ways, total
        return made

    @classmethod
    def certain(cls, outcome: Outcome) -> Distribution[Outcome]:
        """Return the distribution with this outcome only."""
        return cls.counted({outcome: 1}, 1)

    @classmethod
    def uniform(cls, outcomes: Iterable[Outcome]) -> Distribution[Outcome]:
        """Return the distribution in which all listed outcomes are equally likely; listed twice counts twice."""
        return cls((outcome, 1) for outcome in outcomes)

    @classmethod
    def of_fractions(cls, chances: Mapping[Outcome, Fraction]) -> Distribution[Outcome]:
        """Return the distribution with these probabilities; ValueError if they do not add up to 1.

        >>> Distribution.of_fractions({"rain": Fraction(1, 3), "sun": Fraction(2, 3)}).ways
        {'rain': 1, 'sun': 2}
        """
        if sum(chances.values()) != 1:
            raise ValueError(f"The probabilities add up to {sum(chances.values())}, not to 1.")
        total = lcm(*(chance.denominator for chance in chances.values()))
        return cls({outcome: int(chance * total) for outcome, chance in chances.items()})

    # Looking --------------------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Outcome]:
        """Go through the outcomes."""
        return iter(self.ways)

    def __len__(self) -> int:
        """Return the number of outcomes that can come up."""
        return len(self.ways)

    def __eq__(self, other: object) -> bool:
        """Compare the probabilities."""
        if not isinstance(other, Distribution):
            return NotImplemented
        return self.ways.keys() == other.ways.keys() and all(
            count * other.total == other.ways[outcome] * self.total for outcome, count in self.ways.items()
        )

    def __hash__(self) -> int:
        """Hash by the probabilities."""
        return hash(frozenset(self.reduced().ways.items()))

    def __repr__(self) -> str:
        """Return an expression that makes the distribution again."""
        return f"Distribution({self.ways!r})"

    def probability(self, outcome: Outcome) -> Fraction:
        """Return the probability of one outcome; 0 if it cannot come up."""
        return Fraction(self.ways.get(outcome, 0), self.total)

    def probabilities(self) -> dict[Outcome, Fraction]:
        """Return the probability of every outcome that can come up."""
        total = self.total
        return {outcome: Fraction(count, total) for outcome, count in self.ways.items()}

    def chance(self, holds: Callable[[Outcome], object]) -> Fraction:
        """Return the probability of the event that ``holds`` is true of the outcome."""
        return Fraction(sum(count for outcome, count in self.ways.items() if holds(outcome)), self.total)

    def expectation(self, value: Callable[[Outcome], Any]) -> Fraction:
        """Return the expected value of a function of the outcome: the sum of value times probability."""
        return Fraction(sum(count * value(outcome) for outcome, count in self.ways.items())) / self.total

    @property
    def mean(self) -> Fraction:
        """Return the expected value of the outcome, which must be a number."""
        return self.expectation(_itself)

    @property
    def variance(self) -> Fraction:
        """Return E[X²] - E[X]², the mean squared distance from the mean."""
        return self.expectation(_squared) - self.mean**2

    @property
    def deviation(self) -> float:
        """Return the standard deviation, the square root of the variance; the only figure that is rounded."""
        return sqrt(self.variance)

    # Changing -------------------------------------------------------------------------------------------------

    def map(self, image: Callable[[Outcome], Image]) -> Distribution[Image]:
        """Return the distribution of a function of the outcome."""
        ways: dict[Image, int] = {}
        for outcome, count in self.ways.items():
            value = image(outcome)
            ways[value] = ways.get(value, 0) + count
        return Distribution.counted(ways, self.total)

    def given(self, holds: Callable[[Outcome], object]) -> Distribution[Outcome]:
        """Return the conditional distribution given an event; ValueError if the event is impossible.

        >>> dice(2, 6).given(lambda points: points >= 11).probabilities()
        {11: Fraction(2, 3), 12: Fraction(1, 3)}
        """
        ways = {outcome: count for outcome, count in self.ways.items() if holds(outcome)}
        if not ways:
            raise ValueError("The condition cannot come true, so nothing can be said given it.")
        return Distribution.counted(ways, sum(ways.values()))

    def reduced(self) -> Distribution[Outcome]:
        """Return the same distribution over the smallest possible total."""
        common = gcd(*self.ways.values())
        return Distribution.counted({each: count // common for each, count in self.ways.items()}, self.total // common)

    def with_other(self, other: Distribution[Other], join: Callable[[Outcome, Other], Image]) -> Distribution[Image]:
        """Return the distribution of a function of two independent outcomes: weights multiply."""
        check_size(len(self) * len(other), "the product of two distributions")
        ways: dict[Image, int] = {}
        for one, count in self.ways.items():
            for two, times in other.ways.items():
                value = join(one, two)
                ways[value] = ways.get(value, 0) + count * times
        return Distribution.counted(ways, self.total * other.total)

    def __add__(self, other: Distribution[Any]) -> Distribution[Any]:
        """Return the distribution of the sum of two independent outcomes (convolution)."""
        return self.with_other(other, _sum_of_two)

    def __mul__(self, other: Distribution[Other]) -> Distribution[tuple[Outcome, Other]]:
        """Return the joint distribution of two independent outcomes, as pairs (product measure)."""
        return self.with_other(other, _pair)

    def repeated(self, times: int) -> Distribution[Any]:
        """Return the distribution of the sum of so many independent outcomes, at least one (by doubling)."""
        if times < 1:
            raise ValueError(f"A sum needs at least one outcome, not {times}.")
        half: Distribution[Any] = self if times == 1 else self.repeated(times // 2)
        if times == 1:
            return half
        return half + half + self if times % 2 else half + half


def _itself(outcome: Any) -> Any:
    return outcome


def _squared(outcome: Any) -> Any:
    return outcome * outcome


def _sum_of_two(one: Any, two: Any) -> Any:
    return one + two


def _pair(one: Outcome, two: Other) -> tuple[Outcome, Other]:
    return one, two


def blend(parts: Iterable[tuple[Distribution[Any], int]]) -> Distribution[Any]:
    """Return the law of total probability for laws with weights: first one of them is drawn, then an outcome of it.

    A law may be listed several times, and one of weight 0 is left out.

    >>> blend([(die(6), 1), (die(4), 1), (die(6), 2)]).probability(5)
    Fraction(1, 8)
    """
    drawn = [(law, weight) for law, weight in parts if weight]
    common = lcm(*(law.total for law, _ in drawn))
    ways: dict[Any, int] = {}
    for law, weight in drawn:
        scale = weight * (common // law.total)
        for outcome, count in law.ways.items():
            ways[outcome] = ways.get(outcome, 0) + count * scale
    return Distribution.counted(ways, common * sum(weight for _, weight in drawn))


def mixture(parts: Distribution[Distribution[Outcome]]) -> Distribution[Outcome]:
    """Return the law of total probability: first a distribution is drawn, then an outcome from it.

    >>> mixture(Distribution({die(6): 1, die(4): 1})).probability(5)
    Fraction(1, 12)
    """
    return blend(parts.ways.items())


# Dice and sums ------------------------------------------------------------------------------------------------


@cache
def die(faces: int = 6) -> Distribution[int]:
    """Return one fair die with the numbers from 1.

    >>> die().mean
    Fraction(7, 2)
    """
    return Distribution.uniform(range(1, faces + 1))


@cache
def dice(count: int, faces: int = 6) -> Distribution[int]:
    """Return the sum of so many fair dice; 0 dice show 0.

    >>> list(dice(3).ways.values())
    [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
    """
    return Distribution.certain(0) if count == 0 else dice(count - 1, faces) + die(faces)


def sum_of(parts: Iterable[Distribution[Any]]) -> Distribution[Any]:
    """Return the distribution of the sum of independent outcomes that need not be alike."""
    return reduce(Distribution.__add__, parts)


def product_of(parts: Sequence[Distribution[Any]]) -> Distribution[tuple[Any, ...]]:
    """Return the joint distribution of independent outcomes, as tuples."""
    check_size(prod(len(part) for part in parts), "the product of these distributions")
    joint: Distribution[tuple[Any, ...]] = Distribution.certain(())
    for part in parts:
        joint = joint.with_other(part, _longer)
    return joint


def _longer(before: tuple[Any, ...], last: Any) -> tuple[Any, ...]:
    return (*before, last)


def poisson_binomial(chances: Sequence[Fraction]) -> Distribution[int]:
    """Return the number of successes in independent trials with these, not necessarily equal, chances.

    The recursion of Y. H. Wang, “On the number of successes in independent trials”, Statistica Sinica 3 (1993).

    >>> poisson_binomial([Fraction(1, 2), Fraction(1, 3)]).probabilities()
    {0: Fraction(1, 3), 1: Fraction(1, 2), 2: Fraction(1, 6)}
    """
    ways = [1]
    for chance in chances:
        if not 0 <= chance <= 1:
            raise ValueError(f"A chance lies between 0 and 1; {chance} does not.")
        wins, losses = chance.numerator, chance.denominator - chance.numerator
        ways = [lost * losses + won * wins for lost, won in zip([*ways, 0], [0, *ways], strict=True)]
    return Distribution(enumerate(ways))


def binomial(trials: int, chance: Fraction) -> Distribution[int]:
    """Return the number of successes in so many independent trials: C(n, k) p^k (1 - p)^(n - k).

    >>> binomial(2, Fraction(1, 6)).probability(2)
    Fraction(1, 36)
    """
    wins, losses = chance.numerator, chance.denominator - chance.numerator
    return Distribution((k, comb(trials, k) * wins**k * losses ** (trials - k)) for k in range(trials + 1))


# Urns: draws without replacement --------------------------------------------------------------------------------


def hypergeometric(good: int, bad: int, draws: int) -> Distribution[int]:
    """Return the number of good ones among draws without replacement: C(good, k) C(bad, draws - k) ways.

    See N. L. Johnson, A. W. Kemp and S. Kotz, “Univariate Discrete Distributions”, chapter 6.

    >>> hypergeometric(3, 9, 2).probability(1)
    Fraction(9, 22)
    """
    if not 0 <= draws <= good + bad:
        raise ValueError(f"{draws} cannot be drawn from {good + bad}.")
    return Distribution((k, comb(good, k) * comb(bad, draws - k)) for k in range(min(good, draws) + 1))


def compositions_of_draw(counts: Sequence[int], draws: int) -> int:
    """Return how many different hands can be drawn from an urn with so many of each kind.

    >>> compositions_of_draw((22,) * 5, 10)
    1001
    """
    ways = [1] + [0] * draws
    for count in counts:
        ways = [sum(ways[max(0, drawn - count) : drawn + 1]) for drawn in range(draws + 1)]
    return ways[draws]


def multivariate_hypergeometric(counts: Sequence[int], draws: int) -> Distribution[tuple[int, ...]]:
    """Return how many of each kind are drawn without replacement: the product of C(count, drawn) over all kinds.

    See N. L. Johnson, S. Kotz and N. Balakrishnan, “Discrete Multivariate Distributions”, chapter 39. Raises
    TooManyOutcomes for more than MOST_OUTCOMES different hands.

    >>> multivariate_hypergeometric((3, 3, 3, 3), 2).probability((1, 1, 0, 0))
    Fraction(3, 22)
    """
    if not 0 <= draws <= sum(counts):
        raise ValueError(f"{draws} cannot be drawn from {sum(counts)}.")
    if not counts:
        return Distribution.certain(())
    check_size(compositions_of_draw(counts, draws), f"a draw of {draws} from {len(counts)} kinds")
    ways = dict(_hands(tuple(counts), range(draws, draws + 1))[draws])
    return Distribution.counted(ways, comb(sum(counts), draws))


def _hands(counts: tuple[int, ...], wanted: range) -> dict[int, list[tuple[tuple[int, ...], int]]]:
    """Return for each number drawn that is wanted every hand with its ways: two halves of the kinds, joined."""
    if len(counts) == 1:
        return {drawn: [((drawn,), ways)] if (ways := comb(counts[0], drawn)) else [] for drawn in wanted}
    middle = len(counts) // 2
    left, right = (_hands(half, range(wanted.stop)) for half in (counts[:middle], counts[middle:]))
    return {
        drawn: [
            (hand + rest, ways * times)
            for part in range(drawn + 1)
            for hand, ways in left[part]
            for rest, times in right[drawn - part]
        ]
        for drawn in wanted
    }
