"""The base actions of the five kinds of action cards (C7), and voyages by charter (C11)."""

from __future__ import annotations

from typing import Any

from gamecore.games.porto_carthago.actions import (
    CHARTER_SHIPS,
    WAREHOUSE,
    Assign,
    Buy,
    Carry,
    Charter,
    Claim,
    Offer,
    Release,
    Skip,
    Switch,
)
from gamecore.games.porto_carthago.actions_chance import Voyage
from gamecore.games.porto_carthago.loading import load_if_wanted
from gamecore.games.porto_carthago.pieces import (
    DOCK_NUMBER,
    DOCK_SERVANTS,
    DOCKS,
    GOOD_NUMBER,
    GOODS,
    SHIP_NAMES,
    SHIP_NUMBER,
    SHIPS,
    merchant_price,
)
from gamecore.games.porto_carthago.state import (
    NOTHING,
    PortoCarthagoDraft,
    change_goods,
    put_in_bag,
    put_under,
    take_top,
)
from gamecore.games.porto_carthago.turn import claim
from gamecore.games.porto_carthago.turn_actions import buy, skip_base
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced


def answer_base(t: PortoCarthagoDraft, entry: Pending, action: Any) -> None:
    """Carry out the base action of a card; its bonus follows (C6.6). Skipped, the bonus comes at once (C6.7)."""
    if type(action) is Skip:
        skip_base(t, entry.seat, entry.data[0])
        return
    t.push(pending("reward", entry.seat, entry.data[0]))
    BASES[type(action)](t, entry.seat, action)


def charter(t: PortoCarthagoDraft, seat: int, action: Charter) -> None:
    """Put a servant on an empty charter ship (C7.1)."""
    t.supply = added(t.supply, seat, -1)
    t.charter = replaced(t.charter, action.number - 1, seat)
    t.events.append(event("chartered", "C7.1", seat, {"ship": action.number}))


def assign(t: PortoCarthagoDraft, seat: int, action: Assign) -> None:
    """Move servants among supply, lighthouse and temple (C7.10)."""
    t.lighthouse = added(t.lighthouse, seat, action.lighthouse)
    t.temple = added(t.temple, seat, action.temple)
    t.supply = added(t.supply, seat, -action.lighthouse - action.temple)
    facts = {"lighthouse": action.lighthouse, "temple": action.temple}
    t.events.append(event("assigned", "C7.10", seat, facts))


# The load master ------------------------------------------------------------------------------------------


def claim_dock(t: PortoCarthagoDraft, seat: int, action: Claim) -> None:
    """Claim a dock (C7.15)."""
    claim(t, seat, DOCK_NUMBER[action.dock], "C7.15")


def leave(t: PortoCarthagoDraft, seat: int, dock: int) -> None:
    """Take the servants off a dock; a good that lies there goes to the bag (C1.9, C7.18)."""
    t.owners = replaced(t.owners, dock, NOTHING)
    good = t.stores[dock]
    if good >= 0:
        t.stores = replaced(t.stores, dock, NOTHING)
        put_in_bag(t, good)
        t.events.append(event("good lost", "C7.18", seat, {"good": GOODS[good], "dock": DOCKS[dock]}))


def switch(t: PortoCarthagoDraft, seat: int, action: Switch) -> None:
    """Move the servants of a dock to another one (C7.16)."""
    t.events.append(event("switched", "C7.16", seat, {"dock": action.dock, "to": action.to}))
    leave(t, seat, DOCK_NUMBER[action.dock])
    t.owners = replaced(t.owners, DOCK_NUMBER[action.to], seat)


def release(t: PortoCarthagoDraft, seat: int, action: Release) -> None:
    """Take the servants of a dock home (C7.17)."""
    t.events.append(event("released", "C7.17", seat, {"dock": action.dock}))
    leave(t, seat, DOCK_NUMBER[action.dock])
    t.supply = added(t.supply, seat, DOCK_SERVANTS)


# Merchant and porter --------------------------------------------------------------------------------------


