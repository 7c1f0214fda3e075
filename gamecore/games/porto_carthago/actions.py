"""Porto Carthago's actions and their notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self, final

from gamecore.games.porto_carthago.actions_chance import Fill, First, Lay, Look, Ship, Voyage
from gamecore.games.porto_carthago.actions_words import (
    CardAction,
    DockAction,
    GoodAction,
    NumberAction,
    only,
    read_pair,
)
from gamecore.games.porto_carthago.pieces import DOCKS, GOODS, SHIP_NAMES, SPACES
from gamecore.kernel.actions import Action, BadWords, Notation, read_choice, read_whole_number

BERTHS = ("I", "II", "away")
"""Where a ship of row 1 can go: dock I or II of its civilization, or under the deck if both are full."""

WAREHOUSE = "warehouse"
CHARTER_SHIPS = tuple(f"ship {number}" for number in range(1, 6))
TARGETS = (WAREHOUSE, *DOCKS, *CHARTER_SHIPS)
"""Where a porter can put a good."""


@dataclass(frozen=True, slots=True)
class Claim(DockAction):
    """Claim an unclaimed dock: in setup (C2.7, C2.8) or with the load master (C7.15)."""

    verb: ClassVar[str] = "claim"
    rule: ClassVar[str] = "C7.15"
    usage: ClassVar[str] = "claim Egypt-II"


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Leave out what may be left out: first dock, base action, bonus, purchase, immediate privilege (C1.17)."""

    verb: ClassVar[str] = "skip"
    rule: ClassVar[str] = "C6.2"
    usage: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Take(GoodAction):
    """Take a good from the market free of charge, in setup (C2.8)."""

    verb: ClassVar[str] = "take"
    rule: ClassVar[str] = "C2.8"
    usage: ClassVar[str] = "take wine"


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Dock a ship of row 1 as lighthouse player; “away” if both its docks are full (C4.9, C4.11)."""

    verb: ClassVar[str] = "enter"
    rule: ClassVar[str] = "C4.5"
    usage: ClassVar[str] = "enter S05 II, or enter S05 away"
    card: str
    berth: str

    def words(self) -> str:
        """Return the ship and where it goes."""
        return f"{self.card} {self.berth}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a ship and I, II or “away”."""
        if len(words) != 2:
            raise BadWords("Name the ship, and I, II or “away”.")
        return cls(read_choice(words[0], SHIP_NAMES, "ship card"), read_choice(words[1], BERTHS, "berth"))


@final
@dataclass(frozen=True, slots=True)
class Expel(CardAction):
    """Put a ship of row 1 under the deck, as first of the lighthouse (C4.5)."""

    verb: ClassVar[str] = "expel"
    rule: ClassVar[str] = "C4.5"
    usage: ClassVar[str] = "expel S05"


@dataclass(frozen=True, slots=True)
class Load(DockAction):
    """Say which of several own loads comes next in phase 1 (C4.15)."""

    verb: ClassVar[str] = "load"
    rule: ClassVar[str] = "C4.15"
    usage: ClassVar[str] = "load Egypt-I"


@dataclass(frozen=True, slots=True)
class Score(Action):
    """Take a trade point on the track (C12.1)."""

    verb: ClassVar[str] = "score"
    rule: ClassVar[str] = "C12.7"
    usage: ClassVar[str] = "score"


