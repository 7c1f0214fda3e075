"""Settings of games: seat counts with values for the options, and a choice among them that pairs everything.

A game with many options has too many settings to put each through every test. Most faults need no more than two
particular values at once (D. R. Kuhn, D. R. Wallace, A. M. Gallo, Software Fault Interactions and Implications for
Software Testing, IEEE Transactions on Software Engineering 30, 2004), so a few settings are chosen in which every two
values meet. The others are still played, see ``test_many_games.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any

import gamecore
from gamecore import Game

USUAL_SETTINGS = 8
"""Settings up to which a game has all of them chosen."""


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


def settings_of(name: str) -> tuple[Setting, ...]:
    """Return every seat count of a game with every combination of its options."""
    game = gamecore.load(name)
    values = [[(option.name, value) for value in option.allowed] for option in game.options]
    return tuple(Setting(name, seats, combination) for seats in game.seats for combination in product(*values))


def pairs_in(setting: Setting) -> frozenset[tuple[Any, ...]]:
    """Return every two values that meet in a setting, the seat count being one; without options that alone."""
    values = (("seats", setting.seats), *setting.options)
    return frozenset(combinations(values, min(2, len(values))))


def covering(settings: Sequence[Setting]) -> tuple[Setting, ...]:
    """Return few of these settings in which all pairs of values meet that meet in any; in their order.

    The one with the most new pairs is taken next, of equals the last: there the options are usually on.
    """
    missing = {pair for setting in settings for pair in pairs_in(setting)}
    chosen: set[Setting] = set()
    while missing:
        best = max(reversed(settings), key=lambda setting: len(pairs_in(setting) & missing))
        chosen.add(best)
        missing -= pairs_in(best)
    return tuple(setting for setting in settings if setting in chosen)


@cache
def chosen_settings(name: str) -> tuple[Setting, ...]:
    """Return the settings that all tests are run with: every one, or of many those that pair all values."""
    settings = settings_of(name)
    return settings if len(settings) <= USUAL_SETTINGS else covering(settings)


SETTINGS = tuple(setting for name in gamecore.games() for setting in settings_of(name))
CHOSEN = tuple(setting for name in gamecore.games() for setting in chosen_settings(name))
