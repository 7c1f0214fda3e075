"""Batavia: an auction and majority game about merchants on their way along Asia's coast."""

from __future__ import annotations

from gamecore.games.batavia.game import GAME

__all__ = ["GAME"]
