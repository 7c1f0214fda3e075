"""What can be carried out as the table stands: facts shared by menus, stages and refusing rules.

Functions named ``open_…`` look at open facts alone: what is asked never depends on hidden money (C1.11), so that
nobody learns from a question that was not put how much another seat has. Those named ``can_…`` know the seat's
money too.
"""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.porto_carthago.pieces import (
    ANYGOOD,
    DOCK_COUNT,
    DOCK_SERVANTS,
    EXTENSION_PRICE,
    IMMEDIATE,
    LAST_PALACE,
    MERCHANT,
    MOVE3,
    PALACE,
    PALACE_BONUS,
    PALACE_POINTS,
    PALACE_PRICES,
    PILOT,
    PRIVILEGE_OF,
    SCOUT3,
    SPACE_BONUSES,
    SPACE_COSTS,
    WAREHOUSE,
    merchant_price,
)
from gamecore.games.porto_carthago.state import (
    Counts,
    Table,
    free_slots,
    has_deck,
    palace_points,
    palace_price,
)
from gamecore.kernel.decision import Pending

# Base actions ---------------------------------------------------------------------------------------------


def own_docks(t: Table, seat: int) -> Counts:
    """Return the docks of a seat."""
    return tuple(dock for dock in range(DOCK_COUNT) if t.owners[dock] == seat)


def unclaimed(t: Table) -> Counts:
    """Return the docks without an owner (C1.7)."""
    return tuple(dock for dock in range(DOCK_COUNT) if t.owners[dock] < 0)


def empty_ships(t: Table) -> Counts:
    """Return the empty charter ships, from 0 (C7.2)."""
    return tuple(ship for ship, seat in enumerate(t.charter) if seat < 0)


def ready_ships(t: Table, seat: int) -> Counts:
    """Return the charter ships on which a seat could ship a good now (C11.1, C16.4)."""
    if not t.temple[seat] or not has_deck(t):
        return ()
    return tuple(ship for ship, owner in enumerate(t.charter) if owner == seat)


def open_captain(t: Table, seat: int, supply: int) -> bool:
    """Return whether a captain could sign on (C7.1, C16.5)."""
    return supply > 0 and -1 in t.charter


def open_porter(t: Table, seat: int, supply: int) -> bool:
    """Return whether a porter has a good to move and a place for it (C7.4, C7.5)."""
    docks = own_docks(t, seat)
    stored = any(t.stores[dock] >= 0 for dock in docks)
    if not stored and not any(t.warehouse[seat]):
        return False
    if any(t.stores[dock] < 0 for dock in docks) or ready_ships(t, seat):
        return True
    return stored and free_slots(t, seat) > 0


def open_aristocrat(t: Table, seat: int, supply: int) -> bool:
    """Return whether an aristocrat has a servant to move (C7.10)."""
    return supply + t.lighthouse[seat] + t.temple[seat] > 0


def open_loadmaster(t: Table, seat: int, supply: int) -> bool:
    """Return whether a load master can claim, switch or release (C7.14)."""
    return seat in t.owners or (supply >= DOCK_SERVANTS and -1 in t.owners)


def open_merchant(t: Table, seat: int, supply: int) -> bool:
    """Return whether the merchant has a good and the seat a slot for it (C7.21, C16.8)."""
    return any(t.market) and free_slots(t, seat) > 0


OPEN_BASE: tuple[Callable[[Table, int, int], bool], ...] = (
    open_captain,
    open_porter,
    open_aristocrat,
    open_loadmaster,
    open_merchant,
)
"""By kind of action card: whether open facts allow its base action."""


def can_base(t: Table, seat: int, kind: int, supply: int) -> bool:
    """Return whether the base action of a kind of card can be carried out with so many servants in supply."""
    if kind == MERCHANT and t.cash[seat] < merchant_price(t.bought):
        return False
    return OPEN_BASE[kind](t, seat, supply)


# Bonus actions --------------------------------------------------------------------------------------------


