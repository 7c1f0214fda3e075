"""What is particular to Batavia’s lesson: several right answers, detours, and its positions."""

from __future__ import annotations

import pytest

import gamecore
from tests.games.batavia.course import COURSE
from widgets.games.batavia.lessons.positions import PATH, at
from widgets.shared.lesson.ask import play

GAME = gamecore.load("batavia")


def test_several_ways_to_play_are_right_where_any_is_asked_for() -> None:
    for count in (1, 2, 3):
        assert COURSE.statuses("three-steps", f"lay denmark {count}", "done", "move denmark")[-1] == "done"
    assert COURSE.statuses("three-steps", "lay sweden 1", "lay denmark 1", "done", "move denmark")[-1] == "done"


def test_in_the_last_round_drawing_and_playing_are_both_right() -> None:
    assert COURSE.statuses("or-draw", "draw")[-1] == "done"
    assert COURSE.statuses("or-draw", "lay denmark 1", "done", "move denmark")[-1] == "done"


def test_a_legal_detour_does_not_end_the_step() -> None:
    assert "done" not in COURSE.statuses("the-fifth-flag", "move denmark")
    assert "done" not in COURSE.statuses("the-victim", "lay denmark 2", "done", "move denmark", "keep")


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
