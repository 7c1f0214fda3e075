"""Refusing rules of harvest, family, crafts and travel (V7, V8, V9, V11)."""

from __future__ import annotations

from typing import Any

from gamecore.games.village.actions import Birth, Buy, Enter, Harvest, Home, Make, Mill, Pray, Train, Travel
from gamecore.games.village.effects import can_pay, price_words
from gamecore.games.village.inn_actions import Appoint, Visit
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import (
    AT_SEA,
    BUILDING_GRAIN,
    BUILDING_OF,
    BUILDING_PLACES,
    BUILDINGS,
    CITIES,
    COLOURS,
    GOODS,
    HOME_FROM,
    MILL_GRAIN,
    PLACES,
    ROAD_COLOUR,
    ROAD_CUBES,
    ROAD_WAGONS,
    UNBORN,
    VILLAGE,
    WAGON,
    YARD,
)
from gamecore.games.village.rules_turn import names
from gamecore.games.village.state import Table, generations_at, members_at
from gamecore.games.village.turn_travel import NO_CUBES_DUE, NO_WAGON_DUE, place_of, road_price, waived_by
from gamecore.games.village.turn_village import PRICES, buildings_in_play


def yard_words(s: Table, seat: int) -> str:
    """Return the generations in a seat's yard."""
    return names(str(each) for each in generations_at(s, seat, YARD))


@rule("V7.1", Harvest, say="You cannot harvest: nobody of your family is in the yard.")
def somebody_is_in_the_yard(s: Table, seat: int, a: Harvest) -> Facts:
    """V7.1."""
    return None if members_at(s, seat, YARD) else {}


@rule("V8.3", Birth, say="You cannot have a birth: all 11 members of your family have been born.")
def somebody_is_unborn(s: Table, seat: int, a: Birth) -> Facts:
    """V8.3."""
    return None if members_at(s, seat, UNBORN) else {}


@rule(
    "VP6.3",
    Home,
    say="You cannot call a member home from {place}: nobody comes back from a ship or a mission this way.",
)
def nobody_is_called_from_the_sea(s: Table, seat: int, a: Home) -> Facts:
    """VP6.3."""
    return {"place": a.place} if PLACES.index(a.place) in AT_SEA else None


@rule("V8.2", Home, say="You cannot call a member home from {place}: only the living on the board can come.")
def only_the_board_is_left(s: Table, seat: int, a: Home) -> Facts:
    """V8.2."""
    place = PLACES.index(a.place)
    return {"place": a.place} if place not in HOME_FROM and place not in AT_SEA else None


@rule("V8.2", Home, say="You cannot call generation {generation} home from {place}: your members there are {there}.")
def the_member_is_there(s: Table, seat: int, a: Home) -> Facts:
    """V8.2."""
    there = generations_at(s, seat, PLACES.index(a.place))
    if a.generation in there:
        return None
    return {"generation": a.generation, "place": a.place, "there": names(map(str, there))}


@rule(
    "V8.5",
    *(Train, Enter, Pray, Visit, Appoint),
    say="You cannot send generation {generation}: the generations in your yard are {yard}.",
)
def the_member_is_in_the_yard(s: Table, seat: int, a: Any) -> Facts:
    """V8.5."""
    if a.generation in generations_at(s, seat, YARD):
        return None
    return {"generation": a.generation, "yard": yard_words(s, seat)}


# Crafts ---------------------------------------------------------------------------------------------------


@rule(
    "V8.5",
    Train,
    say="You cannot send anybody to the {building}: it comes with the Inn, which is not used in this game.",
)
def the_building_is_in_play(s: Table, seat: int, a: Train) -> Facts:
    """V8.5."""
    return None if BUILDINGS.index(a.place) in buildings_in_play(s.inn) else {"building": a.place}


@rule("V9.2", Make, say="You cannot make a {goods}: none of your members is trained in the {building}.")
def somebody_is_trained(s: Table, seat: int, a: Make) -> Facts:
    """V9.2."""
    building = BUILDING_OF[GOODS.index(a.what)]
    if members_at(s, seat, BUILDING_PLACES[building]):
        return None
    return {"goods": a.what, "building": BUILDINGS[building]}


