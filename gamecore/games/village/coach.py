"""What Village's actions are worth: an estimate of the position in points, a few own decisions ahead.

What chance still holds counts with its mean; the laws are in ``odds_prospects`` and ``odds_turn``, and the odds
panel shows them in full.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from gamecore.games.village.actions import Take
from gamecore.games.village.goals_turn import met
from gamecore.games.village.inn_pieces import LATE_CARDS
from gamecore.games.village.inn_scoring import LATE_POINTS
from gamecore.games.village.odds_prospects import COIN_ABOARD, GRAIN, Part, part, prospects
from gamecore.games.village.odds_results import FREE_THINGS, LAST_TURN, NEXT_TURN, less
from gamecore.games.village.odds_turn import Kind, is_last_turn, kind_of, next_turn_law
from gamecore.games.village.pieces import (
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

Apply = Callable[[Any, Action], Any]

DEPTH = 2
"""Own decisions looked ahead after an action."""

WIDTH = 12
"""Answers that are tried at each of them."""

IMMORTAL_WORTH = (0.0, 1.0, 2.3, 4.6, 7.6, 12.0)
GOODS_WORTH = (0.0, 1.1, 1.8, 2.1)
"""What a number of tiles of one kind is worth; more of it is worth no more."""

PLACE_WORTH = {
    YARD: 0.6,
    INN_PLACE: 0.7,
    SHIP: 0.9,
    BESIDE: 0.0,
    **dict.fromkeys(BUILDING_PLACES, 1.0),
    **dict.fromkeys(CITY_PLACES, 0.4),
    **{place: points + 0.7 for place, points in zip(COUNCIL_PLACES, COUNCIL_SCORE, strict=True)},
    **{place: float(points) for place, points in zip(CHURCH_PLACES, CHURCH_SCORE, strict=True)},
}
"""What a living member is worth at each place; in the black bag it is a matter of chance."""

CUBE_WORTH, CARD_WORTH, TIME_WORTH, DEATH_WORTH, MARKER_WORTH = 0.3, 1.2, -0.1, -0.8, 0.3
GRAIN_WORTH, COIN_ABOARD_WORTH = float(GRAIN), float(COIN_ABOARD)
ABOARD_WORTH, COCOA_WORTH, TEA_WORTH, CHEST_WORTH, HOME_WORTH = 1.3, 4.5, 3.8, 2.4, 1.2
MOST_CUBES = 8
GOAL_WORTH = 5.0
TIE_BREAK = 0.001


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
    aboard = village * ABOARD_WORTH + cocoa * COCOA_WORTH + tea * TEA_WORTH
    aboard += sum(value * COIN_ABOARD_WORTH or CHEST_WORTH for value in t.aboard[seat])
    home = t.spices[seat][0] * (COCOA_WORTH + HOME_WORTH) + t.spices[seat][1] * (TEA_WORTH + HOME_WORTH)
    return aboard + home + sum(value or CHEST_WORTH for value in t.chests[seat])


def cards_worth(t: Table, seat: int) -> float:
    """Return what villager cards in hand are worth."""
    hand = t.hands[seat]
    return sum(LATE_POINTS[card](t, seat) if card in LATE_CARDS else CARD_WORTH for card in hand)


def worth(t: Table, seat: int) -> float:
    """Return an estimate of what a position is worth to a seat on average, in points."""
    return sure_worth(t, seat) + sum(each.mean for each in prospects(t, seat))


def sure_worth(t: Table, seat: int) -> float:
    """Return the part of a position's worth that no chance of ``prospects`` changes: a multiple of 0.05."""
    total = t.points[seat] + t.coins[seat] + family_worth(t.where[seat]) + goods_worth(t.goods[seat])
    total += TRAVEL_SCORE[t.visited[seat].bit_count()] + sum(TILE_POINTS[tile] for tile in t.served[seat])
    total += GRAIN_WORTH * t.grain[seat] + CUBE_WORTH * min(sum(t.cubes[seat]), MOST_CUBES)
    total += TIME_WORTH * t.time[seat] + DEATH_WORTH * t.due[seat] + MARKER_WORTH * (t.marker == seat)
    if t.inn:
        total += cards_worth(t, seat)
    if t.port:
        total += sea_worth(t, seat)
    return total + GOAL_WORTH * len(met(t, seat)) if t.life_goals else total


