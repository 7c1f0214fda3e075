"""Lighthouse, temple, charter ships, palace, path of intrigue and the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from gamecore.games.porto_carthago.pieces import (
    LAST_PALACE,
    PALACE_POINTS,
    PALACE_PRICES,
    SHIP_NAMES,
)
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago import art
from widgets.games.porto_carthago import geometry as g
from widgets.games.porto_carthago.answer_labels import place_label
from widgets.games.porto_carthago.labels import CHOICES, NUMBERS, TARGETS
from widgets.games.porto_carthago.places import Places, place
from widgets.games.porto_carthago.sentences import counted, ship_title
from widgets.games.porto_carthago.words import BOARD
from widgets.shared.asking import data_of, kind_of
from widgets.shared.svg import Svg, group, moved, path, rect, text
from widgets.shared.targets import Elements, box, number, target
from widgets.shared.telling import listing, name_of
from widgets.shared.theme import token

Can = Mapping[str, Any]
Words = Sequence[str]


def counts_words(counts: Sequence[int], names: Words) -> str:
    """Who has how many."""
    told = [
        NUMBERS["count"].format(name=name_of(names, seat), count=count) for seat, count in enumerate(counts) if count
    ]
    return listing(told) or NUMBERS["nobody"]


# Lighthouse and temple ------------------------------------------------------------------------------------


def zones(view: PortoCarthagoView, can: Can, initials: Words, names: Words, found: Places) -> Elements:
    """Everybody's servants at the lighthouse and in the temple; the aristocrat and a privilege move them."""
    drawn: Elements = {}
    for zone, (key, rule, counts) in enumerate(
        (("lighthouse", "C4.3", view.lighthouse), ("temple", "C11.4", view.temple))
    ):
        drawn[key] = zone_servants(zone, counts, tuple(initials))
        acts = found.get(("zone", zone), ())
        if acts:
            left, top, width, height = g.ZONES[zone]
            area = box(0, 0, width, height)
            drawn[f"{key}-place"] = place(view, acts, can, names, CHOICES[key], *area, at=(left, top))
        else:
            told = NUMBERS[key].format(servants=counts_words(counts, names))
            drawn[f"{key}-why"] = number(rule, told, *box(*g.ZONES[zone]))
        drawn.update(shifts(view, key, zone, can, names, found))
    return drawn


def shifts(view: PortoCarthagoView, key: str, zone: int, can: Can, names: Words, found: Places) -> Elements:
    """The servants of each seat that a privilege can move from a zone to the other one."""
    drawn: Elements = {}
    step = g.zone_step(view.players)
    for seat in range(view.players):
        acts = found.get((key, seat), ())
        if acts:
            said = CHOICES["shift"].format(name=name_of(names, seat))
            area = box(-17, -23, step - 1, 42)
            at = g.zone_at(zone, seat, view.players)
            drawn[f"{key}-{seat}"] = place(view, acts, can, names, said, *area, at=at)
    return drawn


@lru_cache(maxsize=1024)
def zone_servants(zone: int, counts: tuple[int, ...], initials: tuple[str, ...]) -> Svg:
    marks, numbers = [], []
    for seat, count in enumerate(counts):
        x, y = g.zone_at(zone, seat, len(counts))
        marks.append(group(moved(x, y, art.servant(seat, initials[seat], 12)), opacity=1 if count else 0.4))
        weight = "700" if count else "400"
        numbers.append(text(x + 16, y + 6.5, str(count), size=g.SMALL, anchor="start", font_weight=weight))
    return group(*marks, *numbers, pointer_events="none")


# Charter ships --------------------------------------------------------------------------------------------


def charter(view: PortoCarthagoView, can: Can, initials: Words, names: Words, found: Places) -> Elements:
    """The charter ships, to be signed on or loaded."""
    drawn: Elements = {}
    sailing, cargo = data_of(view) if kind_of(view) == "voyage" else (-1, -1)
    for ship, seat in enumerate(view.charter):
        x, y, width, height = g.charter_box(ship, view.players)
        drawn[f"charter-{ship}"] = charter_ship(
            ship, view.players, seat, initials[seat] if seat >= 0 else "", cargo if ship == sailing else -1
        )
        acts = found.get(("charter", ship), ())
        area = box(x, y, width, height)
        if acts:
            said, area = CHOICES["charter"].format(ship=ship + 1), box(0, 0, width, height)
            drawn[f"charter-{ship}-place"] = place(view, acts, can, names, said, *area, at=(x, y))
        elif seat < 0:
            told = NUMBERS["charter"].format(ship=ship + 1)
            drawn[f"charter-{ship}-place"] = target(f"charter {ship + 1}", told, False, *area)
        else:
            told = NUMBERS["charter_by"].format(ship=ship + 1, name=name_of(names, seat))
            drawn[f"charter-{ship}-place"] = number("C11.1", told, *area)
    return drawn


