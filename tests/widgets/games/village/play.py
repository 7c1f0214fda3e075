"""Random games of Village in every setting, for the tests of its board: positions, and the events between them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

import gamecore
from gamecore.kernel.decision import Choice, Over
from widgets.shared.svg import Scene

GAME: Any = gamecore.load("village")
NAMES = ("Ana", "Ben", "Cora", "Dirk", "Eva")
SVG = "{http://www.w3.org/2000/svg}"
SWITCHES = tuple(product((True, False), repeat=3))
SETTINGS = tuple((seats, *switches) for switches in SWITCHES for seats in (2, 5, 3, 4))
"""Every number of seats with every set of modules: Inn, Port, Life Goals."""

RARELY = ("skip", "done", "pass")


class Turn(NamedTuple):
    """A state, what was done in it, and what came of it."""

    before: Any
    action: Any
    events: tuple[Any, ...]
    after: Any


def pick(legal: Any, rng: Random) -> Any:
    """A random action, each kind equally likely, and seldom one that leaves something out."""
    by_verb: dict[str, list[Any]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    if len(by_verb) > 1 and rng.random() < 0.8:
        for verb in RARELY:
            by_verb.pop(verb, None)
    if not by_verb:
        return rng.choice(legal)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def start(number: int) -> Any:
    """The first state of a game; its setting follows from its number."""
    seats, inn, port, life_goals = SETTINGS[number % len(SETTINGS)]
    return GAME.start(seats, inn=inn, port=port, life_goals=life_goals)


def game(number: int) -> Iterator[Turn]:
    """A whole random game."""
    rng = Random(number)
    state = start(number)
    while not isinstance(GAME.decision(state), Over):
        legal = GAME.legal(state)
        action = pick(legal, rng) if legal else GAME.sample(state, rng)
        step = GAME.apply(state, action)
        yield Turn(state, action, step.events, step.state)
        state = step.state


@cache
def one(number: int) -> tuple[Turn, ...]:
    """A whole game, played once."""
    return tuple(game(number))


def games(count: int, first: int = 0) -> Iterator[tuple[Turn, ...]]:
    """Several whole games."""
    for number in range(first, first + count):
        yield one(number)


def positions(count: int, step: int = 1) -> Iterator[Any]:
    """States of several games, the last ones included."""
    for turns in games(count):
        yield from (turn.before for turn in turns[::step])
        yield turns[-1].after


@cache
def first_of(kind: str, count: int = 64) -> Any:
    """The first state in which something of this kind is decided."""
    for turns in games(count):
        for turn in turns:
            if getattr(GAME.decision(turn.before), "kind", "") == kind:
                return turn.before
    raise LookupError(kind)


def asked(state: Any) -> int | None:
    """The seat that decides."""
    decision = GAME.decision(state)
    return decision.seat if isinstance(decision, Choice) else None


def view_of_asked(state: Any) -> Any:
    """What the seat that decides sees."""
    return GAME.view(state, asked(state))


def drawn(scene: Scene) -> Element:
    """The picture as XML; fails if it is not well-formed."""
    return fromstring(scene.svg())


def targets(scene: Scene) -> dict[str, Element]:
    """The targets by notation; a notation may stand on the board only once."""
    found: dict[str, Element] = {}
    for node in drawn(scene).iter():
        for act in ways(node):
            assert act not in found, act
            found[act] = node
    return found


def ways(node: Element) -> list[str]:
    """What a click on a target can mean."""
    act = node.get("data-act")
    return [act] if act else [act for act, _ in json.loads(node.get("data-acts") or "[]")]


def possible(scene: Scene) -> set[str]:
    """The notations marked as possible."""
    return {act for act, node in targets(scene).items() if "can" in (node.get("class") or "").split()}
