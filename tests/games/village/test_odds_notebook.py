"""The odds notebook: experiments agree with their draws, charts explain themselves, its numbers are computed."""

from __future__ import annotations

import ast
import json
import re
from fractions import Fraction
from itertools import combinations, pairwise, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamecore.games.village.pieces import CHURCH_SCORE, MASS_DRAWS, MONKS, PLAGUE_TIME, PLAGUES
from gamecore.games.village.port_pieces import CHEST_VALUES, CHESTS
from tests.games.village.table import options, table
from widgets.games.village import odds_lesson as lesson
from widgets.games.village.odds_charts import CHARTS
from widgets.games.village.odds_exercises import EXERCISES
from widgets.games.village.odds_numbers import Numbers
from widgets.games.village.odds_piles import RICH
from widgets.shared.explore.experiment import Experiment
from widgets.shared.explore.exploration import Exploration
from widgets.shared.explore.picture import charts

NOTEBOOK = Path(__file__).resolve().parents[3] / "notebooks" / "village" / "3_odds.ipynb"
SECTIONS = 9
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
def test_the_draws_agree_with_the_exact_law_within_their_standard_error(experiment: Experiment) -> None:
    for at in scenes(experiment)[:6]:
        law, draws = experiment.law(at), 6000
        drawn = experiment.draw(at, draws, 11)
        for outcome, chance in law.probabilities().items():
            error = (float(chance) * (1 - float(chance)) / draws) ** 0.5
            assert abs(drawn.counts.get(outcome, 0) / draws - float(chance)) <= 4.5 * error + 1e-9


@every_experiment
def test_every_scene_has_a_question_and_a_decision_with_reasons(experiment: Experiment) -> None:
    for at in scenes(experiment):
        assert experiment.asks(at).endswith("?")
        decision = experiment.decide(at)
        assert len({answer.label for answer in decision.answers}) == len(decision.answers) >= 2
        assert all(re.search(r"[.!]$", answer.because) for answer in decision.answers)
        assert not re.search(r"(?<![\d.])1 (points|hours)\b", " ".join(answer.because for answer in decision.answers))
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


@pytest.mark.parametrize("name", lesson.EXPERIMENTS)
def test_no_decision_is_the_same_in_all_scenes(name: str) -> None:
    experiment = lesson.EXPERIMENTS[name]
    found = {experiment.decide(at).best[0].label for at in scenes(experiment)}
    assert len(found) > 1


# Charts and remarks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CHARTS)
def test_every_chart_has_its_sentence_and_table(name: str) -> None:
    chart = CHARTS[name]()
    assert chart.sentence.endswith(".")
    assert len(chart.rows) >= 3
    assert {len(row) for row in chart.rows} == {len(chart.head)}


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


def test_it_has_nine_sections_with_prose_before_its_first_experiment_or_chart() -> None:
    headings = [re.findall(r"^## (\d+)\. ", source) for source in cells("markdown")]
    assert [int(number) for (number,) in filter(None, headings)] == list(range(1, SECTIONS + 1))
    every = ["".join(cell["source"]) for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]]
    for before, source in pairwise(every):
        assert "lesson.explore" not in source or re.match(r"##|lesson.chart", before)


def test_prose_holds_no_number_that_could_go_stale() -> None:
    """Prose names what pieces hold and score, and 95 in 100; the rest stands in remarks."""
    pieces = {*CHEST_VALUES, PLAGUES, CHURCH_SCORE[0], 1}
    allowed = {*map(str, pieces), "95", "100"}
    for source in cells("markdown"):
        prose = re.sub(r"^## \d+\. .*", "", source)
        assert set(re.findall(r"\d+(?:[./]\d+)*", prose)) <= allowed
        assert "%" not in prose


def test_the_facts_about_the_pieces_in_the_prose_are_true() -> None:
    text = "\n".join(cells("markdown"))
    assert f"all {PLAGUES} plague cubes" in text
    assert PLAGUE_TIME == 2
    assert "a plague cube costs two hours" in text
    assert MASS_DRAWS == 4
    assert "four pieces come out of the black bag" in text
    assert f"one on the first window scores {CHURCH_SCORE[0]} points" in text
    assert CHESTS == (3, 2, 1)
    assert "three hold {} coins, two hold {}, and one holds {}".format(*CHEST_VALUES) in text


