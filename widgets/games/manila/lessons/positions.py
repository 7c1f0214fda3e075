"""Positions for the lesson, written by hand: only what matters is named, the rest is sensible.

`at("place 2", punts={"nutmeg": 4, "silk": 7, "jade": 9}, figures={"captain": 1})` is placement round 2. The first
word is what is asked, the second the round, the pirate, the pilot or the plundered wares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from gamecore.games.manila.pieces import (
    ACCOMPLICES,
    DOCKS,
    LARGE_PILOT,
    SECOND_PIRATE,
    SHARES_PER_WARE,
    SPACE_NAMES,
    WARES,
)
from gamecore.games.manila.turn import AGENDAS

HANDS = ("nutmeg silk", "ginseng jade", "nutmeg jade", "silk ginseng", "nutmeg ginseng")
STAGE = {
    "bid": "auction",
    "buy": "purchase",
    "load": "loading",
    "start": "loading",
    "place": "placement",
    "roll": "movement",
    "board": "boarding",
    "steer": "pilots",
    "send": "plunder",
}
LAUNCHED: Mapping[str, int | str] = {"nutmeg": 4, "silk": 3, "jade": 2}
Hands = Mapping[int, str]
Data = dict[str, Any]


def at(asked: str, seats: int = 4, **fields: Any) -> Callable[[], Data]:
    """A position that is built when it is needed; see `position` for the fields."""
    return lambda: position(asked, seats, **fields)


def position(
    asked: str,
    seats: int = 4,
    *,
    seat: int | None = None,
    master: int = 0,
    voyage: int | None = None,
    cash: Mapping[int, int] | int = 30,
    hands: Hands | None = None,
    loans: Hands | None = None,
    bought: Hands | None = None,
    market: Mapping[str, int] | None = None,
    bid: tuple[int, int] = (0, -1),
    out: tuple[int, ...] = (),
    ashore: str = "",
    punts: Mapping[str, int | str] | None = None,
    figures: Mapping[str, int] | None = None,
    passed: tuple[int, ...] = (),
    plundered: str = "",
    stronger: bool = False,
    boarded: str = "",
) -> Data:
    """A position as data. `market` gives steps 0 to 4, `bid` the highest bid and its seat, `out` who has passed.

    Without `voyage` it is the second one, or the first in which all wares can have risen so.
    """
    kind, _, detail = asked.partition(" ")
    rises = (market or {}).values()
    voyage = 1 + max(1, *rises, -(-sum(rises) // len(DOCKS))) if voyage is None else voyage
    figures = figures or {}
    punts = punts if punts is not None else {} if kind in ("bid", "buy", "load", "start") else LAUNCHED
    rest = [ware for ware in WARES if ware not in punts]
    seat = master if seat is None else seat
    stages = _stages(seats, kind, detail)
    owned = _shares(seats, hands or {}, loans or {}, bought or {})
    return {
        "players": seats,
        "stronger_pirates": stronger,
        "voyage": voyage,
        "harbour_master": master if (kind, voyage) != ("bid", 1) else -1,
        "cash": [cash if isinstance(cash, int) else cash.get(each, 30) for each in range(seats)],
        **owned,
        "market_steps": dict(market or {}),
        "auction": {"bid": bid[0], "bidder": bid[1], "passed": [each in out for each in range(seats)]},
        "ashore": ashore or (rest[0] if len(rest) == 1 else None),
        "punts": {ware: _place(punts.get(ware, "ashore")) for ware in WARES},
        "dice": {},
        **stages,
        "figures": dict(figures),
        "supply": [ACCOMPLICES[seats] - Counter(figures.values())[each] for each in range(seats)],
        "passed_placing": [each in passed for each in range(seats)],
        "plundered": [*plundered.split(), *(detail.split() if kind == "send" else ())],
        "pending": [*stages["pending"], *_top(kind, detail, seats, seat, master, figures, boarded)],
    }


def _shares(seats: int, hands: Hands, loans: Hands, bought: Hands) -> Data:
    """Everybody's shares; a seat that is not named has its two usual ones, and those it bought."""
    free, pledged = [], []
    for seat in range(seats):
        named = seat in hands or seat in loans
        usual = f"{HANDS[seat]} {bought.get(seat, '')}"
        free.append(Counter((hands.get(seat, "") if named else usual).split()))
        pledged.append(Counter(loans.get(seat, "").split()))
    return {
        "shares": [dict(each) for each in free],
        "encumbered": [dict(each) for each in pledged],
        "bought": [dict(Counter(bought.get(seat, "").split())) for seat in range(seats)],
        "piles": {ware: SHARES_PER_WARE - sum(each[ware] for each in free + pledged) for ware in WARES},
    }


def _place(place: int | str) -> str:
    return f"space {place}" if isinstance(place, int) else place


def _stages(seats: int, kind: str, detail: str) -> Data:
    """The stages still to come, last one first, and how many placings and movements have begun."""
    stages = [entry.kind for entry in reversed(AGENDAS[seats])]
    number = int(detail) if detail.isdigit() else 1
    index = [n for n, each in enumerate(stages) if each == STAGE[kind]][number - 1]
    begun = Counter(stages[: index + 1])
    waiting = [[each, -1] for each in reversed(stages[index + 1 :])]
    return {"movement": begun["movement"], "placement": begun["placement"], "pending": waiting}


def _top(
    kind: str, detail: str, seats: int, seat: int, master: int, figures: Mapping[str, int], boarded: str
) -> list[list[Any]]:
    """What is asked now, on top of what is still to come within this stage."""
    if kind == "place":
        order = [(master + n) % seats for n in range(seats)]
        later = order[order.index(seat) + 1 :]
        return [*(["turn", each] for each in reversed(later)), ["place", seat]]
    if kind == "board":
        second = "second pirate" in figures and detail == "captain"
        protected = SPACE_NAMES.index(boarded) if boarded else -1
        waiting: list[list[Any]] = [["pirate", -1, SECOND_PIRATE, -1]] if second else []
        return [*waiting, ["board", figures[detail], SPACE_NAMES.index(detail), protected]]
    if kind == "steer":
        waiting = [["pilot", -1, LARGE_PILOT]] if detail == "small" else []
        return [*waiting, ["steer", figures[f"{detail} pilot"], int(detail == "large")]]
    if kind == "send":
        return [["send", figures["captain"], WARES.index(ware)] for ware in reversed(detail.split())]
    return [[kind, seat]]
