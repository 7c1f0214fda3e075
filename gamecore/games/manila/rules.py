"""Manila's refusing rules: each a small predicate beside its sentence, under its number, most basic first."""

from __future__ import annotations

from typing import Any

from gamecore.games.manila.actions import (
    Bid,
    Board,
    Borrow,
    Buy,
    Evict,
    Load,
    Place,
    Redeem,
    Send,
    Start,
    Steer,
)
from gamecore.games.manila.pieces import (
    ASHORE,
    HIGHEST_START,
    INSURANCE,
    LAST_SPACE,
    LOAN,
    LOWEST_BID,
    PUNT_SEATS,
    REDEMPTION,
    SPACE_NAMES,
    SPACE_PRICES,
    SUM_OF_STARTS,
    WARES,
    in_port,
    is_sailing,
    location_name,
    share_price,
)
from gamecore.games.manila.spaces import (
    boardable,
    cheapest_priced,
    is_blind_passenger,
    is_short_of_money,
    space_of,
    vacant_seats,
)
from gamecore.games.manila.state import ManilaState, ceiling, loaded, ware_list
from gamecore.kernel.refusal import RuleList

RULES = RuleList()
rule = RULES.rule
Facts = dict[str, Any] | None


def means(s: ManilaState, seat: int) -> dict[str, int]:
    """Return what a seat can pay with: the facts behind every sentence about money."""
    free = sum(s.unencumbered[seat])
    return {"cash": s.cash[seat], "shares": free, "loans": LOAN * free, "ceiling": ceiling(s, seat)}


# The auction ----------------------------------------------------------------------------------------------


