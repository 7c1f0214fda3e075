"""What the odds of Village take for granted, in sentences."""

from __future__ import annotations

from gamecore.games.village.odds_results import ASSUMPTIONS


def assumption(name: str) -> str:
    """What the odds take for granted, in a sentence."""
    return ASSUMPTIONS[name]
