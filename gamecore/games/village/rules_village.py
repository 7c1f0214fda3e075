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
    ROAD_WAGONS,
    UNBORN,
    VILLAGE,
    WAGON,
    YARD,
)
from gamecore.games.village.rules_members import member_rule
from gamecore.games.village.state import Table, members_at
from gamecore.games.village.things import (
    A_GOOD,
    CITY_NAMES,
    PLACE_AT,
    coins_words,
    counted,
    grain_words,
    purse_words,
)
from gamecore.games.village.turn_travel import NO_CUBES_DUE, NO_WAGON_DUE, place_of, road_price, waived_by
from gamecore.games.village.turn_village import PRICES, buildings_in_play


@rule("V7.1", Harvest, say="You cannot harvest: nobody of your family is in your yard.")
def somebody_is_in_the_yard(s: Table, seat: int, a: Harvest) -> Facts:
    """V7.1."""
    return None if members_at(s, seat, YARD) else {}


@rule("V8.3", Birth, say="You cannot have a birth: all 11 members of your family have been born.")
def somebody_is_unborn(s: Table, seat: int, a: Birth) -> Facts:
    """V8.3."""
    return None if members_at(s, seat, UNBORN) else {}


@rule("VP6.3", Home, say="You cannot call home a member {at}: nobody comes home from a ship or a mission this way.")
def nobody_is_called_from_the_sea(s: Table, seat: int, a: Home) -> Facts:
    """VP6.3."""
    return {"at": PLACE_AT[a.place]} if PLACES.index(a.place) in AT_SEA else None


@rule("V8.2", Home, say="You cannot call home a member {at}: only living members out on the board can come home.")
def only_the_board_is_left(s: Table, seat: int, a: Home) -> Facts:
    """V8.2."""
    place = PLACES.index(a.place)
    return {"at": PLACE_AT[a.place]} if place not in HOME_FROM and place not in AT_SEA else None


@member_rule(
    "V8.2",
    Home,
    nobody="You cannot call a member home: none of your members is {at}.",
    others="You cannot call home a member of generation {generation}: your members {at} are of generation {there}.",
)
def where_the_member_comes_from(s: Table, seat: int, a: Home) -> int:
    """V8.2."""
    return PLACES.index(a.place)


@member_rule(
    "V8.5",
    *(Train, Enter, Pray, Visit, Appoint),
    nobody="You cannot send a member there: nobody of your family is in your yard.",
    others="You cannot send a member of generation {generation}: those in your yard are of generation {there}.",
)
def everybody_starts_from_the_yard(s: Table, seat: int, a: Any) -> int:
    """V8.5."""
    return YARD


# Crafts ---------------------------------------------------------------------------------------------------


@rule(
    "VI2.1",
    *(Train, Make, Buy),
    say="You cannot use the brewery: it comes with Village Inn, which is not used in this game.",
)
def the_building_is_in_play(s: Table, seat: int, a: Train | Make | Buy) -> Facts:
    """V2.11, VI2.1."""
    building = BUILDINGS.index(a.place) if isinstance(a, Train) else BUILDING_OF[GOODS.index(a.what)]
    return None if building in buildings_in_play(s.inn) else {}


@rule("V9.6", Make, say="You cannot make {goods} now: the member you have just trained works {at}.")
def the_new_member_makes_its_own(s: Table, seat: int, a: Make) -> Facts:
    """V9.6."""
    entry = s.pending[-1]
    if entry.kind != "produce" or BUILDING_OF[GOODS.index(a.what)] == entry.data[0]:
        return None
    return {"goods": A_GOOD[a.what], "at": PLACE_AT[BUILDINGS[entry.data[0]]]}


@rule("V9.2", Make, say="You cannot make {goods}: none of your members is {at}.")
def somebody_is_trained(s: Table, seat: int, a: Make) -> Facts:
    """V9.2."""
    building = BUILDING_OF[GOODS.index(a.what)]
    if members_at(s, seat, BUILDING_PLACES[building]):
        return None
    return {"goods": A_GOOD[a.what], "at": PLACE_AT[BUILDINGS[building]]}


