"""Random games end, conserve what must be conserved, and leave every old state as it was."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import gamecore
from gamecore import Over
from tests.contract.playing import game_tests, playouts, positions
from tests.contract.settings import CHOSEN, Setting, chosen_settings

every_chosen_setting = pytest.mark.parametrize("setting", CHOSEN, ids=str)


@every_chosen_setting
def test_random_games_end_with_winners_of_the_highest_total(setting: Setting) -> None:
    game = setting.game
    for played in playouts(setting):
        final = played.states[-1]
        decision = game.decision(final)
        assert isinstance(decision, Over)
        assert decision.winners == game.winners(final)
        assert set(decision.winners) <= set(range(setting.seats))
        assert decision.winners
        assert game.legal(final) == ()


@every_chosen_setting
def test_old_states_never_change(setting: Setting) -> None:
    game = setting.game
    for played in playouts(setting)[:2]:
        state, copies = setting.start(), []
        for action in played.actions:
            copies.append((state, json.dumps(game.dump(state)), pickle.dumps(state)))
            game.legal(state)
            game.view(state, 0)
            state = game.apply(state, action).state
        for old, dump, pickled in copies:
            assert json.dumps(game.dump(old)) == dump
            assert pickle.dumps(old) == pickled


@every_chosen_setting
def test_the_same_actions_lead_to_the_same_states_and_events(setting: Setting) -> None:
    game, played = setting.game, playouts(setting)[0]
    state = setting.start()
    for action, after, events in zip(played.actions, played.states[1:], played.events, strict=True):
        step = game.apply(state, action)
        assert step.state == after
        assert step.events == events
        state = step.state


@every_chosen_setting
def test_pieces_are_conserved(setting: Setting) -> None:
    totals = game_tests(setting.name, "conservation").totals
    expected = totals(setting.start())
    assert expected, "a game names what it conserves"
    for played in playouts(setting):
        for state in played.states:
            assert totals(state) == expected


@every_chosen_setting
def test_wealth_changes_by_what_the_events_say(setting: Setting) -> None:
    conservation = game_tests(setting.name, "conservation")
    for played in playouts(setting):
        for before, after, events in zip(played.states, played.states[1:], played.events, strict=False):
            expected = list(conservation.wealth(before))
            for event in events:
                if flow := conservation.flow(event):
                    expected[event.seat] += flow
            assert tuple(expected) == tuple(conservation.wealth(after)), events


@every_chosen_setting
def test_events_name_rules_of_the_book_and_hold_data_for_json(setting: Setting) -> None:
    book = setting.game.rulebook
    for played in playouts(setting):
        for event in (event for events in played.events for event in events):
            assert event.rule in book, event
            assert -1 <= event.seat < setting.seats
            assert event.kind
            json.dumps({**event.facts, **event.secret})


@every_chosen_setting
def test_scores_are_sums_of_lines_with_rules(setting: Setting) -> None:
    game = setting.game
    for state in positions(setting):
        scores = game.scores(state)
        assert [score.seat for score in scores] == list(range(setting.seats))
        for score in scores:
            assert all(line.rule in game.rulebook and line.because for line in score.lines)
            assert score.total == sum(line.points for line in score.lines)


@every_chosen_setting
def test_a_state_knows_its_seats_and_options(setting: Setting) -> None:
    for state in positions(setting):
        assert setting.game.seats_of(state) == setting.seats
        assert setting.game.options_of(state) == dict(setting.options)


@pytest.mark.parametrize("name", gamecore.games())
def test_every_kind_of_decision_comes_up_in_random_games(name: str) -> None:
    game: Any = gamecore.load(name)
    states = [state for setting in chosen_settings(name) for state in positions(setting)]
    kinds = {state.pending[-1].kind for state in states if state.pending}
    assert kinds == {*game.questions, *game.chances}


@pytest.mark.parametrize("name", gamecore.games())
def test_a_game_describes_itself(name: str) -> None:
    game: Any = gamecore.load(name)
    assert game.name == name
    assert game.title
    assert game.rules_version >= 1
    assert all(option.default in option.allowed and option.text for option in game.options)
    assert all(rule in game.rulebook for option in game.options for rule in option.rules)
    for kind in (*game.questions, *game.chances):
        assert game.kind_words(kind), f"no words for {kind}"
