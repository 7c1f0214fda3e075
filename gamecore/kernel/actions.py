"""Actions: what a seat may do and what chance may bring, each with a short notation."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamecore.kernel.errors import MalformedAction
from gamecore.kernel.words import BadWords, read_fields, write_fields

MAX_NOTATION = 200
"""Longest text, in characters, that is read as an action."""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that can be done. Subclasses are frozen dataclasses named by verbs.

    ``verb`` is the first word of the notation, ``rule`` the id of the rule that introduces the action and
    ``usage`` shows people what to type. The type of each field says how its words are written and read.
    """

    verb: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    usage: ClassVar[str] = ""

    def words(self) -> str:
        """Return what follows the verb in the notation (may be empty)."""
        return write_fields(self)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Build the action from the words after the verb; raise BadWords if they make no sense."""
        return cls(*read_fields(cls, cls.verb, words))

    def __str__(self) -> str:
        """Return the notation."""
        words = self.words()
        return f"{self.verb} {words}" if words else self.verb


def check_action(action: object) -> None:
    """Raise MalformedAction if this is no action at all."""
    if not isinstance(action, Action):
        raise MalformedAction("An action is expected here; make one from its text with “parse”.")


class Notation:
    """Reads and writes the notation of one game's actions."""

    def __init__(self, classes: Iterable[type[Action]]) -> None:
        """Take the game's action classes; their verbs must differ."""
        self.classes: Mapping[str, type[Action]] = {each.verb: each for each in classes}

    def parse(self, text: str) -> Action:
        """Return the action that the text describes; raise MalformedAction with a hint otherwise."""
        if not isinstance(text, str):
            raise MalformedAction("An action is written as text, for example “pass”.")
        if len(text) > MAX_NOTATION:
            raise MalformedAction(f"An action has at most {MAX_NOTATION} characters; this text has {len(text)}.")
        words = text.replace(",", " ").split()
        if not words:
            raise MalformedAction(f"Nothing was typed. Start with one of: {', '.join(self.classes)}.")
        verb = words[0].casefold()
        found = self.classes.get(verb)
        if found is None:
            raise MalformedAction(self._unknown_verb(words[0]))
        try:
            return found.read(words[1:])
        except BadWords as problem:
            raise MalformedAction(f"{problem} Write it like this: {found.usage}.") from None

    def _unknown_verb(self, word: str) -> str:
        near = difflib.get_close_matches(word.casefold(), list(self.classes), n=1)
        if near:
            return f"“{word}” is not a verb of this game. Did you mean “{near[0]}”?"
        return f"“{word}” is not a verb of this game. Start with one of: {', '.join(self.classes)}."
