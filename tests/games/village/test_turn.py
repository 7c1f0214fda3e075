"""A turn, time, the well and coins (V5, V6, V14, V15)."""

from __future__ import annotations

import pytest

from tests.games.village.table import after, asks, kinds, members, options, table, told


@pytest.mark.rule("V5.1", "V5.2")
def test_a_cube_goes_to_the_yard_and_pays_in_the_same_turn() -> None:
    state = table(spaces={"crafts": "orange", "harvest": "brown"}, me={"cubes": {"pink": 1}})
    state = after(state, "take crafts orange; buy wagon")
    assert state.cubes[0] == (0, 0, 0, 0)
    assert state.goods[0][4] == 1
    assert asks(state) == "turn 1"


@pytest.mark.rule("V5.3")
def test_plague_costs_two_hours_and_goes_back() -> None:
    state = after(table(spaces={"harvest": "plague brown"}), "take harvest plague")
    assert state.time[0] == 2
    assert state.supply[4] == 6
    assert not any(state.cubes[0])
    assert asks(state) == "harvest 0"


@pytest.mark.rule("V5.4")
def test_an_action_may_be_left_out_but_a_market_day_is_held() -> None:
    assert asks(after(table(), "take harvest brown; skip")) == "turn 1"
    assert "market day" in kinds(told(table(), "take market pink"))


@pytest.mark.rule("V5.6")
def test_an_action_without_effect_ends_at_once() -> None:
    state = table(spaces={"travel": "brown", "harvest": "brown"})
    assert "nothing to do" in kinds(told(state, "take travel brown"))
    assert asks(after(state, "take travel brown")) == "turn 1"


@pytest.mark.rule("V5.7")
def test_a_turn_has_three_free_moments_for_cards() -> None:
    fields = {"modules": "inn", "me": {"cards": ["moneylender"]}}
    assert "use moneylender" in options(table("turn", **fields))
    assert "use moneylender" in options(after(table("turn", **fields), "take harvest brown"))
    rest = after(table("turn", **fields), "take harvest brown; harvest")
    assert asks(rest) == "rest 0"
    assert options(rest) == {"use moneylender", "done"}
    assert "use moneylender" in options(after(table("turn", **fields), "take market pink"))
    assert asks(after(rest, "use moneylender")) == "turn 1"


@pytest.mark.rule("V5.5", "V6.1", "V6.2", "V6.3")
def test_a_death_waits_for_the_end_of_the_turn() -> None:
    state = table("crafts", me={"time": 8, "members": {"yard": [1, 1, 2]}})
    events = kinds(told(state, "train smithy 1; make plow"))
    assert events.index("bridge") < events.index("made")
    asked = after(state, "train smithy 1; make plow")
    assert asks(asked) == "death 0"
    assert asked.time[0] == 2
    assert asked.goods[0][3] == 1
    assert asks(after(asked, "bury smithy")) == "turn 1"


@pytest.mark.rule("V6.2")
def test_stopping_on_space_zero_crosses_the_bridge() -> None:
    state = after(table("church", me={"time": 7, "members": {"yard": [1, 1]}}), "pray 1 time")
    assert state.time[0] == 0
    assert members(state) == {"black bag": [1], "chronicle farmyard": [1]}


@pytest.mark.rule("V6.4")
def test_two_crossings_make_two_deaths() -> None:
    state = table(
        "rest 1 2 1",
        modules="inn",
        me={"time": 1, "deaths_due": 2, "members": {"yard": [1, 1, 1]}, "cards": ["herald"]},
    )
    state = after(state, "done")
    assert members(state) == {"yard": [1], "chronicle farmyard": [1, 1]}


@pytest.mark.rule("V5.5", "V6.4")
def test_two_crossings_in_one_turn_are_counted_and_settled_at_its_end() -> None:
    row = {"time": 9, "members": {"yard": [1, 1, 1], "stables": [1]}, "cards": ["night watchman"]}
    state = table(spaces={"crafts": "plague", "harvest": "brown"}, modules="inn", me=row)
    state = after(state, "take crafts plague; train stables 1; make ox")
    assert (state.due[0], state.time[0]) == (1, 7)
    state = after(state, "use night watchman; make ox")
    assert (state.due[0], state.time[0]) == (2, 0)
    state = after(state, "bury yard; bury yard")
    assert asks(state) == "turn 1"
    assert members(state)["chronicle farmyard"] == [1, 1]


@pytest.mark.rule("V1.8")
def test_time_can_always_be_paid() -> None:
    state = after(table("crafts", me={"time": 9, "members": {"yard": [1], "office": [1]}}), "make scroll")
    assert state.goods[0][0] == 1
    assert asks(state) == "death 0"


@pytest.mark.rule("V6.5", "V10.9")
def test_others_lose_time_on_a_market_day_and_die_at_once() -> None:
    state = table("sale", others={1: {"goods": {"scroll": 1}, "cubes": {"green": 1}, "time": 9}})
    state = after(state, "pass")
    assert asks(state) == "sale 1"
    state = after(state, "serve K1")
    assert members(state, 1) == {"yard": [1, 1, 1], "chronicle farmyard": [1]}


@pytest.mark.rule("V14.1", "V14.3", "V14.4")
def test_the_well_gives_any_action_for_three_cubes_with_coins_as_jokers() -> None:
    state = table(spaces={"market": "brown"}, me={"cubes": {"green": 2}, "coins": 1})
    state = after(state, "well green")
    assert asks(state) == "choose 0"
    assert state.coins[0] == 0
    state = after(state, "choose family; birth")
    assert members(state)["yard"] == [1, 1, 1, 1, 2]
    assert state.spaces[3] == (1, 0, 0, 0, 0)
    assert not any(state.cubes[0])


@pytest.mark.rule("V14.5")
def test_choosing_market_at_the_well_starts_a_market_day() -> None:
    state = table(me={"cubes": {"green": 3}})
    assert "market day" in kinds(told(state, "well green; choose market"))


@pytest.mark.rule("V15.1", "V12.2")
def test_a_coin_stands_for_any_cube_of_a_price() -> None:
    state = after(table("council", me={"cubes": {"green": 1}, "coins": 2}), "enter 1 green")
    assert options(state) == {"pay green coin", "pay coin coin"}
    assert after(state, "pay coin coin").cubes[0][3] == 1


@pytest.mark.rule("V15.2")
def test_coins_pay_the_fourth_privilege_and_buy_members_from_the_bag() -> None:
    assert after(table("council", me={"members": {"council 4": [1]}, "coins": 1}), "privilege 4").coins[0] == 0
    assert after(table("ransom", me={"members": {"black bag": [1]}, "coins": 1}), "ransom 1").coins[0] == 0


@pytest.mark.rule("V15.3")
def test_a_coin_is_no_cube() -> None:
    assert options(table("cubes 2 1", me={"coins": 3})) == {"gain brown", "gain pink", "gain orange", "gain green"}
    fields = {
        "silver_goal": "writer",
        "goods": {"scroll": 3},
        "cubes": {"brown": 1, "pink": 1, "orange": 1},
        "coins": 2,
    }
    assert "reveal writer" not in options(table("turn", modules="goals", me=fields))
