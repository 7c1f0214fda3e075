"""Chapter 7: boarding, succession and plunder."""

from __future__ import annotations

import pytest

from tests.games.manila.table import GAME, after, asks, kinds, on, options, punt, refusals, refused, table, told

ON_13 = {"nutmeg": 13, "silk": 6, "jade": 9}
TWO_ON_13 = {"nutmeg": 13, "silk": 6, "jade": 13}
CREW = {"captain": 1, "second pirate": 2}
NUTMEG_FULL = {"nutmeg 1": 0, "nutmeg 2": 3, "nutmeg 3": 3}
DONE = {"nutmeg": 13, "silk": "port A", "jade": "shipyard A"}


@pytest.mark.rule("M7.1")
@pytest.mark.accepts("M7.1")
def test_a_punt_on_13_is_exposed_while_a_pirate_is_on_the_ship() -> None:
    state = table("roll 2", punts={"nutmeg": 9, "silk": 4, "jade": 5}, figures={"captain": 1})
    assert asks(after(state, "roll 4 1 1")) == "board 1"
    assert asks(after(state, "roll 3 1 1")) == "place 0"
    assert asks(after(state, "roll 5 1 1")) == "place 0"


@pytest.mark.refuses("M7.1")
def test_only_a_punt_on_13_is_boarded() -> None:
    state = table("board captain", punts=ON_13, figures=CREW)
    assert refused(state, "board silk") == "M7.1"
    assert "space 6" in refusals(state, "board silk")[0].sentence


@pytest.mark.rule("M7.2")
@pytest.mark.accepts("M7.2")
def test_the_captain_decides_first_and_each_pirate_once() -> None:
    state = table("board captain", punts=ON_13, figures=CREW)
    assert options(state) == {"board nutmeg", "stay"}
    assert asks(after(state, "stay")) == "board 2"
    assert asks(after(state, "stay; stay")) == "place 0"
    # A captain who stayed is not asked again when the second pirate boards.
    assert asks(after(state, "stay; board nutmeg")) == "place 0"


@pytest.mark.rule("M7.2")
def test_one_player_with_both_pirates_decides_for_each() -> None:
    state = table("board captain", punts=ON_13, figures={"captain": 2, "second pirate": 2})
    assert asks(state) == asks(after(state, "board nutmeg")) == asks(after(state, "stay")) == "board 2"
    both = after(state, "board nutmeg; board nutmeg")
    assert [on(both, "nutmeg 1"), on(both, "nutmeg 2"), on(both, "captain")] == [2, 2, None]


@pytest.mark.refuses("M7.2")
def test_boarding_has_its_moment_and_pirates_do_not_pass() -> None:
    assert refused(table("place 2"), "board jade") == "M7.2"
    assert refused(table("place 3", punts=ON_13, figures=CREW), "board nutmeg") == "M7.2"
    assert refused(table("place 1"), "stay") == "M7.2"
    boarding = table("board captain", punts=ON_13, figures=CREW)
    for text in ("pass", "place silk", "roll 1 2 3"):
        assert refused(boarding, text) == "M7.2"


@pytest.mark.rule("M7.3")
@pytest.mark.accepts("M7.3")
def test_pirates_choose_among_punts_with_a_vacant_seat_and_may_take_the_same() -> None:
    state = table("board captain", punts=TWO_ON_13, figures=CREW)
    assert options(state) == {"board nutmeg", "board jade", "stay"}
    both = after(state, "board jade; board jade")
    assert (on(both, "jade 1"), on(both, "jade 2")) == (1, 2)


@pytest.mark.refuses("M7.3")
def test_a_full_punt_is_not_boarded() -> None:
    state = table("board captain", punts=TWO_ON_13, figures=CREW | NUTMEG_FULL)
    assert refused(state, "board nutmeg") == "M7.3"
    assert "jade" in refusals(state, "board nutmeg")[0].sentence
    assert options(state) == {"board jade", "stay"}


