"""The auction for the package and for being start player (B3)."""

from __future__ import annotations

from gamecore.games.batavia.actions import Bid, Pass
from gamecore.games.batavia.cards import Cause, supply
from gamecore.games.batavia.pieces import SEAT_COUNTS, named
from gamecore.games.batavia.state import NO_CARDS, BataviaDraft, auctioneer, plus
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

BID = tuple((pending("bid", seat),) for seat in range(SEAT_COUNTS[-1]))
"""The question asked most often in the auction, ready to be put on the stack."""


def turning(t: BataviaDraft, entry: Pending) -> None:
    """Turn up as many cards as are still due (B3.2, B3.15)."""
    supply(t, Cause("turn", "turning", "B3.15"), entry.data[0])


def auction(t: BataviaDraft, entry: Pending) -> None:
    """Open the bidding at the auctioneer's left neighbour, if there is anything to sell (B3.4, B3.15)."""
    if any(t.package):
        t.pending += BID[(auctioneer(t) + 1) % t.players]
        return
    t.events.append(event("no auction", "B3.15"))
    let_start(t, "B3.15")


def answer_bid(t: BataviaDraft, entry: Pending, action: Bid | Pass) -> None:
    """Take a bid or a pass (B3.5 to B3.7)."""
    seat = entry.seat
    if type(action) is Pass:
        t.passed = replaced(t.passed, seat, True)
        t.events.append(event("passed", "B3.7", seat))
    else:
        t.bid, t.bidder = action.amount, seat  # type: ignore[union-attr]
        t.events.append(event("bid", "B3.5", seat, {"amount": t.bid}))
    call_next(t, seat)


def call_next(t: BataviaDraft, seat: int) -> None:
    """Call the next seat clockwise that has not passed, or end the auction (B3.8, B3.12)."""
    passed = t.passed
    for step in range(1, t.players + 1):
        other = (seat + step) % t.players
        if not passed[other]:
            if other == t.bidder:
                win(t)
            else:
                t.pending += BID[other]
            return
    t.events.append(event("no bid", "B3.12", facts={"cards": named(t.package)}))
    let_start(t, "B3.13" if t.pawn >= 0 else "B3.14")


def let_start(t: BataviaDraft, rule: str) -> None:
    """Make the auctioneer start player, who takes the ship pawn if nobody has it (B3.13 to B3.15)."""
    t.pawn = t.leader = auctioneer(t)
    t.events.append(event("start player", rule, t.leader))


def win(t: BataviaDraft) -> None:
    """Sell the package and the ship pawn to the highest bidder (B3.9 to B3.11)."""
    seat = t.bidder
    t.events.append(event("won auction", "B3.11", seat, {"amount": t.bid, "cards": named(t.package)}))
    pay(t, seat)
    t.hands = replaced(t.hands, seat, plus(t.hands[seat], t.package))
    t.package = NO_CARDS
    t.pawn = t.leader = seat
    t.stirred = True
    t.events.append(event("start player", "B3.11", seat))


def shares_of(bid: int, others: int) -> tuple[int, ...]:
    """Return what each of the other players gets of a bid, the left neighbour first (B3.9, B3.10).

    >>> shares_of(7, 3), shares_of(2, 4)
    ((3, 2, 2), (1, 1, 0, 0))
    """
    each, rest = divmod(bid, others)
    return tuple(each + (place < rest) for place in range(others))


def pay(t: BataviaDraft, seat: int) -> None:
    """Pay the bid to the other players, one note each in turn (B3.9, B3.10)."""
    t.notes = added(t.notes, seat, -t.bid)
    t.events.append(event("paid", "B3.9", seat, {"amount": t.bid}))
    for step, amount in enumerate(shares_of(t.bid, t.players - 1), 1):
        if amount:
            other = (seat + step) % t.players
            t.notes = added(t.notes, other, amount)
            t.events.append(event("received", "B3.9", other, {"amount": amount, "payer": seat}))
