"""What Village's table teaches beside the play: rules behind numbers and places, chapters, the board in words."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.village.odds_results import ASSUMPTIONS
from gamecore.games.village.pieces import INN_PLACE
from tests.games.village.table import table
from tests.widgets.games.explaining import why
from tests.widgets.games.village.play import GAME, NAMES, games, one, positions
from widgets.games import village
from widgets.games.village.destinations import DESTINATIONS
from widgets.games.village.teaching import PLACES

LEAVING = {"skip", "done", "pass", "pay", "amount", "scrap", "appoint"}
"""What costs nothing and brings nothing by its place, or is ruled by what it belongs to."""


def test_every_number_on_a_panel_has_its_rule() -> None:
    for turns in games(8):
        for state in (turns[len(turns) // 2].before, turns[-1].after):
            for panel in village.panels(GAME.view(state, 0), NAMES):
                for fact in panel["facts"]:
                    assert fact[3] in GAME.rulebook, fact


def test_every_place_of_an_action_has_a_rule_that_says_what_it_brings() -> None:
    for verb in DESTINATIONS.keys() - LEAVING:
        assert village.place_rule(verb) in GAME.rulebook, verb
    assert village.place_rule("skip") == ""
    assert set(PLACES) <= set(DESTINATIONS)


def test_a_cube_or_tile_of_choice_cites_the_rule_of_every_reward_for_it_may_come_from_several() -> None:
    assert {village.place_rule(act) for act in ("gain green", "receive ox")} == {"V1.6"}
    assert {GAME.parse(act).rule for act in ("gain green", "receive ox")} == {"V1.6"}


AT_I1: dict[str, Any] = {"ship": "I1", "captain": "2a"}
DYING_GUEST: dict[str, Any] = {"cards": ["bard"], "members": {"inn": [1]}}
SCRAP: list[list[Any]] = [["finish", 0], ["after", 0, 3, 0], ["refill", -1], ["scrap", 0]]
LAST_TURN: dict[str, Any] = {"spaces": {}, "ended_by": 1, "turns_left": 1}


@pytest.mark.parametrize(
    ("asked", "fields", "act", "rule"),
    [
        ("turn", LAST_TURN, "skip", "V18.5"),
        ("turn", LAST_TURN, "choose travel", "V18.5"),
        ("choose", {}, "choose travel", "V14.1"),
        ("crafts", {}, "skip", "V5.4"),
        ("ransom", {"me": {"coins": 1, "members": {"black bag": [1]}}}, "done", "V17.2"),
        ("climb 0", {"me": {"grain": 1, "members": {"church 1": [1]}}}, "done", "V17.6"),
        ("produce 1", {"me": {"members": {"stables": [1], "yard": [1]}}}, "skip", "V9.3"),
        ("market", {"modules": "inn", "me": {"cards": ["herald"]}}, "done", "V10.1"),
        ("friend", {"modules": "inn", "me": {"members": {"inn": [1]}, "coins": 2}}, "skip", "VI3.3"),
        ("clear", {"modules": "inn"}, "skip", "VI3.6"),
        ("runner", {"modules": "inn", "me": {"members": {"office": [1]}}}, "home office 1", "VI4.4"),
        ("family", {"me": {"members": {"office": [1]}}}, "home office 1", "V8.2"),
        ("alderman", {"modules": "inn", "me": {"members": {"council 1": [1]}}}, "advance 1 1 free", "VI4.4"),
        ("scrap", {"pending": SCRAP, "modules": "inn", "me": {"cards": ["scrap dealer"]}}, "done", "VI4.3"),
        (
            f"bard 1 {INN_PLACE}",
            {"modules": "inn", "me": DYING_GUEST},
            "skip",
            "VI4.3",
        ),
        ("load 0", {"modules": "port", "me": {"captain": "2a"}}, "done", "VP3.7"),
        ("load 0", {"modules": "port", "me": {"captain": "2a"}}, "load member 1", "VP3.1"),
        ("sail 1 0", {"modules": "port", "me": AT_I1}, "done", "VP4.7"),
        ("island 0", {"modules": "port", "me": AT_I1}, "load cocoa", "VP5.5"),
        ("island 0", {"modules": "port", "me": AT_I1}, "done", "VP5.3"),
        ("reveal", {"modules": "goals"}, "done", "VL2.5"),
        ("rest", {"modules": "inn", "me": {"cards": ["herald"]}}, "done", "V5.7"),
    ],
)
def test_the_rule_of_an_action_is_the_one_of_the_question(
    asked: str, fields: dict[str, Any], act: str, rule: str
) -> None:
    state, action = table(asked, **fields), GAME.parse(act)
    assert action in GAME.legal(state)
    assert GAME.rule_of(state, action) == rule
    board = village.place_rule(act)
    assert why(village, GAME, state, act) == (board if rule == action.rule and board else rule)


def test_every_assumption_of_the_odds_is_said_in_a_sentence() -> None:
    for name in ASSUMPTIONS:
        assert village.assumption(name).endswith(".")


def test_the_chapters_of_a_game_are_its_rounds() -> None:
    chapters = [village.chapter(GAME.view(turn.before, None)) for turn in one(0)]
    ordered = list(dict.fromkeys(chapters))
    assert ordered[0] == "Setting up"
    assert ordered[1:] == [f"Round {number}" for number in range(1, len(ordered))]


def test_the_board_in_words_names_everybody_and_every_customer_in_the_stalls() -> None:
    for state in positions(6, 60):
        view = GAME.view(state, 0)
        told = " ".join(village.where(view, NAMES))
        for seat in range(view.players):
            assert NAMES[seat] in told
        assert told.count("Stall ") == sum(tile >= 0 for tile in view.public.stalls)
