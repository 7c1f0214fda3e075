"""What Village's table teaches beside the play: rules behind numbers and places, chapters, the board in words."""

from __future__ import annotations

from gamecore.games.village.odds_results import ASSUMPTIONS
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
