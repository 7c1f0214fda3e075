"""The odds of Village's mass equal what walking through every draw of the engine gives."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from gamecore import Chance
from gamecore.games.village.actions import Climb, Done, Ransom
from gamecore.games.village.odds_mass import (
    break_even,
    chance_drawn,
    chance_of_own,
    coin_gain,
    drawn_law,
    majority,
    majority_chance,
    majority_points_law,
    own_drawn_law,
    waiting_law,
)
from gamecore.games.village.odds_prospects import best_moving_up, moves_up
from gamecore.games.village.pieces import BAG, CHURCH_PLACES, CHURCH_SCORE, WINDOW_GRAIN
from gamecore.games.village.state import VillageState
from gamecore.games.village.turn_mass import majority_winners
from tests.odds.village_positions import GAME, kind_of, reached

DRAWS = tuple(state for state in reached("draw", 60, each=3) if state.pending[-1].data == (4, 4))[:24]
RANSOMS = reached("ransom", 16, each=2)


def draws_of(state: VillageState) -> dict[VillageState, Fraction]:
    """Return where all draws of a mass lead, nobody buying any more, with their chances."""
    if isinstance(GAME.decision(state), Chance) and kind_of(state) == "draw":
        found: dict[VillageState, Fraction] = defaultdict(Fraction)
        outcomes = GAME.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            for end, chance in draws_of(GAME.apply(state, action).state).items():
                found[end] += chance * Fraction(weight, total)
        return found
    return draws_of(GAME.apply(state, Done()).state) if kind_of(state) == "ransom" else {state: Fraction(1)}


def bag_of(state: VillageState) -> tuple[int, ...]:
    """Return how many members of each seat lie in the bag."""
    return tuple(row.count(BAG) for row in state.where)


def windows_of(state: VillageState) -> tuple[tuple[int, ...], ...]:
    """Return the members of each seat on the windows."""
    return tuple(tuple(row.count(place) for place in CHURCH_PLACES) for row in state.where)


@pytest.mark.parametrize("number", range(len(DRAWS) + len(RANSOMS)))
def test_who_is_drawn_equals_every_draw_of_the_engine(number: int) -> None:
    state = (*DRAWS, *RANSOMS)[number]
    bought = 0 if kind_of(state) == "draw" else state.pending[-1].data[1]
    bag = bag_of(state)
    law: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for end, chance in draws_of(state).items():
        law[tuple(before - after for before, after in zip(bag, bag_of(end), strict=True))] += chance
    assert drawn_law(bag, 4 - bought).probabilities() == law
    for seat, own in enumerate(bag):
        drawn = own_drawn_law(own, sum(bag) - own, 4 - bought)
        assert drawn.chance(bool) == sum(chance for each, chance in law.items() if each[seat])
        assert chance_of_own(own, sum(bag) - own, bought) == drawn.chance(bool)
        if own:
            assert chance_drawn(sum(bag), bought) == drawn.mean / own


@pytest.mark.parametrize("number", range(len(DRAWS) + len(RANSOMS)))
def test_the_majority_equals_every_draw_of_the_engine(number: int) -> None:
    state = (*DRAWS, *RANSOMS)[number]
    bought = 0 if kind_of(state) == "draw" else state.pending[-1].data[1]
    chances: dict[int, Fraction] = defaultdict(Fraction)
    for end, chance in draws_of(state).items():
        assert majority(windows_of(end)) == tuple(majority_winners(end))
        for seat in majority_winners(end):
            chances[seat] += chance
    for seat in range(state.players):
        own = majority_chance(bag_of(state), windows_of(state), seat, 4 - bought)
        assert own == chances[seat]
        assert majority_points_law(bag_of(state), windows_of(state), seat, 4 - bought).mean == 2 * own


# Moving up --------------------------------------------------------------------------------------------------------


def ends_of_moving_up(state: VillageState) -> set[VillageState]:
    """Return every position that the asked seat can reach by moving up, before it says that it is done."""
    found, waiting = {state}, [state]
    for each in waiting:
        for action in GAME.legal(each):
            if isinstance(action, Climb):
                after = GAME.apply(each, action).state
                if kind_of(after) == "climb" and GAME.decision(after).seat == GAME.decision(state).seat:
                    waiting.append(after)
                found.add(after)
    return found


@pytest.mark.parametrize("number", range(12))
def test_what_moving_up_reaches_is_what_the_engine_allows(number: int) -> None:
    state = [each for each in reached("climb", 40, each=2) if not each.inn][number]
    seat = GAME.decision(state).seat
    reachable = {(windows_of(end)[seat], state.grain[seat] - end.grain[seat]) for end in ends_of_moving_up(state)}
    rows = moves_up(windows_of(state)[seat], state.grain[seat])
    assert {(row, used) for row, used, _ in rows} == reachable
    for row, _, points in rows:
        before = sum(count * each for count, each in zip(windows_of(state)[seat], CHURCH_SCORE, strict=True))
        assert points == sum(count * each for count, each in zip(row, CHURCH_SCORE, strict=True)) - before


def test_moving_up_is_worth_its_grain_and_the_majority() -> None:
    assert WINDOW_GRAIN == (0, 1, 2, 3)
    assert best_moving_up(((0, 0, 0, 0), (0, 0, 0, 0)), 0, 5) == 0
    assert best_moving_up(((1, 0, 0, 0), (0, 1, 0, 0)), 0, 0) == 0
    assert best_moving_up(((0, 1, 0, 0), (0, 1, 0, 0)), 0, 2) == 2 + 1 - Fraction(7, 10)


# Coins ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("members", range(1, 13))
def test_a_coin_is_worth_it_from_the_break_even_on(members: int) -> None:
    for bought in range(3):
        need = break_even(members, bought)
        assert coin_gain(members, bought, inside=need) == 0
        assert coin_gain(members, bought, inside=need + 1) > 0 > coin_gain(members, bought, inside=need - 1)


@pytest.mark.parametrize("number", range(len(RANSOMS)))
def test_a_coin_saves_the_chance_that_the_engine_leaves(number: int) -> None:
    state = RANSOMS[number]
    bag, seat, bought = bag_of(state), GAME.decision(state).seat, state.pending[-1].data[1]
    ransom = next(action for action in GAME.legal(state) if isinstance(action, Ransom))
    more = mean_inside(GAME.apply(state, ransom).state, seat) - mean_inside(state, seat)
    assert 2 * (more + loss_of_the_rest(bag, seat, bought)) - 1 == coin_gain(sum(bag), bought)


def mean_inside(state: VillageState, seat: int) -> Fraction:
    """Return how many of a seat's members are on the windows on average after the draw if nobody buys more."""
    return sum((chance * sum(windows_of(end)[seat]) for end, chance in draws_of(state).items()), Fraction(0))


def loss_of_the_rest(bag: tuple[int, ...], seat: int, bought: int) -> Fraction:
    """Return how many fewer of the seat's other members come in when one draw less is made."""
    rest = bag[seat] - 1
    before = rest * chance_drawn(sum(bag), bought)
    after = own_drawn_law(rest, sum(bag) - bag[seat], 3 - bought).mean
    return before - after


def test_waiting_for_a_draw_is_geometric() -> None:
    for members in (1, 4, 9):
        chance = chance_drawn(members)
        law = waiting_law(members, 5)
        assert [law.probability(mass) for mass in range(1, 6)] == [chance * (1 - chance) ** n for n in range(5)]
        assert law.probability(0) == (1 - chance) ** 5


def test_nobody_is_drawn_who_is_not_there() -> None:
    with pytest.raises(ValueError, match="must be in the bag"):
        chance_drawn(0)
