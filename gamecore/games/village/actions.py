"""The actions of Village's base game and their notation; those of the modules stand in files of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamecore.games.village.actions_words import (
    CUBE_WORDS,
    MemberAction,
    NumberAction,
    PaidAction,
    PlacedAction,
    WordAction,
    only,
    read_generation,
    read_stage,
)
from gamecore.games.village.pieces import (
    BUILDINGS,
    CITIES,
    COLOURS,
    CUBES,
    GOODS,
    PLACES,
    SPACES,
    TILES,
)
from gamecore.kernel.actions import Action, BadWords, read_choice


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a cube from a space (V5.1)."""

    verb: ClassVar[str] = "take"
    rule: ClassVar[str] = "V5.1"
    usage: ClassVar[str] = "take crafts brown, or take market plague"
    space: str
    cube: str

    def words(self) -> str:
        """Return space and cube."""
        return f"{self.space} {self.cube}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a space and a cube."""
        if len(words) != 2:
            raise BadWords("A space and a cube are expected.")
        return cls(read_choice(words[0], SPACES, "space"), read_choice(words[1], CUBES, "cube"))


@dataclass(frozen=True, slots=True)
class Well(WordAction):
    """Pay three cubes of one colour for any action instead of taking a cube (V14.1)."""

    verb: ClassVar[str] = "well"
    rule: ClassVar[str] = "V14.1"
    usage: ClassVar[str] = "well green"
    choices: ClassVar[tuple[str, ...]] = COLOURS
    noun: ClassVar[str] = "colour"


@dataclass(frozen=True, slots=True)
class Choose(WordAction):
    """Choose the action to carry out without a cube (V14.1, V18.5)."""

    verb: ClassVar[str] = "choose"
    rule: ClassVar[str] = "V14.1"
    usage: ClassVar[str] = "choose council"
    choices: ClassVar[tuple[str, ...]] = SPACES
    noun: ClassVar[str] = "space"


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Leave the action, or what could still follow in it, out (V5.4)."""

    verb: ClassVar[str] = "skip"
    rule: ClassVar[str] = "V5.4"
    usage: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Say that nothing more of this kind follows (V5.7, V17.2, V17.6)."""

    verb: ClassVar[str] = "done"
    rule: ClassVar[str] = "V5.7"
    usage: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay a price in cubes, with coins for some of them (V15.1). The cubes stand in a fixed order, coins last."""

    verb: ClassVar[str] = "pay"
    rule: ClassVar[str] = "V15.1"
    usage: ClassVar[str] = "pay pink orange, or pay green coin"
    cubes: tuple[str, ...]

    def __post_init__(self) -> None:
        """Put the cubes in order."""
        object.__setattr__(self, "cubes", tuple(sorted(self.cubes, key=CUBE_WORDS.index)))

    def words(self) -> str:
        """Return what is paid."""
        return " ".join(self.cubes)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one to three cubes or coins."""
        if not 1 <= len(words) <= 3:
            raise BadWords("A price is one to three cubes or coins.")
        return cls(tuple(read_choice(word, CUBE_WORDS, "cube or coin") for word in words))


@dataclass(frozen=True, slots=True)
class Gain(WordAction):
    """Take a cube of choice from the supply (V11.4, V12.7)."""

    verb: ClassVar[str] = "gain"
    rule: ClassVar[str] = "V12.7"
    usage: ClassVar[str] = "gain green"
    choices: ClassVar[tuple[str, ...]] = COLOURS
    noun: ClassVar[str] = "colour"


@dataclass(frozen=True, slots=True)
class Receive(WordAction):
    """Take a goods tile of choice from the supply (V12.8)."""

    verb: ClassVar[str] = "receive"
    rule: ClassVar[str] = "V12.8"
    usage: ClassVar[str] = "receive wagon"
    choices: ClassVar[tuple[str, ...]] = GOODS
    noun: ClassVar[str] = "goods"


@dataclass(frozen=True, slots=True)
class Harvest(Action):
    """Harvest grain (V7.2)."""

    verb: ClassVar[str] = "harvest"
    rule: ClassVar[str] = "V7.2"
    usage: ClassVar[str] = "harvest"


@dataclass(frozen=True, slots=True)
class Birth(Action):
    """Put the next unborn member into the yard (V8.1)."""

    verb: ClassVar[str] = "birth"
    rule: ClassVar[str] = "V8.1"
    usage: ClassVar[str] = "birth"


@dataclass(frozen=True, slots=True)
class Home(PlacedAction):
    """Bring a living member home to the yard (V8.2)."""

    verb: ClassVar[str] = "home"
    rule: ClassVar[str] = "V8.2"
    usage: ClassVar[str] = "home stables 1, or home council 2 1"


@dataclass(frozen=True, slots=True)
class Train(PlacedAction):
    """Place a member from the yard in a building by paying the training time (V9.3)."""

    verb: ClassVar[str] = "train"
    rule: ClassVar[str] = "V9.3"
    usage: ClassVar[str] = "train smithy 2"
    choices: ClassVar[tuple[str, ...]] = BUILDINGS
    noun: ClassVar[str] = "building"


@dataclass(frozen=True, slots=True)
class Make(WordAction):
    """Make a product with a trained member and time (V9.2)."""

    verb: ClassVar[str] = "make"
    rule: ClassVar[str] = "V9.2"
    usage: ClassVar[str] = "make wagon"
    choices: ClassVar[tuple[str, ...]] = GOODS
    noun: ClassVar[str] = "product"


