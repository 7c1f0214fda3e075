"""What the odds notebook asks about Porto Carthago agrees with brute force over cards, discs and buyers."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

from gamecore.games.porto_carthago import odds_questions as questions
from gamecore.games.porto_carthago.odds import chance_of_good, first_choice_ways, success_chance, voyage_money
from gamecore.games.porto_carthago.pieces import (
    CARD_COUNTS,
    PALACE_POINTS,
    PALACE_PRICES,
    SHIPS,
    SPACE_COSTS,
    merchant_price,
)
from gamecore.odds.exact import Distribution

FULL = questions.ALL_CARDS
MILD_SEEN = questions.without(((1, 4), (2, 4)))
DECKS = pytest.mark.parametrize("unseen", [FULL, MILD_SEEN, questions.without(((4, 4), (5, 4)))])
SERVANTS = pytest.mark.parametrize("servants", range(1, 7))


def test_the_published_spread_of_dangers_gives_the_chances_of_success() -> None:
    thirtieths = [questions.danger_law(FULL).chance(lambda danger: danger <= t) * 30 for t in range(1, 7)]  # noqa: B023
    assert thirtieths == [7, 13, 19, 24, 28, 30]


def test_voyages_bring_what_the_rules_reference_says() -> None:
    money = [round(float(questions.money_law(FULL, servants).mean), 2) for servants in range(1, 7)]
    points = [round(float(questions.mean_points(FULL, servants)), 2) for servants in range(1, 7)]
    assert money == [5.83, 6.07, 6.03, 5.67, 4.93, 4.00]
    assert points == [1.23, 1.43, 1.63, 1.80, 1.93, 2.00]


def test_ships_that_were_seen_cannot_come() -> None:
    law = questions.danger_law(MILD_SEEN)
    assert (law.total, law.ways[1], law.ways[2], law.ways[6]) == (22, 3, 2, 2)


@DECKS
@SERVANTS
def test_a_voyage_is_worth_what_going_through_the_cards_says(unseen: tuple[int, ...], servants: int) -> None:
    total = Fraction(0)
    for card in unseen:
        ship = SHIPS[card]
        success = servants >= ship.danger
        money = ship.income - servants if success else -(-ship.income // 2)
        total += money + 5 * (2 if success else 1) - 2 * servants
    assert questions.temple_worth(unseen, servants, 5, 2) == total / len(unseen)
    chances = dict.fromkeys(unseen, Fraction(1, len(unseen)))
    law = questions.danger_law(unseen)
    assert success_chance(chances, servants) == law.chance(lambda danger: danger <= servants)


@pytest.mark.rule("C11.11")
def test_up_to_seven_servants_money_makes_no_difference_to_a_voyage() -> None:
    differs = {t for t in range(1, 19) for card in FULL if voyage_money(card, t, 0) != voyage_money(card, t, 100)}
    assert differs == set(range(8, 19))


@DECKS
@SERVANTS
def test_a_look_is_worth_what_all_draws_of_three_say(unseen: tuple[int, ...], servants: int) -> None:
    worth = {card: questions.temple_worth((card,), servants, 5, 0) for card in unseen}
    draws = list(combinations(unseen, 3))
    best = sum((max(worth[card] for card in draw) for draw in draws), Fraction(0)) / len(draws)
    mean = sum(worth.values(), Fraction(0)) / len(unseen)
    assert questions.worth_of_looking(unseen, servants) == best - mean
    reached = Counter(sum(SHIPS[card].danger <= servants for card in draw) for draw in draws)
    assert questions.reachable_law(unseen, servants) == Distribution(reached)


@pytest.mark.parametrize("wanted", range(1, 5))
@pytest.mark.parametrize("draws", range(1, 5))
def test_a_market_has_the_law_of_all_draws(wanted: int, draws: int) -> None:
    bag = [1] * wanted + [0] * 5
    counted = Counter(sum(drawn) for drawn in combinations(bag, draws))
    assert questions.market_law(wanted, 5, draws) == Distribution(counted)
    some = Fraction(sum(count for found, count in counted.items() if found), sum(counted.values()))
    assert chance_of_good((wanted, 5, 0, 0, 0), 0, draws) == some


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0), (1,), (3, 4, 0)])
@pytest.mark.parametrize("bag", [(1, 2, 3, 0, 1), (2, 2, 2, 2, 2), (6, 0, 1, 1, 0)])
def test_the_best_good_of_a_market_by_listing_all_draws(order: tuple[int, ...], bag: tuple[int, ...]) -> None:
    discs = [good for good, count in enumerate(bag) for _ in range(count)]
    counted = Counter(next((good for good in order if good in drawn), -1) for drawn in combinations(discs, 4))
    assert first_choice_ways(bag, 4, order) == ([counted[good] for good in order], counted[-1])


@pytest.mark.parametrize("kind", range(5))
def test_a_card_costs_what_all_orders_of_the_six_cards_say(kind: int) -> None:
    cards = [each for each, count in enumerate(CARD_COUNTS) for _ in range(count)]
    counted = Counter(
        min(cost for cost, card in zip(SPACE_COSTS, order, strict=True) if card == kind)
        for order in permutations(cards)
    )
    assert questions.cost_law(kind) == Distribution(counted)


@pytest.mark.parametrize("copies", [1, 2, 3])
@pytest.mark.parametrize("buyers", [1, 2, 3])
def test_a_good_is_left_as_often_as_all_orders_of_buying_say(copies: int, buyers: int) -> None:
    market = [True] * copies + [False] * (6 - copies)
    orders = list(permutations(market, buyers))
    counted = Counter(copies - sum(bought) for bought in orders)
    assert questions.left_law(copies, 6 - copies, buyers) == Distribution(counted)
    there = Fraction(sum(count for left, count in counted.items() if left), len(orders))
    assert questions.worth_of_waiting(copies, 6 - copies, buyers, 9) == there * (9 - merchant_price(buyers))


@pytest.mark.parametrize("first", [0, 2, 13])
def test_the_race_by_listing_who_buys(first: int) -> None:
    law = questions.race_law(first, 3, Fraction(1, 3))
    exact: dict[int, Fraction] = {}
    for bought in product((True, False), repeat=3):
        chance = Fraction(1)
        for buys in bought:
            chance *= Fraction(1, 3) if buys else Fraction(2, 3)
        space = min(first + sum(bought), 14)
        exact[space] = exact.get(space, Fraction(0)) + chance
    assert law.probabilities() == exact


def test_a_seat_needs_its_trade_points() -> None:
    for space, (price, needs) in enumerate(zip(PALACE_PRICES, PALACE_POINTS, strict=True)):
        assert questions.worth_of_seat(space, needs) == 25 - price
        assert questions.worth_of_seat(space, needs - 1) == 0


def test_a_row_brings_ships_like_any_draw() -> None:
    counted = Counter(sum(drawn) for drawn in combinations([1] * 3 + [0] * 9, 5))
    assert questions.row_law(3, 9, 5) == Distribution(counted)
    assert questions.mean_load() == 15


SIMULATIONS = {
    "danger": (lambda: questions.danger_law(FULL), lambda: questions.simulate_danger(FULL, 8000, 1)),
    "money": (lambda: questions.money_law(FULL, 3), lambda: questions.simulate_money(FULL, 3, 8000, 1)),
    "look": (lambda: questions.reachable_law(FULL, 2), lambda: questions.simulate_reachable(FULL, 2, 8000, 1)),
    "market": (lambda: questions.market_law(5, 24, 6), lambda: questions.simulate_market(5, 24, 6, 8000, 1)),
    "cost": (lambda: questions.cost_law(1), lambda: questions.simulate_cost(1, 8000, 1)),
    "row": (lambda: questions.row_law(3, 17, 5), lambda: questions.simulate_row(3, 17, 5, 8000, 1)),
    "left": (lambda: questions.left_law(2, 4, 3), lambda: questions.simulate_left(2, 4, 3, 8000, 1)),
    "race": (
        lambda: questions.race_law(2, 6, Fraction(1, 3)),
        lambda: questions.simulate_race(2, 6, Fraction(1, 3), 8000, 1),
    ),
}


@pytest.mark.parametrize("name", SIMULATIONS)
def test_honest_shuffling_agrees_with_the_exact_law(name: str) -> None:
    law, found = (make() for make in SIMULATIONS[name])
    assert set(found.counts) <= set(law)
    for outcome, chance in law.probabilities().items():
        deviation = (float(chance) * (1 - float(chance)) / found.draws) ** 0.5
        assert abs(found.counts.get(outcome, 0) / found.draws - float(chance)) <= 4.5 * deviation + 1e-9
