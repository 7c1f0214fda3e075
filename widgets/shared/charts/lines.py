"""Line charts: how a frequency or a mean settles down as draws are added, with its interval as a band."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10

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
    value_axis,
    words,
)
from widgets.shared.charts.figures import ticks, whole
from widgets.shared.svg import Svg


@dataclass(frozen=True, slots=True)
class Step:
    """An estimate after so many draws, between `low` and `high`."""

    draws: int
    value: float
    low: float
    high: float


def running(
    title: str,
    steps: Sequence[Step],
    *,
    along: str,
    upward: str,
    unit: str = "percent",
    exact: float | None = None,
) -> Chart:
    """The running frequency (or mean) over the number of draws, on a logarithmic axis; `exact` is its limit.

    Raises ValueError if there is no step.
    """
    if not steps:
        raise ValueError("A running frequency needs at least one step.")
    show = FORMATS[unit]
    rows = tuple((whole(it.draws), show(it.value), show(it.low), show(it.high)) for it in steps)
    points = tuple(
        f"After {whole(it.draws)}: {show(it.value)}, interval {show(it.low)} to {show(it.high)}." for it in steps
    )
    first, last = steps[0], steps[-1]
    sentence = (
        f"After {whole(last.draws)} the estimate is {show(last.value)}, between {show(last.low)} and {show(last.high)}"
        f"; after {whole(first.draws)} it was between {show(first.low)} and {show(first.high)}."
    )
    drawn = tuple(_draw(layout, steps, along, upward, unit, exact) for layout in (WIDE, NARROW))
    return Chart(title, sentence, (along, "estimate", "from", "to"), rows, drawn, points)


def _draw(layout: Layout, steps: Sequence[Step], along: str, upward: str, unit: str, exact: float | None) -> Drawing:
    room = Layout(layout.name, layout.width, 240, layout.font, layout.left, layout.right + 18, 28, 48)
    values = [end for it in steps for end in (it.low, it.high)] + ([] if exact is None else [exact])
    marks = ticks(min(values), max(values), 4)
    up = Scale(marks[0], marks[-1], room.floor, room.top)
    most = max(1.0, log10(steps[-1].draws))
    least = floor(log10(steps[0].draws) + 1e-9)
    right = Scale(least, max(most, least + 1), room.left, room.width - room.right)
    places = [(right(log10(it.draws)), it) for it in steps]
    body = [value_axis(room, up, marks, unit, upward), _powers(room, right), _band(places, up)]
    if exact is not None:
        y = up(exact)
        pen: dict[str, svg.Value] = {"stroke": theme.token("can"), "stroke_width": 2.5, "stroke_dasharray": "7 4"}
        body.append(svg.line(room.left, y, room.width - room.right, y, class_="fp-limit", **pen))
    body += [_dot(x, it, up, number) for number, (x, it) in enumerate(places)]
    body.append(axis_name(room, along))
    return Drawing(layout.name, room.width, room.height, svg.join(body))


def _powers(layout: Layout, right: Scale) -> Svg:
    """The powers of ten along the bottom."""
    powers = range(round(right.low), int(right.high + 1e-9) + 1)
    return svg.join(words(right(power), layout.floor + 20, whole(10**power), layout) for power in powers)


def _band(places: Sequence[tuple[float, Step]], up: Scale) -> Svg:
    edge = [(x, up(it.high)) for x, it in places] + [(x, up(it.low)) for x, it in reversed(places)]
    line = " ".join(f"{svg.number(x)},{svg.number(up(it.value))}" for x, it in places)
    return svg.join(
        (
            svg.polygon(edge, fill=theme.token("deep"), fill_opacity=0.45, class_="fp-band"),
            svg.element("polyline", points=line, fill="none", stroke=theme.token("ink"), stroke_width=2),
        )
    )


def _dot(x: float, it: Step, up: Scale, number: int) -> Svg:
    parts = (svg.circle(x, up(it.value), 9, class_="hit"), svg.circle(x, up(it.value), 3.5, fill=theme.token("ink")))
    return svg.element("g", *parts, data_i=str(number))
