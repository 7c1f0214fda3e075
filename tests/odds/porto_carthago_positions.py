"""Positions of random Porto Carthago games for the tests of its odds."""

from __future__ import annotations

from functools import cache
from random import Random

import gamecore
from gamecore import Action, Chance, Choice, Over
from gamecore.games.porto_carthago.actions import Collect, Renew
from gamecore.games.porto_carthago.state import PortoCarthagoState

GAME = gamecore.load("porto_carthago")
KINDS = tuple(GAME.questions)


def eager(legal: tuple[Action, ...], rng: Random) -> Action:
    """Return a random action: cards rather than the plain turns, so that everything comes up."""
    busy = [action for action in legal if not isinstance(action, Collect | Renew)]
    return rng.choice(busy) if busy and rng.random() < 0.85 else rng.choice(legal)


@cache
def game_positions(seed: int) -> tuple[tuple[str, PortoCarthagoState], ...]:
    """Return all decisions of one random game, with their kinds."""
    rng = Random(f"odds {seed}")
    state = GAME.start(3 + seed % 3)
    found = []
    while not isinstance(decision := GAME.decision(state), Over):
        if isinstance(decision, Choice):
            found.append((decision.kind, state))
        chance = isinstance(decision, Chance)
        action = GAME.sample(state, rng) if chance else eager(GAME.legal(state), rng)
        state = GAME.apply(state, action).state
    return tuple(found)


@cache
def reached(kind: str, count: int = 6) -> tuple[PortoCarthagoState, ...]:
    """Return positions in which this is asked, of as many different games as possible."""
    found: list[PortoCarthagoState] = []
    seed = 0
    while len(found) < count:
        seed += 1
        wanted = [state for each, state in game_positions(seed) if each == kind]
        if wanted:
            found.append(Random(seed).choice(wanted))
    return tuple(found)
