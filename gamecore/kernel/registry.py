"""The registry: games are found by their folders; no list is kept by hand."""

from __future__ import annotations

import difflib
import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from gamecore.kernel.errors import UnknownGame
from gamecore.kernel.game import Game

PACKAGE = import_module("gamecore.games")
"""Imported here, before ``gamecore.games`` comes to name the function below."""


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(PACKAGE.__path__) if module.ispkg))


def load(name: object) -> Game[Any, Any]:
    """Return the game of this name; raise UnknownGame with the nearest name otherwise.

    >>> load("manila").title
    'Manila'
    """
    if not isinstance(name, str) or name not in games():
        near = difflib.get_close_matches(str(name), games(), n=1)
        hint = f"Did you mean “{near[0]}”?" if near else f"There are: {', '.join(games())}."
        raise UnknownGame(f"There is no game called “{str(name)[:40]}”. {hint}")
    game: Game[Any, Any] = import_module(f"gamecore.games.{name}").GAME
    return game
