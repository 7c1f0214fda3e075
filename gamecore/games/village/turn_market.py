"""The market day (V10)."""

from __future__ import annotations

from functools import cache

from gamecore.games.village.actions import Done, Pass, Serve
from gamecore.games.village.effects import can_pay, charge, return_goods, spend_time
from gamecore.games.village.parts import (
    DAY_ENDS,
    SALES,
    SPACE_QUESTIONS,
    STALLS_STAY_OPEN,
    ask,
    extras,
    interlude,
    stage,
)
from gamecore.games.village.pieces import GOODS, GRAIN, GREEN, MARKET, SALE_TIME, TILE_POINTS, TILES, WANTED
from gamecore.games.village.state import Counts, Table, VillageDraft, customers, open_stalls, pile_size
from gamecore.games.village.turn import DONE
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

SERVE = tuple(map(Serve, TILES))
PASS = Pass()
SALE_PRICE = ((1 << GREEN, 1),)


@stage("before day")
def before_day(t: VillageDraft, entry: Pending) -> None:
    """Open the free moment before a market day, for those who hold something to use (V5.7)."""
    question = pending("market", entry.seat)
    t.push(question if extras(t, question) else pending("day", entry.seat))


def before_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the start of the market day (V10.1)."""
    return (DONE,)


def answer_begin_day(t: VillageDraft, entry: Pending, action: Done) -> None:
    """Begin the market day."""
    t.push(pending("day", entry.seat))


ask("market", "what is used before the market day begins", before_options, {Done: answer_begin_day}, free=True)
SPACE_QUESTIONS[MARKET] = lambda t: "market"


@stage("day")
def day(t: VillageDraft, entry: Pending) -> None:
    """Begin a market day: the starter acts first, and its first sale is free (V10.1, V10.2, V10.4)."""
    t.events.append(event("market day", "V10.1", entry.seat, {"customers": len(customers(t))}))
    t.push(pending("selling", entry.seat, entry.seat, 0, 1))


# The data of a seat's turn: the starter, who is out (one bit for each seat), and whether a sale is free (1: as the
# starter's first, 2: by a card).


@stage("selling")
def selling(t: VillageDraft, entry: Pending) -> None:
    """Ask the next seat for a sale; who can sell nothing is out (V10.2, V10.5, V10.6)."""
    seat, (starter, out, free) = entry.seat, entry.data
    everybody = (1 << t.players) - 1
    if out == everybody or (not customers(t) and not any(stay(t) for stay in STALLS_STAY_OPEN)):
        t.push(pending("closing", starter))
        return
    following = (seat + 1) % t.players
    if out >> seat & 1:
        t.push(pending("selling", following, starter, out, 0))
        return
    question = pending("sale", seat, starter, out, free)
    if len(sale_options(t, question)) == 1 and not extras(t, question):
        t.events.append(event("passed", "V10.5", seat, {"forced": True}))
        t.push(pending("selling", following, starter, out | 1 << seat, 0))
    else:
        t.push(question)


@cache
def wanted_by(tile: int) -> tuple[tuple[int, int], ...]:
    """Return what a customer wants: kinds with numbers, grain after the goods."""
    return tuple((kind, count) for kind, count in enumerate(WANTED[tile]) if count)


def can_deliver(goods: Counts, grain: int, tile: int) -> bool:
    """Return whether these goods and this grain are what a customer wants (V10.3)."""
    return all((grain if kind == GRAIN else goods[kind]) >= count for kind, count in wanted_by(tile))


def sale_is_payable(t: Table, seat: int, free: int) -> bool:
    """Return whether a sale is free or can be paid with a green cube or a coin (V10.4)."""
    return free > 0 or can_pay(t, seat, SALE_PRICE)


def sale_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the sales that a seat can make, and passing (V10.3 to V10.5)."""
    seat = entry.seat
    if not sale_is_payable(s, seat, entry.data[2]):
        return (PASS,)
    goods, grain = s.goods[seat], s.grain[seat]
    found: tuple[Action, ...] = tuple(SERVE[tile] for tile in customers(s) if can_deliver(goods, grain, tile))
    for sales, _ in SALES:
        found += sales(s, entry)
    return (*found, PASS)


