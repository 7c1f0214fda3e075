"""Laws behind the questions of Batavia's notebook about odds that the engine itself never asks.

What it does ask, the modules next to this one answer: cards, pirates, sets, warehouses. Here are the longest company
of a hand, how long a collection takes, and what a block of tiles holds that is still face down.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb

from gamecore.games.batavia.odds import draw_law
from gamecore.games.batavia.odds_pirates import victims
from gamecore.games.batavia.odds_sets import cashed, in_order, set_gold, set_law
from gamecore.games.batavia.pieces import BLOCK, COMPANIES, DRAWN_PER_ACTION, GOODS, TILES
from gamecore.games.batavia.state import Cards, Counts, plus
from gamecore.odds.exact import Distribution, binomial

BLOCKS = TILES // BLOCK

# Cards ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def largest_count_law(pool: Cards, draws: int) -> Distribution[int]:
    """Return how many cards the most frequent company has among so many drawn ones.

    >>> largest_count_law((22, 22, 22, 22, 22), 2).probability(2)
    Fraction(21, 109)
    """
    return draw_law(pool, draws).map(max)


def seals_reached(drawn: Cards, needs: Cards) -> int:
    """Return for how many companies drawn cards are enough; a need of 0 is none (B5.3).

    >>> seals_reached((1, 1, 0, 0, 0), (1, 2, 1, 0, 0))
    1
    """
    return sum(0 < need <= count for count, need in zip(drawn, needs, strict=True))


def seals_law(pool: Cards, needs: Cards) -> Distribution[int]:
    """Return for how many companies the two cards of a draw bring what a majority lacks (B4.1, B5.3).

    >>> seals_law((22, 22, 22, 22, 22), (1, 0, 0, 0, 0)).probability(1)
    Fraction(197, 545)
    """
    return draw_law(pool, DRAWN_PER_ACTION).map(lambda drawn: seals_reached(drawn, needs))


# Pirates ----------------------------------------------------------------------------------------------------------


def victims_after(cubes: Cards, pool: Cards, cards: int) -> Distribution[Counts]:
    """Return whom pirates take if so many cards of a pool are added to these and they come then (B8.3, B8.4).

    >>> victims_after((2, 0, 0, 0, 0), (1, 1, 0, 0, 0), 1).probability((0,))
    Fraction(1, 1)
    """
    return draw_law(pool, cards).map(lambda added: victims(plus(cubes, added), 0))


# Collecting -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def collected_law(tiles: int) -> Distribution[int]:
    """Return how many different companies so many tiles show, each tile's company equally likely (coupon collector).

    See W. Feller, “An Introduction to Probability Theory and Its Applications”, volume 1, section IV.2.

    >>> collected_law(5).probability(5)
    Fraction(24, 625)
    """
    ways = {0: 1}
    for _ in range(tiles):
        following: dict[int, int] = {}
        for seen, count in ways.items():
            for new, weight in ((seen, seen), (seen + 1, len(COMPANIES) - seen)):
                if weight:
                    following[new] = following.get(new, 0) + count * weight
        ways = following
    return Distribution(ways)


def mean_tiles_to_collect(companies: int) -> Fraction:
    """Return how many tiles it takes on average to see so many different companies.

    >>> mean_tiles_to_collect(5)
    Fraction(137, 12)
    """
    return sum((Fraction(len(COMPANIES), len(COMPANIES) - seen) for seen in range(companies)), Fraction(0))


def one_each(companies: int) -> Cards:
    """Return a collection with one tile of each of so many companies.

    >>> one_each(3)
    (1, 1, 1, 0, 0)
    """
    return tuple(int(company < companies) for company in range(len(COMPANIES)))


def gold_of_sets(tiles: Cards, left: int, cash_now: bool) -> Distribution[int]:
    """Return the gold that sets bring from now on if these are cashed now or kept, and later ones as is best (B7).

    >>> gold_of_sets((1, 1, 1, 1, 0), 0, True).mean, gold_of_sets((1, 1, 1, 1, 0), 1, False).mean
    (Fraction(10, 1), Fraction(3, 1))
    """
    if not cash_now:
        return set_law(in_order(tiles), left)
    now = set_gold(tiles)
    return set_law(in_order(cashed(tiles)), left).map(lambda later: now + later)


# Tiles face down --------------------------------------------------------------------------------------------------


def nearest_law(seals: int) -> Distribution[int]:
    """Return on which place of a hidden block the nearest tile of so many companies lies (B1.2).

    Each company has one tile in the block, and all orders are equally likely: the least of so many different places.
    ValueError unless there are from one to five seals.

    >>> nearest_law(2).probabilities()
    {1: Fraction(2, 5), 2: Fraction(3, 10), 3: Fraction(1, 5), 4: Fraction(1, 10)}
    """
    if not 1 <= seals <= BLOCK:
        raise ValueError(f"A block has one tile of each of {BLOCK} companies; {seals} seals cannot be asked about.")
    return Distribution((place, comb(BLOCK - place, seals - 1)) for place in range(1, BLOCK + 1))


def next_goods_law(blocks: int, seen: int) -> Distribution[int]:
    """Return how many tiles of a good the next block brings, after so many open blocks with ``seen`` of them (B1.2).

    Each company that has not shown its tile of the good has it in one of its face-down blocks, all equally likely
    and independent of the other companies: a binomial law. ValueError if so many cannot have been seen.

    >>> next_goods_law(6, 3).probabilities(), next_goods_law(2, 4).probability(1)
    ({2: Fraction(1, 1)}, Fraction(1, 5))
    """
    if not 0 <= blocks < BLOCKS or not 0 <= seen <= (len(COMPANIES) if blocks else 0):
        raise ValueError(f"There are {BLOCKS} blocks with {len(COMPANIES)} tiles of each of {len(GOODS)} goods.")
    return binomial(len(COMPANIES) - seen, Fraction(1, BLOCKS - blocks))
