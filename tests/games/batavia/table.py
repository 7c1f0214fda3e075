"""Positions of Batavia written by hand, and short words for playing and asking in tests.

``table("action", hands={0: "denmark 2"}, tables={1: "denmark 1"})`` lets seat 0 draw or play with four players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gamecore
from gamecore import Chance, Event
from gamecore.games.batavia.state import BataviaState
from widgets.games.batavia.lessons.positions import position

GAME = gamecore.load("batavia")
COMPANIES = ("england", "denmark", "france", "netherlands", "sweden")
SEATS = (3, 4, 5)
CARDS = (22, 22, 22, 22, 22)


def table(asked: str, seats: int = 4, **fields: Any) -> BataviaState:
    """Return the state of a position."""
    return GAME.restore(position(asked, seats, **fields))


def edited(asked: str, seats: int = 4, changes: dict[str, Any] | None = None, **fields: Any) -> BataviaState:
    """Return the state of a position in which some fields are replaced after it has been written."""
    return GAME.restore({**position(asked, seats, **fields), **(changes or {})})


def play(state: BataviaState, *actions: str) -> tuple[BataviaState, list[Event]]:
    """Apply actions in turn; return the last state and all events."""
    events: list[Event] = []
    for text in actions:
        step = GAME.apply(state, GAME.parse(text))
        state = step.state
        events += step.events
    return state, events


def told(events: Sequence[Event], kind: str) -> list[tuple[int, dict[str, Any]]]:
    """Return seat and facts of the events of one kind, in order."""
    return [(event.seat, dict(event.facts)) for event in events if event.kind == kind]


def rules_of(events: Sequence[Event]) -> list[str]:
    """Return the rules behind the events, in order."""
    return [event.rule for event in events]


def refused(state: BataviaState, text: str) -> list[str]:
    """Return the ids of the rules that refuse an action."""
    return [refusal.rule for refusal in GAME.refusals(state, GAME.parse(text))]


def sentence(state: BataviaState, text: str) -> str:
    """Return the first reason why an action is refused."""
    return GAME.refusals(state, GAME.parse(text))[0].sentence


def legal(state: BataviaState) -> list[str]:
    """Return the legal actions in their notation."""
    return [str(action) for action in GAME.legal(state)]


def asked(state: BataviaState) -> tuple[str, int]:
    """Return what is asked or drawn, and whom."""
    decision = GAME.decision(state)
    return decision.kind, decision.seat


def let_chance(state: BataviaState, rng: Any) -> BataviaState:
    """Let chance decide until a seat is asked or the game is over."""
    while isinstance(GAME.decision(state), Chance):
        state = GAME.apply(state, GAME.sample(state, rng)).state
    return state
