"""Exact odds of the customers: the chance that one who wants one's goods appears (V10.3, V10.7).

The face-down pile is a finite deck to be counted. A seat does not know which tiles others have served; so each tile
it cannot place is equally likely to come next.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from gamecore.games.village.odds import chance_of_any, first_place_law
from gamecore.games.village.pieces import TILE_POINTS, WANTED
from gamecore.games.village.state import Counts, customers, open_stalls
from gamecore.games.village.turn_market import can_deliver
from gamecore.games.village.view import VillageView
from gamecore.odds.exact import Distribution, hypergeometric


def wanting(tiles: Iterable[int], kind: int) -> Counts:
    """Return those of the tiles that want a kind of goods (or grain).

    >>> wanting(range(24), 4)
    (2, 10, 14, 15, 20, 21, 23)
    """
    return tuple(tile for tile in tiles if WANTED[tile][kind])


def deliverable(tiles: Iterable[int], goods: Counts, grain: int) -> Counts:
    """Return those of the tiles that these goods and this grain would serve, each for itself (V10.3).

    >>> deliverable(range(24), (1, 0, 0, 0, 0, 0), 1)
    (0, 8)
    """
    return tuple(tile for tile in tiles if can_deliver(goods, grain, tile))


def chance_of_customer(wanted: int, unseen: int, drawn: int) -> Fraction:
    """Return the chance that at least one of the wanted tiles is among the next so many.

    >>> chance_of_customer(4, 16, 3)
    Fraction(17, 28)
    """
    return chance_of_any(wanted, unseen, drawn)


def customers_law(wanted: int, unseen: int, drawn: int) -> Distribution[int]:
    """Return how many of the wanted tiles are among the next so many: the hypergeometric law.

    >>> customers_law(4, 16, 3).mean
    Fraction(3, 4)
    """
    return hypergeometric(wanted, unseen - wanted, min(drawn, unseen))


def waiting_for(wanted: int, unseen: int) -> Distribution[int]:
    """Return as how many-eth tile the first wanted one appears: the negative hypergeometric law; 0 for never.

    >>> waiting_for(4, 16).mean
    Fraction(17, 5)
    """
    return first_place_law(wanted, unseen)


def best_points_law(tiles: Counts, drawn: int, goods: Counts, grain: int) -> Distribution[int]:
    """Return the points of the best customer that can be served among the next so many; 0 if none can.

    The largest of a draw without replacement: with n(v) tiles that bring at most v points, C(n(v), d) of C(N, d)
    draws bring no more.

    >>> best_points_law((0, 3, 22), 1, (1, 1, 0, 0, 0, 0), 0).probabilities()
    {0: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 3)}
    """
    points = [TILE_POINTS[tile] if can_deliver(goods, grain, tile) else 0 for tile in tiles]
    levels = sorted(set(points))
    above = [1 - chance_of_any(sum(each > level for each in points), len(points), drawn) for level in levels]
    chances = {
        level: upto - (above[place - 1] if place else 0)
        for place, (level, upto) in enumerate(zip(levels, above, strict=True))
    }
    return Distribution.of_fractions({level: chance for level, chance in chances.items() if chance})


# From a view --------------------------------------------------------------------------------------------------


def appear_after(view: VillageView, served: int) -> tuple[Counts, int]:
    """Return what stands in the stalls after a market day with so many tiles served, before and from the pile.

    First the tiles of the queue that move up, in order; then how many more come into the queue from the pile, as far
    as it reaches (V10.7). ValueError if there are not so many customers.
    """
    t = view.public
    if not 0 <= served <= len(customers(t)):
        raise ValueError(f"{served} of {len(customers(t))} customers cannot be served.")
    waiting = [tile for tile in t.queue if tile >= 0]
    empty = open_stalls(t) - len(customers(t)) + served
    moved = tuple(waiting[:empty])
    return moved, min(len(t.queue) - len(waiting) + len(moved), view.pile_size)


def chance_new_customer(view: VillageView, kind: int, served: int) -> Fraction:
    """Return the chance that a tile wanting this kind comes from the pile after a day with so many served (V10.7)."""
    _, drawn = appear_after(view, served)
    return chance_of_customer(len(wanting(view.unseen_tiles, kind)), len(view.unseen_tiles), drawn)
