"""Experiments about money in one voyage: what spaces are worth, pilots, the insurance office, shared profits."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from gamecore.games.manila.odds_income import FATES, ON_13, PORT, fate_of
from gamecore.games.manila.odds_questions import (
    PilotDuel,
    Stake,
    fate_after_last_roll,
    result_of_space,
    results_of_space,
    simulate_fates,
    simulate_places,
)
from gamecore.games.manila.odds_voyage import (
    chance_to_arrive,
    insurance_duty,
    insurance_result,
    part_of_profit,
    place_after,
    seat_results,
)
from gamecore.games.manila.pieces import (
    CAPTAIN,
    DOCK_PAYS,
    DOCK_PRICES,
    DOCKS,
    INSURANCE,
    INSURANCE_PREMIUM,
    LAST_SPACE,
    PORT_A,
    PORT_SPACES,
    PROFITS,
    PUNT_SEATS,
    SEAT_PRICES,
    SHIPYARD_SPACES,
    STARTING_TRIPLES,
    WARES,
)
from gamecore.odds.exact import Distribution
from gamecore.odds.simulate import Simulation
from widgets.games.manila.odds_sea import BOARD, JADE, LOADED, board_named, board_of, pesos
from widgets.shared.charts.figures import decimal, gain, percent
from widgets.shared.explore.experiment import Decision, Experiment, Measure, Settings, decision, listed, numbers

# 6. Every space --------------------------------------------------------------------------------------------------

SPACES: tuple[tuple[int, str], ...] = (
    *((PUNT_SEATS[ware][0], f"the first seat on {WARES[ware]}") for ware in LOADED),
    *((space, f"port {dock}") for space, dock in zip(PORT_SPACES, DOCKS, strict=True)),
    *((space, f"shipyard {dock}") for space, dock in zip(SHIPYARD_SPACES, DOCKS, strict=True)),
    (CAPTAIN, "the pirate ship"),
    (INSURANCE, "the insurance office"),
)
"""The spaces that pay, with their names; the second seats and the second pirate share with the first."""

OFFERED = (4, 9, 10)
"""Which of them the decision offers beside a second seat on each punt: port B, pirate ship, insurance."""

SECOND = 2
"""The seat that it offers on each punt."""


def starts_named(starts: tuple[int, ...]) -> str:
    """The starts of the loaded wares in words."""
    return ", ".join(f"{WARES[ware]} {start}" for ware, start in zip(LOADED, starts, strict=True))


START = listed(
    "start", "Starts", [starts_named(starts) for starts in STARTING_TRIPLES], STARTING_TRIPLES.index((4, 3, 2))
)


def _results(at: Settings) -> tuple[int, ...]:
    return results_of_space(SPACES[at["space"]][0], LOADED)


def _draw_space(at: Settings, draws: int, seed: int) -> Simulation[int]:
    results = dict(zip(FATES, _results(at), strict=True))
    return simulate_fates(STARTING_TRIPLES[at["start"]], 3, draws, seed).map(lambda fates: results[tuple(fates)])


def _law_of_space(at: Settings) -> Distribution[int]:
    return result_of_space(SPACES[at["space"]][0], LOADED, STARTING_TRIPLES[at["start"]])


def _decide_space(at: Settings) -> Decision:
    starts, answers = STARTING_TRIPLES[at["start"]], []
    offers = [
        (f"the second seat on {WARES[ware]}", seat_results(ware, start, 3)[SECOND - 1])
        for ware, start in zip(LOADED, starts, strict=True)
    ]
    offers += [(SPACES[number][1], result_of_space(SPACES[number][0], LOADED, starts)) for number in OFFERED]
    for name, law in offers:
        label = name[0].upper() + name[1:]
        because = f"{label} brings {pesos(law.mean)} on average, with a standard deviation of {decimal(law.deviation)}."
        answers.append((label, law.mean, because))
    return decision(
        f"Starts: {starts_named(starts)}. One accomplice sits on each punt already. You place one more, and nobody "
        "else will. Where does it go?",
        *answers,
    )


SPACE = Experiment(
    "space",
    "What is a space worth?",
    (START, listed("space", "Your accomplice alone on", [name for _, name in SPACES], 4)),
    lambda at: f"How much does {SPACES[at['space']][1]} bring on average, its price paid?",
    _law_of_space,
    _draw_space,
    lambda at: tuple((pesos_, gain(pesos_)) for pesos_ in sorted(set(_law_of_space(at)))),
    Measure("gain", lambda at: lambda result: result, -10, 30, 0.5, "expected pesos", says=pesos),
    "pesos, price paid",
    _decide_space,
)

# 7. Pilots --------------------------------------------------------------------------------------------------------

ROLES = ("sit aboard, alone", "stand in shipyard A", "are alone on the pirate ship")
ABOARD, YARD, PIRATE = range(len(ROLES))
HOPES = (
    "nobody is on the pirate ship, and the whole profit of {profit} is yours if jade arrives",
    "nobody is on the pirate ship, and shipyard A pays you {yard} if jade fails",
    "the whole loot of {profit} is yours if jade ends exactly on 13",
)
"""What pays the reader in each role; the two other punts are in port already."""

RIVALS = ("nobody has the large pilot", "a rival has the large pilot")
FOES = ("The rival stands in shipyard A. ", "The rival sits aboard, alone. ", "The rival sits aboard, alone. ")
"""Who the rival is, for each role of the reader."""

MOVES = {1: "Forward by one", 0: "Do nothing", -1: "Back by one"}
REPLIES = {0: "stays away", 1: "moves it forward by one", 2: "moves it forward by two"}
REPLIES |= {-1: "moves it back by one", -2: "moves it back by two"}


def stakes_of(role: int) -> tuple[Stake, Stake]:
    """What the reader and the rival are paid if jade ends in port, on 13 or below (M7.8, M7.12, M9.2, M9.3, M9.5)."""
    profit, yard = PROFITS[JADE], DOCK_PAYS[0]
    aboard, in_yard = (profit, profit, 0), (0, 0, yard)
    return {ABOARD: (aboard, in_yard), YARD: (in_yard, aboard), PIRATE: ((0, profit, 0), (profit, 0, 0))}[role]


def duel(space: int, role: int, rival: bool) -> PilotDuel:
    """The last moves on jade from this space."""
    mine, theirs = stakes_of(role)
    return PilotDuel(space, mine, theirs if rival else None)


def _duel_of(at: Settings) -> PilotDuel:
    return duel(at["space"], at["role"], bool(at["rival"]))


def _rolled_from(at: Settings) -> int:
    played = _duel_of(at)
    return played.place(played.best())


def _last_places(at: Settings) -> tuple[tuple[int, str], ...]:
    law = place_after(_rolled_from(at), 1)
    return tuple((space, "in port" if space == PORT_A else str(space)) for space in sorted(law))


def _draw_last(at: Settings, draws: int, seed: int) -> Simulation[int]:
    return simulate_places(_rolled_from(at), 1, draws, seed)


def _paid(at: Settings) -> Callable[[Any], bool]:
    played = _duel_of(at)
    return lambda space: played.pays(fate_of(space, 0))


def _hope(at: Settings) -> str:
    return HOPES[at["role"]].format(profit=PROFITS[JADE], yard=DOCK_PAYS[0])


def _decide_pilot(at: Settings) -> Decision:
    played, answers = _duel_of(at), []
    for step in MOVES:
        if step in played.options():
            reply = f"The large pilot then {REPLIES[played.reply(step)]}. " if played.rival else ""
            chance = fate_after_last_roll(played.place(step)).chance(played.pays)
            because = f"{reply}You are paid with chance {percent(chance)}, worth {pesos(played.worth(step))}."
            answers.append((MOVES[step], played.worth(step), because))
    return decision(
        f"You hold the small pilot: {_hope(at)}. {FOES[at['role']] if at['rival'] else ''}What does your pilot do?",
        *answers,
    )


PILOTS = Experiment(
    "pilots",
    "Pilots before the last roll",
    (
        numbers("space", "Before the last roll jade is on space", range(6, LAST_SPACE + 1), 9),
        listed("role", "You", ROLES),
        listed("rival", "And", RIVALS, 1),
    ),
    lambda at: (
        f"Jade is on space {at['space']}, the two other punts are in port, and you {ROLES[at['role']]}: {_hope(at)}. "
        f"You hold the small pilot, and {RIVALS[at['rival']]}. {FOES[at['role']] if at['rival'] else ''}"
        "Every pilot does what is best for its owner: how likely are you to be paid?"
    ),
    lambda at: place_after(_rolled_from(at), 1),
    _draw_last,
    _last_places,
    Measure("percent", _paid),
    "where jade is after the roll",
    _decide_pilot,
    "rolls",
)

# 8. Insurance -------------------------------------------------------------------------------------------------------


def insured(fates: Any) -> int:
    """What the insurer has after a voyage that ends so."""
    failures = sum(fate not in (PORT, ON_13) for fate in fates)
    return INSURANCE_PREMIUM - insurance_duty(failures)


def shipyard_results(spaces: tuple[int, ...], rolls: int) -> tuple[Fraction, ...]:
    """What the shipyard spaces A, B and C bring on average, their prices paid, for punts on these spaces."""
    return tuple(result_of_space(space, LOADED, spaces, rolls).mean for space in SHIPYARD_SPACES)


def _decide_insurance(at: Settings) -> Decision:
    mine = insurance_result(*board_of(at)).mean
    answers = [("The insurance office", mine, f"The office brings {pesos(mine)} on average.")]
    for dock, price, worth in zip(DOCKS, DOCK_PRICES, shipyard_results(*board_of(at)), strict=True):
        label = f"Shipyard {dock} for {price}"
        answers.append((label, worth, f"Shipyard {dock} brings {pesos(worth)} on average, its price paid."))
    return decision("Both sides of the bet are free. Which one do you take?", *answers)


INSURE = Experiment(
    "insure",
    "Insurance",
    (BOARD,),
    lambda at: (
        f"Three punts are on {board_named(board_of(at))}. The insurer takes {INSURANCE_PREMIUM} pesos now and pays for "
        "every punt that fails. How much does the office bring on average?"
    ),
    lambda at: insurance_result(*board_of(at)),
    lambda at, draws, seed: simulate_fates(*board_of(at), draws, seed).map(insured),
    lambda at: tuple(
        (INSURANCE_PREMIUM - insurance_duty(failures), f"{gain(INSURANCE_PREMIUM - insurance_duty(failures))}")
        for failures in (3, 2, 1, 0)
    ),
    Measure("gain", lambda at: lambda result: result, -19, 10, 0.5, "expected pesos", says=pesos),
    "pesos of the insurer",
    _decide_insurance,
)

# 9. Sharing a profit ------------------------------------------------------------------------------------------------


def _seat(at: Settings) -> tuple[int, int, Fraction]:
    part, price = part_of_profit(at["ware"], at["seat"]), SEAT_PRICES[at["ware"]][at["seat"] - 1]
    return part, price, chance_to_arrive(at["space"], at["rolls"])


def _draw_seat(at: Settings, draws: int, seed: int) -> Simulation[int]:
    part, price, _ = _seat(at)
    found = simulate_fates((at["space"],), at["rolls"], draws, seed)
    return found.map(lambda fates: (part if fates[0] in (PORT, ON_13) else 0) - price)


def _decide_seat(at: Settings) -> Decision:
    part, price, chance = _seat(at)
    worth = part * chance - price
    sums = f"{part} × {percent(chance)} less {price} is {pesos(worth)}"
    return decision(
        f"The seat costs {price} and pays {part}. Do you take it?",
        ("Take it", worth, f"{sums}. It pays on average from a chance of {percent(Fraction(price, part))} upward."),
        (
            "Leave it",
            Fraction(0),
            f"{sums}. It would pay on average from a chance of {percent(Fraction(price, part))}.",
        ),
    )


SHARE_PROFIT = Experiment(
    "profit",
    "Sharing a profit",
    (
        listed("ware", "The punt is loaded with", WARES, JADE),
        numbers("seat", "You take seat number", (1, 2, 3), 3),
        numbers("space", "The punt is on space", range(LAST_SPACE), 3),
        numbers("rolls", "Rolls to come", (1, 2, 3), 3),
    ),
    lambda at: (
        f"You take seat {at['seat']} of the {WARES[at['ware']]} punt for {_seat(at)[1]} pesos, and nobody comes after "
        "you. How much does the seat bring on average?"
    ),
    lambda at: seat_results(at["ware"], at["space"], at["rolls"])[at["seat"] - 1],
    _draw_seat,
    lambda at: tuple((pesos_, gain(pesos_)) for pesos_ in (-_seat(at)[1], _seat(at)[0] - _seat(at)[1])),
    Measure("gain", lambda at: lambda result: result, -5, 35, 0.5, "expected pesos", says=pesos),
    "pesos, price paid",
    _decide_seat,
)

EXPERIMENTS = (SPACE, PILOTS, INSURE, SHARE_PROFIT)
