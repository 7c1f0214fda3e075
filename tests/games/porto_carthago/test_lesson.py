"""Porto Carthago's lesson as a course: its order, its hard places, and the mistakes that beginners make."""

from __future__ import annotations

import json
import re

import pytest

import gamecore
from tests.widgets.lesson.reader import Reader
from widgets.games.porto_carthago.lessons import LESSON
from widgets.shared.lesson import marking
from widgets.shared.lesson.anchor import anchor
from widgets.shared.lesson.plan import Step, parted

GAME = gamecore.load("porto_carthago")
ORDER = (
    "Senators and servants",
    "The harbour",
    "Loading ships",
    "Your turn",
    "Captain, aristocrat, load master",
    "The lighthouse",
    "The risky road",
    "Intrigue and privileges",
    "The end and the count",
)
MISTAKES = {
    "senators-income": ["9"],
    "harbour-claims": ["claim Rome-I"],
    "harbour-berths": ["enter S17 II"],
    "light-late": ["no"],
    "senators-spent": ["5"],
    "senators-eight": ["skip"],
    "senators-poor": ["C9.4"],
    "cards-good": ["None"],
    "cards-ship": ["S30"],
    "charter-failed": ["6"],
    "charter-home": ["2"],
    "turns-order": ["C6.6"],
    "loading-full": ["C7.21"],
    "light-start": ["0"],
    "senators-pay": ["play A1", "play A2", "play A3", "play A4"],
    "harbour-good": ["take purple", "take wine"],
    "loading-cheap": ["buy grain", "buy oil", "buy wine"],
    "turns-cards": ["play A4", "play A5"],
    "cards-ships": ["charter 3", "charter 4"],
    "cards-three": ["play A1", "play A2", "play A3", "play A4", "play A5"],
    "charter-porter": ["play A2", "play A4", "play A5", "play A6"],
    "priv-useful": ["use S01", "use S03"],
    "end-board": ["purchase", "use S27"],
}
"""The frequent mistakes of beginners as questions, with what the rules say."""


def step(id: str) -> Step:
    return next(each for each in LESSON.steps if each.id == id)


def happenings(reader: Reader) -> list[tuple[str, int]]:
    return [(event.kind, event.seat) for turn in reader.board._session.match.history for event in turn.events]


def test_the_chapters_come_in_the_order_of_teaching() -> None:
    assert tuple(chapter.title for chapter in LESSON.chapters) == ORDER


@pytest.mark.parametrize("id", MISTAKES)
def test_what_beginners_get_wrong_is_asked(id: str) -> None:
    question = next(each for chapter in LESSON.chapters for each in chapter.quiz if each.id == id)
    assert sorted(marking.right_answers(GAME, question)) == MISTAKES[id]


@pytest.mark.parametrize(
    ("id", "event"),
    [
        ("first-income", ("income", 0)),
        ("ship-arrives", ("loaded", 0)),
        ("owner-earns", ("loaded", 0)),
        ("servants-come-home", ("servants home", 0)),
        ("leave-out-action", ("base skipped", 0)),
        ("release-dock", ("good lost", 0)),
        ("no-berth", ("sent away", 0)),
        ("bad-luck", ("failed", 0)),
        ("any-cargo", ("succeeded", 0)),
        ("path-full", ("privilege void", 0)),
        ("pilot", ("loaded", 0)),
        ("early-end", ("early end", -1)),
        ("no-more-than-there-are", ("award", 1)),
        ("shared", ("shared", 3)),
    ],
)
def test_a_hard_place_of_the_rules_really_happens_on_the_board(id: str, event: tuple[str, int]) -> None:
    reader = Reader(LESSON, step(id))
    reader.solve()
    assert event in happenings(reader)


@pytest.mark.parametrize(
    ("id", "answers"),
    [
        ("first-dock", ("claim Egypt-I", "claim Rome-II", "claim Iberia-I")),
        ("good-and-dock", ("take wine; claim Etruria-I", "take purple; claim Rome-II")),
        ("leader", ("enter S17 II; enter S11 II", "enter S09 II; enter S21 II")),
        ("ship-arrives", ("enter S11 II; enter S19 II", "enter S02 II; enter S25 II", "enter S21 II; enter S11 II")),
        ("third", ("enter S02 II", "enter S09 I")),
        ("aristocrat", ("assign +1 +1", "assign +4 +1", "assign +2 +2")),
        ("move", ("use S30; shift 1 -1", "use S30; shift 1 -3", "use S30; shift 0 -1 1 -2")),
        ("bad-luck", ("carry grain ship 1; intrigue",)),
        ("two-choices", ("carry grain ship 1; intrigue; score",)),
        ("final-privilege", ("purchase; use S27",)),
        ("load-order", ("load Etruria-II",)),
    ],
)
def test_every_way_that_meets_the_aim_is_right(id: str, answers: tuple[str, ...]) -> None:
    for answer in answers:
        reader = Reader(LESSON, step(id))
        if step(id).press:
            reader.lesson("press")
        for action in answer.split("; "):
            assert action in map(str, reader.board._session.match.legal)
            reader.act(action)
        assert reader.statuses[-1] == "done", answer


def test_a_detour_is_answered_with_a_sentence() -> None:
    reader = Reader(LESSON, step("load-a-ship"))
    reader.act("carry wine Egypt-II")
    assert reader.statuses[-1] == "missed"
    assert "Take it back" in reader.texts[-1]
    reader.undo()
    reader.solve()
    assert reader.statuses[-1] == "done"


def test_a_rule_leads_to_the_step_that_teaches_it() -> None:
    assert anchor("porto_carthago", "C7.18") == "1_learn.ipynb#porto_carthago-release-dock"
    assert anchor("porto_carthago", "C99.1") == ""


QUOTING = [pytest.param(each, id=each.id) for each in LESSON.steps if "“" in each.hint]


@pytest.mark.parametrize("quoting", QUOTING)
def test_a_hint_quotes_what_can_be_clicked_or_typed(quoting: Step) -> None:
    reader = Reader(LESSON, quoting)
    seen = [quoting.show, json.dumps(reader.frame(), ensure_ascii=False)]
    if quoting.press:
        reader.lesson("press")
    for action in ("", *parted(quoting.show)):
        if action:
            reader.act(action)
        seen.append(json.dumps(reader.frame(), ensure_ascii=False))
    for words in re.findall(r"“(.+?)”", quoting.hint):
        assert any(words in each for each in seen), words
