"""What is said of a ship that can be guided, sent away or brought in: where it goes, what it pays, its danger."""

from __future__ import annotations

from typing import Any

from tests.games.porto_carthago.table import after, table
from tests.widgets.games.porto_carthago.play import GAME, NAMES, view_of_asked
from widgets.games import porto_carthago

DOCKS = {"Egypt-I": "0 - grain", "Egypt-II": "2 S03"}
"""Grain waits at the one dock of Egypt that is free; the Egyptian grain ship (S01) pays 9 talents and has danger 2."""


def guiding(row_1: str, docks: dict[str, str]) -> Any:
    """Ana leads the lighthouse and guides ships of this row 1."""
    return after(table("turn", seat=3, lap=5, row_1=row_1, lighthouse={0: 1}, docks=docks), "collect")


def labels(state: Any) -> dict[str, str]:
    """The labels of all answers by notation."""
    groups = porto_carthago.answers(view_of_asked(state), GAME.legal(state), NAMES)
    return {item["text"]: item["label"] for group in groups for item in group["items"]}


def test_a_guided_ship_says_what_it_pays_and_how_dangerous_it_is() -> None:
    said = labels(guiding("S01 S02 S06", DOCKS))
    assert said["enter S01 I"] == "Egyptian grain ship to Egypt I, where Ana loads it: 9 talents"
    assert said["enter S02 I"] == "Egyptian ivory ship to Egypt I, Ana’s dock: 10 talents, danger 3"
    assert said["enter S06 II"] == "Etruscan grain ship to Etruria II: 10 talents, danger 2"
    assert said["expel S01"] == "Expel the Egyptian grain ship: danger 2"


def test_a_ship_that_finds_no_dock_says_what_goes_under_the_deck() -> None:
    said = labels(guiding("S01 S06", {**DOCKS, "Egypt-I": "0 S02"}))
    assert said["enter S01 away"] == "Egyptian grain ship goes under the deck, as both docks are full: danger 2"


def test_a_pilot_says_who_loads_the_ship() -> None:
    said = labels(table("pilot S13", privileges={0: "S13"}, row_1="S01 S02 S06", docks=DOCKS))
    assert said["bring S01"] == "Egyptian grain ship to Egypt I, where Ana loads it: 9 talents"
    assert said["bring S02"] == "Egyptian ivory ship to Egypt I, Ana’s dock: 10 talents, danger 3"
    assert said["bring S06"] == "Etruscan grain ship to Etruria I: 10 talents, danger 2"
