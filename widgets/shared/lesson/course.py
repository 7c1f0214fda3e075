"""The board of a lesson: a match set to a position, in which chance and the others follow a script."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from gamecore.bots.names import HUMAN, bot_names
from gamecore.kernel.decision import Choice, Over
from gamecore.kernel.errors import GameError
from gamecore.kernel.game import Game
from gamecore.kernel.match import Match
from widgets.shared import game_ui
from widgets.shared import plan as plans
from widgets.shared.frame import Outlook
from widgets.shared.game_ui import GameUI
from widgets.shared.lesson.aim import Attempt, Track
from widgets.shared.lesson.ask import play
from widgets.shared.lesson.plan import Question, Step, parted
from widgets.shared.lesson.words import say
from widgets.shared.plan import Plan
from widgets.shared.session import Refused, Session


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
        self.goes_on = False

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

    def track(self, refused: list[Attempt], read: bool) -> Track:
        """What an aim may look at."""
        events = [event for turn in self.history for event in turn.events]
        return Track(self.game, self.state, self.acted, events, refused, read)


class RestingUI:
    """A game's board whose question is a sentence of the lesson: nothing is asked now."""

    def __init__(self, ui: GameUI, sentence: str) -> None:
        self._ui = ui
        self._sentence = sentence

    def __getattr__(self, name: str) -> Any:
        """Return everything else as the game has it."""
        return getattr(self._ui, name)

    def question(self, view: Any, names: Any) -> str:
        """Return the lesson's sentence."""
        return self._sentence


@dataclass(frozen=True, slots=True)
class LessonLook(Outlook):
    """A look at a lesson's board: silent, it gives away nothing of what can be done; resting, it shows one picture."""

    silent: bool = False
    resting: tuple[Any, Any] | None = None
    """A state, and the view that is shown in its place."""

    def view(self, state: Any) -> Any:
        """Return what is shown of a state."""
        if self.resting is not None and state is self.resting[0]:
            return self.resting[1]
        return Outlook.view(self, state)

    def legal(self, state: Any) -> tuple[Any, ...]:
        """Return what can be done, or nothing where the board is silent or rests."""
        if self.silent or self.resting is not None:
            return ()
        return Outlook.legal(self, state)


KEEP = "keep"
"""In place of a sentence: nothing can be done, but the board asks as ever."""


class LessonSession(Session):
    """The session of a chapter's board: its owner puts positions on it; everything can be taken back.

    An event of a kind in `pauses` ends what is shown: the board rests at the picture before it, so that the reader
    can look at the end of a round before the next one clears it away.
    """

    def __init__(self, ui: GameUI, names: tuple[str, ...], pauses: tuple[str, ...], course: Course) -> None:
        self._opening = course
        self._names = names
        self._pauses = pauses
        self._rest: tuple[int, Any] | None = None
        self.silent = ""
        self.finished: Callable[[], bool] = lambda: False
        super().__init__(course.game, ui, plans.make(course.game, list(course.seats)))

    def start(self, chosen: Plan) -> None:
        """Begin with the first position; a lesson has no other beginning."""
        self._adopt(self._opening, self._names[: len(self._opening.seats)])

    def put(self, course: Course, silent: str) -> None:
        """Set the board to another position; with a sentence in `silent` nothing can be done on it."""
        self.silent, self._rest = silent, None
        self._adopt(course, self._names[: len(course.seats)])

    @property
    def course(self) -> Course:
        """The match as a course."""
        if not isinstance(self.match, Course):
            raise TypeError("a lesson’s board holds a course")
        return self.match

    @property
    def resting(self) -> tuple[Any, Any] | None:
        """The present state and the picture at which the board rests, if it does."""
        course = self.course
        if course.free or course.goes_on or not course.history or course.over:
            return None
        last = course.history[-1]
        if not any(event.kind in self._pauses for event in last.events):
            return None
        if self._rest is None or self._rest[0] != len(course.history):
            self._rest = (len(course.history), self._picture_before_the_pause())
        return last.state, self._rest[1]

    def _picture_before_the_pause(self) -> Any:
        history, viewer = self.course.history, self.viewer
        before = history[-2].state if len(history) > 1 else self.course.first
        seen = [event.seen_by(viewer) for event in history[-1].events]
        views = self.game.view(before, viewer), self.game.view(history[-1].state, viewer)
        shown = game_ui.moments(self.ui, views[0], seen, views[1])
        return shown[-2][0] if len(shown) > 1 else views[1]

    @property
    def asked(self) -> int | None:
        """The seat of the reader if it is asked and the board does not rest."""
        return None if self._sentence() or self.resting is not None else super().asked

    def _sentence(self) -> str:
        """What stands in place of the question while nothing can be done; empty if something can."""
        if self.course.free:
            return ""
        return say("step_over") if self.finished() else self.silent

    @property
    def look(self) -> Outlook:
        """What the reader may see; in a quiz not even what can be done."""
        look = super().look
        known = {field.name: getattr(look, field.name) for field in fields(look)}
        sentence = self._sentence()
        if sentence and sentence != KEEP:
            known["ui"] = RestingUI(self.ui, sentence)
        return LessonLook(**known, silent=bool(sentence), resting=self.resting)

    def check_undo(self) -> None:
        """Raises `Refused` if the reader has not played yet."""
        if not self.course.acted:
            raise Refused(say("nothing_done"))

    def undo(self) -> None:
        """Take the reader's last action back, whatever has been shown since. Raises `Refused`."""
        self.check_undo()
        self.match.undo(freely=True)
        self.shown = len(self.match.history)
        self.move += 1

    def tools(self) -> dict[str, bool]:
        """Everything the reader has done in this step can be taken back."""
        return {"undo": bool(self.course.acted)}


def course_of(game: Game[Any, Any], item: Step | Question, names: tuple[str, ...]) -> Course:
    """The course of a step or a question."""
    state = game.restore(dict(item.position()))
    if isinstance(item, Question):
        course = Course(game, state, item.seat, names, "")
        course.held = True
        return course
    state, _ = play(game, state, item.before)
    course = Course(game, state, item.seat, names, item.then)
    course.held, course.goes_on = bool(item.press), item.goes_on
    return course
