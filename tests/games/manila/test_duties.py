"""Chapter 4: what the harbour master buys, loads and launches."""

from __future__ import annotations

import pytest

from tests.games.manila.table import (
    GAME,
    after,
    asks,
    free_shares,
    kinds,
    launching,
    loans_of,
    options,
    pledges,
    punt,
    refusals,
    refused,
    table,
    told,
)


@pytest.mark.rule("M4.1")
@pytest.mark.accepts("M4.1")
def test_share_loads_and_starts_come_in_this_order_before_any_placing() -> None:
    state = table("buy", master=1)
    for text, asked in [
        ("buy silk", "load 1"),
        ("load nutmeg silk jade", "start 1"),
        ("start jade 5", "start 1"),
        ("start silk 4", "place 1"),
    ]:
        state = after(state, text)
        assert asks(state) == asked


@pytest.mark.refuses("M4.1")
def test_no_duty_is_taken_before_its_turn_or_twice() -> None:
    for asked, text in [
        ("bid", "buy silk"),
        ("bid", "load nutmeg silk jade"),
        ("bid", "start jade 5"),
        ("buy", "load nutmeg silk jade"),
        ("buy", "start jade 5"),
        ("buy", "place jade"),
        ("load", "start jade 5"),
        ("load", "roll 1 2 3"),
        ("place 1", "load nutmeg silk jade"),
        ("place 1", "start jade 4"),
    ]:
        assert refused(table(asked), text) == "M4.1", (asked, text)
    assert refused(launching("ginseng", jade=5), "place port A") == "M4.1"
    assert refused(launching("ginseng"), "load nutmeg silk jade") == "M4.1"


@pytest.mark.rule("M4.2")
@pytest.mark.accepts("M4.2")
def test_the_harbour_master_buys_one_share_or_none() -> None:
    state = table("buy", master=2)
    assert options(state) == {"buy nutmeg", "buy silk", "buy ginseng", "buy jade", "buy nothing"}
    assert after(state, "buy nothing").piles == state.piles
    assert asks(after(state, "buy silk")) == "load 2"


@pytest.mark.refuses("M4.2")
def test_a_second_share_is_refused() -> None:
    assert refused(after(table("buy"), "buy silk"), "buy jade") == "M4.2"
    assert refused(table("place 1", seat=2), "buy jade") == "M4.2"
    assert refused(table("buy"), "pass") == "M4.2"


@pytest.mark.rule("M4.3")
@pytest.mark.accepts("M4.3")
@pytest.mark.parametrize(("step", "price"), [(0, 5), (1, 5), (2, 10), (3, 20)])
def test_a_share_costs_its_value_but_at_least_5(step: int, price: int) -> None:
    state = after(table("buy", market={"silk": step}), "buy silk")
    assert state.cash[0] == 30 - price


@pytest.mark.rule("M4.3", "M10.6")
def test_loans_for_a_share_are_taken_on_the_shares_owned_before() -> None:
    # 4 pesos and one free nutmeg share make 16; jade at 10 is bought, at 20 it is not.
    poor = {"cash": {0: 4}, "hands": {0: "nutmeg"}, "loans": {0: "silk"}}
    state = after(table("buy", market={"jade": 2}, **poor), "buy jade")
    assert (state.cash[0], free_shares(state, 0), pledges(state, 0)) == (6, "jade", "nutmeg silk")


@pytest.mark.refuses("M4.3")
def test_a_share_that_loans_cannot_pay_is_refused() -> None:
    state = table("buy", market={"jade": 3}, cash={0: 4}, hands={0: "nutmeg"}, loans={0: "silk"})
    assert refused(state, "buy jade") == "M4.3"
    assert "buy jade" not in options(state)
    assert refusals(state, "buy jade")[0].facts["ceiling"] == 16


@pytest.mark.rule("M4.3", "M4.4")
def test_who_can_pay_no_pile_is_not_asked() -> None:
    state = table("bid", seat=3, out=(0, 1, 2), cash={3: 4}, loans={3: "silk ginseng"})
    assert asks(after(state, "bid 1")) == "load 3"


@pytest.mark.rule("M4.3", "M10.3")
def test_a_redemption_that_makes_every_pile_too_dear_ends_the_purchase() -> None:
    market = {"nutmeg": 3, "silk": 3, "ginseng": 3, "jade": 3}
    state = table("buy", cash={0: 20}, loans={0: "nutmeg silk"}, market=market)
    assert "buy jade" in options(state)
    # 20 - 15 + 12 makes 17, and every share costs 20.
    assert asks(after(state, "redeem silk")) == "load 0"


