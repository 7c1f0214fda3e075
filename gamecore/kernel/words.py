"""The words of an action: how each of its fields is written and read.

A field says so in its type, for example ``colour: Annotated[str, OneOf(COLOURS, "colour")]``.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, Protocol, get_type_hints


class BadWords(ValueError):
    """The words after the verb do not describe an action; the message says what is expected."""


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


class Words(Protocol):
    """How one field is written and read; it takes from ``least`` to ``most`` words."""

    @property
    def least(self) -> int:
        """Return the smallest number of words."""

    @property
    def most(self) -> int:
        """Return the largest number of words."""

    def write(self, value: Any) -> str:
        """Return the words of a value."""

    def read(self, words: Sequence[str]) -> Any:
        """Return the value; raise BadWords if there is none."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few names, each of one word or more.

    >>> OneOf(("light blue", "Red"), "colour").read(["Light", "BLUE"])
    'light blue'
    """

    allowed: tuple[str, ...]
    noun: str

    @property
    def least(self) -> int:
        """Return the number of words of the shortest name."""
        return min(len(name.split()) for name in self.allowed)

    @property
    def most(self) -> int:
        """Return the number of words of the longest name."""
        return max(len(name.split()) for name in self.allowed)

    def write(self, value: str) -> str:
        """Return the name."""
        return value

    def read(self, words: Sequence[str]) -> str:
        """Return the name in its own spelling."""
        return read_choice(" ".join(words), self.allowed, self.noun)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, within limits if ``limits`` gives any, written with its sign if it is a change.

    >>> Number(signed=True).write(2)
    '+2'
    """

    limits: tuple[int, int] | None = None
    signed: bool = False
    least = most = 1

    def write(self, value: int) -> str:
        """Return the number."""
        return f"{value:+d}" if self.signed else str(value)

    def read(self, words: Sequence[str]) -> int:
        """Return the number."""
        number = read_whole_number(words[0])
        if self.limits and not self.limits[0] <= number <= self.limits[1]:
            raise BadWords(f"{number} is not possible here: give a number from {self.limits[0]} to {self.limits[1]}.")
        return number


Count = Annotated[int, Number()]
"""A field with a whole number; how large it may be is a question of the rules."""


@dataclass(frozen=True, slots=True)
class Several:
    """A tuple of values, ``times`` at most or exactly; of pairs and longer rows if there are several ``parts``.

    Each part is one word. ``nothing`` stands for an empty tuple, where that is possible.

    >>> Several((OneOf(("blue", "red"), "colour"), Number(signed=True)), times=3).read(["red", "-1", "blue", "2"])
    (('red', -1), ('blue', 2))
    """

    parts: tuple[Words, ...]
    times: int
    exactly: bool = False
    nothing: str = ""

    @property
    def least(self) -> int:
        """Return the smallest number of words."""
        return 1 if self.nothing else len(self.parts) * (self.times if self.exactly else 1)

    @property
    def most(self) -> int:
        """Return the largest number of words."""
        return len(self.parts) * self.times

    def write(self, value: tuple[Any, ...]) -> str:
        """Return the words of all values, or the word for none."""
        rows = value if len(self.parts) > 1 else tuple((each,) for each in value)
        words = [part.write(each) for row in rows for part, each in zip(self.parts, row, strict=True)]
        return " ".join(words) or self.nothing

    def read(self, words: Sequence[str]) -> tuple[Any, ...]:
        """Return the values in the order of the words."""
        if self.nothing and [word.casefold() for word in words] == [self.nothing]:
            return ()
        size = len(self.parts)
        if len(words) % size:
            raise BadWords(f"Words are missing at the end: they come in groups of {size}.")
        values = [self.parts[index % size].read((word,)) for index, word in enumerate(words)]
        return tuple(values) if size == 1 else tuple(zip(*(values[first::size] for first in range(size)), strict=True))


@cache
def words_of(action: Any) -> tuple[tuple[str, Words], ...]:
    """Return the name and the words of each field of a dataclass, from the annotations of its types.

    At most one field may vary in its number of words.
    """
    hints = get_type_hints(action, include_extras=True)
    return tuple((field.name, hints[field.name].__metadata__[0]) for field in fields(action))


def write_fields(action: Any) -> str:
    """Return the words of all fields of an action."""
    return " ".join(words.write(getattr(action, name)) for name, words in words_of(action.__class__))


def read_fields(action: Any, verb: str, words: Sequence[str]) -> list[Any]:
    """Return the values of all fields of an action from the words after its verb; raise BadWords otherwise."""
    forms = [form for _, form in words_of(action)]
    spare = len(words) - sum(form.least for form in forms)
    if not 0 <= spare <= sum(form.most - form.least for form in forms):
        raise BadWords(_wrong_number(verb, sum(form.least for form in forms), sum(form.most for form in forms)))
    values, start = [], 0
    for form in forms:
        end = start + form.least + (spare if form.most > form.least else 0)
        values.append(form.read(words[start:end]))
        start = end
    return values


def _wrong_number(verb: str, least: int, most: int) -> str:
    if most == 0:
        return f"Nothing is expected after “{verb}”."
    if most == 1:
        return f"One word is expected after “{verb}”."
    if least == most:
        return f"{most} words are expected after “{verb}”."
    if most - least == 1:
        return f"{least} or {most} words are expected after “{verb}”."
    return f"{least} to {most} words are expected after “{verb}”."
