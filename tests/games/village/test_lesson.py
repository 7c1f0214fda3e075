"""Village's lesson as a course: its order, its hard places, its worked examples, and what beginners get wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gamecore
from gamecore.games.village.state import free_graves, free_in_section
from tests.widgets.lesson.reader import Reader
from widgets.games.village import lesson_anchor
from widgets.games.village.lessons import LESSON
from widgets.games.village.lessons.positions import CUSTOMERS, at, family, new_game
from widgets.shared.lesson import marking
from widgets.shared.lesson.ask import play
from widgets.shared.lesson.plan import Chapter, Step, parted

GAME = gamecore.load("village")
ORDER = (
    "The village",
    "A turn",
    "Time and death",
    "Farm, family and coins",
    "Crafts",
    "The market",
    "The council chamber",
    "Travel",
    "The church and the mass",
    "The well and the end",
    "Village Inn",
    "Village Port: out to sea",
    "Village Port: home again",
    "Life Goals",
)
MODULES = {"Village Inn": "VI", "Village Port: out to sea": "VP", "Village Port: home again": "VP", "Life Goals": "VL"}
MISTAKES = {
    "death-when": ["yes"],
    "market-next": ["death 2"],
    "death-who": ["bury office", "bury yard"],
    "farm-oldest": ["yes"],
    "farm-goods": ["1"],
    "crafts-buy": ["buy horse", "buy plow", "buy wagon"],
    "turns-market": ["yes"],
    "market-guest": ["1"],
    "council-may": ["privilege 1", "privilege 2", "privilege 3"],
    "farm-full": ["2"],
    "church-bag": ["1"],
    "church-score": ["12"],
    "sea-early": ["1"],
    "home-ox": ["3"],
}
"""The ten mistakes that beginners make, as questions, with what the rules say."""


def step(id: str) -> Step:
    return next(each for each in LESSON.steps if each.id == id)


def happenings(reader: Reader) -> list[tuple[str, str, int]]:
    turns = reader.board._session.match.history
    return [(event.kind, event.rule, event.seat) for turn in turns for event in turn.events]


def statuses(id: str, *actions: str) -> list[str]:
    reader = Reader(LESSON, step(id))
    for action in actions:
        reader.act(action)
    return reader.statuses


def seat_after(id: str, seat: int = 0) -> dict[str, Any]:
    """A seat after the step has been solved."""
    reader = Reader(LESSON, step(id))
    reader.solve()
    found: dict[str, Any] = GAME.dump(reader.board._session.match.state)["seats"][seat]
    return found


def test_the_chapters_come_in_the_order_of_teaching() -> None:
    assert tuple(chapter.title for chapter in LESSON.chapters) == ORDER


def test_the_base_game_is_taught_before_any_module_and_each_module_in_its_own_chapters() -> None:
    for chapter in LESSON.chapters:
        module = MODULES.get(chapter.title, "V")
        first = {rule for each in chapter.steps for rule in each.teaches}
        own = {rule for rule in first if rule.rstrip("0123456789.") == module}
        assert len(own) > len(first) / 2, chapter.title
        if module == "V":
            assert own == first, chapter.title


@pytest.mark.parametrize("id", MISTAKES)
def test_what_beginners_get_wrong_is_asked(id: str) -> None:
    question = next(each for chapter in LESSON.chapters for each in chapter.quiz if each.id == id)
    assert sorted(marking.right_answers(GAME, question)) == MISTAKES[id]


@pytest.mark.parametrize(
    ("id", "event"),
    [
        ("for-nothing", ("nothing to do", "V5.6", 0)),
        ("the-last-plow", ("died", "V16.4", 0)),
        ("anonymous-grave", ("died", "V16.6", 0)),
        ("no-place-left", ("died", "V16.7", 0)),
        ("nobody-to-die", ("nobody dies", "V16.3", 0)),
        ("death-at-the-market", ("died", "V16.4", 0)),
        ("the-day-is-over", ("moved up", "V10.7", -1)),
        ("there-and-back", ("known city", "V11.5", 0)),
        ("marker-taken", ("marker held", "V12.6", 0)),
        ("drawing", ("drew member", "V17.5", 1)),
        ("in-the-bag", ("majority", "V17.8", 1)),
        ("empty-church", ("empty church", "V17.10", -1)),
        ("new-starter", ("starting player", "V17.11", 0)),
        ("ended-at-the-market", ("last turns", "V18.6", 1)),
        ("final-mass", ("mass", "V18.7", -1)),
        ("a-tie", ("won", "V19.7", 0)),
        ("scrap-dealer", ("scrapped", "VI4.6", 0)),
        ("bard", ("used card", "VI4.2", 0)),
        ("sea-grave", ("died", "VP10.2", 0)),
        ("last-sea-grave", ("end triggered", "VP11.1", 0)),
        ("chests-at-the-end", ("opened chest", "VP8.2", 0)),
        ("last-chance", ("goal", "VL2.1", 0)),
    ],
)
def test_a_hard_place_of_the_rules_really_happens_on_the_board(id: str, event: tuple[str, str, int]) -> None:
    reader = Reader(LESSON, step(id))
    reader.solve()
    assert event in happenings(reader)


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
    reader = Reader(LESSON, step("sail-past"))
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
    decks = {"goals-deck": ["6"], "goals-sea": ["7"]}
    for id, size in decks.items():
        question = next(each for chapter in LESSON.chapters for each in chapter.quiz if each.id == id)
        assert sorted(marking.right_answers(GAME, question)) == size


# Answers and detours --------------------------------------------------------------------------------------


@pytest.mark.parametrize("cube", ["take harvest brown", "take market green", "take family orange", "take church brown"])
def test_any_coloured_cube_is_right_for_the_first_turn_but_plague_is_not(cube: str) -> None:
    assert statuses("take-one-cube", cube)[-1] == "done"
    assert "done" not in statuses("take-one-cube", "take church plague")


@pytest.mark.parametrize("actions", ["pray 1 brown", "pray 1 time"])
def test_both_ways_to_pay_the_church_are_right(actions: str) -> None:
    assert statuses("to-the-church", actions)[-1] == "done"


@pytest.mark.parametrize("script", ["serve K1", "serve K9", "serve K14"])
def test_every_customer_that_can_be_served_is_right(script: str) -> None:
    assert statuses("serve", script)[-1] == "done"


def test_both_moves_that_bring_two_points_are_right() -> None:
    assert statuses("church-points", "climb 3 1")[-1] == "done"
    assert statuses("church-points", "climb 1 1", "climb 2 1")[-1] == "done"


def test_the_island_may_be_worked_in_any_order() -> None:
    assert statuses("on-the-island", "found 1", "deliver plow", "deliver ox")[-1] == "done"


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
    reader = Reader(LESSON, step(id))
    for action in actions:
        reader.act(action)
    assert "done" not in reader.statuses
    assert reader.texts[-1]


REFUSED = [each for each in LESSON.steps if type(each.aim).__name__ == "Tried"]


@pytest.mark.parametrize("each", REFUSED, ids=[each.id for each in REFUSED])
def test_a_refused_step_is_done_by_the_refusal_and_nothing_is_lost(each: Step) -> None:
    reader = Reader(LESSON, each)
    before = reader.board._session.match.state
    reader.solve()
    assert reader.statuses == ["done"]
    assert reader.board._session.match.state == before
    said = [message["text"] for message in reader.sent if message["kind"] == "refusal"]
    assert len(said) == 1
    assert said[0].startswith("You cannot")


def test_a_rule_leads_to_the_step_that_teaches_it() -> None:
    assert lesson_anchor("V16.6") == "1_learn.ipynb#village-anonymous-grave"
    assert lesson_anchor("VP5.1") == "1_learn.ipynb#village-sail-past"
    assert lesson_anchor("V99.1") == ""


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


@pytest.mark.parametrize("chapter", LESSON.chapters, ids=ORDER)
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
