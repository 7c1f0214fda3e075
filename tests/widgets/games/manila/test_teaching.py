"""What Manila's table explains: its numbers, its places, its assumptions, and the board in words."""

from __future__ import annotations

from gamecore.games.manila.actions import PLACES
from gamecore.games.manila.odds_results import ASSUMPTIONS
from tests.widgets.games.drawing import drawn
from tests.widgets.games.manila.play import GAME, asked, first_of, games, positions, view_of_asked
from tests.widgets.games.random_games import NAMES
from widgets.games import manila
from widgets.games.manila import words


def test_every_number_in_every_panel_has_a_rule_of_the_book() -> None:
    for state in positions(12):
        for panel in manila.panels(GAME.view(state, asked(state)), NAMES):
            assert panel["facts"]
            for _, _, key, rule in panel["facts"]:
                assert rule in GAME.rulebook, key


def test_every_place_to_put_an_accomplice_has_a_rule_of_the_book() -> None:
    for place in PLACES:
        assert manila.place_rule(f"place {place}") in GAME.rulebook
    assert manila.place_rule("bid 5") == ""


def test_the_numbers_on_the_board_name_their_rule_and_say_what_they_are() -> None:
    for state in positions(12):
        view = GAME.view(state, asked(state))
        found = [node for node in drawn(manila.scene(view, ())).iter() if node.get("data-why")]
        assert {node.get("data-why") for node in found} <= set(GAME.rulebook)
        label = next(node.get("aria-label") for node in found if node.get("data-why") == "M0.4")
        assert label is not None
        assert all(str(value) in label for value in view.values)


def test_every_assumption_of_the_odds_is_said_in_words() -> None:
    assert words.ASSUMPTIONS.keys() == ASSUMPTIONS.keys()
    assert all(manila.assumption(name).startswith("It is assumed that") for name in ASSUMPTIONS)


def test_the_board_in_words_names_every_punt_and_every_accomplice() -> None:
    for state in positions(12):
        view = GAME.view(state, None)
        told = " ".join(manila.where(view, NAMES))
        assert all(title in told for title in words.WARE_TITLES)
        assert all(NAMES[seat] in told for seat in view.figures if seat >= 0)


def test_a_punt_is_told_with_its_place_and_its_crew() -> None:
    view = view_of_asked(first_of("steer"))
    for ware, title in enumerate(words.WARE_TITLES):
        line = next(line for line in manila.where(view, NAMES) if line.startswith(f"{title} ") and "worth" not in line)
        expected = "stays on the quay" if ware == view.ashore else "aboard"
        assert expected in line


def test_the_parts_of_the_game_are_the_deal_and_the_voyages() -> None:
    named = {manila.chapter(GAME.view(turn.after, None)) for game in games(2) for turn in game}
    assert {"The deal", "Voyage 1", "Voyage 2"} <= named
