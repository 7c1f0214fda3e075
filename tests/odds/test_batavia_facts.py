"""The parts of Batavia's odds, each on its own, equal what counting all cases through the engine gives."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from gamecore.games.batavia.actions import Done, Lay
from gamecore.games.batavia.majority import leader_of
from gamecore.games.batavia.odds_facts import pirate_risk, seals_by_drawing, tile_worths
from gamecore.games.batavia.pieces import CASHING, company_of
from gamecore.games.batavia.state import BataviaDraft, BataviaState, Cards
from gamecore.kernel.state import freeze, thaw
from tests.odds.batavia_by_hand import ByHand, gains_of_tiles, strikes, struck
from tests.odds.batavia_positions import GAME, reached


@pytest.mark.parametrize("number", range(12))
def test_the_chance_of_a_seal_equals_all_pairs_of_cards(number: int) -> None:
    state = reached("action", 12)[number]
    seat = GAME.decision(state).seat
    view = GAME.view(state, seat)
    assert view.pile_count >= 2
    pool = [company for company, count in enumerate(view.draw_pool) for _ in range(count)]
    won: Counter[int] = Counter()
    some = 0
    pairs = list(combinations(pool, 2))
    for pair in pairs:
        gained = []
        for company in range(5):
            counts = [cards[company] for cards in state.tables]
            counts[seat] += state.hands[seat][company] + pair.count(company)
            if state.seals[company] != seat and leader_of(counts) == seat:
                gained.append(company)
        won.update(gained)
        some += bool(gained)
    found = seals_by_drawing(view)
    assert found.each == tuple(Fraction(won[company], len(pairs)) for company in range(5))
    assert found.any == Fraction(some, len(pairs))


def laid_out(state: BataviaState) -> tuple[Cards, BataviaState]:
    """Return the cards of a play and the state with them on the table, pirates still to come."""
    rng = Random(str(GAME.dump(state)))
    actions, after = [], state
    while Done() not in actions:
        legal = [action for action in GAME.legal(after) if isinstance(action, Lay | Done)]
        actions.append(rng.choice(legal))
        if actions[-1] != Done():
            after = GAME.apply(after, actions[-1]).state
    return after.laying, ByHand(state).laid(tuple(actions))


@pytest.mark.parametrize("number", range(12))
def test_the_pirates_risk_of_a_play_equals_the_engine(number: int) -> None:
    states = [each for each in reached("action", 24, seats=3) if len(GAME.legal(each)) > 1 and each.destination < 0]
    state = states[number]
    seat = GAME.decision(state).seat
    cards, down = laid_out(state)
    risk = pirate_risk(GAME.view(state, seat), cards)
    draft: BataviaDraft = thaw(down)
    assert risk.now == struck(draft)
    after = freeze(draft, BataviaState)
    law = strikes(after, GAME.view(state, seat).unseen, [(seat + n) % 3 for n in (1, 2)])
    assert risk.later.probabilities() == law
    assert risk.attack == 1 - law.get((), 0)
    for company in range(5):
        assert risk.chances[company] == sum(chance for whom, chance in law.items() if company in whom)


@pytest.mark.parametrize("number", range(12))
def test_the_worth_of_a_tile_is_its_set_and_its_warehouse(number: int) -> None:
    state = reached("action", 12)[number]
    seat = GAME.decision(state).seat
    view = GAME.view(state, seat)
    mine = {company_of(tile) for tile in view.tiles_of(seat)}
    worths = tile_worths(view)
    assert [each.company for each in worths] == [c for c in range(5) if view.target(seat, c) > 0]
    for each in worths:
        assert each.space == view.target(seat, each.company)
        assert company_of(each.tile) == each.company
        assert each.held == (view.seals[each.company] == seat)
        assert each.set_gain == CASHING[len(mine | {each.company})] - CASHING[len(mine)]
        law = gains_of_tiles(state, seat, (each.tile,))
        assert each.warehouse.probabilities() == law
        assert each.expected == each.set_gain + sum(gold * chance for gold, chance in law.items())
