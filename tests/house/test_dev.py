"""The script that sets the project up and runs it."""

from __future__ import annotations

import ast
import json
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import dev


def listening(port: int = 0) -> socket.socket:
    taken = socket.socket()
    taken.bind(("127.0.0.1", port))
    taken.listen()
    return taken


def program(folder: Path, name: str, says: str = "exit 0") -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{says}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_an_old_python_is_told_which_one_is_needed() -> None:
    assert "3.11 or newer, this is 3.9" in dev.version_problem(3, 9)
    assert dev.version_problem(3, 11) == dev.version_problem(4, 0) == ""


def test_an_old_python_can_read_the_script_up_to_that_sentence() -> None:
    ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_a_free_port_is_used() -> None:
    with listening() as taken:
        port = taken.getsockname()[1]
    assert dev.free_port("127.0.0.1", port) == port


def test_a_taken_port_moves_on_to_the_next() -> None:
    with listening() as taken:
        port = taken.getsockname()[1]
        assert dev.free_port("127.0.0.1", port) > port


def test_when_all_ports_are_taken_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "can_listen", lambda host, port: False)
    with pytest.raises(dev.Problem, match="8866 to 8915 is taken: choose another with --port"):
        dev.free_port("127.0.0.1", 8866)


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.7", "a" * 70 + ".b"])
def test_a_host_that_is_not_this_machine_is_explained(host: str) -> None:
    with pytest.raises(dev.Problem, match=r"try 127\.0\.0\.1 or 0\.0\.0\.0"):
        dev.free_port(host, 8866)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8866/"),
        ("0.0.0.0", "http://127.0.0.1:8866/"),
        ("::1", "http://[::1]:8866/"),
        ("::", "http://[::1]:8866/"),
        ("example", "http://example:8866/"),
    ],
)
def test_the_address_can_be_opened_on_this_machine(host: str, address: str) -> None:
    assert dev.app_address(host, 8866) == address


def test_the_app_command_names_host_and_port() -> None:
    command = dev.app_command("0.0.0.0", 9000)
    assert "--port=9000" in command
    assert "--Voila.ip=0.0.0.0" in command


def test_a_server_that_ends_at_once_is_a_problem_and_leaves_nothing_behind() -> None:
    with pytest.raises(dev.Problem, match="ended while it started"):
        dev.start([sys.executable, "-c", "raise SystemExit(3)"], "http://127.0.0.1:1/", dict(os.environ))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "requirements.lock").write_text("numpy==2.4.6\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    return tmp_path


@pytest.fixture
def made(tmp_path: Path) -> Path:
    venv = tmp_path / ".venv"
    dev.venv_python(venv).parent.mkdir(parents=True)
    dev.venv_python(venv).touch()
    return venv


def test_a_set_up_environment_is_not_set_up_again(made: Path) -> None:
    assert not dev.is_set_up((), "key", made)
    dev.remember_set_up((), "key", made)
    assert dev.is_set_up((), "key", made)


def test_the_tests_need_more_than_the_app(made: Path) -> None:
    dev.remember_set_up((), "key", made)
    assert not dev.is_set_up(("test",), "key", made)
    dev.remember_set_up(("test",), "key", made)
    dev.remember_set_up((), "key", made)
    assert dev.is_set_up(("test",), "key", made)
    assert dev.is_set_up((), "key", made)


def test_another_key_forgets_what_was_installed_before(made: Path) -> None:
    dev.remember_set_up(("test",), "old", made)
    dev.remember_set_up((), "new", made)
    assert not dev.is_set_up(("test",), "new", made)


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_a_changed_lock_or_project_file_changes_the_key(project: Path, name: str) -> None:
    before = dev.setup_key(project)
    assert before == dev.setup_key(project)
    (project / name).write_text("other\n")
    assert dev.setup_key(project) != before


@pytest.mark.parametrize("stamp", ["", "{", "[]", '{"key": "key"}', '{"key": "key", "extras": 3}'])
def test_a_damaged_stamp_means_setting_up_again(made: Path, stamp: str) -> None:
    (made / dev.STAMP).write_text(stamp)
    assert not dev.is_set_up((), "key", made)


def test_a_removed_environment_means_setting_up_again(made: Path) -> None:
    dev.remember_set_up((), "key", made)
    dev.venv_python(made).unlink()
    assert not dev.is_set_up((), "key", made)


def test_the_second_set_up_runs_no_command(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "is_set_up", lambda extras, key: True)
    monkeypatch.setattr(dev, "run", lambda *command, **options: pytest.fail(f"ran {command}"))
    dev.set_up("test")


def test_a_python_without_venv_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "answers", lambda python: False)
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else name)
    with pytest.raises(dev.Problem, match="apt install python3-venv"):
        dev.make_venv(None)


def test_a_step_that_fails_names_itself() -> None:
    with pytest.raises(dev.Problem, match=r"exit code 7.*raise SystemExit\(7\)"):
        dev.run(sys.executable, "-c", "raise SystemExit(7)")


