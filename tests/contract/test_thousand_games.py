"""A thousand random games of every setting: no error, nothing lost, and every record replays."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gamecore import Choice, Over
from gamecore.kernel.record import read_record, replay_record, write_record
from tests.contract.playing import LONGEST_GAME, SETTINGS, Setting, game_tests

GAMES = 1_000
EVERY_STATE_OF = 20
"""In every so many games the pieces are counted after every action, else at the end only."""


def play(setting: Setting, seed: int, totals: Any) -> tuple[Any, list[Any]]:
    """Play one game; return its final state and actions."""
    game, rng, state = setting.game, Random(f"{setting}:{seed}"), setting.start()
    expected, actions = totals(state), []
    careful = seed % EVERY_STATE_OF == 0
    while not isinstance(decision := game.decision(state), Over):
        if isinstance(decision, Choice):
            legal = game.legal(state)
            action = legal[int(rng.random() * len(legal))]
        else:
            action = game.sample(state, rng)
        state = game.apply(state, action).state
        actions.append(action)
        assert len(actions) < LONGEST_GAME
        assert not careful or totals(state) == expected
    assert totals(state) == expected
    return state, actions


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_thousand_games_end_conserve_and_replay(setting: Setting) -> None:
    game, conservation = setting.game, game_tests(setting.name, "conservation")
    names = [f"Person {n}" for n in range(setting.seats)]
    start = conservation.wealth(setting.start())
    for seed in range(GAMES):
        final, actions = play(setting, seed, conservation.totals)
        record = write_record(game, ["human"] * setting.seats, names, final, actions)
        _, _, history = replay_record(read_record(json.dumps(record)))
        assert history[-1][1] == final
        wealth = list(start)
        for event in (event for _, _, events in history for event in events):
            if flow := conservation.flow(event):
                wealth[event.seat] += flow
        assert tuple(wealth) == tuple(conservation.wealth(final))
