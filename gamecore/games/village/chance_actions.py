"""What chance brings in Village's base game, as actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamecore.games.village.actions_words import WordAction, read_generation
from gamecore.games.village.pieces import CUBES, PLAYER_COLOURS, TILES
from gamecore.kernel.actions import Action, BadWords, read_choice


@dataclass(frozen=True, slots=True)
class Begin(WordAction):
    """Chance: who takes the first turn (V2.10)."""

    verb: ClassVar[str] = "begin"
    rule: ClassVar[str] = "V2.10"
    usage: ClassVar[str] = "begin yellow"
    choices: ClassVar[tuple[str, ...]] = PLAYER_COLOURS
    noun: ClassVar[str] = "player colour"


@dataclass(frozen=True, slots=True)
class Lay(WordAction):
    """Chance: the customer tile that is laid out next (V2.4, V10.7)."""

    verb: ClassVar[str] = "lay"
    rule: ClassVar[str] = "V2.4"
    usage: ClassVar[str] = "lay K12"
    choices: ClassVar[tuple[str, ...]] = TILES
    noun: ClassVar[str] = "customer"


@dataclass(frozen=True, slots=True)
class Seed(Action):
    """Chance: the cubes drawn for the next space (V4.4)."""

    verb: ClassVar[str] = "seed"
    rule: ClassVar[str] = "V4.4"
    usage: ClassVar[str] = "seed brown pink plague"
    cubes: tuple[str, ...]

    def __post_init__(self) -> None:
        """Put the cubes in order."""
        object.__setattr__(self, "cubes", tuple(sorted(self.cubes, key=CUBES.index)))

    def words(self) -> str:
        """Return the cubes."""
        return " ".join(self.cubes)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one to eight cubes."""
        if not 1 <= len(words) <= 8:
            raise BadWords("One to eight cubes lie on a space.")
        return cls(tuple(read_choice(word, CUBES, "cube") for word in words))


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
        if len(words) == 1:
            return cls(read_choice(words[0], ("monk",), "piece without a generation"))
        if len(words) != 2:
            raise BadWords("A monk, or a colour and a generation, is expected.")
        return cls(read_choice(words[0], PLAYER_COLOURS, "player colour"), read_generation(words[1]))


CHANCE_ACTIONS = (Begin, Lay, Seed, Call)
