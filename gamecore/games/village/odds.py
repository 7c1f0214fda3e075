"""The urn laws behind Village's odds, from plain numbers: something among draws, the first of a kind, ranks in a race.

Everything is counted in whole numbers of equally likely ways; only an answer is a fraction. The modules
``odds_cubes``, ``odds_mass``, ``odds_chests``, ``odds_customers``, ``odds_goals``, ``odds_lifetime`` and
``odds_chronicle`` put the game's own numbers into them.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from gamecore.odds.exact import Distribution


def chance_of_any(wanted: int, total: int, draws: int) -> Fraction:
    """Return the chance of at least one wanted piece among draws without replacement: 1 - C(N - K, n) / C(N, n).

    More draws than pieces take all of them; nothing can be drawn from nothing.

    >>> chance_of_any(6, 30, 4), chance_of_any(2, 5, 9), chance_of_any(0, 0, 3)
    (Fraction(799, 1305), Fraction(1, 1), Fraction(0, 1))
    """
    if not 0 <= wanted <= total or draws < 0:
        raise ValueError(f"{draws} draws of {wanted} wanted pieces out of {total} make no sense.")
    draws = min(draws, total)
    return 1 - Fraction(comb(total - wanted, draws), comb(total, draws))


def chance_of_all(wanted: int, total: int, draws: int) -> Fraction:
    """Return the chance that all wanted pieces are among the draws: C(N - K, n - K) / C(N, n).

    >>> chance_of_all(1, 8, 3), chance_of_all(4, 8, 3), chance_of_all(0, 8, 3)
    (Fraction(3, 8), Fraction(0, 1), Fraction(1, 1))
    """
    if not 0 <= wanted <= total or draws < 0:
        raise ValueError(f"{draws} draws of {wanted} wanted pieces out of {total} make no sense.")
    draws = min(draws, total)
    return Fraction(comb(total - wanted, draws - wanted), comb(total, draws)) if wanted <= draws else Fraction(0)


def first_place_law(wanted: int, total: int) -> Distribution[int]:
    """Return on which place of a shuffled row the first wanted piece lies; 0 if there is none.

    The negative hypergeometric law with one success: C(N - place, K - 1) ways. Its mean is (N + 1) / (K + 1). See
    N. L. Johnson, A. W. Kemp and S. Kotz, “Univariate Discrete Distributions”, chapter 6.

    >>> first_place_law(2, 4).probabilities()
    {1: Fraction(1, 2), 2: Fraction(1, 3), 3: Fraction(1, 6)}
    >>> first_place_law(7, 16).mean
    Fraction(17, 8)
    """
    if not 0 <= wanted <= total:
        raise ValueError(f"{wanted} of {total} pieces cannot be wanted.")
    if not wanted:
        return Distribution.certain(0)
    return Distribution((place, comb(total - place, wanted - 1)) for place in range(1, total + 1))


def rank_law(own: int, others: int, number: int = 1) -> Distribution[int]:
    """Return the rank, among all, of the ``number``-th of one's own pieces when all orders are equally likely.

    The law of an order statistic of a draw without replacement: C(r - 1, j - 1) C(n - r, m - j) ways for rank r of
    the j-th of m own pieces among n. See H. A. David and H. N. Nagaraja, “Order Statistics”, section 3.7. ValueError
    if there is no such piece.

    >>> rank_law(2, 2).probabilities()
    {1: Fraction(1, 2), 2: Fraction(1, 3), 3: Fraction(1, 6)}
    >>> rank_law(2, 2, 2).mean
    Fraction(10, 3)
    """
    if not 1 <= number <= own or others < 0:
        raise ValueError(f"There is no number {number} among {own} own pieces and {others} others.")
    total = own + others
    ranks = range(number, total - own + number + 1)
    return Distribution((rank, comb(rank - 1, number - 1) * comb(total - rank, own - number)) for rank in ranks)