def answer_serve(t: VillageDraft, entry: Pending, action: Serve) -> None:
    """Deliver to a customer and take the tile (V10.3, V10.4)."""
    seat, tile = entry.seat, TILES.index(action.what)
    for kind, count in wanted_by(tile):
        if kind == GRAIN:
            t.grain = added(t.grain, seat, -count)
        else:
            return_goods(t, seat, kind, count)
    take_tile(t, seat, tile)
    facts = {"tile": action.what, "value": TILE_POINTS[tile], "delivered": _delivery(tile)}
    t.events.append(event("served", "V10.3", seat, facts))
    after_sale(t, entry)


def _delivery(tile: int) -> dict[str, int]:
    return {(*GOODS, "grain")[kind]: count for kind, count in wanted_by(tile)}


def take_tile(t: VillageDraft, seat: int, tile: int) -> None:
    """Move a customer from its stall to the served ones of a seat (V10.3)."""
    t.stalls = replaced(t.stalls, t.stalls.index(tile), -1)
    t.served = replaced(t.served, seat, tuple(sorted((*t.served[seat], tile))))


def after_sale(t: VillageDraft, entry: Pending, *reward: Pending) -> None:
    """Pay for a sale unless it is free, settle a death at once, and let the next seat act (V10.4, V10.9).

    A reward that could pay for the sale itself comes after the payment. A death that was due before the market day
    waits for the end of the turn (V6.3).
    """
    seat, (starter, out, free) = entry.seat, entry.data
    t.push(pending("selling", (seat + 1) % t.players, starter, out, 0))
    interlude(t, starter)
    t.pending += reward
    if not free:
        due = t.due[seat]
        spend_time(t, seat, SALE_TIME, "V10.4")
        if t.due[seat] > due:
            t.push(pending("one death", seat))
        charge(t, seat, SALE_PRICE)


def answer_pass(t: VillageDraft, entry: Pending, action: Pass) -> None:
    """Sell nothing more on this day (V10.5)."""
    seat, (starter, out, _) = entry.seat, entry.data
    t.events.append(event("passed", "V10.5", seat, {"forced": False}))
    t.push(pending("selling", (seat + 1) % t.players, starter, out | 1 << seat, 0))
    interlude(t, starter)


ask("sale", "whom the seat serves at the market", sale_options, {Serve: answer_serve, Pass: answer_pass})


@stage("closing")
def closing(t: VillageDraft, entry: Pending) -> None:
    """End the market day (V10.6, VP9.6)."""
    t.events.append(event("day over", "VP9.6" if t.port else "V10.6", entry.seat, {"customers": len(customers(t))}))
    t.push(pending("refill"))
    for hook in DAY_ENDS:
        hook(t, entry.seat)


@stage("refill")
def refill(t: VillageDraft, entry: Pending) -> None:
    """Move the queue into the empty stalls, close it up, and refill it from the pile (V10.7, V10.8)."""
    waiting = [tile for tile in t.queue if tile >= 0]
    stalls = list(t.stalls)
    for stall in range(open_stalls(t)):
        if stalls[stall] < 0 and waiting:
            stalls[stall] = waiting.pop(0)
            t.events.append(event("moved up", "V10.7", facts={"tile": TILES[stalls[stall]], "stall": stall + 1}))
    t.stalls = tuple(stalls)
    t.queue = (*waiting, *(-1,) * (len(t.queue) - len(waiting)))
    drawn = range(len(waiting), min(len(t.queue), len(waiting) + pile_size(t)))
    t.pending += tuple(pending("customer", -1, len(t.stalls) + place) for place in reversed(drawn))
