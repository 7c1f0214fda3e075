"""What a game tells about the odds of one option, whatever the game is."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Protocol

from gamecore.kernel.actions import Action

COMPARED = "against "
"""How the id of an assumption begins that says what results are compared with."""


class Weights(Protocol):
    """Results with whole-number weights out of a common total."""

    @property
    def ways(self) -> Mapping[Any, int]:
        """Return the weight of each result."""

    @property
    def total(self) -> int:
        """Return the sum of all weights."""


class OptionOdds(Protocol):
    """The odds of one option.

    ``pays`` is the chance that its result is above 0, ``expected`` and ``deviation`` are the result's mean and
    standard deviation, ``exact`` says that nothing was simulated, ``assumptions`` are ids of the game's own: one that
    begins with COMPARED says what the result is compared with.
    """

    @property
    def action(self) -> Action:
        """Return the action whose odds these are."""

    @property
    def pays(self) -> Fraction:
        """Return the chance that the result is above 0."""

    @property
    def expected(self) -> Fraction:
        """Return the mean result."""

    @property
    def deviation(self) -> float:
        """Return the standard deviation of the result."""

    @property
    def distribution(self) -> Weights:
        """Return the results with their weights."""

    @property
    def exact(self) -> bool:
        """Return whether the numbers are exact under the assumptions."""

    @property
    def assumptions(self) -> tuple[str, ...]:
        """Return the ids of what is taken for granted."""
