"""The conversation of a chapter with its reader: done, missed, refused, taken back, shown, left and found again."""

from __future__ import annotations

from typing import Any

import pytest

import gamecore
import widgets
from tests.widgets.lesson.reader import Reader
from tests.widgets.line import only
from widgets.shared.lesson.anchor import plan_of
from widgets.shared.lesson.board import ChapterBoard
from widgets.shared.lesson.plan import Lesson, Question, Step
from widgets.shared.session import Refused

MANILA = plan_of("manila")


def item(id: str) -> Step | Question:
    return next(each for chapter in MANILA.chapters for each in (*chapter.steps, *chapter.quiz) if each.id == id)


def reading(id: str) -> Reader:
    return Reader(MANILA, item(id))


def possible(message: dict[str, Any]) -> list[str]:
    return [svg for _, svg in message["scene"]["elements"] if 'class="can"' in svg]


def test_the_right_action_is_praised_and_the_board_rests() -> None:
    reader = reading("second-seat")
    assert possible(reader.frame())
    reader.act("place jade")
    assert reader.statuses == ["done"]
    assert "4" in reader.texts[-1]
    after = reader.frame()
    assert not possible(after)
    assert not after["answers"]
    assert after["question"]["text"] == "This step is done. The board rests."


def test_every_right_action_is_accepted() -> None:
    for action in ("place nutmeg", "place silk", "place jade"):
        reader = reading("first-figure")
        reader.act(action)
        assert reader.statuses == ["done"], action


def test_a_legal_detour_is_gently_led_back() -> None:
    reader = reading("first-figure")
    reader.act("place port A")
    assert reader.statuses == ["missed"]
    assert "Take it back" in reader.texts[-1]
    (refusal,) = reader.act("place jade")
    assert refusal["kind"] == "refusal"
    reader.undo()
    assert reader.statuses[-1] == "open"
    reader.act("place jade")
    assert reader.statuses[-1] == "done"


def test_a_refused_action_names_its_rule_and_changes_nothing() -> None:
    reader = reading("one-figure")
    reader.undo()
    before = reader.board._session.match.state
    sent = reader.act("place ginseng")
    assert only("refusal", sent)["rules"][0] == "M5.3"
    assert reader.board._session.match.state == before
    assert reader.statuses == ["done"]


def test_a_refusal_that_is_not_the_aim_leaves_the_step_open() -> None:
    reader = reading("second-seat")
    sent = reader.act("place ginseng")
    assert only("refusal", sent)["rules"] == ["M4.6"]
    assert reader.statuses == []


@pytest.mark.parametrize("text", ["start silk 5", "  START  Silk 5 "])
def test_what_the_aim_forbids_may_be_written_in_any_way(text: str) -> None:
    assert possible(reading("more-than-nine").frame())
    reader = reading("more-than-nine")
    reader.act(text)
    assert reader.statuses == ["done"]


@pytest.mark.parametrize("text", ["pass", "why start silk 5", "why"])
def test_neither_another_action_nor_a_question_meets_the_aim_of_a_refusal(text: str) -> None:
    reader = reading("more-than-nine")
    reader.board._teacher.refused = Refused("You cannot start silk on 5.", ("M4.9",))
    sent = reader.act(text)
    assert only("refusal", sent)["rules"][0] == "M4.9"
    assert reader.statuses == []


def test_the_button_of_a_step_comes_first() -> None:
    reader = reading("plunder")
    (refusal,) = reader.act("send nutmeg port")
    assert "Roll for the last time" in refusal["text"]
    reader.lesson("press")
    assert reader.statuses == ["open"]
    reader.act("send nutmeg shipyard")
    assert reader.statuses[-1] == "done"


def test_pressing_twice_rolls_once() -> None:
    reader = reading("first-roll")
    reader.lesson("press")
    turns = len(reader.board._session.match.history)
    reader.lesson("press")
    assert len(reader.board._session.match.history) == turns
    assert reader.statuses.count("done") == 1


def test_what_was_shown_is_not_done() -> None:
    reader = reading("make-nine")
    reader.lesson("show")
    assert reader.statuses == ["shown"]
    reader.lesson("back")
    reader.act("start nutmeg 0")
    assert reader.statuses[-1] == "done"


def test_the_board_shows_the_end_of_a_voyage_before_it_is_cleared() -> None:
    reader = reading("port-pay")
    reader.lesson("press")
    view = reader.board._session.look.view(reader.board._session.match.state)
    assert [view.locations[ware] for ware in (0, 1)] == [14, 15]
    assert reader.board._session.match.state.locations == (-1, -1, -1, -1)


