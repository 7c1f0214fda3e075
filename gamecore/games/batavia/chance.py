"""Batavia's chance events: tiles, hands, the auction die, cards turned up and cards drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import comb, prod
from random import Random
from typing import Any

from gamecore.games.batavia.actions import CardAction, Deal, Drawn, Roll, Tile, TurnUp
from gamecore.games.batavia.path import opened
from gamecore.games.batavia.pieces import (
    BLOCK,
    COMPANIES,
    DEALT_PER_PLAYER,
    FACES,
    GOODS,
    company_of,
    named,
    tile_of,
)
from gamecore.games.batavia.state import BataviaDraft, Cards, Counts, Table, minus, plus
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.flow import ChancePoint, Weighted
from gamecore.kernel.state import replaced

# Tiles (B1.2, B6.7) ---------------------------------------------------------------------------------------

TILES = tuple(Tile(company, good) for company in COMPANIES for good in GOODS)
"""The tiles by number."""


@lru_cache(maxsize=4096)
def hidden_tiles(path: Counts) -> Weighted:
    """Return the tiles that can come up on the next face-down space, each equally likely (B1.2).

    Of the block's companies that are still to come each is equally likely, and of its goods not yet seen too; as
    every block shows each company once, they all have the same number of goods left.
    """
    known = opened(path)
    block = {company_of(tile) for tile in path[known - known % BLOCK : known]}
    seen = set(path[:known])
    return tuple((TILES[tile], 1) for tile in range(len(TILES)) if tile not in seen and company_of(tile) not in block)


def tile_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the tiles that can come up now (B1.2)."""
    return hidden_tiles(s.path)


