"""The laws of deck, look, renewal and intrigue in Porto Carthago equal listing all cases or using the engine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from gamecore import Chance
from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago.actions_chance import Ship
from gamecore.games.porto_carthago.chance import answer_ship
from gamecore.games.porto_carthago.odds import law_of_nth, voyage_result
from gamecore.games.porto_carthago.odds_docks import Arrival, arrivals
from gamecore.games.porto_carthago.odds_options import good_prospect, option_odds
from gamecore.games.porto_carthago.odds_results import incomes_left
from gamecore.games.porto_carthago.odds_voyages import gain_of_looking, intrigue, next_scoring
from gamecore.games.porto_carthago.pieces import (
    GOODS,
    SHIP_NAMES,
)
from gamecore.games.porto_carthago.scoring import awards
from gamecore.games.porto_carthago.state import NOTHING, PortoCarthagoState, next_cards
from gamecore.games.porto_carthago.turn_ships import drift, rows
from gamecore.kernel.decision import pending
from gamecore.kernel.state import freeze, thaw
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds
from tests.odds.porto_carthago_positions import GAME, game_positions, reached

State = PortoCarthagoState


def odds_of(state: State) -> tuple[OptionOdds, ...]:
    """Return the odds of all legal actions for the seat that is asked."""
    return option_odds(GAME.view(state, GAME.decision(state).seat), GAME.legal(state))


# The deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_the_nth_ship_of_a_civilization_by_listing_all_orders(seed: int) -> None:
    rng = Random(seed)
    unseen = tuple(range(10, 16))
    marked = frozenset({*rng.sample(unseen, rng.randint(0, 3)), 1})
    order = tuple(rng.choice((-1, -1, -1, 1, 2)) for _ in range(4))
    number = rng.randint(1, 2)
    counted: Counter[int] = Counter()
    total = 0
    for drawn in permutations(unseen, order.count(-1)):
        rest = iter(drawn)
        hits = [card for card in (next(rest) if each == -1 else each for each in order) if card in marked]
        total += 1
        if len(hits) >= number:
            counted[hits[number - 1]] += 1
    found = law_of_nth(order, len(unseen), tuple(sorted(marked & set(unseen))), marked, number)
    assert found == {card: Fraction(times, total) for card, times in counted.items()}


def quiet_phase(state: State, rng: Random) -> State:
    """Let the engine's ships enter and move up in a phase 1 in which nobody guides and nothing is loaded."""
    draft = thaw(state)
    drift(draft, pending("drift"))
    rows(draft, pending("rows"))
    for place in range(len(draft.row2)):
        if cards := next_cards(draft):
            answer_ship(draft, pending("ship", -1, 2, place), Ship(SHIP_NAMES[rng.choice(cards)]))
    return freeze(draft, State)


def entered(state: State, dock: int, rng: Random) -> Arrival:
    """Return the next ship at a dock within three phases through the engine."""
    if state.berths[dock] >= 0:
        return Arrival(state.berths[dock], 0)
    for phases in (1, 2, 3):
        state = quiet_phase(state, rng)
        if state.berths[dock] >= 0:
            return Arrival(state.berths[dock], phases)
    return Arrival(NOTHING, 0)


@pytest.mark.parametrize("number", range(10))
def test_ships_arrive_as_the_engine_lets_them_enter(number: int) -> None:
    rng = Random(number)
    state = next(
        state for kind, state in game_positions(number + 1) if kind == "turn" and state.decade == 1 + number % 2
    )
    view = GAME.view(state, GAME.decision(state).seat)
    worlds = [GAME.sample_world(view, rng) for _ in range(60)]
    for dock in range(12):
        law = arrivals(view, dock)
        seen = Counter(entered(world, dock, rng) for world in worlds[: 60 if len(law) > 1 and dock < 4 else 4])
        assert set(seen) <= set(law), dock
        for arrival, times in seen.items():
            share = float(law.probability(arrival))
            draws = sum(seen.values())
            assert abs(times / draws - share) <= 4.5 * (share * (1 - share) / draws) ** 0.5 + 1e-9


@pytest.mark.parametrize("number", range(6))
def test_a_look_at_three_cards_by_listing_all_orders(number: int) -> None:
    state = next(s for kind, s in game_positions(number + 1) if kind == "turn" and s.decade == 1)
    view = GAME.view(state, GAME.decision(state).seat)
    servants = 1 + number
    counted: Counter[int] = Counter()
    for order in permutations(view.unseen, 3):
        worths = [voyage_result(card, servants, view.cash[view.seat]) for card in order]
        counted[max(worths) - worths[0]] += 1
    assert gain_of_looking(view, (-1, -1, -1), servants) == Distribution(counted)
    known = view.unseen[0]
    with_known = gain_of_looking(view, (known, -1, -1), servants)
    counted = Counter(
        max(voyage_result(card, servants, 0) for card in (known, *pair)) - voyage_result(known, servants, 0)
        for pair in permutations(view.unseen, 2)
    )
    assert with_known == Distribution(counted)


# Goods, intrigue --------------------------------------------------------------------------------------------------


def test_a_renewal_has_the_law_of_the_best_good_that_is_drawn() -> None:
    checked = 0
    for state in reached("turn", 40):
        seat = GAME.decision(state).seat
        odds = next(each for each in odds_of(state) if isinstance(each.action, a.Renew))
        renewed = GAME.apply(state, a.Renew()).state
        view = GAME.view(state, seat)
        if not view.free_slots(seat) or state.cash[seat] < 6 or not isinstance(GAME.decision(renewed), Chance):
            assert odds.distribution == Distribution.certain(0)
            continue
        total = 0
        mean = Fraction(0)
        none = 0
        means = {good: good_prospect(view, number, 6).mean for number, good in enumerate(GOODS)}
        for outcome, weight in GAME.outcomes(renewed):
            assert isinstance(outcome, a.Fill)
            best = max(0, *(means[good] for good in outcome.goods))
            total, mean, none = total + weight, mean + best * weight, none + weight * (best == 0)
        assert odds.expected == mean / total
        assert odds.distribution.probability(0) >= Fraction(none, total)
        checked += 1
    assert checked >= 15


@pytest.mark.parametrize("number", range(12))
def test_intrigue_by_listing_who_follows(number: int) -> None:
    state = reached("point", 12)[number]
    seat, players, path = GAME.decision(state).seat, state.players, state.path
    view = GAME.view(state, seat)
    gap = next_scoring(len(path)) - len(path) - 1
    mean = Fraction(0)
    for coins in product((True, False), repeat=gap):
        count = (*coins, False).index(False)
        for placed in product(range(players), repeat=count):
            seats = awards((*path, seat, *placed), players)[seat] - awards((*path, *placed), players)[seat]
            mean += Fraction(25 * seats, 2**gap * players**count)
    assert intrigue(view).mean == mean - incomes_left(view)
