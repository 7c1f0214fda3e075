"""Chapters 10 and 12: loading foreign ships, trade points and intrigue."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.table import after, asks, kinds, options, refused, table, through, told


def loading(card: str, good: str, dock: str = "Egypt-I", **fields: Any) -> Any:
    """Return the choice about the trade point of a load that a porter has caused."""
    state = table("porter A2", warehouses={0: good}, docks={dock: f"0 {card}"}, **fields)
    return after(state, f"carry {good} {dock}")


@pytest.mark.rule("C10.1", "C10.7")
def test_the_owner_receives_the_income_of_the_ship_first() -> None:
    state = loading("S01", "grain")
    assert state.cash[0] == 29
    assert state.points[0] == 0


@pytest.mark.rule("C10.8", "C12.1")
def test_then_it_gains_a_trade_point() -> None:
    assert after(loading("S01", "grain"), "score").points[0] == 1


@pytest.mark.rule("C10.9", "C10.11", "C13.1")
def test_then_the_dock_is_cleared_and_the_card_is_the_owners() -> None:
    before = loading("S01", "grain")
    state = after(before, "score")
    assert (state.owners[0], state.berths[0], state.stores[0]) == (-1, -1, -1)
    assert state.supply[0] == before.supply[0] + 2
    assert state.bag[0] == before.bag[0] + 1
    assert state.displays[0] == (0,)
    assert "claim Egypt-I" in options(after(state, "skip; play A4"))


@pytest.mark.rule("C10.10", "C13.8")
def test_an_immediate_privilege_is_used_or_declined_after_the_servants_are_home() -> None:
    state = after(loading("S02", "ivory"), "score")
    assert asks(state) == "privilege 0"
    assert state.supply[0] == 16
    used = after(state, "accept")
    assert used.cash[0] == 20 + 10 + 3
    assert used.bottom == (1,)
    assert after(state, "skip").cash[0] == 30
    assert after(state, "skip").bottom == (1,)


@pytest.mark.rule("C10.5", "C10.6")
def test_the_owner_gains_no_matter_who_brings_the_ship_and_without_owner_nothing_happens() -> None:
    docks = {"Egypt-I": "2 - grain"}
    state = after(table("pilot S13", privileges={0: "S13"}, docks=docks, row_1="S01 S30"), "bring S01")
    assert asks(through(state)) == "point 2"
    empty = through(after(table("pilot S13", privileges={0: "S13"}, row_1="S01"), "bring S01"))
    assert (empty.berths[0], empty.points) == (0, (0, 0, 0, 0))


@pytest.mark.rule("C10.3")
def test_any_good_loads_without_a_porter() -> None:
    state = table("deliver S05", privileges={0: "S05"}, warehouses={0: "oil"}, docks={"Egypt-I": "0 S01"})
    assert after(state, "deliver oil Egypt-I; score").points[0] == 1


@pytest.mark.rule("C10.12")
def test_danger_plays_no_part_in_loading() -> None:
    assert after(loading("S28", "oil", "Rome-I"), "score; skip").points[0] == 1


# Trade points and intrigue --------------------------------------------------------------------------------


@pytest.mark.accepts("C12.3")
@pytest.mark.refuses("C12.3")
def test_a_servant_on_the_path_may_take_the_place_of_a_trade_point() -> None:
    before = loading("S01", "grain", intrigue="2 1")
    state = after(before, "intrigue")
    assert state.path == (2, 1, 0)
    assert state.points[0] == 0
    assert state.supply[0] == before.supply[0] - 1 + 2
    assert refused(table("turn"), "intrigue") == "C12.3"


@pytest.mark.rule("C12.4", "C16.1")
def test_without_a_servant_in_supply_nothing_is_asked_and_the_marker_moves() -> None:
    state = table("porter A2", warehouses={0: "grain"}, docks={"Egypt-I": "0 S01"}, temple={0: 14})
    assert state.supply[0] == 0
    state = after(state, "carry grain Egypt-I")
    assert state.points[0] == 1
    assert state.supply[0] == 2


@pytest.mark.rule("C12.4", "C13.10")
def test_the_last_servant_in_supply_may_go_onto_the_path() -> None:
    docks = {"Egypt-I": "0 S01"}
    state = table("porter A2", warehouses={0: "grain"}, docks=docks, temple={0: 13})
    state = after(state, "carry grain Egypt-I")
    assert state.supply[0] == 1
    assert options(state) == {"score", "intrigue"}
    state = after(state, "intrigue")
    assert (state.path, state.supply[0]) == ((0,), 2)


@pytest.mark.rule("C12.4", "C16.7")
def test_on_a_full_path_nothing_is_asked_either() -> None:
    state = loading("S01", "grain", intrigue=" ".join("123" * 4))
    assert state.points[0] == 1
    assert asks(state) != "point 0"


@pytest.mark.rule("C12.5", "C12.6")
def test_the_path_is_filled_in_order_from_the_arrow() -> None:
    events = told(loading("S01", "grain", intrigue="2 1"), "intrigue")
    assert events[0].facts == {"place": 3}


@pytest.mark.accepts("C12.7")
@pytest.mark.refuses("C12.7")
def test_a_trade_point_cannot_be_declined() -> None:
    state = loading("S01", "grain")
    assert options(state) == {"score", "intrigue"}
    assert refused(state, "skip") == "C12.7"
    assert refused(state, "collect") == "C12.7"
    assert refused(table("turn"), "score") == "C12.7"


@pytest.mark.rule("C12.7", "C13.9")
def test_the_point_of_a_trade_privilege_can_be_declined_with_it() -> None:
    state = after(loading("S07", "ivory", "Etruria-I"), "score")
    declined = after(state, "skip")
    assert declined.points[0] == 1
    assert after(state, "accept; score").points[0] == 2
    assert after(state, "accept; intrigue").path == (0,)


@pytest.mark.rule("C12.2")
def test_trade_points_are_not_spent() -> None:
    assert after(table("bonus A4", points={0: 2}), "purchase").points[0] == 2


@pytest.mark.rule("C13.10")
def test_intrigue_as_a_privilege_puts_one_servant_on_the_path() -> None:
    state = after(loading("S15", "wine", "Greece-I"), "score")
    used = after(state, "accept")
    assert used.path == (0,)
    assert used.supply[0] == state.supply[0] - 1


@pytest.mark.rule("C13.10", "C16.7")
def test_on_a_full_path_the_intrigue_privilege_is_void_and_not_asked_for() -> None:
    state = table("porter A2", warehouses={0: "wine"}, docks={"Greece-I": "0 S15"}, intrigue=" ".join("123" * 4))
    events = told(state, "carry wine Greece-I")
    assert ("privilege void", 0) in kinds(events)
    assert after(state, "carry wine Greece-I").bottom == (14,)


@pytest.mark.accepts("C13.3")
@pytest.mark.refuses("C13.3")
def test_an_immediate_privilege_is_answered_before_anything_else() -> None:
    state = after(loading("S02", "ivory"), "score")
    assert options(state) == {"accept", "skip"}
    assert refused(state, "collect") == "C13.3"
    assert refused(table("turn"), "accept") == "C13.3"


@pytest.mark.rule("C13.3", "C13.7")
def test_the_card_of_a_load_goes_under_the_deck_before_the_card_that_brought_the_load() -> None:
    docks = {"Egypt-I": "2 - ivory"}
    state = after(table("pilot S13", privileges={0: "S13"}, docks=docks, row_1="S02"), "bring S02")
    state = after(through(state), "score; accept")
    assert state.bottom == (1, 12)
