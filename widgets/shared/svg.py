"""A tiny SVG helper: escaped elements as strings, and a scene of keyed elements.

Every function returns `Svg`, a string that is known to be well-formed; any other string handed in as a child
is text and is escaped, and so is every attribute value, so names typed by people cannot break out of the
drawing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Any

from widgets.shared import theme

NAMESPACE = "http://www.w3.org/2000/svg"

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_FORBIDDEN = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 127, 0xFFFE, 0xFFFF, *range(0xD800, 0xE000)])

Value = str | int | float | bool | None


class Svg(str):
    """SVG source that is already well-formed and escaped."""

    __slots__ = ()


def escape(text: str) -> str:
    """Text made safe for element content and attribute values; characters XML forbids are dropped.

    >>> escape('<b onload="x">')
    '&lt;b onload=&quot;x&quot;&gt;'
    """
    return text.translate(_FORBIDDEN).translate(_ESCAPES)


def number(value: float) -> str:
    """A coordinate in its shortest form, at most two decimals.

    >>> number(3.0), number(2.504), number(-0.001)
    ('3', '2.5', '0')
    """
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short in ("-0", "") else short


def element(tag: str, *children: str, **attributes: Value) -> Svg:
    """One element. `stroke_width` becomes `stroke-width`, `class_` becomes `class`; `None` is left out.

    >>> element("text", "Ana & Ben", x=4, class_="name")
    '<text x="4" class="name">Ana &amp; Ben</text>'
    """
    parts = [f"<{tag}"]
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        shown = "true" if value is True else escape(value) if isinstance(value, str) else number(value)
        parts.append(f' {name.rstrip("_").replace("_", "-")}="{shown}"')
    inside = "".join(child if isinstance(child, Svg) else escape(child) for child in children)
    parts.append(f">{inside}</{tag}>" if inside else "/>")
    return Svg("".join(parts))


def join(parts: Iterable[Svg]) -> Svg:
    """Several elements, one after another, as one piece of SVG."""
    return Svg("".join(parts))


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> Svg:
    """A rectangle; `rx` rounds its corners."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Svg:
    """A circle around (x, y)."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> Svg:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: Value) -> Svg:
    """A path."""
    return element("path", d=d, **attributes)


def polygon(points: Iterable[tuple[float, float]], **attributes: Value) -> Svg:
    """A closed polygon."""
    listed = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return element("polygon", points=listed, **attributes)


def text(x: float, y: float, words: str, *, size: float = 16, anchor: str = "middle", **attributes: Value) -> Svg:
    """A line of text, centred on x unless `anchor` says otherwise, its baseline at y."""
    attributes.setdefault("fill", theme.token("ink"))
    return element("text", words, x=x, y=y, font_size=size, text_anchor=anchor, **attributes)


def group(
    *children: Svg,
    at: tuple[float, float] | None = None,
    act: str | None = None,
    can: bool = False,
    label: str | None = None,
    class_: str = "",
    **attributes: Value,
) -> Svg:
    """A group: a piece that glides when `at` changes, or a target when `act` holds an action's notation.

    `can` marks a target that is possible now. A target needs a `label`: what a person who cannot see it is
    told. A place that stands for several possible actions has `data_acts` in place of `act`, a JSON list of pairs
    of a notation and its words: there the table asks which one is meant, under the label as a heading.
    """
    style = None if at is None else f"transform:translate({number(at[0])}px,{number(at[1])}px)"
    classes = " ".join(part for part in (class_, "can" if can else "") if part)
    fixed = {"class_": classes or None, "style": style, "data_act": act, "aria_label": label}
    return element("g", *children, **fixed, **attributes)


def moved(x: float, y: float, *drawings: Svg, scale: float = 1) -> Svg:
    """Drawings put elsewhere as part of a larger one, without ever gliding there."""
    sized = "" if scale == 1 else f" scale({number(scale)})"
    return group(*drawings, transform=f"translate({number(x)} {number(y)}){sized}")


def shortened(words: str, longest: int) -> str:
    """Words that fit into a line of so many letters.

    >>> shortened("Ana", 6), shortened("Ana María", 6)
    ('Ana', 'Ana M…')
    """
    return words if len(words) <= longest else f"{words[: longest - 1].rstrip()}…"


def seat_mark(seat: int, initial: str = "", *, radius: float = 14, **attributes: Value) -> Svg:
    """A seat's mark around (0, 0): circle, square, triangle, diamond or pentagon, a colour and an initial."""
    style: dict[str, Value] = {
        "fill": theme.seat_colour(seat),
        "stroke": theme.token("outline"),
        "stroke_width": max(1.25, radius / 9),
        "stroke_linejoin": "round",
    }
    style.update(attributes)
    shape = _seat_shape(seat % len(theme.SEATS), radius, style)
    if not initial:
        return shape
    drop = radius * (0.6 if seat % len(theme.SEATS) == 2 else 0.42)
    letter = text(0, drop, initial[:1].upper(), size=radius * 1.15, font_weight="700", fill=theme.token("seat-ink"))
    return join((shape, letter))


