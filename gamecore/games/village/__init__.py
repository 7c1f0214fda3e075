"""Village: several generations of a peasant family, with the modules Inn, Port and Life Goals."""

from __future__ import annotations

from gamecore.games.village.game import GAME

__all__ = ["GAME"]
