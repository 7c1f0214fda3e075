"""Every game's lesson teaches all of its rules, and everything in it can be done and answered."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamecore
from gamecore.kernel.errors import GameError
from tests.widgets.lesson.reader import Reader
from widgets.shared.lesson import marking
from widgets.shared.lesson.aim import Aim, Attempt, Both, Either, Played, Track, Tried
from widgets.shared.lesson.anchor import NOTEBOOK, anchor, plan_of
from widgets.shared.lesson.course import course_of
from widgets.shared.lesson.plan import Lesson, Question, Step, parted

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
LEAST_QUESTIONS = 5
LONGEST_SENTENCE = 25
MEAN_SENTENCE = 15


def lessons() -> list[Lesson]:
    found = []
    for game in gamecore.games():
        try:
            found.append(plan_of(game))
        except GameError:
            continue
    return found


LESSONS = {lesson.game: lesson for lesson in lessons()}
STEPS = [pytest.param(lesson, step, id=step.id) for lesson in LESSONS.values() for step in lesson.steps]
QUESTIONS = [
    pytest.param(lesson, question, id=question.id)
    for lesson in LESSONS.values()
    for chapter in lesson.chapters
    for question in chapter.quiz
]


def played_in(aim: Aim) -> Iterator[str]:
    """Every action that an aim names as a right one."""
    if isinstance(aim, Played):
        yield from aim.accepted
    elif isinstance(aim, Both | Either):
        for part in aim.aims:
            yield from played_in(part)


def refused_in(aim: Aim) -> Iterator[Tried]:
    """Every refusal that an aim asks for."""
    if isinstance(aim, Tried):
        yield aim
    elif isinstance(aim, Both | Either):
        for part in aim.aims:
            yield from refused_in(part)


REFUSED = [
    pytest.param(lesson, step, id=step.id)
    for lesson in LESSONS.values()
    for step in lesson.steps
    if any(refused_in(step.aim))
]
"""The steps in which the reader tries what is forbidden."""


def before_the_last(lesson: Lesson, step: Step) -> tuple[Reader, str]:
    """A reader who has done all that the step shows but the last action; and that action."""
    reader = Reader(lesson, step)
    *first, last = parted(step.show)
    if step.press:
        reader.lesson("press")
    for action in first:
        reader.act(action)
    return reader, last


def texts(lesson: Lesson) -> Iterator[str]:
    """Everything the lesson says, apart from tables and lists."""
    for chapter in lesson.chapters:
        yield from (chapter.promise, *(question.text for question in chapter.quiz))
        yield from (question.why for question in chapter.quiz)
        yield from (option.why for question in chapter.quiz for option in question.options if option.why)
        for step in chapter.steps:
            yield from (step.hint, step.done, *step.missed.values())
            blocks = re.split(r"\n\s*\n", step.text)
            yield from (block for block in blocks if not re.match(r"\||- |\d+\. ", block.strip()))


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    plain = " ".join(text.replace("*", "").replace("`", "").split())
    return [part for part in re.split(r"(?<=[.!?:;])\s+", plain) if part]


def test_a_game_with_a_lesson_notebook_has_a_lesson() -> None:
    taught = {path.parent.name for path in NOTEBOOKS.glob(f"*/{NOTEBOOK}")}
    assert taught
    assert taught == set(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_every_rule_is_taught_by_a_step(name: str) -> None:
    lesson, book = LESSONS[name], gamecore.load(name).rulebook
    taught = {rule for step in lesson.steps for rule in step.teaches}
    missing = [f"{rule} {book[rule].title}" for rule in book if rule not in taught]
    print(f"{name}: {len(taught)} of {len(book)} rules are taught")
    assert not missing
    assert taught <= set(book)


@pytest.mark.parametrize("name", LESSONS)
def test_every_rule_leads_to_its_step(name: str) -> None:
    steps = {f"{NOTEBOOK}#{name}-{step.id}" for step in LESSONS[name].steps}
    assert {anchor(name, rule) for rule in gamecore.load(name).rulebook} <= steps


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_and_question_has_a_name_of_its_own(name: str) -> None:
    ids = [item.id for chapter in LESSONS[name].chapters for item in (*chapter.steps, *chapter.quiz)]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z0-9-]+", each) for each in ids)


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_a_step_is_solved_by_what_it_shows(lesson: Lesson, step: Step) -> None:
    reader = Reader(lesson, step)
    assert reader.lesson_says("show")[-1]["status"] == "shown"


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_a_step_is_solved_by_the_reader_and_not_before(lesson: Lesson, step: Step) -> None:
    reader = Reader(lesson, step)
    reader.solve()
    assert reader.statuses[-1] == "done"
    assert reader.statuses.count("done") == 1


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_every_answer_a_step_names_is_possible(lesson: Lesson, step: Step) -> None:
    course = course_of(gamecore.load(lesson.game), step, lesson.names)
    course.held = False
    course.advance()
    legal = [text.split() for text in map(str, course.legal)]
    for accepted in played_in(step.aim):
        words = accepted.split()
        assert any(each[: len(words)] == words for each in legal), accepted


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_every_answer_a_step_names_solves_it(lesson: Lesson, step: Step) -> None:
    if not isinstance(step.aim, Played) or len(parted(step.show)) > 1:
        assert step.show or step.press or not list(played_in(step.aim))
        return
    game = gamecore.load(lesson.game)
    course = course_of(game, step, lesson.names)
    course.advance()
    for accepted in step.aim.accepted:
        words = accepted.split()
        action = next(text for text in map(str, course.legal) if text.split()[: len(words)] == words)
        reader = Reader(lesson, step)
        reader.act(action)
        assert reader.statuses[-1] == "done", action


@pytest.mark.parametrize(("lesson", "step"), REFUSED)
def test_what_is_forbidden_is_on_the_board_or_in_the_text(lesson: Lesson, step: Step) -> None:
    reader, last = before_the_last(lesson, step)
    board = html.unescape("".join(svg for _, svg in reader.frame()["scene"]["elements"]))
    assert f'data-act="{last}"' in board or f"“{last}”" in " ".join(step.text.split()), last


@pytest.mark.parametrize(("lesson", "step"), REFUSED)
def test_a_refusal_is_the_aim_for_one_kind_of_action_only(lesson: Lesson, step: Step) -> None:
    reader, last = before_the_last(lesson, step)
    game, state = gamecore.load(lesson.game), reader.board._session.match.state
    actions = (*game.universe(), game.parse(last, state))
    reasons = [(str(action), game.refusals(state, action)) for action in actions]
    attempts = [Attempt(action, refusals[0].rule) for action, refusals in reasons if refusals]
    for aim in refused_in(step.aim):
        ends = {each.action.split()[0] for each in attempts if aim.met(Track(game, state, (), (), [each]))}
        assert len(ends) == 1, ends
    assert reader.statuses.count("done") == 0
    reader.act(last)
    assert reader.statuses[-1] == "done"


@pytest.mark.parametrize("name", LESSONS)
def test_every_chapter_has_a_quiz(name: str) -> None:
    for chapter in LESSONS[name].chapters:
        assert len(chapter.quiz) >= LEAST_QUESTIONS, chapter.title
        assert len({question.kind for question in chapter.quiz}) >= 2, chapter.title


@pytest.mark.parametrize(("lesson", "question"), QUESTIONS)
def test_the_game_answers_every_question(lesson: Lesson, question: Question) -> None:
    game = gamecore.load(lesson.game)
    right = marking.right_answers(game, question)
    values = [option.value for option in question.options]
    assert len(values) == len(set(values))
    assert right
    if question.kind in ("one", "many"):
        assert right < set(values), "there must be a right and a wrong option"
    else:
        assert not values
    assert question.kind != "one" or len(right) == 1
    assert question.kind != "number" or all(re.fullmatch(r"-?\d+", value) for value in right)
    assert marking.mark(game, question, sorted(right)).right


@pytest.mark.parametrize(("lesson", "question"), QUESTIONS)
def test_every_wrong_choice_is_explained_with_a_rule(lesson: Lesson, question: Question) -> None:
    game = gamecore.load(lesson.game)
    right = marking.right_answers(game, question)
    wrong = [option.value for option in question.options if option.value not in right] or ["4711"]
    for value in wrong:
        mark = marking.mark(game, question, [value])
        assert not mark.right
        assert mark.notes
        for text, rules in mark.notes:
            assert text.endswith((".", "!", "?")), text
            assert rules
            assert set(rules) <= set(game.rulebook)


@pytest.mark.parametrize(("lesson", "question"), QUESTIONS)
def test_places_to_click_are_on_the_board(lesson: Lesson, question: Question) -> None:
    if question.kind != "board":
        assert question.kind in ("one", "many", "number")
        return
    reader = Reader(lesson, question)
    acts = set(re.findall(r'data-act="([^"]+)"', "".join(svg for _, svg in reader.frame()["scene"]["elements"])))
    right = marking.right_answers(gamecore.load(lesson.game), question)
    assert right <= acts
    assert acts - right


@pytest.mark.parametrize("name", LESSONS)
def test_texts_are_short_whole_sentences(name: str) -> None:
    counted = []
    for text in texts(LESSONS[name]):
        if not text:
            continue
        assert re.search(r"[.!?:]$", text.strip()), text
        assert re.match(r"[“A-Z0-9]", text.strip()), text
        assert not re.search(r" {2,}(?! )| [.,;:!?]|\{", " ".join(text.split())), text
        for sentence in sentences(text):
            counted.append(len(sentence.split()))
            assert counted[-1] <= LONGEST_SENTENCE, sentence
    assert sum(counted) / len(counted) <= MEAN_SENTENCE
