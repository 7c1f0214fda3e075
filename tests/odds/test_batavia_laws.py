"""The general laws behind Batavia's odds equal what listing every case gives."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from gamecore.games.batavia import odds, odds_notes, odds_pirates, odds_sets, odds_warehouses
from gamecore.games.batavia.actions import Bid
from gamecore.games.batavia.pieces import CASHING, FACES, NOTES_PER_PLAYER
from gamecore.games.batavia.state import BataviaState, Cards, plus
from gamecore.games.batavia.turn_auction import shares_of
from tests.odds.batavia_by_hand import compositions, gains_of_tiles, law_of, strikes
from tests.odds.batavia_positions import GAME, reached

SMALL: tuple[Cards, ...] = ((2, 1, 1, 0, 3), (1, 1, 1, 1, 1), (0, 4, 0, 2, 0), (3, 0, 2, 1, 1))


def listed(pool: Cards) -> list[int]:
    """Return the companies of a pool's cards, one by one."""
    return [company for company, count in enumerate(pool) for _ in range(count)]


def composed(cards: list[int] | tuple[int, ...]) -> Cards:
    """Return how many cards there are of each company."""
    return tuple(cards.count(company) for company in range(5))


# Cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pool", SMALL)
@pytest.mark.parametrize("draws", [0, 1, 2, 3])
def test_a_draw_equals_all_orders_of_the_pile(pool: Cards, draws: int) -> None:
    counted = Counter(composed(order[:draws]) for order in permutations(listed(pool), draws))
    assert odds.draw_law(pool, draws).probabilities() == law_of(counted)


@pytest.mark.parametrize("pool", SMALL)
def test_the_chance_of_a_seal_counts_every_company_that_two_cards_can_bring(pool: Cards) -> None:
    hand, needs = (1, 0, 0, 2, 0), (2, 1, 2, 0, 2)
    pairs = [plus(hand, composed(pair)) for pair in permutations(listed(pool), 2)]
    good = sum(cards[0] >= 2 or cards[1] >= 1 or cards[2] >= 2 or cards[4] >= 2 for cards in pairs)
    assert odds.chance_of_seal(pool, hand, needs) == Fraction(good, len(pairs))


@pytest.mark.parametrize("pile", [0, 1, 2, 3])
def test_the_discards_follow_when_the_pile_runs_out(pile: int) -> None:
    pool, discards = (2, 1, 0, 0, 1), (0, 0, 2, 1, 0)
    counted: Counter[Cards] = Counter()
    for first, second in product(permutations(listed(pool), pile), permutations(listed(discards))):
        counted[composed((first + second)[:2])] += 1
    assert odds.pile_law(pool, pile, discards).probabilities() == law_of(counted)


def test_fewer_cards_are_drawn_when_both_piles_run_out() -> None:
    assert odds.pile_law((2, 0, 0, 0, 0), 0, (0, 0, 0, 1, 0)).probabilities() == {(0, 0, 0, 1, 0): 1}
    assert odds.pile_law((2, 0, 0, 0, 0), 0, (0, 0, 0, 0, 0)).probabilities() == {(0, 0, 0, 0, 0): 1}


def test_a_package_is_a_die_and_then_a_draw() -> None:
    pool = (2, 1, 2, 1, 1)
    law = odds.package_law(pool)
    parts: Counter[Cards] = Counter()
    for face in FACES:
        orders = list(permutations(listed(pool), face))
        for order in orders:
            parts[composed(order)] += Fraction(1, 6 * len(orders))  # type: ignore[assignment]
    assert law.probabilities() == dict(parts)
    for company in range(5):
        assert odds.package_count_law(pool, company) == law.map(lambda cards, company=company: cards[company])


@pytest.mark.parametrize("pool", SMALL)
@pytest.mark.parametrize(("own", "tables", "hands"), [(2, (0, 1), (2, 1)), (3, (1, 0), (1, 3)), (1, (1, 0), (1, 1))])
def test_a_majority_with_hidden_hands_equals_all_deals(
    pool: Cards, own: int, tables: tuple[int, int], hands: tuple[int, int]
) -> None:
    for company in range(5):
        deals = list(permutations(listed(pool), sum(hands)))
        won = 0
        for deal in deals:
            held = deal[: hands[0]].count(company), deal[hands[0] :].count(company)
            won += all(own > table + count for table, count in zip(tables, held, strict=True))
        assert odds.majority_chance(pool, company, own, tables, hands) == Fraction(won, len(deals))


