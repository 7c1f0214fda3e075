"""Bar charts: one distribution, or an exact one beside a simulated one with its error bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from widgets.shared import svg, theme
from widgets.shared.charts.chart import (
    FORMATS,
    NARROW,
    WIDE,
    Chart,
    Drawing,
    Layout,
    Scale,
    axis_name,
    label_lines,
    value_axis,
    words,
)
from widgets.shared.charts.figures import ticks
from widgets.shared.svg import Svg

EXACT, SIMULATED, OTHER = "exact", "simulated", "other"
LOOKS: dict[str, dict[str, svg.Value]] = {
    EXACT: {"fill": theme.token("can"), "stroke": theme.token("can"), "stroke_width": 1.5},
    SIMULATED: {"fill": theme.token("sea"), "stroke": theme.token("ink"), "stroke_width": 1.5},
    OTHER: {
        "fill": theme.token("paper"),
        "stroke": theme.token("can"),
        "stroke_width": 1.5,
        "stroke_dasharray": "5 3",
    },
}
"""Exact bars are filled, simulated ones outlined, others dashed: told apart without colour."""


CROWD = 12
"""More labels than this may stand too close; then every other one is left out, and the table has them all."""

SENTENCES = {
    ("one", "all"): "All values are {high}.",
    (
        "one",
        "some",
    ): "The highest value is {high} ({along}: {most}, and others); the lowest is {low} ({along}: {least}).",
    ("one", "top"): "The highest value is {high} ({along}: {most}); the lowest is {low} ({along}: {least}).",
    ("many", "all"): "All values of “{name}” are {high}.",
    ("many", "some"): (
        "The highest value of “{name}” is {high} ({along}: {most}, and others); the lowest is {low} ({along}: {least})."
    ),
    ("many", "top"): (
        "The highest value of “{name}” is {high} ({along}: {most}); the lowest is {low} ({along}: {least})."
    ),
}
"""For one series or many: whether all values are alike, some share the top, or one is alone there."""


@dataclass(frozen=True, slots=True)
class Series:
    """Values of one kind, one for each label; `low` and `high` are the ends of their error bars."""

    name: str
    values: tuple[float, ...]
    kind: str = EXACT
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()

    def says(self, index: int, unit: str) -> str:
        """One value in words, with its interval if it has one."""
        shown = FORMATS[unit](self.values[index])
        if not self.low:
            return shown
        low, high = FORMATS[unit](self.low[index]), FORMATS[unit](self.high[index])
        return f"{shown} (95{chr(0x202F)}% interval {low} to {high})"


def bars(
    title: str,
    labels: Sequence[str],
    series: Sequence[Series],
    *,
    along: str,
    upward: str,
    unit: str = "percent",
    event: Sequence[int] = (),
    sentence: str = "",
) -> Chart:
    """A bar chart; `event` are the numbers of the labels that are counted in a question and therefore underlined.

    Raises ValueError if a series has not one value for each label.
    """
    for each in series:
        if len(each.values) != len(labels) or len(each.low) not in (0, len(labels)) or len(each.low) != len(each.high):
            raise ValueError(f"The series {each.name!r} needs {len(labels)} values, one for each label.")
    rows = tuple((label, *(each.says(at, unit) for each in series)) for at, label in enumerate(labels))
    points = tuple(_point(label, series, at, unit) for at, label in enumerate(labels))
    drawn = tuple(_draw(layout, labels, series, along, upward, unit, tuple(event)) for layout in (WIDE, NARROW))
    said = sentence or usual_sentence(labels, series, along, unit)
    return Chart(title, said, (along, *(each.name for each in series)), rows, drawn, points)


def _point(label: str, series: Sequence[Series], at: int, unit: str) -> str:
    return f"{label}: " + ", ".join(f"{each.name} {each.says(at, unit)}" for each in series) + "."


def usual_sentence(labels: Sequence[str], series: Sequence[Series], along: str, unit: str) -> str:
    """What stands out in the last series: its largest value and its smallest, and where they are along the axis."""
    last = series[-1]
    most, least = (find(range(len(labels)), key=last.values.__getitem__) for find in (max, min))
    high, low = FORMATS[unit](last.values[most]), FORMATS[unit](last.values[least])
    equal = list(map(FORMATS[unit], last.values)).count(high)
    fields = {"name": last.name, "high": high, "low": low, "most": labels[most], "least": labels[least], "along": along}
    alone = "one" if len(series) == 1 else "many"
    return SENTENCES[alone, "all" if high == low else "some" if equal > 1 else "top"].format(**fields)


def _draw(
    layout: Layout,
    labels: Sequence[str],
    series: Sequence[Series],
    along: str,
    upward: str,
    unit: str,
    event: tuple[int, ...],
) -> Drawing:
    values = [value for each in series for value in (*each.values, *each.low, *each.high)]
    marks = ticks(min(0.0, *values), max(values), 5) if any(values) else (0.0, 1.0)
    step = layout.inner_width / len(labels)
    crowded = step < 0.62 * layout.font * max(map(len, labels)) + 4 and len(labels) > CROWD
    every = 2 if crowded else 1
    lines = not crowded and max(len(label) for label in labels) * 0.56 * layout.font > step
    height = layout.height + (2 * layout.font if lines else 0)
    room = Layout(layout.name, layout.width, height, layout.font, layout.left, layout.right, *_edges(layout, lines))
    scale = Scale(marks[0], marks[-1], room.floor, room.top)
    groups = [_group(room, scale, series, at, label, step, unit, event, every) for at, label in enumerate(labels)]
    legend = _legend(room, series)
    body = (value_axis(room, scale, marks, unit, upward), *groups, legend, axis_name(room, along))
    return Drawing(layout.name, room.width, room.height, svg.join(body))


def _edges(layout: Layout, lines: bool) -> tuple[float, float]:
    return layout.top + 22, layout.bottom + (2 * layout.font if lines else 0)


def _legend(layout: Layout, series: Sequence[Series]) -> Svg:
    if len(series) < 2:
        return Svg("")
    parts, x = [], layout.left
    for each in series:
        parts.append(svg.rect(x, 24, 14, 14, rx=2, **LOOKS[each.kind]))
        parts.append(words(x + 20, 36, each.name, layout, anchor="start"))
        x += 44 + len(each.name) * layout.font * 0.56
    return svg.join(parts)


def _group(
    layout: Layout,
    scale: Scale,
    series: Sequence[Series],
    at: int,
    label: str,
    step: float,
    unit: str,
    event: tuple[int, ...],
    every: int,
) -> Svg:
    """The bars of one label, the label, and the line that marks it as counted."""
    x = layout.left + at * step
    gap = max(2.0, min(10.0, step * 0.16))
    width = min(64.0, (step - gap) / len(series))
    first = x + (step - width * len(series)) / 2
    parts = [svg.rect(x, layout.top, step, layout.inner_height, class_="hit")]
    for number, each in enumerate(series):
        parts.append(_bar(layout, scale, each, at, first + number * width, width, unit, len(series)))
    if at % every == 0:
        parts.append(label_lines(x + step / 2, layout.floor + 20, label, step * every, layout))
    if at in event:
        y = layout.floor + 3
        parts.append(svg.line(x + 1, y, x + step - 1, y, stroke=theme.token("ink"), stroke_width=4))
    return svg.element("g", *parts, data_i=str(at))


def _bar(layout: Layout, scale: Scale, each: Series, at: int, x: float, width: float, unit: str, number: int) -> Svg:
    value = each.values[at]
    base, top = scale(0), scale(value)
    inset = 1 if number > 1 else 0
    shape = svg.rect(
        x + inset, min(base, top), width - 2 * inset, max(0.75, abs(base - top)), rx=1.5, **LOOKS[each.kind]
    )
    parts = [shape]
    shown = FORMATS[unit](value)
    middle = x + width / 2
    if each.low:
        low, high = scale(each.low[at]), scale(each.high[at])
        pen: dict[str, svg.Value] = {"stroke": theme.token("ink"), "stroke_width": 1.75}
        parts.append(svg.line(middle, low, middle, high, class_="fp-error", **pen))
        parts += [svg.line(middle - 4, end, middle + 4, end, **pen) for end in (low, high)]
    elif number == 1 and max(len(FORMATS[unit](it)) for it in each.values) * layout.font * 0.52 < width + 3:
        parts.append(words(middle, (top - 6) if value >= 0 else (top + layout.font + 2), shown, layout))
    return svg.join(parts)
