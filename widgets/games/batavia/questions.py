"""The question of the moment, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.batavia.pieces import CASHING
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia.outlook import achieves
from widgets.games.batavia.sentences import cards_in_words, number_of
from widgets.games.batavia.telling import COUNTED_NOTES
from widgets.games.batavia.words import QUESTIONS
from widgets.shared.asking import Asker, Variant


def bid(view: BataviaView) -> Variant:
    owned, lowest = view.notes[view.asked], view.bid + 1
    if owned is not None and owned < lowest:
        return "bid_beyond", {"lowest": lowest, "owned": number_of(COUNTED_NOTES, owned)}
    return ("bid" if view.bid else "bid_first"), {"lowest": lowest}


def action(view: BataviaView) -> Variant:
    return ("action" if view.needs(view.asked) is None else "action_seal"), {}


def lay(view: BataviaView) -> Variant:
    key = "lay" if achieves(view) else "lay_short"
    hand = view.hands[view.asked]
    if hand is not None and not any(left and not down for left, down in zip(hand, view.laying, strict=True)):
        key = "lay_last"
    return key, {"count": cards_in_words(view.laying)}


def cash(view: BataviaView) -> Variant:
    return "cash", {"gold": CASHING[sum(1 for tiles in view.collected(view.asked) if tiles)]}


VARIANTS: dict[str, Callable[[BataviaView], Variant]] = {
    "bid": bid,
    "action": action,
    "lay": lay,
    "cash": cash,
}

question = Asker(QUESTIONS, VARIANTS, named=lambda view: int(view.auctioneer)).question
