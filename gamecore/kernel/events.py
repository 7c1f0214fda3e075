"""Events: what an action caused, in order. Log, animation and lesson text are made from them alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

NO_FACTS: Mapping[str, Any] = {}

StateT = TypeVar("StateT")

new_tuple = tuple.__new__
"""Makes an event or a step the short way, past the class's own checks: several are made for each action."""


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
    """Return an event; quicker than calling the class.

    >>> event("bid", "M3.3", 2, {"amount": 5}) == Event("bid", "M3.3", 2, {"amount": 5})
    True
    """
    return new_tuple(Event, (kind, rule, seat, facts, secret))


class FixedFacts(dict[str, Any]):
    """Facts that cannot be changed, so that events which hold them can be shared.

    >>> FixedFacts(amount=5)
    {'amount': 5}
    """

    def _refuse(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refuse: the facts of an event never change."""
        raise TypeError("The facts of an event never change; make a dict of them to change that.")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy as the class and a plain dict."""
        return FixedFacts, (dict(self),)


def fixed_event(kind: str, rule: str, seat: int = -1, facts: Mapping[str, Any] = NO_FACTS) -> Event:
    """Return an event that is made once and then shared wherever the same happens again.

    >>> fixed_event("bid", "M3.3", 2, {"amount": 5}) == event("bid", "M3.3", 2, {"amount": 5})
    True
    """
    return event(kind, rule, seat, FixedFacts(facts))


class Step(NamedTuple, Generic[StateT]):
    """The result of an action: the new state, and what happened on the way, in order."""

    state: StateT
    events: tuple[Event, ...]
