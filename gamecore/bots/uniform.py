"""The uniform bot: any legal action, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import Any

from gamecore.kernel.actions import Action
from gamecore.kernel.game import Game


class Uniform:
    """Chooses uniformly at random among the legal actions of any game."""

    name = "uniform"

    def choose(self, game: Game[Any, Any], view: Any, legal: tuple[Action, ...], rng: Random) -> Action:
        """Return one of the legal actions."""
        return legal[int(rng.random() * len(legal))]
