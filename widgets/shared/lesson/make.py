"""Makes the chapters of a game's lesson."""

from __future__ import annotations

from dataclasses import dataclass

from gamecore.kernel.errors import BadOption
from widgets.shared.lesson.anchor import plan_of
from widgets.shared.lesson.board import ChapterBoard
from widgets.shared.lesson.plan import Lesson


@dataclass(frozen=True)
class LessonBook:
    """A lesson whose chapters can be shown in the cells of a notebook."""

    plan: Lesson

    def chapter(self, number: object) -> ChapterBoard:
        """A chapter, from 1: show it as the last line of a cell. Raises `BadOption` for a number without one."""
        count = len(self.plan.chapters)
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= count:
            raise BadOption(f"This lesson has the chapters 1 to {count}; there is no chapter {number!r}.")
        return ChapterBoard(self.plan, number)


def lesson(game: str) -> LessonBook:
    """The lesson of a game. Raises `UnknownGame`, or `GameError` if the game has no lesson."""
    return LessonBook(plan_of(game))
