"""The three exercises at the end of the notebook: numbers from a seed, answers from the engine."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

from gamecore.games.porto_carthago.odds_questions import danger_law, left_law, market_law, without
from gamecore.games.porto_carthago.pieces import MARKET_SPACES
from widgets.shared.charts.figures import fraction
from widgets.shared.explore.exercise import Problem, Task

DANGER_COUNTS = (7, 6, 6, 5, 4, 2)
"""How many of the 30 ships have each danger (C0.9)."""


def next_ship(rng: Random) -> Problem:
    """The chance of success after some ships have been seen."""
    servants = rng.randint(2, 4)
    mild, wild = rng.randint(1, 5), rng.randint(1, 3)
    unseen = without(((1, mild), (5, wild)))
    law = danger_law(unseen)
    answer = law.chance(lambda danger: danger <= servants)
    good = sum(DANGER_COUNTS[:servants]) - mild
    return Problem(
        "The 30 ships have these dangers: seven 1, six 2, six 3, five 4, four 5 and two 6. "
        f"On the table you see {mild} of danger 1 and {wild} of danger 5. You have {servants} servants in the temple. "
        "What is the chance that your next voyage succeeds?",
        answer,
        "percent",
        f"Only {len(unseen)} ships are unseen. How many of them have a danger of at most {servants}?",
        f"Of the {len(unseen)} unseen ships, {good} have a danger of at most {servants}.",
        (
            (Fraction(sum(DANGER_COUNTS[:servants]), 30), "That forgets the ships that lie open."),
            (1 - answer, "That is the chance of the opposite event."),
            (law.chance(lambda danger: danger < servants), "As many servants as the danger are enough."),
        ),
    )


def new_market(rng: Random) -> Problem:
    """The chance that a good is in a new market."""
    discs, players = rng.randint(1, 4), rng.choice((3, 4))
    others, spaces = rng.choice((12, 14, 16, 18)), MARKET_SPACES[players]
    answer = market_law(discs, others, spaces).chance(lambda count: count > 0)
    return Problem(
        f"The bag holds {discs} of your good and {others} other discs. A new market of {spaces} is drawn. What is the "
        "chance that at least one of yours is in it?",
        answer,
        "percent",
        "Find the chance that none of yours comes: disc by disc, another one is drawn each time. Then take it from 1.",
        f"None comes in {comb(others, spaces)} of {comb(discs + others, spaces)} draws; the answer is one minus that "
        "part.",
        (
            (1 - answer, "That is the chance that none comes."),
            (
                1 - Fraction(others, discs + others) ** spaces,
                "That puts every disc back before the next one is drawn. Discs drawn stay out.",
            ),
            (market_law(discs, others, spaces).probability(1), "That is exactly one. At least one is asked."),
        ),
    )


def still_there(rng: Random) -> Problem:
    """The chance that a good is left."""
    copies, buyers = rng.randint(1, 2), rng.randint(2, 4)
    total = rng.choice((5, 6))
    answer = left_law(copies, total - copies, buyers).chance(lambda left: left > 0)
    return Problem(
        f"The market has {total} discs, {copies} of them of your good. Before your turn, {buyers} of the others buy a "
        "disc each, any disc with equal chance. What is the chance that at least one of yours is still there?",
        answer,
        "percent",
        "Think of the discs that are bought as drawn without replacement. When are all of yours among them?",
        f"All of yours are bought with chance {fraction(1 - answer)}; the answer is one minus that.",
        (
            (1 - answer, "That is the chance that all of yours are gone."),
            (
                Fraction(total - copies, total) ** buyers,
                "That puts every disc back before the next one is bought. Discs bought are gone.",
            ),
            (left_law(copies, total - copies, buyers).probability(copies), "That is the chance that none is bought.")
            if copies > 1
            else (Fraction(1, 2), "It is not as likely as not: count the draws."),
        ),
    )


EXERCISES: dict[str, Task] = {
    "ship": Task("ship", "Exercise 1: will the voyage succeed?", next_ship),
    "market": Task("market", "Exercise 2: a new market", new_market),
    "left": Task("left", "Exercise 3: still there?", still_there),
}
