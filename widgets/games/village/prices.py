"""Prices in words: cubes, goods, hours, captains."""

from __future__ import annotations

from gamecore.games.village.pieces import (
    BUILDING_GRAIN,
    BUILDING_OF,
    BUILDING_PRICE,
    BUILDING_YIELD,
    CITIES,
    CUBES,
    GOODS,
    ROAD_COLOUR,
    ROAD_CUBES,
    ROAD_TIME,
    ROAD_WAGONS,
    VILLAGE,
)
from gamecore.games.village.port_pieces import ANY, MISSIONS
from gamecore.games.village.turn_travel import NO_CUBES_DUE, NO_TIME_DUE, NO_WAGON_DUE
from widgets.games.village.captains import colour_words
from widgets.games.village.sentences import counted, goods_words
from widgets.games.village.words import TALK
from widgets.shared.telling import listing


def price_words(price: tuple[tuple[int, int], ...]) -> str:
    """A price as the engine counts it: colours by bits, and how many.

    >>> price_words(((2, 1), (4, 1))), price_words(((15, 2),))
    ('1 pink cube and 1 orange cube', '2 cubes')
    """
    told = []
    for mask, count in price:
        colours = tuple(colour for colour in ANY if mask >> colour & 1)
        if len(colours) == len(ANY):
            told.append(counted("cubes", count))
        else:
            told.append(TALK["paid"][count != 1].format(count=count, colour=colour_words(colours)))
    return listing(told)


def cubes_price(parts: tuple[tuple[int, int], ...]) -> str:
    """A price of single colours with their numbers."""
    return listing([TALK["paid"][count != 1].format(count=count, colour=CUBES[colour]) for colour, count in parts])


def product(goods: str) -> str:
    """What one production or purchase brings: “2 beer”."""
    kind = GOODS.index(goods)
    return goods_words([BUILDING_YIELD[BUILDING_OF[kind]] if each == kind else 0 for each in range(len(GOODS))])


def purchase_price(goods: str) -> str:
    """What buying a product costs."""
    building = BUILDING_OF[GOODS.index(goods)]
    grain = BUILDING_GRAIN[building]
    return counted("grain", grain) if grain else cubes_price(BUILDING_PRICE[building])


def road_price(origin: str, city: str, waived: int = 0) -> str:
    """What a trip costs, without what cards spare; empty if nothing is left to pay."""
    start = VILLAGE if origin == "village" else CITIES.index(origin)
    colour = ROAD_COLOUR[start, CITIES.index(city)]
    told = []
    if not waived & NO_WAGON_DUE:
        told.append(goods_words((0, 0, 0, 0, ROAD_WAGONS, 0)))
    if not waived & NO_CUBES_DUE:
        told.append(cubes_price(((colour, ROAD_CUBES),)))
    if not waived & NO_TIME_DUE:
        told.append(counted("hours", ROAD_TIME))
    return listing(told)


def mission_price(field: int) -> str:
    """What the mission of an island costs."""
    mission = MISSIONS[field]
    return goods_words((0, 0, 0, 0, mission.wagons, 0)) if mission.wagons else cubes_price(mission.cubes)
