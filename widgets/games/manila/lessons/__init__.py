"""Manila's lesson: nine chapters, from the race of the punts to the stronger pirates."""

from __future__ import annotations

from widgets.games.manila.lessons.betting import BETTING
from widgets.games.manila.lessons.insurance import INSURANCE
from widgets.games.manila.lessons.money import MONEY
from widgets.games.manila.lessons.more import MORE
from widgets.games.manila.lessons.office import OFFICE
from widgets.games.manila.lessons.pilots import PILOTS
from widgets.games.manila.lessons.pirates import PIRATES
from widgets.games.manila.lessons.race import RACE
from widgets.games.manila.lessons.shares import SHARES
from widgets.shared.lesson.plan import Lesson

LESSON = Lesson(
    game="manila",
    names=("Ana", "Ben", "Cora", "Dirk", "Eva"),
    chapters=(RACE, BETTING, OFFICE, SHARES, MONEY, INSURANCE, PILOTS, PIRATES, MORE),
    pauses=("voyage",),
)
