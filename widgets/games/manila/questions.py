"""The question of the moment, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.manila.pieces import SUM_OF_STARTS, is_sailing
from gamecore.games.manila.view import ManilaView
from widgets.games.manila.targets import is_blind
from widgets.games.manila.words import QUESTIONS, WARE_NAMES
from widgets.shared.asking import Asker, Variant, data_of


def bid(view: ManilaView) -> Variant:
    return ("bid" if view.bid else "bid_first"), {"lowest": view.bid + 1}


def start(view: ManilaView) -> Variant:
    used = sum(location for location in view.locations if is_sailing(location))
    return "start", {"left": SUM_OF_STARTS - used}


def place(view: ManilaView) -> Variant:
    return ("place_blind" if is_blind(view, view.asked) else "place"), {}


def steer(view: ManilaView) -> Variant:
    return ("steer_large" if data_of(view)[0] else "steer_small"), {}


def send(view: ManilaView) -> Variant:
    return "send", {"ware": WARE_NAMES[data_of(view)[0]]}


VARIANTS: dict[str, Callable[[ManilaView], Variant]] = {
    "bid": bid,
    "start": start,
    "place": place,
    "steer": steer,
    "send": send,
}

question = Asker(QUESTIONS, VARIANTS, named=lambda view: int(view.harbour_master)).question
