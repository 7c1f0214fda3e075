"""What chance brings in Village's base game, as actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from gamecore.games.village.actions_words import GENERATION, Customer
from gamecore.games.village.pieces import CUBES, PLAYER_COLOURS
from gamecore.kernel.actions import Action
from gamecore.kernel.words import BadWords, OneOf, Several

PLAYER = OneOf(PLAYER_COLOURS, "player colour")


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Chance: who takes the first turn (V2.10)."""

    verb: ClassVar[str] = "begin"
    rule: ClassVar[str] = "V2.10"
    usage: ClassVar[str] = "begin yellow"
    what: Annotated[str, PLAYER]


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Chance: the customer tile that is laid out next (V2.4, V10.7)."""

    verb: ClassVar[str] = "lay"
    rule: ClassVar[str] = "V2.4"
    usage: ClassVar[str] = "lay K12"
    what: Customer


@dataclass(frozen=True, slots=True)
class Seed(Action):
    """Chance: the cubes drawn for the next space (V4.4)."""

    verb: ClassVar[str] = "seed"
    rule: ClassVar[str] = "V4.4"
    usage: ClassVar[str] = "seed brown pink plague"
    cubes: Annotated[tuple[str, ...], Several((OneOf(CUBES, "cube"),), times=8)]

    def __post_init__(self) -> None:
        """Put the cubes in order."""
        object.__setattr__(self, "cubes", tuple(sorted(self.cubes, key=CUBES.index)))


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Chance: the piece drawn from the black bag, a monk or somebody's member (V17.4)."""

    verb: ClassVar[str] = "call"
    rule: ClassVar[str] = "V17.4"
    usage: ClassVar[str] = "call monk, or call blue 2"
    colour: str
    generation: int = 0

    def words(self) -> str:
        """Return “monk”, or a colour and a generation."""
        return f"{self.colour} {self.generation}" if self.generation else self.colour

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read “monk”, or a colour and a generation."""
        if [word.casefold() for word in words] == ["monk"]:
            return cls("monk")
        if len(words) != 2:
            raise BadWords("A monk, or a colour and a generation, is expected.")
        return cls(PLAYER.read(words[:-1]), GENERATION.read(words[-1:]))


CHANCE_ACTIONS = (Begin, Lay, Seed, Call)
