"""For each rule that refuses: a position, an action that it refuses, and a like one that it lets through.

A case is the rule, what is asked, the fields of the position, the refused action, and the accepted one; where the
accepted action needs another position, its fields (and another question) follow.
"""

from __future__ import annotations

from typing import Any

from gamecore.games.village.pieces import INN_PLACE

Case = tuple[Any, ...]


def me(**fields: Any) -> dict[str, Any]:
    """Return the fields of a position in which seat 0 has these things."""
    return {"me": fields}


def inn(**fields: Any) -> dict[str, Any]:
    """Return the fields of a position with the Inn."""
    return {"modules": "inn", "me": fields}


def port(**fields: Any) -> dict[str, Any]:
    """Return the fields of a position with the Port."""
    return {"modules": "port", "me": fields}


def both(**fields: Any) -> dict[str, Any]:
    """Return the fields of a position with Inn and Port."""
    return {"modules": "inn port", "me": fields}


def goal(name: str, modules: str = "inn goals", **fields: Any) -> dict[str, Any]:
    """Return the fields of a position in which seat 0 holds a goal."""
    return {"modules": modules, "me": {name: fields.pop("goal"), **fields}}


EMPTY = {"spaces": {}, "ended_by": 1, "turns_left": 1}
YARD_2 = {"members": {"yard": [2]}}
AT_I1 = {"ship": "I1", "captain": "2a"}
FOUNDER = {**AT_I1, "members": {"ship": [1], "yard": [1, 1, 1]}}

BASE: tuple[Case, ...] = (
    ("V1.6", "pay 8 2", me(cubes={"green": 1}, coins=2), "pay green green", "pay green coin"),
    ("V2.4", "customer", {"queue": "K6 K7 K8 K9", "round": 0, "starter": -1,
                          "pending": [["round", -1], ["first", -1], ["customer", -1, 9]]}, "lay K1", "lay K17"),
    ("V3.1", "ransom", me(coins=1, members={"black bag": [1]}), "take harvest brown", "take harvest brown", {}, "turn"),
    ("V4.4", "seed", {"pending": [["turns", 0], ["seed", -1, 3]], "supply": {"brown": 12}}, "seed pink pink",
     "seed brown brown"),
    ("V5.1", "turn", {}, "take harvest green", "take harvest brown"),
    ("V5.4", "crafts", {}, "harvest", "harvest", {}, "harvest"),
    ("V5.5", "turn", {}, "harvest", "harvest", {}, "harvest"),
    ("V7.1", "harvest", me(members={"office": [1]}), "harvest", "harvest", {}),
    ("V8.2", "family", me(members={"office": [1], "black bag": [1]}), "home black bag 1", "home office 1"),
    ("V8.3", "family", me(members={"yard": [4, 4]}), "birth", "birth", {}),
    ("V8.5", "crafts", me(**YARD_2), "train smithy 1", "train smithy 2"),
    ("V9.2", "crafts", me(members={"office": [1]}), "make plow", "make scroll"),
    ("V9.6", "produce 1", me(members={"stables": [1], "office": [1]}), "make scroll", "make ox"),
    ("V9.5", "crafts", me(cubes={"pink": 1, "orange": 2}, grain=2), "buy horse", "buy plow"),
    ("V9.9", "crafts", me(grain=1), "mill", "mill", me(grain=2)),
    ("V9.10", "crafts", {**me(members={"stables": [1]}), "short": ("ox",)}, "make ox", "make horse"),
    ("V10.1", "market", {"modules": "port", **me(chests=[3])}, "skip", "skip", {}, "crafts"),
    ("V10.3", "sale", me(goods={"scroll": 1}), "serve K2", "serve K1"),
    ("V10.4", "sale 1 0 0", me(goods={"scroll": 1}), "serve K1", "serve K1", me(goods={"scroll": 1}, coins=1)),
    ("V10.5", "sale", me(goods={"scroll": 1}), "skip", "pass"),
    ("V10.7", "customer", {"queue": "K6 K7 K8 K9", "pending": [["finish", 0], ["customer", -1, 9]]}, "lay K1",
        "lay K17"),
    ("V11.1", "travel", me(goods={"wagon": 1}, coins=2), "travel village C3 1", "travel village C1 1"),
    ("V11.2", "travel", me(goods={"wagon": 1}, coins=2, members={"C1": [1]}, visited=["C1"]), "travel C1 C4 1",
     "travel C1 C3 1"),
    ("V11.3", "travel", me(coins=2), "travel village C1 1", "travel village C1 1", me(goods={"wagon": 1}, coins=2)),
    ("V12.2", "council", me(cubes={"green": 2}), "enter 1 scroll", "enter 1 green"),
    ("V12.3", "council", me(goods={"scroll": 1}, members={"council 1": [1]}), "advance 2 1 scroll",
        "advance 1 1 scroll"),
    ("V12.4", "council", me(members={"council 2": [1]}), "privilege 3", "privilege 2"),
    ("V1.7", "cubes 2 1", {"supply": {"green": 0}}, "gain green", "gain brown"),
    ("V1.7", "goods 31", {"short": ("ox",)}, "receive ox", "receive horse"),
    ("V12.8", "goods 31", {}, "receive beer", "receive horse"),
    ("V12.9", "council", me(members={"council 4": [1]}), "privilege 4", "privilege 4",
     me(members={"council 4": [1]}, coins=1)),
    ("V13.1", "church", {}, "pray 1 brown", "pray 1 time"),
    ("V14.1", "turn", me(cubes={"green": 3, "pink": 2}), "well pink", "well green"),
    ("V14.2", "turn", {**EMPTY, **me(cubes={"green": 3})}, "well green", "well green", me(cubes={"green": 3})),
    ("V15.1", "pay 8 2", me(cubes={"green": 2}, coins=2), "pay green", "pay coin coin"),
    ("V16.1", "death", me(deaths_due=1, members={"yard": [1], "office": [1], "stables": [2]}), "bury stables",
     "bury office"),
    ("V17.2", "ransom", me(coins=1, members={"black bag": [1]}), "ransom 2", "ransom 1"),
    ("V17.3", "draw", {**me(coins=1, members={"black bag": [1]})}, "ransom 1", "ransom 1",
     me(coins=1, members={"black bag": [1]}), "ransom"),
    ("V17.4", "draw", me(members={"black bag": [1]}), "call red 2", "call red 1"),
    ("V17.6", "climb", me(grain=1, members={"church 1": [1], "church 2": [1]}), "climb 2 1", "climb 1 1"),
    ("V17.7", "climb", me(grain=3, members={"church 4": [1], "church 3": [1]}), "climb 4 1", "climb 3 1"),
    ("V18.3", "over", {"pending": [], "ended_by": 0, "turns_left": 0}, "take harvest brown", "take harvest brown", {},
     "turn"),
)  # fmt: skip

