"""What the experiments of the notebook about Village's odds share: the modules in play, and amounts in words."""

from __future__ import annotations

from gamecore.games.village.things import SPACE_NAMES
from widgets.shared.charts.figures import Number, decimal
from widgets.shared.explore.experiment import Control, listed

MOST = 20_000
"""Single pieces are drawn one by one, so experiments stop here."""

MODULES: tuple[tuple[bool, bool], ...] = ((False, False), (True, False), (False, True), (True, True))
MODULE_NAMES = ("the base game", "Village with the Inn", "Village with the Port", "Village with Inn and Port")
"""The modules in play as (Inn, Port), and what they are called in a sentence."""


SPACE_WORDS = tuple(SPACE_NAMES.values())
"""The action spaces in their order, as they are called in a sentence."""


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
