"""What the odds notebook asks about Manila agrees with the engine and with brute force over the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

import gamecore
from gamecore.games.manila import odds_questions as questions
from gamecore.games.manila.odds_income import BELOW
from gamecore.games.manila.odds_share import final_value
from gamecore.games.manila.odds_voyage import insurance_result, number_of_arrivals, place_after
from gamecore.games.manila.pieces import (
    CAPTAIN,
    DOCK_PAYS,
    DOCK_PRICES,
    FACES,
    INSURANCE,
    PORT_A,
    PORT_SPACES,
    PROFITS,
    PUNT_SEATS,
    SEAT_PRICES,
    SHIPYARD_SPACES,
    STARTING_TRIPLES,
)

LOADED = (0, 1, 3)


@pytest.mark.parametrize("start", range(6))
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_rolled_places_agree_with_the_exact_law(start: int, rolls: int) -> None:
    found = questions.simulate_places(start, rolls, 40_000, seed=start)
    law = place_after(start, rolls)
    assert set(found.counts) == set(law)
    for space, chance in law.probabilities().items():
        assert abs(found.counts[space] / found.draws - chance) < 0.012


def test_rolled_fates_agree_with_the_number_of_arrivals() -> None:
    found = questions.simulate_fates((5, 3, 1), 3, 60_000, seed=2)
    arrived = found.map(lambda fates: sum(fate != BELOW for fate in fates))
    for count, chance in number_of_arrivals((5, 3, 1), 3).probabilities().items():
        assert abs(arrived.counts[count] / arrived.draws - chance) < 0.01


@pytest.mark.parametrize("starts", STARTING_TRIPLES)
def test_a_space_is_worth_what_counting_all_rolls_says(starts: tuple[int, ...]) -> None:
    arrive = [Fraction(sum(start + sum(roll) >= 13 for roll in product(FACES, repeat=3)), 216) for start in starts]
    for ware, chance in zip(LOADED, arrive, strict=True):
        seat = questions.result_of_space(PUNT_SEATS[ware][0], LOADED, starts)
        assert seat.mean == PROFITS[ware] * chance - SEAT_PRICES[ware][0]
    at_least = [Fraction(0)] * 4
    for ends in product((0, 1), repeat=3):
        ways = Fraction(1)
        for end, chance in zip(ends, arrive, strict=True):
            ways *= chance if end else 1 - chance
        for count in range(sum(ends) + 1):
            at_least[count] += ways
    for number in range(3):
        port = questions.result_of_space(PORT_SPACES[number], LOADED, starts)
        yard = questions.result_of_space(SHIPYARD_SPACES[number], LOADED, starts)
        assert port.mean == DOCK_PAYS[number] * at_least[number + 1] - DOCK_PRICES[number]
        assert yard.mean == DOCK_PAYS[number] * (1 - at_least[3 - number]) - DOCK_PRICES[number]
    assert questions.result_of_space(INSURANCE, LOADED, starts) == insurance_result(starts, 3)


def test_a_lone_pirate_gets_the_whole_profit_of_what_stands_on_13() -> None:
    starts = (4, 3, 2)
    chances = [Fraction(sum(start + sum(roll) == 13 for roll in product(FACES, repeat=3)), 216) for start in starts]
    loot = sum((PROFITS[ware] * chance for ware, chance in zip(LOADED, chances, strict=True)), Fraction(0))
    assert questions.result_of_space(CAPTAIN, LOADED, starts).mean == loot - 5


@pytest.mark.parametrize("rolls", [1, 2])
def test_a_space_is_worth_what_counting_says_later_in_the_voyage(rolls: int) -> None:
    places = (10, 5, 3)
    failed = [sum(place + sum(roll) < 13 for roll in product(FACES, repeat=rolls)) for place in places]
    fails = [Fraction(count, 6**rolls) for count in failed]
    yard = questions.result_of_space(SHIPYARD_SPACES[2], LOADED, places, rolls)
    assert yard.mean == DOCK_PAYS[2] * fails[0] * fails[1] * fails[2] - DOCK_PRICES[2]
    assert questions.result_of_space(INSURANCE, LOADED, places, rolls) == insurance_result(places, rolls)


STAKES = {"aboard": (36, 36, 0), "in the shipyard": (0, 0, 6), "pirate": (0, 36, 0), "aboard among pirates": (36, 0, 0)}
"""What somebody is paid if the punt ends in port, on 13 or below."""


@pytest.mark.parametrize("space", range(14))
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("aboard", "in the shipyard"), ("in the shipyard", "aboard"), ("pirate", "aboard among pirates")],
)
def test_pilots_play_what_looking_at_every_reply_says(space: int, mine: str, theirs: str) -> None:
    duel = questions.PilotDuel(space, STAKES[mine], STAKES[theirs])

    def worth(stake: tuple[int, int, int], at: int) -> Fraction:
        ends = [at if at == PORT_A else at + face for face in FACES]
        return Fraction(sum(stake[0 if end > 13 else 1 if end == 13 else 2] for end in ends), 6)

    def after(at: int, steps: int) -> int:
        return at if at == PORT_A else min(at + steps, PORT_A)

    for step in duel.options():
        moved = after(space, step)
        replies = [0] if moved == PORT_A else [reply for reply in (0, 1, -1, 2, -2) if moved + reply >= 0]
        best = max(worth(STAKES[theirs], after(moved, reply)) for reply in replies)
        assert worth(STAKES[theirs], duel.place(step)) == best
        assert duel.worth(step) == worth(STAKES[mine], duel.place(step))
    assert duel.worth(duel.best()) == max(duel.worth(step) for step in duel.options())
    alone = questions.PilotDuel(space, STAKES[mine])
    assert [alone.reply(step) for step in alone.options()] == [0] * len(alone.options())
    assert all(alone.worth(step) == worth(STAKES[mine], after(space, step)) for step in alone.options())


def test_the_market_played_out_agrees_with_the_chain() -> None:
    for steps in ((0, 0, 0, 0), (3, 1, 0, 2)):
        found = questions.simulate_final_values(steps, 0, 4000, seed=8)
        for value, chance in final_value(steps, 0).probabilities().items():
            assert abs(found.counts.get(value, 0) / found.draws - chance) < 0.03


def test_the_office_is_worth_more_to_whoever_has_more_of_one_ware() -> None:
    market = (0, 0, 0, 0)
    none, one, two = (questions.office_worth((0, 0, 0, count), market) for count in range(3))
    assert none.steering == 0 < one.steering
    assert two.steering == 2 * one.steering
    assert two.total == two.purchase + two.steering
    assert none.purchase == one.purchase == final_value(market, 0).mean - 5


def test_shares_rise_by_the_next_step_of_the_market() -> None:
    assert questions.rise_of_shares((1, 2, 0, 3), (0, 1, 2, 3)) == (5, 10, 0, 30)


@pytest.mark.parametrize("bidders", [1, 2, 3])
def test_the_winner_has_the_largest_of_all_errors(bidders: int) -> None:
    errors = [red - blue for red in FACES for blue in FACES]
    counted = [max(drawn) for drawn in product(errors, repeat=bidders)]
    law = questions.largest_error(bidders)
    assert law.mean == Fraction(sum(counted), len(counted))
    found = questions.simulate_largest_error(bidders, 20_000, seed=4)
    assert found.mean(float, confidence=0.999).covers(law.mean)


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (2, 1), (4, 2)])
def test_the_gain_of_a_bidder_is_what_all_dice_say(mine: int, theirs: int) -> None:
    errors = [red - blue for red in FACES for blue in FACES]
    total = Fraction(0)
    for own, *others in product(errors, repeat=3):
        bid, rivals = own - mine, [other - theirs for other in others]
        if bid >= max(rivals):
            total += Fraction(-bid, 1 + rivals.count(bid))
    assert questions.gain_against(3, theirs, mine) == total / len(errors) ** 3


def test_an_auction_needs_somebody() -> None:
    with pytest.raises(gamecore.BadOption, match="at least one bidder"):
        questions.largest_error(0)