@rule("V9.2", Make, say="You cannot make a {goods} now: the member just trained works in the {building}.")
def the_new_member_makes_its_own(s: Table, seat: int, a: Make) -> Facts:
    """V9.2, V9.6."""
    entry = s.pending[-1]
    if entry.kind != "produce" or BUILDING_OF[GOODS.index(a.what)] == entry.data[0]:
        return None
    return {"goods": a.what, "building": BUILDINGS[entry.data[0]]}


@rule("V9.10", Make, Buy, say="You cannot get a {goods}: the supply has no such tile left.")
def the_supply_has_the_product(s: Table, seat: int, a: Make | Buy) -> Facts:
    """V9.10."""
    return None if s.goods_left[GOODS.index(a.what)] else {"goods": a.what}


@rule("V9.5", Buy, say="You cannot buy a {goods}: it costs {price}, and you have {cubes} with {coins} coins.")
def the_cubes_are_there(s: Table, seat: int, a: Buy) -> Facts:
    """V9.5."""
    price = PRICES[BUILDING_OF[GOODS.index(a.what)]]
    if can_pay(s, seat, price):
        return None
    cubes = names(f"{count} {colour}" for colour, count in zip(COLOURS, s.cubes[seat], strict=True) if count)
    return {"goods": a.what, "price": price_words(price), "cubes": cubes, "coins": s.coins[seat]}


@rule("V9.5", Buy, say="You cannot buy a {goods}: it costs {price} grain, and you have {grain}.")
def the_grain_is_there(s: Table, seat: int, a: Buy) -> Facts:
    """V9.5."""
    price = BUILDING_GRAIN[BUILDING_OF[GOODS.index(a.what)]]
    return None if s.grain[seat] >= price else {"goods": a.what, "price": price, "grain": s.grain[seat]}


@rule("V9.9", Mill, say="You cannot use the mill: it takes 2 grain, and you have {grain}.")
def there_is_grain_to_mill(s: Table, seat: int, a: Mill) -> Facts:
    """V9.9."""
    return None if s.grain[seat] >= MILL_GRAIN else {"grain": s.grain[seat]}


# Travel ---------------------------------------------------------------------------------------------------


def road_of(a: Travel) -> tuple[int, int]:
    """Return the two ends of a trip."""
    return (CITIES.index(a.origin) if a.origin != "village" else VILLAGE), CITIES.index(a.city)


@rule("V11.1", Travel, say="You cannot go from the village to {city}: its roads lead to C1 and C2.")
def the_village_has_two_roads(s: Table, seat: int, a: Travel) -> Facts:
    """V11.1."""
    return {"city": a.city} if a.origin == "village" and road_of(a) not in ROAD_COLOUR else None


@rule("V11.2", Travel, say="You cannot go from {origin} to {city}: no road joins them.")
def a_road_joins_the_cities(s: Table, seat: int, a: Travel) -> Facts:
    """V11.2."""
    return {"origin": a.origin, "city": a.city} if a.origin != "village" and road_of(a) not in ROAD_COLOUR else None


@rule("V11.2", Travel, say="You cannot move generation {generation} from {origin}: your members there are {there}.")
def the_traveller_is_there(s: Table, seat: int, a: Travel) -> Facts:
    """V11.2."""
    there = generations_at(s, seat, place_of(road_of(a)[0]))
    if a.generation in there:
        return None
    return {"generation": a.generation, "origin": a.origin, "there": names(map(str, there))}


@rule("V11.3", Travel, say="You cannot travel: a trip takes 1 wagon, and you have {wagons}.")
def there_is_a_wagon(s: Table, seat: int, a: Travel) -> Facts:
    """V11.3."""
    if waived_by(s.pending[-1]) & NO_WAGON_DUE or s.goods[seat][WAGON] >= ROAD_WAGONS:
        return None
    return {"wagons": s.goods[seat][WAGON]}


@rule(
    "V11.3",
    Travel,
    say="You cannot travel from {origin} to {city}: the road takes 2 {colour} cubes, and you have {cubes} with "
    "{coins} coins.",
)
def the_road_can_be_paid(s: Table, seat: int, a: Travel) -> Facts:
    """V11.3."""
    colour = ROAD_COLOUR.get(road_of(a))
    if colour is None or waived_by(s.pending[-1]) & NO_CUBES_DUE or can_pay(s, seat, road_price(colour)):
        return None
    facts = {"origin": a.origin, "city": a.city, "colour": COLOURS[colour], "needed": ROAD_CUBES}
    return {**facts, "cubes": s.cubes[seat][colour], "coins": s.coins[seat]}
