"""The odds of Village's cubes equal what the engine draws, and what counting all cases gives."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest

from gamecore import Chance
from gamecore.games.village.chance import drawn_onto
from gamecore.games.village.odds import chance_of_all, chance_of_any, first_place_law, rank_law
from gamecore.games.village.odds_cubes import (
    chance_all_plague,
    chance_of_colour,
    chance_of_one_of,
    chance_of_plague,
    chance_on_both,
    chance_to_last,
    colour_law,
    cubes_drawn,
    cubes_to_come,
    first_bag,
    next_bag,
    seeding_law,
)
from gamecore.games.village.odds_turn import best_left_law, cubes_by_kind, next_turn_law
from gamecore.games.village.pieces import CUBES, CUBES_ON_SPACES, PLAGUE
from gamecore.games.village.state import VillageState
from tests.odds.village_positions import GAME, game_of, reached

SEEDS = reached("seed", 36, each=2)


def counts(action: object) -> tuple[int, ...]:
    """Return how many cubes of each kind a seeding brings."""
    return tuple(str(action).split()[1:].count(cube) for cube in CUBES)


@pytest.mark.parametrize("number", range(len(SEEDS)))
def test_what_comes_onto_a_space_is_what_the_engine_draws(number: int) -> None:
    state = SEEDS[number]
    draws = drawn_onto(state, state.pending[-1])
    outcomes = GAME.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    law = {counts(action): Fraction(weight, total) for action, weight in outcomes}
    assert seeding_law(state.bag, draws).probabilities() == law
    assert chance_of_plague(state.bag, draws) == sum(part for each, part in law.items() if each[PLAGUE])
    assert chance_all_plague(state.bag, draws) == sum(part for each, part in law.items() if each[PLAGUE] == draws)
    for colour in range(5):
        assert chance_of_colour(state.bag, colour, draws) == sum(part for each, part in law.items() if each[colour])
        mean = sum(each[colour] * part for each, part in law.items())
        assert colour_law(state.bag, colour, draws).mean == mean
    either = sum(part for each, part in law.items() if each[0] or each[3])
    assert chance_of_one_of(state.bag, (0, 3), draws) == either


def two_spaces(state: VillageState) -> dict[tuple[tuple[int, ...], tuple[int, ...]], Fraction]:
    """Return the law of the next two spaces, walked through the engine."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], Fraction] = defaultdict(Fraction)
    outcomes = GAME.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    for first, weight in outcomes:
        after = GAME.apply(state, first).state
        more = GAME.outcomes(after)
        all_more = sum(count for _, count in more)
        for second, count in more:
            found[counts(first), counts(second)] += Fraction(weight * count, total * all_more)
    return found


def test_the_order_in_which_spaces_are_filled_does_not_matter() -> None:
    for state in [state for state in SEEDS if state.pending[-1].data[0] == 0][:6]:
        law = two_spaces(state)
        first, second = (CUBES_ON_SPACES[state.inn, state.port][state.players][space] for space in (0, 1))
        for colour in range(5):
            on_second = sum(part for each, part in law.items() if each[1][colour])
            assert chance_of_colour(state.bag, colour, second) == on_second
            both = sum(part for each, part in law.items() if each[0][colour] and each[1][colour])
            assert chance_on_both(state.bag, colour, first, second) == both


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_bag_and_the_cubes_of_the_next_round_are_foreseen_once_the_spaces_are_empty(seed: int) -> None:
    states = game_of(seed)
    checked = 0
    for before, after in pairwise(states):
        begins = after.round > before.round >= 1
        if begins and not any(map(any, before.spaces)):
            view = GAME.view(before, None)
            assert next_bag(view) == after.bag
            checked += 1
    assert checked
    first = next(state for state in states if state.round == 1)
    assert first_bag(first.players, first.inn, first.port) == first.bag


def test_so_many_cubes_come_as_are_foreseen() -> None:
    for seed in range(1, 5):
        states = game_of(seed)
        for before, after in pairwise(states):
            if after.round > before.round >= 1 and not any(map(any, before.spaces)):
                later = next(s for s in states if s.round == after.round and not isinstance(GAME.decision(s), Chance))
                assert cubes_to_come(GAME.view(before, 0)) == tuple(map(sum, later.spaces))


def test_a_bag_that_runs_dry_leaves_places_empty() -> None:
    assert cubes_drawn(5, (3, 3, 3)) == (3, 2, 0)
    assert cubes_drawn(0, (1,)) == (0,)


# What waits -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(30))
def test_what_the_others_leave_equals_counting_all_sets_of_cubes(number: int) -> None:
    state = reached("turn", 30)[number]
    rng = Random(number)
    kinds = cubes_by_kind(state)
    gains = {kind: Fraction(rng.randrange(-20, 60), 20) for kind in kinds}
    for taken in (None, *list(kinds)[:2]):
        cubes = [kind for kind, count in kinds.items() for _ in range(count - (kind == taken))]
        takers = min(state.players - 1, len(cubes))
        law: Counter[Fraction] = Counter()
        for gone in combinations(range(len(cubes)), takers):
            left = [gains[kind] for place, kind in enumerate(cubes) if place not in gone]
            law[max(left, default=Fraction(0))] += 1
        total = sum(law.values())
        expected = {gain: Fraction(count, total) for gain, count in law.items()}
        if state.ended_by >= 0:
            expected = {Fraction(0): Fraction(1)}
        assert next_turn_law(state, gains, taken).probabilities() == expected


def test_a_cube_can_wait_if_there_are_more_of_its_kind_than_others() -> None:
    for wanted, cubes, takers in ((1, 9, 3), (2, 9, 3), (3, 9, 3), (4, 9, 3), (2, 2, 1), (0, 5, 2)):
        sets = list(combinations(range(cubes), takers))
        lasting = sum(any(piece not in gone for piece in range(wanted)) for gone in sets)
        assert chance_to_last(wanted, cubes, takers) == Fraction(lasting, len(sets))


# The urn laws -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("total", range(1, 8))
def test_urn_laws_equal_counting_all_cases(total: int) -> None:
    for wanted in range(total + 1):
        for draws in range(total + 2):
            sets = [set(each) for each in combinations(range(total), min(draws, total))]
            marked = set(range(wanted))
            assert chance_of_any(wanted, total, draws) == Fraction(sum(bool(each & marked) for each in sets), len(sets))
            assert chance_of_all(wanted, total, draws) == Fraction(sum(each >= marked for each in sets), len(sets))
        places = list(combinations(range(1, total + 1), wanted))
        law = Counter(each[0] if each else 0 for each in places)
        assert first_place_law(wanted, total).probabilities() == {k: Fraction(n, len(places)) for k, n in law.items()}
        for number in range(1, wanted + 1):
            ranks = Counter(each[number - 1] for each in places)
            expected = {rank: Fraction(n, len(places)) for rank, n in ranks.items()}
            assert rank_law(wanted, total - wanted, number).probabilities() == expected


@pytest.mark.parametrize("call", [lambda: chance_of_any(3, 2, 1), lambda: chance_of_all(1, 2, -1)])
def test_senseless_urns_are_refused(call: object) -> None:
    with pytest.raises(ValueError, match="make no sense"):
        call()  # type: ignore[operator]


def test_no_best_cube_without_cubes() -> None:
    assert best_left_law([], 3).probabilities() == {Fraction(0): Fraction(1)}
    with pytest.raises(ValueError, match="cannot be wanted"):
        first_place_law(3, 2)
    with pytest.raises(ValueError, match="no number 2"):
        rank_law(1, 3, 2)
