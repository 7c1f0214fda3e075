"""Events: what an action caused, in order. Log, animation and lesson text are made from them alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

NO_FACTS: Mapping[str, Any] = {}

StateT = TypeVar("StateT")


class Event(NamedTuple):
    """One thing that happened.

    ``kind`` names it, ``rule`` is the id of the rule behind it, ``seat`` the seat it happened to (-1: nobody's),
    ``facts`` are public, ``secret`` facts may be shown to that seat only.
    """

    kind: str
    rule: str
    seat: int = -1
    facts: Mapping[str, Any] = NO_FACTS
    secret: Mapping[str, Any] = NO_FACTS

    def seen_by(self, viewer: int | None) -> Event:
        """Return the event as this seat may know it: with the secret among the facts, or without it."""
        if not self.secret:
            return self
        if viewer is not None and viewer == self.seat:
            return Event(self.kind, self.rule, self.seat, {**self.facts, **self.secret})
        return Event(self.kind, self.rule, self.seat, self.facts)


def event(
    kind: str, rule: str, seat: int = -1, facts: Mapping[str, Any] = NO_FACTS, secret: Mapping[str, Any] = NO_FACTS
) -> Event:
    """Return an event; the short way past the class's own checks, as rules make two of them per action.

    >>> event("bid", "M3.3", 2, {"amount": 5}) == Event("bid", "M3.3", 2, {"amount": 5})
    True
    """
    return tuple.__new__(Event, (kind, rule, seat, facts, secret))


class Step(NamedTuple, Generic[StateT]):
    """The result of an action: the new state, and what happened on the way, in order."""

    state: StateT
    events: tuple[Event, ...]


def step(state: StateT, events: list[Event]) -> Step[StateT]:
    """Return a step; the short way, like ``event``."""
    return tuple.__new__(Step, (state, tuple(events)))
