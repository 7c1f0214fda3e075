"""Tournaments: the same seed gives the same tally, shares are counted in parts, and intervals are Wilson's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamecore
from gamecore import Action, BadOption, Tally, UnknownGame, simulate

BOTS = ["uniform", "uniform", "uniform"]


class Witness:
    """A bot that plays at random and remembers what it saw and did."""

    name = "witness"

    def __init__(self) -> None:
        """Remember nothing yet."""
        self.views: list[Any] = []
        self.acts: list[Action] = []

    def choose(self, game: Any, view: Any, legal: tuple[Action, ...], rng: Random) -> Action:
        """Choose at random."""
        self.views.append(view)
        self.acts.append(rng.choice(legal))
        return self.acts[-1]


def test_the_same_seed_gives_the_same_tally() -> None:
    assert simulate("manila", BOTS, games=8, seed=5) == simulate("manila", BOTS, games=8, seed=5)


def test_another_seed_gives_other_games() -> None:
    assert len({simulate("manila", BOTS, games=4, seed=seed) for seed in range(4)}) == 4


def test_each_game_depends_on_its_number_alone() -> None:
    three, seven = Witness(), Witness()
    simulate("manila", [three] * 3, games=3, seed=1)
    simulate("manila", [seven] * 3, games=7, seed=1)
    assert len(three.acts) > 100
    assert seven.acts[: len(three.acts)] == three.acts
    assert len(seven.acts) > len(three.acts)


def test_every_game_has_one_victory_in_all() -> None:
    tally = simulate("manila", ["uniform"] * 5, games=30, seed=2)
    assert sum(tally.victories) == pytest.approx(30)
    assert tally.games == 30
    assert tally.bots == ("uniform",) * 5
    assert sum(tally.win_rate(seat) for seat in range(5)) == pytest.approx(1)
    assert tally.mean_total(0) == tally.totals[0] / 30


def test_options_reach_the_games() -> None:
    for stronger in (False, True):
        witness = Witness()
        simulate("manila", [witness] * 3, games=1, seed=3, options={"stronger_pirates": stronger})
        assert {view.stronger_pirates for view in witness.views} == {stronger}


def test_bots_see_views_of_their_own_seat() -> None:
    witness = Witness()
    simulate("manila", ["uniform", witness, "uniform"], games=1, seed=3)
    assert {view.seat for view in witness.views} == {1}
    assert all(view.decision.seat == 1 for view in witness.views)


def test_the_interval_is_wilsons() -> None:
    # 8 of 10: centre (0.8 + zz/20) / (1 + zz/10) and half width z * sqrt(0.016 + zz/400) / (1 + zz/10), z = 1.959964.
    low, high = Tally(("a", "b"), 10, (8.0, 2.0), (0, 0), 1).interval(0)
    assert low == pytest.approx(0.4901625, abs=1e-6)
    assert high == pytest.approx(0.9433178, abs=1e-6)


@pytest.mark.parametrize(("wins", "ends"), [(0.0, (0.0, 3.841459 / 13.841459)), (10.0, (10 / 13.841459, 1.0))])
def test_the_interval_stays_within_0_and_1(wins: float, ends: tuple[float, float]) -> None:
    found = Tally(("a",), 10, (wins,), (0,), 1).interval(0)
    assert found == pytest.approx(ends, abs=1e-6)
    assert found[0] >= 0.0
    assert found[1] <= 1.0


def test_more_games_give_a_narrower_interval() -> None:
    few, many = (Tally(("a",), games, (games / 2,), (0,), 1).interval(0) for games in (10, 1000))
    assert many[1] - many[0] < (few[1] - few[0]) / 5


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"game": "manilla"}, UnknownGame, "Did you mean “manila”"),
        ({"bots": ["uniform"] * 2}, BadOption, "3 to 5 players"),
        ({"bots": []}, BadOption, "3 to 5 players"),
        ({"bots": ["uniform", "unform", "uniform"]}, BadOption, "Did you mean “uniform”"),
        ({"bots": ["human", "uniform", "uniform"]}, BadOption, "Only programs can play here. There are: uniform"),
        ({"bots": "uniform"}, BadOption, "The seats are a list"),
        ({"bots": None}, BadOption, "The seats are a list"),
        ({"bots": [None] * 3}, BadOption, "A seat is a name"),
        ({"games": 0}, BadOption, "a whole number from 1; 0 is not possible"),
        ({"games": -5}, BadOption, "a whole number from 1"),
        ({"games": 2.5}, BadOption, "a whole number from 1"),
        ({"games": True}, BadOption, "a whole number from 1"),
        ({"games": "many"}, BadOption, "a whole number from 1"),
        ({"executor": object()}, BadOption, "leave out the executor"),
        ({"options": {"strong": True}}, BadOption, "no option “strong”"),
        ({"options": {"seats": 4}}, BadOption, "no option “seats”"),
        ({"options": 5}, BadOption, "Options are given by name"),
    ],
)
def test_an_impossible_tournament_is_refused(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        simulate(**{"game": "manila", "bots": BOTS, "games": 1, **arguments})


def test_every_bot_that_is_offered_plays_whole_games() -> None:
    for name in gamecore.games():
        game = gamecore.load(name)
        for bot in gamecore.bot_names(game):
            tally = simulate(name, [bot] * game.seats[0], games=1, seed=1)
            assert tally.bots == (bot,) * game.seats[0]
            assert tally.actions > 0
