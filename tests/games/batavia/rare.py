"""Positions of Batavia that hardly ever come up in random games, so that the contract tests see them too."""

from __future__ import annotations

from typing import Any

from gamecore.games.batavia.state import BataviaState
from tests.games.batavia.table import play, table


def positions(seats: int, options: dict[str, Any]) -> list[BataviaState]:
    """Return a second card after a reshuffle (B4.2), empty piles (B3.15, B4.3), a table full of cards (B8.8), and
    a last round in which only some seals help (B9.5)."""
    return [
        *reshuffles(seats, **options),
        table("action", seats, pile="", spare=1, **options),
        table("roll", seats, pile="", spare=1, package="sweden 2", **options),
        table("action", seats, tables={1: "denmark 17", 2: "sweden 16 england 15"}, **options),
        *last_rounds(seats, **options),
    ]


def reshuffles(seats: int, **options: bool) -> list[BataviaState]:
    """Return chance points before and after the discards are shuffled, for a draw and for a package."""
    drawing, _ = play(table("action", seats, pile="england 1", **options), "draw")
    turning, _ = play(table("roll", seats, pile="england 1 france 1", **options), "roll 5")
    return [
        drawing,
        play(drawing, "drawn england 1")[0],
        turning,
        play(turning, "turn england 1 france 1")[0],
    ]


def last_rounds(seats: int, **options: bool) -> list[BataviaState]:
    """Return the action of a seat whose seals have no tile ahead, and the same while it lays out cards."""
    state = table(
        "action",
        seats,
        seat=1,
        destination=0,
        hands={1: "sweden 2 denmark 3 france 1"},
        tables={1: "sweden 2", 2: "denmark 1 france 3"},
        taken={31: 1},
        **options,
    )
    return [state, play(state, "lay sweden 1")[0]]
