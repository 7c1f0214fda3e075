"""What a seat must not know never reaches it: not in its view, nor in its events, nor in its options."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from functools import cache
from random import Random
from typing import Any

import pytest

from gamecore import Choice, Over
from tests.contract.playing import game_tests, positions
from tests.contract.settings import CHOSEN, Setting

every_chosen_setting = pytest.mark.parametrize("setting", CHOSEN, ids=str)
WORLDS = 3


@cache
def indistinguishable(setting: Setting) -> tuple[tuple[int | None, Any, Any], ...]:
    """Return triples of a viewer, a true state, and another state that the viewer cannot tell from it."""
    game, rng = setting.game, Random(str(setting))
    disguises = game_tests(setting.name, "hidden").disguises
    found = []
    for state in positions(setting):
        if isinstance(game.decision(state), Over):
            continue
        for viewer in (None, *range(setting.seats)):
            worlds = [game.sample_world(game.view(state, viewer), rng) for _ in range(WORLDS)]
            written = list(disguises(game.dump(state), viewer))
            worlds += [game.restore(data) for data in rng.sample(written, min(len(written), WORLDS))]
            found += [(viewer, state, world) for world in worlds]
    return tuple(found)


@every_chosen_setting
def test_hidden_things_really_differ(setting: Setting) -> None:
    different = sum(state != world for _, state, world in indistinguishable(setting))
    assert different > len(indistinguishable(setting)) / 4


@every_chosen_setting
def test_worlds_agree_with_the_view_and_are_possible(setting: Setting) -> None:
    game = setting.game
    for viewer, state, world in indistinguishable(setting):
        assert game.view(world, viewer) == game.view(state, viewer), (viewer, game.dump(state), game.dump(world))
        assert game.restore(game.dump(world)) == world


@every_chosen_setting
def test_the_seat_that_is_asked_has_the_same_options(setting: Setting) -> None:
    game, rng = setting.game, Random(str(setting))
    for viewer, state, world in indistinguishable(setting):
        decision = game.decision(state)
        if isinstance(decision, Choice) and decision.seat == viewer:
            assert game.legal(world) == game.legal(state)
            tried = rng.sample(game.universe(), 40)
            refused = [game.refusals(state, action) for action in tried]
            assert refused == [game.refusals(world, action) for action in tried]


@every_chosen_setting
def test_what_happens_looks_the_same(setting: Setting) -> None:
    """Chance may reveal more than its outcome (the last deal uncovers the rest), so there only events count."""
    game, rng = setting.game, Random(str(setting))
    for viewer, state, world in indistinguishable(setting):
        in_both = [action for action in _possible(game, state) if not game.refusals(world, action)]
        for action in rng.sample(in_both, min(len(in_both), 4)):
            here, there = game.apply(state, action), game.apply(world, action)
            if isinstance(game.decision(here.state), Over):
                continue
            seen = [event.seen_by(viewer) for event in here.events]
            assert seen == [event.seen_by(viewer) for event in there.events], (viewer, action)
            if isinstance(game.decision(state), Choice):
                assert game.view(here.state, viewer) == game.view(there.state, viewer), (viewer, action)


def _possible(game: Any, state: Any) -> list[Any]:
    return list(game.legal(state)) or [action for action, _ in game.outcomes(state)]


@every_chosen_setting
def test_secrets_of_events_reach_only_their_seat(setting: Setting) -> None:
    game = setting.game
    for state in positions(setting):
        if isinstance(game.decision(state), Over):
            continue
        for action in _possible(game, state)[-12:]:
            for event in game.apply(state, action).events:
                for viewer in (None, *range(setting.seats)):
                    seen = event.seen_by(viewer)
                    assert not seen.secret
                    known = {**event.facts, **event.secret} if viewer == event.seat else event.facts
                    assert dict(seen.facts) == dict(known)


def parts(item: object) -> list[object]:
    """Return everything that an object holds: fields, slots, contents, memos, what its functions remember."""
    found: list[object] = []
    if isinstance(item, type):
        return found
    if isinstance(item, dict):
        found += [*item.keys(), *item.values()]
    elif isinstance(item, set | frozenset):
        found += sorted(item, key=repr)
    elif isinstance(item, tuple | list):
        found += item
    slots = [name for each in type(item).__mro__ for name in getattr(each, "__slots__", ())]
    found += [getattr(item, name) for name in slots if hasattr(item, name)]
    found += getattr(item, "__dict__", {}).values()
    return found + [cell.cell_contents for cell in getattr(item, "__closure__", None) or ()]


def reachable(root: object) -> Iterator[object]:
    """Yield every object that can be reached from this one."""
    seen: set[int] = set()
    todo = [root]
    while todo:
        item = todo.pop()
        if id(item) not in seen:
            seen.add(id(item))
            yield item
            todo += parts(item)


def picture(item: object, above: frozenset[int] = frozenset()) -> str:
    """Return all that can be reached from an object as text, whatever takes part in comparisons."""
    if id(item) in above:
        return "itself"
    if isinstance(item, str | int | float | None):
        return repr(item)
    inside = (picture(part, above | {id(item)}) for part in parts(item))
    return f"{type(item).__name__}({', '.join(inside)})"


@every_chosen_setting
def test_a_view_holds_no_way_to_the_whole_state(setting: Setting) -> None:
    game, rng = setting.game, Random(str(setting))
    for viewer, state, world in rng.sample(indistinguishable(setting), 250):
        if state == world:
            continue
        view, other = game.view(state, viewer), game.view(world, viewer)
        for item in reachable(view):
            assert item is not state
            assert not isinstance(item, type(state)) or item != state
        assert picture(view) == picture(other)


@every_chosen_setting
def test_views_are_values_that_cannot_be_changed(setting: Setting) -> None:
    game = setting.game
    for state in positions(setting)[:20]:
        for viewer in (None, 0, setting.seats - 1):
            view = game.view(state, viewer)
            assert view == game.view(state, viewer)
            assert view.seat == viewer
            assert view.decision == game.decision(state)
            assert pickle.loads(pickle.dumps(view)) == view
            with pytest.raises(FrozenInstanceError):
                view.seat = 1


@every_chosen_setting
def test_after_the_end_everybody_sees_the_same(setting: Setting) -> None:
    game = setting.game
    finals = [state for state in positions(setting) if isinstance(game.decision(state), Over)]
    assert finals
    for state in finals:
        worlds = {json.dumps(game.dump(game.sample_world(game.view(state, seat), Random(1)))) for seat in (None, 0, 1)}
        assert worlds == {json.dumps(game.dump(state))}


@every_chosen_setting
def test_sampled_worlds_depend_on_the_generator_alone(setting: Setting) -> None:
    game = setting.game
    for state in positions(setting)[:20]:
        view = game.view(state, 0)
        assert game.sample_world(view, Random("a")) == game.sample_world(view, Random("a"))
