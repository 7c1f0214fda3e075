"""Random games of the settings, played once and shared by the contract tests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from gamecore import Action, Chance, Choice, Event, Game, Over
from tests.contract.settings import Setting

GAME_TESTS = Path(__file__).resolve().parents[1] / "games"
LONGEST_GAME = 5_000
"""Actions within which every game must end."""

GAMES_PER_SETTING = 4
LEAST_GAMES = 3
USUAL_ACTIONS = 1_500
"""Actions after which no further game of a setting is begun; games of up to four hundred are all played."""

SAMPLES_PER_KIND = 10


@dataclass(frozen=True)
class Played:
    """A game that was played: its states, and between each two of them an action and its events."""

    setting: Setting
    states: tuple[Any, ...]
    actions: tuple[Action, ...]
    events: tuple[tuple[Event, ...], ...]


def next_action(game: Game[Any, Any], state: Any, rng: Random) -> Action:
    """Return a random legal action, or a chance outcome."""
    if isinstance(game.decision(state), Chance):
        return game.sample(state, rng)
    return rng.choice(game.legal(state))


@cache
def playout(setting: Setting, seed: int) -> Played:
    """Play one random game to its end; fail if it does not end."""
    game, rng = setting.game, Random(f"{setting}:{seed}")
    states, actions, events = [setting.start()], [], []
    while not isinstance(game.decision(states[-1]), Over):
        actions.append(next_action(game, states[-1], rng))
        step = game.apply(states[-1], actions[-1])
        states.append(step.state)
        events.append(step.events)
        assert len(actions) < LONGEST_GAME, f"{setting}, seed {seed}: no end after {LONGEST_GAME} actions"
    return Played(setting, tuple(states), tuple(actions), tuple(events))


@cache
def playouts(setting: Setting) -> tuple[Played, ...]:
    """Return the random games of a setting: fewer where games are long."""
    games: list[Played] = []
    while len(games) < GAMES_PER_SETTING:
        if len(games) >= LEAST_GAMES and sum(len(played.actions) for played in games) >= USUAL_ACTIONS:
            break
        games.append(playout(setting, len(games)))
    return tuple(games)


def rare_positions(setting: Setting) -> tuple[Any, ...]:
    """Return positions that hardly ever come up in random games, if a game supplies some in its ``rare.py``."""
    if find_spec(f"tests.games.{setting.name}.rare") is None:
        return ()
    return tuple(game_tests(setting.name, "rare").positions(setting.seats, dict(setting.options)))


@cache
def positions(setting: Setting) -> tuple[Any, ...]:
    """Return a sample of positions: some of every kind of decision that came up, final ones, and rare ones."""
    game = setting.game
    by_kind: dict[str, dict[Any, None]] = {}
    for played in playouts(setting):
        for state in played.states:
            decision = game.decision(state)
            kind = "over" if isinstance(decision, Over) else decision.kind
            by_kind.setdefault(kind, {})[state] = None
    for state in rare_positions(setting):
        by_kind.setdefault(game.decision(state).kind, {})[state] = None
    rng = Random(str(setting))
    return tuple(
        state for states in by_kind.values() for state in rng.sample(list(states), min(len(states), SAMPLES_PER_KIND))
    )


def choices(setting: Setting) -> tuple[Any, ...]:
    """Return the sampled positions in which a seat is asked."""
    return tuple(state for state in positions(setting) if isinstance(setting.game.decision(state), Choice))


def chance_points(setting: Setting) -> tuple[Any, ...]:
    """Return the sampled positions in which chance decides."""
    return tuple(state for state in positions(setting) if isinstance(setting.game.decision(state), Chance))


@cache
def outcomes_seen(setting: Setting) -> frozenset[Action]:
    """Return every chance outcome that is listed in the sampled positions."""
    return frozenset(action for state in chance_points(setting) for action, _ in setting.game.outcomes(state))


def game_tests(name: str, module: str) -> Any:
    """Return the module ``tests/games/<name>/<module>.py``, which every game supplies."""
    return import_module(f"tests.games.{name}.{module}")