@pytest.mark.rule("M4.4")
@pytest.mark.accepts("M4.4")
def test_the_last_share_of_a_pile_can_be_bought() -> None:
    state = table("buy", hands={0: "nutmeg silk nutmeg", 1: "ginseng jade nutmeg"}, bought={0: "nutmeg", 1: "nutmeg"})
    assert state.piles[0] == 1
    assert after(state, "buy nutmeg").piles[0] == 0


@pytest.mark.refuses("M4.4")
def test_an_empty_pile_sells_nothing() -> None:
    hands = {0: "nutmeg silk nutmeg nutmeg", 1: "ginseng jade nutmeg"}
    state = table("buy", hands=hands, bought={0: "nutmeg nutmeg", 1: "nutmeg"})
    assert state.piles[0] == 0
    assert refused(state, "buy nutmeg") == "M4.4"
    assert "buy nutmeg" not in options(state)


@pytest.mark.rule("M4.5")
def test_the_bought_card_is_free_and_can_be_encumbered_at_once() -> None:
    state = after(table("buy", hands={0: "nutmeg nutmeg"}), "buy jade")
    assert free_shares(state, 0) == "nutmeg nutmeg jade"
    assert "borrow jade" in loans_of(state)


@pytest.mark.rule("M4.6")
@pytest.mark.accepts("M4.6")
def test_three_wares_are_loaded_and_the_fourth_stays_ashore() -> None:
    state = table("load")
    assert len(options(state)) == 4
    state = after(state, "load jade nutmeg silk")
    assert GAME.dump(state)["ashore"] == "ginseng"
    placing = after(state, "start jade 5; start silk 4")
    assert "place ginseng" not in options(placing)
    assert "place jade" in options(placing)


@pytest.mark.refuses("M4.6")
def test_a_ware_ashore_plays_no_part() -> None:
    assert refused(table("load"), "load silk silk jade") == "M4.6"
    assert refused(table("load"), "load nutmeg silk") == "M4.6"
    assert refused(table("load"), "load nutmeg silk ginseng jade") == "M4.6"
    assert refused(launching("ginseng"), "start ginseng 3") == "M4.6"
    assert refused(table("place 1"), "place ginseng") == "M4.6"


@pytest.mark.rule("M4.7")
@pytest.mark.accepts("M4.7")
def test_no_lane_is_asked_for_and_dice_are_read_in_lane_order() -> None:
    state = after(launching("silk"), "start jade 5; start nutmeg 1")
    assert [punt(state, ware) for ware in ("nutmeg", "ginseng", "jade")] == ["space 1", "space 3", "space 5"]
    moved = after(table("roll 1", punts={"nutmeg": 1, "ginseng": 3, "jade": 5}), "roll 1 2 6")
    assert [punt(moved, ware) for ware in ("nutmeg", "ginseng", "jade")] == ["space 2", "space 5", "space 11"]


@pytest.mark.refuses("M4.7")
def test_a_punt_is_launched_once() -> None:
    assert refused(launching("ginseng", jade=5), "start jade 4") == "M4.7"


@pytest.mark.rule("M4.8")
@pytest.mark.accepts("M4.8")
def test_a_punt_starts_on_0_to_5() -> None:
    spaces = {text.split()[-1] for text in options(launching("ginseng"))}
    assert spaces == {"0", "1", "2", "3", "4", "5"}


@pytest.mark.refuses("M4.8")
@pytest.mark.parametrize("space", [-1, 6])
def test_no_punt_starts_outside_0_to_5(space: int) -> None:
    assert refused(launching("ginseng"), f"start jade {space}") == "M4.8"


@pytest.mark.rule("M4.9")
@pytest.mark.accepts("M4.9")
def test_the_third_start_follows_from_the_sum_9() -> None:
    state = launching("ginseng", jade=5)
    assert kinds(told(state, "start silk 3")) == [("launched", 0), ("launched", 0)]
    assert punt(after(state, "start silk 3"), "nutmeg") == "space 1"


@pytest.mark.refuses("M4.9")
@pytest.mark.parametrize(("jade", "silk"), [(0, 3), (5, 5), (1, 2)])
def test_starts_from_which_9_cannot_be_reached_are_refused(jade: int, silk: int) -> None:
    assert refused(launching("ginseng", jade=jade), f"start silk {silk}") == "M4.9"
