"""A strip: a prediction, an estimate with its error bar and the exact value on one number line."""

from __future__ import annotations

from dataclasses import dataclass

from widgets.shared import svg, theme
from widgets.shared.charts.chart import FORMATS, NARROW, WIDE, Chart, Drawing, Layout, Scale, words
from widgets.shared.charts.figures import ticks
from widgets.shared.svg import Svg

PREDICTED, ESTIMATED, EXACT = "predicted", "simulated", "exact"


@dataclass(frozen=True, slots=True)
class Value:
    """One value of the strip; `low` and `high` are the ends of its error bar."""

    name: str
    kind: str
    value: float
    low: float | None = None
    high: float | None = None

    def says(self, unit: str) -> str:
        """The value in words."""
        show = FORMATS[unit]
        if self.low is None or self.high is None:
            return show(self.value)
        return f"{show(self.value)} (95\u202f% interval {show(self.low)} to {show(self.high)})"


def strip(title: str, values: tuple[Value, ...], low: float, high: float, *, unit: str, along: str) -> Chart:
    """Values that estimate the same thing, one under the other, over the range from low to high."""
    rows = tuple((it.name, it.says(unit)) for it in values)
    points = tuple(f"{it.name}: {it.says(unit)}." for it in values)
    drawn = tuple(_draw(layout, values, low, high, unit, along) for layout in (WIDE, NARROW))
    sentence = " ".join(points) or "Nothing is predicted yet."
    return Chart(title, sentence, ("", along), rows, drawn, points)


def _draw(layout: Layout, values: tuple[Value, ...], low: float, high: float, unit: str, along: str) -> Drawing:
    row, top, left = 34.0, 22.0, 96.0 if layout.name == "wide" else 84.0
    ends = [end for it in values for end in (it.value, it.low, it.high) if end is not None]
    marks = ticks(min(low, *ends, low), max(high, *ends, high), 5)
    right = Scale(marks[0], marks[-1], left, layout.width - 26)
    names = (PREDICTED, ESTIMATED, EXACT)
    bottom = top + row * len(names)
    parts = [words(0, 14, along, layout, anchor="start", fill=theme.token("quiet"))]
    for value in marks:
        x = right(value)
        parts.append(svg.line(x, top, x, bottom, stroke=theme.token("line"), stroke_width=1))
        parts.append(words(x, bottom + 18, FORMATS[unit](value), layout, fill=theme.token("quiet")))
    for number, kind in enumerate(names):
        y = top + row * (number + 0.5)
        parts.append(words(0, y + 5, kind, layout, anchor="start"))
        parts.append(svg.line(left, y, layout.width - 26, y, stroke=theme.token("line"), stroke_width=1))
    for at, it in enumerate(values):
        y = top + row * (names.index(it.kind) + 0.5)
        parts.append(svg.element("g", _mark(it, right, y), data_i=str(at)))
    return Drawing(layout.name, layout.width, bottom + 28, svg.join(parts))


def _mark(it: Value, right: Scale, y: float) -> Svg:
    """A hollow diamond predicts, a dot with an error bar estimates, a filled diamond is exact."""
    x = right(it.value)
    if it.kind == ESTIMATED:
        pen: dict[str, svg.Value] = {"stroke": theme.token("ink"), "stroke_width": 2}
        parts = [svg.circle(x, y, 5, fill=theme.token("ink"))]
        if it.low is not None and it.high is not None:
            low, high = right(it.low), right(it.high)
            parts.append(svg.line(low, y, high, y, class_="fp-error", **pen))
            parts += [svg.line(end, y - 6, end, y + 6, **pen) for end in (low, high)]
        return svg.join(parts)
    fill = theme.token("can" if it.kind == EXACT else "paper")
    corners = [(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)]
    return svg.polygon(corners, fill=fill, stroke=theme.token("can"), stroke_width=2.5)
