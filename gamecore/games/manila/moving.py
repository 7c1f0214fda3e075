"""Moving the punts: roll, advance, arrive, fail (M6)."""

from __future__ import annotations

from gamecore.games.manila.actions import Roll
from gamecore.games.manila.pieces import (
    DOCKS,
    FACES,
    LAST_SPACE,
    PORT_A,
    SEAT_COUNTS,
    SHIPYARD_A,
    WARES,
    location_name,
)
from gamecore.games.manila.state import SAILING, ManilaDraft
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import Event, event, fixed_event
from gamecore.kernel.state import replaced

ROLL = tuple((pending("roll", seat),) for seat in range(SEAT_COUNTS[-1]))
"""The chance point of the dice, by the seat that rolls them, ready to be put on the stack."""


def docking(kind: str, rule: str, first: int) -> tuple[tuple[Event, ...], ...]:
    """Return the events of docking by ware and dock; the docks are the three locations from ``first`` on."""
    docks = [location_name(first + number) for number in range(len(DOCKS))]
    return tuple(tuple(fixed_event(kind, rule, facts={"ware": ware, "dock": dock}) for dock in docks) for ware in WARES)


MOVED = tuple(
    tuple(
        tuple(
            fixed_event("moved", "M6.2", facts={"ware": ware, "points": points, "space": space})
            for space in range(LAST_SPACE + 1)
        )
        for points in range(FACES[-1] + 1)
    )
    for ware in WARES
)
ARRIVED = {rule: docking("arrived", rule, PORT_A) for rule in ("M6.3", "M7.10", "M7.12", "M8.6")}
FAILED = {rule: docking("failed", rule, SHIPYARD_A) for rule in ("M6.8", "M7.10")}
"""What can happen to a punt: by ware, points and space reached; by rule, ware and dock."""


def movement(t: ManilaDraft, entry: Pending) -> None:
    """Have the dice of the sailing punts rolled, if there are any (M2.4, M6.1)."""
    t.movement += 1
    if SAILING[t.locations]:
        t.pending += ROLL[t.harbour_master]


def answer_roll(t: ManilaDraft, entry: Pending, action: Roll) -> None:
    """Advance the sailing punts; after the third roll those below 13 fail (M6.2, M6.3, M6.8)."""
    moved = SAILING[t.locations]
    dice, locations = [0] * 4, list(t.locations)
    shown: dict[str, int] = {}
    arrived: list[int] = []
    events = t.events
    events.append(event("rolled", "M6.1", entry.seat, {"dice": shown, "movement": t.movement}))
    for ware, points in zip(moved, action.dice, strict=True):
        dice[ware] = shown[WARES[ware]] = points
        space = locations[ware] + points
        if space > LAST_SPACE:
            arrived.append(ware)
        else:
            locations[ware] = space
            events.append(MOVED[ware][points][space])
    t.dice, t.locations = tuple(dice), tuple(locations)
    for ware in arrived:
        dock_in_port(t, ware, "M6.3")
    if t.movement == 3:
        for ware in moved:
            if t.locations[ware] < LAST_SPACE:
                dock_in_shipyard(t, ware, "M6.8")


def dock_in_port(t: ManilaDraft, ware: int, rule: str) -> None:
    """Dock a punt in the next free port place (M6.4)."""
    location = PORT_A
    while location in t.locations:
        location += 1
    t.locations = replaced(t.locations, ware, location)
    t.events.append(ARRIVED[rule][ware][location - PORT_A])


def dock_in_shipyard(t: ManilaDraft, ware: int, rule: str) -> None:
    """Dock a punt in the next free shipyard place (M6.8)."""
    location = SHIPYARD_A
    while location in t.locations:
        location += 1
    t.locations = replaced(t.locations, ware, location)
    t.events.append(FAILED[rule][ware][location - SHIPYARD_A])
