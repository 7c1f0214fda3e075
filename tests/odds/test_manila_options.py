"""The odds of Manila's options equal brute force over the dice through the engine."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from gamecore import Action, BadOption
from gamecore.games.manila.actions import Bid, Borrow, Evict, Pass, Redeem, Stay, Steer
from gamecore.games.manila.odds_options import JUDGES, option_odds
from gamecore.games.manila.odds_results import AS_IT_STANDS, ASSUMPTIONS, NO_EVICTIONS, OWN_INTEREST, PricedOdds
from gamecore.games.manila.state import ManilaState
from tests.games.manila.table import launching, table
from tests.odds.positions import GAME, reached
from tests.odds.through_the_engine import Table, differences, fortune

BOTH = pytest.mark.parametrize("assumption", [AS_IT_STANDS, OWN_INTEREST])
QUIET = {"place": Pass(), "board": Stay(), "steer": Steer(())}


def odds_of(state: ManilaState, assumption: str = OWN_INTEREST) -> tuple[PricedOdds, ...]:
    """Return the odds of all legal actions for the seat that is asked."""
    return option_odds(GAME.view(state, GAME.decision(state).seat), GAME.legal(state), assumption)


def options(state: ManilaState, assumption: str, most: int = 99) -> list[PricedOdds]:
    """Return the odds of some options, loans and doing nothing aside."""
    quiet = QUIET[GAME.decision(state).kind]
    found = [each for each in odds_of(state, assumption) if not isinstance(each.action, Borrow | Redeem)]
    found = [each for each in found if each.action != quiet]
    return Random(1).sample(found, min(most, len(found)))


def by_brute_force(state: ManilaState, action: Action, assumption: str) -> dict[int, Fraction]:
    """Return the law of what an action changes in the seat's fortune, compared with doing nothing."""
    decision = GAME.decision(state)
    done, quiet = (GAME.apply(state, each).state for each in (action, QUIET[decision.kind]))
    return differences(done, quiet, decision.seat, assumption == OWN_INTEREST)


def check(state: ManilaState, assumption: str, most: int = 99) -> None:
    """Compare the whole distribution of each option, and the figures made from it."""
    for odds in options(state, assumption, most):
        exact = by_brute_force(state, odds.action, assumption)
        assert odds.distribution.probabilities() == exact, f"{odds.action} in {GAME.dump(state)}"
        mean = sum(pesos * chance for pesos, chance in exact.items())
        assert odds.expected == mean
        assert odds.pays == sum(chance for pesos, chance in exact.items() if pesos > 0)
        square = sum((pesos - mean) ** 2 * chance for pesos, chance in exact.items())
        assert odds.deviation == pytest.approx(float(square) ** 0.5)


@pytest.mark.parametrize("number", range(16))
def test_placing_before_the_last_roll_as_it_stands(number: int) -> None:
    check(reached("place", 2, 16)[number], AS_IT_STANDS)


@pytest.mark.parametrize("number", range(6))
def test_placing_before_the_last_roll_with_pilots_in_their_own_interest(number: int) -> None:
    check(reached("place", 2, 16)[number], OWN_INTEREST, most=3)


@BOTH
@pytest.mark.parametrize("number", range(8))
def test_steering(number: int, assumption: str) -> None:
    check(reached("steer", 2, 8)[number], assumption, most=4)


@BOTH
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("stronger", [False, True])
def test_boarding_and_evicting(number: int, assumption: str, stronger: bool) -> None:
    check(reached("board", 2, 6, stronger)[number], assumption, most=3)


@pytest.mark.parametrize("number", range(3))
def test_placing_two_rolls_before_the_end_as_it_stands(number: int) -> None:
    check(reached("place", 1, 3)[number], AS_IT_STANDS, most=1)


PIRATES_AND_PILOTS = {
    "two pirates": {"captain": 1, "second pirate": 2, "silk 1": 3, "port A": 1},
    "pirate and pilot": {"captain": 2, "small pilot": 1, "jade 1": 1, "jade 2": 2},
    "large pilot": {"large pilot": 3, "shipyard B": 3, "insurance": 2},
}


