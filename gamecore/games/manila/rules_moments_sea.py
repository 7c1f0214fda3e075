"""Refusing rules of the course of a voyage, continued: when pirates and pilots act (M7.2, M7.10, M8.1, M12)."""

from __future__ import annotations

from gamecore.games.manila.actions import Board, Evict, Pass, Place, Roll, Send, Stay, Steer
from gamecore.games.manila.pieces import ACCOMPLICES
from gamecore.games.manila.rule_list import Facts, moment
from gamecore.games.manila.rules_moments import asked, plundered, rhythm, rolls
from gamecore.games.manila.state import ManilaState
from gamecore.kernel.actions import Action

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
