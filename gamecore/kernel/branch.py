"""Branches: leave a match at some point and let it go another way, with fresh dice or with the same ones."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable
from random import Random
from typing import Any

from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Chance
from gamecore.kernel.match import Match, Turn

Part = Callable[[Any], Hashable]
"""Names the part of the game that a state belongs to, for example its round."""

Known = Callable[[Turn], bool]
"""Tells whether what chance brought in a turn may be used again."""

Place = tuple[Hashable, str, int]
"""A chance point by its part of the game, its kind, and its number within both."""


def whole(state: Any) -> Hashable:
    """Return the same for every state: the game has one part."""
    return None


def always(turn: Turn) -> bool:
    """Return True: everything may be used."""
    return True


class Branch(Match):
    """A match that leaves another one after ``at`` actions; the other one stays as it is.

    It starts from ``world``, or from the state the other match was in, with a history of its own. With
    ``same_dice`` the n-th chance point of each kind in each part of the game brings what it brought in the other
    match, as far as the game allows and if it is ``known``; everything else is drawn from a seed of its own, so
    that a branch never tells what chance has in store for the other match.
    """

    def __init__(
        self,
        origin: Match,
        at: int,
        world: Any = None,
        same_dice: bool = False,
        part: Part = whole,
        known: Known = always,
        seed: int | str | None = None,
        autoplay: bool = False,
    ) -> None:
        """Leave the other match at this point; raise ValueError if it has no such point."""
        if not 0 <= at <= len(origin.history):
            raise ValueError(f"A match of {len(origin.history)} actions cannot be left after {at}.")
        self.origin, self.at, self.part, self.known = origin, at, part, known
        self.game, self.bots, self.seats, self.names = origin.game, origin.bots, origin.seats, origin.names
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.first = origin.state_at(at) if world is None else world
        self.history = []
        self.autoplay = autoplay
        self._came = self._chances_of(origin, at) if same_dice else {}
        if autoplay:
            self.advance()

    def draw(self, rng: Random) -> Action:
        """Return what the same chance point brought in the other match, else a fresh outcome."""
        place = self._place_of(self.state, self._chances_of(self, 0))
        if place in self._came:
            turn, there = self._came[place]
            if self.known(turn) and (echo := self.game.echo(self.state, there, turn.action, rng)) is not None:
                return echo
        return super().draw(rng)

    def _chances_of(self, match: Match, start: int) -> dict[Place, tuple[Turn, Any]]:
        """Return every chance outcome of a match since a point, with the state it met."""
        came: dict[Place, tuple[Turn, Any]] = {}
        for number in range(start, len(match.history)):
            before = match.state_at(number)
            if isinstance(self.game.decision(before), Chance):
                came[self._place_of(before, came)] = match.history[number], before
        return came

    def _place_of(self, state: Any, came: dict[Place, tuple[Turn, Any]]) -> Place:
        decision = self.game.decision(state)
        part, kind = self.part(state), decision.kind if isinstance(decision, Chance) else ""
        return part, kind, sum(place[:2] == (part, kind) for place in came)
