"""Random games: what must hold after every action, in every combination of modules."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from gamecore import Choice, Match, Over
from gamecore.games.village.pieces import HOME_FROM, PLACES, VISIBLE
from gamecore.games.village.state import free_graves, free_in_section, free_sea_graves
from gamecore.games.village.turn_death import mortal
from tests.games.village.table import GAME

COMBINATIONS = [
    dict(zip(("inn", "port", "life_goals"), each, strict=True)) for each in product((False, True), repeat=3)
]
MOST_OPTIONS = 60


@pytest.mark.rule("V7.4", "VP8.6", "VP3.1", "V2.5")
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_limits_hold_throughout(options: dict[str, bool]) -> None:
    rng, state = Random(str(options)), GAME.start(4, **options)
    while not isinstance(decision := GAME.decision(state), Over):
        if isinstance(decision, Choice):
            legal = GAME.legal(state)
            assert len(legal) <= MOST_OPTIONS
            state = GAME.apply(state, rng.choice(legal)).state
        else:
            state = GAME.apply(state, GAME.sample(state, rng)).state
        assert all(grain + cargo[5] <= 5 for grain, cargo in zip(state.grain, state.cargo, strict=True))
        assert min(map(min, (state.coins, state.time, state.due, state.supply, state.goods_left))) >= 0
        assert all(free_in_section(state, section) >= 0 for section in range(5))
        assert free_graves(state) >= 0
        assert not options["port"] or free_sea_graves(state) >= 0


@pytest.mark.rule("V18.1", "VP11.1", "V18.2", "V18.3")
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_every_game_ends_by_chronicle_graves_or_sea_graves(options: dict[str, bool]) -> None:
    match = Match("village", ["uniform"] * 3, seed=5, options=options)
    final = match.state
    full = not any(free_in_section(final, section) for section in range(5))
    sea = options["port"] and not free_sea_graves(final)
    assert full or not free_graves(final) or sea
    assert final.turns_left == 0
    assert final.ended_by >= 0


def test_the_lowest_visible_generation_is_found_by_looking_at_every_member() -> None:
    rng = Random(3)
    for _ in range(300):
        row = tuple(sorted(rng.randrange(len(PLACES)) for _ in range(4))) + (0,) * 3 + (1, 17) + (33, 30)
        lowest, places = mortal(row)
        seen = [(generation, place) for generation, place in zip((1,) * 4 + (2,) * 3 + (3, 3, 4, 4), row, strict=True)
                if place in VISIBLE]  # fmt: skip
        assert lowest == min(generation for generation, _ in seen)
        assert set(places) == {place for generation, place in seen if generation == lowest}
    assert HOME_FROM < VISIBLE


def test_the_greedy_bot_beats_uniform_ones_with_every_module() -> None:
    options = {"inn": True, "port": True, "life_goals": True}
    for seat in range(2):
        bots = ["uniform"] * 4
        bots[seat] = "greedy"
        match = Match("village", bots, seed=seat, options=options)
        totals = [score.total for score in match.scores]
        assert totals[seat] == max(totals)
