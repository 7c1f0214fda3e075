"""Records: a game as JSON, with every action and every chance outcome, so that replaying needs no seed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gamecore.kernel.errors import BadRecord, GameError
from gamecore.kernel.game import Game
from gamecore.kernel.options import check_options
from gamecore.kernel.reading import Reader
from gamecore.kernel.registry import games, load

FORMAT = 1
"""The version of the format; a record of a newer one is refused."""

MAX_ACTIONS = 100_000
MAX_NAME = 40


@dataclass(frozen=True, slots=True)
class Record:
    """A record that has been read and checked: the game, who played, and the actions in notation."""

    game: str
    seats: tuple[str, ...]
    names: tuple[str, ...] | None
    options: dict[str, Any]
    actions: tuple[str, ...]
    digest: str | None = None


def digest(game: Game[Any, Any], state: Any, actions: Sequence[str]) -> str:
    """Return a short fingerprint of the actions and of where they lead, to notice a record that was edited."""
    text = json.dumps([list(actions), game.dump(state)], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write_record(
    game: Game[Any, Any], seats: Sequence[str], names: Sequence[str], state: Any, actions: Sequence[Any]
) -> dict[str, Any]:
    """Return the record as data for JSON. It holds secrets until the game is over."""
    texts = [game.notation(action) for action in actions]
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "options": game.options_of(state),
        "seats": list(seats),
        "names": list(names),
        "actions": texts,
        "position_digest": digest(game, state, texts),
    }


def read_record(data: Any) -> Record:
    """Return the record in this data (a dict, or JSON text); raise BadRecord saying what is wrong."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError):
            raise BadRecord(
                "This is not a complete record: the text breaks off or is damaged. Save the game again and use the "
                "whole file."
            ) from None
    if not isinstance(data, dict) or "format" not in data or "game" not in data:
        raise BadRecord("This is not a record of Four Ports: it has no “format” and “game”.")
    read = Reader(data, "record")
    version = read.number("format", 1, 1_000_000)
    if version > FORMAT:
        raise BadRecord(
            f"This record has format {version}; this version of Four Ports reads up to format {FORMAT}. "
            "Install a newer version to open it."
        )
    name = read.text("game", 40)
    if name not in games():
        raise BadRecord(f"This record is of a game called “{name}”, which is not installed here.")
    check_rules_version(load(name), read.number("rules_version", 1, 1_000_000))
    seats = _texts(read, "seats", 20)
    names = _texts(read, "names", 20) if "names" in data else None
    if names is not None and len(names) != len(seats):
        raise BadRecord("A record needs as many names as seats.")
    actions = _texts(read, "actions", MAX_ACTIONS)
    found = read.text("position_digest", 64) if "position_digest" in data else None
    return Record(name, seats, names, dict(read.mapping("options")), actions, found)


def check_rules_version(game: Game[Any, Any], version: int) -> None:
    """Raise BadRecord if the record was played by newer rules than these."""
    if version > game.rules_version:
        raise BadRecord(
            f"This record was played with version {version} of {game.title}’s rules; this version of Four Ports "
            f"knows version {game.rules_version}. Install a newer version to open it."
        )


def replay_record(record: Record) -> tuple[Game[Any, Any], Any, list[tuple[Any, Any, tuple[Any, ...]]]]:
    """Replay a record: return game, first state, and for each action (action, state after it, events).

    Raises BadRecord that says where and why the record cannot be replayed.
    """
    game = load(record.game)
    try:
        options = check_options(game.title, game.options, record.options)
        first = game.start(len(record.seats), **options)
    except GameError as problem:
        raise BadRecord(f"The record cannot be started: {problem}") from None
    state = first
    history: list[tuple[Any, Any, tuple[Any, ...]]] = []
    for number, text in enumerate(record.actions, 1):
        try:
            action = game.parse(text, state)
            step = game.apply(state, action)
        except GameError as problem:
            raise BadRecord(f"Action {number} of the record, “{text[:60]}”, cannot be replayed. {problem}") from None
        state = step.state
        history.append((action, state, step.events))
    texts = [game.notation(action) for action, _, _ in history]
    if record.digest is not None and record.digest != digest(game, state, texts):
        raise BadRecord("The record was changed after it was saved: its actions do not lead to its position.")
    return game, first, history


def _texts(read: Reader, name: str, most: int) -> tuple[str, ...]:
    values = read.sequence(name)
    if len(values) > most or not all(isinstance(value, str) and len(value) <= 200 for value in values):
        raise BadRecord(f"“{name}” must be a list of at most {most} short texts.")
    return tuple(values)
