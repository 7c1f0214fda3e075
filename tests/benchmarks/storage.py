"""How states are stored: three candidates, all playing the same Manila rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import gamecore
from gamecore.games.manila.game import Manila
from gamecore.games.manila.state import ManilaDraft, ManilaState
from gamecore.kernel.state import freeze, thaw
from tests.benchmarks.engine import playing
from tests.benchmarks.timing import Play, rates, title

NAMES = tuple(field.name for field in dataclasses.fields(ManilaDraft))
WIDTHS = {
    "unencumbered": 4,
    "encumbered": 4,
    "bought": 4,
    "piles": 1,
    "steps": 1,
    "locations": 1,
    "dice": 1,
    "figures": 1,
    "plundered": 1,
    "cash": 1,
    "retired": 1,
    "supply": 1,
    "resting": 1,
}
"""Fields that hold several numbers, with the length of each entry; the others hold one number."""


class Flat:
    """All numbers in one list behind named properties; the stack beside it."""

    __slots__ = ("events", "memo", "numbers", "pending")

    def push(self, entry: Any) -> None:
        """Put an entry on the stack."""
        self.pending += (entry,)

    def pop(self) -> None:
        """Take the top entry off the stack."""
        self.pending = self.pending[:-1]


def flatten(value: Any) -> list[int]:
    """Return the numbers in a value."""
    return [number for item in value for number in flatten(item)] if isinstance(value, tuple) else [value]


def flat_layout(state: ManilaState) -> None:
    """Give the flat class a property for each field, at the place it has in this state."""
    place = 0
    for name in NAMES:
        if name == "pending":
            continue
        size = len(flatten(getattr(state, name)))
        setattr(Flat, name, flat_property(place, place + size, WIDTHS.get(name, 0)))
        place += size


def flat_property(start: int, stop: int, width: int) -> property:
    """Return a property for a slice of the list."""

    def one(self: Flat) -> int:
        return self.numbers[start]

    def set_one(self: Flat, value: int) -> None:
        self.numbers[start] = value

    def row(self: Flat) -> tuple[int, ...]:
        return tuple(self.numbers[start:stop])

    def set_row(self: Flat, value: tuple[int, ...]) -> None:
        self.numbers[start:stop] = value

    def table(self: Flat) -> tuple[tuple[int, ...], ...]:
        numbers = self.numbers
        return tuple(tuple(numbers[at : at + width]) for at in range(start, stop, width))

    def set_table(self: Flat, value: tuple[tuple[int, ...], ...]) -> None:
        self.numbers[start:stop] = [number for entry in value for number in entry]

    if width == 0:
        return property(one, set_one)
    return property(row, set_row) if width == 1 else property(table, set_table)


def flat_thaw(state: Any) -> Flat:
    """Copy the list."""
    draft = Flat()
    if isinstance(state, Flat):
        draft.numbers, draft.pending = state.numbers[:], state.pending
    else:
        draft.numbers = [number for name in NAMES if name != "pending" for number in flatten(getattr(state, name))]
        draft.pending = state.pending
    draft.events, draft.memo = [], None
    return draft


def flat_freeze(draft: Any, state_class: type) -> Flat:
    """Finish the draft (the first state of a game comes from the usual storage)."""
    done = draft if isinstance(draft, Flat) else flat_thaw(draft)
    done.events = None
    return done


FrozenState = dataclasses.make_dataclass(
    "FrozenState",
    [*((name, Any) for name in NAMES), ("memo", Any, dataclasses.field(default=None, compare=False))],
    frozen=True,
)


class Replacing:
    """A draft over a frozen dataclass: every write replaces the whole value."""

    def __init__(self, value: Any) -> None:
        """Start from a value."""
        self.__dict__.update(value=value, events=[], memo=None)

    def __getattr__(self, name: str) -> Any:
        """Read a field of the value."""
        return getattr(self.__dict__["value"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        """Write a field by replacing the value."""
        if name in ("events", "memo"):
            self.__dict__[name] = value
        else:
            self.__dict__["value"] = dataclasses.replace(self.__dict__["value"], **{name: value})

    push = Flat.push
    pop = Flat.pop


def replacing_freeze(draft: Any, state_class: type) -> Any:
    """Return the frozen value."""
    if not isinstance(draft, Replacing):
        return FrozenState(**{name: getattr(draft, name) for name in NAMES})
    return dataclasses.replace(draft.__dict__["value"], memo=draft.memo)


def with_storage(thaw_by: Callable, freeze_by: Callable) -> Play:
    """Return whole games of Manila with other storage under the same rules."""
    game = Manila()
    game.thaw, game.freeze = thaw_by, freeze_by
    return playing(game, 4)


def main() -> None:
    """Print whole games with each storage, and the price of one copy."""
    flat_layout(gamecore.load("manila").start(4))
    title("Storage of states: steps a second with the same Manila rules")
    found = rates(
        {
            "slotted fields of tuples, thawed and frozen (chosen)": with_storage(thaw, freeze),
            "one flat list behind named properties": with_storage(flat_thaw, flat_freeze),
            "frozen dataclass, replaced at every write": with_storage(Replacing, replacing_freeze),
        },
        rounds=5,
    )
    first = next(iter(found.values()))
    for name, value in found.items():
        print(f"  {name:54s} {value:10,.0f}   {value / first:5.2f} of the chosen one")
