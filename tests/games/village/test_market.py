"""The market day (V10)."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import BadRecord
from gamecore.games.village.state import VillageState
from tests.games.village.table import GAME, after, asks, kinds, members, options, table, told


@pytest.mark.rule("V10.1", "V10.5")
def test_a_market_day_is_held_though_nobody_can_sell() -> None:
    events = told(table(), "take market pink")
    assert kinds(events).count("passed") == 3
    assert asks(after(table(), "take market pink")) == "turn 1"


@pytest.mark.rule("V10.2", "V10.3", "V10.4")
def test_the_starters_first_sale_is_free_and_the_others_cost_green_and_time() -> None:
    state = table("sale", me={"goods": {"scroll": 1, "plow": 1}, "cubes": {"green": 1}},
                  others={2: {"goods": {"wagon": 1}, "cubes": {"green": 1}}})  # fmt: skip
    state = after(state, "serve K1")
    assert (state.time[0], state.cubes[0][3]) == (0, 1)
    assert asks(state) == "sale 2"
    state = after(state, "serve K3")
    assert (state.time[2], state.cubes[2][3]) == (1, 0)
    assert asks(state) == "sale 0"
    state = after(state, "serve K2")
    assert (state.time[0], state.cubes[0][3]) == (1, 0)
    assert GAME.dump(state)["seats"][0]["served"] == ["K1", "K2"]


@pytest.mark.rule("V10.3")
def test_customers_in_the_queue_cannot_be_served() -> None:
    state = table("sale", me={"goods": {"plow": 1, "scroll": 1}}, stalls="K1 K4", queue="K14 K2 K3 K5 K6")
    assert options(state) == {"serve K1", "pass"}


@pytest.mark.rule("V10.5")
def test_who_passes_is_out_for_the_day_and_the_others_go_on() -> None:
    state = table("sale", me={"goods": {"scroll": 1}}, others={1: {"goods": {"plow": 1, "wagon": 1}, "coins": 2}})
    state = after(state, "pass; serve K2")
    assert asks(state) == "sale 1"
    state = after(state, "serve K3")
    assert asks(state) == "customer"
    assert state.served[0] == ()


@pytest.mark.rule("V10.6", "V10.7")
def test_the_day_ends_when_the_stalls_are_empty_and_the_queue_moves_up() -> None:
    state = table("sale", me={"goods": {"scroll": 1}}, stalls="K1", queue="K4 K5 K6 K7 K8")
    state = after(state, "serve K1")
    data = GAME.dump(state)
    assert data["stalls"][:4] == ["K4", "K5", "K6", "K7"]
    assert data["queue"][0] == "K8"
    assert asks(state) == "customer"
    state = after(state, "lay K9; lay K10; lay K11; lay K12")
    assert GAME.dump(state)["queue"] == ["K8", "K9", "K10", "K11", "K12"]


@pytest.mark.rule("V10.6")
def test_a_day_with_empty_stalls_ends_at_once() -> None:
    state = table(stalls="", queue="", others={1: {"served": [f"K{n}" for n in range(1, 25)]}})
    assert "passed" not in kinds(told(state, "take market pink"))


@pytest.mark.rule("V10.7")
def test_nothing_moves_if_no_tile_left_the_stalls() -> None:
    state = table()
    later = after(state, "take market pink")
    assert asks(later) == "turn 1"
    assert (later.stalls, later.queue) == (state.stalls, state.queue)


@pytest.mark.rule("V10.8")
def test_stalls_stay_empty_when_pile_and_queue_are_used_up() -> None:
    served = [f"K{n}" for n in range(2, 25)]
    state = table("sale", me={"goods": {"scroll": 1}}, stalls="K1", queue="", others={1: {"served": served}})
    state = after(state, "serve K1")
    assert asks(state) == "turn 1"
    assert set(state.stalls) == {-1}


@pytest.mark.rule("V10.9", "V10.10", "V18.6")
def test_a_death_that_triggers_the_end_does_not_stop_the_day() -> None:
    state = full_chronicle("sale", {"goods": {"scroll": 1}, "cubes": {"green": 1}, "time": 9})
    state = after(state, "pass; serve K1")
    assert state.ended_by == 1
    assert asks(state) in ("customer", "turn 1")
    while asks(state) == "customer":
        state = GAME.apply(state, GAME.outcomes(state)[0][0]).state
    assert asks(state) == "turn 1"
    assert state.turns_left == 2


def full_chronicle(asked: str, second: dict[str, Any]) -> VillageState:
    """Return a position in which only one farmyard space of the chronicle is free; seat 1 has these things."""
    first = {"members": {"chronicle council": [1, 1], "yard": [1, 1]}, "goods": {"plow": 1}}
    dead = {"chronicle crafts": [1, 1, 1], "chronicle farmyard": [1]}
    third = {"members": {"chronicle travel": [1, 1], "chronicle church": [1, 1, 2], "yard": [2, 2]}}
    return table(asked, me=first, others={1: {**second, "members": {**dead, "yard": [2]}}, 2: third})


@pytest.mark.rule("V10.9")
def test_the_seller_chooses_who_dies_before_the_next_one_acts() -> None:
    state = table("sale", me={"goods": {"scroll": 1}},
                  others={1: {"goods": {"plow": 1}, "coins": 1, "time": 9, "members": {"yard": [1], "office": [1]}},
                          2: {"goods": {"wagon": 1}, "coins": 1}})  # fmt: skip
    state = after(state, "serve K1; serve K2")
    assert asks(state) == "death 1"
    state = after(state, "bury office")
    assert asks(state) == "sale 2"
    assert members(state, 1) == {"yard": [1], "chronicle crafts": [1]}


@pytest.mark.rule("V6.3", "V10.9")
def test_a_death_due_before_the_market_day_waits_for_the_end_of_the_turn() -> None:
    row = {"time": 8, "goods": {"scroll": 1, "plow": 1}, "coins": 1, "members": {"yard": [1], "office": [1]}}
    state = after(table(spaces={"market": "plague", "harvest": "brown"}, me=row), "take market plague")
    assert state.due[0] == 1
    state = after(state, "serve K1; serve K2")
    assert (asks(state), state.due[0], state.time[0]) == ("customer", 1, 1)
    assert asks(after(state, "lay K11; lay K12")) == "death 0"


@pytest.mark.rule("V6.4", "V10.9")
def test_a_market_day_settles_only_its_own_death() -> None:
    row = {"time": 9, "deaths_due": 1, "goods": {"scroll": 1}, "coins": 1, "members": {"yard": [1], "office": [1, 1]}}
    state = after(table("sale 0 0 0", me=row), "serve K1")
    assert asks(state) == "death 0"
    state = after(state, "bury office")
    assert (asks(state), state.due[0]) == ("customer", 1)
    assert asks(after(state, "lay K11")) == "death 0"


@pytest.mark.rule("V10.4", "V10.9")
def test_a_sale_is_paid_before_its_death_and_the_position_can_be_kept_meanwhile() -> None:
    row = {"time": 9, "goods": {"scroll": 1}, "coins": 1, "cubes": {"green": 1}, "members": {"yard": [1, 1]}}
    state = after(table("sale 0 0 0", me=row), "serve K1")
    assert (asks(state), state.due[0]) == ("pay 0", 1)
    assert GAME.restore(GAME.dump(state)) == state
    assert members(after(state, "pay coin")) == {"yard": [1], "chronicle farmyard": [1]}


@pytest.mark.rule("V10.7")
@pytest.mark.parametrize("asked", ["sale", "sale 1 0 0"])
def test_a_stall_may_stand_empty_beside_the_queue_until_the_market_day_is_over(asked: str) -> None:
    state = table(asked, stalls="K1 K2", me={"goods": {"scroll": 1}, "coins": 1})
    assert GAME.restore(GAME.dump(state)) == state
    with pytest.raises(BadRecord, match="beside an empty stall"):
        table("turn", stalls="K1 K2")
