"""Manila's board: from a view and the legal actions to a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore.games.manila.actions import Bid
from gamecore.games.manila.view import ManilaView
from widgets.games.manila import geometry as g
from widgets.games.manila import numbers, pieces, targets
from widgets.games.manila.ground import ground
from widgets.games.manila.words import BOARD
from widgets.shared.svg import Part, Scene, Svg

PARTS = (
    Part(BOARD["part_office"], 0, 420),
    Part(BOARD["part_sea"], 330, 620),
    Part(BOARD["part_docks"], 740, 460),
)
NO_INITIALS = ("",) * 5


def scene(view: ManilaView, legal: Sequence[Any], names: Sequence[str] = ()) -> Scene:
    """The board as this view shows it, with what is possible marked; names only give the figures their initials."""
    return Scene(g.WIDTH, g.HEIGHT, BOARD["label"], elements(view, legal, names), g.MIN_WIDTH, PARTS)


def elements(view: ManilaView, legal: Sequence[Any], names: Sequence[str]) -> dict[str, Svg]:
    """Everything on the board by its key, what lies below first."""
    can = notations(legal)
    initials = [name[:1] for name in names] if len(names) >= view.players else NO_INITIALS
    drawn: dict[str, Svg] = {"ground": ground()}
    drawn["dice"] = pieces.dice(view)
    drawn["office"] = pieces.office(view, initials)
    drawn.update(pieces.market(view))
    drawn["at-office"] = targets.office(view, can)
    drawn.update(numbers.numbers(view))
    drawn.update(targets.piles(view, can))
    drawn.update(targets.spaces(view, can, names))
    drawn.update(targets.fates(view, can))
    drawn.update(pieces.punts(view))
    drawn.update(targets.punts(view, can))
    drawn.update(pieces.accomplices(view, initials))
    drawn.update(targets.starts(view, can))
    return drawn


def notations(legal: Sequence[Any]) -> frozenset[str]:
    """The notations of the legal actions; of the bids only the lowest, which the harbour office offers."""
    if legal and type(legal[0]) is Bid:
        return frozenset((str(legal[0]), *(str(action) for action in legal if type(action) is not Bid)))
    return frozenset(map(str, legal))
