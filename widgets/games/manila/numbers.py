"""The numbers on the board that can be asked for their rule."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.manila.view import ManilaView
from widgets.games.manila import geometry as g
from widgets.games.manila.words import NUMBERS, WARE_NAMES
from widgets.shared.svg import Svg, group
from widgets.shared.targets import halo_box, hit_box

DICE_BOX = (252, 30, 318, 62)
Box = tuple[float, float, float, float]


def numbers(view: ManilaView) -> dict[str, Svg]:
    """The black market, the dice and the accomplices at hand, each with the rule behind its numbers."""
    values = dict(zip(WARE_NAMES, view.values, strict=True))
    return {
        "why-market": number(g.MARKET, "M0.4", NUMBERS["market"].format(**values)),
        "why-dice": number(DICE_BOX, "M6.1", NUMBERS["dice"].format(movement=view.movement)),
        "why-jetty": number(g.JETTY, "M1.3", NUMBERS["jetty"]),
    }


@lru_cache(maxsize=1024)
def number(box: Box, rule: str, label: str) -> Svg:
    """An invisible place that opens a rule."""
    return group(hit_box(*box), halo_box(*box), data_why=rule, label=label)
