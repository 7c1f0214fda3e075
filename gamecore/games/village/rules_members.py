"""Refusing rules that ask for a member of one generation at a place, with two sentences each (V8, V11, V12, V17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import PLACES
from gamecore.games.village.state import Table, generations_at
from gamecore.games.village.things import PLACE_AT, listing

Place = Callable[[Table, int, Any], int]


def member_rule(id: str, *actions: type, nobody: str, others: str) -> Callable[[Place], Place]:
    """Register the rule that a member stands at the place which the decorated function returns (-1: none is asked for).

    ``nobody`` is the sentence if no member of the seat is there, ``others`` if only other generations are.
    """

    def register(place_of: Place) -> Place:
        def missing(s: Table, seat: int, a: Any, anybody: bool) -> Facts:
            place = place_of(s, seat, a)
            there = generations_at(s, seat, place)
            if place < 0 or a.generation in there or bool(there) != anybody:
                return None
            facts = {"generation": a.generation, "at": PLACE_AT[PLACES[place]]}
            return {**facts, "there": listing(map(str, there))} if there else facts

        rule(id, *actions, say=nobody)(lambda s, seat, a: missing(s, seat, a, anybody=False))
        rule(id, *actions, say=others)(lambda s, seat, a: missing(s, seat, a, anybody=True))
        return place_of

    return register
