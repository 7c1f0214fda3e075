"""Chance in Manila: exact weights of deals and rolls."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from gamecore import IllegalAction
from gamecore.games.manila.actions import Deal, Roll
from tests.games.manila.table import GAME, after, table


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize(
    ("punts", "count"),
    [
        ({"nutmeg": 5, "silk": 4, "jade": 6}, 216),
        ({"nutmeg": 5, "silk": 4, "jade": "port A"}, 36),
        ({"nutmeg": 13, "silk": "port B", "jade": "port A"}, 6),
    ],
)
def test_all_rolls_of_the_sailing_punts_are_equally_likely(punts: dict[str, int | str], count: int) -> None:
    outcomes = GAME.outcomes(table("roll 3", punts=punts))
    assert len({action for action, _ in outcomes}) == count
    assert {weight for _, weight in outcomes} == {1}


def test_sums_of_two_and_three_dice_have_the_known_numbers_of_cases() -> None:
    three = Counter(sum(action.dice) for action, _ in GAME.outcomes(table("roll 1")))
    assert [three[total] for total in range(3, 19)] == [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
    state = table("roll 2", punts={"nutmeg": 5, "silk": 4, "jade": 6})
    two = Counter(action.dice[0] + action.dice[1] for action, _ in GAME.outcomes(state))
    assert [two[total] // 6 for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@pytest.mark.rule("M1.4")
def test_a_hand_of_two_from_twelve_cards_is_a_hypergeometric_draw() -> None:
    outcomes = GAME.outcomes(GAME.start(4))
    weights = {str(action): weight for action, weight in outcomes}
    assert sum(weights.values()) == comb(12, 2) == 66
    assert len(weights) == 10
    assert (weights["deal silk silk"], weights["deal silk jade"]) == (3, 9)


@pytest.mark.rule("M1.4")
def test_the_next_hand_comes_from_the_cards_that_are_left() -> None:
    weights = dict(GAME.outcomes(after(GAME.start(4), "deal silk silk")))
    assert sum(weights.values()) == comb(10, 2)
    assert Deal(("silk", "silk")) not in weights
    assert weights[Deal(("silk", "jade"))] == 1 * 3


def test_a_draw_is_one_of_the_outcomes_and_repeats_with_the_seed() -> None:
    for state in (GAME.start(5), table("roll 1")):
        listed = {action for action, _ in GAME.outcomes(state)}
        draws = [GAME.sample(state, Random(seed)) for seed in range(50)]
        assert set(draws) <= listed
        assert draws == [GAME.sample(state, Random(seed)) for seed in range(50)]
        assert len(set(draws)) > 5


def test_a_deal_is_the_same_whichever_card_is_named_first() -> None:
    assert GAME.parse("deal jade nutmeg") == GAME.parse("deal nutmeg jade")


def test_chance_is_not_drawn_while_a_player_is_asked() -> None:
    with pytest.raises(IllegalAction, match="Chance does not decide"):
        GAME.outcomes(table("bid"))
    with pytest.raises(IllegalAction, match="Chance does not decide"):
        GAME.sample(table("place 1"), Random(1))


@pytest.mark.rule("M6.9", "M4.7")
def test_loads_and_pilots_moves_are_put_into_lane_order() -> None:
    assert str(GAME.parse("load jade silk nutmeg")) == "load nutmeg silk jade"
    assert str(GAME.parse("steer jade +1 silk -1")) == "steer silk -1 jade +1"
    assert Roll((1, 2)) != Roll((2, 1))
