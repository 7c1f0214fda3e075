"""Refusing rules of kept privileges (C13)."""

from __future__ import annotations

from gamecore.games.porto_carthago.actions import Bring, Deliver, Shift, Stack, Use
from gamecore.games.porto_carthago.pieces import (
    DOCK_NUMBER,
    DOCKS,
    GOODS,
    MOST_SHIFTED,
    PRIVILEGE_OF,
    PRIVILEGES,
    SHIP_NUMBER,
)
from gamecore.games.porto_carthago.possible import deliveries, has_effect, kept, own_docks
from gamecore.games.porto_carthago.rule_list import Facts, asked, data, dock_list, good_list, rule, ship_list
from gamecore.games.porto_carthago.state import PortoCarthagoState

State = PortoCarthagoState


@rule("C13.1", Use, say="You cannot use {card}: you do not have that privilege. You have: {cards}.")
def the_privilege_is_yours(s: State, seat: int, a: Use) -> Facts:
    """C13.1, C13.4."""
    return None if SHIP_NUMBER[a.card] in kept(s, seat) else {"card": a.card, "cards": ship_list(kept(s, seat))}


@rule(
    "C13.5", Use, say="You cannot use {privilege} ({card}) now: you have left out the action, so the bonus comes first."
)
def the_bonus_comes_first(s: State, seat: int, a: Use) -> Facts:
    """C13.5, C6.7."""
    if asked(s) != "bonus" or not data(s)[1]:
        return None
    return {"card": a.card, "privilege": PRIVILEGES[PRIVILEGE_OF[SHIP_NUMBER[a.card]]]}


NEEDS = {
    "SCOUT3": "a card in the deck",
    "ANYGOOD": "a ship at a dock of yours and a good to load",
    "PILOT": "a ship in row 1",
    "MOVE3": "a servant in the lighthouse or the temple",
    "PALACE": "a servant in supply and the price of the cheapest free palace space",
}


@rule("C13.5", Use, say="You cannot use {privilege} ({card}) now: it needs {needs}.")
def the_privilege_has_an_effect(s: State, seat: int, a: Use) -> Facts:
    """C13.5."""
    card = SHIP_NUMBER[a.card]
    if card not in kept(s, seat) or has_effect(s, seat, card):
        return None
    privilege = PRIVILEGES[PRIVILEGE_OF[card]]
    return {"card": a.card, "privilege": privilege, "needs": NEEDS[privilege]}


@rule("C13.11", Stack, say="You cannot put back {order}: name each of the {count} cards you looked at once.")
def the_cards_looked_at_go_back(s: State, seat: int, a: Stack) -> Facts:
    """C13.11."""
    if sorted(SHIP_NUMBER[name] for name in a.cards) == sorted(s.top):
        return None
    return {"order": ", ".join(a.cards), "count": len(s.top)}


@rule("C13.13", Bring, say="You cannot bring {card} in: it is not in row 1. These ships are: {ships}.")
def the_ship_brought_is_in_row_1(s: State, seat: int, a: Bring) -> Facts:
    """C13.13."""
    return None if SHIP_NUMBER[a.card] in s.row1 else {"card": a.card, "ships": ship_list(s.row1)}


@rule(
    "C13.14",
    Shift,
    say="You cannot shift {count} servants like that: 1 to {most} servants move, each player’s in one direction.",
)
def one_to_three_servants_shift(s: State, seat: int, a: Shift) -> Facts:
    """C13.14."""
    owners = [owner for owner, _ in a.moves]
    count = sum(abs(moved) for _, moved in a.moves)
    proper = len(set(owners)) == len(owners) and all(moved for _, moved in a.moves)
    return None if proper and 0 < count <= MOST_SHIFTED else {"count": count, "most": MOST_SHIFTED}


@rule(
    "C13.14",
    Shift,
    say="You cannot shift a player’s servants like that: in the lighthouse that player has {lighthouse}, in the temple "
    "{temple}.",
)
def the_servants_to_shift_are_there(s: State, seat: int, a: Shift) -> Facts:
    """C13.14."""
    for owner, count in a.moves:
        if not 0 <= owner < s.players:
            return {"owner": owner, "lighthouse": 0, "temple": 0}
        if not -s.lighthouse[owner] <= count <= s.temple[owner]:
            return {"owner": owner, "lighthouse": s.lighthouse[owner], "temple": s.temple[owner]}
    return None


@rule("C13.12", Deliver, say="You cannot load at {dock}: you need a dock of your own with a ship. Your docks: {docks}.")
def the_ship_is_at_an_own_dock(s: State, seat: int, a: Deliver) -> Facts:
    """C13.12."""
    dock = DOCK_NUMBER[a.dock]
    if s.owners[dock] == seat and s.berths[dock] >= 0:
        return None
    return {"dock": a.dock, "docks": dock_list(own_docks(s, seat))}


@rule(
    "C13.12",
    Deliver,
    say="You cannot load {what} at {dock}: a good that lies at that dock goes first, otherwise it is a good of "
    "your own. Your warehouse holds: {goods}.",
)
def the_good_can_be_loaded(s: State, seat: int, a: Deliver) -> Facts:
    """C13.12."""
    possible = {(GOODS[good] if good >= 0 else DOCKS[at], DOCKS[dock]) for good, at, dock in deliveries(s, seat)}
    if (a.what, a.dock) in possible:
        return None
    return {"what": a.what, "dock": a.dock, "goods": good_list(s.warehouse[seat])}
