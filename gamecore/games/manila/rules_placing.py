"""Refusing rules of placing accomplices, for those who pay and for those who cannot (M5, M10.8 to M10.11)."""

from __future__ import annotations

from gamecore.games.manila.actions import Place
from gamecore.games.manila.pieces import (
    INSURANCE,
    PUNT_SEATS,
    SPACE_NAMES,
    SPACE_PRICES,
    WARES,
    in_port,
    location_name,
)
from gamecore.games.manila.rule_list import Facts, means, place_words, punt_facts, rule, seat_number
from gamecore.games.manila.spaces import (
    SPACES_OF_PLACE,
    cheapest_priced,
    is_blind_passenger,
    is_short_of_money,
    space_of,
    vacant_seats,
)
from gamecore.games.manila.state import ManilaState, ceiling, loaded, sailing, ware_list

# Where nobody can go --------------------------------------------------------------------------------------


@rule("M4.6", Place, say="You cannot place on {place}: it stays ashore in this voyage. These sail: {loaded}.")
def the_ware_of_the_punt_sails(s: ManilaState, seat: int, a: Place) -> Facts:
    """M4.6."""
    if a.space not in WARES or WARES.index(a.space) != s.ashore:
        return None
    return {"place": place_words(a.space), "loaded": ware_list(loaded(s))}


