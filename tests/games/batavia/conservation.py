"""What is conserved in Batavia: cards, notes and tiles; and gold and notes, piece by piece, as the events tell."""

from __future__ import annotations

from typing import Any

from gamecore import Event
from gamecore.games.batavia.pieces import COMPANIES, FACE_DOWN, TILES
from gamecore.games.batavia.state import BataviaState

INCOME = frozenset({"received", "cashed"})
COSTS = frozenset({"paid"})


def totals(state: BataviaState) -> dict[str, int]:
    """Return piece counts that are the same in all positions of a game."""
    heaps = (state.pile, state.discards, state.package, state.laying, *state.hands, *state.tables)
    cards = {f"cards of {company}": sum(heap[n] for heap in heaps) for n, company in enumerate(COMPANIES)}
    known = [tile for tile in state.path if tile != FACE_DOWN]
    return {
        **cards,
        "notes": sum(state.notes),
        "tiles": len(set(known)) + state.path.count(FACE_DOWN) + TILES - len(state.path),
        "tiles of seats and of the path": sum(state.owners.count(seat) for seat in range(-1, state.players)),
        "known of the pile": sum(state.stock) - sum(state.pile) - sum(map(sum, state.drawn)),
        "too few in a heap": sum(count < 0 for heap in heaps for count in heap),
    }


def wealth(state: BataviaState) -> tuple[int, ...]:
    """Return the gold and the notes of every seat together: each event changes one of them."""
    return tuple(gold + notes for gold, notes in zip(state.gold, state.notes, strict=True))


def flow(event: Event) -> int:
    """Return by how much an event changes gold and notes of its seat."""
    facts: dict[str, Any] = dict(event.facts)
    if event.kind in INCOME:
        return int(facts["amount"])
    return -int(facts["amount"]) if event.kind in COSTS else 0
