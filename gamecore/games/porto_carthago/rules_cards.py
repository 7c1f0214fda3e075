"""Refusing rules of captain, porter, aristocrat and load master (C7, C11.1)."""

from __future__ import annotations

from typing import Any

from gamecore.games.porto_carthago.actions import (
    CHARTER_SHIPS,
    WAREHOUSE,
    Assign,
    Carry,
    Charter,
    Claim,
    Release,
    Switch,
)
from gamecore.games.porto_carthago.menus import servants_moved
from gamecore.games.porto_carthago.pieces import DOCK_NUMBER, DOCK_SERVANTS, GOOD_NUMBER, MOST_ASSIGNED, SLOTS
from gamecore.games.porto_carthago.possible import empty_ships, own_docks
from gamecore.games.porto_carthago.rule_list import Facts, asked, dock_list, good_list, rule
from gamecore.games.porto_carthago.rules_ships import taken_dock
from gamecore.games.porto_carthago.state import PortoCarthagoState, free_slots, has_deck

State = PortoCarthagoState

# Captain --------------------------------------------------------------------------------------------------


@rule("C7.1", Charter, say="You cannot charter ship {number}: it is no empty charter ship. Empty ones: {empty}.")
def the_charter_ship_is_empty(s: State, seat: int, a: Charter) -> Facts:
    """C7.1, C7.2, C2.11."""
    empty = [ship + 1 for ship in empty_ships(s)]
    if a.number in empty:
        return None
    return {"number": a.number, "empty": ", ".join(map(str, empty)) or "none"}


# Porter ---------------------------------------------------------------------------------------------------


def source_of(s: State, seat: int, what: str) -> Facts:
    """Return the facts about a good that the seat does not have there, or None (C7.4)."""
    if what in GOOD_NUMBER:
        missing = not s.warehouse[seat][GOOD_NUMBER[what]]
    else:
        dock = DOCK_NUMBER[what]
        missing = s.owners[dock] != seat or s.stores[dock] < 0
    full = [dock for dock in own_docks(s, seat) if s.stores[dock] >= 0]
    return {"what": what, "goods": good_list(s.warehouse[seat]), "docks": dock_list(full)} if missing else None


@rule(
    "C7.4",
    Carry,
    say="You cannot move {what}: no good of yours is there. Your warehouse holds: {goods}; goods lie at: {docks}.",
)
def the_good_is_yours(s: State, seat: int, a: Carry) -> Facts:
    """C7.4."""
    return source_of(s, seat, a.what)


@rule("C7.4", Carry, say="You cannot move a good to {to}: that dock is not yours. Your docks: {docks}.")
def the_target_dock_is_yours(s: State, seat: int, a: Carry) -> Facts:
    """C7.4, C1.9."""
    if a.to not in DOCK_NUMBER or s.owners[DOCK_NUMBER[a.to]] == seat:
        return None
    return {"to": a.to, "docks": dock_list(own_docks(s, seat))}


@rule("C7.4", Carry, say="You cannot move a good to charter {to}: no servant of yours is on it.")
def the_charter_ship_is_yours(s: State, seat: int, a: Carry) -> Facts:
    """C7.4, C11.1."""
    if a.to not in CHARTER_SHIPS:
        return None
    ship = CHARTER_SHIPS.index(a.to)
    return {"to": a.to} if ship >= s.players or s.charter[ship] != seat else None


@rule("C7.5", Carry, say="You cannot move {what} to the warehouse: the good is there already.")
def the_good_changes_its_place(s: State, seat: int, a: Carry) -> Facts:
    """C7.5."""
    return {"what": a.what} if a.to == WAREHOUSE and a.what in GOOD_NUMBER else None


@rule("C7.5", Carry, say="You cannot move a good to the warehouse: none of your {open} open slots is empty.")
def the_warehouse_has_a_slot(s: State, seat: int, a: Carry) -> Facts:
    """C7.5."""
    if a.to != WAREHOUSE or free_slots(s, seat) > 0:
        return None
    return {"open": SLOTS - s.blocked[seat]}


@rule("C7.5", Carry, say="You cannot move a good to {to}: a good lies there already.")
def the_storage_is_empty(s: State, seat: int, a: Carry) -> Facts:
    """C7.5."""
    return {"to": a.to} if a.to in DOCK_NUMBER and s.stores[DOCK_NUMBER[a.to]] >= 0 else None


