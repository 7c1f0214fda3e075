"""Refusing rules of council, church, mass and death (V12, V13, V16, V17)."""

from __future__ import annotations

from gamecore.games.village.actions import Advance, Bury, Climb, Enter, Pray, Privilege, Ransom
from gamecore.games.village.effects import can_pay, price_words
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import (
    BAG,
    CHURCH_PLACES,
    COUNCIL_PLACES,
    GREEN,
    PLACES,
    PRIVILEGE_COIN,
    SCROLL,
    STAGES_OF_COUNCIL,
    WINDOW_GRAIN,
    WINDOWS,
)
from gamecore.games.village.rules_members import member_rule
from gamecore.games.village.state import Table
from gamecore.games.village.things import PLACE_AT, coins_words, counted, grain_words, listing
from gamecore.games.village.turn_council import BROWN_PRICE, GREEN_PRICE, highest_stage
from gamecore.games.village.turn_death import mortal

NO_SCROLL = "You cannot pay with a scroll: you have none."
NO_GREEN = "You cannot pay with green cubes: it takes {price}, and you have {cubes} and {coins}."


def without_scroll(s: Table, seat: int, means: str) -> Facts:
    """Return facts if a scroll should pay and there is none."""
    return {} if means == "scroll" and not s.goods[seat][SCROLL] else None


def without_green(s: Table, seat: int, means: str) -> Facts:
    """Return facts if green cubes should pay and there are too few."""
    if means != "green" or can_pay(s, seat, GREEN_PRICE):
        return None
    cubes = counted(s.cubes[seat][GREEN], "green cube")
    return {"price": price_words(GREEN_PRICE), "cubes": cubes, "coins": coins_words(s.coins[seat])}


@rule("V12.2", Enter, say=NO_SCROLL)
def entering_with_a_scroll(s: Table, seat: int, a: Enter) -> Facts:
    """V12.2."""
    return without_scroll(s, seat, a.means)


@rule("V12.2", Enter, say=NO_GREEN)
def entering_with_green(s: Table, seat: int, a: Enter) -> Facts:
    """V12.2."""
    return without_green(s, seat, a.means)


@rule("V12.3", Advance, say="You cannot advance from stage 4: it is the last one.")
def the_last_stage_is_the_fourth(s: Table, seat: int, a: Advance) -> Facts:
    """V12.3."""
    return {} if a.stage >= STAGES_OF_COUNCIL else None


@member_rule(
    "V12.3",
    Advance,
    nobody="You cannot advance a member from there: none of your members is {at}.",
    others="You cannot advance a member of generation {generation}: your members {at} are of generation {there}.",
)
def where_the_councillor_stands(s: Table, seat: int, a: Advance) -> int:
    """V12.3."""
    return COUNCIL_PLACES[a.stage - 1]


@rule("V12.3", Advance, say="You cannot advance free of charge: a step costs 1 scroll or 2 green cubes.")
def a_step_costs_something(s: Table, seat: int, a: Advance) -> Facts:
    """V12.3."""
    return {} if a.means == "free" and s.pending[-1].kind != "alderman" else None


@rule(
    "VI4.4",
    Advance,
    say="You cannot pay for the Alderman’s step: it costs only hours, so say “advance {stage} {generation} free”.",
)
def the_alderman_is_not_paid(s: Table, seat: int, a: Advance) -> Facts:
    """VI4.4."""
    if a.means == "free" or s.pending[-1].kind != "alderman":
        return None
    return {"stage": a.stage, "generation": a.generation}


@rule("V12.3", Advance, say=NO_SCROLL)
def advancing_with_a_scroll(s: Table, seat: int, a: Advance) -> Facts:
    """V12.3."""
    return without_scroll(s, seat, a.means)


@rule("V12.3", Advance, say=NO_GREEN)
def advancing_with_green(s: Table, seat: int, a: Advance) -> Facts:
    """V12.3."""
    return without_green(s, seat, a.means)


