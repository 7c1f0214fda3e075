"""What is refused at sea because another thing comes first says what is done now, and promises nothing impossible."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.village.table import GAME, refusals, table

AT_SEA: dict[str, Any] = {"ship": "I1", "captain": "2a", "goods": {"ox": 1}}
SET_OUT: dict[str, Any] = {"captain": "2a", "goods": {"ox": 1}, "coins": 3}
IN_PORT: dict[str, Any] = {"coins": 3, "goods": {"ox": 1}}
CHARTS: dict[str, Any] = {"cards": ["cartographer"]}

HOME_ONLY = "what comes from the village is loaded only in the port, when you sail out."
HIRE_FIRST = "yet: first hire a captain."
SAIL_FIRST = "yet: your ship is at sea, so first sail on."
LOADING = "yet: while you load, your ship waits in the port. Say “done” when it is loaded, and then it moves."
LOADED = "You cannot load an ox any more: a captain was hired and the ship was loaded, and now it moves."
HIRED = "You cannot hire a captain now: your ship has one, for the whole voyage."
LANDING = "now: your ship acts on an island only after landing there."

CASES: tuple[tuple[str, dict[str, Any], str, str, str], ...] = (
    ("sail 0 1", AT_SEA, "load ox", "VP3.8", HOME_ONLY),
    ("sail 1 0", {**AT_SEA, "coins": 2, "cubes": {"green": 1}}, "load member 1", "VP3.8", HOME_ONLY),
    ("voyage", AT_SEA, "load ox", "VP3.8", HOME_ONLY),
    ("voyage", IN_PORT, "load ox", "VP2.3", HIRE_FIRST),
    ("voyage", AT_SEA, "load cocoa", "VP5.10", LANDING),
    ("sail 0 1", SET_OUT, "load ox", "VP2.1", LOADED),
    ("sail 0 1", SET_OUT, "load cocoa", "VP5.10", LANDING),
    ("voyage", AT_SEA, "deliver ox", "VP5.10", LANDING),
    ("voyage", AT_SEA, "found 1", "VP5.10", LANDING),
    ("load 0", SET_OUT, "deliver ox", "VP5.10", LANDING),
    ("voyage", IN_PORT, "deliver ox", "VP2.3", HIRE_FIRST),
    ("voyage", IN_PORT, "found 1", "VP2.3", HIRE_FIRST),
    ("voyage", IN_PORT, "step T1", "VP2.3", HIRE_FIRST),
    ("voyage", AT_SEA, "step T1", "VP2.4", SAIL_FIRST),
    ("voyage", AT_SEA, "land", "VP2.4", SAIL_FIRST),
    ("voyage", {**IN_PORT, **CHARTS}, "chart I4", "VP2.3", HIRE_FIRST),
    ("voyage", {**AT_SEA, **CHARTS}, "chart I4", "VP2.4", SAIL_FIRST),
    ("voyage", AT_SEA, "chart I4", "VP12.6", "that takes the Cartographer."),
    ("load 0", {**SET_OUT, **CHARTS}, "chart I4", "VP2.1", LOADING),
    ("turn", {**AT_SEA, **CHARTS}, "chart I4", "V5.5", "take a cube first, and then use its space."),
    ("harvest", {**AT_SEA, **CHARTS}, "chart I4", "V5.4", "your action is that of the grain harvest."),
    ("island 0", {**AT_SEA, **CHARTS}, "chart I4", "VP12.6", "used only instead of moving, when you sail out or on."),
    ("load 0", SET_OUT, "step T1", "VP2.1", LOADING),
    ("load 0", SET_OUT, "land", "VP2.1", LOADING),
    ("load 0", SET_OUT, "sail", "VP2.1", LOADING),
    ("load 0", SET_OUT, "hire 2b", "VP2.1", HIRED),
    ("sail 0 1", SET_OUT, "hire 2b", "VP2.1", HIRED),
    ("island 0", AT_SEA, "hire 2b", "VP2.1", HIRED),
)  # fmt: skip


@pytest.mark.rule("VP2.1", "VP2.3", "VP2.4", "VP3.8", "VP5.10", "VP12.6")
@pytest.mark.parametrize(
    ("asked", "row", "action", "rule", "sentence"), CASES, ids=[f"{n}: {c[0]}, {c[2]}" for n, c in enumerate(CASES)]
)
def test_what_does_not_belong_to_this_part_of_a_voyage_says_what_does(
    asked: str, row: dict[str, Any], action: str, rule: str, sentence: str
) -> None:
    found = refusals(table(asked, modules="inn port", me=row), action)
    assert found[0].rule == rule
    assert found[0].sentence.endswith(sentence)


@pytest.mark.rule("VP1.4")
def test_the_rulebook_says_how_the_five_equal_captains_are_called() -> None:
    assert "write “hire 1a” for any of them" in " ".join(GAME.rulebook["VP1.4"].text.split())
