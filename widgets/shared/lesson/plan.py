"""What a lesson is made of, as plain data: chapters, steps, questions. Nothing here is about one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from widgets.shared.lesson.aim import Aim, Reading
from widgets.shared.lesson.ask import Ask

Position = Mapping[str, Any]
"""A position as `game.dump` writes it; `game.restore` checks it."""


def parted(text: str) -> tuple[str, ...]:
    """The actions in a line of several, parted by semicolons.

    >>> parted("roll 4 2 6; place jade")
    ('roll 4 2 6', 'place jade')
    """
    return tuple(part.strip() for part in text.split(";") if part.strip())


@dataclass(frozen=True)
class Step:
    """One thing to do: a few sentences, a position, and what counts as done.

    `rules` are ids parted by blanks. `position` builds the position, in which `seat` is the reader's. `before` is
    played on from there without being shown. `then` is what chance and the other seats do, in order; when it is used
    up the board rests. `show` are actions of the reader that reach the aim. A step with `press` waits for a button
    of that name and then plays `then`. `look` are places of the board to point at. `missed` has a sentence for a
    legal action, or a verb, that does not lead to the aim. With `goes_on` the board does not rest at a pause.
    """

    id: str
    rules: str
    title: str
    text: str
    position: Callable[[], Position]
    aim: Aim = field(default_factory=Reading)
    show: str = ""
    then: str = ""
    before: str = ""
    press: str = ""
    hint: str = ""
    done: str = ""
    look: str = ""
    missed: Mapping[str, str] = field(default_factory=dict)
    seat: int = 0
    goes_on: bool = False

    @cached_property
    def teaches(self) -> tuple[str, ...]:
        """The ids of the rules."""
        return tuple(self.rules.split())


@dataclass(frozen=True)
class Option:
    """A possible answer: what it says, the value it stands for, and why it is wrong if it is."""

    label: str
    value: str
    why: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Question:
    """A quiz question. The right answer is what the game computes for `ask` at the position.

    `kind`: `one` or `many` of the options, a `number`, or places to click on the `board`. `why` is said after any
    answer; every rule named in `rules` is cited with it.
    """

    id: str
    kind: str
    rules: str
    text: str
    position: Callable[[], Position]
    ask: Ask
    why: str
    options: tuple[Option, ...] = ()
    seat: int = 0

    @cached_property
    def cites(self) -> tuple[str, ...]:
        """The ids of the rules."""
        return tuple(self.rules.split())


@dataclass(frozen=True)
class Chapter:
    """A chapter: its title, its promise in one sentence, its steps and its quiz."""

    title: str
    promise: str
    steps: tuple[Step, ...]
    quiz: tuple[Question, ...]

    @cached_property
    def items(self) -> tuple[Step | Question, ...]:
        """Everything there is to do, in order."""
        return self.steps + self.quiz


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game. `names` are the players at the board; the reader is the first unless a step differs.

    After an event of a kind in `pauses` the board rests at the picture before it.
    """

    game: str
    names: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    pauses: tuple[str, ...] = ()

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """All steps of all chapters."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    def taught_by(self, rule: str) -> str | None:
        """The id of the first step that teaches a rule."""
        return next((step.id for step in self.steps if rule in step.teaches), None)
