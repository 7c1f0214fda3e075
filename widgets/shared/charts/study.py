"""A Plotly figure for what one studies longer: a raw bundle of plain data, with title, sentence and table around it.

The bundle is what Plotly's renderer takes; no plotting library is loaded in Python. Letters follow the page's theme
by a style rule, as Plotly writes their colour into the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from IPython.display import display

from widgets.shared import theme
from widgets.shared.charts import figures
from widgets.shared.svg import Svg, element, join

MIME = "application/vnd.plotly.v1+json"
COLOURS = [
    [0, theme.LIGHT["refuse"]],
    [0.5, "rgba(128,128,128,0.10)"],
    [1, theme.LIGHT["can"]],
]
"""Losses and gains on both themes: no value is nearly transparent."""

STYLE = """<style>
.fp-study { max-width: 46em; }
.fp-study details { overflow-x: auto; }
.fp-study summary { min-height: 32px; cursor: pointer; }
.fp-study table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
.fp-study :is(th, td) { border: 1px solid var(--jp-border-color1, #8A8069); padding: 4px 8px; text-align: start; }
.js-plotly-plot :is(.xtick, .ytick, .g-xtitle, .colorbar) text { fill: var(--jp-content-font-color1) !important; }
</style>"""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with the words around it; displaying it shows all three."""

    title: str
    sentence: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    bundle: dict[str, Any]

    def above(self) -> str:
        """Title and sentence."""
        return f'{STYLE}<div class="fp-study">{element("h4", self.title)}{element("p", self.sentence)}</div>'

    def below(self) -> str:
        """The table."""
        top = element("tr", *(element("th", name, scope="col") for name in self.head))
        lines = join(
            element("tr", element("th", row[0], scope="row"), *(element("td", cell) for cell in row[1:]))
            for row in self.rows
        )
        table = element("table", element("thead", top), element("tbody", lines))
        # A table that scrolls sideways must be in reach of the keyboard.
        box = element("div", table, tabindex="0", role="region", aria_label=self.title, style="overflow-x:auto")
        details = element("details", element("summary", "Numbers as a table"), box)
        return str(element("div", Svg(details), class_="fp-study"))

    def _ipython_display_(self) -> None:
        display({"text/html": self.above(), "text/plain": self.title}, raw=True)
        display({MIME: self.bundle, "text/plain": self.sentence}, raw=True)
        display({"text/html": self.below(), "text/plain": "The table of the figure."}, raw=True)


def heat_figure(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float]],
    names: Sequence[str],
    *,
    down: str,
    across: str,
) -> Figure:
    """A heat map of pesos; `names` say each column in full when the pointer is on it."""
    most = max(abs(value) for line in values for value in line)
    trace = {
        "type": "heatmap",
        "x": list(columns),
        "y": list(rows),
        "z": [[round(value, 3) for value in line] for line in values],
        "text": [list(names)] * len(rows),
        "zmin": -most,
        "zmax": most,
        "colorscale": COLOURS,
        "xgap": 1,
        "ygap": 1,
        "colorbar": {"thickness": 12, "outlinewidth": 0, "tickfont": {"size": 12}},
        "hovertemplate": "<b>%{y}</b><br>%{text}<br>%{z:+.2f} pesos<extra></extra>",
    }
    bundle = {"data": [trace], "layout": _layout(across), "config": {"responsive": True, "displayModeBar": False}}
    cells = [
        (value, row, name)
        for row, line in zip(rows, values, strict=True)
        for value, name in zip(line, names, strict=True)
    ]
    best, worst = max(cells), min(cells)
    sentence = (
        f"The best is the {best[1]} with {best[2]} ({figures.pesos(best[0])}), "
        f"the worst the {worst[1]} with {worst[2]} ({figures.pesos(worst[0])})."
    )
    shown = tuple((row, *map(figures.gain, line)) for row, line in zip(rows, values, strict=True))
    return Figure(title, sentence, (down, *columns), shown, bundle)


def _layout(across: str) -> dict[str, Any]:
    return {
        "autosize": True,
        "height": 440,
        "margin": {"l": 8, "r": 8, "t": 8, "b": 8},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "font": {"family": "system-ui, sans-serif", "size": 12},
        "xaxis": {
            "type": "category",
            "title": {"text": across},
            "tickangle": -90,
            "automargin": True,
            "fixedrange": True,
        },
        "yaxis": {"autorange": "reversed", "automargin": True, "fixedrange": True},
        "hoverlabel": {"bgcolor": theme.LIGHT["ink"], "font": {"color": theme.LIGHT["paper"]}},
    }
