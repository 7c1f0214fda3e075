"""Places of a board: where something can be done, where several things can be, and what can be asked for its rule.

What a place draws comes first, then its hit area, where a finger may land, and its halo, which glows around it.
Positions change far less often than they are drawn, so that everything here is remembered.
"""

from __future__ import annotations

import json
from functools import lru_cache

from widgets.shared.svg import Svg, circle, group, rect

Point = tuple[float, float]
Elements = dict[str, Svg]
"""Parts of a board by their keys."""

Ways = tuple[tuple[str, str], ...]
"""What can be done at one place: the notation of each action and what it says."""


@lru_cache(maxsize=16384)
def target(act: str, label: str, can: bool, *shapes: Svg, at: Point | None = None) -> Svg:
    """A place where one thing is done, by its notation; it is possible now if it `can`, else it says why not."""
    return group(*shapes, act=act, can=can, label=label, transform=moved_to(at))


@lru_cache(maxsize=8192)
def choice(ways: Ways, label: str, *shapes: Svg, at: Point | None = None) -> Svg:
    """A place that stands for several possible actions: the table asks there, under the label, which one is meant."""
    listed = json.dumps(ways, ensure_ascii=False)
    return group(*shapes, can=True, label=label, data_acts=listed, transform=moved_to(at))


@lru_cache(maxsize=16384)
def number(rule: str, label: str, *shapes: Svg, at: Point | None = None) -> Svg:
    """A place that opens the rule behind what is seen there."""
    return group(*shapes, data_why=rule, label=label, transform=moved_to(at))


def moved_to(at: Point | None) -> str | None:
    """The transform that puts a drawing somewhere; a place never glides there."""
    return None if at is None else f"translate({at[0]:g} {at[1]:g})"


def box(x: float, y: float, width: float, height: float, radius: float = 8) -> tuple[Svg, Svg]:
    """A hit area with its halo."""
    return hit_box(x, y, width, height), halo_box(x, y, width, height, radius)


@lru_cache(maxsize=2048)
def hit_box(x: float, y: float, width: float, height: float) -> Svg:
    """Where a finger may land."""
    return rect(x, y, width, height, class_="hit", fill="transparent")


@lru_cache(maxsize=2048)
def halo_box(x: float, y: float, width: float, height: float, radius: float = 8) -> Svg:
    """What glows around a box."""
    return rect(x, y, width, height, rx=radius, class_="halo", fill="none")


@lru_cache(maxsize=256)
def halo_ring(radius: float, x: float = 0, y: float = 0) -> Svg:
    """What glows around something round."""
    return circle(x, y, radius, class_="halo", fill="none")
