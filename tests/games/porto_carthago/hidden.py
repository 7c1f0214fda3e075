"""Positions of Porto Carthago that a seat cannot tell apart: other purses, another order of the deck's top."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from typing import Any


def disguises(position: dict[str, Any], seat: int | None) -> Iterator[dict[str, Any]]:
    """Yield positions that differ only in what this seat must not know (C1.11, C1.12).

    Another seat has more talents; cards on top of the deck that this seat knows no place of lie in another order;
    a card that it has never seen there changes places with an unknown one.
    """
    if _has_earned(position):
        for other in range(position["players"]):
            if other != seat:
                for more in (1, 9):
                    changed = deepcopy(position)
                    changed["talents"][other] += more
                    yield changed
    yield from _reordered(position, seat)
    yield from _exchanged(position, seat)


def _has_earned(position: dict[str, Any]) -> bool:
    kinds = {entry[0] for entry in position["pending"]}
    return position["decade"] > 1 or not kinds & {"setup", "decade", "income"}


def _ordered(position: dict[str, Any]) -> int:
    """The cards of the top that the last scout has put in their order; a look that goes on finds more."""
    found = [entry[3] for entry in position["pending"] if entry[0] == "order"]
    return found[0] if found else len(position["deck"]["top"])


def _known_places(position: dict[str, Any], seat: int | None) -> int:
    deck, asked = position["deck"], position["pending"][-1]
    remembered = _ordered(position) if deck["scout"] == seat else 0
    if asked[0] in ("look", "order") and asked[1] == seat:
        return len(deck["top"]) if asked[0] == "order" else max(asked[2], remembered)
    return remembered


def _reordered(position: dict[str, Any], seat: int | None) -> Iterator[dict[str, Any]]:
    deck, first, asked = position["deck"], _known_places(position, seat), position["pending"][-1]
    places = range(first, _ordered(position))
    for order in permutations(places):
        if order != tuple(places):
            changed = deepcopy(position)
            changed["deck"]["top"][first : len(places) + first] = [deck["top"][place] for place in order]
            seen = [[*deck["seen_by"][place]] for place in order]
            for place, seats in zip(places, seen, strict=True):
                if asked[0] == "look" and place < asked[2] and asked[1] not in seats:
                    seats.append(asked[1])
                    seats.sort()
            changed["deck"]["seen_by"][first : len(places) + first] = seen
            yield changed


def _exchanged(position: dict[str, Any], seat: int | None) -> Iterator[dict[str, Any]]:
    deck = position["deck"]
    for place in range(_known_places(position, seat), len(deck["top"])):
        everybody = len(deck["seen_by"][place]) == position["players"]
        if seat in deck["seen_by"][place] or everybody:
            continue
        for number in range(min(3, len(deck["unknown"]))):
            changed = deepcopy(position)
            changed["deck"]["top"][place] = deck["unknown"][number]
            changed["deck"]["unknown"][number] = deck["top"][place]
            changed["deck"]["unknown"].sort()
            yield changed
