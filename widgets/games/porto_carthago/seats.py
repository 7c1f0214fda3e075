"""The players' sheets along the bottom: servants in supply, warehouses, trade points and kept privileges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from gamecore.games.porto_carthago.pieces import IMMEDIATE, PRIVILEGE_OF, SHIP_NAMES, SLOTS
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago import art
from widgets.games.porto_carthago import geometry as g
from widgets.games.porto_carthago.answer_labels import place_label
from widgets.games.porto_carthago.labels import CHOICES, NUMBERS
from widgets.games.porto_carthago.places import HOME, Places, place
from widgets.games.porto_carthago.sentences import counted
from widgets.games.porto_carthago.words import PRIVILEGE_WORDS
from widgets.shared.svg import Svg, group, moved, rect, shortened, text
from widgets.shared.targets import Elements, box, number, target
from widgets.shared.telling import name_of
from widgets.shared.theme import token

Can = Mapping[str, Any]
SLOT_BOX = (-20.2, -20.2, 40.4, 40.4)
KEPT_BOX = (-21, -20.2, 42, 40.4)
LETTER = 12
"""About the width of a letter of a name."""


def seats(view: PortoCarthagoView, can: Can, initials: Sequence[str], names: Sequence[str], found: Places) -> Elements:
    """All sheets, and over them the places where slots are opened and privileges used."""
    drawn: Elements = {}
    for seat in range(view.players):
        named = names[seat] if seat < len(names) else ""
        kept = tuple(card for card in view.displays[seat] if PRIVILEGE_OF[card] not in IMMEDIATE)
        counts = (view.supply[seat], view.points[seat], view.cash[seat])
        state = (view.asked == seat, view.seat == seat, view.start == seat)
        drawn[f"seat-{seat}"] = sheet(view.players, seat, initials[seat], named, counts, state)
        drawn[f"slots-{seat}"] = slots(view.players, seat, initials[seat], view.warehouse[seat], view.blocked[seat])
        drawn[f"seat-{seat}-why"] = told(view, seat, names)
        drawn.update(extensions(view, seat, can, names))
        drawn.update(home(view, seat, can, names, found))
        drawn.update(privileges(view, seat, kept, can, names))
    return drawn


@lru_cache(maxsize=2048)
def sheet(
    players: int,
    seat: int,
    initial: str,
    name: str,
    counts: tuple[int, int, int | None],
    state: tuple[bool, bool, bool],
) -> Svg:
    """A player's mark and name, servants in supply, trade points, and (one's own) talents."""
    x, y, width, height = g.seat_box(seat, players)
    active, own, start = state
    supply, points, cash = counts
    edge: art.Style = {"stroke": token("can" if active else "line"), "stroke_width": 3 if active else 1.4}
    written = shortened(name, int((width - 80) / LETTER))
    parts = [
        rect(x, y, width, height, rx=10, fill=token("land" if own else "paper"), **edge),
        moved(x + 24, y + 21, art.servant(seat, initial, 13)),
        text(x + 46, y + 27, written, size=g.SMALL, anchor="start", font_weight="700"),
        moved(x + 22, y + 56, art.pawn()),
        text(x + 36, y + 62.5, str(supply), size=g.MEDIUM, anchor="start", font_weight="700"),
        moved(x + 90, y + 55, art.star(11)),
        text(x + 105, y + 62.5, str(points), size=g.MEDIUM, anchor="start", font_weight="700"),
    ]
    if cash is not None:
        parts.append(moved(x + 162, y + 55, art.coin(cash, 17)))
    if start:
        parts.append(moved(x + width - 24, y + 21, START))
    return group(*parts, pointer_events="none")


START = group(
    rect(-13, -11, 26, 22, rx=5, fill=art.GOLD, stroke=art.DARK_LINE, stroke_width=1.4),
    text(0, 6.5, "1", size=g.SMALL, font_weight="700", fill="#1E1A10"),
)


@lru_cache(maxsize=4096)
def slots(players: int, seat: int, initial: str, goods: tuple[int, ...], blocked: int) -> Svg:
    """A warehouse card: its goods, its free slots and those that servants still block."""
    held = [good for good, count in enumerate(goods) for _ in range(count)]
    parts = []
    for slot in range(SLOTS):
        x, y = g.slot_at(seat, players, slot)
        parts.append(rect(x - 17, y - 17, 34, 34, rx=6, fill=token("paper"), stroke=token("edge"), stroke_width=1.3))
        if slot < len(held):
            parts.append(moved(x, y, art.good(held[slot], 14)))
        elif slot >= SLOTS - blocked:
            parts.append(group(moved(x, y, art.servant(seat, "", 11)), opacity=0.75))
    return group(*parts, pointer_events="none")


def told(view: PortoCarthagoView, seat: int, names: Sequence[str]) -> Svg:
    """What a sheet says when it is asked."""
    x, y, width, _ = g.seat_box(seat, view.players)
    counts = {"points": counted("points", view.points[seat]), "servants": counted("servants", view.supply[seat])}
    return number("C5.5", NUMBERS["seat"].format(name=name_of(names, seat), **counts), *box(x, y, width, 70))


def extensions(view: PortoCarthagoView, seat: int, can: Can, names: Sequence[str]) -> Elements:
    """The blocked slots that the asked seat could open now: a click on the so-manieth opens that many."""
    drawn: Elements = {}
    if view.asked != seat:
        return drawn
    for count in range(1, view.blocked[seat] + 1):
        act = f"extend {count}"
        if act in can:
            at = g.slot_at(seat, view.players, SLOTS - view.blocked[seat] + count - 1)
            drawn[f"extend-{count}"] = target(act, place_label(view, can[act], names), True, *box(*SLOT_BOX), at=at)
    return drawn


def home(view: PortoCarthagoView, seat: int, can: Can, names: Sequence[str], found: Places) -> Elements:
    """The first free slot of the asked seat, if a good from one of its docks could be carried there."""
    if view.asked != seat or HOME not in found:
        return {}
    at = g.slot_at(seat, view.players, sum(view.warehouse[seat]))
    return {"carry-home": place(view, found[HOME], can, names, CHOICES["home"], *box(*SLOT_BOX), at=at)}


def privileges(view: PortoCarthagoView, seat: int, kept: tuple[int, ...], can: Can, names: Sequence[str]) -> Elements:
    """Kept privileges below the slots, one place for each of the five kinds, with the number of cards of that kind."""
    drawn: Elements = {}
    for column, kind in enumerate(sorted({PRIVILEGE_OF[card] for card in kept})):
        alike = [card for card in kept if PRIVILEGE_OF[card] == kind]
        card = next((card for card in alike if f"use {SHIP_NAMES[card]}" in can), alike[0])
        act = f"use {SHIP_NAMES[card]}"
        possible = act in can
        fields = {"count": len(alike), "privilege": PRIVILEGE_WORDS[kind], "name": name_of(names, seat)}
        told = NUMBERS["kept_one" if len(alike) == 1 else "kept_more"].format(**fields)
        said = place_label(view, can[act], names) if possible else told
        at = g.kept_at(seat, view.players, column)
        drawn[f"use-{SHIP_NAMES[card]}"] = target(act, said, possible, *kept_sign(kind, len(alike)), at=at)
    return drawn


@lru_cache(maxsize=64)
def kept_sign(kind: int, count: int) -> tuple[Svg, ...]:
    """A kept privilege, and how often if it is kept more than once."""
    signs = [rect(-17, -16, 34, 32, rx=6, fill=token("piece")), art.privilege(kind)]
    if count > 1:
        signs = [
            group(*signs, transform="translate(-8 0) scale(.85)"),
            text(12.5, 7, str(count), size=g.SMALL, font_weight="700"),
        ]
    return (*signs, *box(*KEPT_BOX))
