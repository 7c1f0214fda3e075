"""What an experiment is: a question about chance with controls, its exact law, its draws, and a decision at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gamecore.odds.exact import Distribution
from gamecore.odds.simulate import Simulation
from widgets.shared.charts.figures import Number

Settings = Mapping[str, int]
"""The values of the controls by name."""

SLIDER, LIST = "slider", "list"


@dataclass(frozen=True, slots=True)
class Control:
    """Something the reader can set: its values in order, each with what it is called."""

    name: str
    label: str
    choices: tuple[tuple[int, str], ...]
    value: int
    kind: str = SLIDER


def numbers(name: str, label: str, values: Sequence[int], value: int) -> Control:
    """A slider over whole numbers."""
    return Control(name, label, tuple((number, str(number)) for number in values), value)


def listed(name: str, label: str, texts: Sequence[str], value: int = 0) -> Control:
    """A list of texts, numbered from 0."""
    return Control(name, label, tuple(enumerate(texts)), value, LIST)


def counted(first: int, last: int) -> tuple[tuple[int, str], ...]:
    """Outcomes that are whole numbers, from one to another, each with what it is called."""
    return tuple((count, str(count)) for count in range(first, last + 1))


def at_least(name: str) -> Callable[[Settings], Callable[[Any], bool]]:
    """The event that a number reaches what a control says."""
    return lambda at: lambda count: bool(count >= at[name])


def at_most(name: str) -> Callable[[Settings], Callable[[Any], bool]]:
    """The event that a number is not above what a control says."""
    return lambda at: lambda count: bool(count <= at[name])


def times(count: int, one: str, many: str) -> str:
    """The sentence for one, or the one for several with the number in it."""
    return one if count == 1 else many.format(count=count)


@dataclass(frozen=True, slots=True)
class Measure:
    """What is predicted: the chance of an event, or the expected value of a number.

    `of` gives for the settings a function of the outcome: whether it belongs to the event, or what it counts.
    The unit is `percent`, `gain` or `number`; the prediction is made on a slider from low to high. `says` writes a
    value with its unit in a sentence; without it, only the number stands there.
    """

    unit: str
    of: Callable[[Settings], Callable[[Any], Any]]
    low: float = 0
    high: float = 100
    step: float = 1
    along: str = "chance"
    says: Callable[[Number], str] | None = None

    @property
    def is_chance(self) -> bool:
        """Whether an event is predicted, and not a mean."""
        return self.unit == "percent"

    def exact(self, law: Distribution[Any], settings: Settings) -> Fraction:
        """The value that the law gives."""
        return law.chance(self.of(settings)) if self.is_chance else law.expectation(self.of(settings))


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to decide: what the button says, what it is worth, and what is said about it afterwards."""

    label: str
    worth: Fraction
    because: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A question at the end, judged by what the answers are worth."""

    question: str
    answers: tuple[Answer, ...]

    @property
    def best(self) -> tuple[Answer, ...]:
        """The answers that nothing beats."""
        most = max(answer.worth for answer in self.answers)
        return tuple(answer for answer in self.answers if answer.worth == most)


def decision(question: str, *answers: tuple[str, Fraction, str]) -> Decision:
    """A decision between answers given as label, worth and reason."""
    return Decision(question, tuple(Answer(*answer) for answer in answers))


@dataclass(frozen=True, slots=True)
class Experiment:
    """An experiment as data.

    `law` and `draw` give the exact distribution and so many draws with a seed; `outcomes` lists what can come
    up in the order of the chart, with labels. `asks` is the question in words, `unit` what one draw is called in
    the plural ("voyages").
    """

    name: str
    title: str
    controls: tuple[Control, ...]
    asks: Callable[[Settings], str]
    law: Callable[[Settings], Distribution[Any]]
    draw: Callable[[Settings, int, int], Simulation[Any]]
    outcomes: Callable[[Settings], tuple[tuple[Any, str], ...]]
    measure: Measure
    along: str
    decide: Callable[[Settings], Decision]
    unit: str = "voyages"
    most: int = 100_000
    """More draws than this in all are refused: the line has settled by then."""
