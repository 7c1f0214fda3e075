"""Porto Carthago's lesson: nine chapters, from a senator's servants to the final count."""

from __future__ import annotations

from widgets.games.porto_carthago.lessons.cards import CARDS
from widgets.games.porto_carthago.lessons.charter import CHARTER
from widgets.games.porto_carthago.lessons.ending import ENDING
from widgets.games.porto_carthago.lessons.harbour import HARBOUR
from widgets.games.porto_carthago.lessons.lighthouse import LIGHTHOUSE
from widgets.games.porto_carthago.lessons.loading import LOADING
from widgets.games.porto_carthago.lessons.privileges import PRIVILEGES
from widgets.games.porto_carthago.lessons.senators import SENATORS
from widgets.games.porto_carthago.lessons.turns import TURNS
from widgets.shared.lesson.plan import Lesson

LESSON = Lesson(
    game="porto_carthago",
    names=("Ana", "Ben", "Cleo", "Dirk", "Eva"),
    chapters=(SENATORS, HARBOUR, LOADING, TURNS, CARDS, LIGHTHOUSE, CHARTER, PRIVILEGES, ENDING),
)
