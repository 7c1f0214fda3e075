"""What chance still holds for a position, as laws in points: members in the black bag, and a chest being loaded.

The coach counts the means of these laws, the odds panel the laws themselves; so both say the same.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from gamecore.games.village.odds_chests import chest_law
from gamecore.games.village.odds_mass import after_draw, drawn_law, majority, own_drawn_law
from gamecore.games.village.odds_results import LAST_MASS, NEXT_MASS, THIS_MASS, UNSEEN_CHESTS, Result
from gamecore.games.village.pieces import (
    BAG,
    CHURCH_PLACES,
    CHURCH_SCORE,
    MAJORITY_POINTS,
    MASS_DRAWS,
    MONKS,
    WINDOW_GRAIN,
    WINDOWS,
)
from gamecore.games.village.state import Counts, Rows, Table, unseen_chests
from gamecore.odds.exact import Distribution

LATER = Fraction(6, 5)
"""Estimate of a member that stays in the bag for another mass."""

GRAIN = Fraction(7, 20)
"""Estimate of a bag of grain."""

COIN_ABOARD = Fraction(13, 20)
"""Estimate of a coin in a chest that is still aboard."""


class Part(NamedTuple):
    """One thing left to chance: its law in points, its mean as a float, and what is taken for granted."""

    law: Result
    mean: float
    assumption: str


def part(law: Result, assumption: str) -> Part:
    """Return a part of what is left to chance."""
    return Part(law, float(law.mean), assumption)


def prospects(t: Table, seat: int) -> tuple[Part, ...]:
    """Return what chance still holds for a seat; its parts are independent."""
    parts = (mass_part(t, seat), chest_part(t, seat))
    return tuple(each for each in parts if each is not None)


# Chests (VP5.6) -----------------------------------------------------------------------------------------------


def chest_part(t: Table, seat: int) -> Part | None:
    """Return what the chest that the seat is just loading is worth; None if it is loading none."""
    top = t.pending[-1] if t.pending else None
    if top is None or top.kind != "chest" or top.seat != seat:
        return None
    return chest_worth(unseen_chests(t))


@lru_cache(maxsize=64)
def chest_worth(unseen: Counts) -> Part:
    """Return what the next chest is worth aboard."""
    return part(chest_law(unseen).map(lambda coins: coins * COIN_ABOARD), UNSEEN_CHESTS)


# The mass (V17) -----------------------------------------------------------------------------------------------


def mass_part(t: Table, seat: int) -> Part | None:
    """Return what a seat's members in the bag are worth, and in a mass what it can still bring; None if nothing."""
    kinds = {entry.kind for entry in t.pending}
    if "majority" in kinds:
        return service_part(t, seat)
    own = t.where[seat].count(BAG)
    if not own or not kinds or (kinds & {"ending", "scoring"} and "mass" not in kinds):
        return None
    return bag_worth(own, sum(row.count(BAG) for row in t.where) - own, t.ended_by >= 0)


@lru_cache(maxsize=256)
def bag_worth(own: int, others: int, last: bool) -> Part:
    """Return what so many members in the bag are worth before a mass, those of others being there too.

    >>> bag_worth(1, 0, False).law.probabilities()
    {Fraction(6, 5): Fraction(1, 5), Fraction(2, 1): Fraction(4, 5)}
    """
    later = Fraction(0) if last else LATER
    law = own_drawn_law(own, others).map(lambda drawn: drawn * Fraction(CHURCH_SCORE[0]) + (own - drawn) * later)
    return part(law, LAST_MASS if last else NEXT_MASS)


def service_part(t: Table, seat: int) -> Part:
    """Return what the mass under way can still bring to a seat."""
    draws, monks, climbs = 0, MONKS, False
    for entry in t.pending:
        if entry.kind in ("buying", "ransom"):
            draws = MASS_DRAWS - entry.data[1]
        elif entry.kind in ("drawing", "draw"):
            draws, monks = entry.data
        elif entry.kind == "climbing":
            climbs = (seat - entry.seat) % t.players < t.players - entry.data[0]
    bag = tuple(row.count(BAG) for row in t.where)
    windows = tuple(tuple(row.count(place) for place in CHURCH_PLACES) for row in t.where)
    return service_worth(bag, windows, seat, (draws, monks), t.grain[seat] if climbs else 0, t.ended_by >= 0)


@lru_cache(maxsize=1024)
def service_worth(bag: Counts, windows: Rows, seat: int, draw: tuple[int, int], grain: int, last: bool) -> Part:
    """Return what a mass still brings to a seat: members drawn, moving up with so much grain, and the majority.

    ``draw`` are the draws to come and the monks in the bag. Members that stand on a window already are counted
    elsewhere; nobody else buys or moves up.

    >>> service_worth((1, 0), ((0, 0, 0, 0), (0, 0, 0, 0)), 0, (4, 4), 1, True).law.probabilities()
    {Fraction(0, 1): Fraction(1, 5), Fraction(93, 20): Fraction(4, 5)}
    """
    law: Distribution[Any] = drawn_law(bag, *draw) if draw[0] and any(bag) else Distribution.certain((0,) * len(bag))
    later = Fraction(0) if last else LATER

    def result(drawn: Counts) -> Fraction:
        sure = CHURCH_SCORE[0] * drawn[seat] + later * (bag[seat] - drawn[seat])
        return sure + best_moving_up(after_draw(windows, drawn), seat, grain)

    return part(law.map(result), THIS_MASS)


def best_moving_up(windows: Rows, seat: int, grain: int) -> Fraction:
    """Return the most that moving up with so much grain brings, its grain paid, and the majority after it.

    >>> best_moving_up(((1, 0, 0, 0), (1, 0, 0, 0)), 0, 1), best_moving_up(((1, 0, 0, 0), (0, 0, 0, 0)), 0, 0)
    (Fraction(53, 20), Fraction(2, 1))
    """
    found = []
    for row, used, points in moves_up(windows[seat], grain):
        after = (*windows[:seat], row, *windows[seat + 1 :])
        found.append(points - used * GRAIN + MAJORITY_POINTS * (seat in majority(after)))
    return max(found)


@lru_cache(maxsize=1024)
def moves_up(row: Counts, grain: int) -> tuple[tuple[Counts, int, int], ...]:
    """Return every row of windows that can be reached with so much grain, with the grain used and the points gained.

    >>> moves_up((1, 0, 0, 0), 3)
    (((1, 0, 0, 0), 0, 0), ((0, 1, 0, 0), 1, 1), ((0, 0, 1, 0), 3, 2))
    """
    found = {row: (0, 0)}
    waiting = [row]
    for each in waiting:
        used, points = found[each]
        for window in range(1, WINDOWS):
            price = used + WINDOW_GRAIN[window]
            if each[window - 1] and price <= grain:
                moved = list(each)
                moved[window - 1] -= 1
                moved[window] += 1
                if tuple(moved) not in found:
                    found[tuple(moved)] = price, points + CHURCH_SCORE[window] - CHURCH_SCORE[window - 1]
                    waiting.append(tuple(moved))
    return tuple((each, *values) for each, values in found.items())
