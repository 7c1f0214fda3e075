"""An exercise with a typed answer: the numbers come from a seed, the answer is computed and compared in Python."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

import anywidget
import traitlets

from widgets.shared.charts import assets, figures
from widgets.shared.explore import words
from widgets.shared.throttle import Throttle

log = logging.getLogger("four_ports.widgets")

LONGEST = 40
NEAR = {"percent": Fraction(1, 1000), "gain": Fraction(1, 100), "number": Fraction(1, 100)}
"""How far off an answer may be: a tenth of a percentage point, or a hundredth of another unit."""

WORDS = {
    **words.LINE,
    "check": "Check",
    "show": "Show me",
    "another": "Other numbers",
    "percent": "Your answer, as a fraction, a decimal or a percentage",
    "gain": "Your answer, a gain or a loss",
    "number": "Your answer, as a fraction or a decimal",
}
SAYS = {
    "empty": "Type an answer first, for example {example}.",
    "unread": "“{text}” is not a number that can be read here. Write it like {example}.",
    "too_high": "A chance lies between 0 and 1, that is, between 0 % and 100 %.",
    "right": "Right: {answer}. {solution}",
    "wrong": "Not yet. {hint}",
    "shown": "The answer is {answer}. {solution}",
    "fresh": "Here are other numbers.",
    "close": "You are within two hundredths: is something rounded too early?",
    "internal": "Something went wrong inside the program. Reload the page and try again.",
}
EXAMPLES = {"percent": "5/36, 0.139 or 13.9 %", "gain": "1.25, −3/4 or 2", "number": "1.25, 5/4 or 2"}


@dataclass(frozen=True, slots=True)
class Problem:
    """One set of numbers of an exercise: the text, the exact answer, mistakes that have a hint, the way there.

    The unit is `percent`, `gain` or `number`. `label` stands over the answer's field, and `says` writes the answer with
    its unit; without them, both follow from the kind of unit.
    """

    text: str
    answer: Fraction
    unit: str
    hint: str
    solution: str
    mistakes: tuple[tuple[Fraction, str], ...] = ()
    label: str = ""
    says: Callable[[figures.Number], str] | None = None

    def shown(self) -> str:
        """The answer in words."""
        if self.says:
            return self.says(self.answer)
        if self.unit != "percent":
            return figures.exactly(self.answer)
        return f"{figures.fraction(self.answer)} = {figures.percent(self.answer)}"

    def accepts(self, value: Fraction) -> bool:
        """Whether a value is the answer, rounded at most a little."""
        return abs(value - self.answer) < NEAR[self.unit]

    def advice(self, value: Fraction) -> str:
        """What is said about a wrong value."""
        for mistake, text in self.mistakes:
            if abs(value - mistake) < NEAR[self.unit]:
                return text
        if abs(value - self.answer) < Fraction(1, 50):
            return SAYS["close"]
        return self.hint


@dataclass(frozen=True, slots=True)
class Task:
    """An exercise as data: its title, and how a problem is made from a random generator."""

    name: str
    title: str
    make: Callable[[Random], Problem]


def read_number(text: str) -> Fraction:
    """The value of a typed fraction, decimal or percentage, with a comma or a point. Raises ValueError.

    >>> read_number("1/8"), read_number("12,5 %"), read_number("−0.75")
    (Fraction(1, 8), Fraction(1, 8), Fraction(-3, 4))
    """
    plain = text.strip().replace("\u2212", "-").replace(",", ".").replace("\u202f", "").replace(" ", "")
    is_percent = plain.endswith("%")
    plain = plain.removesuffix("%").removeprefix("+")
    if not plain or len(plain) > LONGEST or "e" in plain.casefold():
        raise ValueError(text)
    try:
        value = Fraction(plain)
    except ZeroDivisionError:
        raise ValueError(text) from None
    return value / 100 if is_percent else value


class Exercise(anywidget.AnyWidget):
    """An exercise on a page. Its synced picture holds the answer only after it was given or asked for."""

    _esm = assets.script(*assets.LINE, "explore/exercise.js")
    _css = assets.style("css/controls.css", "explore/explore.css")

    picture = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict(WORDS).tag(sync=True)

    def __init__(self, task: Task, seed: int = 1) -> None:
        """Start the exercise; the same seed gives the same numbers."""
        self.task, self.seed = task, seed
        self._throttle = Throttle(burst=30, per_second=4)
        self.problem = self._made()
        super().__init__(picture=self._picture("", ""))

    def _made(self) -> Problem:
        return self.task.make(Random(self.seed))

    def _picture(self, says: str, state: str) -> dict[str, Any]:
        label = self.problem.label or WORDS[self.problem.unit]
        return {"title": self.task.title, "text": self.problem.text, "label": label, "says": says, "state": state}

    def answer(self, text: str) -> tuple[str, str]:
        """What is said about a typed answer, and whether it is right, wrong or unread."""
        example = EXAMPLES[self.problem.unit]
        if not text.strip():
            return SAYS["empty"].format(example=example), "unread"
        try:
            value = read_number(text)
        except ValueError:
            return SAYS["unread"].format(text=text.strip()[:LONGEST], example=example), "unread"
        if self.problem.unit == "percent" and not 0 <= value <= 1:
            return SAYS["too_high"], "wrong"
        if self.problem.accepts(value):
            return self._told("right"), "right"
        return SAYS["wrong"].format(hint=self.problem.advice(value)), "wrong"

    def _told(self, sentence: str) -> str:
        return SAYS[sentence].format(answer=self.problem.shown(), solution=self.problem.solution)

    def another(self) -> None:
        """Take other numbers, never the same text twice in a row."""
        before = self.problem.text
        while self.problem.text == before:
            self.seed += 1
            self.problem = self._made()

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a front end writes: the exercise keeps its state in Python."""

    def _handle_msg(self, msg: Mapping[str, Any]) -> None:
        """Answer one message of the browser; whatever it holds, no traceback goes back."""
        try:
            data = msg["content"]["data"]
            if data.get("method") == "request_state":
                self.send_state()
            elif data.get("method") == "custom" and isinstance(data.get("content"), dict):
                self._receive(data["content"])
        except Exception:
            log.exception("Internal error in the exercise %s", self.task.name)
            self.picture = self._picture(SAYS["internal"], "unread")

    def _receive(self, content: Mapping[str, Any]) -> None:
        wish, text = content.get("do"), content.get("text")
        if not self._throttle.allows():
            return
        if wish == "ping":
            self.send({"kind": "pong"})
            return
        if wish == "check" and isinstance(text, str) and len(text) <= 1000:
            said, state = self.answer(text)
        elif wish == "show":
            said, state = self._told("shown"), "shown"
        elif wish == "another":
            self.another()
            said, state = SAYS["fresh"], "fresh"
        else:
            return
        self.picture = self._picture(said, state)
