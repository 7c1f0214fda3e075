"""What chance may bring in Porto Carthago."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from gamecore.games.porto_carthago.actions_words import GOOD, Card
from gamecore.games.porto_carthago.pieces import CARD_KINDS, GOODS
from gamecore.kernel.actions import Action
from gamecore.kernel.words import Count, OneOf, Several


@dataclass(frozen=True, slots=True)
class First(Action):
    """Chance: the first start player (C2.6)."""

    verb: ClassVar[str] = "first"
    rule: ClassVar[str] = "C2.6"
    usage: ClassVar[str] = "first 2"
    number: Count


@dataclass(frozen=True, slots=True)
class Ship(Action):
    """Chance: the card dealt from the deck to a place of the rows (C2.2, C4.13, C13.13)."""

    verb: ClassVar[str] = "ship"
    rule: ClassVar[str] = "C1.13"
    usage: ClassVar[str] = "ship S12"
    card: Card


@dataclass(frozen=True, slots=True)
class Voyage(Action):
    """Chance: the card turned up for a voyage (C11.3)."""

    verb: ClassVar[str] = "voyage"
    rule: ClassVar[str] = "C1.13"
    usage: ClassVar[str] = "voyage S22"
    card: Card


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Chance: the next card that the user of SCOUT3 sees (C13.11)."""

    verb: ClassVar[str] = "look"
    rule: ClassVar[str] = "C1.13"
    usage: ClassVar[str] = "look S04"
    card: Card


@dataclass(frozen=True, slots=True)
class Fill(Action):
    """Chance: the goods drawn from the bag for the empty market spaces, in order of kinds (C2.1, C5.6, C8.2)."""

    verb: ClassVar[str] = "fill"
    rule: ClassVar[str] = "C1.14"
    usage: ClassVar[str] = "fill grain oil oil wine"
    goods: Annotated[tuple[str, ...], Several((GOOD,), times=6)]

    def __post_init__(self) -> None:
        """Put the goods in order of kinds."""
        object.__setattr__(self, "goods", tuple(sorted(self.goods, key=GOODS.index)))


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Chance: the action cards on spaces A1 to A6 (C5.2)."""

    verb: ClassVar[str] = "lay"
    rule: ClassVar[str] = "C5.2"
    usage: ClassVar[str] = "lay porter captain merchant porter aristocrat loadmaster"
    cards: Annotated[tuple[str, ...], Several((OneOf(CARD_KINDS, "action card"),), times=6, exactly=True)]
