"""Chapter 0: the data of the box, in the code and in the tables that players read."""

from __future__ import annotations

import re

import pytest

from gamecore.games.manila import pieces
from gamecore.games.manila.pieces import SPACE_NAMES, SPACE_PRICES
from tests.games.manila.table import GAME, WARES, after, options, table

PRICES = dict(zip(SPACE_NAMES, SPACE_PRICES, strict=True))


def rows(rule: str) -> list[list[str]]:
    """Return the cells of the table in a rule's text, without its head."""
    lines = [line for line in GAME.rulebook[rule].text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.rule("M0.1")
def test_the_box_holds_four_wares_twenty_shares_and_six_faced_dice() -> None:
    assert pieces.WARES == WARES
    assert pieces.SHARES_PER_WARE * len(pieces.WARES) == 20
    assert pieces.FACES == (1, 2, 3, 4, 5, 6)
    assert {seats: count * seats for seats, count in pieces.ACCOMPLICES.items()} == {3: 12, 4: 12, 5: 15}
    assert {row[0]: row[1] for row in rows("M0.1")}["punts"] == "3"


@pytest.mark.rule("M0.2")
@pytest.mark.parametrize(
    ("ware", "prices", "profit"),
    [("nutmeg", (2, 3, 4), 24), ("silk", (3, 4, 5), 30), ("ginseng", (1, 2, 3), 18), ("jade", (3, 4, 5, 5), 36)],
)
def test_each_ware_has_its_seats_and_its_profit(ware: str, prices: tuple[int, ...], profit: int) -> None:
    number = WARES.index(ware)
    assert pieces.SEAT_PRICES[number] == prices
    assert pieces.PROFITS[number] == profit
    row = next(row for row in rows("M0.2") if row[0] == ware)
    assert [int(cell) for cell in row[2:] if cell.isdigit()] == [len(prices), *prices, profit, 5]


@pytest.mark.rule("M0.3")
def test_the_other_spaces_cost_and_pay_what_the_table_says() -> None:
    names = ["port A", "port B", "port C", "shipyard A", "shipyard B", "shipyard C"]
    assert [PRICES[name] for name in names] == [4, 3, 2, 4, 3, 2]
    assert pieces.DOCK_PAYS == (6, 8, 15)
    assert [PRICES[name] for name in ("captain", "second pirate", "small pilot", "large pilot")] == [5, 5, 2, 5]
    assert PRICES["insurance"] == 0
    assert pieces.INSURANCE_PREMIUM == 10
    assert [[row[0], int(row[1]), int(row[3])] for row in rows("M0.3") if row[0] in names] == [
        [name, price, pays] for name, price, pays in zip(names, [4, 3, 2] * 2, [6, 8, 15] * 2, strict=True)
    ]


@pytest.mark.rule("M0.4")
def test_the_black_market_climbs_from_0_to_30_in_four_steps() -> None:
    assert pieces.MARKET == (0, 5, 10, 20, 30)
    assert [int(number) for number in re.findall(r"\d+", GAME.rulebook["M0.4"].text)] == [*range(5), 0, 5, 10, 20, 30]


@pytest.mark.rule("M0.5")
@pytest.mark.parametrize(("seats", "figures", "dealt"), [(3, 4, 6), (4, 3, 8), (5, 3, 10)])
def test_the_number_of_players_decides_figures_rounds_and_shares(seats: int, figures: int, dealt: int) -> None:
    state = table("place 1", seats)
    assert state.supply == (figures,) * seats
    stages = [entry.kind for entry in state.pending]
    assert stages.count("placement") + 1 == figures
    assert stages.count("movement") == 3
    assert sum(state.piles) == 20 - dealt
    assert [str(seats), str(figures), str(figures), "3", str(dealt), str(20 - dealt)] in rows("M0.5")


@pytest.mark.rule("M0.6")
def test_the_amounts_of_money_are_those_of_the_table() -> None:
    amounts = [
        pieces.START_MONEY,
        pieces.LOWEST_BID,
        pieces.LOWEST_SHARE_PRICE,
        pieces.LOAN,
        pieces.REDEMPTION,
        pieces.REDEMPTION,
        pieces.INSURANCE_PREMIUM,
    ]
    assert amounts == [30, 1, 5, 12, 15, 15, 10]
    assert [int(row[1]) for row in rows("M0.6")] == amounts


@pytest.mark.rule("M0.7", "M4.8", "M4.9")
def test_25_ordered_starts_and_six_sets_are_reached_by_launching_punt_by_punt() -> None:
    first = after(table("load"), "load nutmeg silk jade")
    reached = set()
    for one in options(first):
        middle = after(first, one)
        for two in options(middle):
            state = after(middle, two)
            reached.add((state.locations[0], state.locations[1], state.locations[3]))
    assert reached == set(pieces.STARTING_TRIPLES)
    assert len(reached) == 25
    sets = {tuple(sorted(starts, reverse=True)) for starts in reached}
    assert sets == {(5, 4, 0), (5, 3, 1), (5, 2, 2), (4, 4, 1), (4, 3, 2), (3, 3, 3)}