def tile_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return 1 for a tile that can come up now, else 0."""
    return int((action, 1) in hidden_tiles(s.path))


def sample_tile(s: Table, entry: Pending, rng: Random) -> Action:
    """Turn up a tile at random."""
    outcomes = hidden_tiles(s.path)
    return outcomes[rng.randrange(len(outcomes))][0]


def answer_tile(t: BataviaDraft, entry: Pending, action: Tile) -> None:
    """Turn a tile face up (B1.3, B6.7, B11.1)."""
    space = entry.data[0]
    tile = tile_of(COMPANIES.index(action.company), GOODS.index(action.good))
    t.path = replaced(t.path, space - 1, tile)
    rule = "B6.7" if t.round else "B11.1" if t.all_face_up else "B1.3"
    t.events.append(event("tile", rule, facts={"space": space, "company": action.company, "good": action.good}))


# Cards (B1.5, B3.2, B4.1) ---------------------------------------------------------------------------------


@cache
def compositions(count: int, companies: int = len(COMPANIES)) -> tuple[Cards, ...]:
    """Return all ways in which so many cards can be parted among the companies.

    >>> compositions(2, 2)
    ((2, 0), (1, 1), (0, 2))
    >>> len(compositions(10))
    1001
    """
    if companies == 1:
        return ((count,),)
    return tuple(
        (first, *rest) for first in range(count, -1, -1) for rest in compositions(count - first, companies - 1)
    )


def ways(pile: Cards, cards: Cards) -> int:
    """Return in how many ways these cards can come from a pile: the multivariate hypergeometric weight.

    >>> ways((3, 2, 0, 0, 0), (1, 1, 0, 0, 0))
    6
    """
    return prod(map(comb, pile, cards))


@cache
def card_actions(kind: Any, count: int) -> tuple[CardAction, ...]:
    """Return the chance actions of this class with so many cards."""
    return tuple(kind(cards) for cards in compositions(count))


@lru_cache(maxsize=256)
def card_outcomes(kind: Any, pile: Cards, count: int) -> Weighted:
    """Return what this many cards of a pile can be, with exact weights."""
    weighted = ((action, ways(pile, action.cards)) for action in card_actions(kind, count))
    return tuple((action, weight) for action, weight in weighted if weight)


def sample_cards(pile: Cards, count: int, rng: Random) -> Cards:
    """Take this many cards of a pile at random."""
    left, taken, total = list(pile), [0] * len(pile), sum(pile)
    for _ in range(count):
        ticket = rng.randrange(total)
        company = 0
        while ticket >= left[company]:
            ticket -= left[company]
            company += 1
        left[company] -= 1
        taken[company] += 1
        total -= 1
    return tuple(taken)


def card_point(
    name: str, rule: str, kind: Any, count: Callable[[Pending], int], answer: Callable[..., None]
) -> ChancePoint:
    """Return the chance point that takes cards of the pile as one outcome."""

    def outcomes(s: Table, entry: Pending) -> Weighted:
        return card_outcomes(kind, s.pile, count(entry))

    def weight(s: Table, entry: Pending, action: Any) -> int:
        if type(action) is not kind or sum(action.cards) != count(entry):
            return 0
        return ways(s.pile, action.cards)

    def sample(s: Table, entry: Pending, rng: Random) -> Action:
        drawn: Action = kind(sample_cards(s.pile, count(entry), rng))
        return drawn

    return ChancePoint(name, rule, outcomes, weight, sample, answer, frozenset({kind}))


def take(t: BataviaDraft, seat: int, cards: Cards) -> None:
    """Take cards of the pile into a hand; what is left of the pile is known a little better to this seat."""
    t.pile = minus(t.pile, cards)
    t.drawn = replaced(t.drawn, seat, plus(t.drawn[seat], cards))
    t.hands = replaced(t.hands, seat, plus(t.hands[seat], cards))


def answer_deal(t: BataviaDraft, entry: Pending, action: Deal) -> None:
    """Deal a seat its hand, which it looks at alone (B1.5, B1.11)."""
    take(t, entry.seat, action.cards)
    t.events.append(event("dealt", "B1.5", entry.seat, {"cards": DEALT_PER_PLAYER}, named(action.cards)))


def answer_drawn(t: BataviaDraft, entry: Pending, action: Drawn) -> None:
    """Let a seat draw cards, which it looks at alone (B4.1, B1.12)."""
    take(t, entry.seat, action.cards)
    t.stirred = True
    t.events.append(event("drawn", "B4.1", entry.seat, {"cards": entry.data[0]}, named(action.cards)))


def answer_turn(t: BataviaDraft, entry: Pending, action: TurnUp) -> None:
    """Turn up cards for the package (B3.2, B3.3)."""
    t.pile, t.stock = minus(t.pile, action.cards), minus(t.stock, action.cards)
    t.package = plus(t.package, action.cards)
    t.stirred = True
    t.events.append(event("turned", "B3.2", facts={"cards": named(action.cards)}))


# The auction die (B3.2) -----------------------------------------------------------------------------------

ROLLS = tuple(Roll(face) for face in FACES)
WEIGHTED_ROLLS: Weighted = tuple((roll, 1) for roll in ROLLS)


def roll_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the six equally likely rolls."""
    return WEIGHTED_ROLLS


def roll_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return 1 for a face of the die, else 0."""
    return int(action in ROLLS)


def sample_roll(s: Table, entry: Pending, rng: Random) -> Action:
    """Roll the die."""
    return ROLLS[int(rng.random() * len(ROLLS))]


def answer_roll(t: BataviaDraft, entry: Pending, action: Roll) -> None:
    """Note what the auctioneer has rolled; the cards are turned up next (B3.2)."""
    t.die = action.die
    t.events.append(event("rolled", "B3.2", entry.seat, {"die": action.die}))
    t.push(pending("turning", -1, action.die))


def dealt_cards(entry: Pending) -> int:
    """Return how many cards are dealt to a player."""
    return DEALT_PER_PLAYER


def cards_due(entry: Pending) -> int:
    """Return how many cards this chance point takes of the pile."""
    return entry.data[0]


CHANCES = {
    point.kind: point
    for point in (
        ChancePoint("tile", "B1.2", tile_outcomes, tile_weight, sample_tile, answer_tile, frozenset({Tile})),
        card_point("deal", "B1.5", Deal, dealt_cards, answer_deal),
        ChancePoint("roll", "B3.2", roll_outcomes, roll_weight, sample_roll, answer_roll, frozenset({Roll})),
        card_point("turn", "B3.2", TurnUp, cards_due, answer_turn),
        card_point("draw", "B4.1", Drawn, cards_due, answer_drawn),
    )
}
