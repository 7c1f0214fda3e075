"""What the button of each action says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago.pieces import (
    DOCK_NUMBER,
    EXTENSION_PRICE,
    GOOD_NUMBER,
    NO_BONUS,
    PALACE_PRICES,
    PRIVILEGE_OF,
    RENEWAL_PRICE,
    SHIP_NUMBER,
    SHIPS,
    SPACE_BONUSES,
    SPACE_COSTS,
    SPACE_NUMBER,
    WANTS,
    docks_of,
)
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago.labels import ANSWERS, BONUSES, MOVES, PLACES
from widgets.games.porto_carthago.reach import has_bonus
from widgets.games.porto_carthago.sentences import (
    counted,
    dock_words,
    moves_words,
    place_words,
    ship_title,
    ship_words,
)
from widgets.games.porto_carthago.words import CARD_TITLES, CARD_WORDS, GOOD_NAMES, GOOD_TITLES, PRIVILEGE_WORDS
from widgets.shared.asking import data_of
from widgets.shared.telling import listing, name_of

Label = tuple[str, dict[str, Any]]
Names = Sequence[str]


def label(view: PortoCarthagoView, action: Any, names: Names) -> str:
    """What the button of an action says."""
    key, fields = LABELS[type(action)](view, action, names)
    return ANSWERS[key].format(**fields)


def place_label(view: PortoCarthagoView, action: Any, names: Names) -> str:
    """What a click on the place of an action does, as a sentence."""
    key, fields = LABELS[type(action)](view, action, names)
    return PLACES[key].format(**fields)


def claim(view: PortoCarthagoView, action: a.Claim, names: Names) -> Label:
    dock = DOCK_NUMBER[action.dock]
    if view.berths[dock] < 0:
        return "claim", {"dock": dock_words(dock)}
    return "claim_ship", {"dock": dock_words(dock), "ship": ship_words(view.berths[dock])}


def skip(view: PortoCarthagoView, action: a.Skip, names: Names) -> Label:
    return SKIPS.get(view.decision.kind, "skip_base"), {}  # type: ignore[union-attr]


SKIPS = {"first dock": "no_dock", "privilege": "decline", "bonus": "skip_bonus", "market good": "buy_none"}


def take(view: PortoCarthagoView, action: a.Take, names: Names) -> Label:
    return "take", {"good": action.good}


def ship_fields(card: int) -> dict[str, Any]:
    """What is said of a ship that can be guided or sent away: what it pays if loaded, and its danger to a voyage."""
    ship = SHIPS[card]
    return {"Ship": ship_title(card), "ship": ship_words(card), "income": ship.income, "danger": ship.danger}


def entering(view: PortoCarthagoView, card: int, dock: int, names: Names) -> Label:
    """What is said of a ship that enters a dock, or goes under the deck where both are full (dock -1)."""
    if dock < 0:
        return "enter_away", ship_fields(card)
    fields = {**ship_fields(card), "dock": dock_words(dock)}
    owner, good = view.owners[dock], view.stores[dock]
    if owner >= 0 and good == WANTS[card]:
        return "enter_load", {**fields, "name": name_of(names, owner)}
    return ("enter_owner", {**fields, "name": name_of(names, owner)}) if owner >= 0 else ("enter", fields)


def enter(view: PortoCarthagoView, action: a.Enter, names: Names) -> Label:
    card = SHIP_NUMBER[action.card]
    return entering(view, card, -1 if action.berth == "away" else docks_of(card)[action.berth == "II"], names)


def expel(view: PortoCarthagoView, action: a.Expel, names: Names) -> Label:
    return "expel", ship_fields(SHIP_NUMBER[action.card])


def load(view: PortoCarthagoView, action: a.Load, names: Names) -> Label:
    card = view.berths[DOCK_NUMBER[action.dock]]
    return "load", {"dock": dock_words(action.dock), "ship": ship_words(card), "income": SHIPS[card].income}


def score(view: PortoCarthagoView, action: a.Score, names: Names) -> Label:
    return "score", {"total": view.points[view.asked] + 1}


def plain(view: PortoCarthagoView, action: Any, names: Names) -> Label:
    return action.verb, {}


def accept(view: PortoCarthagoView, action: a.Accept, names: Names) -> Label:
    return "accept", {"privilege": PRIVILEGE_WORDS[PRIVILEGE_OF[data_of(view)[0]]]}


def play(view: PortoCarthagoView, action: a.Play, names: Names) -> Label:
    space = SPACE_NUMBER[action.space]
    cost, bonus = SPACE_COSTS[space], SPACE_BONUSES[space]
    key = f"play{'_cost' if cost else ''}"
    if bonus != NO_BONUS:
        key += "_bonus" if has_bonus(view, space, view.supply[view.asked] - cost) else "_bonus_not"
    kind = view.layout[space]
    fields = {"Card": CARD_TITLES[kind], "card": CARD_WORDS[kind], "space": action.space, "bonus": BONUSES[bonus]}
    return key, {**fields, "servants": counted("servants", cost)}


def charter(view: PortoCarthagoView, action: a.Charter, names: Names) -> Label:
    return "charter", {"ship": action.number}


def good_at(view: PortoCarthagoView, what: str) -> tuple[int, str]:
    """The good that an action takes, and where it lies."""
    if what in GOOD_NUMBER:
        return GOOD_NUMBER[what], place_words("warehouse")
    return view.stores[DOCK_NUMBER[what]], dock_words(what)


def carry(view: PortoCarthagoView, action: a.Carry, names: Names) -> Label:
    good, source = good_at(view, action.what)
    fields: dict[str, Any] = {"Good": GOOD_TITLES[good], "good": GOOD_NAMES[good], "source": source}
    if action.to not in DOCK_NUMBER:
        key = "carry_warehouse" if action.to == "warehouse" else "carry_ship"
        return key, {**fields, "ship": action.to.rpartition(" ")[2]}
    card = view.berths[DOCK_NUMBER[action.to]]
    fields["dock"] = dock_words(action.to)
    if card >= 0 and WANTS[card] == good:
        return "carry_load", {**fields, "ship": ship_words(card), "income": SHIPS[card].income}
    return "carry_dock", fields


def assign(view: PortoCarthagoView, action: a.Assign, names: Names) -> Label:
    moves = moves_words(action.lighthouse, action.temple)
    return "assign", {"moves": moves}


def switch(view: PortoCarthagoView, action: a.Switch, names: Names) -> Label:
    good = view.stores[DOCK_NUMBER[action.dock]]
    fields = {"dock": dock_words(action.dock), "to": dock_words(action.to), "good": GOOD_NAMES[good]}
    return ("switch_good" if good >= 0 else "switch"), fields


def release(view: PortoCarthagoView, action: a.Release, names: Names) -> Label:
    good = view.stores[DOCK_NUMBER[action.dock]]
    return ("release_good" if good >= 0 else "release"), {"dock": dock_words(action.dock), "good": GOOD_NAMES[good]}


def buy(view: PortoCarthagoView, action: a.Buy, names: Names) -> Label:
    price = RENEWAL_PRICE if view.decision.kind == "market good" else view.merchant_price  # type: ignore[union-attr]
    return "buy", {"good": action.good, "price": price}


def extend(view: PortoCarthagoView, action: a.Extend, names: Names) -> Label:
    return "extend", {"slots": counted("slots", action.number), "price": EXTENSION_PRICE * action.number}


def purchase(view: PortoCarthagoView, action: a.Purchase, names: Names) -> Label:
    final = view.decision.kind == "final"  # type: ignore[union-attr]
    palace = len(PALACE_PRICES) - 1 if final else view.next_palace
    return "purchase", {"palace": palace + 1, "price": PALACE_PRICES[palace]}


def offer(view: PortoCarthagoView, action: a.Offer, names: Names) -> Label:
    due = data_of(view)[0]
    key = "offer" if action.number == due else "offer_short" if action.number else "offer_none"
    return key, {"paid": action.number}


def use(view: PortoCarthagoView, action: a.Use, names: Names) -> Label:
    card = SHIP_NUMBER[action.card]
    return "use", {"ship": ship_words(card), "privilege": PRIVILEGE_WORDS[PRIVILEGE_OF[card]]}


def stack(view: PortoCarthagoView, action: a.Stack, names: Names) -> Label:
    first, *rest = (SHIP_NUMBER[card] for card in action.cards)
    fields = {
        "First": ship_title(first),
        "first": ship_words(first),
        "rest": listing([ship_words(card) for card in rest]),
    }
    return ("stack" if rest else "stack_one"), fields


def bring(view: PortoCarthagoView, action: a.Bring, names: Names) -> Label:
    card = SHIP_NUMBER[action.card]
    return entering(view, card, next((dock for dock in docks_of(card) if view.berths[dock] < 0), -1), names)


def shift(view: PortoCarthagoView, action: a.Shift, names: Names) -> Label:
    told = [
        MOVES["shift_lighthouse" if count > 0 else "shift_temple"].format(count=abs(count), name=name_of(names, seat))
        for seat, count in action.moves
    ]
    return "shift", {"moves": listing(told)}


def deliver(view: PortoCarthagoView, action: a.Deliver, names: Names) -> Label:
    card = view.berths[DOCK_NUMBER[action.dock]]
    key = "deliver_here" if action.what == action.dock else "deliver"
    good, source = good_at(view, action.what)
    fields = {"good": GOOD_NAMES[good], "source": source, "ship": ship_words(card)}
    return key, {**fields, "income": SHIPS[card].income}


LABELS: dict[type, Callable[[PortoCarthagoView, Any, Names], Label]] = {
    a.Claim: claim,
    a.Skip: skip,
    a.Take: take,
    a.Enter: enter,
    a.Expel: expel,
    a.Load: load,
    a.Score: score,
    a.Intrigue: plain,
    a.Accept: accept,
    a.Play: play,
    a.Collect: plain,
    a.Renew: plain,
    a.Charter: charter,
    a.Carry: carry,
    a.Assign: assign,
    a.Switch: switch,
    a.Release: release,
    a.Buy: buy,
    a.Extend: extend,
    a.Purchase: purchase,
    a.Offer: offer,
    a.Use: use,
    a.Stack: stack,
    a.Bring: bring,
    a.Deliver: deliver,
    a.Shift: shift,
    a.End: plain,
}
