"""Every rule of every rulebook is shown by a test.

The convention, read from the syntax tree of the files ``tests/games/<game>/test_*.py``, so nothing has to run:

* ``@pytest.mark.rule("M3.3", "M3.4")`` on any test function or test class (or in a module's ``pytestmark``)
  says that the test shows these rules.
* For each rule whose role is *refuses*, one test is marked ``@pytest.mark.accepts("M3.3")``: it plays an
  action that the rule could have refused and that goes through; and another test is marked
  ``@pytest.mark.refuses("M3.3")``: it tries an action and checks that this id is among the refusals.
  Both marks count as ``rule`` marks too.

The ids must be written as plain strings in the marks; an id that is not in the rulebook is an error.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import gamecore

GAME_TESTS = Path(__file__).resolve().parents[1] / "games"
MARKS = ("rule", "accepts", "refuses")


def marks_in(source: str) -> dict[str, set[str]]:
    """Return the ids by mark that a test file's decorators and ``pytestmark`` name."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            marks = node.decorator_list if node.name.casefold().startswith("test") else []
        elif isinstance(node, ast.Assign) and any(getattr(each, "id", "") == "pytestmark" for each in node.targets):
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
        else:
            continue
        for mark in marks:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr in MARKS:
                found[mark.func.attr] |= {ast.literal_eval(argument) for argument in mark.args}
    return found


def marks_of(game: str) -> dict[str, set[str]]:
    """Return the ids by mark of all tests of a game."""
    found: dict[str, set[str]] = {mark: set() for mark in MARKS}
    for path in sorted((GAME_TESTS / game).glob("**/test_*.py")):
        for mark, ids in marks_in(path.read_text(encoding="utf-8")).items():
            found[mark] |= ids
    return found


def missing(wanted: set[str], shown: set[str], book: gamecore.Game) -> str:
    """Return a report of coverage that names what is missing."""
    rest = [f"{id} {book.rulebook[id].title}" for id in book.rulebook if id in wanted - shown]
    return f"{book.name}: {len(wanted & shown)} of {len(wanted)} rules; missing: " + ", ".join(rest)


@pytest.mark.parametrize("name", gamecore.games())
def test_every_rule_is_shown_by_a_test(name: str) -> None:
    game, marks = gamecore.load(name), marks_of(name)
    ids, shown = set(game.rulebook), set().union(*marks.values())
    print(missing(ids, shown, game))
    assert ids <= shown, missing(ids, shown, game)


@pytest.mark.parametrize("mark", ["accepts", "refuses"])
@pytest.mark.parametrize("name", gamecore.games())
def test_every_refusing_rule_has_an_accepted_and_a_refused_example(name: str, mark: str) -> None:
    game = gamecore.load(name)
    refusing = {id for id in game.rulebook if game.rulebook[id].role == "refuses"}
    assert refusing, f"the rulebook of {name} has no rule that refuses"
    assert refusing <= marks_of(name)[mark], f"{mark}: {missing(refusing, marks_of(name)[mark], game)}"


@pytest.mark.parametrize("name", gamecore.games())
def test_marks_name_only_rules_of_the_book(name: str) -> None:
    unknown = set().union(*marks_of(name).values()) - set(gamecore.load(name).rulebook)
    assert not unknown, f"marked, but not in the rulebook: {sorted(unknown)}"


def test_marks_are_read_from_functions_classes_and_modules() -> None:
    source = (
        "pytestmark = [pytest.mark.rule('A1.1')]\n"
        "@pytest.mark.refuses('A1.2')\ndef test_x(): ...\n"
        "@pytest.mark.rule('A1.3', 'A1.4')\nclass TestY: ...\n"
        "@pytest.mark.rule('A1.5')\ndef helper(): ...\n"
    )
    assert marks_in(source) == {"rule": {"A1.1", "A1.3", "A1.4"}, "refuses": {"A1.2"}}
