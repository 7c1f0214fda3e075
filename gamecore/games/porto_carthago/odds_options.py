"""The odds of every legal action at every decision of Porto Carthago, as the asked seat can work them out.

An option's result is in talents: what it brings by the shortest road that makes use of it, less its price and what
is still needed on that road. Every figure is exact under the assumptions it names; where no chance is in an option
its result is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago import menus
from gamecore.games.porto_carthago.odds import first_choice_ways, own_talents
from gamecore.games.porto_carthago.odds_docks import (
    dock_prospect,
    empty_docks,
    laid_prospect,
    load_value,
    ship_prospect,
)
from gamecore.games.porto_carthago.odds_results import (
    AGAINST_OLD_DOCK,
    BEST_CHOICE,
    FURTHER_TURNS,
    INCOMES,
    NEXT_VOYAGE,
    NOTHING_GAINED,
    OTHERS_LEFT_OUT,
    POINT,
    PRIVILEGE,
    SEAT,
    TURN,
    Prospect,
    best_of,
    incomes_left,
    kind_asked,
    option,
    sure,
    turns_left,
)
from gamecore.games.porto_carthago.odds_voyages import (
    assigned,
    chartered,
    intrigue,
    sailing,
    scouted,
    stacked,
    temple_change,
    turns_with_this,
)
from gamecore.games.porto_carthago.pieces import (
    ANYGOOD,
    BONUS3,
    BONUS_TALENTS,
    DOCK_NUMBER,
    DOCK_SERVANTS,
    EXTENSION_PRICE,
    GOOD_NUMBER,
    GOODS,
    LAST_PALACE,
    MARKET_SPACES,
    MOVE3,
    NUMERALS,
    PALACE_PRICES,
    PILOT,
    PLAIN_INCOME,
    PRIVILEGE_OF,
    RENEWAL_PRICE,
    SCOUT3,
    SHIP_NUMBER,
    SPACE_BONUSES,
    SPACE_COSTS,
    SPACE_NUMBER,
    TRADE1,
    docks_of,
)
from gamecore.games.porto_carthago.pieces import PALACE_BONUS as PALACE_SPACE
from gamecore.games.porto_carthago.possible import can_bonus, deliveries
from gamecore.games.porto_carthago.turn_ships import free_berth
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Choice, pending
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import blend
from gamecore.odds.option import OptionOdds

View = PortoCarthagoView


def option_odds(view: View, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
    """Return the odds of every legal action."""
    return tuple(option(action, prospect(view, action)) for action in legal)


def prospect(view: View, action: Action) -> Prospect:
    """Return what an action brings, with what is taken for granted."""
    return JUDGES[type(action)](view, action)


def best_answer(view: View, actions: Iterable[Action]) -> Prospect:
    """Return the prospect of the answer that brings most on average; nothing if there is none."""
    return best_of(prospect(view, action) for action in actions)


def nothing(view: View, action: Action) -> Prospect:
    """Return 0: this changes nothing."""
    return sure(0)


# The turn (C6, C8, C9) ------------------------------------------------------------------------------------------


def of_play(view: View, action: a.Play) -> Prospect:
    """Return the best base action and the bonus; servants on cards come home before the next income (C5.1)."""
    seat, space = seat_of(view), SPACE_NUMBER[action.space]
    base = best_answer(view, menus.base_actions(view.public, seat, space))
    return best_of((base, sure(0))).plus(bonus_worth(view, space), BEST_CHOICE)


def bonus_worth(view: View, space: int) -> int:
    """Return what the bonus of a space brings now, at least nothing (C6.6)."""
    if not can_bonus(view.public, seat_of(view), space, view.supply[seat_of(view)] - SPACE_COSTS[space]):
        return 0
    worth = seat_worth(view) if SPACE_BONUSES[space] == PALACE_SPACE else extension_worth(view, 1)
    return max(0, worth)


def seat_worth(view: View, space: int | None = None) -> int:
    """Return a palace seat less its price and the incomes of its servant (C9.3)."""
    return SEAT - PALACE_PRICES[view.next_palace if space is None else space] - incomes_left(view)


def extension_worth(view: View, slots: int) -> int:
    """Return the incomes of the servants that open slots send home, less the price (C9.1)."""
    return slots * (incomes_left(view) - EXTENSION_PRICE)


def of_collecting(view: View, action: a.Collect) -> Prospect:
    """Return the 3 talents."""
    return sure(PLAIN_INCOME)


def of_renewal(view: View, action: a.Renew) -> Prospect:
    """Return what the best good of the new market brings for 6 talents, if any is worth it (C8.2, C8.3)."""
    if not view.free_slots(seat_of(view)) or own_talents(view) < RENEWAL_PRICE:
        return sure(0)
    roads = {good: good_prospect(view, good, RENEWAL_PRICE) for good in range(len(GOODS))}
    order = tuple(sorted((good for good in roads if roads[good].mean > 0), key=lambda good: -roads[good].mean))
    if not order:
        return sure(0, BEST_CHOICE)
    bag = tuple(map(sum, zip(view.bag, view.market, strict=True)))
    ways, none = first_choice_ways(bag, MARKET_SPACES[view.players], order)
    law = blend([(roads[good].law, count) for good, count in zip(order, ways, strict=True)] + [(NOTHING_GAINED, none)])
    names = dict.fromkeys(name for good in order for name in roads[good].assumptions)
    return Prospect(law, (BEST_CHOICE, *names))


def of_extension(view: View, action: a.Extend) -> Prospect:
    """Return incomes less the price; what a slot is used for is not counted."""
    return sure(extension_worth(view, action.number), INCOMES)


def of_purchase(view: View, action: a.Purchase) -> Prospect:
    """Return a palace seat less its price; in the final turn it is the last space (C9.3, C14.7)."""
    return sure(seat_worth(view, LAST_PALACE if kind_asked(view) == "final" else None), INCOMES)


def of_offering(view: View, action: a.Offer) -> Prospect:
    """Return the amount that is due (C11.5)."""
    return sure(-action.number)


# Goods (C2.8, C7.4, C7.20) --------------------------------------------------------------------------------------


def good_prospect(view: View, good: int, price: int = 0) -> Prospect:
    """Return the best use of one more good, by a porter in a later turn, less its price: a load, a voyage or none."""
    if not turns_left(view):
        return sure(-price)
    roads = [laid_prospect(view, dock, good) for dock in empty_docks(view)]
    seat = seat_of(view)
    if seat in view.charter and view.temple[seat] and view.next_ship():
        roads.append(sailing(view, price).plus(0, NEXT_VOYAGE))
    return best_of((sure(0), *(road.plus(-TURN, FURTHER_TURNS, BEST_CHOICE) for road in roads))).plus(-price)


def of_taking(view: View, action: a.Take) -> Prospect:
    """Return the best use of the good."""
    return good_prospect(view, GOOD_NUMBER[action.good])


def of_buying(view: View, action: a.Buy) -> Prospect:
    """Return the best use of the good less its price."""
    price = RENEWAL_PRICE if kind_asked(view) == "market good" else view.merchant_price
    return good_prospect(view, GOOD_NUMBER[action.good], price)


def of_carrying(view: View, action: a.Carry) -> Prospect:
    """Return what the good brings at its target, less what it would bring at the dock where it lies."""
    if action.what in GOOD_NUMBER:
        good, here = GOOD_NUMBER[action.what], sure(0)
    else:
        dock = DOCK_NUMBER[action.what]
        good, here = view.stores[dock], laid_prospect(view, dock, view.stores[dock])
    if action.to == a.WAREHOUSE:
        there = good_prospect(view, good)
    elif action.to in DOCK_NUMBER:
        there = laid_prospect(view, DOCK_NUMBER[action.to], good)
    else:
        there = sailing(view)
    return there.plus(-here.mean, *((AGAINST_OLD_DOCK,) if here.mean else ()))


# Captain, aristocrat, load master -------------------------------------------------------------------------------


def of_charter(view: View, action: a.Charter) -> Prospect:
    """Return the next voyage less what it still needs."""
    return chartered(view)


def of_assigning(view: View, action: a.Assign) -> Prospect:
    """Return the better voyage less the incomes missed."""
    return assigned(view, action.lighthouse, action.temple)


def of_claim(view: View, action: a.Claim) -> Prospect:
    """Return the next load at the dock less what it still needs."""
    return dock_prospect(view, DOCK_NUMBER[action.dock])


def of_switch(view: View, action: a.Switch) -> Prospect:
    """Return the next load at the new dock, less what the old one would bring on average (C7.16)."""
    old = dock_prospect(view, DOCK_NUMBER[action.dock]).mean
    return dock_prospect(view, DOCK_NUMBER[action.to]).plus(-old, AGAINST_OLD_DOCK)


def of_release(view: View, action: a.Release) -> Prospect:
    """Return nothing less what the dock would bring on average, its servants' missed incomes included (C7.17)."""
    return sure(-dock_prospect(view, DOCK_NUMBER[action.dock]).mean, INCOMES, AGAINST_OLD_DOCK)


