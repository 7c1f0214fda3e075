"""Islands, chests, cocoa and tea, and death at sea (VP5, VP8, VP9, VP10)."""

from __future__ import annotations

from functools import cache
from random import Random

from gamecore.games.village.actions import Done
from gamecore.games.village.chance import weight_in
from gamecore.games.village.effects import charge, gain_coins, gain_points
from gamecore.games.village.parts import (
    EXTRAS,
    GRAVES_BY_PLACE,
    SALES,
    STALLS_STAY_OPEN,
    ask,
    chance,
    extras,
    interlude,
    stage,
)
from gamecore.games.village.pieces import AT_SEA, REMOVED, SEA_GRAVE, SHIP, WAGON
from gamecore.games.village.port_actions import Deliver, Found, Load, Open, Peek, Sell
from gamecore.games.village.port_pieces import (
    CARGO,
    CARGO_GRAIN,
    CHEST,
    CHEST_VALUES,
    COCOA,
    FIELDS,
    ISLAND_BUYS,
    ISLAND_STACK,
    MISSION_PLACE,
    MISSIONS,
    PIECES,
    SEA_GRAVE_POINTS,
    SPICE_COINS,
    SPICE_POINTS,
    SPICES,
)
from gamecore.games.village.port_state import (
    MISSION_PRICES,
    can_pay_mission,
    fits,
    mission_taken,
    on_island,
)
from gamecore.games.village.port_turn import LOAD
from gamecore.games.village.state import (
    Counts,
    Table,
    VillageDraft,
    free_sea_graves,
    generations_at,
    move,
    unseen_chests,
)
from gamecore.games.village.turn import DONE, answer_no_more, ask_again
from gamecore.games.village.turn_death import bury, trigger
from gamecore.games.village.turn_market import after_sale
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.flow import ChancePoint, Weighted, draw
from gamecore.kernel.state import added, replaced

DELIVER = tuple(map(Deliver, CARGO[: CARGO_GRAIN + 1]))
FOUND = tuple(map(Found, (1, 2, 3, 4)))
OPEN, PEEK = {value: Open(value) for value in CHEST_VALUES}, {value: Peek(value) for value in CHEST_VALUES}
SELL = tuple(map(Sell, SPICES))


# Islands. The data: whether the Quartermaster allows a pair.


@stage("landing")
def landing(t: VillageDraft, entry: Pending) -> None:
    """Ask what is done on the island, unless nothing can be (VP5.3)."""
    question = pending("island", entry.seat, *entry.data)
    if len(island_options(t, question)) > 1 or extras(t, question):
        t.push(question)


def island_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the sales, the loading and the mission of the island, and leaving (VP5.3)."""
    seat, (pair,) = entry.seat, entry.data
    field = s.ship[seat]
    found: list[Action] = [DELIVER[kind] for kind in ISLAND_BUYS[field] if s.cargo[seat][kind]]
    if on_island(s, field) and fits(s, seat, ISLAND_STACK[field], pair):
        found.append(LOAD[ISLAND_STACK[field]])
    if field in MISSIONS and not mission_taken(s, field) and can_pay_mission(s, seat, field):
        found += [FOUND[generation - 1] for generation in generations_at(s, seat, SHIP)]
    return (*found, DONE)


def unload_one(t: VillageDraft, seat: int, kind: int) -> None:
    """Return a piece from a hold to the supply (VP5.4)."""
    t.cargo = replaced(t.cargo, seat, added(t.cargo[seat], kind, -1))
    if kind < CARGO_GRAIN:
        t.goods_left = added(t.goods_left, kind, 1)


def answer_deliver(t: VillageDraft, entry: Pending, action: Deliver) -> None:
    """Sell a piece on the island (VP5.4)."""
    seat, kind = entry.seat, PIECES.index(action.what)
    unload_one(t, seat, kind)
    points = ISLAND_BUYS[t.ship[seat]][kind]
    gain_points(t, seat, points)
    facts = {"piece": action.what, "field": FIELDS[t.ship[seat]], "points": points}
    t.events.append(event("delivered", "VP5.4", seat, facts))
    t.push(pending("landing", seat, *entry.data))


def answer_load_treasure(t: VillageDraft, entry: Pending, action: Load) -> None:
    """Take the top piece of the island's stack (VP5.5); a chest is looked at (VP5.6)."""
    seat, kind = entry.seat, PIECES.index(action.piece)
    t.push(pending("landing", seat, *entry.data))
    t.events.append(event("loaded", "VP5.5", seat, {"piece": action.piece, "field": FIELDS[t.ship[seat]]}))
    if kind == CHEST:
        t.push(pending("chest", seat))
    else:
        t.spices_left = added(t.spices_left, kind - COCOA, -1)
        t.cargo = replaced(t.cargo, seat, added(t.cargo[seat], kind, 1))


def answer_found(t: VillageDraft, entry: Pending, action: Found) -> None:
    """Found a mission with a member from the hold (VP5.7, VP5.8)."""
    seat, field = entry.seat, t.ship[entry.seat]
    mission = MISSIONS[field]
    move(t, seat, action.generation, SHIP, MISSION_PLACE[field])
    for _ in range(mission.wagons):
        unload_one(t, seat, WAGON)
    gain_points(t, seat, mission.points)
    facts = {"field": FIELDS[field], "generation": action.generation, "wagons": mission.wagons}
    t.events.append(event("founded mission", "VP5.7", seat, {**facts, "points": mission.points}))
    t.push(pending("landing", seat, *entry.data))
    charge(t, seat, MISSION_PRICES[field])


