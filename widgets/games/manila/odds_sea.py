"""Experiments on the water: where a punt is, whether it arrives, how many arrive, and who stands on 13."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from gamecore.games.manila.odds_income import ON_13, PORT
from gamecore.games.manila.odds_questions import result_of_space, simulate_fates, simulate_places
from gamecore.games.manila.odds_voyage import (
    chance_on_13,
    chance_to_arrive,
    number_of_arrivals,
    part_of_profit,
    place_after,
    voyage_law,
)
from gamecore.games.manila.pieces import (
    DOCK_PAYS,
    DOCK_PRICES,
    DOCKS,
    FACES,
    HIGHEST_START,
    LAST_SPACE,
    PIRATE_PRICE,
    PORT_A,
    PORT_SPACES,
    PROFITS,
    SEAT_PRICES,
    SHIPYARD_SPACES,
    STARTING_TRIPLES,
)
from gamecore.games.manila.simulate_voyages import simulate_voyages
from gamecore.odds.exact import Distribution
from gamecore.odds.simulate import Simulation
from widgets.shared.charts.figures import Number, decimal, fraction, gain_of, percent
from widgets.shared.explore.experiment import (
    Decision,
    Experiment,
    Measure,
    Settings,
    decision,
    listed,
    numbers,
    times,
)

TRIPLES: tuple[tuple[int, ...], ...] = tuple(
    sorted({tuple(sorted(starts, reverse=True)) for starts in STARTING_TRIPLES}, reverse=True)
)
"""The six legal starts without their order (M0.7)."""

JADE = 3
LOADED = (0, 1, 3)
"""Nutmeg, silk and jade, in the order of the starts."""

THIRD = 3
"""The seat that the second experiment offers."""


def named(triple: tuple[int, ...]) -> str:
    """The starts of a triple in words."""
    return "{}, {} and {}".format(*triple)


ROLLS = {3: "three rolls to come", 2: "two rolls to come", 1: "one roll to come"}
BOARDS: tuple[tuple[tuple[int, ...], int], ...] = (
    *((triple, 3) for triple in TRIPLES),
    *((spaces, 2) for spaces in ((10, 5, 3), (9, 8, 7), (8, 7, 1), (6, 4, 4))),
    *((spaces, 1) for spaces in ((12, 11, 11), (12, 9, 6), (10, 7, 5), (8, 7, 7))),
)
"""Where the punts are and how many rolls are to come, at the start of a voyage and later, for better and for worse."""


def board_named(board: tuple[tuple[int, ...], int]) -> str:
    """The spaces and the rolls to come in words."""
    spaces, rolls = board
    return f"{named(spaces)}, {ROLLS[rolls]}"


STARTS = numbers("start", "The punt starts on space", range(HIGHEST_START + 1), 4)
TRIPLE = listed("triple", "The three punts start on", [named(triple) for triple in TRIPLES], TRIPLES.index((4, 3, 2)))
BOARD = listed(
    "board", "The three punts are on", [board_named(board) for board in BOARDS], BOARDS.index(((4, 3, 2), 3))
)


def pesos(value: Number) -> str:
    """An amount of pesos with its sign.

    >>> pesos(Fraction(12, 7)), pesos(-1), pesos(0)
    ('+1.71 pesos', '−1 peso', '0 pesos')
    """
    return gain_of(value, "peso", "pesos")


def triple_of(settings: Settings) -> tuple[int, ...]:
    """The starts that are set."""
    return TRIPLES[settings["triple"]]


def board_of(settings: Settings) -> tuple[tuple[int, ...], int]:
    """The spaces and the rolls to come that are set."""
    return BOARDS[settings["board"]]


# 1. Where a punt is -------------------------------------------------------------------------------------------


def _asks_place(at: Settings) -> str:
    ask = times(
        at["rolls"],
        "A punt starts on space {start}. How likely is it to be on space {goal} or farther after one roll?",
        "A punt starts on space {{start}}. How likely is it to be on space {{goal}} or farther after {count} rolls?",
    )
    return ask.format(start=at["start"], goal=at["goal"])


def _places(at: Settings) -> tuple[tuple[int, str], ...]:
    first, last = at["start"] + at["rolls"], min(at["start"] + FACES[-1] * at["rolls"], PORT_A)
    return tuple((space, "in port" if space == PORT_A else str(space)) for space in range(first, last + 1))


def _far_enough(at: Settings) -> Callable[[Any], bool]:
    goal = at["goal"]
    return lambda space: space >= goal


def _decide_place(at: Settings) -> Decision:
    chance = place_after(at["start"], at["rolls"]).chance(_far_enough(at))
    worth = 2 * chance - 1
    return decision(
        "Somebody offers an even bet: you get 1 peso if the punt gets so far, and pay 1 peso if it does not.",
        (
            "Take the bet",
            worth,
            f"Taking it brings {pesos(worth)} on average, as you win with chance {percent(chance)}.",
        ),
        ("Leave it", Fraction(0), f"Leaving it brings nothing; taking it would bring {pesos(worth)} on average."),
    )


PLACE = Experiment(
    "place",
    "Where is the punt?",
    (
        numbers("start", "The punt starts on space", range(HIGHEST_START + 1), 3),
        numbers("rolls", "Number of rolls", (1, 2, 3), 2),
        numbers("goal", "On this space or farther", range(4, LAST_SPACE + 1), 10),
    ),
    _asks_place,
    lambda at: place_after(at["start"], at["rolls"]),
    lambda at, draws, seed: simulate_places(at["start"], at["rolls"], draws, seed),
    _places,
    Measure("percent", _far_enough, along="chance"),
    "space",
    _decide_place,
    "punts",
)

# 2. Arriving ----------------------------------------------------------------------------------------------------

CREWS = ("nobody is on the pirate ship", "pirates wait at 13")


def law_of_fates(locations: tuple[int, ...], rolls: int) -> Distribution[tuple[int, ...]]:
    """How one punt ends: beyond 13, on 13, or below."""
    law = place_after(locations[0], rolls)
    return law.map(lambda space: (PORT if space > LAST_SPACE else ON_13 if space == LAST_SPACE else ON_13 + 1,))


def comes(at: Settings) -> Callable[[Any], bool]:
    """Whether a punt that ends so arrives and pays those aboard."""
    ends = (PORT,) if at["pirates"] else (PORT, ON_13)
    return lambda fates: fates[0] in ends


def _decide_arrive(at: Settings) -> Decision:
    price, part = SEAT_PRICES[JADE][THIRD - 1], part_of_profit(JADE, THIRD)
    chance = chance_to_arrive(at["start"], 3, bool(at["pirates"]))
    worth = part * chance - price
    return decision(
        f"Two accomplices sit aboard this punt, loaded with jade. The third seat costs {price} and pays {part} if the "
        "punt arrives, as the profit is shared by three. Nobody else will come aboard.",
        (
            "Take the seat",
            worth,
            f"The seat brings {pesos(worth)} on average: {part} × {fraction(chance)} less {price}.",
        ),
        ("Leave it", Fraction(0), f"The seat would bring {pesos(worth)} on average."),
    )


ARRIVE = Experiment(
    "arrive",
    "Does it arrive?",
    (STARTS, listed("pirates", "At the end", CREWS)),
    lambda at: (
        f"How likely is a punt from space {at['start']} to arrive within three rolls, if {CREWS[at['pirates']]}?"
    ),
    lambda at: law_of_fates((at["start"],), 3),
    lambda at, draws, seed: simulate_fates((at["start"],), 3, draws, seed),
    lambda at: (((0,), "beyond 13"), ((1,), "exactly on 13"), ((2,), "below 13")),
    Measure("percent", comes),
    "where the punt ends",
    _decide_arrive,
    "punts",
)

# 3 and 4. Three punts at once -------------------------------------------------------------------------------------


def _simulate_arrivals(spaces: tuple[int, ...], rolls: int, draws: int, seed: int) -> Simulation[int]:
    found = simulate_fates(spaces, rolls, draws, seed)
    return found.map(lambda fates: sum(fate in (PORT, ON_13) for fate in fates))


def _arrivals(at: Settings) -> tuple[tuple[int, str], ...]:
    return tuple((count, str(count)) for count in range(4))


DOCKINGS = (
    *((f"port {dock}", PORT_SPACES[number]) for number, dock in enumerate(DOCKS)),
    *((f"shipyard {dock}", SHIPYARD_SPACES[number]) for number, dock in enumerate(DOCKS)),
)
"""Where the harbour master's accomplice may stand: what the space is called, and the space."""