def remarks() -> list[tuple[str, str]]:
    """The template of each remark, and the method that gives its numbers."""
    found = []
    for source in cells("code"):
        if "lesson.remark" in source:
            (method,) = re.findall(r"\*\*numbers\.(\w+)\(\)", source)
            found.append((called(source)[1][0], method))
    return found


def test_every_remark_uses_all_its_numbers_and_writes_none_itself() -> None:
    assert len(remarks()) == SECTIONS
    for template, method in remarks():
        values = getattr(Numbers(), method)()
        assert set(re.findall(r"\{(\w+)", template)) == set(values)
        assert not re.search(r"\d|%", template)
        assert "{" not in lesson.remark(template, **values).data


def test_remarks_say_what_their_numbers_bear_out() -> None:
    numbers = Numbers()
    plague = numbers.plague()
    assert plague["church"] < plague["crafts"]
    colour = numbers.colour()
    assert colour["four"] < colour["all"] < colour["three"] < colour["five"]  # “rarer”
    mass = numbers.mass()
    assert 2 * (1 - mass["alone"]) < 1  # “keep your coin”
    assert 0 < mass["four"] < mass["gain"] / 2  # “only”
    majority = numbers.majority()
    assert majority["ahead"] < majority["gain"] / 2  # “hardly changes”
    bridge = numbers.bridge()
    assert bridge["whole"] > bridge["ratio"]
    chests = numbers.chests()
    assert chests["spread"] < chests["back"]
    customer = numbers.customer()
    assert customer["both"] > customer["horse"] + customer["plow"]
    goals = numbers.goals()
    assert goals["all"] < goals["independent"]
    race = numbers.race()
    assert race["first"] < race["one"] < race["fourth"]
    assert race["behind"] < race["level"]


def test_the_fuller_the_bag_the_better_the_coin() -> None:
    for _, *row in CHARTS["coin"]().rows:
        gains = [float(value.replace("−", "-")) for value in row]
        assert gains == sorted(gains)
        assert gains[0] < 0 < gains[-1]


def test_an_aristocrat_needs_as_many_coins_as_the_decision_says() -> None:
    for coins in (RICH - 1, RICH):
        me = {"coins": coins, "silver_goal": "aristocrat", "members": {"yard": [1, 1, 1, 1]}}
        assert ("reveal aristocrat" in options(table("turn", modules="port goals", me=me))) == (coins == RICH)


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
            if not problem.accepts(mistake) and (0 <= mistake <= 1 or problem.unit == "number"):
                said, state = exercise.answer(str(mistake))
                assert state == "wrong"
                hints = {text for value, text in problem.mistakes if problem.advice(mistake) == text}
                assert said in {f"Not yet. {text}" for text in hints}
                assert hint
    assert len(texts) > 3


def numbers_of(problem: str, pattern: str) -> list[int]:
    (found,) = re.findall(pattern, problem)
    return [1 if number == "One" else int(number) for number in found]


def test_the_first_exercise_agrees_with_counting_all_draws() -> None:
    for seed in range(8):
        problem = lesson.exercise("cube", seed).problem
        total, wanted, cubes = numbers_of(problem.text, r"holds (\d+) cubes, (\d+) of .* these, (\d) cubes")
        draws = list(combinations(range(total), cubes))
        assert problem.answer == Fraction(sum(min(draw) < wanted for draw in draws), len(draws))


def test_the_second_exercise_agrees_with_counting_all_draws() -> None:
    for seed in range(8):
        problem = lesson.exercise("mass", seed).problem
        own, others = numbers_of(problem.text, r"monks, (\d) of your members and (\d) of")
        draws = list(combinations(range(own + others + MONKS), MASS_DRAWS))
        assert problem.answer == Fraction(sum(piece < own for draw in draws for piece in draw), len(draws))


def test_the_third_exercise_agrees_with_counting_all_piles() -> None:
    for seed in range(12):
        problem = lesson.exercise("wait", seed).problem
        unseen, wanted = numbers_of(problem.text, r"seen (\d+) customers\. (One|\d) of them suits? you")
        piles = list(combinations(range(1, unseen + 1), wanted))
        assert problem.answer == Fraction(sum(map(min, piles)), len(piles))
