"""What the notebook about Manila's odds shows: its experiments, charts, exercises and computed remarks, by name.

>>> lesson.explore("arrive")  # doctest: +SKIP
"""

from __future__ import annotations

from widgets.games.manila import odds_charts, odds_exercises, odds_market, odds_money, odds_sea
from widgets.games.manila.odds_numbers import Numbers
from widgets.shared.explore.lesson import OddsLesson

LESSON = OddsLesson(
    (*odds_sea.EXPERIMENTS, *odds_money.EXPERIMENTS, *odds_market.EXPERIMENTS),
    odds_charts.CHARTS,
    odds_exercises.EXERCISES,
    pesos=odds_sea.pesos,
)
EXPERIMENTS = LESSON.experiments
explore, chart, exercise, remark = LESSON.explore, LESSON.chart, LESSON.exercise, LESSON.remark

__all__ = ["EXPERIMENTS", "Numbers", "chart", "exercise", "explore", "remark"]
