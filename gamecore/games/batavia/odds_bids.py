"""The auction of a package as a question about chance (B3): what a limit is worth, and what winning tells.

Two models of bidders who raise by one as long as they care to. With *private values* the package is worth something
else to each of them, and everybody knows what it is worth to himself. With a *common value* it is worth the same to
all, but each sees that worth through an error of his own.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from math import comb

from gamecore.games.batavia.pieces import FACES
from gamecore.odds.exact import Distribution, die

MOST_RIVALS = 4
NOBODY = -1


def auction(limits: Sequence[int]) -> tuple[int, int]:
    """Return who wins an auction and at which bid, if all raise by one up to their limits, in this order (B3.4-B3.8).

    Nobody wins at 0 if no limit allows a bid.

    >>> auction((3, 5, 2)), auction((0, 1)), auction((0, 0))
    ((1, 4), (1, 1), (-1, 0))
    """
    going = list(range(len(limits)))
    bid, bidder = 0, NOBODY
    while going and going != [bidder]:
        seat = going.pop(0)
        if limits[seat] > bid:
            bid, bidder = bid + 1, seat
            going.append(seat)
    return bidder, bid


def gain_at(worth: int, limit: int, rivals: Sequence[int]) -> int:
    """Return what the last in turn gains who stops at this limit, against rivals with theirs.

    >>> gain_at(5, 5, (2, 3)), gain_at(5, 2, (2, 3)), gain_at(5, 8, (6, 3))
    (2, 0, -2)
    """
    winner, bid = auction((*rivals, limit))
    return worth - bid if winner == len(rivals) else 0


@lru_cache(maxsize=512)
def gain_law(worth: int, limit: int, rivals: int) -> Distribution[int]:
    """Return the gain of the last in turn if the package is worth as much to each rival as a die shows.

    Every combination of dice is played. ValueError unless there are from one to four rivals.

    >>> gain_law(6, 0, 2).probabilities()
    {0: Fraction(1, 1)}
    """
    if not 1 <= rivals <= MOST_RIVALS:
        raise ValueError(f"At most {MOST_RIVALS} rivals and at least one can bid, not {rivals}.")
    return Distribution.uniform(gain_at(worth, limit, limits) for limits in product(FACES, repeat=rivals))


# A common value ---------------------------------------------------------------------------------------------------


@cache
def estimate_error() -> Distribution[int]:
    """Return by how much a bidder misjudges a common value: one die less another, right on average.

    >>> estimate_error().mean
    Fraction(0, 1)
    """
    return die() + die().map(lambda points: -points)


def _ways_up_to(bidders: int, rank: int) -> list[tuple[int, int]]:
    """Return for each error in how many ways at most ``rank - 1`` of the bidders' errors are larger."""
    error, found, below = estimate_error(), [], 0
    for value in sorted(error):
        below += error.ways[value]
        above = error.total - below
        ways = sum(comb(bidders, more) * above**more * below ** (bidders - more) for more in range(rank))
        found.append((value, ways))
    return found


@cache
def error_at_rank(bidders: int, rank: int) -> Distribution[int]:
    """Return the largest (rank 1), second largest (2), ... of the bidders' independent errors: an order statistic.

    ValueError if there is no such rank. See H. A. David and H. N. Nagaraja, “Order Statistics”, section 2.1.

    >>> error_at_rank(1, 1).mean, error_at_rank(3, 2).mean
    (Fraction(0, 1), Fraction(0, 1))
    """
    if not 1 <= rank <= bidders:
        raise ValueError(f"Among {bidders} bidders there is no error of rank {rank}.")
    cumulated = _ways_up_to(bidders, rank)
    before = [0, *(ways for _, ways in cumulated)]
    return Distribution((value, ways - before[at]) for at, (value, ways) in enumerate(cumulated))


def gain_against(bidders: int, others_take_off: int, take_off: int) -> Fraction:
    """Return what a bidder can expect who takes so much off his estimate while all others take off theirs.

    Whoever stays longest wins and pays where the last rival stopped; equal limits win equally often.

    >>> gain_against(5, 0, 0) < 0 < gain_against(5, 0, 4)
    True
    """
    error, rivals, total = estimate_error(), bidders - 1, Fraction(0)
    for mine, ways in error.ways.items():
        limit = mine - take_off
        for price, chance in _prices(rivals, others_take_off, limit):
            total += Fraction(ways, error.total) * chance * -price
    return total


def _prices(rivals: int, off: int, limit: int) -> list[tuple[int, Fraction]]:
    """Return where the last rival can stop, up to this limit, with the chance that he does and one wins then."""
    error, found = estimate_error(), []
    for value in sorted(error):
        if value - off > limit:
            break
        equal = error.probability(value)
        below = error.chance(lambda other: other < value)  # noqa: B023
        chance = Fraction(0)
        for tied in range(1, rivals + 1):
            share = Fraction(1, tied + 1) if value - off == limit else Fraction(1)
            chance += share * comb(rivals, tied) * equal**tied * below ** (rivals - tied)
        found.append((value - off, chance))
    return found
