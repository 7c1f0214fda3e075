"""Manila positions as readable data, and the check of positions written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamecore.games.manila.invariants import check_position
from gamecore.games.manila.pieces import (
    ASHORE,
    SEAT_COUNTS,
    SHIPYARD_A,
    SPACE_NAMES,
    WARES,
    location_name,
)
from gamecore.games.manila.state import ManilaDraft, ManilaState, vacancies
from gamecore.kernel.errors import BadRecord
from gamecore.kernel.reading import Reader, shown
from gamecore.kernel.state import freeze

MOST_MONEY = 10_000
"""Pesos of a seat in a position written by hand; no game comes near, and a bid is offered for each of them."""

LOCATIONS = {location_name(location): location for location in range(ASHORE, SHIPYARD_A + 3)}


def dump_position(s: ManilaState) -> dict[str, Any]:
    """Return the position with named fields that a person can read and edit."""
    return {
        "players": s.players,
        "stronger_pirates": s.stronger_pirates,
        "voyage": s.voyage,
        "harbour_master": s.harbour_master,
        "cash": list(s.cash),
        "shares": [_by_ware(hand) for hand in s.unencumbered],
        "encumbered": [_by_ware(hand) for hand in s.encumbered],
        "bought": [_by_ware(hand) for hand in s.bought],
        "piles": _by_ware(s.piles),
        "market_steps": _by_ware(s.steps),
        "auction": {"bid": s.bid, "bidder": s.bidder, "passed": list(s.retired)},
        "ashore": WARES[s.ashore] if s.ashore >= 0 else None,
        "punts": {WARES[ware]: location_name(s.locations[ware]) for ware in range(4)},
        "dice": _by_ware(s.dice),
        "movement": s.movement,
        "placement": s.placement,
        "figures": {SPACE_NAMES[space]: seat for space, seat in enumerate(s.figures) if seat >= 0},
        "supply": list(s.supply),
        "passed_placing": list(s.resting),
        "plundered": [WARES[ware] for ware in range(4) if s.plundered[ware]],
        "pending": [[entry.kind, entry.seat, *entry.data] for entry in s.pending],
    }


def restore_position(data: Any) -> ManilaState:
    """Return the state of a position; raise BadRecord saying what is wrong."""
    read = Reader(data, "position")
    players = read.number("players", SEAT_COUNTS[0], SEAT_COUNTS[-1])
    figures = [-1] * len(SPACE_NAMES)
    for name, seat in read.mapping("figures").items():
        if name not in SPACE_NAMES:
            raise BadRecord(f"“{name}” in “figures” is not a space. Spaces are: {', '.join(SPACE_NAMES)}.")
        figures[SPACE_NAMES.index(name)] = Reader.whole(seat, f"figures: {name}", 0, players - 1)
    auction = Reader(read.mapping("auction"), "auction")
    ashore = read.value("ashore")
    draft = ManilaDraft(
        players=players,
        stronger_pirates=read.flag("stronger_pirates"),
        cash=read.numbers("cash", players, 0, MOST_MONEY),
        unencumbered=_hands(read, "shares", players),
        encumbered=_hands(read, "encumbered", players),
        bought=_hands(read, "bought", players),
        piles=_wares(read.mapping("piles"), "piles", 5),
        steps=_wares(read.mapping("market_steps"), "market_steps", 4),
        voyage=read.number("voyage", 0, 1_000_000),
        harbour_master=read.number("harbour_master", -1, players - 1),
        bid=auction.number("bid", 0, MOST_MONEY),
        bidder=auction.number("bidder", -1, players - 1),
        retired=auction.flags("passed", players),
        ashore=-1 if ashore is None else read.one_of("ashore", WARES),
        locations=_locations(read.mapping("punts")),
        dice=_wares(read.mapping("dice"), "dice", 6),
        movement=read.number("movement", 0, 3),
        placement=read.number("placement", 0, 4),
        figures=tuple(figures),
        vacant=vacancies(tuple(figures)),
        supply=read.numbers("supply", players, 0, 4),
        resting=read.flags("passed_placing", players),
        plundered=_plundered(read.sequence("plundered")),
        pending=read.stack("pending"),
    ).open()
    check_position(draft)
    return freeze(draft, ManilaState)


def _by_ware(values: Sequence[int]) -> dict[str, int]:
    return dict(zip(WARES, values, strict=True))


def _wares(data: Mapping[str, Any], name: str, highest: int) -> tuple[int, ...]:
    for key in data:
        if key not in WARES:
            raise BadRecord(f"“{key}” in “{name}” is not a ware. Wares are: {', '.join(WARES)}.")
    return tuple(Reader.whole(data.get(ware, 0), f"{name}: {ware}", 0, highest) for ware in WARES)


def _plundered(names: Sequence[Any]) -> tuple[bool, ...]:
    for name in names:
        if name not in WARES or list(names).count(name) > 1:
            raise BadRecord(
                f"{shown(name)} in “plundered” is not possible. Name plundered wares once: {', '.join(WARES)}."
            )
    return tuple(ware in names for ware in WARES)


def _hands(read: Reader, name: str, players: int) -> tuple[tuple[int, ...], ...]:
    return tuple(_wares(Reader(hand, name).data, name, 5) for hand in read.for_each(name, players))


def _locations(data: Mapping[str, Any]) -> tuple[int, ...]:
    for key, value in data.items():
        if key not in WARES or not isinstance(value, str) or value not in LOCATIONS:
            raise BadRecord(
                f"“{key}: {value}” in “punts” is not possible. A punt is “ashore”, on “space 0” to “space 13”, "
                "in “port A” to “port C” or in “shipyard A” to “shipyard C”."
            )
    return tuple(LOCATIONS[data.get(ware, "ashore")] for ware in WARES)
