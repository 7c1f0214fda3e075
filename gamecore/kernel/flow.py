"""The parts of a game's flow: questions to a seat, chance points, and stages that run by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending

Weighted = tuple[tuple[Action, int], ...]
"""Chance outcomes with exact integer weights."""


class Menu:
    """A list of actions with fixed content and order, shared by all states that offer it."""

    __slots__ = ("actions", "members")

    def __init__(self, actions: Iterable[Action]) -> None:
        """Keep the actions in the given order."""
        self.actions: tuple[Action, ...] = tuple(actions)
        self.members = frozenset(self.actions)


NOTHING = Menu(())


def no_extras(state: Any, entry: Pending) -> Menu:
    """Offer no free extra actions."""
    return NOTHING


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a seat: what may be answered, and what an answer does.

    ``menu`` and ``extras`` give the legal answers and the legal free extra actions; the contract tests prove
    that they are exactly the actions without a refusal. ``answer`` writes to a draft from which the question
    has been taken off the stack. ``actions`` are the classes of answers that belong here.
    """

    kind: str
    actions: frozenset[type]
    menu: Callable[[Any, Pending], Menu]
    answer: Callable[[Any, Pending, Any], None]
    extras: Callable[[Any, Pending], Menu] = no_extras


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """A chance point: its outcomes with exact weights, a draw of one, and what an outcome does.

    ``weight`` gives the weight of one given outcome without listing them all (0: it cannot come up).
    """

    kind: str
    rule: str
    outcomes: Callable[[Any, Pending], Weighted]
    weight: Callable[[Any, Pending, Action], int]
    sample: Callable[[Any, Pending, Random], Action]
    answer: Callable[[Any, Pending, Any], None]


Stage = Callable[[Any, Pending], None]
"""A part of the game that needs no answer: it writes to the draft and may push questions and stages."""


def draw(outcomes: Weighted, rng: Random) -> Action:
    """Draw one outcome with its exact probability.

    >>> from gamecore.kernel.actions import Action
    >>> draw(((Action(), 3),), Random(1))
    Action()
    """
    ticket = rng.randrange(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return action
    raise ValueError("a chance point needs at least one outcome of positive weight")
