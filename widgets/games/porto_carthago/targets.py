"""How targets and numbers are made: places where something can be done, and places that can be asked for their rule."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from widgets.games.porto_carthago import geometry as g
from widgets.shared.svg import Svg, circle, group, rect

Legal = Collection[str]
Elements = dict[str, Svg]


@lru_cache(maxsize=8192)
def target(act: str, label: str, can: bool, *shapes: Svg, at: g.Point | None = None) -> Svg:
    """A target; what it draws comes before its hit area and its halo."""
    transform = None if at is None else f"translate({at[0]:g} {at[1]:g})"
    return group(*shapes, act=act, can=can, label=label, transform=transform)


@lru_cache(maxsize=8192)
def number(rule: str, label: str, *shapes: Svg, at: g.Point | None = None) -> Svg:
    """An invisible place that opens the rule behind what is seen there."""
    transform = None if at is None else f"translate({at[0]:g} {at[1]:g})"
    return group(*shapes, data_why=rule, label=label, transform=transform)


def box(x: float, y: float, width: float, height: float, radius: float = 8) -> tuple[Svg, Svg]:
    """A hit area with its halo."""
    return hit_box(x, y, width, height), halo_box(x, y, width, height, radius)


@lru_cache(maxsize=256)
def hit_box(x: float, y: float, width: float, height: float) -> Svg:
    """Where a finger may land."""
    return rect(x, y, width, height, class_="hit", fill="transparent")


@lru_cache(maxsize=256)
def halo_box(x: float, y: float, width: float, height: float, radius: float = 8) -> Svg:
    """What glows around a box."""
    return rect(x, y, width, height, rx=radius, class_="halo", fill="none")


@lru_cache(maxsize=16)
def halo_ring(radius: float) -> Svg:
    """What glows around something round."""
    return circle(0, 0, radius, class_="halo", fill="none")
