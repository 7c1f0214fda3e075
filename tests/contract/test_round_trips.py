"""States and actions survive JSON, text and pickle, and compare by value."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from gamecore.kernel.actions import MAX_NOTATION
from tests.contract.playing import outcomes_seen, playouts, positions
from tests.contract.settings import CHOSEN, Setting

every_chosen_setting = pytest.mark.parametrize("setting", CHOSEN, ids=str)


@every_chosen_setting
def test_actions_survive_their_notation(setting: Setting) -> None:
    game = setting.game
    actions = {*game.universe(), *outcomes_seen(setting)}
    texts = {game.notation(action) for action in actions}
    assert len(texts) == len(actions), "two actions share a notation"
    for action in actions:
        text = game.notation(action)
        assert game.parse(text) == action
        assert type(game.parse(text)) is type(action)
        assert game.parse(f"  {text.upper()} ") == action
        assert len(text) <= MAX_NOTATION
        assert text == " ".join(text.split())


@every_chosen_setting
def test_short_forms_never_change_what_the_full_notation_means(setting: Setting) -> None:
    game = setting.game
    for played in playouts(setting)[:2]:
        for state, action in zip(played.states, played.actions, strict=False):
            assert game.parse(game.notation(action), state) == action


@every_chosen_setting
def test_actions_survive_pickle_and_repr(setting: Setting) -> None:
    for action in (*setting.game.universe(), *outcomes_seen(setting)):
        assert pickle.loads(pickle.dumps(action)) == action
        assert eval(repr(action), {type(action).__name__: type(action)}) == action


@every_chosen_setting
def test_positions_survive_json(setting: Setting) -> None:
    game = setting.game
    for played in playouts(setting):
        for state in played.states:
            again = game.restore(json.loads(json.dumps(game.dump(state))))
            assert again == state
            assert hash(again) == hash(state)


@every_chosen_setting
def test_positions_survive_pickle_and_copies(setting: Setting) -> None:
    for state in positions(setting):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert hash(again) == hash(state)
        assert type(again) is type(state)
        assert copy.copy(state) == copy.deepcopy(state) == state


@every_chosen_setting
def test_different_positions_are_unequal(setting: Setting) -> None:
    game = setting.game
    by_text = {json.dumps(game.dump(state)): state for played in playouts(setting) for state in played.states}
    assert len(set(by_text.values())) == len(by_text)


@every_chosen_setting
def test_restoring_does_not_keep_or_change_the_data(setting: Setting) -> None:
    game = setting.game
    for state in positions(setting):
        data = game.dump(state)
        text = json.dumps(data)
        restored = game.restore(data)
        assert json.dumps(data) == text
        for value in data.values():
            if isinstance(value, list | dict):
                value.clear()
        assert restored == state
