"""What a game of Village conserves, and how coins and points come and go."""

from __future__ import annotations

from typing import Any

from gamecore import Event
from gamecore.games.village.pieces import BEER, CUBES, GENERATIONS, GOODS
from gamecore.games.village.state import VillageState, chests_on_island, pile, unseen_cards, unseen_goals

POINTS_PER_COIN = 1_000
"""Coins and points are counted in one number; no seat comes near a thousand points."""


def totals(state: VillageState) -> dict[str, Any]:
    """Return the number of every kind of piece, wherever it is."""
    return {
        **{name: cubes(state, cube) for cube, name in enumerate(CUBES)},
        **{name: goods(state, kind) for kind, name in enumerate(GOODS)},
        "members": [len(row) for row in state.where],
        "generations": [list(GENERATIONS) for _ in state.where],
        "customers": sorted([*laid_out(state), *pile(state)]),
        "cards": cards(state),
        "chests": known_chests(state) + chests_on_island(state),
        "goals": goals(state),
    }


def cubes(state: VillageState, cube: int) -> int:
    """Return all cubes of a colour, or of plague."""
    held = sum(row[cube] for row in state.cubes) if cube < len(CUBES) - 1 else 0
    return state.bag[cube] + state.supply[cube] + sum(row[cube] for row in state.spaces) + held


def goods(state: VillageState, kind: int) -> int:
    """Return all tiles of a kind of goods, those in holds counted."""
    loaded = sum(row[kind] for row in state.cargo) if kind < BEER else 0
    return state.goods_left[kind] + sum(row[kind] for row in state.goods) + loaded


def laid_out(state: VillageState) -> list[int]:
    """Return every customer in the market or with a player."""
    return [tile for tile in (*state.stalls, *state.queue, *sum(state.served, ())) if tile >= 0]


def cards(state: VillageState) -> int:
    """Return all villager cards."""
    if not state.inn:
        return 0
    shown = [card for card in (*state.tops, *sum(state.hands, ())) if card >= 0]
    return len({*shown}) + state.gone.bit_count() + len(unseen_cards(state))


def known_chests(state: VillageState) -> int:
    """Return the chests on ships, at home, and opened."""
    return sum(map(len, (*state.aboard, *state.chests))) + sum(state.opened)


def goals(state: VillageState) -> int:
    """Return all goal cards: held, scored, and left in the decks."""
    held = [goal for goal in (*state.silver, *state.gold, *sum(state.scored, ())) if goal >= 0]
    return len({*held}) + len(unseen_goals(state))


def wealth(state: VillageState) -> tuple[int, ...]:
    """Return each seat's coins and points as one number."""
    return tuple(coins * POINTS_PER_COIN + points for coins, points in zip(state.coins, state.points, strict=True))


def flow(event: Event) -> int:
    """Return what an event says about the coins and points of its seat."""
    return int(event.facts.get("coins", 0)) * POINTS_PER_COIN + int(event.facts.get("points", 0))
