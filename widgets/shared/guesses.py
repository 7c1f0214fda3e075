"""The reader's guesses and how good they are: the Brier score and a table of calibration.

A guess is scored by what it would cost on average over the dice, so that knowledge counts and luck does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import Any

from widgets.shared.figures import percent
from widgets.shared.protocol import MOST_GUESSES
from widgets.shared.words import say

EDGES = (0, 20, 40, 60, 80, 101)


def brier(guess: float, chance: float) -> float:
    """The expected squared distance between a guess and what happens (1 if it pays, else 0).

    >>> brier(0.5, 0.5), brier(0.0, 1.0), round(brier(0.7, 0.6), 3)
    (0.25, 1.0, 0.25)
    """
    return chance * (1 - guess) ** 2 + (1 - chance) * guess**2


@dataclass(slots=True)
class Guesses:
    """Pairs of a guess in per cent and the true chance in per mille, the newest last."""

    pairs: list[tuple[int, int]] = field(default_factory=list)

    def add(self, guess: int, chance: Fraction) -> None:
        """Remember a guess; the oldest are forgotten."""
        self.pairs = [*self.pairs, (guess, round(1000 * chance))][-MOST_GUESSES:]

    def numbers(self) -> list[int]:
        """All guesses as plain numbers, for the browser to keep."""
        return [number for pair in self.pairs for number in pair]

    def take_up(self, numbers: Iterable[int]) -> None:
        """Go on from numbers that were kept; what is no guess is left out."""
        listed = list(numbers)
        pairs = zip(listed[::2], listed[1::2], strict=False)
        self.pairs = [(guess, chance) for guess, chance in pairs if 0 <= guess <= 100 and 0 <= chance <= 1000]

    @property
    def score(self) -> float:
        """The mean Brier score."""
        return sum(brier(guess / 100, chance / 1000) for guess, chance in self.pairs) / len(self.pairs)

    @property
    def best(self) -> float:
        """The score of somebody who always says the true chance."""
        return sum(brier(chance / 1000, chance / 1000) for _, chance in self.pairs) / len(self.pairs)

    def calibration(self) -> list[list[Any]]:
        """For each range of guesses: its name, how many, the mean guess and the mean true chance."""
        rows: list[list[Any]] = []
        for low, high in pairwise(EDGES):
            inside = [pair for pair in self.pairs if low <= pair[0] < high]
            if inside:
                guess = Fraction(sum(pair[0] for pair in inside), 100 * len(inside))
                chance = Fraction(sum(pair[1] for pair in inside), 1000 * len(inside))
                name = say("guess_range", low=low, high=min(high, 100))
                rows.append([name, len(inside), percent(guess), percent(chance)])
        return rows

    def data(self) -> dict[str, Any] | None:
        """The score in words and as a table; None before the first guess."""
        if not self.pairs:
            return None
        fields = {"count": len(self.pairs), "score": f"{self.score:.3f}", "best": f"{self.best:.3f}"}
        text = say("score_one" if len(self.pairs) == 1 else "score_many", **fields)
        return {"text": text, "rows": self.calibration(), "kept": self.numbers()}
