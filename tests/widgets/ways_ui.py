"""The plain board with a place that stands for several actions, and a number that can be asked for its rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from gamecore.games.manila.pieces import WARES
from tests.widgets import plain_ui
from widgets.shared.svg import Scene
from widgets.shared.targets import box, choice, number

HEADING = "The punts: choose one"


def scene(view: Any, legal: Sequence[Any], names: Sequence[str] = ()) -> Scene:
    """The plain board; in its lower right corner a place for all punts where an accomplice can go."""
    drawn = plain_ui.scene(view, legal, names)
    possible = {str(action) for action in legal}
    ways = tuple((f"place {ware}", f"On the {ware} punt") for ware in WARES if f"place {ware}" in possible)
    more = {"number": number("M0.4", "A number.", *box(0, 0, 96, 40), at=(24, 500))}
    if len(ways) > 1:
        more["ways"] = choice(ways, HEADING, *box(0, 0, 140, 40), at=(780, 512))
    return replace(drawn, elements={**drawn.elements, **more})


WAYS: Any = SimpleNamespace(**{**vars(plain_ui), "scene": scene})
