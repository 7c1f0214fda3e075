"""What Porto Carthago's actions are worth to a seat: estimates in talents, with exact chances for voyages."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago import menus
from gamecore.games.porto_carthago.coach_worth import (
    claim_worth,
    decades_left,
    good_worth,
    load_worth,
    voyage_worth,
)
from gamecore.games.porto_carthago.odds import own_talents
from gamecore.games.porto_carthago.odds_results import POINT, PRIVILEGE, SEAT, kind_asked
from gamecore.games.porto_carthago.pieces import (
    ANYGOOD,
    DOCK_NUMBER,
    EXTENSION_PRICE,
    GOOD_NUMBER,
    NUMERALS,
    PALACE,
    PALACE_BONUS,
    PALACE_POINTS,
    PILOT,
    PLAIN_INCOME,
    PRIVILEGE_OF,
    RENEWAL_PRICE,
    SHIP_NUMBER,
    SPACE_BONUSES,
    SPACE_COSTS,
    SPACE_NUMBER,
    WANTS,
    docks_of,
)
from gamecore.games.porto_carthago.possible import can_bonus, deliveries
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.actions import Action
from gamecore.kernel.view import seat_of

View = PortoCarthagoView


def appraise(view: View, legal: tuple[Action, ...]) -> dict[Action, float]:
    """Return what each legal action is worth to the viewing seat, in talents."""
    return {action: float(JUDGES[type(action)](view, action)) for action in legal}


def nothing(view: View, action: Action) -> float:
    """Return 0: this changes nothing that is counted here."""
    return 0.0


# The turn -------------------------------------------------------------------------------------------------


def worth_of_play(view: View, action: a.Play) -> float:
    """Return the worth of the best base action and of the bonus, less a little for the servants."""
    seat, space = seat_of(view), SPACE_NUMBER[action.space]
    actions = menus.base_actions(view.public, seat, space)
    base = max((JUDGES[type(each)](view, each) for each in actions), default=0.0)
    return max(base, 0.0) + bonus_worth(view, space) - 0.1 * SPACE_COSTS[space]


def bonus_worth(view: View, space: int) -> float:
    """Return what the bonus of a space is worth now."""
    seat = seat_of(view)
    if not can_bonus(view.public, seat, space, view.supply[seat] - SPACE_COSTS[space]):
        return 0.0
    return SEAT if SPACE_BONUSES[space] == PALACE_BONUS else max(0.0, extension_worth(view, 1))


def worth_of_collecting(view: View, action: a.Collect) -> float:
    """Return the 3 talents."""
    return float(PLAIN_INCOME)


def worth_of_renewal(view: View, action: a.Renew) -> float:
    """Return the hope for a better market, if a good could then be bought."""
    return 0.5 if view.free_slots(seat_of(view)) and own_talents(view) >= RENEWAL_PRICE else 0.1


def worth_of_purchase(view: View, action: a.Purchase) -> float:
    """Return the worth of a palace seat, for which all money is earned."""
    return SEAT


def extension_worth(view: View, slots: int) -> float:
    """Return the servants' incomes and the use of slots, less their price."""
    spare = own_talents(view) - EXTENSION_PRICE * slots
    return slots * (decades_left(view) + 2.5 - EXTENSION_PRICE) - (2.0 if spare < 0 else 0.0)


def worth_of_extension(view: View, action: a.Extend) -> float:
    """Return the worth of open slots."""
    return extension_worth(view, action.number)


# Captain, porter and their colleagues ---------------------------------------------------------------------


def worth_of_charter(view: View, action: a.Charter) -> float:
    """Return the prospect of a voyage."""
    seat = seat_of(view)
    if seat in view.charter:
        return 0.5
    ready = any(view.warehouse[seat]) and view.temple[seat] > 0
    return 0.4 * voyage_worth(view, max(1, view.temple[seat])) if ready else 2.0


