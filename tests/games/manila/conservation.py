"""What is conserved in Manila: shares, accomplices and punts; and money, peso by peso, as the events tell."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gamecore import Event
from gamecore.games.manila.pieces import LOAN, REDEMPTION, WARES
from gamecore.games.manila.state import ManilaState

INCOME = frozenset({"insured", "borrowed", "forced loan", "loot", "profit", "port pays", "shipyard pays"})
COSTS = frozenset({"office", "bought", "placed", "placed cheaply", "redeemed", "insurance paid"})


def totals(state: ManilaState) -> dict[str, int]:
    """Return piece counts that are the same in all positions of a game."""
    shares = {
        f"shares of {ware}": state.piles[n]
        + sum(hand[n] for hand in state.unencumbered)
        + sum(hand[n] for hand in state.encumbered)
        for n, ware in enumerate(WARES)
    }
    figures = {
        f"accomplices of seat {seat}": state.supply[seat] + state.figures.count(seat) for seat in range(state.players)
    }
    return {
        **shares,
        **figures,
        "punts on one place": max(Counter(at for at in state.locations if at > 13).values(), default=1),
    }


def wealth(state: ManilaState) -> tuple[int, ...]:
    """Return the cash of every seat."""
    return state.cash


def flow(event: Event) -> int:
    """Return by how much an event changes the cash of its seat."""
    facts: dict[str, Any] = dict(event.facts)
    amount = facts.get("paid", facts.get("amount", facts.get("premium", facts.get("price", 0))))
    if event.kind in ("borrowed", "forced loan") and amount != LOAN:
        raise ValueError(f"a loan of {amount}")
    if event.kind == "redeemed" and amount != REDEMPTION:
        raise ValueError(f"a redemption of {amount}")
    if event.kind in INCOME:
        return int(amount)
    return -int(amount) if event.kind in COSTS else 0
