"""A rule as a card: its text, where it comes from in words, the rules beside it, and the lesson that teaches it."""

from __future__ import annotations

from typing import Any

from gamecore.kernel.rulebook import Rulebook
from widgets.shared import game_ui
from widgets.shared.game_ui import GameUI
from widgets.shared.words import say


def card(book: Rulebook, ui: GameUI, rule: str) -> dict[str, Any]:
    """The card of a rule that is in the book."""
    text = book[rule]
    address = game_ui.lesson_anchor(ui, rule)
    return {
        "kind": "rule",
        "id": rule,
        "title": text.title,
        "text": text.text,
        "notes": [say(f"role_{text.role}"), *(say(f"source_{tag}") for tag in text.source)],
        "related": [[other, book[other].title] for other in text.related if other in book],
        "lesson": {"href": address, "text": say("lesson_link")} if address else None,
    }


def find(book: Rulebook, typed: str) -> str | None:
    """The rule that somebody typed, in any case."""
    return next((rule for rule in book if rule.casefold() == typed.casefold()), None)