def buy_good(t: PortoCarthagoDraft, seat: int, action: Buy) -> None:
    """Buy a good at the merchant's price, which falls (C7.20, C7.22)."""
    buy(t, seat, GOOD_NUMBER[action.good], merchant_price(t.bought), "C7.22")
    t.bought += 1


def take_good(t: PortoCarthagoDraft, seat: int, what: str) -> int:
    """Take a good from the warehouse, or the one that lies at a dock; return its kind."""
    if what in GOOD_NUMBER:
        change_goods(t, seat, GOOD_NUMBER[what], -1)
        return GOOD_NUMBER[what]
    dock = DOCK_NUMBER[what]
    good = t.stores[dock]
    t.stores = replaced(t.stores, dock, NOTHING)
    return good


def carry(t: PortoCarthagoDraft, seat: int, action: Carry) -> None:
    """Move one good; a match is loaded and a charter ship sails at once (C7.4, C7.8, C7.9)."""
    good = take_good(t, seat, action.what)
    source = WAREHOUSE if action.what in GOOD_NUMBER else action.what
    facts = {"good": GOODS[good], "source": source, "target": action.to}
    t.events.append(event("carried", "C7.4", seat, facts))
    if action.to == WAREHOUSE:
        change_goods(t, seat, good, 1)
    elif action.to in DOCK_NUMBER:
        dock = DOCK_NUMBER[action.to]
        t.stores = replaced(t.stores, dock, good)
        load_if_wanted(t, dock)
    else:
        put_in_bag(t, good)
        t.push(pending("voyage", seat, CHARTER_SHIPS.index(action.to), good))


# Voyages --------------------------------------------------------------------------------------------------


def answer_voyage(t: PortoCarthagoDraft, entry: Pending, action: Voyage) -> None:
    """Turn up the destination: two trade points and the income, or one and half of it (C11.3 to C11.9)."""
    seat, card = entry.seat, SHIP_NUMBER[action.card]
    take_top(t, card)
    t.turned = card
    danger, servants = SHIPS[card].danger, t.temple[seat]
    facts = {"card": action.card, "danger": danger, "servants": servants, "good": GOODS[entry.data[1]]}
    t.events.append(event("turned up", "C11.3", seat, facts))
    t.push(pending("ashore", seat, entry.data[0]))
    if servants >= danger:
        t.events.append(event("succeeded", "C11.4", seat, {"points": 2}))
        t.push(pending("proceeds", seat, 1))
        t.push(pending("gain", seat))
    else:
        t.events.append(event("failed", "C11.6", seat, {"points": 1}))
        t.push(pending("proceeds", seat, 0))
    t.push(pending("gain", seat))


def proceeds(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Pay the income of a voyage; after a success the offering is due (C11.5, C11.7)."""
    seat, success = entry.seat, entry.data[0]
    full = SHIPS[t.turned].income
    amount = full if success else (full + 1) // 2
    t.cash = added(t.cash, seat, amount)
    t.events.append(event("voyage pays", "C11.5" if success else "C11.7", seat, {"amount": amount}))
    if success:
        t.push(pending("offering", seat, t.temple[seat]))


def answer_offering(t: PortoCarthagoDraft, entry: Pending, action: Offer) -> None:
    """Pay the temple offering as far as the talents go (C11.5, C11.11)."""
    due = entry.data[0]
    t.cash = added(t.cash, entry.seat, -action.number)
    rule = "C11.5" if action.number == due else "C11.11"
    t.events.append(event("offered", rule, entry.seat, {"due": due, "paid": action.number}))


def ashore(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Clear up after a voyage: card under the deck, captain and one temple servant home (C11.8)."""
    seat, card = entry.seat, t.turned
    t.turned = NOTHING
    put_under(t, card)
    t.charter = replaced(t.charter, entry.data[0], NOTHING)
    t.temple = added(t.temple, seat, -1)
    t.supply = added(t.supply, seat, 2)
    t.events.append(event("voyage over", "C11.8", seat, {"card": SHIP_NAMES[card]}))


BASES: dict[type, Any] = {
    Charter: charter,
    Carry: carry,
    Assign: assign,
    Claim: claim_dock,
    Switch: switch,
    Release: release,
    Buy: buy_good,
}
