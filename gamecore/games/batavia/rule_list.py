"""The two lists of Batavia's refusing rules, and facts that many of their sentences share."""

from __future__ import annotations

from typing import Any

from gamecore.games.batavia.state import BataviaState
from gamecore.kernel.refusal import RuleList

RULES = RuleList()
"""Rules that refuse an answer to what is being decided."""

MOMENTS = RuleList()
"""Rules that refuse an action because something else is being decided."""

rule = RULES.rule
moment = MOMENTS.rule
Facts = dict[str, Any] | None


def asked(s: BataviaState) -> str:
    """Return the kind of what is being decided."""
    return s.pending[-1].kind if s.pending else "over"


def cards_of(count: int) -> str:
    """Return a number of cards in words.

    >>> cards_of(1), cards_of(3)
    ('1 card', '3 cards')
    """
    return "1 card" if count == 1 else f"{count} cards"


def notes_of(count: int) -> str:
    """Return a number of notes in words."""
    return "1 note" if count == 1 else f"{count} notes"
