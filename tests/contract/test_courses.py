"""Every lesson as a course: its order, the mistakes that beginners make, and the hard places of the rules."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import dev
import gamecore
from tests.contract.playing import game_tests
from tests.games.course import Course, events
from tests.widgets.line import only
from widgets.shared.lesson import marking
from widgets.shared.lesson.aim import Tried
from widgets.shared.lesson.anchor import NOTEBOOK
from widgets.shared.lesson.plan import parted

NAMES = sorted(path.parent.name for path in dev.NOTEBOOKS.glob(f"*/{NOTEBOOK}"))
COURSES: dict[str, Course] = {name: game_tests(name, "course").COURSE for name in NAMES}
every_course = pytest.mark.parametrize("name", COURSES)


def each(table: str) -> list[Any]:
    """A parameter for every lesson with every key of this table of its course."""
    return [pytest.param(name, key, id=f"{name}-{key}") for name in COURSES for key in getattr(COURSES[name], table)]


@every_course
def test_the_chapters_come_in_the_order_of_teaching(name: str) -> None:
    assert tuple(chapter.title for chapter in COURSES[name].lesson.chapters) == COURSES[name].order


@pytest.mark.parametrize(("name", "id"), each("mistakes"))
def test_what_beginners_get_wrong_is_asked(name: str, id: str) -> None:
    right = marking.right_answers(gamecore.load(name), COURSES[name].question(id))
    assert sorted(right) == COURSES[name].mistakes[id]


@pytest.mark.parametrize(("name", "id"), each("happens"))
def test_a_hard_place_of_the_rules_really_happens_on_the_board(name: str, id: str) -> None:
    reader = COURSES[name].reader(id)
    reader.solve()
    kind, *rules, seat = COURSES[name].happens[id]
    same = [event for event in events(reader) if (event.kind, event.seat) == (kind, seat)]
    assert [event for event in same if not rules or event.rule in rules]


@pytest.mark.parametrize(("name", "rule"), each("leads"))
def test_a_rule_leads_to_the_step_that_teaches_it(name: str, rule: str) -> None:
    anchor = import_module(f"widgets.games.{name}").lesson_anchor
    assert anchor(rule) == f"{NOTEBOOK}#{name}-{COURSES[name].leads[rule]}"
    assert anchor(f"{rule.rstrip('.0123456789')}99.1") == ""


@pytest.mark.parametrize(
    ("name", "id"),
    [
        pytest.param(name, step.id, id=f"{name}-{step.id}")
        for name, course in COURSES.items()
        for step in course.lesson.steps
        if isinstance(step.aim, Tried) and len(parted(step.show)) == 1
    ],
)
def test_a_refused_step_is_done_by_the_refusal_and_nothing_is_lost(name: str, id: str) -> None:
    reader = COURSES[name].reader(id)
    before = reader.board._session.match.state
    reader.solve()
    assert reader.statuses == ["done"]
    assert reader.board._session.match.state == before
    (said,) = [message["text"] for message in reader.sent if message["kind"] == "refusal"]
    assert said.startswith("You cannot")


@pytest.mark.parametrize(("name", "id"), each("strays"))
def test_another_action_that_the_same_rule_forbids_does_not_end_the_step(name: str, id: str) -> None:
    course = COURSES[name]
    step = course.step(id)
    *first, last = parted(step.show)
    reader = course.reader(id, *first)
    assert isinstance(step.aim, Tried)
    assert only("refusal", reader.act(course.strays[id]))["rules"][0] == step.aim.rule
    assert "done" not in reader.statuses
    reader.act(last)
    assert reader.statuses[-1] == "done"
