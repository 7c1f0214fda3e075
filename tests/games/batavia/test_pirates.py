"""The pirates of Batavia (B8)."""

from __future__ import annotations

import pytest

from tests.games.batavia.table import GAME, asked, play, table, told

FULL = {0: "denmark 5", 1: "denmark 6 france 4", 2: "sweden 4", 3: "england 5"}


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize(
    ("seats", "laid", "attack"), [(3, 19, False), (3, 20, True), (4, 23, False), (4, 24, True), (5, 24, True)]
)
def test_they_attack_at_the_threshold_and_not_before(seats: int, laid: int, attack: bool) -> None:
    tables = {1: f"denmark {laid - 12}", 2: "sweden 12"}
    start = table("action", seats=seats, hands={0: "france 1"}, tables=tables)
    _, events = play(start, "lay france 1", "done", "move france", "keep")
    assert bool(told(events, "pirates")) is attack


@pytest.mark.rule("B8.2", "B5.1")
def test_they_come_after_the_move_and_after_cashing() -> None:
    start = table("action", hands={0: "france 3"}, tables={1: "denmark 12", 2: "sweden 10"}, all_face_up=True)
    state, _ = play(start, "lay france 3", "done", "move france")
    assert asked(state) == ("cash", 0)
    state, events = play(state, "cash")
    kinds = [event.kind for event in events]
    assert kinds.index("cashed") < kinds.index("pirates")
    assert asked(state) == ("action", 1)


@pytest.mark.rule("B8.3", "B8.5", "B8.6", "B8.7")
def test_example_8_the_strongest_company_loses_all_its_cards_everywhere() -> None:
    start = table("action", hands={0: "netherlands 1 sweden 1"}, tables=FULL)
    assert GAME.view(start, 0).laid_out == 24
    state, events = play(start, "lay netherlands 1", "done", "move netherlands")
    state, events = play(state, "keep")
    assert told(events, "plundered") == [(-1, {"company": "denmark", "cards": 11})]
    assert told(events, "robbed") == [(0, {"company": "denmark", "cards": 5}), (1, {"company": "denmark", "cards": 6})]
    assert told(events, "recounted") == [(-1, {"cards": 14, "cannon": 14})]
    view = GAME.view(state, 0)
    assert (view.cubes[1], view.cannon, view.discards[1]) == (0, 14, 11)
    assert view.seals[1] == -1
    assert state.hands[0] == (0, 0, 0, 0, 1)


@pytest.mark.rule("B8.4")
def test_in_a_tie_all_the_strongest_are_plundered() -> None:
    start = table("action", hands={0: "france 1"}, tables={1: "denmark 12", 2: "sweden 12"})
    state, events = play(start, "lay france 1", "done", "move france", "keep")
    assert [facts["company"] for _, facts in told(events, "plundered")] == ["denmark", "sweden"]
    assert GAME.view(state, 0).cubes == (0, 0, 1, 0, 0)
    assert state.seals == (-1, -1, 0, -1, -1)


@pytest.mark.rule("B8.8", "B8.2")
def test_one_attack_an_action_and_the_next_after_a_draw() -> None:
    tables = {1: "denmark 22", 2: "sweden 21", 3: "england 20"}
    start = table("action", hands={0: "france 8", 1: "", 2: "", 3: ""}, tables=tables)
    state, events = play(start, "lay france 8", "done", "move france", "keep")
    assert [facts["company"] for _, facts in told(events, "plundered")] == ["denmark"]
    assert GAME.view(state, 0).laid_out == 49
    state, events = play(state, "draw", "drawn netherlands 2")
    assert [facts["company"] for _, facts in told(events, "plundered")] == ["sweden"]


@pytest.mark.rule("B8.9")
def test_an_attack_changes_cards_and_seals_only() -> None:
    start = table(
        "action", hands={0: "france 1"}, tables={1: "denmark 12", 2: "sweden 12"}, taken={1: 0, 2: 1}, gold={1: 3}
    )
    before, _ = play(start, "lay france 1", "done", "move france")
    after, events = play(before, "keep")
    assert told(events, "pirates")
    for name in ("positions", "path", "owners", "cashed", "gold", "notes", "pawn", "leader", "hands"):
        assert getattr(before, name) == getattr(after, name), name
    assert asked(after) == ("action", 1)
