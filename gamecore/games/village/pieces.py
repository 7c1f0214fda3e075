"""Village's pieces and numbers, as plain data. Tables marked [X] are reconstructions and can be replaced here.

A member is at one place at a time; places are numbers, and ``PLACES`` has their names.
"""

from __future__ import annotations

from typing import TypeVar

SEAT_COUNTS = range(2, 6)
PLAYER_COLOURS = ("red", "yellow", "blue", "ivory", "gray")

# Cubes ----------------------------------------------------------------------------------------------------

COLOURS = ("brown", "pink", "orange", "green")
BROWN, PINK, ORANGE, GREEN = range(4)
PLAGUE = 4
PLAGUES = 6
CUBES = (*COLOURS, "plague")
CUBES_PER_COLOUR = 18
MORE_CUBES_INN = 5
MORE_CUBES_PORT = 3
"""Cubes of each colour: 18, five more from the Inn box and three more from the Port box."""

COIN = 4
"""In a payment a coin stands after the four colours."""

# Goods and grain ------------------------------------------------------------------------------------------

GOODS = ("scroll", "horse", "ox", "plow", "wagon", "beer")
SCROLL, HORSE, OX, PLOW, WAGON, BEER = range(6)
GOODS_TILES = (8, 8, 8, 8, 8, 12)
GRAIN = 6
"""In a customer's wish grain stands after the goods."""

MOST_GRAIN = 5
START_COINS = 1

# The village ----------------------------------------------------------------------------------------------

SPACES = ("harvest", "family", "crafts", "market", "travel", "council", "church", "inn")
HARVEST, FAMILY, CRAFTS, MARKET, TRAVEL, COUNCIL, CHURCH, INN_SPACE = range(8)

CUBES_ON_SPACES = {
    (False, False): {
        2: (3, 3, 3, 2, 2, 3, 2, 0),
        3: (3, 3, 4, 2, 3, 3, 3, 0),
        4: (4, 4, 5, 2, 3, 3, 3, 0),
        5: (5, 5, 7, 3, 3, 4, 4, 0),
    },
    (True, False): {
        2: (3, 3, 3, 2, 2, 3, 2, 2),
        3: (3, 3, 4, 2, 3, 3, 3, 3),
        4: (4, 4, 5, 2, 3, 3, 3, 4),
        5: (5, 5, 7, 3, 3, 4, 4, 5),
    },
    (False, True): {
        2: (3, 3, 4, 2, 3, 3, 2, 0),
        3: (3, 3, 5, 2, 5, 3, 3, 0),
        4: (5, 4, 6, 2, 5, 3, 3, 0),
        5: (6, 5, 8, 3, 5, 4, 4, 0),
    },
    (True, True): {
        2: (3, 3, 4, 2, 3, 3, 2, 2),
        3: (3, 3, 5, 2, 5, 3, 3, 3),
        4: (5, 4, 6, 2, 5, 3, 3, 4),
        5: (6, 5, 8, 3, 5, 4, 4, 5),
    },
}
"""Cubes laid on each space per round, by (Inn, Port) and players; [X] but for the totals of the base game."""

CUBES_INTO_BAG = {
    (False, False): (4, 5, 6, 7),
    (True, False): (5, 6, 7, 8),
    (False, True): (5, 6, 7, 8),
    (True, True): (5, 6, 7, 9),
}
"""Cubes of each colour put into the bag per round, by (Inn, Port), for 2 to 5 players. [X]"""

LIFE_TIME = 10
"""Spaces of the life time track."""

WELL_CUBES = 3
PLAGUE_TIME = 2
HARVEST_YIELDS = (2, 3, 4)
"""Grain for a harvest by hand, with horse and plow, with ox and plow."""

# Members and places ---------------------------------------------------------------------------------------

GENERATIONS = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4)
"""The generation of each of a player's eleven members."""

GROUPS = ((0, 4), (4, 7), (7, 9), (9, 11))
"""Where the members of generations 1 to 4 stand in a row of eleven."""

PLACES = (
    "unborn",
    "yard",
    "wainwright",
    "stables",
    "office",
    "smithy",
    "brewery",
    *(f"C{n}" for n in range(1, 7)),
    *(f"council {n}" for n in range(1, 5)),
    "black bag",
    *(f"church {n}" for n in range(1, 5)),
    "inn",
    *(f"mission I{n}" for n in (1, 2, 5, 6)),
    "ship",
    *(f"chronicle {name}" for name in ("council", "crafts", "travel", "church", "farmyard")),
    "grave",
    "sea grave",
    "beside",
    "removed",
)
"""Every place of a member, in order of the numbers below."""