def _seat_shape(seat: int, radius: float, style: dict[str, Value]) -> Svg:
    if seat == 0:
        return circle(0, 0, radius, **style)
    if seat == 1:
        side = radius * 0.9
        return rect(-side, -side, 2 * side, 2 * side, rx=radius / 7, **style)
    corners, turn, size = {2: (3, -90.0, 1.4), 3: (4, -90.0, 1.25), 4: (5, -90.0, 1.12)}[seat]
    lift = radius * 0.22 if seat == 2 else 0.0
    around = [(turn + 360 * corner / corners) * pi / 180 for corner in range(corners)]
    return polygon([(radius * size * cos(a), radius * size * sin(a) + lift) for a in around], **style)


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of the board that a narrow screen can jump to: its left edge and width in scene units."""

    name: str
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class Scene:
    """A drawing of keyed elements, in painting order.

    `min_width` is the width in CSS pixels below which the board is swiped sideways instead of shrunk further;
    `parts` are the places it then offers to jump to.
    """

    width: float
    height: float
    label: str
    elements: Mapping[str, Svg]
    min_width: int = 0
    parts: tuple[Part, ...] = field(default=())

    def svg(self) -> Svg:
        """The complete picture, with the tokens inside, for print, files and pages without scripts."""
        body = [element("title", self.label), Svg(f"<style>{theme.standalone_css()}</style>")]
        body.append(rect(0, 0, self.width, self.height, fill=theme.token("paper")))
        body.extend(self.elements.values())
        box = f"0 0 {number(self.width)} {number(self.height)}"
        opening = (
            f'<svg xmlns="{NAMESPACE}" class="fp-scene" viewBox="{box}" width="{number(self.width)}" '
            f'height="{number(self.height)}" role="img" aria-label="{escape(self.label)}">'
        )
        return Svg(f"{opening}{''.join(body)}</svg>")

    def data(self) -> dict[str, Any]:
        """The scene as plain data for the browser."""
        return {
            "width": self.width,
            "height": self.height,
            "label": self.label,
            "min_width": self.min_width,
            "parts": [[part.name, part.x, part.width] for part in self.parts],
            "elements": [[key, str(drawing)] for key, drawing in self.elements.items()],
        }

    def patch(self, before: Scene) -> dict[str, Any]:
        """What changed since another scene, as plain data; empty when nothing did.

        `order` is given only when keys came, went or changed places.
        """
        old = before.elements
        changed = {key: str(drawing) for key, drawing in self.elements.items() if old.get(key) != drawing}
        gone = [key for key in old if key not in self.elements]
        patch: dict[str, Any] = {}
        if changed:
            patch["set"] = changed
        if gone:
            patch["remove"] = gone
        if list(old) != list(self.elements):
            patch["order"] = list(self.elements)
        return patch
