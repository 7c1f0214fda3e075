"""Refusing rules of council, church, mass and death (V12, V13, V16, V17)."""

from __future__ import annotations

from gamecore.games.village.actions import Advance, Bury, Climb, Enter, Pray, Privilege, Ransom
from gamecore.games.village.effects import can_pay
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import (
    BAG,
    BROWN,
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
from gamecore.games.village.rules_turn import names
from gamecore.games.village.state import Table, generations_at
from gamecore.games.village.turn_council import BROWN_PRICE, GREEN_PRICE, highest_stage
from gamecore.games.village.turn_death import mortal

NO_SCROLL = "You cannot pay with a scroll: you have none."
NO_GREEN = "You cannot pay with green: it takes 2 green cubes, and you have {green} with {coins} coins."


def without_scroll(s: Table, seat: int, means: str) -> Facts:
    """Return facts if a scroll should pay and there is none."""
    return {} if means == "scroll" and not s.goods[seat][SCROLL] else None


def without_green(s: Table, seat: int, means: str) -> Facts:
    """Return facts if green cubes should pay and there are too few."""
    if means != "green" or can_pay(s, seat, GREEN_PRICE):
        return None
    return {"green": s.cubes[seat][GREEN], "coins": s.coins[seat]}


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


@rule(
    "V12.3",
    Advance,
    say="You cannot advance generation {generation} from stage {stage}: your members there are {there}.",
)
def the_councillor_is_there(s: Table, seat: int, a: Advance) -> Facts:
    """V12.3."""
    there = generations_at(s, seat, COUNCIL_PLACES[a.stage - 1])
    if a.generation in there:
        return None
    return {"generation": a.generation, "stage": a.stage, "there": names(map(str, there))}


@rule("V12.3", Advance, say="You cannot advance free of charge: a step costs 1 scroll or 2 green cubes.")
def a_step_costs_something(s: Table, seat: int, a: Advance) -> Facts:
    """V12.3."""
    return {} if a.means == "free" and s.pending[-1].kind != "alderman" else None


@rule(
    "VI4.4",
    Advance,
    say="You cannot pay for the Alderman's step: it costs only time, so say “advance {stage} {generation} free”.",
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


@rule("V12.4", Privilege, say="You cannot use privilege {number}: you may use those of the stages up to {stage}.")
def the_stage_is_reached(s: Table, seat: int, a: Privilege) -> Facts:
    """V12.4."""
    entry = s.pending[-1]
    stage = entry.data[0] if entry.kind == "privilege" else highest_stage(s, seat)
    return {"number": a.number, "stage": stage} if a.number > stage else None


@rule("V12.7", Privilege, say="You cannot take cubes: the supply has none left.")
def cubes_are_left(s: Table, seat: int, a: Privilege) -> Facts:
    """V12.7."""
    return {} if a.number == 2 and not any(s.supply[:4]) else None


@rule("V12.8", Privilege, say="You cannot take goods: the supply has none left.")
def goods_are_left(s: Table, seat: int, a: Privilege) -> Facts:
    """V12.8."""
    return {} if a.number == 3 and not any(s.goods_left) else None


@rule("V12.9", Privilege, say="You cannot use privilege 4: it takes 1 coin, and you have {coins}.")
def the_fourth_privilege_takes_a_coin(s: Table, seat: int, a: Privilege) -> Facts:
    """V12.9."""
    return {"coins": s.coins[seat]} if a.number == 4 and s.coins[seat] < PRIVILEGE_COIN else None


@rule("V13.1", Pray, say="You cannot pay with brown: it takes 1 brown cube, and you have {brown} with {coins} coins.")
def praying_takes_brown(s: Table, seat: int, a: Pray) -> Facts:
    """V13.1."""
    if a.means != "brown" or can_pay(s, seat, BROWN_PRICE):
        return None
    return {"brown": s.cubes[seat][BROWN], "coins": s.coins[seat]}


# Mass and death -------------------------------------------------------------------------------------------


@rule("V17.2", Ransom, say="You cannot buy generation {generation}: your members in the black bag are {there}.")
def the_member_is_in_the_bag(s: Table, seat: int, a: Ransom) -> Facts:
    """V17.2."""
    there = generations_at(s, seat, BAG)
    return None if a.generation in there else {"generation": a.generation, "there": names(map(str, there))}


@rule("V17.2", Ransom, say="You cannot buy a member out of the bag: it takes 1 coin, and you have none.")
def buying_takes_a_coin(s: Table, seat: int, a: Ransom) -> Facts:
    """V17.2."""
    return None if s.coins[seat] else {}


@rule("V17.7", Climb, say="You cannot move anybody on from window {window}: it is the leftmost one.")
def nobody_leaves_the_last_window(s: Table, seat: int, a: Climb) -> Facts:
    """V17.7."""
    return {"window": a.window} if a.window >= WINDOWS else None


@rule(
    "V17.6", Climb, say="You cannot move generation {generation} from window {window}: your members there are {there}."
)
def the_member_is_in_the_window(s: Table, seat: int, a: Climb) -> Facts:
    """V17.6."""
    there = generations_at(s, seat, CHURCH_PLACES[a.window - 1])
    if a.generation in there:
        return None
    return {"generation": a.generation, "window": a.window, "there": names(map(str, there))}


@rule("V17.6", Climb, say="You cannot move to window {window}: it takes {price} grain, and you have {grain}.")
def moving_up_takes_grain(s: Table, seat: int, a: Climb) -> Facts:
    """V17.6."""
    if a.window >= WINDOWS or s.pending[-1].data[0] or s.grain[seat] >= WINDOW_GRAIN[a.window]:
        return None
    return {"window": a.window + 1, "price": WINDOW_GRAIN[a.window], "grain": s.grain[seat]}


@rule(
    "V16.1",
    Bury,
    say="You cannot let a member die in {place}: one of generation {lowest} dies, and these stand in {places}.",
)
def the_oldest_die(s: Table, seat: int, a: Bury) -> Facts:
    """V16.1."""
    lowest, places = mortal(s.where[seat])
    if PLACES.index(a.what) in places:
        return None
    return {"place": a.what, "lowest": lowest, "places": names(PLACES[place] for place in places)}
