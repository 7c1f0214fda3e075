"""Laying out cards and the seals of the companies in Batavia (B5)."""

from __future__ import annotations

from itertools import product

import pytest

from gamecore import IllegalAction
from gamecore.games.batavia.laying import judge, play_steps
from gamecore.games.batavia.majority import leader_of
from tests.games.batavia.table import COMPANIES, GAME, asked, legal, play, refused, sentence, table, told


@pytest.mark.rule("B5.1")
@pytest.mark.accepts("B5.1")
def test_cards_first_then_the_move_then_cashing() -> None:
    state, kinds = table("action", hands={0: "denmark 2"}), []
    for action in ("lay denmark 2", "done", "move denmark", "cash"):
        kinds.append(asked(state)[0])
        state, _ = play(state, action)
    assert kinds == ["action", "lay", "move", "cash"]
    assert state.gold[0] == 1


@pytest.mark.refuses("B5.1")
def test_no_step_comes_before_its_turn_or_twice() -> None:
    state = table("action", hands={0: "denmark 2"})
    assert refused(state, "move denmark") == ["B5.1"]
    laying, _ = play(state, "lay denmark 2")
    assert refused(laying, "move denmark") == ["B5.1"]
    assert refused(laying, "cash") == ["B5.1"]
    assert refused(laying, "pass") == ["B5.1"]
    moving, _ = play(laying, "done")
    assert refused(moving, "lay denmark 1") == ["B5.1"]
    cashing, _ = play(moving, "move denmark")
    assert refused(cashing, "move denmark") == ["B5.1"]


@pytest.mark.rule("B5.2", "B5.12")
@pytest.mark.accepts("B5.2")
def test_any_mixture_is_laid_out_at_once_and_stays() -> None:
    state, events = play(
        table("action", hands={0: "england 1 denmark 3 sweden 2"}), "lay denmark 2", "lay sweden 1", "done"
    )
    assert state.tables[0] == (0, 2, 0, 0, 1)
    assert state.hands[0] == (1, 1, 0, 0, 1)
    assert told(events, "counted") == [(0, {"cards": 3, "cannon": 3})]


@pytest.mark.refuses("B5.2")
@pytest.mark.parametrize(
    ("action", "part"), [("lay denmark 0", "from 1"), ("lay denmark 4", "you hold 3"), ("done", "at least 1")]
)
def test_neither_no_card_nor_more_than_one_holds(action: str, part: str) -> None:
    state = table("action", hands={0: "denmark 3"})
    assert refused(state, action)[0] == "B5.2"
    assert part in sentence(state, action)


@pytest.mark.refuses("B5.2")
def test_a_company_is_named_once_in_an_action() -> None:
    state, _ = play(table("action", hands={0: "denmark 3"}), "lay denmark 1")
    assert refused(state, "lay denmark 1")[0] == "B5.2"


@pytest.mark.rule("B5.3")
def test_a_majority_is_strictly_more_than_anybody_else() -> None:
    for counts in product(range(4), repeat=4):
        alone = [seat for seat in range(4) if all(counts[seat] > counts[other] for other in range(4) if other != seat)]
        assert leader_of(counts) == (alone[0] if alone else -1)


@pytest.mark.rule("B5.4")
def test_example_1_with_a_seal_any_card_will_do() -> None:
    state = table("action", hands={0: "france 1"}, tables={0: "denmark 2 england 1", 1: "france 3"})
    assert GAME.view(state, 0).seals[1] == 0
    state, _ = play(state, "lay france 1", "done")
    assert asked(state) == ("move", 0)


@pytest.mark.rule("B5.5", "B5.9")
@pytest.mark.accepts("B5.5", "B5.6")
def test_example_2_without_a_seal_the_cards_must_win_one() -> None:
    state = table(
        "action", hands={0: "denmark 1 sweden 1"}, tables={0: "denmark 1 england 1", 1: "denmark 1 england 1"}
    )
    state, events = play(state, "lay denmark 1", "done")
    assert told(events, "seal gained") == [(0, {"company": "denmark", "former": -1})]
    assert state.seals[1] == 0


@pytest.mark.rule("B5.5")
def test_with_a_seal_won_further_cards_of_any_company_may_be_added() -> None:
    state = table("action", hands={0: "denmark 1 sweden 1"}, tables={1: "sweden 4"})
    assert "lay sweden 1" in legal(state)
    state, _ = play(state, "lay sweden 1", "lay denmark 1", "done")
    assert state.seals[1] == 0


@pytest.mark.refuses("B5.5")
def test_cards_that_win_no_seal_are_refused_as_a_whole() -> None:
    state = table("action", hands={0: "denmark 2 sweden 1"}, tables={1: "sweden 4 denmark 1"})
    begun, _ = play(state, "lay sweden 1")
    assert refused(begun, "done") == ["B5.5"]
    assert refused(begun, "lay denmark 1") == ["B5.5"]
    assert legal(begun) == ["lay denmark 2"]
    assert "denmark" in sentence(begun, "done").casefold()


