"""Positions for the lesson, written by hand: only what matters is named, the rest is sensible.

`at("crafts", members="yard 1 1; smithy 1", cubes="pink 2")` asks Ana what she does in the crafts. Everything that
belongs to her is named by itself, what belongs to another seat in `others`. Pieces that nobody has are in the supply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import gamecore
from gamecore.games.village.inn_pieces import CARD_NAMES, CARDS_PER_STACK, STACKS, cards_in_play
from gamecore.games.village.pieces import (
    COLOURS,
    CUBES,
    GENERATIONS,
    GOODS,
    GOODS_TILES,
    OPEN_STALLS,
    PLACES,
    PLAGUES,
    QUEUE,
    SPACES,
    by_players,
    cubes_per_colour,
)
from gamecore.games.village.pieces import STALLS as MOST_STALLS
from gamecore.games.village.port_pieces import CAPTAINS, SPICES
from widgets.games.village.lessons.pending import pending
from widgets.shared.lesson.ask import play

Data = dict[str, Any]
Household = Mapping[str, Any]

AT_HOME = "yard 1 1 1 1"
NEIGHBOURS: Mapping[int, Household] = {
    1: {"members": "yard 1 1; wainwright 1; council 1 1", "cubes": "brown 1 pink 1", "coins": 1, "time": 3},
    2: {"members": "yard 1 1 1; smithy 1", "cubes": "orange 2", "goods": "plow 1", "grain": 2, "coins": 1, "time": 4},
    3: {"members": "yard 1 1 1 1 2", "cubes": "green 1 pink 1", "grain": 1, "coins": 2, "time": 1},
    4: {"members": "yard 1 1 1; stables 1", "cubes": "brown 2", "goods": "ox 1", "coins": 1, "time": 6},
}
"""What the other seats have if nothing else is said."""

CUBES_OUT = {
    "harvest": "brown 1 pink 1",
    "family": "green 1 orange 1",
    "crafts": "pink 1 brown 1 orange 1",
    "market": "green 1",
    "travel": "brown 1 orange 1",
    "council": "green 1 pink 1",
    "church": "brown 1 plague 1",
}
"""The cubes on the spaces if nothing else is said; the last two cubes of the inn are orange and pink."""

AFTER_TURNS = ("ransom", "climb", "draw", "over")
"""Questions at which no cube lies on a space any more."""

POOR: Mapping[int, Household] = {seat: {"coins": 1} for seat in (1, 2, 3)}
"""Neighbours who have nothing to sell."""

STALLS, LINE = "K1 K4 K14 K9 K23", "K2 K7 K19 K3 K12"
CAPTAIN_NAMES = tuple(captain.name for captain in CAPTAINS[:-1])
BAG_LEFT = 2
"""Cubes of each colour left in the green bag after the spaces were filled."""


def at(asked: str = "turn", seats: int = 4, modules: str = "", **fields: Any) -> Callable[[], Data]:
    """A position that is built when it is needed; see `position` for the fields."""
    return lambda: position(asked, seats, modules, **fields)


def position(
    asked: str,
    seats: int,
    modules: str,
    others: Mapping[int, Household] | None = None,
    spaces: Mapping[str, str] | None = None,
    stalls: str = STALLS,
    line: str = LINE,
    tops: str = "",
    gone: str = "",
    short: str = "",
    supply: str | None = None,
    table: Data | None = None,
    **mine: Any,
) -> Data:
    """A position as data, in which seat 0 is asked.

    `modules` names some of inn, port and goals. `tops` are villager cards on the stacks, `gone` those out of the game;
    `short` names goods that the supply has not got any more, `supply` the cubes in it, of which the rest is in the bag.
    `table` changes fields of the position itself, such as `marker` or `turns_left`.
    """
    inn, port, goals = (name in modules for name in ("inn", "port", "goals"))
    rows = [household(mine)]
    rows += [household((others or {}).get(seat, NEIGHBOURS[seat])) for seat in range(1, seats)]
    entries = pending(asked)
    usual = {} if asked.split()[0] in AFTER_TURNS else {**CUBES_OUT, **({"inn": "orange 1 pink 1"} if inn else {})}
    out = usual if spaces is None else spaces
    data: Data = {
        "players": seats,
        "inn": inn,
        "port": port,
        "life_goals": goals,
        "round": 2,
        "starter": 0,
        "active": next((seat for kind, seat, *_ in entries if kind == "finish"), 0),
        "marker": -1,
        "ended_by": -1,
        "turns_left": -1,
        "spaces": {name: counted(out.get(name, "")) for name in SPACES},
        "stalls": standing(stalls, by_players(OPEN_STALLS, seats), MOST_STALLS),
        "queue": standing(line, QUEUE, QUEUE),
        **villagers(inn, port, tops, gone, rows),
        "opened_chests": {},
        "spices_left": {spice: seats + 1 - owned(rows, spice) for spice in SPICES} if port else {},
        "captains_left": captains(rows) if port else {},
        "seats": rows,
        "pending": entries,
    }
    data["goods_left"] = goods_left(rows, inn, short)
    return {**data, **cubes_left(data, supply), **(table or {})}


def counted(text: str) -> dict[str, int]:
    """Pieces in words such as `brown 2 pink 1`, by kind.

    >>> counted("brown 2 pink 1")
    {'brown': 2, 'pink': 1}
    """
    words = text.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def standing(text: str, room: int, length: int) -> list[str | None]:
    """Customers in a row: as many as there is room for, then nobody."""
    tiles: list[str | None] = [*text.split()[:room]]
    return tiles + [None] * (length - len(tiles))


def household(given: Household) -> Data:
    """A seat as the game writes it."""
    return {
        **{name: given.get(name, 0) for name in ("grain", "coins", "points", "time")},
        **{name: counted(given.get(name, "")) for name in ("cubes", "goods", "cargo", "spices")},
        **{name: given.get(name, "").split() for name in ("visited", "served")},
        "deaths_due": given.get("due", 0),
        "members": family(given.get("members", AT_HOME)),
        "cards": listed(given.get("cards", "")),
        "ship": given.get("ship", "port"),
        "captain": given.get("captain"),
        "helmsman": given.get("helmsman", False),
        "chests_aboard": list(given.get("aboard", ())),
        "chests": list(given.get("chests", ())),
        "silver_goal": given.get("silver"),
        "gold_goal": given.get("gold"),
        "scored_goals": listed(given.get("scored", "")),
        "offered_goals": [],
    }


def listed(text: str) -> list[str]:
    """Names parted by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def family(text: str) -> dict[str, list[int]]:
    """Members by place, from words such as `yard 1 2; council 1 1`: those not named lie in anonymous graves.

    >>> family("yard 2; council 3 1")
    {'yard': [2], 'council 3': [1], 'grave': [1, 1, 1]}
    """
    found: dict[str, list[int]] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        place = max((name for name in PLACES if part.startswith(f"{name} ")), key=len)
        found.setdefault(place, []).extend(map(int, part.removeprefix(place).split()))
    named = Counter(generation for generations in found.values() for generation in generations)
    born = range(1, max(2, *named))
    dead = [each for each in born for _ in range(GENERATIONS.count(each) - named[each])]
    return {**found, "grave": [*found.get("grave", []), *dead]} if dead else found