UNBORN, YARD = 0, 1
BUILDING_PLACES = range(2, 7)
CITY_PLACES = range(7, 13)
COUNCIL_PLACES = range(13, 17)
BAG = 17
CHURCH_PLACES = range(18, 22)
INN_PLACE = 22
MISSION_PLACES = range(23, 27)
SHIP = 27
CHRONICLE_PLACES = range(28, 33)
GRAVE, SEA_GRAVE, BESIDE, REMOVED = 33, 34, 35, 36

VISIBLE = frozenset([*range(YARD, BAG), *range(BAG + 1, SHIP + 1)])
"""Places of visible living members (V16.2)."""

AT_SEA = frozenset([*MISSION_PLACES, SHIP])
HOME_FROM = frozenset(VISIBLE - AT_SEA - {YARD})
"""Places a member can be fetched from with the family action (V8.2)."""

# Crafts ---------------------------------------------------------------------------------------------------

BUILDINGS = ("wainwright", "stables", "office", "smithy", "brewery")
WAINWRIGHT, STABLES, OFFICE, SMITHY, BREWERY = range(5)
BUILDING_GOODS = ((WAGON,), (HORSE, OX), (SCROLL,), (PLOW,), (BEER,))
BUILDING_OF = {goods: building for building, made in enumerate(BUILDING_GOODS) for goods in made}
BUILDING_TIME = (2, 3, 2, 2, 3)
"""Hours of training, and again of production; office and smithy [X]."""

BUILDING_PRICE = (((PINK, 1), (ORANGE, 1)), (), ((PINK, 2),), ((ORANGE, 2),), ())
"""Cubes that buy the product; office and smithy [X]."""

BUILDING_GRAIN = (0, 3, 0, 0, 3)
"""Grain that buys the product."""

BUILDING_YIELD = (1, 1, 1, 1, 2)
MILL_TIME, MILL_GRAIN, MILL_COINS = 2, 2, 2

# Market ---------------------------------------------------------------------------------------------------

STALLS = 5
QUEUE = 5
OPEN_STALLS = (3, 4, 5, 5)
"""Open stalls for 2 to 5 players (V2.4, ruling R5)."""

WISHES: tuple[tuple[tuple[int, ...], int], ...] = (
    ((SCROLL,), 2),
    ((PLOW,), 2),
    ((WAGON,), 2),
    ((HORSE,), 3),
    ((OX,), 3),
    ((GRAIN, GRAIN), 2),
    ((GRAIN, GRAIN, GRAIN), 3),
    ((GRAIN, GRAIN, GRAIN, GRAIN), 4),
    ((SCROLL, GRAIN), 3),
    ((PLOW, GRAIN), 3),
    ((WAGON, GRAIN), 3),
    ((HORSE, GRAIN), 4),
    ((OX, GRAIN), 4),
    ((SCROLL, PLOW), 4),
    ((SCROLL, WAGON), 4),
    ((PLOW, WAGON), 4),
    ((SCROLL, HORSE), 5),
    ((SCROLL, OX), 5),
    ((PLOW, HORSE), 5),
    ((PLOW, OX), 5),
    ((WAGON, HORSE), 5),
    ((WAGON, OX), 5),
    ((HORSE, OX), 6),
    ((SCROLL, PLOW, WAGON), 6),
    ((BEER, BEER), 4),
    ((BEER, GRAIN), 3),
    ((BEER, PLOW), 4),
    ((BEER, HORSE), 5),
)
"""What each customer K1 to K28 wants, and its points; the last four belong to the Inn. [X]"""

BASE_TILES = 24
TILES = tuple(f"K{n}" for n in range(1, len(WISHES) + 1))
WANTED = tuple(tuple(wish.count(kind) for kind in range(GRAIN + 1)) for wish, _ in WISHES)
"""Goods and grain wanted by each customer, counted."""

TILE_POINTS = tuple(points for _, points in WISHES)
SALE_TIME = 1

# Travel ---------------------------------------------------------------------------------------------------

