"""Manila's lesson as a course: its order, its hard places, and the mistakes that beginners make."""

from __future__ import annotations

import pytest

import gamecore
from tests.widgets.lesson.reader import Reader
from widgets.games.manila import lesson_anchor
from widgets.games.manila.lessons import LESSON
from widgets.shared.lesson import marking
from widgets.shared.lesson.plan import Step

GAME = gamecore.load("manila")
ORDER = (
    "The race",
    "Betting on the race",
    "The harbour office",
    "Shares and the end",
    "Money trouble",
    "Insurance",
    "Pilots",
    "Pirates",
    "Three players and stronger pirates",
)
MISTAKES = {
    "pir-13": ["no"],
    "pil-pirates": ["roll"],
    "bet-seat": ["5"],
    "bet-pass": ["place 1"],
    "pir-boarder": ["0"],
    "ins-empty": ["14"],
    "bet-port-b": ["8"],
    "shares-fortune": ["45"],
    "office-cheap": ["5"],
    "more-rhythm": ["place 0"],
}
"""The frequent mistakes of beginners as questions, with what the rules say."""


def step(id: str) -> Step:
    return next(each for each in LESSON.steps if each.id == id)


def kinds(reader: Reader) -> list[tuple[str, int]]:
    return [(event.kind, event.seat) for turn in reader.board._session.match.history for event in turn.events]


def test_the_chapters_come_in_the_order_of_teaching() -> None:
    assert tuple(chapter.title for chapter in LESSON.chapters) == ORDER


@pytest.mark.parametrize("id", MISTAKES)
def test_what_beginners_get_wrong_is_asked(id: str) -> None:
    question = next(each for chapter in LESSON.chapters for each in chapter.quiz if each.id == id)
    assert sorted(marking.right_answers(GAME, question)) == MISTAKES[id]


@pytest.mark.parametrize(
    ("id", "event"),
    [
        ("loan-to-bid", ("forced loan", 0)),
        ("insurer-broke", ("insurance short", 0)),
        ("blind-passenger", ("blind passenger", 0)),
        ("few-pesos", ("placed cheaply", 0)),
        ("pilot-arrives", ("arrived", -1)),
        ("next-captain", ("captain", 1)),
        ("evict", ("evicted", 0)),
        ("tie", ("shared", 1)),
        ("nobody-later", ("office free", 1)),
        ("own-yard", ("owes himself", 0)),
    ],
)
def test_a_hard_place_of_the_rules_really_happens_on_the_board(id: str, event: tuple[str, int]) -> None:
    reader = Reader(LESSON, step(id))
    reader.solve()
    assert event in kinds(reader)


def test_any_set_of_starts_is_right_where_any_is_asked_for() -> None:
    for starts in (("jade 0", "ginseng 5"), ("nutmeg 3", "jade 3"), ("ginseng 4", "nutmeg 0")):
        reader = Reader(LESSON, step("launch"))
        for start in starts:
            reader.act(f"start {start}")
        assert reader.statuses[-1] == "done", starts


def test_either_choice_of_the_captain_ends_the_plunder() -> None:
    for place in ("port", "shipyard"):
        reader = Reader(LESSON, step("plunder"))
        reader.lesson("press")
        reader.act(f"send nutmeg {place}")
        assert reader.statuses[-1] == "done", place


def test_a_blind_passenger_may_take_any_empty_seat() -> None:
    free = Reader(LESSON, step("blind-passenger"))
    seats = [str(action) for action in free.board._session.match.legal if str(action).startswith("place")]
    assert len(seats) == 8
    for seat in seats:
        reader = Reader(LESSON, step("blind-passenger"))
        reader.act(seat)
        assert reader.statuses == ["done"], seat


def test_a_rule_leads_to_the_step_that_teaches_it() -> None:
    assert lesson_anchor("M10.8") == "1_learn.ipynb#manila-blind-passenger"
    assert lesson_anchor("M99.1") == ""
