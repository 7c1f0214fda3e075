"""Scores as itemised lines; totals are sums and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score: the rule behind it, the points, and named facts that say because of what."""

    rule: str
    points: int
    because: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one seat."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """Return the sum of all lines."""
        return sum(line.points for line in self.lines)
