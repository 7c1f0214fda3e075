"""Refusing rules of voyages, islands, chests and spices (VP2 to VP9)."""

from __future__ import annotations

from gamecore.games.village.actions import Done
from gamecore.games.village.effects import price_words
from gamecore.games.village.inn_pieces import CARD_OF
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import SHIP, YARD
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
from gamecore.games.village.rules_members import member_rule
from gamecore.games.village.rules_turn import cannot_pay_sale
from gamecore.games.village.state import Table
from gamecore.games.village.things import A_PIECE, FIELD_NAMES, MANY_PIECES, coins_words, listing, purse_words


def field_of(s: Table, seat: int) -> str:
    """Return the name of the field where a seat's ship is."""
    return FIELD_NAMES[FIELDS[s.ship[seat]]]


@rule("VP2.1", Hire, say="You cannot hire a captain: your ship is at sea, at {field}, and has one.")
def captains_are_hired_in_port(s: Table, seat: int, a: Hire) -> Facts:
    """VP2.1."""
    return {"field": field_of(s, seat)} if s.ship[seat] != PORT_FIELD else None


@rule("VP8.4", Hire, say="You cannot hire that captain for {wage}: no such captain is left.")
def the_captain_is_left(s: Table, seat: int, a: Hire) -> Facts:
    """VP8.4."""
    captain = CAPTAIN_NAMES.index(a.what)
    return None if s.captains_left[captain] else {"wage": coins_words(CAPTAINS[captain].wage)}


@rule("VP2.2", Hire, say="You cannot hire that captain: the wage is {wage}, and you have {coins}.")
def the_wage_can_be_paid(s: Table, seat: int, a: Hire) -> Facts:
    """VP2.2."""
    wage = CAPTAINS[CAPTAIN_NAMES.index(a.what)].wage
    return None if s.coins[seat] >= wage else {"wage": coins_words(wage), "coins": coins_words(s.coins[seat])}


@rule("VP2.4", Sail, say="You cannot sail on: your ship is in the port, so hire a captain first.")
def the_ship_is_at_sea(s: Table, seat: int, a: Sail) -> Facts:
    """VP2.4."""
    return {} if s.ship[seat] == PORT_FIELD else None


@rule("VP2.5", Return, say="You cannot go home: your ship is in the port already.")
def the_ship_is_away(s: Table, seat: int, a: Return) -> Facts:
    """VP2.5."""
    return {} if s.ship[seat] == PORT_FIELD else None


# Loading --------------------------------------------------------------------------------------------------


@rule("VP3.3", Load, say="You cannot load {piece} in the port: it is loaded only on {island}.")
def treasures_are_loaded_at_islands(s: Table, seat: int, a: Load) -> Facts:
    """VP3.3."""
    kind = PIECES.index(a.piece)
    if s.pending[-1].kind != "load" or not COCOA <= kind < MEMBER:
        return None
    island = next(field for field, stack in ISLAND_STACK.items() if stack == kind)
    return {"piece": A_PIECE[a.piece], "island": FIELD_NAMES[FIELDS[island]]}


@rule("VP3.8", Load, say="You cannot load {piece} on {field}: what comes from the village is loaded only in the port.")
def village_pieces_are_loaded_in_port(s: Table, seat: int, a: Load) -> Facts:
    """VP3.8."""
    kind = PIECES.index(a.piece)
    if s.pending[-1].kind != "island" or COCOA <= kind < MEMBER:
        return None
    return {"piece": A_PIECE[a.piece], "field": field_of(s, seat)}


@rule("VP3.6", Load, say="You cannot load {piece}: you have none in your yard.")
def the_piece_is_owned(s: Table, seat: int, a: Load) -> Facts:
    """VP3.6."""
    kind = PIECES.index(a.piece)
    if s.pending[-1].kind != "load" or kind == MEMBER or kind >= COCOA or in_port_stock(s, seat, kind):
        return None
    return {"piece": A_PIECE[a.piece]}


@member_rule(
    "VP3.6",
    Load,
    nobody="You cannot load a member: nobody of your family is in your yard.",
    others="You cannot load a member of generation {generation}: those in your yard are of generation {there}.",
)
def the_passenger_comes_from_the_yard(s: Table, seat: int, a: Load) -> int:
    """VP3.6."""
    return YARD if s.pending[-1].kind == "load" and a.piece == "member" else -1


