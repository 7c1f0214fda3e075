"""The odds notebook: its experiments agree with their dice, its charts explain themselves, its numbers are computed."""

from __future__ import annotations

import ast
import json
import re
from fractions import Fraction
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamecore.games.manila.odds_voyage import chance_to_arrive
from gamecore.games.manila.pieces import MARKET, STARTING_TRIPLES
from gamecore.odds.exact import dice
from widgets.games.manila import odds_lesson as lesson
from widgets.games.manila.odds_charts import CHARTS
from widgets.games.manila.odds_exercises import EXERCISES
from widgets.games.manila.odds_numbers import Numbers
from widgets.shared.explore.experiment import Experiment
from widgets.shared.explore.exploration import Exploration
from widgets.shared.explore.picture import charts

NOTEBOOK = Path(__file__).resolve().parents[3] / "notebooks" / "manila" / "3_odds.ipynb"
SECTIONS = 11
every_experiment = pytest.mark.parametrize("experiment", lesson.EXPERIMENTS.values(), ids=lesson.EXPERIMENTS)


def cells(kind: str) -> list[str]:
    found = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == kind]


def scenes(experiment: Experiment) -> list[dict[str, int]]:
    """All scenes of an experiment, or a seeded choice of them where they are many."""
    names = [control.name for control in experiment.controls]
    values = [[value for value, _ in control.choices] for control in experiment.controls]
    everything = [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    return everything if len(everything) <= 40 else Random(1).sample(everything, 40)


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
def test_the_dice_agree_with_the_exact_law(experiment: Experiment) -> None:
    for at in scenes(experiment)[:6]:
        law, draws = experiment.law(at), 8000
        drawn = experiment.draw(at, draws, 11)
        for outcome, chance in law.probabilities().items():
            deviation = (float(chance) * (1 - float(chance)) / draws) ** 0.5
            assert abs(drawn.counts.get(outcome, 0) / draws - float(chance)) <= 4.5 * deviation + 1e-9


@every_experiment
def test_every_scene_has_a_question_and_a_decision_with_reasons(experiment: Experiment) -> None:
    for at in scenes(experiment):
        assert experiment.asks(at).endswith("?")
        decision = experiment.decide(at)
        assert len({answer.label for answer in decision.answers}) == len(decision.answers) >= 2
        assert all(re.search(r"[.!]$", answer.because) for answer in decision.answers)
        assert decision.best


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


@pytest.mark.parametrize("name", CHARTS)
def test_every_chart_has_its_sentence_and_table(name: str) -> None:
    chart = CHARTS[name]()
    assert chart.sentence.endswith(".")
    assert len(chart.rows) >= 3
    assert {len(row) for row in chart.rows} == {len(chart.head)}


def test_the_map_of_spaces_has_all_starts() -> None:
    assert len(CHARTS["spaces"]().head) == 1 + len(STARTING_TRIPLES)


def called(source: str) -> tuple[str, list[Any]]:
    """The last call of a cell: its name and its literal arguments."""
    last = ast.parse(source).body[-1]
    assert isinstance(last, ast.Expr)
    assert isinstance(last.value, ast.Call)
    return ast.unparse(last.value.func), [ast.literal_eval(argument) for argument in last.value.args]


def calls(name: str) -> list[str]:
    found = [called(source) for source in cells("code") if not re.match(r"from|\w+ = ", source)]
    return [arguments[0] for function, arguments in found if function == f"lesson.{name}"]


def test_the_notebook_shows_every_experiment_chart_and_exercise_once() -> None:
    assert sorted(calls("explore")) == sorted(lesson.EXPERIMENTS)
    assert sorted(calls("chart")) == sorted(CHARTS)
    assert sorted(calls("exercise")) == sorted(EXERCISES)


def test_it_has_eleven_sections_with_prose_before_every_experiment() -> None:
    headings = [re.findall(r"^## (\d+)\. ", source) for source in cells("markdown")]
    assert [int(number) for (number,) in filter(None, headings)] == list(range(1, SECTIONS + 1))
    kinds = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    for before, cell in pairwise(kinds):
        if "lesson.explore" in "".join(cell["source"]):
            assert before["cell_type"] == "markdown"


def test_prose_holds_no_number_that_could_go_stale() -> None:
    """Prose names spaces, faces, market values and 95 in 100; whatever is computed stands in remarks."""
    allowed = {*map(str, range(14)), *map(str, MARKET), "25", "95", "100"}
    for source in cells("markdown"):
        prose = re.sub(r"^## \d+\. .*", "", source)
        assert set(re.findall(r"\d+(?:[./]\d+)*", prose)) <= allowed
        assert "%" not in prose


def test_the_facts_about_dice_in_the_prose_are_true() -> None:
    text = "\n".join(cells("markdown") + cells("code"))
    ways = dice(3).ways
    assert "six ways lead to a sum of 7, and only one to a 2" in text
    assert (dice(2).ways[7], dice(2).ways[2]) == (6, 1)
    assert "The sums 10 and 11 are the most frequent" in text
    assert {points for points, count in ways.items() if count == max(ways.values())} == {10, 11}
    assert "The harbour master can start the three punts in 25 ways" in text
    assert len(STARTING_TRIPLES) == 25


def remarks() -> list[tuple[str, str]]:
    """The template of each remark, and the method that gives its numbers."""
    found = []
    for source in cells("code"):
        if "lesson.remark" in source:
            (method,) = re.findall(r"\*\*numbers\.(\w+)\(\)", source)
            found.append((called(source)[1][0], method))
    return found


def test_every_remark_uses_all_its_numbers_and_writes_none_itself() -> None:
    assert len(remarks()) == 10
    for template, method in remarks():
        values = getattr(Numbers(), method)()
        assert set(re.findall(r"\{(\w+)", template)) == set(values)
        assert "%" not in template
        shown = lesson.remark(template, **values).data
        assert "{" not in shown


def test_remarks_say_what_their_numbers_bear_out() -> None:
    numbers = Numbers()
    steps = numbers.steps()
    assert steps["high"] - steps["low"] < 0.05  # “nearly the same”
    variances = numbers.variances()
    assert variances["unlike"] < variances["alike"]  # “surprise less”
    conditional = numbers.conditional()
    assert (conditional["near"], conditional["far"]) == (Fraction(1, 6), 0)  # “one face of six”, “out of reach”
    spaces = numbers.spaces()
    assert spaces["seat"] > spaces["port"]
    assert spaces["seat_spread"] > spaces["port_spread"]
    sharing = numbers.sharing()
    assert sharing["start"] < sharing["third"] < sharing["later"]
    shares = numbers.shares()
    assert shares["ahead"] > 20 > shares["behind"]
    pilots = numbers.pilots()
    assert pilots["twelve"] < pilots["thirteen"] == 1


# Exercises --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXERCISES)
def test_every_exercise_accepts_its_exact_answer_and_explains_its_mistakes(name: str) -> None:
    texts = set()
    for seed in range(12):
        exercise = lesson.exercise(name, seed)
        problem = exercise.problem
        texts.add(problem.text)
        assert exercise.answer(str(problem.answer))[1] == "right"
        for mistake, hint in problem.mistakes:
            if not problem.accepts(mistake) and 0 <= mistake <= 1:
                said, state = exercise.answer(str(mistake))
                assert state == "wrong"
                assert said in {
                    f"Not yet. {text}" for value, text in problem.mistakes if problem.advice(mistake) == text
                }
                assert hint
    assert len(texts) > 3


def test_the_first_exercise_agrees_with_counting_pairs() -> None:
    for seed in range(10):
        problem = lesson.exercise("pirate", seed).problem
        space = int(re.findall(r"punt is on space (\d+)", problem.text)[0])
        pairs = [space + sum(pair) == 13 for pair in product(range(1, 7), repeat=2)]
        assert problem.answer == Fraction(sum(pairs), 36)


def test_the_second_exercise_tells_the_chances_that_it_uses() -> None:
    problem = lesson.exercise("two", 1).problem
    starts = [int(digit) for digit in re.findall(r"start on (\d), (\d) and (\d)", problem.text)[0]]
    a, b, c = (chance_to_arrive(start, 3) for start in starts)
    assert problem.answer == a * b * (1 - c) + a * (1 - b) * c + (1 - a) * b * c
    assert all(str(chance) in problem.text for chance in (a, b, c))


def test_the_third_exercise_agrees_with_all_last_rolls() -> None:
    for seed in range(6):
        problem = lesson.exercise("insure", seed).problem
        places = [int(digit) for digit in re.findall(r"on (\d+), (\d+) and (\d+);", problem.text)[0]]
        total = 0
        for roll in product(range(1, 7), repeat=3):
            failures = sum(place + face < 13 for place, face in zip(places, roll, strict=True))
            total += 10 - (0, 6, 14, 29)[failures]
        assert problem.answer == Fraction(total, 216)
