"""The laws of Manila's voyages: through the engine, against icepool and dyce, and against simulation."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import icepool
import pytest
from dyce import H

from gamecore import Chance
from gamecore.games.manila.actions import Pass
from gamecore.games.manila.odds import expected_income, fates, outlook
from gamecore.games.manila.odds_income import NO_RISE, Board, fate_weights, payoffs
from gamecore.games.manila.odds_share import final_value, market_after_voyage, market_chain
from gamecore.games.manila.odds_voyage import (
    Arrivals,
    all_voyage_laws,
    chance_beyond_in_round,
    chance_on_13,
    chance_to_arrive,
    insurance_result,
    number_of_arrivals,
    number_on_13,
    place_after,
    punt_law,
    seat_results,
    voyage_law,
)
from gamecore.games.manila.pieces import ASHORE, MARKET, STARTING_TRIPLES, in_port
from gamecore.games.manila.simulate_voyages import simulate_voyages
from gamecore.games.manila.state import ManilaState
from tests.games.manila.table import GAME, table
from tests.odds.positions import reached


def sailed(state: ManilaState) -> ManilaState:
    """Return the state before the next roll, or the next auction, with everybody passing."""
    while not isinstance(decision := GAME.decision(state), Chance) and decision.kind == "place":
        state = GAME.apply(state, Pass()).state
    return state


def voyage_through_the_engine(starts: tuple[int, int, int]) -> dict[Arrivals, Fraction]:
    """Return the joint law of a voyage, every roll an outcome of the engine."""
    state = sailed(table("place 1", punts=dict(zip(("nutmeg", "silk", "jade"), starts, strict=True))))
    laws = {(state.locations, 0): (state, 1)}
    for movement in (1, 2, 3):
        later: dict[tuple[tuple[int, ...], int], tuple[ManilaState, int]] = {}
        for (_, on_13), (before, ways) in laws.items():
            rolls = GAME.outcomes(before) if isinstance(GAME.decision(before), Chance) else ()
            for roll, weight in rolls:
                step = GAME.apply(before, roll)
                now = step.state
                if movement == 3:
                    rules = [event.rule for event in step.events if event.kind == "arrived"]
                    last = rules.count("M7.12")
                    code = (sum(map(in_port, before.locations)) + len(rules) - last) * 100 + on_13 * 10 + last
                    spot: tuple[tuple[int, ...], int] = ((), code)
                else:
                    spot = (now.locations, now.locations.count(13) if movement == 2 else 0)
                share = ways * weight * 6 ** (3 - len(roll.dice))
                later[spot] = (sailed(now) if movement < 3 else now, share + (later[spot][1] if spot in later else 0))
            if not rolls:
                later[(), 300] = (before, ways * 216 + (later[(), 300][1] if ((), 300) in later else 0))
        laws = later
    return {(code // 100, code // 10 % 10, code % 10): Fraction(ways, 6**9) for (_, code), (_, ways) in laws.items()}


def test_the_joint_law_of_a_voyage_is_what_the_engine_rolls() -> None:
    assert voyage_law((5, 4, 0)).probabilities() == voyage_through_the_engine((5, 4, 0))


def one_punt(start: int) -> icepool.Die[icepool.Vector]:
    """Return one punt's (arrives, on 13 after two rolls, on 13 after three) by icepool."""

    def outcome(two: int, last: int) -> icepool.Vector:
        if start + two > 13:
            return icepool.Vector((1, 0, 0))
        end = start + two + last
        return icepool.Vector((int(end > 13), int(start + two == 13), int(end == 13)))

    return icepool.map(outcome, 2 @ icepool.d(6), icepool.d(6))


def test_the_joint_law_agrees_with_icepool_for_every_legal_start() -> None:
    punts = [one_punt(start) for start in range(6)]
    for starts, law in all_voyage_laws().items():
        theirs = punts[starts[0]] + punts[starts[1]] + punts[starts[2]]
        assert law.probabilities() == {tuple(each): theirs.probability(each) for each in theirs.outcomes()}
    assert len(all_voyage_laws()) == 25


@pytest.mark.parametrize("location", range(14))
@pytest.mark.parametrize("rolls", range(4))
def test_places_and_fates_agree_with_dyce(location: int, rolls: int) -> None:
    theirs = rolls @ H(6) + location if rolls else H({location: 1})
    beyond = sum(ways for space, ways in theirs.items() if space > 13)
    exactly = sum(ways for space, ways in theirs.items() if space == 13)
    place = place_after(location, rolls)
    assert place.probability(14) == Fraction(beyond, theirs.total)
    assert chance_on_13(location, rolls) == place.probability(13) == Fraction(exactly, theirs.total)
    assert chance_to_arrive(location, rolls) == Fraction(beyond + exactly, theirs.total)
    assert chance_to_arrive(location, rolls, pirates=True) == Fraction(beyond, theirs.total)
    assert sum(fates(location, rolls)) == 6**rolls


