"""The figure to dig into: what every space is worth for every legal start, as a Plotly heat map."""

from __future__ import annotations

from gamecore.games.manila.odds_questions import result_of_space
from gamecore.games.manila.pieces import STARTING_TRIPLES
from widgets.games.manila.odds_money import SPACES, starts_named
from widgets.games.manila.odds_sea import LOADED
from widgets.shared.charts.study import Figure, heat_figure


def values() -> list[list[float]]:
    """The expected pesos, by space and start."""
    return [[float(result_of_space(space, LOADED, starts).mean) for starts in STARTING_TRIPLES] for space, _ in SPACES]


def every_start() -> Figure:
    """The heat map with its sentence and table."""
    columns = [" ".join(map(str, starts)) for starts in STARTING_TRIPLES]
    names = [starts_named(starts) for starts in STARTING_TRIPLES]
    return heat_figure(
        "Expected pesos of a lone accomplice, price paid, for all 25 starts",
        [name for _, name in SPACES],
        columns,
        values(),
        names,
        down="space",
        across="starts of nutmeg, silk and jade",
    )
