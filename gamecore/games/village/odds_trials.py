"""Honest chance for the notebook about Village's odds: bags, piles and decks are emptied piece by piece.

No trial uses a law of the other modules; so what it counts is a second way to their answers.
``simulate`` repeats and counts them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from gamecore.games.village.pieces import LIFE_TIME, MASS_DRAWS, MONKS
from gamecore.games.village.port_pieces import CHEST_VALUES
from gamecore.games.village.state import Counts
from gamecore.odds.simulate import simulate as simulate


@lru_cache(maxsize=256)
def pieces(bag: Counts) -> Counts:
    """Return what lies in a bag as single pieces, each by its kind.

    >>> pieces((2, 0, 1))
    (0, 0, 2)
    """
    return tuple(kind for kind, count in enumerate(bag) for _ in range(count))


# Cubes ------------------------------------------------------------------------------------------------------------


def cubes_on_space(rng: Random, bag: Counts, card: Counts, space: int) -> Counts:
    """Shuffle the bag and fill all spaces in board order; return the cubes on one of them (V4.4)."""
    cubes = rng.sample(pieces(bag), min(sum(card), sum(bag)))
    first = sum(card[:space])
    here = cubes[first : first + card[space]]
    return tuple(here.count(kind) for kind in range(len(bag)))


# The mass ---------------------------------------------------------------------------------------------------------


def mass(rng: Random, bag: Counts, bought: Counts) -> Counts:
    """Take the bought members out of the black bag and draw the rest of four pieces; return who comes (V17.2 to V17.5).

    ``bag`` and ``bought`` count the members of each seat; the bag holds the monks as well.
    """
    left = tuple(inside - out for inside, out in zip(bag, bought, strict=True))
    drawn = rng.sample(pieces((*left, MONKS)), min(MASS_DRAWS - sum(bought), sum(left) + MONKS))
    return tuple(out + drawn.count(seat) for seat, out in enumerate(bought))


# Time -------------------------------------------------------------------------------------------------------------


def turns_to_bridge(rng: Random, time: int, costs: Sequence[int], most: int) -> int:
    """Take turns, each costing any of these hours, until the bridge is crossed; return how many, 0 for none (V6.2)."""
    for turn in range(1, most + 1):
        time += rng.choice(costs)
        if time >= LIFE_TIME:
            return turn
    return 0


def rank_in_race(rng: Random, times: Counts, costs: Sequence[int]) -> int:
    """Let the seats take turns, the first of ``times`` first; return the rank of seat 0 at the bridge (V6.2).

    Every turn costs any of these hours, at least one of them above 0.
    """
    clocks, ahead = list(times), 0
    while True:
        for seat, time in enumerate(clocks):
            if time >= LIFE_TIME:
                continue
            clocks[seat] += rng.choice(costs)
            if clocks[seat] >= LIFE_TIME:
                if seat == 0:
                    return ahead + 1
                ahead += 1


# Chests, customers, goals -----------------------------------------------------------------------------------------


def coins_in_chests(rng: Random, unseen: Counts, hidden: int, taken: int) -> int:
    """Shuffle the unseen chests, let rivals take some first, and return the coins in those that come to you (VP1.5)."""
    stack = rng.sample(pieces(unseen), sum(unseen))
    return sum(CHEST_VALUES[kind] for kind in stack[hidden : hidden + taken])


def first_wanted(rng: Random, unseen: int, wanted: int) -> int:
    """Shuffle the unseen tiles and turn them up until one suits; return how many it took, 0 if none does (V2.4)."""
    pile = rng.sample(pieces((wanted, unseen - wanted)), unseen)
    return pile.index(0) + 1 if wanted else 0


def fitting_pairs(rng: Random, silver: Counts, gold: Counts, players: int, fits: Callable[[int, int], bool]) -> int:
    """Shuffle both decks, deal each player one card of each, and count the pairs that go together (VL1.3)."""
    return sum(map(fits, rng.sample(silver, players), rng.sample(gold, players)))
