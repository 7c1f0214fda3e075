"""From an event to its log sentence: a whole template of the game, filled with named fields.

A game brings templates by the kind of event, or by `kind/variant` where a sentence depends on more; tellings, which
find the variant and fields of an event; and the words for what stands in the facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gamecore.kernel.events import Event
from widgets.shared.figures import MINUS
from widgets.shared.words import AND

Fields = dict[str, Any]
Telling = tuple[str, Fields]
"""The variant of a sentence, and fields of its own."""

Tell = Callable[[Event, Sequence[str]], Telling]
"""Finds the variant and the fields of an event, by the names at the seats."""


def plain(event: Event, names: Sequence[str]) -> Telling:
    """A sentence that only depends on the kind, or on the rule, of its event."""
    return event.rule, {}


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells the events of one game; kinds without a telling of their own are told plainly.

    `in_words` gives the fields that any sentence may use: it gets the facts, and the `name` of the player.
    """

    templates: Mapping[str, str]
    tellings: Mapping[str, Tell]
    in_words: Callable[[Fields], Fields]

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """The log sentence of an event as its reader may know it: with a secret among the facts, it speaks to “you”."""
        variant, own = self.tellings.get(event.kind, plain)(event, names)
        template = self.templates.get(f"{event.kind}/{variant}") or self.templates[event.kind]
        facts: Fields = dict(event.facts)
        if 0 <= event.seat < len(names):
            facts["name"] = names[event.seat]
        fields = {**self.in_words(facts), **own}
        return template.format_map({name: with_minus(value) for name, value in fields.items()})


def with_minus(value: Any) -> Any:
    """A negative number with a proper minus sign; everything else as it is.

    >>> with_minus(-19), with_minus(3), with_minus("north-west")
    ('−19', 3, 'north-west')
    """
    return f"{MINUS}{-value}" if isinstance(value, int) and value < 0 else value


def name_of(names: Sequence[str], seat: int) -> str:
    """A seat's name, or its number where names are not known."""
    return names[seat] if seat < len(names) and names[seat] else str(seat + 1)


def listing(words: Sequence[str]) -> str:
    """Words in a row, the last two joined by “and”.

    >>> listing(["Ana", "Ben", "Cora"])
    'Ana, Ben and Cora'
    """
    if len(words) < 2:
        return words[0] if words else ""
    listed = AND["pair"].format(first=words[-2], second=words[-1])
    for word in reversed(words[:-2]):
        listed = AND["list"].format(first=word, second=listed)
    return listed
