"""The actions of Village's base game and their notation; those of the modules stand in files of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from gamecore.games.village.actions_words import (
    COUNCIL_MEANS,
    CUBE_WORDS,
    Colour,
    Customer,
    Generation,
    Place,
    Product,
    Stage,
)
from gamecore.games.village.pieces import BUILDINGS, CITIES, CUBES, GOODS, SPACES
from gamecore.kernel.actions import Action
from gamecore.kernel.words import OneOf, Several


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a cube from a space (V5.1)."""

    verb: ClassVar[str] = "take"
    rule: ClassVar[str] = "V5.1"
    usage: ClassVar[str] = "take crafts brown, or take market plague"
    space: Annotated[str, OneOf(SPACES, "space")]
    cube: Annotated[str, OneOf(CUBES, "cube")]


@dataclass(frozen=True, slots=True)
class Well(Action):
    """Pay three cubes of one colour for any action instead of taking a cube (V14.1)."""

    verb: ClassVar[str] = "well"
    rule: ClassVar[str] = "V14.1"
    usage: ClassVar[str] = "well green"
    what: Colour


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose the action to carry out without a cube (V14.1, V18.5)."""

    verb: ClassVar[str] = "choose"
    rule: ClassVar[str] = "V14.1"
    usage: ClassVar[str] = "choose council"
    what: Annotated[str, OneOf(SPACES, "space")]


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
    cubes: Annotated[tuple[str, ...], Several((OneOf(CUBE_WORDS, "cube or coin"),), times=3)]

    def __post_init__(self) -> None:
        """Put the cubes in order."""
        object.__setattr__(self, "cubes", tuple(sorted(self.cubes, key=CUBE_WORDS.index)))


@dataclass(frozen=True, slots=True)
class Gain(Action):
    """Take a cube of choice from the supply (V1.6, V11.4, V12.7, VI4.4)."""

    verb: ClassVar[str] = "gain"
    rule: ClassVar[str] = "V1.6"
    usage: ClassVar[str] = "gain green"
    what: Colour


@dataclass(frozen=True, slots=True)
class Receive(Action):
    """Take a goods tile of choice from the supply (V1.6, V12.8, VI4.4)."""

    verb: ClassVar[str] = "receive"
    rule: ClassVar[str] = "V1.6"
    usage: ClassVar[str] = "receive wagon"
    what: Annotated[str, OneOf(GOODS, "goods")]


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
class Home(Action):
    """Bring a living member home to the yard (V8.2)."""

    verb: ClassVar[str] = "home"
    rule: ClassVar[str] = "V8.2"
    usage: ClassVar[str] = "home stables 1, or home council 2 1"
    place: Place
    generation: Generation


@dataclass(frozen=True, slots=True)
class Train(Action):
    """Place a member from the yard in a building by paying the training time (V9.3)."""

    verb: ClassVar[str] = "train"
    rule: ClassVar[str] = "V9.3"
    usage: ClassVar[str] = "train smithy 2"
    place: Annotated[str, OneOf(BUILDINGS, "building")]
    generation: Generation


@dataclass(frozen=True, slots=True)
class Make(Action):
    """Make a product with a trained member and time (V9.2)."""

    verb: ClassVar[str] = "make"
    rule: ClassVar[str] = "V9.2"
    usage: ClassVar[str] = "make wagon"
    what: Product


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a product with cubes or grain (V9.5)."""

    verb: ClassVar[str] = "buy"
    rule: ClassVar[str] = "V9.5"
    usage: ClassVar[str] = "buy plow"
    what: Product


@dataclass(frozen=True, slots=True)
class Mill(Action):
    """Mill two bags of grain for two coins (V9.9)."""

    verb: ClassVar[str] = "mill"
    rule: ClassVar[str] = "V9.9"
    usage: ClassVar[str] = "mill"


@dataclass(frozen=True, slots=True)
class Serve(Action):
    """Serve a customer in an open stall (V10.3)."""

    verb: ClassVar[str] = "serve"
    rule: ClassVar[str] = "V10.3"
    usage: ClassVar[str] = "serve K7"
    what: Customer


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
    origin: Annotated[str, OneOf(("village", *CITIES), "place")]
    city: Annotated[str, OneOf(CITIES, "city")]
    generation: Generation


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Put a member from the yard on council stage 1 (V12.2)."""

    verb: ClassVar[str] = "enter"
    rule: ClassVar[str] = "V12.2"
    usage: ClassVar[str] = "enter 1 scroll, or enter 1 green"
    generation: Generation
    means: Annotated[str, OneOf(COUNCIL_MEANS, "way to pay")]


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Move a council member from this stage to the next one (V12.3)."""

    verb: ClassVar[str] = "advance"
    rule: ClassVar[str] = "V12.3"
    usage: ClassVar[str] = "advance 1 2 green (a member of generation 2 from stage 1)"
    stage: Stage
    generation: Generation
    means: Annotated[str, OneOf((*COUNCIL_MEANS, "free"), "way to pay")]


@dataclass(frozen=True, slots=True)
class Privilege(Action):
    """Use the privilege of a council stage (V12.4)."""

    verb: ClassVar[str] = "privilege"
    rule: ClassVar[str] = "V12.4"
    usage: ClassVar[str] = "privilege 2"
    number: Stage


@dataclass(frozen=True, slots=True)
class Pray(Action):
    """Put a member from the yard into the black bag for a brown cube or time (V13.1)."""

    verb: ClassVar[str] = "pray"
    rule: ClassVar[str] = "V13.1"
    usage: ClassVar[str] = "pray 1 brown, or pray 1 time"
    generation: Generation
    means: Annotated[str, OneOf(("brown", "time"), "way to pay")]


@dataclass(frozen=True, slots=True)
class Ransom(Action):
    """Buy a member out of the black bag for a coin (V17.2)."""

    verb: ClassVar[str] = "ransom"
    rule: ClassVar[str] = "V17.2"
    usage: ClassVar[str] = "ransom 1"
    generation: Generation


@dataclass(frozen=True, slots=True)
class Climb(Action):
    """Move a church member from this window to the next one on the left (V17.6)."""

    verb: ClassVar[str] = "climb"
    rule: ClassVar[str] = "V17.6"
    usage: ClassVar[str] = "climb 1 2 (a member of generation 2 from window 1)"
    window: Stage
    generation: Generation


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """Choose where the member stands that dies (V16.1)."""

    verb: ClassVar[str] = "bury"
    rule: ClassVar[str] = "V16.1"
    usage: ClassVar[str] = "bury yard, or bury church 2"
    what: Place


BASE_ACTIONS = (
    *(Take, Well, Choose, Skip, Done, Pay, Gain, Receive, Harvest, Birth, Home, Train, Make, Buy, Mill, Serve, Pass),
    *(Travel, Enter, Advance, Privilege, Pray, Ransom, Climb, Bury),
)
