"""Positions of Manila written by hand: only what matters is named, the rest is sensible.

``table("place 2", punts={"nutmeg": 4, "silk": 7, "jade": 9}, figures={"captain": 1})`` is placement round 2 with
four players. The first word is what is asked, then the round, the pirate, the pilot or the plundered wares.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import gamecore
from gamecore.games.manila.state import ManilaState
from tests.games.playing_on import PlayingOn
from tests.games.playing_on import kinds as kinds

GAME = gamecore.load("manila")
WARES = ("nutmeg", "silk", "ginseng", "jade")
HANDS = ("nutmeg silk", "ginseng jade", "nutmeg jade", "silk ginseng", "nutmeg ginseng")
START = "auction purchase loading launching placement "
END = "movement boarding placement pilots movement plunder profits rise"
RHYTHM = {
    3: (START + "placement movement placement " + END).split(),
    4: (START + "movement placement " + END).split(),
    5: (START + "movement placement " + END).split(),
}
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
LAUNCHED = {"nutmeg": 4, "silk": 3, "jade": 2}
SPACES = (
    *(f"{ware} {n}" for ware in WARES for n in range(1, 5 if ware == "jade" else 4)),
    *(f"{place} {dock}" for place in ("port", "shipyard") for dock in "ABC"),
    "captain",
    "second pirate",
    "small pilot",
    "large pilot",
    "insurance",
)


def table(asked: str, seats: int = 4, **fields: Any) -> ManilaState:
    """Return the state of a position; see ``position`` for the fields."""
    return GAME.restore(position(asked, seats, **fields))


def position(
    asked: str,
    seats: int = 4,
    *,
    seat: int | None = None,
    master: int = 0,
    voyage: int | None = None,
    cash: int | list[int] | dict[int, int] = 30,
    hands: dict[int, str] | None = None,
    loans: dict[int, str] | None = None,
    bought: dict[int, str] | None = None,
    market: dict[str, int] | None = None,
    bid: tuple[int, int] = (0, -1),
    out: tuple[int, ...] = (),
    punts: dict[str, int | str] | None = None,
    figures: dict[str, int] | None = None,
    passed: tuple[int, ...] = (),
    plundered: str = "",
    stronger: bool = False,
    boarded: int = -1,
) -> dict[str, Any]:
    """Return a position as data. ``market`` gives steps 0 to 4, ``bid`` the highest bid and its seat.

    Without ``voyage`` it is the second one, or the first in which all these rises and purchases can have been made.
    """
    kind, _, detail = asked.partition(" ")
    free, pledged = shares(seats, hands or {}, loans or {}, bought or {})
    open_shares = [Counter((bought or {}).get(each, "").split()) for each in range(seats)]
    voyage = earliest(market or {}, open_shares, master) if voyage is None else voyage
    figures = figures or {}
    if punts is None:
        punts = {} if kind in ("bid", "buy", "load") else dict(LAUNCHED)
    rest = [ware for ware in WARES if ware not in punts]
    before, count = place_in_rhythm(seats, kind, detail)
    if kind == "send":
        plundered = f"{plundered} {detail}"
    placed = Counter(figures.values())
    return {
        "players": seats,
        "stronger_pirates": stronger,
        "voyage": voyage,
        "harbour_master": master if (kind, voyage) != ("bid", 1) else -1,
        "cash": amounts(cash, seats),
        "shares": [by_ware(each) for each in free],
        "encumbered": [by_ware(each) for each in pledged],
        "bought": [by_ware(each) for each in open_shares],
        "piles": {ware: 5 - sum(each[ware] for each in free + pledged) for ware in WARES},
        "market_steps": by_ware(Counter(market or {})),
        "auction": {"bid": bid[0], "bidder": bid[1], "passed": [each in out for each in range(seats)]},
        "ashore": rest[0] if len(rest) == 1 else None,
        "punts": {ware: where(punts.get(ware, "ashore")) for ware in WARES},
        "dice": by_ware(Counter()),
        "movement": count["movement"],
        "placement": count["placement"],
        "figures": figures,
        "supply": [(4 if seats == 3 else 3) - placed[each] for each in range(seats)],
        "passed_placing": [each in passed for each in range(seats)],
        "plundered": plundered.split(),
        "pending": [*before, *top(kind, detail, seats, master if seat is None else seat, master, figures, boarded)],
    }


def earliest(market: dict[str, int], bought: list[Counter[str]], master: int) -> int:
    """Return the number of the first voyage in which the market can stand so and so much can have been bought."""
    rises = sum(market.values())
    purchases = [sum(each.values()) for each in bought]
    others = sum(purchases) - purchases[master]
    return 1 + max(1, *market.values(), -(-rises // 3), sum(purchases), others + 1 if others else 0)


def launching(ashore: str, **starts: int) -> ManilaState:
    """Return the position in which the harbour master launches; these punts have started already."""
    data = position("start", punts={ware: starts.get(ware, "ashore") for ware in WARES if ware != ashore})
    return GAME.restore({**data, "ashore": ashore})


def shares(
    seats: int, hands: dict[int, str], loans: dict[int, str], bought: dict[int, str]
) -> tuple[list[Counter[str]], list[Counter[str]]]:
    """Return free and encumbered shares by seat; a seat that is not named has its two usual ones."""
    free, pledged = [], []
    for seat in range(seats):
        named = seat in hands or seat in loans
        usual = HANDS[seat] + " " + bought.get(seat, "")
        free.append(Counter((hands.get(seat, "") if named else usual).split()))
        pledged.append(Counter(loans.get(seat, "").split()))
    return free, pledged


def by_ware(count: Counter[str]) -> dict[str, int]:
    """Return the counts of the four wares."""
    return {ware: count[ware] for ware in WARES}


def amounts(cash: int | list[int] | dict[int, int], seats: int) -> list[int]:
    """Return everybody's cash; seats that are not named have 30."""
    if isinstance(cash, int):
        return [cash] * seats
    return list(cash) if isinstance(cash, list) else [cash.get(seat, 30) for seat in range(seats)]


