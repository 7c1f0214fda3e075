"""What a game waits for: a choice by a seat, chance, or nothing because it is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache


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


@dataclass(frozen=True, slots=True)
class Pending:
    """An entry of the stack inside a state: a question, a chance point or a stage still to come. Plain data.

    ``choice`` and ``chance`` are what a game waits for while the entry is on top, made once.
    """

    kind: str
    seat: int = -1
    data: tuple[int, ...] = ()
    choice: Choice = field(init=False, compare=False, repr=False)
    chance: Chance = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Make the decision that this entry stands for."""
        object.__setattr__(self, "choice", Choice(self.seat, self.kind, self.data))
        object.__setattr__(self, "chance", Chance(self.kind, self.seat, self.data))


@cache
def pending(kind: str, seat: int = -1, *data: int) -> Pending:
    """Return the stack entry with these values; equal entries are one shared object."""
    return Pending(kind, seat, data)