@pytest.mark.rule("B5.5")
def test_no_way_of_laying_out_ends_in_a_dead_end() -> None:
    state = table("action", hands={0: "england 1 denmark 3 france 2"}, tables={1: "england 1 denmark 2 france 2"})

    def walk(now):  # type: ignore[no-untyped-def]
        if asked(now)[0] != "lay" and asked(now)[0] != "action":
            yield now.tables[0]
            return
        choices = [action for action in GAME.legal(now) if str(action) != "draw"]
        assert choices
        for action in choices:
            yield from walk(GAME.apply(now, action).state)

    ends = set(walk(state))
    possible = {(e, d, f, 0, 0) for e in range(2) for d in range(4) for f in range(3) if d >= 3 or f >= 3 or e >= 2}
    assert ends == possible


@pytest.mark.rule("B5.2", "B5.5")
def test_a_selection_is_judged_as_a_whole_before_it_is_played() -> None:
    state = table("action", hands={0: "denmark 2 sweden 1"}, tables={1: "sweden 4 denmark 1"})
    view = GAME.view(state, 0)
    assert judge(view, (0, 2, 0, 0, 1)) == ()
    assert judge(view, (0, 1, 0, 0, 1))[0].rule == "B5.5"
    for action in play_steps(view, (0, 2, 0, 0, 1)):
        state = GAME.apply(state, action).state
    assert state.tables[0] == (0, 2, 0, 0, 1)


@pytest.mark.refuses("B5.6")
@pytest.mark.parametrize("hand", ["", "denmark 1 sweden 4"])
def test_without_cards_or_a_seal_within_reach_one_must_draw(hand: str) -> None:
    state = table("action", hands={0: hand}, tables={1: "denmark 1 sweden 4"})
    assert legal(state) == ["draw"]
    assert refused(state, "lay denmark 1")[0] == "B5.6"
    with pytest.raises(IllegalAction):
        play(state, "lay denmark 1")


@pytest.mark.rule("B5.6")
def test_a_forced_draw_looks_to_others_like_a_chosen_one() -> None:
    tables = {1: "denmark 1 sweden 4"}
    _, forced = play(table("action", hands={0: "denmark 1"}, tables=tables), "draw")
    _, chosen = play(table("action", hands={0: "england 1"}, tables=tables), "draw")
    assert [event.seen_by(1) for event in forced] == [event.seen_by(1) for event in chosen]


@pytest.mark.rule("B5.7", "B5.8")
def test_example_3_cubes_and_cannon_count_the_cards_that_lie() -> None:
    start = table("action", hands={0: "netherlands 4 france 2"}, tables={1: "france 1"})
    before = GAME.view(start, 0)
    state, _ = play(start, "lay netherlands 4", "lay france 2", "done")
    after = GAME.view(state, 0)
    assert [b - a for a, b in zip(before.cubes, after.cubes, strict=True)] == [0, 0, 2, 4, 0]
    assert after.cannon - before.cannon == 6


@pytest.mark.rule("B5.7")
def test_the_cannon_stops_at_25() -> None:
    start = table("action", hands={0: "netherlands 6"}, tables={1: "france 9", 2: "sweden 8", 3: "england 7"})
    state, events = play(start, "lay netherlands 6", "done")
    assert told(events, "counted") == [(0, {"cards": 6, "cannon": 25})]
    assert (GAME.view(state, 0).cannon, GAME.view(state, 0).laid_out) == (25, 30)


@pytest.mark.rule("B5.9")
def test_a_seal_is_taken_from_its_former_holder() -> None:
    start = table("action", hands={0: "denmark 3"}, tables={1: "denmark 2"})
    state, events = play(start, "lay denmark 3", "done")
    assert told(events, "seal gained") == [(0, {"company": "denmark", "former": 1})]
    assert state.seals[1] == 0


@pytest.mark.rule("B5.10", "B5.11")
def test_a_tie_sends_the_seal_back_until_somebody_leads_alone() -> None:
    start = table("action", hands={0: "denmark 2 sweden 1", 1: "denmark 1"}, tables={1: "denmark 2", 2: "denmark 1"})
    state, events = play(start, "lay denmark 2", "lay sweden 1", "done")
    assert told(events, "seal lost") == [(1, {"company": "denmark", "rival": 0})]
    assert state.seals[1] == -1
    state, _ = play(state, "move sweden", "keep", "lay denmark 1", "done")
    assert state.seals[1] == 1


@pytest.mark.rule("B5.12")
def test_only_companies_that_were_laid_out_can_change_hands_and_only_at_the_end() -> None:
    start = table("action", hands={0: "denmark 3 england 1"}, tables={0: "england 1", 1: "denmark 2", 2: "sweden 1"})
    state, events = play(start, "lay denmark 3", "lay england 1", "done")
    assert [facts["company"] for _, facts in told(events, "seal gained")] == ["denmark"]
    assert state.seals == (0, 0, -1, -1, 2)


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize("company", COMPANIES)
def test_whoever_has_played_holds_a_seal(company: str) -> None:
    start = table("action", hands={0: f"{company} 3"}, tables={1: f"{company} 2", 0: ""})
    state, _ = play(start, f"lay {company} 3", "done")
    assert 0 in state.seals
