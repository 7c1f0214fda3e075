"""Actions: what a seat may do and what chance may bring, each with a short notation."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamecore.kernel.errors import MalformedAction

MAX_NOTATION = 200
"""Longest text, in characters, that is read as an action."""


class BadWords(ValueError):
    """The words after the verb do not describe an action; the message says what is expected."""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that can be done. Subclasses are frozen dataclasses named by verbs.

    ``verb`` is the first word of the notation, ``rule`` the id of the rule that introduces the action and
    ``usage`` shows people what to type.
    """

    verb: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    usage: ClassVar[str] = ""

    def words(self) -> str:
        """Return what follows the verb in the notation (may be empty)."""
        return ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Build the action from the words after the verb; raise BadWords if they make no sense."""
        if words:
            raise BadWords(f"Nothing is expected after “{cls.verb}”.")
        return cls()

    def __str__(self) -> str:
        """Return the notation."""
        words = self.words()
        return f"{self.verb} {words}" if words else self.verb


def check_action(action: object) -> None:
    """Raise MalformedAction if this is no action at all."""
    if not isinstance(action, Action):
        raise MalformedAction("An action is expected here; make one from its text with “parse”.")


def read_whole_number(word: str) -> int:
    """Read a whole number of at most six digits, with an optional sign; raise BadWords otherwise."""
    digits = word[1:] if word[:1] in "+-" else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 6):
        raise BadWords(f"“{word}” is not a whole number of at most six digits.")
    return int(word)


def read_choice(word: str, allowed: Sequence[str], noun: str) -> str:
    """Read one of the allowed words, in any case; raise BadWords with the nearest one otherwise."""
    folded = {choice.casefold(): choice for choice in allowed}
    if word.casefold() in folded:
        return folded[word.casefold()]
    near = difflib.get_close_matches(word.casefold(), list(folded), n=1)
    if near:
        raise BadWords(f"“{word}” is no {noun}. Did you mean “{folded[near[0]]}”?")
    raise BadWords(f"“{word}” is no {noun}. Choose one of: {', '.join(allowed)}.")


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
