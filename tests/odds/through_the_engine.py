"""Brute force over the dice through the engine: every roll is one of its own chance outcomes, every answer is applied.

Two ways to go on are played side by side on the same dice of the three loaded punts. Nobody places any more; pirates,
pilots and captains either do nothing (and send plundered punts to the port) or are solved by backward induction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import gamecore
from gamecore import Action, Chance, Choice
from gamecore.games.manila.actions import Borrow, Pass, Redeem, Roll, Send, Stay, Steer
from gamecore.games.manila.state import ManilaState, sailing

GAME = gamecore.load("manila")
LOANS = (Borrow, Redeem)
Answer = Callable[[ManilaState], Action]


def key(state: ManilaState) -> tuple[Any, ...]:
    """Return what tells states of one voyage apart; what the dice showed last does not matter."""
    where = state.locations, state.figures, state.plundered, state.movement
    return *where, state.cash, state.steps, state.pending, state.resting


class Table:
    """Plays one voyage on, for one watched seat; ``clever``: everybody serves himself."""

    def __init__(self, seat: int, voyage: int, clever: bool) -> None:
        self.seat, self.voyage, self.clever = seat, voyage, clever
        self.known: dict[Any, tuple[Fraction, ...]] = {}
        self.waits: dict[Any, ManilaState] = {}

    def over(self, state: ManilaState) -> bool:
        """Return whether the voyage is over."""
        return state.voyage != self.voyage or isinstance(GAME.decision(state), gamecore.Over)

    def settled(self, state: ManilaState) -> ManilaState:
        """Return the state in which dice are rolled next, or the voyage is over."""
        name = key(state)
        if name not in self.waits:
            now = state
            while not self.over(now) and isinstance(GAME.decision(now), Choice):
                now = GAME.apply(now, self.answer(now)).state
            self.waits[name] = now
        return self.waits[name]

    def answer(self, state: ManilaState) -> Action:
        """Return what is answered: doing nothing first, otherwise as the engine lists it."""
        legal = [action for action in GAME.legal(state) if not isinstance(action, LOANS)]
        quiet = [action for action in legal if action in (Pass(), Stay(), Steer(()))]
        if quiet and (isinstance(quiet[0], Pass) or not self.clever):
            return quiet[0]
        if not self.clever:
            return next(action for action in legal if isinstance(action, Send) and action.to == "port")
        seat = GAME.decision(state).seat
        ordered = quiet + [action for action in legal if action not in quiet]
        return max(ordered, key=lambda action: self.worth(GAME.apply(state, action).state)[seat])

    def worth(self, state: ManilaState) -> tuple[Fraction, ...]:
        """Return what everybody expects: his money, and the watched seat its shares as well."""
        state = self.settled(state)
        if self.over(state):
            return tuple(Fraction(self.interest(state, seat)) for seat in range(state.players))
        name = key(state)
        if name not in self.known:
            ends = [(self.worth(after), weight) for after, weight in self.rolled(state)]
            total = sum(weight for _, weight in ends)
            sums = [sum(worth[seat] * weight for worth, weight in ends) for seat in range(state.players)]
            self.known[name] = tuple(Fraction(each) / total for each in sums)
        return self.known[name]

    def interest(self, state: ManilaState, seat: int) -> int:
        """Return what a seat wants to be large."""
        lines = GAME.scores(state)[seat].lines
        return sum(line.points for line in lines if seat == self.seat or line.because != "shares")

    def rolled(self, state: ManilaState) -> Iterator[tuple[ManilaState, int]]:
        """Yield the states after each possible roll with their weights, equal ones together."""
        assert isinstance(GAME.decision(state), Chance)
        weights: Counter[Any] = Counter()
        states: dict[Any, ManilaState] = {}
        for action, weight in GAME.outcomes(state):
            after = GAME.apply(state, action).state
            name = key(after)
            states[name] = after
            weights[name] += weight
        return ((states[name], weight) for name, weight in weights.items())

    def after(self, state: ManilaState, dice: dict[int, int]) -> ManilaState:
        """Return the state after these dice of the loaded wares; those of docked punts are not rolled."""
        if self.over(state):
            return state
        roll = Roll(tuple(dice[ware] for ware in sailing(state)))
        assert GAME.sample(state, Fixed(roll)) == roll
        return self.settled(GAME.apply(state, roll).state)


class Fixed:
    """A random number generator that leads the engine's dice to one given roll."""

    def __init__(self, roll: Roll) -> None:
        number = 0
        for die in roll.dice:
            number = number * 6 + die - 1
        self.share = (number + 0.5) / 6 ** len(roll.dice)

    def random(self) -> float:
        """Return the number that stands for the roll."""
        return self.share


def differences(first: ManilaState, second: ManilaState, seat: int, clever: bool) -> dict[int, Fraction]:
    """Return by how much more a seat's fortune is after the first state than after the second, on the same dice."""
    table = Table(seat, first.voyage, clever)
    wares = [ware for ware in range(4) if ware != first.ashore]
    pairs = {(key(first), key(second)): (table.settled(first), table.settled(second), Fraction(1))}
    found: Counter[int] = Counter()
    while pairs:
        later: dict[Any, tuple[ManilaState, ManilaState, Fraction]] = {}
        for one, two, weight in pairs.values():
            if table.over(one) and table.over(two):
                found[fortune(one, seat) - fortune(two, seat)] += weight
                continue
            for points in product(range(1, 7), repeat=3):
                dice = dict(zip(wares, points, strict=True))
                after = table.after(one, dice), table.after(two, dice)
                name = key(after[0]), key(after[1])
                before = later[name][2] if name in later else 0
                later[name] = (*after, before + weight / 216)
        pairs = later
    return dict(found)


def fortune(state: ManilaState, seat: int) -> int:
    """Return a seat's fortune."""
    return GAME.scores(state)[seat].total
