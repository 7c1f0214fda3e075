"""Porto Carthago's legal answers in bulk: lists with fixed content, shared by all states that offer them.

They say the same as the refusing rules, only all at once; the contract tests prove it on random positions.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations, product

from gamecore.games.porto_carthago.actions import (
    CHARTER_SHIPS,
    WAREHOUSE,
    Accept,
    Assign,
    Bring,
    Buy,
    Carry,
    Charter,
    Claim,
    Collect,
    Deliver,
    End,
    Enter,
    Expel,
    Extend,
    Intrigue,
    Load,
    Offer,
    Play,
    Purchase,
    Release,
    Renew,
    Score,
    Shift,
    Skip,
    Stack,
    Switch,
    Take,
    Use,
)
from gamecore.games.porto_carthago.pieces import (
    CARD_KINDS,
    DOCK_SERVANTS,
    DOCKS,
    EXTENSION_PRICE,
    GOODS,
    MOST_ASSIGNED,
    MOST_SHIFTED,
    NUMERALS,
    RENEWAL_PRICE,
    SHIP_NAMES,
    SPACE_BONUSES,
    SPACES,
    docks_of,
    merchant_price,
)
from gamecore.games.porto_carthago.pieces import WAREHOUSE as EXTENSION
from gamecore.games.porto_carthago.possible import (
    FINAL_PRICE,
    can_bonus,
    can_play,
    deliveries,
    empty_ships,
    has_effect,
    kept,
    open_final_purchase,
    own_docks,
    ready_ships,
    unclaimed,
)
from gamecore.games.porto_carthago.state import Counts, Table, free_slots, matches
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.flow import Menu

Menus = tuple[Menu, ...]

SKIP = Menu([Skip()])
NONE = Menu([])
POINT = Menu([Score(), Intrigue()])
PRIVILEGE = Menu([Accept(), Skip()])
PLAIN = Menu([Collect(), Renew()])
END = Menu([End()])
PURCHASE = Menu([Purchase()])


@cache
def claims(docks: Counts) -> Menu:
    """Return the claims of these docks."""
    return Menu(Claim(DOCKS[dock]) for dock in docks)


@cache
def purchases(goods: Counts) -> Menu:
    """Return the purchases of these kinds of goods."""
    return Menu(Buy(GOODS[good]) for good in goods)


@cache
def takes(goods: Counts) -> Menu:
    """Return the ways to take one of these kinds of goods."""
    return Menu(Take(GOODS[good]) for good in goods)


def offered(market: Counts) -> Counts:
    """Return the kinds of goods in a market."""
    return tuple(good for good, count in enumerate(market) if count)


# Setup and ships ------------------------------------------------------------------------------------------


def first_dock_menus(t: Table, entry: Pending) -> Menus:
    """Return the docks to claim, and none (C2.7)."""
    return claims(unclaimed(t)), SKIP


def good_menus(t: Table, entry: Pending) -> Menus:
    """Return the goods of the market (C2.8)."""
    return (takes(offered(t.market)),)


def second_dock_menus(t: Table, entry: Pending) -> Menus:
    """Return the docks to claim (C2.8)."""
    return (claims(unclaimed(t)),)


ENTRIES = {(card, berth): Enter(name, berth) for card, name in enumerate(SHIP_NAMES) for berth in (*NUMERALS, "away")}
EXPELS = tuple(Expel(name) for name in SHIP_NAMES)


def berths_for(t: Table, card: int) -> tuple[str, ...]:
    """Return where a ship of row 1 can go: its free docks, or away if there is none (C4.9, C4.11)."""
    return tuple(NUMERALS[dock % 2] for dock in docks_of(card) if t.berths[dock] < 0) or ("away",)


def lighthouse_menus(t: Table, entry: Pending) -> Menus:
    """Return the ships of row 1 with their docks, and for the leader their expulsion (C4.5 to C4.9)."""
    ships = [card for card in t.row1 if card >= 0]
    actions: list[Action] = [ENTRIES[card, berth] for card in ships for berth in berths_for(t, card)]
    if entry.data[1]:
        actions += [EXPELS[card] for card in ships]
    return (Menu(actions),)


@cache
def loads(docks: Counts) -> Menu:
    """Return the loads at these docks."""
    return Menu(Load(DOCKS[dock]) for dock in docks)


def load_menus(t: Table, entry: Pending) -> Menus:
    """Return the own loads still to be done (C4.15)."""
    return (loads(matches(t, entry.seat)),)


def point_menus(t: Table, entry: Pending) -> Menus:
    """Return track and path (C12.3)."""
    return (POINT,)


def privilege_menus(t: Table, entry: Pending) -> Menus:
    """Return using and declining an immediate privilege (C13.3)."""
    return (PRIVILEGE,)


# The turn -------------------------------------------------------------------------------------------------


@cache
def plays(spaces: Counts) -> Menu:
    """Return the use of the cards on these spaces."""
    return Menu(Play(SPACES[space]) for space in spaces)


@cache
def uses(cards: Counts) -> Menu:
    """Return the use of these privileges."""
    return Menu(Use(SHIP_NAMES[card]) for card in cards)


def use_menu(t: Table, seat: int) -> Menu:
    """Return the free extra actions of a seat: kept privileges that have an effect (C13.5)."""
    if not t.displays[seat]:
        return NONE
    return uses(tuple(card for card in kept(t, seat) if has_effect(t, seat, card)))


def turn_menus(t: Table, entry: Pending) -> Menus:
    """Return the options of a turn (C6.2) and the privileges."""
    seat = entry.seat
    return plays(tuple(space for space in range(len(SPACES)) if can_play(t, seat, space))), PLAIN, use_menu(t, seat)


def after_menus(t: Table, entry: Pending) -> Menus:
    """Return the privileges, and ending the turn (C6.3)."""
    return END, use_menu(t, entry.seat)


def final_menus(t: Table, entry: Pending) -> Menus:
    """Return the final purchase, the privileges and ending the turn (C14.6, C14.7)."""
    seat = entry.seat
    buys = not entry.data[0] and open_final_purchase(t, seat) and t.cash[seat] >= FINAL_PRICE
    return PURCHASE if buys else NONE, END, use_menu(t, seat)


def skip_menu(t: Table, entry: Pending) -> Menu:
    """Return leaving out the base action, if the bonus can be carried out (C6.7)."""
    return SKIP if can_bonus(t, entry.seat, entry.data[0], t.supply[entry.seat]) else NONE


# Base actions ---------------------------------------------------------------------------------------------


@cache
def charters(ships: Counts) -> Menu:
    """Return the charters of these ships."""
    return Menu(Charter(ship + 1) for ship in ships)


def captain_menus(t: Table, entry: Pending) -> Menus:
    """Return the empty charter ships (C7.1)."""
    return charters(empty_ships(t) if t.supply[entry.seat] else ()), skip_menu(t, entry)


@lru_cache(maxsize=8192)
def carries(goods: Counts, sources: Counts, empty: Counts, slot: bool, ships: Counts) -> Menu:
    """Return the moves of goods from the warehouse and from these docks (C7.4 to C7.6)."""
    docks = tuple(DOCKS[dock] for dock in empty)
    aboard = tuple(CHARTER_SHIPS[ship] for ship in ships)
    actions = [Carry(GOODS[good], to) for good in goods for to in (*docks, *aboard)]
    home = (WAREHOUSE,) if slot else ()
    actions += [Carry(DOCKS[dock], to) for dock in sources for to in (*home, *docks, *aboard)]
    return Menu(actions)


def porter_menus(t: Table, entry: Pending) -> Menus:
    """Return the moves of one good (C7.4)."""
    seat = entry.seat
    docks = own_docks(t, seat)
    full = tuple(dock for dock in docks if t.stores[dock] >= 0)
    empty = tuple(dock for dock in docks if t.stores[dock] < 0)
    slot = free_slots(t, seat) > 0
    return carries(offered(t.warehouse[seat]), full, empty, slot, ready_ships(t, seat)), skip_menu(t, entry)


@cache
def assigns(supply: int, lighthouse: int, temple: int) -> Menu:
    """Return the net moves of one to five servants among three zones (C7.10, C7.12)."""
    reach = range(-MOST_ASSIGNED, MOST_ASSIGNED + 1)
    return Menu(
        Assign(light, pray)
        for light, pray in product(reach, reach)
        if 0 < servants_moved(light, pray) <= MOST_ASSIGNED
        and light >= -lighthouse
        and pray >= -temple
        and light + pray <= supply
    )


def servants_moved(lighthouse: int, temple: int) -> int:
    """Return how many servants change their zone, with these changes and the supply's (C7.12).

    >>> servants_moved(2, -1), servants_moved(-2, -2), servants_moved(3, 2)
    (2, 4, 5)
    """
    return max(lighthouse, 0) + max(temple, 0) + max(-lighthouse - temple, 0)


def aristocrat_menus(t: Table, entry: Pending) -> Menus:
    """Return the moves among supply, lighthouse and temple (C7.10)."""
    zones = (t.supply[entry.seat], t.lighthouse[entry.seat], t.temple[entry.seat])
    return assigns(*(min(zone, MOST_ASSIGNED) for zone in zones)), skip_menu(t, entry)


@lru_cache(maxsize=8192)
def masters(own: Counts, free: Counts, claim: bool) -> Menu:
    """Return claims, switches and releases (C7.15 to C7.17)."""
    actions: list[Action] = [Claim(DOCKS[dock]) for dock in free] if claim else []
    actions += [Switch(DOCKS[dock], DOCKS[to]) for dock in own for to in free]
    return Menu([*actions, *(Release(DOCKS[dock]) for dock in own)])


def loadmaster_menus(t: Table, entry: Pending) -> Menus:
    """Return what a load master can do (C7.14)."""
    seat = entry.seat
    return masters(own_docks(t, seat), unclaimed(t), t.supply[seat] >= DOCK_SERVANTS), skip_menu(t, entry)


def merchant_menus(t: Table, entry: Pending) -> Menus:
    """Return the goods that the seat can buy (C7.20 to C7.22)."""
    seat = entry.seat
    buys = t.cash[seat] >= merchant_price(t.bought) and free_slots(t, seat) > 0
    return purchases(offered(t.market) if buys else ()), skip_menu(t, entry)


BASE_MENUS = (captain_menus, porter_menus, aristocrat_menus, loadmaster_menus, merchant_menus)
"""By kind of action card."""


def base_actions(t: Table, seat: int, space: int) -> tuple[Action, ...]:
    """Return the base actions of the card on a space with the seat's present servants, its cost left out."""
    kind = t.layout[space]
    return BASE_MENUS[kind](t, pending(CARD_KINDS[kind], seat, space))[0].actions