@dataclass(frozen=True, slots=True)
class Buy(WordAction):
    """Buy a product with cubes or grain (V9.5)."""

    verb: ClassVar[str] = "buy"
    rule: ClassVar[str] = "V9.5"
    usage: ClassVar[str] = "buy plow"
    choices: ClassVar[tuple[str, ...]] = GOODS
    noun: ClassVar[str] = "product"


@dataclass(frozen=True, slots=True)
class Mill(Action):
    """Mill two bags of grain for two coins (V9.9)."""

    verb: ClassVar[str] = "mill"
    rule: ClassVar[str] = "V9.9"
    usage: ClassVar[str] = "mill"


@dataclass(frozen=True, slots=True)
class Serve(WordAction):
    """Serve a customer in an open stall (V10.3)."""

    verb: ClassVar[str] = "serve"
    rule: ClassVar[str] = "V10.3"
    usage: ClassVar[str] = "serve K7"
    choices: ClassVar[tuple[str, ...]] = TILES
    noun: ClassVar[str] = "customer"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Sell nothing more on this market day (V10.5)."""

    verb: ClassVar[str] = "pass"
    rule: ClassVar[str] = "V10.5"
    usage: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Travel(Action):
    """Move a member along a road to a city, paying the road (V11.1, V11.2)."""

    verb: ClassVar[str] = "travel"
    rule: ClassVar[str] = "V11.2"
    usage: ClassVar[str] = "travel village C1 2, or travel C1 C3 2"
    origin: str
    city: str
    generation: int

    def words(self) -> str:
        """Return origin, city and generation."""
        return f"{self.origin} {self.city} {self.generation}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read where the member starts, where it goes, and its generation."""
        if len(words) != 3:
            raise BadWords("Two places and a generation are expected.")
        origin = read_choice(words[0], ("village", *CITIES), "place")
        return cls(origin, read_choice(words[1], CITIES, "city"), read_generation(words[2]))


@dataclass(frozen=True, slots=True)
class Enter(PaidAction):
    """Put a member from the yard on council stage 1 (V12.2)."""

    verb: ClassVar[str] = "enter"
    rule: ClassVar[str] = "V12.2"
    usage: ClassVar[str] = "enter 1 scroll, or enter 1 green"
    choices: ClassVar[tuple[str, ...]] = ("scroll", "green")


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Move a council member from this stage to the next one (V12.3)."""

    verb: ClassVar[str] = "advance"
    rule: ClassVar[str] = "V12.3"
    usage: ClassVar[str] = "advance 1 2 green (a member of generation 2 from stage 1)"
    ways: ClassVar[tuple[str, ...]] = ("scroll", "green", "free")
    stage: int
    generation: int
    means: str

    def words(self) -> str:
        """Return stage, generation and means."""
        return f"{self.stage} {self.generation} {self.means}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a stage, a generation and what pays."""
        if len(words) != 3:
            raise BadWords("A stage, a generation and what pays for it are expected.")
        return cls(read_stage(words[0]), read_generation(words[1]), read_choice(words[2], cls.ways, "way to pay"))


@dataclass(frozen=True, slots=True)
class Privilege(NumberAction):
    """Use the privilege of a council stage (V12.4)."""

    verb: ClassVar[str] = "privilege"
    rule: ClassVar[str] = "V12.4"
    usage: ClassVar[str] = "privilege 2"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a stage."""
        return cls(read_stage(only(words, "one stage from 1 to 4")))


@dataclass(frozen=True, slots=True)
class Pray(PaidAction):
    """Put a member from the yard into the black bag for a brown cube or time (V13.1)."""

    verb: ClassVar[str] = "pray"
    rule: ClassVar[str] = "V13.1"
    usage: ClassVar[str] = "pray 1 brown, or pray 1 time"
    choices: ClassVar[tuple[str, ...]] = ("brown", "time")


@dataclass(frozen=True, slots=True)
class Ransom(MemberAction):
    """Buy a member out of the black bag for a coin (V17.2)."""

    verb: ClassVar[str] = "ransom"
    rule: ClassVar[str] = "V17.2"
    usage: ClassVar[str] = "ransom 1"


@dataclass(frozen=True, slots=True)
class Climb(Action):
    """Move a church member from this window to the next one on the left (V17.6)."""

    verb: ClassVar[str] = "climb"
    rule: ClassVar[str] = "V17.6"
    usage: ClassVar[str] = "climb 1 2 (a member of generation 2 from window 1)"
    window: int
    generation: int

    def words(self) -> str:
        """Return window and generation."""
        return f"{self.window} {self.generation}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a window and a generation."""
        if len(words) != 2:
            raise BadWords("A window and a generation are expected.")
        return cls(read_stage(words[0]), read_generation(words[1]))


@dataclass(frozen=True, slots=True)
class Bury(WordAction):
    """Choose where the member stands that dies (V16.1)."""

    verb: ClassVar[str] = "bury"
    rule: ClassVar[str] = "V16.1"
    usage: ClassVar[str] = "bury yard, or bury church 2"
    choices: ClassVar[tuple[str, ...]] = PLACES
    noun: ClassVar[str] = "place"


BASE_ACTIONS = (
    *(Take, Well, Choose, Skip, Done, Pay, Gain, Receive, Harvest, Birth, Home, Train, Make, Buy, Mill, Serve, Pass),
    *(Travel, Enter, Advance, Privilege, Pray, Ransom, Climb, Bury),
)
