"""Chance points list outcomes with exact weights, and draws follow them."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from gamecore import IllegalAction
from tests.contract.playing import chance_points, choices, outcomes_seen
from tests.contract.settings import CHOSEN, Setting

every_chosen_setting = pytest.mark.parametrize("setting", CHOSEN, ids=str)
DRAWS_PER_OUTCOME = 12
LEAST_EXPECTED = 5


@every_chosen_setting
def test_every_listed_outcome_can_be_applied(setting: Setting) -> None:
    game = setting.game
    assert chance_points(setting), "no chance point came up"
    for state in chance_points(setting):
        actions = [action for action, _ in game.outcomes(state)]
        assert len(set(actions)) == len(actions) > 0
        for action in actions:
            assert game.refusals(state, action) == ()
            assert game.apply(state, action).state != state


@every_chosen_setting
def test_weights_are_positive_whole_numbers_and_nothing_else_can_come_up(setting: Setting) -> None:
    game = setting.game
    for state in chance_points(setting):
        weights = dict(game.outcomes(state))
        assert all(type(weight) is int and weight > 0 for weight in weights.values())
        top = state.pending[-1]
        point = game.chances[top.kind]
        for action in outcomes_seen(setting):
            assert point.weight(state, top, action) == weights.get(action, 0)
            assert bool(game.refusals(state, action)) == (action not in weights)


@every_chosen_setting
def test_draws_follow_the_weights(setting: Setting) -> None:
    game, rng = setting.game, Random(20)
    by_kind = {state.pending[-1].kind: state for state in chance_points(setting)}
    for state in by_kind.values():
        weights = dict(game.outcomes(state))
        draws = DRAWS_PER_OUTCOME * len(weights) + 200
        counts = Counter(game.sample(state, rng) for _ in range(draws))
        assert set(counts) <= set(weights)
        total = sum(weights.values())
        pairs = [(counts[action], draws * weight / total) for action, weight in weights.items()]
        # Pearson's statistic needs about five expected draws in a class; rarer outcomes make up one class together.
        classes = [pair for pair in pairs if pair[1] >= LEAST_EXPECTED]
        rare = [pair for pair in pairs if pair[1] < LEAST_EXPECTED]
        if rare:
            classes.append((sum(count for count, _ in rare), sum(mean for _, mean in rare)))
        distance = sum((count - mean) ** 2 / mean for count, mean in classes)
        freedom = len(classes) - 1
        assert distance <= freedom + 5 * sqrt(2 * freedom) + 5, f"chi-square {distance:.1f} with {freedom}"


@every_chosen_setting
def test_draws_depend_on_the_generator_alone(setting: Setting) -> None:
    game = setting.game
    for state in chance_points(setting):
        assert game.sample(state, Random("a")) == game.sample(state, Random("a"))


@every_chosen_setting
def test_a_restored_position_has_the_same_odds(setting: Setting) -> None:
    game = setting.game
    for state in chance_points(setting):
        assert game.outcomes(game.restore(game.dump(state))) == game.outcomes(state)


@every_chosen_setting
def test_where_a_seat_decides_chance_does_not(setting: Setting) -> None:
    game = setting.game
    for state in choices(setting)[:5]:
        with pytest.raises(IllegalAction, match="Chance does not decide now") as caught:
            game.outcomes(state)
        assert caught.value.refusals[0].rule == game.rule_of(state, game.legal(state)[0])
        with pytest.raises(IllegalAction, match="Chance does not decide now"):
            game.sample(state, Random(1))


@every_chosen_setting
def test_where_chance_decides_no_seat_does(setting: Setting) -> None:
    game = setting.game
    for state in chance_points(setting):
        assert game.legal(state) == ()
        assert all(game.refusals(state, action) for action in game.universe())
