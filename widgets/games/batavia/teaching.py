"""The rules behind places and numbers, and what the odds take for granted."""

from __future__ import annotations

from gamecore.games.batavia.odds_results import ASSUMPTIONS
from widgets.shared.reasons import Reasons

FACTS: dict[str, str] = {
    "gold": "B7.4",
    "hand": "B1.10",
    "notes": "B1.6",
    "own": "B1.5",
    "cards": "B5.2",
    "seals": "B5.3",
    "tiles": "B7.3",
    "crates": "B6.6",
    "space": "B6.3",
    "fortune": "B10.11",
}
"""The rule behind a number in a panel, by the first word of its key."""

PLACES: dict[str, str] = {
    "lay": "B5.2",
    "done": "B5.7",
    "draw": "B4.1",
    "move": "B6.3",
    "cash": "B7.4",
}
"""The rule that says what a place of the board brings, by what is done there."""

REASONS = Reasons(FACTS, PLACES, ASSUMPTIONS)
fact_rule, place_rule, assumption = REASONS.fact_rule, REASONS.place_rule, REASONS.assumption
