"""Refusing rules of the dice, the pirates, the pilots and the plunder (M6.1, M7, M8, M12)."""

from __future__ import annotations

from gamecore.games.manila.actions import Board, Evict, Roll, Send, Steer
from gamecore.games.manila.pieces import FACES, LAST_SPACE, PUNT_SEATS, WARES, is_sailing, location_name
from gamecore.games.manila.rule_list import Facts, punt_facts, rule
from gamecore.games.manila.spaces import boardable, evictable
from gamecore.games.manila.state import ManilaState, loaded, sailing, ware_list

# The dice -------------------------------------------------------------------------------------------------


@rule(
    "M6.1", Roll, say="You cannot roll {dice}: one die is rolled for each sailing punt, so {count} in all ({sailing})."
)
def one_die_for_each_sailing_punt(s: ManilaState, seat: int, a: Roll) -> Facts:
    """M6.1."""
    punts = sailing(s)
    if len(a.dice) == len(punts):
        return None
    return {"dice": a.words(), "count": len(punts), "sailing": ware_list(punts)}


@rule("M6.1", Roll, say="You cannot roll a {die}: a die shows 1 to 6.")
def a_die_shows_1_to_6(s: ManilaState, seat: int, a: Roll) -> Facts:
    """M6.1."""
    return next(({"die": die} for die in a.dice if die not in FACES), None)


# Pirates --------------------------------------------------------------------------------------------------


