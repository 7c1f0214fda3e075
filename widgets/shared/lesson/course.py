"""The board of a lesson: a match set to a position, in which chance and the others follow a script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamecore.bots.names import HUMAN, bot_names
from gamecore.kernel.decision import Choice, Over
from gamecore.kernel.errors import GameError, IllegalAction
from gamecore.kernel.game import Game
from gamecore.kernel.match import Match
from widgets.shared import plan as plans
from widgets.shared.frame import Outlook
from widgets.shared.game_ui import GameUI
from widgets.shared.lesson.aim import Track
from widgets.shared.lesson.ask import play
from widgets.shared.lesson.plan import Position, Question, Step, parted
from widgets.shared.plan import Plan
from widgets.shared.session import Session


class Course(Match):
    """A match that begins at a position and follows a script until the reader wants to play freely.

    `held` keeps chance and the others waiting. How far the script has come is read from the history, so taking a
    step back needs nothing else.
    """

    def __init__(self, game: Game[Any, Any], state: Any, reader: int, names: tuple[str, ...], script: str) -> None:
        players = len(game.scores(state))
        best = bot_names(game)[-1]
        seats = [HUMAN if seat == reader else best for seat in range(players)]
        options = game.options_of(state)
        super().__init__(game.name, seats, "lesson", options, list(names[:players]), autoplay=False)
        self.first = state
        self.reader = reader
        self.script = parted(script)
        self.held = False
        self.free = False

    def advance_once(self) -> bool:
        """Make the next scripted action of chance or another seat; freely, what chance and the bots do."""
        decision = self.decision
        if self.held or isinstance(decision, Over) or self._mine(decision):
            return False
        if self.free:
            return super().advance_once()
        told = sum(turn.seat != self.reader for turn in self.history)
        if told >= len(self.script):
            return False
        try:
            self._do(self.game.parse(self.script[told], self.state))
        except GameError:
            return super().advance_once()
        return True

    def _mine(self, decision: Any) -> bool:
        return isinstance(decision, Choice) and decision.seat == self.reader

    @property
    def acted(self) -> list[str]:
        """What the reader has played."""
        return [str(turn.action) for turn in self.history if turn.seat == self.reader]

    def track(self, refused: list[str], read: bool) -> Track:
        """What an aim may look at."""
        events = [event for turn in self.history for event in turn.events]
        return Track(self.game, self.state, self.acted, events, refused, read)


class Silent(Outlook):
    """A look at the board that gives away nothing of what can be done: for quiz questions."""

    def legal(self, state: Any) -> tuple[Any, ...]:
        """Return nothing."""
        return ()


class LessonSession(Session):
    """The session of a chapter's board: its owner puts positions on it; everything can be taken back."""

    def __init__(self, game: Game[Any, Any], ui: GameUI, names: tuple[str, ...], course: Course) -> None:
        self._opening = course
        self._names = names
        self.silent = False
        super().__init__(game, ui, plans.make(game, list(course.seats)))

    def start(self, chosen: Plan) -> None:
        """Begin with the first position; a lesson has no other beginning."""
        self.move = getattr(self, "move", 0)
        self._adopt(self._opening, self._names[: len(self._opening.seats)])

    def put(self, course: Course, silent: bool) -> None:
        """Set the board to another position."""
        self.silent = silent
        self._adopt(course, self._names[: len(course.seats)])

    @property
    def course(self) -> Course:
        """The match as a course."""
        assert_course = self.match
        if not isinstance(assert_course, Course):
            raise TypeError("a lesson's board holds a course")
        return assert_course

    @property
    def look(self) -> Outlook:
        """What the reader may see; in a quiz not even what can be done."""
        look = super().look
        return Silent(look.game, look.ui, look.names, look.viewer) if self.silent else look

    def undo(self) -> None:
        """Take the reader's last action back, whatever has been shown since. Raises `Refused`."""
        try:
            self.match.undo(freely=True)
        except IllegalAction as error:
            raise self._refused(error) from error
        self.shown = len(self.match.history)
        self.move += 1

    def tools(self) -> dict[str, bool]:
        """Everything the reader has done in this step can be taken back."""
        return {"undo": bool(self.course.acted)}

    def go_on(self) -> Iterator[dict[str, Any]]:
        """What chance and the others do now."""
        yield from self._go_on()


def course_of(game: Game[Any, Any], item: Step | Question, names: tuple[str, ...]) -> Course:
    """The course of a step or a question."""
    state = game.restore(plain(item.position()))
    if isinstance(item, Question):
        course = Course(game, state, item.seat, names, "")
        course.held = True
        return course
    state, _ = play(game, state, item.before)
    course = Course(game, state, item.seat, names, item.then)
    course.held = bool(item.press)
    return course


def plain(position: Position) -> dict[str, Any]:
    """A position as a dictionary of its own."""
    return dict(position)
