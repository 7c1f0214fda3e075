"""Porto Carthago's chance events: start player, ship cards, goods, action cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, permutations
from math import comb, prod
from random import Random
from typing import Any

from gamecore.games.porto_carthago.actions_chance import Fill, First, Lay, Look, Ship, Voyage
from gamecore.games.porto_carthago.pieces import (
    CARD_COUNTS,
    CARD_KINDS,
    GOOD_NUMBER,
    GOODS,
    SHIP_NAMES,
    SHIP_NUMBER,
)
from gamecore.games.porto_carthago.state import (
    Counts,
    PortoCarthagoDraft,
    Table,
    next_cards,
    setting_up,
    take_top,
)
from gamecore.games.porto_carthago.turn_cards import answer_voyage
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending
from gamecore.kernel.events import event
from gamecore.kernel.flow import ChancePoint, Weighted
from gamecore.kernel.state import replaced

# The first start player -----------------------------------------------------------------------------------


@cache
def firsts(players: int) -> Weighted:
    """Return the equally likely start players (C2.6)."""
    return tuple((First(seat), 1) for seat in range(players))


def answer_first(t: PortoCarthagoDraft, entry: Pending, action: First) -> None:
    """Give the start player card to a seat (C2.6)."""
    t.start = action.number
    t.events.append(event("start player", "C2.6", action.number, {"servants": t.supply[action.number]}))


# Ship cards -----------------------------------------------------------------------------------------------

SHIP_ACTIONS = tuple(Ship(name) for name in SHIP_NAMES)
VOYAGES = tuple(Voyage(name) for name in SHIP_NAMES)
LOOKS = tuple(Look(name) for name in SHIP_NAMES)
RULE_OF_ROW = {"setup": "C2.2", "decade": "C4.13", "pilot": "C13.13"}


def answer_ship(t: PortoCarthagoDraft, entry: Pending, action: Ship) -> None:
    """Put the top card of the deck on its place in a row (C2.2, C4.13, C13.13)."""
    card = SHIP_NUMBER[action.card]
    row, place = entry.data
    take_top(t, card)
    if row == 1:
        t.row1 = replaced(t.row1, place, card)
    else:
        t.row2 = replaced(t.row2, place, card)
    rule = RULE_OF_ROW["pilot" if entry.seat >= 0 else "setup" if setting_up(t) else "decade"]
    t.events.append(event("ship dealt", rule, -1, {"card": action.card, "row": row, "place": place + 1}))


def cards_to_see(t: Table, entry: Pending) -> Counts:
    """Return the cards that the user of SCOUT3 can see in this place, all equally likely (C13.11)."""
    place = entry.data[0]
    if place < len(t.top):
        return t.top[place : place + 1]
    rest: Counts = t.bottom[:1]
    return tuple(card for card in range(len(SHIP_NAMES)) if t.unknown >> card & 1) or rest


def answer_look(t: PortoCarthagoDraft, entry: Pending, action: Look) -> None:
    """Let the user of SCOUT3 see one more card (C13.11); others may know it if it lay under the deck once."""
    card, place = SHIP_NUMBER[action.card], entry.data[0]
    mine = 1 << entry.seat
    if place < len(t.top):
        t.looked = replaced(t.looked, place, t.looked[place] | mine)
    elif t.unknown:
        t.unknown &= ~(1 << card)
        t.top, t.looked = (*t.top, card), (*t.looked, mine)
    else:
        t.bottom = t.bottom[1:]
        t.top, t.looked = (*t.top, card), (*t.looked, (1 << t.players) - 1)
    t.events.append(event("looked", "C13.11", entry.seat, {"place": place + 1}, {"card": action.card}))


# Goods ----------------------------------------------------------------------------------------------------


@cache
def draws(bag: Counts, count: int) -> Weighted:
    """Return what can be drawn at once from a bag, with the number of ways for each (C1.14).

    >>> [(str(action), weight) for action, weight in draws((0, 0, 1, 2, 0), 2)]
    [('fill oil purple', 2), ('fill purple purple', 1)]
    """
    found = []
    for goods in combinations_with_replacement(range(len(GOODS)), count):
        if weight := ways(bag, Counter(goods)):
            found.append((Fill(tuple(GOODS[good] for good in goods)), weight))
    return tuple(found)


def ways(bag: Counts, drawn: Counter[int]) -> int:
    """Return in how many ways these goods can be drawn from a bag.

    >>> ways((6, 6, 6, 6, 6), Counter({0: 2, 4: 1}))
    90
    """
    return prod(comb(bag[good], count) for good, count in drawn.items())


def goods_weight(t: Table, entry: Pending, action: Action) -> int:
    """Return the number of ways in which these goods can be drawn."""
    if type(action) is not Fill or len(action.goods) != entry.data[0]:
        return 0
    return ways(t.bag, Counter(GOOD_NUMBER[good] for good in action.goods))


def sample_goods(t: Table, entry: Pending, rng: Random) -> Action:
    """Draw goods from the bag one by one."""
    discs = [name for name, count in zip(GOODS, t.bag, strict=True) for _ in range(count)]
    return Fill(tuple(rng.sample(discs, entry.data[0])))


RULE_OF_FILL = ("C2.1", "C5.6", "C8.2")


def answer_goods(t: PortoCarthagoDraft, entry: Pending, action: Fill) -> None:
    """Lay the goods drawn on the market (C2.1, C5.6, C8.2)."""
    bag, market = list(t.bag), list(t.market)
    for name in action.goods:
        bag[GOOD_NUMBER[name]] -= 1
        market[GOOD_NUMBER[name]] += 1
    t.bag, t.market = tuple(bag), tuple(market)
    t.events.append(event("market filled", RULE_OF_FILL[entry.data[1]], facts={"goods": action.goods}))


# Action cards ---------------------------------------------------------------------------------------------

CARDS = tuple(kind for kind, count in enumerate(CARD_COUNTS) for _ in range(count))
LAYOUTS: Weighted = tuple(
    (Lay(tuple(CARD_KINDS[kind] for kind in order)), 1) for order in sorted(set(permutations(CARDS)))
)
"""The 360 different layouts, all equally likely (C5.2)."""


def answer_cards(t: PortoCarthagoDraft, entry: Pending, action: Lay) -> None:
    """Lay the action cards on the action spaces (C5.2)."""
    t.layout = tuple(CARD_KINDS.index(name) for name in action.cards)
    t.events.append(event("cards laid", "C5.2", facts={"cards": action.cards}))


# The chance points ----------------------------------------------------------------------------------------


def even(
    kind: str, action: type[Action], outcomes: Callable[[Any, Pending], Weighted], answer: Callable[..., None]
) -> ChancePoint:
    """Return a chance point with outcomes that are all equally likely."""

    def weight(t: Table, entry: Pending, outcome: Action) -> int:
        return int(type(outcome) is action and (outcome, 1) in outcomes(t, entry))

    def sample(t: Table, entry: Pending, rng: Random) -> Action:
        options = outcomes(t, entry)
        return options[int(rng.random() * len(options))][0]

    return ChancePoint(kind, action.rule, outcomes, weight, sample, answer, frozenset({action}))


def of_cards(actions: tuple[Action, ...], cards: Callable[[Table, Pending], Counts]) -> Callable[..., Weighted]:
    """Return the outcomes that name one of these cards each."""
    return lambda t, entry: tuple((actions[card], 1) for card in cards(t, entry))


def on_top(t: Table, entry: Pending) -> Counts:
    """Return the cards that can be on top of the deck."""
    return next_cards(t)


def drawn_outcomes(t: Table, entry: Pending) -> Weighted:
    """Return the goods that can be drawn, with exact weights (C1.14)."""
    return draws(t.bag, entry.data[0])


CHANCES = {
    "start player": even("start player", First, lambda t, entry: firsts(t.players), answer_first),
    "ship": even("ship", Ship, of_cards(SHIP_ACTIONS, on_top), answer_ship),
    "voyage": even("voyage", Voyage, of_cards(VOYAGES, on_top), answer_voyage),
    "look": even("look", Look, of_cards(LOOKS, cards_to_see), answer_look),
    "goods": ChancePoint("goods", "C1.14", drawn_outcomes, goods_weight, sample_goods, answer_goods, frozenset({Fill})),
    "cards": even("cards", Lay, lambda t, entry: LAYOUTS, answer_cards),
}
