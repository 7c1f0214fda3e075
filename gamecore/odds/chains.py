"""Markov chains with exact transitions: where a walk is after n steps, and where it ends."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Generic, TypeVar

from gamecore.odds.exact import Distribution, check_size, mixture

State = TypeVar("State", bound=Hashable)


class MarkovChain(Generic[State]):
    """A chain whose next state depends on the present one only.

    ``step`` gives the distribution of the next state. A state that leads only to itself is absorbing.

    >>> gambler = MarkovChain(lambda coins: Distribution.uniform((coins - 1, coins + 1) if 0 < coins < 4 else (coins,)))
    >>> gambler.after(2, 2).probabilities()
    {0: Fraction(1, 4), 2: Fraction(1, 2), 4: Fraction(1, 4)}
    >>> gambler.absorption(1).probabilities()
    {0: Fraction(3, 4), 4: Fraction(1, 4)}
    >>> gambler.expected_steps(1)
    Fraction(3, 1)
    """

    __slots__ = ("_known", "_step")

    def __init__(self, step: Callable[[State], Distribution[State]]) -> None:
        """Keep the transition rule; each state is asked for once."""
        self._step = step
        self._known: dict[State, Distribution[State]] = {}

    def step(self, state: State) -> Distribution[State]:
        """Return the distribution of the next state."""
        if state not in self._known:
            self._known[state] = self._step(state)
        return self._known[state]

    def after(self, state: State, steps: int) -> Distribution[State]:
        """Return where the chain is after n steps (Chapman-Kolmogorov: one multiplication by the matrix a step)."""
        place = Distribution.certain(state)
        for _ in range(steps):
            place = mixture(place.map(self.step))
        return place

    def is_absorbing(self, state: State) -> bool:
        """Return whether the chain never leaves this state."""
        return set(self.step(state)) == {state}

    def reachable(self, state: State) -> list[State]:
        """Return all states that can be reached; raise TooManyOutcomes if they are too many."""
        found, waiting = {state: None}, [state]
        while waiting:
            for other in self.step(waiting.pop()):
                if other not in found:
                    found[other] = None
                    waiting.append(other)
            check_size(len(found), "this Markov chain")
        return list(found)

    def absorption(self, state: State) -> Distribution[State]:
        """Return in which absorbing state the chain ends; ValueError if it need not end.

        B = N R with the fundamental matrix N = (I - Q)^-1: J. G. Kemeny and J. L. Snell, “Finite Markov Chains”,
        theorem 3.3.7.
        """
        ends, _ = self._solved(state)
        return Distribution.of_fractions({end: chance for end, chance in ends.items() if chance})

    def expected_steps(self, state: State) -> Fraction:
        """Return the expected number of steps to absorption, N times a column of ones (Kemeny and Snell 3.3.5)."""
        return self._solved(state)[1]

    def _solved(self, start: State) -> tuple[dict[State, Fraction], Fraction]:
        """Eliminate the transient states one by one, the start last; what stays is its row of the answer."""
        states = self.reachable(start)
        transient = [state for state in states if not self.is_absorbing(state)]
        rows = {state: self.step(state).probabilities() for state in transient}
        steps = {state: Fraction(1) for state in transient}
        for gone in reversed(transient):
            row = rows[gone]
            stays = 1 - row.pop(gone, Fraction(0))
            if not stays:
                raise ValueError(f"The chain can go round for ever and never end from {gone!r}.")
            rows[gone] = row = {state: chance / stays for state, chance in row.items()}
            steps[gone] /= stays
            for other in transient[: transient.index(gone)]:
                share = rows[other].pop(gone, Fraction(0))
                if share:
                    steps[other] += share * steps[gone]
                    for state, chance in row.items():
                        rows[other][state] = rows[other].get(state, Fraction(0)) + share * chance
        return (rows[start], steps[start]) if transient else ({start: Fraction(1)}, Fraction(0))