class Ahead(NamedTuple):
    """Where an action leads after the seat's own best answers, and what that is worth."""

    worth: float
    state: Any


def best_ahead(apply: Apply, state: Any, seat: int, depth: int = DEPTH) -> Ahead:
    """Return where the seat's own best answers to what it is asked before its next turn lead."""
    stack = state.pending
    asked = bool(stack) and stack[-1].seat == seat and state.memo is not None
    if not asked or not depth or stack[-1].kind == "turn":
        return Ahead(worth(state, seat), state)
    answers = [action for menu in state.memo for action in menu.actions]
    found = [best_ahead(apply, apply(state, action), seat, depth - 1) for action in answers[:WIDTH] + answers[-1:]]
    return max(found, key=lambda each: each.worth)


def look_ahead(view: VillageView, legal: tuple[Action, ...], apply: Apply) -> dict[Action, Ahead]:
    """Return where each legal action leads; ``apply`` gives the state after an action.

    Looking ahead starts from what the seat may know. Cubes from one space differ only by their colour, so each
    space is looked at once.
    """
    seat = view.asked
    spaces: dict[Action | Kind, Ahead] = {}
    found: dict[Action, Ahead] = {}
    for action in legal:
        key = kind_of(action) or action
        if key not in spaces:
            spaces[key] = best_ahead(apply, apply(view.public, action), seat)
        found[action] = spaces[key]
    return found


def appraise(view: VillageView, legal: tuple[Action, ...], apply: Apply) -> dict[Action, float]:
    """Return what each legal action is worth to the asked seat; ``apply`` gives the state after an action."""
    seat = view.asked
    ahead = look_ahead(view, legal, apply)
    later = after_turn(view, ahead)
    return {
        action: found.worth
        + (later[action].mean if action in later else 0.0)
        + float(rarity(view.public, seat, action))
        + tie_break(action)
        for action, found in ahead.items()
    }


def after_turn(view: VillageView, ahead: Mapping[Action, Ahead]) -> dict[Action, Part]:
    """Return what the next turn of the round brings after each answer that takes a turn (see ``odds_turn``).

    What is used besides the turn is followed by the best cube. Empty for any other question.
    """
    t, seat = view.public, view.asked
    if not isinstance(view.decision, Choice) or view.decision.kind != "turn":
        return {}
    now = worth(t, seat)
    gains = {kind: gain_of(each, now) for action, each in ahead.items() if (kind := kind_of(action))}
    laws = {kind: later(t, gains, kind) for kind in (*gains, None)}
    best = max(gains, key=lambda kind: gains[kind] + laws[kind].law.mean, default=None)
    found = {}
    for action, each in ahead.items():
        found[action] = laws[kind_of(action)]
        if best and any(entry.kind == "turn" and entry.seat == seat for entry in each.state.pending):
            law = less(laws[best].law, -gains[best])
            found[action] = part(law, FREE_THINGS)
    return found


def later(t: Table, gains: Mapping[Kind, Fraction], taken: Kind | None) -> Part:
    """Return what the next turn brings if a cube of this kind is taken now."""
    return part(next_turn_law(t, gains, taken), LAST_TURN if is_last_turn(t) else NEXT_TURN)


def gain_of(ahead: Ahead, now: float) -> Fraction:
    """Return how many points an answer brings, to the nearest hundredth."""
    return Fraction(round(100 * (ahead.worth - now)), 100)


def rarity(t: Table, seat: int, action: Action) -> Fraction:
    """Return what the colour of a cube adds: the fewer the seat has of it, the more; nothing for plague."""
    if not isinstance(action, Take) or action.cube == CUBES[-1]:
        return Fraction(0)
    return Fraction(1, 20 * (1 + t.cubes[seat][CUBES.index(action.cube)]))


def tie_break(action: Action) -> float:
    """Return next to nothing, to choose among spaces that are worth the same: the later one in board order."""
    return TIE_BREAK * SPACES.index(action.space) if isinstance(action, Take) else 0.0
