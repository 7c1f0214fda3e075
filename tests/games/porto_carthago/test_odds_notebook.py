"""The odds notebook: its experiments agree with their dice, its charts explain themselves, its numbers are computed."""

from __future__ import annotations

import ast
import json
import re
from fractions import Fraction
from itertools import pairwise, permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamecore.games.porto_carthago.odds_questions import (
    cost_law,
    temple_worth,
    without,
    worth_of_looking,
    worth_of_waiting,
)
from gamecore.games.porto_carthago.pieces import (
    DISCS_PER_GOOD,
    MARKET_SPACES,
    MERCHANT_PRICES,
    PALACE_POINTS,
    PALACE_PRICES,
    SPACE_COSTS,
    SPACES,
)
from widgets.games.porto_carthago import odds_lesson as lesson
from widgets.games.porto_carthago.odds_charts import CHARTS, SCENE_NAMES
from widgets.games.porto_carthago.odds_deck import SCENES
from widgets.games.porto_carthago.odds_exercises import EXERCISES
from widgets.games.porto_carthago.odds_numbers import Numbers
from widgets.shared.explore.experiment import Experiment
from widgets.shared.explore.exploration import Exploration
from widgets.shared.explore.picture import charts

NOTEBOOK = Path(__file__).resolve().parents[3] / "notebooks" / "porto_carthago" / "3_odds.ipynb"
SECTIONS = 8
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
    assert len(chart.rows) >= 2
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


def test_it_has_eight_sections_with_prose_before_every_experiment() -> None:
    headings = [re.findall(r"^## (\d+)\. ", source) for source in cells("markdown")]
    assert [int(number) for (number,) in filter(None, headings)] == list(range(1, SECTIONS + 1))
    kinds = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    for before, cell in pairwise(kinds):
        if "lesson.explore" in "".join(cell["source"]):
            assert before["cell_type"] == "markdown"


def test_prose_holds_no_number_that_could_go_stale() -> None:
    """Prose names rows, prices of the rules and 95 in 100; whatever is computed stands in remarks."""
    allowed = {"1", "2", *map(str, MERCHANT_PRICES), "95", "100"}
    for source in cells("markdown"):
        prose = re.sub(r"^## \d+\. .*", "", source)
        assert set(re.findall(r"\d+(?:[./]\d+)*", prose)) <= allowed
        assert "%" not in prose


def test_the_facts_of_the_rules_in_the_prose_are_true() -> None:
    text = "\n".join(cells("markdown") + cells("code"))
    joined = " ".join(template for template, _ in remarks())
    assert "There are six discs of each good." in text
    assert DISCS_PER_GOOD == 6
    assert "from 4 to 3 to 2" in text
    assert MERCHANT_PRICES == (4, 3, 2)
    assert "the six action cards are shuffled onto the six spaces" in text
    assert len(SPACES) == 6
    assert "two spaces cost nothing, two cost one servant, one costs two and one costs three" in text
    assert sorted(SPACE_COSTS) == [0, 0, 1, 1, 2, 3]
    assert "the first space costs six talents, and each one after it a talent more" in text
    assert tuple(range(6, 21)) == PALACE_PRICES
    assert "two for the first three spaces, three for the next three, and so on" in text
    assert PALACE_POINTS[:14] == tuple(2 + space // 3 for space in range(14))
    assert "a market of 4 (three players)" in joined
    assert "one of 6 (four or five players)" in joined
    assert MARKET_SPACES == {3: 4, 4: 6, 5: 6}
    assert "P3 is gone after one round with chance" in joined
    assert "instead of 8" in joined
    assert PALACE_PRICES[2] == 8
    assert PALACE_POINTS[3] > PALACE_POINTS[2]  # “from P4 on a seat needs one trade point more”


def remarks() -> list[tuple[str, str]]:
    """The template of each remark, and the method that gives its numbers."""
    found = []
    for source in cells("code"):
        if "lesson.remark" in source:
            (method,) = re.findall(r"\*\*numbers\.(\w+)\(\)", source)
            found.append((called(source)[1][0], method))
    return found


def test_every_remark_uses_all_its_numbers_and_writes_none_itself() -> None:
    assert len(remarks()) == SECTIONS + 2  # the estimates and the ships besides
    for template, method in remarks():
        values = getattr(Numbers(), method)()
        assert set(re.findall(r"\{(\w+)", template)) == set(values)
        assert "%" not in template
        shown = lesson.remark(template, **values).data
        assert "{" not in shown


def test_remarks_say_what_their_numbers_bear_out() -> None:
    numbers = Numbers()
    danger = numbers.danger()
    assert danger["after"] == Fraction(int(danger["mild"]), int(danger["cards"])) < danger["full"]
    temple = numbers.temple()
    assert temple["money"] == temple["idle"] < temple["more"]  # “it is … again”
    looks = {servants: worth_of_looking(without(()), servants) for servants in range(1, 7)}
    assert max(looks, key=looks.__getitem__) == 2  # “most when success is about as likely as failure”
    assert min(looks, key=looks.__getitem__) == 6  # “less when the servants are enough for nearly every ship”
    market = numbers.market()
    assert market["small"] < market["large"] < 1  # “every disc that lies elsewhere makes that less likely”
    layout = numbers.layout()
    assert layout["mean"] < layout["other"]
    assert 3 not in cost_law(1)  # “never keep three servants back for a porter”
    dock = numbers.dock()
    assert dock["second"] < dock["first"] / 2
    wait = numbers.wait()
    even = int(wait["even"])
    assert worth_of_waiting(1, 5, 2, even) == even - 4
    assert worth_of_waiting(1, 5, 2, even + 1) < even - 3
    race = numbers.race()
    assert race["price"] > 8


def test_one_servant_more_hardly_matters_and_three_do() -> None:
    worths = [temple_worth(without(()), servants, 5, 1) for servants in range(1, 7)]
    best = worths.index(max(worths))
    assert worths[best] - worths[best + 1] < Fraction(1, 4)
    assert worths[best] - worths[best + 3] > 1


def test_the_short_names_of_the_decks_belong_to_the_scenes() -> None:
    assert len(SCENE_NAMES) == len(SCENES)


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


def test_the_first_exercise_agrees_with_counting_cards() -> None:
    for seed in range(10):
        problem = lesson.exercise("ship", seed).problem
        mild, wild = map(int, re.findall(r"see (\d) of danger 1 and (\d) of danger 5", problem.text)[0])
        servants = int(re.findall(r"You have (\d) servants", problem.text)[0])
        left = [7 - mild, 6, 6, 5, 4 - wild, 2]
        assert problem.answer == Fraction(sum(left[:servants]), sum(left))


def test_the_second_exercise_agrees_with_drawing_disc_by_disc() -> None:
    for seed in range(10):
        problem = lesson.exercise("market", seed).problem
        discs, others = map(int, re.findall(r"holds (\d+) of your good and (\d+) other", problem.text)[0])
        spaces = int(re.findall(r"market of (\d)", problem.text)[0])
        none = Fraction(1)
        for drawn in range(spaces):
            none *= Fraction(others - drawn, discs + others - drawn)
        assert problem.answer == 1 - none


def test_the_third_exercise_agrees_with_all_orders_of_buying() -> None:
    for seed in range(10):
        problem = lesson.exercise("left", seed).problem
        total, copies, buyers = map(
            int, re.findall(r"has (\d) discs, (\d) of them.* turn, (\d) of the others", problem.text)[0]
        )
        orders = list(permutations(range(total), buyers))
        left = [set(range(copies)) - set(order) for order in orders]
        assert problem.answer == Fraction(sum(map(bool, left)), len(orders))
