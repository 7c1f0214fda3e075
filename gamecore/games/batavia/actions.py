"""Batavia's actions and their notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from gamecore.games.batavia.pieces import COMPANIES, GOODS
from gamecore.kernel.actions import Action, Notation
from gamecore.kernel.words import BadWords, Count, OneOf, read_choice, read_whole_number

PLACES = (*COMPANIES, "destination")
"""Where a merchant can be sent: to the next tile of a company, or to the destination."""

Company = Annotated[str, OneOf(COMPANIES, "company")]


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid notes for the package and for being start player (B3.5)."""

    verb: ClassVar[str] = "bid"
    rule: ClassVar[str] = "B3.5"
    usage: ClassVar[str] = "bid 5"
    amount: Count


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass in the auction, for good (B3.7)."""

    verb: ClassVar[str] = "pass"
    rule: ClassVar[str] = "B3.7"
    usage: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw two cards: the whole action (B4.1)."""

    verb: ClassVar[str] = "draw"
    rule: ClassVar[str] = "B2.3"
    usage: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Put down cards of one company (B5.2); the first one begins the play."""

    verb: ClassVar[str] = "lay"
    rule: ClassVar[str] = "B5.2"
    usage: ClassVar[str] = "lay england 2"
    company: Company
    count: Count


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Say that all cards of this action are down (B5.2, B5.12)."""

    verb: ClassVar[str] = "done"
    rule: ClassVar[str] = "B5.2"
    usage: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Send the merchant to the next tile of a company, or to the destination if none is ahead (B6.2, B9.1)."""

    verb: ClassVar[str] = "move"
    rule: ClassVar[str] = "B6.2"
    usage: ClassVar[str] = "move denmark"
    to: Annotated[str, OneOf(PLACES, "company or “destination”")]


@dataclass(frozen=True, slots=True)
class Cash(Action):
    """Cash one tile of each company (B7.1, B7.3)."""

    verb: ClassVar[str] = "cash"
    rule: ClassVar[str] = "B7.2"
    usage: ClassVar[str] = "cash"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep all tiles (B7.1, B7.7)."""

    verb: ClassVar[str] = "keep"
    rule: ClassVar[str] = "B7.2"
    usage: ClassVar[str] = "keep"


# Chance ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tile(Action):
    """Chance: the tile that is turned up on the next face-down space (B1.2, B6.7)."""

    verb: ClassVar[str] = "tile"
    rule: ClassVar[str] = "B1.2"
    usage: ClassVar[str] = "tile england silk"
    company: Company
    good: Annotated[str, OneOf(GOODS, "good")]


@dataclass(frozen=True, slots=True)
class CardAction(Action):
    """A chance action that names cards: how many of each company, in the order of the companies."""

    cards: tuple[int, ...]

    def words(self) -> str:
        """Return companies with their numbers of cards."""
        pairs = zip(COMPANIES, self.cards, strict=True)
        return " ".join(f"{company} {count}" for company, count in pairs if count)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read pairs of a company and a number of cards, in any order."""
        if not words or len(words) % 2:
            raise BadWords("Cards are given as companies, each with a number.")
        counts = [0] * len(COMPANIES)
        for name, number in zip(words[::2], words[1::2], strict=True):
            company, count = COMPANIES.index(read_choice(name, COMPANIES, "company")), read_whole_number(number)
            if count < 1 or counts[company]:
                raise BadWords("Each company is named once, with at least one card.")
            counts[company] = count
        return cls(tuple(counts))


@dataclass(frozen=True, slots=True)
class Deal(CardAction):
    """Chance: the cards dealt to the next seat (B1.5)."""

    verb: ClassVar[str] = "deal"
    rule: ClassVar[str] = "B1.5"
    usage: ClassVar[str] = "deal england 3 france 7"


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance: the roll of the auction die (B3.2)."""

    verb: ClassVar[str] = "roll"
    rule: ClassVar[str] = "B3.2"
    usage: ClassVar[str] = "roll 4"
    die: Count


@dataclass(frozen=True, slots=True)
class TurnUp(CardAction):
    """Chance: the cards turned up for the package (B3.2)."""

    verb: ClassVar[str] = "turn"
    rule: ClassVar[str] = "B3.2"
    usage: ClassVar[str] = "turn england 2 sweden 1"


@dataclass(frozen=True, slots=True)
class Drawn(CardAction):
    """Chance: the cards that a seat draws into its hand (B4.1)."""

    verb: ClassVar[str] = "drawn"
    rule: ClassVar[str] = "B4.1"
    usage: ClassVar[str] = "drawn france 2"


NOTATION = Notation((Bid, Pass, Draw, Lay, Done, Move, Cash, Keep, Tile, Deal, Roll, TurnUp, Drawn))
