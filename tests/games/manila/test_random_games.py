"""Random voyages: pieces and money are conserved, and what is offered is what the rules allow."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamecore import Chance, Over
from gamecore.games.manila.invariants import check_position
from gamecore.games.manila.pieces import PROFITS, WARES
from gamecore.games.manila.scoring import fortune_totals
from gamecore.games.manila.state import ManilaState
from tests.games.manila.conservation import flow, totals
from tests.games.manila.table import GAME, table

POOR = {"cash": [2, 0, 1, 16, 3], "loans": {0: "nutmeg silk", 1: "ginseng jade", 2: "nutmeg jade"}}
HARBOUR = {"captain": 0, "second pirate": 1, "nutmeg 1": 2, "nutmeg 3": 1, "silk 1": 2, "silk 2": 0}
"""A voyage in which pirates board, evict and plunder; besides these only the second seat of nutmeg is taken."""

MANY = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def walk(state: ManilaState, rng: Random, most: int) -> list[tuple[ManilaState, Any, Any]]:
    """Play at random; return (state before, action, step) for each action."""
    steps = []
    while len(steps) < most and not isinstance(decision := GAME.decision(state), Over):
        action = GAME.sample(state, rng) if isinstance(decision, Chance) else rng.choice(GAME.legal(state))
        step = GAME.apply(state, action)
        steps.append((state, action, step))
        state = step.state
    return steps


beginnings = st.one_of(
    st.builds(GAME.start, st.sampled_from([3, 4, 5]), stronger_pirates=st.booleans()),
    st.builds(
        lambda seats, stronger: table("bid", seats, stronger=stronger, cash=POOR["cash"][:seats], loans=POOR["loans"]),
        st.sampled_from([3, 4, 5]),
        st.booleans(),
    ),
    st.builds(
        lambda seats, stronger, silk: table(
            "roll 2",
            seats,
            stronger=stronger,
            figures=HARBOUR | {"nutmeg 2": 3 % seats},
            punts={"nutmeg": 10, "silk": silk, "jade": 9},
            cash=POOR["cash"][:seats],
            loans=POOR["loans"],
        ),
        st.sampled_from([3, 4, 5]),
        st.booleans(),
        st.integers(7, 11),
    ),
)


@MANY
@given(beginnings, st.integers(0, 10**9))
def test_every_position_of_a_random_game_is_possible_and_keeps_all_pieces(state: ManilaState, seed: int) -> None:
    kept = {name: count for name, count in totals(state).items() if name != "punts on one place"}
    for before, _, step in walk(state, Random(seed), 150):
        check_position(step.state)
        assert {name: count for name, count in totals(step.state).items() if name != "punts on one place"} == kept
        assert min(step.state.cash) >= 0
        assert min(step.state.piles) >= 0
        assert step.state.voyage >= before.voyage


@MANY
@given(beginnings, st.integers(0, 10**9))
def test_cash_changes_by_exactly_what_the_events_tell(state: ManilaState, seed: int) -> None:
    for before, _, step in walk(state, Random(seed), 150):
        expected = list(before.cash)
        for event in step.events:
            if amount := flow(event):
                expected[event.seat] += amount
        assert tuple(expected) == step.state.cash, step.events


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(beginnings, st.integers(0, 10**9))
def test_the_menu_is_exactly_what_no_rule_refuses(state: ManilaState, seed: int) -> None:
    rng = Random(seed)
    for before, _, _ in walk(state, rng, 90):
        if rng.random() > 0.08:
            continue
        legal = set(GAME.legal(before))
        for action in GAME.universe():
            assert (action in legal) == (not GAME.refusals(before, action)), (str(action), GAME.dump(before))


@MANY
@given(beginnings, st.integers(0, 10**9))
def test_nobody_is_asked_where_the_rules_leave_one_answer(state: ManilaState, seed: int) -> None:
    for before, _, _ in walk(state, Random(seed), 150):
        answers = [action for action in GAME.legal(before) if str(action).split()[0] not in ("borrow", "redeem")]
        assert isinstance(GAME.decision(before), Chance) or len(answers) >= 2


@MANY
@given(beginnings, st.integers(0, 10**9))
def test_income_follows_the_profit_table(state: ManilaState, seed: int) -> None:
    for _, _, step in walk(state, Random(seed), 150):
        paid: Counter[tuple[str, str]] = Counter()
        for event in step.events:
            if event.kind in ("loot", "profit"):
                paid[event.kind, event.facts["ware"]] += event.facts["amount"]
        for (_, ware), amount in paid.items():
            assert amount == PROFITS[WARES.index(ware)]


@pytest.mark.parametrize("stronger", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_random_game_ends_with_a_ware_at_30_and_the_richest_as_winners(seats: int, stronger: bool) -> None:
    steps = walk(GAME.start(seats, stronger_pirates=stronger), Random(seats), 5_000)
    final = steps[-1][2].state
    decision = GAME.decision(final)
    assert isinstance(decision, Over)
    fortunes = [score.total for score in GAME.scores(final)]
    assert decision.winners == tuple(seat for seat in range(seats) if fortunes[seat] == max(fortunes))
    assert max(GAME.view(final, None).values) == 30
    assert final.voyage >= 4


def test_the_quick_totals_are_the_sums_of_the_fortune_lines() -> None:
    for seed in range(30):
        for state, _, _ in walk(GAME.start(3 + seed % 3), Random(seed), 1_000):
            assert fortune_totals(state) == [score.total for score in GAME.scores(state)]
