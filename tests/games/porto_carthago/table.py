"""Positions of Porto Carthago written by hand: only what matters is named, the rest is sensible.

``table("turn", docks={"Egypt-I": "0 S01 wine"}, cash={0: 9})`` is a turn of seat 0 in decade 2, action round 1, with
four players. The first word is what is asked; details follow it: ``"porter A2"``, ``"bonus A4 skipped"``,
``"final bought"``, ``"order S03"``. A dock is written as owner, ship and good; “-” stands for nobody or nothing.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

import gamecore
from gamecore import Chance
from gamecore.games.porto_carthago.state import PortoCarthagoState
from tests.games.playing_on import PlayingOn
from tests.games.playing_on import kinds as kinds

GAME = gamecore.load("porto_carthago")
GOODS = ("grain", "ivory", "oil", "purple", "wine")
SHIPS = tuple(f"S{number:02}" for number in range(1, 31))
SPACES = ("A1", "A2", "A3", "A4", "A5", "A6")
COSTS = (0, 0, 1, 1, 2, 3)
LAYOUT = "captain porter aristocrat loadmaster merchant porter"
BASE = ("captain", "porter", "aristocrat", "loadmaster", "merchant")
EFFECTS = ("order", "pilot", "shift", "deliver")
Amounts = int | dict[int, int]


def table(asked: str, seats: int = 4, **fields: Any) -> PortoCarthagoState:
    """Return the state of a position; see ``position`` for the fields."""
    return GAME.restore(position(asked, seats, **fields))


def position(
    asked: str,
    seats: int = 4,
    *,
    seat: int = 0,
    start: int = 0,
    decade: int = 2,
    lap: int = 1,
    cash: Amounts = 20,
    points: Amounts = 0,
    blocked: Amounts = 2,
    lighthouse: Amounts = 0,
    temple: Amounts = 0,
    on_cards: dict[int, str] | None = None,
    warehouses: dict[int, str] | None = None,
    charter: str = "",
    docks: dict[str, str] | None = None,
    row_1: str = "",
    row_2: str = "",
    top: str = "",
    scout: int = -1,
    seen_by: list[list[int]] | None = None,
    bottom: str = "",
    deck: str | None = None,
    privileges: dict[int, str] | None = None,
    market: str = "grain ivory oil purple wine wine",
    sales: int = 0,
    layout: str = LAYOUT,
    palace: str = "",
    last_space: Amounts = 0,
    intrigue: str = "",
    turned: str | None = None,
    below: list[list[Any]] | None = None,
) -> dict[str, Any]:
    """Return a position as data.

    Cards that are named nowhere are the unknown part of the deck; with ``deck`` that part is these cards and the rest
    lies at its bottom. What no zone names is in the supply or in the bag; a card in use has been paid for.
    """
    written = {dock: ([*text.split(), "-", "-"])[:3] for dock, text in (docks or {}).items()}
    ships = {dock: parts[1] for dock, parts in written.items() if parts[1] != "-"}
    goods = {dock: parts[2] for dock, parts in written.items() if parts[2] != "-"}
    owners = {dock: int(parts[0]) for dock, parts in written.items() if parts[0] != "-"}
    kept = [(privileges or {}).get(each, "").split() for each in range(seats)]
    held = [(warehouses or {}).get(each, "").split() for each in range(seats)]
    market_goods = market.split()[: 4 if seats == 3 else 6]
    chartered = [int(word) if word != "-" else -1 for word in charter.split()]
    rows = [row(text, seats) for text in (row_1, row_2)]
    lying = [*ships.values(), *chain(*rows), *chain(*kept), turned]
    on = [[(on_cards or {}).get(each, "").split().count(space) for space in SPACES] for each in range(seats)]
    if asked.split()[0] in (*BASE, "bonus"):
        space = SPACES.index(asked.split()[1])
        on[seat][space] = max(on[seat][space], COSTS[space])
    zones = {
        "blocked_slots": amounts(blocked, seats, 2),
        "lighthouse": amounts(lighthouse, seats),
        "temple": amounts(temple, seats),
        "last_palace_space": amounts(last_space, seats),
    }
    path, seated = [int(word) for word in intrigue.split()], [int(word) for word in palace.split()]
    placed = [*chartered, *path, *seated, *owners.values(), *owners.values()]
    out = [sum(zone[each] for zone in zones.values()) + sum(on[each]) + placed.count(each) for each in range(seats)]
    outside = [*market_goods, *goods.values(), *chain(*held)]
    return {
        "players": seats,
        "start_player": start,
        "decade": decade,
        "action_round": lap,
        "talents": amounts(cash, seats, 20),
        "trade_points": amounts(points, seats),
        "supply": [18 - count for count in out],
        **zones,
        "warehouses": [by_good(each) for each in held],
        "servants_on_cards": [dict(zip(SPACES, each, strict=True)) for each in on],
        "charter_ships": [*chartered, *[-1] * (seats - len(chartered))],
        "owners": owners,
        "ships": ships,
        "goods": goods,
        "row_1": rows[0],
        "row_2": rows[1],
        "deck": {**deck_of(lying, top, scout, bottom, deck, seen_by), "turned_up": turned},
        "privileges": kept,
        "bag": {good: 6 - outside.count(good) for good in GOODS},
        "market": by_good(market_goods),
        "merchant_sales": sales,
        "action_cards": layout.split(),
        "palace": seated,
        "intrigue": path,
        "intrigue_seats": [0] * seats,
        "pending": [*stack(asked, seats, seat, start, lap), *(below or [])],
    }


def deck_of(
    lying: list[str | None], top: str, scout: int, bottom: str, deck: str | None, seen_by: list[list[int]] | None
) -> dict[str, Any]:
    """Return the deck of a position in which these cards lie elsewhere."""
    upper, under = top.split(), bottom.split()
    rest = [card for card in SHIPS if card not in [*lying, *upper, *under]]
    unknown = rest if deck is None else [card for card in rest if card in deck.split()]
    return {
        "top": upper,
        "scout": scout,
        "seen_by": [[scout]] * len(upper) if seen_by is None else seen_by,
        "unknown": unknown,
        "bottom": [*under, *(card for card in rest if card not in unknown)],
    }


def amounts(value: Amounts, seats: int, usual: int = 0) -> list[int]:
    """Return a number for each seat; seats that are not named have the usual one."""
    return [value] * seats if isinstance(value, int) else [value.get(each, usual) for each in range(seats)]


def by_good(goods: list[str]) -> dict[str, int]:
    """Return the counts of the five goods."""
    return {good: goods.count(good) for good in GOODS}


def row(text: str, seats: int) -> list[str | None]:
    """Return a row of ships; “-” is a gap, and what is not named is one too."""
    cards = [word if word != "-" else None for word in text.split()]
    return [*cards, *[None] * (seats + 1 - len(cards))]


def stack(asked: str, seats: int, seat: int, start: int, lap: int) -> list[list[Any]]:
    """Return what is still to come, with what is asked now on top."""
    kind, *details = asked.split()
    order = [(start + n) % seats for n in range(seats)]
    later = order[order.index(seat) + 1 :]
    if kind == "final":
        return [["count", -1], *(["last turn", each, 0] for each in reversed(later)), ["final", seat, len(details)]]
    turns = [["close", -1], *[["lap", -1]] * (5 - lap), *(["turn", each] for each in reversed(later))]
    if kind in ("turn", "after"):
        return [*turns, [kind, seat]]
    resting = [*turns, ["rest", seat]]
    if kind in BASE:
        return [*resting, [kind, seat, SPACES.index(details[0])]]
    if kind == "bonus":
        return [*resting, [kind, seat, SPACES.index(details[0]), len(details) - 1]]
    if kind == "market":
        return [*resting, ["market good", seat]]
    if kind in EFFECTS:
        card = SHIPS.index(details[0])
        before = [0] if kind == "order" else []
        return [*turns, ["turn", seat], ["spent", seat, card], [kind, seat, card, *before]]
    return resting


BOUND = {
    "Egypt-I": "S02",
    "Etruria-I": "S07",
    "Etruria-II": "S10",
    "Greece-I": "S14",
    "Greece-II": "S15",
    "Iberia-I": "S16",
    "Iberia-II": "S18",
    "Phoenicia-I": "S24",
    "Phoenicia-II": "S25",
    "Rome-I": "S28",
    "Rome-II": "S29",
}
"""A dock for every card with an immediate privilege, which nobody can keep."""


def scarce(*free: str) -> dict[str, Any]:
    """Return fields with which only these cards are left for rows and deck: the rest lies at docks and with seat 1."""
    kept = [card for card in SHIPS if card not in (*BOUND.values(), *free)]
    return {"docks": {dock: f"- {card}" for dock, card in BOUND.items()}, "privileges": {1: " ".join(kept)}}


# Playing on from a position -------------------------------------------------------------------------------


PLAYING = PlayingOn(GAME)
after, told, asks = PLAYING.after, PLAYING.told, PLAYING.asks
options, refusals, refused = PLAYING.options, PLAYING.refusals, PLAYING.refused


def through(state: PortoCarthagoState) -> PortoCarthagoState:
    """Return the state after the first outcome of every chance point that comes now."""
    while isinstance(GAME.decision(state), Chance):
        state = GAME.apply(state, GAME.outcomes(state)[0][0]).state
    return state


def data(state: PortoCarthagoState) -> dict[str, Any]:
    """Return the position as readable data."""
    return GAME.dump(state)
