"""Buying a member out of Village's black bag, against counting every draw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from gamecore.games.village.odds_mass import coin_gain
from gamecore.games.village.odds_mass_coin import coming_law, gain_of_buying
from gamecore.odds.exact import Distribution


@pytest.mark.parametrize(("own", "others"), [(1, 0), (2, 3), (4, 1)])
@pytest.mark.parametrize("bought", [0, 1])
def test_those_who_come_are_counted_over_all_draws(own: int, others: int, bought: int) -> None:
    bag = [True] * (own - bought) + [False] * (others + 4)
    counted = Counter(bought + sum(draw) for draw in combinations(bag, 4 - bought))
    assert coming_law(own, others, bought) == Distribution(counted)


def test_a_single_member_is_worth_buying_as_much_as_it_would_be_left_behind() -> None:
    for others in range(12):
        assert gain_of_buying(1, others) == coin_gain(1 + others)


def test_buying_takes_a_draw_from_ones_other_members() -> None:
    for own in range(2, 5):
        for others in range(12):
            left = Fraction(own - 1)
            lost = left * Fraction(4, own + others + 4) - left * Fraction(3, own + others + 3)
            assert gain_of_buying(own, others) == coin_gain(own + others) - 2 * lost


@pytest.mark.parametrize("bought", [-1, 3, 5])
def test_more_members_than_there_are_cannot_be_bought(bought: int) -> None:
    with pytest.raises(ValueError, match="cannot be bought"):
        coming_law(2, 1, bought)
