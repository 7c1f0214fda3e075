"""Refusing rules of the course of a round: what belongs to another moment (B1.2, B1.5, B2.1, B2.3, B3.2, B5.1 …).

For each class of action the first rule that speaks gives the reason.
"""

from __future__ import annotations

from gamecore.games.batavia.actions import (
    NOTATION,
    Bid,
    Cash,
    Deal,
    Done,
    Draw,
    Drawn,
    Keep,
    Lay,
    Move,
    Pass,
    Roll,
    Tile,
    TurnUp,
)
from gamecore.games.batavia.path import opened
from gamecore.games.batavia.pieces import DEALT_PER_PLAYER
from gamecore.games.batavia.rule_list import Facts, asked, cards_of, moment
from gamecore.games.batavia.state import BataviaState
from gamecore.kernel.actions import Action

EVERY = tuple(NOTATION.classes.values())
PLAYING = (Lay, Done, Move, Cash, Keep)
AUCTION = ("roll", "turn", "bid")
"""What is asked while the auction is prepared and held."""

PLAY = ("lay", "move", "cash")
"""What is asked while a seat plays cards."""

# Before and after the game --------------------------------------------------------------------------------


@moment("B9.7", *EVERY, say="You cannot play “{action}” any more: the game is over, and the final scoring is done.")
def the_game_is_not_over(s: BataviaState, seat: int, a: Action) -> Facts:
    """B9.7."""
    return {"action": str(a)} if asked(s) == "over" else None


@moment(
    "B1.2",
    *EVERY,
    say="You cannot play “{action}” yet: the path is still being laid out, and {open} of its tiles lie open.",
)
def the_path_comes_first(s: BataviaState, seat: int, a: Action) -> Facts:
    """B1.2."""
    return {"action": str(a), "open": opened(s.path)} if asked(s) == "tile" and not s.round else None


@moment("B1.2", Tile, say="You cannot turn up a tile now: {open} of the path’s tiles lie open, and no more are due.")
def tiles_wait_for_a_merchant(s: BataviaState, seat: int, a: Tile) -> Facts:
    """B1.2."""
    return {"open": opened(s.path)}


@moment(
    "B1.5",
    *EVERY,
    say="You cannot play “{action}” yet: the cards are still being dealt, and {ready} of {players} "
    "players have theirs.",
)
def the_deal_comes_first(s: BataviaState, seat: int, a: Action) -> Facts:
    """B1.5."""
    return {"action": str(a), "ready": seat, "players": s.players} if asked(s) == "deal" else None


@moment("B1.5", Deal, say="You cannot deal cards now: all {players} players have got their {cards} already.")
def everybody_has_cards(s: BataviaState, seat: int, a: Deal) -> Facts:
    """B1.5."""
    return {"players": s.players, "cards": cards_of(DEALT_PER_PLAYER)}


# The auction ----------------------------------------------------------------------------------------------


@moment(
    "B2.1",
    Draw,
    Lay,
    Done,
    Move,
    Drawn,
    say="You cannot play “{action}” yet: the auction of round {round} comes before the actions.",
)
def the_auction_comes_first(s: BataviaState, seat: int, a: Action) -> Facts:
    """B2.1."""
    return {"action": str(a), "round": s.round} if asked(s) in AUCTION else None


@moment("B3.2", Bid, Pass, say="You cannot play “{action}” yet: the die must be rolled and the cards turned up first.")
def cards_are_turned_up_before_the_bidding(s: BataviaState, seat: int, a: Bid | Pass) -> Facts:
    """B3.2."""
    return {"action": str(a)} if asked(s) in ("roll", "turn") else None


@moment("B3.2", TurnUp, say="You cannot turn up cards yet: the auction die must be rolled first.")
def the_die_is_rolled_first(s: BataviaState, seat: int, a: TurnUp) -> Facts:
    """B3.2."""
    return {} if asked(s) == "roll" else None


@moment("B3.2", Roll, say="You cannot roll again: the auction die shows {die} in round {round}.")
def the_die_is_rolled_once(s: BataviaState, seat: int, a: Roll) -> Facts:
    """B3.2."""
    return {"die": s.die, "round": s.round}


@moment("B3.2", TurnUp, say="You cannot turn up more cards: those for the roll of {die} have been dealt with.")
def the_package_is_complete(s: BataviaState, seat: int, a: TurnUp) -> Facts:
    """B3.2."""
    return {"die": s.die}


@moment(
    "B3.7", Bid, say="You cannot bid {bid} any more: you passed in the auction of round {round}, and that was final."
)
def a_pass_is_final(s: BataviaState, seat: int, a: Bid) -> Facts:
    """B3.7."""
    return {"bid": a.amount, "round": s.round} if seat >= 0 and s.passed[seat] else None