INN: tuple[Case, ...] = (
    ("VI1.3", "inn", inn(members={"inn": [1]}, goods={"beer": 1}), "befriend medico", "befriend sower"),
    ("VI2.1", "crafts", {}, "train brewery 1", "train brewery 1", {"modules": "inn"}),
    ("VI2.1", "crafts", {}, "make beer", "make beer", inn(members={"brewery": [1]})),
    ("VI2.1", "crafts", me(grain=3), "buy beer", "buy beer", inn(grain=3)),
    ("VI3.2", "inn", inn(goods={"beer": 1}), "befriend sower", "befriend sower", inn(goods={"beer": 1},
        members={"inn": [1]})),
    ("VI3.5", "inn", inn(members={"inn": [1]}, coins=5), "befriend sower", "befriend count"),
    ("VI3.7", "inn", {**inn(members={"inn": [1]}, goods={"beer": 1}), "tops": "none", "gone": "all others"},
        "befriend miller",
     "befriend sower", inn(members={"inn": [1]}, goods={"beer": 1})),
    ("VI4.1", "turn", inn(cards=["scholar"]), "use scribe", "use scholar"),
    ("VI4.3", "turn", inn(cards=["sower"], grain=5), "use sower", "use sower", inn(cards=["sower"], grain=4)),
    ("VI4.4", "goods 6", {"modules": "inn"}, "receive plow", "receive ox"),
    ("VI4.4", "pay 8 1", inn(cards=["scholar"], coins=1), "use scholar", "use scholar", inn(cards=["scholar"]), "turn"),
    ("VI4.9", "turn", inn(cards=["bard", "scholar"]), "use bard", "use bard",
     inn(cards=["bard"], deaths_due=0, members={"inn": [1]}), f"bard 1 {INN_PLACE}"),
)  # fmt: skip

