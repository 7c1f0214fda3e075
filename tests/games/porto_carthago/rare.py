"""Positions of decisions that hardly ever come up in random games, so that the contract tests see them too."""

from __future__ import annotations

from typing import Any

from gamecore.games.porto_carthago.state import PortoCarthagoState
from tests.games.porto_carthago.table import after, table, through


def positions(seats: int, options: dict[str, Any]) -> list[PortoCarthagoState]:
    """Return an order of two loads (C4.15), and final turns with a purchase and a privilege (C14.6)."""
    return [two_loads(seats), table("final", seats, points=6, cash=30, decade=5, lap=5, privileges={0: "S03"})]


def two_loads(seats: int) -> PortoCarthagoState:
    """Return phase 1 with two loads of seat 0."""
    docks = {"Egypt-I": "0 - grain", "Rome-I": "0 - wine"}
    last = table("turn", seats, seat=seats - 1, lap=5, docks=docks, row_1="S01 S30")
    return through(after(last, "collect"))
