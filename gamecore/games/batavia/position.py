"""Batavia positions as readable data, and the check of positions written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamecore.games.batavia.invariants import check_position
from gamecore.games.batavia.pieces import (
    CARDS_PER_COMPANY,
    COMPANIES,
    DESTINATION,
    FACE_DOWN,
    LAST_SPACE,
    NOTES_PER_PLAYER,
    SEAT_COUNTS,
    TILE_NAMES,
)
from gamecore.games.batavia.state import BataviaDraft, BataviaState
from gamecore.kernel.errors import BadRecord
from gamecore.kernel.reading import Reader, shown
from gamecore.kernel.state import freeze

MOST_GOLD = 10_000
MOST_ROUNDS = 1_000_000
MOST_NOTES = NOTES_PER_PLAYER * SEAT_COUNTS[-1]


def dump_position(s: BataviaState) -> dict[str, Any]:
    """Return the position with named fields that a person can read and edit."""
    return {
        "players": s.players,
        "all_face_up": s.all_face_up,
        "round": s.round,
        "ship_pawn": s.pawn,
        "start_player": s.leader,
        "die": s.die,
        "package": _cards(s.package),
        "auction": {"bid": s.bid, "bidder": s.bidder, "passed": list(s.passed)},
        "pile": _cards(s.pile),
        "discards": _cards(s.discards),
        "stock": _cards(s.stock),
        "drawn": [_cards(cards) for cards in s.drawn],
        "hands": [_cards(cards) for cards in s.hands],
        "laid_out": [_cards(cards) for cards in s.tables],
        "laying": _cards(s.laying),
        "seals": dict(zip(COMPANIES, s.seals, strict=True)),
        "merchants": list(s.positions),
        "path": [None if tile == FACE_DOWN else TILE_NAMES[tile] for tile in s.path],
        "taken": {str(n): seat for n, seat in enumerate(s.owners, 1) if seat >= 0},
        "cashed": [n for n, gone in enumerate(s.cashed, 1) if gone],
        "gold": list(s.gold),
        "notes": list(s.notes),
        "destination": s.destination,
        "cards_moved": s.stirred,
        "pending": [[entry.kind, entry.seat, *entry.data] for entry in s.pending],
    }


def restore_position(data: Any) -> BataviaState:
    """Return the state of a position; raise BadRecord saying what is wrong."""
    read = Reader(data, "position")
    players = read.number("players", SEAT_COUNTS[0], SEAT_COUNTS[-1])
    auction = Reader(read.mapping("auction"), "auction")
    spaces = {Reader.whole(space, "cashed", 1, LAST_SPACE) for space in read.sequence("cashed")}
    draft = BataviaDraft(
        players=players,
        all_face_up=read.flag("all_face_up"),
        round=read.number("round", 0, MOST_ROUNDS),
        pawn=read.number("ship_pawn", -1, players - 1),
        leader=read.number("start_player", -1, players - 1),
        die=read.number("die", 0, 6),
        package=_read_cards(read.mapping("package"), "package"),
        bid=auction.number("bid", 0, MOST_NOTES),
        bidder=auction.number("bidder", -1, players - 1),
        passed=auction.flags("passed", players),
        pile=_read_cards(read.mapping("pile"), "pile"),
        discards=_read_cards(read.mapping("discards"), "discards"),
        stock=_read_cards(read.mapping("stock"), "stock"),
        drawn=_hands(read, "drawn", players),
        hands=_hands(read, "hands", players),
        tables=_hands(read, "laid_out", players),
        laying=_read_cards(read.mapping("laying"), "laying"),
        seals=_by_company(read.mapping("seals"), "seals", -1, players - 1, -1),
        positions=read.numbers("merchants", players, 0, DESTINATION),
        path=_path(read.sequence("path")),
        owners=_owners(read.mapping("taken"), players),
        cashed=tuple(space in spaces for space in range(1, LAST_SPACE + 1)),
        gold=read.numbers("gold", players, 0, MOST_GOLD),
        notes=read.numbers("notes", players, 0, MOST_NOTES),
        destination=read.number("destination", -1, players - 1),
        stirred=read.flag("cards_moved"),
        pending=read.stack("pending", 1),
    ).open()
    check_position(draft)
    return freeze(draft, BataviaState)


def _cards(cards: Sequence[int]) -> dict[str, int]:
    return dict(zip(COMPANIES, cards, strict=True))


def _by_company(data: Mapping[str, Any], name: str, lowest: int, highest: int, missing: int) -> tuple[int, ...]:
    for key in data:
        if key not in COMPANIES:
            raise BadRecord(f"{shown(key)} in “{name}” is not a company. Companies are: {', '.join(COMPANIES)}.")
    values = ((company, data.get(company, missing)) for company in COMPANIES)
    return tuple(Reader.whole(value, f"{name}: {company}", lowest, highest) for company, value in values)


def _read_cards(data: Mapping[str, Any], name: str) -> tuple[int, ...]:
    return _by_company(data, name, 0, CARDS_PER_COMPANY, 0)


def _hands(read: Reader, name: str, players: int) -> tuple[tuple[int, ...], ...]:
    return tuple(_read_cards(Reader(hand, f"entry of “{name}”").data, name) for hand in read.for_each(name, players))


def _path(tiles: Sequence[Any]) -> tuple[int, ...]:
    if len(tiles) != LAST_SPACE:
        raise BadRecord(f"“path” needs a tile or nothing for each of the {LAST_SPACE} spaces; it has {len(tiles)}.")
    for tile in tiles:
        if tile is not None and tile not in TILE_NAMES:
            raise BadRecord(f"{shown(tile)} in “path” is not a tile; a tile is a company and a good.")
    return tuple(FACE_DOWN if tile is None else TILE_NAMES.index(tile) for tile in tiles)


def _owners(data: Mapping[str, Any], players: int) -> tuple[int, ...]:
    names = [str(space) for space in range(1, LAST_SPACE + 1)]
    for key in data:
        if key not in names:
            raise BadRecord(f"{shown(key)} in “taken” is not a space; spaces are numbered from 1 to {LAST_SPACE}.")
    return tuple(Reader.whole(data[name], f"taken: {name}", 0, players - 1) if name in data else -1 for name in names)