def stage_reached(s: Table, seat: int) -> int:
    """Return the stage up to which privileges may be used now, 0 for none (V12.3, V12.4)."""
    entry = s.pending[-1]
    return entry.data[0] if entry.kind == "privilege" else highest_stage(s, seat)


@rule("V12.4", Privilege, say="You cannot use a privilege: none of your members is in the council chamber.")
def somebody_is_in_the_council(s: Table, seat: int, a: Privilege) -> Facts:
    """V12.4."""
    return None if stage_reached(s, seat) else {}


@rule(
    "V12.4",
    Privilege,
    say="You cannot use the privilege of stage {number} now: none above stage {stage} is open to you.",
)
def the_stage_is_reached(s: Table, seat: int, a: Privilege) -> Facts:
    """V12.4."""
    stage = stage_reached(s, seat)
    return {"number": a.number, "stage": stage} if 0 < stage < a.number else None


@rule("V12.9", Privilege, say="You cannot use the privilege of stage 4: it takes 1 coin, and you have none.")
def the_fourth_privilege_takes_a_coin(s: Table, seat: int, a: Privilege) -> Facts:
    """V12.9."""
    return {} if a.number == 4 and s.coins[seat] < PRIVILEGE_COIN else None


@rule("V13.1", Pray, say="You cannot pay with a brown cube: you have none, and no coin to stand for it.")
def praying_takes_brown(s: Table, seat: int, a: Pray) -> Facts:
    """V13.1."""
    return {} if a.means == "brown" and not can_pay(s, seat, BROWN_PRICE) else None


# Mass and death -------------------------------------------------------------------------------------------


@member_rule(
    "V17.2",
    Ransom,
    nobody="You cannot buy a member out of the black bag: none of your members is in it.",
    others="You cannot buy out a member of generation {generation}: your members {at} are of generation {there}.",
)
def who_is_bought_lies_in_the_bag(s: Table, seat: int, a: Ransom) -> int:
    """V17.2."""
    return BAG


@rule("V17.2", Ransom, say="You cannot buy a member out of the bag: it takes 1 coin, and you have none.")
def buying_takes_a_coin(s: Table, seat: int, a: Ransom) -> Facts:
    """V17.2."""
    return None if s.coins[seat] else {}


@rule("V17.7", Climb, say="You cannot move anybody on from window {window}: it is the leftmost one.")
def nobody_leaves_the_last_window(s: Table, seat: int, a: Climb) -> Facts:
    """V17.7."""
    return {"window": a.window} if a.window >= WINDOWS else None


@member_rule(
    "V17.6",
    Climb,
    nobody="You cannot move a member up from there: none of your members is {at}.",
    others="You cannot move up a member of generation {generation}: your members {at} are of generation {there}.",
)
def where_the_climber_stands(s: Table, seat: int, a: Climb) -> int:
    """V17.6."""
    return CHURCH_PLACES[a.window - 1]


@rule("V17.6", Climb, say="You cannot move up to window {window}: it takes {price} grain, and you have {grain}.")
def moving_up_takes_grain(s: Table, seat: int, a: Climb) -> Facts:
    """V17.6."""
    if a.window >= WINDOWS or s.pending[-1].data[0] or s.grain[seat] >= WINDOW_GRAIN[a.window]:
        return None
    return {"window": a.window + 1, "price": WINDOW_GRAIN[a.window], "grain": grain_words(s.grain[seat])}


@rule(
    "V16.1",
    Bury,
    say="You cannot let a member die {at}: one of generation {lowest} has to die, and those are {places}.",
)
def the_oldest_die(s: Table, seat: int, a: Bury) -> Facts:
    """V16.1."""
    lowest, places = mortal(s.where[seat])
    if PLACES.index(a.what) in places:
        return None
    return {"at": PLACE_AT[a.what], "lowest": lowest, "places": listing(PLACE_AT[PLACES[place]] for place in places)}
