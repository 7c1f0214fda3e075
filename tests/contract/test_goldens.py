"""Golden transcripts and position counts say the same as ever; every game has them."""

from __future__ import annotations

import pytest

import gamecore
from tests.contract.counting import count, positions_path, read_counts
from tests.contract.settings import SETTINGS, Setting, settings_of
from tests.contract.transcript import actions_in, golden_path, render

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_game = pytest.mark.parametrize("name", gamecore.games())


@every_setting
def test_the_golden_game_still_goes_the_same_way(setting: Setting) -> None:
    path = golden_path(setting)
    assert path.exists(), f"{path.name} is missing: python -m tests.contract.goldens {setting.name}"
    golden = path.read_text(encoding="utf-8")
    actions = actions_in(setting, golden)
    assert len(actions) >= 20
    assert render(setting, actions) == golden
    assert "the game goes on" not in golden


@every_game
def test_goldens_are_of_settings_that_exist(name: str) -> None:
    expected = {golden_path(setting) for setting in settings_of(name)}
    assert set(golden_path(settings_of(name)[0]).parent.glob("*")) == expected


@every_game
def test_positions_have_as_many_continuations_as_ever(name: str) -> None:
    assert positions_path(name).exists(), f"positions.txt is missing: python -m tests.contract.goldens {name}"
    for block in read_counts(name):
        state = block.state()
        assert block.counts, block.title
        found = tuple(count(block.setting.game, state, depth) for depth in range(1, len(block.counts) + 1))
        assert found == block.counts, block.title


@every_game
def test_every_kind_of_choice_has_a_position_count(name: str) -> None:
    game = gamecore.load(name)
    kinds = {game.decision(block.state()).kind for block in read_counts(name)}
    assert kinds == {*game.questions, *game.chances}


def test_a_golden_tells_who_did_what_and_why() -> None:
    setting = SETTINGS[0]
    golden = golden_path(setting).read_text(encoding="utf-8")
    assert any(line.startswith("chance: ") for line in golden.splitlines())
    assert any(line.startswith("seat 0: ") for line in golden.splitlines())
    rules = [line.split()[0] for line in golden.splitlines() if line.startswith("    ")]
    assert set(rules) <= set(setting.game.rulebook)
