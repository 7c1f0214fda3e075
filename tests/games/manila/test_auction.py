"""Chapter 3: the auction of the office."""

from __future__ import annotations

import pytest

from tests.games.manila.table import after, asks, kinds, loans_of, options, pledges, refusals, refused, table, told


@pytest.mark.rule("M3.1")
def test_the_oldest_player_opens_the_first_auction() -> None:
    assert asks(table("bid", voyage=1)) == "bid 0"


@pytest.mark.rule("M3.2")
def test_the_last_harbour_master_opens_and_the_turn_goes_clockwise() -> None:
    state = after(table("roll 3", master=2), "roll 1 1 1")
    assert asks(state) == "bid 2"
    assert asks(after(state, "pass")) == "bid 3"
    assert asks(after(state, "pass; bid 2")) == "bid 0"


@pytest.mark.rule("M3.3")
@pytest.mark.accepts("M3.3")
def test_a_bid_may_jump_as_far_as_the_bidder_likes() -> None:
    state = table("bid", bid=(4, 1), seat=2, master=1)
    assert after(state, "bid 5").bid == 5
    assert after(state, "bid 30").bidder == 2


@pytest.mark.refuses("M3.3")
@pytest.mark.parametrize("text", ["bid 4", "bid 3", "bid 0", "bid -1"])
def test_a_bid_that_is_not_higher_is_refused(text: str) -> None:
    assert refused(table("bid", bid=(4, 1), seat=2), text) == "M3.3"


@pytest.mark.rule("M3.4")
@pytest.mark.accepts("M3.4")
def test_a_passed_player_is_skipped_and_the_others_go_on() -> None:
    state = after(table("bid", master=1), "bid 2; pass; bid 4; bid 6")
    assert asks(state) == "bid 1"
    assert asks(after(state, "bid 7")) == "bid 3"


@pytest.mark.refuses("M3.4")
def test_who_has_passed_does_not_bid_when_asked_something_else() -> None:
    state = after(table("bid"), "bid 12; pass; pass; pass; buy nothing; load nutmeg silk jade; start jade 5")
    state = after(state, "start silk 4; pass")
    assert (asks(state), refused(state, "bid 13")) == ("place 1", "M3.4")
    assert "you have passed" in refusals(state, "bid 13")[0].sentence


@pytest.mark.refuses("M3.5")
def test_nobody_bids_once_the_office_is_sold() -> None:
    sold = after(table("bid"), "bid 12; pass; pass; pass")
    assert refused(sold, "bid 13") == "M3.5"
    assert "12" in refusals(sold, "bid 13")[0].sentence


@pytest.mark.refuses("M3.8")
@pytest.mark.refuses("M3.9")
@pytest.mark.parametrize(("voyage", "rule"), [(1, "M3.9"), (2, "M3.8")])
def test_nobody_bids_once_everybody_has_passed(voyage: int, rule: str) -> None:
    free = after(table("bid", voyage=voyage), "pass; pass; pass; pass")
    assert refused(free, "bid 1") == rule
    assert "cost nothing" in refusals(free, "bid 1")[0].sentence


@pytest.mark.rule("M3.5", "M3.7")
@pytest.mark.accepts("M3.5")
def test_the_highest_bidder_wins_when_all_others_have_passed_and_alone_pays() -> None:
    state = after(table("bid"), "bid 3; bid 8; pass; pass; pass")
    assert asks(state) == "buy 1"
    assert state.cash == (30, 22, 30, 30)


@pytest.mark.rule("M3.6")
def test_the_last_player_may_bid_1_and_wins_at_once() -> None:
    last = after(table("bid"), "pass; pass; pass")
    assert asks(last) == "bid 3"
    won = after(last, "bid 1")
    assert asks(won) == "buy 3"
    assert won.cash[3] == 29


