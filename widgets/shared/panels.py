"""The players' panels of a game: one for each seat, with what holds for it now, or its result at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamecore.kernel.decision import Over
from widgets.shared.game_ui import Names, Panel

Fact = tuple[str, int | str, str, str]
"""A number of a panel: its label, its value, its key, and the rule behind it."""


def panels_of(
    view: Any,
    names: Names,
    lines: Callable[[Any, int], list[str]],
    facts: Callable[[Any, int], list[Fact]],
    result: Callable[[Any, int], list[Fact]],
    winner: str,
) -> list[Panel]:
    """One panel per seat, in seat order.

    `lines` and `facts` say what holds for a seat while the game goes on. When it is over, `winner` stands at the
    seats that have won, and `result` tells the score of each.
    """
    decision = view.decision
    over = isinstance(decision, Over)

    def said(seat: int) -> list[str]:
        if over:
            return [winner] if seat in decision.winners else []
        return lines(view, seat)

    return [
        {
            "seat": seat,
            "name": names[seat],
            "lines": said(seat),
            "facts": result(view, seat) if view.scores else facts(view, seat),
            "active": view.asked == seat,
        }
        for seat in range(view.players)
    ]
