"""The worked examples E1 to E14 of the rules reference, each set up by hand and played with given dice."""

from __future__ import annotations

import pytest

from tests.games.manila.table import GAME, after, asks, launching, on, options, punt, refused, table, told

BLUE, ORANGE, RED, BLACK = 0, 1, 2, 3


@pytest.mark.rule("M4.2", "M4.3")
@pytest.mark.parametrize(("ware", "price"), [("nutmeg", 10), ("silk", 20), ("ginseng", 5), ("jade", 5)])
def test_e1_what_the_harbour_master_pays_for_a_share(ware: str, price: int) -> None:
    state = table("buy", market={"nutmeg": 2, "silk": 3, "ginseng": 0, "jade": 1})
    assert after(state, f"buy {ware}").cash[0] == 30 - price


@pytest.mark.rule("M4.6", "M11.1")
def test_e2_silk_stays_ashore_and_cannot_rise() -> None:
    state = after(table("load"), "load nutmeg ginseng jade; start nutmeg 5; start ginseng 4")
    assert [punt(state, ware) for ware in ("nutmeg", "silk", "ginseng", "jade")] == [
        "space 5", "ashore", "space 4", "space 0",
    ]  # fmt: skip
    end = after(state, "pass; pass; pass; pass; roll 6 6 6; roll 6 6 6; roll 6")
    assert GAME.view(end, None).values == (5, 0, 5, 5)


@pytest.mark.rule("M4.9")
def test_e3_with_starts_4_and_3_the_third_punt_starts_on_2() -> None:
    assert punt(after(launching("ginseng"), "start nutmeg 4; start silk 3"), "jade") == "space 2"


@pytest.mark.rule("M4.8", "M4.9")
def test_e4_with_starts_4_and_5_the_third_punt_starts_on_0_and_no_start_is_above_5() -> None:
    assert punt(after(launching("ginseng"), "start nutmeg 4; start silk 5"), "jade") == "space 0"
    assert refused(launching("ginseng"), "start silk 6") == "M4.8"


@pytest.mark.rule("M6.2", "M6.3")
def test_e5_jade_docks_and_its_two_surplus_points_are_lost() -> None:
    # Jade on 10 needs 4 to pass 13; it rolls 6.
    state = after(table("roll 2", punts={"nutmeg": 3, "silk": 5, "jade": 10}), "roll 4 2 6")
    assert [punt(state, ware) for ware in ("nutmeg", "silk", "jade")] == ["space 7", "space 7", "port A"]


@pytest.mark.rule("M6.4", "M6.8", "M6.9")
def test_e6_jade_arrives_in_round_2_and_the_others_in_round_3() -> None:
    state = table("roll 2", punts={"nutmeg": 6, "silk": 7, "jade": 9})
    state = after(state, "roll 4 4 5; pass; pass; pass; pass")
    assert punt(state, "jade") == "port A"
    docks = {event.facts["ware"]: event.facts["dock"] for event in told(state, "roll 5 4") if "dock" in event.facts}
    assert docks == {"nutmeg": "port B", "silk": "port C"}
    failed = {event.facts["ware"]: event.facts["dock"] for event in told(state, "roll 1 4") if "dock" in event.facts}
    assert failed == {"nutmeg": "shipyard A", "silk": "port B"}


@pytest.mark.rule("M6.4", "M6.8")
def test_e7_only_silk_arrives() -> None:
    events = told(table("roll 3", punts={"nutmeg": 6, "silk": 10, "jade": 3}), "roll 2 5 1")
    docks = {event.facts["ware"]: event.facts["dock"] for event in events if "dock" in event.facts}
    assert docks == {"silk": "port A", "nutmeg": "shipyard A", "jade": "shipyard B"}


