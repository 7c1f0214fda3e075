"""What is conserved in Porto Carthago: servants, goods and ship cards; and money, talent by talent, as events tell."""

from __future__ import annotations

from typing import Any

from gamecore import Event
from gamecore.games.porto_carthago.pieces import GOODS
from gamecore.games.porto_carthago.state import PortoCarthagoState

INCOME = frozenset({"income", "collected", "loaded", "voyage pays", "bonus talents"})
COSTS = frozenset({"bought", "extended", "palace"})


def servants(state: PortoCarthagoState, seat: int) -> int:
    """Return a seat's servants in all nine zones (C0.3)."""
    on_board = 2 * state.owners.count(seat) + state.charter.count(seat) + state.path.count(seat)
    palace = state.palace.count(seat) + state.last_space[seat]
    zones = state.supply[seat] + state.blocked[seat] + state.lighthouse[seat] + state.temple[seat]
    return zones + on_board + palace + sum(state.on_cards[seat])


def ships(state: PortoCarthagoState) -> int:
    """Return the ship cards in deck, rows, berths and displays (C1.16)."""
    deck = len(state.top) + bin(state.unknown).count("1") + len(state.bottom) + (state.turned >= 0)
    lying = sum(card >= 0 for card in (*state.row1, *state.row2, *state.berths))
    return deck + lying + sum(map(len, state.displays))


def totals(state: PortoCarthagoState) -> dict[str, int]:
    """Return piece counts that are the same in all positions of a game."""
    goods = {
        f"goods of {name}": state.bag[good]
        + state.market[good]
        + sum(held[good] for held in state.warehouse)
        + state.stores.count(good)
        for good, name in enumerate(GOODS)
    }
    figures = {f"servants of seat {seat}": servants(state, seat) for seat in range(state.players)}
    return {**goods, **figures, "ship cards": ships(state)}


def wealth(state: PortoCarthagoState) -> tuple[int, ...]:
    """Return the talents of every seat."""
    return state.cash


def flow(event: Event) -> int:
    """Return by how much an event changes the talents of its seat."""
    facts: dict[str, Any] = dict(event.facts)
    if event.kind in INCOME:
        return int(facts["amount"])
    if event.kind == "offered":
        return -int(facts["paid"])
    return -int(facts["price"]) if event.kind in COSTS else 0
