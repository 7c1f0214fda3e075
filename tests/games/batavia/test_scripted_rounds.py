"""Rounds of Batavia played from a script, with every number worked out by hand from the rulebook."""

from __future__ import annotations

import pytest

from gamecore import Over
from tests.games.batavia.refusal_cases import dealing
from tests.games.batavia.table import GAME, asked, legal, play, refused, rules_of, table, told

NOTHING = (0, 0, 0, 0, 0)
HANDS = (
    "deal england 4 denmark 3 sweden 3; deal denmark 2 france 5 netherlands 3; deal england 1 netherlands 4 sweden 5"
)


@pytest.mark.rule("B2.1", "B2.2", "B2.4", "B3.9", "B3.11", "B5.10", "B6.3", "B7.4")
def test_two_rounds_of_three_players() -> None:
    # Spaces: 1 denmark silk, 2 england tea, 3 netherlands pepper, 4 france ginger, 5 sweden cotton,
    # 6 sweden silk, 7 france tea, 8 denmark nutmeg, 9 netherlands cotton, 10 england silk.
    state, events = play(dealing(HANDS), "roll 3", "turn denmark 2 sweden 1")
    assert told(events, "rolled") == [(0, {"die": 3})]
    assert asked(state) == ("bid", 1)
    state, events = play(state, "bid 2", "pass", "bid 5", "pass")
    # Seat 0 buys for 5 notes: seat 1 gets the 1st, 3rd and 5th, seat 2 the 2nd and 4th.
    assert state.notes == (10, 18, 17)
    assert state.hands[0] == (4, 5, 0, 0, 4)
    assert asked(state) == ("action", 0)
    # Seat 0 shows 2 Danish cards and takes the Danish tile of space 1: one company, 1 gold.
    state, _ = play(state, "lay denmark 2", "done", "move denmark", "cash")
    assert (state.seals, state.positions, state.gold) == ((-1, 0, -1, -1, -1), (1, 0, 0), (1, 0, 0))
    # Seat 1 draws level in Denmark: the seal goes back. Its French cards win a seal: space 4.
    state, events = play(state, "lay denmark 2", "lay france 1", "done")
    assert told(events, "seal lost") == [(0, {"company": "denmark", "rival": 1})]
    assert legal(state) == ["move france"]
    state, _ = play(state, "move france", "keep")
    assert (state.seals, state.positions) == ((-1, -1, 1, -1, -1), (1, 4, 0))
    # Seat 2 draws; the round is over, and seat 0, who has the ship pawn, leads the next auction.
    state, events = play(state, "draw", "drawn france 2")
    assert told(events, "round") == [(-1, {"round": 2})]
    assert asked(state) == ("roll", 0)
    state, events = play(state, "roll 1", "turn england 1", "pass", "bid 17", "pass")
    # 17 notes, dealt out from seat 0 on: 9 for seat 0 and 8 for seat 1.
    assert state.notes == (19, 26, 0)
    assert asked(state) == ("action", 2)
    # Seat 1 shows 1 French card, so seat 2 needs both of its own. The tile of space 4 is taken; the next French one
    # lies on space 7, and landing there opens the spaces 11 to 15 before seat 2 may cash.
    state, events = play(state, "lay france 2", "done", "move france")
    assert told(events, "seal gained") == [(2, {"company": "france", "former": 1})]
    assert told(events, "moved") == [(2, {"company": "france", "good": "tea", "space": 7, "start": 0})]
    assert told(events, "opened") == [(2, {"first": 11, "last": 15})]
    tiles = ("denmark tea", "england cotton", "france cotton", "netherlands tea", "sweden tea")
    state, _ = play(state, *(f"tile {tile}" for tile in tiles), "cash")
    assert state.gold == (1, 0, 1)
    # Seat 0 has no seal; with one more Danish card it shows 3 against 2 and may add Swedish ones as it likes.
    assert refused(state, "done") == ["B5.2"]
    state, _ = play(state, "lay sweden 4", "lay denmark 1", "done")
    assert state.seals == (-1, 0, 2, -1, 0)
    assert legal(state) == ["move denmark", "move sweden"]
    # Its first tile, a Danish one, has been cashed; so the Swedish tile of space 5 is of a new company again.
    state, _ = play(state, "move sweden", "cash")
    assert state.gold == (2, 0, 1)
    assert GAME.view(state, 1).laid_out == 2 + 3 + 2 + 5
    # Seat 1 has lost its only seal. It holds 4 French cards, of which 2 would win that seal back, and 3 Dutch ones,
    # of which 1 would win a seal from the board; so a single French card needs a Dutch one beside it.
    assert legal(state) == [
        "draw",
        *(f"lay france {n}" for n in (1, 2, 3, 4)),
        *(f"lay netherlands {n}" for n in (1, 2, 3)),
    ]
    state, _ = play(state, "lay france 1")
    assert refused(state, "done") == ["B5.5"]
    assert legal(state) == ["lay netherlands 1", "lay netherlands 2", "lay netherlands 3"]


