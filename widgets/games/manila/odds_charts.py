"""The charts of exact values that stand between the experiments, by name."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from gamecore.games.manila.odds_questions import (
    arrives_after_last_roll,
    largest_error,
    office_worth,
    result_of_space,
    steered,
)
from gamecore.games.manila.odds_share import final_value
from gamecore.games.manila.odds_voyage import (
    chance_on_13,
    chance_to_arrive,
    insurance_result,
    number_of_arrivals,
    part_of_profit,
)
from gamecore.games.manila.pieces import (
    DOCKS,
    HIGHEST_START,
    LAST_SPACE,
    LAST_STEP,
    MARKET,
    SEAT_PRICES,
    STARTING_TRIPLES,
    WARES,
)
from gamecore.odds.exact import binomial, dice
from widgets.games.manila.odds_money import SPACES, shipyard_results
from widgets.games.manila.odds_sea import LOADED, TRIPLES
from widgets.shared.charts.bars import EXACT, OTHER, Series, bars
from widgets.shared.charts.chart import Chart
from widgets.shared.charts.figures import decimal, gain
from widgets.shared.charts.heat import heat_map

UNEVEN = TRIPLES[0]
"""5, 4 and 0: as unlike as three starts can be."""

MOST_BIDDERS = 5
"""As many as can sit at a table."""

HOLDINGS = {"no share": (0, 0, 0, 0), "one jade": (0, 0, 0, 1), "two jade": (0, 0, 0, 2), "one of each": (1, 1, 1, 1)}
"""Shares for which the office is priced, by ware in lane order."""


def short(triple: tuple[int, ...]) -> str:
    """The starts of a triple, as short as can be."""
    return " ".join(map(str, triple))


def sums() -> Chart:
    """The sum of three dice."""
    law = dice(3)
    values = tuple(float(law.probability(points)) for points in sorted(law))
    title = "The sum of three dice: 216 equally likely rolls"
    return bars(
        title, list(map(str, sorted(law))), [Series("exact", values)], along="points in three rolls", upward="chance"
    )


def arrival() -> Chart:
    """The chance to arrive from each start, without and with pirates."""
    starts = range(HIGHEST_START + 1)
    free, held = (tuple(float(chance_to_arrive(start, 3, pirates)) for start in starts) for pirates in (False, True))
    series = [Series("pirates wait", held, OTHER), Series("no pirates", free, EXACT)]
    return bars("The chance to arrive from each start", list(map(str, starts)), series, along="start", upward="chance")


def counts() -> Chart:
    """The number of arrivals for the six starts."""
    values = [[float(number_of_arrivals(triple, 3).probability(count)) for count in range(4)] for triple in TRIPLES]
    title = "How many punts arrive, in percent"
    return heat_map(title, list(map(short, TRIPLES)), list("0123"), values, down="starts", across="arrivals")


def spread() -> Chart:
    """Unlike punts against alike ones with the same mean."""
    law = number_of_arrivals(UNEVEN, 3)
    alike = binomial(3, law.mean / 3)
    one, two = (tuple(float(each.probability(count)) for count in range(4)) for each in (alike, law))
    series = [Series("three alike", one, OTHER), Series(f"starts {short(UNEVEN)}", two, EXACT)]
    sentence = (
        f"Both have the mean {decimal(law.mean)}, but the variance of unlike punts is {decimal(law.variance)} "
        f"and that of three alike is {decimal(alike.variance)}."
    )
    title = "Unlike punts spread less than like ones"
    return bars(title, list("0123"), series, along="number of arrivals", upward="chance", sentence=sentence)


def on_13() -> Chart:
    """The chance to hit 13 exactly from each space."""
    rolls = (1, 2, 3)
    values = [[float(chance_on_13(space, left)) for space in range(LAST_SPACE)] for left in rolls]
    columns = list(map(str, range(LAST_SPACE)))
    title = "The chance of landing exactly on 13, in percent"
    return heat_map(title, list(map(str, rolls)), columns, values, down="rolls left", across="space now")


def spaces() -> Chart:
    """What every space is worth for every legal start."""
    values = [
        [float(result_of_space(space, LOADED, starts).mean) for starts in STARTING_TRIPLES] for space, _ in SPACES
    ]
    title = "Expected pesos of a lone accomplice, price paid, for all starts of nutmeg, silk and jade"
    return heat_map(
        title,
        [name.removeprefix("the ") for _, name in SPACES],
        list(map(short, STARTING_TRIPLES)),
        values,
        down="space",
        across="starts",
        unit="gain",
    )


def steering() -> Chart:
    """What a pilot's step does to the chance to arrive."""
    steps, spaces = (2, 1, 0, -1, -2), range(6, LAST_SPACE + 1)
    values = [[float(arrives_after_last_roll(steered(space, step))) for space in spaces] for step in steps]
    rows = [gain(step) for step in steps]
    title = "The chance to arrive with one roll left, in percent"
    return heat_map(title, rows, list(map(str, spaces)), values, down="pilot moves", across="from space")


def insurance() -> Chart:
    """Insurance and the other side of the bet."""
    values = [[float(insurance_result(triple, 3).mean), *map(float, shipyard_results(triple, 3))] for triple in TRIPLES]
    columns = ["insurance", *(f"yard {dock}" for dock in DOCKS)]
    title = "Expected pesos of the insurer and of the shipyard spaces, prices paid"
    return heat_map(title, list(map(short, TRIPLES)), columns, values, down="starts", across="space", unit="gain")


def break_even() -> Chart:
    """From which chance to arrive each seat pays."""
    rows = [
        [Fraction(price, part_of_profit(ware, seat)) for seat, price in enumerate(SEAT_PRICES[ware][:3], 1)]
        for ware in range(4)
    ]
    values = [list(map(float, row)) for row in rows]
    title = "The chance to arrive from which a seat pays, in percent"
    return heat_map(title, WARES, ["1", "2", "3"], values, down="ware", across="seat")


def share() -> Chart:
    """The expected final value of a share over the market."""
    steps = range(LAST_STEP)
    values = [[float(final_value((own, other, other, other), 0).mean) for other in steps] for own in steps]
    names = [str(MARKET[step]) for step in steps]
    title = "The expected final value of a share"
    return heat_map(title, names, names, values, down="own value", across="the others’ value", unit="number")


def curse() -> Chart:
    """The winner's mean error over the number of bidders."""
    bidders = range(1, MOST_BIDDERS + 1)
    values = tuple(float(largest_error(count).mean) for count in bidders)
    title = "By how much the winner overestimates the office on average"
    return bars(
        title,
        list(map(str, bidders)),
        [Series("exact", values)],
        along="number of bidders",
        upward="pesos",
        unit="number",
    )


def office() -> Chart:
    """What the office adds to a fortune at the start of the game."""
    values = tuple(float(office_worth(shares, (0, 0, 0, 0)).total) for shares in HOLDINGS.values())
    title = "What the office is worth in the first voyage, by the shares you hold"
    return bars(title, list(HOLDINGS), [Series("exact", values)], along="shares in hand", upward="pesos", unit="number")


CHARTS: dict[str, Callable[[], Chart]] = {
    made.__name__: made
    for made in (sums, arrival, counts, spread, on_13, spaces, steering, insurance, break_even, share, curse, office)
}
