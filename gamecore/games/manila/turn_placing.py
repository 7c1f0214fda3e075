"""Placing accomplices (M5, M10.8 to M10.11)."""

from __future__ import annotations

from functools import cache

from gamecore.games.manila.actions import (
    Pass,
    Place,
)
from gamecore.games.manila.menus import loan_menu, offers_a_space, open_menus
from gamecore.games.manila.money import pay, receive
from gamecore.games.manila.pieces import (
    INSURANCE,
    INSURANCE_PREMIUM,
    PUNT_SEATS,
    SEAT_COUNTS,
    SPACE_NAMES,
    SPACE_PRICES,
    WARES,
)
from gamecore.games.manila.spaces import first_vacant
from gamecore.games.manila.state import (
    ManilaDraft,
    ceiling,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

PLACE_TURN = tuple((pending("place", seat),) for seat in range(SEAT_COUNTS[-1]))
"""The question asked most often, ready to be put on the stack."""


def placement(t: ManilaDraft, entry: Pending) -> None:
    """Go once around, from the harbour master (M5.1)."""
    t.placement += 1
    t.pending += turns_around(t.players, t.harbour_master)


@cache
def turns_around(players: int, first: int) -> tuple[Pending, ...]:
    """Return the stack entries of one turn for each seat, the first one on top."""
    return tuple(pending("turn", (first + n) % players) for n in reversed(range(players)))


def turn(t: ManilaDraft, entry: Pending) -> None:
    """Let a seat place, unless it has passed, has nobody left, or no space is open to it (M5.11, M5.12)."""
    seat = entry.seat
    if t.resting[seat] or not t.supply[seat]:
        return
    menus = open_menus(t, seat)
    if len(menus[-1].actions) > 1 or offers_a_space(menus):
        t.pending += PLACE_TURN[seat]
        t.memo = (*menus, loan_menu(t, seat))
    else:
        t.resting = replaced(t.resting, seat, True)
        t.events.append(event("passed placing", "M5.12", seat, {"forced": True}))


def answer_place(t: ManilaDraft, entry: Pending, action: Place | Pass) -> None:
    """Place an accomplice and pay for it, or pass for the rest of the voyage (M5.2, M5.4)."""
    seat = entry.seat
    if type(action) is Pass:
        t.resting = replaced(t.resting, seat, True)
        t.events.append(event("passed placing", "M5.4", seat, {"forced": False}))
        return
    place: Place = action  # type: ignore[assignment]
    space = first_vacant(t, place.space)
    if place.seat:
        space = PUNT_SEATS[WARES.index(place.space)][place.seat - 1]
    t.supply = added(t.supply, seat, -1)
    t.figures = replaced(t.figures, space, seat)
    t.vacant ^= 1 << space
    pay_for_space(t, seat, space)


def pay_for_space(t: ManilaDraft, seat: int, space: int) -> None:
    """Pay the price shown; the poor pay what they have, blind passengers nothing (M5.2, M10.8, M10.9)."""
    if space == INSURANCE:
        receive(t, seat, INSURANCE_PREMIUM)
        t.events.append(event("insured", "M5.10", seat, {"premium": INSURANCE_PREMIUM}))
        return
    price = SPACE_PRICES[space]
    facts = {"space": SPACE_NAMES[space], "price": price}
    if t.cash[seat] >= price:
        t.cash = added(t.cash, seat, -price)
        t.events.append(event("placed", "M5.2", seat, facts))
    elif ceiling(t, seat) >= price:
        pay(t, seat, price)
        t.events.append(event("placed", "M5.2", seat, facts))
    elif t.cash[seat]:
        facts["paid"] = t.cash[seat]
        pay(t, seat, t.cash[seat])
        t.events.append(event("placed cheaply", "M10.9", seat, facts))
    else:
        t.events.append(event("blind passenger", "M10.8", seat, facts))
