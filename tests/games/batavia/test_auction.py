"""Batavia's round, its auction, and drawing cards (B2, B3, B4)."""

from __future__ import annotations

import pytest

from gamecore.games.batavia.turn_auction import shares_of
from tests.games.batavia.table import GAME, asked, legal, play, refused, rules_of, sentence, table, told

FEW = "england 1 denmark 1 france 1 sweden 1"


# The round (B2) -------------------------------------------------------------------------------------------


@pytest.mark.rule("B2.1", "B2.2", "B2.4", "B3.1")
def test_a_round_is_an_auction_and_one_action_each_from_the_start_player_on() -> None:
    state = table("action", seat=2, leader=2, hands=dict.fromkeys(range(4), FEW))
    order = []
    for _ in range(4):
        order.append(asked(state))
        state, events = play(state, "draw", "drawn england 1 france 1")
    assert order == [("action", 2), ("action", 3), ("action", 0), ("action", 1)]
    assert told(events, "round") == [(-1, {"round": 5})]
    assert asked(state) == ("roll", 2)


@pytest.mark.refuses("B2.1")
@pytest.mark.parametrize("action", ["bid 3", "lay denmark 1", "move denmark", "cash"])
def test_nobody_acts_before_the_auction_and_nobody_bids_after_it(action: str) -> None:
    rolling, acting = table("roll"), table("action")
    assert refused(rolling, action)
    assert "B2.1" in refused(rolling, "draw") + refused(acting, "bid 3")


@pytest.mark.accepts("B2.1")
def test_after_the_auction_actions_follow() -> None:
    state, _ = play(table("bid", package="france 2", bid=(2, 1), seat=0, out=(2, 3)), "pass")
    assert asked(state) == ("action", 1)


@pytest.mark.rule("B2.3")
@pytest.mark.accepts("B2.3")
def test_a_player_draws_or_plays() -> None:
    state = table("action", hands={0: "denmark 2"})
    assert legal(state) == ["draw", "lay denmark 1", "lay denmark 2"]
    assert asked(play(state, "draw", "drawn england 2")[0]) == ("action", 1)
    assert asked(play(state, "lay denmark 1", "done", "move denmark", "keep")[0]) == ("action", 1)


@pytest.mark.refuses("B2.3")
def test_a_player_cannot_do_nothing_nor_both() -> None:
    state = table("action", hands={0: "denmark 2 sweden 1"})
    assert "B2.3" in refused(state, "pass")
    begun, _ = play(state, "lay denmark 1")
    assert "B2.3" in refused(begun, "draw")


# The auction (B3) -----------------------------------------------------------------------------------------


@pytest.mark.rule("B3.2", "B3.3")
@pytest.mark.accepts("B3.2")
def test_the_die_says_how_many_cards_join_the_package() -> None:
    state, events = play(table("roll", package="sweden 1"), "roll 3", "turn england 2 france 1")
    assert told(events, "rolled") == [(0, {"die": 3})]
    assert GAME.view(state, 1).package == (2, 0, 1, 0, 1)


@pytest.mark.refuses("B3.2")
@pytest.mark.parametrize(("before", "action"), [((), "roll 7"), (("roll 3",), "turn england 2")])
def test_neither_another_die_nor_another_number_of_cards(before: tuple[str, ...], action: str) -> None:
    assert refused(play(table("roll"), *before)[0], action)[0] == "B3.2"


@pytest.mark.rule("B3.4")
def test_the_left_neighbour_of_the_auctioneer_speaks_first_and_he_himself_last() -> None:
    state, _ = play(table("roll", leader=1), "roll 1", "turn england 1")
    speakers = []
    for _ in range(4):
        speakers.append(asked(state)[1])
        state, _ = play(state, "pass")
    assert speakers == [2, 3, 0, 1]