@rule("V9.10", Make, Buy, say="You cannot get {goods}: the supply has none left.")
def the_supply_has_the_product(s: Table, seat: int, a: Make | Buy) -> Facts:
    """V9.10."""
    return None if s.goods_left[GOODS.index(a.what)] else {"goods": A_GOOD[a.what]}


@rule("V9.5", Buy, say="You cannot buy {goods}: the price is {price}, and you have {owned}.")
def the_cubes_are_there(s: Table, seat: int, a: Buy) -> Facts:
    """V9.5."""
    price = PRICES[BUILDING_OF[GOODS.index(a.what)]]
    if can_pay(s, seat, price):
        return None
    facts = {"goods": A_GOOD[a.what], "price": price_words(price)}
    return {**facts, "owned": purse_words(s.cubes[seat], s.coins[seat])}


@rule("V9.5", Buy, say="You cannot buy {goods}: the price is {price} grain, and you have {grain}.")
def the_grain_is_there(s: Table, seat: int, a: Buy) -> Facts:
    """V9.5."""
    price = BUILDING_GRAIN[BUILDING_OF[GOODS.index(a.what)]]
    return (
        None
        if s.grain[seat] >= price
        else {"goods": A_GOOD[a.what], "price": price, "grain": grain_words(s.grain[seat])}
    )


@rule("V9.9", Mill, say="You cannot use the mill: it takes 2 grain, and you have {grain}.")
def there_is_grain_to_mill(s: Table, seat: int, a: Mill) -> Facts:
    """V9.9."""
    return None if s.grain[seat] >= MILL_GRAIN else {"grain": grain_words(s.grain[seat])}


# Travel ---------------------------------------------------------------------------------------------------


def road_of(a: Travel) -> tuple[int, int]:
    """Return the two ends of a trip."""
    return (CITIES.index(a.origin) if a.origin != "village" else VILLAGE), CITIES.index(a.city)


@rule("V11.1", Travel, say="You cannot go from the village to {city}: its roads lead to city 1 and city 2.")
def the_village_has_two_roads(s: Table, seat: int, a: Travel) -> Facts:
    """V11.1."""
    return {"city": CITY_NAMES[a.city]} if a.origin == "village" and road_of(a) not in ROAD_COLOUR else None


@rule("V11.2", Travel, say="You cannot go from {origin} to {city}: no road joins them.")
def a_road_joins_the_cities(s: Table, seat: int, a: Travel) -> Facts:
    """V11.2."""
    if a.origin == "village" or road_of(a) in ROAD_COLOUR:
        return None
    return {"origin": CITY_NAMES[a.origin], "city": CITY_NAMES[a.city]}


@member_rule(
    "V11.2",
    Travel,
    nobody="You cannot send a member on this trip: none of your members is {at}.",
    others="You cannot send a member of generation {generation}: your members {at} are of generation {there}.",
)
def where_the_trip_starts(s: Table, seat: int, a: Travel) -> int:
    """V11.2."""
    return place_of(road_of(a)[0])


@rule("V11.3", Travel, say="You cannot travel: a trip takes 1 wagon, and you have none.")
def there_is_a_wagon(s: Table, seat: int, a: Travel) -> Facts:
    """V11.3."""
    return None if waived_by(s.pending[-1]) & NO_WAGON_DUE or s.goods[seat][WAGON] >= ROAD_WAGONS else {}


@rule(
    "V11.3",
    Travel,
    say="You cannot travel from {origin} to {city}: the road takes {price}, and you have {cubes} and {coins}.",
)
def the_road_can_be_paid(s: Table, seat: int, a: Travel) -> Facts:
    """V11.3."""
    colour = ROAD_COLOUR.get(road_of(a))
    if colour is None or waived_by(s.pending[-1]) & NO_CUBES_DUE or can_pay(s, seat, road_price(colour)):
        return None
    cubes = counted(s.cubes[seat][colour], f"{COLOURS[colour]} cube")
    facts = {"origin": CITY_NAMES[a.origin], "city": CITY_NAMES[a.city], "price": price_words(road_price(colour))}
    return {**facts, "cubes": cubes, "coins": coins_words(s.coins[seat])}
