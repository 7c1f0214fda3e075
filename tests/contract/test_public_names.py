"""The public interface: its names, its docstrings, and the examples in them."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import gamecore

ROOT = Path(__file__).resolve().parents[2]
MODULES = tuple(
    sorted(["gamecore", *(module.name for module in pkgutil.walk_packages(gamecore.__path__, "gamecore."))])
)
PROMISED = {
    "Action",
    "BadOption",
    "BadRecord",
    "Chance",
    "Choice",
    "GameError",
    "IllegalAction",
    "MalformedAction",
    "Match",
    "Option",
    "Over",
    "TooManyOutcomes",
    "UnknownGame",
    "games",
    "load",
    "simulate",
}
GAME_METHODS = {
    "apply",
    "decision",
    "dump",
    "legal",
    "load",
    "notation",
    "outcomes",
    "parse",
    "refusals",
    "restore",
    "sample",
    "sample_world",
    "scores",
    "start",
    "view",
} - {"load"}


def sources() -> list[Path]:
    """Return every Python file of the rules library."""
    return sorted((ROOT / "gamecore").rglob("*.py"))


def test_every_exported_name_exists_and_is_listed_once() -> None:
    assert len(set(gamecore.__all__)) == len(gamecore.__all__)
    assert all(hasattr(gamecore, name) for name in gamecore.__all__)
    assert set(gamecore.__all__) >= PROMISED


def test_everything_imported_for_callers_is_exported() -> None:
    tree = ast.parse(Path(gamecore.__file__).read_text(encoding="utf-8"))
    imported = {alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert imported - {"annotations"} | {"__version__"} == set(gamecore.__all__)


@pytest.mark.parametrize("name", gamecore.games())
def test_every_game_has_the_promised_interface(name: str) -> None:
    game = gamecore.load(name)
    assert all(callable(getattr(game, method)) for method in GAME_METHODS)
    assert isinstance(game.seats, range)
    assert all(isinstance(option, gamecore.Option) for option in game.options)


@pytest.mark.parametrize("name", gamecore.games())
def test_every_game_says_in_a_sentence_what_it_is_about(name: str) -> None:
    about = gamecore.load(name).about
    assert about.endswith(".")
    assert 40 <= len(about) <= 120


def test_every_error_is_a_leaf_of_one_tree() -> None:
    errors = {each for each in vars(gamecore).values() if inspect.isclass(each) and issubclass(each, Exception)}
    assert {each.__base__ for each in errors - {gamecore.GameError}} == {gamecore.GameError}
    assert gamecore.GameError.__base__ is Exception
    assert all(each.__name__ in gamecore.__all__ for each in errors)


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_public_thing_has_a_docstring(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), "the module has no docstring"
    nameless = [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        if not node.name.startswith("_") and not ast.get_docstring(node) and id(node) not in nested(tree)
    ]
    assert not nameless


def nested(tree: ast.AST) -> set[int]:
    """Return the functions within functions: nobody outside can call them."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {id(inner) for outer in functions for inner in ast.walk(outer) if inner is not outer}


def examples() -> list[str]:
    """Return the modules and pages that hold examples."""
    pages = [path.name for path in sorted(ROOT.glob("*.md")) if ">>>" in path.read_text(encoding="utf-8")]
    finder = doctest.DocTestFinder(exclude_empty=True)
    return [*(name for name in MODULES if any(t.examples for t in finder.find(importlib.import_module(name)))), *pages]


@pytest.mark.parametrize("name", examples())
def test_examples_show_what_really_happens(name: str) -> None:
    if name.endswith(".md"):
        result = doctest.testfile(str(ROOT / name), module_relative=False, verbose=False)
    else:
        result = doctest.testmod(importlib.import_module(name), verbose=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_examples_are_found() -> None:
    assert "gamecore" in examples()
    assert len(examples()) >= 5
