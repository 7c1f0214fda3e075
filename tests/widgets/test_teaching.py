"""What the table explains: reasons, rule cards, odds, guesses, the coach and typed questions."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import gamecore
from gamecore.odds.exact import Distribution
from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table, only
from widgets.shared import odds_panel
from widgets.shared.figures import amount, percent
from widgets.shared.guesses import Guesses, brier


def placing(browser: Browser) -> Browser:
    """Go on to the first placement."""
    browser.act("pass")
    assert browser.session.match.decision.kind == "place"
    return browser


def test_why_tells_the_reason_and_changes_nothing(browser_of_one: Browser) -> None:
    state = browser_of_one.session.match.state
    reason = only("reason", browser_of_one.send("why", text="bid 999"))
    refusal = only("refusal", browser_of_one.act("bid 999"))
    assert (reason["about"], reason["text"], reason["rules"]) == ("bid 999", refusal["text"], refusal["rules"])
    assert browser_of_one.session.match.state is state


def test_why_of_something_possible_gives_its_rule_and_no_reason(browser_of_one: Browser) -> None:
    reason = only("reason", browser_of_one.send("why", text="bid 5"))
    assert reason["text"] == ""
    assert reason["rules"][0] in gamecore.load("manila").rulebook


def test_the_rule_of_an_action_is_the_one_of_the_moment(browser_of_one: Browser) -> None:
    bidding = only("reason", browser_of_one.send("why", text="pass"))
    later = only("reason", placing(browser_of_one).send("why", text="pass"))
    assert (bidding["rules"], later["rules"]) == (["M3.4"], ["M5.4"])


def test_why_of_undo_tells_why_nothing_can_be_taken_back(browser_of_one: Browser) -> None:
    assert "take back" in only("reason", browser_of_one.send("why", text="undo"))["text"]


def test_a_question_about_an_older_picture_is_left_unanswered(browser_of_one: Browser) -> None:
    move = browser_of_one.session.move
    browser_of_one.act("pass")
    for kind, fields in (("why", {"text": "bid 1"}), ("odds", {"predict": False}), ("coach", {})):
        assert browser_of_one.send(kind, **{**fields, "move": move}) == []


def test_too_many_questions_are_left_unanswered(browser_of_one: Browser) -> None:
    answers = [browser_of_one.send("why", text="bid 999") for _ in range(100)]
    assert answers[0]
    assert answers[-1] == []


def test_a_rule_card_has_its_source_in_words_and_its_neighbours(browser_of_one: Browser) -> None:
    card = only("rule", browser_of_one.send("rule", id="M5.2"))
    book = gamecore.load("manila").rulebook
    assert card["related"] == [[other, book[other].title] for other in book["M5.2"].related]
    assert card["notes"] == ["The game carries out this rule by itself.", "It stands in the printed rules."]
    assert card["lesson"] is None


def test_every_rule_has_a_card(browser_of_one: Browser) -> None:
    for rule in browser_of_one.session.game.rulebook:
        assert browser_of_one.table._teacher.rule(rule)["notes"]


@pytest.mark.parametrize(
    ("address", "href"), [("1_learn.ipynb#step-3", "1_learn.ipynb#step-3"), ("", None), ("javascript:alert(1)", None)]
)
def test_a_rule_card_links_to_its_lesson_step(
    browser_of_one: Browser, monkeypatch: pytest.MonkeyPatch, address: str, href: str | None
) -> None:
    monkeypatch.setattr(plain_ui, "lesson_anchor", lambda rule: address, raising=False)
    lesson = only("rule", browser_of_one.send("rule", id="M5.2"))["lesson"]
    assert (lesson and lesson["href"]) == href


def test_the_odds_are_told_best_first_for_every_option(browser_of_one: Browser) -> None:
    session = placing(browser_of_one).session
    odds = only("odds", browser_of_one.send("odds", predict=False))
    assert {row["text"] for row in odds["rows"]} == {str(action) for action in session.match.legal}
    found = {str(each.action): each for each in session.game.option_odds(session.match.view(0), session.match.legal)}
    means = [found[row["text"]].expected for row in odds["rows"]]
    assert means == sorted(means, reverse=True)
    for row in odds["rows"]:
        assert row["pays"] == percent(found[row["text"]].pays)
        assert row["mean"] in row["sentence"]
        assert row["exact"]
        assert abs(sum(bar[1] for bar in row["bars"]) - 1000) <= len(row["bars"])
    assert odds["notes"][0].startswith("Exact")
    assert len(json.dumps(odds)) < 16_000


def test_the_odds_tell_nothing_of_hidden_cards() -> None:
    told = []
    for seed in (1, 2):
        browser = Browser(make_table(plain_ui, ["human", "greedy", "greedy"], seed=5))
        match = browser.session.match
        world = match.game.sample_world(match.view(0), Random(seed))
        match.history[-1] = match.history[-1].__class__(-1, match.history[-1].action, (), world)
        told.append(browser.send("odds", predict=False))
    assert told[0] == told[1]


def test_nobody_else_is_told_the_odds(browser_of_two: Browser) -> None:
    odds = only("odds", browser_of_two.send("odds", predict=False))
    assert odds["rows"] == []
    assert "your turn" in odds["notes"][0]


def test_first_the_guess_then_the_odds(browser_of_one: Browser) -> None:
    session = placing(browser_of_one).session
    asked = only("odds", browser_of_one.send("odds", predict=True))
    assert asked["rows"] == []
    assert asked["score"] is None
    told = only("odds", browser_of_one.send("guess", percent=70))
    chance = next(
        each.pays for each in browser_of_one.table._teacher.found if str(each.action) == asked["guess"]["text"]
    )
    assert told["rows"]
    assert told["result"] == f"You said 70 %; the chance is {percent(chance)}."
    assert told["score"]["kept"] == [70, round(1000 * chance)]
    assert only("odds", browser_of_one.send("odds", predict=True))["rows"]
    assert only("refusal", browser_of_one.send("guess", percent=70))["text"] == "There is nothing to guess now."
    assert session.match.decision.kind == "place"


def test_the_coach_waits_for_the_guess(browser_of_one: Browser) -> None:
    placing(browser_of_one).send("odds", predict=True)
    assert "guess" in only("refusal", browser_of_one.send("coach"))["text"]
    browser_of_one.send("guess", percent=50)
    assert only("notice", browser_of_one.send("coach"))["act"]


def test_guesses_that_the_browser_kept_are_taken_up(browser_of_one: Browser) -> None:
    browser_of_one.send("hello", view="v1", saved=None, guesses=[50, 500, 100, 1000])
    assert browser_of_one.table._teacher.guesses.pairs == [(50, 500), (100, 1000)]
    browser_of_one.send("hello", view="v2", saved=None, guesses=[1, 1])
    assert len(browser_of_one.table._teacher.guesses.pairs) == 2


@pytest.mark.parametrize("guesses", ["x", [True], [-1, 2], [50, 5000], [1] * 201, {"a": 1}])
def test_damaged_guesses_are_forgotten(browser_of_one: Browser, guesses: Any) -> None:
    only("frame", browser_of_one.send("hello", view="v1", saved=None, guesses=guesses))
    assert browser_of_one.table._teacher.guesses.pairs == []


def test_the_brier_score_rewards_the_true_chance_and_not_luck() -> None:
    guesses = Guesses()
    for chance in (Fraction(1, 4), Fraction(3, 4)):
        guesses.add(int(100 * chance), chance)
    assert guesses.score == pytest.approx(guesses.best) == pytest.approx(3 / 16)
    assert all(brier(guess / 100, 0.3) >= brier(0.3, 0.3) for guess in range(101))
    assert guesses.calibration() == [["20 to 40 %", 1, "25 %", "25 %"], ["60 to 80 %", 1, "75 %", "75 %"]]


def test_only_the_newest_guesses_are_kept() -> None:
    guesses = Guesses()
    for number in range(150):
        guesses.add(number % 101, Fraction(1, 2))
    assert len(guesses.numbers()) == 200
    assert guesses.pairs[-1] == (149 % 101, 500)


def test_the_coach_names_what_the_greedy_bot_would_do(browser_of_one: Browser) -> None:
    session = placing(browser_of_one).session
    view, legal = session.match.view(0), session.match.legal
    best = gamecore.bots.greedy.Greedy().choose(session.game, view, legal, None)  # type: ignore[arg-type]
    notice = only("notice", browser_of_one.send("coach"))
    assert notice["act"] == str(best)
    assert notice["text"].startswith(f"I would choose “{str(best).capitalize()}”: it brings more than it costs in ")


@pytest.mark.parametrize(
    ("typed", "kind", "words"),
    [
        ("why", "notice", "Nothing has been refused"),
        ("why m3.3", "rule", "M3.3"),
        ("why bid 999", "refusal", "You cannot bid 999"),
        ("log", "notice", "newest lines"),
        ("where", "notice", "board in words"),
        ("coach", "notice", "I would choose"),
        ("odds", "notice", "best first"),
        ("help", "notice", "You can type odds, why"),
        ("replay", "frame", "After"),
    ],
)
def test_questions_can_be_typed(browser_of_one: Browser, typed: str, kind: str, words: str) -> None:
    answers = browser_of_one.act(typed)
    assert words in json.dumps([answer for answer in answers if answer["kind"] == kind], ensure_ascii=False)


def test_typed_why_repeats_what_was_last_refused(browser_of_one: Browser) -> None:
    refused = browser_of_one.act("bid 999")
    assert browser_of_one.act("why") == refused


def test_typed_odds_open_the_panel_and_say_every_row(browser_of_one: Browser) -> None:
    answers = placing(browser_of_one).act("odds")
    odds, notice = only("odds", answers), only("notice", answers)
    assert odds["open"]
    assert notice["items"] == [row["sentence"] for row in odds["rows"]]


def test_bars_never_mix_gains_and_losses() -> None:
    law = Distribution(dict.fromkeys(range(-17, 30), 1))
    bars = odds_panel.bars(law)
    assert len(bars) <= odds_panel.MOST_BARS
    assert sum(share for _, share, good in bars if good) == pytest.approx(1000 * 29 / 47, abs=5)
    assert odds_panel.bars(Distribution({-3: 1, 5: 3})) == [["−3", 250, False], ["+5", 750, True]]


def test_figures_round_in_one_way() -> None:
    assert [percent(Fraction(number, 1000)) for number in (0, 1, 625, 999, 1000)] == [
        *("0 %", "under 1 %", "63 %", "over 99 %", "100 %")
    ]
    assert [amount(value, sign=True) for value in (-2.25, 0.01, 1.04, 3)] == ["−2.2", "0", "+1.0", "+3"]


def test_the_coach_names_no_chance_that_is_sure_either_way(browser_of_one: Browser) -> None:
    teacher = browser_of_one.table._teacher
    for told in teacher.found:
        sentence = teacher._reason([told.action])
        assert "100 %" not in sentence
        if told.deviation and told.pays in (0, 1):
            assert "give or take" in teacher._reason([told.action, told.action])
            assert "of the cases" not in teacher._reason([told.action, told.action])
    assert any(told.deviation and told.pays in (0, 1) for told in teacher.found)
