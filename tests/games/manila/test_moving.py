"""Chapter 6: dice, moves, arrivals and failures."""

from __future__ import annotations

import pytest

from gamecore.games.manila.pieces import FACES, HIGHEST_START
from tests.games.manila.table import GAME, after, kinds, punt, refusals, refused, table, told

NEAR = {"nutmeg": 10, "silk": 11, "jade": 3}


@pytest.mark.rule("M6.1")
@pytest.mark.accepts("M6.1")
def test_only_sailing_punts_are_rolled_for() -> None:
    assert len(GAME.outcomes(table("roll 1"))) == 216
    two = table("roll 3", punts={"nutmeg": 5, "silk": "port A", "jade": 7})
    assert len(GAME.outcomes(two)) == 36
    assert len(GAME.outcomes(table("roll 3", punts={"nutmeg": "port B", "silk": "port A", "jade": 7}))) == 6
    assert kinds(told(two, "roll 1 6"))[:3] == [("rolled", 0), ("moved", -1), ("moved", -1)]


@pytest.mark.rule("M6.1", "M2.4")
def test_nobody_rolls_when_all_punts_have_docked() -> None:
    state = table("place 3", punts={"nutmeg": "port A", "silk": "port B", "jade": "port C"}, passed=(1, 2, 3))
    assert kinds(told(state, "pass"))[0] == ("passed placing", 0)
    assert GAME.decision(after(state, "pass")).kind == "bid"


@pytest.mark.refuses("M6.1")
@pytest.mark.parametrize("text", ["roll 4 2", "roll 7 2 6", "roll 4 0 6", "roll 4"])
def test_a_roll_needs_one_number_from_1_to_6_for_each_sailing_punt(text: str) -> None:
    assert refused(table("roll 1"), text) == "M6.1"


@pytest.mark.refuses("M6.1")
def test_a_docked_punt_has_no_die() -> None:
    state = table("roll 3", punts={"nutmeg": 5, "silk": 4, "jade": "port A"})
    assert refused(state, "roll 4 2 6") == "M6.1"
    assert "2 in all (nutmeg, silk)" in refusals(state, "roll 4 2 6")[0].sentence


@pytest.mark.rule("M6.2")
def test_each_punt_moves_exactly_as_far_as_its_die_shows() -> None:
    state = after(table("roll 1"), "roll 6 1 3")
    assert [punt(state, ware) for ware in ("nutmeg", "silk", "jade")] == ["space 10", "space 4", "space 5"]


@pytest.mark.rule("M6.3")
@pytest.mark.parametrize(("die", "place"), [(3, "space 13"), (4, "port A"), (6, "port A")])
def test_a_punt_arrives_beyond_13_and_surplus_points_are_lost(die: int, place: str) -> None:
    assert punt(after(table("roll 2", punts=NEAR), f"roll {die} 1 1"), "nutmeg") == place


@pytest.mark.rule("M6.4")
def test_the_first_to_arrive_docks_in_a_the_second_in_b_the_third_in_c() -> None:
    state = table("roll 3", punts={"nutmeg": 12, "silk": "port A", "jade": 10})
    docks = [event.facts["dock"] for event in told(state, "roll 6 6") if event.kind == "arrived"]
    assert docks == ["port B", "port C"]


@pytest.mark.rule("M6.5")
def test_a_punt_keeps_its_ware_until_the_voyage_ends() -> None:
    state = table("roll 1", figures={"jade 1": 1})
    moved = after(state, "roll 1 2 3; pass; pass; pass; pass; roll 4 5 6")
    assert GAME.dump(moved)["ashore"] == "ginseng"
    assert [punt(moved, ware) for ware in ("nutmeg", "silk", "jade")] == ["space 9", "space 10", "space 11"]


@pytest.mark.rule("M6.6")
def test_a_punt_exactly_on_13_has_not_arrived() -> None:
    state = after(table("roll 2", punts=NEAR), "roll 3 2 1")
    assert [punt(state, ware) for ware in ("nutmeg", "silk")] == ["space 13", "space 13"]


@pytest.mark.rule("M6.7")
def test_no_punt_reaches_13_with_the_first_roll() -> None:
    assert HIGHEST_START + max(FACES) == 11
    state = after(table("roll 1", punts={"nutmeg": 5, "silk": 4, "jade": 0}), "roll 6 6 6")
    assert punt(state, "nutmeg") == "space 11"


@pytest.mark.rule("M6.8")
def test_punts_below_13_fail_after_the_third_roll_and_only_then() -> None:
    failed = told(table("roll 3", punts={"nutmeg": 1, "silk": 12, "jade": 3}), "roll 1 2 3")
    assert [(event.facts["ware"], event.facts["dock"]) for event in failed if event.kind == "failed"] == [
        ("nutmeg", "shipyard A"), ("jade", "shipyard B"),
    ]  # fmt: skip
    assert punt(after(table("roll 2", punts={"nutmeg": 1, "silk": 11, "jade": 3}), "roll 1 2 3"), "jade") == "space 6"


@pytest.mark.rule("M6.9")
def test_punts_docking_in_one_movement_dock_in_lane_order() -> None:
    state = table("roll 2", punts={"nutmeg": 10, "silk": 11, "jade": 9})
    arrived = after(state, "roll 4 6 5")
    assert [punt(arrived, ware) for ware in ("nutmeg", "silk", "jade")] == ["port A", "port B", "port C"]
