"""Positions of Village written by hand: only what matters is named, the rest is sensible.

``table("crafts", me={"members": {"yard": [1]}, "cubes": {"pink": 2}})`` is seat 0 asked about the craft buildings.
Members of lower generations that are not named have left the game.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import gamecore
from gamecore import Event
from gamecore.games.village.inn_pieces import CARD_NAMES, cards_in_play
from gamecore.games.village.invariants_cards import cards_behind
from gamecore.games.village.pieces import COLOURS, CUBES, GENERATIONS, GOODS, GOODS_TILES, SPACES, cubes_per_colour
from gamecore.games.village.state import VillageState
from gamecore.kernel.decision import Pending
from tests.games.playing_on import PlayingOn

GAME = gamecore.load("village")
SPACE_OF = {"voyage": "travel"}
STALLS = {2: 3, 3: 4, 4: 5, 5: 5}
FREE = ("harvest", "family", "crafts", "council", "church", "inn", "voyage", "travel")
SEAT: dict[str, Any] = {
    "cubes": {},
    "goods": {},
    "grain": 0,
    "coins": 0,
    "points": 0,
    "time": 0,
    "deaths_due": 0,
    "members": {"yard": [1, 1, 1, 1]},
    "visited": [],
    "served": [],
    "cards": [],
    "ship": "port",
    "captain": None,
    "helmsman": False,
    "cargo": {},
    "chests_aboard": [],
    "chests": [],
    "spices": {},
    "silver_goal": None,
    "gold_goal": None,
    "scored_goals": [],
    "offered_goals": [],
}


def table(asked: str = "turn", **fields: Any) -> VillageState:
    """Return the state of a position; see ``position`` for the fields."""
    return GAME.restore(position(asked, **fields))


def position(
    asked: str = "turn",
    seats: int = 3,
    modules: str = "",
    me: dict[str, Any] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    spaces: dict[str, str] | None = None,
    stalls: str = "K1 K2 K3 K4 K5",
    queue: str = "K6 K7 K8 K9 K10",
    tops: str = "",
    gone: str = "",
    supply: dict[str, int] | None = None,
    short: tuple[str, ...] = (),
    pending: list[list[Any]] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """Return a position as data: seat 0 is asked, ``short`` names goods of which the supply has none."""
    inn, port, goals = (name in modules for name in ("inn", "port", "goals"))
    rows = [seat_row((me or {}) if seat == 0 else (others or {}).get(seat, {})) for seat in range(seats)]
    entries = stack(asked) if pending is None else pending
    if spaces is None:
        spaces = {"harvest": "brown", "market": "pink plague"}
    tiles = [*stalls.split(), *[None] * 5][:5]
    data = {
        "players": seats,
        "inn": inn,
        "port": port,
        "life_goals": goals,
        "round": 2,
        "starter": 0,
        "active": 0,
        "marker": -1,
        "ended_by": -1,
        "turns_left": -1,
        "bag": {},
        "spaces": {name: dict(Counter(spaces.get(name, "").split())) for name in SPACES},
        "stalls": tiles[: STALLS[seats]] + [None] * (5 - STALLS[seats]),
        "queue": [*queue.split(), *[None] * 5][:5],
        **card_stacks(inn, port, tops, cards_gone(gone, rows, entries) if inn else "", rows),
        "opened_chests": {},
        "spices_left": {spice: seats + 1 - spices_owned(rows, spice) for spice in ("cocoa", "tea")} if port else {},
        "captains_left": captains_left(rows) if port else {},
        "seats": rows,
        "pending": entries,
    }
    hoard(data, rows, short)
    counts = cubes_left(data, rows)
    wanted = supply or {}
    data["bag"] = {cube: counts[cube] - wanted.get(cube, counts[cube]) for cube in CUBES}
    data["supply"] = {cube: wanted.get(cube, counts[cube]) for cube in CUBES}
    return {**data, **fields}


def cards_gone(gone: str, rows: list[dict[str, Any]], entries: list[list[Any]]) -> str:
    """Return the cards out of the game: those named, and those used for what there is and what is asked."""
    asked_by = [
        CARD_NAMES[card] for kind, seat, *data in entries for card in cards_behind(Pending(kind, seat, tuple(data)))
    ]
    return gone if gone == "all others" else ", ".join([gone, *cards_used(rows), *asked_by])


def cards_used(rows: list[dict[str, Any]]) -> list[str]:
    """Return the villager cards that were used: an Admiral, a Helmsman, a pair aboard (VP12), the Bard (VI4.7)."""
    pairs = any(2 in row["cargo"].values() or len(row["chests_aboard"]) > 1 for row in rows)
    crews = any(len(row["members"].get("ship", [])) > 1 for row in rows)
    used = {
        "admiral": any(row["captain"] == "admiral" for row in rows),
        "helmsman": any(row["helmsman"] for row in rows),
        "quartermaster": pairs or crews,
        "bard": any(row["members"].get("beside") for row in rows),
    }
    return [name for name, is_used in used.items() if is_used]


def captains_left(rows: list[dict[str, Any]]) -> dict[str, int]:
    """Return the captains that are on no ship."""
    hired = [row["captain"] for row in rows]
    return {name: (5 if name == "1a" else 1) - hired.count(name) for name in CAPTAINS}


def spices_owned(rows: list[dict[str, Any]], spice: str) -> int:
    """Return the pieces of cocoa or tea on ships and at home."""
    return sum(row["spices"].get(spice, 0) + row["cargo"].get(spice, 0) for row in rows)


CAPTAINS = ("1a", *(f"{wage}{letter}" for wage in (2, 3) for letter in "abcde"))


def seat_row(changes: dict[str, Any]) -> dict[str, Any]:
    """Return a seat; members of lower generations that are not named are out of the game."""
    row = {**SEAT, **changes}
    members = {place: list(generations) for place, generations in row["members"].items()}
    named = Counter(generation for generations in members.values() for generation in generations)
    highest = max(named, default=1)
    gone = [each for each in (1, 2, 3) if each < highest for _ in range(GENERATIONS.count(each) - named[each])]
    if gone:
        members["removed"] = [*members.get("removed", []), *gone]
    row["members"] = members
    if row["ship"] != "port" and row["captain"] is None:
        row["captain"] = "1a"
    return row


def card_stacks(inn: bool, port: bool, tops: str, gone: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the villager stacks: these tops, and as many cards below as are left."""
    if not inn:
        return {"tops": [None] * 3, "stacks": [0] * 3, "gone": []}
    hands = [card for row in rows for card in row["cards"]]
    usual = ("sower", "miller", "scholar" if port else "count", "herald", "scribe", "runner")
    names = [name.strip() for name in tops.split(",") if name.strip()]
    if tops in ("", "none"):
        names = [] if tops else [name for name in usual if name not in hands][:3]
    out = sorted({name.strip() for name in gone.split(",") if name.strip()})
    if gone == "all others":
        names_in_play = [CARD_NAMES[card] for card in cards_in_play(port)]
        out = [name for name in names_in_play if name not in (*names, *hands)]
    left = 30 - len(hands) - len(out)
    shown = [*names, None, None, None][:3]
    sizes = [0 if name is None else 1 for name in shown]
    left -= sum(sizes)
    for number in range(3):
        more = min(9, left) if shown[number] else 0
        sizes[number] += more
        left -= more
    return {"tops": shown, "stacks": sizes, "gone": out}


