"""What the notebook about Porto Carthago’s odds shows: experiments, charts, exercises and computed remarks, by name.

>>> lesson.explore("danger")  # doctest: +SKIP
"""

from __future__ import annotations

from IPython.display import HTML

from widgets.games.porto_carthago import odds_charts, odds_deck, odds_exercises, odds_harbour
from widgets.games.porto_carthago.odds_deck import talents
from widgets.games.porto_carthago.odds_numbers import Numbers
from widgets.shared.charts import figures
from widgets.shared.charts.widget import Plot
from widgets.shared.explore.exercise import Exercise
from widgets.shared.explore.experiment import Experiment
from widgets.shared.explore.widget import Explore

EXPERIMENTS: dict[str, Experiment] = {
    experiment.name: experiment for experiment in (*odds_deck.EXPERIMENTS, *odds_harbour.EXPERIMENTS)
}

SPECS = {
    "percent": figures.percent,
    "fraction": figures.fraction,
    "talents": talents,
    "": figures.decimal,
}


class Shown:
    """A number that a text asks for in one of the ways of SPECS: `{chance:percent}`, `{chance:fraction}`."""

    def __init__(self, value: figures.Number) -> None:
        """Keep the number."""
        self.value = value

    def __format__(self, spec: str) -> str:
        """Write the number for people."""
        return SPECS[spec](self.value)  # type: ignore[arg-type]


def explore(name: str, seed: int = 1) -> Explore:
    """An experiment in four steps; the same seed gives the same dice."""
    return Explore(EXPERIMENTS[name], seed)


def chart(name: str) -> Plot:
    """A chart of exact values."""
    return Plot(odds_charts.CHARTS[name]())


def exercise(name: str, seed: int = 1) -> Exercise:
    """An exercise whose answer is computed when it is asked, and never stored."""
    return Exercise(odds_exercises.EXERCISES[name], seed)


def remark(text: str, **numbers: figures.Number) -> HTML:
    """A remark whose numbers are computed.

    >>> remark("One half is {half:percent}.", half=0.5).data
    '<p style="max-width: 46em">One half is 50\u202f%.</p>'
    """
    shown = text.format(**{name: Shown(value) for name, value in numbers.items()})
    return HTML(f'<p style="max-width: 46em">{shown}</p>')


__all__ = ["EXPERIMENTS", "Numbers", "chart", "exercise", "explore", "remark"]
