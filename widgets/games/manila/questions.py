"""The question of the moment, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gamecore.games.manila.pieces import SUM_OF_STARTS, is_sailing
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.decision import Over
from widgets.games.manila.targets import is_blind
from widgets.games.manila.words import AND, QUESTIONS, WARE_NAMES

Variant = tuple[str, dict[str, Any]]


def question(view: ManilaView, names: Sequence[str]) -> str:
    """One short sentence that says who is asked for what, what chance decides, or who has won."""
    decision = view.decision
    if isinstance(decision, Over):
        return outcome(view, decision.winners, names)
    key, fields = VARIANTS.get(decision.kind, plainly)(view)
    seat = decision.seat if decision.seat >= 0 else view.harbour_master
    return QUESTIONS[key].format(name=names[seat] if seat >= 0 else "", **fields)


def outcome(view: ManilaView, winners: Sequence[int], names: Sequence[str]) -> str:
    """Who has won, with what fortune."""
    total = max(score.total for score in view.scores or ())
    if len(winners) == 1:
        return QUESTIONS["won"].format(name=names[winners[0]], total=total)
    return QUESTIONS["shared"].format(names=listing([names[seat] for seat in winners]), total=total)


def listing(names: Sequence[str]) -> str:
    """Names in a row, the last two joined by “and”."""
    listed = AND["pair"].format(first=names[-2], second=names[-1])
    for name in reversed(names[:-2]):
        listed = AND["list"].format(first=name, second=listed)
    return listed


def plainly(view: ManilaView) -> Variant:
    return view.decision.kind, {}  # type: ignore[union-attr]


def bid(view: ManilaView) -> Variant:
    return ("bid" if view.bid else "bid_first"), {"lowest": view.bid + 1}


def start(view: ManilaView) -> Variant:
    used = sum(location for location in view.locations if is_sailing(location))
    return "start", {"left": SUM_OF_STARTS - used}


def place(view: ManilaView) -> Variant:
    return ("place_blind" if is_blind(view, view.asked) else "place"), {}


def steer(view: ManilaView) -> Variant:
    return ("steer_large" if view.decision.data[0] else "steer_small"), {}  # type: ignore[union-attr]


def send(view: ManilaView) -> Variant:
    return "send", {"ware": WARE_NAMES[view.decision.data[0]]}  # type: ignore[union-attr]


VARIANTS: dict[str, Callable[[ManilaView], Variant]] = {
    "bid": bid,
    "start": start,
    "place": place,
    "steer": steer,
    "send": send,
}
