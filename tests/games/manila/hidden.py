"""Positions of Manila that a seat cannot tell apart, made by moving hidden cards about in the written position."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, permutations
from typing import Any

from gamecore.games.manila.pieces import WARES


def disguises(position: dict[str, Any], seat: int | None) -> Iterator[dict[str, Any]]:
    """Yield positions that differ only in what this seat must not know (M1.7, M10.2).

    Two other seats exchange one dealt share each, or another seat has its loan on another of its shares.
    """
    others = [other for other in range(position["players"]) if other != seat]
    for (one, two), (mine, yours) in (
        (pair, wares) for pair in combinations(others, 2) for wares in permutations(WARES, 2)
    ):
        if _dealt(position, one, mine) and _dealt(position, two, yours):
            changed = deepcopy(position)
            _exchange(changed["shares"], one, two, mine, yours)
            yield changed
    for other in others:
        for free, pledged in permutations(WARES, 2):
            if position["shares"][other][free] and position["encumbered"][other][pledged]:
                changed = deepcopy(position)
                changed["shares"][other][free] -= 1
                changed["shares"][other][pledged] += 1
                changed["encumbered"][other][pledged] -= 1
                changed["encumbered"][other][free] += 1
                yield changed


def _dealt(position: dict[str, Any], seat: int, ware: str) -> bool:
    free = position["shares"][seat][ware]
    return free + position["encumbered"][seat][ware] > position["bought"][seat][ware] and free > 0


def _exchange(shares: list[dict[str, int]], one: int, two: int, mine: str, yours: str) -> None:
    shares[one][mine] -= 1
    shares[two][mine] += 1
    shares[two][yours] -= 1
    shares[one][yours] += 1
