"""States never change under their holder, and compare, hash, copy and pickle by value."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass

import pytest

import gamecore
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.state import Draft, State, added, freeze, replaced, storage, thaw


@dataclass(slots=True)
class CupDraft(Draft):
    """A cup with some tea."""

    spoons: int
    milk: tuple[int, ...]
    pending: tuple[Pending, ...]


@storage
class Cup(CupDraft, State):
    """A cup that never changes."""

    __slots__ = ()


def cup(spoons: int = 1, milk: tuple[int, ...] = (0, 2)) -> Cup:
    """Return a finished cup."""
    draft = CupDraft(spoons=spoons, milk=milk, pending=())
    draft.events = []
    draft.memo = None
    return freeze(draft, Cup)


@pytest.mark.parametrize("name", ["spoons", "milk", "pending", "memo", "events", "sugar"])
def test_a_state_refuses_to_be_changed(name: str) -> None:
    state = cup()
    with pytest.raises(AttributeError, match="A state never changes"):
        setattr(state, name, 3)
    with pytest.raises(AttributeError, match="A state never changes"):
        delattr(state, name)
    assert state == cup()


def test_every_field_of_a_real_state_refuses_to_be_changed() -> None:
    state = gamecore.load("manila").start(4)
    for name in state.fields:
        with pytest.raises(AttributeError, match="A state never changes"):
            setattr(state, name, getattr(state, name))


def test_states_compare_and_hash_by_value() -> None:
    assert cup() == cup()
    assert hash(cup()) == hash(cup())
    assert cup() != cup(spoons=2)
    assert len({cup(), cup(), cup(2), cup(1, (2, 0))}) == 3
    assert cup() != (1, (0, 2), ())


def test_a_copy_of_a_state_is_the_state() -> None:
    state = cup()
    assert copy.copy(state) is state
    assert copy.deepcopy(state) is state
    assert copy.deepcopy([state])[0] is state


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_state_survives_pickle(protocol: int) -> None:
    state = gamecore.load("manila").start(4)
    again = pickle.loads(pickle.dumps(state, protocol))
    assert again == state
    assert hash(again) == hash(state)
    assert type(again) is type(state)
    with pytest.raises(AttributeError, match="A state never changes"):
        again.voyage = 3


def test_a_draft_is_a_copy_that_leaves_the_state_alone() -> None:
    state = cup()
    draft = thaw(state)
    draft.spoons = 5
    draft.push(pending("stir", 1))
    assert state == cup()
    after = freeze(draft, Cup)
    assert (after.spoons, after.pending) == (5, (Pending("stir", 1),))


def test_the_stack_of_a_draft_is_last_in_first_out() -> None:
    draft = thaw(cup())
    draft.push(pending("pour"))
    draft.push(pending("stir", 2, 7))
    assert draft.pending[-1] == pending("stir", 2, 7)
    draft.pop()
    assert draft.pending == (Pending("pour"),)


def test_a_frozen_draft_can_no_longer_be_written_to() -> None:
    draft = thaw(cup())
    freeze(draft, Cup)
    with pytest.raises(AttributeError):
        draft.spoons = 9


def test_asking_about_a_state_leaves_it_equal() -> None:
    game = gamecore.load("manila")
    state = game.start(4)
    while not game.legal(state):
        state = game.apply(state, game.outcomes(state)[0][0]).state
    fresh = game.restore(game.dump(state))
    assert game.legal(state)
    game.refusals(state, game.universe()[0])
    assert state == fresh
    assert hash(state) == hash(fresh)
    assert game.dump(state) == game.dump(fresh)
    assert repr(state) == repr(fresh)


def test_tuples_are_changed_by_copying() -> None:
    values = (1, 2, 3)
    assert replaced(values, 2, 9) == (1, 2, 9)
    assert added(values, 1, -2) == (1, 0, 3)
    assert values == (1, 2, 3)


def test_equal_stack_entries_are_one_object() -> None:
    assert pending("stir", 1, 2) is pending("stir", 1, 2)
    assert pending("stir", 1) == Pending("stir", 1, ())
