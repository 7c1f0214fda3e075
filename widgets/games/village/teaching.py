"""The rules behind places and numbers, and what the odds take for granted."""

from __future__ import annotations

from gamecore.games.village.odds_results import ASSUMPTIONS
from widgets.shared.reasons import Reasons

FACTS: dict[str, str] = {
    "points": "V1.2",
    "coins": "V15.2",
    "grain": "V7.4",
    "time": "V6.2",
    "due": "V6.3",
    "living": "V19.8",
    "chronicle": "V19.4",
    "served": "V19.5",
    "total": "V1.1",
}
"""The rule behind a number in a panel, by the first word of its key."""

PLACES: dict[str, str] = {
    "take": "V5.1",
    "well": "V14.1",
    "choose": "V14.1",
    "gain": "V1.6",
    "receive": "V1.6",
    "harvest": "V7.2",
    "birth": "V8.1",
    "home": "V8.2",
    "train": "V9.3",
    "make": "V9.2",
    "buy": "V9.5",
    "mill": "V9.9",
    "serve": "V10.4",
    "travel": "V11.3",
    "enter": "V12.2",
    "advance": "V12.3",
    "privilege": "V12.4",
    "pray": "V13.1",
    "ransom": "V17.2",
    "climb": "V17.6",
    "bury": "V16.1",
    "visit": "VI3.1",
    "befriend": "VI3.2",
    "clear": "VI3.6",
    "use": "VI4.2",
    "hire": "VP2.2",
    "sail": "VP2.4",
    "return": "VP7.1",
    "load": "VP3.1",
    "step": "VP4.3",
    "land": "VP5.1",
    "deliver": "VP5.4",
    "found": "VP5.7",
    "chart": "VP12.6",
    "sell": "VP9.4",
    "open": "VP8.1",
    "reveal": "VL2.1",
}
"""The rule that says what a place of the board costs or brings, by what is done there."""

REASONS = Reasons(FACTS, PLACES, ASSUMPTIONS)
fact_rule, place_rule, assumption = REASONS.fact_rule, REASONS.place_rule, REASONS.assumption
