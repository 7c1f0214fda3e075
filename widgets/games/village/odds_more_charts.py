"""More charts of exact values: chests, customers, life goals and the race for the chronicle."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.village.goals_pieces import GOLD, SILVER
from gamecore.games.village.odds_chests import chest_law, coins_law
from gamecore.games.village.odds_chronicle_ranks import death_in_order_law, rank_in_race_law
from gamecore.games.village.odds_customers import chance_of_customer, deliverable
from gamecore.games.village.odds_goals import WORK, decks, pairs_law
from gamecore.games.village.odds_lifetime import hours_law
from gamecore.games.village.pieces import BASE_TILES, GOODS, HORSE, LIFE_TIME, MOST_GRAIN, OX, PLOW, SCROLL, WAGON
from gamecore.games.village.port_pieces import CHEST_VALUES, CHESTS
from widgets.games.village.odds_goals import COSTS
from widgets.games.village.odds_parts import MODULES
from widgets.games.village.words import SHORT_GOALS
from widgets.shared.charts.chart import Chart
from widgets.shared.charts.heat import heat_map

OPENED = (
    ("none", (0, 0, 0)),
    ("3", (1, 0, 0)),
    ("3, 3", (2, 0, 0)),
    ("4", (0, 1, 0)),
    ("3, 4", (1, 1, 0)),
    ("5", (0, 0, 1)),
    ("3, 5", (1, 0, 1)),
    ("4, 5", (0, 1, 1)),
)
"""Chests that have been opened, in words and counted by value."""

TAKEN = range(1, 5)
COINS = range(3, 17)
UNSEEN = 14
WANTED, NEW = range(1, 7), range(1, 7)
SEATS = 4
START = 0
"""The space on which all time markers stand at the start of the race."""

ROUNDS = range(-(-LIFE_TIME // COSTS[-1]), LIFE_TIME)
HELD = ((PLOW,), (HORSE,), (PLOW, HORSE), (PLOW, WAGON), (HORSE, OX), (SCROLL, PLOW, WAGON), (PLOW, HORSE, OX))
"""Goods that a seller may hold, one of each."""

RIVALS, FREE = 3, 2
EXPANSIONS = ("base", "Inn", "Port", "Inn and Port")
ORDER = ("first", "second", "third", "fourth")


def chests() -> Chart:
    """The next chest, after some have been opened."""
    values = []
    for _, gone in OPENED:
        law = chest_law(tuple(count - out for count, out in zip(CHESTS, gone, strict=True)))
        values.append([float(law.probability(value)) for value in CHEST_VALUES])
    title = "What the next chest holds after some have been opened, in percent"
    rows = [name for name, _ in OPENED]
    return heat_map(title, rows, [f"{value} coins" for value in CHEST_VALUES], values, down="opened", across="holds")


def rich() -> Chart:
    """The chance of so many coins in several chests."""
    values = [
        [float(coins_law(count).chance(lambda coins: coins >= least)) for least in COINS]  # noqa: B023
        for count in TAKEN
    ]
    title = "The chance that chests hold so many coins or more, none opened yet, in percent"
    return heat_map(title, list(map(str, TAKEN)), list(map(str, COINS)), values, down="chests", across="coins or more")


def waiting() -> Chart:
    """The chance that a suiting customer comes."""
    values = [[float(chance_of_customer(wanted, UNSEEN, new)) for new in NEW] for wanted in WANTED]
    title = f"The chance that a tile that suits you is among the next of {UNSEEN} unseen ones, in percent"
    return heat_map(title, list(map(str, WANTED)), list(map(str, NEW)), values, down="suiting", across="new tiles")


def wishes() -> Chart:
    """How many customers some goods and grain can serve."""
    values = []
    for kinds in HELD:
        goods = tuple(int(kind in kinds) for kind in range(len(GOODS)))
        values.append([float(len(deliverable(range(BASE_TILES), goods, grain))) for grain in range(MOST_GRAIN)])
    rows = [", ".join(GOODS[kind] for kind in kinds) for kinds in HELD]
    title = f"How many of the {BASE_TILES} customers of the base game you can serve, each looked at alone"
    columns = list(map(str, range(MOST_GRAIN)))
    return heat_map(title, rows, columns, values, down="goods", across="bags of grain", unit="number")


def pairs() -> Chart:
    """On how many spaces two goals are worked for together."""
    values = [[float(len(WORK[silver] & WORK[gold])) for gold in GOLD] for silver in SILVER]
    title = "How many action spaces two life goals have in common, by the judgement of this page"
    names = [SHORT_GOALS.get(goal, goal) for goal in GOLD]
    fitting = sum(value > 0 for row in values for value in row)
    sentence = (
        f"{fitting} of the {len(SILVER) * len(GOLD)} pairs go together; the modules in play decide which can be dealt."
    )
    return heat_map(title, list(SILVER), names, values, down="silver", across="gold", unit="number", sentence=sentence)


def fitting() -> Chart:
    """How many of four players are dealt a fitting pair."""
    laws = [pairs_law(*decks(*modules), SEATS) for modules in MODULES]
    values = [[float(law.probability(count)) for count in range(SEATS + 1)] for law in laws]
    title = "How many of four players are dealt a pair that goes together, in percent"
    columns = list(map(str, range(SEATS + 1)))
    return heat_map(title, list(EXPANSIONS), columns, values, down="modules", across="fitting pairs")


def deaths() -> Chart:
    """When the first, second, third and fourth of four players dies."""
    law, rounds = hours_law(COSTS), ROUNDS
    values = []
    for number in range(1, SEATS + 1):
        in_order = death_in_order_law(START, law, SEATS, number)
        values.append([float(in_order.probability(turn)) for turn in rounds])
    title = f"In which round each of four deaths comes if all markers stand on space {START}, in percent"
    return heat_map(title, list(ORDER), list(map(str, rounds)), values, down="death", across="round")


def race() -> Chart:
    """The chance of a space over both time markers."""
    law, spaces = hours_law(COSTS), range(LIFE_TIME)
    values = []
    for mine in spaces:
        ranks = [rank_in_race_law((mine, *(theirs,) * RIVALS), law) for theirs in spaces]
        values.append([float(each.chance(lambda rank: rank <= FREE)) for each in ranks])
    title = "The chance to come first or second, by where your marker and those of three rivals stand, in percent"
    names = list(map(str, spaces))
    return heat_map(title, names, names, values, down="yours", across="rivals’")


CHARTS: tuple[Callable[[], Chart], ...] = (chests, rich, waiting, wishes, pairs, fitting, deaths, race)