PORT: tuple[Case, ...] = (
    ("VP1.5", "chest", {**port(ship="I4", captain="2a", chests=[5]), "pending": [["finish", 0], ["chest", 0]]},
        "peek 5",
     "peek 4"),
    ("VP2.1", "voyage", port(coins=3, **AT_I1), "hire 1a", "hire 1a", port(coins=3)),
    ("VP2.2", "voyage", port(coins=1), "hire 2a", "hire 1a"),
    ("VP2.3", "voyage", port(coins=1), "step T1", "step T1", port(captain="2a"), "sail 0 1"),
    ("VP2.4", "voyage", port(coins=1), "sail", "sail", port(**AT_I1)),
    ("VP2.5", "voyage", port(coins=1), "return", "return", port(**AT_I1)),
    ("VP3.1", "load 0", port(captain="2a", cargo={"ox": 1, "plow": 1, "horse": 1}, goods={"wagon": 1}, chests=[3]),
     "load wagon", "load wagon", port(captain="2a", cargo={"ox": 1, "plow": 1}, goods={"wagon": 1})),
    ("VP3.2", "load 0", port(captain="2a", cargo={"ox": 1}, goods={"ox": 1, "plow": 1}), "load ox", "load plow"),
    ("VP3.3", "load 0", port(captain="2a", goods={"ox": 1}, spices={"cocoa": 1}), "load cocoa", "load ox"),
    ("VP3.6", "load 0", port(captain="2a", goods={"ox": 1}), "load plow", "load ox"),
    ("VP3.8", "island 0", port(goods={"ox": 1}, **AT_I1), "load ox", "load cocoa"),
    ("VP4.1", "sail 0 1", port(captain="2a"), "step T3", "step T1"),
    ("VP4.3", "sail 1 0", port(coins=0, chests=[3], **AT_I1), "step I2", "step I2", port(cubes={"green": 1}, **AT_I1)),
    ("VP4.7", "sail 0 1", port(captain="2a"), "done", "done", port(**AT_I1), "sail 1 0"),
    ("VP4.8", "sail 0 1", port(ship="T1", captain="2a"), "step port", "step T2"),
    ("VP5.1", "sail 1 1", port(ship="T1", captain="2a"), "land", "land", port(**AT_I1)),
    ("VP5.4", "island 0", port(ship="I2", captain="2a", cargo={"ox": 1, "horse": 1}), "deliver horse", "deliver ox"),
    ("VP5.5", "island 0", port(**AT_I1), "load tea", "load cocoa"),
    ("VP5.7", "island 0", port(ship="I3", captain="2a", members={"ship": [1]}), "found 1", "found 1",
     port(ship="I2", captain="2a", members={"ship": [1]}, coins=2)),
    ("VP5.8", "island 0", port(**FOUNDER), "found 1", "found 1", port(cargo={"wagon": 1}, **FOUNDER)),
    ("VP5.9", "island 0", {**port(cargo={"wagon": 1}, **FOUNDER), "others": {1: {"members": {"mission I1": [1]}}}},
     "found 1", "found 1", port(cargo={"wagon": 1}, **FOUNDER)),
    ("VP5.10", "sail 1 1", port(cargo={"ox": 1}, ship="I2", captain="2a"), "deliver ox", "deliver ox",
     port(cargo={"ox": 1}, ship="I2", captain="2a"), "island 0"),
    ("VP6.3", "family", port(ship="I2", captain="2a", members={"ship": [1], "office": [1]}), "home ship 1",
        "home office 1"),
    ("VP8.1", "turn", port(chests=[3]), "open 4", "open 3"),
    ("VP8.3", "island 0", {**port(chests=[3], **AT_I1), "spices_left": {"cocoa": 0, "tea": 4}}, "load cocoa",
        "load cocoa",
     port(**AT_I1)),
    ("VP8.4", "voyage", {**port(coins=3), "captains_left": {"1a": 2, "3a": 1}}, "hire 2a", "hire 3a"),
    ("VP9.2", "sale", port(cargo={"cocoa": 1}, ship="I1", captain="2a", spices={"tea": 1}), "sell cocoa", "sell tea"),
    ("VP12.6", "sail 0 1", both(captain="2a"), "chart I4", "chart I4", both(captain="2a", cards=["cartographer"])),
    ("VP12.7", "turn", both(cards=["admiral"]), "use admiral", "use admiral", both(cards=["admiral"]), "voyage"),
)  # fmt: skip

