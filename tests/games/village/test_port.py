"""Village Port (VP), with its worked voyage."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import MalformedAction
from gamecore.games.village.effects import ways
from gamecore.games.village.port_pieces import CAPTAINS, CHESTS, SEA_GRAVE_POINTS
from gamecore.games.village.port_state import STEP_PRICES
from gamecore.games.village.state import VillageState
from tests.games.village.table import GAME, after, asks, begun, kinds, members, options, refusals, seat_of, table, told


def port(asked: str, others: dict[int, dict[str, Any]] | None = None, **me: Any) -> VillageState:
    """Return a position with the Port in which seat 0 has these things."""
    return table(asked, modules="port", me=me, others=others)


def both(asked: str, *cards: str, **me: Any) -> VillageState:
    """Return a position with Inn and Port in which seat 0 holds these cards."""
    return table(asked, modules="inn port", me={"cards": list(cards), **me})


@pytest.mark.rule("VP1.1", "VP1.2", "VP1.4", "VP1.5", "VP1.6", "VP1.7", "VP1.9")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_sea_board_is_set_up(seats: int, size: int) -> None:
    """Worked example E6: the stacks of cocoa and tea by number of players."""
    state = begun(seats, port=True)
    assert state.spices_left == (size, size)
    assert GAME.view(state, 0).chests_on_island == 6
    assert sum(state.captains_left) == 15
    assert seat_of(state)["ship"] == "port"
    assert asks(table("voyage", seats=seats, modules="port", me={"coins": 1})) == "voyage 0"
    assert sum(CHESTS) == 6
    assert sum(value * count for value, count in zip((3, 4, 5), CHESTS, strict=True)) == 22


def philipp() -> VillageState:
    """Return the worked example E1: a captain for 2 coins, and an ox, a plow and a member as cargo."""
    row = {"coins": 2, "goods": {"ox": 1, "plow": 1}, "cubes": {"green": 2, "orange": 1, "brown": 1}}
    return after(port("voyage", **row), "hire 2a; load ox; load plow; load member 1")


@pytest.mark.parametrize("text", ["load", "load member", "load member 1 2"])
def test_who_loads_names_a_piece_and_of_a_member_its_generation(text: str) -> None:
    with pytest.raises(MalformedAction, match=r"^A piece, or “member” and a generation, is expected"):
        GAME.parse(text)


@pytest.mark.rule("VP2.1", "VP2.2", "VP3.1", "VP3.2", "VP3.6")
def test_worked_example_loading() -> None:
    state = philipp()
    row = seat_of(state)
    assert row["coins"] == 0
    assert row["cargo"] == {"ox": 1, "plow": 1}
    assert members(state) == {"yard": [1, 1, 1], "ship": [1]}
    assert asks(state) == "sail 0"


@pytest.mark.rule("VP4.2", "VP4.3", "VP4.5", "VP5.2", "VP5.5", "VP5.8")
def test_worked_example_voyage() -> None:
    """Examples E2 to E4: two steps, passing B, landing on C, two sales and a mission."""
    state = after(philipp(), "step T1")
    assert (state.time[0], state.cubes[0][3]) == (1, 2)
    state = after(state, "step I1")
    assert state.cubes[0][3] == 1
    assert asks(after(state, "land")) == "turn 1"
    state = after(state, "step I2; land; deliver ox; deliver plow")
    assert state.points[0] == 7
    state = after(state, "found 1")
    assert state.points[0] == 12
    assert state.cubes[0] == (0, 0, 0, 0)
    assert state.time[0] == 1
    assert not seat_of(state)["cargo"]
    assert members(state)["mission I2"] == [1]
    assert asks(state) == "turn 1"


@pytest.mark.rule("VP4.3", "VP4.4", "VP4.10")
def test_worked_example_captain_patterns() -> None:
    """Example E5, read from the captains' data; a coin stands for any cube of the price."""
    by_name = {captain.name: number for number, captain in enumerate(CAPTAINS)}
    cubes = (2, 2, 2, 2)
    either = {str(way) for way in ways(cubes, 0, STEP_PRICES[by_name["2b"]])}
    assert either == {"pay pink", "pay orange"}
    assert len(ways(cubes, 0, STEP_PRICES[by_name["1a"]])) == 10
    assert {str(way) for way in ways(cubes, 1, STEP_PRICES[by_name["3a"]])} == {"pay green", "pay coin"}
    assert [CAPTAINS[by_name[name]].steps for name in ("1a", "2a", "2b", "3a")] == [1, 1, 1, 2]


