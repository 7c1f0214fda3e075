"""Finds the lesson of a game, and links rules to the steps that teach them."""

from __future__ import annotations

import importlib
from functools import cache

import gamecore
from gamecore.kernel.errors import GameError
from widgets.shared.lesson.plan import Lesson

NOTEBOOK = "1_learn.ipynb"


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


def anchor(game: str, rule: str) -> str:
    """The address of the step that teaches a rule, beside the game's other notebooks; empty if there is none."""
    try:
        step = plan_of(game).taught_by(rule)
    except GameError:
        return ""
    return f"{NOTEBOOK}#{game}-{step}" if step else ""