def test_the_path_can_be_left_at_any_time_and_found_again() -> None:
    reader = reading("first-figure")
    reader.lesson("free")
    assert reader.statuses == ["free"]
    reader.act("place pirates")
    turns = reader.board._session.match.history
    assert len(turns) > 4, "the others play for themselves and dice are rolled"
    reader.undo()
    reader.lesson("back")
    assert reader.statuses[-1] == "open"
    assert not reader.board._session.match.history
    reader.act("place jade")
    assert reader.statuses[-1] == "done"


def test_a_voyage_that_rests_goes_on_when_the_path_is_left() -> None:
    reader = reading("port-pay")
    reader.lesson("press")
    reader.lesson("free")
    assert reader.board._session.asked == 0
    assert possible(reader.frame())


def test_a_question_gives_nothing_away() -> None:
    reader = reading("bet-board")
    picture = reader.frame()
    assert not possible(picture)
    assert not picture["answers"]
    asked = {"kind": "why", "move": reader.move, "text": "place jade"}
    assert reader.send(asked) == []
    assert reader.send({"kind": "odds", "move": reader.move, "predict": False}) == []


def test_no_synced_trait_holds_an_answer() -> None:
    board = ChapterBoard(MANILA, 3)
    state = board.get_state()
    question = next(each for each in state["chapter"]["quiz"] if each["id"] == "office-cheap")
    assert set(question) == {"id", "kind", "text", "options"}
    assert all(set(option) == {"value", "label"} for option in question["options"])


def test_answers_are_marked_by_the_game() -> None:
    reader = reading("office-cheap")
    (wrong,) = reader.lesson_says("answer", item="office-cheap", choice=["0"])
    assert not wrong["right"]
    assert wrong["notes"][0]["rules"] == ["M4.3"]
    (right,) = reader.lesson_says("answer", item="office-cheap", choice=["5"])
    assert right["right"]


def test_places_are_chosen_on_the_board_and_let_go_again() -> None:
    reader = reading("pir-board")
    reader.act("board jade")
    (said,) = reader.act("board silk")
    assert said["picks"] == ["board jade", "board silk"]
    (wrong,) = reader.lesson_says("answer", item="pir-board")
    assert not wrong["right"]
    assert wrong["notes"][0]["rules"] == ["M7.3"]
    (said,) = reader.act("board jade")
    assert said["picks"] == ["board silk"]
    (right,) = reader.lesson_says("answer", item="pir-board")
    assert right["right"]


def test_the_answer_can_be_asked_for() -> None:
    reader = reading("office-most")
    (said,) = reader.lesson_says("reveal", item="office-most")
    assert said["answers"] == ["28"]
    assert said["notes"][0]["rules"] == ["M3.10"]


@pytest.mark.parametrize("written", [" 28 ", "+28", "028"])
def test_a_number_may_be_written_in_any_way(written: str) -> None:
    reader = reading("office-most")
    (said,) = reader.lesson_says("answer", item="office-most", choice=[written])
    assert said["right"]


@pytest.mark.parametrize("content", ["", "x", "1e9", "²", "9" * 40, "−"])
def test_what_is_no_number_is_only_wrong(content: str) -> None:
    reader = reading("office-most")
    (said,) = reader.lesson_says("answer", item="office-most", choice=[content])
    assert not said["right"]


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "fly"},
        {"do": 7},
        {"do": "go", "item": "no-such-step"},
        {"do": "go", "item": ["x"]},
        {"do": "answer", "item": "office-cheap", "choice": ["x" * 1000]},
        {"do": "answer", "item": "office-cheap", "choice": [["5"]]},
        {"do": "answer", "item": "office-cheap", "choice": ["5"] * 1000},
        {"do": "__class__"},
    ],
)
def test_nonsense_is_ignored(fields: dict[str, Any]) -> None:
    reader = reading("office-cheap")
    before = len(reader.sent)
    reader.send({"kind": "lesson", **fields})
    assert reader.sent[before:] == []
    assert reader.board._item.id == "office-cheap"


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "new", "seats": ["human", "greedy", "greedy"], "names": [], "options": {}, "seed": None},
        {"kind": "save"},
        {"kind": "load", "text": "x"},
        {"kind": "resume"},
        {"kind": "discard"},
    ],
)
def test_a_lesson_has_no_games_of_its_own(message: dict[str, Any]) -> None:
    reader = reading("first-figure")
    (refusal,) = reader.send({"move": reader.move, **message})
    assert refusal["kind"] == "refusal"
    assert "whole game" in refusal["text"]


def test_a_chapter_that_does_not_exist_is_refused_with_a_sentence() -> None:
    book = widgets.lesson("manila")
    with pytest.raises(gamecore.GameError, match="chapters 1 to 9"):
        book.chapter(10)
    with pytest.raises(gamecore.GameError, match="chapters 1 to 9"):
        book.chapter(True)


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib

    def missing(name: str) -> Lesson:
        raise ModuleNotFoundError(name=name)

    plan_of.cache_clear()
    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(gamecore.GameError):
        plan_of("manila")
    plan_of.cache_clear()
