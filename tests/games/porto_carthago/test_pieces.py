"""Chapter 0: components and tables, counted by hand against the reference."""

from __future__ import annotations

from collections import Counter

import pytest

from gamecore.games.porto_carthago.actions import Play
from gamecore.games.porto_carthago.pieces import (
    CARD_COUNTS,
    CIVILIZATIONS,
    DOCKS,
    EXTENSION_PRICE,
    GOODS,
    IMMEDIATE,
    MERCHANT_PRICES,
    PALACE_POINTS,
    PALACE_PRICES,
    PATH_LENGTH,
    PLAIN_INCOME,
    PRIVILEGES,
    RENEWAL_PRICE,
    SCORING,
    SHIPS,
    SPACE_BONUSES,
    SPACE_COSTS,
)
from tests.games.porto_carthago.conservation import servants, ships, totals
from tests.games.porto_carthago.table import GAME, after, data, options, table, through


def privilege_counts() -> dict[str, int]:
    """Return how many cards carry each privilege."""
    return Counter(PRIVILEGES[ship.privilege] for ship in SHIPS)


@pytest.mark.rule("C0.1", "C2.11")
@pytest.mark.parametrize(("seats", "market", "row", "deck"), [(3, 4, 4, 22), (4, 6, 5, 20), (5, 6, 6, 18)])
def test_market_rows_deck_and_charter_ships_depend_on_the_players(seats: int, market: int, row: int, deck: int) -> None:
    state = through(GAME.start(seats))
    assert sum(state.market) == market
    assert len(state.row1) == len(state.row2) == row
    assert GAME.view(state, 0).deck_size == deck
    assert len(state.charter) == seats
    assert [servants(state, seat) for seat in range(seats)] == [18] * seats


@pytest.mark.rule("C0.2")
def test_thirty_ships_thirty_goods_and_eighteen_servants_each_are_in_the_box() -> None:
    counted = totals(GAME.start(5))
    assert [counted[f"goods of {good}"] for good in GOODS] == [6] * 5
    assert [counted[f"servants of seat {seat}"] for seat in range(5)] == [18] * 5
    assert counted["ship cards"] == len(SHIPS) == 30
    assert sum(CARD_COUNTS) == 6


@pytest.mark.rule("C0.3", "C1.16")
def test_nine_zones_add_up_to_eighteen_servants() -> None:
    state = table(
        "turn",
        lap=2,
        lighthouse={0: 1},
        temple={0: 2},
        on_cards={0: "A4"},
        charter="0",
        docks={"Egypt-I": "0"},
        intrigue="0",
        palace="0",
    )
    assert state.supply[0] == 18 - 2 - 1 - 2 - 1 - 1 - 2 - 1 - 1
    assert servants(state, 0) == 18
    assert ships(state) == 30


@pytest.mark.rule("C0.4")
def test_action_spaces_cost_0_0_1_1_2_3_and_their_bonuses_are_one_none_two_warehouse_three_palace() -> None:
    assert SPACE_COSTS == (0, 0, 1, 1, 2, 3)
    assert SPACE_BONUSES == (0, 1, 1, 2, 2, 2)


@pytest.mark.rule("C0.5")
def test_the_porter_is_there_twice_and_the_other_four_cards_once() -> None:
    assert CARD_COUNTS == (1, 2, 1, 1, 1)


@pytest.mark.rule("C0.6")
def test_six_civilizations_have_two_docks_each() -> None:
    assert len(CIVILIZATIONS) == 6
    assert len(DOCKS) == 12
    assert DOCKS[:3] == ("Egypt-I", "Egypt-II", "Etruria-I")


@pytest.mark.rule("C0.7")
def test_every_good_is_wanted_by_six_ships() -> None:
    assert Counter(ship.wants for ship in SHIPS) == dict.fromkeys(range(5), 6)


@pytest.mark.rule("C0.8", "C0.9")
def test_the_dangers_are_spread_seven_six_six_five_four_two() -> None:
    assert Counter(ship.danger for ship in SHIPS) == {1: 7, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2}
    assert sum(ship.danger for ship in SHIPS) == 89