@moment("B2.1", Bid, say="You cannot bid {bid} now: the auction of round {round} is over.")
def the_auction_is_over(s: BataviaState, seat: int, a: Bid) -> Facts:
    """B2.1."""
    return {"bid": a.amount, "round": s.round}


# Drawing or playing ---------------------------------------------------------------------------------------


@moment("B2.3", Pass, say="You cannot pass here: everybody has one action, and you must draw or play.")
def an_action_is_a_duty(s: BataviaState, seat: int, a: Pass) -> Facts:
    """B2.3."""
    return {} if asked(s) == "action" else None


@moment("B6.1", Pass, say="You cannot pass here: after laying out cards you must move your merchant.")
def moving_is_a_duty(s: BataviaState, seat: int, a: Pass) -> Facts:
    """B6.1."""
    return {} if asked(s) == "move" else None


@moment("B5.1", Pass, say="You cannot pass here: {laid} of yours lie ready, so lay out more or say “done”.")
def laying_out_is_ended_in_words(s: BataviaState, seat: int, a: Pass) -> Facts:
    """B5.1."""
    return {"laid": cards_of(sum(s.laying))} if asked(s) == "lay" else None


@moment("B5.1", Pass, say="You cannot pass here: say “cash” or “keep”.")
def keeping_is_said_in_words(s: BataviaState, seat: int, a: Pass) -> Facts:
    """B5.1."""
    return {} if asked(s) == "cash" else None


@moment(
    "B2.3",
    *(Draw, Lay, Done, Move, Cash, Keep, Pass),
    say="You cannot play “{action}” now: drawing was chosen, and that is the whole action.",
)
def drawing_is_the_whole_action(s: BataviaState, seat: int, a: Action) -> Facts:
    """B2.3."""
    return {"action": str(a)} if asked(s) == "draw" else None


@moment("B2.3", Draw, say="You cannot draw now: you have begun to play cards, and nobody does both in one action.")
def who_plays_does_not_draw(s: BataviaState, seat: int, a: Draw) -> Facts:
    """B2.3."""
    return {} if asked(s) in PLAY else None


@moment("B4.1", Drawn, say="You cannot take cards of the draw pile now: that follows when somebody chooses to draw.")
def cards_are_drawn_by_choice(s: BataviaState, seat: int, a: Drawn) -> Facts:
    """B4.1."""
    return {}


# Laying out, moving, cashing ------------------------------------------------------------------------------


@moment(
    "B5.1",
    *(Draw, Lay, Done, Move, Cash, Keep, Pass),
    say="You cannot play “{action}” yet: the new tiles of the path are being turned up.",
)
def new_tiles_come_before_the_third_step(s: BataviaState, seat: int, a: Action) -> Facts:
    """B5.1."""
    return {"action": str(a)} if asked(s) == "tile" else None


@moment("B5.1", Lay, Done, say="You cannot play “{action}” any more: your cards of this action are all down.")
def laying_out_is_over(s: BataviaState, seat: int, a: Lay | Done) -> Facts:
    """B5.1."""
    return {"action": str(a)} if asked(s) in ("move", "cash") else None


@moment("B5.2", Done, say="You cannot be done yet: a play begins with at least {least} card laid out.")
def a_play_has_a_card(s: BataviaState, seat: int, a: Done) -> Facts:
    """B5.2."""
    return {"least": 1}


@moment("B5.1", Move, say="You cannot move yet: first lay out cards, at least {least}.")
def laying_out_comes_before_moving(s: BataviaState, seat: int, a: Move) -> Facts:
    """B5.1."""
    return {"least": 1} if asked(s) == "action" else None


@moment("B5.1", Move, say="You cannot move yet: first say “done”, so that the majorities are compared.")
def comparing_comes_before_moving(s: BataviaState, seat: int, a: Move) -> Facts:
    """B5.1."""
    return {} if asked(s) == "lay" else None


@moment("B5.1", Move, say="You cannot move again: your merchant stands on space {space}, and one move is all.")
def there_is_one_move(s: BataviaState, seat: int, a: Move) -> Facts:
    """B5.1."""
    return {"space": s.positions[seat]}


@moment("B5.1", Cash, Keep, say="You cannot play “{action}” yet: tiles are cashed after the move, as the third step.")
def moving_comes_before_cashing(s: BataviaState, seat: int, a: Cash | Keep) -> Facts:
    """B5.1."""
    return {"action": str(a)} if asked(s) in ("lay", "move") else None


@moment(
    "B7.2",
    Cash,
    Keep,
    say="You cannot play “{action}” now: tiles are cashed only right after you have taken one of a company of "
    "which you had none.",
)
def cashing_follows_a_new_company(s: BataviaState, seat: int, a: Cash | Keep) -> Facts:
    """B7.2."""
    return {"action": str(a)}
