"""The steps of chapter 10: the well, the last turns, and the final scoring."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, stands, tried
from widgets.shared.lesson.plan import Step

WELL = "Good. Now go on with the action."
CROWDED: dict[int, Any] = {
    1: {"members": "yard 2; grave 1 1 1 1 2", "goods": "horse 1", "cubes": "green 1", "time": 9, "coins": 1},
    2: {"members": "yard 2; chronicle farmyard 1 1; grave 1 1 2 2", "goods": "plow 1", "coins": 2},
    3: {"members": "yard 1 1 1; chronicle farmyard 1", "coins": 1},
}
"""The farmyard section is full, and one anonymous grave is left."""

FADING: dict[int, Any] = {**CROWDED, 1: {**CROWDED[1], "cubes": "green 1", "coins": 0}}
BURIED: dict[int, Any] = {
    **CROWDED,
    1: {"members": "yard 2; grave 1 1 1 1 2 2", "goods": "horse 1", "cubes": "green 1"},
}
"""Ben has taken the last grave."""

BOOK_FULL = {
    1: {"members": "chronicle council 1 1; chronicle crafts 1 1; chronicle church 2 2 2; grave 3; yard 3", "coins": 1},
    2: {"members": "chronicle farmyard 1 1 1; chronicle crafts 1; chronicle travel 2 2; grave 2; yard 3", "coins": 2},
    3: {"members": "chronicle council 1; chronicle crafts 1; grave 1 1 2 2 2; yard 3", "coins": 1},
}
LAST_OF_ALL: dict[str, Any] = {"due": 1, "members": "yard 1 1; smithy 2; grave 1 1", "others": BOOK_FULL}
"""All 15 places of the chronicle are taken, and 9 of the 10 graves."""

THREE: dict[str, Any] = {"harvest": "brown 1 pink 1", "family": "green 1"}
OLD: dict[str, Any] = {"due": 1, "members": "yard 1 1; smithy 1; office 1"}
ENDED: dict[str, Any] = {"ended_by": 1, "turns_left": 0}
SHARP: dict[str, Any] = {"members": "yard 1 1; church 2 1; council 2 1", "coins": 2, "served": "K5 K15"}

WISHES = at(cubes="pink 3", spaces={"harvest": "brown 1"})
NO_CUBES = at(spaces={}, cubes="green 3", others=BURIED, table={**ENDED, "turns_left": 1})
MARKET_ENDS = at("sale", goods="scroll 1", others=FADING)
"""On Ana's market day Ben may take the last grave."""

LATER_TRIGGER = at("death", **LAST_OF_ALL, table={"ended_by": 1, "turns_left": 2})
"""Ben has triggered the end, and Ana's member is to take the last grave."""

