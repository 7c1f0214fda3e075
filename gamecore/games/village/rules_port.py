"""Refusing rules of voyages, islands, chests and spices (VP2 to VP9)."""

from __future__ import annotations

from gamecore.games.village.actions import Done
from gamecore.games.village.effects import price_words
from gamecore.games.village.inn_pieces import CARD_OF
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import SHIP
from gamecore.games.village.port_actions import Chart, Deliver, Found, Hire, Land, Load, Move, Open, Return, Sail, Sell
from gamecore.games.village.port_pieces import (
    CAPTAIN_NAMES,
    CAPTAINS,
    COCOA,
    FIELDS,
    HOLDS,
    ISLAND_BUYS,
    ISLAND_STACK,
    ISLANDS,
    MEMBER,
    MISSIONS,
    NEIGHBOURS,
    PIECES,
    PORT_FIELD,
    SPICES,
)
from gamecore.games.village.port_state import (
    MISSION_PRICES,
    STEP_PRICES,
    aboard,
    can_buy_step,
    can_pay_mission,
    free_holds,
    in_port_stock,
    mission_taken,
    on_island,
)
from gamecore.games.village.rules_turn import SALE_SENTENCE, names, sale_price
from gamecore.games.village.rules_village import yard_words
from gamecore.games.village.state import Table, generations_at


def field_of(s: Table, seat: int) -> str:
    """Return the name of the field where a seat's ship is."""
    return FIELDS[s.ship[seat]]


@rule("VP2.1", Hire, say="You cannot hire a captain: your ship is at sea on {field} and has one.")
def captains_are_hired_in_port(s: Table, seat: int, a: Hire) -> Facts:
    """VP2.1."""
    return {"field": field_of(s, seat)} if s.ship[seat] != PORT_FIELD else None


@rule("VP8.4", Hire, say="You cannot hire captain {captain}: no such captain is left.")
def the_captain_is_left(s: Table, seat: int, a: Hire) -> Facts:
    """VP8.4."""
    return None if s.captains_left[CAPTAIN_NAMES.index(a.what)] else {"captain": a.what}


@rule("VP2.2", Hire, say="You cannot hire captain {captain}: the wage is {wage} coins, and you have {coins}.")
def the_wage_can_be_paid(s: Table, seat: int, a: Hire) -> Facts:
    """VP2.2."""
    wage = CAPTAINS[CAPTAIN_NAMES.index(a.what)].wage
    return None if s.coins[seat] >= wage else {"captain": a.what, "wage": wage, "coins": s.coins[seat]}


@rule("VP2.4", Sail, say="You cannot sail on: your ship is in the port, so hire a captain first.")
def the_ship_is_at_sea(s: Table, seat: int, a: Sail) -> Facts:
    """VP2.4."""
    return {} if s.ship[seat] == PORT_FIELD else None


@rule("VP2.5", Return, say="You cannot go home: your ship is in the port already.")
def the_ship_is_away(s: Table, seat: int, a: Return) -> Facts:
    """VP2.5."""
    return {} if s.ship[seat] == PORT_FIELD else None


# Loading --------------------------------------------------------------------------------------------------


@rule("VP3.3", Load, say="You cannot load {piece} in the port: it is found on an island.")
def treasures_are_loaded_at_islands(s: Table, seat: int, a: Load) -> Facts:
    """VP3.3."""
    kind = PIECES.index(a.piece)
    return {"piece": a.piece} if s.pending[-1].kind == "load" and COCOA <= kind < MEMBER else None


@rule("VP3.8", Load, say="You cannot load {piece} on {field}: pieces of the village are loaded only in the port.")
def village_pieces_are_loaded_in_port(s: Table, seat: int, a: Load) -> Facts:
    """VP3.8."""
    kind = PIECES.index(a.piece)
    if s.pending[-1].kind != "island" or COCOA <= kind < MEMBER:
        return None
    return {"piece": a.piece, "field": field_of(s, seat)}


