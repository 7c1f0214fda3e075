"""How states are stored: slotted objects of immutable fields, thawed to a draft, changed, frozen again.

A game declares its fields once, in a dataclass derived from :class:`Draft`, and derives its state class from
that. Rules write to drafts only. ``thaw`` copies all fields in one compiled function; ``freeze`` turns the draft
itself into a state, so that an action costs one shallow copy and nothing is ever shared that can change.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, NoReturn, Self, TypeVar

from gamecore.kernel.decision import Pending
from gamecore.kernel.events import Event

Value = TypeVar("Value")


class Draft:
    """A state in the making: what a rule writes to. Its fields hold only values that cannot change themselves."""

    __slots__ = ("events", "memo", "pending")

    pending: tuple[Pending, ...]
    events: list[Event]
    memo: Any

    def open(self) -> Self:
        """Make a draft built from scratch ready to be written to."""
        self.events = []
        self.memo = None
        return self

    def push(self, entry: Pending) -> None:
        """Put an entry on the stack; it comes before everything that lies there."""
        self.pending += (entry,)

    def pop(self) -> None:
        """Take the top entry off the stack."""
        self.pending = self.pending[:-1]


class State:
    """Mixin of the finished states: they compare and hash by value and refuse to be changed."""

    __slots__ = ()

    fields: ClassVar[tuple[str, ...]]
    _values: ClassVar[Callable[[Any], tuple[Any, ...]]]
    _thaw: ClassVar[Callable[[Any], Any]]

    def __hash__(self) -> int:
        """Hash by value."""
        return hash(type(self)._values(self))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a state never changes under its holder."""
        raise AttributeError(f"A state never changes; apply an action to get a new one (field {name!r}).")

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: a state never changes under its holder."""
        raise AttributeError(f"A state never changes; apply an action to get a new one (field {name!r}).")

    def __copy__(self) -> Self:
        """Return itself: a state never changes."""
        return self

    def __deepcopy__(self, memo: object) -> Self:
        """Return itself: a state never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the class and the values of the fields."""
        return (_rebuild, (type(self), type(self)._values(self)))


def _rebuild(state_class: Any, values: tuple[Any, ...]) -> Any:
    draft = state_class.__mro__[1](*values).open()
    return freeze(draft, state_class)


def storage(state_class: type[Value]) -> type[Value]:
    """Prepare a state class whose first base is the draft dataclass: fields, values and the compiled copy."""
    draft_class = state_class.__mro__[1]
    names = tuple(field.name for field in dataclasses.fields(draft_class))
    lines = ["def thaw(state):", "    draft = new(draft_class)", "    draft.events = []", "    draft.memo = None"]
    lines += [f"    draft.{name} = state.{name}" for name in names]
    scope: dict[str, Any] = {"new": draft_class.__new__, "draft_class": draft_class}
    exec("\n".join([*lines, "    return draft"]), scope)
    state_class.fields = names  # type: ignore[attr-defined]
    state_class._values = attrgetter(*names)  # type: ignore[attr-defined]
    state_class.__hash__ = State.__hash__  # type: ignore[method-assign, assignment]
    state_class._thaw = scope["thaw"]  # type: ignore[attr-defined]
    return state_class


def thaw(state: Any) -> Any:
    """Return a draft with the fields of the state, free to be changed."""
    return type(state)._thaw(state)


def freeze(draft: Any, state_class: type[Value]) -> Value:
    """Turn the draft itself into a state; nobody may write to it from now on."""
    draft.events = None
    draft.__class__ = state_class
    return draft  # type: ignore[no-any-return]


def replaced(values: tuple[Value, ...], index: int, value: Value) -> tuple[Value, ...]:
    """Return the tuple with one value replaced.

    >>> replaced((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def added(values: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    """Return the tuple with an amount added to one value.

    >>> added((1, 2, 3), 0, 4)
    (5, 2, 3)
    """
    changed = list(values)
    changed[index] += amount
    return tuple(changed)


def added_in(rows: tuple[tuple[int, ...], ...], row: int, index: int, amount: int) -> tuple[tuple[int, ...], ...]:
    """Return the rows with an amount added to one value of one row.

    >>> added_in(((1, 2), (3, 4)), 1, 0, 5)
    ((1, 2), (8, 4))
    """
    changed, values = list(rows), list(rows[row])
    values[index] += amount
    changed[row] = tuple(values)
    return tuple(changed)
