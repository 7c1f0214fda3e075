"""Kept privileges (C13.5 to C13.7, C13.11 to C13.15)."""

from __future__ import annotations

from gamecore.games.porto_carthago.actions import Bring, Deliver, Shift, Stack, Use
from gamecore.games.porto_carthago.loading import load_if_wanted, start_load
from gamecore.games.porto_carthago.pieces import (
    ANYGOOD,
    DOCK_NUMBER,
    MOVE3,
    PALACE,
    PILOT,
    PRIVILEGE_OF,
    PRIVILEGES,
    SCOUT3,
    SCOUTED,
    SHIP_NUMBER,
)
from gamecore.games.porto_carthago.state import NOTHING, PortoCarthagoDraft, deck_size
from gamecore.games.porto_carthago.turn_actions import purchase
from gamecore.games.porto_carthago.turn_cards import take_good
from gamecore.games.porto_carthago.turn_ships import dock_ship, free_berth
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

AGAIN = {"turn": "turn", "bonus": "reward", "after": "rest", "final": "last turn"}
"""Where the game goes on after a privilege: the same question, or the stage that asks it if it still makes sense."""

QUESTION = {ANYGOOD: "deliver", PILOT: "pilot", MOVE3: "shift"}


def answer_use(t: PortoCarthagoDraft, entry: Pending, action: Use) -> None:
    """Use a kept privilege; its card goes under the deck after the effect (C13.5, C13.7)."""
    seat, card = entry.seat, SHIP_NUMBER[action.card]
    privilege = PRIVILEGE_OF[card]
    data = entry.data[:1] if entry.kind in ("bonus", "final") else ()
    t.push(pending(AGAIN[entry.kind], seat, *data))
    t.push(pending("spent", seat, card))
    t.events.append(event("privilege used", "C13.5", seat, {"card": action.card, "privilege": PRIVILEGES[privilege]}))
    if privilege == PALACE:
        purchase(t, seat, "C13.15")
    elif privilege == SCOUT3:
        t.push(pending("order", seat, card, len(t.top)))
        t.pending += tuple(pending("look", seat, place) for place in reversed(range(min(SCOUTED, deck_size(t)))))
    else:
        t.push(pending(QUESTION[privilege], seat, card))


def answer_order(t: PortoCarthagoDraft, entry: Pending, action: Stack) -> None:
    """Put the cards looked at back on top in their new order (C13.11)."""
    masks = dict(zip(t.top, t.looked, strict=True))
    t.top = tuple(SHIP_NUMBER[name] for name in action.cards)
    t.looked = tuple(masks[card] for card in t.top)
    t.scout = entry.seat
    facts = {"cards": len(t.top)}
    t.events.append(event("stacked", "C13.11", entry.seat, facts, {"order": action.cards}))


def answer_pilot(t: PortoCarthagoDraft, entry: Pending, action: Bring) -> None:
    """Bring a ship of row 1 in, close the gap it leaves, then load a match (C13.13, C16.3)."""
    card = SHIP_NUMBER[action.card]
    place = t.row1.index(card)
    dock = free_berth(t, card)
    t.row1 = replaced(t.row1, place, NOTHING)
    dock_ship(t, card, dock, entry.seat, "C13.13")
    if dock >= 0:
        t.push(pending("arrived", NOTHING, dock))
    if t.row2[place] >= 0:
        t.row1 = replaced(t.row1, place, t.row2[place])
        t.row2 = replaced(t.row2, place, NOTHING)
        t.push(pending("deal", entry.seat, 2, place))


def arrived(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Load a match at the dock that a ship has entered (C10.2)."""
    load_if_wanted(t, entry.data[0])


def answer_shift(t: PortoCarthagoDraft, entry: Pending, action: Shift) -> None:
    """Move servants between temple and lighthouse (C13.14)."""
    for owner, count in action.moves:
        t.lighthouse = added(t.lighthouse, owner, count)
        t.temple = added(t.temple, owner, -count)
        t.events.append(event("shifted", "C13.14", entry.seat, {"owner": owner, "count": count}))


def answer_deliver(t: PortoCarthagoDraft, entry: Pending, action: Deliver) -> None:
    """Load any good onto a ship at an own dock (C13.12)."""
    dock = DOCK_NUMBER[action.dock]
    if action.what != action.dock:
        good = take_good(t, entry.seat, action.what)
        t.stores = replaced(t.stores, dock, good)
    start_load(t, entry.seat, dock, t.stores[dock], "C13.12")
