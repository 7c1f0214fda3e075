"""What the course of the game does not give away: notes, hands and draws of other players (B1.10 to B1.12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.batavia.table import GAME, asked, legal, play, table, told

FOUR = range(4)


def seen(events: Any, viewer: int | None) -> list[Any]:
    """What a viewer is told."""
    return [event.seen_by(viewer) for event in events]


@pytest.mark.rule("B1.11", "B3.6")
@pytest.mark.parametrize("notes", [0, 4, 5, 30])
def test_everybody_is_asked_for_a_bid_whatever_he_owns(notes: int) -> None:
    start = table("bid", package="france 2", bid=(3, 2), seat=3, notes={2: 20, 0: notes})
    state, events = play(start, "bid 4")
    assert asked(state) == ("bid", 0)
    assert ("bid 5" in legal(state)) == (notes >= 5)
    other, told_then = play(table("bid", package="france 2", bid=(3, 2), seat=3, notes={2: 20, 0: 12}), "bid 4")
    assert seen(events, 1) == seen(told_then, 1)
    assert GAME.view(state, None) == GAME.view(other, None)


@pytest.mark.rule("B1.11", "B5.6")
def test_everybody_is_asked_for_an_action_whatever_he_holds() -> None:
    views = []
    for hand in ("england 1 denmark 1", "sweden 2"):
        tables = {1: "england 3 denmark 3 sweden 1"}
        state = table("action", hands={0: hand, 1: "england 1 denmark 1 sweden 2", 2: "", 3: ""}, tables=tables)
        assert asked(state) == ("action", 0)
        views.append(GAME.view(state, 2))
    assert views[0].decision == views[1].decision
    assert views[0].hand_counts == views[1].hand_counts


@pytest.mark.rule("B1.11", "B5.2")
def test_the_end_of_laying_out_is_asked_even_with_an_empty_hand() -> None:
    empty, _ = play(table("action", hands={0: "denmark 2"}), "lay denmark 2")
    full, _ = play(table("action", hands={0: "denmark 2 sweden 1"}), "lay denmark 2")
    assert asked(empty) == asked(full) == ("lay", 0)
    assert legal(empty) == ["done"]


@pytest.mark.rule("B1.10", "B1.12")
def test_a_draw_looks_the_same_to_others_whatever_is_drawn() -> None:
    drawing, _ = play(table("action"), "draw")
    one, events = play(drawing, "drawn england 2")
    two, others = play(drawing, "drawn france 1 sweden 1")
    for viewer in (None, 1, 2, 3):
        assert seen(events, viewer) == seen(others, viewer)
        assert GAME.view(one, viewer) == GAME.view(two, viewer)
    assert seen(events, 0) != seen(others, 0)
    assert GAME.view(one, 0) != GAME.view(two, 0)


@pytest.mark.rule("B1.5", "B1.11")
def test_a_deal_is_told_to_its_owner_only() -> None:
    state = GAME.start(3)
    rng = Random(8)
    while GAME.decision(state).kind != "deal":
        state = GAME.apply(state, GAME.sample(state, rng)).state
    _, events = play(state, "deal england 4 sweden 6")
    dealt = next(event for event in events if event.kind == "dealt")
    assert dict(dealt.seen_by(0).facts) == {"cards": 10, "england": 4, "sweden": 6}
    assert dict(dealt.seen_by(1).facts) == dict(dealt.seen_by(None).facts) == {"cards": 10}


@pytest.mark.rule("B1.12", "B1.10")
def test_a_bought_package_is_told_to_all_but_then_hidden_in_the_hand() -> None:
    start = table("bid", package="france 2 sweden 1", bid=(4, 3), seat=0, out=(1, 2))
    before = GAME.view(start, 1)
    state, events = play(start, "pass")
    assert told(seen(events, 1), "won auction") == [(3, {"amount": 4, "cards": {"france": 2, "sweden": 1}})]
    view = GAME.view(state, 1)
    assert view.hands[3] is None
    assert view.hand_counts[3] == before.hand_counts[3] + 3
    assert view.unseen == tuple(a + b for a, b in zip(before.unseen, (0, 0, 2, 0, 1), strict=True))
    assert view.draw_pool == before.draw_pool


@pytest.mark.rule("B1.11")
def test_what_a_seat_can_know_of_the_pile_is_what_is_unseen_and_went_into_it() -> None:
    start = table("action", pile="england 1 denmark 1", discards="sweden 4", spare=1, hands={0: "france 2"})
    assert GAME.view(start, 0).draw_pool == (1, 1, 0, 0, 0)
    state, _ = play(start, "draw", "drawn england 1 denmark 1", "draw", "drawn sweden 2")
    # The discards are the pile now: seat 1 has seen two of the four cards that went into it.
    assert GAME.view(state, 1).draw_pool == (0, 0, 0, 0, 2)
    assert GAME.view(state, 0).draw_pool == (0, 0, 0, 0, 4)
    assert [GAME.view(state, seat).pile_count for seat in FOUR] == [2, 2, 2, 2]


@pytest.mark.rule("B1.6", "B1.11")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_before_the_first_payment_everybody_knows_that_each_has_15_notes(viewer: int | None) -> None:
    opening, rng = table("bid", package="france 2", seat=1, round=1), Random(3)
    later = table("bid", package="france 2", seat=1, round=2)
    assert {GAME.sample_world(GAME.view(opening, viewer), rng).notes for _ in range(20)} == {(15, 15, 15, 15)}
    assert len({GAME.sample_world(GAME.view(later, viewer), rng).notes for _ in range(20)}) > 10


@pytest.mark.rule("B1.11", "B10.1", "B10.6")
def test_after_the_end_everything_is_open() -> None:
    state, _ = play(table("action", seat=3, destination=0), "draw", "drawn england 2")
    view = GAME.view(state, None)
    assert None not in view.hands
    assert view.notes == (15, 15, 15, 15)
    assert view.public == state
