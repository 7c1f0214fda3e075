"""The settings chosen of a game with many options leave no two values apart."""

from __future__ import annotations

from itertools import product

import pytest

import gamecore
from tests.contract.settings import USUAL_SETTINGS, Setting, chosen_settings, covering, pairs_in, settings_of


def grid(seats: int, options: int, values: int = 2) -> list[Setting]:
    """Return all settings of a game with so many seat counts, options, and values of each option."""
    choices = product(
        range(seats), *[[(f"option {number}", value) for value in range(values)] for number in range(options)]
    )
    return [Setting("game", seat, tuple(rest)) for seat, *rest in choices]


@pytest.mark.parametrize("shape", [(1, 0), (4, 0), (1, 1), (4, 3), (3, 6), (2, 3, 4)], ids=str)
def test_all_pairs_of_values_meet(shape: tuple[int, ...]) -> None:
    settings = grid(*shape)
    chosen = covering(settings)
    assert set(chosen) <= set(settings)
    assert {pair for setting in chosen for pair in pairs_in(setting)} == {
        pair for setting in settings for pair in pairs_in(setting)
    }


def test_few_settings_are_enough() -> None:
    assert len(covering(grid(4, 3))) == 8
    assert len(covering(grid(4, 8))) <= 16
    assert covering(grid(4, 3)) == covering(grid(4, 3))


def test_combinations_that_a_game_does_not_have_are_not_asked_for() -> None:
    settings = [setting for setting in grid(4, 2) if setting.seats != 0 or dict(setting.options)["option 1"] == 0]
    assert set(covering(settings)) <= set(settings)


@pytest.mark.parametrize("name", gamecore.games())
def test_a_game_of_few_settings_has_all_of_them_chosen(name: str) -> None:
    settings, chosen = settings_of(name), chosen_settings(name)
    assert chosen == (settings if len(settings) <= USUAL_SETTINGS else covering(settings))
    assert {setting.seats for setting in chosen} == set(gamecore.load(name).seats)
