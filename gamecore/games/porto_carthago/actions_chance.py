"""What chance may bring in Porto Carthago."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamecore.games.porto_carthago.actions_words import CardAction, NumberAction
from gamecore.games.porto_carthago.pieces import CARD_KINDS, GOODS
from gamecore.kernel.actions import Action, BadWords, read_choice


@dataclass(frozen=True, slots=True)
class First(NumberAction):
    """Chance: the first start player (C2.6)."""

    verb: ClassVar[str] = "first"
    rule: ClassVar[str] = "C2.6"
    usage: ClassVar[str] = "first 2"
    expected: ClassVar[str] = "the number of one seat"


@dataclass(frozen=True, slots=True)
class Ship(CardAction):
    """Chance: the card dealt from the deck to a place of the rows (C2.2, C4.13, C13.13)."""

    verb: ClassVar[str] = "ship"
    rule: ClassVar[str] = "C1.13"
    usage: ClassVar[str] = "ship S12"


@dataclass(frozen=True, slots=True)
class Voyage(CardAction):
    """Chance: the card turned up for a voyage (C11.3)."""

    verb: ClassVar[str] = "voyage"
    rule: ClassVar[str] = "C1.13"
    usage: ClassVar[str] = "voyage S22"


@dataclass(frozen=True, slots=True)
class Look(CardAction):
    """Chance: the next card that the user of SCOUT3 sees (C13.11)."""

    verb: ClassVar[str] = "look"
    rule: ClassVar[str] = "C1.13"
    usage: ClassVar[str] = "look S04"


@dataclass(frozen=True, slots=True)
class Fill(Action):
    """Chance: the goods drawn from the bag for the empty market spaces, in order of kinds (C2.1, C5.6, C8.2)."""

    verb: ClassVar[str] = "fill"
    rule: ClassVar[str] = "C1.14"
    usage: ClassVar[str] = "fill grain oil oil wine"
    goods: tuple[str, ...]

    def __post_init__(self) -> None:
        """Put the goods in order of kinds."""
        object.__setattr__(self, "goods", tuple(sorted(self.goods, key=GOODS.index)))

    def words(self) -> str:
        """Return the goods."""
        return " ".join(self.goods)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one to six goods."""
        if not 1 <= len(words) <= 6:
            raise BadWords("Name the goods drawn, six at most.")
        return cls(tuple(read_choice(word, GOODS, "good") for word in words))


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Chance: the action cards on spaces A1 to A6 (C5.2)."""

    verb: ClassVar[str] = "lay"
    rule: ClassVar[str] = "C5.2"
    usage: ClassVar[str] = "lay porter captain merchant porter aristocrat loadmaster"
    cards: tuple[str, ...]

    def words(self) -> str:
        """Return the cards from left to right."""
        return " ".join(self.cards)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read six action cards."""
        if len(words) != 6:
            raise BadWords("Six action cards are laid out.")
        return cls(tuple(read_choice(word, CARD_KINDS, "action card") for word in words))