@rule(
    "C11.1", Carry, say="You cannot ship a good: you need a servant in the temple of Baal, and you have {temple} there."
)
def a_servant_prays(s: State, seat: int, a: Carry) -> Facts:
    """C11.1, C7.9."""
    return {"temple": 0} if a.to in CHARTER_SHIPS and not s.temple[seat] else None


@rule("C16.4", Carry, say="You cannot ship a good: the deck of ships has {cards} cards, so there is no destination.")
def the_deck_has_a_destination(s: State, seat: int, a: Carry) -> Facts:
    """C16.4."""
    return {"cards": 0} if a.to in CHARTER_SHIPS and not has_deck(s) else None


# Aristocrat -----------------------------------------------------------------------------------------------


def move_facts(s: State, seat: int, a: Assign) -> dict[str, Any]:
    """Return the facts about a move of servants."""
    return {
        "moved": servants_moved(a.lighthouse, a.temple),
        "most": MOST_ASSIGNED,
        "lighthouse": s.lighthouse[seat],
        "temple": s.temple[seat],
        "supply": s.supply[seat],
        "needed": a.lighthouse + a.temple,
    }


@rule("C7.10", Assign, say="You cannot move {moved} servants: the aristocrat moves 1 to {most}.")
def one_to_five_servants_move(s: State, seat: int, a: Assign) -> Facts:
    """C7.10, C7.12."""
    if 0 < servants_moved(a.lighthouse, a.temple) <= MOST_ASSIGNED:
        return None
    return move_facts(s, seat, a)


@rule(
    "C7.10",
    Assign,
    say="You cannot take that many servants away: you have {lighthouse} in the lighthouse and {temple} in the temple.",
)
def the_servants_are_there(s: State, seat: int, a: Assign) -> Facts:
    """C7.10, C7.12."""
    if a.lighthouse >= -s.lighthouse[seat] and a.temple >= -s.temple[seat]:
        return None
    return move_facts(s, seat, a)


@rule(
    "C16.1",
    Assign,
    say="You cannot do that: it takes more servants than your supply has ({needed}, and it has {supply}).",
)
def the_supply_sends_them(s: State, seat: int, a: Assign) -> Facts:
    """C16.1, C1.4."""
    return move_facts(s, seat, a) if a.lighthouse + a.temple > s.supply[seat] else None


# Load master ----------------------------------------------------------------------------------------------


@rule("C7.15", Claim, say="You cannot claim {dock}: it has an owner already. Unclaimed docks: {free}.")
def the_claimed_dock_is_unclaimed(s: State, seat: int, a: Claim) -> Facts:
    """C7.15, C1.7, C1.8."""
    return taken_dock(s, a.dock) if asked(s) == "loadmaster" else None


@rule("C16.1", Claim, say="You cannot claim {dock}: it takes {needed} servants, and your supply has {supply}.")
def two_servants_claim(s: State, seat: int, a: Claim) -> Facts:
    """C16.1, C7.15."""
    if s.supply[seat] >= DOCK_SERVANTS:
        return None
    return {"dock": a.dock, "needed": DOCK_SERVANTS, "supply": s.supply[seat]}


@rule("C7.16", Switch, say="You cannot switch from {dock}: it is not yours. Your docks: {docks}.")
def the_old_dock_is_yours(s: State, seat: int, a: Switch) -> Facts:
    """C7.16."""
    if s.owners[DOCK_NUMBER[a.dock]] == seat:
        return None
    return {"dock": a.dock, "docks": dock_list(own_docks(s, seat))}


@rule("C7.16", Switch, say="You cannot switch to {dock}: it has an owner already. Unclaimed: {free}.")
def the_new_dock_is_unclaimed(s: State, seat: int, a: Switch) -> Facts:
    """C7.16, C1.7, C1.8."""
    return taken_dock(s, a.to)


@rule("C7.17", Release, say="You cannot release {dock}: it is not yours. Your docks: {docks}.")
def the_released_dock_is_yours(s: State, seat: int, a: Release) -> Facts:
    """C7.17."""
    if s.owners[DOCK_NUMBER[a.dock]] == seat:
        return None
    return {"dock": a.dock, "docks": dock_list(own_docks(s, seat))}
