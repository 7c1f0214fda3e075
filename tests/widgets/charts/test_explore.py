"""The four steps: a locked prediction first, seeded dice, the exact answer only when asked for, a judged decision."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from gamecore.odds.exact import binomial
from gamecore.odds.simulate import draws_from
from widgets.shared.charts.figures import Number, gain_of
from widgets.shared.explore.exercise import Exercise, Problem, Task, read_number
from widgets.shared.explore.experiment import Answer, Decision, Experiment, Measure, decision, numbers
from widgets.shared.explore.exploration import BATCHES, Exploration, NotNow
from widgets.shared.explore.picture import picture
from widgets.shared.explore.widget import Explore

HALF = Fraction(1, 2)


def coins(unit: str = "percent") -> Experiment:
    """Tosses of coins: at least one head, or the mean number of heads."""
    chance = Measure("percent", lambda at: lambda heads: heads >= 1)
    mean = Measure("number", lambda at: lambda heads: heads, 0, 4, 0.5)
    return Experiment(
        "coins",
        "Coins",
        (numbers("coins", "Coins", (1, 2, 3), 2),),
        lambda at: f"How likely is a head with {at['coins']} coins?",
        lambda at: binomial(at["coins"], HALF),
        lambda at, draws, seed: draws_from(binomial(at["coins"], HALF), draws, seed),
        lambda at: tuple((count, str(count)) for count in range(at["coins"] + 1)),
        chance if unit == "percent" else mean,
        "heads",
        lambda at: Decision("Bet?", (Answer("Yes", Fraction(1), "It pays."), Answer("No", Fraction(0), "It would."))),
        "tosses",
        20_000,
    )


def in_coins(value: Number) -> str:
    return gain_of(value, "coin", "coins")


@pytest.fixture
def state() -> Exploration:
    return Exploration(coins(), seed=5)


def test_nothing_is_drawn_or_shown_before_a_prediction_is_locked(state: Exploration) -> None:
    for step in (lambda: state.simulate(10), state.reveal, lambda: state.decide(0)):
        with pytest.raises(NotNow, match="first"):
            step()
    assert (state.draws, state.revealed, state.decided) == (0, False, None)


def test_a_locked_prediction_stays_until_it_is_opened_again(state: Exploration) -> None:
    state.predict(60)
    with pytest.raises(NotNow, match="locked"):
        state.predict(75)
    assert state.prediction == 0.6
    state.simulate(100)
    state.reveal()
    state.unlock()
    assert (state.prediction, state.draws, state.revealed) == (None, 0, False)


@pytest.mark.parametrize("unit", ["percent", "number"])
def test_the_exact_answer_is_nowhere_in_the_picture_before_it_is_revealed(unit: str) -> None:
    state = Exploration(coins(unit), seed=5)
    state.predict(1)
    state.simulate(1000)
    before = json.dumps(picture(state), ensure_ascii=False)
    said = state.shown(state.exact)
    state.reveal()
    after = json.dumps(picture(state), ensure_ascii=False)
    assert "“exact”" not in before
    assert f"Exact: {said}" not in before
    assert f"Exact: {said}" in after


def test_the_same_seed_gives_the_same_dice_and_another_seed_others(state: Exploration) -> None:
    state.predict(60)
    state.simulate(1000)
    first = dict(state.counts)
    state.restart()
    assert state.draws == 0
    state.simulate(1000)
    assert dict(state.counts) == first
    state.restart(6)
    state.simulate(1000)
    assert dict(state.counts) != first


def test_the_interval_shrinks_and_holds_the_exact_chance(state: Exploration) -> None:
    state.predict(60)
    widths = []
    for count in BATCHES[1:]:
        state.simulate(count)
        estimate = state.estimate
        assert estimate is not None
        widths.append(estimate.high - estimate.low)
    assert widths == sorted(widths, reverse=True)
    assert state.estimate is not None
    assert state.estimate.covers(state.exact)
    assert [step.draws for step in state.steps] == sorted({step.draws for step in state.steps})
    assert state.steps[-1].draws == sum(BATCHES[1:]) == state.draws


def test_draws_end_at_the_limit(state: Exploration) -> None:
    state.predict(60)
    state.simulate(10_000)
    state.simulate(10_000)
    with pytest.raises(NotNow, match="more than 20\u202f000 tosses"):
        state.simulate(1)
    assert state.draws == 20_000


def test_the_exact_sentence_names_the_fraction_and_both_errors(state: Exploration) -> None:
    state.predict(60)
    state.simulate(100)
    said = state.reveal()
    assert "3/4, that is 75\u202f%" in said
    assert "Your prediction 60\u202f% is 15 percentage points off." in said
    assert "The simulation is" in said


def test_the_best_slider_value_counts_as_right(state: Exploration) -> None:
    state.predict(75)
    assert "as close as the slider allows" in state.reveal()


def test_a_mean_is_told_with_its_standard_deviation() -> None:
    state = Exploration(coins("number"), seed=5)
    state.predict(3)
    state.simulate(1)
    assert "One draw says next to nothing yet." in state.says_draws()
    state.simulate(1000)
    assert "expected value is 1, with a standard deviation of 0.71" in state.reveal()


def test_another_scene_is_another_question(state: Exploration) -> None:
    state.predict(60)
    state.simulate(10)
    state.reveal()
    state.decide(0)
    state.change("coins", 3)
    assert (state.prediction, state.draws, state.revealed, state.decided) == (None, 0, False, None)


def test_the_exact_answer_can_stay_in_view(state: Exploration) -> None:
    state.predict(60)
    state.reveal()
    state.free = True
    assert "87.5\u202f%" in state.change("coins", 3)
    assert state.revealed
    state.simulate(10)


def test_a_decision_is_judged_by_its_worth(state: Exploration) -> None:
    state.predict(60)
    state.reveal()
    assert state.decide(0) == "Well decided. It pays."
    assert state.decide(1) == "It would. Better: Yes. It pays."


def test_a_reason_whose_numbers_were_told_with_the_other_answer_is_not_told_again() -> None:
    yes = ("Yes", Fraction(5, 2), "Tossing brings 2.5 on average.")
    no = ("No", Fraction(0), "Tossing would have brought 2.5 on average.")
    twice = replace(coins(), decide=lambda _settings: decision("Toss?", yes, no))
    state = Exploration(twice, seed=5)
    state.predict(60)
    state.reveal()
    assert state.decide(1) == "Tossing would have brought 2.5 on average. Better: Yes."


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        {"do": 3},
        {"do": "predict", "value": "60"},
        {"do": "predict", "value": float("nan")},
        {"do": "predict", "value": 101},
        {"do": "predict", "value": True},
        {"do": "simulate", "value": 10**9},
        {"do": "simulate", "value": True},
        {"do": "change", "name": "coins", "value": 99},
        {"do": "change", "name": "none", "value": 1},
        {"do": "decide", "value": -1},
        {"do": "free", "value": True},
        {"do": "__init__", "value": 1},
    ],
)
def test_strange_messages_change_nothing(content: Any) -> None:
    widget = Explore(coins())
    before = widget.picture
    widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}})
    assert widget.picture == before


def test_the_page_cannot_write_the_picture() -> None:
    widget = Explore(coins())
    widget.set_state({"picture": {}})
    assert widget.picture["title"] == "Coins"


def test_messages_lead_through_the_steps() -> None:
    widget = Explore(coins())
    for content in (
        {"do": "predict", "value": 60},
        {"do": "simulate", "value": 100},
        {"do": "reveal"},
        {"do": "decide", "value": 0},
    ):
        widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}})
    assert widget.picture["exact"]["shown"]
    assert widget.picture["decide"]["says"] == "Well decided. It pays."
    assert len(widget.picture["charts"]) == 3


@pytest.mark.parametrize(("says", "shown"), [(None, "+1"), (in_coins, "+1 coin")])
def test_a_mean_gain_is_told_with_its_sign_and_in_the_unit_of_its_game(says: Any, shown: str) -> None:
    gain = Measure("gain", lambda at: lambda heads: heads, 0, 4, 0.5, says=says)
    state = Exploration(replace(coins(), measure=gain), seed=5)
    state.predict(1)
    state.simulate(100)
    state.reveal()
    assert state.shown(state.exact) == shown
    assert shown in state.says_exact()


# Exercises ---------------------------------------------------------------------------------------------------------


def made(rng: Random) -> Problem:
    faces = rng.randint(4, 20)
    mistake = (1 - Fraction(1, faces), "That is the opposite.")
    return Problem(f"A die has {faces} faces. A six?", Fraction(1, faces), "percent", "Count.", "One face.", (mistake,))


@pytest.fixture
def exercise() -> Exercise:
    return Exercise(Task("six", "Six", made), seed=1)


def test_an_answer_may_be_a_fraction_a_decimal_or_a_percentage(exercise: Exercise) -> None:
    right = exercise.problem.answer
    for text in (
        str(right),
        f"{float(right):.4f}",
        f"{float(right):.4f}".replace(".", ","),
        f"{float(100 * right):.2f} %",
    ):
        assert exercise.answer(text)[1] == "right"


def test_a_wrong_answer_gets_the_hint_that_fits(exercise: Exercise) -> None:
    right = exercise.problem.answer
    assert exercise.answer(str(1 - right)) == ("Not yet. That is the opposite.", "wrong")
    assert exercise.answer("0.99") == ("Not yet. Count.", "wrong")
    assert "within two hundredths" in exercise.answer(str(right + Fraction(1, 70)))[0]
    assert exercise.answer("3")[0].startswith("A chance lies between 0 and 1")


@pytest.mark.parametrize("text", ["", "  ", "six", "1/0", "1e9", "--1", "0x1", "9" * 60])
def test_what_cannot_be_read_is_answered_with_an_example(exercise: Exercise, text: str) -> None:
    said, state = exercise.answer(text)
    assert state == "unread"
    assert "5/36" in said


@pytest.mark.parametrize(("answer", "shown"), [(Fraction(9, 4), "2.25"), (Fraction(16, 11), "16/11 = 1.45")])
def test_an_answer_may_be_a_plain_number_above_one(answer: Fraction, shown: str) -> None:
    problem = Problem("How many on average?", answer, "number", "Count.", "Counted.", ((answer + 1, "One less."),))
    exercise = Exercise(Task("mean", "Mean", lambda rng: problem))
    assert exercise.picture["label"] == "Your answer, as a fraction or a decimal"
    for text in (str(answer), f"{float(answer):.2f}", f"{float(answer):.2f}".replace(".", ",")):
        assert exercise.answer(text) == (f"Right: {shown}. Counted.", "right")
    assert exercise.answer(str(answer + 1)) == ("Not yet. One less.", "wrong")
    assert exercise.answer("-5") == ("Not yet. Count.", "wrong")
    assert "5/4" in exercise.answer("many")[0]


def test_a_gain_is_asked_for_and_told_in_the_unit_of_its_game() -> None:
    plain = Problem("What does it bring?", Fraction(-3, 2), "gain", "Count.", "Counted.")
    told = replace(plain, label="Your answer in coins", says=in_coins)
    assert Exercise(Task("gain", "Gain", lambda rng: plain)).picture["label"] == "Your answer, a gain or a loss"
    exercise = Exercise(Task("gain", "Gain", lambda rng: told))
    assert exercise.picture["label"] == "Your answer in coins"
    assert exercise.answer("-3/2") == ("Right: −1.5 coins. Counted.", "right")
    assert exercise.answer("1.5") == ("Not yet. Count.", "wrong")
    assert "−3/4" in exercise.answer("much")[0]


def test_the_answer_reaches_the_page_only_when_given_or_asked_for(exercise: Exercise) -> None:
    shown = exercise.problem.shown()
    assert shown not in json.dumps(exercise.picture, ensure_ascii=False)
    exercise._handle_msg({"content": {"data": {"method": "custom", "content": {"do": "check", "text": "0.99"}}}})
    assert shown not in json.dumps(exercise.picture, ensure_ascii=False)
    exercise._handle_msg({"content": {"data": {"method": "custom", "content": {"do": "show"}}}})
    assert shown in exercise.picture["says"]


def test_other_numbers_make_another_problem_and_the_seed_repeats_it(exercise: Exercise) -> None:
    first = exercise.problem
    exercise.another()
    assert exercise.problem.text != first.text
    assert Exercise(exercise.task, seed=1).problem == first


def test_typed_numbers_are_read() -> None:
    assert read_number(" +3 ") == 3
    assert read_number("−1/4") == Fraction(-1, 4)
    assert read_number("150%") == Fraction(3, 2)