def test_what_a_hidden_hand_holds_equals_all_deals() -> None:
    pool = (3, 1, 2, 0, 1)
    counted = Counter(hand.count(2) for hand in permutations(listed(pool), 4))
    assert odds.holding_law(pool, 2, 4).probabilities() == law_of(counted)


def test_a_seat_draws_from_what_it_has_not_seen() -> None:
    for state in reached("action", 9):
        view = GAME.view(state, GAME.decision(state).seat)
        law = odds.law_of_draw(view)
        assert all(sum(cards) == min(2, view.pile_count + view.discard_count) for cards in law)
        mean = law.expectation(lambda cards: cards[0])
        if view.pile_count >= 2:
            assert mean == Fraction(2 * view.draw_pool[0], sum(view.draw_pool))


# Pirates --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(10))
def test_pirates_with_two_rivals_equal_the_engine_action_by_action(number: int) -> None:
    state = reached("action", 10, seats=3)[number]
    seat = GAME.decision(state).seat
    view = GAME.view(state, seat)
    rivals = [(seat + n) % 3 for n in (1, 2)]
    hands = tuple(view.hand_counts[rival] for rival in rivals)
    law = odds_pirates.strike_law(view.cubes, view.unseen, hands, view.threshold)
    assert law.probabilities() == strikes(state, view.unseen, rivals)


def test_pirates_with_four_rivals_of_few_cards_equal_all_orders() -> None:
    cubes, unseen, hands, threshold = (6, 5, 5, 4, 3), (2, 3, 1, 2, 2), (1, 1, 0, 1), 25
    counted: Counter[tuple[int, ...]] = Counter()
    order = list(permutations(listed(unseen), 3))
    for laid in product(range(4), repeat=4):
        total, struck = 0, False
        for hand, number in zip(hands, laid, strict=True):
            total += min(hand, number)
            struck = struck or sum(cubes) + total >= threshold
            if struck:
                break
        for cards in order:
            after = plus(cubes, composed(cards[:total]))
            counted[odds_pirates.victims(after, threshold) if struck else ()] += 1
    assert odds_pirates.strike_law(cubes, unseen, hands, threshold).probabilities() == law_of(counted)


def test_victims_are_all_companies_that_are_tied_for_the_most() -> None:
    for cubes in compositions(7):
        most = max(cubes)
        assert odds_pirates.victims(cubes, 7) == tuple(company for company in range(5) if cubes[company] == most)
        assert odds_pirates.victims(cubes, 8) == ()


def test_no_rival_brings_no_pirates() -> None:
    assert odds_pirates.strike_law((9, 9, 2, 0, 0), (5,) * 5, (), 21).probabilities() == {(): 1}


# Warehouses and sets ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(15))
def test_what_tiles_bring_in_the_warehouses_equals_scoring_every_end(number: int) -> None:
    state = reached("action", 15)[number]
    seat = GAME.decision(state).seat
    rng = Random(number)
    ahead = [
        tile
        for space, tile in enumerate(state.path, 1)
        if tile >= 0 and state.owners[space - 1] < 0 and space > state.positions[seat]
    ]
    for size in (1, 2):
        tiles = tuple(rng.sample(ahead, min(size, len(ahead))))
        law = odds_warehouses.warehouse_gain(GAME.view(state, seat), seat, tiles)
        assert law.probabilities() == gains_of_tiles(state, seat, tiles)


def test_the_final_gold_of_a_warehouse_is_the_gain_and_what_comes_without_it() -> None:
    counts, tiles, seats = (1, 1, 0), ((0, 1, 2), (1, 2)), (0, 1, 2)
    gain = odds_warehouses.gain_of_tiles(4, counts, (seats,), tiles, 0)
    with_it = odds_warehouses.final_gold(4, (2, 1, 0), tiles, 0)
    without = odds_warehouses.final_gold(4, counts, (*tiles, seats), 0)
    assert gain.mean == with_it.mean - without.mean > 0


