"""What an option's odds are made of: the result, its figures, and what is taken for granted."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from gamecore.kernel.actions import Action
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds

ESTIMATES = "estimates"
OWN_ANSWERS = "own answers"
AGAINST_NOTHING = "against nothing"
AGAINST_OTHERS = "against others"
AGAINST_SPACES = "against other spaces"
NO_CHANCE = "no chance"
NEXT_TURN = "next turn"
LAST_TURN = "last turn"
NEXT_MASS = "next mass"
LAST_MASS = "last mass"
THIS_MASS = "this mass"
UNSEEN_CHESTS = "unseen chests"
FREE_THINGS = "free things"
ASSUMPTIONS = {
    ESTIMATES: "Results are in points. What will only count later is estimated: for example a cube 0.3 and more of a "
    "colour that you lack, a bag of grain 0.35, a first tile of a kind of goods 1.1, an hour 0.1 less, a member by the "
    "place where it stands. What is the same whatever you choose is left out.",
    OWN_ANSWERS: "You answer what you are asked next as is best for you, looking two answers ahead.",
    AGAINST_NOTHING: "The result is compared with leaving it out.",
    AGAINST_OTHERS: "The result is compared with what the best other answer brings on average.",
    AGAINST_SPACES: "The result is compared with what the best cube of another space, or the well, brings on average.",
    NO_CHANCE: "No chance is in this: the result is certain.",
    NEXT_TURN: "Your next turn of this round is counted: until then each other player takes any one of the cubes that "
    "are left, all equally likely, and you take the best of the rest, which brings what it would bring now. If none is "
    "left, nothing more is counted.",
    LAST_TURN: "You have no other turn after this one, as far as can be seen now.",
    NEXT_MASS: "Members in the black bag: nobody else enters it and nobody buys before the next mass. One that is not "
    "drawn counts 1.2.",
    LAST_MASS: "Members in the black bag: the next mass is the last one; nobody else enters it and nobody buys. One "
    "that is not drawn counts nothing.",
    THIS_MASS: "In this mass nobody else buys or moves up any more; you move up as is best with the grain you have, "
    "and the majority is counted.",
    UNSEEN_CHESTS: "Every chest that you have not seen is equally likely to be the next one. A coin in a chest aboard "
    "counts 0.65, since it must still come home.",
    FREE_THINGS: "What you may use besides your turn is followed by the best cube, which brings what it would bring "
    "now.",
}
"""What the odds take for granted, by id."""

Result = Distribution[Any]
"""Results in points."""

NOTHING: Result = Distribution.certain(Fraction(0))


def option(action: Action, result: Result, *assumptions: str) -> OptionOdds:
    """Return the odds of an option with this result."""
    names = (ESTIMATES, OWN_ANSWERS, *assumptions, *(() if len(result) > 1 else (NO_CHANCE,)))
    return OptionOdds.of_law(action, result, *dict.fromkeys(names))


def less(result: Result, price: Fraction) -> Result:
    """Return what is left of a result after its price."""
    return result.map(lambda points: points - price) if price else result


def together(*results: Result) -> Result:
    """Return the sum of independent results.

    >>> together(NOTHING, Distribution.uniform((1, 2))).mean
    Fraction(3, 2)
    """
    total = NOTHING
    for result in results:
        total = result if total == NOTHING else total + result
    return total
