"""Porto Carthago's board: from a view and the legal actions to a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago import city, harbour, power, seats
from widgets.games.porto_carthago import geometry as g
from widgets.games.porto_carthago.ground import ground
from widgets.games.porto_carthago.places import places
from widgets.games.porto_carthago.words import BOARD
from widgets.shared.svg import Part, Scene, Svg

PARTS = (
    Part(BOARD["part_harbour"], 0, 640),
    Part(BOARD["part_city"], 560, 640),
)
NO_INITIALS = ("",) * 5


def scene(view: PortoCarthagoView, legal: Sequence[Any], names: Sequence[str] = ()) -> Scene:
    """The board as this view shows it, with what is possible marked."""
    return Scene(g.WIDTH, g.HEIGHT, BOARD["label"], elements(view, legal, names), g.MIN_WIDTH, PARTS)


def elements(view: PortoCarthagoView, legal: Sequence[Any], names: Sequence[str]) -> dict[str, Svg]:
    """Everything on the board by its key, what lies below first."""
    can = {str(action): action for action in legal}
    initials = [name[:1] for name in names] if len(names) >= view.players else NO_INITIALS
    found = places(view, can)
    drawn: dict[str, Svg] = {"ground": ground(view.players)}
    drawn.update(city.strip(view))
    drawn.update(city.cards(view, can, initials, names))
    drawn.update(city.buttons(view, can, names))
    drawn.update(city.market(view, can, names))
    drawn.update(power.zones(view, can, initials, names, found))
    drawn.update(power.charter(view, can, initials, names, found))
    drawn.update(power.palace(view, can, initials, names))
    drawn.update(power.intrigue(view, initials, names))
    drawn.update(power.deck(view, can, names, found))
    drawn.update(seats.seats(view, can, initials, names, found))
    drawn.update(harbour.harbour(view, can, initials, names, found))
    return drawn
