"""The harbour: ships in their rows and berths, goods in storage, owners of docks, and what can be done there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamecore.games.porto_carthago.pieces import (
    DOCK_COUNT,
    DOCKS,
    PRIVILEGE_OF,
    SHIP_NAMES,
    SHIPS,
)
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago import art
from widgets.games.porto_carthago import geometry as g
from widgets.games.porto_carthago.labels import CHOICES, NUMBERS
from widgets.games.porto_carthago.places import Places, place
from widgets.games.porto_carthago.sentences import dock_words, ship_title
from widgets.games.porto_carthago.words import PRIVILEGE_WORDS
from widgets.shared.svg import Svg, group, moved
from widgets.shared.targets import Elements, box, number
from widgets.shared.telling import name_of

Can = Mapping[str, Any]
SHIP_BOX = (0, 0, *art.SHIP)


def harbour(
    view: PortoCarthagoView, can: Can, initials: Sequence[str], names: Sequence[str], found: Places
) -> Elements:
    """All ships, goods and owners, and over them the places where something can be done or asked."""
    drawn: Elements = {}
    for dock in range(DOCK_COUNT):
        owner, good = view.owners[dock], view.stores[dock]
        if owner >= 0:
            drawn[f"owner-{dock}"] = owners(dock, owner, initials[owner])
        if good >= 0:
            disc = art.good(good, 17)
            drawn[f"store-{dock}"] = group(disc, at=g.store_at(dock), class_="piece", pointer_events="none")
    for card, at in lying(view).items():
        drawn[f"ship-{SHIP_NAMES[card]}"] = piece(card, at)
    for card, at in lying(view).items():
        acts = found.get(("ship", card), ())
        drawn[f"place-{SHIP_NAMES[card]}"] = ship_place(view, card, at, can, names, acts)
    for dock in range(DOCK_COUNT):
        drawn[f"dock-{DOCKS[dock]}"] = dock_place(view, dock, can, names, found.get(("dock", dock), ()))
    return drawn


def piece(card: int, at: g.Point) -> Svg:
    """A ship card where it lies; it glides when it moves."""
    return group(art.ship_card(card), at=at, class_="piece", pointer_events="none")


def owners(dock: int, seat: int, initial: str) -> Svg:
    """The two servants on a dock."""
    x, y = g.owner_at(dock)
    behind = moved(x + 7, y, art.servant(seat, "", 11))
    return group(behind, moved(x - 6, y, art.servant(seat, initial, 13)), pointer_events="none")


def lying(view: PortoCarthagoView) -> dict[int, g.Point]:
    """Where each ship in the harbour lies."""
    found = {card: g.ship_at(1, place) for place, card in enumerate(view.row1) if card >= 0}
    found |= {card: g.ship_at(2, place) for place, card in enumerate(view.row2) if card >= 0}
    return found | {card: g.berth_at(dock) for dock, card in enumerate(view.berths) if card >= 0}


# What can be done -----------------------------------------------------------------------------------------


def ship_place(
    view: PortoCarthagoView, card: int, at: g.Point, can: Can, names: Sequence[str], acts: Sequence[str]
) -> Svg:
    """A ship: guided, expelled, brought in or loaded; else the rule behind its numbers."""
    if acts:
        asked = "ship_good" if card in view.berths else "ship"
        return place(view, acts, can, names, CHOICES[asked].format(Ship=ship_title(card)), *box(*SHIP_BOX), at=at)
    ship = SHIPS[card]
    told = NUMBERS["ship"].format(
        Ship=ship_title(card),
        danger=ship.danger,
        income=ship.income,
        privilege=PRIVILEGE_WORDS[PRIVILEGE_OF[card]],
    )
    return number("C0.10", told, *box(*SHIP_BOX), at=at)


def dock_place(view: PortoCarthagoView, dock: int, can: Can, names: Sequence[str], acts: Sequence[str]) -> Svg:
    """The quay of a dock: claimed, given up, or reached by a good or a ship; else who owns it."""
    x, y = g.dock_at(dock)
    area = (108, 0, g.DOCK_SIZE[0] - 108, g.DOCK_SIZE[1])
    owner = view.owners[dock]
    if acts:
        said = CHOICES[asked_at(acts, owner)].format(dock=dock_words(dock))
        return place(view, acts, can, names, said, *box(*area), at=(x, y))
    name = name_of(names, owner) if owner >= 0 else ""
    told = NUMBERS["dock" if owner >= 0 else "dock_free"].format(dock=dock_words(dock), name=name)
    return number("C1.5", told, *box(*area), at=(x, y))


def asked_at(acts: Sequence[str], owner: int) -> str:
    """What a dock asks where several things could be meant."""
    verb = acts[0].partition(" ")[0]
    if verb == "carry":
        return "dock_good"
    return "dock" if verb == "enter" else "dock_own" if owner >= 0 else "dock_new"
