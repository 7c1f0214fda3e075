"""Chapter 5: placing accomplices."""

from __future__ import annotations

import pytest

from gamecore.games.manila.actions import Pass
from gamecore.games.manila.turn_placing import turn
from gamecore.kernel.decision import pending
from gamecore.kernel.state import replaced, thaw
from tests.games.manila.table import GAME, after, asks, free_shares, kinds, on, options, refusals, refused, table, told

DOCKED = {"nutmeg": 9, "silk": 8, "jade": "port A"}
FULL_HOUSE = {"port A": 1, "port B": 1, "port C": 0, "shipyard A": 2, "shipyard B": 2, "shipyard C": 0}
HARBOUR = {"captain": 3, "second pirate": 3, "small pilot": 4, "large pilot": 4}
IN_PORT = {"nutmeg": "port A", "silk": "port B", "jade": "port C"}


@pytest.mark.rule("M5.1")
def test_the_harbour_master_places_first_and_the_turn_goes_around_once() -> None:
    state = table("place 1", master=2)
    asked = []
    for _ in range(4):
        asked.append(asks(state))
        state = after(state, "place port A" if not asked[1:] else "pass")
    assert asked == ["place 2", "place 3", "place 0", "place 1"]
    assert asks(state) == "roll"


@pytest.mark.rule("M5.2")
@pytest.mark.parametrize(
    ("space", "price"),
    [
        ("port A", 4),
        ("port C", 2),
        ("shipyard B", 3),
        ("pirates", 5),
        ("small pilot", 2),
        ("large pilot", 5),
        ("jade", 3),
    ],
)
def test_the_price_of_the_space_is_paid_at_once(space: str, price: int) -> None:
    assert after(table("place 1"), f"place {space}").cash == (30 - price, 30, 30, 30)


@pytest.mark.rule("M5.2", "M10.6")
def test_a_price_beyond_the_cash_is_paid_with_a_loan() -> None:
    state = after(table("place 1", cash={0: 3}), "place pirates")
    assert (state.cash[0], free_shares(state, 0)) == (10, "silk")


@pytest.mark.rule("M5.3")
@pytest.mark.accepts("M5.3")
def test_one_player_may_hold_several_spaces_of_a_kind() -> None:
    state = table("place 3", figures={"captain": 0, "jade 1": 0}, punts={"nutmeg": 9, "silk": 9, "jade": 9})
    assert on(after(state, "place pirates"), "second pirate") == 0
    assert on(after(state, "place jade"), "jade 2") == 0


@pytest.mark.refuses("M5.3")
@pytest.mark.parametrize(
    ("figures", "text"),
    [
        ({"silk 1": 1, "silk 2": 2, "silk 3": 3}, "place silk"),
        ({"port A": 2}, "place port A"),
        ({"port A": 0}, "place port A"),
        ({"captain": 1, "second pirate": 3}, "place pirates"),
        ({"small pilot": 2}, "place small pilot"),
        ({"insurance": 3}, "place insurance"),
    ],
)
def test_a_space_holds_one_accomplice(figures: dict[str, int], text: str) -> None:
    state = table("place 2", figures=figures)
    assert refused(state, text) == "M5.3"
    assert text not in options(state)


@pytest.mark.rule("M5.4")
@pytest.mark.accepts("M5.4")
def test_after_a_pass_placed_accomplices_stay_and_work() -> None:
    state = table("place 3", figures={"small pilot": 0}, punts={"nutmeg": 9, "silk": 9, "jade": 9})
    state = after(state, "pass; pass; pass; pass")
    assert asks(state) == "steer 0"
    assert asks(after(state, "steer jade +1")) == "roll"


@pytest.mark.rule("M5.4", "M5.11")
def test_who_has_passed_is_skipped_in_later_rounds() -> None:
    state = after(table("place 1"), "pass; place jade; place jade; place jade; roll 1 1 1")
    assert asks(state) == "place 1"


@pytest.mark.refuses("M5.4")
def test_who_has_passed_places_nothing_more() -> None:
    punts = {"nutmeg": 13, "silk": 9, "jade": 9}
    assert refused(table("steer small", figures={"small pilot": 1}, passed=(1,)), "place port B") == "M5.4"
    assert refused(table("board captain", figures={"captain": 1}, passed=(1,), punts=punts), "place jade") == "M5.4"


@pytest.mark.rule("M5.5")
@pytest.mark.accepts("M5.5")
def test_a_paying_accomplice_takes_the_cheapest_vacant_seat() -> None:
    state = table("place 2", figures={"jade 1": 1, "jade 3": 2})
    placed = after(state, "place jade")
    assert (on(placed, "jade 2"), placed.cash[0]) == (0, 26)
    # Seats 3 and 4 of jade both cost 5: the lower number is taken.
    last = after(table("place 2", figures={"jade 1": 1, "jade 2": 2}), "place jade")
    assert (on(last, "jade 3"), last.cash[0]) == (0, 25)


@pytest.mark.refuses("M5.5")
def test_a_paying_accomplice_does_not_choose_a_seat() -> None:
    state = table("place 2", figures={"jade 1": 1})
    assert refused(state, "place jade 3") == "M5.5"
    assert refused(state, "place jade 2") == "M5.5"
    assert "seat 2 for 4" in refusals(state, "place jade 3")[0].sentence