# Ships, trade points, immediate privileges ----------------------------------------------------------------------


def of_entering(view: View, action: a.Enter) -> Prospect:
    """Return the load that the ship makes possible (C4.9, C4.14)."""
    card = SHIP_NUMBER[action.card]
    dock = docks_of(card)[NUMERALS.index(action.berth)] if action.berth in NUMERALS else -1
    return ship_prospect(view, card, dock).plus(0, OTHERS_LEFT_OUT)


def of_expelling(view: View, action: a.Expel) -> Prospect:
    """Return nothing: a ship that goes under the deck brings nobody anything."""
    return sure(0, OTHERS_LEFT_OUT)


def of_loading(view: View, action: a.Load) -> Prospect:
    """Return the load; the others follow anyway (C4.15)."""
    card = view.berths[DOCK_NUMBER[action.dock]]
    return sure(load_value(view, card) + DOCK_SERVANTS * incomes_left(view), INCOMES)


def of_point(view: View, action: a.Score) -> Prospect:
    """Return the trade point."""
    return sure(POINT)


def of_intrigue(view: View, action: a.Intrigue) -> Prospect:
    """Return the palace seats that the servant may bring."""
    return intrigue(view)


def of_accepting(view: View, action: a.Accept) -> Prospect:
    """Return 3 talents, a trade point or a servant on the path (C13.8 to C13.10)."""
    kind = PRIVILEGE_OF[view.decision.data[0]] if isinstance(view.decision, Choice) else BONUS3
    if kind == BONUS3:
        return sure(BONUS_TALENTS)
    return sure(POINT) if kind == TRADE1 else intrigue(view)


