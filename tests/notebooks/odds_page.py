"""A page of odds as it is written: its cells, what they show, and the remarks with their numbers."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from itertools import product
from random import Random
from typing import Any

import dev
from widgets.shared.explore.experiment import Experiment

MOST_SCENES = 40
"""Scenes up to which an experiment has all of them tried."""


@cache
def all_cells(game: str) -> tuple[tuple[str, str], ...]:
    """The kind and the source of every cell."""
    path = dev.NOTEBOOKS / game / "3_odds.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return tuple((cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"])


def cells(game: str, kind: str) -> list[str]:
    """The cells of a kind: “markdown” or “code”."""
    return [source for each, source in all_cells(game) if each == kind]


def called(source: str) -> tuple[str, list[Any]]:
    """The last call of a cell: its name and its literal arguments."""
    last = ast.parse(source).body[-1]
    assert isinstance(last, ast.Expr)
    assert isinstance(last.value, ast.Call)
    return ast.unparse(last.value.func), [ast.literal_eval(argument) for argument in last.value.args]


def calls(game: str, name: str) -> list[str]:
    """What is shown by this function of the lesson, in order."""
    found = [called(source) for source in cells(game, "code") if not re.match(r"from|\w+ = ", source)]
    return [arguments[0] for function, arguments in found if function == f"lesson.{name}"]


def remarks(game: str) -> list[tuple[str, str]]:
    """The template of each remark, and the method that gives its numbers."""
    found = []
    for source in cells(game, "code"):
        if "lesson.remark" in source:
            (method,) = re.findall(r"\*\*numbers\.(\w+)\(\)", source)
            found.append((called(source)[1][0], method))
    return found


def scenes(experiment: Experiment) -> list[dict[str, int]]:
    """All scenes of an experiment, or a seeded choice of them where they are many."""
    names = [control.name for control in experiment.controls]
    values = [[value for value, _ in control.choices] for control in experiment.controls]
    everything = [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    return everything if len(everything) <= MOST_SCENES else Random(1).sample(everything, MOST_SCENES)
