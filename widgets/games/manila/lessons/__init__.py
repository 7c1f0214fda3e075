"""Manila's lesson: nine chapters, from the race of the punts to the stronger pirates."""

from __future__ import annotations

from widgets.games.manila.lessons.race import RACE
from widgets.shared.lesson.plan import Lesson

LESSON = Lesson(
    game="manila",
    names=("Ana", "Ben", "Cora", "Dirk", "Eva"),
    chapters=(RACE,),
    pauses=("voyage",),
)
