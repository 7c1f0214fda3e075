"""Every page of odds: experiments agree with their draws, charts explain themselves, its numbers are computed."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.browser.pages import PAGES, Pages
from tests.notebooks.odds_page import all_cells, called, calls, cells, remarks, scenes
from widgets.shared.explore.experiment import Experiment
from widgets.shared.explore.exploration import Exploration
from widgets.shared.explore.picture import charts

DRAWS = 8000
OFTEN, SELDOM = 0.9, 0.1
"""Parts of the scenes: no answer is best more often than in the one, and at least two buttons are in the other."""

CONFIDENCE = {95, 100}
"""A confidence interval is explained as 95 in 100."""


def each(name: str) -> list[Any]:
    """A parameter for every game with every key of this table of its lesson."""
    return [pytest.param(game, key, id=f"{game.name}-{key}") for game in PAGES for key in getattr(game, name)]


every_game = pytest.mark.parametrize("game", PAGES, ids=lambda game: game.name)
every_experiment = pytest.mark.parametrize(
    "experiment",
    [pytest.param(made, id=f"{game.name}-{key}") for game in PAGES for key, made in game.experiments.items()],
)


# Experiments -------------------------------------------------------------------------------------------------------


@every_experiment
def test_in_every_scene_the_chart_lists_all_that_can_come_up(experiment: Experiment) -> None:
    for at in scenes(experiment):
        listed = [outcome for outcome, _ in experiment.outcomes(at)]
        law = experiment.law(at)
        assert set(law) <= set(listed)
        assert len(set(listed)) == len(listed)
        assert set(experiment.draw(at, 50, 3).counts) <= set(listed)


@every_experiment
def test_in_every_scene_the_exact_answer_is_within_reach_of_the_slider(experiment: Experiment) -> None:
    measure = experiment.measure
    for at in scenes(experiment):
        exact = measure.exact(experiment.law(at), at)
        assert measure.low <= exact * (100 if measure.is_chance else 1) <= measure.high


@every_experiment
def test_the_draws_agree_with_the_exact_law_within_their_standard_error(experiment: Experiment) -> None:
    for at in scenes(experiment)[:6]:
        law = experiment.law(at)
        drawn = experiment.draw(at, DRAWS, 11)
        for outcome, chance in law.probabilities().items():
            error = (float(chance) * (1 - float(chance)) / DRAWS) ** 0.5
            assert abs(drawn.counts.get(outcome, 0) / DRAWS - float(chance)) <= 4.5 * error + 1e-9


@every_experiment
def test_every_scene_has_a_question_and_a_decision_with_reasons(experiment: Experiment) -> None:
    for at in scenes(experiment):
        assert experiment.asks(at).endswith("?")
        decision = experiment.decide(at)
        assert len({answer.label for answer in decision.answers}) == len(decision.answers) >= 2
        assert all(re.search(r"[.!]$", answer.because) for answer in decision.answers)
        assert decision.best


@every_experiment
def test_no_answer_is_best_in_nearly_every_scene(experiment: Experiment) -> None:
    every, right = scenes(experiment), Counter[str | int]()
    for at in every:
        decision = experiment.decide(at)
        for place, answer in enumerate(decision.answers):
            right.update((answer.label, place) if answer in decision.best else ())
    assert max(right.values()) <= OFTEN * len(every)
    assert sum(count >= SELDOM * len(every) for button, count in right.items() if isinstance(button, int)) >= 2


@every_experiment
def test_every_chart_of_an_experiment_has_its_sentence_and_table(experiment: Experiment) -> None:
    state = Exploration(experiment, seed=3)
    state.predict(experiment.measure.low)
    state.simulate(1000)
    state.reveal()
    made = charts(state)
    assert len(made) == 3
    assert all(chart.sentence.endswith(".") and chart.rows for chart in made)


# Charts and remarks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), each("charts"))
def test_every_chart_has_its_sentence_and_table(game: Pages, name: str) -> None:
    chart = game.charts[name]()
    assert chart.sentence.endswith(".")
    assert len(chart.rows) >= game.odds.rows
    assert {len(row) for row in chart.rows} == {len(chart.head)}


@every_game
def test_the_notebook_shows_every_experiment_chart_and_exercise_once(game: Pages) -> None:
    assert sorted(calls(game.name, "explore")) == sorted(game.experiments)
    assert sorted(calls(game.name, "chart")) == sorted(game.charts)
    assert sorted(calls(game.name, "exercise")) == sorted(game.exercises)


@every_game
def test_its_sections_are_numbered_with_prose_before_every_experiment(game: Pages) -> None:
    headings = [re.findall(r"^## (\d+)\. ", source) for source in cells(game.name, "markdown")]
    assert [int(number) for (number,) in filter(None, headings)] == list(range(1, game.odds.sections + 1))
    for (kind, before), (_, source) in pairwise(all_cells(game.name)):
        if "lesson.explore" in source:
            after_chart = called(source)[1][0] in game.odds.after_chart
            assert before.startswith("lesson.chart") if after_chart else kind == "markdown"


@every_game
def test_prose_holds_no_number_that_could_go_stale(game: Pages) -> None:
    """Prose names few numbers of the rules, and 95 in 100; whatever is computed stands in remarks."""
    allowed = {*map(str, game.odds.numbers | CONFIDENCE)}
    for source in cells(game.name, "markdown"):
        prose = re.sub(r"^## \d+\. .*", "", source)
        assert set(re.findall(r"\d+(?:[./]\d+)*", prose)) <= allowed
        assert "%" not in prose


@every_game
def test_every_remark_uses_all_its_numbers_and_writes_none_itself(game: Pages) -> None:
    assert len(remarks(game.name)) == game.odds.remarks
    for template, method in remarks(game.name):
        values = getattr(game.lesson.Numbers(), method)()
        assert set(re.findall(r"\{(\w+)", template)) == set(values)
        assert "%" not in template
        assert "{" not in game.lesson.remark(template, **values).data


# Exercises --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), each("exercises"))
def test_every_exercise_accepts_its_exact_answer_and_explains_its_mistakes(game: Pages, name: str) -> None:
    texts = set()
    for seed in range(12):
        exercise = game.lesson.exercise(name, seed)
        problem = exercise.problem
        texts.add(problem.text)
        assert exercise.answer(str(problem.answer))[1] == "right"
        for mistake, hint in problem.mistakes:
            if not problem.accepts(mistake) and (0 <= mistake <= 1 or problem.unit != "percent"):
                said, state = exercise.answer(str(mistake))
                assert state == "wrong"
                hints = {text for _, text in problem.mistakes if problem.advice(mistake) == text}
                assert said in {f"Not yet. {text}" for text in hints}
                assert hint
    assert len(texts) > 3
