"""The parts of a game's flow: questions to a seat, chance points, and stages that run by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending

Weighted = tuple[tuple[Action, int], ...]
"""Chance outcomes with exact integer weights."""


class Menu:
    """A list of actions with fixed content and order, shared by all states that offer it.

    ``keys`` are the identities of the listed objects: whoever plays one of them need not be compared by value.
    A game may derive a menu with a quicker test than looking an action up; it may then do without keys.
    """

    __slots__ = ("_known", "actions", "keys")

    actions: tuple[Action, ...]
    keys: frozenset[int]
    _known: frozenset[Action] | None

    def __init__(self, actions: Iterable[Action]) -> None:
        """Keep the actions in the given order."""
        self.actions = tuple(actions)
        self.keys = frozenset(map(id, self.actions))
        self._known = None

    def holds(self, action: Action) -> bool:
        """Return whether an action is in the list, by value; the values are gathered when first asked for."""
        if self._known is None:
            self._known = frozenset(self.actions)
        return action in self._known


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a seat: what may be answered, and what an answer does.

    ``menus`` gives the legal answers as a row of menus, free extra actions last; the contract tests prove that
    they are exactly the actions without a refusal. ``answers`` has, for each class of action that belongs here,
    the rule that carries it out: it writes to a draft from which the question has been taken off the stack.
    """

    kind: str
    menus: Callable[[Any, Pending], tuple[Menu, ...]]
    answers: Mapping[type, Callable[[Any, Pending, Any], None]]


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """A chance point: its outcomes with exact weights, a draw of one, and what an outcome does.

    ``weight`` gives the weight of one given outcome without listing them all (0: it cannot come up).
    ``actions`` are the classes of outcomes that belong here.
    """

    kind: str
    rule: str
    outcomes: Callable[[Any, Pending], Weighted]
    weight: Callable[[Any, Pending, Action], int]
    sample: Callable[[Any, Pending, Random], Action]
    answer: Callable[[Any, Pending, Any], None]
    actions: frozenset[type] = frozenset()


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