@rule(
    "M5.6",
    Place,
    say="You cannot place on {place}: it has docked in {dock}, and nobody boards a punt in port. "
    "These still sail: {sailing}.",
)
def docked_punts_are_closed(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.6."""
    if a.space not in WARES or not in_port(s.locations[WARES.index(a.space)]):
        return None
    dock = location_name(s.locations[WARES.index(a.space)])
    return {"place": place_words(a.space), "dock": dock, "sailing": ware_list(sailing(s))}


@rule("M5.3", Place, say="You cannot place on {place}: all {seats} seats are taken.")
def the_punt_has_a_vacant_seat(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.3."""
    if a.space not in WARES or vacant_seats(s, a.space):
        return None
    return {"place": place_words(a.space), "seats": len(PUNT_SEATS[WARES.index(a.space)])}


@rule("M5.3", Place, say="You cannot place on {place}: both spaces are taken.")
def the_pirate_ship_has_a_vacant_space(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.3."""
    return {"place": place_words(a.space)} if a.space == "pirates" and not vacant_seats(s, a.space) else None


@rule("M5.3", Place, say="You cannot place on {place} again: your own accomplice is there, and a space holds one.")
def the_space_is_not_your_own(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.3."""
    return {"place": place_words(a.space)} if _holder(s, a) == seat else None


@rule("M5.3", Place, say="You cannot place on {place}: another player’s accomplice is there, and a space holds one.")
def the_space_is_nobody_elses(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.3."""
    holder = _holder(s, a)
    return {"place": place_words(a.space), "holder": holder} if holder not in (-1, seat) else None


def _holder(s: ManilaState, a: Place) -> int:
    """Return who stands on a space that is alone under its name, or -1."""
    spaces = SPACES_OF_PLACE[a.space]
    return s.figures[spaces[0]] if len(spaces) == 1 else -1


# The number of a seat -------------------------------------------------------------------------------------


@rule("M5.5", Place, say="You cannot choose place {number} of {place}: only the seats of punts have numbers.")
def only_punts_have_numbered_seats(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.5."""
    return {"place": place_words(a.space), "number": a.seat} if a.seat and a.space not in WARES else None


@rule(
    "M10.11",
    Place,
    say="You cannot travel free of charge on {place}: you have {cash} in cash but can borrow on your free shares "
    "({shares} × 12), so you pay the full price. Say “place {ware}”.",
)
def nobody_travels_free_who_can_borrow(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.11."""
    if not _names_seat(a) or s.cash[seat] or not any(s.unencumbered[seat]) or space_of(s, a.space) < 0:
        return None
    return {"place": place_words(a.space), "ware": a.space, **means(s, seat)}


@rule(
    "M5.5",
    Place,
    say="You cannot choose seat {number} of {ware}: a paying accomplice takes the cheapest vacant seat, which is seat "
    "{cheapest} for {price}. Say “place {ware}”.",
)
def a_paying_accomplice_takes_the_cheapest_seat(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.5."""
    space = space_of(s, a.space)
    if not _names_seat(a) or not s.cash[seat] or space < 0 or is_short_of_money(s, seat):
        return None
    cheapest = seat_number(WARES.index(a.space), space)
    return {"ware": a.space, "number": a.seat, "cheapest": cheapest, "price": SPACE_PRICES[space]}


@rule(
    "M5.5",
    Place,
    say="You cannot choose seat {number} of {ware}: only a blind passenger does, and you still have {cash} in cash.",
)
def the_poor_do_not_choose_a_seat(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.5, M10.9."""
    if not _names_seat(a) or not is_short_of_money(s, seat):
        return None
    return {"ware": a.space, "number": a.seat, "cash": s.cash[seat]}


@rule(
    "M10.8",
    Place,
    say="You must name a seat of {ware}, for example “place {ware} {number}”: a blind passenger chooses it. "
    "Vacant seats: {vacant}.",
)
def a_blind_passenger_names_the_seat(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.8."""
    space = space_of(s, a.space)
    if a.space not in WARES or a.seat or space < 0 or not is_blind_passenger(s, seat):
        return None
    ware = WARES.index(a.space)
    return {**punt_facts(s, ware), "number": seat_number(ware, space)}


@rule("M10.8", Place, say="You cannot take seat {number} of {ware}: that punt has {seats} seats.")
def the_named_seat_exists(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.8."""
    if not _names_seat(a) or not is_blind_passenger(s, seat):
        return None
    facts = punt_facts(s, WARES.index(a.space))
    return {**facts, "number": a.seat} if a.seat > facts["seats"] else None


@rule("M5.3", Place, say="You cannot take seat {number} of {ware}: it is taken. Vacant seats: {vacant}.")
def the_named_seat_is_vacant(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.3."""
    if not _names_seat(a) or not is_blind_passenger(s, seat):
        return None
    seats = PUNT_SEATS[WARES.index(a.space)]
    if a.seat > len(seats) or s.figures[seats[a.seat - 1]] < 0:
        return None
    return {**punt_facts(s, WARES.index(a.space)), "number": a.seat}


def _names_seat(a: Place) -> bool:
    return a.seat > 0 and a.space in WARES


# Money ----------------------------------------------------------------------------------------------------


@rule(
    "M10.8",
    Place,
    say="You cannot place on {place} for {price}: you have {cash} in cash and no free share, so only a vacant seat on "
    "a sailing punt is open to you.",
)
def without_money_only_punts_are_open(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.8."""
    if not is_blind_passenger(s, seat) or a.space in (*WARES, "insurance"):
        return None
    price = SPACE_PRICES[SPACES_OF_PLACE[a.space][0]]
    return {"place": place_words(a.space), "price": price, "cash": s.cash[seat]}


@rule(
    "M10.10",
    Place,
    say="You cannot place on {place}: you have {cash} in cash and no free share. With 1 in cash you could.",
)
def without_money_the_insurance_is_closed(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.10."""
    if not is_blind_passenger(s, seat) or a.space != "insurance" or space_of(s, a.space) < 0:
        return None
    return {"place": place_words(a.space), "cash": s.cash[seat]}


@rule(
    "M10.9",
    Place,
    say="You cannot place on {place} for {price}: you have {cash} in cash and no free share, so only the cheapest "
    "spaces, at {lowest}, are open to you: {cheapest}.",
)
def the_poor_take_the_cheapest_space(s: ManilaState, seat: int, a: Place) -> Facts:
    """M10.9 (insurance stays open, M10.10)."""
    space = space_of(s, a.space)
    if space in (-1, INSURANCE) or not is_short_of_money(s, seat):
        return None
    lowest, cheapest = cheapest_priced(s)
    if SPACE_PRICES[space] == lowest:
        return None
    facts = {"place": place_words(a.space), "price": SPACE_PRICES[space], "cash": s.cash[seat], "lowest": lowest}
    return {**facts, "cheapest": ", ".join(SPACE_NAMES[other] for other in cheapest)}


@rule(
    "M5.12",
    Place,
    say="You cannot place on {place} for {price}: you have {cash} in cash and no free share to borrow on.",
)
def the_space_can_be_paid(s: ManilaState, seat: int, a: Place) -> Facts:
    """M5.12 (whoever has a free share can raise 12, and no space costs more than 5)."""
    space = space_of(s, a.space)
    if space < 0 or is_blind_passenger(s, seat) or is_short_of_money(s, seat):
        return None
    if SPACE_PRICES[space] <= ceiling(s, seat):
        return None
    return {"place": place_words(a.space), "price": SPACE_PRICES[space], **means(s, seat)}
