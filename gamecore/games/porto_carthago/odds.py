"""The exact laws behind Porto Carthago's odds: ships from the deck, voyages, goods from the bag, the layout of cards.

Inputs are what a seat may know. Everything is counted without replacement; see ``gamecore.odds.exact``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from math import comb

from gamecore.games.porto_carthago.odds_results import POINT, Result
from gamecore.games.porto_carthago.pieces import SHIPS
from gamecore.games.porto_carthago.state import NOTHING, Counts
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import Distribution

WILD = -1
"""Stands in an order of the deck for a card that is any of the unseen ones."""

# Voyages (C11) ------------------------------------------------------------------------------------------------


def success_chance(chances: Mapping[int, Fraction], servants: int) -> Fraction:
    """Return the chance that the danger of the card drawn is at most the servants in the temple (C11.4).

    >>> success_chance(dict.fromkeys(range(30), Fraction(1, 30)), 3)
    Fraction(19, 30)
    """
    return sum((chance for card, chance in chances.items() if SHIPS[card].danger <= servants), Fraction(0))


def voyage_money(card: int, servants: int, talents: int) -> int:
    """Return the net talents of a voyage to this card: income less offering, or half of it rounded up (C11.5, C11.7).

    Whoever had too few ``talents`` for the offering pays all there is, the income included (C11.11).

    >>> voyage_money(21, 4, 0), voyage_money(21, 3, 0), voyage_money(21, 14, 1)
    (7, 6, -1)
    """
    ship = SHIPS[card]
    if servants < ship.danger:
        return (ship.income + 1) // 2
    return ship.income - min(servants, ship.income + talents)


def voyage_points(card: int, servants: int) -> int:
    """Return the trade points of a voyage to this card: two, or one after a failure (C11.4, C11.6)."""
    return 2 if SHIPS[card].danger <= servants else 1


def voyage_result(card: int, servants: int, talents: int) -> int:
    """Return what a voyage brings in talents, its trade points counted; 0 without a servant in the temple (C11.1)."""
    if not servants:
        return 0
    return voyage_money(card, servants, talents) + POINT * voyage_points(card, servants)


def own_talents(view: PortoCarthagoView) -> int:
    """Return the talents of the seat whose odds are told; 0 if the viewer does not see them."""
    return view.cash[seat_of(view)] or 0


@lru_cache(maxsize=64)
def next_cards_law(view: PortoCarthagoView) -> Distribution[int]:
    """Return the law of the next card of the deck, for this seat; NOTHING for sure if the deck is empty."""
    chances = view.next_ship()
    return Distribution.of_fractions(chances) if chances else Distribution.certain(NOTHING)


def voyage_law(cards: Distribution[int], servants: int, talents: int) -> Result:
    """Return the law of what a voyage brings; nothing if there is no card (C16.4)."""
    return cards.map(lambda card: voyage_result(card, servants, talents) if card >= 0 else 0)


# The order of the deck (C1.13) --------------------------------------------------------------------------------


def deck_orders(view: PortoCarthagoView, count: int) -> Iterator[Counts]:
    """Yield the equally likely orders of the next cards, WILD for a card that is any of the unseen ones.

    Cards that the seat knows to be among the top ones, but not where, can lie in any of those places.
    """
    placed = len(view.known_top)
    hidden = max(0, view.top_count - placed - len(view.known_in_top))
    rest = (WILD,) * (len(view.unseen) - hidden) + view.bottom
    blocks = set(permutations((*view.known_in_top, *(WILD,) * hidden)))
    for block in sorted(blocks):
        yield (*view.known_top, *block, *rest)[:count]


def law_of_nth(order: Counts, unseen: int, wanted: Counts, marked: frozenset[int], number: int) -> dict[int, Fraction]:
    """Return the chance of each marked card to be the n-th marked one in an order of the deck; the rest is none.

    ``unseen`` cards, among them the ``wanted`` marked ones, can stand for WILD: draws without replacement.

    >>> law_of_nth((-1, -1), 4, (7,), frozenset({7}), 1)
    {7: Fraction(1, 2)}
    """
    found: dict[int, Fraction] = {}
    states = {(0, 0): Fraction(1)}
    for place, card in enumerate(order):
        left = unseen - order[:place].count(WILD)
        following: dict[tuple[int, int], Fraction] = {}
        for (seen, drawn), chance in states.items():
            hit = Fraction(len(wanted) - drawn, left) if card == WILD else Fraction(card in marked)
            new = (seen + 1, drawn + (card == WILD))
            if seen + 1 == number:
                for each in wanted if card == WILD else (card,):
                    share = Fraction(1, len(wanted)) if card == WILD else Fraction(1)
                    if hit:
                        found[each] = found.get(each, Fraction(0)) + chance * hit * share
            elif hit:
                following[new] = following.get(new, Fraction(0)) + chance * hit
            if hit < 1:
                following[seen, drawn] = following.get((seen, drawn), Fraction(0)) + chance * (1 - hit)
        states = following
    return found


# Goods (C1.14) ------------------------------------------------------------------------------------------------


def chance_of_good(bag: Counts, good: int, draws: int) -> Fraction:
    """Return the chance that a kind is among so many discs: one minus the hypergeometric chance of none.

    >>> chance_of_good((6, 6, 6, 6, 6), 0, 4)
    Fraction(799, 1305)
    """
    total = sum(bag)
    draws = min(draws, total)
    return 1 - Fraction(comb(total - bag[good], draws), comb(total, draws))


def first_choice_ways(bag: Counts, draws: int, order: Counts) -> tuple[list[int], int]:
    """Return in how many draws each kind is the best one that is there, and the ways in which none is.

    ``order`` names kinds from the best one on.

    >>> first_choice_ways((1, 1, 0, 0, 0), 1, (1, 0))
    ([1, 1], 0)
    """
    left = sum(bag)
    draws = min(draws, left)
    without = comb(left, draws)
    ways = []
    for good in order:
        left -= bag[good]
        ways.append(without - comb(left, draws))
        without = comb(left, draws)
    return ways, without
