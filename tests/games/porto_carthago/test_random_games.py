"""Random and trained play: pieces and money are conserved, worlds agree, and the greedy bot beats uniform ones."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamecore
from gamecore import Chance, Over
from gamecore.games.porto_carthago.chance import LAYOUTS, draws, ways
from gamecore.games.porto_carthago.pieces import GOODS
from gamecore.games.porto_carthago.state import cards_in
from tests.games.porto_carthago.conservation import flow, totals, wealth
from tests.games.porto_carthago.table import GAME

MANY = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def walk(state: Any, rng: Random) -> list[tuple[Any, Any, Any]]:
    """Play at random; return (state before, action, step) for each action."""
    steps = []
    while not isinstance(decision := GAME.decision(state), Over):
        action = GAME.sample(state, rng) if isinstance(decision, Chance) else rng.choice(GAME.legal(state))
        step = GAME.apply(state, action)
        steps.append((state, action, step))
        state = step.state
    return steps


@pytest.mark.rule("C1.16", "C1.10")
@MANY
@given(st.sampled_from([3, 4, 5]), st.integers(0, 10**6))
def test_servants_goods_ships_and_money_are_conserved(seats: int, seed: int) -> None:
    start = GAME.start(seats)
    expected, money = totals(start), list(wealth(start))
    for _, _, step in walk(start, Random(seed)):
        assert totals(step.state) == expected
        for event in step.events:
            if amount := flow(event):
                money[event.seat] += amount
        assert tuple(money) == wealth(step.state)
        assert min(step.state.cash) >= 0


@MANY
@given(st.sampled_from([3, 4, 5]), st.integers(0, 10**6))
def test_a_game_has_25_turns_for_each_seat_or_20_if_it_ends_early(seats: int, seed: int) -> None:
    steps = walk(GAME.start(seats), Random(seed))
    options = [str(action).split()[0] for _, action, _ in steps]
    turns = sum(options.count(verb) for verb in ("play", "collect", "renew"))
    assert turns == seats * (25 if steps[-1][2].state.decade == 5 else 20)


@pytest.mark.rule("C1.11", "C1.12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_talents_of_others_are_hidden_all_game_long_and_shown_at_its_end(seats: int) -> None:
    steps = walk(GAME.start(seats), Random(seats))
    for state, _, _ in steps:
        for seat in (None, *range(seats)):
            shown = [other for other, cash in enumerate(GAME.view(state, seat).cash) if cash is not None]
            assert shown == ([] if seat is None else [seat])
    over = steps[-1][2].state
    assert GAME.view(over, None).cash == over.cash


@pytest.mark.rule("C1.12")
@MANY
@given(st.sampled_from([3, 4, 5]), st.integers(0, 10**6))
def test_the_next_card_is_what_the_view_says_it_can_be(seats: int, seed: int) -> None:
    for state, action, _ in walk(GAME.start(seats), Random(seed)):
        decision = GAME.decision(state)
        if isinstance(decision, Chance) and decision.kind in ("ship", "voyage"):
            card = int(str(action).split()[1][1:]) - 1
            for seat in (None, *range(seats)):
                chances = GAME.view(state, seat).next_ship()
                assert sum(chances.values()) == 1
                assert card in chances


@pytest.mark.rule("C1.12", "C1.13")
def test_next_cards_of_sampled_worlds_come_as_often_as_the_view_says() -> None:
    steps = walk(GAME.start(4), Random(5))
    state = next(after.state for _, action, after in steps if str(action).startswith("stack"))
    looker = state.scout
    for seat in range(4):
        view, rng = GAME.view(state, seat), Random(seat)
        chances = view.next_ship()
        drawn = [first_of(GAME.sample_world(view, rng), rng) for _ in range(2_000)]
        assert set(drawn) <= set(chances)
        assert (len(chances) == 1) == (seat == looker)
        for card, chance in chances.items():
            assert abs(drawn.count(card) / 2_000 - chance) < 0.05


def first_of(world: Any, rng: Random) -> int:
    """Return the next card of a world."""
    return world.top[0] if world.top else rng.choice(cards_in(world.unknown))


@pytest.mark.rule("C1.14", "C5.6")
def test_draws_of_goods_are_counted_like_discs_drawn_one_by_one() -> None:
    bag = (2, 1, 0, 3, 1)
    listed = dict(draws(bag, 3))
    discs = [good for good, count in enumerate(bag) for _ in range(count)]
    counted: dict[str, int] = {}
    for drawn in combinations(discs, 3):
        key = "fill " + " ".join(GOODS[good] for good in drawn)
        counted[key] = counted.get(key, 0) + 1
    assert {str(action): weight for action, weight in listed.items()} == counted
    assert sum(listed.values()) == 35
    assert ways(bag, Counter({2: 1})) == 0


def test_there_are_360_layouts() -> None:
    assert len(LAYOUTS) == len(set(LAYOUTS)) == 360


def test_a_seat_with_coach_beats_uniform_ones() -> None:
    for seats in (3, 4, 5):
        bots = ["greedy", *["uniform"] * (seats - 1)]
        assert gamecore.simulate("porto_carthago", bots, games=5, seed=seats).victories[0] >= 4
