"""Reading data that people or other programs wrote: every problem becomes a BadRecord with a clear sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.errors import BadRecord


class Reader:
    """Reads named values out of a JSON object; ``where`` names the object in messages."""

    def __init__(self, data: Any, where: str) -> None:
        """Take the object; raise BadRecord if it is none."""
        if not isinstance(data, Mapping):
            raise BadRecord(f"The {where} must be an object with named values, not {_kind(data)}.")
        self.data: Mapping[str, Any] = data
        self.where = where

    def value(self, name: str) -> Any:
        """Return a value that must be there."""
        if name not in self.data:
            raise BadRecord(f"The {self.where} lacks “{name}”.")
        return self.data[name]

    def number(self, name: str, lowest: int, highest: int) -> int:
        """Return a whole number within a range."""
        return self.whole(self.value(name), name, lowest, highest)

    def numbers(self, name: str, count: int, lowest: int, highest: int) -> tuple[int, ...]:
        """Return a list of exactly so many whole numbers within a range."""
        return tuple(self.whole(value, name, lowest, highest) for value in self._counted(name, count))

    def flag(self, name: str) -> bool:
        """Return true or false."""
        return self._truth(self.value(name), name)

    def flags(self, name: str, count: int) -> tuple[bool, ...]:
        """Return a list of exactly so many truth values."""
        return tuple(self._truth(value, name) for value in self._counted(name, count))

    def text(self, name: str, longest: int) -> str:
        """Return a text of limited length."""
        value = self.value(name)
        if not isinstance(value, str) or len(value) > longest:
            raise BadRecord(f"“{name}” must be a text of at most {longest} characters.")
        return value

    def one_of(self, name: str, allowed: Sequence[str]) -> int:
        """Return the number of an allowed word."""
        return self.word(self.value(name), name, allowed)

    def mapping(self, name: str) -> Mapping[str, Any]:
        """Return an object."""
        return Reader(self.value(name), f"“{name}” of the {self.where}").data

    def sequence(self, name: str) -> Sequence[Any]:
        """Return a list."""
        value = self.value(name)
        if not isinstance(value, list | tuple):
            raise BadRecord(f"“{name}” must be a list, not {_kind(value)}.")
        return value

    def for_each(self, name: str, players: int) -> Sequence[Any]:
        """Return a list with exactly one entry for each player."""
        entries = self.sequence(name)
        if len(entries) != players:
            raise BadRecord(f"“{name}” needs one entry for each of the {players} players; it has {len(entries)}.")
        return entries

    def stack(self, name: str, most: int = 4) -> tuple[Pending, ...]:
        """Return what is still to come: entries of a kind, a seat, and at most so many details."""
        return tuple(self._entry(item, name, most) for item in self.sequence(name))

    def _counted(self, name: str, count: int) -> Sequence[Any]:
        values = self.sequence(name)
        if len(values) != count:
            raise BadRecord(f"“{name}” needs exactly {count} values; it has {len(values)}.")
        return values

    @staticmethod
    def _entry(item: Any, name: str, most: int) -> Pending:
        if not isinstance(item, list | tuple) or not 2 <= len(item) <= 2 + most or not isinstance(item[0], str):
            raise BadRecord(f"Each entry of “{name}” is a list: what is to be decided, the seat, and details if any.")
        seat, *details = (Reader.whole(value, f"{name}: {item[0][:40]}", -1, 1_000) for value in item[1:])
        return pending(item[0], seat, *details)

    @staticmethod
    def _truth(value: Any, name: str) -> bool:
        if not isinstance(value, bool):
            raise BadRecord(f"“{name}” must be true or false, not {shown(value)}.")
        return value

    @staticmethod
    def word(value: Any, name: str, allowed: Sequence[str]) -> int:
        """Return the number of the value if it is an allowed word."""
        if value not in allowed:
            raise BadRecord(f"“{name}” is {shown(value)}; it must be one of: {', '.join(allowed)}.")
        return allowed.index(value)

    @staticmethod
    def whole(value: Any, name: str, lowest: int, highest: int) -> int:
        """Return the value if it is a whole number within the range."""
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise BadRecord(f"“{name}” must be a whole number from {lowest} to {highest}, not {shown(value)}.")
        return value


def _kind(value: Any) -> str:
    names = {list: "a list", str: "a text", int: "a number", float: "a number", bool: "true or false"}
    return "nothing" if value is None else names.get(type(value), "something else")


def shown(value: object) -> str:
    """Return a value as it can be shown in a sentence: cut short, however long or deep it is.

    >>> shown("silk"), shown("x" * 99)
    ("'silk'", "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…")
    """
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return "something too large to show"
    return text if len(text) <= 40 else text[:40] + "…"
