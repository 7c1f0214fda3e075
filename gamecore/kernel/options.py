"""Options of a game, and the check of what a caller asked for."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gamecore.kernel.errors import BadOption
from gamecore.kernel.reading import shown


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: its default, the allowed values, the rules it switches, words for people."""

    name: str
    default: Any
    allowed: tuple[Any, ...]
    rules: tuple[str, ...]
    text: str


def check_seats(title: str, allowed: range, seats: object) -> int:
    """Return the seat count if the game can be played so; raise BadOption otherwise."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in allowed:
        raise BadOption(f"{title} is for {allowed[0]} to {allowed[-1]} players; {shown(seats)} is not possible.")
    return seats


def check_options(title: str, options: Sequence[Option], asked: object) -> dict[str, Any]:
    """Return the full set of options; raise BadOption for an unknown name or a value that is not allowed."""
    if asked is None:
        asked = {}
    if not isinstance(asked, Mapping):
        raise BadOption("Options are given by name, for example {'name of the option': True}.")
    known = {option.name: option for option in options}
    for name, value in asked.items():
        if name not in known:
            near = difflib.get_close_matches(str(name), list(known), n=1)
            hint = f" Did you mean “{near[0]}”?" if near else f" It has: {', '.join(known) or 'none'}."
            raise BadOption(f"{title} has no option “{str(name)[:40]}”.{hint}")
        option = known[name]
        if not any(value == allowed and type(value) is type(allowed) for allowed in option.allowed):
            values = ", ".join(repr(allowed) for allowed in option.allowed)
            raise BadOption(f"The option “{name}” can be {values}; {shown(value)} is not possible.")
    return {option.name: asked.get(option.name, option.default) for option in options}
