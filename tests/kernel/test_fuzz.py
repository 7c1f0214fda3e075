"""Whatever comes from outside, the answer is a result or a GameError, never anything else."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gamecore
from gamecore import Chance, GameError, Match, Over

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
NAMES = st.sampled_from(gamecore.games())


@cache
def example_states(name: str) -> tuple[Any, ...]:
    """Return the states of two random games."""
    game, found = gamecore.load(name), []
    for seats in (game.seats[0], game.seats[-1]):
        match = Match(name, ["uniform"] * seats, seed=seats)
        found += [match.first, *(turn.state for turn in match.history)]
    assert game.decision(found[-1]).__class__ is Over
    return tuple(found)


@cache
def example_record(name: str) -> dict[str, Any]:
    """Return the record of a random game."""
    return Match(name, ["uniform"] * gamecore.load(name).seats[0], seed=4).record()


def paths(data: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to every value inside JSON data."""
    found = [before] if before else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += paths(value, (*before, key))
    return found


def changed(data: Any, draw: Any) -> Any:
    """Return a copy of JSON data in which some values are replaced, nudged, removed or doubled."""
    data = deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        ways = paths(data)
        if not ways:
            break
        *way, last = draw(st.sampled_from(ways))
        place = data
        for key in way:
            place = place[key]
        kind = draw(st.sampled_from(["replace", "nudge", "remove", "add"]))
        if kind == "remove":
            del place[last]
        elif kind == "nudge" and isinstance(place[last], int):
            place[last] = place[last] + draw(st.integers(-2, 2))
        elif kind == "add" and isinstance(place, dict):
            place[draw(st.text(max_size=6))] = draw(JSON)
        elif kind == "add":
            place.append(deepcopy(place[last]))
        else:
            place[last] = draw(JSON)
    return data


def check_sentence(problem: GameError) -> None:
    """Check that an error is told in a sentence of bearable length."""
    assert str(problem).endswith((".", "?"))
    assert len(str(problem)) < 2_000


@given(NAMES, JSON)
def test_any_json_as_a_position(name: str, data: Any) -> None:
    with pytest.raises(GameError):
        gamecore.load(name).restore(data)


@given(JSON | st.text() | st.binary(max_size=60))
def test_any_data_as_a_record(data: Any) -> None:
    with pytest.raises(GameError):
        Match.replay(data)


@given(NAMES, st.text(max_size=40))
def test_any_text_as_an_action(name: str, text: str) -> None:
    game = gamecore.load(name)
    try:
        action = game.parse(text)
    except GameError as problem:
        check_sentence(problem)
    else:
        assert game.parse(game.notation(action)) == action


@given(st.data())
def test_any_words_after_a_verb(data: Any) -> None:
    game = gamecore.load(data.draw(NAMES))
    words = sorted({word for action in game.universe() for word in str(action).split()} | {"+1", "-0", "7", "999999"})
    text = " ".join(data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=6)))
    state = data.draw(st.sampled_from(example_states(game.name)))
    try:
        action = game.parse(text, state)
        game.refusals(state, action)
        game.apply(state, action)
    except GameError as problem:
        check_sentence(problem)


@given(NAMES, JSON, st.integers() | st.none() | st.text(max_size=5))
def test_any_options_and_seats(name: str, options: Any, seats: Any) -> None:
    table = ["human"] * seats if isinstance(seats, int) and 0 <= seats < 99 else seats
    try:
        match = Match(name, table, options=options)
    except GameError as problem:
        check_sentence(problem)
    else:
        assert not match.over


@settings(max_examples=150)
@given(st.data())
def test_a_damaged_record_replays_or_is_refused(data: Any) -> None:
    damaged = changed(example_record(data.draw(NAMES)), data.draw)
    try:
        match = Match.replay(json.loads(json.dumps(damaged)))
    except GameError as problem:
        check_sentence(problem)
    else:
        assert Match.replay(match.record()).state == match.state


@settings(max_examples=600)
@given(st.data())
def test_a_damaged_position_is_refused_or_can_be_played(data: Any) -> None:
    game = gamecore.load(data.draw(NAMES))
    damaged = changed(game.dump(data.draw(st.sampled_from(example_states(game.name)))), data.draw)
    try:
        state = game.restore(json.loads(json.dumps(damaged)))
    except GameError as problem:
        check_sentence(problem)
        return
    assert game.restore(game.dump(state)) == state
    rng = Random(1)
    for _ in range(60):
        decision = game.decision(state)
        game.view(state, None)
        game.scores(state)
        if isinstance(decision, Over):
            assert decision.winners
            break
        legal = game.legal(state)
        assert legal or isinstance(decision, Chance), f"nothing can be done in {game.dump(state)}"
        state = game.apply(state, rng.choice(legal) if legal else game.sample(state, rng)).state
        assert game.restore(game.dump(state)) == state
