"""Every chart has a title, a sentence from its data, a table, and two well-formed drawings with readable marks."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from tests.widgets.test_svg import contrast
from widgets.shared import svg, theme
from widgets.shared.charts import assets, figures
from widgets.shared.charts.bars import OTHER, SIMULATED, Series, bars
from widgets.shared.charts.chart import Chart
from widgets.shared.charts.heat import DEEPEST, heat_map
from widgets.shared.charts.lines import Step, running
from widgets.shared.charts.strip import ESTIMATED, EXACT, PREDICTED, Value, strip
from widgets.shared.charts.widget import Plot

SIMULATION = Series("simulated", (0.2, 0.8), SIMULATED, (0.1, 0.7), (0.3, 0.9))
LAW = Series("exact", (0.25, 0.75))
CHARTS = {
    "histogram": bars("Faces", ["heads", "tails"], [LAW], along="face", upward="chance"),
    "two series": bars("Coins", ["0", "1"], [SIMULATION, LAW], along="heads", upward="share", event=[1]),
    "losses": bars("Pesos", ["a", "b"], [Series("x", (-4.0, 10.0), OTHER)], along="space", upward="pesos", unit="gain"),
    "running": running("Settling", [Step(10, 0.4, 0.2, 0.7), Step(100, 0.5, 0.4, 0.6)], along="tosses", upward="share"),
    "heat": heat_map("Map", ["r", "s"], ["a", "b", "c"], [[0, 1, 0.5], [0.1, 0.2, 0.3]], down="row", across="column"),
    "strip": strip(
        "Line", (Value("You", PREDICTED, 0.5), Value("Dice", ESTIMATED, 0.4, 0.3, 0.5)), 0, 1, unit="percent", along="p"
    ),
}
every_chart = pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)


def marks(body: str) -> list[int]:
    return [int(number) for number in re.findall(r'data-i="(\d+)"', body)]


@every_chart
def test_a_chart_has_title_sentence_table_and_points(chart: Chart) -> None:
    assert chart.title
    assert chart.sentence.endswith(".")
    assert chart.rows
    assert {len(row) for row in chart.rows} == {len(chart.head)}
    assert all(point.endswith(".") for point in chart.points)


@every_chart
def test_both_drawings_show_every_point_once_and_nothing_outside(chart: Chart) -> None:
    assert [drawing.layout for drawing in chart.drawings] == ["wide", "narrow"]
    for drawing in chart.drawings:
        ET.fromstring(f'<svg xmlns="{svg.NAMESPACE}">{drawing.body}</svg>')
        assert sorted(marks(drawing.body)) == list(range(len(chart.points)))
        sides = [float(x) for x in re.findall(r'(?:x|cx|x1|x2)="(-?[\d.]+)"', drawing.body)]
        assert min(sides) >= 0
        assert max(sides) <= drawing.width


@every_chart
def test_letters_stay_readable_where_a_drawing_is_shown_smallest(chart: Chart) -> None:
    # The wide drawing is shown from 600 px upward, the narrow one from 304 px: a page of 320 px less its margins.
    for drawing, shown in zip(chart.drawings, (600, 304), strict=True):
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawing.body)]
        assert min(sizes) * shown / drawing.width >= 9.1


@every_chart
def test_the_standalone_picture_is_named_and_described(chart: Chart) -> None:
    root = ET.fromstring(chart.svg())
    assert root.attrib["aria-label"] == chart.title
    assert [child.text for child in root][:2] == [chart.title, chart.sentence]


def test_the_sentence_comes_from_the_data() -> None:
    one = "The highest value is 75\u202f% (face: tails); the lowest is 25\u202f% (face: heads)."
    assert CHARTS["histogram"].sentence == one
    of_many = "The highest value of “exact” is 75\u202f% (heads: 1); the lowest is 25\u202f% (heads: 0)."
    assert CHARTS["two series"].sentence == of_many
    level = bars("T", ["a", "b", "c"], [Series("x", (0.4, 0.4, 0.2))], along="o", upward="p")
    assert "(o: a, and others)" in level.sentence
    assert CHARTS["heat"].sentence.startswith("The highest value is 100\u202f% (row: r, column: b)")
    assert "between 40\u202f% and 60\u202f%" in CHARTS["running"].sentence


def test_error_bars_reach_from_low_to_high_and_only_where_something_was_simulated() -> None:
    body = CHARTS["two series"].drawings[0].body
    ends = re.findall(r'<line x1="[\d.]+" y1="([\d.]+)" x2="[\d.]+" y2="([\d.]+)" class="fp-error"', body)
    heights = [abs(float(low) - float(high)) for low, high in ends]
    assert len(heights) == 2
    assert heights[0] == pytest.approx(heights[1], abs=0.02)
    assert "fp-error" not in CHARTS["histogram"].drawings[0].body


def test_the_event_is_underlined() -> None:
    thick = 'stroke-width="4"'
    assert CHARTS["two series"].drawings[0].body.count(thick) == 1
    assert thick not in CHARTS["histogram"].drawings[0].body


def test_text_from_elsewhere_stays_text() -> None:
    chart = bars("<b>", ["<script>"], [Series("<i>", (0.5,))], along="<o>", upward="<p>")
    assert "<script>" not in chart.drawings[0].body
    assert "<b>" not in chart.svg()


@pytest.mark.parametrize(
    "make",
    [
        lambda: bars("T", ["a", "b"], [Series("x", (0.5,))], along="o", upward="p"),
        lambda: bars("T", ["a"], [Series("x", (0.5,), SIMULATED, (0.1,))], along="o", upward="p"),
        lambda: heat_map("T", ["a"], ["b"], [[1, 2]], down="r", across="c"),
        lambda: running("T", [], along="o", upward="p"),
    ],
)
def test_data_that_do_not_fit_are_refused(make) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match="need"):
        make()


def mixed(accent: str, ground: str, share: float) -> str:
    parts = [
        round(share * int(accent[at : at + 2], 16) + (1 - share) * int(ground[at : at + 2], 16)) for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)


@pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("accent", ["can", "refuse"])
def test_numbers_can_be_read_on_the_deepest_cell(colours: dict[str, str], accent: str) -> None:
    ground = mixed(colours[accent], colours["paper"], DEEPEST / 100)
    assert contrast(colours["ink"], ground) >= 4.5


def test_the_scripts_are_one_module_each_and_load_nothing() -> None:
    for more in ("charts/plot.js", "explore/explore.js", "explore/exercise.js"):
        script = assets.script(more)
        assert not re.search(r"^import ", script, re.MULTILINE)
        assert re.findall(r"^export .*", script, re.MULTILINE) == ["export default { render };"]
        assert "innerHTML" not in script
        assert set(re.findall(r"https?://[^\"' )]+", script)) == {svg.NAMESPACE}
        names = re.findall(r"^(?:const|let|function|class) (\w+)", script, re.MULTILINE)
        assert sorted(names) == sorted(set(names))
    style = assets.style("css/controls.css", "explore/explore.css")
    assert "url(" not in style
    assert "@import" not in style


def test_a_plot_ignores_what_a_front_end_writes() -> None:
    plot = Plot(CHARTS["histogram"])
    plot.set_state({"chart": {"title": "forged"}})
    assert plot.chart["title"] == "Faces"
    plot.show(CHARTS["heat"])
    assert plot.chart["columns"] == 3


def test_ticks_cover_the_range_in_round_steps() -> None:
    for low, high in ((0, 1), (0, 0.003), (-19, 10), (0.42, 0.58), (5, 5)):
        marks_ = figures.ticks(low, high, 5)
        assert marks_[0] <= low
        assert marks_[-1] >= high
        assert len(marks_) <= 8
    assert figures.ticks(0, 1, 5) == (0, 0.2, 0.4, 0.6, 0.8, 1)


def test_the_strip_keeps_one_place_for_each_kind() -> None:
    alone = strip("T", (Value("Exact", EXACT, 0.5),), 0, 1, unit="percent", along="p")
    both = strip("T", (Value("You", PREDICTED, 0.1), Value("Exact", EXACT, 0.5)), 0, 1, unit="percent", along="p")
    diamond = re.compile(r'<polygon points="([^"]+)"')
    assert diamond.findall(alone.drawings[0].body)[0] == diamond.findall(both.drawings[0].body)[1]
