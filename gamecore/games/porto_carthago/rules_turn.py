"""Refusing rules of turns, bonus actions and the final turn (C6, C8, C9, C14.7)."""

from __future__ import annotations

from typing import Any

from gamecore.games.porto_carthago.actions import Buy, Extend, Offer, Play, Purchase, Skip
from gamecore.games.porto_carthago.pieces import (
    CAPTAIN,
    CARD_KINDS,
    EXTENSION_PRICE,
    GOOD_NUMBER,
    LAST_PALACE,
    MERCHANT,
    PALACE_BONUS,
    PALACE_POINTS,
    RENEWAL_PRICE,
    SLOTS,
    SPACE_BONUSES,
    SPACE_COSTS,
    SPACE_NUMBER,
    SPACES,
    WAREHOUSE,
    merchant_price,
)
from gamecore.games.porto_carthago.possible import FINAL_PRICE, can_bonus, can_play, open_merchant
from gamecore.games.porto_carthago.rule_list import Facts, asked, data, good_list, rule
from gamecore.games.porto_carthago.state import (
    PortoCarthagoState,
    free_slots,
    next_palace,
    palace_points,
    palace_price,
)

State = PortoCarthagoState

# Choosing a card ------------------------------------------------------------------------------------------


def card_facts(s: State, seat: int, a: Play) -> dict[str, Any]:
    """Return the facts about the card on a space."""
    space = SPACE_NUMBER[a.space]
    return {
        "space": a.space,
        "card": CARD_KINDS[s.layout[space]],
        "cost": SPACE_COSTS[space],
        "supply": s.supply[seat],
        "cash": s.cash[seat],
    }


def pays_for(s: State, seat: int, a: Play) -> bool:
    """Return whether a seat has the servants that a space costs (C6.4)."""
    return s.supply[seat] >= SPACE_COSTS[SPACE_NUMBER[a.space]]


def useless(s: State, seat: int, a: Play, kind: int) -> bool:
    """Return whether this card is of a kind, can be paid, and yet nothing could be done with it."""
    space = SPACE_NUMBER[a.space]
    return s.layout[space] == kind and pays_for(s, seat, a) and not can_play(s, seat, space)


@rule(
    "C6.4",
    Play,
    say="You cannot use {space}: the {card} costs more servants there ({cost}) than your supply has ({supply}).",
)
def the_servants_for_the_card_are_there(s: State, seat: int, a: Play) -> Facts:
    """C6.4."""
    return None if pays_for(s, seat, a) else card_facts(s, seat, a)


@rule(
    "C7.21",
    Play,
    say="You cannot use {space}: the merchant needs an open, empty slot, and your warehouse has none. No bonus is "
    "possible there either.",
)
def the_merchant_needs_a_slot(s: State, seat: int, a: Play) -> Facts:
    """C7.21, C6.7."""
    return card_facts(s, seat, a) if useless(s, seat, a, MERCHANT) and not free_slots(s, seat) else None


@rule(
    "C16.9",
    Play,
    say="You cannot use {space}: a good costs {price} talents at the merchant, and you have {cash}. No bonus is "
    "possible there either.",
)
def the_merchant_can_be_paid(s: State, seat: int, a: Play) -> Facts:
    """C16.9, C7.22, C6.7."""
    if not useless(s, seat, a, MERCHANT) or not open_merchant(s, seat, 0):
        return None
    return {**card_facts(s, seat, a), "price": merchant_price(s.bought)}


@rule(
    "C16.1",
    Play,
    say="You cannot use {space}: the captain costs {cost} there, one more servant sails, and your supply has {supply}.",
)
def the_captain_needs_a_servant(s: State, seat: int, a: Play) -> Facts:
    """C16.1, C7.1."""
    if not useless(s, seat, a, CAPTAIN) or s.supply[seat] > SPACE_COSTS[SPACE_NUMBER[a.space]]:
        return None
    return card_facts(s, seat, a)


@rule(
    "C6.7",
    Play,
    say="You cannot use {space}: neither the action of the {card} nor a bonus could be carried out there.",
)
def the_card_does_something(s: State, seat: int, a: Play) -> Facts:
    """C6.7."""
    if not pays_for(s, seat, a) or can_play(s, seat, SPACE_NUMBER[a.space]):
        return None
    return card_facts(s, seat, a)


# Leaving out ----------------------------------------------------------------------------------------------


@rule(
    "C6.7",
    Skip,
    say="You cannot skip the {card}: no bonus of {space} could be carried out instead, and one of the two must be.",
)
def the_base_action_or_the_bonus_is_done(s: State, seat: int, a: Skip) -> Facts:
    """C6.7."""
    if asked(s) not in CARD_KINDS or can_bonus(s, seat, data(s)[0], s.supply[seat]):
        return None
    return {"card": asked(s), "space": SPACES[data(s)[0]]}


@rule("C6.7", Skip, say="You cannot skip the bonus of {space}: you have left out the action, so you must take it.")
def the_bonus_follows_a_skipped_action(s: State, seat: int, a: Skip) -> Facts:
    """C6.7."""
    return {"space": SPACES[data(s)[0]]} if asked(s) == "bonus" and data(s)[1] else None


# Goods ----------------------------------------------------------------------------------------------------


@rule("C7.20", Buy, say="You cannot buy {good}: the market has none. It has: {market}.")
def the_merchant_has_the_good(s: State, seat: int, a: Buy) -> Facts:
    """C7.20, C16.8."""
    if asked(s) != "merchant" or s.market[GOOD_NUMBER[a.good]]:
        return None
    return {"good": a.good, "market": good_list(s.market)}


