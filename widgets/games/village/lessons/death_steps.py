"""The steps of chapter 3: time, the bridge, and where the dead go."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.plan import Step

SMITH: dict[str, Any] = {"members": "smithy 1; yard 2 2; chronicle farmyard 1; grave 1 1"}
ELDERS: dict[str, Any] = {"due": 1, "members": "smithy 1; council 2 1; yard 2; chronicle farmyard 1; grave 1"}
FARMYARD_FULL = {
    1: {"members": "yard 1 1; chronicle farmyard 1 1", "coins": 1},
    2: {"members": "yard 1 1 1; chronicle farmyard 1", "coins": 1},
}
NO_GRAVE = {
    1: {"members": "grave 1 1 1 1 2 2; yard 2"},
    2: {"members": "grave 1 1 1 1; chronicle farmyard 2 2; yard 2"},
    3: {"members": "yard 1 1 1; chronicle farmyard 1"},
}
FAMED = "yard 1; smithy 1; chronicle farmyard 1 1; chronicle church 2; chronicle travel 2; yard 2"
FAMED_TOWN = {1: {"members": "yard 1 1 1; chronicle farmyard 1", "coins": 2}}

FORGOTTEN = at("death", due=1, members="yard 1 1; smithy 1; office 1", others=FARMYARD_FULL)
"""The farmyard section is full, but the graves are not."""

NOWHERE = at(
    "death",
    due=1,
    members="yard 1 1; smithy 1 1",
    others=NO_GRAVE,
    table={"ended_by": 2, "turns_left": 2},
)
"""Farmyard section and graves are full."""

FIVE_IN_BOOK = at("death", due=1, members=FAMED, others=FAMED_TOWN)
"""Ana has four members in the chronicle, and the crafts section is open."""

STEPS = (
    Step(
        id="time-goes-by",
        rules="V6.1 V1.8",
        title="Time goes by",
        text="""Good work takes time. The *life time track* is a loop of 10 spaces, numbered 0 to 9. To spend time,
you move your marker clockwise, one space for each *hour*.

You can always spend time, as much as you like. It only brings you closer to what this chapter is about.

Your marker is on 6. Your smith, the member in the smithy, makes plows. Let him make one; it takes 2 hours.""",
        position=at("crafts", members="yard 1 1 1; smithy 1", time=6),
        aim=happened("made", seat=0, goods="plow"),
        show="make plow",
        hint="Press “Make 1 plow: 2 hours” below the board.",
        missed={"train": OTHER},
        done="From 6 to 8. The plow is yours, and the smith has two more grey hairs.",
    ),
    Step(
        id="the-bridge",
        rules="V6.2",
        title="Over the bridge",
        text="""Between space 9 and space 0 there is a bridge. Each time your marker crosses it, one *death is due* in
your family, even if the marker stops right on 0.

So every ten hours a member of your family dies. Your marker is on 7. You have a member in the stables: let it breed
an ox, which takes 3 hours.""",
        position=at("crafts", members="yard 1 1; stables 1; smithy 1", time=7),
        aim=happened("bridge", seat=0),
        show="make ox",
        hint="Press “Make 1 ox: 3 hours” below the board.",
        missed={"make": "Not far enough, or not the ox. Take it back.", "train": OTHER},
        done="7 and 3 is 10: over the bridge. Now somebody has to die.",
    ),
    Step(
        id="the-last-plow",
        rules="V5.5 V6.3",
        title="First the work, then the death",
        text="""A turn has a fixed order: cube, action, deaths, then a check whether the game or the round is over. So
nobody drops dead at work. A death waits for the end of the turn. Only on a market day does it come at once; that is
for chapter 6.

Your marker is on 9, and the old smith is the last of generation 1. Take a cube from the crafts space and let
him finish a plow.""",
        position=at(time=9, **SMITH),
        aim=both(happened("made", seat=0, goods="plow"), happened("died", seat=0, generation=1)),
        show="take crafts brown; make plow",
        hint="Click a cube on the crafts space, then press “Make 1 plow: 2 hours”.",
        missed={"take": "Now make a plow.", "train": OTHER, "make": OTHER},
        done="The plow is finished, and so was he. The village will remember its smith.",
    ),
    Step(
        id="who-dies",
        rules="V16.1",
        title="The oldest go first",
        text="""One of your *lowest generation* dies. If several are equally old, you choose.

You have members of generation 1 in the smithy and in the council chamber, and one of generation 2 in the yard. Choose
which of the two old ones dies.""",
        position=at("death", **ELDERS),
        aim=happened("died", seat=0),
        show="bury smithy",
        hint="Click your member in the smithy, or the one in the council chamber.",
        done="Not a nice choice, but yours.",
    ),
    Step(
        id="not-the-young",
        rules="V16.1",
        title="Not the young",
        text="""The one in the yard is of generation 2, and idle anyway. Try to let that one die: no
button offers it, so type “bury yard”.""",
        position=at("death", **ELDERS),
        aim=tried("V16.1", "bury yard"),
        show="bury yard",
        hint="Below the board, under “Type a move”, write “bury yard”.",
        missed={"bury": "That is a legal choice. Take it back and try the young one."},
        done="Low numbers die first. But they need not be *placed* first: only births and deaths look at numbers.",
    ),
    Step(
        id="into-the-chronicle",
        rules="V16.4 V16.5",
        title="Written in the chronicle",
        text="""Each section of the village chronicle belongs to a part of the village. Whoever dies in the yard goes to