@pytest.mark.rule("B9.1", "B9.4", "B9.5", "B9.7", "B10.1", "B10.2", "B10.3", "B10.4", "B10.6", "B10.8", "B10.9")
def test_the_last_round_and_the_final_scoring_line_by_line() -> None:
    # Taken: seat 0 the silks 1 and 10 and space 31 (sweden nutmeg), seat 1 the silk 15 and space 33 (england pepper),
    # seat 2 the teas 2 and 7. Seat 0 starts and has only the Swedish seal: no Swedish tile lies behind space 31.
    start = table(
        "action",
        seats=3,
        hands={0: "sweden 1 france 2", 1: "netherlands 1 denmark 2", 2: "england 2"},
        tables={0: "sweden 2", 1: "netherlands 1", 2: "england 1 netherlands 1"},
        taken={1: 0, 10: 0, 31: 0, 15: 1, 33: 1, 2: 2, 7: 2},
        cashed=(1, 10, 2),
        gold={0: 6, 1: 10, 2: 1},
        notes={0: 18, 1: 18, 2: 9},
        all_face_up=True,
    )
    state, events = play(start, "lay sweden 1", "done", "move destination")
    assert told(events, "destination") == [(0, {})]
    # Seat 1 must reach a tile behind space 33: only France (34) and Denmark (35) lie there. The Netherlands will not
    # do, though one more card would win that seal.
    assert refused(state, "lay netherlands 1") == []
    begun, _ = play(state, "lay netherlands 1")
    assert refused(begun, "done") == ["B9.5"]
    state, events = play(begun, "lay denmark 1", "done")
    assert legal(state) == ["move denmark"]
    state, events = play(state, "move denmark", "cash")
    # Uncashed before: silk of the Netherlands and pepper of England; with Denmark three companies, 6 gold.
    assert told(events, "cashed") == [(1, {"companies": ("england", "denmark", "netherlands"), "amount": 6})]
    # Seat 2 could play England (next tile on space 12), but draws; that was the last action.
    state, events = play(state, "draw", "drawn england 1 sweden 1")
    assert isinstance(GAME.decision(state), Over)
    assert not told(events, "pirates")
    # All cards: England 0, 0, 4; Denmark 0, 2, 0; France 2, 0, 0; Netherlands 0, 2, 1; Sweden 3, 0, 1.
    assert state.seals == (2, 1, 0, 1, 0)
    lines = [[(line.rule, line.points) for line in score.lines] for score in GAME.scores(state)]
    # Crates: tea seat 2 twice; silk seats 0, 0, 1; ginger seat 1 (space 35); nutmeg seat 0; pepper seat 1.
    assert lines[0] == [("B7.4", 6), ("B10.3", 13), ("B10.3", 15), ("B10.7", 2), ("B10.8", 4), ("B10.9", 4)]
    assert lines[1] == [("B7.4", 16), ("B10.3", 14), ("B10.3", 16), ("B10.7", 2), ("B10.9", 4)]
    assert lines[2] == [("B7.4", 1), ("B10.3", 10), ("B10.9", 2)]
    assert told(events, "total") == [(0, {"total": 44}), (1, {"total": 52}), (2, {"total": 13})]
    assert told(events, "won") == [(1, {"total": 52})]
    assert GAME.decision(state) == Over((1,))


