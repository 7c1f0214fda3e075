"""Porto Carthago's actions and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, final

from gamecore.games.porto_carthago.actions_chance import Fill, First, Lay, Look, Ship, Voyage
from gamecore.games.porto_carthago.actions_words import CARD, Card, Change, Dock, Good, Source
from gamecore.games.porto_carthago.pieces import DOCKS, SPACES
from gamecore.kernel.actions import Action, Notation
from gamecore.kernel.words import Count, Number, OneOf, Several

BERTHS = ("I", "II", "away")
"""Where a ship of row 1 can go: dock I or II of its civilization, or under the deck if both are full."""

WAREHOUSE = "warehouse"
CHARTER_SHIPS = tuple(f"ship {number}" for number in range(1, 6))
TARGETS = (WAREHOUSE, *DOCKS, *CHARTER_SHIPS)
"""Where a porter can put a good."""


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim an unclaimed dock: in setup (C2.7, C2.8) or with the load master (C7.15)."""

    verb: ClassVar[str] = "claim"
    rule: ClassVar[str] = "C7.15"
    usage: ClassVar[str] = "claim Egypt-II"
    dock: Dock


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Leave out what may be left out: first dock, base action, bonus, purchase, immediate privilege (C1.17)."""

    verb: ClassVar[str] = "skip"
    rule: ClassVar[str] = "C6.2"
    usage: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a good from the market free of charge, in setup (C2.8)."""

    verb: ClassVar[str] = "take"
    rule: ClassVar[str] = "C2.8"
    usage: ClassVar[str] = "take wine"
    good: Good


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Dock a ship of row 1 as lighthouse player; “away” if both its docks are full (C4.9, C4.11)."""

    verb: ClassVar[str] = "enter"
    rule: ClassVar[str] = "C4.5"
    usage: ClassVar[str] = "enter S05 II, or enter S05 away"
    card: Card
    berth: Annotated[str, OneOf(BERTHS, "berth")]


@final
@dataclass(frozen=True, slots=True)
class Expel(Action):
    """Put a ship of row 1 under the deck, as first of the lighthouse (C4.5)."""

    verb: ClassVar[str] = "expel"
    rule: ClassVar[str] = "C4.5"
    usage: ClassVar[str] = "expel S05"
    card: Card


@dataclass(frozen=True, slots=True)
class Load(Action):
    """Say which of several own loads comes next in phase 1 (C4.15)."""

    verb: ClassVar[str] = "load"
    rule: ClassVar[str] = "C4.15"
    usage: ClassVar[str] = "load Egypt-I"
    dock: Dock


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
    space: Annotated[str, OneOf(SPACES, "action space")]


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
class Charter(Action):
    """Put a servant on an empty charter ship, with the captain (C7.1)."""

    verb: ClassVar[str] = "charter"
    rule: ClassVar[str] = "C7.1"
    usage: ClassVar[str] = "charter 2"
    number: Count


@dataclass(frozen=True, slots=True)
class Carry(Action):
    """Move one good with the porter (C7.4): a kind of good from the warehouse, or what lies at a dock."""

    verb: ClassVar[str] = "carry"
    rule: ClassVar[str] = "C7.4"
    usage: ClassVar[str] = "carry wine Egypt-I, carry Egypt-I warehouse, or carry wine ship 2"
    what: Source
    to: Annotated[str, OneOf(TARGETS, "place for a good")]


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """Change how many own servants are in lighthouse and temple, with the aristocrat (C7.10); the supply pays."""

    verb: ClassVar[str] = "assign"
    rule: ClassVar[str] = "C7.10"
    usage: ClassVar[str] = "assign +2 -1 (lighthouse and temple)"
    lighthouse: Change
    temple: Change


@dataclass(frozen=True, slots=True)
class Switch(Action):
    """Move the servants of an own dock to an unclaimed one, with the load master (C7.16)."""

    verb: ClassVar[str] = "switch"
    rule: ClassVar[str] = "C7.16"
    usage: ClassVar[str] = "switch Egypt-I Rome-II"
    dock: Dock
    to: Dock


@dataclass(frozen=True, slots=True)
class Release(Action):
    """Take the servants of an own dock home, with the load master (C7.17)."""

    verb: ClassVar[str] = "release"
    rule: ClassVar[str] = "C7.17"
    usage: ClassVar[str] = "release Egypt-I"
    dock: Dock


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a good from the market: with the merchant (C7.20), or for 6 T after a renewal (C8.3)."""

    verb: ClassVar[str] = "buy"
    rule: ClassVar[str] = "C7.20"
    usage: ClassVar[str] = "buy wine"
    good: Good


@dataclass(frozen=True, slots=True)
class Extend(Action):
    """Open one or two warehouse slots (C9.1)."""

    verb: ClassVar[str] = "extend"
    rule: ClassVar[str] = "C9.1"
    usage: ClassVar[str] = "extend 1"
    number: Count


@dataclass(frozen=True, slots=True)
class Purchase(Action):
    """Buy a palace space: the cheapest free one (C9.3), or the last one in the final turn (C14.7)."""

    verb: ClassVar[str] = "purchase"
    rule: ClassVar[str] = "C6.6"
    usage: ClassVar[str] = "purchase"


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Pay the temple offering after a successful voyage (C11.5, C11.11)."""

    verb: ClassVar[str] = "offer"
    rule: ClassVar[str] = "C16.9"
    usage: ClassVar[str] = "offer 3"
    number: Count


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a kept privilege (C13.5)."""

    verb: ClassVar[str] = "use"
    rule: ClassVar[str] = "C13.5"
    usage: ClassVar[str] = "use S03"
    card: Card


@dataclass(frozen=True, slots=True)
class Stack(Action):
    """Put the cards looked at back on the deck, the first one on top (C13.11)."""

    verb: ClassVar[str] = "stack"
    rule: ClassVar[str] = "C13.11"
    usage: ClassVar[str] = "stack S04 S17 S02"
    cards: Annotated[tuple[str, ...], Several((CARD,), times=3)]


@dataclass(frozen=True, slots=True)
class Bring(Action):
    """Bring a ship of row 1 into the harbour, with PILOT (C13.13)."""

    verb: ClassVar[str] = "bring"
    rule: ClassVar[str] = "C13.13"
    usage: ClassVar[str] = "bring S07"
    card: Card


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    """Load any good, with ANYGOOD (C13.12): a kind of good from the warehouse, or what lies at a dock."""

    verb: ClassVar[str] = "deliver"
    rule: ClassVar[str] = "C13.12"
    usage: ClassVar[str] = "deliver wine Egypt-I, or deliver Egypt-I Egypt-I"
    what: Source
    dock: Dock


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Move servants of any owners between temple and lighthouse, with MOVE3 (C13.14). Seats stand in order.

    Each pair is a seat and how many of its servants go from the temple to the lighthouse (negative: back).
    """

    verb: ClassVar[str] = "shift"
    rule: ClassVar[str] = "C13.14"
    usage: ClassVar[str] = "shift 0 +2 3 -1 (seat, to the lighthouse)"
    moves: Annotated[tuple[tuple[int, int], ...], Several((Number(), Number(signed=True)), times=3)]

    def __post_init__(self) -> None:
        """Put the moves in order of seats."""
        object.__setattr__(self, "moves", tuple(sorted(self.moves)))


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
