"""Manila in the browser: its board, its questions and answers, its log and its panels."""

from __future__ import annotations

from functools import partial

from gamecore.games.manila.pieces import WARES
from gamecore.kernel.events import Event
from widgets.games.manila.answers import answers
from widgets.games.manila.art import WARE_COLOURS
from widgets.games.manila.moments import moments
from widgets.games.manila.panels import panels
from widgets.games.manila.questions import question
from widgets.games.manila.scene import scene
from widgets.games.manila.sentences import sentence
from widgets.games.manila.teaching import assumption, place_rule
from widgets.games.manila.where import chapter, where
from widgets.games.manila.words import OPTIONS, WARE_BY_NAME, WARE_TITLES
from widgets.shared.game_ui import Die
from widgets.shared.lesson.anchor import anchor

__all__ = [
    "answers",
    "assumption",
    "chapter",
    "dice",
    "lesson_anchor",
    "moments",
    "option_words",
    "panels",
    "place_rule",
    "question",
    "scene",
    "sentence",
    "title",
    "where",
]

title = "Manila"
lesson_anchor = partial(anchor, "manila")


def dice(event: Event) -> list[Die]:
    """The dice that an event rolled, in lane order; none for any other event."""
    if event.kind != "rolled":
        return []
    rolled: dict[str, int] = event.facts["dice"]
    return [
        {"label": WARE_TITLES[WARE_BY_NAME[ware]], "value": rolled[ware], "colour": WARE_COLOURS[WARES.index(ware)]}
        for ware in WARES
        if ware in rolled
    ]


def option_words(name: str) -> str:
    """What the new-game form says beside an option."""
    return OPTIONS.get(name, "")
