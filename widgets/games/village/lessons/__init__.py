"""Village's lesson: the base game first, then one chapter for each module."""

from __future__ import annotations

from widgets.games.village.lessons.church import CHURCH
from widgets.games.village.lessons.council import COUNCIL
from widgets.games.village.lessons.crafts import CRAFTS
from widgets.games.village.lessons.death import DEATH
from widgets.games.village.lessons.ending import ENDING
from widgets.games.village.lessons.farm import FARM
from widgets.games.village.lessons.goals import GOALS_CHAPTER
from widgets.games.village.lessons.home import HOME
from widgets.games.village.lessons.inn import INN_CHAPTER
from widgets.games.village.lessons.market import MARKET
from widgets.games.village.lessons.sea import SEA
from widgets.games.village.lessons.travel import TRAVEL
from widgets.games.village.lessons.turns import TURNS
from widgets.games.village.lessons.village import VILLAGE
from widgets.shared.lesson.plan import Lesson

LESSON = Lesson(
    game="village",
    names=("Ana", "Ben", "Cleo", "Dai", "Eva"),
    chapters=(
        VILLAGE,
        TURNS,
        DEATH,
        FARM,
        CRAFTS,
        MARKET,
        COUNCIL,
        TRAVEL,
        CHURCH,
        ENDING,
        INN_CHAPTER,
        SEA,
        HOME,
        GOALS_CHAPTER,
    ),
)
