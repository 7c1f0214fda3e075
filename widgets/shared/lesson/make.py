"""Finds the lesson of a game, makes its chapters, and links rules to the steps that teach them."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cache

import gamecore
from gamecore.kernel.errors import BadOption, GameError
from widgets.shared.lesson.board import ChapterBoard
from widgets.shared.lesson.plan import Lesson

NOTEBOOK = "1_learn.ipynb"


@dataclass(frozen=True)
class LessonBook:
    """A lesson whose chapters can be shown in the cells of a notebook."""

    plan: Lesson

    def chapter(self, number: int) -> ChapterBoard:
        """A chapter, from 1: show it as the last line of a cell. Raises `BadOption` for a number without one."""
        count = len(self.plan.chapters)
        if not isinstance(number, int) or not 1 <= number <= count:
            raise BadOption(f"This lesson has the chapters 1 to {count}; there is no chapter {number!r}.")
        return ChapterBoard(self.plan, number)


@cache
def plan_of(game: str) -> Lesson:
    """The lesson of a game. Raises `GameError` if it has none."""
    name = gamecore.load(game).name
    place = f"widgets.games.{name}.lessons"
    try:
        lesson = importlib.import_module(place).LESSON
    except ModuleNotFoundError as problem:
        if problem.name is None or not place.startswith(problem.name):
            raise
        raise GameError(f"There is no lesson for {gamecore.load(game).title} yet.") from None
    if not isinstance(lesson, Lesson):
        raise GameError(f"The lesson of {name} is not a lesson.")
    return lesson


def lesson(game: str) -> LessonBook:
    """The lesson of a game. Raises `UnknownGame`, or `GameError` if the game has no lesson."""
    return LessonBook(plan_of(game))


def anchor(game: str, rule: str) -> str:
    """The address of the step that teaches a rule, beside the game's other notebooks; empty if there is none."""
    try:
        step = plan_of(game).taught_by(rule)
    except GameError:
        return ""
    return f"{NOTEBOOK}#{game}-{step}" if step else ""
