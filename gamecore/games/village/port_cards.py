"""The four villager cards of the sea (VP12)."""

from __future__ import annotations

from gamecore.games.village.inn_cards import USES, CardUse, always, at, discard
from gamecore.games.village.inn_pieces import CARD_OF
from gamecore.games.village.parts import MOVES
from gamecore.games.village.port_actions import Chart
from gamecore.games.village.port_pieces import (
    ADMIRAL_CAPTAIN,
    FIELDS,
    HOLDS,
    ISLAND_STACK,
    ISLANDS,
    PIECES,
    PORT_FIELD,
)
from gamecore.games.village.port_state import aboard, free_holds, in_port_stock, on_island
from gamecore.games.village.port_turn import land_on
from gamecore.games.village.state import Table, VillageDraft
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import replaced

CARTOGRAPHER = CARD_OF["cartographer"]
CHART = tuple(Chart(FIELDS[field]) for field in ISLANDS)


def in_port(s: Table, entry: Pending) -> bool:
    """Return whether a captain could be hired now (VP12.3)."""
    return entry.kind == "voyage" and s.ship[entry.seat] == PORT_FIELD


def admiral(t: VillageDraft, entry: Pending) -> None:
    """Sail out with the Admiral as captain (VP12.3)."""
    t.captain = replaced(t.captain, entry.seat, ADMIRAL_CAPTAIN)
    t.events.append(event("hired", "VP12.3", entry.seat, {"captain": "admiral", "coins": 0}))
    t.push(pending("load", entry.seat, 0))


def just_hired(s: Table, entry: Pending) -> bool:
    """Return whether a captain has been hired and loading has not begun (VP12.4)."""
    return entry.kind == "load" and not entry.data[0] and free_holds(s, entry.seat) == HOLDS


def helmsman(t: VillageDraft, entry: Pending) -> None:
    """Add a free step to every movement of this voyage (VP12.4)."""
    t.helmsman = replaced(t.helmsman, entry.seat, True)
    t.push(entry)


def pair_possible(s: Table, entry: Pending) -> bool:
    """Return whether a pair of some kind could be loaded with the Quartermaster (VP12.5)."""
    seat = entry.seat
    if entry.data[0]:
        return False
    holds, field = free_holds(s, seat), s.ship[seat]
    if entry.kind == "load":
        stock = {kind: in_port_stock(s, seat, kind) for kind in range(len(PIECES))}
    else:
        stock = {ISLAND_STACK[field]: on_island(s, field)} if field in ISLAND_STACK else {}
    return any(
        holds >= needed and left >= needed
        for kind, left in stock.items()
        for needed in [2 - aboard(s, seat, kind)]
        if needed
    )


def quartermaster(t: VillageDraft, entry: Pending) -> None:
    """Allow a pair of one kind in this loading (VP12.5)."""
    t.push(pending(entry.kind, entry.seat, 1))


def charts(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the islands to which the Cartographer can put the ship instead of a movement (VP12.6)."""
    if entry.kind != "sail" or entry.data[0] or CARTOGRAPHER not in s.hands[entry.seat]:
        return ()
    return CHART


def answer_chart(t: VillageDraft, entry: Pending, action: Chart) -> None:
    """Put the ship on the island and land there (VP12.6)."""
    discard(t, entry.seat, CARTOGRAPHER, "VP12.6")
    t.ship = replaced(t.ship, entry.seat, FIELDS.index(action.what))
    t.events.append(event("charted", "VP12.6", entry.seat, {"field": action.what}))
    land_on(t, entry.seat)


MOVES.append((charts, {Chart: answer_chart}))
USES[CARD_OF["admiral"]] = CardUse(in_port, always, admiral)
USES[CARD_OF["helmsman"]] = CardUse(just_hired, always, helmsman)
USES[CARD_OF["quartermaster"]] = CardUse(at("load", "island"), pair_possible, quartermaster)
