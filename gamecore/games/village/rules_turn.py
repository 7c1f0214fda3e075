"""Refusing rules of the turn, the well, the market and gains of choice (V5, V10, V12.8, V14)."""

from __future__ import annotations

from gamecore.games.village.actions import Choose, Gain, Receive, Serve, Skip, Take, Well
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import COLOURS, CUBES, GOODS, GRAIN, SPACES, TILES, WELL_CUBES
from gamecore.games.village.state import Table, cubes_lie_on_spaces, customers, spaces_in_play
from gamecore.games.village.things import (
    A_CUBE,
    A_GOOD,
    SPACE_NAMES,
    coins_words,
    counted,
    cubes_words,
    customer_words,
    goods_words,
    listing,
    wish_words,
    wishes_words,
)
from gamecore.games.village.turn_market import can_deliver, sale_is_payable, wanted_by
from gamecore.games.village.turn_travel import goods_rule


@rule("V5.1", Take, say="You cannot take {cube} from {space}: that space holds {cubes}.")
def the_cube_lies_there(s: Table, seat: int, a: Take) -> Facts:
    """V5.1."""
    row = s.spaces[SPACES.index(a.space)]
    if row[CUBES.index(a.cube)]:
        return None
    return {"cube": A_CUBE[a.cube], "space": SPACE_NAMES[a.space], "cubes": cubes_words(row)}


@rule("V14.2", Well, say="You cannot use the well now: no cube lies on any space.")
def cubes_lie_for_the_well(s: Table, seat: int, a: Well) -> Facts:
    """V14.2."""
    return None if cubes_lie_on_spaces(s) else {}


@rule("V14.1", Well, say="You cannot pay the well with {colour}: it takes {price}, and you have {cubes} and {coins}.")
def the_well_takes_three(s: Table, seat: int, a: Well) -> Facts:
    """V14.1, V14.4."""
    cubes, coins = s.cubes[seat][COLOURS.index(a.what)], s.coins[seat]
    if cubes + coins >= WELL_CUBES:
        return None
    cube = f"{a.what} cube"
    facts = {"colour": a.what, "price": counted(WELL_CUBES, cube)}
    return {**facts, "cubes": counted(cubes, cube), "coins": coins_words(coins)}


@rule("V14.1", Choose, say="You cannot choose {space}: it comes with Village Inn, which is not used in this game.")
def the_space_is_in_play(s: Table, seat: int, a: Choose) -> Facts:
    """V14.1."""
    return None if SPACES.index(a.what) in spaces_in_play(s.inn) else {"space": SPACE_NAMES[a.what]}


@rule(
    "V14.1",
    Choose,
    say="You cannot choose {space} freely: take a cube from there, or pay 3 cubes of one colour at the well.",
)
def choosing_needs_the_well(s: Table, seat: int, a: Choose) -> Facts:
    """V14.1."""
    if s.pending[-1].kind != "turn" or not cubes_lie_on_spaces(s):
        return None
    return {"space": SPACE_NAMES[a.what]}


@rule("V5.1", Skip, say="You cannot leave your turn out while {cubes} can be taken: take one, or use the well.")
def a_turn_takes_a_cube(s: Table, seat: int, a: Skip) -> Facts:
    """V5.1."""
    if s.pending[-1].kind != "turn" or not cubes_lie_on_spaces(s):
        return None
    return {"cubes": counted(sum(map(sum, s.spaces)), "cube")}


@rule("V1.7", Gain, say="You cannot take {cube}: the supply has none left.")
def the_supply_has_the_cube(s: Table, seat: int, a: Gain) -> Facts:
    """V1.7."""
    return None if s.supply[COLOURS.index(a.what)] else {"cube": A_CUBE[a.what]}


def not_offered(s: Table, a: Receive, rule_id: str) -> Facts:
    """Return the facts about goods that are not offered, if the offer stems from this rule; None otherwise."""
    kinds = s.pending[-1].data[0]
    if kinds >> GOODS.index(a.what) & 1 or goods_rule(kinds) != rule_id:
        return None
    offered = listing(A_GOOD[name] for kind, name in enumerate(GOODS) if kinds >> kind & 1)
    return {"goods": A_GOOD[a.what], "offered": offered}


NOT_OFFERED = "You cannot take {goods}: the tiles on offer are {offered}."


@rule("V12.8", Receive, say=NOT_OFFERED)
def the_privilege_offers_the_goods(s: Table, seat: int, a: Receive) -> Facts:
    """V12.8."""
    return not_offered(s, a, "V12.8")


@rule("VI4.4", Receive, say=NOT_OFFERED)
def the_cattle_herder_offers_the_goods(s: Table, seat: int, a: Receive) -> Facts:
    """VI4.4."""
    return not_offered(s, a, "VI4.4")


@rule("V1.7", Receive, say="You cannot take {goods}: the supply has none left.")
def the_supply_has_the_goods(s: Table, seat: int, a: Receive) -> Facts:
    """V1.7."""
    return None if s.goods_left[GOODS.index(a.what)] else {"goods": A_GOOD[a.what]}


# Market ---------------------------------------------------------------------------------------------------


def not_waiting(s: Table, name: str) -> Facts:
    """Return the facts about a customer who is in no open stall, if any others are; None otherwise (V10.3)."""
    waiting = customers(s)
    if not waiting or TILES.index(name) in waiting:
        return None
    return {"customer": customer_words(name), "wishes": wishes_words(waiting)}


@rule(
    "V10.3",
    Serve,
    say="You cannot serve {customer}: only those in open stalls can be served, and there they want {wishes}.",
)
def the_customer_is_in_a_stall(s: Table, seat: int, a: Serve) -> Facts:
    """V10.3."""
    return not_waiting(s, a.what)


@rule("V10.3", Serve, say="You cannot serve {customer}: all open stalls are empty.")
def a_customer_is_in_a_stall(s: Table, seat: int, a: Serve) -> Facts:
    """V10.3."""
    return None if customers(s) else {"customer": customer_words(a.what)}


@rule("V10.3", Serve, say="You cannot serve the customer who wants {wanted}: you have {owned}.")
def the_delivery_is_complete(s: Table, seat: int, a: Serve) -> Facts:
    """V10.3."""
    tile = TILES.index(a.what)
    if tile not in customers(s) or can_deliver(s.goods[seat], s.grain[seat], tile):
        return None
    owned = goods_words((kind, s.grain[seat] if kind == GRAIN else s.goods[seat][kind]) for kind, _ in wanted_by(tile))
    return {"wanted": wish_words(tile), "owned": owned}


def cannot_pay_sale(s: Table, seat: int) -> bool:
    """Return whether the sale that is asked about costs something and the seat cannot pay it (V10.4)."""
    return not sale_is_payable(s, seat, s.pending[-1].data[2])


@rule(
    "V10.4",
    Serve,
    say="You cannot serve a customer now: it costs 1 green cube and 1 hour, and you have no green cube and no coin.",
)
def the_sale_can_be_paid(s: Table, seat: int, a: Serve) -> Facts:
    """V10.4."""
    return {} if cannot_pay_sale(s, seat) else None
