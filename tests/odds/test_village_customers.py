"""The odds of Village's customers, chests and goals equal what the engine draws, and what counting all cases gives."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random

import pytest

from gamecore.games.village.actions import Take
from gamecore.games.village.goals_pieces import GOALS, HIDDEN_GOAL, metal
from gamecore.games.village.odds_chests import (
    beats,
    chance_of_value,
    chest_law,
    coins_law,
    coins_of,
    next_chest,
    orders,
    unseen_after,
)
from gamecore.games.village.odds_customers import (
    appear_after,
    best_points_law,
    chance_new_customer,
    chance_of_customer,
    customers_law,
    deliverable,
    waiting_for,
    wanting,
)
from gamecore.games.village.odds_goals import (
    WORK,
    chance_held,
    chance_of_pair,
    decks,
    go_together,
    hidden_cards,
    pair_law,
    pairs_law,
    rook_numbers,
    unseen_of,
)
from gamecore.games.village.pieces import GRAIN, SPACES, TILE_POINTS, TILES, WANTED
from gamecore.games.village.state import VillageState, customers
from tests.odds.village_positions import GAME, reached, steps_of

# Customers --------------------------------------------------------------------------------------------------------

CUSTOMERS = tuple(state for state in reached("customer", 60, each=4) if state.round)[:30]


@pytest.mark.parametrize("number", range(len(CUSTOMERS)))
def test_the_next_customer_is_any_that_the_engine_can_lay_out(number: int) -> None:
    state = CUSTOMERS[number]
    outcomes = [TILES.index(str(action).split()[1]) for action, _ in GAME.outcomes(state)]
    assert len({weight for _, weight in GAME.outcomes(state)}) == 1
    for kind in range(GRAIN + 1):
        wanted = wanting(outcomes, kind)
        assert all(WANTED[tile][kind] for tile in wanted)
        assert chance_of_customer(len(wanted), len(outcomes), 1) == Fraction(len(wanted), len(outcomes))
        assert customers_law(len(wanted), len(outcomes), 2).mean * len(outcomes) == len(wanted) * min(2, len(outcomes))
        place = (len(outcomes) + 1) / (len(wanted) + 1) if wanted else 0
        assert float(waiting_for(len(wanted), len(outcomes)).mean) == pytest.approx(place)


def days(seed: int) -> list[tuple[VillageState, int, VillageState]]:
    """Return each market day of a random game: the state before it, how many were served, and the state after it."""
    found, before, served = [], None, 0
    for state, step in steps_of(seed):
        for event in step.events:
            if event.kind == "market day":
                before, served = state, 0
            served += event.kind == "served"
        if before is not None and any(event.kind == "day over" for event in step.events):
            served += sum(event.kind == "scrapped" for event in step.events)
            found.append((before, served, step.state))
            before = None
    return found


@pytest.mark.parametrize("seed", [4, 8, 12, 16, 20, 24])
def test_the_queue_moves_up_as_foreseen(seed: int) -> None:
    for before, served, after in days(seed):
        moved, drawn = appear_after(GAME.view(before, 0), served)
        assert set(moved) <= set(customers(after))
        assert len(customers(after)) == len(customers(before)) - served + len(moved)
        waiting = sum(tile >= 0 for tile in after.queue)
        due = sum(entry.kind == "customer" for entry in after.pending)
        assert due == drawn
        assert waiting == sum(tile >= 0 for tile in before.queue) - len(moved)


@pytest.mark.parametrize("number", range(30))
def test_new_customers_equal_every_draw_from_the_pile(number: int) -> None:
    state = reached("turn", 30)[number]
    seat = state.active
    view = GAME.view(state, seat)
    _, drawn = appear_after(view, min(2, len(customers(state))))
    tiles = view.unseen_tiles
    drawn = min(drawn, 2)
    draws = list(combinations(tiles, drawn))
    for kind in range(GRAIN + 1):
        fitting = sum(any(WANTED[tile][kind] for tile in draw) for draw in draws)
        assert chance_of_customer(len(wanting(tiles, kind)), len(tiles), drawn) == Fraction(fitting, len(draws))
    goods, grain = (2, 0, 1, 1, 0, 1), 2
    served = set(deliverable(tiles, goods, grain))
    best = Counter(max((TILE_POINTS[tile] for tile in draw if tile in served), default=0) for draw in draws)
    expected = {points: Fraction(ways, len(draws)) for points, ways in best.items()}
    assert best_points_law(tiles, drawn, goods, grain).probabilities() == expected
    chance = chance_new_customer(view, 0, 0)
    assert chance == chance_of_customer(len(wanting(tiles, 0)), len(tiles), appear_after(view, 0)[1])


def test_only_customers_who_are_there_can_be_served() -> None:
    state = next(each for each in reached("turn", 6) if customers(each))
    with pytest.raises(ValueError, match="cannot be served"):
        appear_after(GAME.view(state, 0), len(customers(state)) + 1)
    assert any(isinstance(action, Take) for action in GAME.legal(state))


# Chests -----------------------------------------------------------------------------------------------------------

CHESTS = (3, 3, 3, 4, 4, 5)


@pytest.mark.parametrize("seen", [(), (3,), (5,), (3, 4), (3, 3, 5), (4, 4, 5)])
def test_chests_equal_every_order(seen: tuple[int, ...]) -> None:
    left = list(CHESTS)
    for value in seen:
        left.remove(value)
    unseen = unseen_after(seen)
    assert unseen == tuple(left.count(value) for value in (3, 4, 5))
    every = list(permutations(left))
    assert orders(unseen) == len(set(every))
    for chests in range(1, len(left) + 1):
        coins = Counter(sum(order[:chests]) for order in every)
        assert coins_law(chests, unseen).probabilities() == {c: Fraction(n, len(every)) for c, n in coins.items()}
        for value in (3, 4, 5):
            inside = Fraction(sum(value in order[:chests] for order in every), len(every))
            assert chance_of_value(value, chests, unseen) == inside
    for own in (3, 4, 5):
        assert beats(own, unseen) == Fraction(sum(order[0] > own for order in every), len(every))


PEEKS = reached("chest", 12, modules=2, each=3)


@pytest.mark.parametrize("number", range(len(PEEKS)))
def test_the_next_chest_is_what_the_engine_draws_and_worlds_agree(number: int) -> None:
    state = PEEKS[number]
    outcomes = GAME.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    law = {int(str(action).split()[1]): Fraction(weight, total) for action, weight in outcomes}
    seat = state.pending[-1].seat
    view = GAME.view(state, seat)
    known = all(not (state.aboard[other] or state.chests[other]) for other in range(state.players) if other != seat)
    told = next_chest(view)
    assert told is not None
    if known:
        assert told.probabilities() == law
    for other in range(state.players):
        coins = coins_of(view, other)
        assert sum((*state.aboard[other], *state.chests[other])) in coins.ways
        world = GAME.sample_world(view, Random(number))
        assert sum((*world.aboard[other], *world.chests[other])) in coins.ways


def test_no_chest_without_port_and_none_that_was_never_there() -> None:
    state = next(each for each in reached("turn", 8) if not each.port)
    assert next_chest(GAME.view(state, 0)) is None
    assert chest_law().mean == Fraction(22, 6)
    with pytest.raises(ValueError, match="are not among"):
        unseen_after([5, 5])


# Life goals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("inn", [False, True])
@pytest.mark.parametrize("port", [False, True])
def test_pairs_equal_every_deal(inn: bool, port: bool) -> None:
    silver, gold = decks(inn, port)
    pairs = list(product(silver, gold))
    assert pair_law(silver, gold).probabilities() == dict.fromkeys(pairs, Fraction(1, len(pairs)))
    fitting = sum(bool(WORK[GOALS[s]] & WORK[GOALS[g]]) for s, g in pairs)
    assert chance_of_pair(silver, gold) == Fraction(fitting, len(pairs))
    two = Counter(
        sum(go_together(s, g) for s, g in zip(mine, dealt, strict=True))
        for mine in permutations(silver, 2)
        for dealt in permutations(gold, 2)
    )
    total = sum(two.values())
    assert pairs_law(silver, gold, 2).probabilities() == {n: Fraction(ways, total) for n, ways in two.items()}
    for players in range(1, 6):
        assert pairs_law(silver, gold, players).mean == players * chance_of_pair(silver, gold)


def test_more_players_equal_every_deal_of_small_decks() -> None:
    silver, gold = (0, 1, 2, 3), (8, 9, 10, 11)
    for players in (3, 4):
        deals: dict[int, int] = defaultdict(int)
        for mine in permutations(silver, players):
            for dealt in permutations(gold, players):
                deals[sum((s + g) % 3 == 0 for s, g in zip(mine, dealt, strict=True))] += 1
        total = sum(deals.values())
        law = pairs_law(silver, gold, players, lambda s, g: (s + g) % 3 == 0)
        assert law.probabilities() == {n: Fraction(ways, total) for n, ways in deals.items()}
    assert rook_numbers([frozenset({0, 1}), frozenset({0, 1})], 2) == [1, 4, 2]
    with pytest.raises(ValueError, match="cannot be dealt"):
        pairs_law(silver, gold, 5)


def test_work_is_named_for_every_goal_on_spaces_of_the_village() -> None:
    assert set(WORK) == set(GOALS)
    assert set().union(*WORK.values()) <= set(SPACES)


@pytest.mark.parametrize("number", range(30))
def test_what_others_hold_equals_every_deal_that_agrees_with_the_view(number: int) -> None:
    state = reached("turn", 30, modules=4)[number]
    view = GAME.view(state, state.active)
    world = GAME.sample_world(view, Random(number))
    for kind in (0, 1):
        unseen, hidden = unseen_of(view, kind), hidden_cards(view, kind)
        row = (view.public.silver, view.public.gold)[kind]
        assert hidden == row.count(HIDDEN_GOAL)
        deals = list(combinations(unseen, hidden))
        for goal in range(len(GOALS)):
            if metal(goal) == kind:
                held = Fraction(sum(goal in deal for deal in deals), len(deals))
                assert chance_held(view, goal) == held
                other = (world.silver, world.gold)[kind]
                assert held or all(other[seat] != goal for seat in range(state.players) if seat != state.active)
