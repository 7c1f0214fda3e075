"""The merchant's way, crates, new tiles, and cashing in Batavia (B6, B7)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.batavia.table import GAME, asked, legal, play, refused, sentence, table, told

# The tiles of the first spaces: 1 denmark silk, 2 england tea, 3 netherlands pepper, 4 france ginger, 5 sweden cotton,
# 6 sweden porcelain, 7 france tea, 8 denmark nutmeg, 9 netherlands cotton, 10 england silk.


@pytest.mark.refuses("B6.1")
def test_after_laying_out_one_must_move() -> None:
    state, _ = play(table("action", hands={0: "denmark 1"}), "lay denmark 1", "done")
    assert refused(state, "pass") == ["B6.1"]
    assert legal(state) == ["move denmark"]


@pytest.mark.accepts("B6.1", "B6.2")
@pytest.mark.rule("B6.2", "B6.3")
def test_any_held_seal_may_be_used_though_its_cards_were_not_laid_out_now() -> None:
    start = table("action", hands={0: "denmark 1"}, tables={0: "sweden 2", 1: "france 1"})
    state, _ = play(start, "lay denmark 1", "done")
    assert legal(state) == ["move denmark", "move sweden"]
    state, events = play(state, "move sweden")
    assert told(events, "moved") == [(0, {"company": "sweden", "good": "cotton", "space": 5, "start": 0})]


@pytest.mark.refuses("B6.2")
@pytest.mark.parametrize(("company", "part"), [("france", "another player"), ("england", "on the board")])
def test_a_seal_of_another_or_on_the_board_moves_nobody(company: str, part: str) -> None:
    start = table("action", hands={0: "denmark 1"}, tables={1: "france 1"})
    state, _ = play(start, "lay denmark 1", "done")
    assert refused(state, f"move {company}") == ["B6.2"]
    assert part in sentence(state, f"move {company}")


@pytest.mark.refuses("B6.2")
def test_a_company_without_a_tile_ahead_moves_nobody() -> None:
    state, _ = play(
        table("action", hands={0: "sweden 1"}, tables={0: "denmark 1"}, taken={34: 0}), "lay sweden 1", "done"
    )
    assert refused(state, "move sweden") == ["B6.2"]
    assert legal(state) == ["move denmark"]


@pytest.mark.rule("B6.3", "B6.4")
def test_example_4_the_nearest_tile_ahead_is_taken_past_everything_else() -> None:
    start = table("action", hands={0: "denmark 1"}, taken={2: 0, 4: 1, 1: 2})
    state, events = play(start, "lay denmark 1", "done", "move denmark")
    assert told(events, "moved")[0][1]["space"] == 8
    assert GAME.view(state, 0).positions[:2] == (8, 4)


@pytest.mark.rule("B6.4", "B6.9")
def test_nobody_goes_back_and_tiles_behind_stay() -> None:
    start = table("action", hands={0: "denmark 1"}, taken={2: 0, 3: 1, 4: 2, 5: 3})
    state, events = play(start, "lay denmark 1", "done", "move denmark")
    assert told(events, "moved")[0][1]["space"] == 8
    assert GAME.view(state, 0).owners[0] == -1
    assert GAME.view(state, 0).path[0] >= 0


@pytest.mark.rule("B6.5", "B6.6")
def test_example_5_the_tile_is_taken_and_its_good_stored() -> None:
    state, events = play(table("action", hands={0: "denmark 1"}), "lay denmark 1", "done", "move denmark")
    view = GAME.view(state, 1)
    assert told(events, "crate") == [(0, {"company": "denmark", "good": "silk"})]
    assert view.positions[0] == 1
    assert view.owners[0] == 0
    assert view.crates[3] == (-1, 0, -1, -1, -1)
    cashed, _ = play(state, "cash")
    assert GAME.view(cashed, 1).crates == view.crates


@pytest.mark.rule("B6.7")
@pytest.mark.parametrize(("first", "opened"), [({5: 1}, 15), ({}, 10)])
def test_the_first_landing_on_the_last_open_block_opens_the_next_five(first: dict[int, int], opened: int) -> None:
    start = table("action", hands={0: "sweden 1"}, taken=first)
    state, events = play(start, "lay sweden 1", "done", "move sweden")
    opens = [(facts["first"], facts["last"]) for _, facts in told(events, "opened")]
    assert opens == ([(11, 15)] if opened == 15 else [])
    if opens:
        assert asked(state)[0] == "tile"


@pytest.mark.rule("B6.7", "B5.1")
def test_new_tiles_are_open_before_cashing_and_once_only() -> None:
    start = table("action", hands={0: "sweden 1", 1: "denmark 1"}, taken={5: 1})
    state, _ = play(start, "lay sweden 1", "done", "move sweden")
    names = ("tile denmark tea", "tile england cotton", "tile france cotton", "tile netherlands tea", "tile sweden tea")
    assert refused(state, "cash") == ["B5.1"]
    state, _ = play(state, *names)
    assert asked(state) == ("cash", 0)
    assert GAME.view(state, 0).opened == 15
    state, events = play(state, "keep", "lay denmark 1", "done", "move denmark")
    assert not told(events, "opened")


@pytest.mark.rule("B6.7", "B11.1")
def test_with_all_tiles_open_nothing_is_turned_up() -> None:
    start = table("action", hands={0: "sweden 1"}, taken={5: 1}, all_face_up=True)
    _, events = play(start, "lay sweden 1", "done", "move sweden")
    assert not told(events, "opened")


@pytest.mark.rule("B6.8")
def test_a_whole_open_block_always_lies_ahead_until_the_last_is_open() -> None:
    from gamecore.games.batavia.path import open_by

    for space in range(36):
        block_ends = [end for end in range(5, 36, 5) if end - 5 >= space]
        assert open_by(space) == 35 or block_ends[0] <= open_by(space)


@pytest.mark.rule("B6.11", "B9.1")
def test_without_a_tile_ahead_the_merchant_goes_to_the_destination() -> None:
    state, events = play(
        table("action", hands={0: "sweden 1"}, taken={35: 0}), "lay sweden 1", "done", "move destination"
    )
    assert told(events, "destination") == [(0, {})]
    assert GAME.view(state, 0).positions[0] == 36


# Cashing --------------------------------------------------------------------------------------------------


@pytest.mark.accepts("B7.2")
@pytest.mark.rule("B7.1", "B7.4")
def test_a_tile_of_a_new_company_may_be_cashed_or_kept() -> None:
    state, _ = play(table("action", hands={0: "denmark 1"}), "lay denmark 1", "done", "move denmark")
    assert legal(state) == ["cash", "keep"]
    kept, _ = play(state, "keep")
    cashed, events = play(state, "cash")
    assert (kept.gold[0], cashed.gold[0]) == (0, 1)
    assert told(events, "cashed") == [(0, {"companies": ("denmark",), "amount": 1})]


@pytest.mark.refuses("B7.2")
def test_example_6_a_company_one_has_already_lets_nothing_be_cashed() -> None:
    start = table("action", hands={0: "denmark 1"}, taken={1: 0, 3: 0, 4: 0, 5: 0}, all_face_up=True)
    state, _ = play(start, "lay denmark 1", "done", "move denmark")
    assert asked(state) == ("action", 1)
    assert GAME.view(state, 0).collected(0) == (0, 2, 1, 1, 1)
    assert refused(state, "cash") == ["B7.2"]


@pytest.mark.rule("B7.2")
def test_example_6_the_missing_company_lets_her_cash_all_five() -> None:
    start = table("action", hands={0: "england 1"}, taken={1: 0, 3: 0, 4: 0, 5: 0}, all_face_up=True)
    state, events = play(start, "lay england 1", "done", "move england", "cash")
    assert told(events, "cashed")[0][1]["amount"] == 15
    assert GAME.view(state, 0).collected(0) == (0, 0, 0, 0, 0)


@pytest.mark.rule("B7.3", "B7.4", "B7.5")
def test_example_7_one_tile_of_each_company_is_cashed_and_the_second_stays() -> None:
    start = table("action", hands={0: "denmark 1"}, taken={3: 0, 5: 0, 6: 0}, all_face_up=True)
    state, events = play(start, "lay denmark 1", "done", "move denmark", "cash")
    assert told(events, "cashed") == [(0, {"companies": ("denmark", "netherlands", "sweden"), "amount": 6})]
    view = GAME.view(state, 0)
    assert view.collected(0) == (0, 0, 0, 0, 1)
    assert view.cashed[4]
    assert not view.cashed[5]


@pytest.mark.rule("B7.4", "B0.8")
def test_each_further_company_is_worth_one_more_gold_than_the_last() -> None:
    gold, spaces = [], (1, 2, 3, 4)
    for count in range(5):
        start = table("action", hands={0: "sweden 1"}, taken=dict.fromkeys(spaces[:count], 0), all_face_up=True)
        state, _ = play(start, "lay sweden 1", "done", "move sweden", "cash")
        gold.append(state.gold[0])
    assert gold == [1, 3, 6, 10, 15]
    assert [b - a for a, b in pairwise(gold)] == [2, 3, 4, 5]


@pytest.mark.rule("B7.6")
def test_cashing_takes_no_crate_away() -> None:
    start = table("action", hands={0: "denmark 1"}, taken={3: 0, 5: 0}, all_face_up=True)
    before, _ = play(start, "lay denmark 1", "done", "move denmark")
    after, _ = play(before, "cash")
    assert GAME.view(before, 0).crates == GAME.view(after, 0).crates
    assert GAME.view(after, 0).crate_counts[6][0] == 1


@pytest.mark.rule("B7.7")
def test_a_declined_chance_comes_back_only_with_another_new_company() -> None:
    start = table("action", hands={0: "denmark 2 sweden 1", 1: "", 2: "", 3: ""}, taken={}, all_face_up=True)
    state, events = play(start, "lay denmark 1", "done", "move denmark", "keep")
    assert told(events, "kept") == [(0, {"companies": ("denmark",), "amount": 1})]
    assert GAME.view(state, 0).collected(0) == (0, 1, 0, 0, 0)
    assert refused(state, "cash") == ["B7.2"]
