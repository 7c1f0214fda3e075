"""Harvest, family and crafts (V7, V8, V9)."""

from __future__ import annotations

from functools import cache

from gamecore.games.village.actions import Birth, Buy, Harvest, Home, Make, Mill, Skip, Train
from gamecore.games.village.effects import (
    can_pay,
    charge,
    gain_coins,
    gain_goods,
    gain_grain,
    price_of,
    spend_time,
)
from gamecore.games.village.parts import SPACE_QUESTIONS, ask, stage
from gamecore.games.village.pieces import (
    BUILDING_GOODS,
    BUILDING_GRAIN,
    BUILDING_OF,
    BUILDING_PLACES,
    BUILDING_PRICE,
    BUILDING_TIME,
    BUILDING_YIELD,
    BUILDINGS,
    CRAFTS,
    FAMILY,
    GOODS,
    HARVEST,
    HARVEST_YIELDS,
    HOME_FROM,
    HORSE,
    MILL_COINS,
    MILL_GRAIN,
    MILL_TIME,
    OX,
    PLACES,
    PLOW,
    UNBORN,
    YARD,
)
from gamecore.games.village.state import Table, VillageDraft, generations_at, members_at, move, standing
from gamecore.games.village.turn import SKIP, answer_no_more, answer_skip
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added

HARVEST_ACTION, BIRTH, MILL = Harvest(), Birth(), Mill()
home, train = cache(Home), cache(Train)
MAKE, BUY = tuple(map(Make, GOODS)), tuple(map(Buy, GOODS))
PRICES = tuple(price_of(*parts) for parts in BUILDING_PRICE)


# Harvest --------------------------------------------------------------------------------------------------


def harvest_yield(t: Table, seat: int) -> int:
    """Return the grain of a harvest: the best of hand, horse and plow, ox and plow (V7.2)."""
    goods = t.goods[seat]
    if goods[PLOW] and goods[OX]:
        return HARVEST_YIELDS[2]
    return HARVEST_YIELDS[1] if goods[PLOW] and goods[HORSE] else HARVEST_YIELDS[0]


def harvest_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the harvest if somebody is in the yard (V7.1)."""
    if members_at(s, entry.seat, YARD):
        return HARVEST_ACTION, SKIP
    return (SKIP,)


def answer_harvest(t: VillageDraft, entry: Pending, action: Harvest) -> None:
    """Take the grain that fits (V7.2, V7.4)."""
    grown = harvest_yield(t, entry.seat)
    taken = gain_grain(t, entry.seat, grown)
    t.events.append(event("harvested", "V7.2", entry.seat, {"grain": taken, "yield": grown}))


# Family ---------------------------------------------------------------------------------------------------


def homecomings(t: Table, seat: int) -> tuple[Home, ...]:
    """Return the members that can come home (V8.2)."""
    found = standing(t.where[seat])
    return tuple(home(PLACES[place], each) for place in sorted(found) if place in HOME_FROM for each in found[place])


def family_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return a birth and the homecomings (V8.1 to V8.3)."""
    birth = (BIRTH,) if members_at(s, entry.seat, UNBORN) else ()
    return (*birth, *homecomings(s, entry.seat), SKIP)


def give_birth(t: VillageDraft, seat: int) -> None:
    """Put the unborn member of the lowest number into the yard (V8.1)."""
    generation = generations_at(t, seat, UNBORN)[0]
    move(t, seat, generation, UNBORN, YARD)
    t.events.append(event("born", "V8.1", seat, {"generation": generation}))


def answer_birth(t: VillageDraft, entry: Pending, action: Birth) -> None:
    """Let a member be born (V8.1)."""
    give_birth(t, entry.seat)


def answer_home(t: VillageDraft, entry: Pending, action: Home) -> None:
    """Bring a member home (V8.2)."""
    move(t, entry.seat, action.generation, PLACES.index(action.place), YARD)
    t.events.append(event("came home", "V8.2", entry.seat, {"place": action.place, "generation": action.generation}))


# Crafts ---------------------------------------------------------------------------------------------------


@cache
def buildings_in_play(inn: bool) -> range:
    """Return the buildings where members can be trained (VI2.1)."""
    return range(len(BUILDINGS) if inn else len(BUILDINGS) - 1)


