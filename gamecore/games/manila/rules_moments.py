"""Refusing rules of the course of a voyage: what belongs to another moment (M2, M3.4, M4.1, M7.2, M8.1, M10.5 …).

For each class of action the first rule that speaks gives the reason.
"""

from __future__ import annotations

from gamecore.games.manila.actions import (
    NOTATION,
    Bid,
    Board,
    Borrow,
    Buy,
    Deal,
    Evict,
    Load,
    Pass,
    Place,
    Redeem,
    Roll,
    Send,
    Start,
    Stay,
    Steer,
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


@moment("M3.4", Bid, say="You cannot bid {bid}: the auction is over, and the office was sold for {paid}.")
def the_office_is_sold(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.4."""
    return {"bid": a.amount, "paid": s.bid} if s.bid else None


@moment("M3.4", Bid, say="You cannot bid {bid}: the auction is over. Everybody passed, and the office cost nothing.")
def everybody_has_passed(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.4."""
    return {"bid": a.amount}


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
    say="You cannot play “{action}” yet: the harbour master's duties come first, and "
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


# Pirates --------------------------------------------------------------------------------------------------


@moment(
    "M7.2",
    Pass,
    Place,
    Roll,
    say="You cannot play “{action}” now: a pirate decides first whether to board. Who does not want to says “stay”.",
)
def boarding_comes_first(s: ManilaState, seat: int, a: Action) -> Facts:
    """M7.2."""
    return {"action": str(a)} if asked(s) == "board" else None


@moment(
    "M7.10",
    Pass,
    Roll,
    Stay,
    say="You cannot play “{action}” here: {ware} is plundered, and the captain sends it to port or to the shipyard.",
)
def the_fate_is_decided_first(s: ManilaState, seat: int, a: Action) -> Facts:
    """M7.10."""
    return {"action": str(a), "ware": plundered(s)} if asked(s) == "send" else None


@moment("M12.5", Evict, say="You cannot throw anybody off {ware}: this game is played without stronger pirates.")
def throwing_out_is_a_variant(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.5."""
    return {"ware": a.ware} if not s.stronger_pirates else None


@moment(
    "M12.1",
    Evict,
    say="You cannot throw anybody off {ware} now: pirates do so right after roll 2, and {rolls} of 3 rolls are over.",
)
def pirates_throw_out_after_roll_2(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.1."""
    return {"ware": a.ware, "rolls": rolls(s)}


@moment(
    "M7.2",
    Board,
    Stay,
    say="You cannot play “{action}” yet: pirates board right after roll 2, and {rolls} of 3 rolls are over.",
)
def pirates_wait_for_roll_2(s: ManilaState, seat: int, a: Board | Stay) -> Facts:
    """M7.2."""
    return {"action": str(a), "rolls": rolls(s)} if rolls(s) < 2 else None


@moment(
    "M7.2",
    Board,
    Stay,
    say="You cannot play “{action}” any more: each pirate decides once, right after roll 2, "
    "and {rolls} of 3 rolls are over.",
)
def pirates_decide_once(s: ManilaState, seat: int, a: Board | Stay) -> Facts:
    """M7.2."""
    return {"action": str(a), "rolls": rolls(s)}


@moment(
    "M7.10",
    Send,
    say="You cannot send {ware} anywhere: the captain sends only punts plundered after roll 3, and "
    "{rolls} of 3 rolls are over.",
)
def plunder_follows_roll_3(s: ManilaState, seat: int, a: Send) -> Facts:
    """M7.10."""
    return {"ware": a.ware, "rolls": rolls(s)}


# Pilots ---------------------------------------------------------------------------------------------------


@moment("M8.1", Pass, say="You cannot pass here: a pilot who moves nothing says “steer nothing”.")
def a_pilot_says_nothing(s: ManilaState, seat: int, a: Pass) -> Facts:
    """M8.1."""
    return {} if asked(s) == "steer" else None


@moment(
    "M8.1",
    Place,
    Roll,
    say="You cannot play “{action}” now: all {rounds} placement rounds are over, and the "
    "pilots work before roll {next}.",
)
def the_pilots_come_first(s: ManilaState, seat: int, a: Place | Roll) -> Facts:
    """M8.1."""
    return rhythm(s, a) if asked(s) == "steer" else None


@moment(
    "M8.1",
    Steer,
    say="You cannot play “{action}” yet: pilots work after placement round {rounds}, just before "
    "roll 3, and {rolls} of 3 rolls are over.",
)
def the_pilots_wait_for_the_last_placement(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.1."""
    if s.movement == 3:
        return None
    return {"action": str(a), "rounds": ACCOMPLICES[s.players], "rolls": rolls(s)}


@moment(
    "M8.1",
    Steer,
    say="You cannot play “{action}” any more: the time of the pilots is past, and {rolls} of 3 rolls are over.",
)
def the_pilots_have_worked(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.1."""
    return {"action": str(a), "rolls": rolls(s)}
