"""Ships, holds and missions: what the rules of the Port look up."""

from __future__ import annotations

from gamecore.games.village.effects import Price, can_pay, price_of
from gamecore.games.village.pieces import SHIP, WAGON, YARD
from gamecore.games.village.port_pieces import (
    CAPTAINS,
    CARGO_GRAIN,
    CHEST,
    COCOA,
    HOLDS,
    ISLAND_STACK,
    MEMBER,
    MISSION_PLACE,
    MISSIONS,
    TEA,
)
from gamecore.games.village.state import Table, chests_on_island, members_at

MISSION_PRICES: dict[int, Price] = {field: price_of(*mission.cubes) for field, mission in MISSIONS.items()}
STEP_PRICES: tuple[Price, ...] = tuple(
    ((sum(1 << colour for colour in captain.colours), captain.cubes),) for captain in CAPTAINS
)
"""What further steps cost with each captain (VP4.3)."""


def aboard(t: Table, seat: int, kind: int) -> int:
    """Return how many pieces of a kind are in the holds of a seat."""
    if kind == CHEST:
        return len(t.aboard[seat])
    return members_at(t, seat, SHIP) if kind == MEMBER else t.cargo[seat][kind]


def free_holds(t: Table, seat: int) -> int:
    """Return the empty holds of a seat (VP3.1)."""
    return HOLDS - sum(t.cargo[seat]) - len(t.aboard[seat]) - members_at(t, seat, SHIP)


def fits(t: Table, seat: int, kind: int, pair: int) -> bool:
    """Return whether one more piece of a kind can be loaded; with the Quartermaster a second one (VP3.1, VP3.2)."""
    return free_holds(t, seat) > 0 and aboard(t, seat, kind) <= (1 if pair else 0)


def in_port_stock(t: Table, seat: int, kind: int) -> int:
    """Return how many pieces of a kind a seat can load in the port (VP3.3, VP3.6)."""
    if kind < CARGO_GRAIN:
        return t.goods[seat][kind]
    if kind == CARGO_GRAIN:
        return t.grain[seat]
    return members_at(t, seat, YARD) if kind == MEMBER else 0


def on_island(t: Table, field: int) -> int:
    """Return how many pieces the stack of an island still has (VP5.5, VP8.3)."""
    kind = ISLAND_STACK.get(field)
    if kind == CHEST:
        return chests_on_island(t)
    return t.spices_left[kind - COCOA] if kind in (COCOA, TEA) else 0


def mission_taken(t: Table, field: int) -> bool:
    """Return whether a member is in the mission of an island (VP5.9)."""
    place = MISSION_PLACE[field]
    return any(place in row for row in t.where)


def can_pay_mission(t: Table, seat: int, field: int) -> bool:
    """Return whether a seat can pay the mission of an island: a wagon from the hold, cubes from the yard (VP5.8)."""
    return t.cargo[seat][WAGON] >= MISSIONS[field].wagons and can_pay(t, seat, MISSION_PRICES[field])


def can_buy_step(t: Table, seat: int) -> bool:
    """Return whether a seat can buy another step at its captain's price (VP4.3)."""
    return can_pay(t, seat, STEP_PRICES[t.captain[seat]])
