"""Refusing rules of the turn, the well, the market and gains of choice (V5, V10, V12.7, V12.8, V14)."""

from __future__ import annotations

from collections.abc import Iterable

from gamecore.games.village.actions import Choose, Gain, Receive, Serve, Skip, Take, Well
from gamecore.games.village.parts import Facts, rule
from gamecore.games.village.pieces import COLOURS, CUBES, GOODS, GREEN, SPACES, TILES, WELL_CUBES
from gamecore.games.village.state import Table, cubes_lie_on_spaces, customers, spaces_in_play
from gamecore.games.village.turn_market import can_deliver, sale_is_payable, wanted_by


def names(words: Iterable[str]) -> str:
    """Return names parted by commas; “none” if there are none."""
    return ", ".join(words) or "none"


@rule("V5.1", Take, say="You cannot take a {cube} cube from {space}: it has {cubes}.")
def the_cube_lies_there(s: Table, seat: int, a: Take) -> Facts:
    """V5.1."""
    row = s.spaces[SPACES.index(a.space)]
    if row[CUBES.index(a.cube)]:
        return None
    return {
        "cube": a.cube,
        "space": a.space,
        "cubes": names(f"{count} {c}" for c, count in zip(CUBES, row, strict=True) if count),
    }


@rule("V14.2", Well, say="You cannot use the well now: no cube lies on any space.")
def cubes_lie_for_the_well(s: Table, seat: int, a: Well) -> Facts:
    """V14.2."""
    return None if cubes_lie_on_spaces(s) else {}


@rule(
    "V14.1",
    Well,
    say="You cannot pay the well with {colour}: it takes 3 cubes, and you have {cubes} with {coins} coins.",
)
def the_well_takes_three(s: Table, seat: int, a: Well) -> Facts:
    """V14.1, V14.4."""
    cubes, coins = s.cubes[seat][COLOURS.index(a.what)], s.coins[seat]
    return None if cubes + coins >= WELL_CUBES else {"colour": a.what, "cubes": cubes, "coins": coins}


@rule("V14.1", Choose, say="You cannot choose {space}: it comes with the Inn, which is not used in this game.")
def the_space_is_in_play(s: Table, seat: int, a: Choose) -> Facts:
    """V14.1."""
    return None if SPACES.index(a.what) in spaces_in_play(s.inn) else {"space": a.what}


@rule(
    "V14.1",
    Choose,
    say="You cannot choose {space} freely: take a cube from it, or pay 3 cubes of one colour at the well.",
)
def choosing_needs_the_well(s: Table, seat: int, a: Choose) -> Facts:
    """V14.1."""
    return {"space": a.what} if s.pending[-1].kind == "turn" and cubes_lie_on_spaces(s) else None


@rule(
    "V5.1",
    Skip,
    say="You cannot leave your turn out: {cubes} cubes still lie on the spaces, so take one or use the well.",
)
def a_turn_takes_a_cube(s: Table, seat: int, a: Skip) -> Facts:
    """V5.1."""
    if s.pending[-1].kind != "turn" or not cubes_lie_on_spaces(s):
        return None
    return {"cubes": sum(map(sum, s.spaces))}


@rule("V12.7", Gain, say="You cannot take a {cube} cube: the supply has none left.")
def the_supply_has_the_cube(s: Table, seat: int, a: Gain) -> Facts:
    """V12.7."""
    return None if s.supply[COLOURS.index(a.what)] else {"cube": a.what}


@rule("V12.8", Receive, say="You cannot take {goods}: this choice is between {offered}.")
def the_goods_are_offered(s: Table, seat: int, a: Receive) -> Facts:
    """V12.8."""
    kinds = s.pending[-1].data[0]
    if kinds >> GOODS.index(a.what) & 1:
        return None
    return {"goods": a.what, "offered": names(name for kind, name in enumerate(GOODS) if kinds >> kind & 1)}


@rule("V12.8", Receive, say="You cannot take {goods}: the supply has no such tile left.")
def the_supply_has_the_goods(s: Table, seat: int, a: Receive) -> Facts:
    """V12.8."""
    return None if s.goods_left[GOODS.index(a.what)] else {"goods": a.what}


# Market ---------------------------------------------------------------------------------------------------


@rule("V10.3", Serve, say="You cannot serve {tile}: it is not in an open stall, where these wait: {customers}.")
def the_customer_is_in_a_stall(s: Table, seat: int, a: Serve) -> Facts:
    """V10.3."""
    waiting = customers(s)
    if TILES.index(a.what) in waiting:
        return None
    return {"tile": a.what, "customers": names(TILES[tile] for tile in waiting)}


@rule("V10.3", Serve, say="You cannot serve {tile}: it wants {wanted}, and you have {owned}.")
def the_delivery_is_complete(s: Table, seat: int, a: Serve) -> Facts:
    """V10.3."""
    tile = TILES.index(a.what)
    if tile not in customers(s) or can_deliver(s.goods[seat], s.grain[seat], tile):
        return None
    words, owned = (*GOODS, "grain"), (*s.goods[seat], s.grain[seat])
    wanted = wanted_by(tile)
    return {
        "tile": a.what,
        "wanted": names(f"{count} {words[kind]}" for kind, count in wanted),
        "owned": names(f"{owned[kind]} {words[kind]}" for kind, _ in wanted),
    }


def sale_price(s: Table, seat: int, what: str) -> Facts:
    """Return the facts of a sale that cannot be paid, None if it can (V10.4)."""
    if sale_is_payable(s, seat, s.pending[-1].data[2]):
        return None
    return {"what": what, "green": s.cubes[seat][GREEN], "coins": s.coins[seat]}


SALE_SENTENCE = (
    "You cannot sell to {what} now: this sale costs 1 green cube and 1 hour, and you have {green} green cubes and "
    "{coins} coins."
)


@rule("V10.4", Serve, say=SALE_SENTENCE)
def the_sale_can_be_paid(s: Table, seat: int, a: Serve) -> Facts:
    """V10.4."""
    return sale_price(s, seat, a.what)
