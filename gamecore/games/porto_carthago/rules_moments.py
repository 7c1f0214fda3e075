"""Refusing rules of the course of the game: what belongs to another moment.

For each class of action the first rule that speaks gives the reason.
"""

from __future__ import annotations

from gamecore.games.porto_carthago.actions import (
    NOTATION,
    Accept,
    Assign,
    Bring,
    Buy,
    Carry,
    Charter,
    Claim,
    Collect,
    Deliver,
    End,
    Enter,
    Expel,
    Extend,
    Intrigue,
    Load,
    Offer,
    Play,
    Purchase,
    Release,
    Renew,
    Score,
    Shift,
    Skip,
    Stack,
    Switch,
    Take,
    Use,
)
from gamecore.games.porto_carthago.actions_chance import Fill, First, Lay, Look, Ship, Voyage
from gamecore.games.porto_carthago.pieces import CARD_KINDS, PRIVILEGE_OF, PRIVILEGES, SHIP_NAMES, SPACES
from gamecore.games.porto_carthago.rule_list import Facts, asked, data, moment
from gamecore.games.porto_carthago.state import PortoCarthagoState
from gamecore.kernel.actions import Action

State = PortoCarthagoState
EVERY = tuple(NOTATION.classes.values())
CHANCE = (First, Ship, Fill, Lay, Voyage, Look)
BASE = (Charter, Carry, Assign, Claim, Switch, Release)


def during(s: State, a: Action, *kinds: str) -> Facts:
    """Return the action if one of these things is being decided, else None."""
    return {"action": str(a)} if asked(s) in kinds else None


# Before and after the game, chance ------------------------------------------------------------------------


@moment("C14.8", *EVERY, say="You cannot play “{action}” any more: the game is over after {decade} decades.")
def the_game_is_not_over(s: State, seat: int, a: Action) -> Facts:
    """C14.8."""
    return {"action": str(a), "decade": s.decade} if asked(s) == "over" else None


@moment(
    "C2.6", *EVERY, say="You cannot play “{action}” yet: the start player of {players} players is drawn by lot first."
)
def the_start_player_is_drawn(s: State, seat: int, a: Action) -> Facts:
    """C2.6."""
    return {"action": str(a), "players": s.players} if asked(s) == "start player" else None


@moment("C1.13", *EVERY, say="You cannot play “{action}” now: the next card of the ship deck is turned first.")
def the_card_is_turned(s: State, seat: int, a: Action) -> Facts:
    """C1.13."""
    return during(s, a, "ship", "voyage", "look")


@moment("C1.14", *EVERY, say="You cannot play “{action}” now: goods are drawn from the bag first ({count}).")
def the_goods_are_drawn(s: State, seat: int, a: Action) -> Facts:
    """C1.14."""
    return {"action": str(a), "count": data(s)[0]} if asked(s) == "goods" else None


@moment("C5.2", *EVERY, say="You cannot play “{action}” now: the action cards of decade {decade} are shuffled first.")
def the_action_cards_are_laid(s: State, seat: int, a: Action) -> Facts:
    """C5.2."""
    return {"action": str(a), "decade": s.decade} if asked(s) == "cards" else None


# What must be answered first ------------------------------------------------------------------------------


@moment(
    "C13.5",
    Use,
    say="You cannot use {privilege} ({card}) now: kept privileges are used in your own turn.",
)
def privileges_wait(s: State, seat: int, a: Use) -> Facts:
    """C13.5."""
    return {"card": a.card, "privilege": PRIVILEGES[PRIVILEGE_OF[SHIP_NAMES.index(a.card)]]}


@moment("C12.7", *EVERY, say="You cannot play “{action}” now: first take the trade point, or intrigue instead.")
def the_trade_point_is_taken(s: State, seat: int, a: Action) -> Facts:
    """C12.7."""
    return during(s, a, "point")


