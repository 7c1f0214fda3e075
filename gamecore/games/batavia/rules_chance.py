"""Refusing rules of chance outcomes: what can come up and what cannot (B1.2, B1.5, B3.2, B4.1)."""

from __future__ import annotations

from gamecore.games.batavia.actions import CardAction, Deal, Drawn, Roll, Tile, TurnUp
from gamecore.games.batavia.path import opened
from gamecore.games.batavia.pieces import (
    BLOCK,
    COMPANIES,
    DEALT_PER_PLAYER,
    FACES,
    GOODS,
    company_of,
    company_words,
    tile_of,
)
from gamecore.games.batavia.rule_list import Facts, cards_of, rule
from gamecore.games.batavia.state import BataviaState

# Tiles ----------------------------------------------------------------------------------------------------


@rule("B1.2", Tile, say="You cannot turn up {tile} here: it lies open on space {space} already.")
def every_tile_is_there_once(s: BataviaState, seat: int, a: Tile) -> Facts:
    """B1.2."""
    tile = tile_of(COMPANIES.index(a.company), GOODS.index(a.good))
    if tile not in s.path:
        return None
    return {"tile": f"{company_words(a.company)} {a.good}", "space": s.path.index(tile) + 1}


@rule(
    "B1.2",
    Tile,
    say="You cannot turn up {tile} on space {space}: each block of five has one tile of each company, and "
    "that of {company} lies on space {there}.",
)
def a_block_has_one_tile_of_each_company(s: BataviaState, seat: int, a: Tile) -> Facts:
    """B1.2."""
    known = opened(s.path)
    company = COMPANIES.index(a.company)
    tile = tile_of(company, GOODS.index(a.good))
    for space in range(known - known % BLOCK + 1, known + 1):
        there = s.path[space - 1]
        if company_of(there) == company and there != tile:
            name = company_words(a.company)
            return {"tile": f"{name} {a.good}", "space": known + 1, "company": name, "there": space}
    return None


# Cards and die --------------------------------------------------------------------------------------------


def _wrong_number(a: CardAction, due: int) -> Facts:
    count = sum(a.cards)
    return {"asked": cards_of(count), "due": due, "count": count} if count != due else None


def _too_many(s: BataviaState, a: CardAction) -> Facts:
    for company, count in enumerate(a.cards):
        if count > s.pile[company]:
            return {"company": company_words(company), "asked": cards_of(count), "count": count}
    return None


@rule("B1.5", Deal, say="You cannot deal {asked}: everybody gets {due}.")
def ten_cards_are_dealt(s: BataviaState, seat: int, a: Deal) -> Facts:
    """B1.5."""
    return _wrong_number(a, DEALT_PER_PLAYER)


@rule("B1.5", Deal, say="You cannot deal {asked} of {company}: not so many of it are left.")
def only_cards_of_the_pile_are_dealt(s: BataviaState, seat: int, a: Deal) -> Facts:
    """B1.5."""
    return _too_many(s, a)


@rule("B3.2", Roll, say="You cannot roll {die}: the auction die has the faces {lowest} to {highest}.")
def the_die_has_six_faces(s: BataviaState, seat: int, a: Roll) -> Facts:
    """B3.2."""
    return {"die": a.die, "lowest": FACES[0], "highest": FACES[-1]} if a.die not in FACES else None


@rule("B3.2", TurnUp, say="You cannot turn up {asked}: {due} must be turned up now.")
def as_many_cards_are_turned_up_as_rolled(s: BataviaState, seat: int, a: TurnUp) -> Facts:
    """B3.2."""
    return _wrong_number(a, s.pending[-1].data[0])


@rule("B3.2", TurnUp, say="You cannot turn up {asked} of {company}: the draw pile does not hold so many.")
def only_cards_of_the_pile_are_turned_up(s: BataviaState, seat: int, a: TurnUp) -> Facts:
    """B3.2."""
    return _too_many(s, a)


@rule("B4.1", Drawn, say="You cannot draw {asked}: {due} must be drawn now.")
def two_cards_are_drawn(s: BataviaState, seat: int, a: Drawn) -> Facts:
    """B4.1."""
    return _wrong_number(a, s.pending[-1].data[0])


@rule("B4.1", Drawn, say="You cannot draw {asked} of {company}: the draw pile does not hold so many.")
def only_cards_of_the_pile_are_drawn(s: BataviaState, seat: int, a: Drawn) -> Facts:
    """B4.1."""
    return _too_many(s, a)
