"""What is particular to Village’s lesson: modules, worked examples, right answers and detours, and its positions."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gamecore
from gamecore.games.village.state import free_graves, free_in_section
from tests.games.village.course import COURSE
from tests.widgets.lesson.reader import Reader
from widgets.games.village.lessons import LESSON
from widgets.games.village.lessons.positions import CUSTOMERS, at, family, new_game
from widgets.shared.lesson import marking
from widgets.shared.lesson.ask import play
from widgets.shared.lesson.plan import Chapter, Step, parted

GAME = gamecore.load("village")
MODULES = {"Village Inn": "VI", "Village Port: out to sea": "VP", "Village Port: home again": "VP", "Life Goals": "VL"}


def seat_after(id: str, seat: int = 0) -> dict[str, Any]:
    """A seat after the step has been solved."""
    reader = COURSE.reader(id)
    reader.solve()
    found: dict[str, Any] = GAME.dump(reader.board._session.match.state)["seats"][seat]
    return found


def test_the_base_game_is_taught_before_any_module_and_each_module_in_its_own_chapters() -> None:
    for chapter in LESSON.chapters:
        module = MODULES.get(chapter.title, "V")
        first = {rule for each in chapter.steps for rule in each.teaches}
        own = {rule for rule in first if rule.rstrip("0123456789.") == module}
        assert len(own) > len(first) / 2, chapter.title
        if module == "V":
            assert own == first, chapter.title


# The worked examples of the reference ---------------------------------------------------------------------


def test_the_worked_voyage_is_made_piece_by_piece_and_as_a_whole() -> None:
    loaded = seat_after("loading")
    assert loaded["cargo"] == {"ox": 1, "plow": 1}
    assert loaded["members"]["ship"] == [1]
    assert seat_after("first-step-free")["time"] == 1
    assert seat_after("further-steps")["cubes"]["green"] == 1
    for id in ("on-the-island", "whole-voyage"):
        assert seat_after(id)["points"] == 12, id
    voyage = seat_after("whole-voyage")
    assert (voyage["coins"], voyage["cubes"], voyage["time"]) == (0, {}, 1)


def test_landing_too_early_is_answered_and_can_be_taken_back() -> None:
    reader = COURSE.reader("sail-past")
    reader.act("land")
    assert "Take it back" in reader.texts[-1]
    reader.undo()
    reader.act("step I2")
    reader.act("land")
    assert reader.statuses[-1] == "done"


def test_the_other_worked_examples_come_out_as_in_the_book() -> None:
    market = seat_after("spice-market")
    assert (market["points"], market["coins"], market["time"], market["cubes"]) == (12, 1, 1, {})
    assert seat_after("open-a-chest")["coins"] == 5
    assert seat_after("train-and-make")["time"] == 5
    assert (seat_after("advance")["cubes"], seat_after("advance")["coins"]) == ({"green": 1}, 1)
    for id, size in {"goals-deck": ["6"], "goals-sea": ["7"]}.items():
        assert sorted(marking.right_answers(GAME, COURSE.question(id))) == size


# Answers and detours --------------------------------------------------------------------------------------


@pytest.mark.parametrize("cube", ["take harvest brown", "take market green", "take family orange", "take church brown"])
def test_any_coloured_cube_is_right_for_the_first_turn_but_plague_is_not(cube: str) -> None:
    assert COURSE.statuses("take-one-cube", cube)[-1] == "done"
    assert "done" not in COURSE.statuses("take-one-cube", "take church plague")


@pytest.mark.parametrize("actions", ["pray 1 brown", "pray 1 time"])
def test_both_ways_to_pay_the_church_are_right(actions: str) -> None:
    assert COURSE.statuses("to-the-church", actions)[-1] == "done"


@pytest.mark.parametrize("script", ["serve K1", "serve K9", "serve K14"])
def test_every_customer_that_can_be_served_is_right(script: str) -> None:
    assert COURSE.statuses("serve", script)[-1] == "done"


def test_both_moves_that_bring_two_points_are_right() -> None:
    assert COURSE.statuses("church-points", "climb 3 1")[-1] == "done"
    assert COURSE.statuses("church-points", "climb 1 1", "climb 2 1")[-1] == "done"


def test_the_island_may_be_worked_in_any_order() -> None:
    assert COURSE.statuses("on-the-island", "found 1", "deliver plow", "deliver ox")[-1] == "done"


@pytest.mark.parametrize(
    ("id", "actions"),
    [
        ("chronicle-points", ("bury yard",)),
        ("tie-in-church", ("done",)),
        ("coins-for-cubes", ("buy wagon", "pay pink coin")),
        ("only-training", ("train stables 1", "make ox")),
        ("customers-score", ("serve K1",)),
        ("scrap-dealer", ("take market green", "scrap K1")),
        ("nobody-forces-you", ("mill", "reveal aristocrat")),
    ],
)
def test_a_legal_detour_does_not_end_the_step_and_is_answered(id: str, actions: tuple[str, ...]) -> None:
    reader = COURSE.reader(id)
    for action in actions:
        reader.act(action)
    assert "done" not in reader.statuses
    assert reader.texts[-1]


def labels(reader: Reader) -> list[str]:
    """What the buttons say now."""
    return [item["label"] for group in reader.frame()["answers"] for item in group["items"]]


NAMED = re.compile("“([A-Z][^”]*)”")
PRESSED = [each for each in LESSON.steps if set(NAMED.findall(each.hint)) - {"Type a move"}]


@pytest.mark.parametrize("each", PRESSED, ids=[each.id for each in PRESSED])
def test_a_hint_names_buttons_as_the_board_does(each: Step) -> None:
    reader, seen = Reader(LESSON, each), []
    for action in parted(each.show):
        seen += labels(reader)
        reader.act(action)
    for name in set(NAMED.findall(each.hint)) - {"Type a move"}:
        assert any(label.startswith(name) for label in seen), name


@pytest.mark.parametrize("chapter", LESSON.chapters, ids=COURSE.order)
def test_amounts_of_time_are_hours_as_on_the_buttons(chapter: Chapter) -> None:
    said = [text for each in chapter.steps for text in (each.text, each.hint, each.done, *each.missed.values())]
    said += [text for ask in chapter.quiz for text in (ask.text, ask.why, *(option.label for option in ask.options))]
    assert not [text for text in said if re.search(r"\d time\b", text)]


# Positions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("each", LESSON.steps, ids=[each.id for each in LESSON.steps])
def test_a_position_has_all_four_members_of_generation_one_somewhere(each: Step) -> None:
    data = each.position()
    for row in data["seats"]:
        assert sum(places.count(1) for places in row["members"].values()) == 4
    state = GAME.restore(data)
    assert free_graves(state) >= 0
    assert all(free_in_section(state, section) >= 0 for section in range(5))


def test_members_who_are_not_named_lie_in_graves() -> None:
    assert family("yard 1 1 2; council 2 1") == {"yard": [1, 1, 2], "council 2": [1], "grave": [1]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", ["", "inn", "port", "goals", "inn port goals"])
def test_positions_can_be_made_for_every_table(seats: int, modules: str) -> None:
    state = GAME.restore(at(seats=seats, modules=modules)())
    after, events = play(GAME, state, "take harvest brown; harvest")
    assert [event.kind for event in events] == ["took", "harvested"]
    assert GAME.decision(after).seat == 1


@pytest.mark.parametrize("asked", ["harvest", "family", "crafts", "council", "church", "travel", "sale", "climb"])
def test_a_position_asks_what_its_first_word_says(asked: str) -> None:
    state = GAME.restore(at(asked, members="yard 1 1 1; church 1 1", grain=1, goods="scroll 1")())
    assert (GAME.decision(state).kind, GAME.decision(state).seat) == (asked, 0)


def test_a_new_game_goes_on_from_where_its_script_ends() -> None:
    state = GAME.restore(new_game(f"{CUSTOMERS}; begin blue")())
    assert GAME.dump(state)["starter"] == 2
    assert GAME.decision(state).kind == "seed"
