"""Manila's two chance events: the share deal and the movement roll."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

from gamecore.games.manila.actions import Deal, Roll
from gamecore.games.manila.moving import answer_roll
from gamecore.games.manila.pieces import FACES, MIXED_PER_WARE, SHARES_PER_WARE, WARES
from gamecore.games.manila.state import ManilaDraft, Table, sailing
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending
from gamecore.kernel.events import event
from gamecore.kernel.flow import ChancePoint, Menu, Weighted, draw
from gamecore.kernel.state import replaced

ROLLS: tuple[tuple[Roll, ...], ...] = tuple(
    tuple(Roll(dice) for dice in product(FACES, repeat=count)) for count in range(4)
)
"""All rolls of 0, 1, 2 and 3 dice in order."""

POSSIBLE_ROLLS = tuple(Menu(rolls) for rolls in ROLLS)
WEIGHTED_ROLLS: tuple[Weighted, ...] = tuple(tuple((roll, 1) for roll in rolls) for rolls in ROLLS)


def roll_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the equally likely rolls of the sailing punts' dice (M6.1)."""
    return WEIGHTED_ROLLS[len(sailing(s))]


def roll_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return 1 for a roll with one number from 1 to 6 for each sailing punt, else 0."""
    possible = POSSIBLE_ROLLS[len(sailing(s))]
    return int(id(action) in possible.keys or possible.holds(action))


def sample_roll(s: Table, entry: Pending, rng: Random) -> Action:
    """Roll the dice of the sailing punts."""
    rolls = ROLLS[len(sailing(s))]
    return rolls[int(rng.random() * len(rolls))]


def same_roll(s: Table, there: Table, roll: Roll, rng: Random) -> Roll | None:
    """Return the roll in which every punt that sails here and there rolls the same; the others roll afresh."""
    if not s.pending or s.pending[-1].kind != "roll":
        return None
    rolled = dict(zip(sailing(there), roll.dice, strict=True))
    return Roll(tuple(rolled[ware] if ware in rolled else rng.choice(FACES) for ware in sailing(s)))


def remaining_mix(s: Table) -> tuple[int, ...]:
    """Return how many shares of each ware are still in the face-down mix of the deal (M1.4)."""
    return tuple([MIXED_PER_WARE - SHARES_PER_WARE + pile for pile in s.piles])


@cache
def deals(mix: tuple[int, ...]) -> Weighted:
    """Return the pairs that can be dealt from a mix, with the number of ways for each.

    >>> [(str(action), weight) for action, weight in deals((0, 0, 1, 2))]
    [('deal ginseng jade', 2), ('deal jade jade', 1)]
    """
    return tuple(
        (Deal((WARES[a], WARES[b])), weight)
        for a in range(4)
        for b in range(a, 4)
        if (weight := mix[a] * (mix[a] - 1) // 2 if a == b else mix[a] * mix[b])
    )


@cache
def ways_to_deal(mix: tuple[int, ...]) -> dict[Action, int]:
    """Return the same by pair."""
    return dict(deals(mix))


def deal_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the pairs the next seat can be dealt, with exact weights (M1.4)."""
    return deals(remaining_mix(s))


def deal_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return the number of ways in which this pair can be dealt."""
    return ways_to_deal(remaining_mix(s)).get(action, 0)


def sample_deal(s: Table, entry: Pending, rng: Random) -> Action:
    """Deal two shares at random."""
    return draw(deals(remaining_mix(s)), rng)


def answer_deal(t: ManilaDraft, entry: Pending, action: Deal) -> None:
    """Give a seat its two shares, which it looks at alone (M1.4, M1.5)."""
    seat = entry.seat
    hand, piles = [0] * 4, list(t.piles)
    for name in action.wares:
        ware = WARES.index(name)
        hand[ware] += 1
        piles[ware] -= 1
    t.unencumbered = replaced(t.unencumbered, seat, tuple(hand))
    t.piles = tuple(piles)
    secret = {"first": action.wares[0], "second": action.wares[1]}
    t.events.append(event("dealt", "M1.4", seat, {"shares": len(action.wares)}, secret))


CHANCES = {
    "deal": ChancePoint("deal", "M1.4", deal_outcomes, deal_weight, sample_deal, answer_deal, frozenset({Deal})),
    "roll": ChancePoint("roll", "M6.1", roll_outcomes, roll_weight, sample_roll, answer_roll, frozenset({Roll})),
}
