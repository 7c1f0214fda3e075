"""Village's refusing rules: each a small predicate beside its sentence, under its number, most basic first.

Rules with several sentences stand several times, once for each. They are kept by part of the game in the modules
imported here; the order within an action class is the order in which its refusals are told.
"""

from __future__ import annotations

from gamecore.games.village import (
    rules_careers,
    rules_chance,
    rules_goals,
    rules_inn,
    rules_moments,
    rules_port,
    rules_turn,
    rules_village,
)
from gamecore.games.village.parts import MOMENTS, RULES

PARTS = (rules_turn, rules_village, rules_careers, rules_inn, rules_port, rules_goals, rules_chance, rules_moments)

__all__ = ["MOMENTS", "PARTS", "RULES"]
