"""A reader of a lesson without a browser: the messages it sends, and what Python answers."""

from __future__ import annotations

from typing import Any

from tests.widgets.line import only
from widgets.shared.lesson.board import ChapterBoard
from widgets.shared.lesson.plan import Lesson, Question, Step, parted


class Reader:
    """Reads one step or question of a lesson. `sent` is all that Python sent."""

    def __init__(self, lesson: Lesson, item: Step | Question) -> None:
        number = next(n for n, each in enumerate(lesson.chapters, 1) if item in (*each.steps, *each.quiz))
        self.item = item
        self.board = ChapterBoard(lesson, number)
        self.statuses: list[str] = []
        self.texts: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.board.send = lambda content, buffers=None: self.sent.append(content)  # type: ignore[method-assign]
        self.lesson("go", item=item.id)

    @property
    def move(self) -> int:
        return self.board._session.move

    def send(self, content: Any) -> list[dict[str, Any]]:
        """Send the content of a message; return what came back."""
        before = len(self.sent)
        self.board._handle_msg({"content": {"data": {"method": "custom", "content": content}}})
        back = self.sent[before:]
        steps = [message for message in back if message.get("what") == "step"]
        self.statuses += [message["status"] for message in steps]
        self.texts += [message["text"] for message in steps]
        return back

    def lesson(self, do: str, **fields: Any) -> list[dict[str, Any]]:
        """Wish something of the lesson."""
        return self.send({"kind": "lesson", "do": do, **fields})

    def lesson_says(self, do: str, **fields: Any) -> list[dict[str, Any]]:
        """Wish something; return only what the lesson says to it."""
        return [message for message in self.lesson(do, **fields) if message["kind"] == "lesson"]

    def act(self, text: str) -> list[dict[str, Any]]:
        """Act on the board."""
        return self.send({"kind": "act", "move": self.move, "text": text})

    def undo(self) -> list[dict[str, Any]]:
        """Take the last action back."""
        return self.send({"kind": "undo", "move": self.move})

    def frame(self) -> dict[str, Any]:
        """The whole picture as a view that appears gets it."""
        return only("frame", self.send({"kind": "hello", "view": "v1"}))

    def solve(self) -> None:
        """Do by hand what the step's own “Show me” would do."""
        step = self.item
        assert isinstance(step, Step)
        if step.press:
            self.lesson("press")
        elif not step.show:
            self.lesson("read")
        for action in parted(step.show):
            self.act(action)
