"""Batavia's board: from a view and the legal actions to a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore.games.batavia.actions import Bid
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia import auction, hand, numbers, pieces, seats
from widgets.games.batavia import geometry as g
from widgets.games.batavia.chart import ground
from widgets.games.batavia.words import BOARD
from widgets.shared.svg import Part, Scene, Svg

PARTS = (
    Part(BOARD["part_chart"], 0, 640),
    Part(BOARD["part_table"], 560, 640),
)
NO_INITIALS = ("",) * 5


def scene(view: BataviaView, legal: Sequence[Any], names: Sequence[str] = ()) -> Scene:
    """The board as this view shows it, with what is possible marked."""
    return Scene(g.WIDTH, g.HEIGHT, BOARD["label"], elements(view, legal, names), g.MIN_WIDTH, PARTS)


def elements(view: BataviaView, legal: Sequence[Any], names: Sequence[str]) -> dict[str, Svg]:
    """Everything on the board by its key, what lies below first."""
    can = notations(legal)
    initials = [name[:1] for name in names] if len(names) >= view.players else NO_INITIALS
    drawn: dict[str, Svg] = {"ground": ground(view.players), "slots": pieces.slots(view.destination < 0)}
    drawn.update(seats.seats(view, initials, names))
    drawn.update(auction.auction(view, initials, names))
    drawn.update(auction.piles(view))
    drawn.update(pieces.tiles(view))
    drawn.update(seats.tile_counts(view))
    drawn.update(pieces.crates(view, initials))
    drawn.update(pieces.leaders(view))
    drawn.update(pieces.track(view))
    drawn.update(pieces.seals(view))
    drawn["pawn"] = pieces.pawn(view)
    drawn.update(pieces.gold_markers(view, initials))
    drawn.update(pieces.merchants(view, initials))
    drawn.update(numbers.numbers(view, names))
    drawn.update(numbers.seat_places(view, can, names))
    drawn.update(numbers.spaces(view, can, names))
    drawn.update(auction.places(view, can))
    drawn.update(hand.hand(view, can))
    drawn.update(hand.plan_sheet(view, can))
    return drawn


def notations(legal: Sequence[Any]) -> frozenset[str]:
    """The notations of the legal actions; of the bids only the lowest, which the auction offers."""
    if legal and type(legal[0]) is Bid:
        return frozenset((str(legal[0]), *(str(action) for action in legal if type(action) is not Bid)))
    return frozenset(map(str, legal))