def offers_another_stack(s: Table, seat: int, a: Load) -> bool:
    """Return whether a treasure should be loaded on an island that does not have it (VP5.5)."""
    kind = PIECES.index(a.piece)
    return s.pending[-1].kind == "island" and COCOA <= kind < MEMBER and kind != ISLAND_STACK.get(s.ship[seat])


@rule("VP5.5", Load, say="You cannot load {piece} here: {field} has only {stack} to load.")
def the_island_has_the_stack(s: Table, seat: int, a: Load) -> Facts:
    """VP5.5."""
    stack = ISLAND_STACK.get(s.ship[seat])
    if stack is None or not offers_another_stack(s, seat, a):
        return None
    return {"piece": A_PIECE[a.piece], "field": field_of(s, seat), "stack": MANY_PIECES[stack]}


@rule("VP5.5", Load, say="You cannot load {piece} here: {field} has nothing to load.")
def the_island_has_a_stack(s: Table, seat: int, a: Load) -> Facts:
    """VP5.5."""
    if s.ship[seat] in ISLAND_STACK or not offers_another_stack(s, seat, a):
        return None
    return {"piece": A_PIECE[a.piece], "field": field_of(s, seat)}


@rule("VP8.3", Load, say="You cannot load {piece}: none is left on {field}.")
def the_stack_is_not_empty(s: Table, seat: int, a: Load) -> Facts:
    """VP8.3."""
    kind = PIECES.index(a.piece)
    if s.pending[-1].kind != "island" or kind != ISLAND_STACK.get(s.ship[seat]) or on_island(s, s.ship[seat]):
        return None
    return {"piece": A_PIECE[a.piece], "field": field_of(s, seat)}


@rule("VP3.1", Load, say="You cannot load {piece}: all {holds} holds are full.")
def a_hold_is_empty(s: Table, seat: int, a: Load) -> Facts:
    """VP3.1."""
    return None if free_holds(s, seat) else {"piece": A_PIECE[a.piece], "holds": HOLDS}


@rule("VP3.2", Load, say="You cannot load {piece}: your ship has this kind aboard, and it takes one of each kind.")
def kinds_are_different(s: Table, seat: int, a: Load) -> Facts:
    """VP3.2."""
    with_pair = s.pending[-1].data[0]
    return None if with_pair or not aboard(s, seat, PIECES.index(a.piece)) else {"piece": A_PIECE[a.piece]}


@rule("VP3.2", Load, say="You cannot load {piece}: with the Quartermaster 2 of a kind may be aboard, and 2 are.")
def a_pair_is_the_most(s: Table, seat: int, a: Load) -> Facts:
    """VP3.2, VP12.5."""
    with_pair = s.pending[-1].data[0]
    return {"piece": A_PIECE[a.piece]} if with_pair and aboard(s, seat, PIECES.index(a.piece)) > 1 else None


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
    found = listing(FIELD_NAMES[FIELDS[each]] for each in neighbours)
    return {"field": field_of(s, seat), "to": FIELD_NAMES[a.what], "neighbours": found}


@rule(
    "VP4.3",
    Move,
    say="You cannot buy another step: your captain asks {price}, and you have {owned}.",
)
def the_step_can_be_paid(s: Table, seat: int, a: Move) -> Facts:
    """VP4.3."""
    if s.pending[-1].data[1] or can_buy_step(s, seat):
        return None
    price = price_words(STEP_PRICES[s.captain[seat]])
    return {"price": price, "owned": purse_words(s.cubes[seat], s.coins[seat])}


@rule("VP4.7", Done, say="You cannot stop yet: a movement has at least one step.")
def a_movement_has_a_step(s: Table, seat: int, a: Done) -> Facts:
    """VP4.7."""
    entry = s.pending[-1]
    return {} if entry.kind == "sail" and not entry.data[0] else None


@rule(
    "VP5.1",
    Land,
    say="You cannot land now: a ship lands on an island right after a step to it, and yours is at {field}.",
)
def a_ship_lands_on_an_island_it_enters(s: Table, seat: int, a: Land) -> Facts:
    """VP5.1."""
    if s.pending[-1].data[0] and s.ship[seat] in ISLANDS:
        return None
    return {"field": field_of(s, seat)}


# Islands --------------------------------------------------------------------------------------------------


@rule("VP5.4", Deliver, say="You cannot sell {piece} here: {field} buys only {bought}.")
def the_island_buys_it(s: Table, seat: int, a: Deliver) -> Facts:
    """VP5.4."""
    bought = ISLAND_BUYS[s.ship[seat]]
    if not bought or PIECES.index(a.what) in bought:
        return None
    found = listing(MANY_PIECES[kind] for kind in bought)
    return {"piece": A_PIECE[a.what], "field": field_of(s, seat), "bought": found}


