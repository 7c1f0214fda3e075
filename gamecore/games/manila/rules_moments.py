"""Refusing rules of the course of a voyage: what belongs to another moment (M2, M3, M4.1, M5.4, M10.5 …).

For each class of action the first rule that speaks gives the reason.
"""

from __future__ import annotations

from gamecore.games.manila.actions import (
    NOTATION,
    Bid,
    Borrow,
    Buy,
    Deal,
    Load,
    Pass,
    Place,
    Redeem,
    Roll,
    Start,
)
from gamecore.games.manila.pieces import ACCOMPLICES, ASHORE, DEALT_PER_PLAYER, LAST_STEP, WARES
from gamecore.games.manila.rule_list import Facts, moment, place_words
from gamecore.games.manila.state import ManilaState, loaded, ware_list
from gamecore.kernel.actions import Action

EVERY = tuple(NOTATION.classes.values())
LOANS = (Borrow, Redeem)
DUTIES = ("buy", "load", "start")


def asked(s: ManilaState) -> str:
    """Return the kind of what is being decided."""
    return s.pending[-1].kind if s.pending else "over"


def rolls(s: ManilaState) -> int:
    """Return how many of the three movement rounds are over."""
    return s.movement - (asked(s) == "roll")


def plundered(s: ManilaState) -> str:
    """Return the ware whose fate the captain decides."""
    return WARES[s.pending[-1].data[0]]


def rhythm(s: ManilaState, a: Action) -> dict[str, object]:
    """Return where the placing and moving stand: the facts of M2.2 and M2.3."""
    turns = [entry.seat for entry in s.pending if entry.kind in ("turn", "place")]
    waiting = sum(not s.resting[seat] and s.supply[seat] > 0 for seat in turns)
    facts = {"action": str(a), "round": s.placement, "rounds": ACCOMPLICES[s.players], "players": s.players}
    return {**facts, "next": rolls(s) + 1, "waiting": waiting}


# Before and after the game --------------------------------------------------------------------------------


@moment("M11.4", *EVERY, say="You cannot play “{action}” any more: the game is over, with {wares} at 30.")
def the_game_is_not_over(s: ManilaState, seat: int, a: Action) -> Facts:
    """M11.4."""
    wares = [ware for ware in range(4) if s.steps[ware] == LAST_STEP]
    return {"action": str(a), "wares": ware_list(wares)} if asked(s) == "over" else None


@moment("M10.5", *LOANS, say="You cannot play “{action}” yet: the shares are still being dealt, and nobody is asked.")
def no_loans_during_the_deal(s: ManilaState, seat: int, a: Action) -> Facts:
    """M10.5."""
    return {"action": str(a)} if asked(s) == "deal" else None


@moment(
    "M1.4",
    *EVERY,
    say="You cannot play “{action}” yet: the shares are still being dealt, and {ready} of {players} "
    "players have theirs.",
)
def the_deal_comes_first(s: ManilaState, seat: int, a: Action) -> Facts:
    """M1.4."""
    return {"action": str(a), "ready": seat, "players": s.players} if asked(s) == "deal" else None


@moment("M1.4", Deal, say="You cannot deal shares now: all {players} players have their {shares} shares already.")
def everybody_has_shares(s: ManilaState, seat: int, a: Deal) -> Facts:
    """M1.4."""
    return {"players": s.players, "shares": DEALT_PER_PLAYER}


@moment(
    "M10.5",
    *LOANS,
    say="You cannot play “{action}” now: roll {roll} of 3 is due. Loans wait until you are asked something.",
)
def no_loans_during_a_roll(s: ManilaState, seat: int, a: Action) -> Facts:
    """M10.5."""
    return {"action": str(a), "roll": s.movement} if asked(s) == "roll" else None


# Auction and duties ---------------------------------------------------------------------------------------