@moment("C13.3", *EVERY, say="You cannot play “{action}” now: first use or decline {privilege} ({card}).")
def the_immediate_privilege_comes_first(s: State, seat: int, a: Action) -> Facts:
    """C13.3."""
    if asked(s) != "privilege":
        return None
    card = data(s)[0]
    return {"action": str(a), "card": SHIP_NAMES[card], "privilege": PRIVILEGES[PRIVILEGE_OF[card]]}


@moment("C12.3", Intrigue, say="You cannot intrigue now: it takes the place of a trade point that you gain.")
def intrigue_needs_a_trade_point(s: State, seat: int, a: Intrigue) -> Facts:
    """C12.3."""
    return {}


@moment("C2.7", *EVERY, say="You cannot play “{action}” now: first claim a dock, or skip.")
def the_first_dock_is_decided(s: State, seat: int, a: Action) -> Facts:
    """C2.7."""
    return during(s, a, "first dock")


@moment(
    "C2.8", *EVERY, say="You cannot play “{action}” now: everybody must take a good of the market, then claim a dock."
)
def setup_is_finished(s: State, seat: int, a: Action) -> Facts:
    """C2.8."""
    return during(s, a, "good", "second dock")


@moment("C4.8", *EVERY, say="You cannot play “{action}” now: you must choose a ship first. Ships still due: {due}.")
def the_lighthouse_chooses(s: State, seat: int, a: Action) -> Facts:
    """C4.8."""
    return {"action": str(a), "due": data(s)[0]} if asked(s) == "lighthouse" else None


@moment("C4.15", *EVERY, say="You cannot play “{action}” now: first say which of your docks is loaded next.")
def the_loads_are_ordered(s: State, seat: int, a: Action) -> Facts:
    """C4.15."""
    return during(s, a, "load")


@moment(
    "C16.9",
    *EVERY,
    say="You cannot play “{action}” now: first pay the offering to the temple, {due} talents if you have them.",
)
def the_offering_comes_first(s: State, seat: int, a: Action) -> Facts:
    """C16.9, C11.5."""
    return {"action": str(a), "due": data(s)[0]} if asked(s) == "offering" else None


@moment(
    "C13.11", *EVERY, say="You cannot play “{action}” now: first put the {count} cards back in an order of your choice."
)
def the_scout_finishes(s: State, seat: int, a: Action) -> Facts:
    """C13.11."""
    return {"action": str(a), "count": len(s.top)} if asked(s) == "order" else None


@moment(
    "C13.13", *EVERY, say="You cannot play “{action}” now: first choose the ship of row 1 that the pilot brings in."
)
def the_pilot_finishes(s: State, seat: int, a: Action) -> Facts:
    """C13.13."""
    return during(s, a, "pilot")


@moment("C13.14", *EVERY, say="You cannot play “{action}” now: first shift one to three servants.")
def the_shift_is_finished(s: State, seat: int, a: Action) -> Facts:
    """C13.14."""
    return during(s, a, "shift")


@moment("C13.12", *EVERY, say="You cannot play “{action}” now: first choose the good that is loaded and its ship.")
def the_delivery_is_finished(s: State, seat: int, a: Action) -> Facts:
    """C13.12."""
    return during(s, a, "deliver")


@moment("C8.3", *EVERY, say="You cannot play “{action}” now: first buy one of the new goods for 6 talents, or skip.")
def the_renewal_is_finished(s: State, seat: int, a: Action) -> Facts:
    """C8.3."""
    return during(s, a, "market good")


# Phases ---------------------------------------------------------------------------------------------------


@moment(
    "C3.1",
    Take,
    Enter,
    Expel,
    Load,
    *CHANCE,
    say="You cannot play “{action}” now: that belongs to another part of the decade, and this is the phase of "
    "actions or later.",
)
def that_is_another_phase(s: State, seat: int, a: Action) -> Facts:
    """C3.1."""
    return {"action": str(a)}


