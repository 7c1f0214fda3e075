"""Loading foreign ships, trade points, intrigue and immediate privileges (C10, C12, C13.3, C13.8 to C13.10)."""

from __future__ import annotations

from gamecore.games.porto_carthago.actions import Accept, Intrigue, Score, Skip
from gamecore.games.porto_carthago.pieces import (
    BONUS3,
    BONUS_TALENTS,
    DOCK_SERVANTS,
    DOCKS,
    GOODS,
    IMMEDIATE,
    INTRIGUE1,
    PRIVILEGE_OF,
    PRIVILEGES,
    SHIP_NAMES,
    SHIPS,
    TRADE1,
)
from gamecore.games.porto_carthago.state import (
    NOTHING,
    PortoCarthagoDraft,
    can_intrigue,
    put_in_bag,
    put_under,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced


def start_load(t: PortoCarthagoDraft, seat: int, dock: int, good: int, rule: str = "C10.7") -> None:
    """Pay the income of the ship at a dock; trade point and clearing follow (C10.7 to C10.9).

    The good must lie in the dock's storage by now.
    """
    card = t.berths[dock]
    amount = SHIPS[card].income
    t.cash = added(t.cash, seat, amount)
    facts = {"card": SHIP_NAMES[card], "dock": DOCKS[dock], "good": GOODS[good], "amount": amount}
    t.events.append(event("loaded", rule, seat, facts))
    t.push(pending("clear", seat, dock))
    t.push(pending("gain", seat))


def load_if_wanted(t: PortoCarthagoDraft, dock: int) -> None:
    """Load at once if the ship at a dock wants the good there and the dock has an owner (C7.8, C10.2, C10.4)."""
    card, good, seat = t.berths[dock], t.stores[dock], t.owners[dock]
    if seat >= 0 and card >= 0 and good == SHIPS[card].wants:
        start_load(t, seat, dock, good)


def clear(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Clear the dock after a load; an immediate privilege is used or declined now (C10.9, C10.10)."""
    seat, dock = entry.seat, entry.data[0]
    card, good = t.berths[dock], t.stores[dock]
    put_in_bag(t, good)
    t.owners = replaced(t.owners, dock, NOTHING)
    t.berths = replaced(t.berths, dock, NOTHING)
    t.stores = replaced(t.stores, dock, NOTHING)
    t.supply = added(t.supply, seat, DOCK_SERVANTS)
    t.displays = replaced(t.displays, seat, (*t.displays[seat], card))
    facts = {"card": SHIP_NAMES[card], "dock": DOCKS[dock], "good": GOODS[good]}
    t.events.append(event("cleared", "C10.9", seat, {**facts, "privilege": PRIVILEGES[PRIVILEGE_OF[card]]}))
    if PRIVILEGE_OF[card] not in IMMEDIATE:
        return
    if PRIVILEGE_OF[card] == INTRIGUE1 and not can_intrigue(t, seat):
        t.events.append(event("privilege void", "C13.10", seat, {"card": SHIP_NAMES[card]}))
        discard(t, seat, card)
    else:
        t.push(pending("privilege", seat, card))


def discard(t: PortoCarthagoDraft, seat: int, card: int) -> None:
    """Put a card of a seat's display under the deck (C13.3, C13.7)."""
    t.displays = replaced(t.displays, seat, tuple(each for each in t.displays[seat] if each != card))
    put_under(t, card)
    t.events.append(event("card under", "C13.7", seat, {"card": SHIP_NAMES[card]}))


def spent(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Put a privilege's card under the deck after its effect (C13.7)."""
    discard(t, entry.seat, entry.data[0])


def answer_privilege(t: PortoCarthagoDraft, entry: Pending, action: Accept | Skip) -> None:
    """Use or decline an immediate privilege (C13.3, C13.8 to C13.10)."""
    seat, card = entry.seat, entry.data[0]
    t.push(pending("spent", seat, card))
    kind = "privilege declined" if type(action) is Skip else "privilege accepted"
    facts = {"card": SHIP_NAMES[card], "privilege": PRIVILEGES[PRIVILEGE_OF[card]]}
    t.events.append(event(kind, "C13.3", seat, facts))
    if type(action) is Skip:
        return
    if PRIVILEGE_OF[card] == BONUS3:
        t.cash = added(t.cash, seat, BONUS_TALENTS)
        t.events.append(event("bonus talents", "C13.8", seat, {"amount": BONUS_TALENTS}))
    elif PRIVILEGE_OF[card] == TRADE1:
        t.push(pending("gain", seat))
    else:
        plot(t, seat, "C13.10")


# Trade points ---------------------------------------------------------------------------------------------


def gain(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Gain a trade point; where intrigue is possible the seat chooses (C12.1, C12.3, C12.4)."""
    if can_intrigue(t, entry.seat):
        t.push(pending("point", entry.seat))
    else:
        score(t, entry.seat)


def answer_point(t: PortoCarthagoDraft, entry: Pending, action: Score | Intrigue) -> None:
    """Move the marker, or put a servant on the path instead (C12.1, C12.3)."""
    if type(action) is Score:
        score(t, entry.seat)
    else:
        plot(t, entry.seat, "C12.3")


def score(t: PortoCarthagoDraft, seat: int) -> None:
    """Move a seat's marker up one space (C12.1)."""
    t.points = added(t.points, seat, 1)
    t.events.append(event("point", "C12.1", seat, {"total": t.points[seat]}))


def plot(t: PortoCarthagoDraft, seat: int, rule: str) -> None:
    """Put a servant on the first free space of the path (C12.5)."""
    t.supply = added(t.supply, seat, -1)
    t.path += (seat,)
    t.events.append(event("intrigue", rule, seat, {"place": len(t.path)}))