def worth_of_carrying(view: View, action: a.Carry) -> float:
    """Return what a good brings at its target, less its worth where it lies."""
    seat = seat_of(view)
    if action.what in GOOD_NUMBER:
        good, here = GOOD_NUMBER[action.what], good_worth(view, GOOD_NUMBER[action.what])
    else:
        dock = DOCK_NUMBER[action.what]
        good, here = view.stores[dock], dock_worth(view, dock, view.stores[dock])
    if action.to == a.WAREHOUSE:
        return good_worth(view, good) - here - 0.5
    if action.to in DOCK_NUMBER:
        return dock_worth(view, DOCK_NUMBER[action.to], good) - here
    return voyage_worth(view, view.temple[seat]) - here


def dock_worth(view: View, dock: int, good: int) -> float:
    """Return what a good at an own dock brings: a load at once, or one to hope for."""
    card = view.berths[dock]
    if card >= 0:
        return load_worth(card) if WANTS[card] == good else 0.2
    for row, chance in ((view.row1, 0.6), (view.row2, 0.4)):
        for ship in row:
            if ship >= 0 and dock in docks_of(ship) and WANTS[ship] == good:
                return chance * load_worth(ship)
    return 0.5


def worth_of_assigning(view: View, action: a.Assign) -> float:
    """Return the better voyage less the incomes that the servants forgo."""
    seat = seat_of(view)
    now, then = view.temple[seat], view.temple[seat] + action.temple
    use = 0.8 if seat in view.charter else 0.4
    gain = use * (voyage_worth(view, then) - voyage_worth(view, now))
    light = 1.0 * ((view.lighthouse[seat] + action.lighthouse > 0) - (view.lighthouse[seat] > 0))
    return gain + light - 0.6 * (action.temple + action.lighthouse) * decades_left(view)


def worth_of_claim(view: View, action: a.Claim) -> float:
    """Return the prospect of a load at a dock; in setup its servants are needed anyway."""
    return claim_worth(view, DOCK_NUMBER[action.dock]) - (0.0 if "dock" in kind_asked(view) else 1.0)


def worth_of_switch(view: View, action: a.Switch) -> float:
    """Return the prospect of the new dock less that of the old one."""
    old = DOCK_NUMBER[action.dock]
    lost = 3.0 if view.stores[old] >= 0 else 0.0
    return claim_worth(view, DOCK_NUMBER[action.to]) - claim_worth(view, old) - lost - 1.0


def worth_of_release(view: View, action: a.Release) -> float:
    """Return the incomes of two servants less the prospect of the dock."""
    old = DOCK_NUMBER[action.dock]
    lost = 3.0 if view.stores[old] >= 0 else 0.0
    return min(2.0, 2.0 * decades_left(view)) - claim_worth(view, old) - lost


def worth_of_buying(view: View, action: a.Buy) -> float:
    """Return the worth of a good less its price."""
    price = RENEWAL_PRICE if kind_asked(view) == "market good" else view.merchant_price
    return good_worth(view, GOOD_NUMBER[action.good]) - 0.6 * price


def worth_of_taking(view: View, action: a.Take) -> float:
    """Return the worth of a good."""
    return good_worth(view, GOOD_NUMBER[action.good])


# Ships and trade points -----------------------------------------------------------------------------------


def arrival_worth(view: View, card: int, dock: int) -> float:
    """Return what a ship at this dock brings, or brings a rival."""
    owner, good = view.owners[dock], view.stores[dock]
    if owner < 0:
        return 0.3 if view.warehouse[seat_of(view)][WANTS[card]] else 0.0
    mine = 1.0 if owner == seat_of(view) else -0.6
    if good == WANTS[card]:
        return mine * load_worth(card)
    return mine * (5.0 if view.warehouse[owner][WANTS[card]] and good < 0 else 1.0)


def worth_of_entering(view: View, action: a.Enter) -> float:
    """Return what the ship brings where it is docked."""
    card = SHIP_NUMBER[action.card]
    if action.berth not in NUMERALS:
        return 0.0
    return arrival_worth(view, card, docks_of(card)[NUMERALS.index(action.berth)])


def worth_of_expelling(view: View, action: a.Expel) -> float:
    """Return the harm that is averted."""
    card = SHIP_NUMBER[action.card]
    return -max(arrival_worth(view, card, dock) for dock in docks_of(card)) - 0.5


