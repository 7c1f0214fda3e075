"""Positions of Batavia that a seat cannot tell apart, made by moving hidden things about in the written position."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from typing import Any

from gamecore.games.batavia.pieces import COMPANIES


def disguises(position: dict[str, Any], seat: int | None) -> Iterator[dict[str, Any]]:
    """Yield positions that differ only in what this seat must not know (B1.11).

    Two other hands exchange a card, a card of another hand that was drawn is exchanged with one of the pile, or
    two other seats exchange a note; before the first payment everybody knows that each has fifteen (B1.6).
    """
    others = [other for other in range(position["players"]) if other != seat]
    kind, asked = (position["pending"] or [["over", -1]])[-1][:2]
    hands = [other for other in others if kind != "lay" or other != asked]
    for one, two in permutations(hands, 2):
        for mine, yours in permutations(COMPANIES, 2):
            if position["hands"][one][mine] and position["hands"][two][yours]:
                changed = deepcopy(position)
                _swap(changed["hands"][one], changed["hands"][two], mine, yours)
                yield changed
    for one in hands:
        for mine, other in permutations(COMPANIES, 2):
            drawn = position["drawn"][one][mine] and position["hands"][one][mine]
            if drawn and position["pile"][other]:
                changed = deepcopy(position)
                _swap(changed["hands"][one], changed["pile"], mine, other)
                changed["drawn"][one][mine] -= 1
                changed["drawn"][one][other] += 1
                yield changed
    paid = position["round"] > 1 or position["start_player"] >= 0
    for one, two in permutations(others if paid else (), 2):
        if position["notes"][one] > max(position["auction"]["bid"], 0):
            changed = deepcopy(position)
            changed["notes"][one] -= 1
            changed["notes"][two] += 1
            yield changed


def _swap(one: dict[str, int], two: dict[str, int], mine: str, yours: str) -> None:
    one[mine] -= 1
    two[mine] += 1
    two[yours] -= 1
    one[yours] += 1
