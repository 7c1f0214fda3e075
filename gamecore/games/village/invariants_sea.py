"""What holds at sea in every Village position with the Port: ships, holds, treasures, and what is asked there."""

from __future__ import annotations

from gamecore.games.village.invariants_stack import need
from gamecore.games.village.port_pieces import (
    CAPTAINS,
    CHEST,
    CHEST_VALUES,
    CHESTS,
    COCOA,
    FIELDS,
    HOLDS,
    ISLAND_STACK,
    ISLANDS,
    PORT_FIELD,
    SPICES,
)
from gamecore.games.village.port_state import aboard, free_holds
from gamecore.games.village.state import VillageDraft, chests_on_island
from gamecore.kernel.decision import Pending


def check_ships(t: VillageDraft) -> None:
    """Let ships, captains and cargo go together (VP2, VP3)."""
    for seat in range(t.players):
        loaded = HOLDS - free_holds(t, seat)
        need(t.port or (t.ship[seat] == PORT_FIELD and t.captain[seat] < 0 and not loaded), "ships need the Port.")
        need(loaded <= HOLDS, f"seat {seat} has {loaded} pieces in three holds.")
        need(t.captain[seat] >= 0 or t.ship[seat] == PORT_FIELD, f"seat {seat} is at sea without a captain.")
        need(t.captain[seat] >= 0 or not loaded, f"seat {seat} has cargo without a captain.")
        need(t.captain[seat] >= 0 or not t.helmsman[seat], f"seat {seat} has a helmsman without a captain.")
        sets_out = any(entry.kind in ("load", "sail") and entry.seat == seat for entry in t.pending)
        need(
            t.captain[seat] < 0 or t.ship[seat] != PORT_FIELD or sets_out,
            f"seat {seat} has a captain in the port, but does not set out.",
        )
    for number, captain in enumerate(CAPTAINS[:-1]):
        used = t.captains_left[number] + t.captain.count(number)
        need(used <= (captain.copies if t.port else 0), f"there are too many captains {captain.name}.")


def check_treasures(t: VillageDraft) -> None:
    """Let no more treasures be about than there are (VP1.5, VP1.6)."""
    known = [*(v for row in t.aboard for v in row), *(v for row in t.chests for v in row)]
    for number, value in enumerate(CHEST_VALUES):
        count = t.opened[number] + known.count(value)
        need(count <= (CHESTS[number] if t.port else 0), f"there are too many chests of value {value}.")
    for spice, name in enumerate(SPICES):
        count = t.spices_left[spice] + sum(row[spice] for row in t.spices) + sum(row[COCOA + spice] for row in t.cargo)
        need(count <= (t.players + 1 if t.port else 0), f"there are too many pieces of {name}.")
    need(not t.port or not any(t.visited), "markers lie in cities, but the Port is used.")


SEA_KINDS = ("voyage", "load", "sail", "sailing", "landing", "island", "chest", "sale coins")


def check_voyage(t: VillageDraft, entry: Pending) -> None:
    """Let an entry of a voyage fit the ship of its seat (VP2 to VP5)."""
    kind, seat = entry.kind, entry.seat
    if kind not in SEA_KINDS:
        return
    need(t.port, f"“{kind}” needs the Port.")
    if kind in ("voyage", "sale coins"):
        return
    field = t.ship[seat]
    need(seat == t.active, f"“{kind}” belongs to the seat whose turn it is.")
    need(t.captain[seat] >= 0, "a ship sails with a captain.")
    if kind == "load":
        need(field == PORT_FIELD, "village pieces are loaded only in the port.")
    elif kind in ("landing", "island", "chest"):
        need(field in ISLANDS, f"“{kind}” needs a ship on an island, and it is on {FIELDS[field]}.")
    elif kind == "sailing" or entry.data[0]:
        need(field != PORT_FIELD, "a ship that has moved is not in the port.")
    if kind == "chest":
        need(ISLAND_STACK.get(field) == CHEST and chests_on_island(t) > 0, "no chest is there to be loaded.")
        need(free_holds(t, seat) > 0 and aboard(t, seat, CHEST) < 2, "the ship has no room for a chest.")