@rule("M3.3", Bid, say="You cannot bid {bid}: the highest bid is {highest}, so bid at least {lowest}, or pass.")
def a_bid_is_higher_than_the_last(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.3."""
    if a.amount <= s.bid or a.amount < LOWEST_BID:
        return {"bid": a.amount, "highest": s.bid, "lowest": s.bid + 1}
    return None


@rule(
    "M3.10",
    Bid,
    say="You cannot bid {bid}: your cash of {cash} and loans on your free shares ({shares} × 12) "
    "make {ceiling} at most.",
)
def a_bid_is_within_the_ceiling(s: ManilaState, seat: int, a: Bid) -> Facts:
    """M3.10."""
    return {"bid": a.amount, **means(s, seat)} if a.amount > ceiling(s, seat) else None


# Duties of the harbour master -----------------------------------------------------------------------------


@rule("M4.4", Buy, say="You cannot buy {ware}: all five of its shares are sold or dealt.")
def the_pile_is_not_empty(s: ManilaState, seat: int, a: Buy) -> Facts:
    """M4.4."""
    return {"ware": a.ware} if a.ware != "nothing" and not s.piles[WARES.index(a.ware)] else None


@rule(
    "M4.3",
    Buy,
    say="You cannot buy {ware}: it costs {price}, and your cash of {cash} and loans on your free shares "
    "({shares} × 12) make {ceiling} at most.",
)
def the_share_can_be_paid(s: ManilaState, seat: int, a: Buy) -> Facts:
    """M4.3."""
    if a.ware == "nothing":
        return None
    price = share_price(s.steps[WARES.index(a.ware)])
    return {"ware": a.ware, "price": price, **means(s, seat)} if price > ceiling(s, seat) else None


@rule("M4.6", Load, say="Three different wares are loaded, one per punt; “{wares}” is not that.")
def three_different_wares(s: ManilaState, seat: int, a: Load) -> Facts:
    """M4.6."""
    ordered = tuple(ware for ware in WARES if ware in a.wares)
    return {"wares": " ".join(a.wares)} if len(ordered) != 3 or ordered != a.wares else None


@rule("M4.6", Start, say="You cannot start {ware}: it stays ashore in this voyage. The loaded wares are {loaded}.")
def the_ware_is_loaded(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.6."""
    ware = WARES.index(a.ware)
    return {"ware": a.ware, "loaded": ware_list(loaded(s))} if ware == s.ashore else None


@rule("M4.7", Start, say="{ware} already starts on {space}; each punt is launched once.")
def the_punt_is_not_launched_yet(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.7."""
    location = s.locations[WARES.index(a.ware)]
    return {"ware": a.ware.capitalize(), "space": location_name(location)} if location != ASHORE else None


@rule("M4.8", Start, say="You cannot start {ware} on {space}: a punt starts on one of the spaces 0 to 5.")
def a_start_lies_between_0_and_5(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.8."""
    return {"ware": a.ware, "space": a.space} if not 0 <= a.space <= HIGHEST_START else None


@rule(
    "M4.9",
    Start,
    say="You cannot start {ware} on {space}: the three starts must add up to 9, and {remaining} points would be "
    "left for {others}, which can start on 0 to 5.",
)
def the_starts_can_add_up_to_9(s: ManilaState, seat: int, a: Start) -> Facts:
    """M4.9."""
    ware = WARES.index(a.ware)
    others = [other for other in loaded(s) if other != ware and s.locations[other] == ASHORE]
    used = sum(s.locations[other] for other in loaded(s) if other != ware and s.locations[other] != ASHORE)
    remaining = SUM_OF_STARTS - used - a.space
    if 0 <= remaining <= HIGHEST_START * len(others):
        return None
    return {"ware": a.ware, "space": a.space, "remaining": remaining, "others": ware_list(others)}


# Placing accomplices --------------------------------------------------------------------------------------


@rule("M4.6", Place, say="You cannot go aboard {ware}: it stays ashore in this voyage.")
def the_ware_of_the_punt_sails(s: ManilaState, seat: int, a: Place) -> Facts:
    """M4.6."""
    return {"ware": a.space} if a.space in WARES and WARES.index(a.space) == s.ashore else None


@rule("M5.6", Place, say="You cannot go aboard {ware}: its punt is docked in {dock}.")
def docked_punts_are_closed(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.6."""
    if a.space not in WARES or not in_port(s.locations[WARES.index(a.space)]):
        return None
    return {"ware": a.space, "dock": location_name(s.locations[WARES.index(a.space)])}


@rule("M5.3", Place, say="You cannot place on {space}: no place is vacant there.")
def the_space_is_vacant(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.3."""
    return {"space": a.space} if not vacant_seats(s, a.space) else None


@rule("M5.5", Place, say="A paying accomplice takes the cheapest vacant seat; just say “place {ware}”.")
def only_blind_passengers_choose_a_seat(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.5."""
    return {"ware": a.space} if a.seat and not is_blind_passenger(s, seat) else None


@rule(
    "M10.8",
    Place,
    say="You cannot place on {space}: without money and without a free share, only a seat on a "
    "sailing punt is open to you.",
)
def without_money_only_punts_are_open(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.8."""
    return {"space": a.space} if is_blind_passenger(s, seat) and a.space not in WARES else None


@rule("M10.8", Place, say="A blind passenger chooses the seat as well: say “place {ware} {number}”, for example.")
def a_blind_passenger_names_the_seat(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.8."""
    if a.space not in WARES or a.seat or not is_blind_passenger(s, seat):
        return None
    vacant = vacant_seats(s, a.space)
    return {"ware": a.space, "number": vacant[0] - PUNT_SEATS[WARES.index(a.space)][0] + 1} if vacant else None


@rule("M5.3", Place, say="You cannot take seat {number} of {ware}: the vacant seats are {vacant}.")
def the_named_seat_is_vacant(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.3."""
    if a.space not in WARES or not a.seat or not is_blind_passenger(s, seat):
        return None
    first = PUNT_SEATS[WARES.index(a.space)][0]
    vacant = vacant_seats(s, a.space)
    if first + a.seat - 1 in vacant:
        return None
    numbers = ", ".join(str(space - first + 1) for space in vacant) or "none"
    return {"ware": a.space, "number": a.seat, "vacant": numbers}


@rule(
    "M10.9",
    Place,
    say="You cannot place on {space}: it costs {price}, and you have {cash} and no free share. "
    "For all your cash you may take the cheapest space: {cheapest}.",
)
def the_poor_take_the_cheapest_space(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.9 (insurance stays open, M10.10)."""
    space = space_of(s, a.space)
    if space in (-1, INSURANCE) or not is_short_of_money(s, seat):
        return None
    price, cheapest = cheapest_priced(s)
    if SPACE_PRICES[space] == price:
        return None
    names = ", ".join(SPACE_NAMES[other] for other in cheapest)
    return {"space": a.space, "price": SPACE_PRICES[space], "cash": s.cash[seat], "cheapest": names}


@rule(
    "M5.12",
    Place,
    say="You cannot place on {space}: it costs {price}, and your cash of {cash} and loans on your free shares "
    "({shares} × 12) make {ceiling} at most.",
)
def the_space_can_be_paid(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.12."""
    space = space_of(s, a.space)
    if space < 0 or is_blind_passenger(s, seat) or is_short_of_money(s, seat):
        return None
    if SPACE_PRICES[space] <= ceiling(s, seat):
        return None
    return {"space": a.space, "price": SPACE_PRICES[space], **means(s, seat)}


# Pirates --------------------------------------------------------------------------------------------------


@rule("M7.1", Board, Evict, say="You cannot board {ware}: only a punt on space 13 can be, and it is at {place}.")
def only_punts_on_13_are_boarded(s: ManilaState, seat: int, a: Board | Evict) -> Facts:
    """M7.1."""
    location = s.locations[WARES.index(a.ware)]
    return {"ware": a.ware, "place": location_name(location)} if location != LAST_SPACE else None


@rule("M7.3", Board, say="You cannot board {ware}: all its seats are taken.")
def boarding_needs_a_vacant_seat(s: ManilaState, seat: int, a: Board) -> Facts:
    """M7.3."""
    ware = WARES.index(a.ware)
    return {"ware": a.ware} if s.locations[ware] == LAST_SPACE and ware not in boardable(s) else None


@rule("M12.5", Evict, say="Nobody can be sent home: this game is played without the stronger pirates.")
def eviction_is_a_variant(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.5."""
    return {} if not s.stronger_pirates else None


@rule("M12.2", Evict, say="You cannot send anybody home: {ware} has a vacant seat, which comes first.")
def vacancies_come_first(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.2."""
    return {"ware": ware_list(boardable(s))} if s.stronger_pirates and boardable(s) else None


@rule("M12.1", Evict, say="You cannot take seat {number} of {ware}: nobody sits there.")
def an_evicted_accomplice_must_be_there(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.1."""
    seats = PUNT_SEATS[WARES.index(a.ware)]
    if 1 <= a.seat <= len(seats) and s.figures[seats[a.seat - 1]] >= 0:
        return None
    return {"ware": a.ware, "number": a.seat}


@rule("M12.3", Evict, say="You cannot send home the captain who boarded {ware} just before you.")
def the_fellow_pirate_is_safe(s: ManilaState, seat: int, a: Evict) -> Facts:
    """M12.3."""
    seats = PUNT_SEATS[WARES.index(a.ware)]
    if not 1 <= a.seat <= len(seats) or seats[a.seat - 1] != s.pending[-1].data[1]:
        return None
    return {"ware": a.ware}


# Pilots ---------------------------------------------------------------------------------------------------


@rule("M8.5", Steer, say="You cannot steer {ware}: its punt is at {place}, not sailing.")
def pilots_steer_sailing_punts(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.5."""
    for name, _ in a.moves:
        location = s.locations[WARES.index(name)]
        if not is_sailing(location):
            return {"ware": name, "place": location_name(location)}
    return None


@rule("M8.2", Steer, say="The small pilot moves one punt by one space; “{moves}” is more.")
def the_small_pilot_moves_one_punt_by_one(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.2."""
    large = bool(s.pending[-1].data[0])
    if large or not a.moves or (len(a.moves) == 1 and abs(a.moves[0][1]) == 1):
        return None
    return {"moves": a.words()}


@rule(
    "M8.3",
    Steer,
    say="The large pilot moves one punt by one or two spaces, or two different punts by one each; "
    "“{moves}” is not that.",
)
def the_large_pilot_moves_two_in_all(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.3."""
    if not s.pending[-1].data[0] or not a.moves:
        return None
    sizes = [abs(steps) for _, steps in a.moves]
    wares = {ware for ware, _ in a.moves}
    if sizes in ([1], [2]) or (sizes == [1, 1] and len(wares) == 2):
        return None
    return {"moves": a.words()}


@rule("M8.8", Steer, say="You cannot steer {ware} by {steps}: from space {space} it would go below 0.")
def no_punt_goes_below_0(s: ManilaState, seat: int, a: Steer) -> Facts:
    """M8.8."""
    for name, steps in a.moves:
        location = s.locations[WARES.index(name)]
        if is_sailing(location) and location + steps < 0:
            return {"ware": name, "steps": steps, "space": location}
    return None


# Plunder --------------------------------------------------------------------------------------------------


@rule("M7.14", Send, say="You cannot send {ware} anywhere: the fate of {plundered} is being decided.")
def plundered_punts_are_sent_one_by_one(s: ManilaState, seat: int, a: Send) -> Facts:
    """M7.14."""
    plundered = s.pending[-1].data[0]
    return {"ware": a.ware, "plundered": WARES[plundered]} if WARES.index(a.ware) != plundered else None


# Loans ----------------------------------------------------------------------------------------------------


@rule("M10.1", Borrow, say="You cannot borrow on {ware}: you have no unencumbered share of it.")
def a_loan_needs_an_unencumbered_share(s: ManilaState, seat: int, a: Borrow) -> Facts:
    """M10.1."""
    return {"ware": a.ware} if not s.unencumbered[seat][WARES.index(a.ware)] else None


@rule("M10.3", Redeem, say="You cannot redeem {ware}: you have no encumbered share of it.")
def only_an_encumbered_share_is_redeemed(s: ManilaState, seat: int, a: Redeem) -> Facts:
    """M10.3."""
    return {"ware": a.ware} if not s.encumbered[seat][WARES.index(a.ware)] else None


@rule("M10.3", Redeem, say="You cannot redeem {ware}: it costs {price} in cash and you have {cash}.")
def redemption_is_paid_in_cash(s: ManilaState, seat: int, a: Redeem) -> Facts:
    """M10.3."""
    if s.cash[seat] >= REDEMPTION:
        return None
    return {"ware": a.ware, "price": REDEMPTION, "cash": s.cash[seat]}


@rule("M3.11", Redeem, say="You cannot redeem {ware}: you could then no longer pay your bid of {bid}.")
def the_highest_bidder_stays_solvent(s: ManilaState, seat: int, a: Redeem) -> Facts:
    """M3.11: cannot come up, since the highest bidder has no decision before he is overbid or pays."""
    if s.pending[-1].kind != "bid" or s.bidder != seat or ceiling(s, seat) + LOAN - REDEMPTION >= s.bid:
        return None
    return {"ware": a.ware, "bid": s.bid}