CITIES = tuple(f"C{n}" for n in range(1, 7))
FAR_CITY = 5
"""C6, the city of the goal Travelling Salesman."""

VILLAGE = -1
ROADS = {
    (VILLAGE, 0): BROWN,
    (VILLAGE, 1): PINK,
    (0, 1): ORANGE,
    (0, 2): ORANGE,
    (1, 3): BROWN,
    (2, 3): PINK,
    (2, 4): BROWN,
    (3, 5): PINK,
    (4, 5): ORANGE,
}
"""The colour of the two cubes that each road costs. [X] but for the two roads from the village."""

ROAD_COLOUR = {**ROADS, **{(b, a): colour for (a, b), colour in ROADS.items() if a != VILLAGE}}
ROAD_CUBES, ROAD_TIME, ROAD_WAGONS = 2, 2, 1
POINTS_REWARD, CUBES_REWARD, COIN_REWARD = "points", "cubes", "coin"
CITY_REWARDS = (POINTS_REWARD, POINTS_REWARD, CUBES_REWARD, COIN_REWARD, COIN_REWARD, CUBES_REWARD)
"""What a first visit gives: 3 points, 2 cubes of choice or 1 coin. [X]"""
GOODS_REWARD = "goods"

CITY_POINTS, CITY_CUBES, CITY_COINS = 3, 2, 1
TRAVEL_SCORE = (0, 1, 3, 6, 10, 14, 18)

# Council and church ---------------------------------------------------------------------------------------

STAGES_OF_COUNCIL = 4
COUNCIL_TIME = (1, 2, 2, 3)
"""Hours for reaching each stage; [X] from the second on."""

COUNCIL_SCORE = (0, 2, 4, 6)
COUNCIL_CUBES = 2
PRIVILEGE_CUBES, PRIVILEGE_COIN, PRIVILEGE_POINTS = 2, 1, 3

PRAY_TIME = 3
WINDOWS = 4
WINDOW_GRAIN = (0, 1, 2, 3)
"""Bags of grain for moving into each window from its right; the first is entered from the bag. [X]"""

CHURCH_SCORE = (2, 3, 4, 6)
MONKS = 4
MASS_DRAWS = 4
MAJORITY_POINTS = 2

# Chronicle and graves -------------------------------------------------------------------------------------

SECTIONS = ("council", "crafts", "travel", "church", "farmyard")
CHRONICLE_SPACES = ((2, 2, 1, 2, 1), (2, 3, 2, 3, 2), (3, 4, 2, 3, 3), (4, 5, 2, 4, 4))
"""Open spaces of each section for 2 to 5 players. [X]"""

GRAVES = (6, 8, 10, 11)
"""Open anonymous graves for 2 to 5 players. [X]"""

CHRONICLE_SCORE = (0, 0, 0, 4, 7, 12)
"""Points for 0 to 5 and more own members in the chronicle."""

COUNCIL_SECTION, CRAFTS_SECTION, TRAVEL_SECTION, CHURCH_SECTION, FARMYARD_SECTION = range(5)
SECTION_OF = {
    YARD: FARMYARD_SECTION,
    **dict.fromkeys(BUILDING_PLACES, CRAFTS_SECTION),
    **dict.fromkeys(CITY_PLACES, TRAVEL_SECTION),
    **dict.fromkeys(COUNCIL_PLACES, COUNCIL_SECTION),
    **dict.fromkeys(CHURCH_PLACES, CHURCH_SECTION),
    **dict.fromkeys(AT_SEA, TRAVEL_SECTION),
}
"""The section for members who die at each place; the inn has none (VI5.1)."""


Entry = TypeVar("Entry")


def by_players(row: tuple[Entry, ...], players: int) -> Entry:
    """Return the entry for a number of players of a row that begins with two.

    >>> by_players(OPEN_STALLS, 3)
    4
    """
    return row[players - SEAT_COUNTS[0]]


def cubes_per_colour(players: int, inn: bool, port: bool) -> int:
    """Return how many cubes of each colour are in the game (V2.11, VI1.7, VP1.8).

    >>> cubes_per_colour(4, False, False), cubes_per_colour(5, False, True)
    (18, 26)
    """
    box = MORE_CUBES_INN if inn or players == SEAT_COUNTS[-1] else 0
    return CUBES_PER_COLOUR + box + (MORE_CUBES_PORT if port else 0)
