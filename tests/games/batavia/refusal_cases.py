"""Kinds of illegal actions: a position, the action, the rule a referee cites, and words of the sentence.

A position is what is asked and the fields that ``table`` takes. Names of positions that are reached by playing
stand in ``SPECIAL``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamecore.games.batavia.state import BataviaState
from tests.games.batavia.table import GAME, play, table

Case = tuple[str, dict[str, Any], str, str, str]

NOBODY = dict.fromkeys(range(4), "")
DANISH: dict[str, Any] = {"hands": {0: "denmark 3 sweden 1"}, "tables": {1: "france 2"}}
NO_SEAL: dict[str, Any] = {"hands": {0: "denmark 2 sweden 1 france 1"}, "tables": {1: "denmark 1 sweden 4 france 5"}}
HOPELESS: dict[str, Any] = {"hands": {0: "denmark 1 sweden 2"}, "tables": {1: "denmark 1 sweden 4"}}
LAST: dict[str, Any] = {"seat": 3, "destination": 0, "taken": {31: 3}, "all_face_up": True}
LAST_HOPE: dict[str, Any] = {**LAST, "hands": {3: "sweden 1 denmark 2"}, "tables": {1: "denmark 1"}}
LAST_STUCK: dict[str, Any] = {**LAST, "hands": {3: "sweden 1"}, "tables": {3: "sweden 2"}}
HAS_ALL_BUT_ENGLAND: dict[str, Any] = {"taken": {1: 0, 3: 0, 4: 0, 5: 0}}
BIDDING: dict[str, Any] = {"package": "france 2", "bid": (4, 3), "notes": {0: 9, 3: 20}}
FIRST_TILES = "tile denmark silk; tile england tea; tile netherlands pepper; tile france ginger; tile sweden cotton"
NEXT_TILES = "tile sweden silk; tile france tea; tile denmark nutmeg; tile netherlands cotton; tile england silk"


def after(state: BataviaState, script: str) -> BataviaState:
    """Return the state after actions that are parted by semicolons."""
    return play(state, *script.split("; "))[0]


def dealing(script: str = "") -> BataviaState:
    """Return a new game of three whose tiles lie, after some deals."""
    return after(GAME.start(3), "; ".join((FIRST_TILES, NEXT_TILES, script) if script else (FIRST_TILES, NEXT_TILES)))


def opening() -> BataviaState:
    """Return the moment in which a merchant has landed on space 6 and new tiles are due."""
    start = table("action", hands={0: "sweden 1"}, taken={5: 1})
    return after(start, "lay sweden 1; done; move sweden")


SPECIAL: dict[str, Callable[[], BataviaState]] = {
    "new game": lambda: GAME.start(3),
    "second tile": lambda: after(GAME.start(3), "tile denmark silk"),
    "first deal": dealing,
    "third deal": lambda: dealing("deal england 10; deal england 10"),
    "opening": opening,
    "passed, no bid": lambda: table("action", out=(0, 1, 2, 3)),
    "drawing": lambda: after(table("action", pile="england 3"), "draw"),
    "last card": lambda: after(table("action", pile="england 1 sweden 1"), "draw"),
    "turning": lambda: after(table("roll"), "roll 3"),
    "turning the last cards": lambda: after(table("roll", pile="england 1 sweden 2"), "roll 3"),
    "laying": lambda: after(table("action", **DANISH), "lay denmark 1"),
    "laying for a seal": lambda: after(table("action", **NO_SEAL), "lay sweden 1"),
    "laying in the last round": lambda: after(table("action", **LAST_HOPE), "lay sweden 1"),
    "moving": lambda: after(table("action", **DANISH), "lay denmark 1; done"),
    "moving past all Swedish tiles": lambda: after(
        table("action", hands={0: "denmark 1"}, tables={0: "sweden 1"}, taken={31: 0}), "lay denmark 1; done"
    ),
    "cashing": lambda: after(table("action", **DANISH), "lay denmark 1; done; move denmark"),
    "over": lambda: after(table("action", seat=3, destination=0), "draw; drawn england 2"),
}
"""Positions that are reached by playing."""

SETUP: tuple[Case, ...] = (
    ("second tile", {}, "tile denmark silk", "B1.2", "Denmark silk|open on space 1"),
    ("second tile", {}, "tile denmark tea", "B1.2", "space 2|Denmark|space 1"),
    ("new game", {}, "draw", "B1.2", "“draw”|0 of its tiles"),
    ("second tile", {}, "bid 4", "B1.2", "1 of its tiles"),
    ("second tile", {}, "roll 4", "B1.2", "“roll 4”"),
    ("second tile", {}, "deal england 10", "B1.2", "1 of its tiles"),
    ("first deal", {}, "tile england pepper", "B1.2", "10 of the path’s tiles"),
    ("action", {}, "tile england pepper", "B1.2", "10 of the path’s tiles"),
    ("first deal", {}, "deal england 9", "B1.5", "9 cards|10"),
    ("third deal", {}, "deal england 10", "B1.5", "10 cards of England"),
    ("third deal", {}, "bid 3", "B1.5", "“bid 3”|2 of 3"),
    ("first deal", {}, "lay denmark 1", "B1.5", "0 of 3"),
    ("first deal", {}, "roll 2", "B1.5", "0 of 3"),
    ("action", {}, "deal england 10", "B1.5", "4 players|10 cards"),
    ("roll", {}, "deal england 10", "B1.5", "4 players"),
)

AUCTION: tuple[Case, ...] = (
    ("roll", {}, "draw", "B2.1", "“draw”|round 4"),
    ("roll", {}, "lay denmark 1", "B2.1", "round 4"),
    ("bid", BIDDING, "move denmark", "B2.1", "round 4"),
    ("bid", BIDDING, "done", "B2.1", "“done”"),
    ("bid", BIDDING, "drawn england 2", "B2.1", "round 4"),
    ("roll", {}, "bid 3", "B3.2", "“bid 3”|rolled"),
    ("turning", {}, "pass", "B3.2", "“pass”"),
    ("roll", {}, "roll 7", "B3.2", "7|1 to 6"),
    ("roll", {}, "roll 0", "B3.2", "1 to 6"),
    ("roll", {}, "turn england 1", "B3.2", "rolled first"),
    ("turning", {}, "roll 3", "B3.2", "shows 3|round 4"),
    ("action", {"die": 5}, "roll 3", "B3.2", "shows 5"),
    ("turning", {}, "turn england 2", "B3.2", "2 cards|3 must"),
    ("turning", {}, "turn england 1 sweden 3", "B3.2", "4 cards|3 must"),
    ("turning the last cards", {}, "turn england 2 sweden 1", "B3.2", "2 cards of England"),
    ("bid", BIDDING, "turn england 1", "B3.2", "roll of 3"),
    ("bid", BIDDING, "bid 4", "B3.5", "bid 4|highest bid is 4|5 or more"),
    ("bid", BIDDING, "bid 1", "B3.5", "bid 1|5 or more"),
    ("bid", {"package": "france 2", "seat": 1}, "bid 0", "B3.5", "at least 1"),
    ("bid", BIDDING, "bid 10", "B3.6", "bid 10|9 notes"),
    ("bid", {**BIDDING, "notes": {0: 1, 3: 20}}, "bid 5", "B3.6", "1 note,"),
    ("passed, no bid", {}, "bid 5", "B3.7", "bid 5|round 4|final"),
    ("action", {}, "bid 5", "B2.1", "bid 5|round 4 is over"),
    ("bid", BIDDING, "cash", "B7.2", "“cash”"),
)

ACTION: tuple[Case, ...] = (
    ("action", DANISH, "pass", "B2.3", "draw or play"),
    ("drawing", {}, "lay denmark 1", "B2.3", "“lay denmark 1”|whole action"),
    ("drawing", {}, "pass", "B2.3", "“pass”"),
    ("laying", {}, "draw", "B2.3", "begun to play"),
    ("cashing", {}, "draw", "B2.3", "begun to play"),
    ("action", DANISH, "drawn england 2", "B4.1", "chooses to draw"),
    ("drawing", {}, "drawn england 1", "B4.1", "1 card:|2 must"),
    ("last card", {}, "drawn england 2", "B4.1", "2 cards of England"),
    ("opening", {}, "cash", "B5.1", "“cash”|new tiles"),
    ("moving", {}, "lay denmark 1", "B5.1", "“lay denmark 1”|all down"),
    ("cashing", {}, "done", "B5.1", "“done”|all down"),
    ("action", DANISH, "move denmark", "B5.1", "at least 1"),
    ("laying", {}, "move denmark", "B5.1", "“done”"),
    ("cashing", {}, "move denmark", "B5.1", "space 1"),
    ("laying", {}, "pass", "B5.1", "1 card"),
    ("cashing", {}, "pass", "B5.1", "“cash” or “keep”"),
    ("laying", {}, "cash", "B5.1", "“cash”|third step"),
    ("moving", {}, "keep", "B5.1", "“keep”|third step"),
    ("action", DANISH, "done", "B5.2", "at least 1 card"),
    ("action", DANISH, "lay denmark 0", "B5.2", "0 cards|from 1"),
    ("action", DANISH, "lay denmark 4", "B5.2", "4 cards of Denmark|hold 3"),
    ("action", DANISH, "lay netherlands 1", "B5.2", "the Netherlands|hold 0"),
    ("laying", {}, "lay denmark 1", "B5.2", "Denmark again|1 card"),
    ("laying for a seal", {}, "done", "B5.5", "your 1 laid-out|2 more of Denmark"),
    ("laying for a seal", {}, "lay denmark 1", "B5.5", "1 card of Denmark|2 of its cards"),
    ("laying for a seal", {}, "lay france 2", "B5.2", "hold 1"),
    ("action", {"hands": NOBODY}, "lay denmark 1", "B5.6", "hold 0 cards"),
    ("action", HOPELESS, "lay denmark 1", "B5.6", "Denmark|need 2|hold 1"),
    ("moving", {}, "pass", "B6.1", "must move"),
    ("moving", {}, "move england", "B6.2", "England|on the board|Denmark"),
    ("moving", {}, "move france", "B6.2", "France|another player|Denmark"),
    ("moving past all Swedish tiles", {}, "move sweden", "B6.2", "Sweden|space 31"),
    ("action", DANISH, "cash", "B7.2", "“cash”|a company of which you had none"),
    ("action", HAS_ALL_BUT_ENGLAND, "keep", "B7.2", "“keep”"),
    ("moving", {}, "move destination", "B9.2", "Denmark"),
)

END: tuple[Case, ...] = (
    ("action", LAST_STUCK, "lay sweden 1", "B9.5", "space 31"),
    ("laying in the last round", {}, "done", "B9.5", "your 1 laid-out|2 more of Denmark"),
    ("laying in the last round", {}, "lay denmark 1", "B9.5", "1 card of Denmark|2 of its cards"),
    ("over", {}, "draw", "B9.7", "“draw”|over"),
    ("over", {}, "bid 1", "B9.7", "“bid 1”"),
    ("over", {}, "tile england silk", "B9.7", "over"),
    ("over", {}, "keep", "B9.7", "over"),
)

CASES = (*SETUP, *AUCTION, *ACTION, *END)


def state_of(case: Case) -> BataviaState:
    """Return the position of a case."""
    asked, fields = case[:2]
    return SPECIAL[asked]() if asked in SPECIAL else table(asked, **fields)
