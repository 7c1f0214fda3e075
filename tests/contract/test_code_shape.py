"""Files and functions stay short enough to be read."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
USUAL_FUNCTION = 30
"""At most one function in twenty is longer than this."""


def sources(part: str) -> list[Path]:
    """Return every Python file of a part of the repository."""
    return sorted((ROOT / part).rglob("*.py"))


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the lines of a function's body, its docstring left out."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def functions(part: str) -> dict[str, int]:
    """Return the length of every function of a part of the repository."""
    return {
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno} {node.name}": body_lines(node)
        for path in sources(part)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


@pytest.mark.parametrize("part", ["gamecore", "widgets", "tests"])
def test_no_file_is_too_long(part: str) -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").count("\n") for path in sources(part)
    }
    assert lengths
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


@pytest.mark.parametrize("part", ["gamecore", "widgets", "tests"])
def test_functions_are_short(part: str) -> None:
    lengths = functions(part)
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}
    long = {name: length for name, length in lengths.items() if length > USUAL_FUNCTION}
    assert len(long) <= len(lengths) / 20, long


def test_the_length_of_a_function_leaves_its_docstring_out() -> None:
    source = 'def f():\n    """One.\n\n    Two.\n    """\n    a = 1\n    return a\n'
    assert body_lines(ast.parse(source).body[0]) == 2  # type: ignore[arg-type]