@pytest.mark.rule("M5.6")
@pytest.mark.accepts("M5.6")
def test_a_punt_standing_on_13_is_still_open() -> None:
    assert on(after(table("place 3", punts={"nutmeg": 13, "silk": 8, "jade": 5}), "place nutmeg"), "nutmeg 1") == 0


@pytest.mark.refuses("M5.6")
def test_a_punt_in_port_is_closed() -> None:
    state = table("place 3", punts=DOCKED)
    assert refused(state, "place jade") == "M5.6"
    assert "port A" in refusals(state, "place jade")[0].sentence


@pytest.mark.rule("M5.7")
def test_port_and_shipyard_spaces_are_taken_in_any_order_even_if_the_outcome_is_certain() -> None:
    state = table("place 3", punts={"nutmeg": "port A", "silk": "port B", "jade": 5})
    assert {"place port C", "place port A", "place shipyard B", "place shipyard C"} <= options(state)
    assert on(after(state, "place shipyard C"), "shipyard C") == 0


@pytest.mark.rule("M5.8")
def test_the_first_pirate_is_captain_and_the_next_stands_behind() -> None:
    state = after(table("place 1"), "place pirates; place pirates")
    assert (on(state, "captain"), on(state, "second pirate")) == (0, 1)


@pytest.mark.rule("M5.9", "M8.1")
def test_a_pilot_hired_in_round_1_acts_once_before_the_third_roll() -> None:
    state = after(table("place 1"), "place small pilot; pass; pass; pass; roll 1 1 1")
    state = after(state, "pass; roll 1 1 1")
    assert asks(state) == "steer 0"
    state = after(state, "steer jade +1")
    assert asks(state) == "roll"
    assert asks(after(state, "roll 1 1 1")) == "bid 0"


@pytest.mark.rule("M5.10")
def test_the_insurer_receives_10_and_pays_nothing() -> None:
    state = after(table("place 1", cash=0), "place insurance")
    assert (state.cash[0], free_shares(state, 0), on(state, "insurance")) == (10, "nutmeg silk", 0)


@pytest.mark.rule("M5.4", "M3.4")
def test_a_pass_in_placing_is_another_rule_than_a_pass_in_the_auction() -> None:
    assert GAME.rule_of(table("place 1"), Pass()) == "M5.4"
    assert GAME.rule_of(table("bid"), Pass()) == "M3.4"


@pytest.mark.rule("M5.11")
def test_who_has_no_accomplice_left_is_skipped() -> None:
    # Everybody places once a round at most, so that at every turn somebody is left; the rule is asked by itself here.
    for left, asked in ((1, (pending("place", 1),)), (0, ())):
        draft = thaw(table("place 3", figures={"jade 1": 1, "port A": 1}))
        draft.supply, draft.pending = replaced(draft.supply, 1, left), ()
        turn(draft, pending("turn", 1))
        assert draft.pending == asked


@pytest.mark.rule("M5.12")
@pytest.mark.accepts("M5.12")
def test_spaces_up_to_cash_plus_loans_are_open() -> None:
    state = table("place 1", cash={0: 4}, loans={0: "nutmeg silk"})
    assert "place port A" in options(state)
    assert "place pirates" not in options(state)
    assert "place pirates" in options(table("place 1", cash={0: 0}, hands={0: "nutmeg"}, loans={0: "silk"}))


@pytest.mark.refuses("M5.12")
@pytest.mark.parametrize(("cash", "text"), [(4, "place pirates"), (4, "place large pilot"), (3, "place port A")])
def test_a_space_that_is_too_dear_is_closed(cash: int, text: str) -> None:
    state = table("place 1", cash={0: cash}, loans={0: "nutmeg silk"})
    assert refused(state, text) == "M5.12"
    assert f"you have {cash}" in refusals(state, text)[0].sentence


@pytest.mark.rule("M5.12", "M5.4")
def test_who_finds_no_space_open_passes_without_being_asked() -> None:
    state = table("place 3", 5, punts=IN_PORT, figures=FULL_HOUSE | HARBOUR, cash={1: 0}, loans={1: "ginseng jade"})
    events = told(state, "place insurance")
    # Seat 0 has taken the last space: all the others find every space taken.
    passes = [("passed placing", seat) for seat in (1, 2, 3, 4)]
    assert kinds(events) == [("insured", 0), *passes, *kinds(events)[5:]]
    assert events[1].rule == "M5.12"
    assert events[1].facts["forced"] is True


@pytest.mark.rule("M5.12", "M10.10")
def test_only_the_insurance_is_left_for_somebody_with_money() -> None:
    state = table("place 3", 5, punts=IN_PORT, figures=FULL_HOUSE | HARBOUR, cash={0: 1}, loans={0: "nutmeg silk"})
    assert options(state) == {"place insurance", "pass"}


@pytest.mark.rule("M5.12", "M3.10")
def test_a_redemption_at_a_placement_changes_what_is_open() -> None:
    state = table("place 1", cash={0: 15}, loans={0: "nutmeg silk"})
    redeemed = after(state, "redeem silk")
    assert redeemed.cash[0] == 0
    assert options(redeemed) == options(state)
    # The free share is borrowed on at once, since nobody travels free while he can borrow.
    assert GAME.dump(after(redeemed, "place jade"))["cash"][0] == 9
