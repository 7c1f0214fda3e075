"""Placing accomplices (M5, M10.8 to M10.11)."""

from __future__ import annotations

from functools import cache

from gamecore.games.manila.actions import (
    Pass,
    Place,
)
from gamecore.games.manila.menus import loan_menu, open_menus
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
from gamecore.kernel.events import FixedFacts, event, fixed_event
from gamecore.kernel.state import replaced

PLACE_TURN = tuple((pending("place", seat),) for seat in range(SEAT_COUNTS[-1]))
"""The question asked most often, ready to be put on the stack."""

SEATS = range(SEAT_COUNTS[-1])
SPACE_FACTS = tuple(FixedFacts(space=name, price=price) for name, price in zip(SPACE_NAMES, SPACE_PRICES, strict=True))
PLACED = tuple(tuple(event("placed", "M5.2", seat, facts) for facts in SPACE_FACTS) for seat in SEATS)
TRAVELS_BLIND = tuple(tuple(event("blind passenger", "M10.8", seat, facts) for facts in SPACE_FACTS) for seat in SEATS)
INSURED = tuple(fixed_event("insured", "M5.10", seat, {"premium": INSURANCE_PREMIUM}) for seat in SEATS)
FREE_PASS = tuple(fixed_event("passed placing", "M5.4", seat, {"forced": False}) for seat in SEATS)
FORCED_PASS = tuple(fixed_event("passed placing", "M5.12", seat, {"forced": True}) for seat in SEATS)
"""What can happen in placing, by seat (and space): the events are made once and shared."""


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
    seats, others = open_menus(t, seat)
    if len(others.actions) > 1 or seats.actions:
        t.pending += PLACE_TURN[seat]
        t.memo = seats, others, loan_menu(t, seat)
    else:
        pass_placing(t, seat, forced=True)


def answer_place(t: ManilaDraft, entry: Pending, action: Place | Pass) -> None:
    """Place an accomplice and pay for it, or pass for the rest of the voyage (M5.2, M5.4)."""
    seat = entry.seat
    if type(action) is Pass:
        pass_placing(t, seat, forced=False)
        return
    space = PUNT_SEATS[WARES.index(action.space)][action.seat - 1] if action.seat else first_vacant(t, action.space)
    supply, figures = list(t.supply), list(t.figures)
    supply[seat] -= 1
    figures[space] = seat
    t.supply, t.figures = tuple(supply), tuple(figures)
    t.vacant ^= 1 << space
    price = SPACE_PRICES[space]
    if t.cash[seat] < price or space == INSURANCE:
        pay_specially(t, seat, space)
        return
    cash = list(t.cash)
    cash[seat] -= price
    t.cash = tuple(cash)
    t.events.append(PLACED[seat][space])


def pass_placing(t: ManilaDraft, seat: int, forced: bool) -> None:
    """Let a seat rest until the voyage is over (M5.4, M5.12)."""
    t.resting = replaced(t.resting, seat, True)
    t.events.append((FORCED_PASS if forced else FREE_PASS)[seat])


def pay_specially(t: ManilaDraft, seat: int, space: int) -> None:
    """Take the premium; borrow for the price; the poor pay what they have, blind passengers nothing (M5.2, M10)."""
    if space == INSURANCE:
        receive(t, seat, INSURANCE_PREMIUM)
        t.events.append(INSURED[seat])
        return
    price, cash = SPACE_PRICES[space], t.cash[seat]
    if ceiling(t, seat) >= price:
        pay(t, seat, price)
        t.events.append(PLACED[seat][space])
    elif cash:
        pay(t, seat, cash)
        facts = {"space": SPACE_NAMES[space], "price": price, "paid": cash}
        t.events.append(event("placed cheaply", "M10.9", seat, facts))
    else:
        t.events.append(TRAVELS_BLIND[seat][space])
