"""Heat maps: a table of values as tinted cells, losses in a second colour and always with their sign."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.shared import svg, theme
from widgets.shared.charts.chart import FORMATS, Chart, Drawing, Layout, words
from widgets.shared.svg import Svg

DEEPEST = 45
"""Percent of the accent in the deepest cell: letters in ink stay readable on it in both themes."""


def heat_map(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float]],
    *,
    down: str,
    across: str,
    unit: str = "percent",
    sentence: str = "",
) -> Chart:
    """A heat map of a table of values; a narrow page sees it on its side.

    Raises ValueError if the table has not one value for each row and column.
    """
    if len(values) != len(rows) or any(len(line) != len(columns) for line in values):
        raise ValueError(f"A heat map of {len(rows)} rows and {len(columns)} columns needs a value for each cell.")
    show = FORMATS[unit]
    points = tuple(
        f"{down} {row}, {across} {column}: {show(values[r][c])}."
        for r, row in enumerate(rows)
        for c, column in enumerate(columns)
    )
    shown = tuple((row, *map(show, line)) for row, line in zip(rows, values, strict=True))
    turned = tuple(zip(*values, strict=True))
    wide = _draw(Layout("wide", 720, 0, 13, 92, 6), rows, columns, values, down, across, unit, False)
    narrow = _draw(Layout("narrow", 340, 0, 12, 66, 4), columns, rows, turned, across, down, unit, True)
    said = sentence or _usual_sentence(rows, columns, values, down, across, unit)
    return Chart(title, said, (down, *columns), shown, (wide, narrow), points, columns=len(columns))


def _usual_sentence(
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float]],
    down: str,
    across: str,
    unit: str,
) -> str:
    cells = [
        (value, row, column)
        for row, line in zip(rows, values, strict=True)
        for value, column in zip(line, columns, strict=True)
    ]
    most, least = max(cells, key=lambda cell: cell[0]), min(cells, key=lambda cell: cell[0])
    show = FORMATS[unit]
    return (
        f"The highest value is {show(most[0])} ({down} {most[1]}, {across} {most[2]}), "
        f"the lowest {show(least[0])} ({down} {least[1]}, {across} {least[2]})."
    )


def tint(value: float, most: float) -> str:
    """The colour of a cell: the deeper, the farther from 0; losses in the refusing colour."""
    strength = round(DEEPEST * min(1.0, abs(value) / most)) if most else 0
    accent = theme.token("can" if value >= 0 else "refuse")
    return f"color-mix(in srgb,{accent} {strength}%,{theme.token('paper')})"


def _draw(
    layout: Layout,
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float]],
    down: str,
    across: str,
    unit: str,
    turned: bool,
) -> Drawing:
    width, height, top = layout.inner_width / len(columns), 30.0 if layout.name == "wide" else 24.0, 42.0
    most = max(abs(value) for line in values for value in line)
    parts = [words(layout.left, 14, f"{across} →", layout, anchor="start", fill=theme.token("quiet"))]
    parts.append(words(0, 34, f"{down} ↓", layout, anchor="start", fill=theme.token("quiet")))
    parts += [words(layout.left + (c + 0.5) * width, 34, name, layout) for c, name in enumerate(columns)]
    for r, name in enumerate(rows):
        y = top + r * height
        parts.append(words(layout.left - 8, y + height / 2 + 5, name, layout, anchor="end"))
        for c, value in enumerate(values[r]):
            number = c * len(rows) + r if turned else r * len(columns) + c
            box = (layout.left + c * width, y, width, height)
            parts.append(_cell(layout, value, most, box, number, unit))
    return Drawing(layout.name, layout.width, top + len(rows) * height + 6, svg.join(parts))


def _cell(
    layout: Layout, value: float, most: float, box: tuple[float, float, float, float], number: int, unit: str
) -> Svg:
    x, y, width, height = box
    shown = FORMATS[unit](value).replace("\u202f%", "")
    style: dict[str, svg.Value] = {"fill": tint(value, most), "stroke": theme.token("line"), "stroke_width": 0.75}
    parts = [svg.rect(x, y, width, height, **style)]
    if len(shown) * layout.font * 0.54 <= width - 2:
        parts.append(words(x + width / 2, y + height / 2 + 5, shown, layout))
    return svg.element("g", *parts, data_i=str(number))