def test_a_browser_is_found_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = program(tmp_path, "google-chrome")
    monkeypatch.delenv(dev.BROWSER_VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dev.installed_browser() == str(found)


def test_a_browser_that_does_not_start_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "chromium", "echo install the snap first; exit 1")
    found = program(tmp_path, "microsoft-edge")
    monkeypatch.delenv(dev.BROWSER_VARIABLE, raising=False)
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dev.installed_browser() == str(found)


def test_the_variable_chooses_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "chromium")
    chosen = program(tmp_path, "my-browser")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(dev.BROWSER_VARIABLE, str(chosen))
    assert dev.installed_browser() == str(chosen)
    monkeypatch.setenv(dev.BROWSER_VARIABLE, "no-such-browser")
    with pytest.raises(dev.Problem, match="no-such-browser"):
        dev.installed_browser()


def test_without_browser_and_rights_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "installed_browser", lambda: None)
    monkeypatch.setattr(dev, "playwright_browser", lambda: None)
    monkeypatch.setattr(dev, "can_use_apt", lambda: False)
    with pytest.raises(dev.Problem, match=r"install Chromium, Chrome or Edge.*FOUR_PORTS_BROWSER"):
        dev.ensure_browser()


def test_where_it_may_it_installs_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[tuple[object, ...]] = []
    monkeypatch.setattr(dev, "installed_browser", lambda: "/usr/bin/chromium" if len(commands) == 2 else None)
    monkeypatch.setattr(dev, "playwright_browser", lambda: None)
    monkeypatch.setattr(dev, "can_use_apt", lambda: True)
    monkeypatch.setattr(dev, "run", lambda *command, **options: commands.append(command))
    assert dev.ensure_browser() == "/usr/bin/chromium"
    assert [command[1] for command in commands] == ["update", "install"]


@pytest.mark.parametrize(
    ("paths", "needed"),
    [
        ([], True),
        (["tests"], True),
        (["tests/browser/test_landing.py::test_x"], True),
        (["-k", "manila"], True),
        (["tests/house"], False),
        (["tests/house", "-q"], False),
    ],
)
def test_only_browser_tests_need_a_browser(paths: list[str], needed: bool) -> None:
    assert dev.needs_browser(paths) is needed


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "app|test|lab|bench"),
        (["sail"], "invalid choice"),
        (["app", "--port", "0"], "give a number from 1 to 65535"),
        (["app", "--port", "eighty"], "give a number from 1 to 65535"),
        (["app", "--prot", "80"], "app does not take --prot 80"),
    ],
)
def test_a_wrong_command_line_is_explained(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        dev.main(arguments)
    assert ended.value.code == 2
    message = capsys.readouterr().err
    assert message.startswith("usage: dev.py")
    assert says in message


def test_a_problem_ends_with_its_sentence_and_a_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def set_up(*extras: str) -> None:
        raise dev.Problem("The network is away.")

    monkeypatch.setattr(dev, "set_up", set_up)
    assert dev.main(["app"]) == 1
    assert capsys.readouterr().err == "The network is away.\n"


class Runs:
    """Stands in for subprocess.run: remembers commands and lets the named tool fail."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        self.commands.append(command[2:])
        return subprocess.CompletedProcess(command, int(command[2] == self.failing))


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    stand_in = Runs()
    monkeypatch.setattr(dev, "set_up", lambda *extras: None)
    monkeypatch.setattr(dev, "ensure_browser", lambda: "/usr/bin/chromium")
    monkeypatch.setattr(dev.subprocess, "run", stand_in)
    return stand_in


def test_all_checks_run_and_the_tests_come_last(runs: Runs) -> None:
    assert dev.main(["test"]) == 0
    assert [command[0] for command in runs.commands] == ["ruff", "ruff", "mypy", "pytest"]


@pytest.mark.parametrize("failing", ["ruff", "mypy", "pytest"])
def test_every_check_runs_even_if_one_fails_and_the_code_says_so(runs: Runs, failing: str) -> None:
    runs.failing = failing
    assert dev.main(["test"]) == 1
    assert [command[0] for command in runs.commands] == ["ruff", "ruff", "mypy", "pytest"]


def test_a_part_of_the_tests_runs_alone_with_pytest_s_own_options(runs: Runs) -> None:
    assert dev.main(["test", "tests/house", "-k", "port", "-x"]) == 0
    assert runs.commands == [["pytest", "tests/house", "-k", "port", "-x"]]


def test_the_environment_finds_the_template_and_ignores_personal_settings() -> None:
    found = dev.environment(JUPYTER_PATH="/elsewhere")
    assert found["JUPYTER_PATH"].split(os.pathsep) == [str(dev.SERVING), "/elsewhere"]
    assert found["JUPYTER_CONFIG_PATH"].split(os.pathsep)[0] == str(dev.SERVING)
    assert Path(found["JUPYTER_CONFIG_DIR"]).parent == dev.VENV
    assert json.loads((dev.SERVING / "voila.json").read_text())["VoilaConfiguration"]["template"] == "fourports"
