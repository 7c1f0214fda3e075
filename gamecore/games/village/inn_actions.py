"""The actions of the Inn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from gamecore.games.village.actions_words import Customer, Generation
from gamecore.games.village.inn_pieces import CARD_NAMES
from gamecore.kernel.actions import Action
from gamecore.kernel.words import Count, OneOf

Villager = Annotated[str, OneOf(CARD_NAMES, "villager card")]


@dataclass(frozen=True, slots=True)
class Visit(Action):
    """Put a member from the yard into the inn (VI3.1)."""

    verb: ClassVar[str] = "visit"
    rule: ClassVar[str] = "VI3.1"
    usage: ClassVar[str] = "visit 1"
    generation: Generation


@dataclass(frozen=True, slots=True)
class Befriend(Action):
    """Take the top card of a stack for its price (VI3.2)."""

    verb: ClassVar[str] = "befriend"
    rule: ClassVar[str] = "VI3.2"
    usage: ClassVar[str] = "befriend cattle herder"
    what: Villager


@dataclass(frozen=True, slots=True)
class Clear(Action):
    """Remove the top card of a stack from the game (VI3.6)."""

    verb: ClassVar[str] = "clear"
    rule: ClassVar[str] = "VI3.6"
    usage: ClassVar[str] = "clear miller"
    what: Villager


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a villager card (VI4.2)."""

    verb: ClassVar[str] = "use"
    rule: ClassVar[str] = "VI4.2"
    usage: ClassVar[str] = "use scholar"
    what: Villager


@dataclass(frozen=True, slots=True)
class Scrap(Action):
    """Take a customer in an open stall with the Scrap Dealer (VI4.6)."""

    verb: ClassVar[str] = "scrap"
    rule: ClassVar[str] = "VI4.6"
    usage: ClassVar[str] = "scrap K3"
    what: Customer


@dataclass(frozen=True, slots=True)
class Amount(Action):
    """Say how much of what a villager card allows (VI4.4)."""

    verb: ClassVar[str] = "amount"
    rule: ClassVar[str] = "VI4.4"
    usage: ClassVar[str] = "amount 2"
    number: Count


@dataclass(frozen=True, slots=True)
class Appoint(Action):
    """Choose the member that the Sexton puts into the church (VI4.4)."""

    verb: ClassVar[str] = "appoint"
    rule: ClassVar[str] = "VI4.4"
    usage: ClassVar[str] = "appoint 2"
    generation: Generation


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Chance: the card that comes to lie on top of a stack (VI1.3)."""

    verb: ClassVar[str] = "show"
    rule: ClassVar[str] = "VI1.3"
    usage: ClassVar[str] = "show herald"
    what: Villager


INN_ACTIONS = (Visit, Befriend, Clear, Use, Scrap, Amount, Appoint, Show)