# Kept privileges (C13.5) ----------------------------------------------------------------------------------------


def of_use(view: View, action: a.Use) -> Prospect:
    """Return the best that a privilege can do now, less its worth if kept."""
    card, seat = SHIP_NUMBER[action.card], seat_of(view)
    kind, entry = PRIVILEGE_OF[card], pending("use", seat, card)
    if kind == SCOUT3:
        found = scouted(view)
    elif kind == ANYGOOD:
        found = best_of(delivered(view, dock) for _, _, dock in deliveries(view.public, seat))
    elif kind == PILOT:
        found = best_answer(view, menus.pilot_menus(view.public, entry)[0].actions)
    elif kind == MOVE3:
        found = best_answer(view, menus.shift_menus(view.public, entry)[0].actions)
    else:
        found = sure(seat_worth(view), INCOMES)
    final = kind_asked(view) == "final"
    return found.plus(0 if final else -PRIVILEGE, BEST_CHOICE)


def delivered(view: View, dock: int) -> Prospect:
    """Return the load of the ship at a dock with any good (C13.12)."""
    return sure(load_value(view, view.berths[dock]) + DOCK_SERVANTS * incomes_left(view), INCOMES)


def of_delivery(view: View, action: a.Deliver) -> Prospect:
    """Return the load."""
    return delivered(view, DOCK_NUMBER[action.dock])


def of_bringing(view: View, action: a.Bring) -> Prospect:
    """Return the load that the ship makes possible (C13.13)."""
    card = SHIP_NUMBER[action.card]
    return ship_prospect(view, card, free_berth(view.public, card)).plus(0, OTHERS_LEFT_OUT)


def of_shift(view: View, action: a.Shift) -> Prospect:
    """Return the change of the own next voyage (C13.14)."""
    moved = dict(action.moves).get(seat_of(view), 0)
    return temple_change(view, -moved, turns_with_this(view)).plus(0, OTHERS_LEFT_OUT)


def of_order(view: View, action: a.Stack) -> Prospect:
    """Return the next voyage with the card now on top (C13.11)."""
    return stacked(view, SHIP_NUMBER[action.cards[0]])


JUDGES: dict[type, Callable[[View, Any], Prospect]] = {
    a.Claim: of_claim,
    a.Skip: nothing,
    a.Take: of_taking,
    a.Enter: of_entering,
    a.Expel: of_expelling,
    a.Load: of_loading,
    a.Score: of_point,
    a.Intrigue: of_intrigue,
    a.Accept: of_accepting,
    a.Play: of_play,
    a.Collect: of_collecting,
    a.Renew: of_renewal,
    a.Charter: of_charter,
    a.Carry: of_carrying,
    a.Assign: of_assigning,
    a.Switch: of_switch,
    a.Release: of_release,
    a.Buy: of_buying,
    a.Extend: of_extension,
    a.Purchase: of_purchase,
    a.Offer: of_offering,
    a.Use: of_use,
    a.Stack: of_order,
    a.Bring: of_bringing,
    a.Deliver: of_delivery,
    a.Shift: of_shift,
    a.End: nothing,
}