STEPS = (
    Step(
        id="the-well",
        rules="V14.1 V14.3",
        title="The wishing well",
        text="""Instead of taking a cube, you may throw 3 cubes of one colour into the *well* and carry out any one
action. You take no cube from a space then. So the well brings no plague, and it does not end the round.

Only one cube is left, on the harvest space. Wish for a child with your 3 pink cubes.""",
        position=WISHES,
        aim=both(happened("well", seat=0), happened("born", seat=0)),
        show="well pink; choose family; birth",
        hint="Click the well and pay with pink, choose the family action, then a birth.",
        missed={"well": WELL, "choose": WELL, "take": OTHER},
        done="The brown cube still lies there, and the round goes on with Ben.",
    ),
    Step(
        id="coins-at-the-well",
        rules="V14.4 V14.2",
        title="Coins sink just as well",
        text="""A coin can stand for any of the three cubes, even for all three. The space of your action may be empty.
But some cube must lie on some space; otherwise the well is dry.

You have 1 orange cube and 2 coins, and no cube lies on the council space. Use the well for the council chamber.""",
        position=at(cubes="orange 1", coins=2, goods="scroll 1", spaces={"harvest": "brown 1", "church": "pink 1"}),
        aim=happened("chose", seat=0, space="council"),
        show="well orange; choose council",
        hint="Click the well and pay with orange, then choose the council chamber.",
        missed={"well": "Now choose the council chamber.", "choose": OTHER, "take": OTHER},
        done="Two coins, one cube, one wish.",
    ),
    Step(
        id="market-from-the-well",
        rules="V14.5",
        title="A wish for customers",
        text="""If you choose the market at the well, a whole market day is held, with everybody, and your first sale
is free.

No cube is left on the market space, but you have a scroll. Wish for a market day and sell it.""",
        position=at(cubes="green 3", goods="scroll 1", spaces={"harvest": "brown 1"}),
        aim=both(happened("well", seat=0), happened("served", seat=0)),
        show="well green; choose market; serve K1",
        hint="Click the well and pay with green, choose the market, then click the customer who wants a scroll.",
        missed={"well": WELL, "choose": "Now serve a customer.", "take": OTHER},
        done="The bell rang from the bottom of the well.",
    ),
    Step(
        id="the-end-is-near",
        rules="V18.1 V18.2 V18.3 V18.4",
        title="The last grave",
        text="""The end is triggered when a dead member takes the last free place of the *chronicle*, or the last
*anonymous grave*. If the member was yours, you get no further turn. Every other player, clockwise, has exactly one
more: a normal turn, with a cube or the well.

The farmyard section is full, and one grave is left. Let somebody in your yard die.""",
        position=at("death", **OLD, others=CROWDED, spaces={**THREE, "council": "green 1"}),
        aim=both(happened("last turns", seat=0, turns=3), happened("took", times=3)),
        show="bury yard",
        then="take harvest brown; skip; take family green; birth; take harvest pink; harvest",
        hint="Click a member in your yard.",
        missed={"bury": "A place among the crafts is free, so the game goes on. Take it back."},
        done="Ben, Cleo and Dai had their last turns. Then the final mass, and it was over.",
    ),
    Step(
        id="empty-spaces",
        rules="V18.5",
        title="A last wish for free",
        text="""When the last cube is gone in the last turns, no new ones come. Whoever still has a turn carries out
*any* one action: no cube is taken, and nothing is paid at the well. What the action itself costs is paid as always.

Your last turn. You have a scroll and a councillor on stage 2. Advance.""",
        position=at(
            spaces={},
            goods="scroll 1",
            members="yard 1 1; council 2 1; smithy 1",
            others=BURIED,
            table={**ENDED, "turns_left": 1},
        ),
        aim=both(happened("chose", seat=0, space="council"), happened("advanced", seat=0)),
        show="choose council; advance 2 1 scroll",
        hint="Choose the council chamber, then advance from stage 2 with the scroll.",
        missed={"choose": "Now advance. If you chose another space, take it back.", "privilege": OTHER},
        done="Stage 3, two points more.",
    ),
    Step(
        id="dry-well",
        rules="V14.2",
        title="The well is dry",
        text="""All spaces are empty, and this is your last turn. You have 3 green cubes. Try to use the well: click
green there, although it does not glow.""",
        position=NO_CUBES,
        aim=tried("V14.2"),
        show="well green",
        hint="Click green at the well, or write “well green” under “Type a move”.",
        missed={"choose": "The action is free anyway. Take it back and try the well."},
        done="You need no well now: any action is free. Keep in mind that cubes are worth nothing in the end.",
    ),
    Step(
        id="ended-at-the-market",
        rules="V18.6",
        title="The end comes on a market day",
        text="""A market day is played to its end. If its starter triggered the end, all goes as usual. If somebody
*else* did, everybody has one more turn: clockwise, from the player after the starter to the starter.

You start a market day. Ben’s marker is on 9, and the last free grave is waiting. Sell your scroll and watch.""",
        position=MARKET_ENDS,
        aim=happened("last turns", turns=4),
        show="serve K1",
        then="serve K4; lay K5; lay K6",
        hint="Click the customer who wants a scroll.",
        missed={"pass": "Allowed, but take it back and sell your scroll."},
        done="Ben, Cleo, Dai and in the end you: one more turn each. Even Ben, who triggered it.",
    ),
    Step(
        id="first-trigger",
        rules="V18.8 V18.9",
        title="Only the first counts",
        text="""Deaths in the last turns are settled as usual. If they take another last place, nothing changes: only
the first trigger counts.

Ben has taken the last place of the chronicle. One grave is still open. Now somebody in your yard dies.""",
        position=LATER_TRIGGER,
        aim=both(happened("died", seat=0, rest="grave"), stands("ended_by", 1)),
        show="bury yard",
        hint="Click a member in your yard.",
        done="The last grave, and nobody looks up. The end was Ben’s.",
    ),
    Step(
        id="last-market",
        rules="V18.10",
        title="One more sale for all",
        text="""In a market day of the last turns everybody takes part: even the player who triggered the end, and
those who have had their last turn.

Hold a market day, and see what Ben does.""",
        position=at(others=BURIED, table={**ENDED, "turns_left": 2}),
        aim=happened("served", seat=1),
        show="take market green",
        then="serve K4",
        hint="Click the cube on the market space.",
        missed={"take": OTHER},
        done="Ben had no turn any more, but he had a horse.",
    ),
    Step(
        id="final-mass",
        rules="V18.7",
        title="The final mass",
        text="""The usual mass of this round is not said. After the last turns one *final mass* is held instead, and
then the scoring follows.

This is the very last turn, and your family is strong in the church. Take the last cube.""",
        position=at(
            spaces={"harvest": "brown 1"},
            members="yard 1 1; church 2 1 1",
            others=BURIED,
            table=ENDED,
        ),
        aim=both(happened("mass"), happened("final score", seat=0)),
        show="take harvest brown; skip",
        hint="Click the brown cube, then harvest or leave it out.",
        missed={"take": "Now harvest, or leave it out."},
        done="2 points for the majority, then everything was counted. The game is over.",
    ),
    Step(
        id="coins-score",
        rules="V19.6",
        title="Coins count, grain does not",
        text="""Last of all, each coin is 1 point. Cubes, goods and grain are worth nothing.

It is your last turn, and the crafts are open. You have 2 coins, a scribe and 2 bags of grain. Get 2 points more.""",
        position=at(
            spaces={"crafts": "pink 1"},
            members="yard 1 1 1; office 1",
            coins=2,
            grain=2,
            others=BURIED,
            table=ENDED,
        ),
        aim=both(happened("milled", seat=0), happened("final score", seat=0)),
        show="take crafts pink; mill",
        hint="Take the pink cube, then use the mill.",
        missed={
            "take": "Now the mill. Goods are worth nothing any more.",
            "make": "Goods are worth nothing in the end. Take it back.",
            "train": "An apprentice is worth nothing now. Take it back.",
        },
        done="The mill turned 2 worthless bags into 2 points.",
    ),
    Step(
        id="a-tie",
        rules="V19.7 V19.8",
        title="When it is close",
        text="""Whoever has the most points wins. In a tie it is the one who has served more customers. If that is equal
too, the one with more living members; those in the black bag count as living, the unborn and the dead do not.

You and Ben have the same points and the same number of customers. He has lost more of his family. Take the last cube
and leave the action out.""",
        position=at(
            spaces={"harvest": "brown 1"},
            members="yard 1 1; smithy 1 1",
            points=9,
            others={**BURIED, 1: {**BURIED[1], "points": 9, "coins": 0}},
            table=ENDED,
        ),
        aim=happened("won", seat=0),
        show="take harvest brown; skip",
        hint="Click the brown cube, then leave the action out.",
        missed={"take": "Now leave the action out."},
        done="4 living members against 1. You win.",
    ),
    Step(
        id="shared",
        rules="V19.9",
        title="Friends in the end",
        text="""If everything is equal, the players who are still tied share the win.

You and Dai have the same points, equally many customers and as many living members. Finish the game.""",
        position=at(
            spaces={"harvest": "brown 1"},
            points=9,
            members="yard 1 1 1; chronicle crafts 1",
            others={**BURIED, 3: {"members": "yard 1 1 1; chronicle farmyard 1", "points": 9}},
            table=ENDED,
        ),
        aim=happened("shared", seat=0),
        show="take harvest brown; skip",
        hint="Click the brown cube, then leave the action out.",
        missed={"take": "Now leave the action out."},
        done="Two families at one table. There are worse ends.",
    ),
)