@dataclass(frozen=True, slots=True)
class Intrigue(Action):
    """Put a servant on the path of intrigue instead of a trade point (C12.3)."""

    verb: ClassVar[str] = "intrigue"
    rule: ClassVar[str] = "C12.3"
    usage: ClassVar[str] = "intrigue"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Use the immediate privilege just gained (C13.3)."""

    verb: ClassVar[str] = "accept"
    rule: ClassVar[str] = "C13.3"
    usage: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Use the action card on a space (C6.2, C6.4)."""

    verb: ClassVar[str] = "play"
    rule: ClassVar[str] = "C6.2"
    usage: ClassVar[str] = "play A3"
    space: str

    def words(self) -> str:
        """Return the space."""
        return self.space

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one action space."""
        return cls(read_choice(only(words, "one action space"), SPACES, "action space"))


@final
@dataclass(frozen=True, slots=True)
class Collect(Action):
    """Take 3 talents (C8.1)."""

    verb: ClassVar[str] = "collect"
    rule: ClassVar[str] = "C6.2"
    usage: ClassVar[str] = "collect"


@final
@dataclass(frozen=True, slots=True)
class Renew(Action):
    """Renew the market (C8.2)."""

    verb: ClassVar[str] = "renew"
    rule: ClassVar[str] = "C6.2"
    usage: ClassVar[str] = "renew"


@dataclass(frozen=True, slots=True)
class Charter(NumberAction):
    """Put a servant on an empty charter ship, with the captain (C7.1)."""

    verb: ClassVar[str] = "charter"
    rule: ClassVar[str] = "C7.1"
    usage: ClassVar[str] = "charter 2"
    expected: ClassVar[str] = "the number of one charter ship"


@dataclass(frozen=True, slots=True)
class Carry(Action):
    """Move one good with the porter (C7.4): a kind of good from the warehouse, or what lies at a dock."""

    verb: ClassVar[str] = "carry"
    rule: ClassVar[str] = "C7.4"
    usage: ClassVar[str] = "carry wine Egypt-I, carry Egypt-I warehouse, or carry wine ship 2"
    what: str
    to: str

    def words(self) -> str:
        """Return the good or its dock, and the target."""
        return f"{self.what} {self.to}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a good or a dock, then a target."""
        if not 2 <= len(words) <= 3:
            raise BadWords("Name a good or the dock where it lies, then where it goes.")
        what = read_choice(words[0], (*GOODS, *DOCKS), "good or dock")
        return cls(what, read_choice(" ".join(words[1:]), TARGETS, "place for a good"))


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """Change how many own servants are in lighthouse and temple, with the aristocrat (C7.10); the supply pays."""

    verb: ClassVar[str] = "assign"
    rule: ClassVar[str] = "C7.10"
    usage: ClassVar[str] = "assign +2 -1 (lighthouse and temple)"
    lighthouse: int
    temple: int

    def words(self) -> str:
        """Return both changes."""
        return f"{self.lighthouse:+d} {self.temple:+d}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read the changes of lighthouse and temple."""
        if len(words) != 2:
            raise BadWords("Give two numbers: the change of the lighthouse and that of the temple.")
        return cls(read_whole_number(words[0]), read_whole_number(words[1]))


@dataclass(frozen=True, slots=True)
class Switch(Action):
    """Move the servants of an own dock to an unclaimed one, with the load master (C7.16)."""

    verb: ClassVar[str] = "switch"
    rule: ClassVar[str] = "C7.16"
    usage: ClassVar[str] = "switch Egypt-I Rome-II"
    dock: str
    to: str

    def words(self) -> str:
        """Return both docks."""
        return f"{self.dock} {self.to}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read the old dock and the new one."""
        return cls(*read_pair(words, DOCKS, "dock", "Name the old dock and the new one."))


@dataclass(frozen=True, slots=True)
class Release(DockAction):
    """Take the servants of an own dock home, with the load master (C7.17)."""

    verb: ClassVar[str] = "release"
    rule: ClassVar[str] = "C7.17"
    usage: ClassVar[str] = "release Egypt-I"


@dataclass(frozen=True, slots=True)
class Buy(GoodAction):
    """Buy a good from the market: with the merchant (C7.20), or for 6 T after a renewal (C8.3)."""

    verb: ClassVar[str] = "buy"
    rule: ClassVar[str] = "C7.20"
    usage: ClassVar[str] = "buy wine"


@dataclass(frozen=True, slots=True)
class Extend(NumberAction):
    """Open one or two warehouse slots (C9.1)."""

    verb: ClassVar[str] = "extend"
    rule: ClassVar[str] = "C9.1"
    usage: ClassVar[str] = "extend 1"
    expected: ClassVar[str] = "the number of slots"


@dataclass(frozen=True, slots=True)
class Purchase(Action):
    """Buy a palace space: the cheapest free one (C9.3), or the last one in the final turn (C14.7)."""

    verb: ClassVar[str] = "purchase"
    rule: ClassVar[str] = "C6.6"
    usage: ClassVar[str] = "purchase"