@rule("C8.3", Buy, say="You cannot buy {good}: the renewed market has none. It has: {market}.")
def the_new_market_has_the_good(s: State, seat: int, a: Buy) -> Facts:
    """C8.3."""
    if asked(s) != "market good" or s.market[GOOD_NUMBER[a.good]]:
        return None
    return {"good": a.good, "market": good_list(s.market)}


@rule("C16.9", Buy, say="You cannot buy {good} for {price} talents: you have {cash}.")
def the_good_can_be_paid(s: State, seat: int, a: Buy) -> Facts:
    """C16.9, C7.22, C8.3."""
    price = merchant_price(s.bought) if asked(s) == "merchant" else RENEWAL_PRICE
    return None if s.cash[seat] >= price else {"good": a.good, "price": price, "cash": s.cash[seat]}


# Bonus actions --------------------------------------------------------------------------------------------


@rule("C6.6", Extend, say="You cannot open warehouse slots: {space} has another bonus.")
def the_space_extends_the_warehouse(s: State, seat: int, a: Extend) -> Facts:
    """C6.6, C0.4."""
    return None if SPACE_BONUSES[data(s)[0]] == WAREHOUSE else {"space": SPACES[data(s)[0]]}


@rule("C9.1", Extend, say="You cannot open {slots} slots: one bonus opens one slot or two.")
def one_slot_or_two(s: State, seat: int, a: Extend) -> Facts:
    """C9.1."""
    return {"slots": a.number} if a.number not in (1, 2) else None


@rule(
    "C9.2",
    Extend,
    say="You cannot open that many slots ({slots}): still blocked are {blocked} of your {most}.",
)
def the_slots_are_blocked(s: State, seat: int, a: Extend) -> Facts:
    """C9.2."""
    if a.number <= s.blocked[seat]:
        return None
    return {"slots": a.number, "blocked": s.blocked[seat], "most": SLOTS}


@rule("C16.9", Extend, say="You cannot open that many slots ({slots}): they cost {price} talents, and you have {cash}.")
def the_slots_can_be_paid(s: State, seat: int, a: Extend) -> Facts:
    """C16.9, C9.1."""
    price = EXTENSION_PRICE * a.number
    return None if s.cash[seat] >= price else {"slots": a.number, "price": price, "cash": s.cash[seat]}


@rule("C6.6", Purchase, say="You cannot buy a palace space now: {space} has another bonus.")
def the_space_sells_a_seat(s: State, seat: int, a: Purchase) -> Facts:
    """C6.6, C0.4."""
    if asked(s) != "bonus" or SPACE_BONUSES[data(s)[0]] == PALACE_BONUS:
        return None
    return {"space": SPACES[data(s)[0]]}


@rule("C14.7", Purchase, say="You cannot buy again: in the final turn you buy one seat for {price} talents, once.")
def the_final_purchase_is_one(s: State, seat: int, a: Purchase) -> Facts:
    """C14.7."""
    return {"price": FINAL_PRICE} if asked(s) == "final" and data(s)[0] else None


@rule("C9.6", Purchase, say="You cannot buy a palace space: it takes a servant, and your supply has {supply}.")
def a_servant_goes_to_the_palace(s: State, seat: int, a: Purchase) -> Facts:
    """C9.6."""
    return None if s.supply[seat] else {"supply": 0}


@rule(
    "C9.4",
    Purchase,
    say="You cannot buy palace space {space}: it needs {needed} trade points, and you have {points}. It is the "
    "cheapest one that is free, and you cannot buy another instead.",
)
def the_trade_points_are_there(s: State, seat: int, a: Purchase) -> Facts:
    """C9.4, C9.5."""
    if asked(s) == "final" or s.points[seat] >= palace_points(s):
        return None
    return {"space": f"P{next_palace(s) + 1}", "needed": palace_points(s), "points": s.points[seat]}


@rule(
    "C16.9",
    Purchase,
    say="You cannot buy palace space {space} for {price} talents: you have {cash}. It is the cheapest one that is"
    " free, and you cannot buy another instead.",
)
def the_palace_can_be_paid(s: State, seat: int, a: Purchase) -> Facts:
    """C16.9, C9.5."""
    if asked(s) == "final" or s.cash[seat] >= palace_price(s):
        return None
    return {"space": f"P{next_palace(s) + 1}", "price": palace_price(s), "cash": s.cash[seat]}


@rule(
    "C14.7", Purchase, say="You cannot make the final purchase: it needs {needed} trade points, and you have {points}."
)
def the_final_trade_points_are_there(s: State, seat: int, a: Purchase) -> Facts:
    """C14.7."""
    needed = PALACE_POINTS[LAST_PALACE]
    if asked(s) != "final" or s.points[seat] >= needed:
        return None
    return {"needed": needed, "points": s.points[seat]}


@rule("C14.7", Purchase, say="You cannot make the final purchase: it costs {price} talents, and you have {cash}.")
def the_final_purchase_can_be_paid(s: State, seat: int, a: Purchase) -> Facts:
    """C14.7."""
    if asked(s) != "final" or s.cash[seat] >= FINAL_PRICE:
        return None
    return {"price": FINAL_PRICE, "cash": s.cash[seat]}


@rule("C16.9", Offer, say="You must offer {amount} talents, not {number}: {due} are due, and you have {cash}.")
def the_offering_is_paid_as_far_as_possible(s: State, seat: int, a: Offer) -> Facts:
    """C16.9, C11.5, C11.11."""
    due = data(s)[0]
    amount = min(due, s.cash[seat])
    if a.number == amount:
        return None
    return {"amount": amount, "number": a.number, "due": due, "cash": s.cash[seat]}
