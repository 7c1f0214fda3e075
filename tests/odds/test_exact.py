"""Distributions: by hand, by counting all cases, and against two independent dice libraries."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb

import icepool
import pytest
from dyce import H
from hypothesis import assume, given
from hypothesis import strategies as st

from gamecore import TooManyOutcomes
from gamecore.odds.exact import (
    MOST_OUTCOMES,
    Distribution,
    binomial,
    blend,
    compositions_of_draw,
    dice,
    die,
    hypergeometric,
    mixture,
    multivariate_hypergeometric,
    poisson_binomial,
    product_of,
    sum_of,
)

weights = st.dictionaries(st.integers(-20, 20), st.integers(0, 9), min_size=1).filter(lambda ways: any(ways.values()))
distributions = weights.map(Distribution)
chances = st.fractions(0, 1, max_denominator=12)


def of_icepool(found: icepool.Die[int]) -> dict[int, Fraction]:
    """Return the probabilities of a die of icepool."""
    return {outcome: found.probability(outcome) for outcome in found.outcomes()}


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("faces", [4, 6, 10])
def test_sums_of_dice_agree_with_two_other_libraries(count: int, faces: int) -> None:
    ours = dice(count, faces).probabilities()
    assert ours == of_icepool(count @ icepool.d(faces))
    theirs = count @ H(faces)
    assert ours == {outcome: Fraction(ways, theirs.total) for outcome, ways in theirs.items()}


def test_three_dice_have_the_textbook_counts() -> None:
    assert list(dice(3).ways.values()) == [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]


@given(weights, weights)
def test_sums_of_unlike_distributions_agree_with_icepool(one: dict[int, int], two: dict[int, int]) -> None:
    theirs = icepool.Die(one) + icepool.Die(two)
    assert (Distribution(one) + Distribution(two)).probabilities() == {
        outcome: chance for outcome, chance in of_icepool(theirs).items() if chance
    }


@given(distributions, distributions)
def test_means_and_variances_of_independent_outcomes_add_up(one: Distribution[int], two: Distribution[int]) -> None:
    assert (one + two).mean == one.mean + two.mean
    assert (one + two).variance == one.variance + two.variance
    assert sum((one * two).probabilities().values()) == 1


@given(distributions)
def test_figures_agree_with_their_definitions(law: Distribution[int]) -> None:
    chances_ = law.probabilities()
    mean = sum(value * chance for value, chance in chances_.items())
    assert law.mean == mean
    assert law.variance == sum((value - mean) ** 2 * chance for value, chance in chances_.items())
    assert law.deviation**2 == pytest.approx(float(law.variance))
    assert law.chance(lambda value: value > 0) + law.chance(lambda value: value <= 0) == 1


@given(distributions)
def test_conditioning_is_dividing_by_the_chance_of_the_condition(law: Distribution[int]) -> None:
    limit = max(law)
    condition = law.chance(lambda value: value >= limit - 3)
    for value, chance in law.given(lambda value: value >= limit - 3).probabilities().items():
        assert chance == law.probability(value) / condition


@given(distributions, st.integers(1, 5))
def test_repeating_is_adding_up(law: Distribution[int], times: int) -> None:
    assert law.repeated(times) == sum_of([law] * times)


@given(weights, st.integers(1, 7))
def test_equality_looks_at_probabilities_only(ways: dict[int, int], factor: int) -> None:
    law, scaled = Distribution(ways), Distribution({value: count * factor for value, count in ways.items()})
    assert law == scaled
    assert hash(law) == hash(scaled)
    assert scaled.reduced().total <= law.total
    assert eval(repr(law), {"Distribution": Distribution}) == law


@given(st.lists(distributions, min_size=1, max_size=4, unique_by=id), st.data())
def test_a_mixture_is_the_law_of_total_probability(parts: list[Distribution[int]], data: st.DataObject) -> None:
    ways = [(part, data.draw(st.integers(1, 5))) for part in parts]
    total = sum(count for _, count in ways)
    mixed = mixture(Distribution(ways))
    for value in range(-20, 21):
        assert mixed.probability(value) == sum(part.probability(value) * count for part, count in ways) / total


@given(st.lists(st.tuples(distributions, st.integers(0, 4)), min_size=1, max_size=5))
def test_a_blend_may_list_a_law_several_times_or_with_weight_0(parts: list[tuple[Distribution[int], int]]) -> None:
    assume(any(weight for _, weight in parts))
    total = sum(weight for _, weight in parts)
    blended = blend([*parts, *parts])
    for value in range(-20, 21):
        assert blended.probability(value) == sum(law.probability(value) * weight for law, weight in parts) / total
    assert 0 not in blended.ways.values()
    assert sum(blended.ways.values()) == blended.total


@given(st.lists(chances, max_size=5))
def test_the_number_of_successes_agrees_with_counting_all_cases(trials: list[Fraction]) -> None:
    expected: Counter[int] = Counter()
    for case in product((0, 1), repeat=len(trials)):
        chance = Fraction(1)
        for won, likely in zip(case, trials, strict=True):
            chance *= likely if won else 1 - likely
        expected[sum(case)] += chance  # type: ignore[assignment]
    found = poisson_binomial(trials)
    assert found.probabilities() == {count: chance for count, chance in expected.items() if chance}


@given(st.integers(0, 8), chances)
def test_like_trials_are_binomial(trials: int, chance: Fraction) -> None:
    assert binomial(trials, chance) == poisson_binomial([chance] * trials)


@pytest.mark.parametrize(("counts", "draws"), [((3, 3, 3, 3), 2), ((2, 0, 4), 3), ((1, 5), 6), ((4,), 2), ((2, 2), 0)])
def test_draws_without_replacement_agree_with_listing_all_hands(counts: tuple[int, ...], draws: int) -> None:
    urn = [kind for kind, count in enumerate(counts) for _ in range(count)]
    hands = Counter(
        tuple(sum(urn[place] == kind for place in hand) for kind in range(len(counts)))
        for hand in combinations(range(len(urn)), draws)
    )
    found = multivariate_hypergeometric(counts, draws)
    assert found.ways == dict(hands)
    assert len(found) == compositions_of_draw(counts, draws)


def test_a_large_draw_agrees_with_icepool() -> None:
    deck = icepool.Deck(dict.fromkeys(range(4), 9)).deal(6).expand()
    theirs: Counter[tuple[int, ...]] = Counter()
    for cards in deck.outcomes():
        theirs[tuple(cards.count(kind) for kind in range(4))] += deck.quantity(cards)
    assert multivariate_hypergeometric((9,) * 4, 6) == Distribution(theirs)


@given(st.integers(0, 9), st.integers(0, 9), st.data())
def test_two_kinds_are_hypergeometric(good: int, bad: int, data: st.DataObject) -> None:
    draws = data.draw(st.integers(0, good + bad))
    both = multivariate_hypergeometric((good, bad), draws)
    assert hypergeometric(good, bad, draws) == both.map(lambda drawn: drawn[0])
    assert both.total == comb(good + bad, draws)


def test_a_product_lists_the_outcomes_together() -> None:
    joint = product_of([die(2), die(3), die(2)])
    assert joint.probability((2, 3, 1)) == Fraction(1, 12)
    assert joint.map(sum) == sum_of([die(2), die(3), die(2)])


def test_oversized_spaces_are_refused_by_name() -> None:
    with pytest.raises(TooManyOutcomes, match="draw of 30 from 10 kinds"):
        multivariate_hypergeometric((30,) * 10, 30)
    with pytest.raises(TooManyOutcomes, match=f"at most {MOST_OUTCOMES}"):
        product_of([die(6)] * 9)
    big = Distribution.uniform(range(2000))
    with pytest.raises(TooManyOutcomes, match="product of two"):
        big * big


@pytest.mark.parametrize("ways", [{}, {1: 0}, {1: -1}, {1: 0.5}])
def test_weights_are_whole_numbers_with_at_least_one_above_zero(ways: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="weight"):
        Distribution(ways)


def test_impossible_questions_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot come true"):
        die().given(lambda points: points > 6)
    with pytest.raises(ValueError, match="7 cannot be drawn from 6"):
        hypergeometric(3, 3, 7)
    with pytest.raises(ValueError, match="cannot be drawn"):
        multivariate_hypergeometric((1, 1), 3)
    with pytest.raises(ValueError, match="between 0 and 1"):
        poisson_binomial([Fraction(3, 2)])
    with pytest.raises(ValueError, match="add up to 1/2"):
        Distribution.of_fractions({0: Fraction(1, 2)})
    with pytest.raises(ValueError, match="at least one"):
        die().repeated(0)
