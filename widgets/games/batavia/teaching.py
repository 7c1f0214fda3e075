"""The rules behind places and numbers, and what the odds take for granted."""

from __future__ import annotations

from gamecore.games.batavia.odds_results import ASSUMPTIONS

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


def fact_rule(key: str) -> str:
    """The rule behind a number in a panel."""
    return FACTS[key.split("-")[0]]


def place_rule(act: str) -> str:
    """The rule behind a place on the board, by the notation of what is done there; empty for other actions."""
    return PLACES.get(act.partition(" ")[0], "")


def assumption(name: str) -> str:
    """What the odds take for granted, in a sentence."""
    return ASSUMPTIONS[name]