@pytest.mark.parametrize("figures", PIRATES_AND_PILOTS.values(), ids=PIRATES_AND_PILOTS)
@pytest.mark.parametrize("place", ["place jade", "place shipyard A"])
def test_pirates_and_pilots_to_come_serve_themselves(figures: dict[str, int], place: str) -> None:
    punts = {"silk": 10, "ginseng": 11, "jade": 9}
    state = table("place 2", seat=0, master=1, punts=punts, figures=figures, cash=400)
    odds = next(each for each in options(state, OWN_INTEREST) if str(each.action) == place)
    assert odds.distribution.probabilities() == by_brute_force(state, odds.action, OWN_INTEREST)


def test_placing_three_rolls_before_the_end_as_it_stands() -> None:
    state = table("place 1", punts={"nutmeg": 5, "silk": 4, "jade": 0}, figures={"captain": 1}, cash=400, seat=2)
    check(state, AS_IT_STANDS, most=1)


@BOTH
@pytest.mark.parametrize("number", range(6))
def test_sending_a_plundered_punt(number: int, assumption: str) -> None:
    state = reached("send", 3, 6)[number]
    captain = GAME.decision(state).seat
    voyage = Table(captain, state.voyage, assumption == OWN_INTEREST)
    for odds in odds_of(state, assumption):
        if not isinstance(odds.action, Borrow | Redeem):
            after = voyage.settled(GAME.apply(state, odds.action).state)
            assert voyage.over(after)
            assert odds.distribution.probabilities() == {fortune(after, captain) - fortune(state, captain): 1}


@BOTH
@pytest.mark.parametrize("kind", ["bid", "buy", "load", "start", "place", "board", "steer", "send"])
def test_every_decision_has_odds_for_every_action(kind: str, assumption: str) -> None:
    for state in reached(kind, -1, 3):
        found = odds_of(state, assumption)
        legal = [action for action in GAME.legal(state) if not isinstance(action, Bid)]
        assert [each.action for each in found if not isinstance(each.action, Bid)] == legal
        assert sum(isinstance(each.action, Bid) for each in found) <= 1
        for each in found:
            assert 0 <= each.pays <= 1
            assert each.expected == each.distribution.mean
            assert set(each.assumptions) <= set(ASSUMPTIONS)


def test_every_answer_of_the_game_has_odds() -> None:
    assert set(JUDGES) == {answer for question in GAME.questions.values() for answer in question.answers}


# Prices, loans, shares and the office ----------------------------------------------------------------------------


def named(state: ManilaState, text: str, assumption: str = OWN_INTEREST) -> PricedOdds:
    """Return the odds of one action."""
    return next(each for each in odds_of(state, assumption) if str(each.action) == text)


def test_a_loan_for_a_space_costs_three_more() -> None:
    state = table("place 3", punts={"nutmeg": 4, "silk": "port A", "jade": 9}, cash={0: 3})
    assert named(state, "place port A").price == 4 + 3
    assert named(state, "place port B").price == 3
    assert named(state, "place port A").distribution.probabilities() == {6 - 7: 1}


def test_the_poor_pay_what_they_have_and_blind_passengers_nothing() -> None:
    punts: dict[str, int | str] = {"nutmeg": 9, "silk": "port A", "jade": 9}
    ports = {"port C": 1, "shipyard C": 1, "small pilot": 2}
    short = table("place 3", punts=punts, cash={0: 1}, loans={0: "nutmeg silk"}, hands={0: ""}, figures=ports)
    assert named(short, "place nutmeg").price == 1
    blind = table("place 3", punts=punts, cash={0: 0}, loans={0: "nutmeg silk"}, hands={0: ""})
    assert named(blind, "place nutmeg 3").price == 0
    assert named(blind, "place nutmeg 3").pays == Fraction(1, 2)


def test_insurance_pays_its_premium_at_once() -> None:
    state = table("place 3", punts={"nutmeg": "port A", "silk": "port B", "jade": 9}, cash=400)
    odds = named(state, "place insurance")
    assert odds.price == -10
    assert odds.distribution.probabilities() == {10: Fraction(1, 2), 4: Fraction(1, 2)}


