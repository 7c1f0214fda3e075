"""Many random games of every setting: no error, nothing lost, and every record replays.

``python -m tests.benchmarks soak --games 1000`` plays any number.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.benchmarks import soak
from tests.contract.playing import game_tests
from tests.contract.settings import SETTINGS, Setting, settings_of
from tests.contract.whole_games import check_game

ACTIONS = 100_000
"""Actions of a game after which no further one is begun; its settings have equal shares."""

MOST_GAMES = 1_000


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_many_games_end_conserve_and_replay(setting: Setting) -> None:
    share, actions = ACTIONS // len(settings_of(setting.name)), 0
    for seed in range(MOST_GAMES):
        actions += check_game(setting, seed)
        if actions >= share:
            break


@pytest.mark.parametrize(
    ("function", "wrong", "words"),
    [
        ("totals", lambda state: {"pieces": id(state)}, "After action 1 there are"),
        ("flow", lambda event: 1, "The events add up to a wealth of"),
    ],
)
def test_a_game_that_loses_something_is_noticed(
    function: str, wrong: Any, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = SETTINGS[0]
    check_game(setting, 0)
    monkeypatch.setattr(game_tests(setting.name, "conservation"), function, wrong)
    with pytest.raises(AssertionError, match=words):
        check_game(setting, 0)


def test_a_soak_tells_which_games_went_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def check(setting: Setting, seed: int) -> int:
        assert seed != 13, "The well is dry."
        return 100

    monkeypatch.setattr(soak, "check_game", check)
    setting = SETTINGS[-1]
    arguments = [setting.name, "--only", setting.id, "--first", "10"]
    assert soak.main([*arguments, "--games", "3"]) == 0
    assert "3 games, 300 actions, no fault" in capsys.readouterr().out
    assert soak.main([*arguments, "--games", "5"]) == 1
    told = capsys.readouterr().out
    assert "5 games, 400 actions, 1 FAULTS" in told
    assert "seed 13: Traceback" in told
    assert "The well is dry." in told


def test_a_soak_without_a_game_is_no_success(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--only", "no such setting"]) == 1
    assert "0 games" in capsys.readouterr().out
