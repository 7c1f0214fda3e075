"""Manila's actions and their notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self, final

from gamecore.games.manila.pieces import DOCKS, WARES
from gamecore.kernel.actions import Action, Notation
from gamecore.kernel.words import BadWords, Count, Number, OneOf, Several, read_choice, read_whole_number

PLACES = (
    *WARES,
    *(f"port {dock}" for dock in DOCKS),
    *(f"shipyard {dock}" for dock in DOCKS),
    "pirates",
    "small pilot",
    "large pilot",
    "insurance",
)
"""Where an accomplice can be placed, as a player names it."""

WARE = OneOf(WARES, "ware")
Ware = Annotated[str, WARE]
MOVES = Several((WARE, Number(signed=True)), times=3, nothing="nothing")


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid for the office of harbour master (M3.3)."""

    verb: ClassVar[str] = "bid"
    rule: ClassVar[str] = "M3.3"
    usage: ClassVar[str] = "bid 5"
    amount: Count


@final
@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass in the auction (M3.4) or in placing (M5.4); final in both."""

    verb: ClassVar[str] = "pass"
    rule: ClassVar[str] = "M3.4"
    usage: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a share as harbour master, or nothing (M4.2)."""

    verb: ClassVar[str] = "buy"
    rule: ClassVar[str] = "M4.2"
    usage: ClassVar[str] = "buy silk, or buy nothing"
    ware: Annotated[str, OneOf((*WARES, "nothing"), "ware or “nothing”")]


@dataclass(frozen=True, slots=True)
class Load(Action):
    """Load three wares and leave the fourth ashore (M4.6). The wares stand in lane order."""

    verb: ClassVar[str] = "load"
    rule: ClassVar[str] = "M4.6"
    usage: ClassVar[str] = "load nutmeg silk jade"
    wares: Annotated[tuple[str, ...], Several((WARE,), times=len(WARES))]

    def __post_init__(self) -> None:
        """Put the wares in lane order (M4.7)."""
        object.__setattr__(self, "wares", tuple(sorted(self.wares, key=WARES.index)))


@dataclass(frozen=True, slots=True)
class Start(Action):
    """Put the punt of a loaded ware on its start (M4.8, M4.9)."""

    verb: ClassVar[str] = "start"
    rule: ClassVar[str] = "M4.8"
    usage: ClassVar[str] = "start jade 5"
    ware: Ware
    space: Count


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place an accomplice (M5.1). Only a blind passenger names a seat of the punt too (M10.8)."""

    verb: ClassVar[str] = "place"
    rule: ClassVar[str] = "M5.1"
    usage: ClassVar[str] = "place jade, place port B, place pirates or place insurance"
    space: str
    seat: int = 0

    def words(self) -> str:
        """Return the space, and the seat if one was named."""
        return f"{self.space} {self.seat}" if self.seat else self.space

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a space, and the number of a seat after a ware."""
        if not words:
            raise BadWords("Say where the accomplice goes.")
        if len(words) == 2 and words[0].casefold() in WARES:
            seat = read_whole_number(words[1])
            if seat < 1:
                raise BadWords("Seats are numbered from 1.")
            return cls(words[0].casefold(), seat)
        return cls(read_choice(" ".join(words), PLACES, "space"))


@dataclass(frozen=True, slots=True)
class Board(Action):
    """Take the cheapest vacant seat of a punt on 13 as a pirate (M7.2)."""

    verb: ClassVar[str] = "board"
    rule: ClassVar[str] = "M7.2"
    usage: ClassVar[str] = "board jade"
    ware: Ware


@dataclass(frozen=True, slots=True)
class Evict(Action):
    """Send an accomplice home and take its seat, with the stronger pirates (M12.1)."""

    verb: ClassVar[str] = "evict"
    rule: ClassVar[str] = "M12.1"
    usage: ClassVar[str] = "evict jade 2"
    ware: Ware
    seat: Count


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Stay on the pirate ship (M7.5)."""

    verb: ClassVar[str] = "stay"
    rule: ClassVar[str] = "M7.2"
    usage: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Steer(Action):
    """Move punts as a pilot (M8.2, M8.3); no moves: do nothing (M8.4). Moves stand in lane order."""

    verb: ClassVar[str] = "steer"
    rule: ClassVar[str] = "M8.1"
    usage: ClassVar[str] = "steer jade +1, steer jade +1 silk -1, or steer nothing"
    moves: Annotated[tuple[tuple[str, int], ...], MOVES]

    def __post_init__(self) -> None:
        """Put the moves in lane order (M6.9)."""
        object.__setattr__(self, "moves", tuple(sorted(self.moves, key=lambda move: WARES.index(move[0]))))


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Send a plundered punt to the port or to the shipyard, as captain (M7.10)."""

    verb: ClassVar[str] = "send"
    rule: ClassVar[str] = "M7.10"
    usage: ClassVar[str] = "send jade port, or send jade shipyard"
    ware: Ware
    to: Annotated[str, OneOf(("port", "shipyard"), "place to send a punt")]


@dataclass(frozen=True, slots=True)
class Borrow(Action):
    """Encumber one share for a loan (M10.1)."""

    verb: ClassVar[str] = "borrow"
    rule: ClassVar[str] = "M10.1"
    usage: ClassVar[str] = "borrow silk"
    ware: Ware


@dataclass(frozen=True, slots=True)
class Redeem(Action):
    """Free one encumbered share (M10.3)."""

    verb: ClassVar[str] = "redeem"
    rule: ClassVar[str] = "M10.3"
    usage: ClassVar[str] = "redeem silk"
    ware: Ware


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance: the two shares dealt to the next seat, in ware order (M1.4)."""

    verb: ClassVar[str] = "deal"
    rule: ClassVar[str] = "M1.4"
    usage: ClassVar[str] = "deal nutmeg jade"
    wares: Annotated[tuple[str, ...], Several((WARE,), times=2, exactly=True)]

    def __post_init__(self) -> None:
        """Put the wares in order."""
        object.__setattr__(self, "wares", tuple(sorted(self.wares, key=WARES.index)))


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance: the dice of the sailing punts, in lane order (M6.1)."""

    verb: ClassVar[str] = "roll"
    rule: ClassVar[str] = "M6.1"
    usage: ClassVar[str] = "roll 4 2 6"
    dice: Annotated[tuple[int, ...], Several((Number(),), times=3)]


NOTATION = Notation((Bid, Pass, Buy, Load, Start, Place, Board, Evict, Stay, Steer, Send, Borrow, Redeem, Deal, Roll))
