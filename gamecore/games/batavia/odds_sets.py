"""Collecting sets of tiles and cashing them (B7): a coupon collector with a triangular pay.

The model: so many tiles are still to come, each of any of the five companies with equal chance. Whoever may cash
does what earns most on average (optimal stopping, by backward induction); of equal answers cashing comes first.
Tiles that are not cashed in the end are worth nothing (B10.10). A state is how many uncashed tiles of each company
one has; which company is which does not matter.
"""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.batavia.pieces import BLOCK, CASHING, COMPANIES, LAST_SPACE
from gamecore.games.batavia.state import Cards, Counts
from gamecore.odds.exact import Distribution

EMPTY: Cards = (0,) * len(COMPANIES)


def different(tiles: Cards) -> int:
    """Return of how many companies there are tiles."""
    return len(tiles) - tiles.count(0)


def set_gold(tiles: Cards) -> int:
    """Return what tiles pay if one of each company is cashed now (B0.8).

    >>> set_gold((2, 1, 1, 0, 0))
    6
    """
    return CASHING[different(tiles)]


def cashed(tiles: Cards) -> Cards:
    """Return what is left when one tile of each company has been cashed (B7.3, B7.5).

    >>> cashed((2, 1, 0, 0, 1))
    (1, 0, 0, 0, 0)
    """
    return tuple(max(0, count - 1) for count in tiles)


def with_tile(tiles: Cards, company: int) -> Cards:
    """Return the tiles with one more of a company."""
    return tuple(count + (other == company) for other, count in enumerate(tiles))


def in_order(tiles: Cards) -> Cards:
    """Return the state with its companies in order of size."""
    return tuple(sorted(tiles, reverse=True))


def cashes(tiles: Cards, left: int) -> bool:
    """Return whether cashing is at least as good on average as keeping, with so many tiles still to come.

    >>> cashes((1, 1, 1, 1, 1), 7), cashes((1, 0, 0, 0, 0), 7), cashes((1, 0, 0, 0, 0), 0)
    (True, False, True)
    """
    ways: int = len(COMPANIES) ** left
    return set_gold(tiles) * ways + set_ways(in_order(cashed(tiles)), left) >= set_ways(in_order(tiles), left)


@lru_cache(maxsize=65536)
def set_ways(tiles: Cards, left: int) -> int:
    """Return the expected gold from sets, times 5 to the number of tiles still to come; tiles in order of size."""
    if left == 0:
        return 0
    total = 0
    for company, count in enumerate(tiles):
        after = with_tile(tiles, company)
        worth = set_ways(in_order(after), left - 1)
        if count == 0:
            now = set_gold(after) * len(COMPANIES) ** (left - 1)
            worth = max(worth, now + set_ways(in_order(cashed(after)), left - 1))
        total += worth
    return total


def set_law(tiles: Cards, left: int) -> Distribution[int]:
    """Return the gold that sets will bring, with the best cashing and so many tiles still to come.

    >>> set_law((1, 1, 1, 1, 0), 1).probabilities()
    {0: Fraction(4, 5), 15: Fraction(1, 5)}
    """
    return Distribution(dict(_law(in_order(tiles), left)))


@lru_cache(maxsize=16384)
def _law(tiles: Cards, left: int) -> tuple[tuple[int, int], ...]:
    if left == 0:
        return ((0, 1),)
    ways: dict[int, int] = {}
    for company in range(len(tiles)):
        gold, after = next_state(tiles, company, left - 1)
        for later, count in _law(in_order(after), left - 1):
            ways[gold + later] = ways.get(gold + later, 0) + count
    return tuple(sorted(ways.items()))


def next_state(tiles: Cards, company: int, left: int) -> tuple[int, Cards]:
    """Return what the next tile brings at once, and the tiles after it, with the better answer (B7.2, B7.3)."""
    after = with_tile(tiles, company)
    if tiles[company] == 0 and cashes(after, left):
        return set_gold(after), cashed(after)
    return 0, after


def cash_gain(tiles: Cards, left: int) -> Distribution[int]:
    """Return by how much more gold sets bring if these are cashed now than if they are kept, on the same tiles.

    >>> cash_gain((1, 1, 1, 1, 0), 1).probabilities()
    {-4: Fraction(1, 5), 11: Fraction(4, 5)}
    """
    now = set_gold(tiles)
    return Distribution({now + later: ways for later, ways in _difference(_pairs(cashed(tiles), tiles), left)})


Pairs = tuple[tuple[int, int], ...]


def _pairs(one: Cards, two: Cards) -> Pairs:
    """Return two states side by side, with the companies in order: only together can they be exchanged."""
    return tuple(sorted(zip(one, two, strict=True), reverse=True))


@lru_cache(maxsize=65536)
def _difference(pairs: Pairs, left: int) -> tuple[tuple[int, int], ...]:
    """Return by how much the first state earns more than the second one on the same tiles, with the ways."""
    one, two = (tuple(pair[n] for pair in pairs) for n in (0, 1))
    if one == two or left == 0:
        return ((0, len(COMPANIES) ** left),)
    ways: dict[int, int] = {}
    for company in range(len(pairs)):
        (gold, after), (other, behind) = (next_state(tiles, company, left - 1) for tiles in (one, two))
        for later, count in _difference(_pairs(after, behind), left - 1):
            gain = gold - other + later
            ways[gain] = ways.get(gain, 0) + count
    return tuple(sorted(ways.items()))


def tiles_left(positions: Counts) -> int:
    """Return how many more tiles one takes if everybody takes one in each block of five ahead of the foremost.

    >>> tiles_left((0, 0, 0)), tiles_left((3, 12, 7)), tiles_left((33, 12, 7)), tiles_left((36, 12, 7))
    (7, 4, 0, 0)
    """
    return max(0, (LAST_SPACE - max(positions)) // BLOCK)
