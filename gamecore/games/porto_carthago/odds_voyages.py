"""What voyages, temple servants, a look at the deck and intrigue bring (C7.10, C11, C12.3, C13.11, C13.14)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product

from gamecore.games.porto_carthago.odds import (
    WILD,
    deck_orders,
    next_cards_law,
    own_talents,
    voyage_law,
    voyage_result,
)
from gamecore.games.porto_carthago.odds_results import (
    FURTHER_TURNS,
    HALF_FILLED,
    INCOMES,
    LIGHTHOUSE_LEFT_OUT,
    NEXT_CARD,
    NEXT_VOYAGE,
    SEAT,
    TURN,
    Prospect,
    incomes_left,
    kind_asked,
    sure,
    turns_left,
)
from gamecore.games.porto_carthago.pieces import MERCHANT_PRICES, PATH_LENGTH, SCORING, SCOUTED
from gamecore.games.porto_carthago.scoring import awards
from gamecore.games.porto_carthago.state import Counts
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import Distribution, blend

RETURNING = 2
"""The captain and one temple servant come home after a voyage (C11.8)."""


@lru_cache(maxsize=256)
def sailing(view: PortoCarthagoView, paid: int = 0) -> Prospect:
    """Return what a voyage brings that is made now, or after so much is paid (C11.3 to C11.11)."""
    law = voyage_law(next_cards_law(view), view.temple[seat_of(view)], own_talents(view) - paid)
    return Prospect(law, (NEXT_CARD, INCOMES)).plus(RETURNING * incomes_left(view))


def turns_with_this(view: PortoCarthagoView) -> int:
    """Return how many turns are left if the present one can still be used, as beside a privilege (C13.5)."""
    return turns_left(view) + (kind_asked(view) == "turn")


def chartered(view: PortoCarthagoView) -> Prospect:
    """Return what a captain brings by the next voyage, with what it still needs taken off (C7.1, C11.1)."""
    seat = seat_of(view)
    temple = view.temple[seat]
    has_good = any(view.warehouse[seat]) or any(
        owner == seat and good >= 0 for owner, good in zip(view.owners, view.stores, strict=True)
    )
    turns = 1 + (not temple) + (not has_good)
    if turns > turns_left(view) or not view.next_ship():
        return sure(-incomes_left(view), INCOMES)
    price = 0 if has_good else MERCHANT_PRICES[0]
    law = voyage_law(next_cards_law(view), max(1, temple), max(0, own_talents(view) - price))
    return Prospect(law, (NEXT_CARD, NEXT_VOYAGE, FURTHER_TURNS)).plus(-price - TURN * turns)


@lru_cache(maxsize=256)
def temple_change(view: PortoCarthagoView, servants: int, turns: int) -> Prospect:
    """Return by how much the next voyage brings more with so many servants more in the temple, on the same card.

    Without a turn or a card it brings nothing.
    """
    now = view.temple[seat_of(view)]
    if not servants or not turns or not view.next_ship():
        return sure(0)
    talents = own_talents(view)
    law = next_cards_law(view).map(
        lambda card: voyage_result(card, now + servants, talents) - voyage_result(card, now, talents)
    )
    return Prospect(law, (NEXT_CARD, NEXT_VOYAGE))


def assigned(view: PortoCarthagoView, lighthouse: int, temple: int) -> Prospect:
    """Return what an aristocrat's move brings: a better voyage less the incomes that are missed (C7.10)."""
    missed = (lighthouse + temple) * incomes_left(view)
    return temple_change(view, temple, turns_left(view)).plus(
        -missed, INCOMES, *((LIGHTHOUSE_LEFT_OUT,) if lighthouse else ())
    )


# A look at the deck (C13.11) ----------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def scouted(view: PortoCarthagoView) -> Prospect:
    """Return by how much the next voyage gains if its card is the best of the top three, not the first of them.

    Each three cards are equally likely, and in each of their orders the first card is each of them as often.
    """
    if not turns_with_this(view) or not view.next_ship():
        return sure(0)
    servants = max(1, view.temple[seat_of(view)])
    parts: list[tuple[Distribution[int], int]] = [
        (gain_of_looking(view, order, servants), 1) for order in deck_orders(view, SCOUTED)
    ]
    return Prospect(blend(parts), (NEXT_CARD, NEXT_VOYAGE))


def gain_of_looking(view: PortoCarthagoView, order: Counts, servants: int) -> Distribution[int]:
    """Return the law of the gain for one order of the top cards, WILD for any of the unseen ones."""
    talents, wild = own_talents(view), order.count(WILD)
    known = [voyage_result(card, servants, talents) for card in order if card != WILD]
    worths = [voyage_result(card, servants, talents) for card in view.unseen]
    first_wild = bool(order) and order[0] == WILD
    ways: dict[int, int] = {}
    for drawn in combinations(worths, wild):
        best = max((*known, *drawn))
        for first in drawn if first_wild else known[:1]:
            ways[best - first] = ways.get(best - first, 0) + 1
    return Distribution(ways)


def stacked(view: PortoCarthagoView, top: int) -> Prospect:
    """Return what the next voyage brings with this card on top."""
    if not turns_with_this(view) or not view.next_ship():
        return sure(0)
    return sure(voyage_result(top, max(1, view.temple[seat_of(view)]), own_talents(view)), NEXT_VOYAGE)


# Intrigue (C12.3, C15) ----------------------------------------------------------------------------------------


def next_scoring(length: int) -> int:
    """Return the next scoring space that a path of this length has not filled yet (C15.1).

    >>> next_scoring(0), next_scoring(3), next_scoring(4), next_scoring(11)
    (4, 4, 8, 12)
    """
    return min(space for space in SCORING if space > length)


def further_places(path: Counts, players: int) -> Iterator[tuple[Counts, Fraction]]:
    """Yield who may stand behind the next servant, up to the scoring space, and how likely that is."""
    most = next_scoring(len(path)) - len(path) - 1
    for count in range(most + 1):
        chance = Fraction(1, 2 ** (count + (count < most)))
        for placed in product(range(players), repeat=count):
            yield placed, chance / players**count


@lru_cache(maxsize=256)
def intrigue(view: PortoCarthagoView) -> Prospect:
    """Return what a servant on the path brings: palace seats more with it than without it, less its incomes."""
    seat, path = seat_of(view), view.path
    if len(path) >= PATH_LENGTH:
        return sure(0)
    chances: dict[int, Fraction] = {}
    for placed, chance in further_places(path, view.players):
        more = awards((*path, seat, *placed), view.players)[seat] - awards((*path, *placed), view.players)[seat]
        chances[more] = chances.get(more, Fraction(0)) + chance
    law = Distribution.of_fractions(chances).map(lambda seats: SEAT * seats)
    return Prospect(law, (HALF_FILLED, INCOMES)).plus(-incomes_left(view))
