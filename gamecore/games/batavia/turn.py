"""The course of a round: auction, one action by each player, pirates after each action (B2, B4, B8, B9.7, B9.8).

The auction stands in ``turn_auction``, playing cards and moving in ``turn_play``, the end in ``scoring``.
"""

from __future__ import annotations

from functools import cache

from gamecore.games.batavia.actions import Draw
from gamecore.games.batavia.cards import Cause, supply
from gamecore.games.batavia.majority import can_play
from gamecore.games.batavia.pieces import COMPANIES, DRAWN_PER_ACTION, LAST_OF_SHIP_TRACK
from gamecore.games.batavia.scoring import finish
from gamecore.games.batavia.state import BataviaDraft, auctioneer, threshold, together
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import replaced

ROUND = pending("round")


def round_of_play(t: BataviaDraft, entry: Pending) -> None:
    """Begin a round with its auction, unless the game is over (B2.1, B2.4, B9.7, B9.8)."""
    if t.destination >= 0:
        finish(t)
        return
    if t.round and not t.stirred:
        t.events.append(event("stalemate", "B9.8", facts={"round": t.round}))
        finish(t)
        return
    t.round += 1
    t.stirred = False
    t.leader, t.bid, t.bidder, t.passed = -1, 0, -1, (False,) * t.players
    t.events.append(event("round", "B2.1", facts={"round": t.round}))
    t.pending = (ROUND, pending("actions"), pending("auction"), pending("roll", auctioneer(t)))


def actions(t: BataviaDraft, entry: Pending) -> None:
    """Let everybody act once, from the start player on (B2.2)."""
    t.pending += turns_around(t.players, t.leader)


@cache
def turns_around(players: int, first: int) -> tuple[Pending, ...]:
    """Return the stack entries of one action for each seat, the first one on top."""
    return tuple(pending("action", (first + n) % players) for n in reversed(range(players)))


# Drawing (B4) ---------------------------------------------------------------------------------------------


def answer_draw(t: BataviaDraft, entry: Pending, action: Draw) -> None:
    """Draw two cards: the action is over with them (B4.1, B5.6, B9.6)."""
    seat = entry.seat
    secret = {"forced": not can_play(t, seat, t.hands[seat])}
    t.events.append(event("draws", "B4.1", seat, secret=secret))
    t.pending += (PIRATES, pending("drawing", seat, DRAWN_PER_ACTION))


def drawing(t: BataviaDraft, entry: Pending) -> None:
    """Let a seat draw as many cards as are still due (B4.1 to B4.3)."""
    supply(t, Cause("draw", "drawing", "B4.3", entry.seat), entry.data[0])


# Pirates (B8) ---------------------------------------------------------------------------------------------

PIRATES = pending("pirates")


def pirates(t: BataviaDraft, entry: Pending) -> None:
    """Let the pirates attack if too many cards are laid out (B8.1 to B8.8)."""
    totals = together(t.tables)
    laid_out, limit = sum(totals), threshold(t.players)
    if laid_out < limit:
        return
    t.events.append(event("pirates", "B8.1", facts={"cards": laid_out, "threshold": limit}))
    highest = max(totals)
    for company, total in enumerate(totals):
        if total == highest:
            plunder(t, company, total)
    rest = sum(together(t.tables))
    t.events.append(event("recounted", "B8.6", facts={"cards": rest, "cannon": min(rest, LAST_OF_SHIP_TRACK)}))
    t.stirred = True


def plunder(t: BataviaDraft, company: int, total: int) -> None:
    """Discard all laid-out cards of a company and return its seal (B8.5, B8.7)."""
    name = COMPANIES[company]
    t.events.append(event("plundered", "B8.5", facts={"company": name, "cards": total}))
    for seat, cards in enumerate(t.tables):
        if cards[company]:
            t.events.append(event("robbed", "B8.5", seat, {"company": name, "cards": cards[company]}))
    t.tables = tuple(replaced(cards, company, 0) for cards in t.tables)
    t.discards = replaced(t.discards, company, t.discards[company] + total)
    if (owner := t.seals[company]) >= 0:
        t.events.append(event("seal returned", "B8.7", owner, {"company": name}))
        t.seals = replaced(t.seals, company, -1)
