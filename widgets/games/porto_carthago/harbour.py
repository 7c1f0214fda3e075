"""The harbour: ships in their rows and berths, goods in storage, owners of docks, and what can be done there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamecore.games.porto_carthago.pieces import (
    DOCK_COUNT,
    DOCKS,
    GOODS,
    NUMERALS,
    PRIVILEGE_OF,
    SHIP_NAMES,
    SHIPS,
    WANTS,
    docks_of,
)
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago import art
from widgets.games.porto_carthago import geometry as g
from widgets.games.porto_carthago.answer_labels import label
from widgets.games.porto_carthago.labels import NUMBERS
from widgets.games.porto_carthago.sentences import dock_words, name_of, ship_title
from widgets.games.porto_carthago.targets import Elements, box, number, target
from widgets.games.porto_carthago.words import PRIVILEGE_WORDS
from widgets.shared.svg import Svg, group

Can = Mapping[str, Any]
SHIP_BOX = (0, 0, *art.SHIP)


def harbour(view: PortoCarthagoView, can: Can, initials: Sequence[str], names: Sequence[str]) -> Elements:
    """All ships, goods and owners, and over them the places where something can be done or asked."""
    drawn: Elements = {}
    for dock in range(DOCK_COUNT):
        owner, good = view.owners[dock], view.stores[dock]
        if owner >= 0:
            drawn[f"owner-{dock}"] = owners(dock, owner, initials[owner])
        if good >= 0:
            disc = art.good(good, 17)
            drawn[f"store-{dock}"] = group(disc, at=g.store_at(dock), class_="piece", pointer_events="none")
    for card, at in places(view).items():
        drawn[f"ship-{SHIP_NAMES[card]}"] = piece(card, at)
    used: set[str] = set()
    for card, at in places(view).items():
        drawn[f"place-{SHIP_NAMES[card]}"] = ship_place(view, card, at, can, names, used)
    for dock in range(DOCK_COUNT):
        drawn[f"dock-{DOCKS[dock]}"] = dock_place(view, dock, can, names, used)
    return drawn


def piece(card: int, at: g.Point) -> Svg:
    """A ship card where it lies; it glides when it moves."""
    return group(art.ship_card(card), at=at, class_="piece", pointer_events="none")


def owners(dock: int, seat: int, initial: str) -> Svg:
    """The two servants on a dock."""
    x, y = g.owner_at(dock)
    behind = art.moved(x + 9, y, art.servant(seat, "", 11))
    return group(behind, art.moved(x - 6, y, art.servant(seat, initial, 13)), pointer_events="none")


def places(view: PortoCarthagoView) -> dict[int, g.Point]:
    """Where each ship in the harbour lies."""
    found = {card: g.ship_at(1, place) for place, card in enumerate(view.row1) if card >= 0}
    found |= {card: g.ship_at(2, place) for place, card in enumerate(view.row2) if card >= 0}
    return found | {card: g.berth_at(dock) for dock, card in enumerate(view.berths) if card >= 0}


# What can be done -----------------------------------------------------------------------------------------


def ship_place(view: PortoCarthagoView, card: int, at: g.Point, can: Can, names: Sequence[str], used: set[str]) -> Svg:
    """A ship: guided, expelled, brought in or loaded; else the rule behind its numbers."""
    act = next((act for act in ship_acts(view, card) if act in can and act not in used), "")
    if not act:
        ship = SHIPS[card]
        told = NUMBERS["ship"].format(
            Ship=ship_title(card),
            danger=ship.danger,
            income=ship.income,
            privilege=PRIVILEGE_WORDS[PRIVILEGE_OF[card]],
        )
        return number("C0.10", told, *box(*SHIP_BOX), at=at)
    used.add(act)
    return target(act, label(view, can[act], names), True, *box(*SHIP_BOX), at=at)


def ship_acts(view: PortoCarthagoView, card: int) -> list[str]:
    """What a click on a ship could mean, first what is most likely wanted."""
    name = SHIP_NAMES[card]
    acts = [f"enter {name} {berth}" for berth in (*NUMERALS, "away")]
    acts.append(f"bring {name}")
    if card in view.berths:
        dock = view.berths.index(card)
        acts += [f"load {DOCKS[dock]}", *deliveries(view, dock)]
    return acts


def deliveries(view: PortoCarthagoView, dock: int) -> list[str]:
    """Ways to load any good onto the ship in a dock."""
    docks = DOCKS[dock]
    whats = [f"deliver {docks} {docks}", *(f"deliver {good} {docks}" for good in GOODS)]
    return [*whats, *(f"deliver {other} {docks}" for other in DOCKS)]


def dock_place(view: PortoCarthagoView, dock: int, can: Can, names: Sequence[str], used: set[str]) -> Svg:
    """The quay of a dock: claimed, given up, or reached by a good or a ship; else who owns it."""
    x, y = g.dock_at(dock)
    area = (108, 0, g.DOCK_SIZE[0] - 108, g.DOCK_SIZE[1])
    act = next((act for act in dock_acts(view, dock) if act in can and act not in used), "")
    if act:
        used.add(act)
        return target(act, label(view, can[act], names), True, *box(*area), at=(x, y))
    owner = view.owners[dock]
    name = name_of(names, owner) if owner >= 0 else ""
    told = NUMBERS["dock" if owner >= 0 else "dock_free"].format(dock=dock_words(dock), name=name)
    return number("C1.5", told, *box(*area), at=(x, y))


def dock_acts(view: PortoCarthagoView, dock: int) -> list[str]:
    """What a click on a quay could mean, first what is most likely wanted."""
    name = DOCKS[dock]
    acts = [f"claim {name}", *carries(view, dock), f"release {name}"]
    numeral = NUMERALS[dock % 2]
    return acts + [f"enter {SHIP_NAMES[card]} {numeral}" for card in view.row1 if card >= 0 and dock in docks_of(card)]


def carries(view: PortoCarthagoView, dock: int) -> list[str]:
    """Ways to bring a good to a dock: first what the ship there wants, then from the warehouse."""
    name, card = DOCKS[dock], view.berths[dock]
    goods = GOODS
    order = sorted(range(len(goods)), key=lambda good: card < 0 or good != WANTS[card])
    wanted = [other for other in range(DOCK_COUNT) if card >= 0 and view.stores[other] == WANTS[card]]
    first = [f"carry {goods[order[0]]} {name}", *(f"carry {DOCKS[other]} {name}" for other in wanted)]
    return [*first, *(f"carry {goods[good]} {name}" for good in order), *(f"carry {other} {name}" for other in DOCKS)]
