"""The greedy bot: the action that the game's coach values most."""

from __future__ import annotations

from random import Random
from typing import Any

from gamecore.kernel.actions import Action
from gamecore.kernel.game import Game


class Greedy:
    """Chooses the action of highest worth by the game's coach; ties are broken by the order of the list."""

    name = "greedy"

    def choose(self, game: Game[Any, Any], view: Any, legal: tuple[Action, ...], rng: Random) -> Action:
        """Return the action of highest worth."""
        worths = game.appraise(view, legal)
        return max(legal, key=lambda action: worths[action])
