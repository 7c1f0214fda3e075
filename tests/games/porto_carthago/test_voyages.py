"""Chapter 11: shipping by charter."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import Over
from gamecore.games.porto_carthago.coach_worth import voyage_worth
from tests.games.porto_carthago.table import GAME, after, asks, kinds, options, refused, scarce, table, told


def sailing(servants: int, **fields: Any) -> Any:
    """Return the moment at which the destination is turned up, with so many servants of seat 0 in the temple."""
    state = table("porter A2", warehouses={0: "oil"}, charter="1 0", temple={0: servants}, **fields)
    return after(state, "carry oil ship 2")


@pytest.mark.accepts("C11.1")
@pytest.mark.refuses("C11.1")
def test_a_voyage_needs_a_captain_and_a_servant_in_the_temple() -> None:
    state = table("porter A2", warehouses={0: "oil"}, charter="1 0", docks={"Rome-I": "0"})
    assert refused(state, "carry oil ship 2") == "C11.1"
    assert refused(table("porter A2", warehouses={0: "oil"}, charter="1 0", temple={0: 1}, docks={"Rome-I": "0"}),
                   "carry oil ship 1") == "C7.4"  # fmt: skip
    assert asks(sailing(1)) == "voyage"


@pytest.mark.rule("C11.2", "C11.3")
def test_any_good_will_do_and_the_top_card_is_the_destination() -> None:
    state = sailing(3)
    outcomes = GAME.outcomes(state)
    assert len(outcomes) == 30
    event = told(state, "voyage S21")[0]
    assert event.kind == "turned up"
    assert (event.facts["danger"], event.facts["servants"]) == (6, 3)


@pytest.mark.rule("C11.4", "C11.5", "C11.8", "C11.9")
def test_worked_example_6_success_with_four_servants_brings_two_points_and_7_talents() -> None:
    state = sailing(4)
    turned = after(state, "voyage S22")
    assert asks(turned) == "point 0"
    assert turned.cash[0] == 20
    paid = after(turned, "score; score")
    assert asks(paid) == "offering 0"
    assert paid.cash[0] == 31
    assert options(paid) == {"offer 4"}
    home = after(paid, "offer 4")
    assert (home.points[0], home.cash[0]) == (2, 27)
    assert (home.temple[0], home.charter[1], home.supply[0]) == (3, -1, state.supply[0] + 2)


@pytest.mark.rule("C11.6", "C11.7", "C11.8", "C11.9")
def test_worked_example_6_failure_with_three_servants_brings_one_point_and_6_talents() -> None:
    state = sailing(3)
    home = after(state, "voyage S22; score")
    assert (home.points[0], home.cash[0]) == (1, 26)
    assert (home.temple[0], home.charter[1], home.supply[0]) == (2, -1, state.supply[0] + 2)
    assert not [event for event in told(state, "voyage S22; score") if event.kind == "offered"]


@pytest.mark.rule("C11.8", "C11.10", "C1.13")
def test_the_card_goes_under_the_deck_and_its_privilege_is_not_gained() -> None:
    home = after(sailing(3, bottom="S30"), "voyage S22; score")
    assert home.bottom == (29, 21)
    assert home.displays[0] == ()
    assert home.bag[2] == 5


@pytest.mark.rule("C12.3")
def test_two_trade_points_are_two_choices() -> None:
    home = after(sailing(1), "voyage S04; intrigue; score; offer 1")
    assert (home.path, home.points[0]) == ((0,), 1)


@pytest.mark.rule("C11.11")
@pytest.mark.accepts("C16.9")
@pytest.mark.refuses("C16.9")
def test_whoever_cannot_pay_the_whole_offering_pays_all_there_is() -> None:
    state = after(sailing(10, cash={0: 1}), "voyage S04; score; score")
    assert state.cash[0] == 8
    assert options(state) == {"offer 8"}
    assert refused(state, "offer 10") == "C16.9"
    assert after(state, "offer 8").cash[0] == 0


@pytest.mark.rule("C11.12")
def test_an_emptied_charter_ship_needs_a_new_captain() -> None:
    home = after(sailing(3), "voyage S22; score")
    assert home.charter == (1, -1, -1, -1)


@pytest.mark.accepts("C16.4")
@pytest.mark.refuses("C16.4")
def test_without_a_deck_no_good_goes_onto_a_charter_ship() -> None:
    fields: dict[str, Any] = {"charter": "0", "temple": {0: 1}, "warehouses": {0: "oil"}}
    one = scarce("S20")
    one["docks"]["Egypt-II"] = "0"
    assert "carry oil ship 1" in options(table("porter A2", **fields, **one))
    none = scarce()
    none["docks"]["Egypt-II"] = "0"
    empty = table("porter A2", **fields, **none)
    assert GAME.view(empty, 0).deck_size == 0
    assert refused(empty, "carry oil ship 1") == "C16.4"


# Two ways to the same numbers -----------------------------------------------------------------------------


@pytest.mark.rule("C11.3")
@pytest.mark.parametrize(
    ("servants", "cards", "money", "points"),
    [
        (1, 7, 5.83, 1.23),
        (2, 13, 6.07, 1.43),
        (3, 19, 6.03, 1.63),
        (4, 24, 5.67, 1.80),
        (5, 28, 4.93, 1.93),
        (6, 30, 4.00, 2.00),
    ],
)
def test_chances_and_means_over_the_whole_deck_are_those_of_the_reference(
    servants: int, cards: int, money: float, points: float
) -> None:
    successes, talents, gained = 0, 0, 0
    state = sailing(servants, cash={0: 0})
    for outcome, weight in GAME.outcomes(state):
        assert weight == 1
        home = after(state, str(outcome))
        while asks(home) != "bonus 0":
            home = after(home, str(GAME.legal(home)[0]))
        successes += home.points[0] == 2
        talents += home.cash[0]
        gained += home.points[0]
    assert successes == cards
    assert talents / 30 == pytest.approx(money, abs=0.005)
    assert gained / 30 == pytest.approx(points, abs=0.005)


@pytest.mark.rule("C11.5")
def test_the_coach_counts_a_voyage_exactly() -> None:
    view = GAME.view(sailing(3), 0)
    assert voyage_worth(view, 3) == pytest.approx(5 * 49 / 30 + 181 / 30, abs=0.02)
    assert not isinstance(view.decision, Over)


def test_events_of_a_voyage_come_in_the_order_of_the_rules() -> None:
    names = [kind for kind, _ in kinds(told(sailing(4), "voyage S22; score; score; offer 4"))]
    assert names[:7] == ["turned up", "succeeded", "point", "point", "voyage pays", "offered", "voyage over"]
