"""Batavia's lesson: eight chapters, from the flags and goods to the last scoring."""

from __future__ import annotations

from widgets.games.batavia.lessons.auction import AUCTION
from widgets.games.batavia.lessons.drawing import DRAWING
from widgets.games.batavia.lessons.ending import ENDING
from widgets.games.batavia.lessons.goal import GOAL
from widgets.games.batavia.lessons.pirates import PIRATES
from widgets.games.batavia.lessons.seals import SEALS
from widgets.games.batavia.lessons.sets import SETS
from widgets.games.batavia.lessons.travelling import TRAVELLING
from widgets.shared.lesson.plan import Lesson

LESSON = Lesson(
    game="batavia",
    names=("Ana", "Ben", "Cleo", "Dai", "Eva"),
    chapters=(GOAL, SEALS, TRAVELLING, DRAWING, SETS, PIRATES, AUCTION, ENDING),
)
