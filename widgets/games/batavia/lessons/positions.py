"""Positions for the lesson, written by hand: only what matters is named, the rest is sensible.

`at("action", hands={0: "denmark 2"}, tables={1: "denmark 1"}, taken={1: 0})` lets the reader draw or play: she holds
two Danish cards, Ben shows one, and she has taken the tile of space 1. Seals lie where the cards say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import cycle
from typing import Any

import gamecore
from gamecore.games.batavia.majority import leaders
from gamecore.games.batavia.path import open_by
from gamecore.games.batavia.pieces import COMPANIES, DESTINATION, LAST_SPACE, NOTES_PER_PLAYER
from gamecore.games.batavia.state import FULL_DECK, NO_CARDS, Cards, minus, plus, together
from gamecore.games.batavia.turn import turns_around
from widgets.shared.lesson.ask import play

PATH = (
    *("denmark silk", "england tea", "netherlands pepper", "france ginger", "sweden cotton"),
    *("sweden porcelain", "france tea", "denmark nutmeg", "netherlands cotton", "england silk"),
    *("france pepper", "england ginger", "sweden tea", "denmark porcelain", "netherlands silk"),
    *("netherlands nutmeg", "denmark cotton", "france silk", "sweden pepper", "england porcelain"),
    *("england nutmeg", "sweden ginger", "denmark tea", "netherlands porcelain", "france cotton"),
    *("denmark pepper", "france nutmeg", "netherlands tea", "england cotton", "sweden silk"),
    *("sweden nutmeg", "netherlands ginger", "england pepper", "france porcelain", "denmark ginger"),
)
"""The tiles of the lesson, from space 1 to 35."""

HANDS = (
    "england 1 denmark 1 france 2",
    "england 1 france 1 netherlands 2",
    "denmark 1 france 1 sweden 2",
    "england 2 netherlands 1 sweden 1",
    "denmark 2 netherlands 1 sweden 1",
)
"""What a seat holds if nothing else is said."""

AUCTION = ("roll", "turn", "bid")
Held = Mapping[int, str]
Data = dict[str, Any]


def at(asked: str, seats: int = 4, **fields: Any) -> Callable[[], Data]:
    """A position that is built when it is needed; see `position` for the fields."""
    return lambda: position(asked, seats, **fields)


def position(
    asked: str,
    seats: int = 4,
    *,
    seat: int = 0,
    leader: int | None = None,
    round: int = 4,
    hands: Held | None = None,
    tables: Held | None = None,
    pile: str | None = None,
    discards: str = "",
    spare: int = -1,
    package: str = "",
    die: int = 3,
    bid: tuple[int, int] = (0, -1),
    out: tuple[int, ...] = (),
    taken: Mapping[int, int] | None = None,
    cashed: tuple[int, ...] = (),
    gold: Mapping[int, int] | None = None,
    notes: Mapping[int, int] | None = None,
    destination: int = -1,
    all_face_up: bool = False,
    moved: bool = True,
) -> Data:
    """A position as data. `asked` is what is decided, with a number of cards if chance turns some up.

    `leader` has the ship pawn: he leads the auction, or he is start player. If nothing is said this is seat 0, but for
    the first bid of all the seat before the one that speaks. All cards not named are in the pile; if `pile` is given
    they are among the discards, or in the hand of the seat `spare`. `taken` says who took the tile of a space. `bid` is
    the highest bid and its seat, `out` says who has passed.
    """
    kind, _, count = asked.partition(" ")
    bidding = kind in AUCTION
    if leader is None:
        leader = (seat - 1) % seats if kind == "bid" and bid[1] < 0 and not out else 0
    held = [cards((hands or {}).get(each, HANDS[each])) for each in range(seats)]
    laid = [cards((tables or {}).get(each, "")) for each in range(seats)]
    draw, gone = stacks(together([*held, *laid, cards(package)]), held, pile, discards, spare)
    spaces = [max((n for n, owner in (taken or {}).items() if owner == each), default=0) for each in range(seats)]
    places = [DESTINATION if each == destination else space for each, space in enumerate(spaces)]
    known = LAST_SPACE if all_face_up else open_by(max(places))
    seals = leaders(tuple(laid))
    return {
        "players": seats,
        "all_face_up": all_face_up,
        "round": round,
        "ship_pawn": -1 if bidding and round == 1 else leader,
        "start_player": -1 if bidding else leader,
        "die": 0 if kind == "roll" else die,
        "package": named(cards(package)),
        "auction": {"bid": bid[0], "bidder": bid[1], "passed": [each in out for each in range(seats)]},
        "pile": named(draw),
        "discards": named(gone),
        "stock": named(draw),
        "drawn": [{} for _ in range(seats)],
        "hands": [named(each) for each in held],
        "laid_out": [named(each) for each in laid],
        "laying": {},
        "seals": dict(zip(COMPANIES, seals, strict=True)),
        "merchants": places,
        "path": [tile if n < known else None for n, tile in enumerate(PATH)],
        "taken": {str(space): owner for space, owner in (taken or {}).items()},
        "cashed": list(cashed),
        "gold": [(gold or {}).get(each, 0) for each in range(seats)],
        "notes": purses(seats, notes or {}),
        "destination": destination,
        "cards_moved": moved,
        "pending": waiting(kind, int(count or 0), seats, seat, leader, round),
    }


def cards(text: str) -> Cards:
    """The cards in words such as `england 2 sweden 1`."""
    words = text.split()
    counts = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return tuple(counts.get(company, 0) for company in COMPANIES)


def named(counted: Cards) -> dict[str, int]:
    """Cards by company, as positions write them."""
    return dict(zip(COMPANIES, counted, strict=True))


def stacks(used: Cards, held: list[Cards], pile: str | None, discards: str, spare: int) -> tuple[Cards, Cards]:
    """The draw pile and the discard pile, of all cards that are not used elsewhere."""
    rest = minus(FULL_DECK, used)
    if pile is None:
        return minus(rest, cards(discards)), cards(discards)
    draw = cards(pile)
    if spare < 0:
        return draw, minus(rest, draw)
    held[spare] = plus(held[spare], minus(rest, plus(draw, cards(discards))))
    return draw, cards(discards) if discards else NO_CARDS


def purses(seats: int, notes: Mapping[int, int]) -> list[int]:
    """Everybody's notes; what is not named is parted evenly among the others."""
    purse = [notes.get(each, 0) for each in range(seats)]
    others = [each for each in range(seats) if each not in notes]
    left = NOTES_PER_PLAYER * seats - sum(purse)
    for other, _ in zip(cycle(others or [0]), range(left), strict=False):
        purse[other] += 1
    return purse


def waiting(kind: str, count: int, seats: int, seat: int, leader: int, round: int) -> list[list[Any]]:
    """What is still to come in this round, last things first, and what is asked now."""
    if kind in AUCTION:
        before = [["round", -1], ["actions", -1]]
        if kind == "bid":
            return [*before, ["bid", seat]]
        top = ["roll", leader if round > 1 else 0] if kind == "roll" else ["turn", -1, count]
        return [*before, ["auction", -1], top]
    turn = (seat - leader) % seats
    later = [[entry.kind, entry.seat] for entry in turns_around(seats, leader)[: seats - 1 - turn]]
    under = [] if kind == "action" else [["pirates", -1]]
    return [["round", -1], *later, *under, [kind, seat]]


def new_game(script: str = "") -> Callable[[], Data]:
    """A new game for four, after a script of what chance has turned up."""

    def build() -> Data:
        game = gamecore.load("batavia")
        return game.dump(play(game, game.start(4), script)[0])

    return build


def tiles(first: int, last: int) -> str:
    """The script that turns up the tiles of these spaces."""
    return "; ".join(f"tile {tile}" for tile in PATH[first - 1 : last])