@rule("VP3.6", Load, say="You cannot load {piece}: you have none in your yard.")
def the_piece_is_owned(s: Table, seat: int, a: Load) -> Facts:
    """VP3.6."""
    kind = PIECES.index(a.piece)
    if s.pending[-1].kind != "load" or kind == MEMBER or kind >= COCOA or in_port_stock(s, seat, kind):
        return None
    return {"piece": a.piece}


@rule(
    "VP3.6", Load, say="You cannot load a member of generation {generation}: the generations in your yard are {yard}."
)
def the_passenger_is_in_the_yard(s: Table, seat: int, a: Load) -> Facts:
    """VP3.6."""
    if s.pending[-1].kind != "load" or a.piece != "member" or in_yard(s, seat, a.generation):
        return None
    return {"generation": a.generation, "yard": yard_words(s, seat)}


def in_yard(s: Table, seat: int, generation: int) -> bool:
    """Return whether a member of this generation is in the yard."""
    return generation in generations_at(s, seat, 1)


@rule("VP5.5", Load, say="You cannot load {piece} here: {field} offers {stack}.")
def the_island_has_the_stack(s: Table, seat: int, a: Load) -> Facts:
    """VP5.5."""
    kind, stack = PIECES.index(a.piece), ISLAND_STACK.get(s.ship[seat])
    if s.pending[-1].kind != "island" or not COCOA <= kind < MEMBER or kind == stack:
        return None
    return {"piece": a.piece, "field": field_of(s, seat), "stack": PIECES[stack] if stack else "nothing to load"}


@rule("VP8.3", Load, say="You cannot load {piece}: the stack on {field} is empty.")
def the_stack_is_not_empty(s: Table, seat: int, a: Load) -> Facts:
    """VP8.3."""
    kind = PIECES.index(a.piece)
    if s.pending[-1].kind != "island" or kind != ISLAND_STACK.get(s.ship[seat]) or on_island(s, s.ship[seat]):
        return None
    return {"piece": a.piece, "field": field_of(s, seat)}


@rule("VP3.1", Load, say="You cannot load {piece}: all {holds} holds are full.")
def a_hold_is_empty(s: Table, seat: int, a: Load) -> Facts:
    """VP3.1."""
    return None if free_holds(s, seat) else {"piece": a.piece, "holds": HOLDS}


@rule("VP3.2", Load, say="You cannot load another {piece}: {count} of this kind is aboard, and {most} may be.")
def kinds_are_different(s: Table, seat: int, a: Load) -> Facts:
    """VP3.2, VP12.5."""
    count, most = aboard(s, seat, PIECES.index(a.piece)), 2 if s.pending[-1].data[0] else 1
    return None if count < most else {"piece": a.piece, "count": count, "most": most}


# Moving ---------------------------------------------------------------------------------------------------


@rule("VP4.8", Move, say="You cannot step into the port: the way home is “return”, for 1 hour.")
def the_port_is_not_entered(s: Table, seat: int, a: Move) -> Facts:
    """VP4.8."""
    return {} if a.what == "port" else None


@rule("VP4.1", Move, say="You cannot step from {field} to {to}: lines lead from there to {neighbours}.")
def a_line_joins_the_fields(s: Table, seat: int, a: Move) -> Facts:
    """VP4.1."""
    neighbours = NEIGHBOURS[s.ship[seat]]
    if a.what == "port" or FIELDS.index(a.what) in neighbours:
        return None
    return {"field": field_of(s, seat), "to": a.what, "neighbours": names(FIELDS[each] for each in neighbours)}


@rule(
    "VP4.3",
    Move,
    say="You cannot buy another step: your captain takes {price} for it, and you have too few cubes and coins.",
)
def the_step_can_be_paid(s: Table, seat: int, a: Move) -> Facts:
    """VP4.3."""
    if s.pending[-1].data[1] or can_buy_step(s, seat):
        return None
    return {"price": price_words(STEP_PRICES[s.captain[seat]])}


@rule("VP4.7", Done, say="You cannot stop yet: a movement has at least one step.")
def a_movement_has_a_step(s: Table, seat: int, a: Done) -> Facts:
    """VP4.7."""
    entry = s.pending[-1]
    return {} if entry.kind == "sail" and not entry.data[0] else None


