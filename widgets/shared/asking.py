"""The question of the moment: a whole template of the game, filled with the name of whoever is asked and more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gamecore.kernel.decision import Over
from widgets.shared.game_ui import Names
from widgets.shared.telling import listing

Variant = tuple[str, dict[str, Any]]
"""The key of a template, and fields of its own."""


def kind_of(view: Any) -> str:
    """What is being decided."""
    return str(getattr(view.decision, "kind", ""))


def data_of(view: Any) -> tuple[int, ...]:
    """What belongs to the decision."""
    return tuple(getattr(view.decision, "data", ()))


def nobody(view: Any) -> int:
    """No seat."""
    return -1


@dataclass(frozen=True, slots=True)
class Asker:
    """Asks in the words of one game; kinds of decisions without a variant have a template of their own.

    `outcome` says how the game ended; without it, the templates `won` and `shared` do, with the highest total.
    `named` is the seat that is named while chance decides.
    """

    templates: Mapping[str, str]
    variants: Mapping[str, Callable[[Any], Variant]]
    outcome: Callable[[Any, tuple[int, ...], Names], str] | None = None
    named: Callable[[Any], int] = nobody

    def question(self, view: Any, names: Names) -> str:
        """One short sentence that says who is asked for what, what chance decides, or who has won."""
        decision = view.decision
        if isinstance(decision, Over):
            return (self.outcome or self.highest)(view, decision.winners, names)
        find = self.variants.get(decision.kind)
        key, fields = find(view) if find else (decision.kind, {})
        seat = decision.seat if decision.seat >= 0 else self.named(view)
        name = names[seat] if 0 <= seat < len(names) else ""
        return self.templates[key].format(name=name, **fields)

    def highest(self, view: Any, winners: tuple[int, ...], names: Names) -> str:
        """Who has won, with what total."""
        total = max(score.total for score in view.scores or ())
        if len(winners) == 1:
            return self.templates["won"].format(name=names[winners[0]], total=total)
        return self.templates["shared"].format(names=listing([names[seat] for seat in winners]), total=total)
