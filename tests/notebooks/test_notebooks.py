"""The notebooks as documents; that their cells run is checked by nbval (see pyproject.toml)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted(path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
LONGEST_CELL = 15
MEAN_CELL = 6


def names(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def read(path: Path) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return notebook


def cells(path: Path, kind: str) -> Iterator[str]:
    for cell in read(path)["cells"]:
        if cell["cell_type"] == kind:
            yield "".join(cell["source"])


def lines(source: str) -> int:
    return len([line for line in source.splitlines() if line.strip()])


def test_there_are_notebooks() -> None:
    assert {"notebooks/index.ipynb", "notebooks/manila/2_play.ipynb"} <= {names(path) for path in NOTEBOOKS}


def test_no_notebook_stores_output_or_traces_of_an_editor() -> None:
    command = [sys.executable, "-m", "nbstripout", "--verify", *map(str, NOTEBOOKS)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", NOTEBOOKS, ids=names)
def test_no_code_cell_is_long(path: Path) -> None:
    assert max(map(lines, cells(path, "code")), default=0) <= LONGEST_CELL


def test_code_cells_are_short_on_average() -> None:
    counted = [lines(source) for path in NOTEBOOKS for source in cells(path, "code")]
    assert sum(counted) / len(counted) <= MEAN_CELL


@pytest.mark.parametrize("path", NOTEBOOKS, ids=names)
def test_every_notebook_has_a_title_and_says_what_it_is(path: Path) -> None:
    heading, _, rest = next(cells(path, "markdown")).partition("\n")
    assert heading.startswith("# ")
    assert rest.strip()
    assert read(path)["metadata"]["title"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=names)
def test_every_notebook_asks_for_the_kernel_that_every_environment_has(path: Path) -> None:
    assert read(path)["metadata"]["kernelspec"]["name"] == "python3"