def test_loans_and_redemptions_are_certain() -> None:
    state = table("place 3", punts={"nutmeg": 4, "silk": 9, "jade": 9}, loans={0: "silk"}, hands={0: "nutmeg"})
    assert named(state, "borrow nutmeg").distribution.probabilities() == {-3: 1}
    assert named(state, "redeem silk").distribution.probabilities() == {0: 1}


def test_a_share_is_compared_with_its_price() -> None:
    state = table("buy", market={"jade": 3}, cash=30)
    odds = named(state, "buy jade")
    assert odds.price == 20
    assert set(odds.distribution) <= {0, 10}
    assert odds.pays == odds.distribution.probability(10) > Fraction(1, 3)
    assert named(state, "buy nothing").expected == 0


def test_the_office_is_summarised_by_its_lowest_bid() -> None:
    state = table("bid", bid=(7, 3), cash=40, seat=0)
    bids = [each for each in odds_of(state) if isinstance(each.action, Bid)]
    assert [(str(each.action), each.price) for each in bids] == [("bid 8", 8)]
    dearer = table("bid", bid=(9, 3), cash=40, seat=0)
    assert named(dearer, "bid 10").expected == bids[0].expected - 2


def test_a_start_counts_the_best_starts_of_the_others() -> None:
    state = launching("ginseng")
    starts = {str(each.action): each.expected for each in odds_of(state) if each.action.verb == "start"}
    load = named(table("load"), "load nutmeg silk jade")
    assert max(starts.values()) == load.expected > 0


def test_evictions_to_come_are_named_as_not_foreseen() -> None:
    state = table("place 2", punts={"nutmeg": 4, "silk": 9, "jade": 9}, stronger=True)
    assert NO_EVICTIONS in named(state, "place pirates").assumptions
    assert NO_EVICTIONS not in named(state, "place pirates", AS_IT_STANDS).assumptions


def test_an_eviction_by_the_second_pirate_is_named_as_not_foreseen_while_the_captain_decides() -> None:
    figures = {"nutmeg 1": 2, "nutmeg 2": 2, "captain": 0, "second pirate": 1}
    punts = {"nutmeg": 13, "silk": 5, "jade": 6}
    captain = table("board captain", seats=3, punts=punts, figures=figures, stronger=True)
    assert NO_EVICTIONS in named(captain, "board nutmeg").assumptions
    last = GAME.apply(captain, GAME.parse("stay")).state
    assert last.pending[-1].seat == 1
    assert NO_EVICTIONS not in named(last, "board nutmeg").assumptions


def test_eviction_itself_has_odds() -> None:
    figures = {"captain": 0, "nutmeg 1": 1, "nutmeg 2": 2, "nutmeg 3": 3}
    state = table("board captain", punts={"nutmeg": 13, "silk": 2, "jade": 1}, figures=figures, stronger=True, cash=90)
    odds = [each for each in odds_of(state) if isinstance(each.action, Evict)]
    assert [each.distribution.probabilities() for each in odds] == [{8: 1}] * 3


def test_an_unknown_assumption_is_refused() -> None:
    state = table("place 1")
    with pytest.raises(BadOption, match="own interest"):
        option_odds(GAME.view(state, 0), GAME.legal(state), "fine weather")


def test_a_spectator_sees_the_odds_of_the_seat_that_is_asked_without_its_shares() -> None:
    punts: dict[str, int | str] = {"nutmeg": 9, "silk": 3, "jade": 2}
    state = table("steer small", punts=punts, figures={"small pilot": 1, "nutmeg 1": 1}, hands={1: "nutmeg jade"})
    seen = {str(each.action): each.expected for each in option_odds(GAME.view(state, None), GAME.legal(state))}
    for text, sixths in {"steer nutmeg +1": 1, "steer nutmeg -1": -1, "steer silk +1": 0}.items():
        assert seen[text] == 24 * Fraction(sixths, 6)
        assert named(state, text).expected == (24 + 5) * Fraction(sixths, 6)


def test_odds_need_no_secret_of_others() -> None:
    punts, figures = {"nutmeg": 4, "silk": 9, "jade": 9}, {"large pilot": 1, "port A": 2}
    state = table("place 2", punts=punts, figures=figures)
    other = table("place 2", punts=punts, figures=figures, hands={1: "silk nutmeg", 2: "ginseng jade"})
    assert odds_of(state) == odds_of(other)