@pytest.mark.rule("M7.3")
def test_nobody_is_asked_when_every_punt_on_13_is_full() -> None:
    state = table("roll 2", punts={"nutmeg": 9, "silk": 4, "jade": 5}, figures=CREW | NUTMEG_FULL)
    assert asks(after(state, "roll 4 1 1")) == "place 0"


@pytest.mark.rule("M7.4")
def test_the_second_pirate_becomes_captain_when_the_captain_boards() -> None:
    state = after(table("board captain", punts=ON_13, figures=CREW), "board nutmeg")
    assert (on(state, "captain"), on(state, "second pirate")) == (2, None)
    assert asks(state) == "board 2"
    assert asks(after(state, "stay")) == "place 0"


@pytest.mark.rule("M7.5")
def test_the_captain_remains_captain_when_only_the_second_boards() -> None:
    state = after(table("board captain", punts=ON_13, figures=CREW), "stay; board nutmeg")
    assert (on(state, "captain"), on(state, "second pirate"), on(state, "nutmeg 1")) == (1, None, 2)


@pytest.mark.rule("M7.6")
def test_a_boarder_pays_nothing_and_shares_the_profit_as_crew() -> None:
    figures = {"captain": 1, "nutmeg 1": 0, "nutmeg 3": 3}
    state = after(table("board captain", punts=ON_13, figures=figures), "board nutmeg")
    assert (on(state, "nutmeg 2"), on(state, "captain"), state.cash[1]) == (1, None, 30)
    paid = after(state, "pass; pass; pass; pass; roll 1 1 1")
    # Nutmeg arrives: 24 for three figures is 8 each; nobody plunders.
    assert paid.cash == (38, 38, 30, 38)


@pytest.mark.rule("M7.7")
def test_a_space_that_a_boarder_left_is_hired_again_for_5() -> None:
    boarded = after(table("board captain", punts=ON_13, figures=CREW), "board nutmeg; stay")
    state = after(boarded, "place pirates")
    assert (on(state, "captain"), on(state, "second pirate"), state.cash[0]) == (2, 0, 25)
    alone = after(table("board captain", punts=ON_13, figures={"captain": 1}), "board nutmeg; place pirates")
    assert on(alone, "captain") == 0
    three = after(table("board captain", 3, punts=ON_13, figures=CREW), "board nutmeg; board nutmeg")
    assert three.placement == 4
    assert on(after(three, "place pirates"), "captain") == 0


@pytest.mark.rule("M7.8")
def test_every_punt_on_13_is_plundered_and_its_crew_goes_home_unpaid() -> None:
    figures = {"captain": 1, "nutmeg 1": 1, "nutmeg 2": 3}
    state = table("roll 3", punts={"nutmeg": 9, "silk": 9, "jade": 2}, figures=figures)
    sent = after(state, "roll 4 4 1")
    assert asks(sent) == "send 1"
    assert GAME.dump(sent)["plundered"] == ["nutmeg", "silk"]
    assert (on(sent, "nutmeg 1"), on(sent, "nutmeg 2")) == (None, None)
    assert sent.supply == (3, 2, 3, 3)
    assert kinds(told(state, "roll 4 4 1")).count(("sent home", 1)) == 1


@pytest.mark.rule("M7.9", "M9.2")
def test_loot_is_the_printed_profit_in_equal_parts_for_each_pirate() -> None:
    two = after(table("send nutmeg", punts=DONE, figures=CREW), "send nutmeg port")
    assert two.cash == (30, 42, 42, 30)
    one = after(table("send nutmeg", punts=DONE, figures={"captain": 1}), "send nutmeg port")
    assert one.cash == (30, 54, 30, 30)
    both = after(table("send nutmeg", punts=DONE, figures={"captain": 1, "second pirate": 1}), "send nutmeg port")
    assert both.cash == (30, 54, 30, 30)


