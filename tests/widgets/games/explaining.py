"""What a table answers to “why?” in a position, without playing a game up to it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.widgets.games.random_games import NAMES
from widgets.shared.frame import Outlook
from widgets.shared.teacher import Teacher


def why(ui: Any, game: Any, state: Any, act: str) -> str:
    """The rule that the board names for an action that can be done now by whoever is asked."""
    outlook = Outlook(game, ui, NAMES, game.decision(state).seat)
    session: Any = SimpleNamespace(game=game, ui=ui, state=state, outlook=outlook, check_asked=lambda: None)
    reason = Teacher(session).why(act)
    assert reason["text"] == ""
    (rule,) = reason["rules"]
    return str(rule)
