"""The actions of Life Goals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from gamecore.games.village.goals_pieces import GOALS
from gamecore.kernel.actions import Action
from gamecore.kernel.words import OneOf

Goal = Annotated[str, OneOf(GOALS, "life goal")]


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Reveal and score an own life goal (VL2.1)."""

    verb: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "VL2.1"
    usage: ClassVar[str] = "reveal merchant"
    what: Goal


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance: the goal card dealt to the next player (VL1.3)."""

    verb: ClassVar[str] = "deal"
    rule: ClassVar[str] = "VL1.3"
    usage: ClassVar[str] = "deal farmer"
    what: Goal


GOALS_ACTIONS = (Reveal, Deal)
