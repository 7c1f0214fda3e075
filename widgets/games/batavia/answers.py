"""The legal actions as answers: grouped, each with a label that says what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gamecore.games.batavia import actions as a
from gamecore.games.batavia.pieces import CASHING, good_of
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia.sentences import cards_in_words
from widgets.games.batavia.words import (
    ANSWERS,
    COMPANY_BY_NAME,
    COMPANY_NAMES,
    COMPANY_WORDS,
    GOOD_NAMES,
    GROUPS,
)
from widgets.shared.asking import kind_of
from widgets.shared.game_ui import Answer, AnswerGroup

Names = Sequence[str]
QUIET = (a.Pass, a.Keep)
UNDO = "undo"
"""The table's own command: the last cards come back into the hand."""


def answers(view: BataviaView, legal: Sequence[Any], names: Names) -> list[AnswerGroup]:
    """What can be answered now, in groups. While cards are laid out, taking back is among the answers."""
    bids = [action for action in legal if isinstance(action, a.Bid)]
    laid = [action for action in legal if isinstance(action, a.Lay)]
    moves = [action for action in legal if isinstance(action, a.Move)]
    others = [action for action in legal if not isinstance(action, (a.Bid, a.Lay, a.Move))]
    groups: list[AnswerGroup] = []
    if bids:
        items = [{**item(view, bid), "value": bid.amount} for bid in bids]
        groups.append({"title": GROUPS["bid"], "kind": "number", "items": items})  # type: ignore[typeddict-item]
    if moves:
        groups.append({"title": GROUPS["move"], "kind": "buttons", "items": [item(view, move) for move in moves]})
    plain = [item(view, action) for action in others]
    if legal and kind_of(view) == "lay":
        plain.append(taking_back(view))
    if plain:
        groups.append({"title": "", "kind": "buttons", "items": plain})
    if laid:
        groups.append({"title": GROUPS["lay"], "kind": "number", "items": [item(view, lay) for lay in laid]})
    return groups


def taking_back(view: BataviaView) -> Answer:
    """The answer that takes the last cards back; only one company is down if it can be named."""
    down = [company for company, count in enumerate(view.laying) if count]
    if len(down) == 1:
        return {"text": UNDO, "label": ANSWERS["undo"].format(cards=cards_in_words(view.laying)), "quiet": True}
    return {"text": UNDO, "label": ANSWERS["undo_last"], "quiet": True}


def item(view: BataviaView, action: Any) -> Answer:
    """One action as an answer."""
    answer: Answer = {"text": str(action), "label": label(view, action)}
    if isinstance(action, QUIET):
        answer["quiet"] = True
    return answer


def label(view: BataviaView, action: Any) -> str:
    """What the button of an action says."""
    key, fields = LABELS[type(action)](view, action)
    return ANSWERS[key].format(**fields)


Label = tuple[str, dict[str, Any]]


def bid(view: BataviaView, action: a.Bid) -> Label:
    return ("bid_one" if action.amount == 1 else "bid"), {"amount": action.amount}


def passing(view: BataviaView, action: a.Pass) -> Label:
    return "pass", {}


def draw(view: BataviaView, action: a.Draw) -> Label:
    return "draw", {}


def lay(view: BataviaView, action: a.Lay) -> Label:
    word = COMPANY_WORDS[COMPANY_BY_NAME[action.company]]
    return ("lay_one" if action.count == 1 else "lay"), {"count": action.count, "word": word}


def done(view: BataviaView, action: a.Done) -> Label:
    return "done", {"cards": cards_in_words(view.laying)}


def move(view: BataviaView, action: a.Move) -> Label:
    if action.to not in COMPANY_BY_NAME:
        return "move_destination", {}
    company = COMPANY_BY_NAME[action.to]
    space = view.target(view.asked, company)
    if space < 0:
        return "move_plain", {"company": COMPANY_NAMES[company]}
    good = GOOD_NAMES[good_of(view.path[space - 1])]
    return "move", {"company": COMPANY_NAMES[company], "space": space, "good": good}


def cash(view: BataviaView, action: a.Cash) -> Label:
    count = sum(1 for tiles in view.collected(view.asked) if tiles)
    return ("cash_one" if count == 1 else "cash"), {"count": count, "gold": CASHING[count]}


def keep(view: BataviaView, action: a.Keep) -> Label:
    return "keep", {}


LABELS: dict[type, Callable[[BataviaView, Any], Label]] = {
    a.Bid: bid,
    a.Pass: passing,
    a.Draw: draw,
    a.Lay: lay,
    a.Done: done,
    a.Move: move,
    a.Cash: cash,
    a.Keep: keep,
}