@pytest.mark.rule("VP4.4")
def test_a_payment_for_two_steps_covers_the_next_one_too() -> None:
    state = port("sail 1 0", ship="I1", captain="3a", cubes={"green": 1})
    state = after(state, "step I2")
    assert state.cubes[0][3] == 0
    state = after(state, "step T3")
    assert asks(state) == "turn 1"
    assert state.time[0] == 1


@pytest.mark.rule("VP2.4", "VP2.5", "VP2.6", "VP4.2")
def test_a_ship_at_sea_sails_on_or_goes_home() -> None:
    state = port("voyage", ship="I1", captain="2a")
    assert options(state) == {"sail", "return", "skip"}
    state = after(state, "sail")
    assert options(state) == {"step T1", "step I2"}
    assert asks(after(state, "step T1")) == "turn 1"


@pytest.mark.rule("VP3.4", "VP3.5", "VP3.7")
def test_members_are_one_kind_and_holds_may_stay_empty() -> None:
    state = port("load 0", captain="2a", members={"yard": [1, 2]})
    assert asks(after(state, "load member 2")) == "sail 0"
    assert asks(after(state, "done")) == "sail 0"
    chest = port("island 0", ship="I4", captain="2a", chests_aboard=[3], cargo={"ox": 1}, chests=[4])
    assert "load chest" not in options(chest)


@pytest.mark.rule("VP4.6", "VP4.7", "VP4.9")
def test_ships_share_fields_stop_anywhere_and_go_back_and_forth() -> None:
    state = port("sail 1 1", others={1: {"ship": "I2"}}, ship="I1", captain="2a", cubes={"green": 1})
    assert {"step I2", "step T1", "done", "land"} == options(state)
    back = after(state, "step I2; step I1")
    assert seat_of(back)["ship"] == "I1"
    assert asks(after(state, "done")) == "turn 1"


@pytest.mark.rule("VP5.3", "VP5.4", "VP6.1")
def test_an_island_allows_any_number_of_its_actions_and_nothing_goes_overboard() -> None:
    state = port("island 0", ship="I6", captain="2a", cargo={"horse": 1, "wagon": 1, "ox": 1})
    assert options(state) == {"deliver horse", "deliver wagon", "done"}
    state = after(state, "deliver wagon; deliver horse")
    assert state.points[0] == 9
    assert seat_of(state)["cargo"] == {"ox": 1}
    assert state.goods_left[4] == 8


@pytest.mark.rule("VP5.6")
def test_the_value_of_a_chest_is_known_to_its_owner_alone() -> None:
    state = port("island 0", ship="I4", captain="2a")
    state = after(state, "load chest")
    assert {str(action): weight for action, weight in GAME.outcomes(state)} == {"peek 3": 3, "peek 4": 2, "peek 5": 1}
    event = told(state, "peek 5")[0]
    assert event.seen_by(0).facts == {"value": 5}
    assert event.seen_by(1).facts == {}
    state = after(state, "peek 5")
    assert GAME.view(state, 0).public.aboard[0] == (5,)
    assert GAME.view(state, 1).public.aboard[0] == (0,)