@rule(
    "VP5.1", Land, say="You cannot land now: a ship lands on an island that it enters by a step, and it is on {field}."
)
def a_ship_lands_on_an_island_it_enters(s: Table, seat: int, a: Land) -> Facts:
    """VP5.1."""
    if s.pending[-1].data[0] and s.ship[seat] in ISLANDS:
        return None
    return {"field": field_of(s, seat)}


# Islands --------------------------------------------------------------------------------------------------


@rule("VP5.4", Deliver, say="You cannot sell {piece} here: {field} buys {bought}.")
def the_island_buys_it(s: Table, seat: int, a: Deliver) -> Facts:
    """VP5.4."""
    bought = ISLAND_BUYS[s.ship[seat]]
    if PIECES.index(a.what) in bought:
        return None
    return {"piece": a.what, "field": field_of(s, seat), "bought": names(PIECES[kind] for kind in bought)}


@rule("VP5.4", Deliver, say="You cannot sell {piece}: there is none in your holds.")
def the_piece_is_aboard(s: Table, seat: int, a: Deliver) -> Facts:
    """VP5.4."""
    return None if s.cargo[seat][PIECES.index(a.what)] else {"piece": a.what}


@rule("VP5.7", Found, say="You cannot found a mission here: {field} has none.")
def the_island_has_a_mission(s: Table, seat: int, a: Found) -> Facts:
    """VP5.7."""
    return None if s.ship[seat] in MISSIONS else {"field": field_of(s, seat)}


@rule(
    "VP5.7",
    Found,
    say="You cannot found a mission with generation {generation}: the members in your holds are {there}.",
)
def the_founder_is_aboard(s: Table, seat: int, a: Found) -> Facts:
    """VP5.7."""
    there = generations_at(s, seat, SHIP)
    return None if a.generation in there else {"generation": a.generation, "there": names(map(str, there))}


@rule("VP5.9", Found, say="You cannot found a mission on {field}: a member is in it already.")
def the_mission_is_empty(s: Table, seat: int, a: Found) -> Facts:
    """VP5.9."""
    field = s.ship[seat]
    return {"field": FIELDS[field]} if field in MISSIONS and mission_taken(s, field) else None


@rule("VP5.8", Found, say="You cannot pay the mission on {field}: it takes {price}.")
def the_mission_can_be_paid(s: Table, seat: int, a: Found) -> Facts:
    """VP5.8."""
    field = s.ship[seat]
    if field not in MISSIONS or can_pay_mission(s, seat, field):
        return None
    price = "1 wagon from your holds" if MISSIONS[field].wagons else price_words(MISSION_PRICES[field])
    return {"field": FIELDS[field], "price": price}


# Treasures at home ----------------------------------------------------------------------------------------


@rule("VP8.1", Open, say="You cannot open a chest of value {value}: none of that value stands in front of you.")
def the_chest_is_at_home(s: Table, seat: int, a: Open) -> Facts:
    """VP8.1."""
    return None if a.number in s.chests[seat] else {"value": a.number}


@rule("VP9.2", Sell, say="You cannot sell {piece}: you have brought none home.")
def the_spice_is_at_home(s: Table, seat: int, a: Sell) -> Facts:
    """VP9.2."""
    return None if s.spices[seat][SPICES.index(a.what)] else {"piece": a.what}


@rule("V10.4", Sell, say=SALE_SENTENCE.replace("sell to {what}", "sell {what}"))
def the_spice_sale_can_be_paid(s: Table, seat: int, a: Sell) -> Facts:
    """V10.4, VP9.3."""
    return sale_price(s, seat, a.what)


@rule("VP12.6", Chart, say="You cannot put your ship on {island}: that takes the Cartographer, before the first step.")
def charts_need_the_cartographer_before_a_step(s: Table, seat: int, a: Chart) -> Facts:
    """VP12.6."""
    held = CARD_OF["cartographer"] in s.hands[seat]
    return None if held and not s.pending[-1].data[0] else {"island": a.what}
