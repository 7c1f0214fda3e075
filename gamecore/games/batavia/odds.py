"""Exact odds of cards: draws, packages, hidden hands and majorities.

A pool is a composition: how many cards of each company it holds. Everything is counted in whole numbers of equally
likely ways; only an answer is a fraction.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb

from gamecore.games.batavia.pieces import DRAWN_PER_ACTION, FACES
from gamecore.games.batavia.state import Cards, Counts, minus, plus
from gamecore.games.batavia.view import BataviaView
from gamecore.odds.exact import Distribution, hypergeometric, mixture, multivariate_hypergeometric


@lru_cache(maxsize=1024)
def draw_law(pool: Cards, draws: int) -> Distribution[Cards]:
    """Return which cards are drawn from a pool: the multivariate hypergeometric law (B4.1).

    ValueError if the pool has fewer cards.

    >>> draw_law((22, 22, 22, 22, 22), 2).probability((2, 0, 0, 0, 0))
    Fraction(21, 545)
    """
    return multivariate_hypergeometric(pool, draws)


def chance_of_at_least(pool: Cards, company: int, draws: int, need: int) -> Fraction:
    """Return the chance that so many draws bring at least ``need`` cards of a company (hypergeometric).

    >>> chance_of_at_least((22, 22, 22, 22, 22), 0, 2, 1)
    Fraction(197, 545)
    """
    law = hypergeometric(pool[company], sum(pool) - pool[company], draws)
    return law.chance(lambda count: count >= need)


def chance_of_seal(pool: Cards, hand: Cards, needs: Cards, draws: int = DRAWN_PER_ACTION) -> Fraction:
    """Return the chance that hand and drawn cards reach what at least one company needs; needs of 0 do not count.

    >>> chance_of_seal((22, 22, 22, 22, 22), (2, 0, 0, 0, 0), (3, 9, 9, 9, 9))
    Fraction(197, 545)
    """
    return draw_law(pool, draws).chance(lambda drawn: reaches(plus(hand, drawn), needs))


def reaches(cards: Cards, needs: Cards) -> bool:
    """Return whether cards are enough for at least one company; a need of 0 is none."""
    return any(0 < need <= count for count, need in zip(cards, needs, strict=True))


def package_law(pool: Cards) -> Distribution[Cards]:
    """Return what a new package holds: the die says how many cards, the pool which ones (B3.2).

    A mixture of six multivariate hypergeometric laws. ValueError if the pool has fewer than six cards.

    >>> package_law((22, 22, 22, 22, 22)).expectation(sum)
    Fraction(7, 2)
    """
    return mixture(Distribution.uniform(draw_law(pool, face) for face in FACES))


def package_count_law(pool: Cards, company: int) -> Distribution[int]:
    """Return how many cards of one company a new package holds: a mixture of six hypergeometric laws.

    >>> package_count_law((22, 22, 22, 22, 22), 3).mean
    Fraction(7, 10)
    """
    others = sum(pool) - pool[company]
    return mixture(Distribution.uniform(hypergeometric(pool[company], others, face) for face in FACES))


def holding_law(unseen: Cards, company: int, hand: int) -> Distribution[int]:
    """Return how many cards of a company a hidden hand of this size holds.

    >>> holding_law((20, 20, 20, 20, 20), 1, 10).mean
    Fraction(2, 1)
    """
    return hypergeometric(unseen[company], sum(unseen) - unseen[company], hand)


def majority_chance(unseen: Cards, company: int, own: int, tables: Counts, hands: Counts) -> Fraction:
    """Return the chance of strictly the most cards of a company once all hands are laid out (B10.1, B10.2).

    ``own`` are one's cards of it, hand and table; ``tables`` and ``hands`` what each rival shows of it and how many
    cards he hides. The company's unseen cards lie in the unseen places, all ways equally likely: a rival gets x of
    them in C(hand, x) ways.

    >>> majority_chance((1, 1, 0, 0, 0), 0, 1, (0,), (1,))
    Fraction(1, 2)
    """
    cards = unseen[company]
    ways = [1] + [0] * cards
    for table, hand in zip(tables, hands, strict=True):
        most = min(own - 1 - table, hand, cards)
        if own <= table:
            return Fraction(0)
        ways = [sum(comb(hand, x) * ways[count - x] for x in range(min(most, count) + 1)) for count in range(cards + 1)]
    rest = sum(unseen) - sum(hands)
    held = sum(count * comb(rest, cards - given) for given, count in enumerate(ways))
    return Fraction(held, comb(sum(unseen), cards))


# Drawing now ----------------------------------------------------------------------------------------------------


def pile_law(pool: Cards, pile: int, discards: Cards, draws: int = DRAWN_PER_ACTION) -> Distribution[Cards]:
    """Return which cards the next draws bring: first from the pile, then from the discards, shuffled (B4.1 to B4.3).

    The pile is ``pile`` cards out of the pool, all ways equally likely.

    >>> pile_law((1, 1, 0, 0, 0), 1, (0, 0, 0, 0, 3)).probabilities()
    {(0, 1, 0, 0, 1): Fraction(1, 2), (1, 0, 0, 0, 1): Fraction(1, 2)}
    """
    first = min(pile, draws)
    later = min(sum(discards), draws - first)
    law = draw_law(pool, first)
    return law.with_other(draw_law(discards, later), plus) if later else law


def law_of_draw(view: BataviaView, draws: int = DRAWN_PER_ACTION) -> Distribution[Cards]:
    """Return which cards the viewing seat would draw now, as far as it can know."""
    return pile_law(view.draw_pool, view.pile_count, view.discards, draws)


def unseen_after(view: BataviaView, drawn: Cards) -> Cards:
    """Return the cards that the viewing seat cannot see once it has drawn these, a reshuffle counted (B4.2)."""
    shuffled = sum(drawn) > view.pile_count
    return minus(plus(view.unseen, view.discards) if shuffled else view.unseen, drawn)
