"""What Porto Carthago's table explains: its numbers, its places, its assumptions, and the board in words."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.porto_carthago.odds_results import ASSUMPTIONS
from gamecore.games.porto_carthago.pieces import CIVILIZATIONS, SPACES
from tests.games.porto_carthago.table import after, table
from tests.widgets.games.drawing import drawn
from tests.widgets.games.explaining import why
from tests.widgets.games.porto_carthago.play import GAME, TABLE, asked, first_of, games, positions
from tests.widgets.games.random_games import NAMES
from widgets.games import porto_carthago
from widgets.games.porto_carthago.answer_labels import LABELS


def test_every_number_in_every_panel_has_a_rule_of_the_book() -> None:
    for state in positions(9)[::3]:
        for panel in porto_carthago.panels(GAME.view(state, asked(state)), NAMES):
            assert panel["facts"]
            for label, _, key, rule in panel["facts"]:
                assert rule in GAME.rulebook, key
                assert "{" not in label


def test_every_action_has_a_rule_of_the_book() -> None:
    for action in LABELS:
        assert porto_carthago.place_rule(f"{action.verb} x") in GAME.rulebook, action
    assert porto_carthago.place_rule("ship S12") == ""


FINAL: dict[str, Any] = {"points": 6, "decade": 5, "lap": 5, "cash": 30}


@pytest.mark.parametrize(
    ("asked", "fields", "act", "rule"),
    [
        ("first dock", None, "claim Rome-I", "C2.7"),
        ("first dock", None, "skip", "C2.7"),
        ("second dock", None, "claim Rome-I", "C2.8"),
        ("privilege", None, "skip", "C13.3"),
        ("loadmaster A4", {}, "claim Rome-I", "C7.15"),
        ("market", {"cash": 9}, "buy wine", "C8.3"),
        ("market", {"cash": 9}, "skip", "C8.3"),
        ("merchant A5", {}, "buy wine", "C7.20"),
        ("final", FINAL, "purchase", "C14.7"),
        ("final", FINAL, "end", "C14.6"),
    ],
)
def test_the_rule_of_an_action_is_the_one_of_the_question(
    asked: str, fields: dict[str, Any] | None, act: str, rule: str
) -> None:
    state = first_of(asked) if fields is None else table(asked, **fields)
    action = GAME.parse(act)
    assert action in GAME.legal(state)
    assert GAME.rule_of(state, action) == rule
    board = porto_carthago.place_rule(act)
    assert why(porto_carthago, GAME, state, act) == (board if rule == action.rule and board else rule)


def test_the_numbers_on_the_board_name_their_rule_and_say_what_they_are() -> None:
    for state in positions(9)[::5]:
        view = GAME.view(state, asked(state))
        said = ""
        for node in drawn(porto_carthago.scene(view, (), NAMES)).iter():
            if node.get("data-why"):
                assert node.get("data-why") in GAME.rulebook
                said += node.get("aria-label") or ""
        assert f"Cards in the deck: {view.deck_size}." in said
        assert "The lighthouse" in said
        assert "The temple" in said
        assert "Palace space P15" in said or not view.over


def test_every_assumption_of_the_odds_is_said_in_a_sentence() -> None:
    assert ASSUMPTIONS
    for name in ASSUMPTIONS:
        assert porto_carthago.assumption(name).endswith(".")
        assert porto_carthago.assumption(name) != name


def test_the_board_in_words_tells_all_that_can_be_seen() -> None:
    for state in positions(9)[::7]:
        view = GAME.view(state, asked(state))
        told = porto_carthago.where(view, NAMES)
        said = " ".join(told)
        assert all(line.endswith(".") and line[0].isupper() and "{" not in line for line in told)
        for dock, owner in enumerate(view.owners):
            if owner >= 0:
                assert any(line.startswith(CIVILIZATIONS[dock // 2]) and NAMES[owner] in line for line in told)
        for seat in range(view.players):
            assert f"{NAMES[seat]} has {view.lighthouse[seat]} servant" in said
        if view.layout:
            assert all(f" on {space}: costs" in said for space in SPACES)


def test_the_board_in_words_tells_the_own_talents_only() -> None:
    for state in positions(4)[::9]:
        view = GAME.view(state, 1)
        told = [line for line in porto_carthago.where(view, NAMES) if line.endswith(" talents.") and " has " in line]
        assert len(told) == (view.players if view.over else 1)


def test_the_board_says_where_the_game_stands_and_never_names_a_round_that_is_over() -> None:
    entering = after(table("turn", seat=3, lap=5, row_1="S01", lighthouse={0: 1}), "collect")
    stands = {"Decade 1 · setup": positions(1)[0], "Decade 2 · round 5": table("turn", lap=5), "Decade 3": entering}
    for told, state in stands.items():
        view = GAME.view(state, None)
        assert any(told == line.rstrip(".") for line in porto_carthago.where(view, NAMES))
        assert f">{told}<" in TABLE.scene(state).svg()


def test_the_parts_of_the_game_are_the_setup_and_the_decades() -> None:
    named = {porto_carthago.chapter(GAME.view(turn.after, None)) for game in games(2) for turn in game}
    assert {"Setting up", "Decade 1", "Decade 4"} <= named
