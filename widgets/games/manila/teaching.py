"""The rules behind places and numbers, and what the odds take for granted."""

from __future__ import annotations

from widgets.games.manila.words import ASSUMPTIONS
from widgets.shared.reasons import Reasons

FACTS: dict[str, str] = {
    "cash": "M1.2",
    "accomplices": "M1.3",
    "shares": "M1.4",
    "loans": "M10.1",
    "own": "M1.7",
    "bought": "M4.2",
    "fortune": "M11.6",
}
"""The rule behind a number in a panel, by the first word of its key."""

PLACES: dict[str, str] = {
    "nutmeg": "M5.5",
    "silk": "M5.5",
    "ginseng": "M5.5",
    "jade": "M5.5",
    "port": "M9.4",
    "shipyard": "M9.5",
    "pirates": "M7.9",
    "small": "M8.2",
    "large": "M8.3",
    "insurance": "M5.10",
}
"""The rule that says what a place costs or pays, by its first word."""

REASONS = Reasons(FACTS, PLACES, ASSUMPTIONS)
fact_rule, assumption = REASONS.fact_rule, REASONS.assumption


def place_rule(act: str) -> str:
    """The rule behind a place on the board, by the notation of what is done there; empty for other actions."""
    verb, _, place = act.partition(" ")
    return REASONS.place_rule(place) if verb == "place" else ""
