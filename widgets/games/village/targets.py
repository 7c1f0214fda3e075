"""The places of the board that can be clicked or asked: one target for each, however much can be done there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gamecore.games.village.view import VillageView
from widgets.games.village import geometry as g
from widgets.games.village.answer_labels import label
from widgets.games.village.destinations import destination
from widgets.games.village.districts import small
from widgets.games.village.region import Region
from widgets.games.village.regions import regions
from widgets.games.village.regions_talk import CHOICE
from widgets.games.village.talk import BOARD
from widgets.shared.svg import Svg
from widgets.shared.targets import Elements, Ways, box, choice, number, target

LEAVING = ("skip", "pass")
"""What is done at the title of a space to go on without it: it is written there, or it would look like a way in."""
LETTER, ROOM = 14.5, 120
"""About the width of a letter of a title, and what is written beside it."""


def targets(view: VillageView, plan: g.Plan, legal: Sequence[Any], names: Sequence[str]) -> Elements:
    """All places: those where something can be done now say what; the others say what they show."""
    ways: dict[str, list[tuple[str, str]]] = {}
    for action in legal:
        key = destination(view, action)
        if key:
            ways.setdefault(key, []).append((str(action), label(view, action)))
    living = {act for found in ways.values() for act, _ in found}
    drawn: Elements = {}
    for key, region in regions(view, plan, names, ways).items():
        drawn[f"place-{key}"] = place(region, tuple(ways.get(key, ())), living)
    return drawn


def place(region: Region, ways: Ways, living: set[str]) -> Svg:
    """A place: alive with what can be done there; closed, but able to say why; or only a number with its rule."""
    shapes = box(*region.box)
    if len(ways) == 1:
        ((act, words),) = ways
        written = BOARD[act] if act in LEAVING and has_room(region) else ""
        return target(act, CHOICE["one"].format(words=words), True, *shapes, *beside(region.box, written))
    if ways:
        key = "one_of" if region.name else "one_of_these"
        return choice(ways, CHOICE[key].format(count=len(ways), name=region.name, words=region.words), *shapes)
    if region.act and region.act not in living:
        return target(region.act, region.words, False, *shapes)
    return number(region.rule, region.words, *shapes)


def has_room(region: Region) -> bool:
    """Whether a place is a title beside which a few words fit."""
    return region.act.startswith("choose ") and LETTER * len(region.name) + ROOM <= region.box[2]


@lru_cache(maxsize=256)
def beside(area: g.Box, written: str) -> tuple[Svg, ...]:
    """What is written beside a title, at its right end."""
    x, y, width, height = area
    return (small(x + width - 10, y + height / 2 + 6, written, "end", "quiet"),) if written else ()
