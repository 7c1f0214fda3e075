"""A lesson as a course, for its tests: its steps and questions by name, and what happens when they are done."""

from __future__ import annotations

from dataclasses import dataclass

from gamecore import Event
from tests.widgets.lesson.reader import Reader
from widgets.shared.lesson.plan import Lesson, Question, Step

Happening = tuple[str, int] | tuple[str, str, int]
"""The kind and the seat of an event, or its kind, rule and seat."""


@dataclass(frozen=True)
class Course:
    """What must be true of a lesson: its chapters in order, beginners' mistakes, hard places of the rules.

    ``mistakes`` are questions with what the rules say, ``happens`` are steps with an event that comes when they are
    solved, and ``leads`` is a rule with the step that teaches it. ``strays`` are steps that end with a refusal, each
    with another action that the same rule forbids.
    """

    lesson: Lesson
    order: tuple[str, ...]
    mistakes: dict[str, list[str]]
    happens: dict[str, Happening]
    leads: dict[str, str]
    strays: dict[str, str]

    def step(self, id: str) -> Step:
        """A step by its name."""
        return next(each for each in self.lesson.steps if each.id == id)

    def question(self, id: str) -> Question:
        """A question by its name."""
        return next(each for chapter in self.lesson.chapters for each in chapter.quiz if each.id == id)

    def reader(self, id: str, *actions: str) -> Reader:
        """A reader at a step who has done these actions."""
        reader = Reader(self.lesson, self.step(id))
        for action in actions:
            reader.act(action)
        return reader

    def statuses(self, id: str, *actions: str) -> list[str]:
        """What a step says of these actions."""
        return self.reader(id, *actions).statuses


def events(reader: Reader) -> list[Event]:
    """Everything that has happened at a reader's board."""
    return [event for turn in reader.board._session.match.history for event in turn.events]
