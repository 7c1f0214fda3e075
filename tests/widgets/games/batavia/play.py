"""Random games of Batavia for the tests of its board: positions, and the events between them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

import gamecore
from gamecore.kernel.decision import Choice, Over
from widgets.shared.svg import Scene

GAME: Any = gamecore.load("batavia")
NAMES = ("Ana", "Ben", "Cora", "Dirk", "Eva")
SVG = "{http://www.w3.org/2000/svg}"


class Turn(NamedTuple):
    """A state, what was done in it, and what came of it."""

    before: Any
    action: Any
    events: tuple[Any, ...]
    after: Any


def pick(state: Any, rng: Random) -> Any:
    """An action: small bids, and cards of several companies at once, so that games reach every kind of decision."""
    legal = GAME.legal(state)
    if not legal:
        return GAME.sample(state, rng)
    by_verb: dict[str, list[Any]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    if "bid" in by_verb:
        bids = by_verb["bid"]
        return bids[min(len(bids) - 1, rng.choice((0, 0, 1, 4)))] if rng.random() < 0.4 else by_verb["pass"][0]
    if "done" in by_verb and rng.random() < 0.6:
        return by_verb["done"][0]
    if "lay" in by_verb and rng.random() < 0.75:
        return rng.choice(by_verb["lay"])
    return rng.choice(legal)


def game(seed: int) -> Iterator[Turn]:
    """A whole game; player count and option follow from the seed."""
    rng = Random(seed)
    state = GAME.start(3 + seed % 3, all_face_up=seed % 4 == 3)
    while not isinstance(GAME.decision(state), Over):
        action = pick(state, rng)
        step = GAME.apply(state, action)
        yield Turn(state, action, step.events, step.state)
        state = step.state


@cache
def games(count: int) -> tuple[tuple[Turn, ...], ...]:
    """Several whole games."""
    return tuple(tuple(game(seed)) for seed in range(count))


@cache
def positions(count: int = 12) -> tuple[Any, ...]:
    """All states of several games, the last ones included."""
    return tuple(state for turns in games(count) for state in (*(turn.before for turn in turns), turns[-1].after))


@cache
def first_of(kind: str, seats: int = 0, count: int = 24) -> Any:
    """The first state in which something of this kind is decided."""
    for state in positions(count):
        if getattr(GAME.decision(state), "kind", "") == kind and seats in (0, state.players):
            return state
    raise LookupError(kind)


def after(state: Any, *notations: str) -> Any:
    """The state after these actions."""
    for notation in notations:
        state = GAME.apply(state, GAME.parse(notation, state)).state
    return state


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


def possible(scene: Scene) -> set[str]:
    """The notations marked as possible."""
    return {act for act, node in targets(scene).items() if "can" in (node.get("class") or "").split()}
