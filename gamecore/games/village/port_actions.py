"""The actions of the Port."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamecore.games.village.actions_words import MemberAction, NumberAction, WordAction, only, read_generation
from gamecore.games.village.port_pieces import CAPTAIN_NAMES, CHEST_VALUES, FIELDS, ISLANDS, PIECES, SPICES
from gamecore.kernel.actions import Action, BadWords, read_choice

BOUGHT = PIECES[:6]
"""What islands buy: village goods and grain."""


@dataclass(frozen=True, slots=True)
class Hire(WordAction):
    """Hire a captain and sail out (VP2.2)."""

    verb: ClassVar[str] = "hire"
    rule: ClassVar[str] = "VP2.2"
    usage: ClassVar[str] = "hire 2a"
    choices: ClassVar[tuple[str, ...]] = CAPTAIN_NAMES
    noun: ClassVar[str] = "captain"


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """Sail on with the captain already aboard (VP2.4)."""

    verb: ClassVar[str] = "sail"
    rule: ClassVar[str] = "VP2.4"
    usage: ClassVar[str] = "sail"


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Bring the ship home (VP2.5)."""

    verb: ClassVar[str] = "return"
    rule: ClassVar[str] = "VP2.5"
    usage: ClassVar[str] = "return"


@dataclass(frozen=True, slots=True)
class Load(Action):
    """Load a piece into an empty hold (VP3.1); a member is named by its generation."""

    verb: ClassVar[str] = "load"
    rule: ClassVar[str] = "VP3.1"
    usage: ClassVar[str] = "load ox, load member 2, or load chest"
    piece: str
    generation: int = 0

    def words(self) -> str:
        """Return the piece, and the generation of a member."""
        return f"{self.piece} {self.generation}" if self.generation else self.piece

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a piece, and a generation after “member”."""
        if len(words) == 2 and words[0].casefold() == "member":
            return cls("member", read_generation(words[1]))
        return cls(read_choice(only(words, "one piece, or “member” and a generation"), PIECES[:-1], "piece to load"))


@dataclass(frozen=True, slots=True)
class Move(WordAction):
    """Move the ship one step to a neighbouring field (VP4.1)."""

    verb: ClassVar[str] = "step"
    rule: ClassVar[str] = "VP4.1"
    usage: ClassVar[str] = "step T1"
    choices: ClassVar[tuple[str, ...]] = FIELDS
    noun: ClassVar[str] = "field"


@dataclass(frozen=True, slots=True)
class Land(Action):
    """Land on the island just entered (VP5.1)."""

    verb: ClassVar[str] = "land"
    rule: ClassVar[str] = "VP5.1"
    usage: ClassVar[str] = "land"


@dataclass(frozen=True, slots=True)
class Deliver(WordAction):
    """Sell a piece from the holds on an island (VP5.4)."""

    verb: ClassVar[str] = "deliver"
    rule: ClassVar[str] = "VP5.4"
    usage: ClassVar[str] = "deliver ox"
    choices: ClassVar[tuple[str, ...]] = BOUGHT
    noun: ClassVar[str] = "piece of cargo"


@dataclass(frozen=True, slots=True)
class Found(MemberAction):
    """Found the island's mission with a member from the holds (VP5.7)."""

    verb: ClassVar[str] = "found"
    rule: ClassVar[str] = "VP5.7"
    usage: ClassVar[str] = "found 1"


@dataclass(frozen=True, slots=True)
class Chart(WordAction):
    """Choose the island to which the Cartographer puts the ship (VP12.6)."""

    verb: ClassVar[str] = "chart"
    rule: ClassVar[str] = "VP12.6"
    usage: ClassVar[str] = "chart I4"
    choices: ClassVar[tuple[str, ...]] = tuple(FIELDS[field] for field in ISLANDS)
    noun: ClassVar[str] = "island"


@dataclass(frozen=True, slots=True)
class Sell(WordAction):
    """Sell cocoa or tea at the market (VP9.1)."""

    verb: ClassVar[str] = "sell"
    rule: ClassVar[str] = "VP9.1"
    usage: ClassVar[str] = "sell cocoa"
    choices: ClassVar[tuple[str, ...]] = SPICES
    noun: ClassVar[str] = "thing to sell here"


@dataclass(frozen=True, slots=True)
class ChestAction(NumberAction):
    """An action with a chest of a value from 3 to 5."""

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read the value of a chest."""
        word = only(words, "one value of a chest")
        if word not in map(str, CHEST_VALUES):
            raise BadWords("A chest is worth 3, 4 or 5 coins.")
        return cls(int(word))


@dataclass(frozen=True, slots=True)
class Open(ChestAction):
    """Turn up an own chest and take its coins (VP8.1)."""

    verb: ClassVar[str] = "open"
    rule: ClassVar[str] = "VP8.1"
    usage: ClassVar[str] = "open 4"


@dataclass(frozen=True, slots=True)
class Peek(ChestAction):
    """Chance: the value of the chest that was loaded (VP5.6)."""

    verb: ClassVar[str] = "peek"
    rule: ClassVar[str] = "VP5.6"
    usage: ClassVar[str] = "peek 3"


PORT_ACTIONS = (Hire, Sail, Return, Load, Move, Land, Deliver, Found, Chart, Sell, Open, Peek)
