"""Chapter 2: setting up; and what is open or hidden (C1)."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import BadOption, Chance
from tests.games.porto_carthago.table import GAME, after, asks, data, options, refused, table, through

SHIPS = "; ".join(f"ship S{number:02}" for number in range(1, 11))
DRAWN = f"fill grain ivory oil purple wine wine; {SHIPS}; first 1"


def begun() -> Any:
    """Return a four-player game in which seat 1 begins."""
    return after(GAME.start(4), DRAWN)


@pytest.mark.rule("C2.1", "C1.14")
def test_the_market_is_drawn_from_a_full_bag() -> None:
    state = GAME.start(4)
    assert GAME.decision(state) == Chance("goods", -1, (6, 0))
    state = after(state, "fill wine wine oil oil oil oil")
    assert state.market == (0, 0, 4, 0, 2)
    assert state.bag == (6, 6, 2, 6, 4)


@pytest.mark.accepts("C1.14")
@pytest.mark.refuses("C1.14")
def test_no_more_goods_are_drawn_than_the_bag_has_and_the_market_needs() -> None:
    state = GAME.start(4)
    assert refused(state, "fill wine wine") == "C1.14"
    assert GAME.refusals(state, GAME.parse("fill wine wine wine wine wine wine")) == ()
    fewer = after(state, "fill wine wine wine wine wine wine")
    assert fewer.bag[4] == 0


@pytest.mark.rule("C2.2", "C1.13")
@pytest.mark.accepts("C1.13")
@pytest.mark.refuses("C1.13")
def test_two_rows_are_dealt_from_top_to_bottom_and_no_card_comes_twice() -> None:
    state = after(GAME.start(4), "fill grain ivory oil purple wine wine; ship S07")
    assert refused(state, "ship S07") == "C1.13"
    state = begun()
    assert state.row1 == (0, 1, 2, 3, 4)
    assert state.row2 == (5, 6, 7, 8, 9)


@pytest.mark.rule("C2.3", "C2.4")
def test_everybody_starts_with_sixteen_servants_in_supply_and_no_trade_points() -> None:
    state = begun()
    assert state.points == (0, 0, 0, 0)
    assert state.supply == (16, 16, 16, 16)


@pytest.mark.rule("C2.3")
def test_the_markers_stand_on_decade_1_and_action_round_1_from_setup_on() -> None:
    for state in (GAME.start(4), begun()):
        view = GAME.view(state, 0)
        assert (state.decade, state.lap) == (view.decade, view.lap) == (1, 1)
        assert (data(state)["decade"], data(state)["action_round"]) == (1, 1)
        assert view.setting_up


@pytest.mark.rule("C2.4")
def test_only_three_to_five_players_sit_down() -> None:
    for seats in (2, 6):
        with pytest.raises(BadOption, match="3 to 5 players"):
            GAME.start(seats)


@pytest.mark.accepts("C2.6")
@pytest.mark.refuses("C2.6")
def test_the_start_player_is_drawn_among_the_seats() -> None:
    state = after(GAME.start(4), f"fill grain ivory oil purple wine wine; {SHIPS}")
    assert {weight for _, weight in GAME.outcomes(state)} == {1}
    assert refused(state, "first 4") == "C2.6"
    assert refused(state, "collect") == "C2.6"
    assert after(state, "first 3").start == 3


@pytest.mark.accepts("C2.7")
@pytest.mark.refuses("C2.7")
def test_first_docks_are_claimed_clockwise_or_not_at_all() -> None:
    state = begun()
    assert asks(state) == "first dock 1"
    state = after(state, "claim Rome-II")
    assert state.supply == (16, 14, 16, 16)
    assert asks(state) == "first dock 2"
    assert refused(state, "claim Rome-II") == "C2.7"
    assert refused(state, "take wine") == "C2.7"
    state = after(state, "skip; claim Egypt-I; skip")
    assert state.supply == (16, 14, 16, 14)


@pytest.mark.accepts("C2.8")
@pytest.mark.refuses("C2.8")
def test_goods_and_second_docks_go_back_to_the_start_player() -> None:
    state = after(begun(), "skip; skip; skip; skip")
    assert asks(state) == "good 0"
    assert refused(state, "skip") == "C2.8"
    state = after(state, "take wine")
    assert asks(state) == "second dock 0"
    state = after(state, "claim Rome-I; take wine; claim Rome-II")
    assert asks(state) == "good 2"
    assert refused(state, "take wine") == "C2.8"
    state = after(state, "take oil")
    assert refused(state, "claim Rome-I") == "C2.8"
    assert refused(state, "skip") == "C2.8"
    state = after(state, "claim Egypt-I; take grain; claim Egypt-II")
    assert asks(state) == "ship"
    assert state.start == 1


@pytest.mark.rule("C2.9", "C7.23")
def test_the_market_is_not_refilled_in_setup() -> None:
    state = after(begun(), "skip; skip; skip; skip; take wine; claim Rome-I; take wine")
    assert sum(state.market) == 4


@pytest.mark.rule("C2.10", "C1.10")
def test_after_setup_nobody_has_talents_and_everybody_one_good_and_one_dock_or_two() -> None:
    lines = "claim Rome-I; skip; skip; skip; take wine; claim Egypt-I; take wine; claim Greece-I; take oil"
    state = after(begun(), lines + "; claim Greece-II; take grain; claim Egypt-II")
    assert [sum(goods) for goods in state.warehouse] == [1, 1, 1, 1]
    assert state.supply == (14, 12, 14, 14)
    assert state.cash == (0, 0, 0, 0)
    assert set(state.stores) == {-1}


@pytest.mark.rule("C5.5", "C2.10")
def test_worked_example_5_two_docks_give_a_first_income_of_12_and_one_gives_14() -> None:
    lines = "claim Rome-I; skip; skip; skip; take wine; claim Egypt-I; take wine; claim Greece-I; take oil"
    state = through(after(begun(), lines + "; claim Greece-II; take grain; claim Egypt-II"))
    assert state.cash == (14, 12, 14, 14)
    assert asks(state) == "turn 1"


@pytest.mark.rule("C1.11", "C1.12")
def test_a_seat_sees_its_own_talents_only_until_the_end() -> None:
    state = table("turn", cash={0: 7, 1: 8, 2: 9, 3: 10})
    assert GAME.view(state, 1).cash == (None, 8, None, None)
    assert GAME.view(state, None).cash == (None,) * 4
    final = table("final", seat=3, points=6, cash={0: 7, 1: 8, 2: 9, 3: 30}, decade=5, lap=5)
    assert GAME.view(after(final, "end"), 1).cash == (7, 8, 9, 30)


@pytest.mark.rule("C1.12")
def test_everything_but_talents_and_the_deck_is_open() -> None:
    state = table("turn", warehouses={2: "wine"}, privileges={3: "S03"}, temple={1: 2}, bottom="S30")
    view = GAME.view(state, 0)
    assert view.warehouse[2] == (0, 0, 0, 0, 1)
    assert view.displays[3] == (2,)
    assert view.temple[1] == 2
    assert view.bottom == (29,)
    assert 29 not in view.unseen
    assert view.deck_size == len(view.unseen) + 1


@pytest.mark.rule("C1.1", "C1.2", "C1.3")
def test_whoever_has_most_servants_in_the_palace_wins_after_five_decades() -> None:
    state = table("final", seat=3, palace="1 1 2", points=6, decade=5, lap=5)
    assert GAME.decision(after(state, "end")).winners == (1,)


@pytest.mark.rule("C1.5", "C1.6", "C1.7", "C1.8")
def test_ship_servants_and_good_of_a_dock_are_independent() -> None:
    docks = {"Egypt-I": "- S01", "Rome-I": "1 - wine"}
    state = table("loadmaster A4", docks=docks)
    claimed = after(state, "claim Egypt-I")
    assert claimed.owners[0] == 0
    assert claimed.berths[0] == 0
    assert refused(state, "claim Rome-I") == "C7.15"
    last = table("turn", seat=3, lap=5, docks=docks, row_1="S30")
    assert asks(through(after(last, "collect"))) == "point 1"


@pytest.mark.rule("C1.15", "C1.17", "C1.4", "C1.9")
def test_a_released_dock_loses_its_good_and_servants_pay_from_the_supply() -> None:
    state = table("loadmaster A4", docks={"Rome-I": "0 - wine"})
    released = after(state, "release Rome-I")
    assert released.stores[10] == -1
    assert released.bag[4] == state.bag[4] + 1
    assert released.supply[0] == state.supply[0] + 2


def test_claims_in_setup_name_every_unclaimed_dock() -> None:
    assert len(options(begun(), "claim")) == 12
