"""What a warehouse pays in the end (B10.3 to B10.5): majorities among five tiles of a good.

The model: every tile of the good that is still to be taken goes to one of the players whose merchant has not passed
it, or to nobody, all equally likely. ``tiles`` has for each of them the seats that may take it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import prod
from typing import Protocol

from gamecore.games.batavia.path import Route, crate_counts, opened
from gamecore.games.batavia.pieces import FACE_DOWN, GOODS, company_of, good_of
from gamecore.games.batavia.scoring import warehouse_leaders, warehouse_value
from gamecore.games.batavia.state import Counts
from gamecore.kernel.state import added
from gamecore.odds.exact import Distribution

Tiles = tuple[Counts, ...]
NOBODY = -1


def pay(good: int, counts: Counts, seat: int) -> int:
    """Return what a warehouse with these crates pays a seat (B10.3 to B10.5).

    >>> pay(6, (2, 1, 0), 0), pay(6, (2, 2, 0), 1), pay(6, (2, 2, 0), 2)
    (16, 8, 0)
    """
    leading = warehouse_leaders(counts)
    return warehouse_value(good, len(leading)) if seat in leading else 0


@lru_cache(maxsize=4096)
def end_counts(counts: Counts, tiles: Tiles) -> Distribution[Counts]:
    """Return the crates by seat once all these tiles are taken or left behind.

    >>> end_counts((1, 0), ((0, 1),)).probabilities()
    {(2, 0): Fraction(1, 3), (1, 1): Fraction(1, 3), (1, 0): Fraction(1, 3)}
    """
    ways = {counts: 1}
    for seats in tiles:
        later: dict[Counts, int] = {}
        for before, count in ways.items():
            for after in each_fate(before, seats):
                later[after] = later.get(after, 0) + count
        ways = later
    return Distribution.counted(ways, prod(len(seats) + 1 for seats in tiles))


def each_fate(counts: Counts, seats: Counts) -> Iterator[Counts]:
    """Yield the crates after one more tile went to each of these seats, and to nobody."""
    for seat in seats:
        yield added(counts, seat, 1)
    yield counts


def final_gold(good: int, counts: Counts, tiles: Tiles, seat: int) -> Distribution[int]:
    """Return what a warehouse will pay a seat.

    >>> final_gold(6, (1, 0, 0), ((0, 1, 2),), 0).probabilities()
    {16: Fraction(1, 2), 8: Fraction(1, 2)}
    """
    return end_counts(counts, tiles).map(lambda after: pay(good, after, seat))


@lru_cache(maxsize=16384)
def gain_of_tiles(good: int, counts: Counts, taken: Tiles, tiles: Tiles, seat: int) -> Distribution[int]:
    """Return what a seat gains by taking tiles of a good itself, compared with leaving them to chance.

    ``taken`` has for each of these tiles the seats that could take it otherwise. The other tiles share their fate in
    both cases, so this is the law of the difference, not the difference of two laws.

    >>> gain_of_tiles(6, (0, 0, 0), ((0, 1, 2),), (), 0).probabilities()
    {0: Fraction(1, 4), 16: Fraction(3, 4)}
    """
    law = end_counts(counts, tiles)
    ways: dict[int, int] = {}
    fates = list(product(*((*seats, NOBODY) for seats in taken)))
    for others, count in law.ways.items():
        mine = pay(good, added(others, seat, len(taken)), seat)
        for fate in fates:
            left = others
            for owner in fate:
                left = added(left, owner, 1) if owner != NOBODY else left
            gain = mine - pay(good, left, seat)
            ways[gain] = ways.get(gain, 0) + count
    return Distribution.counted(dict(sorted(ways.items())), law.total * len(fates))


# From a view ------------------------------------------------------------------------------------------------------


class Seen(Route, Protocol):
    """A route seen by somebody at a table of so many."""

    @property
    def players(self) -> int:
        """Return the number of seats."""
        ...


def may_take(view: Seen, space: int) -> Counts:
    """Return the seats whose merchants have not passed this space."""
    return tuple(seat for seat, position in enumerate(view.positions) if position < space)


def tiles_to_come(view: Seen, good: int, without: tuple[int, ...] = ()) -> Tiles:
    """Return for each tile of a good that can still be taken the seats that may take it; ``without`` some tiles.

    A face-down tile lies ahead of everybody who has not reached the destination (B6.8).
    """
    found = []
    for space, tile in enumerate(view.path, 1):
        lies_there = tile != FACE_DOWN and view.owners[space - 1] < 0 and good_of(tile) == good
        if lies_there and tile not in without and (seats := may_take(view, space)):
            found.append(seats)
    hidden = sum(good_of(tile) == good and tile not in without for tile in hidden_tiles(view))
    ahead = may_take(view, opened(view.path) + 1)
    return tuple(sorted(found + [ahead] * hidden if ahead else found))


def hidden_tiles(view: Route) -> list[int]:
    """Return the tiles that are still face down, somewhere."""
    open_ones = set(view.path)
    return [tile for tile in range(len(view.path)) if tile not in open_ones]


def warehouse_gain(view: Seen, seat: int, taken: tuple[int, ...]) -> Distribution[int]:
    """Return what a seat gains in the warehouses by taking these tiles, compared with leaving them to chance."""
    law: Distribution[int] = Distribution.certain(0)
    counts = crate_counts(view)
    for good in range(len(GOODS)):
        mine = tuple(sorted(tile for tile in taken if good_of(tile) == good))
        if mine:
            otherwise = tuple(may_take(view, space_of(view, tile)) for tile in mine)
            tiles = tiles_to_come(view, good, mine)
            law = law + gain_of_tiles(good, counts[good], otherwise, tiles, seat)
    return law


def space_of(view: Route, tile: int) -> int:
    """Return where a tile lies; for a face-down tile the first space where it can lie."""
    return view.path.index(tile) + 1 if tile in view.path else opened(view.path) + 1


def goods_left(view: Route, company: int) -> Counts:
    """Return the goods of a company's face-down tiles: each is equally likely for the next one (B1.2)."""
    return tuple(good_of(tile) for tile in hidden_tiles(view) if company_of(tile) == company)
