"""The SVG helper escapes everything, and scenes tell only what changed."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.shared import svg, theme
from widgets.shared.svg import Part, Scene, Svg


def parsed(source: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="{svg.NAMESPACE}">{source}</svg>')


@given(st.text())
def test_any_text_stays_text(words: str) -> None:
    drawing = svg.element("text", words, aria_label=words)
    node = parsed(drawing)[0]
    kept = "".join(character for character in words if character in (node.text or ""))
    assert len(list(node)) == 0
    assert (node.text or "").replace("\n", "").replace("\r", "") == kept.replace("\n", "").replace("\r", "")
    assert set(node.attrib) == {"aria-label"}


def test_markup_in_a_name_is_shown_and_not_run() -> None:
    drawing = svg.text(0, 0, "<script>alert(1)</script>", class_='x" onload="alert(1)')
    node = parsed(drawing)[0]
    assert node.text == "<script>alert(1)</script>"
    assert "onload" not in node.attrib
    assert len(node) == 0


def test_only_svg_goes_in_unescaped() -> None:
    inner = svg.circle(0, 0, 1)
    assert svg.group(inner).count("<circle") == 1
    assert "<circle" not in svg.element("g", str(inner) + "")


def test_attributes_are_written_as_svg_names_them() -> None:
    drawing = svg.rect(1.0, 2.504, 3, 4, stroke_width=0.5, class_="hit", rx=None, hidden=False)
    assert drawing == '<rect x="1" y="2.5" width="3" height="4" stroke-width="0.5" class="hit"/>'


def test_a_target_carries_its_notation_label_and_place() -> None:
    node = parsed(svg.group(svg.circle(0, 0, 4), at=(3, 4.5), act="place jade", can=True, label="Place on jade"))[0]
    assert node.attrib == {
        "class": "can",
        "style": "transform:translate(3px,4.5px)",
        "data-act": "place jade",
        "aria-label": "Place on jade",
    }


@pytest.mark.parametrize("seat", range(5))
def test_every_seat_has_a_shape_of_its_own(seat: int) -> None:
    shapes = [svg.seat_mark(other) for other in range(5)]
    outlines = [shape.replace(theme.seat_colour(number), "") for number, shape in enumerate(shapes)]
    assert outlines.count(outlines[seat]) == 1
    assert svg.seat_mark(seat, "<").count("&lt;") == 1


def scene(**elements: Svg) -> Scene:
    return Scene(100, 50, "A <board>", elements, min_width=40, parts=(Part("Left", 0, 50),))


def test_a_standalone_picture_is_well_formed_and_named() -> None:
    root = ET.fromstring(scene(one=svg.circle(1, 2, 3)).svg())
    assert root.attrib["viewBox"] == "0 0 100 50"
    assert root.attrib["aria-label"] == "A <board>"
    assert [child.tag.rpartition("}")[2] for child in root] == ["title", "style", "rect", "circle"]


def test_a_patch_tells_only_what_changed() -> None:
    before = scene(a=svg.circle(0, 0, 1), b=svg.circle(0, 0, 2), c=svg.circle(0, 0, 3))
    after = scene(a=svg.circle(0, 0, 1), c=svg.circle(9, 0, 3), d=svg.circle(0, 0, 4))
    patch = after.patch(before)
    assert patch == {
        "set": {"c": svg.circle(9, 0, 3), "d": svg.circle(0, 0, 4)},
        "remove": ["b"],
        "order": ["a", "c", "d"],
    }
    assert after.patch(after) == {}


def test_a_patch_leaves_the_order_out_when_it_is_the_same() -> None:
    before, after = scene(a=svg.circle(0, 0, 1)), scene(a=svg.circle(0, 0, 2))
    assert after.patch(before) == {"set": {"a": svg.circle(0, 0, 2)}}


def test_scene_data_is_plain() -> None:
    data: dict[str, Any] = scene(a=svg.circle(0, 0, 1)).data()
    assert data["parts"] == [["Left", 0, 50]]
    assert [type(drawing) for _, drawing in data["elements"]] == [str]


def luminance(colour: str) -> float:
    def linear(part: int) -> float:
        value = part / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[start : start + 2], 16)) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), [("ink", "paper"), ("quiet", "paper"), ("ink", "sea"), ("ink", "land")])
def test_text_stands_out_from_its_ground(colours: dict[str, str], text: str, ground: str) -> None:
    assert contrast(colours[text], colours[ground]) >= 4.5


@pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("accent", ["can", "refuse"])
def test_accents_can_be_read_on_paper(colours: dict[str, str], accent: str) -> None:
    assert contrast(colours[accent], colours["paper"]) >= 4.5


@pytest.mark.parametrize("fill", theme.SEATS)
def test_letters_can_be_read_on_every_seat_mark(fill: str) -> None:
    assert contrast(theme.SEAT_INK, fill) >= 4.5


@pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_both_themes_have_the_same_tokens(colours: dict[str, str]) -> None:
    assert set(colours) == set(theme.LIGHT)
