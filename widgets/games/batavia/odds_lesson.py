"""What the notebook about Batavia's odds shows: its experiments, charts, exercises and computed remarks, by name.

>>> lesson.explore("package")  # doctest: +SKIP
"""

from __future__ import annotations

from widgets.games.batavia import odds_attack, odds_auction, odds_cards, odds_charts, odds_exercises, odds_tiles
from widgets.games.batavia.odds_numbers import Numbers
from widgets.shared.explore.lesson import OddsLesson

LESSON = OddsLesson(
    (*odds_cards.EXPERIMENTS, *odds_auction.EXPERIMENTS, *odds_attack.EXPERIMENTS, *odds_tiles.EXPERIMENTS),
    odds_charts.CHARTS,
    odds_exercises.EXERCISES,
)
EXPERIMENTS = LESSON.experiments
explore, chart, exercise, remark = LESSON.explore, LESSON.chart, LESSON.exercise, LESSON.remark

__all__ = ["EXPERIMENTS", "Numbers", "chart", "exercise", "explore", "remark"]
