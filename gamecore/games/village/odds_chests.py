"""Exact odds of the treasure chests: 3, 3, 3, 4, 4 and 5 coins, drawn without replacement (VP1.5, VP5.6, VP8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod

from gamecore.games.village.port_pieces import CHEST_VALUES, CHESTS
from gamecore.games.village.state import Counts
from gamecore.games.village.view import VillageView
from gamecore.odds.exact import Distribution, multivariate_hypergeometric


def orders(unseen: Counts = CHESTS) -> int:
    """Return in how many different orders chests can lie, so many of each value: the multinomial coefficient.

    >>> orders()
    60
    """
    return factorial(sum(unseen)) // prod(map(factorial, unseen))


def unseen_after(peeked: Sequence[int], unseen: Counts = CHESTS) -> Counts:
    """Return how many chests of each value are left when these values have been seen; ValueError if they cannot be.

    >>> unseen_after([3, 5])
    (2, 2, 0)
    """
    left = tuple(count - list(peeked).count(value) for value, count in zip(CHEST_VALUES, unseen, strict=True))
    if min(left) < 0 or not set(peeked) <= set(CHEST_VALUES):
        raise ValueError(f"The chests {list(peeked)} are not among {unseen} chests of {CHEST_VALUES}.")
    return left


@lru_cache(maxsize=64)
def chest_law(unseen: Counts = CHESTS) -> Distribution[int]:
    """Return what the next chest holds; ValueError if none is left.

    >>> chest_law().mean, chest_law((2, 2, 1)).mean
    (Fraction(11, 3), Fraction(19, 5))
    """
    return Distribution(zip(CHEST_VALUES, unseen, strict=True))


@lru_cache(maxsize=256)
def coins_law(chests: int, unseen: Counts = CHESTS) -> Distribution[int]:
    """Return how many coins so many chests hold together: draws without replacement.

    >>> coins_law(2).probabilities()
    {9: Fraction(2, 15), 8: Fraction(4, 15), 7: Fraction(2, 5), 6: Fraction(1, 5)}
    """
    hands = multivariate_hypergeometric(unseen, chests)
    return hands.map(lambda hand: sum(value * count for value, count in zip(CHEST_VALUES, hand, strict=True)))


def chance_of_value(value: int, chests: int, unseen: Counts = CHESTS) -> Fraction:
    """Return the chance that at least one of so many chests holds this value.

    >>> chance_of_value(5, 2)
    Fraction(1, 3)
    """
    place = CHEST_VALUES.index(value)
    return multivariate_hypergeometric(unseen, chests).chance(lambda hand: hand[place])


def beats(own: int, unseen: Counts) -> Fraction:
    """Return the chance that the next chest holds more than one's own.

    >>> beats(3, (2, 2, 1)), beats(5, (3, 2, 0))
    (Fraction(3, 5), Fraction(0, 1))
    """
    return chest_law(unseen).chance(lambda value: value > own)


# From a view --------------------------------------------------------------------------------------------------


def next_chest(view: VillageView) -> Distribution[int] | None:
    """Return what the next chest of the island holds for all the viewing seat knows; None if none is left (VP5.6).

    Chests in the holds and yards of others are as unknown as those on the island: each unseen one is equally likely.
    """
    return chest_law(view.unseen_chests) if view.chests_on_island else None


def coins_of(view: VillageView, seat: int) -> Distribution[int]:
    """Return how many coins lie in a seat's unopened chests, on the ship and at home, for all the viewer knows."""
    chests = (*view.public.aboard[seat], *view.public.chests[seat])
    known = sum(chests)
    hidden = chests.count(0)
    return coins_law(hidden, view.unseen_chests).map(lambda coins: coins + known)
