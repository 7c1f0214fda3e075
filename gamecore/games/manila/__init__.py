"""Manila: an auction, betting and dice game about three punts on their way to port."""

from __future__ import annotations

from gamecore.games.manila.game import GAME

__all__ = ["GAME"]
