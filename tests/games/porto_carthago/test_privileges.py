"""Chapter 13: kept privileges."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest

from gamecore import Chance, Choice
from gamecore.games.porto_carthago.odds import deck_orders
from tests.games.porto_carthago.hidden import disguises
from tests.games.porto_carthago.table import GAME, after, asks, data, options, refused, table, through, told


@pytest.mark.rule("C13.1", "C13.4")
@pytest.mark.accepts("C13.1")
@pytest.mark.refuses("C13.1")
def test_only_a_privilege_that_was_gained_is_used() -> None:
    state = table("turn", privileges={0: "S06", 1: "S03"}, temple={1: 1})
    assert options(state, "use") == {"use S06"}
    assert refused(state, "use S03") == "C13.1"


@pytest.mark.accepts("C13.5")
@pytest.mark.refuses("C13.5")
def test_a_privilege_waits_for_its_moment_and_needs_an_effect() -> None:
    state = table("turn", privileges={0: "S06 S05 S13 S04"}, cash={0: 5})
    for card in ("S06", "S05", "S13", "S04"):
        assert refused(state, f"use {card}") == "C13.5"
    able = table("turn", privileges={0: "S06 S05 S13 S04"}, cash={0: 6}, row_1="S01", temple={2: 1},
                 docks={"Rome-I": "0 S30 oil"})  # fmt: skip
    assert len(options(able, "use")) == 4
    assert refused(after(able, "play A1"), "use S06") == "C13.5"
    assert refused(after(able, "use S13"), "use S06") == "C13.5"


@pytest.mark.rule("C13.6", "C13.7")
def test_several_are_used_in_one_turn_and_go_under_the_deck_in_order() -> None:
    state = table("turn", privileges={0: "S06 S19"}, temple={0: 3})
    state = after(state, "use S19; shift 0 +1; collect; use S06; shift 0 +2")
    assert state.bottom == (18, 5)
    assert state.lighthouse[0] == 3
    assert asks(state) == "turn 1"


# SCOUT3 ---------------------------------------------------------------------------------------------------


def scouting(*cards: str, **fields: Any) -> Any:
    """Return the question for the order after seat 0 has seen these cards."""
    return after(table("turn", privileges={0: "S03"}, **fields), "use S03", *(f"look {card}" for card in cards))


@pytest.mark.accepts("C13.11")
@pytest.mark.refuses("C13.11")
def test_a_scout_looks_at_three_cards_and_orders_them() -> None:
    state = scouting("S10", "S11", "S12")
    assert len(options(state, "stack")) == 6
    assert refused(state, "stack S10 S11 S13") == "C13.11"
    assert refused(state, "stack S10 S11") == "C13.11"
    assert refused(state, "collect") == "C13.11"
    assert refused(table("turn"), "stack S10 S11 S12") == "C13.11"
    done = after(state, "stack S12 S10 S11")
    assert done.top == (11, 9, 10)
    assert done.bottom == (2,)


@pytest.mark.rule("C13.11", "C1.12")
def test_only_the_scout_sees_the_cards() -> None:
    state = table("turn", privileges={0: "S03"})
    looking = after(state, "use S03")
    assert GAME.decision(looking) == Chance("look", 0, (0,))
    event = told(looking, "look S10")[0]
    assert event.seen_by(0).facts["card"] == "S10"
    assert "card" not in event.seen_by(1).facts
    ordered = after(scouting("S10", "S11", "S12"), "stack S12 S10 S11")
    assert GAME.view(ordered, 0).known_top == (11, 9, 10)
    assert GAME.view(ordered, 0).next_ship() == {11: 1}
    assert GAME.view(ordered, 1).known_top == ()
    assert {9, 10, 11} <= set(GAME.view(ordered, 1).unseen)
    assert GAME.view(ordered, 1).next_ship()[9] == Fraction(1, len(GAME.view(ordered, 1).unseen))


@pytest.mark.rule("C13.11", "C1.12")
def test_while_a_scout_chooses_the_order_it_alone_sees_the_cards_it_looked_at() -> None:
    state = scouting("S10", "S11", "S12")
    assert GAME.view(state, 0).known_top == (9, 10, 11)
    for seat in (1, 2, 3, None):
        view = GAME.view(state, seat)
        assert view.known_top == view.known_in_top == ()
        assert {9, 10, 11} <= set(view.unseen)


DECKS: tuple[dict[str, Any], ...] = (
    {},
    {"top": "S10 S11", "scout": 1},
    {"top": "S10 S11 S12", "scout": 1, "seen_by": [[1], [1, 2], [1, 2]]},
    {"top": "S10 S11", "scout": 0, "seen_by": [[0, 1], [0]]},
    {"top": "S10", "scout": 1, "deck": "S11"},
    {"top": "S10", "scout": 2, "deck": "", "seen_by": [[1, 2]]},
    {"deck": "S11"},
    {"deck": ""},
)
"""Decks that somebody, or nobody, has looked at."""


def known(state: Any, seat: int | None) -> tuple[Any, ...]:
    """Return what a seat knows of the deck."""
    view = GAME.view(state, seat)
    orders = frozenset(deck_orders(view, 4))
    return view.known_top, view.known_in_top, view.top_count, view.unseen, view.bottom, view.next_ship(), orders


@pytest.mark.rule("C1.12", "C13.11")
@pytest.mark.parametrize("fields", DECKS)
def test_a_look_changes_nothing_in_what_the_others_know_until_the_cards_are_put_back(fields: dict[str, Any]) -> None:
    state = table("turn", privileges={0: "S03"}, **fields)
    before = {seat: known(state, seat) for seat in (1, 2, 3, None)}
    state = after(state, "use S03")
    while isinstance(GAME.decision(state), Chance):
        assert {seat: known(state, seat) for seat in before} == before
        state = after(state, str(GAME.outcomes(state)[-1][0]))
    assert asks(state) == "order 0"
    assert {seat: known(state, seat) for seat in before} == before


@pytest.mark.rule("C1.12", "C13.11")
def test_the_last_scout_knows_its_order_while_somebody_looks_and_no_longer_than_that() -> None:
    state = table("turn", privileges={0: "S03"}, top="S10 S11", scout=1)
    for line in ("use S03", "look S10", "look S11", "look S12"):
        state = after(state, line)
        assert GAME.view(state, 1).known_top == (9, 10)
        assert GAME.view(state, 1).next_ship() == {9: 1}
        assert GAME.view(state, 2).known_top == GAME.view(state, 2).known_in_top == ()
    assert GAME.view(state, 0).known_top == (9, 10, 11)
    done = GAME.view(after(state, "stack S11 S10 S12"), 1)
    assert (done.known_top, done.known_in_top) == ((), (9, 10))


@pytest.mark.rule("C1.12", "C13.11")
def test_who_looks_again_at_cards_it_has_ordered_knows_their_places_from_the_start() -> None:
    state = after(table("turn", privileges={0: "S03"}, top="S10 S11", scout=0), "use S03")
    for line in ("look S10", "look S11", "look S12"):
        assert GAME.view(state, 0).known_top == (9, 10)
        state = after(state, line)
    assert GAME.view(state, 0).known_top == (9, 10, 11)


@pytest.mark.rule("C1.12", "C13.11")
@pytest.mark.parametrize("fields", DECKS)
@pytest.mark.parametrize("looks", range(4))
def test_a_look_tells_nobody_else_which_card_lies_where(fields: dict[str, Any], looks: int) -> None:
    state = after(table("turn", privileges={0: "S03"}, **fields), "use S03")
    for _ in range(looks):
        state = after(state, str(GAME.outcomes(state)[-1][0]))
    rng = Random(looks)
    for seat in (0, 1, 2, 3, None):
        view = GAME.view(state, seat)
        worlds = [GAME.restore(each) for each in disguises(data(state), seat)]
        worlds += [GAME.sample_world(view, rng) for _ in range(10)]
        for world in worlds:
            assert GAME.view(world, seat) == view
            assert GAME.restore(data(world)) == world


@pytest.mark.rule("C13.11", "C16.3")
def test_with_a_short_deck_fewer_cards_are_seen() -> None:
    state = table("order S03", privileges={0: "S03"}, top="S10 S11", seen_by=[[0], [0]])
    assert len(options(state, "stack")) == 2


@pytest.mark.rule("C13.11", "C11.3")
def test_the_scouted_card_is_the_next_destination_for_sure() -> None:
    fields: dict[str, Any] = {"warehouses": {0: "oil"}, "charter": "0", "temple": {0: 1}}
    state = after(scouting("S10", "S11", "S12", **fields), "stack S12 S10 S11; play A2; carry oil ship 1")
    assert [str(action) for action, _ in GAME.outcomes(state)] == ["voyage S12"]
    assert refused(state, "voyage S10") == "C1.13"


@pytest.mark.rule("C1.12", "C13.11")
def test_who_saw_cards_before_another_scout_ordered_them_still_knows_that_they_are_on_top() -> None:
    fields: dict[str, Any] = {"scout": 1, "top": "S10 S11", "privileges": {0: "S03"}}
    looking = after(table("turn", **fields), "use S03")
    assert [str(action) for action, _ in GAME.outcomes(looking)] == ["look S10"]
    state = after(looking, "look S10; look S11; look S12; stack S12 S11 S10")
    view = GAME.view(state, 1)
    assert view.known_top == ()
    assert view.known_in_top == (9, 10)
    chances = view.next_ship()
    assert chances[9] == chances[10] == Fraction(1, 3)
    assert chances[11] == Fraction(1, 3) / len(view.unseen)
    assert sum(chances.values()) == 1
    assert GAME.view(state, 2).known_in_top == ()


@pytest.mark.rule("C1.13", "C13.11")
def test_cards_from_the_bottom_are_known_to_all_even_when_they_come_up_to_a_scout() -> None:
    state = table("turn", privileges={0: "S03"}, deck="S10")
    assert GAME.view(state, 2).next_ship() == {9: 1}
    state = after(state, "use S03; look S10; look S01; look S02; stack S02 S10 S01")
    assert GAME.view(state, 2).known_in_top == (0, 1)
    assert GAME.view(state, None).known_in_top == (0, 1)
    assert GAME.view(state, 2).unseen == (9,)


# ANYGOOD, PILOT, MOVE3, PALACE ----------------------------------------------------------------------------


@pytest.mark.accepts("C13.12")
@pytest.mark.refuses("C13.12")
def test_any_good_is_loaded_from_warehouse_or_dock_but_a_good_that_lies_there_goes_first() -> None:
    docks = {"Egypt-I": "0 S01", "Rome-I": "0 S30 oil", "Greece-I": "0 - wine", "Iberia-I": "1 S16 wine"}
    state = table("deliver S05", privileges={0: "S05"}, warehouses={0: "purple"}, docks=docks)
    assert options(state) == {
        "deliver purple Egypt-I", "deliver Rome-I Egypt-I", "deliver Greece-I Egypt-I", "deliver Rome-I Rome-I",
    }  # fmt: skip
    for text in ("deliver purple Rome-I", "deliver purple Iberia-I", "deliver oil Egypt-I", "deliver purple Greece-I"):
        assert refused(state, text) == "C13.12"
    assert refused(state, "collect") == "C13.12"
    assert refused(table("turn"), "deliver wine Egypt-I") == "C13.12"
    loaded = after(state, "deliver Greece-I Egypt-I; score")
    assert loaded.stores[4] == -1
    assert loaded.owners[4] == 0
    assert loaded.cash[0] == 29
    assert loaded.displays[0] == (0,)
    assert loaded.bottom == (4,)


@pytest.mark.accepts("C13.13")
@pytest.mark.refuses("C13.13")
def test_a_pilot_brings_a_ship_in_and_its_place_is_filled_from_row_2_and_the_deck() -> None:
    state = table("pilot S13", privileges={0: "S13"}, row_1="S01 S06", row_2="S11 S16")
    assert options(state) == {"bring S01", "bring S06"}
    assert refused(state, "bring S11") == "C13.13"
    assert refused(state, "collect") == "C13.13"
    assert refused(table("turn", row_1="S01"), "bring S01") == "C13.13"
    brought = after(state, "bring S06; ship S30")
    assert brought.berths[2] == 5
    assert brought.row1[:2] == (0, 15)
    assert brought.row2[:2] == (10, 29)


@pytest.mark.rule("C13.13", "C4.11")
def test_a_pilot_uses_dock_i_then_dock_ii_then_none() -> None:
    for docks, berths, under in (
        ({"Egypt-I": "- S02"}, (1, 0), (12,)),
        ({"Egypt-II": "- S02"}, (0, 1), (12,)),
        ({"Egypt-I": "- S03", "Egypt-II": "- S02"}, (2, 1), (0, 12)),
    ):
        state = table("pilot S13", privileges={0: "S13"}, row_1="S01", docks=docks)
        brought = after(state, "bring S01")
        assert brought.berths[:2] == berths
        assert brought.bottom == under


@pytest.mark.rule("C13.13", "C10.2")
def test_rows_are_mended_before_the_ship_that_came_is_loaded() -> None:
    docks = {"Egypt-I": "2 - grain"}
    state = table("pilot S13", privileges={0: "S13"}, row_1="S01", row_2="S11", docks=docks)
    state = after(state, "bring S01")
    assert asks(state) == "ship"
    assert GAME.decision(after(state, "ship S30")) == Choice(2, "point")


@pytest.mark.accepts("C13.14")
@pytest.mark.refuses("C13.14")
def test_one_to_three_servants_of_any_owners_are_shifted() -> None:
    state = table("shift S06", privileges={0: "S06"}, temple={0: 1, 1: 2}, lighthouse={2: 3})
    shifted = after(state, "shift 0 +1 1 +1 2 -1")
    assert shifted.lighthouse == (1, 1, 2, 0)
    assert shifted.temple == (0, 1, 1, 0)
    for text in ("shift 0 +2", "shift 2 +1", "shift 1 +2 2 -2", "shift 1 +0", "shift 9 +1"):
        assert refused(state, text) == "C13.14"
    assert refused(state, "collect") == "C13.14"
    assert refused(table("turn"), "shift 0 +1") == "C13.14"


@pytest.mark.rule("C13.14")
def test_servants_of_one_owner_in_both_directions_would_be_a_smaller_move_or_none() -> None:
    state = table("shift S06", seats=3, privileges={0: "S06"}, temple={0: 2, 1: 1}, lighthouse={0: 1, 1: 2, 2: 1})
    assert refused(state, "shift 0 +1 0 -1") == "C13.14"
    assert refused(state, "shift 0 +1 0 -1 1 +1") == "C13.14"
    standing = [(seat, 1) for seat, count in enumerate(state.temple) for _ in range(count)]
    standing += [(seat, -1) for seat, count in enumerate(state.lighthouse) for _ in range(count)]
    by_hand = set()
    for count in (1, 2, 3):
        for moved in combinations(standing, count):
            nets = [sum(way for owner, way in moved if owner == seat) for seat in range(3)]
            lighthouse = tuple(map(sum, zip(state.lighthouse, nets, strict=True)))
            by_hand.add((lighthouse, tuple(had - net for had, net in zip(state.temple, nets, strict=True))))
    offered = [after(state, line) for line in options(state)]
    assert len({(each.lighthouse, each.temple) for each in offered}) == len(offered)
    assert by_hand - {(each.lighthouse, each.temple) for each in offered} == {(state.lighthouse, state.temple)}


@pytest.mark.rule("C13.14")
def test_all_shifts_that_can_be_made_by_hand_are_offered() -> None:
    state = table("shift S06", seats=3, privileges={0: "S06"}, temple={0: 1, 1: 2}, lighthouse={1: 1})
    expected = {(a, b) for a in (0, 1) for b in (-1, 0, 1, 2) if 0 < abs(a) + abs(b) <= 3}
    assert len(options(state)) == len(expected) == 7


@pytest.mark.rule("C13.15")
def test_palace_buys_the_cheapest_seat_at_full_price_without_trade_points() -> None:
    state = table("turn", privileges={0: "S04"}, palace="1 1 2 2", points=0, cash={0: 10})
    bought = after(state, "use S04")
    assert bought.palace == (1, 1, 2, 2, 0)
    assert bought.cash[0] == 0
    assert asks(bought) == "turn 0"
    assert data(bought)["privileges"][0] == []


@pytest.mark.rule("C13.15", "C9.6")
def test_palace_needs_a_servant_in_supply() -> None:
    assert refused(table("turn", privileges={0: "S04"}, temple={0: 16}), "use S04") == "C13.5"
    last = table("turn", privileges={0: "S04"}, temple={0: 15})
    assert after(last, "use S04").palace == (0,)


@pytest.mark.rule("C13.4")
def test_a_kept_privilege_lies_open_for_decades() -> None:
    state = through(after(table("turn", seat=3, lap=5, privileges={0: "S03 S04"}), "collect"))
    assert state.displays[0] == (2, 3)
