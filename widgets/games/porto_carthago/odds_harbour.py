"""Experiments on shore: the market, the action cards, a dock that waits, the falling price, the palace."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from gamecore.games.porto_carthago.odds_questions import (
    cost_law,
    left_law,
    market_law,
    mean_load,
    race_law,
    row_law,
    simulate_cost,
    simulate_left,
    simulate_market,
    simulate_race,
    simulate_row,
    worth_of_seat,
    worth_of_waiting,
)
from gamecore.games.porto_carthago.odds_results import SEAT, TURN
from gamecore.games.porto_carthago.pieces import (
    CIVILIZATIONS,
    DISCS_PER_GOOD,
    DOCK_SERVANTS,
    GOODS,
    LAST_PALACE,
    MARKET_SPACES,
    PALACE_POINTS,
    PALACE_PRICES,
    PORTER,
    RENEWAL_PRICE,
    SEAT_COUNTS,
    SHIP_COUNT,
    SPACE_COSTS,
    merchant_price,
)
from gamecore.odds.exact import Distribution
from gamecore.odds.simulate import Simulation
from widgets.games.porto_carthago.odds_deck import talents
from widgets.shared.charts.figures import decimal, percent
from widgets.shared.explore.experiment import (
    Control,
    Decision,
    Experiment,
    Measure,
    Settings,
    decision,
    listed,
    numbers,
)

PLAYERS = numbers("players", "Number of players", SEAT_COUNTS, 4)
KIND_NAMES = ("captain", "cheaper porter", "aristocrat", "load master", "merchant")

# 4. A new market --------------------------------------------------------------------------------------------------

OTHERS = DISCS_PER_GOOD * (len(GOODS) - 1)


def _market(at: Settings) -> tuple[int, int, int]:
    return at["discs"], OTHERS, MARKET_SPACES[at["players"]]


def _some(at: Settings) -> Callable[[Any], bool]:
    return lambda count: count > 0


def _decide_renewal(at: Settings) -> Decision:
    chance = market_law(*_market(at)).chance(_some(at))
    worth = chance * (at["worth"] - RENEWAL_PRICE)
    return decision(
        f"One of this good in your warehouse is worth {at['worth']} talents to you. You may renew the market and "
        f"buy one for {RENEWAL_PRICE} if it comes, or take {TURN} talents instead.",
        (
            "Renew the market",
            worth,
            f"With chance {percent(chance)} the good comes and leaves you {at['worth'] - RENEWAL_PRICE} talents: "
            f"{talents(worth)} on average.",
        ),
        ("Take 3 talents", Fraction(TURN), f"Renewing would bring {talents(worth)} on average."),
    )


MARKET = Experiment(
    "market",
    "A new market",
    (
        PLAYERS,
        numbers("discs", "Discs of your good in the bag", range(1, DISCS_PER_GOOD + 1), 5),
        numbers("worth", "The good is worth so many talents to you", range(7, 16), 12),
    ),
    lambda at: (
        f"With the old market in it, the bag holds {at['discs']} of your good and {OTHERS} other discs. A market of "
        f"{MARKET_SPACES[at['players']]} is drawn. How likely is it that at least one of yours is in it?"
    ),
    lambda at: market_law(*_market(at)),
    lambda at, draws, seed: simulate_market(*_market(at), draws, seed),
    lambda at: tuple((count, str(count)) for count in range(min(at["discs"], MARKET_SPACES[at["players"]]) + 1)),
    Measure("percent", _some),
    "discs of your good in the market",
    _decide_renewal,
    "markets",
    20_000,
)

# 5. Where a card lands --------------------------------------------------------------------------------------------


MOSTS = ("no servant", "at most 1 servant", "at most 2 servants")
COSTS = ("no servant", "1 servant", "2 servants", "3 servants")


def _cheap(at: Settings) -> Callable[[Any], bool]:
    most = at["most"]
    return lambda cost: cost <= most


def _decide_card(at: Settings) -> Decision:
    mean = cost_law(at["kind"]).mean
    return decision(
        f"Now the {KIND_NAMES[at['kind']]} would cost {COSTS[at['now']]}. Next decade the cards are shuffled anew. "
        "Every servant on a card costs you as much as 1 talent, and you are in no hurry. When do you use it?",
        ("Now", Fraction(-at["now"]), f"Now it costs {COSTS[at['now']]}, which counts {at['now']}."),
        (
            "Next decade",
            -mean,
            f"After the shuffle it costs {decimal(mean)} servants on average, which counts {decimal(mean)}.",
        ),
    )


LAYOUT = Experiment(
    "layout",
    "Where a card lands",
    (
        listed("kind", "The card", KIND_NAMES, PORTER),
        numbers("most", "At most so many servants", range(max(SPACE_COSTS)), 0),
        numbers("now", "Servants it costs now", range(max(SPACE_COSTS)), 2),
    ),
    lambda at: (
        f"The six cards are shuffled onto the six spaces. How likely is it that the {KIND_NAMES[at['kind']]} then "
        f"costs {MOSTS[at['most']]}?"
    ),
    lambda at: cost_law(at["kind"]),
    lambda at, draws, seed: simulate_cost(at["kind"], draws, seed),
    lambda at: tuple(
        (cost, str(cost)) for cost in sorted(set(SPACE_COSTS)) if cost < max(SPACE_COSTS) or at["kind"] != PORTER
    ),
    Measure("percent", _cheap),
    "servants it costs",
    _decide_card,
    "shuffles",
    20_000,
)

# 6. A dock that waits ---------------------------------------------------------------------------------------------

SHIPS_EACH = SHIP_COUNT // len(CIVILIZATIONS)
UNSEEN = 20
INCOMES_WAITED = 2
"""Incomes that are paid before a ship of the row after next has entered."""


def left_of_load() -> Fraction:
    """What a load brings on average, less what the two turns of merchant and porter could bring."""
    return mean_load() - 2 * TURN


def _row(at: Settings) -> tuple[int, int, int]:
    return at["wanted"], UNSEEN - at["wanted"], at["players"] + 1


def _enough(at: Settings) -> Callable[[Any], bool]:
    needed = at["dock"] + 1
    return lambda count: count >= needed


def _decide_claim(at: Settings) -> Decision:
    chance = row_law(*_row(at)).chance(_enough(at))
    load, missed = left_of_load(), DOCK_SERVANTS * INCOMES_WAITED
    worth = chance * load - missed
    return decision(
        f"A load brings {decimal(mean_load())} talents on average, its trade point counted. Merchant and porter take "
        f"two turns, which could bring {2 * TURN}: that leaves {decimal(load)}, the price of the good not counted. "
        f"Your two servants at the dock miss {missed} talents of income until then. "
        f"Do you claim this dock with your load master, or take {TURN} talents?",
        (
            "Claim it",
            worth,
            f"A ship comes with chance {percent(chance)}. That part of {decimal(load)}, less {missed}, is "
            f"{talents(worth)}.",
        ),
        ("Take 3 talents", Fraction(TURN), f"Claiming would bring {talents(worth)} on average."),
    )


DOCK = Experiment(
    "dock",
    "A dock that waits",
    (
        PLAYERS,
        numbers("wanted", "Unseen ships of its nation", range(1, SHIPS_EACH + 1), 3),
        listed("dock", "The dock", ("dock I", "dock II, while dock I is free too"), 0),
    ),
    lambda at: (
        f"Neither row shows a ship for {('dock I', 'dock II')[at['dock']]}. Unseen ships: {UNSEEN}, and of its nation "
        f"among them: {at['wanted']}. The next row has {at['players'] + 1} ships. How likely is it that one of them "
        "comes to the dock?"
    ),
    lambda at: row_law(*_row(at)),
    lambda at, draws, seed: simulate_row(*_row(at), draws, seed),
    lambda at: tuple((count, str(count)) for count in range(min(at["wanted"], at["players"] + 1) + 1)),
    Measure("percent", _enough),
    "ships of its nation in the next row",
    _decide_claim,
    "rows",
    20_000,
)

# 7. The price of waiting ------------------------------------------------------------------------------------------

MOST_BUYERS = 3


def _stall(at: Settings) -> tuple[int, int, int]:
    return at["copies"], MARKET_SPACES[4] - at["copies"], at["buyers"]


def _decide_wait(at: Settings) -> Decision:
    worth = at["worth"]
    now, later = worth - merchant_price(0), worth_of_waiting(*_stall(at), worth)
    there = left_law(*_stall(at)).chance(_some(at))
    price = merchant_price(at["buyers"])
    return decision(
        f"The good is worth {worth} talents to you. Now it costs {merchant_price(0)}. Others who buy before you if you "
        f"wait: {at['buyers']}. Then it costs {price}.",
        ("Buy now", Fraction(now), f"Buying now leaves {worth} less {merchant_price(0)}: {talents(now)} for sure."),
        (
            "Wait",
            later,
            f"With chance {percent(there)} it is still there and leaves {worth} less {price}: {talents(later)} on "
            "average.",
        ),
    )


WAIT = Experiment(
    "wait",
    "The price of waiting",
    (
        numbers("copies", "Discs of your good in the market", range(1, 4), 1),
        numbers("buyers", "Others who buy before you", range(1, MOST_BUYERS + 1), 2),
        numbers("worth", "The good is worth so many talents to you", range(4, 13), 8),
    ),
    lambda at: (
        f"Of the {MARKET_SPACES[4]} discs in the market, your good has {at['copies']}. The number of others who buy "
        f"before you is {at['buyers']}; each takes any disc with equal chance. How likely is it that you can still buy "
        "your good?"
    ),
    lambda at: left_law(*_stall(at)),
    lambda at, draws, seed: simulate_left(*_stall(at), draws, seed),
    lambda at: tuple((count, str(count)) for count in range(at["copies"] + 1)),
    Measure("percent", _some),
    "discs left for you",
    _decide_wait,
    "rounds",
    20_000,
)

# 8. The race for the palace ---------------------------------------------------------------------------------------

EAGERNESS = (Fraction(1, 6), Fraction(1, 3), Fraction(1, 2))
EAGER_NAMES = ("in one turn of six", "in one turn of three", "in every second turn")
FIRSTS = Control("first", "The cheapest free space", tuple((n, f"P{n + 1}") for n in range(LAST_PALACE)), 1)


def _race(at: Settings) -> tuple[int, int, Fraction]:
    return at["first"], at["rivals"] * at["rounds"], EAGERNESS[at["eager"]]


def _open(at: Settings) -> Callable[[Any], bool]:
    points = at["points"]
    return lambda space: PALACE_POINTS[space] <= points


def _decide_race(at: Settings) -> Decision:
    first, points = at["first"], at["points"]
    now = worth_of_seat(first, points)
    law: Distribution[int] = race_law(*_race(at))
    later = law.expectation(lambda space: worth_of_seat(space, points + 1))
    needs, price = PALACE_POINTS[first], PALACE_PRICES[first]
    because = (
        f"The seat counts as {SEAT} and costs {price} now: {talents(now)}."
        if points >= needs
        else f"P{first + 1} needs {needs} trade points; you cannot buy yet, so the turn brings nothing."
    )
    return decision(
        f"A palace seat counts as {SEAT} talents to you. You also have a load that is sure and brings a trade point. "
        "You can do one of them now and the other after the wait; the load brings the same either way, so only the "
        "seat counts.",
        ("Buy first", Fraction(now), because),
        (
            "Load first",
            later,
            f"With {points + 1} trade points after the wait, the seat less its price is {talents(later)} on average.",
        ),
    )


def _draw_race(at: Settings, draws: int, seed: int) -> Simulation[int]:
    return simulate_race(*_race(at), draws, seed)


RACE = Experiment(
    "race",
    "The race for the palace",
    (
        FIRSTS,
        numbers("points", "Your trade points", range(1, max(PALACE_POINTS) + 1), 2),
        numbers("rivals", "Rivals who can buy", range(1, 5), 3),
        numbers("rounds", "Action rounds that you wait", range(1, 4), 1),
        listed("eager", "Each of them buys", EAGER_NAMES, 1),
    ),
    lambda at: (
        f"P{at['first'] + 1} is the cheapest free space. Rivals who can buy: {at['rivals']}. Each buys a seat "
        f"{EAGER_NAMES[at['eager']]}. Rounds that you wait: {at['rounds']}. How likely is it that your trade points, "
        f"{at['points']}, are then enough for the cheapest free space?"
    ),
    lambda at: race_law(*_race(at)),
    _draw_race,
    lambda at: tuple((n, f"P{n + 1}") for n in range(at["first"], min(LAST_PALACE, at["first"] + _race(at)[1]) + 1)),
    Measure("percent", _open),
    "cheapest free space",
    _decide_race,
    "races",
    20_000,
)

EXPERIMENTS = (MARKET, LAYOUT, DOCK, WAIT, RACE)