def plan(tiles: tuple[int, ...], left: int) -> tuple[Fraction, bool]:
    """Return the best mean of keeping or cashing these tiles, and whether cashing is best: by plain recursion."""
    now = Fraction(CASHING[sum(count > 0 for count in tiles)])
    cash, keep = now + later(tuple(max(0, count - 1) for count in tiles), left), later(tiles, left)
    return max(cash, keep), cash >= keep


def later(tiles: tuple[int, ...], left: int) -> Fraction:
    """Return what so many more tiles bring on average."""
    if not left:
        return Fraction(0)
    total = Fraction(0)
    for company in range(5):
        after = tuple(count + (company == other) for other, count in enumerate(tiles))
        total += later(after, left - 1) if tiles[company] else plan(after, left - 1)[0]
    return total / 5


def lived(tiles: tuple[int, ...], companies: tuple[int, ...]) -> int:
    """Return the gold of one course of tiles to come, cashing when it is best on average."""
    gold = 0
    for number, company in enumerate(companies, 1):
        new = not tiles[company]
        tiles = tuple(count + (company == other) for other, count in enumerate(tiles))
        if new and plan(tiles, len(companies) - number)[1]:
            gold += CASHING[sum(count > 0 for count in tiles)]
            tiles = tuple(max(0, count - 1) for count in tiles)
    return gold


@pytest.mark.parametrize("tiles", [(1, 0, 0, 0, 0), (1, 1, 1, 0, 0), (2, 1, 0, 0, 1), (1, 1, 1, 1, 0), (1, 1, 1, 1, 1)])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_cashing_and_keeping_equal_every_course_of_tiles(tiles: Cards, left: int) -> None:
    courses = list(product(range(5), repeat=left))
    after = tuple(max(0, count - 1) for count in tiles)
    now = CASHING[sum(count > 0 for count in tiles)]
    counted = Counter(now + lived(after, course) - lived(tiles, course) for course in courses)
    assert odds_sets.cash_gain(tiles, left).probabilities() == law_of(counted)
    law = odds_sets.set_law(tiles, left)
    assert law.probabilities() == law_of(Counter(lived(tiles, course) for course in courses))
    assert law.mean == later(tiles, left) == Fraction(odds_sets.set_ways(odds_sets.in_order(tiles), left), 5**left)


# Notes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "others", "rivals"), [(4, 6, 2), (3, 3, 2), (2, 5, 3), (4, 5, 3), (2, 4, 4)])
def test_the_bonus_for_notes_equals_every_way_they_can_lie(own: int, others: int, rivals: int) -> None:
    for paid in range(1, own + 1):
        gets = shares_of(paid, rivals)
        assert sum(gets) == paid
        counted: Counter[int] = Counter()
        for owners in product(range(rivals), repeat=others):
            held = tuple(owners.count(rival) for rival in range(rivals))
            after = plus(held, gets)
            counted[odds_notes.bonus(own - paid, after) - odds_notes.bonus(own, held)] += 1
        assert odds_notes.bonus_change(own, others, rivals, paid).probabilities() == law_of(counted)


def able_to_bid(seats: int) -> list[BataviaState]:
    """Return auctions in which the seat that is asked can still bid."""
    return [state for state in reached("bid", 9, seats=seats) if isinstance(GAME.legal(state)[0], Bid)]


def test_there_are_auctions_to_look_at() -> None:
    assert all(len(able_to_bid(seats)) >= 3 for seats in (3, 4, 5))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_payment_goes_round_as_the_engine_pays_it(seats: int) -> None:
    for state in able_to_bid(seats):
        seat = GAME.decision(state).seat
        bid = GAME.legal(state)[0]
        assert isinstance(bid, Bid)
        step = GAME.apply(state, bid)
        while GAME.decision(step.state).kind == "bid":
            step = GAME.apply(step.state, next(each for each in GAME.legal(step.state) if each.verb == "pass"))
        got = [step.state.notes[(seat + n) % seats] - state.notes[(seat + n) % seats] for n in range(1, seats)]
        assert tuple(got) == shares_of(bid.amount, seats - 1)
        assert sum(step.state.notes) == NOTES_PER_PLAYER * seats
