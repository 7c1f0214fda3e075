"""Playing on from positions written by hand, and asking what can be done there; for the tests of every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore import Chance, Choice, Event, Game, Refusal


def actions(lines: Sequence[str]) -> list[str]:
    """Return the single actions of lines; several on one line are parted by semicolons."""
    return [text.strip() for line in lines for text in line.split(";") if text.strip()]


def kinds(events: Sequence[Event]) -> list[tuple[str, int]]:
    """Return kind and seat of each event."""
    return [(event.kind, event.seat) for event in events]


class PlayingOn:
    """A game as tests play it."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """Keep the game."""
        self.game = game

    def after(self, state: Any, *lines: str) -> Any:
        """Return the state after these actions (several on one line are parted by semicolons)."""
        for text in actions(lines):
            state = self.game.apply(state, self.game.parse(text)).state
        return state

    def told(self, state: Any, *lines: str) -> list[Event]:
        """Return all events of these actions."""
        events: list[Event] = []
        for text in actions(lines):
            step = self.game.apply(state, self.game.parse(text))
            state = step.state
            events += step.events
        return events

    def asks(self, state: Any) -> str:
        """Return what is asked and of whom, such as “bid 2”; the kind of a chance point, or “over”."""
        decision = self.game.decision(state)
        if isinstance(decision, Choice):
            return f"{decision.kind} {decision.seat}"
        return decision.kind if isinstance(decision, Chance) else "over"

    def options(self, state: Any, verb: str = "") -> set[str]:
        """Return the notations of the legal actions, of one verb if it is named."""
        return {text for text in map(str, self.game.legal(state)) if text.split()[0] == verb or not verb}

    def refusals(self, state: Any, text: str) -> tuple[Refusal, ...]:
        """Return every refusal of an action."""
        return self.game.refusals(state, self.game.parse(text))

    def refused(self, state: Any, text: str) -> str:
        """Return the id of the first rule that refuses an action; fail if it is legal."""
        found = self.refusals(state, text)
        assert found, f"“{text}” is legal"
        assert str(self.game.parse(text)) not in self.options(state)
        return found[0].rule
