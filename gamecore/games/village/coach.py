"""What Village's actions are worth: an estimate of the position in points, a few own decisions ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from gamecore.games.village.actions import Take
from gamecore.games.village.goals_turn import met
from gamecore.games.village.inn_pieces import LATE_CARDS
from gamecore.games.village.inn_scoring import LATE_POINTS
from gamecore.games.village.pieces import (
    BAG,
    BESIDE,
    BUILDING_PLACES,
    CHRONICLE_PLACES,
    CHURCH_PLACES,
    CHURCH_SCORE,
    CITY_PLACES,
    COUNCIL_PLACES,
    COUNCIL_SCORE,
    CUBES,
    INN_PLACE,
    SHIP,
    SPACES,
    TILE_POINTS,
    TRAVEL_SCORE,
    YARD,
)
from gamecore.games.village.port_pieces import COCOA, TEA
from gamecore.games.village.state import Counts, Table
from gamecore.games.village.view import VillageView
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Choice

Ahead = Callable[[Any, Action], Any]

DEPTH = 2
"""Own decisions looked ahead after an action."""

WIDTH = 12
"""Answers that are tried at each of them."""

IMMORTAL_WORTH = (0.0, 1.0, 2.3, 4.6, 7.6, 12.0)
GOODS_WORTH = (0.0, 1.1, 1.8, 2.1)
"""What a number of tiles of one kind is worth; more of it is worth no more."""

PLACE_WORTH = {
    YARD: 0.6,
    BAG: 1.6,
    INN_PLACE: 0.7,
    SHIP: 0.9,
    BESIDE: 0.0,
    **dict.fromkeys(BUILDING_PLACES, 1.0),
    **dict.fromkeys(CITY_PLACES, 0.4),
    **{place: points + 0.7 for place, points in zip(COUNCIL_PLACES, COUNCIL_SCORE, strict=True)},
    **{place: float(points) for place, points in zip(CHURCH_PLACES, CHURCH_SCORE, strict=True)},
}
"""What a living member is worth at each place."""

GRAIN_WORTH, CUBE_WORTH, CARD_WORTH, TIME_WORTH, DEATH_WORTH, MARKER_WORTH = 0.35, 0.3, 1.2, -0.1, -0.8, 0.3
ABOARD_WORTH, COCOA_WORTH, TEA_WORTH, CHEST_WORTH, HOME_WORTH = 1.3, 4.5, 3.8, 2.4, 1.2
MOST_CUBES = 8
GOAL_WORTH = 5.0


@lru_cache(maxsize=65536)
def family_worth(row: Counts) -> float:
    """Return what a seat's eleven members are worth where they are."""
    immortal = min(sum(row.count(place) for place in CHRONICLE_PLACES) + row.count(BESIDE), 5)
    crowd = max(0, row.count(YARD) - 4) * 0.4
    return sum(PLACE_WORTH.get(place, 0.0) for place in row) + IMMORTAL_WORTH[immortal] - crowd


@lru_cache(maxsize=65536)
def goods_worth(goods: Counts) -> float:
    """Return what goods in the yard are worth."""
    return sum(GOODS_WORTH[min(count, len(GOODS_WORTH) - 1)] for count in goods)


def sea_worth(t: Table, seat: int) -> float:
    """Return what cargo, treasures and chests are worth."""
    cargo = t.cargo[seat]
    village, cocoa, tea = sum(cargo[:COCOA]), cargo[COCOA], cargo[TEA]
    aboard = village * ABOARD_WORTH + cocoa * COCOA_WORTH + tea * TEA_WORTH + len(t.aboard[seat]) * CHEST_WORTH
    home = t.spices[seat][0] * (COCOA_WORTH + HOME_WORTH) + t.spices[seat][1] * (TEA_WORTH + HOME_WORTH)
    return aboard + home + sum(value or CHEST_WORTH for value in t.chests[seat])


def cards_worth(t: Table, seat: int) -> float:
    """Return what villager cards in hand are worth."""
    hand = t.hands[seat]
    return sum(LATE_POINTS[card](t, seat) if card in LATE_CARDS else CARD_WORTH for card in hand)


def worth(t: Table, seat: int) -> float:
    """Return an estimate of what a position is worth to a seat, in points."""
    total = t.points[seat] + t.coins[seat] + family_worth(t.where[seat]) + goods_worth(t.goods[seat])
    total += TRAVEL_SCORE[t.visited[seat].bit_count()] + sum(TILE_POINTS[tile] for tile in t.served[seat])
    total += GRAIN_WORTH * t.grain[seat] + CUBE_WORTH * min(sum(t.cubes[seat]), MOST_CUBES)
    total += TIME_WORTH * t.time[seat] + DEATH_WORTH * t.due[seat] + MARKER_WORTH * (t.marker == seat)
    if t.inn:
        total += cards_worth(t, seat)
    if t.port:
        total += sea_worth(t, seat)
    return total + GOAL_WORTH * len(met(t, seat)) if t.life_goals else total


def best_ahead(ahead: Ahead, state: Any, seat: int, depth: int) -> float:
    """Return the worth of a position after the seat's own best answers to what it is asked before its next turn."""
    stack = state.pending
    asked = bool(stack) and stack[-1].seat == seat and state.memo is not None
    if not asked or not depth or stack[-1].kind == "turn":
        return worth(state, seat)
    answers = [action for menu in state.memo for action in menu.actions]
    return max(best_ahead(ahead, ahead(state, action), seat, depth - 1) for action in answers[:WIDTH] + answers[-1:])


def appraise(view: VillageView, legal: tuple[Action, ...], ahead: Ahead) -> dict[Action, float]:
    """Return what each legal action is worth to the asked seat; ``ahead`` gives the state after an action.

    Looking ahead starts from what the seat may know. Cubes from one space differ only by their colour, so each
    space is looked at once.
    """
    seat = view.decision.seat if isinstance(view.decision, Choice) else 0
    spaces: dict[tuple[str, bool], float] = {}
    worths: dict[Action, float] = {}
    for action in legal:
        key = (action.space, action.cube == CUBES[-1]) if type(action) is Take else None
        if key is None:
            worths[action] = best_ahead(ahead, ahead(view.public, action), seat, DEPTH)
            continue
        if key not in spaces:
            spaces[key] = best_ahead(ahead, ahead(view.public, action), seat, DEPTH)
        worths[action] = spaces[key] + rarity(view.public, seat, action)  # type: ignore[arg-type]
    return worths


def rarity(t: Table, seat: int, action: Take) -> float:
    """Return a little for a cube of a colour that the seat lacks, to choose among the cubes of a space."""
    cube = CUBES.index(action.cube)
    return 0.0 if cube >= len(CUBES) - 1 else 0.05 / (1 + t.cubes[seat][cube]) + 0.001 * SPACES.index(action.space)
