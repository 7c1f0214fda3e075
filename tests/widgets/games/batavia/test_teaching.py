"""What Batavia's table explains: its numbers, its places, its assumptions, and the board in words."""

from __future__ import annotations

from gamecore.games.batavia.odds_results import AGAINST_DRAWING, ASSUMPTIONS
from tests.widgets.games.batavia.play import GAME, asked, first_of, games, positions, view_of_asked
from tests.widgets.games.batavia.test_hostile import laying
from tests.widgets.games.drawing import drawn
from tests.widgets.games.random_games import NAMES
from tests.widgets.line import only
from widgets.games import batavia
from widgets.games.batavia.words import COMPANY_NAMES, GOOD_TITLES


def test_every_number_in_every_panel_has_a_rule_of_the_book() -> None:
    for state in positions(12)[::3]:
        for panel in batavia.panels(GAME.view(state, asked(state)), NAMES):
            assert panel["facts"]
            for _, _, key, rule in panel["facts"]:
                assert rule in GAME.rulebook, key


def test_every_place_of_the_board_has_a_rule_of_the_book() -> None:
    for act in ("lay england 2", "done", "draw", "move sweden", "cash"):
        assert batavia.place_rule(act) in GAME.rulebook
    assert batavia.place_rule("bid 5") == ""


def test_the_numbers_on_the_board_name_their_rule_and_say_what_they_are() -> None:
    for state in positions(12)[::5]:
        view = GAME.view(state, asked(state))
        labels = {}
        for node in drawn(batavia.scene(view, (), NAMES)).iter():
            if node.get("data-why"):
                assert node.get("data-why") in GAME.rulebook
                labels[node.get("aria-label") or ""] = node
        said = " ".join(labels)
        assert str(view.laid_out) in said
        assert all(f"{good} warehouse" in said for good in GOOD_TITLES)
        assert all(f"seal of {company}" in said for company in COMPANY_NAMES)
        assert all(f"{NAMES[seat]} holds {view.hand_counts[seat]} cards" in said for seat in range(view.players))


def test_every_space_of_the_path_is_a_place_or_a_number() -> None:
    for state in positions(6)[::11]:
        view = GAME.view(state, asked(state))
        elements = batavia.scene(view, (), NAMES).elements
        for space in range(1, 36):
            assert f"Space {space}:" in elements[f"space-{space}"]


def test_every_assumption_of_the_odds_is_said_in_a_sentence() -> None:
    assert ASSUMPTIONS
    for name in ASSUMPTIONS:
        assert batavia.assumption(name).endswith(".")
        assert batavia.assumption(name) != name


def test_the_board_in_words_tells_all_that_can_be_seen() -> None:
    for state in positions(12)[::7]:
        view = GAME.view(state, asked(state))
        told = batavia.where(view, NAMES)
        said = " ".join(told)
        assert all(line.endswith(".") and line[0].isupper() and "{" not in line for line in told)
        assert all(f"seal of {company}" in said for company in COMPANY_NAMES)
        for seat in range(view.players):
            assert f"{NAMES[seat]} has {view.gold[seat]} gold." in told
            assert any(line.startswith(f"{NAMES[seat]}’s merchant") for line in told)


def test_the_board_in_words_tells_the_own_hand_only() -> None:
    state = first_of("action")
    assert sum(line.startswith("Your hand") for line in batavia.where(view_of_asked(state), NAMES)) == 1
    assert not any(line.startswith("Your hand") for line in batavia.where(GAME.view(state, None), NAMES))


def test_the_parts_of_the_game_are_the_setup_and_the_rounds() -> None:
    named = {batavia.chapter(GAME.view(turn.after, None)) for game in games(2) for turn in game}
    assert {"Setting up", "Round 1", "Round 2"} <= named


def test_the_coach_says_what_an_action_is_compared_with() -> None:
    browser = laying()
    legal = browser.session.match.legal
    text = only("notice", browser.send("coach"))["text"]
    assert len(legal) > 1
    assert f" {ASSUMPTIONS[AGAINST_DRAWING]}" in text
    assert "it pays" not in text