the farmyard section; whoever dies in a craft building, to the crafts; on a journey, to travel; in the council chamber,
to the council; at a window of the church, to the church.

If that section has a free space, the member must go there. Nobody refuses such an honour. Let your *councillor*, the
member in the council chamber, die.""",
        position=at("death", **ELDERS),
        aim=happened("died", seat=0, rest="chronicle council"),
        show="bury council 2",
        hint="Click your member in the council chamber.",
        missed={"bury": "A fine name for the crafts. Take it back and choose the councillor."},
        done="Your family has a councillor in the book.",
    ),
    Step(
        id="chronicle-points",
        rules="V19.4",
        title="What the book is worth",
        text="""In the end you count your members in the chronicle, in all sections together:

| members | 0 to 2 | 3 | 4 | 5 or more |
|---|---|---|---|---|
| points | 0 | 4 | 7 | 12 |

You have four in it. The farmyard section is full, the crafts section is not. Make it five.""",
        position=FIVE_IN_BOOK,
        aim=happened("died", seat=0, rest="chronicle crafts"),
        show="bury smithy",
        hint="Click your member in the smithy.",
        missed={"bury": "The farmyard section is full, so that was a nameless grave. Take it back."},
        done="From 7 points to 12. Dying in the right place is half the game.",
    ),
    Step(
        id="anonymous-grave",
        rules="V16.6",
        title="A grave without a name",
        text="""If the section is full, the member goes to an *anonymous grave*. It is worth nothing.

All three places of the farmyard section are taken. Let the member in the yard die.""",
        position=FORGOTTEN,
        aim=happened("died", seat=0, rest="grave"),
        show="bury yard",
        hint="Click a member in the yard.",
        missed={"bury": "A craftsman is still remembered. Take it back and choose the yard."},
        done="Others were quicker. The chronicle is a race.",
    ),
    Step(
        id="no-place-left",
        rules="V16.7",
        title="Not even a grave",
        text="""Late in the game all graves may be full as well. Then a dead member is simply taken out of the game.

Farmyard section and graves are full. Let the member in the yard die.""",
        position=NOWHERE,
        aim=happened("died", seat=0, rest="removed"),
        show="bury yard",
        hint="Click a member in the yard.",
        missed={"bury": "The crafts section still has room. Take it back and choose the yard."},
        done="Gone with the wind.",
    ),
    Step(
        id="out-of-sight",
        rules="V16.2",
        title="Death sees only the visible",
        text="""Only *visible* members can die: in the yard, in the crafts, on a journey, in the council chamber, at the
church windows. The unborn are out of sight, and so are those in the black bag, where members wait for a mass. Nobody
looks at them when the lowest generation is found.

Your last member of generation 1 sits in the bag. So now generation 2 has to go. Choose.""",
        position=at(
            "death", due=1, members="black bag 1; yard 2; office 2; chronicle crafts 1 1; chronicle farmyard 1"
        ),
        aim=happened("died", seat=0, generation=2),
        show="bury office",
        hint="Click your member in the yard, or the one in the office.",
        done="The old one in the bag is safe, until the mass brings it out.",
    ),
    Step(
        id="nobody-to-die",
        rules="V16.3",
        title="Death knocks, nobody opens",
        text="""If no member of yours is visible, nobody dies. Nothing is owed for later either.

One member is left in the yard, two sit in the black bag, the others are dead. Your marker is on 8. Send the last one
to the church as well, that is, into the bag, and pay 3 hours for it.""",
        position=at("church", members="yard 1; black bag 1 1; chronicle crafts 1", time=8),
        aim=happened("nobody dies", seat=0),
        show="pray 1 time",
        hint="Press “Put a member of generation 1 into the black bag: 3 hours”.",
        done="Over the bridge, and nobody at home. Cunning, but now your yard is empty.",
    ),
    Step(
        id="twice-over",
        rules="V6.4",
        title="Twice in one turn",
        text="""A very long turn can cross the bridge twice. Then two members die, one after the other. No turn of the
base game is that long, but Village Inn and Village Port have means for it.

Say that you took plague, trained a member in the stables and bred an ox. A villager of the inn let you train and
breed once more: 14 hours in one turn. Two deaths are due, so choose twice.""",
        position=at("death", due=2, time=3, goods="ox 2", members="yard 1; smithy 1; stables 1 1"),
        aim=happened("died", times=2, seat=0),
        show="bury stables; bury smithy",
        hint="Click your member in the yard, the stables or the smithy, and then another one.",
        missed={"bury": "And now the second one."},
        done="A hard day for the family.",
    ),
    Step(
        id="the-place-is-empty",
        rules="V16.8 V16.9",
        title="Dead is dead",
        text="""A dead member no longer harvests, works, travels, sits in the council or prays. No rule brings it back.

Your only smith lies in the chronicle. Try to make a plow with his skill: no button offers it, so type
“make plow”.""",
        position=at("crafts", members="yard 1 1 1; chronicle crafts 1"),
        aim=tried("V9.2", "make plow"),
        show="make plow",
        hint="Below the board, under “Type a move”, write “make plow”.",
        missed={"train": "A new smith! Wise, but take it back and try to make a plow first."},
        done="The anvil is silent until somebody else learns the trade.",
    ),
)
