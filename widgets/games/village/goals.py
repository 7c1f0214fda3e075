"""Life goals in words."""

from __future__ import annotations

from gamecore.games.village.goals_pieces import GOALS, GOLD_POINTS, SILVER_POINTS, metal
from widgets.games.village.labels import GOAL
from widgets.games.village.sentences import counted, title
from widgets.games.village.words import GOAL_NEEDS


def goal_points(goal: int) -> str:
    """What a life goal brings.

    >>> goal_points(GOALS.index("farmer")), goal_points(GOALS.index("saint"))
    ('5 points', '8 points')
    """
    return counted("points", (SILVER_POINTS, GOLD_POINTS)[metal(goal)])


def goal_words(goal: int) -> str:
    """A life goal by its name, with what it brings and what it asks for.

    >>> goal_words(GOALS.index("farmer"))
    'Farmer, 5 points: 5 grain, an ox and a plow'
    """
    name = GOALS[goal]
    return GOAL.format(goal=title(name), points=goal_points(goal), needs=GOAL_NEEDS[name])