def worth_of_loading(view: View, action: a.Load) -> float:
    """Return the load of the dock."""
    return load_worth(view.berths[DOCK_NUMBER[action.dock]])


def worth_of_point(view: View, action: a.Score) -> float:
    """Return the worth of a trade point: much until the palace is open as far as money goes."""
    return POINT if view.points[seat_of(view)] <= PALACE_POINTS[view.next_palace] else 0.4 * POINT


def worth_of_intrigue(view: View, action: a.Intrigue) -> float:
    """Return the worth of a servant on the path."""
    return 0.6 * POINT - 0.5 * decades_left(view)


def worth_of_accepting(view: View, action: a.Accept) -> float:
    """Return the worth of an immediate privilege, which is always welcome."""
    return PRIVILEGE


# Privileges -----------------------------------------------------------------------------------------------


def worth_of_use(view: View, action: a.Use) -> float:
    """Return the best that a privilege can do now; cheap ones are kept for later."""
    card, seat = SHIP_NUMBER[action.card], seat_of(view)
    privilege = PRIVILEGE_OF[card]
    if privilege == PALACE:
        return SEAT + 1.0
    if privilege == ANYGOOD:
        found = deliveries(view.public, seat)
        return max((load_worth(view.berths[dock]) for _, _, dock in found), default=0.0)
    if privilege == PILOT:
        return max((pilot_worth(view, ship) for ship in view.row1 if ship >= 0), default=0.0) - 2.0
    return -0.5


def pilot_worth(view: View, card: int) -> float:
    """Return what a ship brings where the pilot takes it."""
    dock = next((dock for dock in docks_of(card) if view.berths[dock] < 0), -1)
    return arrival_worth(view, card, dock) if dock >= 0 else 0.0


def worth_of_bringing(view: View, action: a.Bring) -> float:
    """Return what the ship brings."""
    return pilot_worth(view, SHIP_NUMBER[action.card])


def worth_of_delivery(view: View, action: a.Deliver) -> float:
    """Return the load, less the worth of the good that goes."""
    dock = DOCK_NUMBER[action.dock]
    good = GOOD_NUMBER.get(action.what, view.stores[DOCK_NUMBER.get(action.what, dock)])
    return load_worth(view.berths[dock]) - 0.3 * good_worth(view, good)


def worth_of_shift(view: View, action: a.Shift) -> float:
    """Return the better voyage of the own servants."""
    seat = seat_of(view)
    moved = dict(action.moves).get(seat, 0)
    return 0.5 * (voyage_worth(view, max(0, view.temple[seat] - moved)) - voyage_worth(view, view.temple[seat]))


def worth_of_order(view: View, action: a.Stack) -> float:
    """Return the income of the next voyage if it succeeds, as the top card is the own next destination."""
    card = SHIP_NUMBER[action.cards[0]]
    return float(voyage_worth(view, view.temple[seat_of(view)], {card: Fraction(1)}))


JUDGES: dict[type, Callable[[View, Any], float]] = {
    a.Claim: worth_of_claim,
    a.Skip: nothing,
    a.Take: worth_of_taking,
    a.Enter: worth_of_entering,
    a.Expel: worth_of_expelling,
    a.Load: worth_of_loading,
    a.Score: worth_of_point,
    a.Intrigue: worth_of_intrigue,
    a.Accept: worth_of_accepting,
    a.Play: worth_of_play,
    a.Collect: worth_of_collecting,
    a.Renew: worth_of_renewal,
    a.Charter: worth_of_charter,
    a.Carry: worth_of_carrying,
    a.Assign: worth_of_assigning,
    a.Switch: worth_of_switch,
    a.Release: worth_of_release,
    a.Buy: worth_of_buying,
    a.Extend: worth_of_extension,
    a.Purchase: worth_of_purchase,
    a.Offer: nothing,
    a.Use: worth_of_use,
    a.Stack: worth_of_order,
    a.Bring: worth_of_bringing,
    a.Deliver: worth_of_delivery,
    a.Shift: worth_of_shift,
    a.End: nothing,
}
