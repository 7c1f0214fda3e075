"""How random games of Manila are played for the tests of its table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.widgets.games.random_games import RandomGames
from tests.widgets.games.tables import Table, Talk


def start(number: int) -> Any:
    """The first state of a game."""
    return GAME.start(3 + number % 3, stronger_pirates=number % 2 == 1)


def pick(legal: Sequence[Any], rng: Random) -> Any:
    """An action: small bids, few loans, so that games reach every kind of decision and end."""
    loans = [action for action in legal if action.verb in ("borrow", "redeem")]
    if loans and rng.random() < 0.06:
        return rng.choice(loans)
    bids = [action for action in legal if action.verb == "bid"]
    if bids and rng.random() < 0.5:
        return bids[min(len(bids) - 1, rng.choice((0, 0, 1, 4, 30)))]
    others = [action for action in legal if action.verb not in ("bid", "borrow", "redeem")]
    busy = [action for action in others if action.verb != "pass"]
    return rng.choice(busy if busy and rng.random() < 0.9 else others)


RANDOM = RandomGames("manila", start, pick)
GAME: Any = RANDOM.game
TABLE = Table(
    RANDOM,
    settings=6,
    kinds=("bid", "buy", "load", "start", "place", "board", "steer", "send"),
    talk=Talk(
        games=200,
        kinds=42,
        makers=frozenset({"event", "fixed_event", "docking"}),
        named=frozenset({"borrowed", "forced loan"}),
        pictures=(12, 20),
    ),
)
asked, view_of_asked = RANDOM.asked, RANDOM.view_of_asked
games, positions, first_of = RANDOM.games, RANDOM.positions, RANDOM.first_of
