"""Honest chance for the notebook about Batavia's odds: cards are drawn, dice rolled and tiles laid, one by one.

No trial uses a law of the other modules, only when it is best to cash; so what it counts is a second way to their
answers. ``simulate`` repeats and counts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from gamecore.games.batavia.odds_bids import gain_at
from gamecore.games.batavia.odds_pirates import LAID, victims
from gamecore.games.batavia.odds_sets import cashed, cashes, set_gold, with_tile
from gamecore.games.batavia.odds_warehouses import Tiles, pay
from gamecore.games.batavia.pieces import BLOCK, COMPANIES, DRAWN_PER_ACTION, FACES, GOODS
from gamecore.games.batavia.state import Cards, Counts
from gamecore.kernel.state import added
from gamecore.odds.simulate import simulate as simulate


@lru_cache(maxsize=256)
def pack(pool: Cards) -> Counts:
    """Return a pool as single cards, each by its company.

    >>> pack((2, 0, 1, 0, 0))
    (0, 0, 2)
    """
    return tuple(company for company, count in enumerate(pool) for _ in range(count))


def deal(rng: Random, pool: Cards, cards: int) -> Cards:
    """Draw so many cards of a pool."""
    drawn = [0] * len(COMPANIES)
    for company in rng.sample(pack(pool), cards):
        drawn[company] += 1
    return tuple(drawn)


# Cards and the auction --------------------------------------------------------------------------------------------


def package_count(rng: Random, pool: Cards, company: int) -> int:
    """Roll the die, turn up as many cards, and count those of a company (B3.2)."""
    return deal(rng, pool, rng.choice(FACES))[company]


def largest_count(rng: Random, pool: Cards, cards: int) -> int:
    """Draw cards and count those of the most frequent company."""
    return max(deal(rng, pool, cards))


def seals_gained(rng: Random, pool: Cards, needs: Cards) -> int:
    """Draw two cards and count the companies for which they are enough (B4.1, B5.3)."""
    drawn = deal(rng, pool, DRAWN_PER_ACTION)
    return sum(0 < need <= drawn[company] for company, need in enumerate(needs))


def gain_of_limit(rng: Random, worth: int, limit: int, rivals: int) -> int:
    """Roll what the package is worth to each rival, and hold the auction (B3.4 to B3.8)."""
    return gain_at(worth, limit, [rng.choice(FACES) for _ in range(rivals)])


def error_of_price(rng: Random, bidders: int) -> int:
    """Roll two dice for each bidder, and return the second largest error: there the auction ends."""
    return sorted(rng.choice(FACES) - rng.choice(FACES) for _ in range(bidders))[-2]


# Pirates ----------------------------------------------------------------------------------------------------------


def attack(rng: Random, cubes: Cards, unseen: Cards, hands: Sequence[int], threshold: int) -> Counts:
    """Let each rival lay out cards in turn until pirates come; return whom they take, () for nobody (B8.2)."""
    deck = rng.sample(pack(unseen), len(hands) * LAID[-1])
    for hand in hands:
        for _ in range(min(rng.choice(LAID), hand)):
            cubes = with_tile(cubes, deck.pop())
        if taken := victims(cubes, threshold):
            return taken
    return ()


# Tiles ------------------------------------------------------------------------------------------------------------


def companies_seen(rng: Random, tiles: int) -> int:
    """Take tiles of any companies and count the different ones."""
    return len({rng.randrange(len(COMPANIES)) for _ in range(tiles)})


def gold_of_sets(rng: Random, tiles: Cards, left: int, cash_now: bool) -> int:
    """Cash now or not, then take tiles and cash when it is best (B7.2, B7.3); return the gold."""
    gold, tiles = (set_gold(tiles), cashed(tiles)) if cash_now else (0, tiles)
    for later in reversed(range(left)):
        company = rng.randrange(len(COMPANIES))
        is_new = tiles[company] == 0
        tiles = with_tile(tiles, company)
        if is_new and cashes(tiles, later):
            gold, tiles = gold + set_gold(tiles), cashed(tiles)
    return gold


def nearest_place(rng: Random, seals: int) -> int:
    """Shuffle a block of five tiles, and return the first place with one of the first companies (B1.2)."""
    block = rng.sample(range(BLOCK), BLOCK)
    return next(place for place, company in enumerate(block, 1) if company < seals)


def goods_in_block(rng: Random, blocks: int, seen: int) -> int:
    """Shuffle what each company still hides, and count in the next block the tiles of one good (B1.2).

    The first ``seen`` companies have shown their tile of good 0; the others hide it among their face-down tiles.
    """
    found = 0
    for _ in range(len(COMPANIES) - seen):
        hidden = list(range(len(GOODS) - blocks))
        rng.shuffle(hidden)
        found += hidden[0] == 0
    return found


def warehouse_gold(rng: Random, good: int, counts: Counts, tiles: Tiles) -> int:
    """Give each tile to one of those who may take it, or to nobody; return what the warehouse pays seat 0."""
    for seats in tiles:
        owner = rng.choice((*seats, -1))
        counts = added(counts, owner, 1) if owner >= 0 else counts
    return pay(good, counts, 0)