@lru_cache(maxsize=256)
def charter_ship(ship: int, players: int, seat: int, initial: str, cargo: int) -> Svg:
    """A charter ship with its captain and, under way, its good."""
    x, y, width, height = g.charter_box(ship, players)
    middle = x + width / 2
    ink: art.Style = {"stroke": token("ink"), "stroke_width": 1.5, "stroke_linejoin": "round"}
    hull = path("M-38 8Q-32 26-14 27H18Q34 26 40 6L24 11H-28Z", fill=token("land"), **ink)
    sail = path("M-18-22H20Q14-8 20 5H-18Q-12-8-18-22ZM1-28V9", fill=token("paper"), **ink)
    parts = [
        rect(x, y, width, height, rx=9, fill=token("sea"), stroke=token("line"), stroke_width=1.2),
        text(x + 8, y + 21, str(ship + 1), size=g.SMALL, anchor="start", font_weight="700", fill=token("quiet")),
        moved(middle, y + 42, sail, hull),
    ]
    if seat >= 0:
        parts.append(moved(middle + 1, y + 34, art.servant(seat, initial, 13)))
    if cargo >= 0:
        parts.append(moved(middle + 34, y + 52, art.good(cargo, 14)))
    return group(*parts, pointer_events="none")


# Palace ---------------------------------------------------------------------------------------------------


def palace(view: PortoCarthagoView, can: Can, initials: Words, names: Words) -> Elements:
    """The palace line with its servants; the next space can be bought."""
    drawn: Elements = {}
    final = kind_of(view) == "final"
    offered = LAST_PALACE if final else view.next_palace
    for space in range(LAST_PALACE + 1):
        x, y = g.palace_at(space)
        broader = g.PALACE_STEP[0] if space == LAST_PALACE else 0
        wide, high = g.PALACE_SPACE[0] + broader, g.PALACE_SPACE[1]
        fields = {"palace": space + 1, "price": PALACE_PRICES[space]}
        told = NUMBERS["palace"].format(points=counted("points", PALACE_POINTS[space]), **fields)
        if space < len(view.palace):
            seat = view.palace[space]
            drawn[f"palace-{space}"] = resident(x, y, seat, initials[seat])
            told = NUMBERS["palace_by"].format(palace=space + 1, name=name_of(names, seat))
        if space == offered:
            possible = "purchase" in can
            said = place_label(view, can["purchase"], names) if possible else told
            drawn[f"palace-{space}-place"] = target("purchase", said, possible, *box(x, y, wide, high))
        else:
            drawn[f"palace-{space}-place"] = number("C0.12", told, *box(x, y, wide, high))
    drawn["palace-last"] = last_space(view.last_space, tuple(initials))
    return drawn


@lru_cache(maxsize=256)
def resident(x: float, y: float, seat: int, initial: str) -> Svg:
    wide, high = g.PALACE_SPACE
    here = rect(x + 2, y + 2, wide - 4, high - 4, rx=6, fill=token("piece"))
    return group(here, moved(x + wide / 2, y + high / 2, art.servant(seat, initial, 17)), pointer_events="none")


@lru_cache(maxsize=256)
def last_space(counts: tuple[int, ...], initials: tuple[str, ...]) -> Svg:
    """The servants on the last space, which holds any number."""
    x, y = g.palace_at(LAST_PALACE)
    there = [(seat, count) for seat, count in enumerate(counts) if count]
    parts = []
    for n, (seat, count) in enumerate(there):
        at = (x + 64 + 34 * (n % 3), y + 15 + 27 * (n // 3))
        parts.append(moved(*at, art.servant(seat, initials[seat] if count == 1 else str(count), 11)))
    return group(*parts, pointer_events="none")


# Path of intrigue and the deck ----------------------------------------------------------------------------


def intrigue(view: PortoCarthagoView, initials: Words, names: Words) -> Elements:
    """The path of intrigue with its servants."""
    drawn: Elements = {
        f"path-{space}": moved(*g.path_at(space), art.servant(seat, initials[seat], 13))
        for space, seat in enumerate(view.path)
    }
    told = NUMBERS["path"].format(servants=counts_words([view.path.count(seat) for seat in range(view.players)], names))
    return {**drawn, "path-why": number("C0.14", told, *box(*g.PATH))}


def deck(view: PortoCarthagoView, can: Can, names: Words, found: Places) -> Elements:
    """The deck of ships, a voyage card that was turned up, and the cards that the reader knows."""
    x, y, width, height = g.DECK
    parts = [
        moved(x + 6, y + 4, art.card_back()),
        text(x + 118, y + 30, BOARD["deck"].format(count=view.deck_size), size=g.SMALL, anchor="start"),
    ]
    known = () if view.turned >= 0 else view.known_top
    words = "turned" if view.turned >= 0 else "known" if known else ""
    if words:
        parts.append(text(x + 118, y + 54, BOARD[words], size=g.SMALL, anchor="start", font_weight="700"))
    for n, card in enumerate(known[:3]):
        parts.append(moved(x + 212 + 110 * n, y + 4, art.ship_card(card)))
    drawn: Elements = {"deck": group(*parts, pointer_events="none")}
    if view.turned >= 0:
        drawn["turned"] = group(art.ship_card(view.turned), at=(x + 212, y + 4), class_="piece", pointer_events="none")
    told = [NUMBERS["deck"].format(count=view.deck_size)]
    told += [TARGETS["known"].format(Ship=ship_title(card)) for card in known[:3]]
    drawn["deck-why"] = number("C1.13", " ".join(told), *box(x, y, width, height))
    for column, card in enumerate(known[:3]):
        acts = found.get(("known", card), ())
        if acts:
            said = CHOICES["known"].format(Ship=ship_title(card))
            at = (x + 212 + 110 * column, y + 4)
            drawn[f"known-{SHIP_NAMES[card]}"] = place(view, acts, can, names, said, *box(0, 0, *art.SHIP), at=at)
    return drawn
