"""Simulation: the same seed gives the same counts, intervals hold the exact figures, and bad input is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecore import BadOption
from gamecore.odds.exact import dice, poisson_binomial
from gamecore.odds.simulate import CHUNK, Simulation, draws_from, simulate, sums_of_tables, wilson_interval

DICE = [range(1, 7)] * 3


def test_the_same_seed_gives_the_same_counts_and_another_one_others() -> None:
    first, again, other = (sums_of_tables(DICE, 3 * CHUNK + 5, seed=seed).counts for seed in (1, 1, 2))
    assert first == again != other


def test_every_draw_is_counted_once_and_chunks_have_streams_of_their_own() -> None:
    one, two = (sums_of_tables(DICE, chunks * CHUNK, seed=4).counts for chunks in (1, 2))
    assert sum(one.values()) == CHUNK
    assert sum(two.values()) == 2 * CHUNK
    assert {points: two[points] - one[points] for points in one} != one


def test_trials_are_made_one_after_another_from_one_stream() -> None:
    rng = Random(6)
    expected = Counter(rng.randint(1, 6) for _ in range(500))
    assert simulate(lambda rng: rng.randint(1, 6), 500, seed=6) == Simulation(expected, 500, 6)
    with pytest.raises(BadOption, match="whole number of draws"):
        simulate(lambda rng: 0, 0, seed=6)


@pytest.mark.parametrize("seed", range(5))
def test_simulated_sums_agree_with_exact_ones(seed: int) -> None:
    rolled = sums_of_tables(DICE, 200_000, seed)
    assert set(rolled.counts) == set(dice(3))
    for points, chance in dice(3).probabilities().items():
        assert rolled.chance(lambda sum_, points=points: sum_ == points, confidence=0.9999).covers(chance)
    assert rolled.mean(float, confidence=0.9999).covers(dice(3).mean)


@given(st.lists(st.lists(st.integers(0, 9), min_size=1, max_size=5), min_size=1, max_size=5))
def test_only_possible_sums_come_up(tables: list[Sequence[int]]) -> None:
    possible = {0}
    for table in tables:
        possible = {sum_ + entry for sum_ in possible for entry in table}
    rolled = sums_of_tables(tables, 2000, seed=1)
    assert set(rolled.counts) <= possible
    assert sum(rolled.counts.values()) == 2000


def test_about_19_of_20_intervals_hold_the_exact_chance() -> None:
    exact = dice(3).chance(lambda points: points >= 16)
    held = sum(
        sums_of_tables(DICE, 3000, seed).chance(lambda points: points >= 16).covers(exact) for seed in range(400)
    )
    assert 365 <= held <= 395


@pytest.mark.parametrize(("count", "draws", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634)])
def test_wilsons_interval_has_its_published_ends(count: int, draws: int, low: float, high: float) -> None:
    assert wilson_interval(count, draws) == pytest.approx((low, high), abs=1e-4)


def test_an_estimate_says_how_it_was_made() -> None:
    found = Simulation({0: 30, 1: 70}, 100, seed=9).chance(bool, confidence=0.9)
    assert (found.value, found.draws, found.seed, found.confidence) == (0.7, 100, 9, 0.9)
    assert found.low < 0.7 < found.high


def test_any_number_of_draws_from_an_exact_law_comes_at_once() -> None:
    law = poisson_binomial([dice(1).probability(6)] * 3)
    drawn = draws_from(law, 10**9, seed=2)
    assert sum(drawn.counts.values()) == 10**9
    assert drawn.mean(float, confidence=0.9999).covers(law.mean)


@pytest.mark.parametrize("draws", [0, -1, 1.5, True, 10**12])
def test_a_bad_number_of_draws_is_refused(draws: int) -> None:
    with pytest.raises(BadOption, match="whole number of draws"):
        sums_of_tables(DICE, draws, seed=1)


@pytest.mark.parametrize("tables", [[[200], [100]], [[-1]], [range(100)] * 6])
def test_tables_that_do_not_fit_are_refused(tables: list[Sequence[int]]) -> None:
    with pytest.raises(BadOption):
        sums_of_tables(tables, 10, seed=1)


def test_a_bad_confidence_is_refused() -> None:
    with pytest.raises(BadOption, match="between 0 and 1"):
        Simulation({0: 1}, 1, seed=1).chance(bool, confidence=1.0)