# Bonus, renewal, offering ---------------------------------------------------------------------------------


@cache
def extensions(most: int) -> Menu:
    """Return the extensions by up to so many slots (C9.1)."""
    return Menu(Extend(number) for number in range(1, most + 1))


def bonus_menus(t: Table, entry: Pending) -> Menus:
    """Return the bonus of a space; skipping it and privileges unless the base action was skipped (C6.7)."""
    seat, (space, must) = entry.seat, entry.data
    if SPACE_BONUSES[space] == EXTENSION:
        bonus = extensions(min(t.blocked[seat], t.cash[seat] // EXTENSION_PRICE))
    else:
        bonus = PURCHASE if can_bonus(t, seat, space, t.supply[seat]) else NONE
    return (bonus,) if must else (bonus, SKIP, use_menu(t, seat))


def market_good_menus(t: Table, entry: Pending) -> Menus:
    """Return the goods for 6 T, and none (C8.3)."""
    return purchases(offered(t.market) if t.cash[entry.seat] >= RENEWAL_PRICE else ()), SKIP


@cache
def offers(amount: int) -> Menu:
    """Return the one payment that is due."""
    return Menu([Offer(amount)])


def offering_menus(t: Table, entry: Pending) -> Menus:
    """Return the offering, as far as the talents go (C11.5, C11.11)."""
    return (offers(min(entry.data[0], t.cash[entry.seat])),)


# Privileges -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def stacks(cards: Counts) -> Menu:
    """Return the orders of the cards looked at (C13.11)."""
    return Menu(Stack(tuple(SHIP_NAMES[card] for card in order)) for order in permutations(cards))


def order_menus(t: Table, entry: Pending) -> Menus:
    """Return the orders of the cards looked at (C13.11)."""
    return (stacks(t.top),)


BRINGS = tuple(Bring(name) for name in SHIP_NAMES)


def pilot_menus(t: Table, entry: Pending) -> Menus:
    """Return the ships of row 1 (C13.13)."""
    return (Menu(BRINGS[card] for card in t.row1 if card >= 0),)


@lru_cache(maxsize=2048)
def shifts(lighthouse: Counts, temple: Counts) -> Menu:
    """Return the moves of one to three servants between temple and lighthouse (C13.14)."""
    ranges = [range(-light, pray + 1) for light, pray in zip(lighthouse, temple, strict=True)]
    return Menu(
        Shift(tuple((seat, count) for seat, count in enumerate(counts) if count))
        for counts in product(*ranges)
        if 0 < sum(map(abs, counts)) <= MOST_SHIFTED
    )


def shift_menus(t: Table, entry: Pending) -> Menus:
    """Return what MOVE3 can move (C13.14)."""
    lights = tuple(min(count, MOST_SHIFTED) for count in t.lighthouse)
    return (shifts(lights, tuple(min(count, MOST_SHIFTED) for count in t.temple)),)


def deliver_menus(t: Table, entry: Pending) -> Menus:
    """Return what ANYGOOD can load (C13.12)."""
    found = deliveries(t, entry.seat)
    return (Menu(Deliver(GOODS[good] if good >= 0 else DOCKS[at], DOCKS[dock]) for good, at, dock in found),)
