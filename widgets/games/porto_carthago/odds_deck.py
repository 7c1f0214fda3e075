"""Experiments with the deck: the danger of the next ship, servants for the temple, a look at the top three cards."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from gamecore.games.porto_carthago.odds_questions import (
    danger_law,
    mean_points,
    money_law,
    reachable_law,
    simulate_danger,
    simulate_money,
    simulate_reachable,
    temple_worth,
    without,
    worth_of_looking,
)
from gamecore.games.porto_carthago.odds_results import POINT, PRIVILEGE
from gamecore.games.porto_carthago.pieces import SCOUTED
from gamecore.games.porto_carthago.state import Counts
from widgets.shared.charts.figures import Number, decimal, gain_of
from widgets.shared.explore.experiment import Decision, Experiment, Measure, Settings, decision, listed, numbers

SCENES: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = (
    ("no ship has been seen", ()),
    ("five ships of danger 1 lie open", ((1, 5),)),
    ("four ships of danger 1 and four of danger 2 lie open", ((1, 4), (2, 4))),
    ("four ships of danger 4 and four of danger 5 lie open", ((4, 4), (5, 4))),
    ("all ships of danger 5 and 6 lie open", ((5, 4), (6, 2))),
)
"""What the table shows, and which cards are therefore no longer in the deck."""

DANGERS = range(1, 7)
SEEN = listed("seen", "On the table", [text for text, _ in SCENES])
TEMPLE = numbers("temple", "Your servants in the temple", DANGERS, 3)


def talents(value: Number) -> str:
    """An amount of talents with its sign and its unit.

    >>> talents(Fraction(12, 7)), talents(-1), talents(0)
    ('+1.71 talents', '−1 talent', '0 talents')
    """
    return gain_of(value, "talent", "talents")


def unseen_of(at: Settings) -> Counts:
    """The cards that can still come."""
    return without(SCENES[at["seen"]][1])


def scene_of(at: Settings) -> str:
    """What lies open, in words."""
    return SCENES[at["seen"]][0]


# 1. The next ship ------------------------------------------------------------------------------------------------


def _reached(at: Settings) -> Callable[[Any], bool]:
    servants = at["temple"]
    return lambda danger: danger <= servants


def _decide_prayer(at: Settings) -> Decision:
    unseen, servants = unseen_of(at), at["temple"]
    now, then = (temple_worth(unseen, count, POINT, 0) for count in (servants, servants + 1))
    more = then - now
    because = (
        f"With one more the voyage is worth {decimal(then)} talents on average instead of {decimal(now)}: "
        f"{talents(more)}."
    )
    return decision(
        "The aristocrat moves your servants to the temple, and one more may go along in the same turn. You sail "
        f"before the next income. A trade point counts as {POINT} talents to you. Do you send one more?",
        ("Send one more", more, because),
        ("Leave it at that", Fraction(0), because),
    )


DANGER = Experiment(
    "danger",
    "The next ship",
    (SEEN, TEMPLE),
    lambda at: f"So far {scene_of(at)}. How likely is it that the danger of the next ship is at most {at['temple']}?",
    lambda at: danger_law(unseen_of(at)),
    lambda at, draws, seed: simulate_danger(unseen_of(at), draws, seed),
    lambda at: tuple((danger, str(danger)) for danger in DANGERS),
    Measure("percent", _reached),
    "danger of the next ship",
    _decide_prayer,
    "voyages",
    20_000,
)

# 2. How many servants for the temple ------------------------------------------------------------------------------

MOST_INCOMES = 3
MOST_POINT = 8


def _decide_temple(at: Settings) -> Decision:
    point, waited, answers = at["point"], at["waited"], []
    for servants in DANGERS:
        worth = temple_worth(without(()), servants, point, waited)
        money, missed = money_law(without(()), servants).mean, waited * servants
        because = (
            f"{decimal(money)} talents and {decimal(mean_points(without(()), servants))} trade points, less {missed} "
            f"for missed incomes, make {talents(worth)}."
        )
        answers.append((str(servants), worth, because))
    return decision(
        f"A trade point counts as {point} talents to you. Incomes that are paid before you sail: {waited}; every "
        "servant in the temple misses them. How many servants do you send there?",
        *answers,
    )


TEMPLE_EXPERIMENT = Experiment(
    "temple",
    "Servants for the temple",
    (
        TEMPLE,
        numbers("point", "A trade point counts as so many talents", range(MOST_POINT + 1), POINT),
        numbers("waited", "Incomes missed before the voyage", range(MOST_INCOMES + 1), 1),
    ),
    lambda at: (
        f"All ships are in the deck, and {at['temple']} of your servants are in the temple. How many talents does a "
        "voyage bring on average, the offering paid?"
    ),
    lambda at: money_law(without(()), at["temple"]),
    lambda at, draws, seed: simulate_money(without(()), at["temple"], draws, seed),
    lambda at: tuple((money, str(money)) for money in range(13)),
    Measure("number", lambda at: lambda money: money, 0, 12, 0.1, "expected talents"),
    "talents of a voyage",
    _decide_temple,
    "voyages",
    20_000,
)

# 3. A look at three cards -----------------------------------------------------------------------------------------


def _decide_scout(at: Settings) -> Decision:
    worth, saved = worth_of_looking(unseen_of(at), at["temple"]), at["saved"]
    return decision(
        f"You keep the privilege scout, and you sail right after using it. A trade point counts as {POINT} talents, "
        f"and the privilege, if you save it for later, as {saved}.",
        (
            "Look now",
            worth - saved,
            f"Sailing to the best of three instead of the first brings {decimal(worth)} talents more on average; less "
            f"the {saved} of the privilege, that is {talents(worth - saved)}.",
        ),
        ("Sail without a look", Fraction(0), f"Looking would bring {talents(worth - saved)} on average."),
    )


SCOUT = Experiment(
    "scout",
    "A look at three cards",
    (
        SEEN,
        TEMPLE,
        numbers("saved", "The privilege counts as so many talents if saved", range(1, PRIVILEGE + 1), PRIVILEGE),
    ),
    lambda at: (
        f"So far {scene_of(at)}. You may sail to the best of the top three ships. How likely is it that at least "
        f"one of them has a danger of {at['temple']} or less?"
    ),
    lambda at: reachable_law(unseen_of(at), at["temple"]),
    lambda at, draws, seed: simulate_reachable(unseen_of(at), at["temple"], draws, seed),
    lambda at: tuple((count, str(count)) for count in range(SCOUTED + 1)),
    Measure("percent", lambda at: lambda count: count > 0),
    "ships among the three that your servants are enough for",
    _decide_scout,
    "looks",
    20_000,
)


def chances_with_a_look(unseen: Counts) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The chance of success for one to six servants: without a look, and with one."""
    plain, seen = [], []
    for servants in DANGERS:
        law = danger_law(unseen)
        plain.append(float(sum(law.probability(danger) for danger in range(1, servants + 1))))
        seen.append(float(1 - reachable_law(unseen, servants).probability(0)))
    return tuple(plain), tuple(seen)


EXPERIMENTS = (DANGER, TEMPLE_EXPERIMENT, SCOUT)