@rule("VP5.4", Deliver, say="You cannot sell {piece} here: {field} buys nothing.")
def the_island_buys_something(s: Table, seat: int, a: Deliver) -> Facts:
    """VP5.4."""
    return None if ISLAND_BUYS[s.ship[seat]] else {"piece": A_PIECE[a.what], "field": field_of(s, seat)}


@rule("VP5.4", Deliver, say="You cannot sell {piece}: there is none in your holds.")
def the_piece_is_aboard(s: Table, seat: int, a: Deliver) -> Facts:
    """VP5.4."""
    return None if s.cargo[seat][PIECES.index(a.what)] else {"piece": A_PIECE[a.what]}


@rule("VP5.7", Found, say="You cannot found a mission here: {field} has none.")
def the_island_has_a_mission(s: Table, seat: int, a: Found) -> Facts:
    """VP5.7."""
    return None if s.ship[seat] in MISSIONS else {"field": field_of(s, seat)}


@member_rule(
    "VP5.7",
    Found,
    nobody="You cannot found a mission: no member is aboard your ship.",
    others="You cannot found a mission with generation {generation}: the members aboard are of generation {there}.",
)
def the_founder_is_aboard(s: Table, seat: int, a: Found) -> int:
    """VP5.7."""
    return SHIP


@rule("VP5.9", Found, say="You cannot found a mission on {field}: a member is in it already.")
def the_mission_is_empty(s: Table, seat: int, a: Found) -> Facts:
    """VP5.9."""
    field = s.ship[seat]
    return {"field": field_of(s, seat)} if field in MISSIONS and mission_taken(s, field) else None


def price_due(s: Table, seat: int, *, wagons: bool) -> bool:
    """Return whether the island's mission asks for a wagon, or else for cubes, that the seat cannot pay (VP5.8)."""
    field = s.ship[seat]
    return field in MISSIONS and bool(MISSIONS[field].wagons) == wagons and not can_pay_mission(s, seat, field)


@rule(
    "VP5.8", Found, say="You cannot found the mission on {field}: it takes 1 wagon from your holds, and there is none."
)
def the_mission_gets_its_wagon(s: Table, seat: int, a: Found) -> Facts:
    """VP5.8."""
    return {"field": field_of(s, seat)} if price_due(s, seat, wagons=True) else None


@rule(
    "VP5.8",
    Found,
    say="You cannot found the mission on {field}: it takes {price}, and you have {owned}.",
)
def the_mission_gets_its_cubes(s: Table, seat: int, a: Found) -> Facts:
    """VP5.8."""
    if not price_due(s, seat, wagons=False):
        return None
    facts = {"field": field_of(s, seat), "price": price_words(MISSION_PRICES[s.ship[seat]])}
    return {**facts, "owned": purse_words(s.cubes[seat], s.coins[seat])}


# Treasures at home ----------------------------------------------------------------------------------------


@rule("VP8.1", Open, say="You cannot open a chest of value {value}: none of that value lies in front of you.")
def the_chest_is_at_home(s: Table, seat: int, a: Open) -> Facts:
    """VP8.1."""
    return None if a.number in s.chests[seat] else {"value": a.number}


@rule("VP9.2", Sell, say="You cannot sell {piece}: you have brought none home.")
def the_spice_is_at_home(s: Table, seat: int, a: Sell) -> Facts:
    """VP9.2."""
    return None if s.spices[seat][SPICES.index(a.what)] else {"piece": a.what}


@rule(
    "V10.4",
    Sell,
    say="You cannot sell {piece} now: it costs 1 green cube and 1 hour, and you have no green cube and no coin.",
)
def the_spice_sale_can_be_paid(s: Table, seat: int, a: Sell) -> Facts:
    """V10.4, VP9.3."""
    return {"piece": a.what} if cannot_pay_sale(s, seat) else None


@rule("VP12.6", Chart, say="You cannot put your ship on {island}: that takes the Cartographer, before the first step.")
def charts_need_the_cartographer_before_a_step(s: Table, seat: int, a: Chart) -> Facts:
    """VP12.6."""
    held = CARD_OF["cartographer"] in s.hands[seat]
    return None if held and not s.pending[-1].data[0] else {"island": FIELD_NAMES[a.what]}
