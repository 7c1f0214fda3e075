"""The errors of the project: one small tree, every leaf with a sentence that says what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamecore.kernel.refusal import Refusal


class GameError(Exception):
    """Anything that can be wrong with what a caller asked for; its text is a sentence for people."""


class UnknownGame(GameError):
    """No game of that name is installed."""


class BadOption(GameError):
    """A seat count, an option, a bot or another setting is outside what the game allows."""


class MalformedAction(GameError):
    """A text is not the notation of any action of this game."""


class IllegalAction(GameError):
    """The rules do not allow this action now; ``refusals`` says which and why."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        """Keep every refusal; the message is the most basic one."""
        super().__init__(refusals[0].text if refusals else "This is not possible now.")
        self.refusals = refusals


class BadRecord(GameError):
    """A record or a position cannot be used: damaged, foreign, too new, or impossible by the rules."""


class TooManyOutcomes(GameError):
    """A chance point has more outcomes than can be listed; draw one with ``sample`` instead."""
