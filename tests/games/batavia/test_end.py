"""The last round and the final scoring of Batavia (B9, B10)."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import Over
from tests.games.batavia.table import GAME, asked, edited, legal, play, refused, sentence, table, told

NO_CARDS = {0: "", 1: "", 2: "", 3: ""}


def last(**fields: Any):  # type: ignore[no-untyped-def]
    """The last action of the last round: seat 3 is to draw or play, and seat 0 has the destination tile."""
    given = {"hands": NO_CARDS, "destination": 0, "seat": 3, "leader": 0, "all_face_up": True, **fields}
    return table("action", **given)


def finished(state, cards: str = "drawn england 1 france 1"):  # type: ignore[no-untyped-def]
    """The end after a draw, and what happened."""
    return play(state, "draw", cards)


# The end of the game (B9) ---------------------------------------------------------------------------------


@pytest.mark.rule("B9.1")
def test_example_9_with_no_tile_ahead_for_her_only_seal_she_reaches_the_destination() -> None:
    start = table("action", hands={0: "sweden 1"}, taken={31: 0}, all_face_up=True)
    state, _ = play(start, "lay sweden 1", "done")
    assert legal(state) == ["move destination"]
    state, events = play(state, "move destination")
    assert told(events, "destination") == [(0, {})]
    assert GAME.view(state, 1).destination == 0


@pytest.mark.rule("B9.2")
@pytest.mark.accepts("B9.2")
def test_example_10_another_seal_with_a_tile_ahead_must_be_used() -> None:
    start = table("action", hands={0: "sweden 1"}, tables={0: "denmark 1"}, taken={31: 0}, all_face_up=True)
    state, _ = play(start, "lay sweden 1", "done")
    assert legal(state) == ["move denmark"]
    _, events = play(state, "move denmark")
    assert told(events, "moved")[0][1]["space"] == 35


@pytest.mark.refuses("B9.2")
def test_nobody_chooses_the_destination() -> None:
    state, _ = play(table("action", hands={0: "denmark 1"}), "lay denmark 1", "done")
    assert refused(state, "move destination") == ["B9.2"]
    assert "Denmark" in sentence(state, "move destination")


@pytest.mark.rule("B9.3")
def test_the_destination_brings_no_crate_and_no_cashing() -> None:
    start = table("action", hands={0: "sweden 1"}, taken={31: 0, 2: 0}, all_face_up=True)
    state, events = play(start, "lay sweden 1", "done", "move destination")
    assert not told(events, "crate")
    assert asked(state) == ("action", 1)
    assert refused(state, "cash") == ["B7.2"]


@pytest.mark.rule("B9.4")
def test_the_round_is_played_to_its_end_with_everything_in_it() -> None:
    start = table("action", hands={0: "sweden 1", 1: "denmark 1", 2: "", 3: ""}, taken={31: 0}, all_face_up=True)
    state, events = play(start, "lay sweden 1", "done", "move destination")
    assert told(events, "last round") == [(-1, {"round": 4})]
    state, events = play(state, "lay denmark 1", "done", "move denmark", "cash")
    assert told(events, "crate") == [(1, {"company": "denmark", "good": "silk"})]
    assert state.gold[1] == 1
    state, _ = play(state, "draw", "drawn england 2")
    assert asked(state) == ("action", 3)


@pytest.mark.rule("B9.4", "B8.2")
def test_pirates_strike_in_the_last_round_too() -> None:
    start = last(hands={**NO_CARDS, 3: "france 1"}, tables={1: "denmark 14", 2: "sweden 10"})
    _, events = play(start, "lay france 1", "done", "move france", "keep")
    assert told(events, "plundered") == [(-1, {"company": "denmark", "cards": 14})]


@pytest.mark.accepts("B9.5")
def test_in_the_last_round_a_seal_with_a_tile_ahead_may_be_won_and_used() -> None:
    state, events = play(
        last(hands={**NO_CARDS, 3: "denmark 1"}, taken={34: 3}), "lay denmark 1", "done", "move denmark", "keep"
    )
    assert told(events, "moved")[0][1]["space"] == 35
    assert isinstance(GAME.decision(state), Over)


@pytest.mark.refuses("B9.5")
@pytest.mark.rule("B9.6")
def test_in_the_last_round_who_can_reach_no_tile_must_draw() -> None:
    held = last(hands={**NO_CARDS, 3: "sweden 1"}, tables={3: "sweden 2"}, taken={31: 3})
    assert legal(held) == ["draw"]
    assert refused(held, "lay sweden 1") == ["B9.5"]


@pytest.mark.refuses("B9.5")
def test_in_the_last_round_the_whole_must_reach_a_tile() -> None:
    state = last(hands={**NO_CARDS, 3: "sweden 1 denmark 2"}, tables={1: "denmark 1"}, taken={31: 3})
    begun, _ = play(state, "lay sweden 1")
    assert refused(begun, "done") == ["B9.5"]
    assert refused(begun, "lay denmark 1") == ["B9.5"]
    assert legal(begun) == ["lay denmark 2"]


@pytest.mark.rule("B9.6")
def test_in_the_last_round_who_could_play_may_draw() -> None:
    state = last(hands={**NO_CARDS, 3: "denmark 1"})
    assert legal(state)[0] == "draw"
    assert isinstance(GAME.decision(finished(state)[0]), Over)


@pytest.mark.rule("B9.7")
@pytest.mark.accepts("B9.7")
def test_after_the_last_action_the_scoring_follows_without_another_auction() -> None:
    state, events = finished(last())
    assert isinstance(GAME.decision(state), Over)
    assert not told(events, "round")
    assert told(events, "destination pays") == [(0, {"amount": 4})]


@pytest.mark.refuses("B9.7")
@pytest.mark.parametrize("action", ["draw", "bid 1", "pass", "cash"])
def test_nothing_can_be_done_after_the_end(action: str) -> None:
    assert refused(finished(last())[0], action) == ["B9.7"]


@pytest.mark.rule("B9.8", "B4.3")
def test_a_round_in_which_no_card_moves_ends_the_game_without_a_destination() -> None:
    stuck = edited(
        "action",
        changes={"pile": {}, "stock": {}, "discards": {}, "hands": rest()},
        seat=3,
        leader=0,
        hands=NO_CARDS,
        moved=False,
        tables={0: ""},
    )
    assert legal(stuck)[0] == "draw"
    state, events = play(stuck, "draw")
    assert told(events, "stalemate") == [(-1, {"round": 4})]
    assert isinstance(GAME.decision(state), Over)
    assert GAME.view(state, 0).destination == -1


def rest() -> list[dict[str, int]]:
    """All cards in the hand of one seat."""
    companies = ("england", "denmark", "france", "netherlands", "sweden")
    return [{}, {}, dict.fromkeys(companies, 22), {}]


# The final scoring (B10) ----------------------------------------------------------------------------------


@pytest.mark.rule("B10.1", "B10.2")
def test_hands_are_laid_out_and_seals_compared_anew_without_pirates() -> None:
    hands = {0: "england 12", 1: "denmark 3", 2: "france 10", 3: ""}
    state, events = finished(last(hands=hands, tables={0: "denmark 2", 1: "sweden 1"}), "drawn sweden 2")
    assert {seat: facts["cards"] for seat, facts in told(events, "hand down")}[1] == {"denmark": 3}
    assert not told(events, "pirates")
    assert state.seals == (0, 1, 2, -1, 3)


@pytest.mark.rule("B10.2")
def test_a_tie_gives_the_last_seal_to_nobody() -> None:
    hands = {0: "", 1: "sweden 2", 2: "", 3: ""}
    state, _ = finished(last(hands=hands, tables={0: "denmark 1"}), "drawn sweden 2")
    assert state.seals == (-1, 0, -1, -1, -1)


@pytest.mark.rule("B10.3", "B10.4", "B10.5")
def test_examples_11_to_13_warehouses_pay_leaders_and_nobody_else() -> None:
    # Silk lies on the spaces 1, 10, 15, 18 and 30.
    _, alone = finished(last(taken={1: 1, 10: 1, 15: 2}))
    assert [(seat, facts["amount"]) for seat, facts in told(alone, "warehouse")] == [(1, 13)]
    _, three = finished(last(taken={1: 1, 10: 2, 15: 3}))
    assert [(seat, facts["amount"]) for seat, facts in told(three, "warehouse")] == [(1, 6), (2, 6), (3, 6)]
    _, two = finished(last(taken={1: 1, 10: 2, 15: 1, 18: 2, 30: 3}))
    assert [(seat, facts["amount"]) for seat, facts in told(two, "warehouse")] == [(1, 6), (2, 6)]
    _, none = finished(last())
    assert told(none, "warehouse") == []


@pytest.mark.rule("B10.6", "B10.7", "B0.9")
@pytest.mark.parametrize(
    ("notes", "pays"),
    [((20, 14, 13, 13), {0: 5}), ((20, 20, 10, 10), {0: 2, 1: 2}), ((15, 15, 15, 15), dict.fromkeys(range(4), 2))],
)
def test_most_notes_pay_5_or_2_to_each_in_a_tie(notes: tuple[int, ...], pays: dict[int, int]) -> None:
    _, events = finished(last(notes=dict(enumerate(notes))))
    assert {seat: facts["amount"] for seat, facts in told(events, "most notes")} == pays


@pytest.mark.rule("B10.8", "B10.9", "B0.9")
def test_the_destination_pays_4_and_every_seal_2() -> None:
    state, events = finished(last(tables={1: "denmark 1 sweden 2", 2: "france 3"}), "drawn netherlands 2")
    assert told(events, "destination pays") == [(0, {"amount": 4})]
    assert {seat: facts["amount"] for seat, facts in told(events, "seals pay")} == {1: 4, 2: 2, 3: 2}
    lines = {line.rule: line.points for line in GAME.scores(state)[1].lines}
    assert lines["B10.9"] == 4


@pytest.mark.rule("B10.10", "B10.11")
def test_leftovers_score_nothing_and_the_most_gold_wins() -> None:
    taken = {1: 1, 2: 1, 3: 1}
    start = last(taken=taken, gold={2: 40}, notes={0: 15, 1: 15, 2: 16, 3: 14})
    state, events = finished(start)
    totals = [score.total for score in GAME.scores(state)]
    # Seat 1: silk, tea and pepper alone (13 + 10 + 16); its uncashed tiles are worth nothing.
    assert totals[1] == 39
    assert totals[2] == 45
    assert GAME.decision(state) == Over((2,))
    assert told(events, "won") == [(2, {"total": 45})]


@pytest.mark.rule("B10.12")
def test_equal_gold_shares_the_victory() -> None:
    state, events = finished(last(gold={1: 30, 2: 30}, notes={0: 14, 1: 15, 2: 15, 3: 16}))
    assert GAME.decision(state) == Over((1, 2))
    assert [seat for seat, _ in told(events, "shared")] == [1, 2]
