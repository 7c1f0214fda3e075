"""The legal actions as answers: grouped, each with a label that says what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gamecore.games.manila import actions as a
from gamecore.games.manila.pieces import (
    DOCKS,
    LOAN,
    PUNT_SEATS,
    REDEMPTION,
    SPACE_PRICES,
    WARES,
    in_port,
    in_shipyard,
    share_price,
)
from gamecore.games.manila.spaces import SPACES_OF_PLACE
from gamecore.games.manila.view import ManilaView
from widgets.games.manila.words import ANSWERS, GROUPS, WARE_BY_NAME, WARE_NAMES, WARE_TITLES
from widgets.shared.asking import kind_of
from widgets.shared.game_ui import Answer, AnswerGroup

Names = Sequence[str]
LOANS = (a.Borrow, a.Redeem)
QUIET = frozenset({"pass", "stay", "buy nothing", "steer nothing"})


def answers(view: ManilaView, legal: Sequence[Any], names: Names) -> list[AnswerGroup]:
    """What can be answered now, in groups; loans come last and folded."""
    asked = [action for action in legal if not isinstance(action, LOANS)]
    bids = [action for action in asked if isinstance(action, a.Bid)]
    groups: list[AnswerGroup] = []
    if bids:
        items = [{**item(view, bid, names), "value": bid.amount} for bid in bids]
        groups.append({"title": GROUPS["bid"], "kind": "number", "items": items})  # type: ignore[typeddict-item]
    for title, members in sorted_out(action for action in asked if not isinstance(action, a.Bid)):
        groups.append(buttons(title, [item(view, action, names) for action in members]))
    loans = [item(view, action, names) for action in legal if isinstance(action, LOANS)]
    if loans:
        groups.append({**buttons(GROUPS["loans"], loans), "folded": True})
    return groups


def buttons(title: str, items: list[Answer]) -> AnswerGroup:
    return {"title": title, "kind": "buttons", "items": items}


def item(view: ManilaView, action: Any, names: Names) -> Answer:
    """One action as an answer."""
    notation = str(action)
    answer: Answer = {"text": notation, "label": label(view, action, names)}
    if notation in QUIET or isinstance(action, LOANS):
        answer["quiet"] = True
    return answer


def sorted_out(actions: Iterable[Any]) -> list[tuple[str, list[Any]]]:
    """Actions by the title of their group, in a fixed order of groups; the ones without a title come last."""
    groups: dict[str, list[Any]] = {}
    for action in actions:
        groups.setdefault(group_title(action), []).append(action)
    return sorted(groups.items(), key=lambda group: group[0] == "")


def group_title(action: Any) -> str:
    if isinstance(action, a.Place):
        if action.space in WARES:
            return GROUPS["punts"]
        return GROUPS["docks"] if action.space.startswith(("port", "shipyard")) else GROUPS["others"]
    if isinstance(action, a.Start):
        return WARE_TITLES[WARE_BY_NAME[action.ware]]
    if isinstance(action, a.Steer) and action.moves:
        return GROUPS["two"] if len(action.moves) == 2 else GROUPS["ahead"]
    return ""


def label(view: ManilaView, action: Any, names: Names) -> str:
    """What the button of an action says."""
    key, fields = LABELS[type(action)](view, action, names)
    ware = getattr(action, "ware", "")
    if ware in WARE_BY_NAME:
        fields = {"ware": WARE_NAMES[WARE_BY_NAME[ware]], **fields}
    return ANSWERS[key].format(**fields)


Label = tuple[str, dict[str, Any]]


def bid(view: ManilaView, action: a.Bid, names: Names) -> Label:
    return "bid", {"amount": action.amount}


def passing(view: ManilaView, action: a.Pass, names: Names) -> Label:
    auction = kind_of(view) == "bid"
    return ("pass_auction" if auction else "pass_placing"), {}


def buy(view: ManilaView, action: a.Buy, names: Names) -> Label:
    if action.ware not in WARE_BY_NAME:
        return "buy_nothing", {}
    return "buy", {"price": share_price(view.steps[WARE_BY_NAME[action.ware]])}


def load(view: ManilaView, action: a.Load, names: Names) -> Label:
    left = next(ware for name, ware in WARE_BY_NAME.items() if name not in action.wares)
    return "load", {"ware": WARE_NAMES[left]}


def start(view: ManilaView, action: a.Start, names: Names) -> Label:
    return "start", {"space": action.space}


def place(view: ManilaView, action: a.Place, names: Names) -> Label:
    if action.seat:
        return "place_blind", {"ware": WARE_NAMES[WARE_BY_NAME[action.space]], "number": action.seat}
    fields: dict[str, Any] = {"price": price_of(view, action.space)}
    if action.space in WARE_BY_NAME:
        return "place", {"ware": WARE_NAMES[WARE_BY_NAME[action.space]], **fields}
    if action.space.startswith(("port", "shipyard")):
        kind, dock = action.space.split()
        return f"place_{kind}", {"dock": dock, **fields}
    return f"place_{action.space.replace(' ', '_')}", fields


def price_of(view: ManilaView, place_name: str) -> int:
    """What the asked seat would pay for a place: its price, or all its cash if that is less and it cannot borrow."""
    space = next(space for space in SPACES_OF_PLACE[place_name] if view.figures[space] < 0)
    return min(SPACE_PRICES[space], view.ceiling(view.asked))


def board(view: ManilaView, action: a.Board, names: Names) -> Label:
    return "board", {}


def evict(view: ManilaView, action: a.Evict, names: Names) -> Label:
    owner = view.figures[PUNT_SEATS[WARE_BY_NAME[action.ware]][action.seat - 1]]
    if 0 <= owner < len(names):
        return "evict_of", {"number": action.seat, "owner": names[owner]}
    return "evict", {"number": action.seat}


def stay(view: ManilaView, action: a.Stay, names: Names) -> Label:
    return "stay", {}


def steer(view: ManilaView, action: a.Steer, names: Names) -> Label:
    if not action.moves:
        return "steer_nothing", {}
    wares = [WARE_NAMES[WARE_BY_NAME[name]] for name, _ in action.moves]
    key = "_".join(["steer", *(str(steps) for _, steps in action.moves)])
    return key, {"ware": wares[0], "other": wares[-1]}


def send(view: ManilaView, action: a.Send, names: Names) -> Label:
    docked = in_port if action.to == "port" else in_shipyard
    return f"send_{action.to}", {"dock": DOCKS[sum(docked(location) for location in view.locations)]}


def borrow(view: ManilaView, action: a.Borrow, names: Names) -> Label:
    return "borrow", {}


def redeem(view: ManilaView, action: a.Redeem, names: Names) -> Label:
    """A redemption; with a warning if it leaves too little for the question, so that the game answers it itself."""
    left = view.ceiling(view.asked) - REDEMPTION + LOAN
    kind = kind_of(view)
    if kind == "bid" and left <= view.bid:
        return "redeem_then_pass", {}
    prices = (share_price(step) for step, count in zip(view.steps, view.piles or (), strict=False) if count)
    if kind == "buy" and left < min(prices, default=0):
        return "redeem_then_nothing", {}
    return "redeem", {}


LABELS: dict[type, Callable[[ManilaView, Any, Names], Label]] = {
    a.Bid: bid,
    a.Pass: passing,
    a.Buy: buy,
    a.Load: load,
    a.Start: start,
    a.Place: place,
    a.Board: board,
    a.Evict: evict,
    a.Stay: stay,
    a.Steer: steer,
    a.Send: send,
    a.Borrow: borrow,
    a.Redeem: redeem,
}
