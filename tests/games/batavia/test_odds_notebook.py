"""What Batavia's page of odds says: facts in its prose, numbers in its remarks, and its exercises."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations, pairwise, permutations

import pytest

from gamecore.games.batavia.odds_bids import gain_against, gain_law
from gamecore.games.batavia.odds_questions import collected_law, gold_of_sets, one_each
from gamecore.games.batavia.pieces import CARDS, CARDS_PER_COMPANY, CASHING, PIRATE_THRESHOLDS, SOLE_VALUES
from tests.notebooks.odds_page import cells
from widgets.games.batavia import odds_attack
from widgets.games.batavia import odds_lesson as lesson
from widgets.games.batavia.odds_numbers import Numbers
from widgets.games.batavia.words import COMPANY_NAMES


def test_the_facts_about_the_pieces_in_the_prose_are_true() -> None:
    text = "\n".join(cells("batavia", "markdown"))
    assert f"{CARDS_PER_COMPANY} cards of each of five companies" in text
    assert f"out of {CARDS}" in text
    three, other = PIRATE_THRESHOLDS[3], PIRATE_THRESHOLDS[4]
    assert f"{three} with three players, else {other}" in text
    assert PIRATE_THRESHOLDS[5] == other
    assert "Sets pay {}, {}, {}, {} and {} gold".format(*CASHING[1:]) in text
    assert [after - before for before, after in pairwise(CASHING)] == [1, 2, 3, 4, 5]  # “one more than the one before”
    assert f"from {SOLE_VALUES[0]} for tea to {SOLE_VALUES[-1]} for pepper" in text


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