GOALS: tuple[Case, ...] = (
    ("VL1.3", "goal", {"modules": "goals", "pending": [["round", -1], ["goal", 0, 1]], "round": 0}, "deal farmer",
     "deal merchant"),
    ("VL2.1", "turn", goal("silver_goal", goal="knight", coins=7), "reveal aristocrat", "reveal aristocrat",
     goal("silver_goal", goal="aristocrat", coins=7)),
    ("VL2.8", "choose", goal("silver_goal", goal="aristocrat", coins=7), "reveal aristocrat", "reveal aristocrat",
     goal("silver_goal", goal="aristocrat", coins=7), "turn"),
    ("VL3.1", "turn", goal("silver_goal", goal="aristocrat", coins=6), "reveal aristocrat", "reveal aristocrat",
     goal("silver_goal", goal="aristocrat", coins=7)),
    ("VL3.3", "turn", goal("silver_goal", "port goals", goal="explorer", chests=[3], spices={"cocoa": 1, "tea": 1}),
     "reveal explorer", "reveal explorer",
     goal("silver_goal", "port goals", goal="explorer", chests_aboard=[3], cargo={"cocoa": 1, "tea": 1},
         captain="1a", ship="I1")),
    ("VL4.1", "turn", goal("gold_goal", goal="secretary", members={"council 4": [1]}), "reveal secretary",
     "reveal secretary", {**goal("gold_goal", goal="secretary", members={"council 4": [1]}), "marker": 0}),
    ("VL4.2", "turn", goal("gold_goal", goal="master", members={"office": [1, 1, 1], "yard": [1]}), "reveal master",
     "reveal master", goal("gold_goal", goal="master", members={"office": [1, 1], "brewery": [1],
         "chronicle crafts": [1]})),
    ("VL4.3", "turn", goal("gold_goal", goal="historian",
                           members={"chronicle council": [1], "chronicle crafts": [1], "chronicle church": [1],
                               "beside": [1]}),
     "reveal historian", "reveal historian",
     goal("gold_goal", goal="historian",
          members={"chronicle council": [1], "chronicle crafts": [1], "chronicle church": [1],
              "chronicle farmyard": [1]})),
    ("VL4.4", "turn", goal("gold_goal", goal="saint", members={"church 1": [1, 1], "church 3": [1]}), "reveal saint",
     "reveal saint", goal("gold_goal", goal="saint", members={"church 1": [1], "church 2": [1], "church 3": [1]})),
    ("VL4.5", "turn", goal("gold_goal", goal="travelling salesman", visited=["C6"], served=["K17", "K18"]),
     "reveal travelling salesman", "reveal travelling salesman",
     goal("gold_goal", goal="travelling salesman", visited=["C6"], served=["K17", "K18"], members={"C6": [1]})),
    ("VL4.6", "turn", goal("gold_goal", goal="acolyte", members={"church 1": [3], "yard": [4]}), "reveal acolyte",
     "reveal acolyte", goal("gold_goal", goal="acolyte", members={"church 1": [4]})),
    ("VL4.7", "turn", goal("gold_goal", goal="merchant", served=["K17", "K18", "K19", "K20", "K21"]), "reveal merchant",
     "reveal merchant", goal("gold_goal", goal="merchant", served=["K17", "K18", "K19", "K20", "K21", "K22"])),
    ("VL4.8", "turn", goal("gold_goal", "port goals", goal="missionary", members={"mission I1": [1]}),
        "reveal missionary",
     "reveal missionary", goal("gold_goal", "port goals", goal="missionary", members={"mission I1": [1],
         "mission I2": [1]})),
    ("VL4.9", "turn", goal("gold_goal", goal="innkeeper", cards=["bard", "abbot", "medico"]), "reveal innkeeper",
     "reveal innkeeper", goal("gold_goal", goal="innkeeper", cards=["bard", "abbot", "medico", "duchess"])),
)  # fmt: skip

CASES = (*BASE, *INN, *PORT, *GOALS)
