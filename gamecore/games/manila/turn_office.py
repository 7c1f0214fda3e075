"""The office of harbour master: the auction and the duties (M3, M4)."""

from __future__ import annotations

from gamecore.games.manila.actions import (
    Bid,
    Buy,
    Load,
    Pass,
    Start,
)
from gamecore.games.manila.menus import Bids, for_sale, loan_menu, purchases, starts
from gamecore.games.manila.money import pay
from gamecore.games.manila.pieces import (
    HIGHEST_START,
    SEAT_COUNTS,
    WARES,
    share_price,
)
from gamecore.games.manila.state import (
    ManilaDraft,
    ceiling,
    to_launch,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event, fixed_event
from gamecore.kernel.state import added, added_in, replaced

SEATS = range(SEAT_COUNTS[-1])
BID = tuple((pending("bid", seat),) for seat in SEATS)
BUY = tuple((pending("buy", seat),) for seat in SEATS)
LOAD = tuple((pending("load", seat),) for seat in SEATS)
START = tuple((pending("launching"), pending("start", seat)) for seat in SEATS)
"""The questions of the auction and the duties by seat, ready to be put on the stack."""

CLOCKWISE = {
    players: tuple(tuple((seat + n) % players for n in range(1, players + 1)) for seat in range(players))
    for players in SEAT_COUNTS
}
"""By number of players and seat: the seats after this one in order, itself last."""

FREE_PASS = tuple(fixed_event("passed auction", "M3.4", seat, {"forced": False}) for seat in SEATS)
FORCED_PASS = tuple(fixed_event("passed auction", "M3.10", seat, {"forced": True}) for seat in SEATS)
LAUNCHED = tuple(
    tuple(
        tuple(
            fixed_event("launched", "M4.9", seat, {"ware": ware, "space": space}) for space in range(HIGHEST_START + 1)
        )
        for ware in WARES
    )
    for seat in SEATS
)


# The auction (M3) -----------------------------------------------------------------------------------------


def auction(t: ManilaDraft, entry: Pending) -> None:
    """Open the auction: the oldest player first, later the harbour master of the last voyage (M3.1, M3.2)."""
    let_speak(t, max(t.harbour_master, 0))


def speak(t: ManilaDraft, entry: Pending) -> None:
    """Ask a seat again after a loan or a redemption (M10.5)."""
    let_speak(t, entry.seat)


def let_speak(t: ManilaDraft, seat: int) -> None:
    """Let a seat speak, or let it pass if no bid is possible (M3.3, M3.10)."""
    limit = ceiling(t, seat)
    if limit > t.bid:
        t.pending += BID[seat]
        t.memo = Bids(t.bid + 1, limit), loan_menu(t, seat)
    else:
        t.events.append(FORCED_PASS[seat])
        leave_auction(t, seat)


def answer_bid(t: ManilaDraft, entry: Pending, action: Bid | Pass) -> None:
    """Take a bid or a pass (M3.3, M3.4)."""
    seat = entry.seat
    if type(action) is Pass:
        t.events.append(FREE_PASS[seat])
        leave_auction(t, seat)
        return
    t.bid, t.bidder = action.amount, seat
    t.events.append(event("bid", "M3.3", seat, {"amount": t.bid}))
    call_next(t, seat)


def leave_auction(t: ManilaDraft, seat: int) -> None:
    """Take a seat out of this auction for good (M3.4)."""
    t.retired = replaced(t.retired, seat, True)
    call_next(t, seat)


def call_next(t: ManilaDraft, seat: int) -> None:
    """Call the next seat clockwise that has not passed, or end the auction (M3.3 to M3.9)."""
    retired = t.retired
    for other in CLOCKWISE[t.players][seat]:
        if not retired[other]:
            if other == t.bidder:
                win_office(t)
            else:
                let_speak(t, other)
            return
    nobody_bids(t)


def win_office(t: ManilaDraft) -> None:
    """Give the office to the highest bidder, who pays at once (M3.5, M3.7)."""
    seat = t.bidder
    pay(t, seat, t.bid)
    t.harbour_master = seat
    t.events.append(event("office", "M3.5", seat, {"amount": t.bid}))


def nobody_bids(t: ManilaDraft) -> None:
    """Keep the harbour master, or appoint the oldest player, free of charge (M3.8, M3.9)."""
    rule = "M3.8" if t.harbour_master >= 0 else "M3.9"
    t.harbour_master = max(t.harbour_master, 0)
    t.events.append(event("office free", rule, t.harbour_master))


# Duties of the harbour master (M4) ------------------------------------------------------------------------


def purchase(t: ManilaDraft, entry: Pending) -> None:
    """Offer the harbour master one share, if there is one he can pay (M4.1, M4.2)."""
    seat = t.harbour_master
    if wares := for_sale(t, seat):
        t.pending += BUY[seat]
        t.memo = purchases(wares), loan_menu(t, seat)


def answer_buy(t: ManilaDraft, entry: Pending, action: Buy) -> None:
    """Sell the share, or none (M4.2, M4.3, M4.5)."""
    seat = entry.seat
    if action.ware == "nothing":
        t.events.append(event("bought nothing", "M4.2", seat))
        return
    ware = WARES.index(action.ware)
    price = share_price(t.steps[ware])
    pay(t, seat, price)
    t.piles = added(t.piles, ware, -1)
    t.unencumbered = added_in(t.unencumbered, seat, ware, 1)
    t.bought = added_in(t.bought, seat, ware, 1)
    t.events.append(event("bought", "M4.3", seat, {"ware": action.ware, "price": price}))


def loading(t: ManilaDraft, entry: Pending) -> None:
    """Have the harbour master load (M4.6)."""
    t.pending += LOAD[t.harbour_master]


def answer_load(t: ManilaDraft, entry: Pending, action: Load) -> None:
    """Load three wares; the fourth stays ashore (M4.6)."""
    t.ashore = next(ware for ware in range(4) if WARES[ware] not in action.wares)
    facts = {"ashore": WARES[t.ashore], "first": action.wares[0], "second": action.wares[1], "third": action.wares[2]}
    t.events.append(event("loaded", "M4.6", entry.seat, facts))


def launching(t: ManilaDraft, entry: Pending) -> None:
    """Have the punts launched one by one; the last start follows from the sum 9 (M4.8, M4.9)."""
    waiting, points = to_launch(t.locations, t.ashore)
    if len(waiting) == 1:
        launch(t, t.harbour_master, waiting[0], points)
    elif waiting:
        t.pending += START[t.harbour_master]
        t.memo = starts(waiting, points), loan_menu(t, t.harbour_master)


def answer_start(t: ManilaDraft, entry: Pending, action: Start) -> None:
    """Put a punt on its start (M4.8)."""
    launch(t, entry.seat, WARES.index(action.ware), action.space)


def launch(t: ManilaDraft, seat: int, ware: int, space: int) -> None:
    """Put a punt on its start."""
    t.locations = replaced(t.locations, ware, space)
    t.events.append(LAUNCHED[seat][ware][space])
