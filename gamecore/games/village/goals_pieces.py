"""The life goal cards, as plain data; some requirements of silver goals are reconstructed [X]."""

from __future__ import annotations

SILVER = ("aristocrat", "farmer", "bailiff", "coachman", "brewer", "explorer", "writer", "knight")
GOLD = (
    *("secretary", "master", "historian", "saint", "travelling salesman", "acolyte", "merchant"),
    *("missionary", "innkeeper"),
)
GOALS = (*SILVER, *GOLD)
SILVER_POINTS, GOLD_POINTS = 5, 8
NEEDS_INN = ("brewer", "innkeeper")
NEEDS_PORT = ("explorer", "missionary")
NEEDS_LAND = ("travelling salesman",)

NO_GOAL, HIDDEN_GOAL = -1, -2
"""A seat without a card of this metal, and a card that the viewer cannot see."""


def goals_in_play(inn: bool, port: bool) -> tuple[int, ...]:
    """Return the goals that stay in the decks (VL1.2).

    >>> [sum(goal < len(SILVER) for goal in goals_in_play(inn, True)) for inn in (False, True)]
    [7, 8]
    """
    out = (*(NEEDS_INN if not inn else ()), *(NEEDS_PORT if not port else ()), *(NEEDS_LAND if port else ()))
    return tuple(number for number, name in enumerate(GOALS) if name not in out)


def metal(goal: int) -> int:
    """Return 0 for a silver goal, 1 for a gold one."""
    return int(goal >= len(SILVER))
