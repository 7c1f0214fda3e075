"""The actions of the Port."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from gamecore.games.village.actions_words import GENERATION, Generation
from gamecore.games.village.port_pieces import CAPTAIN_NAMES, CHEST_VALUES, FIELDS, ISLANDS, PIECES, SPICES
from gamecore.kernel.actions import Action
from gamecore.kernel.words import BadWords, Number, OneOf

BOUGHT = PIECES[:6]
"""What islands buy: village goods and grain."""

Island = Annotated[str, OneOf(tuple(FIELDS[field] for field in ISLANDS), "island")]
TO_LOAD = OneOf(PIECES[:-1], "piece to load")
Chest = Annotated[int, Number((min(CHEST_VALUES), max(CHEST_VALUES)))]


@dataclass(frozen=True, slots=True)
class Hire(Action):
    """Hire a captain and sail out (VP2.2)."""

    verb: ClassVar[str] = "hire"
    rule: ClassVar[str] = "VP2.2"
    usage: ClassVar[str] = "hire 2a"
    what: Annotated[str, OneOf(CAPTAIN_NAMES, "captain")]


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
        member = bool(words) and words[0].casefold() == "member"
        if not words or (member and len(words) != 2):
            raise BadWords("A piece, or “member” and a generation, is expected.")
        return cls("member", GENERATION.read(words[1:])) if member else cls(TO_LOAD.read(words))


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move the ship one step to a neighbouring field (VP4.1)."""

    verb: ClassVar[str] = "step"
    rule: ClassVar[str] = "VP4.1"
    usage: ClassVar[str] = "step T1"
    what: Annotated[str, OneOf(FIELDS, "field")]


@dataclass(frozen=True, slots=True)
class Land(Action):
    """Land on the island just entered (VP5.1)."""

    verb: ClassVar[str] = "land"
    rule: ClassVar[str] = "VP5.1"
    usage: ClassVar[str] = "land"


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    """Sell a piece from the holds on an island (VP5.4)."""

    verb: ClassVar[str] = "deliver"
    rule: ClassVar[str] = "VP5.4"
    usage: ClassVar[str] = "deliver ox"
    what: Annotated[str, OneOf(BOUGHT, "piece of cargo")]


@dataclass(frozen=True, slots=True)
class Found(Action):
    """Found the island's mission with a member from the holds (VP5.7)."""

    verb: ClassVar[str] = "found"
    rule: ClassVar[str] = "VP5.7"
    usage: ClassVar[str] = "found 1"
    generation: Generation


@dataclass(frozen=True, slots=True)
class Chart(Action):
    """Choose the island to which the Cartographer puts the ship (VP12.6)."""

    verb: ClassVar[str] = "chart"
    rule: ClassVar[str] = "VP12.6"
    usage: ClassVar[str] = "chart I4"
    what: Island


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell cocoa or tea at the market (VP9.1)."""

    verb: ClassVar[str] = "sell"
    rule: ClassVar[str] = "VP9.1"
    usage: ClassVar[str] = "sell cocoa"
    what: Annotated[str, OneOf(SPICES, "thing to sell here")]


@dataclass(frozen=True, slots=True)
class Open(Action):
    """Turn up an own chest and take its coins (VP8.1)."""

    verb: ClassVar[str] = "open"
    rule: ClassVar[str] = "VP8.1"
    usage: ClassVar[str] = "open 4"
    number: Chest


@dataclass(frozen=True, slots=True)
class Peek(Action):
    """Chance: the value of the chest that was loaded (VP5.6)."""

    verb: ClassVar[str] = "peek"
    rule: ClassVar[str] = "VP5.6"
    usage: ClassVar[str] = "peek 3"
    number: Chest


PORT_ACTIONS = (Hire, Sail, Return, Load, Move, Land, Deliver, Found, Chart, Sell, Open, Peek)
