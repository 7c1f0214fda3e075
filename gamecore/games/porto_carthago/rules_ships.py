"""Refusing rules of setup and of ships that enter the harbour (C2, C4)."""

from __future__ import annotations

from gamecore.games.porto_carthago.actions import Claim, Enter, Expel, Load, Take
from gamecore.games.porto_carthago.menus import berths_for
from gamecore.games.porto_carthago.pieces import CIVILIZATION_OF, CIVILIZATIONS, DOCK_NUMBER, GOOD_NUMBER, SHIP_NUMBER
from gamecore.games.porto_carthago.possible import unclaimed
from gamecore.games.porto_carthago.rule_list import Facts, asked, data, dock_list, good_list, rule, ship_list
from gamecore.games.porto_carthago.state import PortoCarthagoState, matches

State = PortoCarthagoState


def taken_dock(s: State, dock: str) -> Facts:
    """Return the facts about a dock that has an owner (C1.7), or None."""
    if s.owners[DOCK_NUMBER[dock]] < 0:
        return None
    return {"dock": dock, "owner": s.owners[DOCK_NUMBER[dock]], "free": dock_list(unclaimed(s))}


@rule("C2.7", Claim, say="You cannot claim {dock}: it has an owner already. Unclaimed docks: {free}.")
def the_first_dock_is_unclaimed(s: State, seat: int, a: Claim) -> Facts:
    """C2.7, C1.7, C1.8."""
    return taken_dock(s, a.dock) if asked(s) == "first dock" else None


@rule("C2.8", Claim, say="You cannot claim {dock}: it has an owner already. Unclaimed docks: {free}.")
def the_second_dock_is_unclaimed(s: State, seat: int, a: Claim) -> Facts:
    """C2.8, C1.7, C1.8."""
    return taken_dock(s, a.dock) if asked(s) == "second dock" else None


@rule("C2.8", Take, say="You cannot take {good}: the market has none. It has: {market}.")
def the_market_has_the_good_to_take(s: State, seat: int, a: Take) -> Facts:
    """C2.8."""
    return None if s.market[GOOD_NUMBER[a.good]] else {"good": a.good, "market": good_list(s.market)}


@rule("C4.9", Enter, say="You cannot dock {card}: it is not in row 1. These ships are: {ships}.")
def the_ship_is_in_row_1(s: State, seat: int, a: Enter) -> Facts:
    """C4.9."""
    return None if SHIP_NUMBER[a.card] in s.row1 else {"card": a.card, "ships": ship_list(s.row1)}


@rule(
    "C4.9",
    Enter,
    say="You cannot put {card} there ({berth}): it goes to a dock of {civilization} without a ship, or away if "
    "both are full. Possible: {possible}.",
)
def the_berth_is_free(s: State, seat: int, a: Enter) -> Facts:
    """C4.9, C4.11."""
    card = SHIP_NUMBER[a.card]
    if a.berth in berths_for(s, card):
        return None
    civilization = CIVILIZATIONS[CIVILIZATION_OF[card]]
    possible = ", ".join(berths_for(s, card))
    return {"card": a.card, "berth": a.berth, "civilization": civilization, "possible": possible}


@rule(
    "C4.5",
    Expel,
    say="You cannot put {card} under the deck: only the first lighthouse player may do that, instead of docking "
    "ships. You still have {due} to dock.",
)
def only_the_leader_expels(s: State, seat: int, a: Expel) -> Facts:
    """C4.5."""
    return None if data(s)[1] else {"card": a.card, "due": data(s)[0]}


@rule("C4.5", Expel, say="You cannot put {card} under the deck: it is not in row 1. These ships are: {ships}.")
def the_expelled_ship_is_in_row_1(s: State, seat: int, a: Expel) -> Facts:
    """C4.5."""
    return None if SHIP_NUMBER[a.card] in s.row1 else {"card": a.card, "ships": ship_list(s.row1)}


@rule("C4.15", Load, say="You cannot load at {dock}: you have no good there that its ship wants. Ready: {ready}.")
def the_load_is_an_own_match(s: State, seat: int, a: Load) -> Facts:
    """C4.14, C4.15."""
    ready = matches(s, seat)
    return None if DOCK_NUMBER[a.dock] in ready else {"dock": a.dock, "ready": dock_list(ready)}