@pytest.mark.accepts("B3.5", "B3.6")
def test_a_bid_is_higher_than_the_last_and_may_jump_up_to_all_notes() -> None:
    state = table("bid", package="france 2", bid=(4, 3), seat=0, notes={0: 9})
    assert legal(state) == ["bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "pass"]
    _, events = play(state, "bid 9")
    assert told(events, "bid") == [(0, {"amount": 9})]


@pytest.mark.refuses("B3.5")
@pytest.mark.parametrize(("highest", "bid"), [((4, 3), 4), ((4, 3), 1), ((0, -1), 0)])
def test_a_bid_of_0_or_not_above_the_last_is_refused(highest: tuple[int, int], bid: int) -> None:
    state = table("bid", package="france 2", bid=highest, seat=0, leader=3)
    assert refused(state, f"bid {bid}") == ["B3.5"]
    assert str(max(highest[0] + 1, 1)) in sentence(state, f"bid {bid}")


@pytest.mark.refuses("B3.6")
def test_nobody_bids_more_notes_than_he_owns() -> None:
    state = table("bid", package="france 2", seat=0, leader=3, notes={0: 7})
    assert refused(state, "bid 8") == ["B3.6"]
    assert "7 notes" in sentence(state, "bid 8")


@pytest.mark.rule("B3.6")
def test_who_cannot_outbid_can_only_pass_and_the_event_tells_no_more() -> None:
    state = table("bid", package="france 2", bid=(7, 3), seat=0, notes={0: 7, 3: 9})
    assert legal(state) == ["pass"]
    _, poor = play(state, "pass")
    _, rich = play(table("bid", package="france 2", bid=(7, 3), seat=0, notes={0: 20, 3: 9}), "pass")
    assert [event.seen_by(2) for event in poor] == [event.seen_by(2) for event in rich]


@pytest.mark.rule("B3.7")
@pytest.mark.accepts("B3.7")
def test_a_pass_is_final_and_the_first_speaker_may_pass() -> None:
    state, _ = play(table("bid", package="france 2", seat=1, leader=0), "pass", "bid 2", "bid 3", "bid 4")
    assert asked(state) == ("bid", 2)
    state, _ = play(state, "bid 5", "bid 6", "bid 7")
    assert asked(state) == ("bid", 2)


@pytest.mark.refuses("B3.7")
def test_who_has_passed_cannot_bid_after_all() -> None:
    state = table("action", package="", out=(0, 2, 3), bid=(0, -1))
    assert refused(state, "bid 3") == ["B3.7"]


@pytest.mark.rule("B3.8", "B3.11", "B2.2")
def test_the_last_who_has_not_passed_wins_package_and_pawn() -> None:
    start = table("bid", package="france 2 sweden 1", bid=(4, 3), seat=0, leader=1, out=(1, 2), hands={3: FEW})
    state, events = play(start, "pass")
    assert told(events, "won auction") == [(3, {"amount": 4, "cards": {"france": 2, "sweden": 1}})]
    view = GAME.view(state, 3)
    assert view.hands[3] == (1, 1, 3, 0, 2)
    assert (view.pawn, view.leader, view.package) == (3, 3, (0, 0, 0, 0, 0))
    assert asked(state) == ("action", 3)


@pytest.mark.rule("B3.8")
def test_the_last_speaker_without_any_bid_before_may_bid_or_pass() -> None:
    state = table("bid", package="france 2", seat=0, leader=0, out=(1, 2, 3), notes={0: 3})
    assert legal(state) == ["bid 1", "bid 2", "bid 3", "pass"]
    won, events = play(state, "bid 1")
    assert told(events, "won auction")[0][0] == 0
    assert GAME.view(won, 1).pawn == 0


@pytest.mark.rule("B3.9", "B3.10")
def test_the_bid_goes_note_by_note_to_the_others_from_the_left() -> None:
    start = table(
        "bid", seats=5, package="france 2", bid=(6, 3), seat=0, out=(1, 2, 4), notes={3: 10, 0: 15, 1: 15, 2: 15, 4: 20}
    )
    state, events = play(start, "pass")
    got = [(seat, facts["amount"]) for seat, facts in told(events, "received")]
    assert got == [(4, 2), (0, 2), (1, 1), (2, 1)]
    assert state.notes == (17, 16, 16, 4, 22)
    assert sum(state.notes) == 75


@pytest.mark.rule("B3.9", "B3.10")
@pytest.mark.parametrize("others", [2, 3, 4])
def test_dealing_notes_one_by_one_gives_the_same_shares(others: int) -> None:
    for bid in range(40):
        purses = [0] * others
        for note in range(bid):
            purses[note % others] += 1
        assert shares_of(bid, others) == tuple(purses)
        assert max(purses) - min(purses) <= 1


@pytest.mark.rule("B3.12", "B3.13")
def test_without_a_bid_the_package_waits_and_the_pawn_stays() -> None:
    start = table("bid", package="france 2", seat=0, leader=0, out=(1, 2, 3))
    state, events = play(start, "pass")
    assert told(events, "no bid") == [(-1, {"cards": {"france": 2}})]
    assert rules_of(events)[-1] == "B3.13"
    assert not told(events, "paid")
    view = GAME.view(state, 1)
    assert (view.package, view.pawn, view.leader) == ((0, 0, 2, 0, 0), 0, 0)


@pytest.mark.rule("B3.12", "B3.3", "B4.5")
def test_a_waiting_package_is_added_to_and_never_reshuffled() -> None:
    start = table("roll", package="france 2", pile="england 1", spare=0)
    state, events = play(start, "roll 1", "turn england 1")
    assert GAME.view(state, 1).package == (1, 0, 2, 0, 0)
    assert not told(events, "reshuffled")


@pytest.mark.rule("B3.14")
def test_without_a_bid_in_the_first_round_the_auctioneer_takes_the_pawn() -> None:
    start = table("bid", package="france 2", seat=0, leader=0, out=(1, 2, 3), round=1)
    assert GAME.view(start, 0).pawn == -1
    state, events = play(start, "pass")
    assert rules_of(events)[-1] == "B3.14"
    assert GAME.view(state, 0).pawn == 0


@pytest.mark.rule("B3.15")
def test_with_too_few_cards_as_many_as_possible_are_turned_up() -> None:
    start = table("roll", pile="england 1", spare=0)
    state, events = play(start, "roll 4", "turn england 1")
    assert told(events, "nothing left") == [(-1, {"missing": 3})]
    assert asked(state)[0] == "bid"


@pytest.mark.rule("B3.15")
def test_an_empty_package_is_not_auctioned_and_the_pawn_stays() -> None:
    state, events = play(table("roll", pile="", spare=1, leader=2, seat=2), "roll 4")
    assert rules_of(events)[-2:] == ["B3.15", "B3.15"]
    assert asked(state) == ("action", 2)
    assert GAME.view(state, 0).pawn == 2


@pytest.mark.rule("B3.15")
def test_a_left_over_package_is_auctioned_though_nothing_is_added() -> None:
    state, _ = play(table("roll", pile="", spare=1, package="sweden 2"), "roll 4")
    assert asked(state)[0] == "bid"


# Drawing (B4) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("B4.1")
@pytest.mark.accepts("B4.1")
def test_two_cards_are_drawn_and_the_action_is_over() -> None:
    state, events = play(table("action", hands={0: FEW}), "draw", "drawn netherlands 2")
    assert state.hands[0] == (1, 1, 1, 2, 1)
    assert told(events, "draws") == [(0, {})]
    assert asked(state) == ("action", 1)


@pytest.mark.refuses("B4.1")
@pytest.mark.parametrize("drawn", ["drawn netherlands 1", "drawn netherlands 3"])
def test_neither_one_nor_three_cards_are_drawn(drawn: str) -> None:
    assert refused(play(table("action", hands={0: FEW}), "draw")[0], drawn)[0] == "B4.1"


@pytest.mark.rule("B4.2")
def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    start = table("action", hands={0: FEW}, pile="england 1")
    full = start.discards
    state, events = play(start, "draw", "drawn england 1")
    assert told(events, "reshuffled") == [(-1, {"cards": sum(full)})]
    state, _ = play(state, "drawn sweden 1")
    assert sum(state.pile) == sum(full) - 1
    assert GAME.view(state, 1).draw_pool == full


@pytest.mark.rule("B4.2")
def test_an_empty_pile_is_not_shuffled_before_it_is_needed() -> None:
    start = table("action", hands={0: FEW}, pile="england 2")
    state, events = play(start, "draw", "drawn england 2")
    assert not told(events, "reshuffled")
    assert (sum(state.pile), state.discards) == (0, start.discards)


@pytest.mark.rule("B4.3")
def test_with_nothing_left_drawing_stays_legal_and_gives_what_there_is() -> None:
    start = table("action", hands={0: FEW}, pile="england 1", spare=1)
    state, events = play(start, "draw", "drawn england 1")
    assert told(events, "nothing left") == [(0, {"missing": 1})]
    empty = table("action", hands={0: FEW}, pile="", spare=1)
    state, events = play(empty, "draw")
    assert told(events, "nothing left") == [(0, {"missing": 2})]
    assert asked(state) == ("action", 1)


@pytest.mark.rule("B4.4")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    state = table("action", hands={0: "denmark 2"}, pile="england 2", spare=0)
    assert sum(state.hands[0]) > 60
    state, _ = play(state, "draw", "drawn england 2")
    assert sum(state.hands[0]) > 62
