"""One random game checked from its start to its end: no error, nothing lost, and its record replays."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from gamecore import Action, Choice, Over
from gamecore.kernel.record import read_record, replay_record, write_record
from tests.contract.playing import LONGEST_GAME, game_tests
from tests.contract.settings import Setting

EVERY_STATE_OF = 20
"""In every so many games each state is looked at after its action, else the last one only."""


@cache
def first_of(setting: Setting) -> tuple[Any, dict[str, Any], tuple[int, ...]]:
    """Return the first state of a setting, what it conserves, and the wealth of its seats."""
    state, conservation = setting.start(), game_tests(setting.name, "conservation")
    return state, conservation.totals(state), tuple(conservation.wealth(state))


def check_game(setting: Setting, seed: int) -> int:
    """Play a game and replay its record; return its actions. Raises AssertionError that says what is wrong."""
    final, actions = play(setting, seed)
    check_end(setting, final)
    names = [f"Person {number}" for number in range(setting.seats)]
    record = write_record(setting.game, ["human"] * setting.seats, names, final, actions)
    _, _, history = replay_record(read_record(json.dumps(record)))
    expect(history[-1][1] == final, "The record replays to another position.")
    conservation, wealth = game_tests(setting.name, "conservation"), list(first_of(setting)[2])
    for event in (event for _, _, events in history for event in events):
        expect(event.rule in setting.game.rulebook, f"No rule of the book has the id {event.rule}.")
        if flow := conservation.flow(event):
            wealth[event.seat] += flow
    told, owned = tuple(wealth), tuple(conservation.wealth(final))
    expect(told == owned, f"The events add up to a wealth of {told}, but the seats own {owned}.")
    return len(actions)


def play(setting: Setting, seed: int) -> tuple[Any, list[Action]]:
    """Play one game; return its final state and actions."""
    game, rng, state = setting.game, Random(f"{setting}:{seed}"), first_of(setting)[0]
    actions: list[Action] = []
    careful = seed % EVERY_STATE_OF == 0
    while not isinstance(decision := game.decision(state), Over):
        if isinstance(decision, Choice):
            legal = game.legal(state)
            action = legal[int(rng.random() * len(legal))]
        else:
            action = game.sample(state, rng)
        state = game.apply(state, action).state
        actions.append(action)
        expect(len(actions) < LONGEST_GAME, f"The game has not ended after {LONGEST_GAME} actions.")
        if careful:
            check_state(setting, state, len(actions))
    check_state(setting, state, len(actions))
    return state, actions


def check_state(setting: Setting, state: Any, number: int) -> None:
    """Check that nothing was lost, and that the position can be written down and read again."""
    found, expected = game_tests(setting.name, "conservation").totals(state), first_of(setting)[1]
    expect(found == expected, f"After action {number} there are {found}, and not {expected}.")
    game = setting.game
    expect(game.restore(game.dump(state)) == state, f"The position after action {number} is read as another one.")


def check_end(setting: Setting, final: Any) -> None:
    """Check that a finished game has winners and asks nothing more."""
    game = setting.game
    winners = game.winners(final)
    expect(bool(winners) and set(winners) <= set(range(setting.seats)), f"The game is won by seats {winners}.")
    expect(game.decision(final) == Over(winners), "The decision at the end does not name the winners.")
    expect(game.legal(final) == (), "Something can still be done after the end.")


def expect(holds: bool, what: str) -> None:
    """Raise AssertionError with these words if something does not hold."""
    if not holds:
        raise AssertionError(what)
