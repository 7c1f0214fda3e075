"""What every game's table says: log sentences, questions, answers, final panels, and pictures of a long action."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.contract.playing import rare_positions
from tests.contract.settings import settings_of
from tests.widgets.games.random_games import NAMES
from tests.widgets.games.tables import TAKE_BACK, Table, all_tables, is_whole

TABLES = all_tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def named_in_the_engine(table: Table) -> set[str]:
    """Every kind of event that the engine's source makes."""
    kinds: set[Any] = set(table.talk.named)
    package = import_module(f"gamecore.games.{table.name}")
    for file in Path(package.__file__ or "").parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in table.talk.makers:
                kinds |= {leaf.value for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)}
    return {kind for kind in kinds if isinstance(kind, str)}


def told(table: Table) -> set[str]:
    """Every kind of event that has a sentence."""
    return {key.split("/")[0] for key in import_module(f"widgets.games.{table.name}.telling").EVENTS}


# The log --------------------------------------------------------------------------------------------------


@every_table
def test_every_kind_in_the_engine_has_a_template_and_no_template_is_idle(table: Table) -> None:
    assert named_in_the_engine(table) == told(table)


@every_table
def test_every_event_of_many_games_has_a_sentence_with_and_without_its_secret(table: Table) -> None:
    kinds = set()
    for turns in table.random.games(table.talk.games):
        for event in (event for turn in turns for event in turn.events):
            kinds.add(event.kind)
            for viewer in (None, event.seat):
                assert is_whole(table.ui.sentence(event.seen_by(viewer), NAMES)), event
    assert len(kinds) >= table.talk.kinds


# Questions and answers ------------------------------------------------------------------------------------


@every_table
def test_every_question_is_a_sentence_that_names_who_is_asked(table: Table) -> None:
    game, states = table.random.game, table.random.positions(table.some_games)
    states += tuple(state for setting in settings_of(table.name) for state in rare_positions(setting))
    states += tuple(map(table.look, table.more))
    kinds = {getattr(game.decision(state), "kind", "") for state in states}
    assert kinds >= {*game.questions, *game.chances}
    for state in states:
        seat = table.random.asked(state)
        said = table.ui.question(game.view(state, seat), NAMES)
        assert is_whole(said, ".?"), said
        assert seat is None or said.startswith(f"{NAMES[seat]}: "), said
        for viewer in (None, 0):
            assert is_whole(table.ui.question(game.view(state, viewer), NAMES), ".?")


@every_table
def test_the_answers_are_the_legal_actions_with_labels_of_their_own(table: Table) -> None:
    for state in table.random.positions(table.some_games)[::3]:
        items = table.answers(state)
        legal = sorted(map(str, table.random.game.legal(state)))
        assert sorted(item["text"] for item in items if item["text"] != TAKE_BACK) == legal
        labels = [item["label"] for item in items]
        assert len(set(labels)) == len(labels)
        assert not [label for label in labels if "{" in label or label[0].islower() or label.endswith(".")]


@pytest.mark.parametrize(
    "table", [each for each in TABLES if "bid" in each.random.game.questions], ids=lambda table: table.name
)
def test_bids_are_one_group_of_numbers_in_order(table: Table) -> None:
    state = table.random.first_of("bid")
    legal = table.random.game.legal(state)
    numbers, *others = table.ui.answers(table.random.view_of_asked(state), legal, NAMES)
    assert numbers["kind"] == "number"
    values = [item.get("value") for item in numbers["items"]]
    assert values == list(range(state.bid + 1, state.bid + 1 + len(values)))
    assert [group["kind"] for group in others] == ["buttons"] * len(others)


# The end and long actions ---------------------------------------------------------------------------------


@every_table
def test_the_end_names_the_winners_and_their_total(table: Table) -> None:
    for turns in table.random.games(6):
        view = table.random.game.view(turns[-1].after, None)
        said = table.ui.question(view, NAMES)
        assert all(NAMES[seat] in said for seat in view.decision.winners)
        assert str(max(score.total for score in view.scores)) in said


@every_table
def test_the_pictures_of_an_action_leave_no_event_out_and_end_with_its_outcome(table: Table) -> None:
    (games, least), several = table.talk.pictures, 0
    for turn in (turn for turns in table.random.games(games) for turn in turns):
        for viewer in (None, 0):
            before, after = (table.random.game.view(state, viewer) for state in (turn.before, turn.after))
            events = [event.seen_by(viewer) for event in turn.events]
            shown = table.ui.moments(before, events, after)
            assert [event for _, part in shown for event in part] == events
            assert shown[-1][0] is after
            several += len(shown) > 1
            for view, _ in shown[:-1]:
                assert table.ui.question(view, NAMES)
                table.ui.scene(view, (), NAMES)
                table.ui.panels(view, NAMES)
    assert several > least
