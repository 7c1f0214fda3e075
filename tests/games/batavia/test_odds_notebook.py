"""The odds notebook: its experiments agree with their dice, its charts explain themselves, its numbers are computed."""

from __future__ import annotations

import ast
import json
import re
from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamecore.games.batavia.odds_bids import gain_against, gain_law
from gamecore.games.batavia.odds_questions import collected_law, gold_of_sets, one_each
from gamecore.games.batavia.pieces import CARDS, CARDS_PER_COMPANY, CASHING, PIRATE_THRESHOLDS, SOLE_VALUES
from widgets.games.batavia import odds_attack
from widgets.games.batavia import odds_lesson as lesson
from widgets.games.batavia.odds_charts import CHARTS
from widgets.games.batavia.odds_exercises import EXERCISES
from widgets.games.batavia.odds_numbers import Numbers
from widgets.games.batavia.words import COMPANY_NAMES
from widgets.shared.explore.experiment import Experiment
from widgets.shared.explore.exploration import Exploration
from widgets.shared.explore.picture import charts

NOTEBOOK = Path(__file__).resolve().parents[3] / "notebooks" / "batavia" / "3_odds.ipynb"
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


def test_it_has_nine_sections_with_prose_before_every_experiment() -> None:
    headings = [re.findall(r"^## (\d+)\. ", source) for source in cells("markdown")]
    assert [int(number) for (number,) in filter(None, headings)] == list(range(1, SECTIONS + 1))
    kinds = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    for before, cell in pairwise(kinds):
        if "lesson.explore" in "".join(cell["source"]):
            assert before["cell_type"] == "markdown"


def test_prose_holds_no_number_that_could_go_stale() -> None:
    """Prose names pieces, thresholds, what sets and warehouses pay, and 95 in 100; the rest stands in remarks."""
    pieces = {CARDS, CARDS_PER_COMPANY, *CASHING, *PIRATE_THRESHOLDS.values(), SOLE_VALUES[0], SOLE_VALUES[-1]}
    allowed = {*map(str, pieces), "95", "100"}
    for source in cells("markdown"):
        prose = re.sub(r"^## \d+\. .*", "", source)
        assert set(re.findall(r"\d+(?:[./]\d+)*", prose)) <= allowed
        assert "%" not in prose


def test_the_facts_about_the_pieces_in_the_prose_are_true() -> None:
    text = "\n".join(cells("markdown"))
    assert f"{CARDS_PER_COMPANY} cards of each of five companies" in text
    assert f"out of {CARDS}" in text
    three, other = PIRATE_THRESHOLDS[3], PIRATE_THRESHOLDS[4]
    assert f"{three} with three players, else {other}" in text
    assert PIRATE_THRESHOLDS[5] == other
    assert "Sets pay {}, {}, {}, {} and {} gold".format(*CASHING[1:]) in text
    assert [after - before for before, after in pairwise(CASHING)] == [1, 2, 3, 4, 5]  # “one more than the one before”
    assert f"from {SOLE_VALUES[0]} for tea to {SOLE_VALUES[-1]} for pepper" in text


def remarks() -> list[tuple[str, str]]:
    """The template of each remark, and the method that gives its numbers."""
    found = []
    for source in cells("code"):
        if "lesson.remark" in source:
            (method,) = re.findall(r"\*\*numbers\.(\w+)\(\)", source)
            found.append((called(source)[1][0], method))
    return found


def test_every_remark_uses_all_its_numbers_and_writes_none_itself() -> None:
    assert len(remarks()) == 11
    for template, method in remarks():
        values = getattr(Numbers(), method)()
        assert set(re.findall(r"\{(\w+)", template)) == set(values)
        assert "%" not in template
        shown = lesson.remark(template, **values).data
        assert "{" not in shown


def test_remarks_say_what_their_numbers_bear_out() -> None:
    numbers = Numbers()
    seal = numbers.seal()
    assert seal["both"] < 2 * seal["one"]  # “less than twice”
    limit = numbers.limit()
    assert limit["low"] < limit["right"] > 0 > limit["high"]
    attack = numbers.attack()
    assert attack["draw"] < attack["other"] < attack["own"]
    assert odds_attack.TABLES[0] == (7, 5, 3, 1, 0)  # “England 7, Denmark 5, France 3, the Netherlands 1”
    cash = numbers.cash()
    assert cash["one_keep"] > cash["one_cash"]  # “wait”
    assert cash["four_keep"] < cash["four_cash"]  # “take the money”
    assert all(gold_of_sets(one_each(5), left, False).mean == 0 for left in range(7))  # “no tile can be new”
    collect = numbers.collect()
    assert collect["second"] > collect["eighth"]
    assert collect["five"] == collected_law(5).probability(5)
    block = numbers.block()
    assert block["one"] > block["two"] > block["three"]
    goods = numbers.goods()
    assert goods["early"] < goods["late"]
    warehouse = numbers.warehouse()
    assert warehouse["lead"] < warehouse["level"] < warehouse["tied"]


def test_two_danish_cards_call_the_pirates_just_as_surely_as_two_english_ones() -> None:
    nobody = [odds_attack.law_of(0, action).probability(odds_attack.NOBODY) for action in range(3)]
    assert nobody[1] == nobody[2] < nobody[0]


@pytest.mark.parametrize("rivals", [2, 3, 4])
@pytest.mark.parametrize("worth", range(1, 9))
def test_nothing_beats_going_up_to_ones_own_worth(worth: int, rivals: int) -> None:
    gains = [gain_law(worth, limit, rivals).mean for limit in range(10)]
    assert gains[worth] == max(gains)


def test_the_more_bidders_there_are_the_more_it_pays_to_take_off() -> None:
    best = [max(range(5), key=lambda off: gain_against(bidders, 0, off)) for bidders in (2, 3, 4)]
    assert best == sorted(best)
    assert best[0] < best[1] < best[2]


@pytest.mark.parametrize("name", lesson.EXPERIMENTS)
def test_no_decision_is_the_same_in_all_scenes(name: str) -> None:
    experiment = lesson.EXPERIMENTS[name]
    found = {experiment.decide(at).best[0].label for at in scenes(experiment)}
    assert len(found) > 1


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


def test_the_first_exercise_agrees_with_counting_pairs_of_cards() -> None:
    for seed in range(8):
        problem = lesson.exercise("draw", seed).problem
        total, wanted = map(int, re.findall(r"see (\d+) cards, and (\d+) of them", problem.text)[0])
        pairs = list(combinations(range(total), 2))
        assert problem.answer == Fraction(sum(min(pair) < wanted for pair in pairs), len(pairs))


def test_the_second_exercise_agrees_with_all_orders_of_a_block() -> None:
    for seed in range(12):
        problem = lesson.exercise("block", seed).problem
        held = [name in problem.text for name in COMPANY_NAMES]
        places = int(re.findall(r"first (\d) spaces", problem.text)[0]) if "spaces of" in problem.text else 1
        orders = list(permutations(range(5)))
        near = sum(any(held[company] for company in order[:places]) for order in orders)
        assert problem.answer == Fraction(near, len(orders))


def test_the_third_exercise_is_where_keeping_and_cashing_are_equal() -> None:
    for seed in range(12):
        problem = lesson.exercise("wait", seed).problem
        companies = sum(name in problem.text for name in COMPANY_NAMES)
        cash = gold_of_sets(one_each(companies), 1, True).mean
        keep = gold_of_sets(one_each(companies), 1, False).mean
        new = Fraction(5 - companies, 5)
        assert problem.answer * CASHING[companies + 1] == cash
        assert (new >= problem.answer) == (keep >= cash)
