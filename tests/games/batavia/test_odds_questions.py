"""The laws of the notebook about Batavia's odds against brute force, and its auction against the engine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random

import pytest

from gamecore.games.batavia import odds_bids as bids
from gamecore.games.batavia import odds_questions as questions
from gamecore.games.batavia import odds_trials as trials
from gamecore.odds.exact import Distribution
from tests.games.batavia.table import GAME, play, table, told

SMALL = (3, 2, 2, 1, 1)
CARDS = [company for company, count in enumerate(SMALL) for _ in range(count)]

# Cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draws", [1, 3, 4])
def test_the_longest_company_is_counted_over_all_hands(draws: int) -> None:
    counted = Counter(max(Counter(hand).values()) for hand in combinations(CARDS, draws))
    assert questions.largest_count_law(SMALL, draws) == Distribution(counted)


@pytest.mark.parametrize("needs", [(1, 0, 0, 0, 0), (2, 1, 0, 0, 0), (1, 1, 2, 0, 0), (0, 0, 0, 0, 0)])
def test_seals_by_drawing_are_counted_over_all_pairs(needs: tuple[int, ...]) -> None:
    counted = Counter(
        sum(0 < need <= pair.count(company) for company, need in enumerate(needs)) for pair in combinations(CARDS, 2)
    )
    assert questions.seals_law(SMALL, needs) == Distribution(counted)


@pytest.mark.parametrize("cubes", [(2, 2, 0, 0, 0), (4, 3, 3, 1, 0), (1, 1, 1, 1, 1)])
def test_victims_are_counted_over_all_cards_that_are_added(cubes: tuple[int, ...]) -> None:
    counted: Counter[tuple[int, ...]] = Counter()
    for hand in combinations(CARDS, 3):
        after = [count + hand.count(company) for company, count in enumerate(cubes)]
        counted[tuple(company for company in range(5) if after[company] == max(after))] += 1
    assert questions.victims_after(cubes, SMALL, 3) == Distribution(counted)


# The auction --------------------------------------------------------------------------------------------------------


def through_the_engine(limits: tuple[int, ...]) -> tuple[int, int]:
    """Let seats 1, 2, ... and at last seat 0 bid one more up to their limits in a real auction."""
    state, won = table("bid", len(limits), package="france 2", seat=1, leader=0), []
    while GAME.decision(state).kind == "bid":
        raised = limits[GAME.decision(state).seat - 1] > state.bid
        state, events = play(state, f"bid {state.bid + 1}" if raised else "pass")
        won += told(events, "won auction")
    return ((won[0][0] - 1) % len(limits), won[0][1]["amount"]) if won else (-1, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_auctions_end_as_they_do_in_the_engine(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        limits = tuple(rng.randint(0, 6) for _ in range(seats))
        assert bids.auction(limits) == through_the_engine(limits)


def test_an_auction_in_which_nobody_cares_to_bid_has_no_winner() -> None:
    assert bids.auction((0, 0, 0)) == through_the_engine((0, 0, 0)) == (-1, 0)


@pytest.mark.parametrize("rivals", [0, 5])
def test_gains_against_too_few_or_too_many_rivals_are_refused(rivals: int) -> None:
    with pytest.raises(ValueError, match="rivals"):
        bids.gain_law(5, 5, rivals)


@pytest.mark.parametrize("bidders", [1, 2, 3])
def test_errors_by_rank_are_counted_over_all_dice(bidders: int) -> None:
    errors = [one - two for one, two in product(range(1, 7), repeat=2)]
    for rank in range(1, bidders + 1):
        counted = Counter(sorted(each)[-rank] for each in product(errors, repeat=bidders))
        assert bids.error_at_rank(bidders, rank) == Distribution(counted)


@pytest.mark.parametrize(("bidders", "rank"), [(0, 1), (2, 0), (2, 3)])
def test_a_rank_that_nobody_has_is_refused(bidders: int, rank: int) -> None:
    with pytest.raises(ValueError, match="no error of rank"):
        bids.error_at_rank(bidders, rank)


@pytest.mark.parametrize("off", [0, 2])
@pytest.mark.parametrize("mine", [0, 1, 3])
def test_taking_off_is_judged_over_all_dice(mine: int, off: int) -> None:
    errors = [one - two for one, two in product(range(1, 7), repeat=2)]
    total = Fraction(0)
    for own, *rivals in product(errors, repeat=3):
        price, limit = max(rivals) - off, own - mine
        if limit > price:
            total -= price
        elif limit == price:
            total -= Fraction(price, 1 + sum(rival - off == price for rival in rivals))
    assert bids.gain_against(3, off, mine) == total / len(errors) ** 3


def test_all_who_take_off_the_same_share_what_the_winner_gains() -> None:
    for bidders, off in product((2, 3, 4, 5), range(4)):
        assert bidders * bids.gain_against(bidders, off, off) == off - bids.error_at_rank(bidders, 2).mean


# Tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tiles", range(6))
def test_different_companies_are_counted_over_all_sequences(tiles: int) -> None:
    counted = Counter(len(set(seen)) for seen in product(range(5), repeat=tiles))
    assert questions.collected_law(tiles) == Distribution(counted)


def test_the_mean_time_to_collect_is_the_sum_of_the_chances_not_to_be_done() -> None:
    waiting = sum(float(questions.collected_law(tiles).chance(lambda seen: seen < 5)) for tiles in range(150))
    assert waiting == pytest.approx(float(questions.mean_tiles_to_collect(5)), abs=1e-9)


@pytest.mark.parametrize("seals", range(1, 6))
def test_the_nearest_tile_is_counted_over_all_orders_of_a_block(seals: int) -> None:
    counted = Counter(min(order[:seals]) for order in permutations(range(1, 6)))
    assert questions.nearest_law(seals) == Distribution(counted)


@pytest.mark.parametrize("seals", [0, 6])
def test_a_number_of_seals_that_nobody_can_hold_is_refused(seals: int) -> None:
    with pytest.raises(ValueError, match="seals"):
        questions.nearest_law(seals)


@pytest.mark.parametrize(("blocks", "seen"), [(3, 2), (4, 1), (5, 0), (6, 5), (6, 2)])
def test_goods_of_the_next_block_are_counted_over_all_places(blocks: int, seen: int) -> None:
    counted = Counter(places.count(0) for places in product(range(7 - blocks), repeat=5 - seen))
    assert questions.next_goods_law(blocks, seen) == Distribution(counted)


@pytest.mark.parametrize(("blocks", "seen"), [(7, 0), (0, 1), (3, 6)])
def test_blocks_that_do_not_exist_are_refused(blocks: int, seen: int) -> None:
    with pytest.raises(ValueError, match="7 blocks"):
        questions.next_goods_law(blocks, seen)


def test_the_first_block_of_the_engine_is_what_the_law_says() -> None:
    """Play the chance of the setup 60 times: a block has one tile of each company, and pepper comes as the law says."""
    found = Counter[int]()
    for seed in range(60):
        state, rng = GAME.start(3), Random(seed)
        while GAME.decision(state).kind == "tile":
            state = GAME.apply(state, GAME.sample(state, rng)).state
        block = state.path[:5]
        assert sorted(tile // 7 for tile in block) == [0, 1, 2, 3, 4]
        found[sum(tile % 7 == 6 for tile in block)] += 1
    chance = questions.next_goods_law(0, 0).probability(0)
    assert abs(found[0] / 60 - float(chance)) < 4.5 * (float(chance * (1 - chance)) / 60) ** 0.5


@pytest.mark.parametrize("cash_now", [True, False])
@pytest.mark.parametrize("companies", [1, 3, 4])
def test_sets_played_tile_by_tile_bring_what_the_law_says(companies: int, cash_now: bool) -> None:
    tiles = questions.one_each(companies)
    found = trials.simulate(lambda rng: trials.gold_of_sets(rng, tiles, 4, cash_now), 4000, 2)
    law = questions.gold_of_sets(tiles, 4, cash_now)
    assert set(found.counts) <= set(law)
    assert abs(found.mean(float).value - float(law.mean)) < 4.5 * law.deviation / 4000**0.5
