"""The three exercises at the end of the notebook: numbers from a seed, answers from the engine."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from gamecore.games.village.odds_cubes import chance_of_colour, colour_law
from gamecore.games.village.odds_customers import waiting_for
from gamecore.games.village.odds_mass import own_drawn_law
from gamecore.games.village.pieces import CUBES, MASS_DRAWS, MONKS
from widgets.games.village.odds_cubes import brown_bag
from widgets.games.village.odds_parts import SPACE_WORDS
from widgets.shared.charts.figures import fraction
from widgets.shared.explore.exercise import Problem, Task

OTHER_SPACES = (0, 1, 2, 4, 5, 6)
"""Every space of the base game but the market."""


def at_least_one(rng: Random) -> Problem:
    """A colour on a space."""
    colour, space = rng.randrange(4), rng.choice(OTHER_SPACES)
    wanted, others, cubes = rng.randint(3, 9), 3 * rng.randint(4, 8), rng.randint(2, 3)
    bag = brown_bag(wanted, others)
    total, name = sum(bag), CUBES[colour]
    bad = total - wanted
    answer = chance_of_colour(bag, 0, cubes)
    product = " × ".join(f"{bad - drawn}/{total - drawn}" for drawn in range(cubes))
    return Problem(
        f"The green bag holds {total} cubes, {wanted} of them {name}. Out of all these, {cubes} cubes are drawn "
        f"first, for {SPACE_WORDS[space]}. What is the chance that at least one of them is {name}?",
        answer,
        "percent",
        f"Look at the opposite: none of the {cubes} cubes is {name}. After each cube there is one less in the bag.",
        f"None is {name} with chance {product} = {fraction(1 - answer)}; take that from 1.",
        (
            (1 - answer, f"That is the chance that none of them is {name}."),
            (1 - Fraction(bad, total) ** cubes, "No cube is put back before the next one is drawn."),
            (
                Fraction(cubes * wanted, total),
                f"Added up like this, a draw with several {name} cubes is counted several times.",
            ),
            (colour_law(bag, 0, cubes).probability(1), "That is exactly one. More of them will do as well."),
        ),
    )


def members_on_average(rng: Random) -> Problem:
    """How many of one's members come at a mass."""
    own, others = rng.randint(2, 4), rng.randint(1, 8)
    total = own + others + MONKS
    answer = own_drawn_law(own, others).mean
    return Problem(
        f"In the black bag are {MONKS} monks, {own} of your members and {others} of the others’. Nobody buys, and "
        f"{MASS_DRAWS} pieces are drawn. How many of yours come to the church on average?",
        answer,
        "number",
        f"How likely is one given member among the {MASS_DRAWS} pieces drawn out of {total}? Expected values can be "
        "added, even if the members are not independent.",
        f"Each member comes with chance {MASS_DRAWS}/{total}, and {own} of them are yours.",
        (
            (Fraction(MASS_DRAWS, total), "That is the chance of one member. You have several."),
            (Fraction(own * MASS_DRAWS, own + others), "The monks are drawn as well."),
            (own * (1 - Fraction(MASS_DRAWS, total)), "So many of yours stay in the bag on average."),
            (Fraction(own, total), "That is for a single draw."),
        ),
    )


def tiles_on_average(rng: Random) -> Problem:
    """How many new tiles it takes until a suiting one."""
    wanted, unseen = rng.randint(1, 5), rng.randint(8, 16)
    answer = waiting_for(wanted, unseen).mean
    told = "One of them suits you." if wanted == 1 else f"{wanted} of them suit you."
    return Problem(
        f"You have not seen {unseen} customers. {told} They are turned up one after the other, until the "
        "first that suits you. How many are turned up on average, that one included?",
        answer,
        "number",
        "The customers that suit you cut the row of the others into parts. How many parts are there, and how long is "
        "each on average?",
        f"The {unseen - wanted} others are cut into {wanted + 1} parts, with {fraction(answer - 1)} in each on "
        "average. After the first part comes the one that suits.",
        (
            (Fraction(unseen, wanted), "That would be so if each tile were put back before the next one is turned up."),
            (answer - 1, "So many come before it on average. Count it as well."),
            (Fraction(unseen, wanted + 1), "Nearly. The first part is followed by the customer itself."),
        ),
    )


EXERCISES: dict[str, Task] = {
    "cube": Task("cube", "Exercise 1: a colour on a space", at_least_one),
    "mass": Task("mass", "Exercise 2: the mass", members_on_average),
    "wait": Task("wait", "Exercise 3: waiting for a customer", tiles_on_average),
}
