"""Porto Carthago in the browser: its board, its questions and answers, its log and its panels."""

from __future__ import annotations

from functools import partial

from widgets.games.porto_carthago.answers import answers
from widgets.games.porto_carthago.moments import moments
from widgets.games.porto_carthago.panels import panels
from widgets.games.porto_carthago.questions import question
from widgets.games.porto_carthago.scene import scene
from widgets.games.porto_carthago.sentences import sentence
from widgets.games.porto_carthago.teaching import assumption, place_rule
from widgets.games.porto_carthago.where import chapter, where
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

title = "Porto Carthago"
lesson_anchor = partial(anchor, "porto_carthago")
