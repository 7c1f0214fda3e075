"""Moving the punts: roll, advance, arrive, fail (M6)."""

from __future__ import annotations

from gamecore.games.manila.actions import Roll
from gamecore.games.manila.pieces import (
    LAST_SPACE,
    PORT_A,
    SHIPYARD_A,
    WARES,
    location_name,
)
from gamecore.games.manila.state import ManilaDraft, sailing
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import replaced


def movement(t: ManilaDraft, entry: Pending) -> None:
    """Have the dice of the sailing punts rolled, if there are any (M2.4, M6.1)."""
    t.movement += 1
    if sailing(t):
        t.push(pending("roll", t.harbour_master))


def answer_roll(t: ManilaDraft, entry: Pending, action: Roll) -> None:
    """Advance the sailing punts; after the third roll those below 13 fail (M6.2, M6.3, M6.8)."""
    moved = sailing(t)
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
            events.append(event("moved", "M6.2", -1, {"ware": WARES[ware], "points": points, "space": space}))
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
    t.events.append(event("arrived", rule, facts={"ware": WARES[ware], "dock": location_name(location)}))


def dock_in_shipyard(t: ManilaDraft, ware: int, rule: str) -> None:
    """Dock a punt in the next free shipyard place (M6.8)."""
    location = SHIPYARD_A
    while location in t.locations:
        location += 1
    t.locations = replaced(t.locations, ware, location)
    t.events.append(event("failed", rule, facts={"ware": WARES[ware], "dock": location_name(location)}))