def test_the_number_of_arrivals_follows_from_the_joint_law() -> None:
    for starts in STARTING_TRIPLES:
        law = voyage_law(starts)
        assert number_of_arrivals(starts, 3) == law.map(lambda ends: ends[0] + ends[2])
        assert number_of_arrivals(starts, 3, pirates=True) == law.map(lambda ends: ends[0])
        assert number_on_13(starts, 2) == law.map(lambda ends: ends[1])
        assert number_on_13(starts, 3) == law.map(lambda ends: ends[2])


def test_a_punt_gets_beyond_in_one_of_the_rounds_or_never() -> None:
    for start in range(6):
        rounds = sum(chance_beyond_in_round(start, rolls) for rolls in (1, 2, 3))
        assert rounds == chance_to_arrive(start, 3, pirates=True)
        assert sum(count for _, count in punt_law(start)) == 216


def test_docked_punts_stay_where_they_are() -> None:
    assert [chance_to_arrive(location, 1) for location in (14, 16, 17)] == [1, 1, 0]
    assert place_after(15, 2).probabilities() == {15: 1}


@pytest.mark.parametrize("starts", STARTING_TRIPLES[::4])
def test_simulated_voyages_agree_with_exact_ones(starts: tuple[int, ...]) -> None:
    found, law = simulate_voyages(starts, 300_000, seed=sum(starts[:2])), voyage_law(starts)
    assert set(found.counts) <= set(law)
    for outcome, chance in law.probabilities().items():
        assert found.chance(lambda each, outcome=outcome: each == outcome, confidence=0.99999).covers(chance)
    assert found.mean(lambda ends: ends[0], confidence=0.99999).covers(law.expectation(lambda ends: ends[0]))


def test_insurance_brings_its_premium_less_the_duty() -> None:
    result = insurance_result((4, 3, 2), 3)
    arrived = number_of_arrivals((4, 3, 2), 3)
    expected = {10: arrived.probability(3), 4: arrived.probability(2), -4: arrived.probability(1)}
    assert result.probabilities() == {**expected, -19: arrived.probability(0)}


def test_later_seats_of_a_punt_bring_less() -> None:
    means = [result.mean for result in seat_results(3, 4, 3)]
    assert means == sorted(means, reverse=True)
    assert means[0] == 36 * chance_to_arrive(4, 3) - 3


# Payoffs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("movement", [0, 1, 2])
def test_payoffs_as_it_stands_have_the_expectation_of_the_outlook(movement: int) -> None:
    for state in reached("place", movement, 6):
        rolls = 3 - movement
        look = outlook(state.locations, state.ashore, rolls, state.figures[19] >= 0)
        ways = fate_weights(state.locations, state.ashore, rolls)
        for seat in range(state.players):
            board = Board(state.figures, state.ashore, seat, NO_RISE, clever=False)
            mean = sum(pay * count for pay, count in zip(payoffs(board, seat), ways, strict=True))
            assert mean == expected_income(seat, state.figures, look)


def test_rises_are_those_of_the_shares_that_come_to_port() -> None:
    state = table("place 1", punts={"nutmeg": 5, "silk": 4, "jade": 0})
    look = outlook(state.locations, state.ashore, 3, False)
    rises = (5, 10, 0, 20)
    board = Board((-1,) * 24, state.ashore, 0, rises)
    ways = fate_weights(state.locations, state.ashore, 3)
    mean = sum(pay * count for pay, count in zip(payoffs(board, 0), ways, strict=True))
    assert mean == sum(rise * to_port for rise, to_port in zip(rises, look.to_port, strict=True)) * look.total**2


# Shares -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [(0, 0, 0, 0), (3, 1, 0, 2), (2, 2, 2, 2), (3, 3, 3, 3)])
def test_a_shares_final_value_is_the_absorption_of_the_market(steps: tuple[int, ...]) -> None:
    ends = market_chain().absorption(steps)
    for ware in range(4):
        assert ends.map(lambda after, ware=ware: MARKET[after[ware]]) == final_value(steps, ware)


def test_a_share_of_a_finished_market_has_its_value() -> None:
    assert final_value((4, 2, 0, 1), 1).probabilities() == {10: 1}
    assert market_after_voyage((4, 2, 0, 1)).probabilities() == {(4, 2, 0, 1): 1}


def test_the_market_of_any_voyage_is_the_mean_over_loads_and_starts() -> None:
    expected: Counter[tuple[int, ...]] = Counter()
    for ashore in range(4):
        for starts in STARTING_TRIPLES:
            placed = [*starts[:ashore], ASHORE, *starts[ashore:]]
            for fate in range(8):
                lanes = [ware for ware in range(4) if ware != ashore]
                comes = {ware: fate >> n & 1 for n, ware in enumerate(lanes)}
                chance = Fraction(1, 100)
                for ware in lanes:
                    arrives = chance_to_arrive(placed[ware], 3)
                    chance *= arrives if comes[ware] else 1 - arrives
                expected[tuple(comes.get(ware, 0) for ware in range(4))] += chance  # type: ignore[assignment]
    assert market_after_voyage((0, 0, 0, 0)).probabilities() == dict(expected)