@pytest.mark.rule("C0.10")
def test_each_civilization_wants_each_good_once_and_incomes_follow_their_formula() -> None:
    assert len({(ship.civilization, ship.wants) for ship in SHIPS}) == 30
    mild, strong = ("SCOUT3", "MOVE3"), ("TRADE1", "PALACE")
    for ship in SHIPS:
        name = PRIVILEGES[ship.privilege]
        assert ship.income == 7 + ship.danger + (name in mild) - (name in strong)
    assert sum(ship.income for ship in SHIPS) == 300
    for civilization in range(6):
        assert sum(ship.danger for ship in SHIPS if ship.civilization == civilization) in (14, 15)
        assert len({ship.privilege for ship in SHIPS if ship.civilization == civilization}) == 5


@pytest.mark.rule("C0.10")
def test_four_cards_read_as_in_the_reference() -> None:
    assert SHIPS[0] == (0, 0, 2, 9, PRIVILEGES.index("PILOT"))
    assert SHIPS[13] == (2, 3, 5, 11, PRIVILEGES.index("TRADE1"))
    assert SHIPS[21] == (4, 1, 4, 11, PRIVILEGES.index("PILOT"))
    assert SHIPS[27] == (5, 2, 6, 13, PRIVILEGES.index("BONUS3"))


@pytest.mark.rule("C0.11", "C13.2")
def test_privileges_are_there_four_times_and_the_strongest_two_three_times() -> None:
    assert privilege_counts() == {
        "BONUS3": 4, "TRADE1": 4, "INTRIGUE1": 3, "SCOUT3": 4, "ANYGOOD": 4, "PILOT": 4, "MOVE3": 4, "PALACE": 3,
    }  # fmt: skip
    assert {PRIVILEGES[number] for number in IMMEDIATE} == {"BONUS3", "TRADE1", "INTRIGUE1"}


@pytest.mark.rule("C0.12")
def test_palace_prices_rise_by_one_and_fourteen_seats_cost_175() -> None:
    assert tuple(range(6, 21)) == PALACE_PRICES
    assert sum(PALACE_PRICES[:14]) == 175
    assert PALACE_POINTS == (2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)


@pytest.mark.rule("C0.12")
def test_the_nineteen_seats_bought_in_the_published_example_cost_275() -> None:
    assert sum(PALACE_PRICES[min(number, 14)] for number in range(19)) == 275


@pytest.mark.rule("C0.13", "C12.8")
def test_trade_points_have_no_upper_limit() -> None:
    state = table("porter A2", points=40, warehouses={0: "grain"}, docks={"Egypt-I": "0 S01 -"})
    assert after(state, "carry grain Egypt-I; score").points[0] == 41


@pytest.mark.rule("C0.14")
def test_the_path_has_twelve_spaces_and_scores_at_every_fourth() -> None:
    assert PATH_LENGTH == 12
    assert SCORING == {4: (1,), 8: (2, 1), 12: (3, 2, 1)}


@pytest.mark.rule("C0.15")
def test_fixed_prices_are_as_printed() -> None:
    assert (PLAIN_INCOME, RENEWAL_PRICE, EXTENSION_PRICE, MERCHANT_PRICES) == (3, 6, 6, (4, 3, 2))
    assert PALACE_PRICES[-1] == 20


@pytest.mark.rule("C0.16", "C2.5")
def test_a_warehouse_has_four_slots_of_which_two_are_blocked_at_first() -> None:
    state = GAME.start(4)
    assert state.blocked == (2, 2, 2, 2)
    assert state.supply == (16, 16, 16, 16)
    view = GAME.view(table("turn", warehouses={0: "oil"}), 0)
    assert view.free_slots(0) == 1
    assert view.free_slots(1) == 2


@pytest.mark.rule("C0.17")
def test_nobody_starts_with_talents() -> None:
    assert GAME.start(5).cash == (0,) * 5


@pytest.mark.rule("C17.1")
def test_there_are_no_variants() -> None:
    assert GAME.options == ()
    assert list(GAME.seats) == [3, 4, 5]


@pytest.mark.rule("C0.4")
def test_the_card_decides_what_is_done_and_the_space_what_it_costs() -> None:
    state = table("turn", layout="merchant porter captain loadmaster aristocrat porter")
    played = after(state, str(Play("A5")))
    assert data(played)["servants_on_cards"][0]["A5"] == 2
    assert "assign +1 +0" in options(played)
