"""The actions of the Inn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamecore.games.village.actions_words import MemberAction, NumberAction, WordAction
from gamecore.games.village.inn_pieces import CARD_NAMES
from gamecore.games.village.pieces import TILES


@dataclass(frozen=True, slots=True)
class Visit(MemberAction):
    """Put a member from the yard into the inn (VI3.1)."""

    verb: ClassVar[str] = "visit"
    rule: ClassVar[str] = "VI3.1"
    usage: ClassVar[str] = "visit 1"


@dataclass(frozen=True, slots=True)
class CardAction(WordAction):
    """An action that names a villager card."""

    choices: ClassVar[tuple[str, ...]] = CARD_NAMES
    noun: ClassVar[str] = "villager card"


@dataclass(frozen=True, slots=True)
class Befriend(CardAction):
    """Take the top card of a stack for its price (VI3.2)."""

    verb: ClassVar[str] = "befriend"
    rule: ClassVar[str] = "VI3.2"
    usage: ClassVar[str] = "befriend cattle herder"


@dataclass(frozen=True, slots=True)
class Clear(CardAction):
    """Remove the top card of a stack from the game (VI3.6)."""

    verb: ClassVar[str] = "clear"
    rule: ClassVar[str] = "VI3.6"
    usage: ClassVar[str] = "clear miller"


@dataclass(frozen=True, slots=True)
class Use(CardAction):
    """Use a villager card (VI4.2)."""

    verb: ClassVar[str] = "use"
    rule: ClassVar[str] = "VI4.2"
    usage: ClassVar[str] = "use scholar"


@dataclass(frozen=True, slots=True)
class Scrap(WordAction):
    """Take a customer in an open stall with the Scrap Dealer (VI4.6)."""

    verb: ClassVar[str] = "scrap"
    rule: ClassVar[str] = "VI4.6"
    usage: ClassVar[str] = "scrap K3"
    choices: ClassVar[tuple[str, ...]] = TILES
    noun: ClassVar[str] = "customer"


@dataclass(frozen=True, slots=True)
class Amount(NumberAction):
    """Say how much of what a villager card allows (VI4.4)."""

    verb: ClassVar[str] = "amount"
    rule: ClassVar[str] = "VI4.4"
    usage: ClassVar[str] = "amount 2"


@dataclass(frozen=True, slots=True)
class Appoint(MemberAction):
    """Choose the member that the Sexton puts into the church (VI4.4)."""

    verb: ClassVar[str] = "appoint"
    rule: ClassVar[str] = "VI4.4"
    usage: ClassVar[str] = "appoint 2"


@dataclass(frozen=True, slots=True)
class Show(CardAction):
    """Chance: the card that comes to lie on top of a stack (VI1.3)."""

    verb: ClassVar[str] = "show"
    rule: ClassVar[str] = "VI1.3"
    usage: ClassVar[str] = "show herald"


INN_ACTIONS = (Visit, Befriend, Clear, Use, Scrap, Amount, Appoint, Show)
