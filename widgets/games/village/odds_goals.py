"""Experiments between players: pairs of life goals that go together, and the race for the chronicle."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.village import odds_trials as trials
from gamecore.games.village.goals_pieces import GOLD_POINTS, SILVER_POINTS
from gamecore.games.village.odds_chronicle_ranks import rank_in_race_law
from gamecore.games.village.odds_goals import decks, go_together, pairs_law
from gamecore.games.village.odds_lifetime import hours_law
from gamecore.games.village.pieces import CHRONICLE_SCORE, LIFE_TIME, SEAT_COUNTS
from gamecore.games.village.state import Counts
from gamecore.odds.exact import Distribution
from widgets.games.village.odds_parts import MODULE_NAMES, MODULES, MOST, modules, points
from widgets.shared.charts.figures import decimal, percent
from widgets.shared.explore.experiment import (
    Decision,
    Experiment,
    Measure,
    Settings,
    at_least,
    at_most,
    counted,
    decision,
    numbers,
)

# 8. Life goals ------------------------------------------------------------------------------------------------------


def fitting_law(at: Settings) -> Distribution[int]:
    """How many players are dealt a pair of goals that go together."""
    return pairs_law(*decks(*MODULES[at["modules"]]), at["players"])


def _decide_goals(at: Settings) -> Decision:
    law, answers = fitting_law(at), []
    for count in range(at["players"] + 1):
        chance = law.probability(count)
        answers.append((str(count), chance, f"Exactly {count} has chance {percent(chance)}."))
    return decision(
        "Before the cards are turned up: how many of the players have a pair that goes together? A right guess wins a "
        "coin.",
        *answers,
    )


GOALS_DEALT = Experiment(
    "goals",
    "Two goals that go together",
    (
        numbers("players", "Number of players", SEAT_COUNTS, 4),
        numbers("least", "At least so many fitting pairs", range(1, SEAT_COUNTS[-1] + 1), 3),
        modules(),
    ),
    lambda at: (
        f"You play {MODULE_NAMES[at['modules']]}. Each of the {at['players']} players is dealt one silver goal, for "
        f"{SILVER_POINTS} points, and one gold goal, for {GOLD_POINTS}. How likely is it that at least {at['least']} "
        "of them have a pair that goes together?"
    ),
    fitting_law,
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.fitting_pairs(rng, *decks(*MODULES[at["modules"]]), at["players"], go_together), draws, seed
    ),
    lambda at: counted(0, at["players"]),
    Measure("percent", at_least("least")),
    "players with a fitting pair",
    _decide_goals,
    "deals",
    MOST,
)

# 9. The race --------------------------------------------------------------------------------------------------------

COSTS = (1, 2, 3)
"""The hours of a turn in the model of the race, all equally likely."""

THIRD = CHRONICLE_SCORE[3]
MOVE_COST = 2


def times_of(at: Settings) -> Counts:
    """The time markers, the reader's first."""
    return (at["mine"], *(at["theirs"],) * at["rivals"])


def race_law(at: Settings) -> Distribution[int]:
    """The rank of the reader's member among the deaths."""
    return rank_in_race_law(times_of(at), hours_law(COSTS))


def _decide_race(at: Settings) -> Decision:
    chance = race_law(at).chance(lambda rank: rank <= at["free"])
    stay, move = THIRD * chance, Fraction(THIRD - MOVE_COST)
    because = (
        f"Your member finds a space with chance {percent(chance)}; {THIRD} times that is {points(stay)}. Moving "
        f"brings {THIRD} less {MOVE_COST}, that is {decimal(move)}."
    )
    return decision(
        f"It would be your third member in the chronicle, for {THIRD} points. You can move it to a place whose section "
        f"has room enough; that costs an action worth {points(MOVE_COST)} to you. Do you?",
        ("Stay in the race", stay, because),
        ("Move it", move, f"Moving brings {points(move)}, and staying {points(stay)} on average."),
    )


ONE_RIVAL = (
    "You and one rival each have a member in a section with room for {free}; these are the next of you to die. Your "
    "time marker stands on space {mine}, your rival’s on {theirs}. Every turn costs one to three hours, and you act "
    "first. How likely is it that your member finds a space?"
)
MORE_RIVALS = (
    "You and {rivals} rivals each have a member in a section with room for {free}; these are the next of you to die. "
    "Your time marker stands on space {mine}, theirs on {theirs}. Every turn costs one to three hours, and you act "
    "first. How likely is it that your member finds a space?"
)

RACE = Experiment(
    "race",
    "The race for the chronicle",
    (
        numbers("mine", "Your time marker stands on", range(LIFE_TIME), 5),
        numbers("theirs", "Your rivals’ time markers stand on", range(LIFE_TIME), 5),
        numbers("rivals", "Rivals with a member for this section", range(1, 5), 3),
        numbers("free", "Free spaces of the section", range(1, 4), 2),
    ),
    lambda at: (ONE_RIVAL if at["rivals"] == 1 else MORE_RIVALS).format(**at),
    race_law,
    lambda at, draws, seed: trials.simulate(lambda rng: trials.rank_in_race(rng, times_of(at), COSTS), draws, seed),
    lambda at: counted(1, at["rivals"] + 1),
    Measure("percent", at_most("free")),
    "your place among the deaths",
    _decide_race,
    "races",
    MOST,
)

EXPERIMENTS = (GOALS_DEALT, RACE)