@pytest.mark.rule("B3.11", "B3.1", "B2.2", "B2.4")
def test_the_winner_acts_first_in_this_round_and_leads_the_next_auction() -> None:
    state, _ = play(table("bid", package="france 2", bid=(4, 3), seat=0, leader=1, out=(1, 2)), "pass")
    order = []
    for _ in range(4):
        order.append(asked(state)[1])
        state, _ = play(state, "draw", "drawn england 2")
    assert order == [3, 0, 1, 2]
    assert asked(state) == ("roll", 3)


@pytest.mark.rule("B4.2", "B8.5", "B4.5")
def test_cards_plundered_after_the_pile_has_run_out_are_shuffled_in_too() -> None:
    start = table(
        "action",
        hands={0: "", 1: "netherlands 1", 2: "", 3: ""},
        tables={1: "denmark 12", 2: "sweden 12"},
        pile="england 2",
        discards="france 3",
        spare=3,
    )
    state, events = play(start, "draw", "drawn england 2")
    assert (state.pile, state.discards) == (NOTHING, (0, 0, 3, 0, 0))
    state, _ = play(state, "lay netherlands 1", "done", "move netherlands", "keep")
    assert state.discards == (0, 12, 3, 0, 12)
    state, events = play(state, "draw")
    assert told(events, "reshuffled") == [(-1, {"cards": 27})]
    assert (state.pile, state.discards) == ((0, 12, 3, 0, 12), NOTHING)


@pytest.mark.rule("B7.7", "B7.2")
def test_tiles_that_were_kept_count_with_the_next_new_company_and_only_then() -> None:
    hands = {0: "denmark 1 sweden 1 england 1", 1: "", 2: "", 3: ""}
    state, _ = play(table("action", hands=hands, all_face_up=True), "lay denmark 1", "done", "move denmark", "keep")
    passing = ("draw", "drawn france 2", "draw", "drawn france 2", "draw", "drawn france 2")
    between = ("roll 1", "turn netherlands 1", "pass", "pass", "pass", "pass")
    state, _ = play(state, *passing, *between)
    # Another Danish tile: nothing is asked, nothing can be cashed.
    state, _ = play(state, "lay sweden 1", "done", "move denmark")
    assert asked(state) == ("action", 1)
    assert state.positions[0] == 8
    state, _ = play(state, *passing, *between)
    # A Swedish tile is of a new company: Denmark and Sweden, 3 gold; the second Danish tile stays.
    state, events = play(state, "lay england 1", "done", "move sweden", "cash")
    assert told(events, "cashed") == [(0, {"companies": ("denmark", "sweden"), "amount": 3})]
    assert GAME.view(state, 1).collected(0) == (0, 1, 0, 0, 0)


@pytest.mark.rule("B3.12", "B3.13", "B3.3")
def test_a_package_grows_until_somebody_buys_it() -> None:
    state = table("roll", leader=2, hands=dict.fromkeys(range(4), ""))
    for cards in ("england 2", "sweden 1 france 1"):
        state, events = play(state, "roll 2", f"turn {cards}", "pass", "pass", "pass", "pass")
        assert rules_of(events)[-1] == "B3.13"
        for _ in range(4):
            state, _ = play(state, "draw", "drawn denmark 2")
        assert asked(state) == ("roll", 2)
    state, events = play(state, "roll 1", "turn england 1", "bid 1", "pass", "pass", "pass")
    assert told(events, "won auction") == [(3, {"amount": 1, "cards": {"england": 3, "france": 1, "sweden": 1}})]
    assert told(events, "received") == [(0, {"amount": 1, "payer": 3})]
    assert state.package == NOTHING
