"""Chapter 10: loans, redemption, and accomplices of players without money."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.manila.table import (
    GAME,
    after,
    asks,
    free_shares,
    kinds,
    launching,
    loans_of,
    on,
    options,
    pledges,
    refusals,
    refused,
    table,
    told,
)

BROKE: dict[str, Any] = {"cash": {0: 0}, "loans": {0: "nutmeg silk"}}
ONE_PESO: dict[str, Any] = {"cash": {0: 1}, "loans": {0: "nutmeg silk"}}
GINSENG_1: dict[str, int] = {"ginseng 1": 1}
WITH_GINSENG = {"silk": 4, "ginseng": 3, "jade": 2}


@pytest.mark.rule("M10.1")
@pytest.mark.accepts("M10.1")
def test_each_free_share_brings_12() -> None:
    state = after(table("place 1"), "borrow silk; borrow nutmeg")
    assert (state.cash[0], free_shares(state, 0), pledges(state, 0)) == (54, "", "nutmeg silk")
    assert asks(state) == "place 0"


@pytest.mark.refuses("M10.1")
def test_a_loan_needs_a_free_share_of_that_ware() -> None:
    state = table("place 1", hands={0: "nutmeg"}, loans={0: "silk"})
    assert refused(state, "borrow jade") == "M10.1"
    assert "you own no jade" in refusals(state, "borrow jade")[0].sentence
    assert refused(state, "borrow silk") == "M10.1"
    assert "encumbered already" in refusals(state, "borrow silk")[0].sentence
    assert loans_of(state) == {"borrow nutmeg", "redeem silk"}


@pytest.mark.rule("M10.2")
def test_only_the_number_of_encumbered_shares_is_public() -> None:
    state = table("place 1")
    event = told(state, "borrow silk")[0]
    assert event.seen_by(0).facts == {"amount": 12, "ware": "silk"}
    assert event.seen_by(1).facts == event.seen_by(None).facts == {"amount": 12}
    assert GAME.view(after(state, "borrow silk"), 1) == GAME.view(after(state, "borrow nutmeg"), 1)
    forced = told(table("place 1", cash={0: 0}), "place pirates")[0]
    assert (forced.rule, forced.seen_by(2).facts) == ("M10.6", {"amount": 12})


@pytest.mark.rule("M10.3")
@pytest.mark.accepts("M10.3")
def test_15_pesos_free_an_encumbered_share() -> None:
    state = after(table("place 1", cash={0: 15}, loans={0: "nutmeg silk"}), "redeem silk")
    assert (state.cash[0], free_shares(state, 0), pledges(state, 0)) == (0, "silk", "nutmeg")


@pytest.mark.refuses("M10.3")
def test_a_redemption_needs_15_in_cash_and_an_encumbered_share() -> None:
    poor = table("place 1", cash={0: 14}, hands={0: "nutmeg"}, loans={0: "silk"})
    assert refused(poor, "redeem silk") == "M10.3"
    assert "costs 15 in cash, and you have 14" in refusals(poor, "redeem silk")[0].sentence
    assert refused(table("place 1", hands={0: "nutmeg"}, loans={0: "silk"}), "redeem nutmeg") == "M10.3"
    assert "redeem silk" in loans_of(after(poor, "borrow nutmeg"))


@pytest.mark.rule("M10.4")
def test_a_freed_share_is_encumbered_again_as_often_as_wanted() -> None:
    state = after(table("place 1"), *["borrow silk; redeem silk"] * 5, "borrow silk")
    assert (state.cash[0], pledges(state, 0)) == (30 - 5 * 3 + 12, "silk")


@pytest.mark.rule("M10.5")
@pytest.mark.accepts("M10.5")
@pytest.mark.parametrize(
    ("asked", "fields"),
    [
        ("bid", {}),
        ("buy", {}),
        ("load", {}),
        ("place 2", {}),
        ("steer small", {"figures": {"small pilot": 0}}),
        ("steer large", {"figures": {"large pilot": 0}}),
        ("board captain", {"figures": {"captain": 0}, "punts": {"nutmeg": 13, "silk": 1, "jade": 1}}),
        ("send nutmeg", {"figures": {"captain": 0}, "punts": {"nutmeg": 13, "silk": "port A", "jade": "port B"}}),
    ],
)
def test_loans_are_open_at_every_decision_which_then_stays_open(asked: str, fields: dict[str, Any]) -> None:
    state = table(asked, hands={0: "nutmeg"}, loans={0: "silk"}, **fields)
    assert loans_of(state) == {"borrow nutmeg", "redeem silk"}
    later = after(state, "borrow nutmeg; redeem silk")
    assert (asks(later), later.cash[0]) == (asks(state), 27)
    if asked != "bid":
        assert options(later) == options(state)


@pytest.mark.rule("M10.5")
def test_loans_are_open_while_launching_too() -> None:
    state = after(launching("ginseng"), "borrow nutmeg; start jade 5; redeem nutmeg")
    assert (asks(state), state.cash[0]) == ("start 0", 27)


@pytest.mark.refuses("M10.5")
def test_nobody_borrows_or_redeems_during_the_deal_or_a_roll() -> None:
    for state in (GAME.start(4), table("roll 2", loans={0: "nutmeg silk"})):
        assert refused(state, "borrow silk") == "M10.5"
        assert refused(state, "redeem silk") == "M10.5"


@pytest.mark.rule("M10.6")
def test_a_forced_loan_takes_the_share_of_lowest_value_and_no_more_than_needed() -> None:
    low_silk = table("place 1", cash={0: 2}, market={"nutmeg": 2, "silk": 1})
    assert pledges(after(low_silk, "place pirates"), 0) == "silk"
    equal = table("place 1", cash={0: 2}, market={"nutmeg": 1, "silk": 1})
    assert pledges(after(equal, "place pirates"), 0) == "nutmeg"
    two = after(table("bid", cash={0: 5}, seat=0), "bid 20; pass; pass; pass")
    assert (two.cash[0], pledges(two, 0)) == (9, "nutmeg silk")


@pytest.mark.rule("M10.6", "M10.5")
def test_who_borrows_beforehand_chooses_the_share() -> None:
    state = after(table("place 1", cash={0: 2}, market={"nutmeg": 2, "silk": 1}), "borrow nutmeg; place pirates")
    assert (state.cash[0], pledges(state, 0)) == (9, "nutmeg")


@pytest.mark.rule("M10.7")
def test_an_encumbered_share_still_counts_its_value() -> None:
    state = table("place 1", loans={0: "nutmeg silk"}, market={"silk": 3}, cash={0: 0})
    assert GAME.scores(state)[0].total == 20 - 2 * 15


@pytest.mark.rule("M10.8")
@pytest.mark.accepts("M10.8")
def test_a_blind_passenger_takes_any_vacant_seat_free_of_charge() -> None:
    state = table("place 1", seat=0, master=1, figures={"silk 2": 1}, **BROKE)
    seats = {"nutmeg 1", "nutmeg 2", "nutmeg 3", "silk 1", "silk 3", "jade 1", "jade 2", "jade 3", "jade 4"}
    assert options(state) == {f"place {seat}" for seat in seats} | {"pass"}
    aboard = after(state, "place jade 4")
    assert (on(aboard, "jade 4"), aboard.cash[0]) == (0, 0)
    assert kinds(told(state, "place jade 4")) == [("blind passenger", 0)]


@pytest.mark.rule("M10.8", "M5.6")
def test_a_blind_passenger_finds_no_seat_on_a_docked_punt() -> None:
    state = table("place 3", punts={"nutmeg": 13, "silk": 1, "jade": "port A"}, **BROKE)
    assert not any(text.startswith("place jade") for text in options(state))
    assert refused(state, "place jade 3") == "M5.6"
    assert "place nutmeg 2" in options(state)


@pytest.mark.refuses("M10.8")
@pytest.mark.parametrize(
    "text", ["place port C", "place shipyard A", "place pirates", "place small pilot", "place jade", "place nutmeg 4"]
)
def test_without_money_only_named_seats_of_sailing_punts_are_open(text: str) -> None:
    state = table("place 1", **BROKE)
    assert refused(state, text) == "M10.8"
    assert text not in options(state)


@pytest.mark.rule("M10.8", "M5.3")
def test_a_blind_passenger_takes_no_occupied_seat() -> None:
    state = table("place 1", seat=0, master=1, figures={"jade 2": 1}, **BROKE)
    assert refused(state, "place jade 2") == "M5.3"
    assert "1, 3, 4" in refusals(state, "place jade 2")[0].sentence


@pytest.mark.rule("M10.9")
@pytest.mark.accepts("M10.9")
def test_who_is_short_takes_one_of_the_cheapest_spaces_for_all_his_cash() -> None:
    state = table("place 1", seat=0, master=1, punts=WITH_GINSENG, figures=GINSENG_1, **ONE_PESO)
    # The cheapest vacant priced spaces cost 2: seat 2 of ginseng, both C spaces and the small pilot.
    cheapest = {"place ginseng", "place port C", "place shipyard C", "place small pilot"}
    assert options(state) == cheapest | {"place insurance", "pass"}
    hired = after(state, "place small pilot")
    assert (on(hired, "small pilot"), hired.cash[0]) == (0, 0)
    assert told(state, "place small pilot")[0].rule == "M10.9"


@pytest.mark.rule("M10.9", "M5.12")
def test_who_can_pay_the_cheapest_space_is_not_short() -> None:
    state = table("place 1", punts=WITH_GINSENG, **ONE_PESO)
    assert options(state) == {"place ginseng", "place insurance", "pass"}
    assert refused(state, "place port C") == "M5.12"


@pytest.mark.refuses("M10.9")
@pytest.mark.parametrize("text", ["place port B", "place jade", "place pirates"])
def test_all_dearer_spaces_are_closed_to_who_is_short(text: str) -> None:
    state = table("place 1", seat=0, master=1, punts=WITH_GINSENG, figures=GINSENG_1, **ONE_PESO)
    assert refused(state, text) == "M10.9"
    assert "at 2" in refusals(state, text)[0].sentence


@pytest.mark.rule("M10.10")
@pytest.mark.accepts("M10.10")
def test_the_insurance_is_open_to_who_has_1_peso_or_a_free_share() -> None:
    one = table("place 1", seat=0, master=1, punts=WITH_GINSENG, figures=GINSENG_1, **ONE_PESO)
    assert after(one, "place insurance").cash[0] == 11
    share = after(table("place 1", cash={0: 0}, hands={0: "nutmeg"}, loans={0: "silk"}), "place insurance")
    assert (share.cash[0], free_shares(share, 0)) == (10, "nutmeg")


@pytest.mark.refuses("M10.10")
def test_the_insurance_is_closed_to_a_blind_passenger() -> None:
    assert refused(table("place 1", **BROKE), "place insurance") == "M10.10"
    assert "place insurance" not in options(table("place 1", **BROKE))


@pytest.mark.rule("M10.11")
@pytest.mark.accepts("M10.11")
def test_with_a_free_share_the_full_price_is_paid_by_a_loan() -> None:
    state = table("place 1", cash={0: 0}, hands={0: "nutmeg"}, loans={0: "silk"})
    assert after(state, "place jade").cash[0] == 9
    assert "place pirates" in options(state)


@pytest.mark.refuses("M10.11")
def test_with_a_free_share_nobody_travels_blind() -> None:
    state = table("place 1", cash={0: 0}, hands={0: "nutmeg"}, loans={0: "silk"})
    assert refused(state, "place silk 2") == "M10.11"


@pytest.mark.rule("M10.12")
def test_no_action_moves_money_shares_or_spaces_between_players() -> None:
    assert set(GAME.notations.classes) == {
        "bid", "pass", "buy", "load", "start", "place", "board", "evict", "stay", "steer", "send", "borrow", "redeem",
        "deal", "roll",
    }  # fmt: skip
    state = table("place 1")
    assert after(state, "borrow silk").cash[1:] == state.cash[1:]
