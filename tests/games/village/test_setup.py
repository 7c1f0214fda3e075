"""Setup, rounds and seeding (V1, V2, V3, V4)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

import pytest

from gamecore import Choice
from gamecore.games.village.pieces import CUBES_INTO_BAG, CUBES_ON_SPACES, by_players
from tests.games.village.table import GAME, after, asks, begun, kinds, members, position, seat_of, table, told

EVERY_SETUP = [(seats, inn, port) for seats in (2, 3, 4, 5) for inn in (False, True) for port in (False, True)]
TOTALS = {(False, False): (18, 21, 24, 31), (True, False): (20, 24, 28, 36), (False, True): (20, 24, 28, 35)}
TOTALS[True, True] = (22, 27, 32, 40)


@pytest.mark.rule("V2.1", "V2.2", "V2.3", "V2.6", "V2.7", "V2.8")
def test_every_player_starts_with_four_members_and_a_coin() -> None:
    state = begun()
    assert members(state) == {"yard": [1, 1, 1, 1]}
    row = seat_of(state)
    assert (row["coins"], row["time"], row["points"]) == (1, 0, 0)
    assert not row["cubes"]
    assert not row["goods"]
    assert state.marker == -1
    assert state.goods_left == (8, 8, 8, 8, 8, 0)


@pytest.mark.rule("V2.10", "V3.3")
def test_any_seat_can_begin_and_play_goes_clockwise() -> None:
    state = GAME.start(3)
    while asks(state) == "customer":
        state = GAME.apply(state, GAME.outcomes(state)[0][0]).state
    assert [(str(action), weight) for action, weight in GAME.outcomes(state)] == [
        ("begin red", 1),
        ("begin yellow", 1),
        ("begin blue", 1),
    ]
    state = after(state, "begin blue")
    while asks(state) == "seed":
        state = GAME.apply(state, GAME.sample(state, Random(1))).state
    assert asks(state) == "turn 2"


@pytest.mark.parametrize(("seats", "stalls", "laid"), [(2, 3, 8), (3, 4, 9), (4, 5, 10), (5, 5, 10)])
@pytest.mark.rule("V2.4", "V2.11")
def test_customers_are_laid_out_stalls_first(seats: int, stalls: int, laid: int) -> None:
    data = GAME.dump(begun(seats))
    assert data["stalls"][:stalls] == [f"K{n}" for n in range(1, stalls + 1)]
    assert sum(tile is not None for tile in (*data["stalls"], *data["queue"])) == laid


@pytest.mark.parametrize(("seats", "sections", "graves"), [(2, 8, 6), (3, 12, 8), (4, 15, 10), (5, 19, 11)])
@pytest.mark.rule("V2.5", "VI1.1", "VI1.2")
def test_chronicle_and_graves_are_closed_for_few_players(seats: int, sections: int, graves: int) -> None:
    for inn in (False, True):
        view = GAME.view(begun(seats, inn=inn), 0)
        assert sum(spaces for _, spaces in view.chronicle) == sections
        assert view.graves == (graves, graves)


@pytest.mark.parametrize(("seats", "inn", "port"), EVERY_SETUP)
@pytest.mark.rule("V2.9", "VI1.6", "VP1.3")
def test_the_setup_card_fits_modules_and_players(seats: int, inn: bool, port: bool) -> None:
    row = CUBES_ON_SPACES[inn, port][seats]
    assert sum(row) == by_players(TOTALS[inn, port], seats)
    assert bool(row[7]) == inn
    assert 4 * by_players(CUBES_INTO_BAG[inn, port], seats) + 6 >= sum(row)


@pytest.mark.parametrize(("seats", "inn", "port", "each"), [(4, False, False, 18), (5, False, False, 23),
                                                            (4, True, False, 23), (3, False, True, 21),
                                                            (5, True, True, 26)])  # fmt: skip
@pytest.mark.rule("V2.11", "VI1.7", "VP1.8")
def test_boxes_add_cubes(seats: int, inn: bool, port: bool, each: int) -> None:
    state = GAME.start(seats, inn=inn, port=port)
    assert state.supply == (each, each, each, each, 6)


@pytest.mark.rule("V4.1", "V4.3")
def test_the_bag_is_filled_by_the_card_with_all_plague() -> None:
    assert begun(4).bag == (6, 6, 6, 6, 6)


@pytest.mark.rule("V4.1", "V4.3")
def test_cubes_left_in_the_bag_stay_there_and_all_plague_joins_them() -> None:
    state = table(spaces={"harvest": "brown"}, supply={"brown": 10, "plague": 6})
    assert state.bag == (7, 0, 0, 0, 0)
    state = after(state, "take harvest brown; skip")
    assert state.bag == (12, 5, 5, 5, 6)
    assert state.supply == (5, 13, 13, 13, 0)


@pytest.mark.rule("V4.2")
def test_a_short_supply_gives_what_it_has() -> None:
    data = position("ransom", me={"coins": 1, "members": {"black bag": [1]}}, spaces={}, supply={"green": 2})
    data["pending"] = [["next round", -1], ["majority", -1], ["climbing", 0, 0], ["ransom", 0, 0, 0]]
    state = after(GAME.restore(data), "ransom 1")
    while asks(state) not in ("seed", "climb 0"):
        state = GAME.apply(state, GAME.sample(state, Random(1))).state
    assert state.supply[3] == 0


@pytest.mark.rule("V4.4")
def test_cubes_are_drawn_like_from_an_urn() -> None:
    state = begun(4)
    outcomes = GAME.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    assert total == comb(30, 4)
    none = sum(weight for action, weight in outcomes if "plague" not in str(action))
    assert Fraction(none, total) == Fraction(comb(24, 4), comb(30, 4))


@pytest.mark.rule("V4.4")
def test_the_chance_of_a_round_without_plague_is_that_of_the_reference() -> None:
    """First round with four players: one of the C(30, 6) sets of left-over pieces."""
    state, chance = begun(4), Fraction(1)
    while asks(state) == "seed":
        outcomes = GAME.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        clean = [(action, weight) for action, weight in outcomes if "plague" not in str(action)]
        chance *= Fraction(sum(weight for _, weight in clean), total)
        state = GAME.apply(state, clean[0][0]).state
    assert chance == Fraction(1, 593_775)


@pytest.mark.rule("V4.5")
def test_a_dry_bag_leaves_places_empty() -> None:
    supply = {"brown": 16, "pink": 18, "orange": 18, "green": 18, "plague": 6}
    state = table(pending=[["turns", 0], ["seeding", -1, 1], ["seed", -1, 0]], spaces={}, supply=supply)
    assert state.bag == (2, 0, 0, 0, 0)
    state = after(state, "seed brown brown")
    assert asks(state) != "seed"
    assert not any(state.bag)


@pytest.mark.rule("V1.2")
def test_points_are_scored_openly_at_once() -> None:
    state = after(table("council", me={"members": {"council 4": [1]}, "coins": 1}), "privilege 4")
    assert GAME.view(state, 1).public.points[0] == 3


@pytest.mark.rule("V1.3", "V1.4", "V1.10")
def test_a_view_shows_the_open_things_and_hides_the_rest() -> None:
    state = table(me={"served": ["K17"], "coins": 3, "members": {"black bag": [1]}}, others={1: {"served": ["K18"]}})
    view = GAME.view(state, 0)
    assert view.public.coins[0] == 3
    assert view.bag_members == (1, 0, 0)
    assert view.served_points(0) == 5
    assert view.served_points(1) is None
    assert len(view.public.served[1]) == 1
    assert 17 in view.unseen_tiles
    assert 16 not in view.unseen_tiles


@pytest.mark.rule("V1.5")
def test_there_is_no_action_for_trading() -> None:
    assert not {str(action).split()[0] for action in GAME.universe()} & {"give", "lend", "trade", "offer"}


@pytest.mark.rule("V3.1", "V3.2")
def test_a_round_goes_from_seeding_over_turns_to_the_mass_and_the_next_round() -> None:
    state = table(spaces={"harvest": "brown"})
    events = told(state, "take harvest brown; harvest")
    assert kinds(events)[-3:] == ["mass", "empty church", "round"]
    state = after(state, "take harvest brown; harvest")
    assert state.grain[0] == 2
    assert asks(state) == "seed"
    assert state.round == 3


@pytest.mark.rule("V17.11")
def test_the_marker_names_the_next_starting_player_and_goes_back() -> None:
    state = after(table(spaces={"harvest": "brown"}, marker=2), "take harvest brown; skip")
    assert state.starter == 2
    assert state.marker == -1
    kept = after(table(spaces={"harvest": "brown"}, starter=1), "take harvest brown; skip")
    assert kept.starter == 1


@pytest.mark.rule("V3.3", "V17.11")
def test_the_first_turn_of_a_round_belongs_to_its_starting_player() -> None:
    for fields, first in (({"marker": 2}, 2), ({"starter": 0}, 0)):
        state = after(table(spaces={"harvest": "brown"}, **fields), "take harvest brown; skip")
        while asks(state) == "seed":
            state = GAME.apply(state, GAME.sample(state, Random(1))).state
        assert asks(state) == f"turn {first}"


def test_somebody_is_always_asked_in_a_turn() -> None:
    assert isinstance(GAME.decision(table()), Choice)
