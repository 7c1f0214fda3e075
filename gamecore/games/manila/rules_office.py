"""Refusing rules of the deal, the auction, the harbour master's duties and loans (M1, M3, M4, M10)."""

from __future__ import annotations

from gamecore.games.manila.actions import Bid, Borrow, Buy, Deal, Load, Redeem, Start
from gamecore.games.manila.pieces import (
    ASHORE,
    HIGHEST_START,
    LOWEST_BID,
    MIXED_PER_WARE,
    REDEMPTION,
    SHARES_PER_WARE,
    SUM_OF_STARTS,
    WARES,
    location_name,
    share_price,
)
from gamecore.games.manila.rule_list import Facts, means, rule
from gamecore.games.manila.state import ManilaState, ceiling, loaded, ware_list

# The deal -------------------------------------------------------------------------------------------------


@rule("M1.4", Deal, say="You cannot deal {asked} × {ware}: only {left} of the {mixed} {ware} cards are left to deal.")
def only_cards_of_the_mix_are_dealt(s: ManilaState, seat: int, a: Deal) -> Facts:
    """M1.4."""
    for ware, name in enumerate(WARES):
        left = MIXED_PER_WARE - SHARES_PER_WARE + s.piles[ware]
        if a.wares.count(name) > left:
            return {"ware": name, "asked": a.wares.count(name), "left": left, "mixed": MIXED_PER_WARE}
    return None


# The auction ----------------------------------------------------------------------------------------------


