"""Questions and answers promise nothing that cannot be done, hide no answer, and tell nobody else's purse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.widgets.games.porto_carthago.play import GAME, NAMES, asked, positions, view_of_asked
from widgets.games import porto_carthago
from widgets.games.porto_carthago.sentences import moves_words


def states_of(kind: str) -> Iterator[Any]:
    """The states of many games in which something of this kind is decided."""
    for state in positions(30):
        if getattr(GAME.decision(state), "kind", "") == kind:
            yield state


def with_more(state: Any, talents: int, points: int = 0) -> Any:
    """The state, but the seat that decides has more."""
    position = GAME.dump(state)
    position["talents"][asked(state)] += talents
    position["trade_points"][asked(state)] += points
    return GAME.restore(position)


def verbs(state: Any) -> set[str]:
    """What kinds of actions are legal."""
    return {action.verb for action in GAME.legal(state)}


@pytest.mark.parametrize(
    ("kind", "wanted", "refused"),
    [
        ("bonus", {"extend", "purchase"}, "You cannot"),
        ("market good", {"buy"}, "more than you have"),
        ("final", {"purchase"}, "You may use kept privileges"),
    ],
)
def test_a_question_offers_exactly_what_can_be_bought(kind: str, wanted: set[str], refused: str) -> None:
    seen = set()
    rich = [with_more(state, 40, 6) for state in states_of(kind)]
    for state in (*states_of(kind), *rich):
        can = bool(verbs(state) & wanted)
        said = porto_carthago.question(view_of_asked(state), NAMES)
        assert (refused in said) != can, said
        seen.add(can)
    assert seen == {True, False}


@pytest.mark.parametrize("kind", ["bonus", "market good", "final"])
def test_a_question_tells_nobody_else_that_talents_are_missing(kind: str) -> None:
    for state in states_of(kind):
        richer = with_more(state, 40)
        for viewer in (None, *range(state.players)):
            told = [porto_carthago.question(GAME.view(each, viewer), NAMES) for each in (state, richer)]
            assert viewer == asked(state) or told[0] == told[1]


def test_a_dock_is_the_second_one_only_for_who_has_a_first() -> None:
    seen = set()
    for state in states_of("second dock"):
        has_one = asked(state) in state.owners
        assert ("second" in porto_carthago.question(view_of_asked(state), NAMES)) == has_one
        seen.add(has_one)
    assert seen == {True, False}


def test_not_all_answers_are_folded_away() -> None:
    alone = 0
    for state in positions(30):
        if GAME.legal(state):
            groups = porto_carthago.answers(view_of_asked(state), GAME.legal(state), NAMES)
            assert not groups[0].get("folded")
            alone += len(groups) > 1 and verbs(state) <= {"switch", "release", "skip"}
    assert alone


@pytest.mark.parametrize(
    ("lighthouse", "temple", "said"),
    [
        (2, 1, "2 to the lighthouse and 1 to the temple, from the supply"),
        (-1, -2, "1 off the lighthouse and 2 out of the temple, home to the supply"),
        (1, -3, "1 to the lighthouse and 3 out of the temple, with 2 home to the supply"),
        (-1, 1, "1 off the lighthouse and 1 to the temple"),
    ],
)
def test_moved_servants_are_not_counted_twice(lighthouse: int, temple: int, said: str) -> None:
    assert moves_words(lighthouse, temple) == said
