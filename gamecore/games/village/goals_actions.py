"""The actions of Life Goals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamecore.games.village.actions_words import WordAction
from gamecore.games.village.goals_pieces import GOALS


@dataclass(frozen=True, slots=True)
class GoalAction(WordAction):
    """An action that names a life goal."""

    choices: ClassVar[tuple[str, ...]] = GOALS
    noun: ClassVar[str] = "life goal"


@dataclass(frozen=True, slots=True)
class Reveal(GoalAction):
    """Reveal and score an own life goal (VL2.1)."""

    verb: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "VL2.1"
    usage: ClassVar[str] = "reveal merchant"


@dataclass(frozen=True, slots=True)
class Deal(GoalAction):
    """Chance: the goal card dealt to the next player (VL1.3)."""

    verb: ClassVar[str] = "deal"
    rule: ClassVar[str] = "VL1.3"
    usage: ClassVar[str] = "deal farmer"


GOALS_ACTIONS = (Reveal, Deal)
