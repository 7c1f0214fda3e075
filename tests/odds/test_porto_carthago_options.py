"""The odds of Porto Carthago's options equal what counting all cases through the engine gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random

import pytest

from gamecore import Action, Chance, Choice
from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago.coach import appraise
from gamecore.games.porto_carthago.coach_worth import load_worth, voyage_worth
from gamecore.games.porto_carthago.odds import voyage_result
from gamecore.games.porto_carthago.odds_options import JUDGES, option_odds
from gamecore.games.porto_carthago.odds_results import (
    ASSUMPTIONS,
    ESTIMATES,
    NO_CHANCE,
    POINT,
    PRIVILEGE,
    SEAT,
    incomes_left,
    turns_left,
)
from gamecore.games.porto_carthago.pieces import (
    GOODS,
    IMMEDIATE,
    INTRIGUE1,
    PRIVILEGE_OF,
    PRIVILEGES,
    SHIP_NUMBER,
    SHIPS,
)
from gamecore.games.porto_carthago.state import NOTHING, PortoCarthagoState
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds
from tests.games.porto_carthago.table import table
from tests.games.porto_carthago.test_ships import entering, through
from tests.odds.porto_carthago_positions import GAME, KINDS, game_positions, reached
from tests.odds.told import check_told

COMMON = tuple(kind for kind in KINDS if kind not in ("load", "final"))
"""The kinds of questions that are not rare in random games."""

State = PortoCarthagoState


def odds_of(state: State) -> tuple[OptionOdds, ...]:
    """Return the odds of all legal actions for the seat that is asked."""
    return option_odds(GAME.view(state, GAME.decision(state).seat), GAME.legal(state))


def of_kind(action: type[Action], count: int) -> list[tuple[State, OptionOdds]]:
    """Return the odds of legal actions of one class in positions of random games, at most one a position."""
    found: list[tuple[State, OptionOdds]] = []
    for seed in range(1, 151):
        for _, state in game_positions(seed):
            fitting = [each for each in GAME.legal(state) if type(each) is action]
            if fitting and len(found) < count:
                chosen = Random(len(found)).choice(fitting)
                found.append((state, next(each for each in odds_of(state) if each.action == chosen)))
        if len(found) == count:
            return found
    raise AssertionError(f"Only {len(found)} positions with {action.__name__} were found.")


def fortune(state: State, seat: int, incomes: int, used: int = NOTHING) -> int:
    """Return what a seat has, in talents: money, trade points, palace seats, privileges and servants' incomes.

    A privilege that is in use counts no more.
    """
    kept = sum(PRIVILEGE_OF[card] not in IMMEDIATE and card != used for card in state.displays[seat])
    plotted = 3 * sum(PRIVILEGE_OF[card] == INTRIGUE1 for card in state.displays[seat])
    seats = state.palace.count(seat) + state.last_space[seat]
    own = state.cash[seat] + 5 * state.points[seat] + 25 * seats + 3 * kept + plotted
    return own + incomes * state.supply[seat]


def settled(state: State, seat: int) -> State:
    """Answer what a load or a voyage asks of this seat: trade points on the track, privileges used."""
    while isinstance(decision := GAME.decision(state), Choice) and decision.seat == seat:
        if decision.kind == "privilege" and PRIVILEGE_OF[decision.data[0]] == INTRIGUE1:
            return state
        if decision.kind not in ("point", "privilege", "offering"):
            return state
        state = GAME.apply(state, GAME.legal(state)[0]).state
    return state


def gain_through_engine(state: State, action: Action) -> int:
    """Return by how much a seat is richer after an action without any chance."""
    decision = GAME.decision(state)
    seat, used = decision.seat, decision.data[0] if decision.kind == "deliver" else NOTHING
    incomes = incomes_left(GAME.view(state, seat))
    after = settled(GAME.apply(state, action).state, seat)
    return fortune(after, seat, incomes, used) - fortune(state, seat, incomes, used)


# Certain results --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [a.Collect, a.Extend, a.Purchase, a.Deliver])
def test_certain_options_bring_what_the_engine_pays(action: type[Action]) -> None:
    for state, odds in of_kind(action, 30):
        assert odds.distribution.probabilities() == {gain_through_engine(state, odds.action): 1}, str(odds.action)
        assert NO_CHANCE in odds.assumptions


def test_a_trade_point_on_the_track_counts_five() -> None:
    for state, odds in of_kind(a.Score, 30):
        seat = GAME.decision(state).seat
        assert GAME.apply(state, odds.action).state.points[seat] == state.points[seat] + 1
        assert odds.distribution.probabilities() == {5: 1}


def test_an_offering_costs_what_is_paid() -> None:
    for state, odds in of_kind(a.Offer, 10):
        seat = GAME.decision(state).seat
        paid = state.cash[seat] - GAME.apply(state, odds.action).state.cash[seat]
        assert odds.distribution.probabilities() == {-paid: 1}


def test_a_match_loaded_by_the_porter_brings_what_the_engine_pays() -> None:
    checked = 0
    for seed in range(1, 61):
        for kind, state in game_positions(seed):
            if kind != "porter" or checked == 30:
                continue
            for odds in odds_of(state):
                action = odds.action
                if isinstance(action, a.Carry) and action.what in GOODS and "-" in action.to:
                    after = GAME.apply(state, action).state
                    if after.stores != state.stores and after.cash == state.cash:
                        continue
                    assert odds.distribution.probabilities() == {gain_through_engine(state, action): 1}
                    checked += 1
    assert checked >= 30


# Voyages ----------------------------------------------------------------------------------------------------------


def sailing_positions(count: int, servants_put: Sequence[int], money: int = -1) -> list[tuple[State, int]]:
    """Return porters' positions with a captain and so many temple servants put there, and a good to ship.

    The sailor has so much money, or 10 talents more than in the game.
    """
    found: list[tuple[State, int]] = []
    for seed in range(1, 200):
        for kind, state in game_positions(seed):
            seat = GAME.decision(state).seat
            servants = servants_put[len(found) % len(servants_put)]
            room = state.supply[seat] > servants and NOTHING in state.charter
            if kind != "porter" or not any(state.warehouse[seat]) or not room or state.top:
                continue
            data = GAME.dump(state)
            ship = state.charter.index(NOTHING)
            data["charter_ships"][ship] = seat
            data["supply"][seat] -= 1 + servants - state.temple[seat]
            data["temple"][seat] = servants
            data["talents"][seat] = data["talents"][seat] + 10 if money < 0 else money
            found.append((GAME.restore(data), ship))
            break
        if len(found) == count:
            return found
    raise AssertionError("too few positions")


def voyage_through_engine(state: State, ship: int) -> tuple[Action, Distribution[int]]:
    """Return the action that sails with a good of the warehouse, and the law of what it brings through the engine."""
    seat = GAME.decision(state).seat
    good = next(good for good, held in zip(GOODS, state.warehouse[seat], strict=True) if held)
    action = a.Carry(good, f"ship {ship + 1}")
    incomes = incomes_left(GAME.view(state, seat))
    sailed = GAME.apply(state, action).state
    assert isinstance(GAME.decision(sailed), Chance)
    law: Counter[int] = Counter()
    for outcome, weight in GAME.outcomes(sailed):
        after = settled(GAME.apply(sailed, outcome).state, seat)
        law[fortune(after, seat, incomes) - fortune(state, seat, incomes)] += weight
    return action, Distribution(law)


def test_a_voyage_has_the_law_that_the_engine_draws_from() -> None:
    for state, ship in sailing_positions(30, range(1, 6)):
        action, law = voyage_through_engine(state, ship)
        odds = next(each for each in odds_of(state) if each.action == action)
        assert odds.distribution == law, f"{action} in {GAME.dump(state)}"


@pytest.mark.rule("C11.11")
@pytest.mark.parametrize("money", range(4))
def test_an_offering_that_is_too_dear_costs_only_the_money_there_is(money: int) -> None:
    for state, ship in sailing_positions(6, range(7, 13), money):
        seat = GAME.decision(state).seat
        view, servants = GAME.view(state, seat), state.temple[seat]
        action, law = voyage_through_engine(state, ship)
        odds = next(each for each in odds_of(state) if each.action == action)
        assert odds.distribution == law, f"{action} in {GAME.dump(state)}"
        home = 2 * incomes_left(view)
        assert voyage_worth(view, servants) == pytest.approx(float(law.mean) - home)
        assert min(law) >= 2 * POINT - money + home


def test_servants_in_the_temple_change_the_voyage_on_the_same_card() -> None:
    for state, odds in of_kind(a.Assign, 30):
        action = odds.action
        assert isinstance(action, a.Assign)
        seat = GAME.decision(state).seat
        view = GAME.view(state, seat)
        missed = incomes_left(view) * (action.lighthouse + action.temple)
        now = state.temple[seat]
        sails = bool(action.temple and turns_left(view))
        exact: dict[int, Fraction] = {}
        for card, chance in view.next_ship().items() if sails else [(0, Fraction(1))]:
            then = voyage_result(card, now + action.temple, state.cash[seat])
            change = then - voyage_result(card, now, state.cash[seat]) if sails else 0
            exact[change - missed] = exact.get(change - missed, Fraction(0)) + chance
        assert odds.distribution.probabilities() == exact


# Every decision ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", COMMON)
def test_every_decision_has_odds_for_every_action(kind: str) -> None:
    for state in reached(kind, 4):
        found = odds_of(state)
        check_told(found, GAME.legal(state), ASSUMPTIONS)
        for each in found:
            assert (NO_CHANCE in each.assumptions) == (len(each.distribution) == 1)


def test_every_answer_of_the_game_has_odds() -> None:
    assert set(JUDGES) == {answer for question in GAME.questions.values() for answer in question.answers}


def test_every_assumption_is_used_somewhere() -> None:
    used = {
        name
        for seed in range(1, 7)
        for _, state in game_positions(seed)
        for each in odds_of(state)
        for name in each.assumptions
    }
    assert used == set(ASSUMPTIONS)


@pytest.mark.parametrize("kind", COMMON)
def test_odds_need_no_secret_of_others(kind: str) -> None:
    for number, state in enumerate(reached(kind, 4)):
        seat = GAME.decision(state).seat
        other = GAME.sample_world(GAME.view(state, seat), Random(number))
        assert odds_of(other) == odds_of(state)


@pytest.mark.parametrize("kind", COMMON)
def test_a_spectator_gets_odds_too(kind: str) -> None:
    for state in reached(kind, 2):
        found = option_odds(GAME.view(state, None), GAME.legal(state))
        assert all(0 <= each.pays <= 1 for each in found)


def test_the_order_of_own_loads_has_odds() -> None:
    state = through(entering("S30 S13", docks={"Rome-I": "0 - wine", "Greece-I": "0 - oil"}))
    assert GAME.decision(state).kind == "load"
    incomes = 2 * incomes_left(GAME.view(state, 0))
    found = {str(each.action): each.distribution.probabilities() for each in odds_of(state)}
    assert found == {"load Rome-I": {12 + 5 + 3 + incomes: 1}, "load Greece-I": {8 + 5 + 3 + incomes: 1}}
    for odds in odds_of(state):
        loaded = GAME.apply(state, odds.action).state
        assert loaded.cash[0] - state.cash[0] == odds.expected - 5 - 3 - incomes


def test_a_claim_counts_load_price_turns_and_the_incomes_missed() -> None:
    fields = {"row_1": "S13 S27", "row_2": "S02", "docks": {"Iberia-I": "- S18"}, "warehouses": {0: "oil"}}
    state = table("loadmaster A4", decade=2, market="grain ivory", **fields)
    found = {str(each.action): each.distribution.probabilities() for each in odds_of(state)}
    assert found["claim Iberia-I"] == {8 + 5 + 5 - 3: 1}  # the ship is there, oil too: a porter's turn
    assert found["claim Greece-I"] == {8 + 5 + 3 - 3: 1}  # comes in the next phase 1, before its income
    assert found["claim Rome-I"] == {7 + 5 + 3 - 3 - 3 - 4: 1}  # ivory costs 4 and a merchant's turn
    assert found["claim Egypt-I"] == {10 + 5 + 3 - 3 - 3 - 4 - 2: 1}  # misses one income with two servants
    assert set(found["claim Greece-II"]) <= {-6, *range(20)}


def test_the_final_turn_counts_no_income_and_no_turn_any_more() -> None:
    state = table("final", points=6, cash={0: 45}, decade=5, lap=5, privileges={0: "S04"})
    found = {str(each.action): each.distribution.probabilities() for each in odds_of(state)}
    assert found == {"purchase": {25 - 20: 1}, "end": {0: 1}, "use S04": {25 - 6: 1}}
    early = table("final", points=8, cash={0: 45}, decade=4, lap=5)
    assert {str(each.action): each.expected for each in odds_of(early)} == {"purchase": 5, "end": 0}


def test_the_game_tells_the_odds() -> None:
    state = reached("turn", 1)[0]
    assert GAME.has_odds
    assert GAME.option_odds(GAME.view(state, GAME.decision(state).seat), GAME.legal(state)) == odds_of(state)


def test_a_kept_privilege_has_its_worth_as_price() -> None:
    checked = set()
    for state, odds in of_kind(a.Use, 30):
        action = odds.action
        assert isinstance(action, a.Use)
        privilege = PRIVILEGES[PRIVILEGE_OF[SHIP_NUMBER[action.card]]]
        used = GAME.apply(state, action).state
        decision = GAME.decision(used)
        price = 0 if GAME.decision(state).kind == "final" else 3
        if privilege in ("ANYGOOD", "PILOT", "MOVE3") and isinstance(decision, Choice):
            assert odds.expected == max(each.expected for each in odds_of(used)) - price
            checked.add(privilege)
    assert checked == {"ANYGOOD", "PILOT", "MOVE3"}


def test_the_estimates_are_said_in_words() -> None:
    said = ASSUMPTIONS[ESTIMATES]
    assert f"trade point counts as {POINT}, a palace seat as {SEAT} and a privilege as {PRIVILEGE}" in said


def test_the_coach_reckons_with_the_same_estimates() -> None:
    worths = coach_of(a.Purchase) | coach_of(a.Accept)
    assert worths == {"purchase": SEAT, "accept": PRIVILEGE}
    for card, ship in enumerate(SHIPS):
        assert load_worth(card) == ship.income + POINT + PRIVILEGE


def test_the_coach_tells_a_spectator_what_the_seat_that_is_asked_can_do() -> None:
    state = table("turn", seat=1, warehouses={1: "grain"}, docks={"Egypt-I": "1 S01"})
    legal = GAME.legal(state)
    worths = appraise(GAME.view(state, None), legal)
    assert str(max(legal, key=worths.__getitem__)) == "play A2"


def coach_of(kind: type[Action]) -> dict[str, float]:
    """What the coach thinks of the actions of a kind, by notation."""
    worths: dict[str, float] = {}
    for state, odds in of_kind(kind, 5):
        decision = GAME.decision(state)
        assert isinstance(decision, Choice)
        worths[str(odds.action)] = appraise(GAME.view(state, decision.seat), (odds.action,))[odds.action]
    return worths
