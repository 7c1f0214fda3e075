"""Chapter 15: intrigue, the palace and the winner; the published examples."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.porto_carthago.scoring import awards, ranking, space_reached
from tests.games.porto_carthago.table import GAME, after, table, told

RED, BLUE, YELLOW, BLACK = range(4)
EXAMPLE = "0 1 0 1 0 1 0 1 0 1 2 2"


def counted(**fields: Any) -> Any:
    """Return the position at the end of the last final turn."""
    return after(last(**fields), "end")


def last(**fields: Any) -> Any:
    """Return the last final turn; seat 3 keeps a privilege that it does not use."""
    return table("final", seat=3, decade=5, lap=5, privileges={3: "S03"}, **fields)


@pytest.mark.rule("C15.1", "C15.2", "C15.3", "C15.4")
def test_worked_example_1_red_3_blue_2_yellow_1() -> None:
    state = counted(intrigue=EXAMPLE)
    assert state.award == (3, 2, 1, 0)
    assert state.last_space == (3, 2, 1, 0)
    assert [state.path.count(seat) for seat in range(4)] == [2, 3, 1, 0]


@pytest.mark.rule("C15.6", "C15.7")
def test_worked_example_2_black_wins_by_trade_points() -> None:
    points = {RED: 5, BLUE: 5, YELLOW: 5, BLACK: 6}
    state = counted(last_space={RED: 6, BLUE: 7, YELLOW: 5, BLACK: 7}, points=points)
    assert GAME.decision(state).winners == (BLACK,)


@pytest.mark.rule("C15.4", "C0.12")
def test_worked_example_3_awards_and_bought_seats_make_25() -> None:
    bought = {RED: 3, BLUE: 5, YELLOW: 4, BLACK: 7}
    state = counted(intrigue=EXAMPLE, last_space=bought, points={BLACK: 1})
    assert [score.total for score in GAME.scores(state)] == [6, 7, 5, 7]
    assert sum(bought.values()) == 19
    assert GAME.decision(state).winners == (BLACK,)


@pytest.mark.rule("C15.1")
def test_the_space_reached_is_the_last_scoring_space_that_is_filled() -> None:
    assert [space_reached((0,) * count) for count in range(13)] == [0] * 4 + [4] * 4 + [8] * 4 + [12]
    assert awards((1, 0, 1), 3) == (0, 0, 0)
    assert awards((1, 0, 1, 2), 3) == (0, 1, 0)
    assert awards((1, 0, 1, 2, 2, 2, 0, 0), 3) == (2, 0, 1)


@pytest.mark.rule("C15.2", "C15.3")
def test_ties_on_the_path_go_to_the_one_nearer_to_the_arrow() -> None:
    assert ranking((2, 1, 1, 2, 0)) == (2, 1, 0)


@pytest.mark.rule("C15.4")
def test_numbers_without_a_ranked_player_lapse() -> None:
    assert awards((0,) * 8, 4) == (2, 0, 0, 0)


@pytest.mark.rule("C15.5")
def test_nobody_moves_more_servants_than_the_path_has_of_him() -> None:
    assert awards((0,) * 11 + (1,), 4) == (3, 1, 0, 0)


@pytest.mark.rule("C15.2", "C15.4")
def test_the_scores_name_the_servants_that_decided_the_rank() -> None:
    for state in (last(intrigue=EXAMPLE), counted(intrigue=EXAMPLE)):
        lines = [line for score in GAME.scores(state) for line in score.lines if line.because == "intrigue"]
        assert [line.facts["servants"] for line in lines] == [5, 5, 2, 0]


@pytest.mark.rule("C15.6")
def test_most_servants_in_the_palace_win() -> None:
    state = counted(palace="1 1 0 2", last_space={0: 1, 2: 2})
    assert GAME.decision(state).winners == (2,)
    assert GAME.view(state, None).seats_in_palace == (2, 2, 3, 0)


@pytest.mark.rule("C15.8")
def test_then_more_talents_win() -> None:
    state = counted(palace="1 0", points=2, cash={0: 9, 1: 10})
    assert GAME.decision(state).winners == (1,)
    assert told(last(palace="1 0", points=2, cash={0: 9, 1: 10}), "end")[-1].rule == "C15.8"


@pytest.mark.rule("C15.9")
def test_then_the_win_is_shared() -> None:
    fields: dict[str, Any] = {"palace": "1 0", "points": 2, "cash": 9}
    assert GAME.decision(counted(**fields)).winners == (0, 1)
    assert [event.kind for event in told(last(**fields), "end")][-2:] == ["shared", "shared"]


@pytest.mark.rule("C15.4")
def test_scores_before_the_end_tell_what_intrigue_would_bring_now() -> None:
    scores = GAME.scores(table("turn", palace="0", intrigue="1 1 2 0"))
    assert [score.total for score in scores] == [1, 1, 0, 0]