def open_bonus(t: Table, seat: int, space: int, supply: int) -> bool:
    """Return whether open facts allow the bonus of a space (C9.2, C9.4, C9.6)."""
    bonus = SPACE_BONUSES[space]
    if bonus == WAREHOUSE:
        return t.blocked[seat] > 0
    return bonus == PALACE_BONUS and supply > 0 and t.points[seat] >= palace_points(t)


def bonus_price(t: Table, space: int) -> int:
    """Return the least price of the bonus of a space that has one."""
    return EXTENSION_PRICE if SPACE_BONUSES[space] == WAREHOUSE else palace_price(t)


def can_bonus(t: Table, seat: int, space: int, supply: int) -> bool:
    """Return whether the bonus of a space can be carried out with so many servants in supply."""
    return open_bonus(t, seat, space, supply) and t.cash[seat] >= bonus_price(t, space)


def can_play(t: Table, seat: int, space: int) -> bool:
    """Return whether the card on a space can be used (C6.4, C6.7)."""
    supply = t.supply[seat] - SPACE_COSTS[space]
    if supply < 0:
        return False
    return can_base(t, seat, t.layout[space], supply) or can_bonus(t, seat, space, supply)


def open_final_purchase(t: Table, seat: int) -> bool:
    """Return whether open facts allow the final purchase (C14.7)."""
    return t.supply[seat] > 0 and t.points[seat] >= PALACE_POINTS[LAST_PALACE]


FINAL_PRICE = PALACE_PRICES[LAST_PALACE]

# Privileges -----------------------------------------------------------------------------------------------


def deliveries(t: Table, seat: int) -> tuple[tuple[int, int, int], ...]:
    """Return what ANYGOOD could load: triples of good (or -1), dock where it lies (or -1) and dock of the ship."""
    docks = own_docks(t, seat)
    found = []
    for dock in docks:
        if t.berths[dock] < 0:
            continue
        if t.stores[dock] >= 0:
            found.append((-1, dock, dock))
            continue
        found += [(good, -1, dock) for good, count in enumerate(t.warehouse[seat]) if count]
        found += [(-1, other, dock) for other in docks if t.stores[other] >= 0]
    return tuple(found)


def open_effect(t: Table, seat: int, card: int) -> bool:
    """Return whether open facts allow a kept privilege to have an effect (C13.5)."""
    privilege = PRIVILEGE_OF[card]
    if privilege == SCOUT3:
        return has_deck(t)
    if privilege == ANYGOOD:
        return bool(deliveries(t, seat))
    if privilege == PILOT:
        return any(ship >= 0 for ship in t.row1)
    if privilege == MOVE3:
        return any(t.lighthouse) or any(t.temple)
    return privilege == PALACE and t.supply[seat] > 0


def has_effect(t: Table, seat: int, card: int) -> bool:
    """Return whether a kept privilege has an effect (C13.5)."""
    if PRIVILEGE_OF[card] == PALACE and t.cash[seat] < palace_price(t):
        return False
    return open_effect(t, seat, card)


def kept(t: Table, seat: int) -> Counts:
    """Return the cards that a seat keeps for later use (C13.4)."""
    return tuple(card for card in t.displays[seat] if PRIVILEGE_OF[card] not in IMMEDIATE)


def open_privilege(t: Table, seat: int) -> bool:
    """Return whether a seat keeps a privilege that could have an effect as far as the others can know."""
    return any(open_effect(t, seat, card) for card in kept(t, seat))


# Money that a question tells about ------------------------------------------------------------------------


def least_cash(t: Table, entry: Pending) -> int:
    """Return the least talents with which this question has an answer, as open facts tell (C6.7)."""
    if entry.kind not in ("merchant", "bonus") or (entry.kind == "bonus" and not entry.data[1]):
        return 0
    prices = []
    if open_bonus(t, entry.seat, entry.data[0], t.supply[entry.seat]):
        prices.append(bonus_price(t, entry.data[0]))
    if entry.kind == "merchant" and open_merchant(t, entry.seat, t.supply[entry.seat]):
        prices.append(merchant_price(t.bought))
    return min(prices, default=0)
