"""What Batavia's actions are worth, in gold: the means of their odds, made without the laws around them.

So the coach recommends what the odds say brings most on average; what they take for granted is in ``odds_results``.
"""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.batavia.actions import Bid, Cash, Done, Draw, Keep, Lay, Move, Pass
from gamecore.games.batavia.odds import law_of_draw
from gamecore.games.batavia.odds_options import (
    bonus_law,
    completions,
    first_of,
    hand_of,
    laid_with,
    note_price,
    package_gain,
)
from gamecore.games.batavia.odds_outlook import Outlooks
from gamecore.games.batavia.odds_sets import cashed, in_order, set_gold, set_ways, tiles_left
from gamecore.games.batavia.pieces import COMPANIES
from gamecore.games.batavia.state import NO_CARDS, minus, plus
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.actions import Action
from gamecore.kernel.view import seat_of

Worths = dict[Action, float]


def appraise(view: BataviaView, legal: tuple[Action, ...]) -> Worths:
    """Return what each legal action is worth to the viewing seat, in gold."""
    return JUDGES[type(legal[0])](view, legal) if legal else {}


def worths_of_bids(view: BataviaView, legal: tuple[Action, ...]) -> Worths:
    """Return the package's gain less its price; a bid above the lowest one only costs more."""
    worths = dict.fromkeys(legal, 0.0)
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        gain = package_gain(view) + bonus_law(view, bids[0].amount).mean
        worths |= {bid: float(gain - note_price(view) * bid.amount) for bid in bids}
    return worths


def worths_of_actions(view: BataviaView, legal: tuple[Action, ...]) -> Worths:
    """Return the mean gain of drawing, and of each play with these cards."""
    outlooks = Outlooks(view, seat_of(view))
    return {action: float(worth_of_action(outlooks, action)) for action in legal}


def worth_of_action(outlooks: Outlooks, action: Action) -> float:
    """Return the mean gain of one action until after the next one."""
    view = outlooks.view
    if isinstance(action, Draw):
        return float(outlooks.mean_of_drawing(plus(hand_of(view), view.laying), law_of_draw(view)))
    cards, hand = laid_with(view, action)
    return max(
        float(outlooks.mean_of_play(plus(cards, more), minus(hand, more)))
        for more in completions(view, outlooks.seat, cards, hand)
    )


def worths_of_moves(view: BataviaView, legal: tuple[Action, ...]) -> Worths:
    """Return the mean gain of travelling with each company."""
    outlooks, hand = Outlooks(view, seat_of(view)), hand_of(view)
    return {action: float(outlooks.mean_of_play(NO_CARDS, hand, first_of(action))) for action in legal}


def worths_of_cashing(view: BataviaView, legal: tuple[Action, ...]) -> Worths:
    """Return the gold of this set and of those to come, cashed or kept."""
    left = 0 if view.destination >= 0 else tiles_left(view.positions)
    tiles = view.collected(seat_of(view))
    kept, taken = (set_ways(in_order(each), left) / len(COMPANIES) ** left for each in (tiles, cashed(tiles)))
    return {action: set_gold(tiles) + taken if isinstance(action, Cash) else kept for action in legal}


JUDGES: dict[type, Callable[[BataviaView, tuple[Action, ...]], Worths]] = {
    Bid: worths_of_bids,
    Pass: worths_of_bids,
    Draw: worths_of_actions,
    Lay: worths_of_actions,
    Done: worths_of_actions,
    Move: worths_of_moves,
    Cash: worths_of_cashing,
    Keep: worths_of_cashing,
}
