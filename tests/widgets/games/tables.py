"""What the tests of all games' tables must know of one game; each game says it in `play.py` as TABLE."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import gamecore
from tests.widgets.games.random_games import NAMES, RandomGames
from widgets.shared.svg import Scene

TAKE_BACK = "undo"
"""What a board may offer beside actions of the game."""


def is_whole(sentence: str, ends: str = ".") -> bool:
    """Whether a sentence has a capital and one of these ends, no field left, and no gap."""
    return sentence[0].isupper() and sentence[-1] in ends and "{" not in sentence and "  " not in sentence


@dataclass(frozen=True)
class Talk:
    """How much is played until (nearly) all that can be told has been told, and how the engine names it.

    In so many ``games`` at least so many ``kinds`` of events come up. The engine names kinds in calls of ``makers``;
    ``named`` are those that it names by a variable. In so many games there are at least so many ``pictures`` of
    actions that are shown in several parts.
    """

    games: int
    kinds: int
    named: frozenset[str]
    makers: frozenset[str] = frozenset({"event"})
    pictures: tuple[int, int] = (6, 20)


@dataclass(frozen=True)
class Table:
    """The table of a game: its random games, the boards to look at, and what is told.

    Every setting comes up within so many games (``settings``). The boards to look at are the first ones at which
    these ``kinds`` of decisions come up, and ``more`` by name: crowded ones, and what hardly ever comes up.
    """

    random: RandomGames
    settings: int
    kinds: tuple[str, ...]
    talk: Talk
    more: Mapping[str, Callable[[], Any]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The game."""
        return self.random.game.name

    @property
    def ui(self) -> Any:
        """What draws the table and finds its words."""
        return import_module(f"widgets.games.{self.name}")

    @property
    def some_games(self) -> int:
        """Games that have every setting, and are several of each where settings are few."""
        return max(9, self.settings)

    @property
    def looks(self) -> tuple[str, ...]:
        """The names of the boards to look at."""
        return (*self.kinds, *self.more)

    def look(self, name: str) -> Any:
        """The state of a board to look at."""
        return self.more[name]() if name in self.more else self.random.first_of(name)

    def scene(self, state: Any) -> Scene:
        """The board as the seat that decides sees it."""
        scene: Scene = self.ui.scene(self.random.view_of_asked(state), self.random.game.legal(state), NAMES)
        return scene

    def answers(self, state: Any) -> list[dict[str, Any]]:
        """All answers of the seat that decides."""
        groups = self.ui.answers(self.random.view_of_asked(state), self.random.game.legal(state), NAMES)
        return [item for group in groups for item in group["items"]]


def all_tables() -> tuple[Table, ...]:
    """Every game's table."""
    return tuple(import_module(f"tests.widgets.games.{name}.play").TABLE for name in gamecore.games())
