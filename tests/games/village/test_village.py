"""Harvest, family, crafts and travel (V7, V8, V9, V11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.village.table import GAME, after, asks, kinds, members, options, seat_of, table, told


@pytest.mark.rule("V7.2", "V7.3")
@pytest.mark.parametrize(
    ("goods", "grain"),
    [
        ({}, 2),
        ({"horse": 1, "plow": 1}, 3),
        ({"ox": 1, "plow": 1}, 4),
        ({"ox": 1, "horse": 1, "plow": 2}, 4),
        ({"ox": 1}, 2),
    ],
)
def test_the_best_single_yield_counts_and_nothing_is_used_up(goods: dict[str, int], grain: int) -> None:
    state = after(table("harvest", me={"goods": goods}), "harvest")
    assert state.grain[0] == grain
    assert GAME.dump(state)["seats"][0]["goods"] == goods


@pytest.mark.rule("V7.4", "V1.7")
def test_what_does_not_fit_is_not_taken() -> None:
    assert after(table("harvest", me={"grain": 4}), "harvest").grain[0] == 5
    assert after(table("harvest", me={"grain": 5}), "harvest").grain[0] == 5


@pytest.mark.rule("V8.1", "V8.4")
def test_the_lowest_unborn_member_is_born_for_nothing() -> None:
    state = table("family", me={"members": {"yard": [1, 2, 2, 2]}})
    state = after(state, "birth")
    assert members(state) == {"yard": [1, 2, 2, 2, 3]}
    assert state.time[0] == 0


@pytest.mark.rule("V8.2", "V9.7")
def test_a_member_comes_home_and_would_have_to_train_again() -> None:
    state = after(table("family", me={"members": {"office": [1]}}), "home office 1")
    assert members(state) == {"yard": [1]}
    assert "make scroll" not in options(table("crafts", me={"members": {"yard": [1]}}))


@pytest.mark.rule("V8.2")
def test_members_come_home_from_everywhere_but_bag_grave_and_chronicle() -> None:
    homes = {"wainwright": [1], "C4": [1], "council 3": [1], "church 2": [1], "inn": [2]}
    away = {"black bag": [2], "grave": [2], "chronicle crafts": [3], "yard": [3]}
    state = table("family", modules="inn", me={"members": {**homes, **away}})
    found = {text for text in options(state) if text.startswith("home")}
    assert found == {f"home {place} {generation}" for place, (generation,) in homes.items()}


@pytest.mark.rule("V9.3")
def test_training_a_wainwright_and_building_at_once_costs_two_and_two_hours() -> None:
    state = after(table("crafts"), "train wainwright 1; make wagon")
    assert state.time[0] == 4
    assert state.goods[0][4] == 1


@pytest.mark.rule("V9.4")
def test_training_without_making_anything_is_possible() -> None:
    state = after(table("crafts"), "train stables 1; skip")
    assert state.time[0] == 3
    assert not any(state.goods[0])


@pytest.mark.rule("V9.1", "V9.5")
def test_the_action_makes_one_product_by_one_way_of_paying() -> None:
    state = table("crafts", me={"cubes": {"pink": 3}, "members": {"office": [1]}})
    assert asks(after(state, "make scroll")) == "turn 1"
    bought = after(state, "buy scroll")
    assert asks(bought) == "turn 1"
    assert bought.goods[0][0] == 1
    assert bought.time[0] == 0


@pytest.mark.rule("V9.6")
def test_a_craftsman_serves_its_own_building_and_stables_choose_freely() -> None:
    state = table("crafts", me={"members": {"stables": [1]}})
    assert {text for text in options(state) if text.startswith("make")} == {"make horse", "make ox"}
    assert options(after(table("crafts"), "train stables 1")) == {"make horse", "make ox", "skip"}


@pytest.mark.rule("V1.6", "V9.2", "V9.5", "V9.9")
@pytest.mark.parametrize(
    ("fields", "actions", "told_of"),
    [
        ({"members": {"office": [1]}}, "make scroll", ["time", "made"]),
        ({"cubes": {"pink": 1, "orange": 1}}, "buy wagon", ["paid", "bought"]),
        ({"cubes": {"pink": 1, "orange": 1}, "coins": 1}, "buy wagon; pay pink coin", ["paid", "bought"]),
        ({"grain": 3}, "buy horse", ["bought"]),
        ({"grain": 2}, "mill", ["time", "milled"]),
    ],
)
def test_the_price_of_a_product_is_paid_before_it_is_taken(
    fields: dict[str, Any], actions: str, told_of: list[str]
) -> None:
    assert kinds(told(table("crafts", me=fields), actions))[: len(told_of)] == told_of


@pytest.mark.rule("V1.6", "V9.5", "V15.1")
def test_a_product_is_still_in_the_supply_while_its_buyer_chooses_how_to_pay() -> None:
    state = after(table("crafts", me={"cubes": {"pink": 1, "orange": 1}, "coins": 1}), "buy wagon")
    assert (state.goods[0][4], state.goods_left[4]) == (0, 8)
    assert GAME.restore(GAME.dump(state)) == state
    state = after(state, "pay orange coin")
    assert (state.goods[0][4], state.goods_left[4]) == (1, 7)


@pytest.mark.rule("V9.8")
def test_any_number_of_members_may_stand_in_a_building() -> None:
    state = table(
        "crafts", me={"members": {"smithy": [1, 1, 1], "yard": [1]}}, others={1: {"members": {"smithy": [1]}}}
    )
    assert members(after(state, "train smithy 1; skip")) == {"smithy": [1, 1, 1, 1]}


@pytest.mark.rule("V9.9")
def test_the_mill_turns_two_grain_and_two_hours_into_two_coins() -> None:
    state = after(table("crafts", me={"grain": 3}), "mill")
    assert (state.grain[0], state.coins[0], state.time[0]) == (1, 2, 2)


@pytest.mark.rule("V9.10", "V1.7")
def test_training_is_possible_though_no_piece_is_left() -> None:
    state = table("crafts", short=("plow",))
    assert asks(after(state, "train smithy 1")) == "turn 1"


@pytest.mark.rule("V1.9")
def test_owning_goods_has_no_limit() -> None:
    state = after(table("crafts", me={"goods": {"plow": 7}, "members": {"smithy": [1]}}), "make plow")
    assert state.goods[0][3] == 8


# Travel ---------------------------------------------------------------------------------------------------

RICH = {"goods": {"wagon": 2}, "cubes": {"brown": 4, "pink": 4, "orange": 4}}


@pytest.mark.rule("V11.1", "V11.3", "V11.4")
def test_a_first_trip_pays_the_road_and_gives_the_reward() -> None:
    state = after(table("travel", me=RICH), "travel village C1 1")
    assert (state.time[0], state.points[0], state.goods[0][4]) == (2, 3, 1)
    assert state.cubes[0] == (2, 4, 4, 0)
    assert state.visited[0] == 1


@pytest.mark.rule("V11.2", "V11.6")
def test_a_member_moves_along_one_road_in_either_direction() -> None:
    state = table("travel", me={**RICH, "members": {"C3": [1], "yard": [1]}, "visited": ["C1", "C3"]})
    trips = {text for text in options(state) if text.startswith("travel C3")}
    assert trips == {"travel C3 C1 1", "travel C3 C4 1", "travel C3 C5 1"}
    assert "travel village C2 1" in options(state)


@pytest.mark.rule("V11.4")
def test_cities_reward_cubes_of_choice_or_a_coin() -> None:
    at_c1 = {**RICH, "members": {"C1": [1]}, "visited": ["C1"]}
    state = after(table("travel", me=at_c1), "travel C1 C3 1")
    assert asks(state) == "cubes 0"
    state = after(state, "gain green; gain green")
    assert state.cubes[0] == (4, 4, 2, 2)
    assert seat_of(state)["visited"] == ["C1", "C3"]
    at_c3 = {**RICH, "members": {"C3": [1]}, "visited": ["C3"]}
    assert after(table("travel", me=at_c3), "travel C3 C5 1").coins[0] == 1


@pytest.mark.rule("V1.6", "V1.7", "V11.4")
def test_the_cubes_of_a_road_may_be_the_reward_of_its_city_and_without_any_cube_the_reward_is_empty() -> None:
    supply = {"brown": 0, "pink": 0, "orange": 0, "green": 0}
    row = {"goods": {"wagon": 1}, "members": {"C1": [1]}, "visited": ["C1"]}
    state = after(table("travel", me={**row, "cubes": {"orange": 2}}, supply=supply), "travel C1 C3 1")
    assert options(state) == {"gain orange"}
    state = table("travel", me={**row, "coins": 2}, supply=supply)
    assert kinds(told(state, "travel C1 C3 1"))[-2:] == ["visited", "missing reward"]
    assert asks(after(state, "travel C1 C3 1")) == "turn 1"


@pytest.mark.rule("V11.5")
def test_a_known_city_gives_nothing_and_costs_the_same() -> None:
    state = table("travel", me={**RICH, "members": {"C3": [1]}, "visited": ["C1", "C3"]})
    assert "known city" in kinds(told(state, "travel C3 C1 1"))
    assert after(state, "travel C3 C1 1").points[0] == 0
    assert after(state, "travel C3 C1 1").time[0] == 2


@pytest.mark.rule("V11.7", "V11.8")
def test_cities_have_no_limit_and_markers_stay() -> None:
    state = table("family", me={"members": {"C1": [1, 1]}, "visited": ["C1"]}, others={1: {"members": {"C1": [1]}}})
    state = after(state, "home C1 1")
    assert members(state) == {"C1": [1], "yard": [1]}
    assert state.visited[0] == 1


@pytest.mark.rule("V11.4", "V15.1")
def test_the_reward_of_a_trip_cannot_pay_for_it() -> None:
    poor = {"goods": {"wagon": 1}, "cubes": {"brown": 1}, "members": {"C3": [1]}, "visited": ["C3"]}
    assert not any(text.startswith("travel C3 C5") for text in options(table("travel", me=poor)))
