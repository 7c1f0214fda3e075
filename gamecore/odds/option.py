"""The odds of one option, worked out from the law of its result."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from gamecore.kernel.actions import Action
from gamecore.odds.exact import Distribution


@dataclass(frozen=True, slots=True)
class OptionOdds:
    """The odds of one option, as ``gamecore.kernel.option_odds`` describes them.

    ``distribution`` is its result in the game's own currency; ``pays`` the chance that the result is above 0,
    ``expected`` and ``deviation`` its mean and standard deviation. ``assumptions`` are ids of the game's own.
    """

    action: Action
    pays: Fraction
    expected: Fraction
    deviation: float
    distribution: Distribution[Any]
    exact: bool
    assumptions: tuple[str, ...]

    @classmethod
    def of_law(cls, action: Action, law: Distribution[Any], *assumptions: str, **more: Any) -> Self:
        """Return the exact odds of an option whose result has this law; ``more`` are fields that a game adds.

        >>> odds = OptionOdds.of_law(Action(), Distribution({-1: 1, 3: 1}))
        >>> odds.pays, odds.expected, odds.deviation
        (Fraction(1, 2), Fraction(1, 1), 2.0)
        """
        pays = law.chance(lambda result: result > 0)
        return cls(action, pays, law.mean, law.deviation, law, True, assumptions, **more)
