"""Batavia's lesson as a course: its order, its hard places, and the mistakes that beginners make."""

from __future__ import annotations

import pytest

import gamecore
from tests.widgets.lesson.reader import Reader
from widgets.games.batavia import lesson_anchor
from widgets.games.batavia.lessons import LESSON
from widgets.games.batavia.lessons.positions import PATH, at
from widgets.shared.lesson import marking
from widgets.shared.lesson.ask import play
from widgets.shared.lesson.plan import Step

GAME = gamecore.load("batavia")
ORDER = (
    "The goal",
    "Seals",
    "Travelling",
    "Draw or play",
    "Gold for sets",
    "Pirates",
    "The auction and the notes",
    "The end and the last scoring",
)
MISTAKES = {
    "seals-begin": ["denmark 3"],
    "seals-equal": ["-1"],
    "travel-cards": ["move england"],
    "seals-why-not": ["B5.6"],
    "sets-old": ["action 1"],
    "sets-crates": ["13"],
    "pirates-too-early": ["1"],
    "pirates-whose": ["0", "1", "2"],
    "end-where": ["move denmark"],
    "end-hands": ["0"],
}
"""The frequent mistakes of beginners as questions, with what the rules say."""


def step(id: str) -> Step:
    return next(each for each in LESSON.steps if each.id == id)


def kinds(reader: Reader) -> list[tuple[str, str, int]]:
    turns = reader.board._session.match.history
    return [(event.kind, event.rule, event.seat) for turn in turns for event in turn.events]


def statuses(id: str, *actions: str) -> list[str]:
    reader = Reader(LESSON, step(id))
    for action in actions:
        reader.act(action)
    return reader.statuses


def test_the_chapters_come_in_the_order_of_teaching() -> None:
    assert tuple(chapter.title for chapter in LESSON.chapters) == ORDER


@pytest.mark.parametrize("id", MISTAKES)
def test_what_beginners_get_wrong_is_asked(id: str) -> None:
    question = next(each for chapter in LESSON.chapters for each in chapter.quiz if each.id == id)
    assert sorted(marking.right_answers(GAME, question)) == MISTAKES[id]


@pytest.mark.parametrize(
    ("id", "event"),
    [
        ("tie-costs-the-seal", ("seal lost", "B5.10", 1)),
        ("take-a-seal", ("seal gained", "B5.9", 0)),
        ("new-tiles", ("opened", "B6.7", 0)),
        ("empty-pile", ("reshuffled", "B4.2", -1)),
        ("nothing-left", ("nothing left", "B4.3", 0)),
        ("the-fifth-flag", ("cashed", "B7.4", 0)),
        ("two-victims", ("seal returned", "B8.7", 1)),
        ("still-too-many", ("pirates", "B8.1", -1)),
        ("nobody-bids-first", ("start player", "B3.14", 0)),
        ("no-cards", ("no auction", "B3.15", -1)),
        ("destination", ("destination", "B9.1", 0)),
        ("stalemate", ("stalemate", "B9.8", -1)),
        ("shared-victory", ("shared", "B10.12", 1)),
    ],
)
def test_a_hard_place_of_the_rules_really_happens_on_the_board(id: str, event: tuple[str, str, int]) -> None:
    reader = Reader(LESSON, step(id))
    reader.solve()
    assert event in kinds(reader)


def test_several_ways_to_play_are_right_where_any_is_asked_for() -> None:
    for count in (1, 2, 3):
        assert statuses("three-steps", f"lay denmark {count}", "done", "move denmark")[-1] == "done"
    assert statuses("three-steps", "lay sweden 1", "lay denmark 1", "done", "move denmark")[-1] == "done"


def test_in_the_last_round_drawing_and_playing_are_both_right() -> None:
    assert statuses("or-draw", "draw")[-1] == "done"
    assert statuses("or-draw", "lay denmark 1", "done", "move denmark")[-1] == "done"


def test_a_legal_detour_does_not_end_the_step() -> None:
    assert "done" not in statuses("the-fifth-flag", "move denmark")
    assert "done" not in statuses("the-victim", "lay denmark 2", "done", "move denmark", "keep")


def test_every_refused_step_is_done_by_the_refusal_and_nothing_is_lost() -> None:
    for id, action in (("not-by-choice", "move destination"), ("own-notes", "bid 9"), ("must-move", "pass")):
        reader = Reader(LESSON, step(id))
        before = reader.board._session.match.state
        reader.act(action)
        assert reader.statuses == ["done"], id
        assert reader.board._session.match.state == before


def test_a_rule_leads_to_the_step_that_teaches_it() -> None:
    assert lesson_anchor("B5.10") == "1_learn.ipynb#batavia-tie-costs-the-seal"
    assert lesson_anchor("B99.1") == ""


def test_the_path_of_the_lesson_has_every_tile_once_and_every_company_in_each_block() -> None:
    assert len(set(PATH)) == 35
    for first in range(0, 35, 5):
        assert len({tile.split()[0] for tile in PATH[first : first + 5]}) == 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_positions_go_on_to_the_end_of_the_round(seats: int) -> None:
    state = GAME.restore(at("action", seats=seats, notes={0: 11})())
    script = "; ".join(["draw; drawn sweden 2"] * seats)
    after, events = play(GAME, state, script)
    assert [event.seat for event in events if event.kind == "draws"] == list(range(seats))
    assert GAME.dump(after)["round"] == 5
    assert sum(GAME.dump(after)["notes"]) == 15 * seats
