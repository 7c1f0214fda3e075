"""Chapter 1: setting up, the deal, and who knows what."""

from __future__ import annotations

import pytest

from gamecore import BadOption, Chance
from tests.games.manila.table import GAME, HANDS, after, asks, free_shares, refusals, refused, table, told

FOUR_HANDS = "deal nutmeg silk; deal ginseng jade; deal nutmeg jade; deal silk ginseng"


@pytest.mark.rule("M1.1")
def test_three_to_five_players_sit_down_and_the_oldest_is_seat_0() -> None:
    for seats in (3, 4, 5):
        assert GAME.start(seats).players == seats
    for seats in (2, 6):
        with pytest.raises(BadOption, match="3 to 5 players"):
            GAME.start(seats)
    assert asks(after(GAME.start(4), FOUR_HANDS)) == "bid 0"


@pytest.mark.rule("M1.2")
def test_everybody_starts_with_30_pesos() -> None:
    assert GAME.start(5).cash == (30, 30, 30, 30, 30)


@pytest.mark.rule("M1.3")
def test_three_players_get_four_accomplices_and_more_players_three() -> None:
    assert [GAME.start(seats).supply for seats in (3, 4, 5)] == [(4,) * 3, (3,) * 4, (3,) * 5]


@pytest.mark.rule("M1.4")
def test_two_shares_are_dealt_to_each_seat_in_turn_and_shown_to_it_alone() -> None:
    state = GAME.start(4)
    assert GAME.decision(state) == Chance("deal", 0)
    dealt = told(state, FOUR_HANDS)
    event = next(event for event in dealt if event.seat == 1)
    assert event.seen_by(1).facts == {"shares": 2, "first": "ginseng", "second": "jade"}
    assert event.seen_by(2).facts == {"shares": 2}
    state = after(state, FOUR_HANDS)
    assert [free_shares(state, seat) for seat in range(4)] == list(HANDS[:4])


@pytest.mark.accepts("M1.4")
def test_the_last_card_of_a_ware_in_the_mix_can_be_dealt() -> None:
    state = after(GAME.start(3), "deal silk silk")
    assert free_shares(after(state, "deal silk jade"), 1) == "silk jade"


@pytest.mark.refuses("M1.4")
def test_no_more_than_three_cards_of_a_ware_are_dealt() -> None:
    state = after(GAME.start(3), "deal silk silk")
    assert refused(state, "deal silk silk") == "M1.4"
    assert "1 of the 3 silk" in refusals(state, "deal silk silk")[0].sentence


@pytest.mark.rule("M1.5")
@pytest.mark.parametrize(("seats", "left"), [(3, 14), (4, 12), (5, 10)])
def test_all_shares_that_were_not_dealt_lie_in_open_piles(seats: int, left: int) -> None:
    state = table("bid", seats)
    assert sum(state.piles) == left
    assert GAME.view(state, None).piles == state.piles


@pytest.mark.rule("M1.6")
def test_all_markers_start_on_value_0() -> None:
    assert GAME.view(GAME.start(3), None).values == (0, 0, 0, 0)


@pytest.mark.rule("M1.7")
def test_a_seat_sees_its_own_shares_and_only_the_numbers_of_others() -> None:
    state = table("bid", loans={1: "ginseng jade"}, bought={2: "silk"})
    view = GAME.view(state, 1)
    assert view.hands == (None, (0, 0, 1, 1), None, None)
    assert view.pledges == (None, (0, 0, 1, 1), None, None)
    assert view.share_counts == (2, 2, 3, 2)
    assert view.loan_counts == (0, 2, 0, 0)
    assert view.bought[2] == (0, 1, 0, 0)
    assert view.cash == state.cash
    assert view.public.unencumbered[0] == (0, 0, 0, 0)


@pytest.mark.rule("M1.7", "M1.5")
def test_nobody_sees_the_piles_before_the_deal_is_done() -> None:
    state = after(GAME.start(4), "deal silk silk")
    assert GAME.view(state, 1).piles is None
    assert GAME.view(state, 1).public.piles == (0, 0, 0, 0)
    done = after(state, "deal ginseng jade; deal nutmeg jade; deal nutmeg ginseng")
    assert GAME.view(done, 1).piles == (3, 3, 3, 3)


@pytest.mark.rule("M1.7")
def test_a_spectator_sees_no_shares_and_after_the_game_everybody_sees_all() -> None:
    state = table("send nutmeg", figures={"captain": 0}, market={"nutmeg": 3},
                  punts={"nutmeg": 13, "silk": "port A", "jade": "port B"})  # fmt: skip
    assert GAME.view(state, None).hands == (None,) * 4
    over = after(state, "send nutmeg port")
    assert asks(over) == "over"
    assert None not in GAME.view(over, None).hands


@pytest.mark.rule("M1.8")
def test_the_cash_box_pays_any_amount_in_full() -> None:
    state = table("buy", cash=10_000, market={"jade": 3})
    assert after(state, "buy jade; borrow nutmeg").cash[0] == 10_000 - 20 + 12