@pytest.mark.rule("VP5.7")
def test_a_mission_for_a_wagon_takes_it_from_the_hold() -> None:
    state = port("island 0", ship="I1", captain="2a", cargo={"wagon": 1}, goods={"wagon": 1}, members={"ship": [1]})
    state = after(state, "found 1")
    assert state.points[0] == 6
    assert not seat_of(state)["cargo"]
    assert state.goods[0][4] == 1


@pytest.mark.rule("VP6.2", "VP6.4")
def test_cargo_cannot_be_used_in_the_village() -> None:
    row = {"ship": "I1", "captain": "2a", "cargo": {"ox": 1, "scroll": 1}, "goods": {"plow": 1}}
    assert after(port("harvest", **row), "harvest").grain[0] == 2
    assert options(port("sale", **row, chests=[3])) == {"serve K2", "pass", "open 3"}
    assert not any(text.startswith("enter") for text in options(port("council", **row)))


@pytest.mark.rule("VP7.1", "VP7.2", "VP7.3")
def test_going_home_unloads_everything_for_an_hour() -> None:
    cargo = {"ox": 1, "cocoa": 1}
    state = port("voyage", ship="T4", captain="2a", cargo=cargo, chests_aboard=[4])
    state = after(state, "return")
    row = seat_of(state)
    assert (row["goods"], row["spices"], row["chests"]) == ({"ox": 1}, {"cocoa": 1}, [4])
    assert (row["ship"], row["captain"], row["time"]) == ("port", None, 1)
    assert state.captains_left[1] == 0


@pytest.mark.rule("VP7.4", "VP7.2")
def test_an_empty_ship_goes_home_and_members_come_back_to_the_yard() -> None:
    assert asks(after(port("voyage", ship="T4", captain="2a"), "return")) == "turn 1"
    state = after(port("voyage", ship="T4", captain="2a", members={"ship": [1], "yard": [1]}), "return")
    assert members(state) == {"yard": [1, 1]}


@pytest.mark.rule("VP8.1")
@pytest.mark.parametrize("value", [3, 4, 5])
def test_worked_example_chest(value: int) -> None:
    """Example E8: a chest that comes home gives its value in coins and leaves the game."""
    state = after(port("voyage", ship="T4", captain="2a", chests_aboard=[value]), f"return; open {value}")
    assert state.coins[0] == value
    assert state.opened == tuple(int(each == value) for each in (3, 4, 5))
    assert seat_of(state)["chests"] == []
    assert GAME.view(state, 0).chests_on_island == 5


@pytest.mark.rule("VP8.2")
def test_chests_at_home_are_opened_at_the_end_and_those_on_ships_are_worth_nothing() -> None:
    final = table(
        "turn",
        modules="port",
        spaces={"harvest": "brown"},
        ended_by=1,
        turns_left=0,
        others={1: {"chests": [5], "chests_aboard": [4], "ship": "I4"}},
    )
    over = after(final, "take harvest brown; skip; done")
    assert asks(over) == "over"
    assert over.coins[1] == 5
    assert GAME.scores(over)[1].total == 5


@pytest.mark.rule("VP8.5")
def test_cubes_and_coins_stay_usable_at_sea() -> None:
    state = port("crafts", ship="I1", captain="2a", cubes={"pink": 1}, coins=1)
    assert after(state, "buy scroll").goods[0][0] == 1


@pytest.mark.rule("VP8.6")
def test_grain_on_board_counts_for_the_limit() -> None:
    state = port("harvest", ship="I1", captain="2a", cargo={"grain": 1}, grain=3)
    state = after(state, "harvest")
    assert state.grain[0] == 4


@pytest.mark.rule("VP9.1", "VP9.3", "VP9.4", "VP9.5", "VP9.7")
def test_worked_example_market() -> None:
    """Example E7: the first sale is free, the second costs a green cube and an hour."""
    state = port("sale", spices={"cocoa": 1, "tea": 1}, cubes={"green": 1})
    state = after(state, "sell cocoa")
    assert (state.points[0], state.time[0]) == (7, 0)
    state = after(state, "sell tea")
    assert (state.points[0], state.time[0], state.coins[0], state.cubes[0][3]) == (12, 1, 1, 0)
    assert state.served[0] == ()
    assert asks(state) == "turn 1"