@moment("M3.9", Bid, say="You cannot bid {bid}: the first auction is over. Everybody passed; the office cost nothing.")
def everybody_has_passed_at_first(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.9."""
    return {"bid": a.amount} if not s.bid and s.voyage == 1 else None


@moment("M3.8", Bid, say="You cannot bid {bid}: the auction is over. Everybody passed, and the office cost nothing.")
def everybody_has_passed(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.8."""
    return {"bid": a.amount} if not s.bid else None


@moment("M3.4", Bid, say="You cannot bid {bid}: you have passed, and the office was sold for {paid}.")
def who_has_passed_bids_no_more(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.4."""
    return {"bid": a.amount, "paid": s.bid} if s.retired[seat] else None


@moment("M3.5", Bid, say="You cannot bid {bid}: the auction is over, and the office was sold for {paid}.")
def the_office_is_sold(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.5."""
    return {"bid": a.amount, "paid": s.bid}


@moment(
    "M4.1",
    Buy,
    Load,
    Start,
    say="You cannot play “{action}” yet: nobody is harbour master before the auction is "
    "over, and the highest bid is {highest}.",
)
def duties_follow_the_auction(s: ManilaState, seat: int, a: Action) -> Facts:
    """M4.1."""
    return {"action": str(a), "highest": s.bid} if asked(s) == "bid" else None


@moment(
    "M4.2",
    Buy,
    say="You cannot play “{action}” now: one share at most is bought in a voyage, and the purchase of "
    "voyage {voyage} is over.",
)
def the_purchase_is_over(s: ManilaState, seat: int, a: Buy) -> Facts:
    """M4.2."""
    return {"action": str(a), "voyage": s.voyage}


@moment("M4.1", Load, Start, say="You cannot play “{action}” yet: first buy one share, or say “buy nothing”.")
def the_share_comes_first(s: ManilaState, seat: int, a: Action) -> Facts:
    """M4.1."""
    return {"action": str(a)} if asked(s) == "buy" else None


@moment("M4.1", Load, say="You cannot load the punts again: {loaded} are loaded for this voyage.")
def the_punts_are_loaded(s: ManilaState, seat: int, a: Load) -> Facts:
    """M4.1."""
    return {"loaded": ware_list(loaded(s))}


@moment("M4.1", Start, say="You cannot set the start of {ware} yet: first choose which three wares sail.")
def loading_comes_before_launching(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.1."""
    return {"ware": a.ware} if asked(s) == "load" else None


@moment("M4.1", Start, say="You cannot set the start of {ware} any more: {loaded} have started, and placing has begun.")
def the_punts_are_launched(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.1."""
    return {"ware": a.ware, "loaded": ware_list(loaded(s))}


# Placing and rolling --------------------------------------------------------------------------------------


@moment(
    "M2.1",
    Place,
    Roll,
    say="You cannot play “{action}” yet: the auction of voyage {voyage} comes first, and the highest bid is {highest}.",
)
def the_auction_comes_first(s: ManilaState, seat: int, a: Place | Roll) -> Facts:
    """M2.1."""
    return {"action": str(a), "voyage": s.voyage, "highest": s.bid} if asked(s) == "bid" else None


@moment(
    "M4.1",
    Place,
    Roll,
    say="You cannot play “{action}” yet: the harbour master’s duties come first, and "
    "{launched} of 3 punts are launched.",
)
def the_duties_come_first(s: ManilaState, seat: int, a: Place | Roll) -> Facts:
    """M4.1."""
    launched = sum(location != ASHORE for location in s.locations)
    return {"action": str(a), "launched": launched} if asked(s) in DUTIES else None


@moment(
    "M5.4", Place, say="You cannot place on {place}: you have passed, so you place nothing more in voyage {voyage}."
)
def who_has_passed_places_no_more(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.4."""
    facts = {"place": place_words(a.space), "voyage": s.voyage}
    return facts if asked(s) in ("board", "steer", "send") and s.resting[seat] else None


@moment("M2.2", Place, Pass, say="You cannot play “{action}” now: roll {next} of 3 is due, and nobody has to answer.")
def the_dice_roll_between_placements(s: ManilaState, seat: int, a: Place | Pass) -> Facts:
    """M2.2."""
    return rhythm(s, a) if asked(s) == "roll" and s.players > 3 else None


@moment(
    "M2.3",
    Place,
    Pass,
    say="You cannot play “{action}” now: with 3 players, roll {next} of 3 follows placement round {round} of {rounds}.",
)
def three_players_roll_after_the_second_placement(s: ManilaState, seat: int, a: Place | Pass) -> Facts:
    """M2.3."""
    return rhythm(s, a) if asked(s) == "roll" and s.players == 3 else None


@moment(
    "M2.2",
    Roll,
    say="You cannot roll the dice yet: placement round {round} of {rounds} is not over, and {waiting} "
    "of {players} players have their turn ahead.",
)
def a_placement_round_is_finished(s: ManilaState, seat: int, a: Roll) -> Facts:
    """M2.2."""
    return rhythm(s, a) if asked(s) == "place" and s.players > 3 else None


@moment(
    "M2.3",
    Roll,
    say="You cannot roll the dice yet: with 3 players, placement round {round} of {rounds} comes before roll {next}.",
)
def three_players_place_twice_first(s: ManilaState, seat: int, a: Roll) -> Facts:
    """M2.3."""
    return rhythm(s, a) if asked(s) == "place" and s.players == 3 else None


PLACING_OVER = (
    "You cannot place on {place} any more: all {rounds} placement rounds and all 3 rolls of this voyage are over."
)


@moment("M2.2", Place, say=PLACING_OVER)
def placing_ends_before_the_last_roll(s: ManilaState, seat: int, a: Place) -> Facts:
    """M2.2."""
    return _placing_over(s, a) if asked(s) == "send" and s.players > 3 else None


@moment("M2.3", Place, say=PLACING_OVER)
def three_players_too_end_placing_before_the_last_roll(s: ManilaState, seat: int, a: Place) -> Facts:
    """M2.3."""
    return _placing_over(s, a) if asked(s) == "send" and s.players == 3 else None


def _placing_over(s: ManilaState, a: Place) -> Facts:
    return {"place": place_words(a.space), "rounds": ACCOMPLICES[s.players]}


# Passing where something else is meant --------------------------------------------------------------------


@moment("M4.2", Pass, say="You cannot pass here: a harbour master who wants no share says “buy nothing”.")
def no_share_is_said_in_words(s: ManilaState, seat: int, a: Pass) -> Facts:
    """M4.2."""
    return {} if asked(s) == "buy" else None


@moment("M4.6", Pass, say="You cannot pass here: the harbour master must load three wares.")
def loading_is_a_duty(s: ManilaState, seat: int, a: Pass) -> Facts:
    """M4.6."""
    return {} if asked(s) == "load" else None


@moment("M4.9", Pass, say="You cannot pass here: the harbour master must set three starts that make 9.")
def launching_is_a_duty(s: ManilaState, seat: int, a: Pass) -> Facts:
    """M4.9."""
    return {} if asked(s) == "start" else None
