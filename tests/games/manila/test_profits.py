"""Chapter 9: who is paid, by whom, and the duty of the insurer."""

from __future__ import annotations

from itertools import product

import pytest

from gamecore.games.manila.pieces import PROFITS, SEAT_PRICES
from tests.games.manila.table import after, free_shares, kinds, pledges, table, told

ALL_FAIL = {"nutmeg": 1, "silk": 2, "jade": 3}
ONE_FAILS = {"nutmeg": 13, "silk": 13, "jade": 3}


def paid(punts: dict[str, int], **fields: object) -> tuple[int, ...]:
    """Return everybody's cash after a third roll of ones only; all have 30 before unless said otherwise."""
    return after(table("roll 3", punts=punts, **fields), "roll 1 1 1").cash  # type: ignore[arg-type]


@pytest.mark.rule("M9.1")
def test_pirates_crews_ports_and_shipyard_are_paid_in_this_order() -> None:
    figures = {"captain": 1, "silk 1": 2, "port A": 3, "shipyard A": 0, "insurance": 1}
    state = table("send nutmeg", punts={"nutmeg": 13, "silk": "port A", "jade": "shipyard A"}, figures=figures)
    events = kinds(told(state, "send nutmeg shipyard"))
    order = [kind for kind, _ in events if kind in ("loot", "profit", "port pays", "shipyard pays", "insurance paid")]
    assert order == ["loot", "profit", "port pays", "shipyard pays", "insurance paid"]


@pytest.mark.rule("M9.2")
def test_pirates_are_paid_the_loot_first() -> None:
    state = table("send nutmeg", punts={"nutmeg": 13, "silk": "port A", "jade": "port B"},
                  figures={"captain": 1, "second pirate": 3, "silk 1": 0})  # fmt: skip
    assert kinds(told(state, "send nutmeg port"))[1:4] == [("loot", 1), ("loot", 3), ("profit", 0)]


@pytest.mark.rule("M9.3")
def test_a_crew_divides_the_profit_and_two_figures_get_two_parts() -> None:
    figures = {"silk 1": 0, "silk 2": 2, "silk 3": 0}
    # 30 makes three parts of 10.
    assert paid({"nutmeg": 1, "silk": 13, "jade": 1}, figures=figures) == (50, 30, 40, 30)
    assert paid({"nutmeg": 1, "silk": 13, "jade": 1}) == (30, 30, 30, 30)


@pytest.mark.rule("M9.4")
@pytest.mark.parametrize(
    ("punts", "cash"),
    [
        (ALL_FAIL, (30, 30, 30, 30)),
        ({"nutmeg": 13, "silk": 2, "jade": 3}, (36, 30, 30, 30)),
        ({"nutmeg": 13, "silk": 13, "jade": 3}, (36, 38, 30, 30)),
        ({"nutmeg": 13, "silk": 13, "jade": 13}, (36, 38, 45, 30)),
    ],
)
def test_a_port_pays_if_a_punt_lies_there(punts: dict[str, int], cash: tuple[int, ...]) -> None:
    assert paid(punts, figures={"port A": 0, "port B": 1, "port C": 2}) == cash


@pytest.mark.rule("M9.5", "M9.11")
@pytest.mark.parametrize(
    ("punts", "cash"),
    [
        ({"nutmeg": 13, "silk": 13, "jade": 13}, (30, 30, 30, 30)),
        (ONE_FAILS, (36, 30, 30, 30)),
        ({"nutmeg": 13, "silk": 2, "jade": 3}, (36, 38, 30, 30)),
        (ALL_FAIL, (36, 38, 45, 30)),
    ],
)
def test_the_shipyard_pays_from_the_cash_box_without_an_insurer(punts: dict[str, int], cash: tuple[int, ...]) -> None:
    assert paid(punts, figures={"shipyard A": 0, "shipyard B": 1, "shipyard C": 2}) == cash


@pytest.mark.rule("M9.6")
@pytest.mark.parametrize(
    ("punts", "owed"),
    [({**ONE_FAILS, "jade": 13}, 0), (ONE_FAILS, 6), ({**ONE_FAILS, "silk": 1}, 14), (ALL_FAIL, 29)],
)
def test_the_insurer_owes_6_14_or_29_even_for_empty_spaces(punts: dict[str, int], owed: int) -> None:
    assert paid(punts, figures={"insurance": 3}) == (30, 30, 30, 30 - owed)
    with_figure = paid(punts, figures={"insurance": 3, "shipyard A": 1})
    assert with_figure == (30, 30 + (6 if owed else 0), 30, 30 - owed)