@pytest.mark.rule("M7.2", "M7.3", "M7.4")
def test_e8_the_captain_boards_the_last_seat_and_the_second_pirate_is_captain() -> None:
    jade = {"jade 1": BLUE, "jade 2": BLUE, "jade 3": RED, "jade 4": RED}
    figures = {**jade, "ginseng 1": 3, "ginseng 2": 3, "captain": ORANGE, "second pirate": 4}
    state = table("roll 2", 5, punts={"silk": 2, "ginseng": 9, "jade": 8}, figures=figures)
    state = after(state, "roll 1 4 5")
    assert asks(state) == f"board {ORANGE}"
    assert options(state) == {"board ginseng", "stay"}
    state = after(state, "board ginseng")
    assert on(state, "ginseng 3") == ORANGE
    assert (on(state, "captain"), on(state, "second pirate")) == (4, None)
    assert asks(state) == "place 0"


@pytest.mark.rule("M7.8", "M7.9")
def test_e9_two_pirates_share_the_24_of_nutmeg() -> None:
    figures = {"nutmeg 1": BLUE, "nutmeg 2": BLACK, "captain": ORANGE, "second pirate": RED}
    state = after(table("roll 3", punts={"nutmeg": 9, "silk": 2, "jade": 3}, figures=figures), "roll 4 1 1")
    assert (on(state, "nutmeg 1"), on(state, "nutmeg 2")) == (None, None)
    assert after(state, "send nutmeg port").cash == (30, 42, 42, 30)


@pytest.mark.rule("M8.2", "M8.3", "M8.5", "M8.6", "M8.7")
def test_e10_both_pilots_at_work() -> None:
    figures = {"small pilot": BLUE, "large pilot": RED, "captain": ORANGE}
    state = table("steer small", punts={"nutmeg": 13, "ginseng": 12, "jade": 7}, figures=figures)
    state = after(state, "steer nutmeg +1")
    assert punt(state, "nutmeg") == "port A"
    assert refused(state, "steer nutmeg -1") == "M8.5"
    state = after(state, "steer ginseng +1 jade -1")
    assert (punt(state, "ginseng"), punt(state, "jade")) == ("space 13", "space 6")
    assert asks(state) == "roll"
    assert not any(state.plundered)


@pytest.mark.rule("M9.3")
def test_e11_three_accomplices_on_jade_get_12_each() -> None:
    figures = {"jade 1": RED, "jade 2": RED, "jade 3": BLACK}
    end = after(table("roll 3", punts={"nutmeg": 1, "silk": 1, "jade": 13}, figures=figures), "roll 1 1 1")
    assert end.cash == (30, 30, 54, 42)


@pytest.mark.rule("M9.4")
def test_e12_with_two_punts_in_port_a_pays_6_b_pays_8_and_c_nothing() -> None:
    figures = {"port A": ORANGE, "port B": RED, "port C": BLUE}
    end = after(table("roll 3", punts={"nutmeg": 13, "silk": 1, "jade": 13}, figures=figures), "roll 1 1 1")
    assert end.cash == (30, 36, 38, 30)


@pytest.mark.rule("M9.5")
def test_e13_with_one_punt_in_the_shipyard_a_pays_6_and_b_nothing() -> None:
    figures = {"shipyard A": BLUE, "shipyard B": BLACK}
    end = after(table("roll 3", punts={"nutmeg": 13, "silk": 1, "jade": 13}, figures=figures), "roll 1 1 1")
    assert end.cash == (36, 30, 30, 30)


@pytest.mark.rule("M9.6", "M9.7")
@pytest.mark.parametrize(("insurer", "cash"), [(RED, (36, 38, 16, 30)), (BLUE, (22, 38, 30, 30))])
def test_e14_the_insurer_pays_for_two_punts_but_not_to_himself(insurer: int, cash: tuple[int, ...]) -> None:
    figures = {"shipyard A": BLUE, "shipyard B": ORANGE, "insurance": insurer}
    end = after(table("roll 3", punts={"nutmeg": 13, "silk": 1, "jade": 1}, figures=figures), "roll 1 1 1")
    assert end.cash == cash
