"""Batavia's pieces and its setup (B0, B1, B11)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from gamecore import Chance
from gamecore.games.batavia.pieces import CASHING, GOODS, TILE_NAMES, company_of
from gamecore.games.batavia.pieces import COMPANIES as COMPANY_NAMES
from tests.games.batavia.table import CARDS, COMPANIES, GAME, SEATS, asked, let_chance, play, refused, table, told

SOLE = {"tea": 10, "cotton": 11, "porcelain": 12, "silk": 13, "ginger": 14, "nutmeg": 15, "pepper": 16}
TIED = {"tea": 5, "cotton": 5, "porcelain": 6, "silk": 6, "ginger": 7, "nutmeg": 7, "pepper": 8}


def started(seats: int, seed: int = 1, **options: bool):  # type: ignore[no-untyped-def]
    """A game whose tiles and hands have been drawn, and whose first die is about to be rolled."""
    state, rng = GAME.start(seats, **options), Random(seed)
    while GAME.decision(state).kind != "roll":
        state = GAME.apply(state, GAME.sample(state, rng)).state
    return state


@pytest.mark.rule("B0.1")
def test_there_are_five_companies() -> None:
    assert COMPANY_NAMES == COMPANIES


@pytest.mark.rule("B0.2", "B10.3", "B10.4")
@pytest.mark.parametrize("good", SOLE)
def test_a_warehouse_pays_its_leader_or_less_to_each_of_several(good: str) -> None:
    assert sum(SOLE.values()) == 91
    company_spaces = {tile.split()[1]: n for n, tile in enumerate(TILE_NAMES)}
    assert good in company_spaces
    from widgets.games.batavia.lessons.positions import PATH

    space = next(n for n, tile in enumerate(PATH, 1) if tile.endswith(good))
    other = next(n for n, tile in enumerate(PATH, 1) if tile.endswith(good) and n > space)
    alone = table("action", taken={space: 0}, all_face_up=True)
    both = table("action", taken={space: 0, other: 1}, all_face_up=True)
    assert GAME.view(alone, 0).warehouse_gold() == (SOLE[good], 0, 0, 0)
    assert GAME.view(both, 0).warehouse_gold() == (TIED[good], TIED[good], 0, 0)


@pytest.mark.rule("B0.3")
def test_every_pair_of_company_and_good_is_on_one_tile() -> None:
    assert sorted(TILE_NAMES) == sorted(f"{company} {good}" for company, good in product(COMPANIES, GOODS))
    assert len(TILE_NAMES) == 35


@pytest.mark.rule("B0.4", "B1.5", "B0.7")
@pytest.mark.parametrize(("seats", "pile"), [(3, 80), (4, 70), (5, 60)])
def test_everybody_gets_ten_of_110_cards(seats: int, pile: int) -> None:
    state = started(seats)
    assert [sum(hand) for hand in state.hands] == [10] * seats
    assert sum(state.pile) == pile
    assert state.discards == (0, 0, 0, 0, 0)
    assert tuple(map(sum, zip(state.pile, *state.hands, strict=True))) == CARDS


@pytest.mark.rule("B0.5", "B0.6", "B1.7", "B1.8")
@pytest.mark.parametrize("seats", SEATS)
def test_merchants_gold_and_cannon_start_at_0_and_nobody_has_a_seal(seats: int) -> None:
    view = GAME.view(started(seats), None)
    assert view.positions == (0,) * seats
    assert view.gold == (0,) * seats
    assert (view.cannon, view.cubes) == (0, (0, 0, 0, 0, 0))
    assert view.seals == (-1,) * 5
    assert view.pawn == -1
    assert all(square == -1 for squares in view.crates for square in squares)


@pytest.mark.rule("B0.7", "B8.1")
@pytest.mark.parametrize(("seats", "threshold"), [(3, 21), (4, 25), (5, 25)])
def test_the_pirates_wait_for_21_cards_of_three_players_and_for_25_of_more(seats: int, threshold: int) -> None:
    assert GAME.view(GAME.start(seats), None).threshold == threshold


@pytest.mark.rule("B0.8")
def test_gold_for_sets_grows_by_one_more_each_time() -> None:
    assert CASHING[1:] == (1, 3, 6, 10, 15)


@pytest.mark.rule("B1.1")
def test_three_to_five_can_play() -> None:
    assert list(GAME.seats) == [3, 4, 5]


@pytest.mark.rule("B1.2", "B6.8")
@pytest.mark.parametrize("seed", range(12))
def test_each_block_of_five_holds_every_company_once(seed: int) -> None:
    state = started(4, seed, all_face_up=True)
    for first in range(0, 35, 5):
        assert sorted(map(company_of, state.path[first : first + 5])) == [0, 1, 2, 3, 4]
    assert sorted(state.path) == list(range(35))


@pytest.mark.rule("B1.2")
def test_the_next_tile_is_any_good_not_seen_of_a_company_still_due_in_its_block() -> None:
    state = GAME.start(3)
    assert len(GAME.outcomes(state)) == 35
    state, _ = play(state, "tile denmark silk")
    outcomes = GAME.outcomes(state)
    assert len(outcomes) == 28
    assert {weight for _, weight in outcomes} == {1}
    assert not any(str(action).startswith("tile denmark") for action, _ in outcomes)
    state, _ = play(state, "tile england tea", "tile france tea", "tile sweden tea", "tile netherlands tea")
    goods = Counter(str(action).split()[1] for action, _ in GAME.outcomes(state))
    assert set(goods.values()) == {6}
    assert "tile denmark silk" not in {str(action) for action, _ in GAME.outcomes(state)}


@pytest.mark.refuses("B1.2")
def test_a_tile_cannot_lie_twice_and_a_block_needs_five_companies() -> None:
    state, _ = play(GAME.start(3), "tile denmark silk")
    assert refused(state, "tile denmark silk")[0] == "B1.2"
    assert refused(state, "tile denmark tea")[0] == "B1.2"


@pytest.mark.accepts("B1.2")
def test_a_tile_of_another_company_may_follow() -> None:
    _, events = play(GAME.start(3), "tile denmark silk", "tile england silk")
    assert [facts["space"] for _, facts in told(events, "tile")] == [1, 2]


@pytest.mark.rule("B1.3", "B1.4")
def test_ten_tiles_lie_open_at_the_start_and_the_destination_is_free() -> None:
    view = GAME.view(started(4), 0)
    assert view.opened == 10
    assert view.path[10:] == (-1,) * 25
    assert view.destination == -1


@pytest.mark.rule("B11.1", "B1.3")
def test_beginners_see_all_tiles_from_the_start() -> None:
    view = GAME.view(started(4, all_face_up=True), 0)
    assert view.opened == 35
    assert view.all_face_up


@pytest.mark.accepts("B1.5")
def test_a_hand_of_ten_is_dealt_as_often_as_there_are_ways_to_draw_it() -> None:
    state = let_deal(GAME.start(3))
    action = GAME.parse("deal england 10")
    weight = dict(GAME.outcomes(state))[action]
    from math import comb

    assert weight == comb(22, 10)
    assert sum(weight for _, weight in GAME.outcomes(state)) == comb(110, 10)
    assert GAME.apply(state, action).state.hands[asked(state)[1]] == (10, 0, 0, 0, 0)


@pytest.mark.refuses("B1.5")
def test_nine_cards_are_no_hand() -> None:
    state = let_deal(GAME.start(3))
    assert refused(state, "deal england 9") == ["B1.5"]


def let_deal(state):  # type: ignore[no-untyped-def]
    """The first position in which a hand is dealt."""
    rng = Random(2)
    while GAME.decision(state).kind != "deal":
        state = GAME.apply(state, GAME.sample(state, rng)).state
    return state


@pytest.mark.rule("B1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_15_notes(seats: int) -> None:
    assert started(seats).notes == (15,) * seats


@pytest.mark.rule("B1.9", "B3.1")
def test_the_oldest_leads_the_first_auction() -> None:
    state = started(4)
    assert isinstance(GAME.decision(state), Chance)
    assert asked(state) == ("roll", 0)
    assert GAME.view(state, 2).auctioneer == 0


@pytest.mark.rule("B1.10")
def test_everybody_sees_the_open_things_and_every_count() -> None:
    state = table("action", tables={1: "denmark 3", 0: "sweden 1"}, discards="france 4", gold={2: 6}, taken={1: 1})
    view = GAME.view(state, 2)
    assert (view.tables[1], view.discards) == ((0, 3, 0, 0, 0), (0, 0, 4, 0, 0))
    assert (view.seals[1], view.gold[2], view.owners[0]) == (1, 6, 1)
    assert view.hand_counts == tuple(map(sum, state.hands))
    assert (view.pile_count, view.discard_count) == (sum(state.pile), 4)


@pytest.mark.rule("B1.11", "B1.12")
def test_hands_and_notes_of_others_and_the_pile_are_hidden() -> None:
    state = table("action")
    view = GAME.view(state, 2)
    assert [hand is None for hand in view.hands] == [True, True, False, True]
    assert [notes is None for notes in view.notes] == [True, True, False, True]
    assert view.public.pile == (0, 0, 0, 0, 0)
    spectator = GAME.view(state, None)
    assert set(spectator.hands) == {None}
    assert set(spectator.notes) == {None}


@pytest.mark.rule("B1.12")
def test_of_a_draw_others_see_only_the_number_and_of_a_payment_everything() -> None:
    state = table("action", hands={0: ""}, pile="england 1 sweden 1")
    _, events = play(state, "draw", "drawn england 1 sweden 1")
    drawn = next(event for event in events if event.kind == "drawn")
    assert dict(drawn.seen_by(1).facts) == {"cards": 2}
    assert dict(drawn.seen_by(0).facts)["england"] == 1
    auction = table("bid", package="france 2", bid=(4, 1), seat=0, out=(2, 3))
    _, events = play(auction, "pass")
    assert told(events, "received") == [
        (2, {"amount": 2, "payer": 1}),
        (3, {"amount": 1, "payer": 1}),
        (0, {"amount": 1, "payer": 1}),
    ]


@pytest.mark.rule("B1.7", "B6.10")
def test_a_thirteenth_crate_is_no_problem() -> None:
    taken = {n: 0 for n in range(1, 36, 2) if n < 27}
    state = table("action", taken=taken, hands={0: "denmark 3"}, all_face_up=True)
    assert sum(view_counts[0] for view_counts in GAME.view(state, 0).crate_counts) == 13
    state, events = play(state, "lay denmark 3", "done", "move denmark")
    assert told(events, "crate")[0][0] == 0
    assert sum(counts[0] for counts in GAME.view(state, 0).crate_counts) == 14


def test_starting_a_game_is_a_matter_of_chance_alone() -> None:
    state = let_chance(GAME.start(5), Random(3))
    assert asked(state)[0] == "bid"
