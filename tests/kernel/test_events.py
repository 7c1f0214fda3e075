"""Events that are made once and shared: nobody who is handed one can change it for the others."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import gamecore
from gamecore.kernel.events import FixedFacts, event, fixed_event
from gamecore.kernel.lookup import Lookup
from gamecore.kernel.state import added_in

CHANGES: dict[str, Callable[[Any], object]] = {
    "set": lambda facts: facts.__setitem__("amount", 6),
    "delete": lambda facts: facts.__delitem__("amount"),
    "update": lambda facts: facts.update(amount=6),
    "union": lambda facts: facts.__ior__({"amount": 6}),
    "pop": lambda facts: facts.pop("amount"),
    "popitem": lambda facts: facts.popitem(),
    "setdefault": lambda facts: facts.setdefault("more", 1),
    "clear": lambda facts: facts.clear(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_the_facts_of_a_shared_event_cannot_be_changed(change: Callable[[Any], object]) -> None:
    """Every way of changing a dict is refused with a sentence, and nothing is changed."""
    facts = FixedFacts(amount=5)
    with pytest.raises(TypeError, match="never change"):
        change(facts)
    assert facts == {"amount": 5}


def test_a_shared_event_is_equal_to_one_made_afresh() -> None:
    """Whoever reads an event cannot tell whether it was made once or now."""
    shared, fresh = fixed_event("bid", "M3.3", 2, {"amount": 5}), event("bid", "M3.3", 2, {"amount": 5})
    assert shared == fresh
    assert repr(shared) == repr(fresh)
    assert json.dumps(shared.facts) == json.dumps(fresh.facts)
    assert {**shared.facts, "more": 1} == {"amount": 5, "more": 1}


def test_a_shared_event_survives_pickle_and_copies() -> None:
    """Its copy has the same facts, and they are fixed again."""
    shared = fixed_event("bid", "M3.3", 2, {"amount": 5})
    for again in (pickle.loads(pickle.dumps(shared)), copy.copy(shared), copy.deepcopy(shared)):
        assert again == shared
        assert isinstance(again.facts, FixedFacts)


def test_a_change_to_one_game_s_event_cannot_reach_another_game() -> None:
    """The same thing happens in two games of Manila: what the first was told stays out of reach of its holder."""
    game = gamecore.load("manila")
    told = []
    for _ in range(2):
        state = game.start(3)
        for text in ("deal nutmeg silk", "deal nutmeg silk", "deal jade jade", "pass"):
            state, events = game.apply(state, game.parse(text))
        told.append(events[0])
    assert told[0] == told[1]
    assert told[0].facts == {"forced": False}
    with pytest.raises(TypeError, match="never change"):
        told[0].facts["forced"] = True


def test_a_lookup_makes_each_value_once() -> None:
    """The function is asked for a key only the first time."""
    asked: list[int] = []
    squares: Lookup[int, int] = Lookup(lambda number: asked.append(number) or number * number)
    assert [squares[3], squares[3], squares[4]] == [9, 9, 16]
    assert asked == [3, 4]


def test_rows_are_changed_in_a_copy() -> None:
    """Only the one value of the one row differs, and the rows given stay as they are."""
    rows = ((1, 2), (3, 4), (5, 6))
    assert added_in(rows, 1, 1, -3) == ((1, 2), (3, 1), (5, 6))
    assert rows == ((1, 2), (3, 4), (5, 6))
