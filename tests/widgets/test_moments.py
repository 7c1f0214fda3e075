"""A long action in several pictures, and the question of the moment: what all games share of both."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from gamecore import Chance, Choice, Over
from gamecore.kernel.events import Event
from gamecore.kernel.scores import Score, ScoreLine
from widgets.shared.asking import Asker, data_of, kind_of
from widgets.shared.moments import between, split, worked_out

NAMES = ("Ana", "Ben", "Cora")


@dataclass(frozen=True)
class View:
    """As much of a view as is looked at."""

    decision: Choice | Chance | Over
    coins: int = 0
    scores: tuple[Score, ...] = ()


def events(*kinds: str) -> list[Event]:
    return [Event(kind, "M1.1", 0) for kind in kinds]


def richer(view: View, event: Event) -> View:
    return replace(view, coins=view.coins + 1)


def test_a_picture_begins_at_a_cut_and_once_for_several_of_a_kind_in_a_row() -> None:
    parts = split(events("paid", "died", "died", "moved", "died", "paid"), {"died"})
    assert [[event.kind for event in part] for part in parts] == [["paid"], ["died", "died", "moved"], ["died", "paid"]]
    assert split([], {"died"}) == []


def test_each_picture_shows_what_its_events_change_and_the_last_one_the_outcome() -> None:
    before, after = View(Choice(1, "pay")), View(Choice(2, "pay"), coins=99)
    parts = split(events("paid", "unknown", "died", "paid", "died"), {"died"})
    shown = worked_out(between(before), parts, after, {"paid": richer})
    assert [view.coins for view, _ in shown] == [1, 2, 99]
    assert [part for _, part in shown] == parts
    assert [view.decision for view, _ in shown] == [Chance("between", 1), Chance("between", 1), after.decision]


@pytest.mark.parametrize("kinds", [(), ("paid",)])
def test_a_short_action_is_one_picture(kinds: tuple[str, ...]) -> None:
    after = View(Over((0,)))
    ((view, part),) = worked_out(View(Choice(0, "pay")), split(events(*kinds), {"died"}), after, {"paid": richer})
    assert view is after
    assert list(part) == events(*kinds)


def test_a_question_has_the_words_of_its_kind_or_of_a_variant() -> None:
    words = {"pay": "{name}: pay.", "load": "{name}: load {count}.", "roll": "{name} rolls."}
    asker = Asker(words, {"load": lambda view: ("load", {"count": data_of(view)[0]})}, named=lambda view: 2)
    assert asker.question(View(Choice(1, "pay")), NAMES) == "Ben: pay."
    assert asker.question(View(Choice(0, "load", (3,))), NAMES) == "Ana: load 3."
    assert asker.question(View(Chance("roll")), NAMES) == "Cora rolls."
    assert Asker({"roll": "The dice are rolled."}, {}).question(View(Chance("roll")), ()) == "The dice are rolled."


def test_the_end_is_told_by_the_highest_total_unless_a_game_tells_more() -> None:
    words = {"won": "{name} wins with {total}.", "shared": "{names} share with {total}."}
    scores = tuple(Score(seat, (ScoreLine("M1.1", points, "coins"),)) for seat, points in enumerate((7, 4, 7)))
    asker = Asker(words, {})
    assert asker.question(View(Over((2,)), scores=scores), NAMES) == "Cora wins with 7."
    assert asker.question(View(Over((0, 2)), scores=scores), NAMES) == "Ana and Cora share with 7."
    told = Asker(words, {}, outcome=lambda view, winners, names: f"{names[winners[0]]} by a tie-break.")
    assert told.question(View(Over((2,)), scores=scores), NAMES) == "Cora by a tie-break."


def test_what_is_decided_can_be_asked_even_when_the_game_is_over() -> None:
    assert (kind_of(View(Choice(0, "pay", (4,)))), data_of(View(Choice(0, "pay", (4,))))) == ("pay", (4,))
    assert (kind_of(View(Over((0,)))), data_of(View(Over((0,))))) == ("", ())
