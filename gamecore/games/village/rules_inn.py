"""Refusing rules of the inn and its cards (VI3, VI4)."""

from __future__ import annotations

from gamecore.games.village.inn_actions import Amount, Befriend, Clear, Scrap, Use
from gamecore.games.village.inn_cards import USES
from gamecore.games.village.inn_pieces import CARD_NAMES, CARD_OF, SEA_CARDS, VILLAGERS
from gamecore.games.village.inn_turn import can_afford_card
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import BEER, INN_PLACE, TILES
from gamecore.games.village.rules_turn import names
from gamecore.games.village.state import Table, customers, members_at


@rule("VI3.7", Befriend, Clear, say="You cannot take the {card}: all stacks are empty.")
def a_stack_is_left(s: Table, seat: int, a: Befriend | Clear) -> Facts:
    """VI3.7."""
    return {"card": a.what} if max(s.tops) < 0 else None


@rule("VI1.3", Befriend, Clear, say="You cannot choose the {card}: these cards lie on top: {tops}.")
def the_card_lies_on_top(s: Table, seat: int, a: Befriend | Clear) -> Facts:
    """VI1.3."""
    if CARD_OF[a.what] in s.tops or max(s.tops) < 0:
        return None
    return {"card": a.what, "tops": names(CARD_NAMES[card] for card in s.tops if card >= 0)}


@rule("VI3.2", Befriend, say="You cannot make friends yet: none of your members is in the inn.")
def a_guest_is_in_the_inn(s: Table, seat: int, a: Befriend) -> Facts:
    """VI3.2."""
    return None if members_at(s, seat, INN_PLACE) else {}


@rule(
    "VI3.5",
    Befriend,
    say="You cannot take the {card}: it costs {beer} beer and {price} coins, and you have {owned} and {coins}.",
)
def the_card_can_be_paid(s: Table, seat: int, a: Befriend) -> Facts:
    """VI3.5."""
    card = CARD_OF[a.what]
    if can_afford_card(s, seat, card):
        return None
    facts = {"card": a.what, "beer": VILLAGERS[card].beer, "price": VILLAGERS[card].coins}
    return {**facts, "owned": s.goods[seat][BEER], "coins": s.coins[seat]}


@rule("VI4.1", Use, say="You cannot use the {card}: your villager cards are {hand}.")
def the_card_is_held(s: Table, seat: int, a: Use) -> Facts:
    """VI4.1."""
    hand = s.hands[seat]
    if CARD_OF[a.what] in hand:
        return None
    return {"card": a.what, "hand": names(CARD_NAMES[card] for card in hand)}


def out_of_moment(s: Table, a: Use) -> bool:
    """Return whether a card is not used in its moment."""
    use = USES.get(CARD_OF[a.what])
    return use is None or not use.moment(s.pending[-1])


@rule("VP12.7", Use, say="You cannot use the {card} now: it is used only in its own moment of a voyage, {timing}.")
def sea_cards_have_their_moment(s: Table, seat: int, a: Use) -> Facts:
    """VP12.7."""
    card = CARD_OF[a.what]
    return {"card": a.what, "timing": VILLAGERS[card].timing} if card in SEA_CARDS and out_of_moment(s, a) else None


@rule(
    "VI4.4",
    Use,
    say="You cannot use the {card} now: it is used in the free moments of your turn, not inside an action.",
)
def turn_cards_have_free_moments(s: Table, seat: int, a: Use) -> Facts:
    """VI4.4."""
    return {"card": a.what} if VILLAGERS[CARD_OF[a.what]].timing == "turn" and out_of_moment(s, a) else None


@rule("VI4.9", Use, say="You cannot use the {card} now: its own moment is another one, {timing}.")
def other_cards_have_their_moment(s: Table, seat: int, a: Use) -> Facts:
    """VI4.9."""
    card = CARD_OF[a.what]
    timing = VILLAGERS[card].timing
    if timing == "turn" or card in SEA_CARDS or not out_of_moment(s, a):
        return None
    return {"card": a.what, "timing": timing}


@rule("VI4.4", Use, say="You cannot use the {card} now: it would have no effect.")
def the_card_has_an_effect(s: Table, seat: int, a: Use) -> Facts:
    """VI4.4."""
    card = CARD_OF[a.what]
    if card not in s.hands[seat] or out_of_moment(s, a) or USES[card].able(s, s.pending[-1]):
        return None
    return {"card": a.what}


@rule("VI4.4", Amount, say="You cannot choose {number}: from 1 to {most} is possible.")
def the_amount_is_possible(s: Table, seat: int, a: Amount) -> Facts:
    """VI4.4."""
    most = s.pending[-1].data[1]
    return None if 1 <= a.number <= most else {"number": a.number, "most": most}


@rule("V10.3", Scrap, say="You cannot take {tile}: it is not in an open stall, where these wait: {customers}.")
def the_scrapped_customer_is_in_a_stall(s: Table, seat: int, a: Scrap) -> Facts:
    """V10.3."""
    waiting = customers(s)
    if TILES.index(a.what) in waiting:
        return None
    return {"tile": a.what, "customers": names(TILES[tile] for tile in waiting)}
