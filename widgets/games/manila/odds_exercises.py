"""The three exercises at the end of the notebook: numbers from a seed, answers from the engine."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from gamecore.games.manila.odds_voyage import (
    chance_on_13,
    chance_to_arrive,
    insurance_duty,
    insurance_result,
    number_of_arrivals,
)
from gamecore.games.manila.pieces import INSURANCE_PREMIUM, LAST_SPACE
from widgets.games.manila.odds_sea import TRIPLES, named, pesos
from widgets.shared.charts.figures import fraction, percent
from widgets.shared.explore.exercise import Problem, Task


def pirate_or_port(rng: Random) -> Problem:
    """One punt before its last two rolls: exactly on 13, or arrived."""
    space = rng.randint(2, 11)
    answer, arrives = chance_on_13(space, 2), chance_to_arrive(space, 2, pirates=True)
    return Problem(
        f"After the first roll a punt is on space {space}. Pirates wait. What is the chance that it stands exactly "
        f"on space {LAST_SPACE} after two more rolls?",
        answer,
        "percent",
        f"It needs {LAST_SPACE - space} points with two dice, no more and no less. "
        "How many of the 36 pairs show that sum?",
        f"Two dice must show {LAST_SPACE - space} together, which happens in {answer * 36} of the 36 cases.",
        (
            (arrives, "That is the chance to get beyond 13. Here exactly 13 is asked."),
            (arrives + answer, "That counts all rolls that reach 13 or more. Here exactly 13 is asked."),
            (1 - answer, "That is the chance of the opposite event."),
            (Fraction(1, 6), "One die hits a given number with that chance; here two are rolled."),
        ),
    )


def exactly_two(rng: Random) -> Problem:
    """Three unlike trials: exactly two arrivals."""
    triple = rng.choice(TRIPLES)
    chances = [chance_to_arrive(start, 3) for start in triple]
    law = number_of_arrivals(triple, 3)
    told = ", ".join(fraction(chance) for chance in chances)
    return Problem(
        f"Three punts start on {named(triple)}; nobody is on the pirate ship. They arrive with chances {told}, "
        "independently of each other. What is the chance that exactly two arrive?",
        law.probability(2),
        "percent",
        "There are three ways for two to arrive: each time another punt fails. Multiply along each way, then add.",
        "Add, over the three punts that may fail, its chance to fail times the chances of the others to arrive.",
        (
            (law.chance(lambda count: count >= 2), "That is the chance of at least two. Exactly two is asked."),
            (law.probability(1), "That is the chance of exactly one arrival."),
            (1 - law.probability(2), "That is the chance of the opposite event."),
        ),
    )


def insure_now(rng: Random) -> Problem:
    """Insurance before the last roll."""
    locations = tuple(rng.randint(5, 12) for _ in range(3))
    law = insurance_result(locations, 1)
    arrivals = ", ".join(percent(chance_to_arrive(location, 1)) for location in locations)
    duties = "{}, {} or {}".format(*map(insurance_duty, (1, 2, 3)))
    return Problem(
        f"Before the last roll the punts are on {named(locations)}; nobody is on the pirate ship, and no "
        f"pilot will act. The insurance office pays you {INSURANCE_PREMIUM} pesos now; one, two or three "
        f"failures cost you {duties}. What does the office bring on average?",
        law.mean,
        "gain",
        "First find the chances of no, one, two and three failures. Then weigh what each leaves you, and add.",
        f"The punts arrive with chances {arrivals}. What each number of failures leaves, times its chance, adds up "
        f"to {pesos(law.mean)}.",
        (
            (-law.mean, "The sign is turned: a gain of the insurer counts above zero."),
            (law.mean - INSURANCE_PREMIUM, f"The {INSURANCE_PREMIUM} pesos received at once are missing."),
        ),
        label="Your answer in pesos",
        says=pesos,
    )


EXERCISES: dict[str, Task] = {
    "pirate": Task("pirate", "Exercise 1: on 13, or past it?", pirate_or_port),
    "two": Task("two", "Exercise 2: exactly two", exactly_two),
    "insure": Task("insure", "Exercise 3: insure now?", insure_now),
}