PAID_IF = (
    *("at least one punt arrives", "at least two punts arrive", "all three punts arrive"),
    *("at least one punt fails", "at least two punts fail", "all three punts fail"),
)
"""When each of these spaces pays (M9.4, M9.5)."""


def _decide_starts(at: Settings) -> Decision:
    (name, space), answers = DOCKINGS[at["dock"]], []
    for triple in TRIPLES:
        worth = result_of_space(space, LOADED, triple).mean
        because = f"From {named(triple)}, {name} brings {pesos(worth)} on average, its price paid."
        answers.append((named(triple), worth, because))
    dock = at["dock"] % len(DOCKS)
    return decision(
        f"You are harbour master, and your accomplice will stand in {name} for {DOCK_PRICES[dock]}: it pays "
        f"{DOCK_PAYS[dock]} if {PAID_IF[at['dock']]}. Which starts do you choose?",
        *answers,
    )


SUM = Experiment(
    "sum",
    "Nine steps to give away",
    (TRIPLE, listed("dock", "Your accomplice will stand in", [name for name, _ in DOCKINGS], len(DOCKS) - 1)),
    lambda at: f"Three punts start on {named(triple_of(at))}. How many of them can be expected to arrive?",
    lambda at: number_of_arrivals(triple_of(at), 3),
    lambda at, draws, seed: _simulate_arrivals(triple_of(at), 3, draws, seed),
    _arrivals,
    Measure("number", lambda at: lambda count: count, 0, 3, 0.05, "arrivals"),
    "number of arrivals",
    _decide_starts,
)

