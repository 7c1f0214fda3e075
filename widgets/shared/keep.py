"""Saved games: what is written to a file or kept in the browser, and what is read back from there.

A running game's record holds secrets and is sealed; a finished game's record is open JSON.
Opening never raises anything but `CannotOpen`, whose text is a sentence for the person at the screen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from gamecore.kernel.errors import GameError
from widgets.shared import seal as sealing
from widgets.shared.seal import BrokenSeal, Seal
from widgets.shared.words import say


class CannotOpen(Exception):
    """A text that is not a saved game we can open; the message says why and that nothing was lost."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A saved game: the record, and when it was sealed (None: it is open)."""

    record: Mapping[str, Any]
    when: datetime | None


def pack(record: Mapping[str, Any], over: bool, seal: Seal) -> str:
    """The text of a saved game: open after the end, sealed before."""
    if over:
        return json.dumps(record, ensure_ascii=False, indent=1)
    return seal.close(json.dumps(record, ensure_ascii=False, separators=(",", ":")))


def unpack(text: str, seal: Seal) -> Kept:
    """The saved game in a text, sealed or open. Raises `CannotOpen`."""
    body = text.strip().removeprefix("\ufeff").strip()
    if not body:
        raise CannotOpen(say("file_empty"))
    when = None
    if sealing.is_sealed(body):
        try:
            body, when = seal.open(body)
        except BrokenSeal as broken:
            raise CannotOpen(say(broken.reason)) from broken
    record = _json(body)
    if "game" not in record or "actions" not in record:
        raise CannotOpen(say("file_not_ours"))
    return Kept(record, when)


def _json(body: str) -> Mapping[str, Any]:
    if not body.startswith("{"):
        raise CannotOpen(say("file_not_ours"))
    try:
        content = json.loads(body)
        # Half a character, as JSON can hold it, could not be sent back to the browser.
        json.dumps(content, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        raise CannotOpen(say("file_damaged")) from error
    if not isinstance(content, Mapping):
        raise CannotOpen(say("file_not_ours"))
    return content


def check_game(kept: Kept, game: Any) -> None:
    """Raises `CannotOpen` if the saved game is of another game than this table's."""
    other = kept.record.get("game")
    if other != game.name:
        shown = other[:40] if isinstance(other, str) and other else "?"
        raise CannotOpen(say("file_other_game", other=shown, game=game.title))


def reason(error: GameError) -> str:
    """What a record's own complaint says to the person who opened it."""
    text = str(error).strip() or say("file_damaged")
    if text[-1] not in ".!?":
        text += "."
    return say("file_refused", reason=text)


def ago(when: datetime | None) -> str:
    """How long ago something was kept, in words."""
    if when is None:
        return say("when_now")
    seconds = max(0.0, (datetime.now(UTC) - when).total_seconds())
    if seconds < 120:
        return say("when_now")
    if seconds < 7200:
        return say("when_minutes", count=int(seconds // 60))
    if seconds < 172_800:
        return say("when_hours", count=int(seconds // 3600))
    if seconds < 2_592_000:
        return say("when_days", count=int(seconds // 86_400))
    return say("when_day", day=when.date().isoformat())