def where(place: int | str) -> str:
    """Return the name of a punt's location."""
    return f"space {place}" if isinstance(place, int) else place


def place_in_rhythm(seats: int, kind: str, detail: str) -> tuple[list[list[Any]], Counter[str]]:
    """Return the stages still to come, last one first, and how many of each stage have begun."""
    rhythm, stage = RHYTHM[seats], STAGE[kind]
    number = int(detail) if detail.isdigit() else 1
    index = [n for n, each in enumerate(rhythm) if each == stage][number - 1]
    return [[each, -1] for each in reversed(rhythm[index + 1 :])], Counter(rhythm[: index + 1])


def top(
    kind: str, detail: str, seats: int, seat: int, master: int, figures: dict[str, int], boarded: int
) -> list[list[Any]]:
    """Return what is asked now, on top of what is still to come within this stage."""
    if kind == "place":
        order = [(master + n) % seats for n in range(seats)]
        later = order[order.index(seat) + 1 :]
        return [*(["turn", each] for each in reversed(later)), ["place", seat]]
    if kind == "board":
        space = SPACES.index(detail)
        second = figures.get("second pirate", -1) >= 0 and detail == "captain"
        return [*([["pirate", -1, SPACES.index("second pirate"), -1]] if second else []),
                ["board", figures[detail], space, boarded]]  # fmt: skip
    if kind == "steer":
        waiting = [["pilot", -1, SPACES.index("large pilot")]] if detail == "small" else []
        return [*waiting, ["steer", figures[f"{detail} pilot"], int(detail == "large")]]
    if kind == "send":
        return [["send", figures["captain"], WARES.index(ware)] for ware in reversed(detail.split())]
    return [[kind, seat]]


# Playing on from a position -------------------------------------------------------------------------------


PLAYING = PlayingOn(GAME)
after, told, asks = PLAYING.after, PLAYING.told, PLAYING.asks
refusals, refused = PLAYING.refusals, PLAYING.refused


def options(state: ManilaState) -> set[str]:
    """Return the notations of the legal actions, loans and redemptions aside."""
    return {text for text in map(str, GAME.legal(state)) if text.split()[0] not in ("borrow", "redeem")}


def loans_of(state: ManilaState) -> set[str]:
    """Return the loans and redemptions that are possible."""
    return {str(action) for action in GAME.legal(state)} - options(state)


def free_shares(state: ManilaState, seat: int) -> str:
    """Return a seat's free shares, in ware order."""
    return spelled(state.unencumbered[seat])


def pledges(state: ManilaState, seat: int) -> str:
    """Return a seat's encumbered shares, in ware order."""
    return spelled(state.encumbered[seat])


def spelled(counts: tuple[int, ...]) -> str:
    """Return shares by name."""
    return " ".join(ware for ware, count in zip(WARES, counts, strict=True) for _ in range(count))


def punt(state: ManilaState, ware: str) -> str:
    """Return where a punt is."""
    return str(GAME.dump(state)["punts"][ware])


def on(state: ManilaState, space: str) -> int | None:
    """Return who stands on a space; None if it is vacant."""
    return GAME.dump(state)["figures"].get(space)
