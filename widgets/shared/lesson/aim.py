"""When a step is done: predicates over what the reader played, what happened, and where the game stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from gamecore.kernel.events import Event
from gamecore.kernel.game import Game


class Attempt(NamedTuple):
    """What the reader tried in vain: the action as the game writes it, and the rule that was given as the reason."""

    action: str
    rule: str


@dataclass(frozen=True)
class Track:
    """What an aim may look at: all since the step began, and the state now."""

    game: Game[Any, Any]
    state: Any
    actions: Sequence[str]
    events: Sequence[Event]
    refused: Sequence[Attempt] = ()
    read: bool = False


class Aim(Protocol):
    """A predicate with a name that a test can print."""

    def met(self, track: Track) -> bool:
        """Whether the step is done."""
        ...


@dataclass(frozen=True)
class Reading:
    """Something is shown; the reader says that it is understood."""

    def met(self, track: Track) -> bool:
        """Whether the reader has said so."""
        return track.read


@dataclass(frozen=True)
class Played:
    """The reader's last action is one of these (`place` alone stands for any placing)."""

    accepted: tuple[str, ...]

    def met(self, track: Track) -> bool:
        """Whether the last action begins with the words of one of them."""
        return bool(track.actions) and any(begins(track.actions[-1], start) for start in self.accepted)


@dataclass(frozen=True)
class Happened:
    """An event of this kind has happened, with these facts (`seat` too)."""

    kind: str
    facts: Mapping[str, Any]
    times: int = 1

    def met(self, track: Track) -> bool:
        """Whether it has happened often enough."""
        return sum(self._fits(event) for event in track.events) >= self.times

    def _fits(self, event: Event) -> bool:
        known = {**event.facts, **event.secret, "seat": event.seat, "rule": event.rule}
        return event.kind == self.kind and all(known.get(name) == value for name, value in self.facts.items())


@dataclass(frozen=True)
class Stands:
    """A value of the position, named by its path, is one of these: `cash.0`, `punts.jade`."""

    path: str
    values: tuple[Any, ...]

    def met(self, track: Track) -> bool:
        """Whether the value is one of them."""
        return look_up(track.game.dump(track.state), self.path) in self.values


@dataclass(frozen=True)
class Tried:
    """The reader has tried something that this rule forbids, and has been told so.

    With an action, or its first words, nothing else that the same rule forbids will do.
    """

    rule: str
    action: str = ""

    def met(self, track: Track) -> bool:
        """Whether such an attempt was refused with the rule as the reason."""
        return any(each.rule == self.rule and begins(each.action, self.action) for each in track.refused)


@dataclass(frozen=True)
class Both:
    """All of these aims."""

    aims: tuple[Aim, ...]

    def met(self, track: Track) -> bool:
        """Whether all of them are met."""
        return all(aim.met(track) for aim in self.aims)


@dataclass(frozen=True)
class Either:
    """One of these aims."""

    aims: tuple[Aim, ...]

    def met(self, track: Track) -> bool:
        """Whether any of them is met."""
        return any(aim.met(track) for aim in self.aims)


def begins(action: str, start: str) -> bool:
    """Whether the action begins with these words.

    >>> begins("place port B", "place port"), begins("place port B", "place p")
    (True, False)
    """
    words = start.split()
    return action.split()[: len(words)] == words


def look_up(position: Any, path: str) -> Any:
    """The value at a path of a position, or None where nothing is.

    >>> look_up({"cash": [30, 12], "punts": {"jade": "space 5"}}, "cash.1")
    12
    """
    value = position
    for part in path.split("."):
        if isinstance(value, Mapping):
            value = value.get(part)
        elif isinstance(value, Sequence) and not isinstance(value, str) and part.isdigit() and int(part) < len(value):
            value = value[int(part)]
        else:
            return None
    return value


def played(*accepted: str) -> Played:
    """The reader plays one of these."""
    return Played(accepted)


def happened(kind: str, times: int = 1, **facts: Any) -> Happened:
    """An event of this kind happens."""
    return Happened(kind, facts, times)


def stands(path: str, *values: Any) -> Stands:
    """A value of the position becomes one of these."""
    return Stands(path, values)


def tried(rule: str, action: str = "") -> Tried:
    """The reader meets this refusal, with this action or one that begins so."""
    return Tried(rule, action)


def both(*aims: Aim) -> Both:
    """All of these."""
    return Both(aims)


def either(*aims: Aim) -> Either:
    """Any of these."""
    return Either(aims)