@pytest.mark.rule("VP9.6")
def test_with_port_a_day_ends_only_when_everybody_has_passed() -> None:
    state = table("sale", modules="port", stalls="", queue="", me={"spices": {"tea": 2}, "coins": 1},
                  others={1: {"served": [f"K{n}" for n in range(1, 25)]}})  # fmt: skip
    state = after(state, "sell tea")
    assert asks(state) == "sale 0"


@pytest.mark.rule("VP9.4")
def test_the_coin_for_tea_cannot_pay_for_its_own_sale() -> None:
    assert options(port("sale 1 0 0", spices={"tea": 1}, chests=[3])) == {"pass", "open 3"}


@pytest.mark.rule("VP10.1", "VP10.4", "VP10.5")
def test_who_dies_at_sea_goes_to_the_travel_section_and_empties_the_mission() -> None:
    state = port("death", deaths_due=1, members={"mission I2": [1], "yard": [1]})
    state = after(state, "bury mission I2")
    assert members(state)["chronicle travel"] == [1]
    again = port("island 0", ship="I2", captain="2a", members={"ship": [1], "chronicle travel": [1]}, coins=2)
    assert "found 1" in options(again)


TRAVEL_FULL = {1: {"members": {"chronicle travel": [1, 1]}}}


@pytest.mark.rule("VP10.2", "VP10.3")
def test_sea_graves_score_highest_first() -> None:
    state = port("death", others=TRAVEL_FULL, deaths_due=1, members={"mission I2": [1], "yard": [1]})
    assert after(state, "bury mission I2").points[0] == 3
    second = port("death", others=TRAVEL_FULL, deaths_due=1, members={"mission I2": [1], "yard": [1], "sea grave": [1]})
    assert after(second, "bury mission I2").points[0] == 2
    assert SEA_GRAVE_POINTS == (3, 2, 1, 0, 0)


@pytest.mark.rule("VP11.1")
def test_the_last_sea_grave_triggers_the_end() -> None:
    others = {**TRAVEL_FULL, 2: {"members": {"sea grave": [1, 1, 1, 1]}}}
    state = port("death", others=others, deaths_due=1, members={"mission I2": [1], "yard": [1]})
    assert after(state, "bury mission I2").ended_by == 0


@pytest.mark.rule("VP11.2", "VP11.3")
def test_without_a_sea_grave_a_member_is_removed() -> None:
    others = {**TRAVEL_FULL, 2: {"members": {"sea grave": [1, 1, 1, 1, 2]}}}
    me = {"deaths_due": 1, "members": {"mission I2": [1], "yard": [1]}}
    state = after(table("death", modules="port", ended_by=2, turns_left=1, me=me, others=others), "bury mission I2")
    assert members(state) == {"yard": [1]}
    assert "V19.1" not in {line.rule for line in GAME.scores(state)[0].lines}


# With the Inn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("VP12.1", "VP12.2")
def test_four_sea_cards_replace_those_of_the_land() -> None:
    state = begun(inn=True, port=True)
    shown = {str(action) for action, _ in GAME.outcomes(state)}
    assert {"show admiral", "show helmsman", "show quartermaster", "show cartographer"} <= shown
    assert not {"show count", "show traveller", "show messenger", "show toll keeper"} & shown
    assert len(shown) == 30


@pytest.mark.rule("VP12.3")
def test_the_admiral_sails_without_a_wage() -> None:
    state = after(both("voyage", "admiral", cubes={"pink": 1}), "use admiral; done; step T1; step T3")
    assert state.cubes[0] == (0, 0, 0, 0)
    assert seat_of(state)["captain"] == "admiral"
    home = after(both("voyage", ship="T3", captain="admiral"), "return")
    assert seat_of(home)["captain"] is None


