"""Life goals in words."""

from __future__ import annotations

from gamecore.games.village.goals_pieces import GOALS
from widgets.games.village.labels import GOAL
from widgets.games.village.sentences import goal_points, title
from widgets.games.village.words import GOAL_NEEDS


def goal_words(goal: int) -> str:
    """A life goal by its name, with what it brings and what it asks for.

    >>> goal_words(GOALS.index("farmer"))
    'Farmer, 5 points: 5 grain, an ox and a plow'
    """
    name = GOALS[goal]
    return GOAL.format(goal=title(name), points=goal_points(goal), needs=GOAL_NEEDS[name])
