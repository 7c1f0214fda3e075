"""Experiments with the black bag: who comes to the church at a mass, and who has the majority then."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.village import odds_trials as trials
from gamecore.games.village.odds_mass import majority_chance
from gamecore.games.village.odds_mass_coin import COIN_POINTS, coming_law
from gamecore.games.village.pieces import CHURCH_SCORE, MAJORITY_POINTS, MASS_DRAWS, MONKS
from gamecore.games.village.state import Counts, Rows
from gamecore.odds.exact import Distribution
from widgets.games.village.odds_parts import MOST, points
from widgets.shared.charts.figures import decimal, percent
from widgets.shared.explore.experiment import (
    Decision,
    Experiment,
    Measure,
    Settings,
    counted,
    decision,
    listed,
    numbers,
)

INSIDE = CHURCH_SCORE[0]
MOST_OWN, MOST_OTHERS = MASS_DRAWS, 10
PLANS = ("You buy nobody out", "You buy one member for a coin")

# 3. The mass --------------------------------------------------------------------------------------------------------


def _decide_mass(at: Settings) -> Decision:
    own, others = at["own"], at["others"]
    drawn, bought = (coming_law(own, others, plan).mean for plan in (0, 1))
    gain = INSIDE * (bought - drawn) - COIN_POINTS
    because = (
        f"Without the coin {decimal(drawn)} of your members come on average, with it {decimal(bought)}. At {INSIDE} "
        f"points each, that is worth {points(gain + COIN_POINTS)}"
    )
    return decision(
        f"It is the last mass: a member in the church brings {INSIDE} points, one in the bag none, and a coin "
        f"{points(COIN_POINTS)}. Nobody moves up, and the majority is settled. Do you buy one member?",
        (
            "Buy one",
            gain,
            f"Buying brings {decimal(bought - drawn)} more of your members on average. That is worth "
            f"{points(gain + COIN_POINTS)}, and costs {points(COIN_POINTS)}.",
        ),
        ("Keep the coin", Fraction(0), f"{because}, and the coin {COIN_POINTS}."),
    )


MASS = Experiment(
    "mass",
    "Who comes out of the bag?",
    (
        numbers("own", "Your members in the bag", range(1, MOST_OWN + 1), 1),
        numbers("others", "Members of the others in the bag", range(MOST_OTHERS + 1), 5),
        listed("plan", "Before the draw", PLANS),
    ),
    lambda at: (
        f"In the black bag are {MONKS} monks, {at['own']} of your members and {at['others']} of the others’. "
        f"{PLANS[at['plan']]}, and nobody else buys. How many of yours come to the church on average?"
    ),
    lambda at: coming_law(at["own"], at["others"], at["plan"]),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.mass(rng, (at["own"], at["others"]), (at["plan"], 0))[0], draws, seed
    ),
    lambda at: counted(at["plan"], at["own"]),
    Measure("number", lambda at: lambda coming: coming, 0, MOST_OWN, 0.1, "expected members"),
    "members of yours that come",
    _decide_mass,
    "masses",
    MOST,
)

# 4. The majority ----------------------------------------------------------------------------------------------------

LOSES, WINS = range(2)


def windows_of(own: int, rival: int) -> Rows:
    """The members of the reader and of the rival on the windows before the mass."""
    further = int(rival > 0)
    return ((own, 0, 0, 0), (rival - further, further, 0, 0))


def majority_after(own: int, rival: int, bag: Counts, bought: int) -> Fraction:
    """The chance of the majority after a mass for which so many of the reader's members are bought."""
    left = (bag[0] - bought, bag[1])
    return majority_chance(left, windows_of(own + bought, rival), 0, MASS_DRAWS - bought)


def _bag(at: Settings) -> Counts:
    return (at["inside"], at["theirs"])


def _leads(own: int, rival: int, coming: Counts) -> bool:
    """Whether the reader has the majority after these have come; ties are the rival's."""
    return own + coming[0] > rival + coming[1]


def _decide_majority(at: Settings) -> Decision:
    without, bought = (majority_after(at["own"], at["rival"], _bag(at), plan) for plan in (0, 1))
    more = coming_law(at["inside"], at["theirs"], 1).mean - coming_law(at["inside"], at["theirs"], 0).mean
    gain = MAJORITY_POINTS * (bought - without) + INSIDE * more - COIN_POINTS
    because = (
        f"The coin raises the chance of the majority from {percent(without)} to {percent(bought)}, and brings "
        f"{decimal(more)} members more on average: in all that is worth {points(gain + COIN_POINTS)}"
    )
    return decision(
        f"It is the last mass: the majority brings {MAJORITY_POINTS} points, each member in the church {INSIDE}, and a "
        f"coin {points(COIN_POINTS)}. Do you buy one member?",
        (
            "Buy one",
            gain,
            f"Buying brings {decimal(more)} members more on average, and {decimal(100 * (bought - without), 1)} "
            f"percentage points more for the majority. That is worth {points(gain + COIN_POINTS)}, and costs "
            f"{points(COIN_POINTS)}.",
        ),
        ("Keep the coin", Fraction(0), f"{because}, and the coin {COIN_POINTS}."),
    )


MAJORITY = Experiment(
    "majority",
    "The majority after the mass",
    (
        numbers("own", "Your members in the church", range(4), 1),
        numbers("rival", "Your rival’s members in the church", range(1, 5), 1),
        numbers("inside", "Your members in the bag", range(1, 4), 2),
        numbers("theirs", "Your rival’s members in the bag", range(5), 2),
    ),
    lambda at: (
        f"Your members: {at['own']} in the church and {at['inside']} in the bag; your rival’s: {at['rival']} in the "
        f"church and {at['theirs']} in the bag, with {MONKS} monks. Nobody buys or moves up, and your rival wins ties. "
        "How likely is the majority yours after the mass?"
    ),
    lambda at: Distribution.of_fractions(_won(majority_after(at["own"], at["rival"], _bag(at), 0))),
    lambda at, draws, seed: trials.simulate(
        lambda rng: int(_leads(at["own"], at["rival"], trials.mass(rng, _bag(at), (0, 0)))), draws, seed
    ),
    lambda at: ((LOSES, "not yours"), (WINS, "yours")),
    Measure("percent", lambda at: lambda won: won == WINS),
    "the majority is",
    _decide_majority,
    "masses",
    MOST,
)


def _won(chance: Fraction) -> dict[int, Fraction]:
    return {result: part for result, part in ((LOSES, 1 - chance), (WINS, chance)) if part}


EXPERIMENTS = (MASS, MAJORITY)
