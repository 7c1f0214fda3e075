"""The shapes of Village's actions: one chosen word, one number, a member of a generation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamecore.games.village.pieces import COLOURS, PLACES
from gamecore.kernel.actions import Action, BadWords, read_choice, read_whole_number

CUBE_WORDS = (*COLOURS, "coin")
"""What a price in cubes is paid with."""


@dataclass(frozen=True, slots=True)
class WordAction(Action):
    """An action that names one thing out of ``choices``, which may be of several words."""

    choices: ClassVar[tuple[str, ...]] = ()
    noun: ClassVar[str] = "word"
    what: str

    def words(self) -> str:
        """Return the thing named."""
        return self.what

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one of the choices."""
        if not words:
            raise BadWords(f"One {cls.noun} is expected.")
        return cls(read_choice(" ".join(words), cls.choices, cls.noun))


@dataclass(frozen=True, slots=True)
class NumberAction(Action):
    """An action that names one whole number."""

    noun: ClassVar[str] = "number"
    number: int

    def words(self) -> str:
        """Return the number."""
        return str(self.number)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one whole number."""
        return cls(read_whole_number(only(words, f"one {cls.noun}")))


@dataclass(frozen=True, slots=True)
class MemberAction(Action):
    """An action with a member that stands at a known place, named by its generation."""

    generation: int

    def words(self) -> str:
        """Return the generation."""
        return str(self.generation)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one generation."""
        return cls(read_generation(only(words, "one generation from 1 to 4")))


@dataclass(frozen=True, slots=True)
class PlacedAction(Action):
    """An action with a place and a member, named by its generation."""

    choices: ClassVar[tuple[str, ...]] = PLACES
    noun: ClassVar[str] = "place"
    place: str
    generation: int

    def words(self) -> str:
        """Return place and generation."""
        return f"{self.place} {self.generation}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a place, which may be of several words, and a generation."""
        if len(words) < 2:
            raise BadWords(f"A {cls.noun} and a generation are expected.")
        return cls(read_choice(" ".join(words[:-1]), cls.choices, cls.noun), read_generation(words[-1]))


@dataclass(frozen=True, slots=True)
class PaidAction(Action):
    """An action with a member and a choice of what pays for it."""

    choices: ClassVar[tuple[str, ...]] = ()
    generation: int
    means: str

    def words(self) -> str:
        """Return generation and means."""
        return f"{self.generation} {self.means}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a generation and the means of payment."""
        if len(words) != 2:
            raise BadWords("A generation and what pays for it are expected.")
        return cls(read_generation(words[0]), read_choice(words[1], cls.choices, "way to pay"))


def only(words: Sequence[str], expected: str) -> str:
    """Return the single word; raise BadWords if there is another number of them."""
    if len(words) != 1:
        raise BadWords(f"Exactly {expected} is expected.")
    return words[0]


def read_generation(word: str) -> int:
    """Read a generation from 1 to 4."""
    generation = read_whole_number(word)
    if not 1 <= generation <= 4:
        raise BadWords(f"There is no generation {generation}; members are of generation 1 to 4.")
    return generation


def read_stage(word: str) -> int:
    """Read the number of a council stage or church window, 1 to 4."""
    number = read_whole_number(word)
    if not 1 <= number <= 4:
        raise BadWords(f"There is no number {number} here; they go from 1 to 4.")
    return number
