"""How random games of Porto Carthago are played for the tests of its table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.games.porto_carthago.table import table
from tests.widgets.games.drawing import choices as choices
from tests.widgets.games.drawing import single as single
from tests.widgets.games.drawing import targets as targets
from tests.widgets.games.random_games import NAMES as NAMES
from tests.widgets.games.random_games import RandomGames
from tests.widgets.games.tables import Table, Talk

CROWD = {
    "on_cards": dict.fromkeys(range(5), "A3 A5 A5"),
    "lighthouse": {0: 1, 1: 2, 2: 0, 3: 3, 4: 1},
    "temple": {0: 1, 2: 2, 4: 2},
    "docks": {"Egypt-I": "0 S02 oil", "Greece-I": "1 S11 -", "Iberia-I": "2 - -", "Rome-I": "3 - wine"},
    "charter": "0 1",
    "intrigue": "1 2",
    "last_space": dict.fromkeys(range(5), 1),
    "privileges": {0: "S03 S09 S05 S08 S12 S01 S13 S06 S19 S04 S21"},
}
"""Servants of five players everywhere, and a player with all five kinds of kept privileges, several times."""


def crowded() -> Any:
    """A board with much on it."""
    return table("turn", 5, lap=4, **CROWD)


def start(number: int) -> Any:
    """The first state of a game."""
    return GAME.start(3 + number % 3)


def pick(legal: Sequence[Any], rng: Random) -> Any:
    """A random action, each kind equally likely, so that rare kinds come up too."""
    by_verb: dict[str, list[Any]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    if len(by_verb) > 1 and rng.random() < 0.7:
        by_verb.pop("skip", None)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


RANDOM = RandomGames("porto_carthago", start, pick)
GAME: Any = RANDOM.game
TABLE = Table(
    RANDOM,
    settings=3,
    kinds=("first dock", "good", "lighthouse", "turn", "captain", "porter", "loadmaster", "merchant", "bonus", "after"),
    talk=Talk(games=30, kinds=41, named=frozenset({"privilege accepted", "privilege declined", "won", "shared"})),
    more={"crowded": crowded},
)
asked, view_of_asked = RANDOM.asked, RANDOM.view_of_asked
games, positions, first_of = RANDOM.games, RANDOM.positions, RANDOM.first_of
