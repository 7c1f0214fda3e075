"""Chapter 7: captain, porter, aristocrat, load master and merchant."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.porto_carthago.table import GAME, after, asks, data, kinds, options, refused, table, told


@pytest.mark.accepts("C7.1")
@pytest.mark.refuses("C7.1")
def test_a_captain_signs_on_to_an_empty_charter_ship() -> None:
    state = table("captain A1", charter="1 - 0")
    assert options(state) == {"charter 2", "charter 4"}
    chartered = after(state, "charter 2")
    assert chartered.charter == (1, 0, 0, -1)
    assert chartered.supply[0] == state.supply[0] - 1
    for number in (0, 1, 3, 5):
        assert refused(state, f"charter {number}") == "C7.1"


@pytest.mark.rule("C7.2", "C7.3")
def test_a_player_may_hold_several_charter_ships_and_cannot_call_back() -> None:
    state = after(table("captain A1", charter="0 0"), "charter 3")
    assert state.charter == (0, 0, 0, -1)
    aristocrat = table("aristocrat A3", charter="0", temple={0: 12}, lighthouse={0: 2})
    assert refused(aristocrat, "assign +1 +0") == "C16.1"


# Porter ---------------------------------------------------------------------------------------------------


@pytest.mark.accepts("C7.4")
@pytest.mark.refuses("C7.4")
def test_a_porter_moves_one_own_good() -> None:
    state = table("porter A2", warehouses={0: "oil", 1: "wine"}, docks={"Rome-I": "0", "Egypt-I": "1 - grain"})
    assert options(state, "carry") == {"carry oil Rome-I"}
    moved = after(state, "carry oil Rome-I")
    assert moved.stores[10] == 2
    assert sum(moved.warehouse[0]) == 0
    assert refused(state, "carry wine Rome-I") == "C7.4"
    assert refused(state, "carry Egypt-I Rome-I") == "C7.4"
    assert refused(state, "carry oil Egypt-I") == "C7.4"
    assert refused(state, "carry oil ship 1") == "C7.4"


@pytest.mark.accepts("C7.5")
@pytest.mark.refuses("C7.5")
def test_the_target_must_be_empty_and_another_place() -> None:
    docks = {"Rome-I": "0 - wine", "Rome-II": "0 - oil", "Egypt-I": "0"}
    state = table("porter A2", warehouses={0: "oil grain"}, docks=docks)
    assert refused(state, "carry oil Rome-I") == "C7.5"
    assert refused(state, "carry Rome-I Rome-I") == "C7.5"
    assert refused(state, "carry Rome-I warehouse") == "C7.5"
    assert refused(state, "carry oil warehouse") == "C7.5"
    assert "carry Rome-I Egypt-I" in options(state)


@pytest.mark.rule("C7.6")
def test_goods_move_in_all_directions() -> None:
    docks = {"Rome-I": "0 - wine", "Egypt-I": "0"}
    state = table("porter A2", warehouses={0: "oil"}, docks=docks, charter="0", temple={0: 1})
    from_home = {"carry oil Egypt-I", "carry oil ship 1"}
    from_dock = {"carry Rome-I warehouse", "carry Rome-I Egypt-I", "carry Rome-I ship 1"}
    assert options(state, "carry") == from_home | from_dock
    assert after(state, "carry Rome-I warehouse").warehouse[0] == (0, 0, 1, 0, 1)


@pytest.mark.rule("C7.6", "C7.5")
def test_a_porter_may_only_bring_a_good_home_if_no_other_place_is_empty() -> None:
    state = after(table("turn", docks={"Rome-I": "0 - wine"}), "play A2")
    assert options(state, "carry") == {"carry Rome-I warehouse"}
    full = table("turn", docks={"Rome-I": "0 - wine"}, warehouses={0: "oil oil"}, cash={0: 5})
    assert refused(full, "play A2") == "C6.7"


@pytest.mark.rule("C7.7")
def test_a_wrong_good_just_lies_beside_the_ship() -> None:
    state = after(table("porter A2", warehouses={0: "oil"}, docks={"Egypt-I": "0 S01"}), "carry oil Egypt-I")
    assert (state.berths[0], state.stores[0], state.points[0]) == (0, 2, 0)


@pytest.mark.rule("C7.8", "C10.1")
def test_a_wanted_good_is_loaded_at_once() -> None:
    state = table("porter A2", warehouses={0: "grain"}, docks={"Egypt-I": "0 S01"})
    assert kinds(told(state, "carry grain Egypt-I; score"))[:4] == [
        ("carried", 0), ("loaded", 0), ("point", 0), ("cleared", 0),
    ]  # fmt: skip


@pytest.mark.rule("C7.9")
def test_a_good_on_a_charter_ship_sails_at_once() -> None:
    state = table("porter A2", warehouses={0: "grain"}, charter="0", temple={0: 2})
    assert asks(after(state, "carry grain ship 1")) == "voyage"


# Aristocrat -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("C7.10")
@pytest.mark.refuses("C7.10")
def test_an_aristocrat_moves_one_to_five_servants() -> None:
    state = table("aristocrat A3", lighthouse={0: 2}, temple={0: 1})
    moved = after(state, "assign -2 +3")
    assert (moved.lighthouse[0], moved.temple[0], moved.supply[0]) == (0, 4, state.supply[0] - 1)
    for text in ("assign +0 +0", "assign +3 +3", "assign -3 +0", "assign +0 -2"):
        assert refused(state, text) == "C7.10"
    assert "assign +3 +2" in options(state)


@pytest.mark.rule("C7.11", "C7.12", "C1.4")
def test_all_moves_that_can_be_made_by_hand_are_offered_and_no_others() -> None:
    state = table("aristocrat A3", lighthouse={0: 2}, temple={0: 1})
    reachable = set()
    zones = ("supply", "lighthouse", "temple")
    routes = [(a, b) for a, b in product(zones, zones) if a != b]
    for counts in product(range(6), repeat=len(routes)):
        if not 0 < sum(counts) <= 5:
            continue
        leaving, change = dict.fromkeys(zones, 0), dict.fromkeys(zones, 0)
        for (a, b), count in zip(routes, counts, strict=True):
            leaving[a] += count
            change[a] -= count
            change[b] += count
        if leaving["lighthouse"] <= 2 and leaving["temple"] <= 1 and any(change.values()):
            reachable.add(f"assign {change['lighthouse']:+d} {change['temple']:+d}")
    assert options(state, "assign") == reachable


@pytest.mark.rule("C7.13")
def test_a_retreat_alone_is_legal() -> None:
    state = after(table("aristocrat A3", lighthouse={0: 2}, temple={0: 3}), "assign -2 -3")
    assert state.supply[0] == 15


# Load master ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.14")
def test_a_load_master_claims_or_switches_or_releases() -> None:
    state = table("loadmaster A4", docks={"Egypt-I": "0"})
    assert {text.split()[0] for text in options(state)} == {"claim", "switch", "release"}


@pytest.mark.accepts("C7.15")
@pytest.mark.refuses("C7.15")
def test_a_claim_puts_two_servants_on_an_unclaimed_dock() -> None:
    state = table("loadmaster A4", docks={"Egypt-I": "1", "Egypt-II": "- S01"})
    claimed = after(state, "claim Egypt-II")
    assert claimed.owners[1] == 0
    assert claimed.supply[0] == state.supply[0] - 2
    assert refused(state, "claim Egypt-I") == "C7.15"


@pytest.mark.accepts("C7.16")
@pytest.mark.refuses("C7.16")
def test_a_switch_moves_the_servants_of_an_own_dock() -> None:
    state = table("loadmaster A4", docks={"Egypt-I": "0 S02 wine", "Rome-I": "1"})
    switched = after(state, "switch Egypt-I Rome-II")
    assert (switched.owners[0], switched.owners[11]) == (-1, 0)
    assert switched.supply == state.supply
    for text in ("switch Rome-I Rome-II", "switch Egypt-I Rome-I", "switch Egypt-I Egypt-I"):
        assert refused(state, text) == "C7.16"


@pytest.mark.accepts("C7.17")
@pytest.mark.refuses("C7.17")
def test_a_release_takes_the_servants_home() -> None:
    state = table("loadmaster A4", docks={"Egypt-I": "0", "Rome-I": "1"})
    assert after(state, "release Egypt-I").supply[0] == state.supply[0] + 2
    assert refused(state, "release Rome-I") == "C7.17"
    assert refused(state, "release Greece-I") == "C7.17"


@pytest.mark.rule("C7.18")
def test_the_ship_stays_behind_and_the_good_goes_to_the_bag() -> None:
    state = table("loadmaster A4", docks={"Egypt-I": "0 S02 wine"})
    for text in ("switch Egypt-I Rome-II", "release Egypt-I"):
        left = after(state, text)
        assert (left.berths[0], left.stores[0]) == (1, -1)
        assert left.bag[4] == state.bag[4] + 1


@pytest.mark.rule("C7.19")
def test_a_player_may_own_both_docks_of_a_civilization_and_more() -> None:
    state = table("loadmaster A4", docks={"Egypt-I": "0", "Rome-I": "0", "Rome-II": "0"})
    assert after(state, "claim Egypt-II").owners.count(0) == 4


# Merchant -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("C7.20")
@pytest.mark.refuses("C7.20")
def test_a_merchant_sells_one_good_of_the_market() -> None:
    state = table("merchant A5", market="oil wine wine")
    bought = after(state, "buy wine")
    assert data(bought)["warehouses"][0]["wine"] == 1
    assert data(bought)["market"]["wine"] == 1
    assert refused(state, "buy grain") == "C7.20"


@pytest.mark.accepts("C7.21")
@pytest.mark.refuses("C7.21")
def test_without_an_empty_slot_nothing_can_be_bought() -> None:
    state = table("turn", warehouses={0: "oil wine"})
    assert refused(state, "play A5") == "C7.21"
    assert "play A5" in options(table("turn", warehouses={0: "oil"}))


@pytest.mark.rule("C7.22")
@pytest.mark.parametrize(("sales", "price"), [(0, 4), (1, 3), (2, 2), (5, 2)])
def test_the_price_falls_with_every_sale_of_the_decade(sales: int, price: int) -> None:
    state = table("merchant A5", sales=sales)
    bought = after(state, "buy wine")
    assert bought.cash[0] == 20 - price
    assert bought.bought == sales + 1
    assert GAME.view(state, 0).merchant_price == price


@pytest.mark.rule("C7.22", "C8.4")
def test_the_price_counts_the_purchases_of_all_players_until_a_renewal() -> None:
    layout = "captain merchant aristocrat loadmaster porter porter"
    state = after(table("turn", layout=layout, cash=30), "play A2; buy oil; skip")
    state = after(state, "play A2; buy wine; skip; play A2; buy wine; skip")
    assert state.cash == (26, 27, 28, 30)
    state = after(state, "renew; fill grain grain oil oil ivory wine; buy oil")
    assert state.cash[3] == 24
    assert after(state, "play A2; buy oil").cash[0] == 22


@pytest.mark.rule("C7.23")
def test_the_gap_in_the_market_stays() -> None:
    state = after(table("merchant A5"), "buy wine")
    assert sum(state.market) == 5
    assert asks(state) == "turn 1"
