"""What happens at sea: pirates board, pilots steer, punts are plundered (M7, M8, M12)."""

from __future__ import annotations

from gamecore.games.manila.actions import (
    Board,
    Evict,
    Send,
    Stay,
    Steer,
)
from gamecore.games.manila.moving import dock_in_port, dock_in_shipyard
from gamecore.games.manila.pieces import (
    CAPTAIN,
    LARGE_PILOT,
    LAST_SPACE,
    PUNT_SEATS,
    SECOND_PIRATE,
    SMALL_PILOT,
    SPACE_NAMES,
    WARES,
)
from gamecore.games.manila.spaces import boardable, evictable
from gamecore.games.manila.state import (
    ManilaDraft,
    pirates,
    put,
    sailing,
    vacant_seat,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

# Pirates board (M7.1 to M7.7, M12) ------------------------------------------------------------------------


def boarding(t: ManilaDraft, entry: Pending) -> None:
    """Ask the captain first, then the other pirate, if a punt stands on 13 (M7.1, M7.2)."""
    if t.figures[SECOND_PIRATE] >= 0:
        t.push(pending("pirate", -1, SECOND_PIRATE, -1))
    if t.figures[CAPTAIN] >= 0:
        t.push(pending("pirate", -1, CAPTAIN, -1))


def pirate(t: ManilaDraft, entry: Pending) -> None:
    """Ask one pirate whether he boards; without a punt to board he stays (M7.2, M7.3)."""
    space, protected = entry.data
    if boardable(t) or evictable(t, protected):
        t.push(pending("board", t.figures[space], space, protected))


def answer_board(t: ManilaDraft, entry: Pending, action: Board | Evict | Stay) -> None:
    """Let a pirate board, evict or stay (M7.2 to M7.6, M12.1)."""
    seat, space = entry.seat, entry.data[0]
    if type(action) is Stay:
        t.events.append(event("stayed", "M7.5", seat))
        return
    ware = WARES.index(action.ware)  # type: ignore[union-attr]
    if type(action) is Evict:
        target = PUNT_SEATS[ware][action.seat - 1]
        evict(t, seat, target)
    else:
        target = vacant_seat(t, ware)
        t.events.append(event("boarded", "M7.6", seat, {"space": SPACE_NAMES[target]}))
    put(t, space, -1)
    put(t, target, seat)
    if space == CAPTAIN and t.figures[SECOND_PIRATE] >= 0:
        succeed(t, target)


def evict(t: ManilaDraft, seat: int, target: int) -> None:
    """Send the accomplice on a seat back to its owner's supply (M12.1, M12.4)."""
    owner = t.figures[target]
    t.supply = added(t.supply, owner, 1)
    t.events.append(event("evicted", "M12.1", seat, {"space": SPACE_NAMES[target], "owner": owner}))


def succeed(t: ManilaDraft, boarded: int) -> None:
    """Move the other pirate to the front; he decides as captain now (M7.4)."""
    second = t.figures[SECOND_PIRATE]
    put(t, SECOND_PIRATE, -1)
    put(t, CAPTAIN, second)
    t.events.append(event("captain", "M7.4", second))
    t.pop()
    t.push(pending("pirate", -1, CAPTAIN, boarded))


# Pilots (M8) ----------------------------------------------------------------------------------------------

BOTH_PILOTS = (pending("pilot", -1, LARGE_PILOT), pending("pilot", -1, SMALL_PILOT))


def pilots(t: ManilaDraft, entry: Pending) -> None:
    """Let the small pilot act, then the large one (M8.1)."""
    t.pending += BOTH_PILOTS


def pilot(t: ManilaDraft, entry: Pending) -> None:
    """Ask one pilot, if he is hired and a punt still sails (M8.4, M8.5)."""
    owner = t.figures[entry.data[0]]
    if owner >= 0 and sailing(t):
        t.push(pending("steer", owner, int(entry.data[0] == LARGE_PILOT)))


def answer_steer(t: ManilaDraft, entry: Pending, action: Steer) -> None:
    """Move the punts; one that goes beyond 13 docks at once (M8.2, M8.3, M8.6)."""
    large = bool(entry.data[0])
    rule = "M8.3" if large else "M8.2"
    if not action.moves:
        t.events.append(event("steered nothing", "M8.4", entry.seat, {"large": large}))
    for name, steps in action.moves:
        ware = WARES.index(name)
        space = t.locations[ware] + steps
        facts = {"ware": name, "steps": steps, "space": min(space, LAST_SPACE + 1), "large": large}
        t.events.append(event("steered", rule, entry.seat, facts))
        if space > LAST_SPACE:
            dock_in_port(t, ware, "M8.6")
        else:
            t.locations = replaced(t.locations, ware, space)


# Plunder (M7.8 to M7.14) ----------------------------------------------------------------------------------


def plunder(t: ManilaDraft, entry: Pending) -> None:
    """Dock the punts on 13, or plunder them, in lane order (M7.8, M7.12, M7.14)."""
    on_13 = [ware for ware in range(4) if t.locations[ware] == LAST_SPACE]
    if not pirates(t):
        for ware in on_13:
            dock_in_port(t, ware, "M7.12")
        return
    for ware in on_13:
        raid(t, ware)
    for ware in reversed(on_13):
        t.push(pending("send", t.figures[CAPTAIN], ware))


def raid(t: ManilaDraft, ware: int) -> None:
    """Plunder a punt: everybody aboard goes home with nothing (M7.8)."""
    t.plundered = replaced(t.plundered, ware, True)
    t.events.append(event("plundered", "M7.8", t.figures[CAPTAIN], {"ware": WARES[ware]}))
    for space in PUNT_SEATS[ware]:
        if t.figures[space] >= 0:
            t.events.append(event("sent home", "M7.8", t.figures[space], {"space": SPACE_NAMES[space]}))
            t.supply = added(t.supply, t.figures[space], 1)
            put(t, space, -1)


def answer_send(t: ManilaDraft, entry: Pending, action: Send) -> None:
    """Dock the plundered punt where the captain sends it (M7.10, M7.11)."""
    if action.to == "port":
        dock_in_port(t, entry.data[0], "M7.10")
    else:
        dock_in_shipyard(t, entry.data[0], "M7.10")
