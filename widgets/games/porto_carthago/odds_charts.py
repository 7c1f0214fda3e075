"""The charts of exact values that stand between the experiments, by name."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.porto_carthago.odds_questions import (
    cost_law,
    danger_law,
    left_law,
    market_law,
    race_law,
    row_law,
    temple_worth,
    without,
    worth_of_looking,
    worth_of_waiting,
)
from gamecore.games.porto_carthago.pieces import (
    DISCS_PER_GOOD,
    DOCK_SERVANTS,
    MARKET_SPACES,
    PALACE_PRICES,
    SEAT_COUNTS,
    SPACE_COSTS,
)
from widgets.games.porto_carthago.odds_deck import DANGERS, MOST_POINT, SCENES, chances_with_a_look
from widgets.games.porto_carthago.odds_harbour import (
    EAGERNESS,
    INCOMES_WAITED,
    KIND_NAMES,
    OTHERS,
    UNSEEN,
    left_of_load,
)
from widgets.shared.charts.bars import EXACT, OTHER, Series, bars
from widgets.shared.charts.chart import Chart
from widgets.shared.charts.heat import heat_map

SCENE_NAMES = ("nothing seen", "five 1s seen", "1s and 2s seen", "4s and 5s seen", "5s and 6s seen")
"""The scenes of the deck, as short as can be."""

WAITED = 1
"""Incomes that the servants of the temple chart miss."""


def danger() -> Chart:
    """The chance of success over the servants, for each scene."""
    values = [
        [float(danger_law(without(seen)).chance(lambda each: each <= servants)) for servants in DANGERS]  # noqa: B023
        for _, seen in SCENES
    ]
    title = "The chance of a successful voyage, in percent"
    return heat_map(title, SCENE_NAMES, list(map(str, DANGERS)), values, down="deck", across="servants in the temple")


def temple() -> Chart:
    """What a voyage is worth over the servants and the worth of a trade point."""
    points = range(0, MOST_POINT + 1, 2)
    values = [[float(temple_worth(without(()), servants, point, WAITED)) for servants in DANGERS] for point in points]
    title = "What a voyage is worth in talents, if every servant misses one income"
    return heat_map(
        title,
        list(map(str, points)),
        list(map(str, DANGERS)),
        values,
        down="worth of a trade point",
        across="servants in the temple",
        unit="number",
    )


def scout() -> Chart:
    """The chance of success without a look and with one."""
    plain, seen = chances_with_a_look(without(()))
    series = [Series("first card", plain, OTHER), Series("best of three", seen, EXACT)]
    title = "The chance of success without and with a look at three cards"
    return bars(title, list(map(str, DANGERS)), series, along="servants in the temple", upward="chance")


def information() -> Chart:
    """What a look is worth."""
    values = tuple(float(worth_of_looking(without(()), servants)) for servants in DANGERS)
    title = "The value of information: talents more by sailing to the best of three"
    return bars(
        title,
        list(map(str, DANGERS)),
        [Series("exact", values)],
        along="servants in the temple",
        upward="talents",
        unit="number",
    )


def market() -> Chart:
    """The chance of a good over its discs in the bag."""
    discs = range(1, DISCS_PER_GOOD + 1)
    values = [
        [float(market_law(count, OTHERS, spaces).chance(lambda drawn: drawn > 0)) for count in discs]
        for spaces in sorted(set(MARKET_SPACES.values()))
    ]
    names = [str(spaces) for spaces in sorted(set(MARKET_SPACES.values()))]
    title = "The chance that your good is in a new market, in percent"
    return heat_map(title, names, list(map(str, discs)), values, down="market spaces", across="your discs in the bag")


def layout() -> Chart:
    """What a card costs after a shuffle."""
    costs = sorted(set(SPACE_COSTS))
    values = [[float(cost_law(kind).probability(cost)) for cost in costs] for kind in (0, 1)]
    title = "What a card costs after a shuffle, in percent"
    rows = [KIND_NAMES[0], KIND_NAMES[1]]
    return heat_map(title, rows, list(map(str, costs)), values, down="card", across="servants")


def dock() -> Chart:
    """What claiming a dock is worth by when its ship comes."""
    load = float(left_of_load())
    chance = float(row_law(3, UNSEEN - 3, SEAT_COUNTS[1] + 1).chance(lambda count: count > 0))
    values = (load, load, load - DOCK_SERVANTS, chance * load - INCOMES_WAITED * DOCK_SERVANTS)
    labels = ["at the berth", "in row 1", "in row 2", "in the deck"]
    title = "What a dock is worth in talents, by where its ship is now"
    return bars(title, labels, [Series("exact", values)], along="its ship is", upward="talents", unit="number")


def wait() -> Chart:
    """Buying now against waiting for two buyers."""
    worths = range(4, 13)
    now = tuple(float(worth - 4) for worth in worths)
    later = tuple(float(worth_of_waiting(1, MARKET_SPACES[4] - 1, 2, worth)) for worth in worths)
    series = [Series("buy now", now, OTHER), Series("wait for two", later, EXACT)]
    title = "Buying now, or after two others, with one disc of your good in the market"
    return bars(title, list(map(str, worths)), series, along="worth of the good", upward="talents", unit="number")


def gone() -> Chart:
    """The chance that the good is still there."""
    copies, buyers = range(1, 4), range(1, 4)
    values = [
        [float(left_law(count, MARKET_SPACES[4] - count, bought).chance(lambda left: left > 0)) for bought in buyers]
        for count in copies
    ]
    title = "The chance that your good is still there, in percent"
    return heat_map(
        title, list(map(str, copies)), list(map(str, buyers)), values, down="discs of it", across="buyers before you"
    )


def race() -> Chart:
    """The mean price of the cheapest space after a round."""
    rivals = range(1, 5)
    values = [
        [float(race_law(2, count, sold).expectation(lambda space: PALACE_PRICES[space])) for count in rivals]
        for sold in EAGERNESS
    ]
    title = "The mean price after one round, if P3 for 8 talents is free now"
    return heat_map(
        title,
        list(map(str, EAGERNESS)),
        list(map(str, rivals)),
        values,
        down="chance that a rival buys",
        across="rivals",
        unit="number",
    )


CHARTS: dict[str, Callable[[], Chart]] = {
    made.__name__: made for made in (danger, temple, scout, information, market, layout, dock, wait, gone, race)
}
