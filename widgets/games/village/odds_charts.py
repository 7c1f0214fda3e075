"""The charts of exact values that stand between the experiments, by name."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.village.odds_cubes import chance_of_colour, chance_of_plague, first_bag, seeding_law
from gamecore.games.village.odds_lifetime import chance_to_cross, hours_law, mean_turns
from gamecore.games.village.odds_mass import chance_of_own
from gamecore.games.village.odds_mass_coin import gain_of_buying
from gamecore.games.village.pieces import BROWN, LIFE_TIME, PLAGUE, PLAGUES, SEAT_COUNTS
from widgets.games.village import odds_more_charts
from widgets.games.village.odds_church import MOST_OTHERS, MOST_OWN, majority_after
from widgets.games.village.odds_cubes import CUBES_HERE, brown_bag
from widgets.games.village.odds_time import COSTS, USUAL
from widgets.shared.charts.bars import EXACT, OTHER, Series, bars
from widgets.shared.charts.chart import Chart
from widgets.shared.charts.figures import decimal
from widgets.shared.charts.heat import heat_map

BROWN_IN_BAG = range(1, 11)
OTHER_CUBES = 18
SEATS = 4
THEIRS = 2
LEADS = range(-2, 3)
TURNS = range(1, 9)
MOVES = f"{COSTS[USUAL][0]} to {COSTS[USUAL][-1]} spaces"


def plague() -> Chart:
    """The chance of plague over the cubes of a space and the players."""
    bags = [first_bag(players) for players in SEAT_COUNTS]
    values = [[float(chance_of_plague(bag, cubes)) for bag in bags] for cubes in CUBES_HERE]
    columns = [f"{players} ({sum(bag)} cubes)" for players, bag in zip(SEAT_COUNTS, bags, strict=True)]
    title = "The chance of at least one plague cube on a space, first round of the base game, in percent"
    return heat_map(title, list(map(str, CUBES_HERE)), columns, values, down="on it", across="players")


def colours() -> Chart:
    """The chance of a brown cube over what is in the bag and on the space."""
    values = [
        [float(chance_of_colour(brown_bag(own, OTHER_CUBES), BROWN, cubes)) for cubes in CUBES_HERE]
        for own in BROWN_IN_BAG
    ]
    title = f"The chance of a brown cube; in the bag {OTHER_CUBES} of other colours and {PLAGUES} plague, in percent"
    rows, columns = (list(map(str, numbers)) for numbers in (BROWN_IN_BAG, CUBES_HERE))
    return heat_map(title, rows, columns, values, down="brown", across="cubes")


def kinds() -> Chart:
    """How many colours lie on a space."""
    values = []
    for cubes in CUBES_HERE:
        law = seeding_law(first_bag(SEATS), cubes).map(lambda hand: sum(map(bool, hand[:PLAGUE])))
        values.append([float(law.probability(colours)) for colours in range(PLAGUE + 1)])
    title = "How many of the four colours lie on a space (four players, first round), in percent"
    rows, columns = list(map(str, CUBES_HERE)), list(map(str, range(PLAGUE + 1)))
    return heat_map(title, rows, columns, values, down="cubes", across="different colours")


def mass() -> Chart:
    """The chance that at least one of a player's members comes."""
    own, others = range(1, MOST_OWN + 1), range(MOST_OTHERS + 1)
    values = [[float(chance_of_own(mine, theirs)) for theirs in others] for mine in own]
    title = "The chance that at least one of yours is drawn if nobody buys, in percent"
    return heat_map(title, list(map(str, own)), list(map(str, others)), values, down="yours", across="others’")


def coin() -> Chart:
    """What a coin gains over the members in the bag."""
    own, others = range(1, MOST_OWN + 1), range(MOST_OTHERS + 1)
    values = [[float(gain_of_buying(mine, theirs)) for theirs in others] for mine in own]
    title = "What buying one of yours gains at the last mass, less the coin, in points"
    rows, columns = list(map(str, own)), list(map(str, others))
    return heat_map(title, rows, columns, values, down="yours", across="others’", unit="number")


def majority() -> Chart:
    """The chance of the majority over the lead in the church and one's members in the bag."""
    inside = range(1, MOST_OWN + 1)
    values = [[float(majority_after(THEIRS + lead, THEIRS, (mine, THEIRS), 0)) for mine in inside] for lead in LEADS]
    rows = [f"{lead:+d}".replace("-", "−") if lead else "0" for lead in LEADS]
    title = f"The chance of the majority if your rival has {THEIRS} members in the bag, in percent"
    return heat_map(title, rows, list(map(str, inside)), values, down="your lead", across="yours in the bag")


def bridge() -> Chart:
    """The chance to have crossed the bridge over time and turns."""
    law, spaces = hours_law(COSTS[USUAL]), range(LIFE_TIME)
    values = [[float(chance_to_cross(time, law, turns)) for turns in TURNS] for time in spaces]
    title = f"The chance that your marker has crossed the bridge if every turn moves it {MOVES}, in percent"
    return heat_map(title, list(map(str, spaces)), list(map(str, TURNS)), values, down="space", across="turns")


def turns() -> Chart:
    """The mean number of turns until the bridge."""
    law, ahead = hours_law(COSTS[USUAL]), range(1, LIFE_TIME + 1)
    exact = tuple(float(mean_turns(LIFE_TIME - left, law)) for left in ahead)
    simple = tuple(float(left / law.mean) for left in ahead)
    series = [Series(f"spaces ÷ {decimal(law.mean)}", simple, OTHER), Series("exact", exact, EXACT)]
    title = f"How many turns it takes to the bridge, on average, if every turn moves the marker {MOVES}"
    return bars(title, list(map(str, ahead)), series, along="spaces to the bridge", upward="turns", unit="number")


CHARTS: dict[str, Callable[[], Chart]] = {
    made.__name__: made
    for made in (plague, colours, kinds, mass, coin, majority, bridge, turns, *odds_more_charts.CHARTS)
}
