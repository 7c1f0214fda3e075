"""What holds for every file of the project."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.benchmarks.__main__ import SECTIONS
from widgets.shared import theme

ROOT = Path(__file__).resolve().parents[2]
NOT_OURS = {".git", ".hypothesis", ".venv", "build", "dist", "node_modules", "test-results"}
LOADED = {".py", ".js", ".css", ".html", ".j2", ".svg", ".json"}
"""Files in which an address would be something to load, and not something to read."""

# Put together here, so that this file does not contain what it looks for.
MACHINE_PATHS = tuple(f"/{name}/" for name in ("work", "root", "home/user"))
FOREIGN_HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("files", "python" + "hosted"),
        ("registry", "npm" + "js"),
        ("cdn", "js" + "delivr"),
        ("un" + "pkg", "com"),
        ("cdn" + "js", "cloudflare"),
        ("fonts", "google" + "apis"),
    )
)
NAMES_ONLY = ("http://www.w3.org/", "http://127.0.0.1", "http://localhost", "http://[", "http://{", "http://example:")


def files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if name not in NOT_OURS and not name.endswith((".egg-info", "_cache", "__pycache__", "_checkpoints"))
        ]
        yield from (Path(folder) / name for name in names if name not in NOT_OURS)


def texts() -> Iterator[tuple[str, str]]:
    for path in files():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_no_file_names_a_folder_of_one_machine() -> None:
    found = [(name, word) for name, text in texts() for word in MACHINE_PATHS if word in text]
    assert not found


def test_no_file_names_a_package_registry_or_a_content_network() -> None:
    found = [(name, host) for name, text in texts() for host in FOREIGN_HOSTS if host in text]
    assert not found


def test_nothing_that_runs_names_a_server_elsewhere() -> None:
    found = [
        (name, address)
        for name, text in texts()
        if Path(name).suffix in LOADED and name != "tests/house/test_repository.py"
        for address in re.findall(r"https?://[^\s\"'<>)]+", text)
        if not address.startswith(NAMES_ONLY)
    ]
    assert not found


def lock() -> dict[str, list[str]]:
    pinned: dict[str, list[str]] = {}
    for line in (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines():
        requirement = Requirement(line)
        pinned.setdefault(canonicalize_name(requirement.name), []).append(str(requirement.specifier))
        assert requirement.url is None
    return pinned


def test_the_lock_pins_every_version() -> None:
    assert all(re.fullmatch(r"==[\w.!+]+", version) for versions in lock().values() for version in versions)


def test_the_lock_covers_all_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(name for group in project["optional-dependencies"].values() for name in group),
    ]
    pinned = lock()
    for requirement in map(Requirement, wanted):
        versions = pinned[canonicalize_name(requirement.name)]
        assert all(requirement.specifier.contains(version.removeprefix("==")) for version in versions), requirement


def test_the_notebook_schema_package_stays_below_its_slow_version() -> None:
    (version,) = lock()["jsonschema"]
    assert tuple(map(int, version.removeprefix("==").split(".")[:2])) < (4, 25)


def test_continuous_integration_runs_the_test_command_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec python3 dev.py test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK) or os.name == "nt"


def test_the_binder_environment_is_the_tested_one() -> None:
    lines = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").split("\n")
    assert lines == ["-c ../requirements.lock", "-e .", ""]


@pytest.mark.parametrize("package", ["gamecore", "widgets"])
def test_everything_in_a_package_is_packed_with_it(package: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    folder = ROOT / package
    packed = {path for pattern in settings["package-data"][package] for path in folder.glob(pattern)}
    ours = {path for path in files() if path.is_relative_to(folder) and path.suffix != ".py"}
    assert folder / "py.typed" in packed
    assert ours == packed
    assert {path.parent for path in folder.rglob("*.py")} == {path.parent for path in folder.rglob("__init__.py")}


def css_colours(selector: str) -> dict[str, str]:
    sheet = (ROOT / "serving/voila/templates/fourports/static/fourports.css").read_text(encoding="utf-8")
    block = re.search(rf"^{re.escape(selector)} \{{(.*?)^\}}", sheet, re.MULTILINE | re.DOTALL)
    assert block
    return dict(re.findall(r"--fp-([\w-]+): (#\w{6});", block[1]))


@pytest.mark.parametrize(
    ("selector", "colours"),
    [("body", theme.LIGHT), ('body[data-jp-theme-light="false"]', theme.DARK)],
    ids=["light", "dark"],
)
def test_the_page_and_the_boards_share_their_colours(selector: str, colours: dict[str, str]) -> None:
    page = css_colours(selector)
    page.pop("on-can")
    assert page == {name: colours[name] for name in page}
    assert {"paper", "ink", "sea", "can", "refuse"} <= set(page)


@pytest.mark.parametrize("name", SECTIONS)
def test_every_benchmark_finds_what_it_measures(name: str) -> None:
    assert callable(import_module(f"tests.benchmarks.{name}").main)