@pytest.mark.rule("VP12.4")
def test_the_helmsman_adds_a_free_step_to_every_movement() -> None:
    state = after(both("load 0", "helmsman", captain="2a"), "use helmsman; done; step T1; step T3")
    assert seat_of(state)["ship"] == "T3"
    on = both("voyage", ship="T3", captain="2a", helmsman=True)
    assert seat_of(after(on, "sail; step I6; step T5"))["ship"] == "T5"


@pytest.mark.rule("VP12.4", "VP12.7")
def test_the_helmsman_is_used_when_hiring_and_not_once_loading_has_begun() -> None:
    row: dict[str, Any] = {"captain": "2a", "goods": {"ox": 2}, "chests": [3]}
    hired = both("load 0", "helmsman", "quartermaster", **row)
    assert "use helmsman" in options(hired)
    assert "use helmsman" in options(after(hired, "open 3"))
    assert "use helmsman" not in options(after(hired, "load ox"))
    assert "use helmsman" not in options(after(hired, "use quartermaster"))
    found = refusals(after(hired, "load ox"), "use helmsman")
    assert found[0].text.endswith("this card is used only when you hire a captain, before anything is loaded.")
    at_sea = both("voyage", "admiral", ship="T1", captain="2a")
    assert [refusal.rule for refusal in refusals(at_sea, "use admiral")] == ["VP12.7"]


@pytest.mark.rule("VP7.3", "VP12.3", "VP12.4")
def test_it_is_told_that_a_captain_and_cards_in_its_place_leave_the_game_when_the_ship_goes_home() -> None:
    at_sea: dict[str, Any] = {"ship": "T3", "captain": "admiral", "helmsman": True}
    left = [event for event in told(both("voyage", **at_sea), "return") if event.kind.endswith(" left")]
    assert [(event.rule, event.facts) for event in left] == [
        ("VP12.3", {"card": "admiral"}),
        ("VP12.4", {"card": "helmsman"}),
    ]
    at_sea["captain"] = "2a"
    left = [event for event in told(both("voyage", **at_sea), "return") if event.kind.endswith(" left")]
    assert [event.rule for event in left] == ["VP7.3", "VP12.4"]


@pytest.mark.rule("VP12.5", "VP5.3")
def test_the_quartermaster_allows_a_pair() -> None:
    state = after(
        both("load 0", "quartermaster", captain="2a", goods={"ox": 2}), "use quartermaster; load ox; load ox; done"
    )
    assert seat_of(state)["cargo"] == {"ox": 2}
    isle = after(both("island 0", ship="I2", captain="2a", cargo={"ox": 2}), "deliver ox; deliver ox")
    assert isle.points[0] == 8
    chests = both("island 0", "quartermaster", ship="I4", captain="2a")
    chests = after(chests, "use quartermaster; load chest; peek 3; load chest; peek 4")
    assert seat_of(chests)["chests_aboard"] == [3, 4]


@pytest.mark.rule("VP12.6")
def test_the_cartographer_lands_on_any_island_without_a_step() -> None:
    state = both("sail 0 1", "cartographer", ship="I1", captain="2a", cargo={"ox": 1})
    state = after(state, "chart I2")
    assert options(state) == {"deliver ox", "done"}
    assert state.time[0] == 0
    assert "landed" in kinds(told(both("sail 0 1", "cartographer", captain="2a"), "chart I6"))


@pytest.mark.rule("VP12.6", "VP12.7")
def test_after_a_step_it_is_too_late_for_the_cartographer() -> None:
    state = both("sail 0 1", "cartographer", captain="2a", cubes={"green": 1})
    assert "“chart I4”" in refusals(state, "use cartographer")[0].text
    state = after(state, "step T1")
    assert not any(action.startswith("chart") for action in options(state))
    assert [refusal.rule for refusal in refusals(state, "use cartographer")] == ["VP12.7"]
