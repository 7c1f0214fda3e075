"""Experiments with the green bag: plague on a space, and the colour that is needed there."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.village import odds_trials as trials
from gamecore.games.village.odds_cubes import chance_of_colour, chance_of_plague, colour_law, first_bag
from gamecore.games.village.pieces import (
    BROWN,
    CUBES_ON_SPACES,
    INN_SPACE,
    PLAGUE,
    PLAGUE_TIME,
    PLAGUES,
    PRAY_TIME,
    SEAT_COUNTS,
)
from gamecore.games.village.state import Counts
from widgets.games.village.odds_parts import MODULE_NAMES, MODULES, MOST, SPACE_WORDS, hours, modules
from widgets.games.village.words import SPACE_TITLES
from widgets.shared.charts.figures import percent
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

# 1. Plague --------------------------------------------------------------------------------------------------------

SPACES = range(INN_SPACE)
EARLY_TIME = 1


def card_of(at: Settings) -> Counts:
    """The cubes laid on each space in the scene."""
    return CUBES_ON_SPACES[MODULES[at["modules"]]][at["players"]]


def bag_of(at: Settings) -> Counts:
    """The bag of the first round in the scene."""
    return first_bag(at["players"], *MODULES[at["modules"]])


def _asks_plague(at: Settings) -> str:
    return (
        f"You play {MODULE_NAMES[at['modules']]}. In the first round the bag holds {sum(bag_of(at))} cubes, {PLAGUES} "
        f"of them plague, and {card_of(at)[at['space']]} are laid on {SPACE_WORDS[at['space']]}. How likely is it that "
        "at least one of these is plague?"
    )


def _decide_plague(at: Settings) -> Decision:
    chance = chance_of_plague(bag_of(at), card_of(at)[at["space"]])
    cost = PLAGUE_TIME * chance
    compared = (
        f"If any of the cubes is plague, the last one is: chance {percent(chance)}. {PLAGUE_TIME} hours times that is "
        f"{hours(cost)} on average."
    )
    return decision(
        "The bag is not opened yet. Later in the round you want to use this space, and everybody takes coloured cubes "
        f"first. You can wait and take the last cube, or go early, which costs you {hours(EARLY_TIME)} elsewhere. Only "
        "hours count here. Which do you choose?",
        (
            "Go early",
            Fraction(-EARLY_TIME),
            f"Going early costs {hours(EARLY_TIME)}; the last cube costs {hours(cost)} on average.",
        ),
        ("Take the last cube", -cost, f"{compared} Going early costs {hours(EARLY_TIME)}."),
    )


PLAGUE_CUBES = Experiment(
    "plague",
    "Plague on a space",
    (
        numbers("players", "Number of players", SEAT_COUNTS, 4),
        listed("space", "Space", SPACE_TITLES[:INN_SPACE], SPACES[-1]),
        modules(),
    ),
    _asks_plague,
    lambda at: colour_law(bag_of(at), PLAGUE, card_of(at)[at["space"]]),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.cubes_on_space(rng, bag_of(at), card_of(at), at["space"])[PLAGUE], draws, seed
    ),
    lambda at: counted(0, min(PLAGUES, card_of(at)[at["space"]])),
    Measure("percent", lambda at: bool),
    "plague cubes on the space",
    _decide_plague,
    "rounds",
    MOST,
)

# 2. A colour ------------------------------------------------------------------------------------------------------

MOST_OWN = 12
OTHERS = (12, 15, 18, 21, 24)
"""Cubes of the three other colours in the bag; six plague cubes come on top."""

CUBES_HERE = range(2, 9)
SPENT = 1


def brown_bag(own: int, others: int) -> Counts:
    """A bag with so many brown cubes, so many of the other colours evenly, and all plague cubes."""
    return (own, *(others // 3,) * 3, PLAGUES)


def _decide_colour(at: Settings) -> Decision:
    none = 1 - chance_of_colour(brown_bag(at["own"], at["others"]), BROWN, at["cubes"])
    saved = PRAY_TIME * none
    because = f"No brown cube comes with chance {percent(none)}; {PRAY_TIME} hours times that is {hours(saved)}."
    return decision(
        "In the next round you act first and send a member to the church: for a brown cube, or else for "
        f"{PRAY_TIME} hours. Now, before the spaces are filled, you hold one brown cube. Spent at once, it saves you "
        f"{hours(SPENT)}. Kept, it helps only if no brown cube comes to the church. Do you spend it?",
        ("Spend it now", Fraction(SPENT), f"Spending saves {hours(SPENT)}, keeping {hours(saved)} on average."),
        ("Keep it", saved, f"{because} Spending saves {hours(SPENT)}."),
    )


COLOUR = Experiment(
    "colour",
    "The colour you need",
    (
        numbers("own", "Brown cubes in the bag", range(MOST_OWN + 1), 4),
        numbers("others", "Cubes of the three other colours", OTHERS, 18),
        numbers("cubes", "Cubes laid on the space", CUBES_HERE, 3),
    ),
    lambda at: (
        f"Brown cubes in the bag: {at['own']}. Cubes of the three other colours: {at['others']}. Plague cubes: "
        f"{PLAGUES}. Of all these, {at['cubes']} are laid on your space. How likely is at least one brown cube there?"
    ),
    lambda at: colour_law(brown_bag(at["own"], at["others"]), BROWN, at["cubes"]),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.cubes_on_space(rng, brown_bag(at["own"], at["others"]), (at["cubes"],), 0)[BROWN],
        draws,
        seed,
    ),
    lambda at: counted(0, min(at["own"], at["cubes"])),
    Measure("percent", lambda at: bool),
    "brown cubes on the space",
    _decide_colour,
    "rounds",
    MOST,
)

EXPERIMENTS = (PLAGUE_CUBES, COLOUR)
