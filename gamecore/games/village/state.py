"""Village's state: where everything is, who owns what, and what is still to come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from gamecore.games.village.goals_pieces import NO_GOAL, goals_in_play
from gamecore.games.village.inn_pieces import STACKS, START_BEER, cards_in_play
from gamecore.games.village.pieces import (
    BASE_TILES,
    BEER,
    CHRONICLE_PLACES,
    CHRONICLE_SPACES,
    GENERATIONS,
    GOODS_TILES,
    GRAVE,
    GRAVES,
    GROUPS,
    INN_SPACE,
    OPEN_STALLS,
    PLAGUES,
    QUEUE,
    SEA_GRAVE,
    SPACES,
    STALLS,
    START_COINS,
    TILES,
    UNBORN,
    YARD,
    by_players,
    cubes_per_colour,
)
from gamecore.games.village.port_pieces import CAPTAINS, CARGO, CHESTS, PORT_FIELD, SEA_GRAVE_POINTS
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.state import Draft, State, replaced, storage

Counts = tuple[int, ...]
Rows = tuple[Counts, ...]


@dataclass(slots=True)
class VillageDraft(Draft):
    """All fields of a Village state. Seats, colours, goods, places and cards are numbers; -1 is nobody or nothing.

    Rows with one entry for each seat: ``cubes``, ``goods``, ``grain``, ``coins``, ``points`` (prestige track),
    ``time`` (0 to 9 on the life time track), ``due`` (deaths still due), ``where`` (the place of each of the eleven
    members, in order within a generation), ``visited`` (cities with a marker, one bit each), ``served`` (customer
    tiles), and of the modules ``hands`` (villager cards), ``ship`` (field), ``captain``, ``helmsman``, ``cargo``,
    ``aboard`` and ``chests`` (values of chests on the ship and at home), ``spices`` (cocoa and tea at home),
    ``silver`` and ``gold`` (goal cards), ``scored`` (goals) and ``offered`` (goals asked about, one bit each).

    ``bag`` and ``supply`` count cubes with plague last, ``spaces`` those on the eight action spaces. ``tops`` and
    ``sizes`` are the villager stacks, ``gone`` the cards out of the game, one bit each. ``ended_by`` triggered the
    end, ``turns_left`` counts the last turns (-1: not yet fixed). In a seat's view unknown tiles are -1, unknown
    chests 0 and unknown goals -2.
    """

    players: int
    inn: bool
    port: bool
    life_goals: bool
    round: int
    starter: int
    active: int
    marker: int
    ended_by: int
    turns_left: int
    bag: Counts
    supply: Counts
    spaces: Rows
    cubes: Rows
    goods_left: Counts
    goods: Rows
    grain: Counts
    coins: Counts
    points: Counts
    time: Counts
    due: Counts
    where: Rows
    visited: Counts
    stalls: Counts
    queue: Counts
    served: Rows
    tops: Counts
    sizes: Counts
    gone: int
    hands: Rows
    ship: Counts
    captain: Counts
    helmsman: tuple[bool, ...]
    cargo: Rows
    aboard: Rows
    chests: Rows
    opened: Counts
    spices: Rows
    spices_left: Counts
    captains_left: Counts
    silver: Counts
    gold: Counts
    scored: Rows
    offered: Counts
    pending: tuple[Pending, ...]


@storage
class VillageState(VillageDraft, State):
    """A Village state: an immutable value."""

    __slots__ = ()


Table = VillageDraft
"""What predicates read and rules write: a draft or a state."""

NO_CUBES: Counts = (0, 0, 0, 0, 0)
NEWBORN_FAMILY: Counts = tuple(YARD if generation == 1 else UNBORN for generation in GENERATIONS)


def first_draft(players: int, options: Mapping[str, Any]) -> VillageDraft:
    """Return the draft of a new game, before anything is drawn (V2, VI1, VP1)."""
    inn, port, life_goals = options["inn"], options["port"], options["life_goals"]
    cubes = cubes_per_colour(players, inn, port)
    goods = tuple(int(inn and kind == BEER) * START_BEER for kind in range(6))
    spices = players + 1 if port else 0
    return VillageDraft(
        players=players,
        inn=inn,
        port=port,
        life_goals=life_goals,
        round=0,
        starter=-1,
        active=-1,
        marker=-1,
        ended_by=-1,
        turns_left=-1,
        bag=NO_CUBES,
        supply=(cubes, cubes, cubes, cubes, PLAGUES),
        spaces=(NO_CUBES,) * len(SPACES),
        cubes=((0, 0, 0, 0),) * players,
        goods_left=(*GOODS_TILES[:BEER], GOODS_TILES[BEER] - players * START_BEER if inn else 0),
        goods=(goods,) * players,
        grain=(0,) * players,
        coins=(START_COINS,) * players,
        points=(0,) * players,
        time=(0,) * players,
        due=(0,) * players,
        where=(NEWBORN_FAMILY,) * players,
        visited=(0,) * players,
        stalls=(-1,) * STALLS,
        queue=(-1,) * QUEUE,
        served=((),) * players,
        tops=(-1,) * STACKS,
        sizes=(len(cards_in_play(port)) // STACKS if inn else 0,) * STACKS,
        gone=0,
        hands=((),) * players,
        ship=(PORT_FIELD,) * players,
        captain=(-1,) * players,
        helmsman=(False,) * players,
        cargo=((0,) * len(CARGO),) * players,
        aboard=((),) * players,
        chests=((),) * players,
        opened=(0,) * len(CHESTS),
        spices=((0, 0),) * players,
        spices_left=(spices, spices),
        captains_left=tuple(captain.copies if port else 0 for captain in CAPTAINS[:-1]),
        silver=(NO_GOAL,) * players,
        gold=(NO_GOAL,) * players,
        scored=((),) * players,
        offered=(0,) * players,
        pending=(pending("setup"),),
    ).open()


# Members --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def standing(row: Counts) -> dict[int, Counts]:
    """Return, for a seat's eleven members, the generations at each place, lowest first and without repetition."""
    found: dict[int, list[int]] = {}
    for generation, place in zip(GENERATIONS, row, strict=True):
        generations = found.setdefault(place, [])
        if generation not in generations:
            generations.append(generation)
    return {place: tuple(generations) for place, generations in found.items()}