@pytest.mark.rule("M3.7", "M10.6")
def test_a_winner_without_enough_cash_pays_with_forced_loans() -> None:
    state = table("bid", seat=3, bid=(14, 2), out=(0, 1), cash={3: 6})
    won = after(state, "bid 15; pass")
    assert asks(won) == "buy 3"
    assert (won.cash[3], pledges(won, 3)) == (3, "silk")


@pytest.mark.rule("M3.8")
@pytest.mark.accepts("M3.8")
def test_the_harbour_master_stays_in_office_free_of_charge_if_nobody_bids() -> None:
    state = table("bid", master=2, seat=2)
    assert kinds(told(state, "pass; pass; pass; pass"))[-1] == ("office free", 2)
    state = after(state, "pass; pass; pass; pass")
    assert (asks(state), state.cash) == ("buy 2", (30, 30, 30, 30))


@pytest.mark.rule("M3.9")
@pytest.mark.accepts("M3.9")
def test_in_the_first_voyage_the_oldest_player_gets_the_office_if_nobody_bids() -> None:
    state = after(table("bid", voyage=1), "pass; pass; pass; pass")
    assert (asks(state), state.cash[0]) == ("buy 0", 30)


@pytest.mark.rule("M3.10")
@pytest.mark.accepts("M3.10")
def test_a_bid_may_reach_cash_plus_12_for_each_free_share() -> None:
    state = table("bid", cash=7, hands={0: "silk"}, loans={0: "nutmeg"})
    assert "bid 19" in options(state)
    assert "bid 20" not in options(state)


@pytest.mark.refuses("M3.10")
def test_a_bid_beyond_the_ceiling_is_refused_with_the_sum() -> None:
    state = table("bid", cash=7, hands={0: "silk"}, loans={0: "nutmeg"})
    assert refused(state, "bid 20") == "M3.10"
    assert refusals(state, "bid 20")[0].facts["ceiling"] == 19


@pytest.mark.rule("M3.10")
def test_borrowing_does_not_change_the_ceiling_but_redeeming_lowers_it_by_3() -> None:
    state = table("bid", cash=20, hands={0: "silk"}, loans={0: "nutmeg"})
    assert options(after(state, "borrow silk")) == options(state)
    assert "bid 29" in options(after(state, "redeem nutmeg"))
    assert "bid 30" not in options(after(state, "redeem nutmeg"))


@pytest.mark.rule("M3.10")
def test_who_cannot_bid_more_passes_without_being_asked() -> None:
    state = table("bid", bid=(0, -1), cash={1: 3}, loans={1: "ginseng jade"})
    events = told(state, "bid 3")
    assert kinds(events) == [("bid", 0), ("passed auction", 1)]
    assert events[1].rule == "M3.10"
    assert asks(after(state, "bid 3")) == "bid 2"


@pytest.mark.rule("M3.10")
def test_a_redemption_that_leaves_no_possible_bid_is_a_pass() -> None:
    state = table("bid", bid=(13, 3), seat=0, cash={0: 15}, loans={0: "nutmeg silk"})
    assert asks(after(state, "redeem silk")) == "bid 1"
    assert after(state, "redeem silk").retired[0]


@pytest.mark.rule("M3.10", "M3.9")
def test_penniless_players_all_pass_without_being_asked() -> None:
    state = table(
        "bid", 3, cash={0: 1, 1: 0, 2: 0}, loans={0: "nutmeg silk", 1: "ginseng jade", 2: "nutmeg jade"}, voyage=1
    )
    assert kinds(told(state, "pass")) == [
        ("passed auction", 0), ("passed auction", 1), ("passed auction", 2), ("office free", 0),
    ]  # fmt: skip


@pytest.mark.rule("M3.11")
def test_the_highest_bidder_is_asked_nothing_before_he_is_overbid_or_pays() -> None:
    state = table("bid", loans={0: "nutmeg silk"})
    state = after(state, "bid 20")
    for text in ("pass", "pass", "bid 21"):
        assert asks(state) != "bid 0"
        state = after(state, text)
    assert asks(state) == "bid 0"
    assert "redeem silk" in loans_of(state)