@moment(
    "C14.6",
    *EVERY,
    say="You cannot play “{action}” any more: in the final turn you use privileges, buy one seat or end.",
)
def the_final_turn_is_short(s: State, seat: int, a: Action) -> Facts:
    """C14.6."""
    return during(s, a, "final")


@moment("C12.7", Score, say="You cannot score now: trade points come from loading and shipping.")
def a_point_is_gained(s: State, seat: int, a: Score) -> Facts:
    """C12.7."""
    return {}


@moment("C13.3", Accept, say="You cannot accept now: no immediate privilege is waiting.")
def an_immediate_privilege_is_waiting(s: State, seat: int, a: Accept) -> Facts:
    """C13.3."""
    return {}


@moment("C13.11", Stack, say="You cannot put {count} cards back now: you have not looked at the deck.")
def the_deck_was_looked_at(s: State, seat: int, a: Stack) -> Facts:
    """C13.11."""
    return {"count": len(a.cards)}


@moment("C13.13", Bring, say="You cannot bring {card} in now: use a privilege PILOT first.")
def a_pilot_is_used(s: State, seat: int, a: Bring) -> Facts:
    """C13.13."""
    return {"card": a.card}


@moment("C13.14", Shift, say="You cannot shift servants now ({action}): use a privilege MOVE3 first.")
def a_move_is_used(s: State, seat: int, a: Shift) -> Facts:
    """C13.14."""
    return {"action": str(a)}


@moment("C13.12", Deliver, say="You cannot load {what} at {dock} now: use a privilege ANYGOOD first.")
def an_any_good_is_used(s: State, seat: int, a: Deliver) -> Facts:
    """C13.12."""
    return {"what": a.what, "dock": a.dock}


@moment("C16.9", Offer, say="You cannot offer {number} talents now: an offering follows a successful voyage.")
def an_offering_is_due(s: State, seat: int, a: Offer) -> Facts:
    """C16.9, C11.5."""
    return {"number": a.number}


@moment(
    "C6.6", Extend, Purchase, say="You cannot play “{action}” now: it is a bonus, which follows the action of a card."
)
def the_bonus_follows_the_action(s: State, seat: int, a: Action) -> Facts:
    """C6.6."""
    return None if asked(s) == "after" else {"action": str(a)}


@moment(
    "C6.7",
    *EVERY,
    say="You cannot play “{action}” now: you have paid for the {card} on {space}, so carry out its action or take"
    " the bonus.",
)
def the_card_paid_for_is_used(s: State, seat: int, a: Action) -> Facts:
    """C6.7."""
    if asked(s) not in CARD_KINDS:
        return None
    return {"action": str(a), "card": asked(s), "space": SPACES[data(s)[0]]}


@moment("C6.6", *EVERY, say="You cannot play “{action}” now: the bonus of {space} is being decided.")
def the_bonus_is_decided(s: State, seat: int, a: Action) -> Facts:
    """C6.6."""
    return {"action": str(a), "space": SPACES[data(s)[0]]} if asked(s) == "bonus" else None


@moment(
    "C6.2",
    Play,
    Collect,
    Renew,
    *BASE,
    Buy,
    Extend,
    Purchase,
    Skip,
    say="You cannot play “{action}” any more: you have done the one thing of your turn, so use a privilege or end it.",
)
def the_turn_has_one_option(s: State, seat: int, a: Action) -> Facts:
    """C6.2."""
    return during(s, a, "after")


@moment("C6.2", *BASE, Buy, say="You cannot play “{action}” yet: first use an action card that allows it.")
def a_card_comes_first(s: State, seat: int, a: Action) -> Facts:
    """C6.2."""
    return {"action": str(a)}


@moment(
    "C6.2", Skip, End, say="You cannot play “{action}” now: there is no passing, and you can always collect 3 talents."
)
def there_is_no_passing(s: State, seat: int, a: Action) -> Facts:
    """C6.2."""
    return {"action": str(a)}