def generations_at(t: Table, seat: int, place: int) -> Counts:
    """Return the generations of a seat's members at a place, each once."""
    return standing(t.where[seat]).get(place, ())


def members_at(t: Table, seat: int, place: int) -> int:
    """Return how many members of a seat are at a place."""
    return t.where[seat].count(place)


@lru_cache(maxsize=65536)
def moved(row: Counts, generation: int, origin: int, place: int) -> Counts:
    """Return the row after one member of this generation has gone from one place to another.

    >>> moved(NEWBORN_FAMILY, 1, YARD, 5)[:4]
    (1, 1, 1, 5)
    """
    first, end = GROUPS[generation - 1]
    group = list(row[first:end])
    group[group.index(origin)] = place
    return (*row[:first], *sorted(group), *row[end:])


def move(t: VillageDraft, seat: int, generation: int, origin: int, place: int) -> None:
    """Move one member of a seat."""
    t.where = replaced(t.where, seat, moved(t.where[seat], generation, origin, place))


# What is open and what is left ----------------------------------------------------------------------------


@cache
def spaces_in_play(inn: bool) -> range:
    """Return the action spaces of this game, in board order (V4.4)."""
    return range(len(SPACES) if inn else INN_SPACE)


def cubes_lie_on_spaces(t: Table) -> bool:
    """Return whether at least one cube lies on a space."""
    return any(map(any, t.spaces))


def free_in_section(t: Table, section: int) -> int:
    """Return the free spaces of a chronicle section (V2.5)."""
    place = CHRONICLE_PLACES[section]
    spaces = by_players(CHRONICLE_SPACES, t.players)[section]
    return spaces - sum(row.count(place) for row in t.where)


def free_graves(t: Table) -> int:
    """Return the free anonymous graves."""
    return by_players(GRAVES, t.players) - sum(row.count(GRAVE) for row in t.where)


def free_sea_graves(t: Table) -> int:
    """Return the free sea graves; none without Port."""
    return len(SEA_GRAVE_POINTS) - sum(row.count(SEA_GRAVE) for row in t.where) if t.port else 0


def chronicle_count(t: Table, seat: int) -> int:
    """Return how many members of a seat are in the chronicle, whatever the section (V19.4)."""
    row = t.where[seat]
    return sum(row.count(place) for place in CHRONICLE_PLACES)


def open_stalls(t: Table) -> int:
    """Return the number of stalls open with these players."""
    return by_players(OPEN_STALLS, t.players)


def customers(t: Table) -> Counts:
    """Return the tiles in the open stalls, in board order."""
    return tuple(tile for tile in t.stalls if tile >= 0)


def tiles_in_play(t: Table) -> int:
    """Return how many customer tiles this game has."""
    return len(TILES) if t.inn else BASE_TILES


def pile(t: Table) -> Counts:
    """Return the tiles of the face-down pile, in order of their numbers; the pile's own order is not yet drawn.

    In a seat's view these are the tiles it cannot place: the pile and what others have served.
    """
    seen = {*t.stalls, *t.queue, *(tile for tiles in t.served for tile in tiles)}
    return tuple(tile for tile in range(tiles_in_play(t)) if tile not in seen)


def pile_size(t: Table) -> int:
    """Return how many tiles the face-down pile has."""
    out = sum(tile >= 0 for tile in (*t.stalls, *t.queue)) + sum(map(len, t.served))
    return tiles_in_play(t) - out


def unseen_cards(t: Table) -> Counts:
    """Return the villager cards below the tops of the stacks (VI1.3)."""
    held = {*t.tops, *(card for hand in t.hands for card in hand)}
    return tuple(card for card in cards_in_play(t.port) if card not in held and not t.gone >> card & 1)


def unseen_chests(t: Table) -> Counts:
    """Return how many chests of each value nobody in this state or view knows (VP1.5, VP5.6)."""
    known = [*(value for row in t.aboard for value in row), *(value for row in t.chests for value in row)]
    return tuple(total - t.opened[number] - known.count(number + 3) for number, total in enumerate(CHESTS))


def chests_on_island(t: Table) -> int:
    """Return how many chests still lie on their island."""
    if not t.port:
        return 0
    return sum(CHESTS) - sum(t.opened) - sum(map(len, t.aboard)) - sum(map(len, t.chests))


def unseen_goals(t: Table) -> Counts:
    """Return the goal cards in play that nobody in this state or view is known to hold or to have scored."""
    known = {*t.silver, *t.gold, *(goal for goals in t.scored for goal in goals)}
    return tuple(goal for goal in goals_in_play(t.inn, t.port) if goal not in known)
