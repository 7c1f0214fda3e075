"""Positions of random Village games for the tests of its odds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import gamecore
from gamecore import Action, Chance, Over
from gamecore.games.village.actions import Done, Skip
from gamecore.games.village.state import VillageState
from gamecore.kernel.events import Step

GAME = gamecore.load("village")


TO_THE_CHESTS = frozenset(map(GAME.parse, ("sail", "step T1", "step T2", "step T4", "step I4", "land", "load chest")))


def eager(legal: tuple[Action, ...], rng: Random) -> Action:
    """Return a random action: often one on the way to the chests, seldom one that leaves things out."""
    sailing = [action for action in legal if action in TO_THE_CHESTS]
    if sailing and rng.random() < 1 / 2:
        return sailing[-1]
    doing = [action for action in legal if not isinstance(action, Done | Skip)]
    return rng.choice(doing) if doing and rng.random() < 3 / 4 else rng.choice(legal)


def options_of(number: int) -> dict[str, Any]:
    """Return one of the eight combinations of modules."""
    return {"inn": bool(number & 1), "port": bool(number & 2), "life_goals": bool(number & 4)}


@cache
def steps_of(seed: int) -> tuple[tuple[VillageState, Step[VillageState]], ...]:
    """Return every step of a random game, with the state before it."""
    rng = Random(f"village {seed}")
    state = GAME.start(2 + (seed + seed // 8) % 4, **options_of(seed % 8))
    found = []
    while not isinstance(decision := GAME.decision(state), Over):
        action = GAME.sample(state, rng) if isinstance(decision, Chance) else eager(GAME.legal(state), rng)
        step = GAME.apply(state, action)
        found.append((state, step))
        state = step.state
    return tuple(found)


@cache
def game_of(seed: int) -> tuple[VillageState, ...]:
    """Return every state of a random game."""
    steps = steps_of(seed)
    return (*(before for before, _ in steps), steps[-1][1].state)


def games(modules: int = 0, only: bool = False) -> Iterator[tuple[VillageState, ...]]:
    """Yield random games without end; ``modules`` has a bit for each that must be in play, ``only``: and no other."""
    seed = 0
    while True:
        seed += 1
        if seed % 8 == modules or (not only and seed % 8 & modules == modules):
            yield game_of(seed)


@cache
def reached(kind: str, count: int = 6, modules: int = 0, each: int = 1, only: bool = False) -> tuple[VillageState, ...]:
    """Return positions in which this is decided, of each game ``each`` at most."""
    found: list[VillageState] = []
    for number, states in enumerate(games(modules, only)):
        wanted = [state for state in states if kind_of(state) == kind]
        found += Random(number).sample(wanted, min(each, len(wanted)))
        if len(found) >= count:
            return tuple(found[:count])
    raise AssertionError


def kind_of(state: VillageState) -> str:
    """Return what is being decided, empty at the end."""
    decision = GAME.decision(state)
    return "" if isinstance(decision, Over) else decision.kind
