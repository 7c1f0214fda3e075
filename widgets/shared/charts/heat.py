"""Heat maps: a table of values as tinted cells, losses in a second colour and always with their sign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from widgets.shared import svg, theme
from widgets.shared.charts import figures
from widgets.shared.charts.chart import FORMATS, Chart, Drawing, Layout, words
from widgets.shared.svg import Svg

FEW = 16
"""With more columns, letters become smaller."""

APART = 2.5
"""The room between the numbers of neighbouring cells."""

LEAST = 9.5
"""Smaller letters than this stand in no cell."""

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
    font = 13 if len(columns) <= FEW else 11
    wide = _draw(
        Layout("wide", 720, 0, font, _margin((*rows, down), font), 6), rows, columns, values, down, across, unit
    )
    font = 12 if len(rows) <= FEW // 2 else 11
    beside = Layout("narrow", 340, 0, font, _margin((*columns, across), font), 4)
    narrow = _draw(beside, columns, rows, turned, across, down, unit)
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
        f"The highest value is {show(most[0])} ({down}: {most[1]}, {across}: {most[2]}), "
        f"the lowest {show(least[0])} ({down}: {least[1]}, {across}: {least[2]})."
    )


def _margin(names: Sequence[str], font: float) -> float:
    """The room that the names of the rows take."""
    return min(150.0, max(40.0, 14 + max(map(len, names)) * 0.54 * font))


def _rounded(value: float, unit: str) -> str:
    """A value in whole numbers, for cells without room for more."""
    shown = figures.whole(100 * value if unit == "percent" else value)
    return f"+{shown}" if unit == "gain" and value >= 0.5 else shown


def _length(text: str) -> float:
    """How long a number is at most in the fonts of readers, as a part of its height."""
    return sum(0.32 if letter in ".,\u202f" else 0.84 if letter in f"+{figures.MINUS}" else 0.64 for letter in text)


def _texts(values: Sequence[Sequence[float]], unit: str, font: float, width: float) -> list[list[str]]:
    """What stands in the cells: all exact, else all rounded, if need be in smaller letters, else nothing."""
    exact = [[FORMATS[unit](value).replace("\u202f%", "") for value in line] for line in values]
    rounded = [[_rounded(value, unit) for value in line] for line in values]
    for texts, size in ((exact, font), (rounded, LEAST)):
        if _longest(texts) * size <= width - APART:
            return texts
    return [[""] * len(line) for line in values]


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
) -> Drawing:
    width, height = layout.inner_width / len(columns), 30.0 if layout.name == "wide" else 24.0
    longest = max(map(len, columns)) * 0.54 * layout.font
    top = 42.0 if longest <= width - 2 else 30 + longest
    parts = [words(layout.left, 14, f"{across} →", layout, anchor="start", fill=theme.token("quiet"))]
    parts.append(words(0, top - 8, f"{down} ↓", layout, anchor="start", fill=theme.token("quiet")))
    parts += [_over(layout, layout.left + (c + 0.5) * width, top - 8, name, top > 42) for c, name in enumerate(columns)]
    texts = _texts(values, unit, layout.font, width)
    within = _inside(layout, texts, width)
    most = max(abs(value) for line in values for value in line)
    for r, name in enumerate(rows):
        y = top + r * height
        parts.append(words(layout.left - 8, y + height / 2 + 5, name, layout, anchor="end"))
        for c, value in enumerate(values[r]):
            # Marks are numbered as the wide drawing has them, whichever way this one is turned.
            number = c * len(rows) + r if layout.name == "narrow" else r * len(columns) + c
            box = (layout.left + c * width, y, width, height)
            parts.append(_cell(within, tint(value, most), texts[r][c], box, number))
    return Drawing(layout.name, layout.width, top + len(rows) * height + 6, svg.join(parts))


def _inside(layout: Layout, texts: list[list[str]], width: float) -> Layout:
    """The layout with letters so small that the numbers of neighbouring cells stay apart."""
    longest = _longest(texts)
    return replace(layout, font=min(layout.font, (width - APART) / longest)) if longest else layout


def _longest(texts: list[list[str]]) -> float:
    return max(_length(text) for line in texts for text in line)


def _over(layout: Layout, x: float, y: float, name: str, upright: bool) -> Svg:
    """The name of a column, turned on its side where it has no room."""
    if not upright:
        return words(x, y, name, layout)
    turned = words(0, layout.font * 0.36, name, layout, anchor="start")
    return svg.element("g", turned, transform=f"translate({svg.number(x)},{svg.number(y)}) rotate(-90)")


def _cell(layout: Layout, fill: str, text: str, box: tuple[float, float, float, float], number: int) -> Svg:
    x, y, width, height = box
    parts = [svg.rect(x, y, width, height, fill=fill, stroke=theme.token("line"), stroke_width=0.75)]
    if text:
        parts.append(words(x + width / 2, y + height / 2 + 5, text, layout))
    return svg.element("g", *parts, data_i=str(number))
