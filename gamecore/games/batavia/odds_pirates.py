"""When pirates strike, and whom (B8): exact, for rivals who lay out a few of the cards that cannot be seen.

The model: each rival acts once and lays out none, one, two or three cards, all four equally likely, but never more
than he holds; every card that cannot be seen is equally likely to be among them. So the cards of all rivals together
are a draw without replacement from the unseen cards.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, lcm
from typing import TYPE_CHECKING

from gamecore.games.batavia.pieces import CARDS, COMPANIES, SEAT_COUNTS
from gamecore.games.batavia.state import Cards, Counts
from gamecore.odds.exact import Distribution, multivariate_hypergeometric
from gamecore.odds.grids import as_values, tally

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.intp]
    Values = NDArray[np.float64]

LAID = (0, 1, 2, 3)
"""How many cards a rival lays out in one action, all equally likely."""

MOST_LAID = LAID[-1] * (SEAT_COUNTS[-1] - 1)
BITS = [1 << company for company in range(len(COMPANIES))]

SETS = tuple(tuple(company for company, bit in enumerate(BITS) if mask & bit) for mask in range(2 ** len(COMPANIES)))
"""Every set of companies, numbered by its bits."""


def victims(cubes: Cards, threshold: int) -> Counts:
    """Return the companies that pirates plunder with these laid-out cards; () if they do not come (B8.1, B8.3, B8.4).

    >>> victims((8, 5, 8, 0, 0), 21), victims((8, 5, 7, 0, 0), 21)
    ((0, 2), ())
    """
    if sum(cubes) < threshold:
        return ()
    return tuple(company for company, count in enumerate(cubes) if count == max(cubes))


@lru_cache(maxsize=4096)
def cards_at_strike(short: int, hands: Counts) -> Distribution[int]:
    """Return how many cards the rivals have laid out when ``short`` is first reached after an action; -1 if never.

    >>> cards_at_strike(3, (5, 5)).probabilities()
    {3: Fraction(7, 16), 4: Fraction(1, 8), 5: Fraction(1, 16), -1: Fraction(3, 8)}
    """
    if not hands:
        return Distribution.certain(-1)
    total = len(LAID) ** len(hands)
    found: dict[int, int] = {}
    going = {0: 1}
    for number, hand in enumerate(hands, 1):
        later: dict[int, int] = {}
        for before, ways in going.items():
            for cards in LAID:
                laid = before + min(cards, hand)
                if laid >= short:
                    found[laid] = found.get(laid, 0) + ways * len(LAID) ** (len(hands) - number)
                else:
                    later[laid] = later.get(laid, 0) + ways
        going = later
    if never := sum(going.values()):
        found[-1] = never
    return Distribution.counted(found, total)


def strike_law(cubes: Cards, unseen: Cards, hands: Counts, threshold: int) -> Distribution[Counts]:
    """Return whom pirates plunder first while rivals with these hands act once each; () for nobody (B8.2).

    >>> strike_law((8, 0, 0, 0, 10), (20, 20, 20, 20, 20), (9, 9), 21).probability((4,)) > 0.5
    True
    """
    when = cards_at_strike(threshold - sum(cubes), hands)
    parts = [(struck_by(cubes, unseen, cards), ways) for cards, ways in when.ways.items() if cards >= 0]
    common = lcm(*(part.total for part, _ in parts)) if parts else 1
    found: dict[Counts, int] = {}
    for part, ways in parts:
        for companies, count in part.ways.items():
            found[companies] = found.get(companies, 0) + count * ways * (common // part.total)
    if never := when.ways.get(-1, 0):
        found[()] = never * common
    return Distribution.counted(found, when.total * common)


@lru_cache(maxsize=8192)
def struck_by(cubes: Cards, unseen: Cards, cards: int) -> Distribution[Counts]:
    """Return which companies are plundered when so many unseen cards have been added: the largest of five counts.

    >>> struck_by((3, 2, 0, 0, 0), (1, 1, 0, 0, 0), 1).probabilities()
    {(0,): Fraction(1, 2), (0, 1): Fraction(1, 2)}
    """
    hands = possible_draws(cards)
    ways = binomials()[list(unseen), hands].prod(axis=1)
    counts = hands + list(cubes)
    numbers = (counts == counts.max(axis=1)[:, None]) @ BITS
    weights = tally(numbers, ways)
    return Distribution.counted({SETS[number]: count for number, count in weights.items()}, comb(sum(unseen), cards))


@cache
def possible_draws(cards: int) -> Numbers:
    """Return every composition of so many cards, one in a row."""
    rows = list(multivariate_hypergeometric((cards,) * len(COMPANIES), cards))
    return as_values(rows).astype("intp")


@cache
def binomials() -> Values:
    """Return C(n, k) for what rivals can lay out at most; all products of one draw stay below 2 ** 53."""
    return as_values([[comb(n, k) for k in range(MOST_LAID + 1)] for n in range(CARDS + 1)])
