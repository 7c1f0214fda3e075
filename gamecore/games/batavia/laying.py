"""Whole plays: a selection of cards judged before it is laid out, and the steps that lay it out (B5.2, B5.5, B9.5)."""

from __future__ import annotations

from gamecore.games.batavia.actions import Done, Lay
from gamecore.games.batavia.game import GAME
from gamecore.games.batavia.majority import goals
from gamecore.games.batavia.pieces import COMPANIES
from gamecore.games.batavia.state import Cards
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.actions import Action
from gamecore.kernel.refusal import Refusal


def play_steps(view: BataviaView, cards: Cards) -> tuple[Action, ...]:
    """Return the actions that lay out a selection, in an order in which no step is refused if the whole is legal.

    Companies whose cards win a seal that counts come first; “done” comes last.
    """
    needs = goals(view, view.asked).needs
    order = sorted(range(len(COMPANIES)), key=lambda company: not 0 < needs[company] <= cards[company])
    return (*(Lay(COMPANIES[company], cards[company]) for company in order if cards[company]), Done())


def judge(view: BataviaView, cards: Cards) -> tuple[Refusal, ...]:
    """Return why the seat that is asked cannot lay out this selection as a whole; () if it can.

    ``view`` is that of the asked seat, at a decision “action” or “lay”; at “lay” the selection comes on top of
    what lies already. The first step that is refused gives the reasons.
    """
    state = view.public
    for action in play_steps(view, cards):
        if refusals := GAME.refusals(state, action):
            return refusals
        state = GAME.apply(state, action).state
    return ()
