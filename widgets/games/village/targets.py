"""The places of the board that can be clicked or asked: one target for each, however much can be done there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gamecore.games.village.view import VillageView
from widgets.games.village import geometry as g
from widgets.games.village.answer_labels import label
from widgets.games.village.crowds import Elements
from widgets.games.village.destinations import destination
from widgets.games.village.districts import small
from widgets.games.village.region import Region
from widgets.games.village.regions import regions
from widgets.games.village.regions_talk import CHOICE
from widgets.games.village.talk import BOARD
from widgets.shared.svg import Svg, group, rect

LEAVING = ("skip", "pass")
"""What is done at the title of a space to go on without it: it is written there, or it would look like a way in."""
LETTER, ROOM = 14.5, 120
"""About the width of a letter of a title, and what is written beside it."""

Way = tuple[str, str]
"""What can be done: the notation and what it says."""


def targets(view: VillageView, plan: g.Plan, legal: Sequence[Any], names: Sequence[str]) -> Elements:
    """All places: those where something can be done now say what; the others say what they show."""
    ways: dict[str, list[Way]] = {}
    for action in legal:
        key = destination(view, action)
        if key:
            ways.setdefault(key, []).append((str(action), label(view, action)))
    living = {act for found in ways.values() for act, _ in found}
    drawn: Elements = {}
    for key, region in regions(view, plan, names, ways).items():
        drawn[f"place-{key}"] = place(region, tuple(ways.get(key, ())), living)
    return drawn


def place(region: Region, ways: tuple[Way, ...], living: set[str]) -> Svg:
    """A place: alive with what can be done there; closed, but able to say why; or only a number with its rule."""
    if len(ways) == 1 and ways[0][0] in LEAVING and has_room(region):
        return alive(region.box, *ways[0], BOARD[ways[0][0]])
    if len(ways) == 1:
        return alive(region.box, *ways[0])
    if ways:
        key = "one_of" if region.name else "one_of_these"
        return choice(region.box, ways, CHOICE[key].format(count=len(ways), name=region.name, words=region.words))
    if region.act and region.act not in living:
        return closed(region.box, region.act, region.words)
    return number(region.box, region.rule, region.words)


@lru_cache(maxsize=8192)
def alive(box: g.Box, act: str, words: str, written: str = "") -> Svg:
    """A place where one thing can be done now; what is written there says more than the drawing."""
    x, y, width, height = box
    said = [small(x + width - 10, y + height / 2 + 6, written, "end", "quiet")] if written else []
    return group(*shapes(box), *said, act=act, can=True, label=CHOICE["one"].format(words=words))


def has_room(region: Region) -> bool:
    """Whether a place is a title beside which a few words fit."""
    return region.act.startswith("choose ") and LETTER * len(region.name) + ROOM <= region.box[2]


@lru_cache(maxsize=8192)
def choice(box: g.Box, ways: tuple[Way, ...], words: str) -> Svg:
    """A place where several things can be done now: the table asks there which one is meant."""
    return group(*shapes(box), can=True, label=words, data_acts=json.dumps(ways, ensure_ascii=False))


@lru_cache(maxsize=8192)
def closed(box: g.Box, act: str, words: str) -> Svg:
    """A place where nothing can be done now; asked, it says why."""
    return group(*shapes(box), act=act, label=words)


@lru_cache(maxsize=8192)
def number(box: g.Box, rule: str, words: str) -> Svg:
    """A place that opens the rule behind what is seen there."""
    return group(*shapes(box), data_why=rule, label=words)


@lru_cache(maxsize=2048)
def shapes(box: g.Box) -> tuple[Svg, Svg]:
    """The hit area of a place and its halo."""
    x, y, width, height = box
    hit = rect(x, y, width, height, class_="hit", fill="transparent")
    return hit, rect(x, y, width, height, rx=8, class_="halo", fill="none")
