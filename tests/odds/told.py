"""What holds of the odds of every decision, whatever the game is."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from gamecore import Action
from gamecore.odds.option import OptionOdds


def check_told(found: Collection[OptionOdds], legal: Iterable[Action], known: Collection[str]) -> None:
    """Assert that every legal action has odds, in order, whose figures agree and whose assumptions are known."""
    assert [each.action for each in found] == list(legal)
    for each in found:
        assert 0 <= each.pays <= 1
        assert each.exact
        assert each.expected == each.distribution.mean
        assert sum(each.distribution.ways.values()) == each.distribution.total
        assert set(each.assumptions) <= set(known)
