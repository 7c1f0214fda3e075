"""Paying and borrowing (M10)."""

from __future__ import annotations

from gamecore.games.manila.pieces import LOAN, MARKET, REDEMPTION, WARES
from gamecore.games.manila.state import ManilaDraft, Table
from gamecore.kernel.events import FixedFacts, event
from gamecore.kernel.state import added, added_in

LOAN_FACTS, REDEMPTION_FACTS = FixedFacts(amount=LOAN), FixedFacts(amount=REDEMPTION)
WARE_FACTS = tuple(FixedFacts(ware=ware) for ware in WARES)


def borrow(t: ManilaDraft, seat: int, ware: int, rule: str = "M10.1") -> None:
    """Encumber one share for 12 pesos (M10.1); its ware is the owner's secret (M10.2)."""
    t.unencumbered = added_in(t.unencumbered, seat, ware, -1)
    t.encumbered = added_in(t.encumbered, seat, ware, 1)
    t.cash = added(t.cash, seat, LOAN)
    kind = "borrowed" if rule == "M10.1" else "forced loan"
    t.events.append(event(kind, rule, seat, LOAN_FACTS, WARE_FACTS[ware]))


def redeem(t: ManilaDraft, seat: int, ware: int) -> None:
    """Free one encumbered share for 15 pesos (M10.3)."""
    t.encumbered = added_in(t.encumbered, seat, ware, -1)
    t.unencumbered = added_in(t.unencumbered, seat, ware, 1)
    t.cash = added(t.cash, seat, -REDEMPTION)
    t.events.append(event("redeemed", "M10.3", seat, REDEMPTION_FACTS, WARE_FACTS[ware]))


def forced_loans(t: ManilaDraft, seat: int, amount: int) -> None:
    """Borrow until the seat has this much cash or no unencumbered share: lowest value first (M10.6)."""
    while t.cash[seat] < amount and (ware := _cheapest_share(t, seat)) >= 0:
        borrow(t, seat, ware, rule="M10.6")


def pay(t: ManilaDraft, seat: int, amount: int) -> None:
    """Pay the cash box, with forced loans where needed (M10.6). The amount must be within the seat's ceiling."""
    if t.cash[seat] < amount:
        forced_loans(t, seat, amount)
    t.cash = added(t.cash, seat, -amount)


def receive(t: ManilaDraft, seat: int, amount: int) -> None:
    """Take money from the cash box (M1.8)."""
    t.cash = added(t.cash, seat, amount)


def shortfall_cost(cash: int, amount: int) -> int:
    """Return what the loans for this payment cost in the end: 15 - 12 pesos each.

    >>> shortfall_cost(5, 6), shortfall_cost(5, 5), shortfall_cost(0, 13)
    (3, 0, 6)
    """
    loans = max(0, -(-(amount - cash) // LOAN))
    return loans * (REDEMPTION - LOAN)


def _cheapest_share(t: Table, seat: int) -> int:
    owned = [ware for ware in range(4) if t.unencumbered[seat][ware]]
    return min(owned, key=lambda ware: (MARKET[t.steps[ware]], ware), default=-1)