@dataclass(frozen=True, slots=True)
class Offer(NumberAction):
    """Pay the temple offering after a successful voyage (C11.5, C11.11)."""

    verb: ClassVar[str] = "offer"
    rule: ClassVar[str] = "C16.9"
    usage: ClassVar[str] = "offer 3"
    expected: ClassVar[str] = "one number of talents"


@dataclass(frozen=True, slots=True)
class Use(CardAction):
    """Use a kept privilege (C13.5)."""

    verb: ClassVar[str] = "use"
    rule: ClassVar[str] = "C13.5"
    usage: ClassVar[str] = "use S03"


@dataclass(frozen=True, slots=True)
class Stack(Action):
    """Put the cards looked at back on the deck, the first one on top (C13.11)."""

    verb: ClassVar[str] = "stack"
    rule: ClassVar[str] = "C13.11"
    usage: ClassVar[str] = "stack S04 S17 S02"
    cards: tuple[str, ...]

    def words(self) -> str:
        """Return the cards, the top one first."""
        return " ".join(self.cards)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read one to three cards."""
        if not 1 <= len(words) <= 3:
            raise BadWords("Name the cards in their new order, the top one first.")
        return cls(tuple(read_choice(word, SHIP_NAMES, "ship card") for word in words))


@dataclass(frozen=True, slots=True)
class Bring(CardAction):
    """Bring a ship of row 1 into the harbour, with PILOT (C13.13)."""

    verb: ClassVar[str] = "bring"
    rule: ClassVar[str] = "C13.13"
    usage: ClassVar[str] = "bring S07"


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    """Load any good, with ANYGOOD (C13.12): a kind of good from the warehouse, or what lies at a dock."""

    verb: ClassVar[str] = "deliver"
    rule: ClassVar[str] = "C13.12"
    usage: ClassVar[str] = "deliver wine Egypt-I, or deliver Egypt-I Egypt-I"
    what: str
    dock: str

    def words(self) -> str:
        """Return the good or its dock, and the dock of the ship."""
        return f"{self.what} {self.dock}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a good or a dock, then the dock of the ship."""
        if len(words) != 2:
            raise BadWords("Name a good or the dock where it lies, then the dock of the ship.")
        what = read_choice(words[0], (*GOODS, *DOCKS), "good or dock")
        return cls(what, read_choice(words[1], DOCKS, "dock"))


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Move servants of any owners between temple and lighthouse, with MOVE3 (C13.14). Seats stand in order.

    Each pair is a seat and how many of its servants go from the temple to the lighthouse (negative: back).
    """

    verb: ClassVar[str] = "shift"
    rule: ClassVar[str] = "C13.14"
    usage: ClassVar[str] = "shift 0 +2 3 -1 (seat, to the lighthouse)"
    moves: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        """Put the moves in order of seats."""
        object.__setattr__(self, "moves", tuple(sorted(self.moves)))

    def words(self) -> str:
        """Return the moves."""
        return " ".join(f"{seat} {count:+d}" for seat, count in self.moves)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read pairs of a seat and a number of servants."""
        if len(words) not in (2, 4, 6):
            raise BadWords("Give pairs of a seat and a number of servants, three pairs at most.")
        numbers = [read_whole_number(word) for word in words]
        return cls(tuple(zip(numbers[::2], numbers[1::2], strict=True)))


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn (C6.3, C14.6)."""

    verb: ClassVar[str] = "end"
    rule: ClassVar[str] = "C6.2"
    usage: ClassVar[str] = "end"


PLAYED = (Claim, Skip, Take, Enter, Expel, Load, Score, Intrigue, Accept, Play, Collect, Renew, Charter, Carry, Assign)
REPLIES = (Switch, Release, Buy, Extend, Purchase, Offer, Use, Stack, Bring, Deliver, Shift, End)
CHANCES = (First, Ship, Fill, Lay, Voyage, Look)
NOTATION = Notation((*PLAYED, *REPLIES, *CHANCES))