@pytest.mark.rule("M7.9", "M7.10")
@pytest.mark.accepts("M7.10")
def test_each_plundered_punt_pays_loot_and_is_sent_separately() -> None:
    punts = {"nutmeg": 13, "silk": 13, "jade": 13}
    state = table("send nutmeg silk jade", punts=punts, figures=CREW)
    assert options(state) == {"send nutmeg port", "send nutmeg shipyard"}
    two = after(state, "send nutmeg port; send silk shipyard")
    assert (punt(two, "nutmeg"), punt(two, "silk"), asks(two)) == ("port A", "shipyard A", "send 1")
    # Half of 24 + 30 + 36 for each pirate.
    assert after(two, "send jade port").cash == (30, 75, 75, 30)


@pytest.mark.refuses("M7.10")
def test_only_the_captain_sends_and_only_a_plundered_punt() -> None:
    state = table("send nutmeg", punts=DONE, figures=CREW)
    for text in ("stay", "pass", "roll 1", "send silk shipyard", "send jade port"):
        assert refused(state, text) == "M7.10"
    assert refused(table("place 2"), "send jade port") == "M7.10"


@pytest.mark.rule("M7.11")
def test_a_plundered_punt_counts_as_arrived_or_failed_as_the_captain_decides() -> None:
    figures = {"captain": 1, "port B": 0, "shipyard B": 2, "insurance": 3}
    state = table("send nutmeg", punts=DONE, figures=figures)
    port = after(state, "send nutmeg port")
    # In port: port B pays 8, nutmeg rises; the insurer owes 6 for jade in shipyard A only.
    assert port.cash == (38, 54, 30, 24)
    assert GAME.view(port, None).values == (5, 5, 0, 0)
    yard = after(state, "send nutmeg shipyard")
    # In the shipyard: shipyard B pays 8, the insurer owes 14, nutmeg does not rise.
    assert yard.cash == (30, 54, 38, 16)
    assert GAME.view(yard, None).values == (0, 5, 0, 0)


@pytest.mark.rule("M7.12")
def test_without_pirates_a_punt_on_13_after_the_third_roll_has_arrived() -> None:
    figures = {"nutmeg 1": 2, "port A": 0}
    state = table("roll 3", punts={"nutmeg": 9, "silk": 2, "jade": 3}, figures=figures)
    end = after(state, "roll 4 1 1")
    assert end.cash == (36, 30, 54, 30)
    assert GAME.view(end, None).values == (5, 0, 0, 0)


@pytest.mark.rule("M7.13")
def test_without_pirates_a_punt_on_13_after_the_second_roll_sails_on() -> None:
    state = after(table("roll 2", punts={"nutmeg": 9, "silk": 4, "jade": 5}), "roll 4 1 1")
    assert (asks(state), punt(state, "nutmeg")) == ("place 0", "space 13")
    events = told(state, "pass; pass; pass; pass; roll 1 1 1")
    assert [event.facts["dock"] for event in events if event.kind == "arrived"] == ["port A"]


@pytest.mark.rule("M7.14")
@pytest.mark.accepts("M7.14")
def test_arrivals_dock_first_then_failures_then_the_punts_on_13_in_lane_order() -> None:
    state = table("roll 3", punts={"nutmeg": 9, "silk": 9, "jade": 12}, figures={"captain": 1})
    events = told(state, "roll 4 1 6")
    fates = [(each.kind, each.facts["ware"]) for each in events if each.kind in ("arrived", "failed", "plundered")]
    assert fates == [("arrived", "jade"), ("failed", "silk"), ("plundered", "nutmeg")]
    last = after(state, "roll 4 1 6")
    assert punt(after(table("send nutmeg jade", punts={"nutmeg": 13, "silk": "port A", "jade": 13}, figures=CREW),
                      "send nutmeg port"), "nutmeg") == "port B"  # fmt: skip
    assert options(last) == {"send nutmeg port", "send nutmeg shipyard"}


@pytest.mark.refuses("M7.14")
def test_punts_are_sent_one_by_one_in_lane_order() -> None:
    state = table("send nutmeg jade", punts={"nutmeg": 13, "silk": "port A", "jade": 13}, figures=CREW)
    assert refused(state, "send jade port") == "M7.14"
    assert refused(after(state, "send nutmeg port"), "send nutmeg shipyard") == "M7.14"
