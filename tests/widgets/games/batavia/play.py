"""How random games of Batavia are played for the tests of its table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gamecore.games.batavia.scoring import KINDS
from tests.widgets.games.random_games import RandomGames
from tests.widgets.games.tables import Table, Talk


def start(number: int) -> Any:
    """The first state of a game."""
    return GAME.start(3 + number % 3, all_face_up=number % 4 == 3)


def pick(legal: Sequence[Any], rng: Random) -> Any:
    """An action: small bids, and cards of several companies at once, so that games reach every kind of decision."""
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


def after(state: Any, *notations: str) -> Any:
    """The state after these actions."""
    for notation in notations:
        state = GAME.apply(state, GAME.parse(notation, state)).state
    return state


RANDOM = RandomGames("batavia", start, pick)
GAME: Any = RANDOM.game
TABLE = Table(
    RANDOM,
    settings=12,
    kinds=("bid", "action", "lay", "move", "cash"),
    talk=Talk(games=60, kinds=31, named=frozenset(KINDS.values()), pictures=(9, 100)),
)
asked, view_of_asked = RANDOM.asked, RANDOM.view_of_asked
games, positions, first_of = RANDOM.games, RANDOM.positions, RANDOM.first_of
