"""The question of the moment, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.porto_carthago.pieces import (
    LAST_PALACE,
    PALACE_POINTS,
    PALACE_PRICES,
    PRIVILEGE_OF,
    RENEWAL_PRICE,
    SPACE_BONUSES,
    SPACES,
    WAREHOUSE,
)
from gamecore.games.porto_carthago.possible import open_final_purchase
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago.endings import outcome
from widgets.games.porto_carthago.reach import can_pay, has_bonus
from widgets.games.porto_carthago.sentences import counted, ship_words
from widgets.games.porto_carthago.words import PRIVILEGE_WORDS, QUESTIONS
from widgets.shared.asking import Asker, Variant, data_of, kind_of


def ship(view: PortoCarthagoView) -> Variant:
    return "ship", {"row": data_of(view)[0]}


def lighthouse(view: PortoCarthagoView) -> Variant:
    count, leads = data_of(view)
    return ("lighthouse_lead" if leads else "lighthouse"), {"count": count}


def privilege(view: PortoCarthagoView) -> Variant:
    card = data_of(view)[0]
    return "privilege", {"ship": ship_words(card), "privilege": PRIVILEGE_WORDS[PRIVILEGE_OF[card]]}


def base(view: PortoCarthagoView) -> Variant:
    return kind_of(view), {"space": SPACES[data_of(view)[0]], "price": view.merchant_price}


def bonus(view: PortoCarthagoView) -> Variant:
    space, must = data_of(view)
    key = "bonus_warehouse" if SPACE_BONUSES[space] == WAREHOUSE else "bonus_palace"
    palace = view.next_palace
    points = counted("points", PALACE_POINTS[palace])
    fields = {"space": SPACES[space], "palace": palace + 1, "price": PALACE_PRICES[palace], "points": points}
    can = has_bonus(view, space, view.supply[view.asked])
    return (f"{key}_must" if must else key if can else f"{key}_not"), fields


def second_dock(view: PortoCarthagoView) -> Variant:
    return ("second dock" if view.asked in view.owners else "only_dock"), {}


def market_good(view: PortoCarthagoView) -> Variant:
    return ("market good" if can_pay(view, RENEWAL_PRICE) else "market_poor"), {}


def offering(view: PortoCarthagoView) -> Variant:
    return "offering", {"due": data_of(view)[0]}


def final(view: PortoCarthagoView) -> Variant:
    price = PALACE_PRICES[LAST_PALACE]
    buys = not data_of(view)[0] and open_final_purchase(view.public, view.asked) and can_pay(view, price)
    return ("final_palace" if buys else "final"), {"price": price}


VARIANTS: dict[str, Callable[[PortoCarthagoView], Variant]] = {
    "ship": ship,
    "second dock": second_dock,
    "market good": market_good,
    "lighthouse": lighthouse,
    "privilege": privilege,
    "captain": base,
    "porter": base,
    "aristocrat": base,
    "loadmaster": base,
    "merchant": base,
    "bonus": bonus,
    "offering": offering,
    "final": final,
}

question = Asker(QUESTIONS, VARIANTS, outcome).question
