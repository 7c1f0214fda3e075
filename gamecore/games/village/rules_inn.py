"""Refusing rules of the inn and its cards (VI3, VI4)."""

from __future__ import annotations

from gamecore.games.village.inn_actions import Amount, Befriend, Clear, Scrap, Use
from gamecore.games.village.inn_cards import USES
from gamecore.games.village.inn_pieces import CARD_NAMES, CARD_OF, SEA_CARDS, VILLAGERS
from gamecore.games.village.inn_turn import can_afford_card
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import BEER, INN_PLACE
from gamecore.games.village.rules_turn import not_waiting
from gamecore.games.village.state import Table, customers, members_at
from gamecore.games.village.things import card_words, coins_words, customer_words, goods_words


@rule("VI3.7", Befriend, Clear, say="You cannot choose {card}: all stacks of villagers are empty.")
def a_stack_is_left(s: Table, seat: int, a: Befriend | Clear) -> Facts:
    """VI3.7."""
    return {"card": card_words([a.what])} if max(s.tops) < 0 else None


@rule("VI1.3", Befriend, Clear, say="You cannot choose {card}: on top of the stacks you find {tops}.")
def the_card_lies_on_top(s: Table, seat: int, a: Befriend | Clear) -> Facts:
    """VI1.3."""
    if CARD_OF[a.what] in s.tops or max(s.tops) < 0:
        return None
    return {"card": card_words([a.what]), "tops": card_words(CARD_NAMES[card] for card in s.tops if card >= 0)}


@rule("VI3.2", Befriend, say="You cannot make friends yet: none of your members is in the inn.")
def a_guest_is_in_the_inn(s: Table, seat: int, a: Befriend) -> Facts:
    """VI3.2."""
    return None if members_at(s, seat, INN_PLACE) else {}


@rule("VI3.5", Befriend, say="You cannot take {card}: the price is {price}, and you have {beer} and {coins}.")
def the_card_can_be_paid(s: Table, seat: int, a: Befriend) -> Facts:
    """VI3.5."""
    card = CARD_OF[a.what]
    if can_afford_card(s, seat, card):
        return None
    villager = VILLAGERS[card]
    price = coins_words(villager.coins) if villager.coins else goods_words([(BEER, villager.beer)])
    facts = {"card": card_words([a.what]), "price": price}
    return {**facts, "beer": goods_words([(BEER, s.goods[seat][BEER])]), "coins": coins_words(s.coins[seat])}


@rule("VI4.1", Use, say="You cannot use {card}: you hold no villager cards.")
def some_card_is_held(s: Table, seat: int, a: Use) -> Facts:
    """VI4.1."""
    return None if s.hands[seat] else {"card": card_words([a.what])}


@rule("VI4.1", Use, say="You cannot use {card}: you hold only {hand}.")
def the_card_is_held(s: Table, seat: int, a: Use) -> Facts:
    """VI4.1."""
    hand = s.hands[seat]
    if not hand or CARD_OF[a.what] in hand:
        return None
    return {"card": card_words([a.what]), "hand": card_words(CARD_NAMES[card] for card in hand)}


def out_of_moment(s: Table, a: Use) -> bool:
    """Return whether a card is not used in its moment."""
    use = USES.get(CARD_OF[a.what])
    return use is None or not use.moment(s, s.pending[-1])


MOMENTS = {
    "end of a market day": "at the end of a market day",
    "market day": "on a market day, before a sale of yours",
    "death": "when a member of yours would go to a grave",
    "mass": "when members move up at a mass",
    "after an action": "right after an action of yours other than a market day, before anything else is used",
    "instead of a cube": "instead of taking a cube",
    "end": "in the final scoring",
    "trip": "on a trip",
    "hiring": "when you hire a captain, before anything is loaded",
    "loading": "when you load your ship",
    "sailing": "instead of moving with your captain",
}
"""When cards with a moment of their own are used, as part of a sentence."""

PLAYED_BY_CHOICE = {"scrap dealer": ("scrap", "scrap K3"), "cartographer": ("sail", "chart I4")}
"""Cards that are used by saying what they do: in which question, and an example."""


def is_played_by_choice(s: Table, a: Use) -> bool:
    """Return whether this is the moment of a card that is used by saying what it does: no step has been made yet."""
    kind, _ = PLAYED_BY_CHOICE.get(a.what, ("", ""))
    entry = s.pending[-1]
    return entry.kind == kind and not any(entry.data[:1])


def out_of_own_moment(s: Table, a: Use, *, at_sea: bool) -> Facts:
    """Return the facts about a card with a moment of its own that is not used in it; None for other cards."""
    card = CARD_OF[a.what]
    timing = VILLAGERS[card].timing
    if timing == "turn" or (card in SEA_CARDS) != at_sea or not out_of_moment(s, a) or is_played_by_choice(s, a):
        return None
    return {"card": card_words([a.what]), "moment": MOMENTS[timing]}


OWN_MOMENT = "You cannot use {card} now: this card is used only {moment}."


@rule("VP12.7", Use, say=OWN_MOMENT)
def sea_cards_have_their_moment(s: Table, seat: int, a: Use) -> Facts:
    """VP12.7."""
    return out_of_own_moment(s, a, at_sea=True)


@rule(
    "VI4.4",
    Use,
    say="You cannot use {card} now: this card is used in the free moments of your turn, not inside an action.",
)
def turn_cards_have_free_moments(s: Table, seat: int, a: Use) -> Facts:
    """VI4.4."""
    if VILLAGERS[CARD_OF[a.what]].timing != "turn" or not out_of_moment(s, a):
        return None
    return {"card": card_words([a.what])}


@rule("VI4.9", Use, say=OWN_MOMENT)
def other_cards_have_their_moment(s: Table, seat: int, a: Use) -> Facts:
    """VI4.9."""
    return out_of_own_moment(s, a, at_sea=False)


@rule("VI4.9", Use, say="You cannot use {card} this way: say what the card does, for example “{example}”.")
def some_cards_are_used_by_what_they_do(s: Table, seat: int, a: Use) -> Facts:
    """VI4.9, VP12.6."""
    if not is_played_by_choice(s, a):
        return None
    return {"card": card_words([a.what]), "example": PLAYED_BY_CHOICE[a.what][1]}


@rule("VI4.3", Use, say="You cannot use {card}: it could do nothing now, so you keep it.")
def the_card_has_an_effect(s: Table, seat: int, a: Use) -> Facts:
    """VI4.3."""
    card = CARD_OF[a.what]
    if card not in s.hands[seat] or out_of_moment(s, a) or USES[card].able(s, s.pending[-1]):
        return None
    return {"card": card_words([a.what])}


@rule("VI4.4", Amount, say="You cannot choose {number}: the least is 1, and the most is {most}.")
def the_amount_is_possible(s: Table, seat: int, a: Amount) -> Facts:
    """VI4.4."""
    most = s.pending[-1].data[1]
    return None if 1 <= a.number <= most else {"number": a.number, "most": most}


@rule(
    "V10.3",
    Scrap,
    say="You cannot take {customer}: only those in open stalls can be taken, and there they want {wishes}.",
)
def the_scrapped_customer_is_in_a_stall(s: Table, seat: int, a: Scrap) -> Facts:
    """V10.3."""
    return not_waiting(s, a.what)


@rule("V10.3", Scrap, say="You cannot take {customer}: all open stalls are empty.")
def a_customer_is_left_to_scrap(s: Table, seat: int, a: Scrap) -> Facts:
    """V10.3."""
    return None if customers(s) else {"customer": customer_words(a.what)}
