"""What a game waits for: a choice by a seat, chance, or nothing because it is over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple


class Pending(NamedTuple):
    """An entry of the stack inside a state: a question, a chance point or a stage still to come. Plain data."""

    kind: str
    seat: int = -1
    data: tuple[int, ...] = ()


@cache
def pending(kind: str, seat: int = -1, *data: int) -> Pending:
    """Return the stack entry with these values; equal entries are one shared object."""
    return Pending(kind, seat, data)


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat is asked a question of this kind."""

    seat: int
    kind: str
    data: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance decides next; ``seat`` is whom it concerns (-1: everybody)."""

    kind: str
    seat: int = -1
    data: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over; several winners share the victory."""

    winners: tuple[int, ...] = ()


Decision = Choice | Chance | Over


@cache
def choice(entry: Pending) -> Choice:
    """Return the question of a stack entry (shared, as it never changes)."""
    return Choice(entry.seat, entry.kind, entry.data)


@cache
def chance(entry: Pending) -> Chance:
    """Return the chance point of a stack entry (shared, as it never changes)."""
    return Chance(entry.kind, entry.seat, entry.data)
