"""What the notebook about Village's odds shows: its experiments, charts, exercises and computed remarks, by name.

>>> lesson.explore("plague")  # doctest: +SKIP
"""

from __future__ import annotations

from widgets.games.village import (
    odds_charts,
    odds_church,
    odds_cubes,
    odds_exercises,
    odds_goals,
    odds_piles,
    odds_time,
)
from widgets.games.village.odds_numbers import Numbers
from widgets.shared.explore.lesson import OddsLesson

LESSON = OddsLesson(
    (
        *odds_cubes.EXPERIMENTS,
        *odds_church.EXPERIMENTS,
        *odds_time.EXPERIMENTS,
        *odds_piles.EXPERIMENTS,
        *odds_goals.EXPERIMENTS,
    ),
    odds_charts.CHARTS,
    odds_exercises.EXERCISES,
)
EXPERIMENTS = LESSON.experiments
explore, chart, exercise, remark = LESSON.explore, LESSON.chart, LESSON.exercise, LESSON.remark

__all__ = ["EXPERIMENTS", "Numbers", "chart", "exercise", "explore", "remark"]
