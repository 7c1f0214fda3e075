"""Every action a seat of Porto Carthago could try, within sensible numbers."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago.menus import assigns, shifts
from gamecore.games.porto_carthago.pieces import DOCKS, GOODS, SHIP_NAMES, SPACES
from gamecore.kernel.actions import Action


@cache
def universe() -> tuple[Action, ...]:
    """Return every action a seat could try: legal somewhere or nearly so."""
    return (*_simple(), *_ships(), *_harbour(), *_servants())


def _simple() -> tuple[Action, ...]:
    plain = (a.Skip, a.Score, a.Intrigue, a.Accept, a.Collect, a.Renew, a.Purchase, a.End)
    return (
        *(action() for action in plain),
        *(a.Play(space) for space in SPACES),
        *(a.Take(good) for good in GOODS),
        *(a.Buy(good) for good in GOODS),
        *(a.Charter(number) for number in range(7)),
        *(a.Extend(number) for number in range(4)),
        *(a.Offer(number) for number in range(-1, 19)),
    )


def _ships() -> tuple[Action, ...]:
    return (
        *(a.Enter(name, berth) for name in SHIP_NAMES for berth in a.BERTHS),
        *(a.Expel(name) for name in SHIP_NAMES),
        *(a.Use(name) for name in SHIP_NAMES),
        *(a.Bring(name) for name in SHIP_NAMES),
        *(a.Stack(names) for names in permutations(SHIP_NAMES[3:6])),
        a.Stack(("S01",)),
        a.Stack(("S01", "S02")),
        a.Stack(("S01", "S01", "S02")),
    )


def _harbour() -> tuple[Action, ...]:
    places = (*GOODS, *DOCKS)
    return (
        *(a.Claim(dock) for dock in DOCKS),
        *(a.Load(dock) for dock in DOCKS),
        *(a.Release(dock) for dock in DOCKS),
        *(a.Switch(dock, to) for dock in DOCKS for to in DOCKS),
        *(a.Carry(what, to) for what in places for to in a.TARGETS),
        *(a.Deliver(what, dock) for what in places for dock in DOCKS),
    )


def _servants() -> tuple[Action, ...]:
    return (
        *assigns(5, 5, 5).actions,
        a.Assign(0, 0),
        a.Assign(4, 2),
        a.Assign(-3, -3),
        a.Assign(6, 0),
        *shifts((1,) * 5, (1,) * 5).actions,
        a.Shift(((0, 2),)),
        a.Shift(((1, -3),)),
        a.Shift(((0, 2), (2, -1))),
        a.Shift(((0, 3), (2, -1))),
        a.Shift(((0, 1), (0, 1))),
        a.Shift(((1, 0),)),
        a.Shift(((7, 1),)),
        a.Shift(((-1, 1),)),
    )
