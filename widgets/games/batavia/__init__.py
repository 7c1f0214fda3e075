"""Batavia in the browser: its board, its questions and answers, its log and its panels."""

from __future__ import annotations

from functools import partial

from gamecore.kernel.events import Event
from widgets.games.batavia.answers import answers
from widgets.games.batavia.moments import moments
from widgets.games.batavia.panels import panels
from widgets.games.batavia.questions import question
from widgets.games.batavia.scene import scene
from widgets.games.batavia.sentences import sentence
from widgets.games.batavia.teaching import assumption, place_rule
from widgets.games.batavia.where import chapter, where
from widgets.games.batavia.words import BOARD, OPTIONS
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

title = "Batavia"
lesson_anchor = partial(anchor, "batavia")


def dice(event: Event) -> list[Die]:
    """The auction die where it was rolled; none for any other event."""
    if event.kind != "rolled":
        return []
    return [{"label": BOARD["auction"], "value": event.facts["die"]}]


def option_words(name: str) -> str:
    """What the new-game form says beside an option."""
    return OPTIONS.get(name, "")