ask(
    "island",
    "what is done on the island",
    island_options,
    {Deliver: answer_deliver, Load: answer_load_treasure, Found: answer_found, Done: answer_no_more},
)


# Chests ---------------------------------------------------------------------------------------------------


def chest_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the values of the chests on the island, with how many there are of each (VP1.5, VP5.6)."""
    return tuple((PEEK[v], count) for v, count in zip(CHEST_VALUES, unseen_chests(s), strict=True) if count)


def chest_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return how many chests of this value lie on the island."""
    return weight_in(chest_outcomes(s, entry), action)


def sample_chest(s: Table, entry: Pending, rng: Random) -> Action:
    """Draw a chest."""
    return draw(chest_outcomes(s, entry), rng)


def answer_peek(t: VillageDraft, entry: Pending, action: Peek) -> None:
    """Put the chest into the hold; only its owner knows the value (VP5.6)."""
    seat = entry.seat
    t.aboard = replaced(t.aboard, seat, tuple(sorted((*t.aboard[seat], action.number))))
    t.events.append(event("looked into chest", "VP5.6", seat, {}, {"value": action.number}))


chance(
    ChancePoint("chest", "VP5.6", chest_outcomes, chest_weight, sample_chest, answer_peek, frozenset({Peek})),
    "what is in the chest that was loaded",
)


@cache
def openings(values: Counts) -> tuple[Open, ...]:
    """Return the chests of these values to open, each value once."""
    return tuple(OPEN[value] for value in sorted(set(values)) if value)


def chest_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the chests in front of the seat (VP8.1)."""
    return openings(s.chests[entry.seat])


def answer_open(t: VillageDraft, entry: Pending, action: Open) -> None:
    """Open a chest and ask again; goals may follow, around a mass from the starting player (VP8.1, VL2.8)."""
    ask_again(t, entry)
    around_mass = t.pending[0].kind in ("next round", "ending")
    interlude(t, t.starter if around_mass else t.active)
    open_chest(t, entry.seat, action.number, "VP8.1")


def open_chest(t: VillageDraft, seat: int, value: int, rule: str) -> None:
    """Turn up a chest and take its coins (VP8.1)."""
    chests = list(t.chests[seat])
    chests.remove(value)
    t.chests = replaced(t.chests, seat, tuple(chests))
    t.opened = added(t.opened, CHEST_VALUES.index(value), 1)
    gain_coins(t, seat, value)
    t.events.append(event("opened chest", rule, seat, {"coins": value}))


def open_all_chests(t: VillageDraft) -> None:
    """Open the chests in front of the players after the final mass (VP8.2)."""
    for seat in range(t.players):
        for value in t.chests[seat]:
            open_chest(t, seat, value, "VP8.2")


EXTRAS.append((chest_options, {Open: answer_open}))


# Market ---------------------------------------------------------------------------------------------------


def spice_sales(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the sales of cocoa and tea (VP9.1, VP9.2)."""
    return tuple(SELL[n] for n, count in enumerate(s.spices[entry.seat]) if count)


def answer_sell(t: VillageDraft, entry: Pending, action: Sell) -> None:
    """Sell cocoa or tea at the market (VP9.3, VP9.4); the coin comes after the payment."""
    seat, spice = entry.seat, SPICES.index(action.what)
    t.spices = replaced(t.spices, seat, added(t.spices[seat], spice, -1))
    gain_points(t, seat, SPICE_POINTS[spice])
    t.events.append(event("sold", "VP9.4", seat, {"piece": action.what, "points": SPICE_POINTS[spice]}))
    after_sale(t, entry, *([pending("sale coins", seat, SPICE_COINS[spice])] if SPICE_COINS[spice] else []))


@stage("sale coins")
def sale_coins(t: VillageDraft, entry: Pending) -> None:
    """Take the coins of a sale (VP9.4)."""
    gain_coins(t, entry.seat, entry.data[0])
    t.events.append(event("sale coins", "VP9.4", entry.seat, {"coins": entry.data[0]}))


SALES.append((spice_sales, {Sell: answer_sell}))
STALLS_STAY_OPEN.append(lambda t: t.port)


# Death at sea ---------------------------------------------------------------------------------------------


def sea_grave(t: VillageDraft, seat: int, generation: int, place: int) -> bool:
    """Lay a member who died at sea into the best free sea grave, or remove it (VP10.2, VP10.3, VP11.2)."""
    if place not in AT_SEA:
        return False
    free = free_sea_graves(t)
    if not free:
        bury(t, seat, generation, place, REMOVED, "VP11.2")
        return True
    points = SEA_GRAVE_POINTS[len(SEA_GRAVE_POINTS) - free]
    gain_points(t, seat, points)
    bury(t, seat, generation, place, SEA_GRAVE, "VP10.2", points)
    if free == 1:
        trigger(t, seat, "sea graves")
    return True


GRAVES_BY_PLACE.append(sea_grave)
