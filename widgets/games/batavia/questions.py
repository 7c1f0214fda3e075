"""The question of the moment, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gamecore.games.batavia.pieces import CASHING
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.decision import Over
from widgets.games.batavia.outlook import achieves
from widgets.games.batavia.sentences import cards_in_words, listing, number_of
from widgets.games.batavia.telling import COUNTED_NOTES
from widgets.games.batavia.words import QUESTIONS

Variant = tuple[str, dict[str, Any]]


def question(view: BataviaView, names: Sequence[str]) -> str:
    """One short sentence that says who is asked for what, what chance decides, or who has won."""
    decision = view.decision
    if isinstance(decision, Over):
        return outcome(view, decision.winners, names)
    key, fields = VARIANTS.get(decision.kind, plainly)(view)
    seat = decision.seat if decision.seat >= 0 else view.auctioneer
    return QUESTIONS[key].format(name=names[seat], **fields)


def outcome(view: BataviaView, winners: Sequence[int], names: Sequence[str]) -> str:
    """Who has won, with how much gold."""
    total = max(score.total for score in view.scores or ())
    if len(winners) == 1:
        return QUESTIONS["won"].format(name=names[winners[0]], total=total)
    return QUESTIONS["shared"].format(names=listing([names[seat] for seat in winners]), total=total)


def plainly(view: BataviaView) -> Variant:
    return view.decision.kind, {}  # type: ignore[union-attr]


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