LEAST = numbers("least", "At least so many arrive", (1, 2, 3), 2)


def _enough(at: Settings) -> Callable[[Any], bool]:
    least = at["least"]
    return lambda count: count >= least


def _decide_port(at: Settings) -> Decision:
    law, answers = number_of_arrivals(*board_of(at)), []
    for number, (dock, price, pays) in enumerate(zip(DOCKS, DOCK_PRICES, DOCK_PAYS, strict=True), 1):
        chance = law.chance(lambda count: count >= number)  # noqa: B023
        worth = pays * chance - price
        because = f"Port {dock} pays {pays} with chance {percent(chance)} and costs {price}: {pesos(worth)} on average."
        answers.append((f"Port {dock} for {price}", worth, because))
    return decision("You may place one accomplice in a port. Port A needs one arrival, B two, C three.", *answers)


COUNT = Experiment(
    "count",
    "How many arrive?",
    (BOARD, LEAST),
    lambda at: (
        f"Three punts are on {board_named(board_of(at))}. How likely is it that at least {at['least']} of them arrive?"
    ),
    lambda at: number_of_arrivals(*board_of(at)),
    lambda at, draws, seed: _simulate_arrivals(*board_of(at), draws, seed),
    _arrivals,
    Measure("percent", _enough),
    "number of arrivals",
    _decide_port,
)

# 5. Exactly on 13 -----------------------------------------------------------------------------------------------

ROUNDS = ("after round 2, when pirates may board", "after round 3, when pirates plunder")


def _on_13(outcome: tuple[int, int, int]) -> tuple[bool, bool]:
    return outcome[1] > 0, outcome[2] > 0


def _in_round(at: Settings) -> Callable[[Any], bool]:
    late = at["round"]
    return lambda outcome: bool(outcome[late])


def expected_loot(triple: tuple[int, ...]) -> Fraction:
    """What the pirate ship can expect to plunder in all, if nobody boards and no pilot acts."""
    return sum(
        (chance_on_13(start, 3) * PROFITS[ware] for start, ware in zip(triple, LOADED, strict=True)), Fraction(0)
    )


def _decide_pirate(at: Settings) -> Decision:
    loot = expected_loot(triple_of(at))
    worth = loot / 2 - PIRATE_PRICE
    return decision(
        f"Nutmeg, silk and jade start on these spaces in this order. One pirate is on the ship already; for "
        f"{PIRATE_PRICE} pesos you may be the second and share the loot. Nobody will board, and no pilot will act.",
        (
            f"Pay {PIRATE_PRICE}",
            worth,
            f"The ship can expect {decimal(loot)} pesos of loot; half of it, less {PIRATE_PRICE}, is {pesos(worth)}.",
        ),
        ("Keep the money", Fraction(0), f"Being second would bring {pesos(worth)} on average."),
    )


THIRTEEN = Experiment(
    "thirteen",
    "Exactly on 13",
    (TRIPLE, listed("round", "Look at the board", ROUNDS, 1)),
    lambda at: f"From {named(triple_of(at))}: how likely is at least one punt on 13 {ROUNDS[at['round']]}?",
    lambda at: voyage_law(triple_of(at)).map(_on_13),
    lambda at, draws, seed: simulate_voyages(triple_of(at), draws, seed).map(_on_13),
    lambda at: (
        ((False, False), "never"),
        ((True, False), "only after round 2"),
        ((False, True), "only after round 3"),
        ((True, True), "both times"),
    ),
    Measure("percent", _in_round),
    "when a punt stands on 13",
    _decide_pirate,
)

EXPERIMENTS = (PLACE, ARRIVE, SUM, COUNT, THIRTEEN)
