"""What Porto Carthago's page of odds says: facts in its prose, numbers in its remarks, and its exercises."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import permutations

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
from tests.notebooks.odds_page import cells, remarks
from widgets.games.porto_carthago import odds_lesson as lesson
from widgets.games.porto_carthago.odds_charts import SCENE_NAMES
from widgets.games.porto_carthago.odds_deck import SCENES
from widgets.games.porto_carthago.odds_numbers import Numbers


def test_the_facts_of_the_rules_in_the_prose_are_true() -> None:
    text = "\n".join(cells("porto_carthago", "markdown") + cells("porto_carthago", "code"))
    joined = " ".join(template for template, _ in remarks("porto_carthago"))
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
    assert 3 not in cost_law(1)  # “you never need three servants for a porter”
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
