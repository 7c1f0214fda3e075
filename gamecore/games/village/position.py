"""Village positions as readable data, and the check of positions written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamecore.games.village.goals_pieces import GOALS, NO_GOAL
from gamecore.games.village.inn_pieces import CARD_NAMES, STACKS
from gamecore.games.village.invariants import check_position
from gamecore.games.village.pieces import (
    CITIES,
    COLOURS,
    CUBES,
    GENERATIONS,
    GOODS,
    GROUPS,
    LIFE_TIME,
    PLACES,
    QUEUE,
    SEAT_COUNTS,
    SPACES,
    STALLS,
    TILES,
)
from gamecore.games.village.port_pieces import CAPTAIN_NAMES, CAPTAINS, CARGO, CHEST_VALUES, FIELDS, SPICES
from gamecore.games.village.state import VillageDraft, VillageState
from gamecore.kernel.errors import BadRecord
from gamecore.kernel.reading import Reader
from gamecore.kernel.state import freeze

MOST = 10_000
"""Coins and points of a seat in a position written by hand; no game comes near."""

CAPTAIN_WORDS = tuple(captain.name for captain in CAPTAINS)


# Writing --------------------------------------------------------------------------------------------------


def dump_position(s: VillageState) -> dict[str, Any]:
    """Return the position with named fields that a person can read and edit."""
    return {
        "players": s.players,
        "inn": s.inn,
        "port": s.port,
        "life_goals": s.life_goals,
        "round": s.round,
        "starter": s.starter,
        "active": s.active,
        "marker": s.marker,
        "ended_by": s.ended_by,
        "turns_left": s.turns_left,
        "bag": _counted(CUBES, s.bag),
        "supply": _counted(CUBES, s.supply),
        "spaces": {name: _counted(CUBES, row) for name, row in zip(SPACES, s.spaces, strict=True)},
        "goods_left": _counted(GOODS, s.goods_left),
        "stalls": _named(TILES, s.stalls),
        "queue": _named(TILES, s.queue),
        "tops": _named(CARD_NAMES, s.tops),
        "stacks": list(s.sizes),
        "gone": [name for card, name in enumerate(CARD_NAMES) if s.gone >> card & 1],
        "opened_chests": _counted(tuple(map(str, CHEST_VALUES)), s.opened),
        "spices_left": _counted(SPICES, s.spices_left),
        "captains_left": _counted(CAPTAIN_NAMES, s.captains_left),
        "seats": [_dump_seat(s, seat) for seat in range(s.players)],
        "pending": [[entry.kind, entry.seat, *entry.data] for entry in s.pending],
    }


def _dump_seat(s: VillageState, seat: int) -> dict[str, Any]:
    return {
        "cubes": _counted(COLOURS, s.cubes[seat]),
        "goods": _counted(GOODS, s.goods[seat]),
        "grain": s.grain[seat],
        "coins": s.coins[seat],
        "points": s.points[seat],
        "time": s.time[seat],
        "deaths_due": s.due[seat],
        "members": _members(s.where[seat]),
        "visited": [city for number, city in enumerate(CITIES) if s.visited[seat] >> number & 1],
        "served": _named(TILES, s.served[seat]),
        "cards": _named(CARD_NAMES, s.hands[seat]),
        "ship": FIELDS[s.ship[seat]],
        "captain": CAPTAIN_WORDS[s.captain[seat]] if s.captain[seat] >= 0 else None,
        "helmsman": s.helmsman[seat],
        "cargo": _counted(CARGO, s.cargo[seat]),
        "chests_aboard": list(s.aboard[seat]),
        "chests": list(s.chests[seat]),
        "spices": _counted(SPICES, s.spices[seat]),
        "silver_goal": GOALS[s.silver[seat]] if s.silver[seat] >= 0 else None,
        "gold_goal": GOALS[s.gold[seat]] if s.gold[seat] >= 0 else None,
        "scored_goals": _named(GOALS, s.scored[seat]),
        "offered_goals": [name for goal, name in enumerate(GOALS) if s.offered[seat] >> goal & 1],
    }


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _named(names: Sequence[str], numbers: Sequence[int]) -> list[str | None]:
    return [names[number] if number >= 0 else None for number in numbers]


def _members(row: Sequence[int]) -> dict[str, list[int]]:
    """Return the generations at each place; the unborn are left out.

    >>> _members((1, 1, 2, 2, 0, 0, 0, 0, 0, 0, 5))
    {'yard': [1, 1], 'wainwright': [1, 1], 'smithy': [4]}
    """
    places = sorted({place for place in row if place})
    found = {place: [each for each, at in zip(GENERATIONS, row, strict=True) if at == place] for place in places}
    return {PLACES[place]: generations for place, generations in found.items()}


# Reading --------------------------------------------------------------------------------------------------


def restore_position(data: Any) -> VillageState:
    """Return the state of a position; raise BadRecord saying what is wrong."""
    read = Reader(data, "position")
    players = read.number("players", SEAT_COUNTS[0], SEAT_COUNTS[-1])
    rows = read.for_each("seats", players)
    spaces = Reader(read.mapping("spaces"), "spaces")
    _check_names(spaces.data, SPACES, "spaces", "space")
    seats = [_read_seat(Reader(row, f"seat {seat}")) for seat, row in enumerate(rows)]
    draft = VillageDraft(
        players=players,
        inn=read.flag("inn"),
        port=read.flag("port"),
        life_goals=read.flag("life_goals"),
        round=read.number("round", 0, MOST),
        starter=read.number("starter", -1, players - 1),
        active=read.number("active", -1, players - 1),
        marker=read.number("marker", -1, players - 1),
        ended_by=read.number("ended_by", -1, players - 1),
        turns_left=read.number("turns_left", -1, players),
        bag=_counts(read, "bag", CUBES),
        supply=_counts(read, "supply", CUBES),
        spaces=tuple(_counts(spaces, name, CUBES) if name in spaces.data else (0,) * 5 for name in SPACES),
        goods_left=_counts(read, "goods_left", GOODS),
        stalls=_numbers(read, "stalls", TILES, STALLS),
        queue=_numbers(read, "queue", TILES, QUEUE),
        tops=_numbers(read, "tops", CARD_NAMES, STACKS),
        sizes=read.numbers("stacks", STACKS, 0, 10),
        gone=_bits(read, "gone", CARD_NAMES),
        opened=_counts(read, "opened_chests", tuple(map(str, CHEST_VALUES))),
        spices_left=_counts(read, "spices_left", SPICES),
        captains_left=_counts(read, "captains_left", CAPTAIN_NAMES),
        pending=read.stack("pending"),
        **{name: tuple(seat[name] for seat in seats) for name in seats[0]},
    ).open()
    check_position(draft)
    return freeze(draft, VillageState)


def _read_seat(read: Reader) -> dict[str, Any]:
    captain = read.value("captain")
    return {
        "cubes": _counts(read, "cubes", COLOURS),
        "goods": _counts(read, "goods", GOODS),
        "grain": read.number("grain", 0, 5),
        "coins": read.number("coins", 0, MOST),
        "points": read.number("points", 0, MOST),
        "time": read.number("time", 0, LIFE_TIME - 1),
        "due": read.number("deaths_due", 0, 5),
        "where": _places(read.mapping("members"), read.where),
        "visited": _bits(read, "visited", CITIES),
        "served": _sorted(read, "served", TILES),
        "hands": _sorted(read, "cards", CARD_NAMES),
        "ship": read.one_of("ship", FIELDS),
        "captain": -1 if captain is None else read.one_of("captain", CAPTAIN_WORDS),
        "helmsman": read.flag("helmsman"),
        "cargo": _counts(read, "cargo", CARGO),
        "aboard": _values(read, "chests_aboard"),
        "chests": _values(read, "chests"),
        "spices": _counts(read, "spices", SPICES),
        "silver": NO_GOAL if read.value("silver_goal") is None else read.one_of("silver_goal", GOALS),
        "gold": NO_GOAL if read.value("gold_goal") is None else read.one_of("gold_goal", GOALS),
        "scored": tuple(Reader.word(name, "scored_goals", GOALS) for name in read.sequence("scored_goals")),
        "offered": _bits(read, "offered_goals", GOALS),
    }


def _check_names(data: Mapping[str, Any], names: Sequence[str], where: str, noun: str) -> None:
    for name in data:
        if name not in names:
            raise BadRecord(f"“{str(name)[:40]}” in “{where}” is no {noun}. There are: {', '.join(names)}.")


def _counts(read: Reader, name: str, names: Sequence[str]) -> tuple[int, ...]:
    data = read.mapping(name)
    _check_names(data, names, name, "name known here")
    return tuple(Reader.whole(data.get(each, 0), f"{name}: {each}", 0, 99) for each in names)


def _numbers(read: Reader, name: str, names: Sequence[str], count: int) -> tuple[int, ...]:
    values = read.sequence(name)
    if len(values) != count:
        raise BadRecord(f"“{name}” needs exactly {count} values; it has {len(values)}.")
    return tuple(-1 if value is None else Reader.word(value, name, names) for value in values)


def _sorted(read: Reader, name: str, names: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(Reader.word(value, name, names) for value in read.sequence(name)))


def _bits(read: Reader, name: str, names: Sequence[str]) -> int:
    return sum(1 << number for number in {Reader.word(value, name, names) for value in read.sequence(name)})


def _values(read: Reader, name: str) -> tuple[int, ...]:
    return tuple(sorted(Reader.whole(value, name, CHEST_VALUES[0], CHEST_VALUES[-1]) for value in read.sequence(name)))


def _places(data: Mapping[str, Any], where: str) -> tuple[int, ...]:
    _check_names(data, PLACES, f"members of {where}", "place")
    groups: list[list[int]] = [[], [], [], []]
    for name, generations in data.items():
        if not isinstance(generations, list | tuple):
            raise BadRecord(f"“{name}” in “members” of the {where} is a list of generations, for example [1, 1, 2].")
        for generation in generations:
            groups[Reader.whole(generation, f"members: {name}", 1, 4) - 1].append(PLACES.index(name))
    row: list[int] = []
    for number, (first, end) in enumerate(GROUPS):
        group, most = groups[number], end - first
        if len(group) > most:
            raise BadRecord(f"The {where} has {len(group)} members of generation {number + 1}; there are {most}.")
        row += sorted([*group, *[0] * (most - len(group))])
    return tuple(row)
