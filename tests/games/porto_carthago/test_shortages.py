"""Chapter 16: when something runs out."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.table import GAME, after, asks, options, refused, scarce, table, through


@pytest.mark.accepts("C16.1")
@pytest.mark.refuses("C16.1")
def test_whatever_needs_a_servant_cannot_be_done_without_one() -> None:
    captain = table("turn", temple={0: 16}, layout="captain porter aristocrat loadmaster merchant porter")
    assert captain.supply[0] == 0
    assert refused(captain, "play A1") == "C16.1"
    few = table("loadmaster A4", temple={0: 12}, docks={"Rome-I": "0"})
    assert few.supply[0] == 1
    assert refused(few, "claim Egypt-I") == "C16.1"
    assert "switch Rome-I Egypt-I" in options(few)
    assert refused(table("aristocrat A3", temple={0: 13}, lighthouse={0: 1}), "assign +2 +0") == "C16.1"
    assert "play A1" in options(table("turn", temple={0: 15}))


@pytest.mark.rule("C16.2")
def test_an_empty_bag_leaves_market_spaces_empty() -> None:
    hands = {0: "grain grain grain grain", 1: "oil oil oil oil", 2: "wine wine wine wine", 3: "purple purple purple"}
    docks = {dock: f"{seat} - ivory" for seat, dock in enumerate(("Egypt-I", "Rome-I", "Greece-I", "Iberia-I"))}
    docks |= {"Egypt-II": "0 - grain", "Rome-II": "1 - oil", "Greece-II": "2 - wine", "Iberia-II": "3 - purple"}
    docks |= {"Etruria-I": "0 - ivory", "Etruria-II": "1 - grain", "Phoenicia-I": "2 - oil", "Phoenicia-II": "3 - wine"}
    state = table("turn", warehouses=hands, docks=docks, blocked=0, market="ivory purple purple")
    assert sum(state.bag) == 0
    renewed = after(state, "renew")
    assert GAME.decision(renewed).data == (3, 2)
    assert sum(through(renewed).market) == 3


@pytest.mark.rule("C16.3")
def test_rows_are_filled_as_far_as_cards_last_and_gaps_are_passed_over() -> None:
    free = scarce("S01", "S11", "S17", "S20", "S23")
    state = through(after(table("turn", seat=3, lap=5, row_1="S01", row_2="S11 - S17", **free), "collect"))
    assert state.row1 == (10, -1, 16, -1, -1)
    assert [card >= 0 for card in state.row2] == [True, True, False, False, False]


@pytest.mark.rule("C16.3")
def test_without_a_ship_beside_it_the_place_of_a_piloted_ship_stays_empty() -> None:
    state = after(table("pilot S13", privileges={0: "S13"}, row_1="S01", row_2="- S11"), "bring S01")
    assert state.row1[0] == -1
    assert asks(state) == "turn 0"


@pytest.mark.rule("C16.3")
def test_a_card_under_an_empty_deck_is_its_top_card() -> None:
    state = table("turn", seat=3, lap=5, row_1="S01 S06", **scarce("S01", "S06"))
    state = after(state, "collect")
    assert asks(state) == "ship"
    assert [str(action) for action, _ in GAME.outcomes(state)] == ["ship S06"]
    assert asks(after(state, "ship S06")) == "cards"


@pytest.mark.rule("C16.5")
def test_with_all_charter_ships_taken_no_captain_signs_on() -> None:
    state = table("turn", charter="0 1 2 3")
    assert refused(state, "play A1") == "C6.7"


@pytest.mark.rule("C16.6")
def test_with_all_docks_claimed_a_load_master_can_only_release() -> None:
    docks = {f"{name}-{numeral}": str(seat) for seat, name in enumerate(("Egypt", "Rome", "Greece", "Iberia"))
             for numeral in ("I", "II")}  # fmt: skip
    docks |= {"Etruria-I": "0", "Etruria-II": "1", "Phoenicia-I": "2", "Phoenicia-II": "3"}
    state = table("loadmaster A4", docks=docks)
    assert {text.split()[0] for text in options(state)} == {"release"}


@pytest.mark.rule("C16.7")
def test_a_full_path_has_no_place() -> None:
    docks = {"Egypt-I": "0 S01"}
    state = table("porter A2", warehouses={0: "grain"}, docks=docks, intrigue=" ".join("123" * 4))
    assert after(state, "carry grain Egypt-I").points[0] == 1


@pytest.mark.rule("C16.8")
def test_an_empty_market_sells_nothing() -> None:
    assert refused(table("turn", market=""), "play A5") == "C6.7"


@pytest.mark.accepts("C16.9")
@pytest.mark.refuses("C16.9")
def test_a_purchase_is_paid_in_full_or_not_made() -> None:
    assert refused(table("turn", cash={0: 3}), "play A5") == "C16.9"
    assert "play A5" in options(table("turn", cash={0: 4}))
    assert refused(table("bonus A4", points=2, cash={0: 5}), "purchase") == "C16.9"
    assert refused(table("bonus A3", cash={0: 11}), "extend 2") == "C16.9"
    poor = after(table("turn", cash={0: 5}), "renew; fill grain grain oil oil ivory wine")
    assert refused(poor, "buy oil") == "C16.9"
