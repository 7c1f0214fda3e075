"""The rules behind places and numbers, and what the odds take for granted."""

from __future__ import annotations

from gamecore.games.porto_carthago.odds_results import ASSUMPTIONS
from widgets.shared.reasons import Reasons

FACTS: dict[str, str] = {
    "talents": "C1.11",
    "points": "C12.1",
    "seats": "C15.6",
    "supply": "C5.5",
    "goods": "C0.16",
    "free": "C0.16",
    "docks": "C1.5",
    "lighthouse": "C4.3",
    "temple": "C11.4",
    "intrigue": "C12.3",
    "total": "C15.6",
}
"""The rule behind a number in a panel, by the first word of its key."""

PLACES: dict[str, str] = {
    "claim": "C7.15",
    "take": "C2.8",
    "enter": "C4.9",
    "expel": "C4.5",
    "load": "C10.7",
    "score": "C12.1",
    "intrigue": "C12.3",
    "accept": "C13.3",
    "play": "C6.4",
    "collect": "C8.1",
    "renew": "C8.2",
    "charter": "C7.1",
    "carry": "C7.4",
    "assign": "C7.10",
    "switch": "C7.16",
    "release": "C7.17",
    "buy": "C7.22",
    "extend": "C9.1",
    "purchase": "C9.3",
    "offer": "C11.5",
    "use": "C13.5",
    "stack": "C13.11",
    "bring": "C13.13",
    "deliver": "C13.12",
    "shift": "C13.14",
    "end": "C6.3",
    "skip": "C6.7",
}
"""The rule that says what a place of the board brings, by what is done there."""

REASONS = Reasons(FACTS, PLACES, ASSUMPTIONS)
fact_rule, place_rule, assumption = REASONS.fact_rule, REASONS.place_rule, REASONS.assumption
