"""What Village's page of odds says: facts in its prose, numbers in its remarks, and its exercises."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from gamecore.games.village.pieces import CHURCH_SCORE, MASS_DRAWS, MONKS, PLAGUE_TIME, PLAGUES
from gamecore.games.village.port_pieces import CHEST_VALUES, CHESTS
from tests.games.village.table import options, table
from tests.notebooks.odds_page import all_cells, cells, remarks, scenes
from widgets.games.village import odds_lesson as lesson
from widgets.games.village.odds_charts import CHARTS
from widgets.games.village.odds_numbers import Numbers
from widgets.games.village.odds_piles import RICH
from widgets.games.village.odds_time import COSTS, USUAL


@pytest.mark.parametrize("name", lesson.EXPERIMENTS)
def test_one_point_and_one_hour_are_told_in_the_singular(name: str) -> None:
    experiment = lesson.EXPERIMENTS[name]
    for at in scenes(experiment):
        reasons = " ".join(answer.because for answer in experiment.decide(at).answers)
        assert not re.search(r"(?<![\d.])1 (points|hours)\b", reasons)


def test_every_experiment_follows_the_heading_of_its_section_or_a_chart() -> None:
    for (_, before), (_, source) in pairwise(all_cells("village")):
        assert "lesson.explore" not in source or re.match(r"##|lesson.chart", before)


def test_a_remark_writes_no_number_but_the_usual_hours_of_a_turn() -> None:
    usual = f"{COSTS[USUAL][0]} to {COSTS[USUAL][-1]} hours"
    for template, _ in remarks("village"):
        assert not re.search(r"\d", template.replace(usual, ""))


def test_the_facts_about_the_pieces_in_the_prose_are_true() -> None:
    text = "\n".join(cells("village", "markdown"))
    assert f"all {PLAGUES} plague cubes" in text
    assert PLAGUE_TIME == 2
    assert "a plague cube costs two hours" in text
    assert MASS_DRAWS == 4
    assert "four pieces come out of the black bag" in text
    assert f"one on the first window scores {CHURCH_SCORE[0]} points" in text
    assert CHESTS == (3, 2, 1)
    assert "three hold {} coins, two hold {}, and one holds {}".format(*CHEST_VALUES) in text


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
