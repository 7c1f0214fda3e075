"""Random games of every setting, played once and shared by the contract tests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import gamecore
from gamecore import Action, Chance, Choice, Event, Game, Over

GAME_TESTS = Path(__file__).resolve().parents[1] / "games"
LONGEST_GAME = 5_000
"""Actions within which every game must end."""

GAMES_PER_SETTING = 6
SAMPLES_PER_KIND = 10


@dataclass(frozen=True)
class Setting:
    """A game with a seat count and a value for each of its options."""

    name: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game[Any, Any]:
        """Return the game."""
        return gamecore.load(self.name)

    @property
    def id(self) -> str:
        """Return a name for test ids and golden files."""
        return "-".join([f"{self.seats}_seats", *(f"{name}_{value}" for name, value in self.options)])

    def start(self) -> Any:
        """Return the first state."""
        return self.game.start(self.seats, **dict(self.options))

    def __str__(self) -> str:
        """Return the game and the setting."""
        return f"{self.name}-{self.id}"


@dataclass(frozen=True)
class Played:
    """A game that was played: its states, and between each two of them an action and its events."""

    setting: Setting
    states: tuple[Any, ...]
    actions: tuple[Action, ...]
    events: tuple[tuple[Event, ...], ...]


def settings_of(name: str) -> tuple[Setting, ...]:
    """Return every seat count of a game with every combination of its options."""
    game = gamecore.load(name)
    values = [[(option.name, value) for value in option.allowed] for option in game.options]
    return tuple(Setting(name, seats, combination) for seats in game.seats for combination in product(*values))


SETTINGS = tuple(setting for name in gamecore.games() for setting in settings_of(name))


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


def playouts(setting: Setting) -> tuple[Played, ...]:
    """Return the random games of a setting."""
    return tuple(playout(setting, seed) for seed in range(GAMES_PER_SETTING))


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
