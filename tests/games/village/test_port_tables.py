"""The tables of the sea (0.12, 0.13), value by value, and what voyages do at the edges of the rules."""

from __future__ import annotations

import pytest

from gamecore.games.village.pieces import COLOURS
from gamecore.games.village.port_pieces import (
    CAPTAINS,
    FIELDS,
    ISLAND_BUYS,
    ISLAND_STACK,
    LINES,
    MISSIONS,
    PIECES,
    TIME_FIELDS,
)
from tests.games.village.table import after, asks, options, seat_of, table
from tests.games.village.test_port import both, port

SEA_LINES = "port-T1 port-T2 T1-T2 T1-I1 T1-T3 I1-I2 I2-T3 T3-I6 T2-I3 T2-T4 I3-I5 I5-T4 T4-I4 I4-T5 T5-I6"
ISLAND_ROWS = {
    "I1": ({}, "cocoa", ("1 wagon", 6)),
    "I2": ({"ox": 4, "plow": 3}, None, ("1 orange 1 brown", 5)),
    "I3": ({"wagon": 3, "grain": 2}, "tea", None),
    "I4": ({}, "chest", None),
    "I5": ({"horse": 4, "scroll": 3}, None, ("1 pink 1 green", 5)),
    "I6": ({"horse": 5, "wagon": 4, "scroll": 4}, None, ("2 pink 1 brown", 7)),
}
CAPTAIN_ROWS = {
    "1a": (1, "brown pink orange green", 2, 1, 5),
    "2a": (2, "green", 1, 1, 1),
    "2b": (2, "pink orange", 1, 1, 1),
    "2c": (2, "brown orange", 1, 1, 1),
    "2d": (2, "brown pink", 1, 1, 1),
    "2e": (2, "brown pink orange green", 2, 2, 1),
    "3a": (3, "green", 1, 2, 1),
    "3b": (3, "orange", 1, 2, 1),
    "3c": (3, "brown", 1, 2, 1),
    "3d": (3, "pink", 1, 2, 1),
    "3e": (3, "brown pink orange green", 1, 1, 1),
    "admiral": (0, "brown pink orange green", 1, 1, 0),
}


@pytest.mark.rule("VP1.1", "VP4.1")
def test_the_lines_of_the_sea_are_those_of_the_table() -> None:
    assert {frozenset(line.split("-")) for line in SEA_LINES.split()} == {
        frozenset((FIELDS[a], FIELDS[b])) for a, b in LINES
    }
    assert [FIELDS[field] for field in TIME_FIELDS] == ["T1", "T2", "T3", "T4", "T5"]


@pytest.mark.rule("VP1.1", "VP5.4", "VP5.5", "VP5.7")
@pytest.mark.parametrize("name", ISLAND_ROWS)
def test_each_island_is_that_of_the_table(name: str) -> None:
    buys, stack, mission = ISLAND_ROWS[name]
    field = FIELDS.index(name)
    assert {PIECES[kind]: points for kind, points in ISLAND_BUYS[field].items()} == buys
    assert (PIECES[ISLAND_STACK[field]] if field in ISLAND_STACK else None) == stack
    if mission is None:
        assert field not in MISSIONS
        return
    found = MISSIONS[field]
    cubes = " ".join(f"{count} {COLOURS[colour]}" for colour, count in found.cubes)
    assert ("1 wagon" if found.wagons else cubes, found.points) == mission


@pytest.mark.rule("VP1.4", "VP2.2", "VP12.3")
def test_each_captain_is_that_of_the_table() -> None:
    rows = {
        captain.name: (
            captain.wage,
            " ".join(COLOURS[colour] for colour in sorted(captain.colours)),
            captain.cubes,
            captain.steps,
            captain.copies,
        )
        for captain in CAPTAINS
    }
    assert rows == CAPTAIN_ROWS


@pytest.mark.rule("VP4.5")
def test_starting_on_a_time_field_costs_nothing_and_each_entry_an_hour() -> None:
    state = after(port("sail 0 1", ship="T1", captain="2a", cubes={"green": 1}), "step I1")
    assert state.time[0] == 0
    assert after(state, "step T1").time[0] == 1


@pytest.mark.rule("VP4.4")
def test_the_second_step_of_a_payment_does_not_carry_over() -> None:
    state = after(port("sail 1 0", ship="I1", captain="3a", cubes={"green": 1}), "step I2; done")
    assert asks(state) == "turn 1"
    assert all(entry.kind != "sail" for entry in state.pending)
    on = port("sail 0 1", ship="I2", captain="3a")
    assert asks(after(on, "step T3")) == "turn 1"


@pytest.mark.rule("VP12.3", "VP12.4")
def test_the_helmsman_joins_the_admiral_and_leaves_with_him() -> None:
    state = both("voyage", "admiral", "helmsman")
    state = after(state, "use admiral; use helmsman; done; step T1; step T3")
    assert (seat_of(state)["ship"], state.time[0]) == ("T3", 2)
    home = after(both("voyage", ship="T3", captain="admiral", helmsman=True), "return")
    assert (seat_of(home)["captain"], seat_of(home)["helmsman"]) == (None, False)


@pytest.mark.rule("VP12.5")
def test_the_quartermaster_fills_a_pair_but_never_three() -> None:
    aboard = {"ship": "I1", "captain": "2a", "cargo": {"cocoa": 1}}
    state = after(both("island 0", "quartermaster", **aboard), "use quartermaster; load cocoa")
    assert seat_of(state)["cargo"] == {"cocoa": 2}
    assert asks(state) == "turn 1"
    row = {"captain": "2a", "goods": {"ox": 3}, "members": {"office": [1]}}
    port_side = after(both("load 0", "quartermaster", **row), "use quartermaster; load ox; load ox")
    assert asks(port_side) == "sail 0"
    later = both("island 0", ship="I1", captain="2a", cargo={"cocoa": 1})
    assert options(table("island 0", modules="inn port", gone="quartermaster",
        me={"ship": "I1", "captain": "2a", "cargo": {"cocoa": 1, "wagon": 1}, "members": {"ship": [1]}})
    ) == {"found 1", "done"}  # fmt: skip
    assert options(later) == {"done"}


@pytest.mark.rule("VP12.6")
def test_the_cartographer_may_land_again_where_the_ship_lies() -> None:
    state = both("sail 0 1", "cartographer", ship="I2", captain="2a", cargo={"plow": 1})
    state = after(state, "chart I2; deliver plow")
    assert (state.points[0], state.time[0]) == (3, 0)
