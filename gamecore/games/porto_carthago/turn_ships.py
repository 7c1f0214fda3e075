"""Phase 1: ships enter the harbour (C4)."""

from __future__ import annotations

from gamecore.games.porto_carthago.actions import Enter, Expel, Load
from gamecore.games.porto_carthago.loading import start_load
from gamecore.games.porto_carthago.pieces import (
    DOCK_NUMBER,
    DOCKS,
    NUMERALS,
    SHIP_NAMES,
    SHIP_NUMBER,
    docks_of,
)
from gamecore.games.porto_carthago.state import (
    NOTHING,
    Counts,
    PortoCarthagoDraft,
    Table,
    has_deck,
    matches,
    put_under,
    seats_from,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import replaced


def lighthouse_order(t: Table) -> Counts:
    """Return the seats with lighthouse servants in the order in which they choose (C4.2 to C4.4)."""
    seats = [seat for seat in seats_from(t.players, t.start) if t.lighthouse[seat]]
    return tuple(sorted(seats, key=lambda seat: -t.lighthouse[seat]))


def enter(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Go through the steps of phase 1 (C4.1, C4.5 to C4.7)."""
    t.pending += (pending("loading"), pending("rows"), pending("drift"), *guides(t))


def guides(t: Table) -> tuple[Pending, ...]:
    """Return the choices of the lighthouse, the last one first: two ships, two ships, then one each (C4.5 to C4.7)."""
    order = enumerate(lighthouse_order(t))
    return tuple(pending("guide", seat, 2 if place < 2 else 1, int(place == 0)) for place, seat in order)[::-1]


def guide(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Ask a lighthouse player for a ship while one is left (C4.8)."""
    if entry.data[0] and any(card >= 0 for card in t.row1):
        t.push(pending("lighthouse", entry.seat, *entry.data))


def answer_lighthouse(t: PortoCarthagoDraft, entry: Pending, action: Enter | Expel) -> None:
    """Dock a ship of row 1, or put it under the deck (C4.5 to C4.9)."""
    card = SHIP_NUMBER[action.card]
    t.row1 = replaced(t.row1, t.row1.index(card), NOTHING)
    if type(action) is Expel:
        put_under(t, card)
        t.events.append(event("expelled", "C4.5", entry.seat, {"card": action.card}))
        return
    t.push(pending("guide", entry.seat, entry.data[0] - 1, 0))
    berth = action.berth
    dock = docks_of(card)[NUMERALS.index(berth)] if berth in NUMERALS else NOTHING
    dock_ship(t, card, dock, entry.seat, "C4.9")


def dock_ship(t: PortoCarthagoDraft, card: int, dock: int, seat: int, rule: str) -> None:
    """Let a ship enter a dock; without a dock its card goes under the deck (C4.11)."""
    if dock < 0:
        put_under(t, card)
        t.events.append(event("sent away", "C4.11", seat, {"card": SHIP_NAMES[card]}))
        return
    t.berths = replaced(t.berths, dock, card)
    t.events.append(event("docked", rule, seat, {"card": SHIP_NAMES[card], "dock": DOCKS[dock]}))


def free_berth(t: Table, card: int) -> int:
    """Return dock I of a ship's civilization if its berth is free, else dock II, else -1 (C4.10)."""
    return next((dock for dock in docks_of(card) if t.berths[dock] < 0), NOTHING)


def drift(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Let the ships left in row 1 enter by themselves, from top to bottom (C4.10)."""
    for card in t.row1:
        if card >= 0:
            dock_ship(t, card, free_berth(t, card), NOTHING, "C4.10")
    t.row1 = (NOTHING,) * len(t.row1)


def rows(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Move row 2 up and have a new row 2 dealt (C4.13)."""
    t.row1, t.row2 = t.row2, t.row1
    t.events.append(event("rows moved", "C4.13"))
    t.pending += tuple(pending("deal", -1, 2, place) for place in reversed(range(len(t.row2))))


def deal(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Have a card dealt to a place, if there is one (C16.3)."""
    if has_deck(t):
        t.push(pending("ship", entry.seat, *entry.data))


def loading(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Test all docks, seat by seat from the start player (C4.14, C4.15)."""
    for seat in reversed(seats_from(t.players, t.start)):
        t.push(pending("loads", seat))


def loads(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Carry out a seat's loads; with several it says which one comes next (C4.15)."""
    docks = matches(t, entry.seat)
    if len(docks) > 1:
        t.push(entry)
        t.push(pending("load", entry.seat))
    elif docks:
        start_load(t, entry.seat, docks[0], t.stores[docks[0]])


def answer_load(t: PortoCarthagoDraft, entry: Pending, action: Load) -> None:
    """Carry out the load that was chosen (C4.15)."""
    dock = DOCK_NUMBER[action.dock]
    start_load(t, entry.seat, dock, t.stores[dock])
