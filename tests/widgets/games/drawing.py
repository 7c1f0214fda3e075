"""What a drawn board holds: targets, what can be played there, where pieces and places lie, and how large they are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

from widgets.shared.svg import Scene

SVG = "{http://www.w3.org/2000/svg}"
MOVED = re.compile(r"translate\(([-\d.]+)(?:px)?[ ,]\s*([-\d.]+)")
SCALED = re.compile(r"scale\(([\d.]+)\)")
PLACE = ("data-act", "data-acts", "data-why")
Box = tuple[float, float, float, float]


def drawn(scene: Scene) -> Element:
    """The picture as XML; fails if it is not well-formed."""
    return fromstring(scene.svg())


def places(scene: Scene) -> list[Element]:
    """All that can be clicked or asked."""
    return [node for node in drawn(scene).iter() if is_place(node)]


def is_place(node: Element) -> bool:
    """Whether this can be clicked or asked."""
    return any(node.get(name) for name in PLACE)


def choices(scene: Scene) -> list[tuple[Element, dict[str, str]]]:
    """The places that stand for several actions, each with its actions and what they say."""
    nodes = [node for node in drawn(scene).iter() if node.get("data-acts")]
    return [(node, dict(json.loads(node.get("data-acts") or ""))) for node in nodes]


def targets(scene: Scene) -> dict[str, Element]:
    """The places by the notation that a click plays; a notation may stand on the board only once."""
    found: dict[str, Element] = {}
    for node in drawn(scene).iter():
        act = node.get("data-act")
        if act is not None:
            assert act not in found, act
            found[act] = node
    return found


def single(scene: Scene) -> set[str]:
    """The notations that one click plays."""
    return {act for act, node in targets(scene).items() if is_alive(node)}


def possible(scene: Scene) -> set[str]:
    """The notations that can be played on the board, by one click or after a choice."""
    return {act for node in drawn(scene).iter() if is_alive(node) for act in ways(node)}


def ways(node: Element) -> list[str]:
    """The notations that a place stands for."""
    act = node.get("data-act")
    return [act] if act else [each for each, _ in json.loads(node.get("data-acts") or "[]")]


def is_alive(node: Element) -> bool:
    """Whether a place is marked as possible now."""
    return "can" in (node.get("class") or "").split()


# Where and how large --------------------------------------------------------------------------------------


def place_of(drawing: str) -> tuple[float, float]:
    """Where a piece lies."""
    found = MOVED.search(drawing)
    assert found
    return float(found[1]), float(found[2])


def seen(drawing: str) -> bool:
    """Whether a piece draws anything."""
    return len(list(fromstring(drawing))) > 0


def hit_box(node: Element, right: float = 0, down: float = 0) -> Box:
    """Left, top, right and bottom of a place's hit area; the place lies in something that is moved so far."""
    (hit,) = [shape for shape in node if shape.get("class") == "hit"]
    x, y = moved(node)
    if hit.tag == f"{SVG}circle":
        radius = float(hit.get("r") or 0)
        x, y = x + float(hit.get("cx") or 0) - radius, y + float(hit.get("cy") or 0) - radius
        return x + right, y + down, x + right + 2 * radius, y + down + 2 * radius
    x, y = x + float(hit.get("x") or 0) + right, y + float(hit.get("y") or 0) + down
    return x, y, x + float(hit.get("width") or 0), y + float(hit.get("height") or 0)


def boxes(scene: Scene) -> list[tuple[Element, Box]]:
    """All that can be clicked or asked, with its hit area on the board."""
    return list(_boxes(drawn(scene), 0, 0))


def _boxes(node: Element, right: float, down: float) -> Iterator[tuple[Element, Box]]:
    if is_place(node):
        yield node, hit_box(node, right, down)
    x, y = moved(node)
    for child in node:
        yield from _boxes(child, right + x, down + y)


def moved(node: Element) -> tuple[float, float]:
    """How far a group is moved."""
    found = MOVED.search(node.get("transform") or node.get("style") or "")
    return (float(found[1]), float(found[2])) if found else (0, 0)


def on_a_phone(scene: Scene) -> float:
    """By how much a board shrinks before it is swiped sideways instead."""
    return scene.min_width / scene.width


def labels(scene: Scene) -> Iterator[tuple[str, float]]:
    """Every written label with its size on a phone."""
    yield from _labels(drawn(scene), on_a_phone(scene))


def _labels(node: Element, scale: float) -> Iterator[tuple[str, float]]:
    found = SCALED.search(node.get("transform") or "")
    inside = scale * (float(found[1]) if found else 1)
    if node.tag == f"{SVG}text":
        yield node.text or "", float(node.get("font-size") or 0) * inside
    for child in node:
        yield from _labels(child, inside)


def are_apart(one: Box, other: Box, shared: float = 0) -> bool:
    """Whether two boxes do not cover each other, apart from a seam of this width."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return min(across, down) <= shared
