"""Refusals: why an action is not possible, by rule, in a sentence with live numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Facts = Mapping[str, Any]
"""Named values that fill a sentence and that programs can read."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """One broken rule: its id, the sentence for people, and the facts in it as data."""

    rule: str
    sentence: str
    facts: Facts = field(default_factory=dict)

    @property
    def text(self) -> str:
        """Return the rule id and the sentence together; only the sentence if no rule stands behind it."""
        return f"{self.rule}: {self.sentence}" if self.rule else self.sentence


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that can refuse an action: the predicate beside its sentence, under its number.

    ``broken(state, seat, action)`` returns None when the rule is kept, else the facts for the sentence.
    """

    id: str
    sentence: str
    broken: Callable[[Any, int, Any], Facts | None]

    def refusal(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """Return the refusal of this action, or None."""
        facts = self.broken(state, seat, action)
        if facts is None:
            return None
        facts = {"rule": self.id, **facts}
        return Refusal(self.id, self.sentence.format_map(facts), facts)


class RuleList:
    """The refusing rules of one game, by the kind of action they look at, most basic first."""

    def __init__(self) -> None:
        """Start empty; rules are added by the ``rule`` decorator in reading order."""
        self.by_action: dict[type, list[Rule]] = {}

    def rule(
        self, id: str, *actions: type, say: str
    ) -> Callable[[Callable[[Any, int, Any], Facts | None]], Callable[[Any, int, Any], Facts | None]]:
        """Register the decorated predicate as rule ``id`` for these action classes."""

        def register(broken: Callable[[Any, int, Any], Facts | None]) -> Callable[[Any, int, Any], Facts | None]:
            for action in actions:
                self.by_action.setdefault(action, []).append(Rule(id, say, broken))
            return broken

        return register

    def refusals(self, state: Any, seat: int, action: Any) -> tuple[Refusal, ...]:
        """Return every refusal of this action, most basic first; () if all rules are kept."""
        found = (rule.refusal(state, seat, action) for rule in self.by_action.get(type(action), ()))
        return tuple(refusal for refusal in found if refusal is not None)

    def first_refusal(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """Return the most basic refusal of this action, or None."""
        found = (rule.refusal(state, seat, action) for rule in self.by_action.get(type(action), ()))
        return next((refusal for refusal in found if refusal is not None), None)

    def ids(self) -> frozenset[str]:
        """Return the ids of all rules that can refuse something."""
        return frozenset(rule.id for rules in self.by_action.values() for rule in rules)
