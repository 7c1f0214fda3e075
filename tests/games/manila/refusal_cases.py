"""Kinds of illegal actions: a position, the action, the rule a referee cites, and words of the sentence.

A position is what is asked and the fields that ``table`` takes; ``{}`` stands for four players with 30 pesos and
two free shares each. Names of tricky positions stand in ``SPECIAL``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamecore.games.manila.state import ManilaState
from tests.games.manila.table import GAME, after, launching, table

Case = tuple[str, dict[str, Any], str, str, str]

ON_13: dict[str, Any] = {"punts": {"nutmeg": 13, "silk": 11, "jade": 13}}
CREW = {"captain": 1, "second pirate": 2}
JADE_FULL = {"jade 1": 0, "jade 2": 1, "jade 3": 2, "jade 4": 3}
NUTMEG_FULL = {"nutmeg 1": 0, "nutmeg 2": 3, "nutmeg 3": 3}
BOARDING: dict[str, Any] = {**ON_13, "figures": CREW | NUTMEG_FULL}
ALL_FULL: dict[str, Any] = {"punts": {"nutmeg": 13, "silk": 6, "jade": 9}, "figures": CREW | NUTMEG_FULL}
SENDING: dict[str, Any] = {"punts": {"nutmeg": "shipyard A", "silk": "port A", "jade": 13}, "figures": {"captain": 1}}
DOCKED = {"nutmeg": 9, "silk": 8, "jade": "port A"}
SMALL: dict[str, Any] = {"figures": {"small pilot": 1}, "punts": {"nutmeg": 5, "silk": 1, "jade": 0}}
LARGE: dict[str, Any] = {"figures": {"large pilot": 1}, "punts": {"nutmeg": 5, "silk": 1, "jade": 0}}
BROKE: dict[str, Any] = {"cash": {0: 0}, "loans": {0: "nutmeg silk"}}
ONE_PESO: dict[str, Any] = {"cash": {0: 1}, "loans": {0: "nutmeg silk"}}
FOUR_PESOS: dict[str, Any] = {"cash": {0: 4}, "loans": {0: "nutmeg silk"}}
LAST_TO_PLACE: dict[str, Any] = {"seat": 0, "master": 1}
GINSENG: dict[str, Any] = {**LAST_TO_PLACE, "punts": {"silk": 4, "ginseng": 3, "jade": 2}, "figures": {"ginseng 1": 1}}
ONE_FREE: dict[str, Any] = {"hands": {0: "nutmeg"}, "loans": {0: "silk"}}


TWO_TO_SEND: dict[str, Any] = {"punts": {"nutmeg": 13, "silk": "port A", "jade": 13}, "figures": {"captain": 1}}
OWN_CREW: dict[str, Any] = {**ALL_FULL, "figures": {**ALL_FULL["figures"], "second pirate": 1}}
LAST_ROLL: dict[str, Any] = {"market": {"jade": 3}, "punts": {"nutmeg": 1, "silk": 1, "jade": 13}}

SPECIAL: dict[str, Callable[[], ManilaState]] = {
    "deal": lambda: after(GAME.start(4), "deal silk silk; deal ginseng jade"),
    "launch": lambda: launching("ginseng"),
    "launch, jade on 5": lambda: launching("ginseng", jade=5),
    "launch, jade on 0": lambda: launching("ginseng", jade=0),
    "over": lambda: after(table("roll 3", **LAST_ROLL), "roll 1 1 1"),
    "sold for 12": lambda: after(table("bid"), "bid 12; pass; pass; pass"),
    "office for nothing": lambda: after(table("bid"), "pass; pass; pass; pass"),
    "captain of another has boarded": lambda: after(
        table("board captain", stronger=True, **ALL_FULL), "evict nutmeg 2"
    ),
    "own captain has boarded": lambda: after(table("board captain", stronger=True, **OWN_CREW), "evict nutmeg 2"),
    "one of two is sent": lambda: after(table("send nutmeg jade", **TWO_TO_SEND), "send nutmeg port"),
}
"""Positions that the fields of ``table`` cannot describe: they are reached by playing."""


OFFICE: tuple[Case, ...] = (
    ("deal", {}, "deal silk silk", "M1.4", "2 × silk|1 of the 3"),
    ("deal", {}, "bid 5", "M1.4", "still being dealt|2 of 4"),
    ("deal", {}, "roll 4 2 6", "M1.4", "2 of 4"),
    ("deal", {}, "place jade", "M1.4", "“place jade”"),
    ("deal", {}, "borrow silk", "M10.5", "still being dealt"),
    ("deal", {}, "redeem silk", "M10.5", "still being dealt"),
    ("bid", {}, "deal nutmeg jade", "M1.4", "4 players|2 shares"),
    ("roll 1", {}, "deal nutmeg jade", "M1.4", "4 players"),
    ("bid", {"bid": (6, 1)}, "place jade", "M2.1", "auction of voyage 2|highest bid is 6"),
    ("bid", {}, "place insurance", "M2.1", "highest bid is 0"),
    ("bid", {}, "roll 4 2 6", "M2.1", "auction of voyage 2"),
    ("bid", {}, "start jade 5", "M4.1", "nobody is harbour master"),
    ("bid", {}, "load nutmeg silk jade", "M4.1", "nobody is harbour master"),
    ("bid", {}, "buy silk", "M4.1", "nobody is harbour master"),
    ("bid", {}, "board jade", "M7.2", "0 of 3 rolls"),
    ("bid", {}, "stay", "M7.2", "0 of 3 rolls"),
    ("bid", {}, "steer jade +1", "M8.1", "placement round 3|0 of 3 rolls"),
    ("bid", {}, "send jade port", "M7.10", "0 of 3 rolls"),
    ("bid", {"stronger": True}, "evict jade 1", "M12.1", "0 of 3 rolls"),
    ("bid", {"bid": (8, 1)}, "bid 8", "M3.3", "highest bid is 8|9 or more"),
    ("bid", {"bid": (8, 1)}, "bid 5", "M3.3", "bid 5|highest bid is 8"),
    ("bid", {}, "bid 0", "M3.3", "at least 1"),
    ("bid", {}, "bid -2", "M3.3", "bid -2|at least 1"),
    ("bid", {"cash": {0: 7}, **ONE_FREE}, "bid 20", "M3.10", "cash of 7|1 × 12|19 at most"),
    ("bid", {"cash": 31}, "bid 60", "M3.10", "cash of 31|2 × 12|55 at most"),
    ("bid", {"cash": {0: 9}, "loans": {0: "nutmeg silk"}}, "bid 10", "M3.10", "9 in cash|no free share"),
    ("bid", {"cash": {0: 7}, **ONE_FREE, "bid": (18, 1)}, "bid 25", "M3.10", "19 at most"),
    ("sold for 12", {}, "bid 13", "M3.5", "sold for 12"),
    ("place 1", {"seat": 1, "bid": (12, 0), "out": (1, 2, 3)}, "bid 13", "M3.4", "you have passed|sold for 12"),
    ("office for nothing", {}, "bid 1", "M3.8", "cost nothing"),
    ("place 1", {}, "bid 13", "M3.8", "auction is over"),
    ("place 1", {"voyage": 1}, "bid 13", "M3.9", "first auction is over"),
    ("buy", {}, "load nutmeg silk jade", "M4.1", "first buy one share"),
    ("buy", {}, "start jade 5", "M4.1", "first buy one share"),
    ("load", {}, "start jade 5", "M4.1", "start of jade|which three"),
    ("buy", {}, "place jade", "M4.1", "0 of 3 punts"),
    ("launch, jade on 5", {}, "place port A", "M4.1", "1 of 3 punts"),
    ("launch", {}, "load nutmeg silk ginseng", "M4.1", "nutmeg, silk, jade are loaded"),
    ("place 2", {}, "load nutmeg silk ginseng", "M4.1", "nutmeg, silk, jade are loaded"),
    ("place 1", {}, "start jade 4", "M4.1", "placing has begun"),
    ("load", {}, "roll 4 2 6", "M4.1", "0 of 3 punts"),
    ("load", {}, "buy jade", "M4.2", "one share|voyage 2"),
    ("place 1", {"seat": 2}, "buy jade", "M4.2", "“buy jade”|voyage 2"),
    ("place 1", {}, "buy nothing", "M4.2", "“buy nothing”"),
    ("buy", {}, "pass", "M4.2", "buy nothing"),
    ("buy", {"market": {"jade": 3}, "cash": {0: 4}, **ONE_FREE}, "buy jade", "M4.3", "for 20|cash of 4|16 at most"),
    ("buy", {"market": {"jade": 2}, "cash": {0: 8}, "loans": {0: "nutmeg silk"}},
     "buy jade", "M4.3", "for 10|8 in cash"),
    ("buy", {"hands": {0: "nutmeg silk nutmeg nutmeg", 1: "ginseng jade nutmeg"},
             "bought": {0: "nutmeg nutmeg", 1: "nutmeg"}}, "buy nutmeg", "M4.4", "all 5"),
    ("load", {}, "load silk silk jade", "M4.6", "silk twice"),
    ("load", {}, "load nutmeg silk", "M4.6", "nutmeg, silk|2 is not the number"),
    ("load", {}, "load nutmeg silk ginseng jade", "M4.6", "4 is not the number"),
    ("load", {}, "pass", "M4.6", "three wares"),
    ("launch", {}, "start ginseng 3", "M4.6", "ashore|nutmeg, silk, jade"),
    ("launch, jade on 5", {}, "start jade 4", "M4.7", "space 5|nutmeg, silk"),
    ("launch", {}, "start jade 6", "M4.8", "on 6|0 to 5"),
    ("launch", {}, "start jade -1", "M4.8", "on -1|0 to 5"),
    ("launch, jade on 0", {}, "start silk 3", "M4.9", "leaves 6 for nutmeg|5 is the most"),
    ("launch, jade on 5", {}, "start silk 5", "M4.9", "with 5 used|makes 10|must make 9"),
    ("launch", {}, "pass", "M4.9", "make 9"),
    ("place 1", {"hands": {0: "nutmeg silk"}}, "borrow jade", "M10.1", "no jade share|nutmeg, silk"),
    ("place 1", ONE_FREE, "borrow silk", "M10.1", "every silk share|nutmeg"),
    ("place 1", {"loans": {0: "nutmeg silk"}}, "borrow silk", "M10.1", "Your free shares: none"),
    ("place 1", {"cash": {0: 9}, "loans": {0: "nutmeg silk"}}, "redeem silk", "M10.3", "15 in cash|you have 9"),
    ("bid", {"cash": {0: 14}, **ONE_FREE}, "redeem silk", "M10.3", "15 in cash|you have 14"),
    ("place 1", ONE_FREE, "redeem nutmeg", "M10.3", "no nutmeg share|encumbered shares: silk"),
    ("place 1", {}, "redeem jade", "M10.3", "encumbered shares: none"),
    ("roll 2", {}, "borrow silk", "M10.5", "roll 2 of 3"),
    ("roll 2", {}, "redeem silk", "M10.5", "roll 2 of 3"),
    ("over", {}, "bid 5", "M11.4", "“bid 5”|jade at 30"),
    ("over", {}, "borrow silk", "M11.4", "jade at 30"),
    ("over", {}, "roll 4 2 6", "M11.4", "jade at 30"),
    ("over", {}, "pass", "M11.4", "game is over"),
)  # fmt: skip

VOYAGE: tuple[Case, ...] = (
    ("place 2", {"seat": 1}, "roll 4 2 6", "M2.2", "round 2 of 3|3 of 4 players"),
    ("roll 1", {}, "place port A", "M2.2", "roll 1 of 3"),
    ("roll 2", {}, "pass", "M2.2", "roll 2 of 3"),
    ("send jade", SENDING, "place port B", "M2.2", "all 3 placement rounds"),
    ("place 2", {"seats": 3}, "roll 4 2 6", "M2.3", "3 players|round 2 of 4|before roll 1"),
    ("roll 1", {"seats": 3}, "place silk", "M2.3", "roll 1 of 3|round 2 of 4"),
    ("roll 2", {"seats": 3}, "pass", "M2.3", "roll 2 of 3|round 3 of 4"),
    ("send jade", {"seats": 3, **SENDING}, "place port B", "M2.3", "all 4 placement rounds"),
    ("place 1", {}, "place ginseng", "M4.6", "ginseng punt|ashore|nutmeg, silk, jade"),
    ("place 2", {"figures": {"silk 1": 1, "silk 2": 2, "silk 3": 3}}, "place silk", "M5.3", "all 3 seats"),
    ("place 2", {"figures": JADE_FULL}, "place jade", "M5.3", "all 4 seats"),
    ("place 2", {"figures": {"port A": 2}}, "place port A", "M5.3", "port A|another player"),
    ("place 2", {"figures": {"port A": 0}}, "place port A", "M5.3", "port A again|your own"),
    ("place 2", {"figures": {"shipyard B": 1}}, "place shipyard B", "M5.3", "shipyard B|another player"),
    ("place 2", {"figures": CREW}, "place pirates", "M5.3", "pirate ship|both spaces"),
    ("place 2", {"figures": {"small pilot": 2}}, "place small pilot", "M5.3", "small pilot’s space"),
    ("place 2", {"figures": {"large pilot": 2}}, "place large pilot", "M5.3", "large pilot’s space"),
    ("place 2", {"figures": {"insurance": 3}}, "place insurance", "M5.3", "insurance office"),
    ("place 2", {"figures": {"jade 2": 1}, **BROKE}, "place jade 2", "M5.3", "seat 2 of jade|1, 3, 4"),
    ("steer small", {**SMALL, "passed": (1,)}, "place port B", "M5.4", "you have passed|voyage 2"),
    ("board captain", {**BOARDING, "passed": (1,)}, "place jade", "M5.4", "you have passed"),
    ("send jade", {**SENDING, "passed": (1,)}, "place port C", "M5.4", "you have passed"),
    ("place 2", {"figures": {"jade 1": 1}}, "place jade 3", "M5.5", "seat 3 of jade|seat 2 for 4"),
    ("place 2", {**ONE_PESO, **GINSENG}, "place jade 4", "M5.5", "blind passenger|1 in cash"),
    ("place 3", {"punts": DOCKED}, "place jade", "M5.6", "port A|nutmeg, silk"),
    ("place 3", {"punts": DOCKED, **BROKE}, "place jade 3", "M5.6", "port A"),
    ("place 1", FOUR_PESOS, "place pirates", "M5.12", "for 5|4 in cash"),
    ("place 1", FOUR_PESOS, "place large pilot", "M5.12", "for 5|4 in cash"),
    ("place 1", {**FOUR_PESOS, "cash": {0: 3}}, "place port A", "M5.12", "for 4|3 in cash"),
    ("place 1", {**FOUR_PESOS, "cash": {0: 3}}, "place shipyard A", "M5.12", "for 4|3 in cash"),
    ("place 2", {**FOUR_PESOS, "figures": {"silk 1": 1, "silk 2": 2}}, "place silk", "M5.12", "silk punt for 5"),
    ("place 1", {**ONE_PESO, "punts": GINSENG["punts"]}, "place small pilot", "M5.12", "for 2|1 in cash"),
    ("place 1", BROKE, "place port C", "M10.8", "for 2|0 in cash"),
    ("place 1", BROKE, "place shipyard C", "M10.8", "for 2|sailing punt"),
    ("place 1", BROKE, "place pirates", "M10.8", "for 5"),
    ("place 1", BROKE, "place small pilot", "M10.8", "for 2"),
    ("place 2", {**BROKE, "figures": {"jade 1": 1, "jade 2": 2}}, "place jade",
     "M10.8", "Vacant seats: 3, 4|place jade 3"),
    ("place 1", BROKE, "place nutmeg 4", "M10.8", "seat 4 of nutmeg|3 seats"),
    ("place 1", {**ONE_PESO, **GINSENG}, "place port B", "M10.9", "for 3|1 in cash|at 2"),
    ("place 1", {**ONE_PESO, **GINSENG}, "place jade", "M10.9", "for 3|ginseng 2, port C, shipyard C, small pilot"),
    ("place 1", {**ONE_PESO, **GINSENG}, "place pirates", "M10.9", "for 5"),
    ("place 1", BROKE, "place insurance", "M10.10", "0 in cash"),
    ("place 1", {"cash": {0: 0}, **ONE_FREE}, "place silk 2", "M10.11", "1 × 12|place silk"),
    ("roll 1", {}, "roll 4 2", "M6.1", "3 in all|nutmeg, silk, jade"),
    ("roll 3", {"punts": DOCKED}, "roll 4 2 6", "M6.1", "2 in all|nutmeg, silk"),
    ("roll 1", {}, "roll 7 2 6", "M6.1", "roll a 7|1 to 6"),
    ("roll 1", {}, "roll 4 0 6", "M6.1", "roll a 0"),
    ("board captain", BOARDING, "board silk", "M7.1", "space 11|nutmeg, jade"),
    ("board captain", {**BOARDING, "punts": {**ON_13["punts"], "silk": "port A"}}, "board silk", "M7.1", "port A"),
    ("board captain", BOARDING, "board ginseng", "M4.6", "ashore"),
    ("place 2", {}, "board jade", "M7.2", "1 of 3 rolls"),
    ("place 3", BOARDING, "board jade", "M7.2", "any more|once|2 of 3 rolls"),
    ("steer small", SMALL, "board jade", "M7.2", "any more|2 of 3 rolls"),
    ("send jade", SENDING, "board jade", "M7.2", "3 of 3 rolls"),
    ("place 1", {}, "stay", "M7.2", "0 of 3 rolls"),
    ("board captain", BOARDING, "pass", "M7.2", "“stay”"),
    ("board captain", BOARDING, "place jade", "M7.2", "“place jade”"),
    ("board captain", BOARDING, "roll 4 2 6", "M7.2", "pirate decides first"),
    ("board captain", BOARDING, "board nutmeg", "M7.3", "all 3 seats|jade"),
    ("send jade", SENDING, "stay", "M7.10", "jade is plundered"),
    ("send jade", SENDING, "pass", "M7.10", "jade is plundered"),
    ("send jade", SENDING, "roll 4 2 6", "M7.10", "jade is plundered"),
    ("send jade", SENDING, "send silk shipyard", "M7.10", "port A|about jade"),
    ("send jade", SENDING, "send nutmeg port", "M7.10", "shipyard A|about jade"),
    ("send jade", SENDING, "send ginseng port", "M4.6", "ashore|about jade"),
    ("place 2", {}, "send jade port", "M7.10", "1 of 3 rolls"),
    ("send nutmeg jade", TWO_TO_SEND, "send jade port", "M7.14", "lane order|nutmeg is next"),
    ("one of two is sent", {}, "send nutmeg shipyard", "M7.14", "port B|about jade"),
    ("place 1", {**LAST_TO_PLACE, "figures": {"small pilot": 1}}, "steer jade +1", "M8.1", "0 of 3 rolls"),
    ("roll 2", {}, "steer nothing", "M8.1", "1 of 3 rolls"),
    ("roll 3", {}, "steer jade +1", "M8.1", "any more|2 of 3 rolls"),
    ("send jade", SENDING, "steer silk +1", "M8.1", "any more|3 of 3 rolls"),
    ("steer small", SMALL, "roll 4 2 6", "M8.1", "before roll 3"),
    ("steer large", LARGE, "place port A", "M8.1", "all 3 placement rounds"),
    ("steer large", LARGE, "pass", "M8.1", "steer nothing"),
    ("steer small", SMALL, "steer nutmeg +2", "M8.2", "nutmeg by +2|1 space"),
    ("steer small", SMALL, "steer nutmeg +1 silk -1", "M8.2", "2 punts"),
    ("steer small", SMALL, "steer nutmeg +0", "M8.2", "nutmeg by +0"),
    ("steer large", LARGE, "steer nutmeg +3", "M8.3", "nutmeg by +3|1 or 2"),
    ("steer large", LARGE, "steer nutmeg +2 silk +1", "M8.3", "nutmeg by +2|two punts"),
    ("steer large", LARGE, "steer nutmeg +1 nutmeg -1", "M8.3", "nutmeg twice"),
    ("steer large", LARGE, "steer nutmeg +1 silk +1 jade +1", "M8.3", "3 punts|2 at most"),
    ("steer large", LARGE, "steer nutmeg -1 silk +0", "M8.3", "silk by +0"),
    ("steer small", {"figures": {"small pilot": 1}, "punts": DOCKED}, "steer jade -1", "M8.5", "port A|nutmeg, silk"),
    ("steer small", SMALL, "steer ginseng +1", "M4.6", "ashore"),
    ("steer small", SMALL, "steer jade -1", "M8.8", "jade by -1|space 0"),
    ("steer large", LARGE, "steer silk -2", "M8.8", "silk by -2|space 1"),
    ("steer large", LARGE, "steer nutmeg +1 jade -1", "M8.8", "space 0"),
    ("board captain", {**ALL_FULL, "stronger": True}, "evict silk 1", "M7.1", "space 6|nutmeg"),
    ("board captain", {**ALL_FULL, "stronger": True}, "evict nutmeg 4", "M12.1", "seat 4|1 to 3"),
    ("board captain", {**ALL_FULL, "stronger": True}, "board nutmeg", "M12.1", "all 3 seats|evict nutmeg 1"),
    ("place 2", {"stronger": True}, "evict jade 2", "M12.1", "1 of 3 rolls"),
    ("send jade", {**SENDING, "stronger": True}, "evict jade 2", "M12.1", "3 of 3 rolls"),
    ("board captain", {**BOARDING, "stronger": True}, "evict nutmeg 2", "M12.2", "vacant seats come first|jade"),
    ("board captain", {**BOARDING, "stronger": True}, "evict jade 4", "M12.2", "seat 4 of jade|board jade"),
    ("captain of another has boarded", {}, "evict nutmeg 2", "M12.3", "seat 2 of nutmeg|as captain"),
    ("own captain has boarded", {}, "evict nutmeg 2", "M12.3", "your own captain|seat 2"),
    ("board captain", BOARDING, "evict nutmeg 2", "M12.5", "without stronger pirates"),
    ("place 1", {}, "evict nutmeg 2", "M12.5", "nutmeg"),
)  # fmt: skip

CASES = OFFICE + VOYAGE


def state_of(case: Case) -> ManilaState:
    """Return the position of a case."""
    asked, fields, *_ = case
    return SPECIAL[asked]() if asked in SPECIAL else table(asked, **fields)
