"""The path of tiles: what is open, what lies ahead, what has been collected (B6, B7, B9.1)."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from gamecore.games.batavia.pieces import (
    BLOCK,
    COMPANIES,
    DESTINATION,
    FACE_DOWN,
    FIRST_OPEN,
    GOODS,
    LAST_SPACE,
    company_of,
    good_of,
)
from gamecore.games.batavia.state import Cards, Counts


class Route(Protocol):
    """Anything that shows the path and the merchants on it: a state, a draft or a view."""

    @property
    def path(self) -> Counts:
        """Return the tile of each space."""
        ...

    @property
    def owners(self) -> Counts:
        """Return who took the tile of each space."""
        ...

    @property
    def positions(self) -> Counts:
        """Return the space of each merchant."""
        ...


class Collected(Route, Protocol):
    """A route that also shows which tiles have been cashed."""

    @property
    def cashed(self) -> tuple[bool, ...]:
        """Return which tiles have been cashed, by space."""
        ...


def opened(path: Counts) -> int:
    """Return how many spaces of the path are face up; they are the first ones (B1.3, B6.7)."""
    return path.index(FACE_DOWN) if path[-1] == FACE_DOWN else LAST_SPACE


@cache
def open_by(farthest: int) -> int:
    """Return how many spaces are open when the foremost merchant stands here (B1.3, B6.7).

    >>> [open_by(space) for space in (0, 5, 6, 10, 11, 30, 35, 36)]
    [10, 10, 15, 15, 20, 35, 35, 35]
    """
    return min(LAST_SPACE, max(FIRST_OPEN, (-(-farthest // BLOCK) + 1) * BLOCK))


@cache
def spaces_of(path: Counts, company: int) -> Counts:
    """Return the face-up spaces of a company's tiles, nearest to the start first."""
    return tuple(space for space, tile in enumerate(path, 1) if tile != FACE_DOWN and company_of(tile) == company)


def target(t: Route, seat: int, company: int) -> int:
    """Return the space of the nearest tile of a company ahead of a seat's merchant; -1 if there is none (B6.3)."""
    position, owners = t.positions[seat], t.owners
    for space in spaces_of(t.path, company):
        if space > position and owners[space - 1] < 0:
            return space
    return -1


def is_ahead(t: Route, seat: int, company: int) -> bool:
    """Return whether a tile of this company, open or not, lies ahead of a seat's merchant (B6.2, B9.1)."""
    position = t.positions[seat]
    if position >= DESTINATION:
        return False
    return t.path[-1] == FACE_DOWN or target(t, seat, company) > 0


def held_tiles(t: Collected, seat: int) -> list[int]:
    """Return the uncashed tiles in front of a seat, in the order in which it took them (B7.5).

    Merchants only move forward, so this is the order of their spaces.
    """
    cashed, path = t.cashed, t.path
    return [path[n] for n, owner in enumerate(t.owners) if owner == seat and not cashed[n]]


def collected(t: Collected, seat: int) -> Cards:
    """Return how many uncashed tiles of each company lie in front of a seat."""
    counts = [0] * len(COMPANIES)
    for tile in held_tiles(t, seat):
        counts[company_of(tile)] += 1
    return tuple(counts)


def crates(t: Route) -> tuple[Counts, ...]:
    """Return whose crate stands on each warehouse square, by good and company; -1 where there is none (B6.6)."""
    squares = [[-1] * len(COMPANIES) for _ in GOODS]
    for tile, owner in zip(t.path, t.owners, strict=True):
        if owner >= 0:
            squares[good_of(tile)][company_of(tile)] = owner
    return tuple(map(tuple, squares))


def crate_counts(t: Route) -> tuple[Counts, ...]:
    """Return how many crates each seat has in each warehouse, by good and seat."""
    counts = [[0] * len(t.positions) for _ in GOODS]
    for tile, owner in zip(t.path, t.owners, strict=True):
        if owner >= 0:
            counts[good_of(tile)][owner] += 1
    return tuple(map(tuple, counts))