@rule("M3.3", Bid, say="You cannot bid {bid}: the highest bid is {highest}, so bid {lowest} or more, or pass.")
def a_bid_is_higher_than_the_last(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.3."""
    if s.bid and a.amount <= s.bid:
        return {"bid": a.amount, "highest": s.bid, "lowest": s.bid + 1}
    return None


@rule("M3.3", Bid, say="You cannot bid {bid}: nobody has bid yet, and the first bid must be at least {lowest}.")
def the_first_bid_is_at_least_1(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.3."""
    return {"bid": a.amount, "lowest": LOWEST_BID} if not s.bid and a.amount < LOWEST_BID else None


@rule(
    "M3.10",
    Bid,
    say="You cannot bid {bid}: your cash of {cash} and loans on your free shares ({shares} × 12) "
    "make {ceiling} at most.",
)
def a_bid_is_within_cash_and_loans(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.10."""
    facts = means(s, seat)
    return {"bid": a.amount, **facts} if a.amount > facts["ceiling"] and facts["shares"] else None


@rule("M3.10", Bid, say="You cannot bid {bid}: you have {cash} in cash and no free share to borrow on.")
def without_free_shares_a_bid_is_within_the_cash(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.10."""
    facts = means(s, seat)
    return {"bid": a.amount, **facts} if a.amount > facts["ceiling"] and not facts["shares"] else None


# Duties of the harbour master -----------------------------------------------------------------------------


@rule("M4.4", Buy, say="You cannot buy a {ware} share: the pile is empty, and players own all {total} of them.")
def the_pile_is_not_empty(s: ManilaState, seat: int, a: Buy) -> Facts:
    """M4.4."""
    if a.ware == "nothing" or s.piles[WARES.index(a.ware)]:
        return None
    return {"ware": a.ware, "total": SHARES_PER_WARE}


@rule(
    "M4.3",
    Buy,
    say="You cannot buy a {ware} share for {price}: your cash of {cash} and loans on your free shares "
    "({shares} × 12) make {ceiling} at most.",
)
def a_share_is_paid_from_cash_and_loans(s: ManilaState, seat: int, a: Buy) -> Facts:
    """M4.3."""
    return _too_dear(s, seat, a) if any(s.unencumbered[seat]) else None


@rule(
    "M4.3",
    Buy,
    say="You cannot buy a {ware} share for {price}: you have {cash} in cash and no free share to borrow on.",
)
def without_free_shares_a_share_is_paid_from_cash(s: ManilaState, seat: int, a: Buy) -> Facts:
    """M4.3."""
    return _too_dear(s, seat, a) if not any(s.unencumbered[seat]) else None


def _too_dear(s: ManilaState, seat: int, a: Buy) -> Facts:
    if a.ware == "nothing":
        return None
    price = share_price(s.steps[WARES.index(a.ware)])
    return {"ware": a.ware, "price": price, **means(s, seat)} if price > ceiling(s, seat) else None


@rule("M4.6", Load, say="You cannot load {ware} twice: choose three different wares.")
def no_ware_is_loaded_twice(s: ManilaState, seat: int, a: Load) -> Facts:
    """M4.6."""
    return next(({"ware": ware} for ware in a.wares if a.wares.count(ware) > 1), None)


@rule("M4.6", Load, say="You cannot load {wares}: {count} is not the number of punts, which is {punts}.")
def three_wares_are_loaded(s: ManilaState, seat: int, a: Load) -> Facts:
    """M4.6."""
    return {"wares": ", ".join(a.wares), "count": len(a.wares), "punts": 3} if len(a.wares) != 3 else None


@rule("M4.6", Start, say="You cannot start {ware}: it stays ashore in this voyage. These sail: {loaded}.")
def the_ware_is_loaded(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.6."""
    return {"ware": a.ware, "loaded": ware_list(loaded(s))} if WARES.index(a.ware) == s.ashore else None


@rule("M4.7", Start, say="You cannot start {ware} again: it is on {place}. These still need a start: {waiting}.")
def the_punt_is_not_launched_yet(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.7."""
    location = s.locations[WARES.index(a.ware)]
    waiting = [ware for ware in loaded(s) if s.locations[ware] == ASHORE]
    if location == ASHORE:
        return None
    return {"ware": a.ware, "place": location_name(location), "waiting": ware_list(waiting)}


@rule("M4.8", Start, say="You cannot start {ware} on {space}: punts start on spaces 0 to {highest}.")
def a_start_lies_between_0_and_5(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.8."""
    if 0 <= a.space <= HIGHEST_START:
        return None
    return {"ware": a.ware, "space": a.space, "highest": HIGHEST_START}


@rule(
    "M4.9",
    Start,
    say="You cannot start {ware} on {space}: with {used} used already that makes {total}, and the three starts "
    "must make {sum}.",
)
def the_starts_are_not_too_high(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.9."""
    used = _used(s, a)
    if used + a.space <= SUM_OF_STARTS:
        return None
    return {"ware": a.ware, "space": a.space, "used": used, "total": used + a.space, "sum": SUM_OF_STARTS}


@rule(
    "M4.9",
    Start,
    say="You cannot start {ware} on {space}: the three starts must make {sum}, which leaves {remaining} for {others}, "
    "and {most} is the most possible there.",
)
def the_starts_are_not_too_low(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.9."""
    others = [ware for ware in loaded(s) if s.locations[ware] == ASHORE and WARES[ware] != a.ware]
    remaining, most = SUM_OF_STARTS - _used(s, a) - a.space, HIGHEST_START * len(others)
    if remaining <= most:
        return None
    facts = {"ware": a.ware, "space": a.space, "remaining": remaining, "most": most, "sum": SUM_OF_STARTS}
    return {**facts, "others": ware_list(others)}


def _used(s: ManilaState, a: Start) -> int:
    return sum(s.locations[ware] for ware in loaded(s) if s.locations[ware] != ASHORE and WARES[ware] != a.ware)


# Loans ----------------------------------------------------------------------------------------------------


@rule("M10.1", Borrow, say="You cannot borrow on {ware}: you own no {ware} share. Your free shares: {free}.")
def a_loan_needs_a_share(s: ManilaState, seat: int, a: Borrow) -> Facts:
    """M10.1."""
    ware = WARES.index(a.ware)
    if s.unencumbered[seat][ware] or s.encumbered[seat][ware]:
        return None
    return {"ware": a.ware, "free": _owned(s.unencumbered[seat])}


@rule(
    "M10.1",
    Borrow,
    say="You cannot borrow on {ware}: every {ware} share you own is encumbered already. Your free shares: {free}.",
)
def a_loan_needs_a_free_share(s: ManilaState, seat: int, a: Borrow) -> Facts:
    """M10.1."""
    ware = WARES.index(a.ware)
    if s.unencumbered[seat][ware] or not s.encumbered[seat][ware]:
        return None
    return {"ware": a.ware, "free": _owned(s.unencumbered[seat])}


@rule(
    "M10.3",
    Redeem,
    say="You cannot redeem {ware}: no {ware} share of yours is encumbered. Your encumbered shares: {encumbered}.",
)
def only_an_encumbered_share_is_redeemed(s: ManilaState, seat: int, a: Redeem) -> Facts:
    """M10.3."""
    if s.encumbered[seat][WARES.index(a.ware)]:
        return None
    return {"ware": a.ware, "encumbered": _owned(s.encumbered[seat])}


@rule("M10.3", Redeem, say="You cannot redeem {ware}: that costs {price} in cash, and you have {cash}.")
def redemption_is_paid_in_cash(s: ManilaState, seat: int, a: Redeem) -> Facts:
    """M10.3."""
    if s.cash[seat] >= REDEMPTION:
        return None
    return {"ware": a.ware, "price": REDEMPTION, "cash": s.cash[seat]}


def _owned(shares: tuple[int, ...]) -> str:
    return ware_list([ware for ware in range(4) for _ in range(shares[ware])])
