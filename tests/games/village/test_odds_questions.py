"""The laws behind the notebook about Village's odds, through the engine's own chance and by counting every case."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from gamecore.games.village import odds_trials as trials
from gamecore.games.village.odds_chests import coins_law
from gamecore.games.village.odds_chronicle_ranks import rank_in_race_law
from gamecore.games.village.odds_cubes import colour_law, first_bag
from gamecore.games.village.odds_goals import decks, go_together, pairs_law
from gamecore.games.village.odds_lifetime import hours_law
from gamecore.games.village.pieces import CHURCH, CHURCH_PLACES, CRAFTS, CUBES_ON_SPACES, PLAGUE
from gamecore.games.village.port_pieces import CHEST_VALUES, CHESTS
from gamecore.games.village.state import VillageState
from gamecore.odds.exact import Distribution
from tests.games.village.table import GAME, begun, table
from widgets.games.village.odds_church import MASS, majority_after
from widgets.games.village.odds_goals import COSTS, RACE
from widgets.games.village.odds_piles import CUSTOMER
from widgets.games.village.odds_time import BRIDGE


def near(found: Counter[int], law: Distribution[int], draws: int) -> bool:
    """Whether shares agree with a law within four and a half standard errors."""
    errors = {each: (float(chance * (1 - chance)) / draws) ** 0.5 for each, chance in law.probabilities().items()}
    return set(found) <= set(law) and all(
        abs(found[each] / draws - float(law.probability(each))) <= 4.5 * error + 1e-9 for each, error in errors.items()
    )


# Cubes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [CRAFTS, CHURCH])
def test_the_engine_seeds_plague_on_a_space_as_the_law_says(space: int) -> None:
    """The church is filled last, and still its law is that of any cubes of the bag."""
    found, games, rng = Counter[int](), 300, Random(space)
    before = begun(4)
    for _ in range(games):
        state = before
        while GAME.decision(state).kind == "seed":
            state = GAME.apply(state, GAME.sample(state, rng)).state
        found[state.spaces[space][PLAGUE]] += 1
    assert near(found, colour_law(first_bag(4), PLAGUE, CUBES_ON_SPACES[False, False][4][space]), games)


# The mass ---------------------------------------------------------------------------------------------------------


def drawn_through_the_engine(state: VillageState) -> Distribution[tuple[int, ...]]:
    """How many members of each seat the engine's draws bring to the church, every branch counted with its weight."""
    chances: dict[tuple[int, ...], Fraction] = {}

    def follow(at: VillageState, chance: Fraction) -> None:
        if GAME.decision(at).kind != "draw":
            came = tuple(sum(place in CHURCH_PLACES for place in row) for row in at.where)
            chances[came] = chances.get(came, Fraction(0)) + chance
            return
        outcomes = GAME.outcomes(at)
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            follow(GAME.apply(at, action).state, chance * Fraction(weight, total))

    follow(state, Fraction(1))
    return Distribution.of_fractions(chances)


def mass_table(own: int, others: int, draws: int) -> VillageState:
    """A mass with so many members of seats 0 and 1 in the bag, and so many pieces still to be drawn."""
    rows = [{"members": {"yard": [1] * (4 - count), "black bag": [1] * count}} for count in (own, others)]
    return table(f"draw {draws} 4", seats=2, me=rows[0], others={1: rows[1]})


@pytest.mark.parametrize(("own", "others"), [(1, 0), (1, 3), (3, 2)])
@pytest.mark.parametrize("plan", [0, 1])
def test_members_come_out_of_the_engines_bag_as_the_experiment_says(own: int, others: int, plan: int) -> None:
    law = MASS.law({"own": own, "others": others, "plan": plan})
    if own == plan == 1 and not others:
        assert law == Distribution.certain(1)
        return
    came = drawn_through_the_engine(mass_table(own - plan, others, 4 - plan))
    assert law == came.map(lambda each: each[0] + plan)


@pytest.mark.parametrize("plan", [0, 1])
@pytest.mark.parametrize(("own", "rival"), [(0, 1), (1, 1), (2, 1), (1, 3)])
def test_the_majority_is_what_the_engines_draws_make_of_it(own: int, rival: int, plan: int) -> None:
    came = drawn_through_the_engine(mass_table(2 - plan, 2, 4 - plan))
    leads = came.chance(lambda each: own + plan + each[0] > rival + each[1])
    assert majority_after(own, rival, (2, 2), plan) == leads


def test_trials_of_the_mass_leave_nobody_out() -> None:
    rng = Random(4)
    for _ in range(200):
        came = trials.mass(rng, (2, 3), (1, 0))
        assert 1 <= came[0] <= 2
        assert sum(came) <= 4


# Stacks, piles and decks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", [0, 1, 3])
def test_closed_chests_of_rivals_change_nothing(hidden: int) -> None:
    """Over all orders of the six chests, those that lie below the rivals' hold what the first ones would."""
    chests = [value for value, count in zip(CHEST_VALUES, CHESTS, strict=True) for _ in range(count)]
    counted = Counter(sum(order[hidden : hidden + 2]) for order in permutations(chests))
    assert coins_law(2) == Distribution(counted)


def test_new_customers_come_from_the_engines_pile_as_the_experiment_says() -> None:
    """Of the tiles that the engine lays out, look for the first of three; the pile is all 24 of the base game."""
    found, games, rng = Counter[int](), 300, Random(7)
    for _ in range(games):
        state = GAME.start(4)
        while GAME.decision(state).kind == "customer":
            state = GAME.apply(state, GAME.sample(state, rng)).state
        row = [tile for tile in (*state.stalls, *state.queue) if tile >= 0]
        laid = next((place for place, tile in enumerate(row, 1) if tile < 3), 0)
        found[laid if 1 <= laid <= 3 else 4] += 1
    law = CUSTOMER.law({"unseen": 24, "wanted": 3, "tiles": 3})
    assert near(found, law.map(lambda place: min(place, 4)), games)


@pytest.mark.parametrize("players", [2, 3])
def test_fitting_pairs_are_counted_over_all_deals(players: int) -> None:
    silver, gold = decks(False, False)
    counted = Counter(
        sum(map(go_together, one, two))
        for one, two in product(permutations(silver, players), permutations(gold, players))
    )
    assert pairs_law(silver, gold, players) == Distribution(counted)


def test_the_engine_deals_fitting_pairs_as_the_law_says() -> None:
    found, games, rng = Counter[int](), 300, Random(3)
    before = begun(4, life_goals=True)
    for _ in range(games):
        state = before
        while GAME.decision(state).kind == "goal":
            state = GAME.apply(state, GAME.sample(state, rng)).state
        found[sum(map(go_together, state.silver, state.gold))] += 1
    assert near(found, pairs_law(*decks(False, False), 4), games)


# Time -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("time", "turns"), [(0, 4), (6, 2), (9, 1)])
def test_crossings_are_counted_over_all_costs_of_turns(time: int, turns: int) -> None:
    scene = {"time": time, "turns": turns, "costs": 1}
    law = BRIDGE.law(scene)
    every = list(product(range(4), repeat=turns))
    assert BRIDGE.measure.exact(law, scene) == Fraction(sum(time + sum(costs) >= 10 for costs in every), len(every))


def test_the_experiment_of_the_race_asks_for_the_rank_of_its_first_marker() -> None:
    scene = {"mine": 8, "theirs": 9, "rivals": 3, "free": 2}
    law = rank_in_race_law((8, 9, 9, 9), hours_law(COSTS))
    assert RACE.law(scene) == law
    assert RACE.measure.exact(law, scene) == law.probability(1) + law.probability(2)