@rule("M12.5", Evict, say="You cannot throw anybody off {ware}: this game is played without stronger pirates.")
def eviction_is_a_variant(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.5."""
    return {"ware": a.ware} if not s.stronger_pirates else None


@rule("M4.6", Board, Evict, say="You cannot board {ware}: it stays ashore in this voyage. These sail: {loaded}.")
def only_loaded_wares_are_boarded(s: ManilaState, seat: int, a: Board | Evict) -> Facts:
    """M4.6."""
    return {"ware": a.ware, "loaded": ware_list(loaded(s))} if WARES.index(a.ware) == s.ashore else None


@rule(
    "M7.1",
    Board,
    Evict,
    say="You cannot board {ware}: it is at {place}, and pirates board only a punt on space 13. There now: {there}.",
)
def only_punts_on_13_are_boarded(s: ManilaState, seat: int, a: Board | Evict) -> Facts:
    """M7.1."""
    ware = WARES.index(a.ware)
    if s.locations[ware] == LAST_SPACE or ware == s.ashore:
        return None
    there = [other for other in range(4) if s.locations[other] == LAST_SPACE]
    return {"ware": a.ware, "place": location_name(s.locations[ware]), "there": ware_list(there)}


@rule("M7.3", Board, say="You cannot board {ware}: all {seats} seats are taken. With a vacant seat: {others}.")
def boarding_needs_a_vacant_seat(s: ManilaState, seat: int, a: Board) -> Facts:
    """M7.3 (with stronger pirates M12.1 speaks when no punt on 13 has a vacant seat)."""
    if not _full(s, a) or (s.stronger_pirates and not boardable(s)):
        return None
    return {**punt_facts(s, WARES.index(a.ware)), "others": ware_list(boardable(s))}


@rule(
    "M12.1",
    Board,
    say="You cannot simply board {ware}: all {seats} seats are taken. Choose whose seat you take; "
    "say “evict {ware} {number}”, for example.",
)
def a_full_punt_is_boarded_by_eviction(s: ManilaState, seat: int, a: Board) -> Facts:
    """M12.1."""
    if not s.stronger_pirates or boardable(s) or not _full(s, a):
        return None
    ware = WARES.index(a.ware)
    seats = PUNT_SEATS[ware]
    free = [space for space in evictable(s, s.pending[-1].data[1]) if space in seats]
    return {**punt_facts(s, ware), "number": seats.index(free[0]) + 1} if free else None


def _full(s: ManilaState, a: Board) -> bool:
    ware = WARES.index(a.ware)
    return s.locations[ware] == LAST_SPACE and ware not in boardable(s)


@rule("M12.1", Evict, say="You cannot take seat {number} of {ware}: that punt has seats 1 to {seats}.")
def the_seat_exists(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.1."""
    facts = punt_facts(s, WARES.index(a.ware))
    return {**facts, "number": a.seat} if not 1 <= a.seat <= facts["seats"] else None


@rule("M12.2", Evict, say="You cannot throw anybody off seat {number} of {ware}: it is vacant. Say “board {ware}”.")
def a_vacant_seat_is_just_taken(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.2."""
    return {"ware": a.ware, "number": a.seat} if _on_13(s, a) and _sitting(s, a) == -1 else None


@rule(
    "M12.2", Evict, say="You cannot throw anybody off {ware}: vacant seats come first, and there is one on: {others}."
)
def vacancies_come_first(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.2."""
    if not s.stronger_pirates or not boardable(s) or not _on_13(s, a):
        return None
    return {"ware": a.ware, "others": ware_list(boardable(s))}


@rule(
    "M12.3",
    Evict,
    say="You cannot throw the figure off seat {number} of {ware}: it boarded as captain just before you.",
)
def the_fellow_pirate_is_safe(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.3."""
    return _protected(s, a) if _sitting(s, a) != seat else None


@rule(
    "M12.3",
    Evict,
    say="You cannot throw your own captain off seat {number} of {ware}: that figure boarded just before this one.",
)
def your_own_captain_is_safe_too(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.3."""
    return _protected(s, a) if _sitting(s, a) == seat else None


def _on_13(s: ManilaState, a: Evict) -> bool:
    return s.locations[WARES.index(a.ware)] == LAST_SPACE


def _sitting(s: ManilaState, a: Evict) -> int | None:
    """Return who sits on the named seat (-1: nobody), or None if there is no such seat."""
    seats = PUNT_SEATS[WARES.index(a.ware)]
    return s.figures[seats[a.seat - 1]] if 1 <= a.seat <= len(seats) else None


def _protected(s: ManilaState, a: Evict) -> Facts:
    seats = PUNT_SEATS[WARES.index(a.ware)]
    if not 1 <= a.seat <= len(seats) or seats[a.seat - 1] != s.pending[-1].data[1]:
        return None
    return {"ware": a.ware, "number": a.seat}


# Pilots ---------------------------------------------------------------------------------------------------


@rule("M8.2", Steer, say="You cannot steer {count} punts: the small pilot moves only 1.")
def the_small_pilot_moves_one_punt(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.2."""
    return {"count": len(a.moves)} if not _is_large(s) and len(a.moves) > 1 else None


@rule("M8.2", Steer, say="You cannot move {ware} by {steps}: the small pilot moves 1 space, forward or back.")
def the_small_pilot_moves_by_one(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.2."""
    return None if _is_large(s) else _odd_move(a, (1,))


@rule("M8.3", Steer, say="You cannot steer {count} punts: the large pilot moves 2 at most.")
def the_large_pilot_moves_two_punts_at_most(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.3."""
    return {"count": len(a.moves)} if _is_large(s) and len(a.moves) > 2 else None


@rule("M8.3", Steer, say="You cannot steer {ware} twice: two punts that the large pilot moves are different ones.")
def the_large_pilot_moves_different_punts(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.3."""
    wares = [ware for ware, _ in a.moves]
    return next(({"ware": ware} for ware in wares if _is_large(s) and wares.count(ware) > 1), None)


@rule("M8.3", Steer, say="You cannot move {ware} by {steps}: the large pilot moves one punt by 1 or 2 spaces.")
def the_large_pilot_moves_one_punt_by_two(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.3."""
    return _odd_move(a, (1, 2)) if _is_large(s) and len(a.moves) == 1 else None


@rule("M8.3", Steer, say="You cannot move {ware} by {steps}: if the large pilot moves two punts, each goes 1 space.")
def the_large_pilot_moves_two_punts_by_one(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.3."""
    return _odd_move(a, (1,)) if _is_large(s) and len(a.moves) > 1 else None


def _is_large(s: ManilaState) -> bool:
    return bool(s.pending[-1].data[0])


def _odd_move(a: Steer, sizes: tuple[int, ...]) -> Facts:
    return next(({"ware": ware, "steps": f"{steps:+d}"} for ware, steps in a.moves if abs(steps) not in sizes), None)


@rule("M4.6", Steer, say="You cannot steer {ware}: it stays ashore in this voyage. These sail: {sailing}.")
def pilots_steer_loaded_wares(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M4.6."""
    for name, _ in a.moves:
        if WARES.index(name) == s.ashore:
            return {"ware": name, "sailing": ware_list(sailing(s))}
    return None


@rule("M8.5", Steer, say="You cannot steer {ware}: it has docked in {dock}. These still sail: {sailing}.")
def pilots_steer_sailing_punts(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.5."""
    for name, _ in a.moves:
        ware = WARES.index(name)
        if ware != s.ashore and not is_sailing(s.locations[ware]):
            return {"ware": name, "dock": location_name(s.locations[ware]), "sailing": ware_list(sailing(s))}
    return None


@rule("M8.8", Steer, say="You cannot move {ware} by {steps}: it is on space {space}, and no punt goes below 0.")
def no_punt_goes_below_0(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.8."""
    for name, steps in a.moves:
        location = s.locations[WARES.index(name)]
        if is_sailing(location) and location + steps < 0:
            return {"ware": name, "steps": f"{steps:+d}", "space": location}
    return None


# Plunder --------------------------------------------------------------------------------------------------


@rule("M4.6", Send, say="You cannot send {ware} anywhere: it stays ashore in this voyage. Decide about {plundered}.")
def only_loaded_wares_are_sent(s: ManilaState, seat: int, a: Send) -> Facts:
    """M4.6."""
    return {"ware": a.ware, "plundered": _asked(s)} if WARES.index(a.ware) == s.ashore else None


@rule("M7.10", Send, say="You cannot send {ware}: it was not plundered and lies in {dock}. Decide about {plundered}.")
def only_plundered_punts_are_sent(s: ManilaState, seat: int, a: Send) -> Facts:
    """M7.10."""
    ware = WARES.index(a.ware)
    if ware == s.ashore or s.plundered[ware]:
        return None
    return {"ware": a.ware, "dock": location_name(s.locations[ware]), "plundered": _asked(s)}


@rule(
    "M7.14", Send, say="You cannot send {ware} yet: plundered punts are settled in lane order, and {plundered} is next."
)
def plundered_punts_are_sent_in_lane_order(s: ManilaState, seat: int, a: Send) -> Facts:
    """M7.14."""
    waiting = s.locations[WARES.index(a.ware)] == LAST_SPACE and a.ware != _asked(s)
    return {"ware": a.ware, "plundered": _asked(s)} if waiting else None


@rule("M7.14", Send, say="You cannot send {ware} again: it has gone to {dock}. Decide about {plundered}.")
def plundered_punts_are_sent_once(s: ManilaState, seat: int, a: Send) -> Facts:
    """M7.14."""
    ware = WARES.index(a.ware)
    if not s.plundered[ware] or s.locations[ware] == LAST_SPACE:
        return None
    return {"ware": a.ware, "dock": location_name(s.locations[ware]), "plundered": _asked(s)}


def _asked(s: ManilaState) -> str:
    return WARES[s.pending[-1].data[0]]
