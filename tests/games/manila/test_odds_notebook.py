"""What Manila's page of odds says: facts in its prose, numbers in its remarks, and its exercises."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product

import pytest

from gamecore.games.manila.odds_voyage import chance_to_arrive
from gamecore.games.manila.pieces import DOCK_PRICES, INSURANCE_PREMIUM, LAST_SPACE, STARTING_TRIPLES
from gamecore.odds.exact import dice
from tests.notebooks.odds_page import cells
from widgets.games.manila import odds_lesson as lesson
from widgets.games.manila import odds_sea
from widgets.games.manila.odds_charts import CHARTS
from widgets.games.manila.odds_numbers import Numbers


def test_the_map_of_spaces_has_all_starts() -> None:
    assert len(CHARTS["spaces"]().head) == 1 + len(STARTING_TRIPLES)


def test_the_facts_about_dice_in_the_prose_are_true() -> None:
    text = "\n".join(cells("manila", "markdown") + cells("manila", "code"))
    ways = dice(3).ways
    assert "six ways lead to a sum of 7, and only one to a 2" in text
    assert (dice(2).ways[7], dice(2).ways[2]) == (6, 1)
    assert "The sums 10 and 11 are the most frequent" in text
    assert {points for points, count in ways.items() if count == max(ways.values())} == {10, 11}
    assert "The harbour master can start the three punts in 25 ways" in text
    assert len(STARTING_TRIPLES) == 25


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


@pytest.mark.parametrize("board", odds_sea.BOARDS)
def test_every_board_of_the_experiments_can_come_up_in_a_voyage(board: tuple[tuple[int, ...], int]) -> None:
    places, left = board
    rolled = 3 - left
    assert all(place <= LAST_SPACE for place in places)
    assert any(
        all(rolled <= place - start <= 6 * rolled for place, start in zip(places, starts, strict=True))
        for starts in STARTING_TRIPLES
    )


def test_one_of_the_two_sides_of_the_insurance_always_pays() -> None:
    for at in range(len(odds_sea.BOARDS)):
        office, *yards = (answer.worth for answer in lesson.EXPERIMENTS["insure"].decide({"board": at}).answers)
        assert office + sum(yards) == INSURANCE_PREMIUM - sum(DOCK_PRICES)
        assert max(office, *yards) > 0


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