def can_buy(t: Table, seat: int, kind: int) -> bool:
    """Return whether a product can be bought with cubes or grain (V9.5, V9.10)."""
    building = BUILDING_OF[kind]
    return t.goods_left[kind] > 0 and t.grain[seat] >= BUILDING_GRAIN[building] and can_pay(t, seat, PRICES[building])


def made_in(t: Table, building: int) -> tuple[Make, ...]:
    """Return what can be made in a building while the supply has it (V9.6, V9.10)."""
    return tuple(MAKE[kind] for kind in BUILDING_GOODS[building] if t.goods_left[kind])


def crafts_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return making, training, buying and milling (V9)."""
    seat, yard = entry.seat, generations_at(s, entry.seat, YARD)
    found: list[Action] = []
    for building in buildings_in_play(s.inn):
        if members_at(s, seat, BUILDING_PLACES[building]):
            found += made_in(s, building)
        found += [train(BUILDINGS[building], each) for each in yard]
        found += [BUY[kind] for kind in BUILDING_GOODS[building] if can_buy(s, seat, kind)]
    if s.grain[seat] >= MILL_GRAIN:
        found.append(MILL)
    return (*found, SKIP)


def answer_train(t: VillageDraft, entry: Pending, action: Train) -> None:
    """Place a member in training; the product may follow at once (V9.3, V9.4)."""
    seat, building = entry.seat, BUILDINGS.index(action.place)
    move(t, seat, action.generation, YARD, BUILDING_PLACES[building])
    t.events.append(event("trained", "V9.3", seat, {"place": action.place, "generation": action.generation}))
    spend_time(t, seat, BUILDING_TIME[building], "V9.3")
    if made_in(t, building):
        t.push(pending("produce", seat, building))


def produce_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return what the newly trained member can make at once (V9.3)."""
    return (*made_in(s, entry.data[0]), SKIP)


def answer_make(t: VillageDraft, entry: Pending, action: Make) -> None:
    """Make a product with time (V9.2)."""
    kind = GOODS.index(action.what)
    building = BUILDING_OF[kind]
    spend_time(t, entry.seat, BUILDING_TIME[building], "V9.2")
    taken = gain_goods(t, entry.seat, kind, BUILDING_YIELD[building])
    t.events.append(event("made", "V9.2", entry.seat, {"goods": action.what, "count": taken}))


def answer_buy(t: VillageDraft, entry: Pending, action: Buy) -> None:
    """Pay for a product with cubes or grain; then it is taken (V1.6, V9.5)."""
    seat, kind = entry.seat, GOODS.index(action.what)
    building = BUILDING_OF[kind]
    t.grain = added(t.grain, seat, -BUILDING_GRAIN[building])
    t.push(pending("bought", seat, kind))
    charge(t, seat, PRICES[building])


@stage("bought")
def bought(t: VillageDraft, entry: Pending) -> None:
    """Take a product that has been paid for (V9.5)."""
    seat, kind = entry.seat, entry.data[0]
    building = BUILDING_OF[kind]
    taken = gain_goods(t, seat, kind, BUILDING_YIELD[building])
    facts = {"goods": GOODS[kind], "count": taken, "grain": -BUILDING_GRAIN[building]}
    t.events.append(event("bought", "V9.5", seat, facts))


def answer_mill(t: VillageDraft, entry: Pending, action: Mill) -> None:
    """Mill grain for coins (V9.9)."""
    seat = entry.seat
    spend_time(t, seat, MILL_TIME, "V9.9")
    t.grain = added(t.grain, seat, -MILL_GRAIN)
    gain_coins(t, seat, MILL_COINS)
    t.events.append(event("milled", "V9.9", seat, {"grain": -MILL_GRAIN, "coins": MILL_COINS}))


ask("harvest", "whether grain is harvested", harvest_options, {Harvest: answer_harvest, Skip: answer_skip}, free=True)
ask(
    "family",
    "a birth or a homecoming",
    family_options,
    {Birth: answer_birth, Home: answer_home, Skip: answer_skip},
    free=True,
)
ask(
    "crafts",
    "what is done in the craft buildings",
    crafts_options,
    {Train: answer_train, Make: answer_make, Buy: answer_buy, Mill: answer_mill, Skip: answer_skip},
    free=True,
)
ask("produce", "what the new craftsman makes", produce_options, {Make: answer_make, Skip: answer_no_more})
SPACE_QUESTIONS.update({HARVEST: lambda t: "harvest", FAMILY: lambda t: "family", CRAFTS: lambda t: "crafts"})
