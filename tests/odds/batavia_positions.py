"""Positions of random Batavia games for the tests of its odds."""

from __future__ import annotations

from functools import cache
from random import Random

import gamecore
from gamecore import Action, Chance, Choice, Over
from gamecore.games.batavia.actions import Bid, Draw, Pass
from gamecore.games.batavia.state import BataviaState

GAME = gamecore.load("batavia")


def eager(legal: tuple[Action, ...], rng: Random) -> Action:
    """Return a random action: cheap bids, and playing rather than drawing in two of three cases."""
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        return rng.choice([*bids[:2], Pass()])
    plays = [action for action in legal if not isinstance(action, Draw)]
    return rng.choice(plays) if plays and rng.random() < 2 / 3 else rng.choice(legal)


@cache
def reached(kind: str, count: int = 6, seats: int = 0, last: bool = False) -> tuple[BataviaState, ...]:
    """Return positions in which this is asked, one of each game at most; ``seats`` 0: three, four and five in turn.

    ``last``: in the last round.
    """
    found: list[BataviaState] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = Random(f"{kind} {seats} {last} {seed}")
        state = GAME.start(seats or 3 + seed % 3, all_face_up=seed % 4 == 0)
        wanted: list[BataviaState] = []
        while not isinstance(decision := GAME.decision(state), Over):
            if isinstance(decision, Choice) and decision.kind == kind and (state.destination >= 0) >= last:
                wanted.append(state)
            chance = isinstance(decision, Chance)
            action = GAME.sample(state, rng) if chance else eager(GAME.legal(state), rng)
            state = GAME.apply(state, action).state
        if wanted:
            found.append(rng.choice(wanted))
    return tuple(found)
