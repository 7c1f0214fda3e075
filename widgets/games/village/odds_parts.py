"""What the experiments of the notebook about Village's odds share: sentences, decisions, ranges of outcomes."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from widgets.shared.charts.figures import Number, decimal
from widgets.shared.explore.experiment import Answer, Control, Decision, Settings, listed

MOST = 20_000
"""Single pieces are drawn one by one, so experiments stop here."""

MODULES: tuple[tuple[bool, bool], ...] = ((False, False), (True, False), (False, True), (True, True))
MODULE_NAMES = ("the base game", "Village with the Inn", "Village with the Port", "Village with Inn and Port")
"""The modules in play as (Inn, Port), and what they are called in a sentence."""


def modules(label: str = "You play") -> Control:
    """A list of the modules in play."""
    return listed("modules", label, MODULE_NAMES)


def amount(value: Number, one: str, many: str) -> str:
    """An amount with its unit.

    >>> amount(1, "point", "points"), amount(0.4, "point", "points")
    ('1 point', '0.4 points')
    """
    shown = decimal(value)
    return f"{shown} {one if shown == '1' else many}"


def points(value: Number) -> str:
    """An amount of points."""
    return amount(value, "point", "points")


def hours(value: Number) -> str:
    """An amount of hours."""
    return amount(value, "hour", "hours")


def decision(question: str, *answers: tuple[str, Fraction, str]) -> Decision:
    """A decision between answers given as label, worth and reason."""
    return Decision(question, tuple(Answer(*answer) for answer in answers))


def counted(first: int, last: int) -> tuple[tuple[int, str], ...]:
    """The outcomes from one number to another."""
    return tuple((count, str(count)) for count in range(first, last + 1))


def at_least(name: str) -> Callable[[Settings], Callable[[Any], bool]]:
    """The event that a number reaches what a control says."""
    return lambda at: lambda count: bool(count >= at[name])


def at_most(name: str) -> Callable[[Settings], Callable[[Any], bool]]:
    """The event that a number is not above what a control says."""
    return lambda at: lambda count: bool(count <= at[name])
