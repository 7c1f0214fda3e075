"""Porto Carthago positions as readable data, and the check of positions written by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gamecore.games.porto_carthago.invariants import check_position
from gamecore.games.porto_carthago.pieces import (
    CARD_KINDS,
    DISCS_PER_GOOD,
    DOCKS,
    GOODS,
    LAPS,
    LAST_DECADE,
    MARKET_SPACES,
    SEAT_COUNTS,
    SERVANTS,
    SHIP_NAMES,
    SLOTS,
    SPACES,
)
from gamecore.games.porto_carthago.state import NOTHING, Counts, PortoCarthagoDraft, PortoCarthagoState, cards_in
from gamecore.kernel.errors import BadRecord
from gamecore.kernel.reading import Reader
from gamecore.kernel.state import freeze

MOST_MONEY = 10_000
"""Talents of a seat in a position written by hand; no game comes near."""


def dump_position(s: PortoCarthagoState) -> dict[str, Any]:
    """Return the position with named fields that a person can read and edit."""
    return {
        "players": s.players,
        "start_player": s.start,
        "decade": s.decade,
        "action_round": s.lap,
        "talents": list(s.cash),
        "trade_points": list(s.points),
        "supply": list(s.supply),
        "blocked_slots": list(s.blocked),
        "warehouses": [_by_good(goods) for goods in s.warehouse],
        "servants_on_cards": [dict(zip(SPACES, counts, strict=True)) for counts in s.on_cards],
        "lighthouse": list(s.lighthouse),
        "temple": list(s.temple),
        "charter_ships": list(s.charter),
        "owners": {DOCKS[dock]: seat for dock, seat in enumerate(s.owners) if seat >= 0},
        "ships": {DOCKS[dock]: SHIP_NAMES[card] for dock, card in enumerate(s.berths) if card >= 0},
        "goods": {DOCKS[dock]: GOODS[good] for dock, good in enumerate(s.stores) if good >= 0},
        "row_1": _names(s.row1),
        "row_2": _names(s.row2),
        "deck": {
            "top": _names(s.top),
            "scout": s.scout,
            "seen_by": [[seat for seat in range(s.players) if mask >> seat & 1] for mask in s.looked],
            "unknown": _names(cards_in(s.unknown)),
            "bottom": _names(s.bottom),
            "turned_up": SHIP_NAMES[s.turned] if s.turned >= 0 else None,
        },
        "privileges": [_names(cards) for cards in s.displays],
        "bag": _by_good(s.bag),
        "market": _by_good(s.market),
        "merchant_sales": s.bought,
        "action_cards": [CARD_KINDS[kind] for kind in s.layout],
        "palace": list(s.palace),
        "last_palace_space": list(s.last_space),
        "intrigue": list(s.path),
        "intrigue_seats": list(s.award),
        "pending": [[entry.kind, entry.seat, *entry.data] for entry in s.pending],
    }


def restore_position(data: Any) -> PortoCarthagoState:
    """Return the state of a position; raise BadRecord saying what is wrong."""
    read = Reader(data, "position")
    players = read.number("players", SEAT_COUNTS[0], SEAT_COUNTS[-1])
    deck = Reader(read.mapping("deck"), "deck")
    unknown = _cards(deck, "unknown")
    if len(set(unknown)) != len(unknown) or NOTHING in unknown:
        raise BadRecord("“unknown” in “deck” must name different ship cards.")
    turned = deck.value("turned_up")
    draft = PortoCarthagoDraft(
        players=players,
        start=read.number("start_player", -1, players - 1),
        decade=read.number("decade", 1, LAST_DECADE),
        lap=read.number("action_round", 1, LAPS),
        cash=read.numbers("talents", players, 0, MOST_MONEY),
        points=read.numbers("trade_points", players, 0, 1_000),
        supply=read.numbers("supply", players, 0, SERVANTS),
        blocked=read.numbers("blocked_slots", players, 0, SLOTS),
        warehouse=tuple(_goods(goods, "warehouses", SLOTS) for goods in read.for_each("warehouses", players)),
        on_cards=tuple(_spaces(counts) for counts in read.for_each("servants_on_cards", players)),
        lighthouse=read.numbers("lighthouse", players, 0, SERVANTS),
        temple=read.numbers("temple", players, 0, SERVANTS),
        charter=read.numbers("charter_ships", players, -1, players - 1),
        owners=_docks(read, "owners", lambda value: Reader.whole(value, "owners", 0, players - 1)),
        berths=_docks(read, "ships", lambda value: Reader.word(value, "ships", SHIP_NAMES)),
        stores=_docks(read, "goods", lambda value: Reader.word(value, "goods", GOODS)),
        row1=_row(read, "row_1", players),
        row2=_row(read, "row_2", players),
        unknown=sum(1 << card for card in unknown),
        top=_cards(deck, "top"),
        scout=deck.number("scout", -1, players - 1),
        looked=tuple(_mask(seats, players) for seats in deck.sequence("seen_by")),
        bottom=_cards(deck, "bottom"),
        turned=NOTHING if turned is None else Reader.word(turned, "turned_up", SHIP_NAMES),
        displays=tuple(_card_list(cards, "privileges") for cards in read.for_each("privileges", players)),
        bag=_goods(read.mapping("bag"), "bag", DISCS_PER_GOOD),
        market=_goods(read.mapping("market"), "market", MARKET_SPACES[players]),
        bought=read.number("merchant_sales", 0, 1_000),
        layout=tuple(Reader.word(name, "action_cards", CARD_KINDS) for name in read.sequence("action_cards")),
        palace=_seats(read, "palace", players),
        last_space=read.numbers("last_palace_space", players, 0, SERVANTS),
        path=_seats(read, "intrigue", players),
        award=read.numbers("intrigue_seats", players, 0, SERVANTS),
        pending=read.stack("pending"),
    ).open()
    check_position(draft)
    return freeze(draft, PortoCarthagoState)


def _names(cards: Sequence[int]) -> list[str | None]:
    return [SHIP_NAMES[card] if card >= 0 else None for card in cards]


def _by_good(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(GOODS, counts, strict=True))


def _counted(data: Any, name: str, keys: Sequence[str], highest: int) -> Counts:
    values = Reader(data, name).data
    for key in values:
        if key not in keys:
            raise BadRecord(f"“{key}” in “{name}” is not possible. Possible are: {', '.join(keys)}.")
    return tuple(Reader.whole(values.get(key, 0), f"{name}: {key}", 0, highest) for key in keys)


def _goods(data: Any, name: str, highest: int) -> Counts:
    return _counted(data, name, GOODS, highest)


def _spaces(data: Any) -> Counts:
    return _counted(data, "servants_on_cards", SPACES, SERVANTS)


def _docks(read: Reader, name: str, one: Callable[[Any], int]) -> Counts:
    found = [NOTHING] * len(DOCKS)
    for key, value in read.mapping(name).items():
        found[Reader.word(key, name, DOCKS)] = one(value)
    return tuple(found)


def _card_list(values: Any, name: str) -> Counts:
    if not isinstance(values, list | tuple):
        raise BadRecord(f"“{name}” must be a list of ship cards for each player.")
    return tuple(Reader.word(value, name, SHIP_NAMES) for value in values)


def _cards(read: Reader, name: str) -> Counts:
    return tuple(Reader.word(value, name, SHIP_NAMES) for value in read.sequence(name))


def _row(read: Reader, name: str, players: int) -> Counts:
    places = read.sequence(name)
    if len(places) != players + 1:
        raise BadRecord(f"“{name}” needs {players + 1} places; it has {len(places)}.")
    return tuple(NOTHING if value is None else Reader.word(value, name, SHIP_NAMES) for value in places)


def _mask(seats: Any, players: int) -> int:
    if not isinstance(seats, list | tuple):
        raise BadRecord("“seen_by” in “deck” has a list of seats for each card of “top”.")
    return sum(1 << seat for seat in {Reader.whole(seat, "seen_by", 0, players - 1) for seat in seats})


def _seats(read: Reader, name: str, players: int) -> Counts:
    return tuple(Reader.whole(value, name, 0, players - 1) for value in read.sequence(name))
