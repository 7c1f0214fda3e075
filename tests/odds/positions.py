"""Positions of random Manila games for the tests of its odds: everybody is rich, so that no insurer fails to pay."""

from __future__ import annotations

from functools import cache
from random import Random

import gamecore
from gamecore import Action, Chance, Choice, Over
from gamecore.games.manila.actions import Bid, Borrow, Buy, Pass, Redeem
from gamecore.games.manila.state import ManilaState

GAME = gamecore.load("manila")
CASH = 400


def eager(legal: tuple[Action, ...], rng: Random) -> Action:
    """Return a random action: cheap bids, no loans, and passing only where nothing else is left."""
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        return rng.choice([*bids[:2], Pass()])
    rest = [action for action in legal if not isinstance(action, Pass | Borrow | Redeem | Buy)]
    return rng.choice(rest or [action for action in legal if not isinstance(action, Borrow | Redeem)])


@cache
def reached(kind: str, movement: int = -1, count: int = 6, stronger: bool = False) -> tuple[ManilaState, ...]:
    """Return positions in which this is asked after so many movements, one of each game at most."""
    found: list[ManilaState] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = Random(f"{kind} {movement} {seed}")
        state = GAME.start(3 + seed % 3, stronger_pirates=stronger)
        wanted: list[ManilaState] = []
        while not isinstance(decision := GAME.decision(state), Over):
            if isinstance(decision, Choice) and decision.kind == kind and movement in (-1, state.movement):
                wanted.append(state)
            chance = isinstance(decision, Chance)
            action = GAME.sample(state, rng) if chance else eager(GAME.legal(state), rng)
            state = GAME.apply(state, action).state
        if wanted:
            found.append(rich(rng.choice(wanted)))
    return tuple(found)


def rich(state: ManilaState) -> ManilaState:
    """Return the same position with plenty of cash for everybody."""
    return GAME.restore({**GAME.dump(state), "cash": [CASH] * state.players})
