"""Refusing rules of chance outcomes that cannot come up (C1.13, C1.14, C2.6, C5.2)."""

from __future__ import annotations

from gamecore.games.porto_carthago.actions_chance import Fill, First, Lay, Look, Ship, Voyage
from gamecore.games.porto_carthago.pieces import CARD_COUNTS, CARD_KINDS, GOODS, SHIP_NUMBER
from gamecore.games.porto_carthago.rule_list import Facts, asked, data, rule
from gamecore.games.porto_carthago.state import PortoCarthagoState, next_cards

State = PortoCarthagoState


@rule("C1.13", Ship, Voyage, say="You cannot have {card} drawn: it cannot be the top card of the deck now.")
def the_card_can_be_on_top(s: State, seat: int, a: Ship | Voyage) -> Facts:
    """C1.13."""
    return None if SHIP_NUMBER[a.card] in next_cards(s) else {"card": a.card}


@rule("C1.13", Look, say="You cannot have {card} seen: it cannot be card {place} of the deck now.")
def the_card_can_be_seen(s: State, seat: int, a: Look) -> Facts:
    """C1.13, C13.11."""
    return {"card": a.card, "place": data(s)[0] + 1}


@rule("C1.14", Fill, say="You cannot have these goods drawn: {count} of those in the bag are drawn.")
def the_goods_are_in_the_bag(s: State, seat: int, a: Fill) -> Facts:
    """C1.14."""
    drawn = [a.goods.count(good) for good in GOODS]
    if asked(s) == "goods" and len(a.goods) == data(s)[0] and all(x <= y for x, y in zip(drawn, s.bag, strict=True)):
        return None
    return {"count": data(s)[0]}


@rule("C2.6", First, say="You cannot make seat {seat} the start player: the seats are 0 to {last}.")
def the_seat_exists(s: State, seat: int, a: First) -> Facts:
    """C2.6."""
    return None if 0 <= a.number < s.players else {"seat": a.number, "last": s.players - 1}


@rule("C5.2", Lay, say="You cannot lay out these cards: there are two porters and one card of each other kind.")
def the_six_cards_are_laid(s: State, seat: int, a: Lay) -> Facts:
    """C5.2, C0.5."""
    return None if [a.cards.count(kind) for kind in CARD_KINDS] == list(CARD_COUNTS) else {}
