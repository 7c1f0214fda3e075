"""At which place of the board each action is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamecore.games.village.inn_pieces import CARD_OF
from gamecore.games.village.pieces import (
    BAG,
    BUILDING_OF,
    BUILDING_PLACES,
    BUILDINGS,
    CHURCH_PLACES,
    CITIES,
    CITY_PLACES,
    COLOURS,
    COUNCIL_PLACES,
    CUBES,
    GOODS,
    INN_PLACE,
    PLACES,
    SHIP,
    SPACES,
    TILES,
    YARD,
)
from gamecore.games.village.port_pieces import CAPTAIN_NAMES, CAPTAINS, FIELDS, MISSION_PLACE, PORT_FIELD
from gamecore.games.village.view import VillageView
from widgets.shared.asking import data_of, kind_of

MISSION_FIELD = {place: field for field, place in MISSION_PLACE.items()}

SPACE_OF_QUESTION: dict[str, str] = {
    **{kind: kind for kind in ("harvest", "family", "crafts", "market", "travel", "council", "church", "inn")},
    "voyage": "travel",
    "sale": "market",
    "scrap": "market",
    "privilege": "council",
    "ransom": "church",
    "climb": "church",
}
"""The district on whose title one clicks to leave the rest of it out."""


def destination(view: VillageView, action: Any) -> str:
    """The key of the place where an action is done; empty if it has none."""
    return DESTINATIONS[action.verb](view, action)


def place_key(seat: int, place: int) -> str:
    """Where a seat's member stands.

    >>> place_key(1, YARD), place_key(0, 3), place_key(0, 14)
    ('field-1', 'building-1', 'stage-2')
    """
    if place in BUILDING_PLACES:
        return f"building-{place - BUILDING_PLACES[0]}"
    if place in CITY_PLACES:
        return f"city-{place - CITY_PLACES[0]}"
    if place in COUNCIL_PLACES:
        return f"stage-{place - COUNCIL_PLACES[0] + 1}"
    if place in CHURCH_PLACES:
        return f"window-{place - CHURCH_PLACES[0] + 1}"
    if place in MISSION_FIELD:
        return f"sea-{MISSION_FIELD[place]}"
    return {YARD: f"field-{seat}", BAG: "bag", INN_PLACE: "guests", SHIP: f"holds-{seat}"}[place]


def leaving(view: VillageView, action: Any) -> str:
    """Where one says that nothing more is done."""
    kind, seat = kind_of(view), view.asked
    if kind in SPACE_OF_QUESTION:
        return f"title-{SPACES.index(SPACE_OF_QUESTION[kind])}"
    if kind == "produce":
        return f"building-{data_of(view)[0]}"
    if kind in ("load", "sail", "island"):
        return here(view, action)
    by_kind = {"friend": "guests", "clear": "guests", "bard": "graves", "reveal": f"goals-{seat}"}
    return by_kind.get(kind, f"name-{seat}")


def here(view: VillageView, action: Any) -> str:
    """The field where the ship of the asked seat lies."""
    return f"sea-{view.public.ship[view.asked]}"


def building(view: VillageView, action: Any) -> str:
    """A building, by its product."""
    return f"building-{BUILDING_OF[GOODS.index(action.what)]}"


def customer(view: VillageView, action: Any) -> str:
    """The stall of a customer."""
    tile = TILES.index(action.what)
    return f"stall-{view.public.stalls.index(tile)}" if tile in view.public.stalls else ""


def villager(view: VillageView, action: Any) -> str:
    """The stack on which a villager lies."""
    card = CARD_OF[action.what]
    return f"stack-{view.public.tops.index(card)}" if card in view.public.tops else ""


def member(view: VillageView, action: Any) -> str:
    """The place of a member that comes home."""
    return place_key(view.asked, PLACES.index(action.place))


def amount(view: VillageView, action: Any) -> str:
    """The grain for the Miller, the time loop for the Herbalist."""
    miller = data_of(view)[:1] == (CARD_OF["miller"],)
    return f"{'grain' if miller else 'loop'}-{view.asked}"


def load(view: VillageView, action: Any) -> str:
    """The own holds in the port, the island at sea."""
    return f"holds-{view.asked}" if view.public.ship[view.asked] == PORT_FIELD else here(view, action)


def own(part: str) -> Callable[[VillageView, Any], str]:
    """A part of the own farmyard."""
    return lambda view, action: f"{part}-{view.asked}"


def field(view: VillageView, action: Any) -> str:
    """A field of the sea by its name."""
    return f"sea-{FIELDS.index(action.what)}"


DESTINATIONS: dict[str, Callable[[VillageView, Any], str]] = {
    "take": lambda view, action: f"cube-{SPACES.index(action.space)}-{CUBES.index(action.cube)}",
    "well": lambda view, action: f"well-{COLOURS.index(action.what)}",
    "choose": lambda view, action: f"title-{SPACES.index(action.what)}",
    "skip": leaving,
    "done": leaving,
    "pass": leaving,
    "pay": own("coins"),
    "gain": lambda view, action: f"own-cube-{COLOURS.index(action.what)}",
    "receive": lambda view, action: f"own-good-{GOODS.index(action.what)}",
    "harvest": lambda view, action: "harvest",
    "birth": lambda view, action: "cradle",
    "home": member,
    "train": lambda view, action: f"building-{BUILDINGS.index(action.place)}",
    "make": building,
    "buy": building,
    "mill": lambda view, action: "mill",
    "serve": customer,
    "scrap": customer,
    "travel": lambda view, action: f"city-{CITIES.index(action.city)}",
    "enter": lambda view, action: "stage-1",
    "advance": lambda view, action: f"stage-{action.stage + 1}",
    "privilege": lambda view, action: f"stage-{action.number}",
    "pray": lambda view, action: "bag",
    "ransom": lambda view, action: "bag",
    "climb": lambda view, action: f"window-{action.window + 1}",
    "appoint": lambda view, action: "window-1",
    "bury": lambda view, action: place_key(view.asked, PLACES.index(action.what)),
    "visit": lambda view, action: "guests",
    "befriend": villager,
    "clear": villager,
    "use": own("hand"),
    "amount": amount,
    "hire": lambda view, action: f"captains-{CAPTAINS[CAPTAIN_NAMES.index(action.what)].wage}",
    "sail": here,
    "return": here,
    "load": load,
    "step": field,
    "chart": field,
    "land": here,
    "deliver": here,
    "found": here,
    "sell": own("spices"),
    "open": own("chests"),
    "reveal": own("goals"),
}
"""The place of each kind of action, by its verb."""
