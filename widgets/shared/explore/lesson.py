"""What a notebook about a game's odds shows: its experiments, charts, exercises and computed remarks, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from IPython.display import HTML

from widgets.shared.charts import figures
from widgets.shared.charts.chart import Chart
from widgets.shared.charts.figures import Number
from widgets.shared.charts.widget import Plot
from widgets.shared.explore.exercise import Exercise, Task
from widgets.shared.explore.experiment import Experiment
from widgets.shared.explore.widget import Explore

Way = Callable[[Any], str]
"""A way to write a number for people."""

WAYS: Mapping[str, Way] = {"percent": figures.percent, "fraction": figures.fraction, "": figures.decimal}
"""The ways in which the text of a remark can ask for a number: `{chance:percent}`, `{chance:fraction}`, `{mean}`."""


class Shown:
    """A number that is written in the way that a text asks for."""

    def __init__(self, value: Number, ways: Mapping[str, Way]) -> None:
        """Keep the number and the ways to write it."""
        self.value, self.ways = value, ways

    def __format__(self, way: str) -> str:
        """Write the number for people. Raises KeyError for a way that there is not."""
        return self.ways[way](self.value)


class OddsLesson:
    """What the notebook about one game's odds shows; `ways` are ways to write numbers beside those of `WAYS`."""

    def __init__(
        self,
        experiments: Iterable[Experiment],
        charts: Mapping[str, Callable[[], Chart]],
        exercises: Mapping[str, Task],
        **ways: Way,
    ) -> None:
        """Take everything that has a name."""
        self.experiments = {experiment.name: experiment for experiment in experiments}
        self.charts, self.exercises, self.ways = charts, exercises, {**WAYS, **ways}

    def explore(self, name: str, seed: int = 1) -> Explore:
        """An experiment in four steps; the same seed gives the same draws."""
        return Explore(self.experiments[name], seed)

    def chart(self, name: str) -> Plot:
        """A chart of exact values."""
        return Plot(self.charts[name]())

    def exercise(self, name: str, seed: int = 1) -> Exercise:
        """An exercise whose answer is computed when it is asked, and never stored."""
        return Exercise(self.exercises[name], seed)

    def remark(self, text: str, **numbers: Number) -> HTML:
        r"""A remark whose numbers are computed.

        >>> OddsLesson((), {}, {}).remark("One half is {half:percent}.", half=0.5).data
        '<p style="max-width: 46em">One half is 50\u202f%.</p>'
        """
        shown = text.format(**{name: Shown(value, self.ways) for name, value in numbers.items()})
        return HTML(f'<p style="max-width: 46em">{shown}</p>')
