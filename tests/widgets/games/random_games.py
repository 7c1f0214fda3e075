"""Whole random games for the tests of tables: positions, and the events between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import gamecore
from gamecore import Choice, Over
from gamecore.kernel.game import Game

NAMES = ("Ana", "Ben", "Cora", "Dirk", "Eva")
MOST_GAMES = 200
"""Games in which everything that the tests look for must come up."""


class Turn(NamedTuple):
    """A state, what was done in it, and what came of it."""

    before: Any
    action: Any
    events: tuple[Any, ...]
    after: Any


class RandomGames:
    """The random games of a game, each played once however many tests ask for it.

    The number of a game is its seed, and ``start`` gives its first state, so that numbers that follow each other have
    all settings. ``pick`` chooses among legal actions, so that rare kinds of decisions come up and games end.
    """

    def __init__(self, name: str, start: Callable[[int], Any], pick: Callable[[Sequence[Any], Random], Any]) -> None:
        """Keep how the games are played."""
        self.game: Game[Any, Any] = gamecore.load(name)
        self.start, self.pick = start, pick
        self.one = cache(self._one)
        self.games = cache(self._games)
        self.positions = cache(self._positions)
        self.first_of = cache(self._first_of)

    def turns(self, number: int) -> Iterator[Turn]:
        """Play a game."""
        rng, state = Random(number), self.start(number)
        while not isinstance(self.game.decision(state), Over):
            legal = self.game.legal(state)
            action = self.pick(legal, rng) if legal else self.game.sample(state, rng)
            step = self.game.apply(state, action)
            yield Turn(state, action, step.events, step.state)
            state = step.state

    def _one(self, number: int) -> tuple[Turn, ...]:
        """A whole game."""
        return tuple(self.turns(number))

    def _games(self, count: int) -> tuple[tuple[Turn, ...], ...]:
        """Several whole games."""
        return tuple(self.one(number) for number in range(count))

    def _positions(self, count: int, step: int = 1) -> tuple[Any, ...]:
        """All states of several games, or every so many of each, and always the last ones."""
        games = self.games(count)
        return tuple(state for turns in games for state in (*(each.before for each in turns[::step]), turns[-1].after))

    def first(self, holds: Callable[[Any], bool]) -> Any:
        """The first state of all games for which this holds; no more games are played than it takes."""
        for number in range(MOST_GAMES):
            for turn in self.one(number):
                if holds(turn.before):
                    return turn.before
        raise LookupError(f"No state of {MOST_GAMES} games is like that.")

    def _first_of(self, kind: str, seats: int = 0) -> Any:
        """The first state in which something of this kind is decided, at a table of this size if one is named."""

        def wanted(state: Any) -> bool:
            return getattr(self.game.decision(state), "kind", "") == kind and seats in (0, state.players)

        return self.first(wanted)

    def asked(self, state: Any) -> int | None:
        """The seat that decides."""
        decision = self.game.decision(state)
        return decision.seat if isinstance(decision, Choice) else None

    def view_of_asked(self, state: Any) -> Any:
        """What the seat that decides sees."""
        return self.game.view(state, self.asked(state))
