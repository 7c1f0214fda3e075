"""What the notebook about Porto Carthago’s odds shows: experiments, charts, exercises and computed remarks, by name.

>>> lesson.explore("danger")  # doctest: +SKIP
"""

from __future__ import annotations

from widgets.games.porto_carthago import odds_charts, odds_deck, odds_exercises, odds_harbour
from widgets.games.porto_carthago.odds_numbers import Numbers
from widgets.shared.explore.lesson import OddsLesson

LESSON = OddsLesson(
    (*odds_deck.EXPERIMENTS, *odds_harbour.EXPERIMENTS),
    odds_charts.CHARTS,
    odds_exercises.EXERCISES,
    talents=odds_deck.talents,
)
EXPERIMENTS = LESSON.experiments
explore, chart, exercise, remark = LESSON.explore, LESSON.chart, LESSON.exercise, LESSON.remark

__all__ = ["EXPERIMENTS", "Numbers", "chart", "exercise", "explore", "remark"]
