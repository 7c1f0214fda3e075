"""Village in the browser: its board, its questions and answers, its log and its panels."""

from __future__ import annotations

from functools import partial

from widgets.games.village.answers import answers
from widgets.games.village.asking import question
from widgets.games.village.moments import moments
from widgets.games.village.panels import panels
from widgets.games.village.scene import scene
from widgets.games.village.sentences import sentence
from widgets.games.village.teaching import assumption, place_rule
from widgets.games.village.where import chapter, where
from widgets.shared.lesson.anchor import anchor

__all__ = [
    "answers",
    "assumption",
    "chapter",
    "lesson_anchor",
    "moments",
    "panels",
    "place_rule",
    "question",
    "scene",
    "sentence",
    "title",
    "where",
]

title = "Village"
lesson_anchor = partial(anchor, "village")
