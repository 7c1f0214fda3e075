"""The odds of Batavia's options equal what counting all cases through the engine gives."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from gamecore import Action, Choice, Over
from gamecore.games.batavia.actions import Bid, Cash, Done, Draw, Keep, Lay, Pass
from gamecore.games.batavia.odds_options import MOST_BIDS, option_odds
from gamecore.games.batavia.odds_results import ASSUMPTIONS, LAST_ROUND
from gamecore.games.batavia.pieces import COMPANIES
from gamecore.games.batavia.state import BataviaState
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds
from tests.odds.batavia_by_hand import ByHand, Law, mean
from tests.odds.batavia_positions import GAME, reached
from tests.odds.told import check_told

KINDS = ("bid", "action", "lay", "move", "cash")


def odds_of(state: BataviaState) -> tuple[OptionOdds, ...]:
    """Return the odds of all legal actions for the seat that is asked."""
    return option_odds(GAME.view(state, GAME.decision(state).seat), GAME.legal(state))


def wholes(state: BataviaState, action: Action) -> Iterator[tuple[Action, ...]]:
    """Yield the plays that begin with this action: as it is where that is legal, else with one more company."""
    if isinstance(action, Done):
        yield (action,)
        return
    after = GAME.apply(state, action).state
    legal = GAME.legal(after)
    if Done() in legal:
        yield (action, Done())
        return
    fewest: dict[str, Lay] = {}
    for more in legal:
        if isinstance(more, Lay) and Done() in GAME.legal(GAME.apply(after, more).state):
            fewest.setdefault(more.company, more)
    for more in fewest.values():
        yield (action, more, Done())


def by_hand(state: BataviaState, action: Action) -> Law:
    """Return the gain of an action with its best ending, before its price."""
    hand = ByHand(state)
    if isinstance(action, Draw):
        return hand.draw()
    laws = []
    for actions in wholes(state, action):
        down = hand.laid(actions)
        held = [company for company, owner in enumerate(down.seals) if owner == hand.seat]
        firsts: list[int | None] = [c for c in held if hand.next_tiles(state.positions[hand.seat], c)]
        laws += [hand.play(actions, first) for first in firsts or [None]]
    return max(laws, key=mean)


def check(odds: OptionOdds, gain: Law, price: Fraction) -> None:
    """Compare the whole distribution of an option, and the figures made from it."""
    exact = {gold - price: chance for gold, chance in gain.items()}
    assert odds.distribution.probabilities() == exact, str(odds.action)
    assert odds.expected == mean(exact)
    assert odds.pays == sum(chance for gold, chance in exact.items() if gold > 0)
    square = sum((gold - odds.expected) ** 2 * chance for gold, chance in exact.items())
    assert odds.deviation == pytest.approx(float(square) ** 0.5)


@pytest.mark.parametrize("number", range(12))
def test_drawing_and_laying_out(number: int) -> None:
    state = reached("action", 12, seats=3)[number]
    drawing = by_hand(state, Draw())
    found = {each.action: each for each in odds_of(state)}
    check(found[Draw()], drawing, mean(drawing))
    assert found[Draw()].expected == 0
    plays = [action for action in GAME.legal(state) if isinstance(action, Lay)]
    for action in Random(number).sample(plays, min(2, len(plays))):
        check(found[action], by_hand(state, action), mean(drawing))


@pytest.mark.parametrize("number", range(4))
def test_drawing_and_laying_out_in_the_last_round(number: int) -> None:
    state = reached("action", 4, seats=4, last=True)[number]
    drawing = by_hand(state, Draw())
    for odds in odds_of(state):
        check(odds, by_hand(state, odds.action), mean(drawing))
        assert LAST_ROUND in odds.assumptions


@pytest.mark.parametrize("number", range(12))
def test_going_on_laying_out_and_being_done(number: int) -> None:
    state = reached("lay", 12, seats=3)[number]
    found = odds_of(state)
    differences = set()
    for odds in Random(number).sample(found, min(3, len(found))):
        gain = by_hand(state, odds.action)
        price = mean(gain) - odds.expected
        differences.add(price)
        check(odds, gain, price)
    assert len(differences) == 1


@pytest.mark.parametrize("number", range(12))
def test_moving_is_compared_with_the_best_other_tile(number: int) -> None:
    state = reached("move", 12, seats=3)[number]
    hand = ByHand(state)
    found = odds_of(state)
    gains = {}
    for odds in found:
        to = str(odds.action).split()[1]
        gains[odds.action] = hand.play((), COMPANIES.index(to) if to in COMPANIES else None)
    for odds in found:
        others = [mean(gain) for action, gain in gains.items() if action != odds.action]
        check(odds, gains[odds.action], max(others, default=Fraction(0)))


# Every decision -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_has_odds_for_every_action(kind: str) -> None:
    for state in reached(kind, 6):
        legal = GAME.legal(state)
        bids = [action for action in legal if isinstance(action, Bid)]
        dear = bids[MOST_BIDS:]
        check_told(odds_of(state), [action for action in legal if action not in dear], ASSUMPTIONS)


def test_every_assumption_is_used_somewhere() -> None:
    used: set[str] = set()
    for kind in KINDS:
        for state in reached(kind, 12):
            used |= {name for each in odds_of(state) for name in each.assumptions}
    state = GAME.start(3)
    rng = Random(7)
    while not isinstance(decision := GAME.decision(state), Over):
        if isinstance(decision, Choice) and (decision.kind == "action" or state.destination >= 0):
            used |= {name for each in odds_of(state) for name in each.assumptions}
        legal = GAME.legal(state)
        state = GAME.apply(state, rng.choice(legal) if legal else GAME.sample(state, rng)).state
    assert used == set(ASSUMPTIONS)


@pytest.mark.parametrize("kind", KINDS)
def test_odds_need_no_secret_of_others(kind: str) -> None:
    for number, state in enumerate(reached(kind, 4)):
        seat = GAME.decision(state).seat
        other = GAME.sample_world(GAME.view(state, seat), Random(number))
        assert GAME.legal(other) == GAME.legal(state)
        assert odds_of(other) == odds_of(state)


@pytest.mark.parametrize("kind", KINDS)
def test_a_spectator_gets_odds_too(kind: str) -> None:
    for state in reached(kind, 3):
        found = option_odds(GAME.view(state, None), GAME.legal(state))
        assert all(0 <= each.pays <= 1 for each in found)


def test_the_game_tells_the_odds() -> None:
    state = reached("cash", 1)[0]
    assert GAME.has_odds
    assert GAME.option_odds(GAME.view(state, GAME.decision(state).seat), GAME.legal(state)) == odds_of(state)


# Cashing and bidding --------------------------------------------------------------------------------------------


def test_cashing_and_keeping_are_two_sides_of_one_comparison() -> None:
    for state in reached("cash", 6):
        found = {each.action: each for each in odds_of(state)}
        cash, keep = found[Cash()], found[Keep()]
        assert keep.distribution == Distribution({-gold: ways for gold, ways in cash.distribution.ways.items()})


def test_a_higher_bid_for_the_same_package_brings_less() -> None:
    for state in reached("bid", 9):
        found = [each for each in odds_of(state) if isinstance(each.action, Bid)]
        means = [each.expected for each in found]
        assert means == sorted(means, reverse=True)
        assert len(set(means)) == len(means) or max(state.positions) > 30


def test_passing_changes_nothing() -> None:
    for state in reached("bid", 6):
        told = next(each for each in odds_of(state) if isinstance(each.action, Pass))
        assert told.distribution == Distribution.certain(0)


# The coach ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_coach_recommends_what_the_odds_say_brings_most(kind: str) -> None:
    for state in reached(kind, 9):
        view, legal = GAME.view(state, GAME.decision(state).seat), GAME.legal(state)
        worths = GAME.appraise(view, legal)
        assert list(worths) == list(legal)
        found = odds_of(state)
        means = {each.action: each.expected for each in found}
        base = float(means[found[0].action]) - worths[found[0].action]
        if kind in ("action", "lay"):
            assert all(worths[action] + base == pytest.approx(float(mean)) for action, mean in means.items())
        best = max(legal, key=lambda action: worths[action])
        assert float(means[best]) == pytest.approx(float(max(means.values())))
