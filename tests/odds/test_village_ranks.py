"""The order statistics of Village's race to the bridge, against counting every cost of every turn."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from gamecore.games.village.odds_chronicle_ranks import death_in_order_law, rank_in_race_law
from gamecore.games.village.odds_lifetime import hours_law
from gamecore.odds.exact import Distribution

COSTS = (1, 2, 3)


def rank_by_hand(times: tuple[int, ...], costs: tuple[tuple[int, ...], ...]) -> int:
    """The rank of seat 0 if seat i spends costs[i][r] hours in round r."""
    crossed = []
    for seat, (time, row) in enumerate(zip(times, costs, strict=True)):
        rounds = next(turn for turn in range(1, len(row) + 1) if time + sum(row[:turn]) >= 10)
        crossed.append((rounds, seat))
    return sorted(crossed).index((crossed[0][0], 0)) + 1


@pytest.mark.parametrize("times", [(8, 8), (8, 9, 7), (7, 7), (9, 8, 8)])
def test_ranks_in_the_race_are_counted_over_all_costs_of_turns(times: tuple[int, ...]) -> None:
    rows = list(product(COSTS, repeat=3))
    counted = Counter(rank_by_hand(times, costs) for costs in product(rows, repeat=len(times)))
    assert rank_in_race_law(times, hours_law(COSTS)) == Distribution(counted)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_deaths_in_order_are_counted_over_all_costs_of_turns(number: int) -> None:
    rows = list(product(COSTS, repeat=2))
    one = [1 if first >= 2 else 2 for first, _ in rows]  # two hours to go
    counted = Counter(sorted(each)[number - 1] for each in product(one, repeat=3))
    assert death_in_order_law(8, hours_law(COSTS), 3, number) == Distribution(counted)


def test_deaths_in_order_are_as_many_as_deaths() -> None:
    """Together the first, second, third and fourth come in each round as often as the deaths of four single markers."""
    law = hours_law(COSTS)
    alone = death_in_order_law(0, law, 1, 1)
    for turn in range(1, 11):
        every = sum(death_in_order_law(0, law, 4, number).probability(turn) for number in range(1, 5))
        assert every == 4 * alone.probability(turn)


def test_a_race_that_need_not_end_is_refused() -> None:
    with pytest.raises(ValueError, match="an hour at least"):
        rank_in_race_law((0, 0), hours_law((0, 1)))
    with pytest.raises(ValueError, match="an hour at least"):
        death_in_order_law(0, hours_law((0, 1)), 2, 1)


@pytest.mark.parametrize("number", [0, 3])
def test_a_death_that_nobody_dies_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="among 2 players"):
        death_in_order_law(0, hours_law(COSTS), 2, number)