def villagers(inn: bool, port: bool, tops: str, gone: str, rows: list[Data]) -> Data:
    """The stacks of villager cards; `gone` may be `all others` than the top ones."""
    if not inn:
        return {"tops": [None] * STACKS, "stacks": [0] * STACKS, "gone": []}
    hands = [card for row in rows for card in row["cards"]] + (["admiral"] if any_admiral(rows) else [])
    usual = [name for name in ("sower", "miller", "herald", "scribe", "runner") if name not in hands]
    shown = listed(tops) or usual[:STACKS]
    in_play = [CARD_NAMES[card] for card in cards_in_play(port)]
    out = [name for name in in_play if name not in {*shown, *hands}] if gone == "all others" else listed(gone)
    out += [name for name in hands if name == "admiral" and any_admiral(rows)]
    below = len(in_play) - len(shown) - len({*hands, *out})
    sizes = []
    for _ in shown:
        sizes.append(1 + min(CARDS_PER_STACK - 1, below))
        below -= sizes[-1] - 1
    missing = STACKS - len(shown)
    return {"tops": [*shown, *[None] * missing], "stacks": sizes + [0] * missing, "gone": out}


def any_admiral(rows: list[Data]) -> bool:
    """Whether the Admiral's card lies at a ship."""
    return any(row["captain"] == "admiral" for row in rows)


def owned(rows: list[Data], spice: str) -> int:
    """How many pieces of cocoa or tea are on ships and at home."""
    return sum(row["spices"].get(spice, 0) + row["cargo"].get(spice, 0) for row in rows)


def captains(rows: list[Data]) -> dict[str, int]:
    """The captains that are on no ship."""
    hired = Counter(row["captain"] for row in rows)
    return {captain.name: captain.copies - hired[captain.name] for captain in CAPTAINS[:-1]}


def goods_left(rows: list[Data], inn: bool, short: str) -> dict[str, int]:
    """The goods in the supply; the last seat has all of those that shall be short."""
    left: dict[str, int] = {}
    for kind, name in enumerate(GOODS):
        total = GOODS_TILES[kind] if name != "beer" or inn else 0
        held = sum(row["goods"].get(name, 0) + row["cargo"].get(name, 0) for row in rows)
        if name in short.split():
            rows[-1]["goods"][name] = rows[-1]["goods"].get(name, 0) + total - held
            held = total
        left[name] = total - held
    return left


def cubes_left(data: Data, supply: str | None) -> Data:
    """Green bag and supply: all cubes that are neither on spaces nor with players."""
    each = cubes_per_colour(data["players"], data["inn"], data["port"])
    left = Counter({**dict.fromkeys(COLOURS, each), "plague": PLAGUES})
    for row in (*data["spaces"].values(), *(row["cubes"] for row in data["seats"])):
        left.subtract(row)
    if supply is None:
        bag = {cube: left[cube] if cube == "plague" else min(BAG_LEFT, left[cube]) for cube in CUBES}
    else:
        bag = {cube: left[cube] - counted(supply).get(cube, 0) for cube in CUBES}
    return {"bag": bag, "supply": {cube: left[cube] - bag[cube] for cube in CUBES}}


def new_game(script: str = "", seats: int = 4, **options: bool) -> Callable[[], Data]:
    """A new game after a script of what chance has turned up."""

    def build() -> Data:
        game = gamecore.load("village")
        return game.dump(play(game, game.start(seats, **options), script)[0])

    return build


CUSTOMERS = "; ".join(f"lay {tile}" for tile in f"{STALLS} {LINE}".split())
"""The script of the first ten customers."""
