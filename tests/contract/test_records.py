"""Records replay to the same state, wherever they are cut; a changed one is noticed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from gamecore import Action, BadRecord, Match
from gamecore.kernel.record import write_record
from tests.contract.playing import Played, playouts
from tests.contract.settings import CHOSEN, SETTINGS, Setting

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_chosen_setting = pytest.mark.parametrize("setting", CHOSEN, ids=str)
MOST_CUTS = 75
MOST_EDITS = 40
MOST_REPLAYED = 16_000
"""Actions of edited records; those of long games are edited at fewer places."""


def record_of(played: Played, count: int | None = None, actions: Sequence[Action] | None = None) -> dict[str, Any]:
    """Return the record of a game after so many actions, all by people."""
    count = len(played.actions) if count is None else count
    seats = ["human"] * played.setting.seats
    names = [f"Person {n}" for n in range(played.setting.seats)]
    taken = played.actions[:count]
    record = write_record(played.setting.game, seats, names, played.states[count], taken)
    if actions is not None:
        record["actions"] = [str(action) for action in actions]
    return json.loads(json.dumps(record))


def places_to_edit(played: Played, rng: Random) -> list[int]:
    """Return the numbers of some actions."""
    length = len(played.actions)
    return rng.sample(range(length), min(MOST_EDITS, MOST_REPLAYED // length))


@every_chosen_setting
def test_whole_games_replay_to_the_same_end(setting: Setting) -> None:
    for played in playouts(setting):
        match = Match.replay(record_of(played))
        assert match.state == played.states[-1]
        assert tuple(turn.action for turn in match.history) == played.actions
        assert tuple(turn.events for turn in match.history) == played.events
        assert tuple(turn.state for turn in match.history) == played.states[1:]
        assert match.over


@every_chosen_setting
def test_games_cut_anywhere_replay_and_write_the_same_record(setting: Setting) -> None:
    played = playouts(setting)[0]
    for count in range(0, len(played.actions), max(5, len(played.actions) // MOST_CUTS)):
        record = record_of(played, count)
        match = Match.replay(json.dumps(record), autoplay=False)
        assert match.state == played.states[count]
        assert match.record() == record


@every_chosen_setting
def test_a_record_edited_in_one_action_is_refused(setting: Setting) -> None:
    game, rng, played = setting.game, Random(str(setting)), playouts(setting)[1]
    for number in places_to_edit(played, rng):
        state = played.states[number]
        others = game.legal(state) or [action for action, _ in game.outcomes(state)]
        edited = list(played.actions)
        edited[number] = rng.choice([action for action in others if action != edited[number]] or game.universe())
        with pytest.raises(BadRecord, match=r"cannot be replayed|was changed"):
            Match.replay(record_of(played, actions=edited))


@every_chosen_setting
def test_a_record_with_an_action_left_out_or_doubled_is_refused(setting: Setting) -> None:
    rng, played = Random(str(setting)), playouts(setting)[2]
    for number in places_to_edit(played, rng):
        actions = played.actions
        for edited in ((*actions[:number], *actions[number + 1 :]), (*actions[: number + 1], *actions[number:])):
            with pytest.raises(BadRecord, match=r"cannot be replayed|was changed"):
                Match.replay(record_of(played, actions=edited))


@every_chosen_setting
def test_a_record_says_where_it_cannot_be_replayed(setting: Setting) -> None:
    played = playouts(setting)[0]
    record = record_of(played)
    record["actions"][7] = "gibberish"
    with pytest.raises(BadRecord, match="Action 8 of the record, “gibberish”, cannot be replayed"):
        Match.replay(record)


@every_setting
def test_programs_play_whole_matches_that_replay(setting: Setting) -> None:
    match = Match(setting.name, ["uniform"] * setting.seats, seed=3, options=dict(setting.options))
    assert match.over
    assert Match.replay(match.record()).state == match.state
