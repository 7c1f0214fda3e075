"""What is particular to Manila’s lesson: where several answers are right."""

from __future__ import annotations

import gamecore
from tests.games.manila.course import COURSE

GAME = gamecore.load("manila")


def test_any_set_of_starts_is_right_where_any_is_asked_for() -> None:
    for starts in (("jade 0", "ginseng 5"), ("nutmeg 3", "jade 3"), ("ginseng 4", "nutmeg 0")):
        reader = COURSE.reader("launch")
        for start in starts:
            reader.act(f"start {start}")
        assert reader.statuses[-1] == "done", starts


def test_either_choice_of_the_captain_ends_the_plunder() -> None:
    for place in ("port", "shipyard"):
        reader = COURSE.reader("plunder")
        reader.lesson("press")
        reader.act(f"send nutmeg {place}")
        assert reader.statuses[-1] == "done", place


def test_a_blind_passenger_may_take_any_empty_seat() -> None:
    free = COURSE.reader("blind-passenger")
    seats = [str(action) for action in free.board._session.match.legal if str(action).startswith("place")]
    assert len(seats) == 8
    for seat in seats:
        reader = COURSE.reader("blind-passenger")
        reader.act(seat)
        assert reader.statuses == ["done"], seat
