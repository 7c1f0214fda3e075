"""How random games of Village are played in every setting for the tests of its table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from random import Random
from typing import Any

from tests.games.village.table import table
from tests.widgets.games.random_games import NAMES as NAMES
from tests.widgets.games.random_games import RandomGames
from tests.widgets.games.random_games import Turn as Turn
from tests.widgets.games.tables import Table, Talk

SWITCHES = tuple(product((True, False), repeat=3))
SETTINGS = tuple((seats, *switches) for switches in SWITCHES for seats in (2, 5, 3, 4))
"""Every number of seats with every set of modules: Inn, Port, Life Goals."""

RARELY = ("skip", "done", "pass")


def start(number: int) -> Any:
    """The first state of a game; its setting follows from its number."""
    seats, inn, port, life_goals = SETTINGS[number % len(SETTINGS)]
    return GAME.start(seats, inn=inn, port=port, life_goals=life_goals)


def pick(legal: Sequence[Any], rng: Random) -> Any:
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


def state_at(number: int, part: float) -> Any:
    """The state after this part of a game."""
    turns = one(number)
    return turns[int(len(turns) * part)].before


def crowded(number: int) -> Any:
    """A late position of a game, with much on the board."""
    return state_at(number, 0.9)


RANDOM = RandomGames("village", start, pick)
GAME: Any = RANDOM.game
TABLE = Table(
    RANDOM,
    settings=len(SETTINGS),
    kinds=(
        *("turn", "harvest", "family", "crafts", "sale", "council"),
        *("church", "inn", "travel", "voyage", "sail", "death"),
    ),
    talk=Talk(games=len(SETTINGS), kinds=71, named=frozenset({"won", "shared"}), pictures=(8, 100)),
    more={
        "market": partial(table, "market"),
        **{f"late_{number}": partial(crowded, number) for number in (*range(0, 32, 3), 1, 2, 5, 17, 28, 31)},
        **{f"early_{number}": partial(state_at, number, 1 / 3) for number in range(0, 32, 3)},
    },
)
asked, view_of_asked = RANDOM.asked, RANDOM.view_of_asked
one, games, positions, first_of = RANDOM.one, RANDOM.games, RANDOM.positions, RANDOM.first_of
