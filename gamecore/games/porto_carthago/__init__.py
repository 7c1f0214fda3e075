"""Porto Carthago: a worker-placement game about docks, charter ships and seats in the palace of Carthage."""

from __future__ import annotations

from gamecore.games.porto_carthago.game import GAME

__all__ = ["GAME"]
