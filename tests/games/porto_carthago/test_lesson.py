"""What is particular to Porto Carthago’s lesson: several right answers, a detour, and what hints quote."""

from __future__ import annotations

import json
import re

import pytest

import gamecore
from tests.games.porto_carthago.course import COURSE
from tests.widgets.lesson.reader import Reader
from widgets.games.porto_carthago.lessons import LESSON
from widgets.shared.lesson.plan import Step, parted

GAME = gamecore.load("porto_carthago")


@pytest.mark.parametrize(
    ("id", "answers"),
    [
        ("first-dock", ("claim Egypt-I", "claim Rome-II", "claim Iberia-I")),
        ("good-and-dock", ("take wine; claim Etruria-I", "take purple; claim Rome-II")),
        ("leader", ("enter S17 II; enter S11 II", "enter S09 II; enter S21 II")),
        ("ship-arrives", ("enter S11 II; enter S19 II", "enter S02 II; enter S25 II", "enter S21 II; enter S11 II")),
        ("third", ("enter S02 II", "enter S09 I")),
        ("aristocrat", ("assign +1 +1", "assign +4 +1", "assign +2 +2")),
        ("move", ("use S30; shift 1 -1", "use S30; shift 1 -3", "use S30; shift 0 -1 1 -2")),
        ("bad-luck", ("carry grain ship 1; intrigue",)),
        ("two-choices", ("carry grain ship 1; intrigue; score",)),
        ("final-privilege", ("purchase; use S27",)),
        ("load-order", ("load Etruria-II",)),
    ],
)
def test_every_way_that_meets_the_aim_is_right(id: str, answers: tuple[str, ...]) -> None:
    for answer in answers:
        reader = COURSE.reader(id)
        if COURSE.step(id).press:
            reader.lesson("press")
        for action in answer.split("; "):
            assert action in map(str, reader.board._session.match.legal)
            reader.act(action)
        assert reader.statuses[-1] == "done", answer


def test_a_detour_is_answered_with_a_sentence() -> None:
    reader = COURSE.reader("load-a-ship")
    reader.act("carry wine Egypt-II")
    assert reader.statuses[-1] == "missed"
    assert "Take it back" in reader.texts[-1]
    reader.undo()
    reader.solve()
    assert reader.statuses[-1] == "done"


QUOTING = [pytest.param(each, id=each.id) for each in LESSON.steps if "“" in each.hint]


@pytest.mark.parametrize("quoting", QUOTING)
def test_a_hint_quotes_what_can_be_clicked_or_typed(quoting: Step) -> None:
    reader = Reader(LESSON, quoting)
    seen = [quoting.show, json.dumps(reader.frame(), ensure_ascii=False)]
    if quoting.press:
        reader.lesson("press")
    for action in ("", *parted(quoting.show)):
        if action:
            reader.act(action)
        seen.append(json.dumps(reader.frame(), ensure_ascii=False))
    for words in re.findall(r"“(.+?)”", quoting.hint):
        assert any(words in each for each in seen), words
