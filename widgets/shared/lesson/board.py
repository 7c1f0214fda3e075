"""A chapter as a widget: its texts, one board that is set to each step, and what counts as done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import anywidget
import traitlets

import gamecore
from gamecore.kernel.errors import MalformedAction
from gamecore.kernel.game import Game
from widgets.shared import game_ui, protocol
from widgets.shared.lesson import code, content, marking, messages
from widgets.shared.lesson.aim import Attempt
from widgets.shared.lesson.course import KEEP, Course, LessonSession, course_of
from widgets.shared.lesson.messages import Wish
from widgets.shared.lesson.plan import Lesson, Question, Step, parted
from widgets.shared.lesson.words import say
from widgets.shared.session import Refused
from widgets.shared.table import Table
from widgets.shared.words import say as say_table


class ChapterBoard(Table):
    """One chapter of a lesson, with one board. Make one with `widgets.lesson(...).chapter(n)`.

    Its synced traits hold the chapter's texts, which are no secret; right answers are not among them.
    """

    _esm = code.stub()
    _css = ""

    chapter = traitlets.Dict().tag(sync=True)
    code = traitlets.Unicode().tag(sync=True)

    def __init__(self, lesson: Lesson, number: int) -> None:
        """Take a lesson and the number of its chapter, from 1."""
        game = gamecore.load(lesson.game)
        self._lesson, self._number = lesson, number
        self._plan = lesson.chapters[number - 1]
        self._items: dict[str, Step | Question] = {each.id: each for each in self._plan.items}
        self._item: Step | Question = self._plan.steps[0]
        self._refused: list[Attempt] = []
        self._read = False
        self._status = "open"
        self._picks: list[str] = []
        course = course_of(game, self._item, lesson.names)
        session = LessonSession(game_ui.load(game.name), lesson.names, lesson.pauses, course)
        super().__init__(session, name=f"lesson-{number}")
        session.silent, session.finished = silence(self._item), self._met
        self.set_trait("chapter", content.chapter(lesson, number, game))
        self.set_trait("code", code.key())

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live chapter; a place without scripts shows nothing of it."""
        return anywidget.AnyWidget._repr_mimebundle_(self, **kwargs)

    @property
    def _board(self) -> LessonSession:
        if not isinstance(self._session, LessonSession):
            raise TypeError("a chapter has a lesson’s board")
        return self._session

    @property
    def _course(self) -> Course:
        return self._board.course

    @property
    def _game(self) -> Game[Any, Any]:
        return self._session.game

    # Messages ------------------------------------------------------------------------------------------

    def _receive(self, content: Any) -> None:
        if not isinstance(content, dict) or content.get("kind") != "lesson":
            super()._receive(content)
            return
        try:
            wish = messages.read(content)
        except protocol.NotUnderstood:
            return
        try:
            if not self._throttle.allows():
                raise Refused(say_table("too_fast"))
            WISHES[wish.do](self, wish)
        except Refused as refused:
            self._refuse(refused.text, refused.rules)

    def _tell(self, what: str, **fields: Any) -> None:
        self.send({"kind": "lesson", "what": what, "item": self._item.id, **fields})

    def _tell_step(self, status: str, text: str = "", rules: Sequence[str] = ()) -> None:
        self._status = status
        course = self._course
        self._tell("step", status=status, text=text, rules=list(rules), acted=bool(course.acted), held=course.held)

    def _code(self, wish: Wish) -> None:
        self.send({"kind": "lesson", "what": "code", "key": code.key(), "script": code.script(), "style": code.style()})

    def _met(self) -> bool:
        """Whether the step's aim is met now."""
        return isinstance(self._item, Step) and self._item.aim.met(self._course.track(self._refused, self._read))

    # Going about ---------------------------------------------------------------------------------------

    def _go(self, wish: Wish) -> None:
        item = self._items.get(wish.item)
        if item is not None:
            self._put(item)

    def _put(self, item: Step | Question) -> None:
        self._item, self._refused, self._read, self._picks = item, [], False, []
        self._status, self._last_act = "open", None
        self._board.put(course_of(self._game, item, self._lesson.names), silent=silence(item))
        self._show()
        self._tell("put")

    def _back(self, wish: Wish) -> None:
        self._put(self._item)
        self._tell_step("open", say("back"))

    def _free(self, wish: Wish) -> None:
        if isinstance(self._item, Question):
            raise Refused(say("quiz_board"))
        self._course.free, self._course.held = True, False
        self._show()
        self._tell_step("free", say("free"))
        self._let_go_on()

    def _let_go_on(self) -> None:
        if self._session.asked is None and not self._session.over:
            self._last_act = None
            Table._act(self, self._session.move, "go on")

    # Steps ---------------------------------------------------------------------------------------------

    def _act(self, move: int, text: str) -> None:
        if isinstance(self._item, Question):
            self._pick(text)
            return
        if " ".join(text.split()).casefold() in ("help", "undo"):
            super()._act(move, text)
            return
        if not self._course.free:
            self._check_awake()
        before = len(self._course.history)
        try:
            super()._act(move, text)
        except Refused as refused:
            self._keep_refused(text, refused)
            if self._course.free or not self._judge(""):
                raise
            self._show()
            self._refuse(refused.text, refused.rules)
            return
        if self._course.free:
            self._tell_step("free")
        elif len(self._course.history) != before:
            self._judge(self._course.acted[-1] if self._course.acted else "")

    def _keep_refused(self, text: str, refused: Refused) -> None:
        """Remember an attempt; a typed question, such as “why pass”, is answered like a refusal and is none."""
        try:
            action = self._game.parse(text, self._session.match.state)
        except MalformedAction:
            return
        self._refused += [Attempt(str(action), rule) for rule in refused.rules[:1]]

    def _check_awake(self) -> None:
        if self._session.asked is not None:
            if self._status in ("done", "shown"):
                raise Refused(say("is_done"))
            return
        if self._course.held and isinstance(self._item, Step):
            raise Refused(say("press_first", press=self._item.press))
        raise Refused(say("is_done" if self._status in ("done", "shown") else "rests"))

    def _judge(self, action: str) -> bool:
        """Tell whether the step is done; a legal action that leads elsewhere is answered with a sentence."""
        step = self._item
        if not isinstance(step, Step) or self._status in ("done", "shown"):
            return False
        if self._met():
            self._tell_step("done", step.done or say("done"), step.teaches)
            return True
        if not action:
            return False
        rests = self._session.asked is None
        words = step.missed.get(action) or step.missed.get(action.split()[0])
        text = words or (say("missed", hint=step.hint).strip() if rests else "")
        self._tell_step("missed" if rests else "open", text, step.teaches)
        return False

    def _undo(self, move: int) -> None:
        super()._undo(move)
        self._last_act = None
        if not self._course.free:
            self._tell_step("open")

    def _press(self, wish: Wish) -> None:
        if not isinstance(self._item, Step) or not self._course.held:
            return
        self._course.held = False
        self._let_go_on()
        if not self._judge(""):
            self._tell_step("open")

    def _read_it(self, wish: Wish) -> None:
        self._read = True
        self._judge("")

    def _show_me(self, wish: Wish) -> None:
        step = self._item
        if not isinstance(step, Step):
            return
        if self._course.acted or self._course.free:
            self._put(step)
        self._read = True
        if self._course.held:
            self._course.held = False
            self._let_go_on()
        for action in parted(step.show):
            try:
                Table._act(self, self._session.move, action)
            except Refused as refused:
                self._keep_refused(action, refused)
                self._show()
                self._refuse(refused.text, refused.rules)
        if self._met():
            self._tell_step("shown", step.done or say("shown"), step.teaches)

    # Questions -----------------------------------------------------------------------------------------

    def _question(self, wish: Wish) -> Question:
        item = self._items.get(wish.item)
        if not isinstance(item, Question):
            raise Refused(say_table("stale"))
        if item is not self._item:
            self._put(item)
        return item

    def _pick(self, text: str) -> None:
        question = self._item
        if not isinstance(question, Question) or question.kind != "board":
            raise Refused(say("quiz_board"))
        if text in self._picks:
            self._picks.remove(text)
        elif len(self._picks) < messages.MOST:
            self._picks.append(text)
        self._tell("picked", picks=list(self._picks))

    def _answer_question(self, wish: Wish) -> None:
        question = self._question(wish)
        chosen = tuple(self._picks) if question.kind == "board" else wish.choice
        self._tell("marked", **marking.mark(self._game, question, chosen).data())

    def _reveal_answer(self, wish: Wish) -> None:
        question = self._question(wish)
        answers = marking.spelled(self._game, question) or [say("nothing")]
        notes = [{"text": question.why, "rules": list(question.cites)}]
        if question.kind == "board":
            self._picks = sorted(marking.right_answers(self._game, question))
            self._tell("picked", picks=list(self._picks))
        self._tell("revealed", answers=answers, notes=notes)

    # What a lesson's board leaves out ------------------------------------------------------------------

    def _answer_seldom(self, message: protocol.Message) -> None:
        if isinstance(message, protocol.Hello):
            self._show(to=message.view)
            return
        if isinstance(message, LEFT_OUT):
            raise Refused(say("no_games"))
        super()._answer_seldom(message)

    def _teach(self, message: Any) -> None:
        # A question's board keeps its secrets: only the rulebook may be asked.
        if not isinstance(self._item, Question) or isinstance(message, protocol.Rule):
            super()._teach(message)

    def _autosave(self) -> None:
        return None


LEFT_OUT = (
    *(protocol.New, protocol.Save, protocol.Load, protocol.Resume, protocol.Discard),
    *(protocol.Replay, protocol.Branch, protocol.Leave),
)
"""What a table does with whole games."""


def silence(item: Step | Question) -> str:
    """Why nothing can be done on the board of a question or of a step that is only read; else empty."""
    if isinstance(item, Question):
        return KEEP
    return "" if item.press or item.show else say("look")


WISHES: Mapping[str, Callable[[ChapterBoard, Wish], None]] = {
    "code": ChapterBoard._code,
    "go": ChapterBoard._go,
    "press": ChapterBoard._press,
    "read": ChapterBoard._read_it,
    "show": ChapterBoard._show_me,
    "free": ChapterBoard._free,
    "back": ChapterBoard._back,
    "answer": ChapterBoard._answer_question,
    "reveal": ChapterBoard._reveal_answer,
}
