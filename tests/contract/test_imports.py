"""Who may import whom: notebooks use widgets, widgets use gamecore, and gamecore uses the standard library alone."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamecore

ROOT = Path(__file__).resolve().parents[2]
OURS = ("gamecore", "widgets", "notebooks", "tests", "dev")
PARTS = {
    "kernel": {"kernel"},
    "odds": {"kernel", "odds", "bots"},
    "bots": {"kernel", "odds", "bots"},
    "games": {"kernel", "odds", "games"},
}
"""What each part of gamecore may import. Tournaments are played by bots, so ``odds`` may import them."""

SEATED = ("gamecore/kernel/match.py", "gamecore.bots.names")
"""The one import of the kernel from outside: a match seats bots by name."""

LAZY = ("gamecore/odds/", "numpy")
"""What only functions may import: whoever plays needs no NumPy, whoever simulates thousands of games has it."""


def imports(source: str) -> Iterator[tuple[str, bool]]:
    """Yield the full name of everything a source imports, and whether it does so only when a function runs."""
    tree = ast.parse(source)
    checking = {
        id(node)
        for test in ast.walk(tree)
        if isinstance(test, ast.If) and ast.unparse(test.test) == "TYPE_CHECKING"
        for node in ast.walk(test)
    }
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if id(node) in checking:
            continue
        if isinstance(node, ast.Import):
            yield from ((alias.name, id(node) in inside) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                yield f"{node.module}.{alias.name}", id(node) in inside


def sources(part: str) -> list[tuple[str, str]]:
    """Return path and source of every Python file of a part of the repository."""
    files = sorted((ROOT / part).rglob("*.py"))
    return [(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in files]


def notebook_sources() -> list[tuple[str, str]]:
    """Return path and code of every notebook, without the lines that are no Python."""
    found = []
    for path in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        lines = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code").splitlines()
        found.append((path.relative_to(ROOT).as_posix(), "\n".join(line for line in lines if line[:1] not in "%!")))
    return found


def starts_with(name: str, package: str) -> bool:
    """Return whether a full name lies in a package."""
    return name == package or name.startswith(f"{package}.")


def test_the_rules_library_imports_only_itself_and_the_standard_library() -> None:
    wrong = [
        (path, name)
        for path, source in sources("gamecore")
        for name, lazy in imports(source)
        if not starts_with(name, "gamecore") and name.split(".")[0] not in sys.stdlib_module_names
        if not (lazy and path.startswith(LAZY[0]) and starts_with(name, LAZY[1]))
    ]
    assert not wrong


def test_the_parts_of_the_rules_library_import_in_one_direction() -> None:
    wrong = []
    for path, source in sources("gamecore"):
        part = path.split("/")[1]
        if part not in PARTS:
            continue
        for name, _ in imports(source):
            if (path, name.rpartition(".")[0]) == SEATED or not starts_with(name, "gamecore"):
                continue
            if name.split(".")[1] not in PARTS[part]:
                wrong.append((path, name))
    assert not wrong


@pytest.mark.parametrize("part", ["gamecore", "widgets", "tests"])
def test_no_game_imports_another(part: str) -> None:
    wrong = []
    for path, source in sources(part):
        for other in gamecore.games():
            foreign = [name for name, _ in imports(source) if f".games.{other}." in f"{name}."]
            if "/games/" in path and f"/games/{other}/" not in path:
                wrong += [(path, name) for name in foreign]
    assert not wrong


def test_shared_code_names_no_game() -> None:
    shared = [(path, source) for part in ("gamecore", "widgets") for path, source in sources(part)]
    wrong = [
        (path, name)
        for path, source in shared
        if "/games/" not in path
        for name, _ in imports(source)
        if any(f".games.{game}." in f"{name}." for game in gamecore.games())
    ]
    assert not wrong


def test_widgets_import_no_notebook_and_no_test() -> None:
    wrong = [
        (path, name)
        for path, source in sources("widgets")
        for name, _ in imports(source)
        if name.split(".")[0] in OURS and name.split(".")[0] not in ("gamecore", "widgets")
    ]
    assert not wrong


def test_notebooks_use_the_packages_from_outside() -> None:
    for path, source in notebook_sources():
        names = [name for name, _ in imports(source)]
        assert not [name for name in names if name.split(".")[0] in ("notebooks", "tests", "dev")], path


def test_nobody_hides_our_widgets_package() -> None:
    everything = [*sources("gamecore"), *sources("widgets"), *sources("tests"), *notebook_sources()]
    hidden = "ipywidgets as " + "widgets"
    assert not [path for path, source in everything if f"import {hidden}" in source]


def test_the_rules_library_runs_without_installed_packages() -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import gamecore\n"
        "for name in gamecore.games():\n"
        "    seats = ['uniform'] * gamecore.load(name).seats[0]\n"
        "    assert gamecore.Match(name, seats, seed=1).over\n"
        "    gamecore.load(name).rulebook\n"
        "foreign = {name.split('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)\n"
        "print(sorted(foreign - {'__main__', 'gamecore'}))\n"
    )
    command = [sys.executable, "-I", "-S", "-E", "-W", "error", "-c", code, str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr, done.stdout.strip()) == (0, "", "[]")
