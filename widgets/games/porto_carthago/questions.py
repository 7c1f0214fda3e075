"""The question of the moment, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gamecore.games.porto_carthago.pieces import (
    LAST_PALACE,
    PALACE_PRICES,
    PRIVILEGE_OF,
    SPACE_BONUSES,
    SPACES,
    WAREHOUSE,
)
from gamecore.games.porto_carthago.possible import can_purchase_finally
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.decision import Over
from widgets.games.porto_carthago.endings import outcome
from widgets.games.porto_carthago.sentences import ship_words
from widgets.games.porto_carthago.words import PRIVILEGE_WORDS, QUESTIONS

Variant = tuple[str, dict[str, Any]]


def question(view: PortoCarthagoView, names: Sequence[str]) -> str:
    """One short sentence that says who is asked for what, what chance decides, or who has won."""
    decision = view.decision
    if isinstance(decision, Over):
        return outcome(view, decision.winners, names)
    key, fields = VARIANTS.get(decision.kind, plainly)(view)
    name = names[decision.seat] if 0 <= decision.seat < len(names) else ""
    return QUESTIONS[key].format(name=name, **fields)


def data(view: PortoCarthagoView) -> tuple[int, ...]:
    """What belongs to the decision of the moment."""
    return view.decision.data  # type: ignore[union-attr]


def plainly(view: PortoCarthagoView) -> Variant:
    return view.decision.kind, {}  # type: ignore[union-attr]


def ship(view: PortoCarthagoView) -> Variant:
    return "ship", {"row": data(view)[0]}


def lighthouse(view: PortoCarthagoView) -> Variant:
    count, leads = data(view)
    return ("lighthouse_lead" if leads else "lighthouse"), {"count": count}


def privilege(view: PortoCarthagoView) -> Variant:
    card = data(view)[0]
    return "privilege", {"ship": ship_words(card), "privilege": PRIVILEGE_WORDS[PRIVILEGE_OF[card]]}


def base(view: PortoCarthagoView) -> Variant:
    return view.decision.kind, {"space": SPACES[data(view)[0]], "price": view.merchant_price}  # type: ignore[union-attr]


def bonus(view: PortoCarthagoView) -> Variant:
    space, must = data(view)
    key = "bonus_warehouse" if SPACE_BONUSES[space] == WAREHOUSE else "bonus_palace"
    palace = view.next_palace
    fields = {"space": SPACES[space], "palace": palace + 1, "price": PALACE_PRICES[palace]}
    return (f"{key}_must" if must else key), fields


def offering(view: PortoCarthagoView) -> Variant:
    return "offering", {"due": data(view)[0]}


def final(view: PortoCarthagoView) -> Variant:
    buys = not data(view)[0] and can_purchase_finally(view.public, view.asked)
    return ("final_palace" if buys else "final"), {"price": PALACE_PRICES[LAST_PALACE]}


VARIANTS: dict[str, Callable[[PortoCarthagoView], Variant]] = {
    "ship": ship,
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