def hoard(data: dict[str, Any], rows: list[dict[str, Any]], short: tuple[str, ...]) -> None:
    """Set the supply of goods; the last seat holds all of those that shall be short."""
    left = {}
    for kind, name in enumerate(GOODS):
        total = GOODS_TILES[kind] if name != "beer" or data["inn"] else 0
        owned = sum(row["goods"].get(name, 0) + row["cargo"].get(name, 0) for row in rows)
        if name in short:
            rows[-1]["goods"] = {**rows[-1]["goods"], name: rows[-1]["goods"].get(name, 0) + total - owned}
            owned = total
        left[name] = total - owned
    data["goods_left"] = left


def cubes_left(data: dict[str, Any], rows: list[dict[str, Any]]) -> dict[str, int]:
    """Return the cubes that are neither on spaces nor with players."""
    each = cubes_per_colour(data["players"], data["inn"], data["port"])
    total = {**dict.fromkeys(COLOURS, each), "plague": 6}
    for space in data["spaces"].values():
        for cube, count in space.items():
            total[cube] -= count
    for row in rows:
        for cube, count in row["cubes"].items():
            total[cube] -= count
    return total


def stack(asked: str) -> list[list[Any]]:
    """Return what is pending for a decision of seat 0, with details after the first word."""
    kind, *words = asked.split()
    details = [int(word) for word in words]
    turn: list[list[Any]] = [["finish", 0]]
    mass: list[list[Any]] = [["next round", -1], ["majority", -1], ["climbing", 0, 0]]
    if kind == "turn":
        return [*turn, ["turn", 0]]
    if kind in FREE:
        space = SPACES.index(SPACE_OF.get(kind, kind))
        return [*turn, ["after", 0, space, 1], [kind, 0, *(details or [1])]]
    if kind == "rest":
        return [*turn, ["rest", 0, *(details or [1, 2, 1])]]
    if kind == "market":
        return [*turn, ["after", 0, 3, 0], ["market", 0]]
    if kind == "sale":
        return [*turn, ["after", 0, 3, 0], ["sale", 0, *(details or [0, 0, 1])]]
    if kind == "death":
        return [*turn, ["deaths", 0], ["death", 0]]
    if kind == "ransom":
        return [*mass, ["ransom", 0, *(details or [0, 0])]]
    if kind == "climb":
        return [*mass[:-1], ["climb", 0, *(details or [0])]]
    if kind == "draw":
        return [*mass, ["draw", -1, *(details or [4, 4])]]
    return [*turn, [kind, 0, *details]]


# Playing on from a position -------------------------------------------------------------------------------


PLAYING = PlayingOn(GAME)
after, told, asks = PLAYING.after, PLAYING.told, PLAYING.asks
options, refusals = PLAYING.options, PLAYING.refusals


def kinds(events: list[Event]) -> list[str]:
    """Return the kind of each event."""
    return [event.kind for event in events]


def seat_of(state: VillageState, seat: int = 0) -> dict[str, Any]:
    """Return a seat as the written position shows it."""
    return dict(GAME.dump(state)["seats"][seat])


def members(state: VillageState, seat: int = 0) -> dict[str, list[int]]:
    """Return where a seat's members are, those out of the game left out."""
    found: dict[str, list[int]] = seat_of(state, seat)["members"]
    return {place: generations for place, generations in found.items() if place != "removed"}


def begun(seats: int = 3, first: str = "red", **options: Any) -> VillageState:
    """Return a new game after the customers are laid out and the first player is named; modules come next."""
    state = GAME.start(seats, **options)
    number = 1
    while asks(state) == "customer":
        state, number = after(state, f"lay K{number}"), number + 1
    return after(state, f"begin {first}")
