"""Random games of Porto Carthago for the tests of its board: positions, and the events between them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

import gamecore
from gamecore.kernel.decision import Choice, Over
from widgets.shared.svg import Scene

GAME: Any = gamecore.load("porto_carthago")
NAMES = ("Ana", "Ben", "Cora", "Dirk", "Eva")
SVG = "{http://www.w3.org/2000/svg}"


class Turn(NamedTuple):
    """A state, what was done in it, and what came of it."""

    before: Any
    action: Any
    events: tuple[Any, ...]
    after: Any


def game(seed: int) -> Iterator[Turn]:
    """A whole random game; the player count follows from the seed."""
    rng = Random(seed)
    state = GAME.start(3 + seed % 3)
    while not isinstance(GAME.decision(state), Over):
        legal = GAME.legal(state)
        action = pick(legal, rng) if legal else GAME.sample(state, rng)
        step = GAME.apply(state, action)
        yield Turn(state, action, step.events, step.state)
        state = step.state


def pick(legal: Any, rng: Random) -> Any:
    """A random action, each kind equally likely, so that rare kinds come up too."""
    by_verb: dict[str, list[Any]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    by_verb.pop("skip", None) if len(by_verb) > 1 and rng.random() < 0.7 else None
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


@cache
def games(count: int) -> tuple[tuple[Turn, ...], ...]:
    """Several whole games."""
    return tuple(tuple(game(seed)) for seed in range(count))


@cache
def positions(count: int = 9) -> tuple[Any, ...]:
    """All states of several games, the last ones included."""
    return tuple(state for turns in games(count) for state in (*(turn.before for turn in turns), turns[-1].after))


@cache
def first_of(kind: str, seats: int = 0, count: int = 30) -> Any:
    """The first state in which something of this kind is decided."""
    for number in range(1, count + 1):
        for turn in games(number)[-1]:
            if getattr(GAME.decision(turn.before), "kind", "") == kind and seats in (0, turn.before.players):
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
        act = node.get("data-act")
        if act is not None:
            assert act not in found, act
            found[act] = node
    return found


def choices(scene: Scene) -> list[tuple[Element, dict[str, str]]]:
    """The places that stand for several actions, each with its actions and what they say."""
    nodes = [node for node in drawn(scene).iter() if node.get("data-acts")]
    return [(node, dict(json.loads(node.get("data-acts") or ""))) for node in nodes]


def single(scene: Scene) -> set[str]:
    """The notations that one click plays."""
    return {act for act, node in targets(scene).items() if "can" in (node.get("class") or "").split()}


def possible(scene: Scene) -> set[str]:
    """The notations that can be played on the board, by one click or after a choice."""
    return single(scene) | {act for _, acts in choices(scene) for act in acts}
