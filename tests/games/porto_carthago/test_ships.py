"""Chapter 4: ships enter the harbour."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.table import after, asks, kinds, options, refused, table, through, told


def entering(row_1: str, **fields: Any) -> Any:
    """Return phase 1 of the next decade, of four players; seat 3 has just taken its last turn."""
    return after(table("turn", seat=3, lap=5, row_1=row_1, **fields), "collect")


@pytest.mark.rule("C4.10", "C4.4", "C4.1")
def test_without_lighthouse_servants_ships_enter_dock_i_then_dock_ii_from_the_top() -> None:
    state = entering("S02 S01 S03")
    assert state.berths[:2] == (1, 0)
    assert state.bottom[-1] == 2


@pytest.mark.rule("C4.11")
def test_a_ship_without_a_free_dock_goes_under_the_deck() -> None:
    state = entering("S03", docks={"Egypt-I": "- S01", "Egypt-II": "1 S02"})
    assert state.bottom == (2,)
    assert state.berths[:2] == (0, 1)


@pytest.mark.rule("C4.3", "C4.2")
def test_the_lighthouse_order_goes_by_servants_and_ties_clockwise_from_the_start_player() -> None:
    state = entering("S01 S06 S11 S16 S21", lighthouse={0: 1, 1: 2, 3: 2}, start=0)
    assert asks(state) == "lighthouse 1"
    state = after(state, "enter S01 I; enter S06 I")
    assert asks(state) == "lighthouse 3"
    state = after(state, "enter S11 II; enter S16 I")
    assert asks(state) == "lighthouse 0"


@pytest.mark.rule("C4.3")
def test_one_servant_more_decides_in_a_full_lighthouse_too() -> None:
    assert asks(entering("S01 S06", lighthouse={0: 6, 1: 6, 2: 7})) == "lighthouse 2"


@pytest.mark.rule("C4.3")
def test_the_start_player_counts_as_the_nearest_in_a_tie() -> None:
    state = after(table("turn", seat=1, start=2, lap=5, row_1="S01 S06", lighthouse={1: 1, 2: 1}), "collect")
    assert asks(state) == "lighthouse 2"


@pytest.mark.accepts("C4.5")
@pytest.mark.refuses("C4.5")
def test_the_first_player_docks_two_ships_or_puts_one_under_the_deck() -> None:
    state = entering("S01 S06 S11", lighthouse={1: 1})
    assert refused(state, "expel S30") == "C4.5"
    expelled = after(state, "expel S06")
    assert expelled.bottom[-1:] == (5,)
    assert expelled.berths[0] == 0
    docked = after(state, "enter S06 II")
    assert asks(docked) == "lighthouse 1"
    assert refused(docked, "expel S01") == "C4.5"


@pytest.mark.rule("C4.6", "C4.7")
def test_the_second_player_docks_two_ships_and_the_third_one() -> None:
    state = entering("S01 S06 S11 S16 S21", lighthouse={0: 3, 1: 2, 2: 1})
    state = after(state, "expel S01")
    assert (asks(state), state.pending[-1].data) == ("lighthouse 1", (2, 0))
    assert not options(state, "expel")
    state = after(state, "enter S06 I; enter S11 I")
    assert (asks(state), state.pending[-1].data) == ("lighthouse 2", (1, 0))
    state = after(state, "enter S16 II")
    assert asks(state) == "ship"
    assert state.berths[8] == 20


@pytest.mark.accepts("C4.8")
@pytest.mark.refuses("C4.8")
def test_a_choice_of_the_lighthouse_cannot_be_declined_but_ends_with_the_ships() -> None:
    state = entering("S01", lighthouse={1: 1, 2: 1})
    assert refused(state, "skip") == "C4.8"
    assert options(state) == {"enter S01 I", "enter S01 II", "expel S01"}
    assert asks(after(state, "enter S01 II")) == "ship"


@pytest.mark.accepts("C4.9")
@pytest.mark.refuses("C4.9")
def test_a_ship_docks_in_a_free_dock_of_its_own_civilization() -> None:
    state = entering("S01 S02", lighthouse={1: 1}, docks={"Egypt-I": "2 S03"})
    assert options(state, "enter") == {"enter S01 II", "enter S02 II"}
    assert refused(state, "enter S01 I") == "C4.9"
    assert refused(state, "enter S01 away") == "C4.9"
    assert refused(state, "enter S30 II") == "C4.9"
    after_one = after(state, "enter S02 II")
    assert refused(after_one, "enter S01 II") == "C4.9"
    assert after(after_one, "enter S01 away").bottom == (0,)


@pytest.mark.rule("C4.12", "C3.4")
def test_the_lighthouse_keeps_its_servants() -> None:
    state = entering("S01", lighthouse={1: 2})
    assert through(after(state, "enter S01 II")).lighthouse == (0, 2, 0, 0)


@pytest.mark.rule("C4.13")
def test_row_2_moves_up_and_a_new_row_2_is_dealt() -> None:
    state = entering("S01", row_2="S06 S07 S08 S09 S10")
    assert state.row1 == (5, 6, 7, 8, 9)
    dealt = after(state, "ship S30; ship S29; ship S28; ship S27; ship S26")
    assert dealt.row2 == (29, 28, 27, 26, 25)


@pytest.mark.rule("C4.14", "C4.16", "C10.2", "C10.4")
def test_goods_are_loaded_only_after_all_ships_have_entered() -> None:
    state = entering("S01 S02 S03", docks={"Egypt-I": "0 - grain", "Egypt-II": "1"})
    assert state.bottom[-1] == 2
    assert state.points[0] == 0
    state = through(state)
    assert asks(state) == "point 0"
    assert state.cash[0] == 29


@pytest.mark.accepts("C4.15")
@pytest.mark.refuses("C4.15")
def test_loads_go_clockwise_from_the_start_player_and_each_owner_orders_its_own() -> None:
    docks = {"Egypt-I": "1 - grain", "Rome-I": "0 - wine", "Greece-I": "0 - oil"}
    state = through(entering("S01 S30 S13", docks=docks))
    assert asks(state) == "load 0"
    assert refused(state, "load Egypt-I") == "C4.15"
    assert refused(state, "collect") == "C4.15"
    state = after(state, "load Greece-I; score")
    assert asks(state) == "point 0"
    state = after(state, "score")
    assert asks(state) == "point 1"


@pytest.mark.rule("C4.15", "C4.2")
def test_loads_begin_with_the_start_player_even_if_another_seat_has_a_lower_number() -> None:
    docks = {"Egypt-I": "0 - grain", "Rome-I": "2 - wine", "Greece-I": "1 - oil"}
    last = table("turn", seat=1, start=2, lap=5, row_1="S01 S30 S13", docks=docks)
    state = through(after(last, "collect"))
    order = []
    while asks(state).startswith("point"):
        order.append(asks(state))
        state = after(state, "score")
    assert order == ["point 2", "point 0", "point 1"]


@pytest.mark.rule("C4.15", "C10.10")
def test_a_load_is_finished_with_its_privilege_before_the_next_begins() -> None:
    docks = {"Egypt-I": "1 - ivory", "Rome-I": "2 - oil"}
    state = after(through(entering("S02 S28", docks=docks)), "score")
    assert asks(state) == "privilege 1"
    assert asks(after(state, "accept")) == "point 2"


@pytest.mark.rule("C4.11", "C4.9")
def test_a_lighthouse_ship_without_a_dock_counts_as_one() -> None:
    docks = {"Egypt-I": "- S01", "Egypt-II": "- S02"}
    state = entering("S03 S06 S11", lighthouse={1: 1}, docks=docks)
    events = told(state, "enter S03 away; enter S06 I")
    assert ("sent away", 1) in kinds(events)
    assert ("docked", -1) in kinds(events)