@pytest.mark.rule("M9.7")
def test_the_insurer_owes_nothing_for_a_space_with_his_own_figure() -> None:
    figures = {"insurance": 3, "shipyard B": 3, "shipyard A": 0}
    assert paid(ALL_FAIL, figures=figures) == (36, 30, 30, 30 - 6 - 15)
    # No loan is forced for his own amount: 0 pesos and one failure on his own space.
    state = table("roll 3", punts=ONE_FAILS, figures={"insurance": 3, "shipyard A": 3}, cash={3: 0})
    events = told(state, "roll 1 1 1")
    assert ("owes himself", 3) in kinds(events)
    assert "forced loan" not in [event.kind for event in events]
    assert after(state, "roll 1 1 1").cash[3] == 0


@pytest.mark.rule("M9.8")
def test_the_insurer_receives_his_own_profits_before_he_pays() -> None:
    figures = {"insurance": 3, "silk 1": 3, "port A": 3}
    state = table("roll 3", punts={"nutmeg": 1, "silk": 13, "jade": 1}, figures=figures, cash={3: 0})
    end = after(state, "roll 1 1 1")
    # 30 from silk and 6 from port A, then 14 for two failures; no loan is needed.
    assert (end.cash[3], pledges(end, 3)) == (22, "")


@pytest.mark.rule("M9.9", "M10.6")
def test_an_insurer_short_of_cash_encumbers_as_few_shares_as_needed_lowest_value_first() -> None:
    market = {"silk": 2, "ginseng": 1}
    state = table("roll 3", punts=ALL_FAIL, figures={"insurance": 3}, cash={3: 20}, market=market)
    end = after(state, "roll 1 1 1")
    # 20 + 12 for ginseng at 5 pays 29; silk at 10 stays free.
    assert (end.cash[3], pledges(end, 3), free_shares(end, 3)) == (3, "ginseng", "silk")


@pytest.mark.rule("M9.9", "M10.6")
def test_forced_loans_of_the_insurer_use_the_values_before_the_rise() -> None:
    # Before the rise silk (10) is cheaper than ginseng (20); afterwards both stand at 20.
    state = table("roll 3", punts={"silk": 13, "nutmeg": 1, "jade": 1}, figures={"insurance": 3}, cash={3: 5},
                  market={"silk": 2, "ginseng": 3})  # fmt: skip
    assert pledges(after(state, "roll 1 1 1"), 3) == "silk"


@pytest.mark.rule("M9.10")
def test_the_cash_box_adds_what_the_insurer_cannot_pay() -> None:
    figures = {"insurance": 3, "shipyard A": 0, "shipyard B": 1, "shipyard C": 2}
    state = table("roll 3", punts=ALL_FAIL, figures=figures, cash={3: 4}, hands={3: "silk"}, loans={3: "ginseng"})
    end = after(state, "roll 1 1 1")
    # He raises 4 + 12 of the 29; everybody is paid in full.
    assert end.cash == (36, 38, 45, 0)
    assert pledges(end, 3) == "silk ginseng"
    short = next(event for event in told(state, "roll 1 1 1") if event.kind == "insurance short")
    assert short.facts == {"owed": 29, "missing": 13}


@pytest.mark.rule("M9.11")
def test_without_an_insurer_an_empty_shipyard_space_moves_no_money() -> None:
    assert paid(ALL_FAIL) == (30, 30, 30, 30)


@pytest.mark.rule("M9.12")
def test_failed_crews_idle_spaces_pilots_and_idle_pirates_earn_nothing() -> None:
    figures = {"jade 1": 0, "port B": 1, "shipyard C": 2, "captain": 3, "small pilot": 0, "large pilot": 1}
    assert paid({"nutmeg": 13, "silk": 2, "jade": 3}, figures=figures) == (30, 30, 30, 30)


@pytest.mark.rule("M9.13")
def test_every_profit_divides_evenly_by_every_possible_crew() -> None:
    parts = {
        (profit, crew): profit % crew
        for profit, prices in zip(PROFITS, SEAT_PRICES, strict=True)
        for crew in range(1, len(prices) + 1)
    }
    assert set(parts.values()) == {0}
    assert {profit % pirates for profit, pirates in product(PROFITS, (1, 2))} == {0}
