"""Porto Carthago's refusing rules: each a small predicate beside its sentence, under its number, most basic first.

They are kept by part of the game in the modules imported here; the order within an action class is the order in
which its refusals are told.
"""

from __future__ import annotations

from gamecore.games.porto_carthago import (
    rules_cards,
    rules_chance,
    rules_moments,
    rules_privileges,
    rules_ships,
    rules_turn,
)
from gamecore.games.porto_carthago.rule_list import MOMENTS, RULES

__all__ = [
    "MOMENTS",
    "RULES",
    "rules_cards",
    "rules_chance",
    "rules_moments",
    "rules_privileges",
    "rules_ships",
    "rules_turn",
]
