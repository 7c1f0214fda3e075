"""What every chart is: a title, a sentence and a table beside two drawings, for wide and for narrow places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from widgets.shared import svg, theme
from widgets.shared.charts import figures
from widgets.shared.svg import Svg

FORMATS: dict[str, Callable[[figures.Number], str]] = {
    "percent": figures.percent,
    "gain": figures.gain,
    "number": figures.decimal,
}
"""How the values of an axis are written, by the name of their unit."""

WIDE_LETTER = 0.58
"""How wide a letter is on average in the widest fonts of readers, as a part of its height."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The room for a drawing, in its own units, and the size of its letters."""

    name: str
    width: float
    height: float
    font: float
    left: float
    right: float = 12
    top: float = 34
    bottom: float = 58

    @property
    def inner_width(self) -> float:
        """What is left for the marks between the margins."""
        return self.width - self.left - self.right

    @property
    def inner_height(self) -> float:
        """What is left for the marks between top and bottom."""
        return self.height - self.top - self.bottom

    @property
    def floor(self) -> float:
        """The lower edge of the marks."""
        return self.height - self.bottom


WIDE = Layout("wide", 720, 320, 14, left=64)
NARROW = Layout("narrow", 340, 300, 13, left=50, right=6)


@dataclass(frozen=True, slots=True)
class Drawing:
    """One picture of the chart: what stands in it, and how large it is."""

    layout: str
    width: float
    height: float
    body: Svg

    def svg(self) -> Svg:
        """The picture as an element of a page."""
        box = f"0 0 {svg.number(self.width)} {svg.number(self.height)}"
        return svg.element("svg", self.body, viewBox=box, class_=f"fp-scene fp-{self.layout}", aria_hidden="true")


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart as people meet it.

    `points` says each mark in words, in the order of the marks' `data-i`; `columns` is how many of them stand in
    a row, so that arrow keys can go up and down; 0 if they stand in one line.
    """

    title: str
    sentence: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    drawings: tuple[Drawing, ...]
    points: tuple[str, ...]
    columns: int = 0

    def data(self) -> dict[str, Any]:
        """The chart as plain data for the browser."""
        return {
            "title": self.title,
            "sentence": self.sentence,
            "head": list(self.head),
            "rows": [list(row) for row in self.rows],
            "drawings": [[it.layout, it.width, it.height, str(it.body)] for it in self.drawings],
            "points": list(self.points),
            "columns": self.columns,
        }

    def svg(self) -> Svg:
        """The wide drawing as a picture that stands alone, for print and pages without scripts."""
        wide = self.drawings[0]
        box = f"0 0 {svg.number(wide.width)} {svg.number(wide.height)}"
        inside = (
            svg.element("title", self.title),
            svg.element("desc", self.sentence),
            Svg(f"<style>{theme.standalone_css()}</style>"),
            svg.rect(0, 0, wide.width, wide.height, fill=theme.token("paper")),
            wide.body,
        )
        named = {"xmlns": svg.NAMESPACE, "class_": "fp-scene", "role": "img", "aria_label": self.title}
        return svg.element("svg", *inside, viewBox=box, width=wide.width, height=wide.height, **named)


@dataclass(frozen=True, slots=True)
class Scale:
    """Turns values into heights (or widths) of a drawing."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Where this value lies."""
        return self.start + (value - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)


def words(
    x: float, y: float, text: str, layout: Layout, *, anchor: str = "middle", fill: str = theme.token("ink")
) -> Svg:
    """A line of text in the size of the layout."""
    return svg.text(x, y, text, size=layout.font, anchor=anchor, fill=fill)


def wrapped(text: str, most: int) -> list[str]:
    """A label in lines of about so many letters, broken at spaces.

    >>> wrapped("on 13 after round 2", 8)
    ['on 13', 'after', 'round 2']
    """
    lines: list[str] = []
    for word in text.split(" "):
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def label_lines(x: float, y: float, text: str, room: float, layout: Layout) -> Svg:
    """A label below the axis, in as many lines as its room asks for."""
    lines = wrapped(text, max(2, int(room / (0.56 * layout.font))))
    return svg.join(words(x, y + number * layout.font * 1.15, line, layout) for number, line in enumerate(lines))


def value_axis(layout: Layout, scale: Scale, marks: tuple[float, ...], unit: str, name: str) -> Svg:
    """Horizontal lines at round values, the numbers at their left, and what they are above them."""
    parts = [words(0, 14, name, layout, anchor="start", fill=theme.token("quiet"))]
    for value in marks:
        y = scale(value)
        bold = value == 0
        colour = theme.token("edge" if bold else "line")
        parts.append(svg.line(layout.left, y, layout.width - layout.right, y, stroke=colour, stroke_width=1))
        shown = FORMATS[unit](value)
        parts.append(words(layout.left - 8, y + 5, shown, layout, anchor="end", fill=theme.token("quiet")))
    return svg.join(parts)


def axis_name(layout: Layout, text: str) -> Svg:
    """What stands along the bottom: in the middle of the marks, or in lines in the middle of the picture."""
    fits = len(text) * WIDE_LETTER * layout.font <= layout.inner_width
    middle = layout.left + layout.inner_width / 2 if fits else layout.width / 2
    lines = wrapped(text, int(layout.width / (WIDE_LETTER * layout.font)))
    step, last = layout.font * 1.15, layout.height - 6
    first = last - step * (len(lines) - 1)
    quiet = theme.token("quiet")
    return svg.join(words(middle, first + at * step, line, layout, fill=quiet) for at, line in enumerate(lines))
