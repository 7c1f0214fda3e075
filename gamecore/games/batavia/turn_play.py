"""Playing cards: laying out, moving the merchant, cashing tiles (B5, B6, B7, B9.1 to B9.4)."""

from __future__ import annotations

from gamecore.games.batavia.actions import Cash, Done, Keep, Lay, Move
from gamecore.games.batavia.majority import leader_of
from gamecore.games.batavia.path import collected, open_by, opened, target
from gamecore.games.batavia.pieces import (
    CASHING,
    COMPANIES,
    DESTINATION,
    GOODS,
    LAST_OF_SHIP_TRACK,
    company_of,
    good_of,
)
from gamecore.games.batavia.state import NO_CARDS, BataviaDraft, plus, tile_entries, together
from gamecore.games.batavia.turn import PIRATES
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced


def answer_lay(t: BataviaDraft, entry: Pending, action: Lay) -> None:
    """Put down cards of one company (B5.2); the first ones begin the play."""
    seat, company = entry.seat, COMPANIES.index(action.company)
    t.hands = replaced(t.hands, seat, added(t.hands[seat], company, -action.count))
    t.laying = added(t.laying, company, action.count)
    t.stirred = True
    t.events.append(event("laid", "B5.2", seat, {"company": action.company, "count": action.count}))
    if entry.kind == "action":
        t.push(PIRATES)
    t.push(pending("lay", seat))


def answer_done(t: BataviaDraft, entry: Pending, action: Done) -> None:
    """Count the cards laid out and compare the majorities once (B5.7, B5.9 to B5.12)."""
    seat, laid = entry.seat, t.laying
    t.tables = replaced(t.tables, seat, plus(t.tables[seat], laid))
    t.laying = NO_CARDS
    total = sum(together(t.tables))
    facts = {"cards": sum(laid), "cannon": min(total, LAST_OF_SHIP_TRACK)}
    t.events.append(event("counted", "B5.7", seat, facts))
    for company, count in enumerate(laid):
        if count:
            hand_over_seal(t, seat, company)
    t.push(pending("move", seat))


def hand_over_seal(t: BataviaDraft, seat: int, company: int) -> None:
    """Give the seal to who leads now, or put it back on the board (B5.9 to B5.11)."""
    former, name = t.seals[company], COMPANIES[company]
    leader = leader_of([cards[company] for cards in t.tables])
    if leader == former:
        return
    t.seals = replaced(t.seals, company, leader)
    if leader >= 0:
        t.events.append(event("seal gained", "B5.9", leader, {"company": name, "former": former}))
    else:
        t.events.append(event("seal lost", "B5.10", former, {"company": name, "rival": seat}))


def answer_move(t: BataviaDraft, entry: Pending, action: Move) -> None:
    """Send the merchant to its target (B6.3, B9.1)."""
    if action.to == "destination":
        reach_destination(t, entry.seat)
    else:
        take_tile(t, entry.seat, target(t, entry.seat, COMPANIES.index(action.to)))


def reach_destination(t: BataviaDraft, seat: int) -> None:
    """Take the destination tile: no crate, no cashing, and this is the last round (B9.1, B9.3, B9.4)."""
    t.positions = replaced(t.positions, seat, DESTINATION)
    t.destination = seat
    t.events.append(event("destination", "B9.1", seat))
    t.events.append(event("last round", "B9.4", facts={"round": t.round}))


def take_tile(t: BataviaDraft, seat: int, space: int) -> None:
    """Take the tile of a space, store its good, and turn up new tiles where they are due (B6.5 to B6.7, B7.2)."""
    tile = t.path[space - 1]
    company, good = company_of(tile), good_of(tile)
    facts = {"company": COMPANIES[company], "good": GOODS[good], "space": space, "start": t.positions[seat]}
    new = not collected(t, seat)[company]
    t.positions = replaced(t.positions, seat, space)
    t.owners = replaced(t.owners, space - 1, seat)
    t.events.append(event("moved", "B6.3", seat, facts))
    t.events.append(event("crate", "B6.6", seat, {"company": COMPANIES[company], "good": GOODS[good]}))
    if new:
        t.push(pending("cash", seat))
    first, last = opened(t.path) + 1, open_by(space)
    if first <= last:
        t.events.append(event("opened", "B6.7", seat, {"first": first, "last": last}))
        t.pending += tile_entries(first, last)


def answer_cash(t: BataviaDraft, entry: Pending, action: Cash | Keep) -> None:
    """Cash one tile of each company, or keep them all (B7.3 to B7.5, B7.7)."""
    seat = entry.seat
    companies = [company for company, count in enumerate(collected(t, seat)) if count]
    gold = CASHING[len(companies)]
    facts = {"companies": tuple(COMPANIES[company] for company in companies), "amount": gold}
    if type(action) is Keep:
        t.events.append(event("kept", "B7.7", seat, facts))
        return
    for company in companies:
        t.cashed = replaced(t.cashed, oldest(t, seat, company), True)
    t.gold = added(t.gold, seat, gold)
    t.events.append(event("cashed", "B7.4", seat, facts))


def oldest(t: BataviaDraft, seat: int, company: int) -> int:
    """Return where the tile of a company that a seat took first stands in the path (B7.5)."""
    return next(
        n for n, owner in enumerate(t.owners) if owner == seat and not t.cashed[n] and company_of(t.path[n]) == company
    )
