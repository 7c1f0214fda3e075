"""Council, church and mass (V12, V13, V17)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamecore.games.village.pieces import COLOURS, GOODS
from gamecore.games.village.turn_mass import majority_winners
from tests.games.village.table import GAME, after, asks, kinds, members, options, seat_of, table, told


@pytest.mark.rule("V12.1", "V12.2")
def test_entering_the_council_allows_its_first_privilege() -> None:
    state = after(table("council", me={"goods": {"scroll": 1}}), "enter 1 scroll")
    assert options(state) == {"privilege 1", "skip"}
    state = after(state, "privilege 1")
    assert (state.marker, state.time[0]) == (0, 1)
    assert members(state)["council 1"] == [1]


@pytest.mark.rule("V12.3", "V12.5")
def test_advancing_allows_one_privilege_up_to_the_new_stage() -> None:
    state = table("council", me={"cubes": {"green": 2}, "members": {"council 2": [1]}})
    state = after(state, "advance 2 1 green")
    assert options(state) == {"privilege 1", "privilege 2", "privilege 3", "skip"}
    assert state.time[0] == 2
    assert asks(after(state, "privilege 3; receive ox")) == "turn 1"


@pytest.mark.rule("V12.3")
@pytest.mark.parametrize(("stage", "hours"), [(1, 2), (2, 2), (3, 3)])
def test_every_stage_has_its_time(stage: int, hours: int) -> None:
    state = table("council", me={"goods": {"scroll": 1}, "members": {f"council {stage}": [1]}})
    assert after(state, f"advance {stage} 1 scroll").time[0] == hours


@pytest.mark.rule("V12.4")
def test_a_privilege_alone_costs_nothing() -> None:
    state = after(table("council", me={"members": {"council 3": [1]}}), "privilege 2")
    assert options(state) == {"gain brown", "gain pink", "gain orange", "gain green"}
    state = after(state, "gain pink; gain pink")
    assert state.cubes[0][1] == 2
    assert state.time[0] == 0


@pytest.mark.rule("V1.7", "V12.7")
def test_a_privilege_gives_the_cubes_that_the_supply_has() -> None:
    left = {"brown": 0, "pink": 1, "orange": 0, "green": 0}
    state = table("council", me={"members": {"council 2": [1]}}, supply=left)
    state = after(state, "privilege 2")
    assert options(state) == {"gain pink"}
    assert kinds(told(state, "gain pink")) == ["gained", "missing reward"]
    state = after(state, "gain pink")
    assert asks(state) == "turn 1"
    assert state.cubes[0] == (0, 1, 0, 0)


NO_CUBES = {"supply": dict.fromkeys(COLOURS, 0)}
NO_GOODS = {"short": GOODS}


@pytest.mark.rule("V1.7", "V5.6", "V12.4", "V12.7", "V12.8")
@pytest.mark.parametrize(("stage", "short", "reward"), [(2, NO_CUBES, "cubes"), (3, NO_GOODS, "goods")])
def test_a_privilege_is_used_without_effect_if_the_supply_has_nothing_of_it(
    stage: int, short: dict[str, Any], reward: str
) -> None:
    state = table("council", modules="inn", me={"members": {"council 3": [1]}}, **short)
    assert options(state) == {"privilege 1", "privilege 2", "privilege 3", "skip"}
    used, missing = told(state, f"privilege {stage}")
    assert (used.kind, used.rule, used.facts["stage"]) == ("privilege", f"V12.{stage + 5}", stage)
    assert (missing.kind, missing.rule, dict(missing.facts)) == ("missing reward", "V1.7", {"reward": reward})
    assert asks(after(state, f"privilege {stage}")) == "turn 1"


@pytest.mark.rule("V1.7", "V12.3", "VI4.4")
def test_a_step_in_the_council_and_the_town_clerk_allow_a_privilege_of_which_the_supply_has_nothing() -> None:
    row = {"members": {"council 2": [1], "yard": [1]}, "goods": {"wagon": 1}, "cards": ["town clerk"]}
    clerk = after(table("turn", modules="inn", me=row, **NO_CUBES), "use town clerk")
    assert options(clerk) == {"privilege 1", "privilege 2", "skip"}
    assert kinds(told(clerk, "privilege 2")) == ["privilege", "missing reward"]
    assert asks(after(clerk, "privilege 2")) == "turn 0"
    step = table("council", me={"goods": {"scroll": 1}, "members": {"council 1": [1]}}, **NO_CUBES)
    assert "privilege 2" in options(after(step, "advance 1 1 scroll"))


@pytest.mark.rule("V1.6", "V12.3", "V12.7", "V12.8")
def test_what_a_step_in_the_council_costs_is_back_in_the_supply_for_its_privilege() -> None:
    green = table("council", me={"cubes": {"green": 2}, "members": {"council 1": [1]}}, **NO_CUBES)
    state = after(green, "advance 1 1 green; privilege 2")
    assert options(state) == {"gain green"}
    assert after(state, "gain green; gain green").cubes[0] == (0, 0, 0, 2)
    scroll = table("council", me={"goods": {"scroll": 1}, "members": {"council 2": [1]}}, **NO_GOODS)
    assert options(after(scroll, "advance 2 1 scroll; privilege 3")) == {"receive scroll"}


@pytest.mark.rule("V12.6")
def test_a_held_marker_stays_where_it_is() -> None:
    state = after(table("council", marker=2, me={"members": {"council 1": [1]}}), "privilege 1")
    assert state.marker == 2


@pytest.mark.rule("V12.8")
def test_the_third_privilege_gives_goods_with_inn_also_beer() -> None:
    at_3 = {"me": {"members": {"council 3": [1]}}}
    assert "receive beer" not in options(after(table("council", **at_3), "privilege 3"))
    assert "receive beer" in options(after(table("council", modules="inn", **at_3), "privilege 3"))


@pytest.mark.rule("V12.9")
def test_the_fourth_privilege_sells_three_points_for_a_coin_once() -> None:
    state = after(table("council", me={"members": {"council 4": [1]}, "coins": 3}), "privilege 4")
    assert (state.points[0], state.coins[0]) == (3, 2)
    assert asks(state) == "turn 1"


@pytest.mark.rule("V12.10")
def test_members_share_a_stage() -> None:
    state = table(
        "council",
        me={"cubes": {"green": 2}, "members": {"council 1": [1, 1]}},
        others={1: {"members": {"council 2": [1]}}},
    )
    assert members(after(state, "advance 1 1 green; skip")) == {"council 1": [1], "council 2": [1]}


@pytest.mark.rule("V13.1", "V13.2", "V13.3")
def test_a_member_in_the_bag_is_out_of_sight() -> None:
    state = after(table("church", me={"cubes": {"brown": 1}, "members": {"yard": [1, 2]}}), "pray 1 brown")
    assert members(state) == {"black bag": [1], "yard": [2]}
    assert (state.points[0], state.time[0]) == (0, 0)
    assert not any(text.startswith("home") for text in options(table("family", me={"members": {"black bag": [1]}})))
    assert majority_winners(state) == []


# The mass -------------------------------------------------------------------------------------------------

BAG = {"members": {"black bag": [1], "yard": [1]}}


@pytest.mark.rule("V17.1", "V17.2", "V17.5")
def test_members_are_bought_for_a_coin_each_once_around() -> None:
    state = table("ransom", me={**BAG, "coins": 1}, others={2: {**BAG, "coins": 2}})
    state = after(state, "ransom 1")
    assert members(state)["church 1"] == [1]
    assert asks(state) == "ransom 2"
    state = after(state, "done")
    assert asks(state) == "draw"


@pytest.mark.rule("V17.2", "V17.6")
def test_everybody_is_asked_once_clockwise_from_the_starting_player() -> None:
    everybody = {"members": {"black bag": [1], "church 1": [1]}, "coins": 1, "grain": 1}
    state = table(starter=1, spaces={"harvest": "brown"}, me=everybody, others={1: everybody, 2: everybody})
    state = after(state, "take harvest brown")
    order = []
    while not asks(state).startswith("seed"):
        order.append(asks(state))
        state = after(state, "call monk" if asks(state) == "draw" else "done")
    assert order == ["ransom 1", "ransom 2", "ransom 0", *["draw"] * 4, "climb 1", "climb 2", "climb 0"]


@pytest.mark.rule("V17.3")
def test_buying_stops_at_four() -> None:
    state = table("ransom", me={"members": {"black bag": [1, 1, 1, 1, 2]}, "coins": 9}, others={1: {**BAG, "coins": 1}})
    state = after(state, "ransom 1; ransom 1; ransom 1; ransom 2")
    assert asks(state) == "seed"
    assert members(state, 1)["black bag"] == [1]


@pytest.mark.rule("V17.4")
def test_a_single_member_is_drawn_with_four_fifths() -> None:
    state = table("draw", me=BAG)

    def drawn(position) -> Fraction:  # type: ignore[no-untyped-def]
        if asks(position) != "draw":
            return Fraction("church 1" in members(position))
        outcomes = GAME.outcomes(position)
        total = sum(weight for _, weight in outcomes)
        return sum(
            (Fraction(weight, total) * drawn(GAME.apply(position, action).state) for action, weight in outcomes),
            Fraction(0),
        )

    assert drawn(state) == Fraction(4, 5)


@pytest.mark.rule("V17.5")
def test_monks_go_back_and_undrawn_members_stay() -> None:
    state = after(table("draw", me=BAG), "call monk; call monk; call monk; call monk")
    assert members(state)["black bag"] == [1]
    assert asks(state) == "seed"


@pytest.mark.rule("V17.6", "V17.7")
def test_moving_up_pays_every_gap_for_every_member() -> None:
    state = table("climb", me={"grain": 5, "members": {"church 1": [1, 2]}})
    state = after(state, "climb 1 1; climb 2 1")
    assert state.grain[0] == 2
    state = after(state, "climb 1 2")
    assert asks(state) == "seed"
    assert members(state) == {"church 2": [2], "church 3": [1]}
    assert state.grain[0] == 1


def church(*rows: dict[str, list[int]]):  # type: ignore[no-untyped-def]
    """Return a position with these members in the windows, seat by seat."""
    return table(me={"members": rows[0]}, others={seat: {"members": row} for seat, row in enumerate(rows[1:], 1)})


@pytest.mark.rule("V17.8", "V17.9", "V17.10")
def test_the_majority_goes_to_most_members_then_to_the_one_furthest_left() -> None:
    assert majority_winners(church({"church 1": [1, 1]}, {"church 4": [1]}, {})) == [0]
    assert majority_winners(church({"church 1": [1]}, {"church 3": [1]}, {})) == [1]
    assert majority_winners(church({"church 2": [1]}, {"church 2": [1]}, {"church 1": [1]})) == [0, 1]
    assert majority_winners(church({}, {}, {})) == []


@pytest.mark.rule("V17.8")
def test_the_majority_scores_two_points_at_every_mass() -> None:
    state = table(spaces={"harvest": "brown"}, me={"members": {"church 1": [1]}})
    events = told(state, "take harvest brown")
    assert "majority" in kinds(events)
    assert seat_of(after(state, "take harvest brown"))["points"] == 2
