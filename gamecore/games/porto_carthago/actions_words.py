"""What several of Porto Carthago's actions have in common: how their words are written and read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamecore.games.porto_carthago.pieces import DOCKS, GOODS, SHIP_NAMES
from gamecore.kernel.actions import Action, BadWords, read_choice, read_whole_number


def only(words: Sequence[str], expected: str) -> str:
    """Return the one word; raise BadWords if there are more or none."""
    if len(words) != 1:
        raise BadWords(f"Exactly {expected} is expected.")
    return words[0]


def read_pair(words: Sequence[str], allowed: Sequence[str], noun: str, expected: str) -> tuple[str, str]:
    """Read two words of the same kind; raise BadWords otherwise."""
    if len(words) != 2:
        raise BadWords(expected)
    return read_choice(words[0], allowed, noun), read_choice(words[1], allowed, noun)


@dataclass(frozen=True, slots=True)
class CardAction(Action):
    """An action that names one ship card."""

    card: str

    def words(self) -> str:
        """Return the card."""
        return self.card

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one ship card."""
        return cls(read_choice(only(words, "one ship card"), SHIP_NAMES, "ship card"))


@dataclass(frozen=True, slots=True)
class DockAction(Action):
    """An action that names one dock."""

    dock: str

    def words(self) -> str:
        """Return the dock."""
        return self.dock

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one dock."""
        return cls(read_choice(only(words, "one dock"), DOCKS, "dock"))


@dataclass(frozen=True, slots=True)
class GoodAction(Action):
    """An action that names one kind of good."""

    good: str

    def words(self) -> str:
        """Return the good."""
        return self.good

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one good."""
        return cls(read_choice(only(words, "one good"), GOODS, "good"))


@dataclass(frozen=True, slots=True)
class NumberAction(Action):
    """An action that names one whole number."""

    expected: ClassVar[str] = "one whole number"
    number: int

    def words(self) -> str:
        """Return the number."""
        return str(self.number)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one whole number."""
        return cls(read_whole_number(only(words, cls.expected)))
