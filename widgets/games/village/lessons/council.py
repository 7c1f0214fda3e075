"""Chapter 7: the council chamber."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.ask import After, Forbidden, Fortune, Legal
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

CLERK: dict[str, Any] = {"members": "yard 1 1 1; council 2 1", "cubes": "green 2", "coins": 2}
MAYOR: dict[str, Any] = {"members": "yard 1 1 1; council 4 1"}

STEPS = (
    Step(
        id="enter-the-council",
        rules="V12.1 V12.2",
        title="Into the council chamber",
        text="""Here you choose one of three things: a member enters, a member advances, or you only use a
*privilege*, a favour of the council. Each *stage* costs 2 green or 1 scroll to reach, and hours:

| stage | hours | privilege |
|---|---|---|
| 1 | 1 | next starting player marker |
| 2 | 2 | 2 cubes of your choice |
| 3 | 2 | 1 goods tile of your choice |
| 4 | 3 | pay 1 coin, gain 3 points |

Whoever enters comes from your yard and goes to stage 1. You own a scroll and 2 green cubes. Let somebody enter.""",
        position=at("council", goods="scroll 1", cubes="green 2"),
        aim=happened("entered council", seat=0),
        show="enter 1 scroll",
        hint="Press one of the two buttons that begin with “Send a member of generation 1 into the council”.",
        done="A councillor in the family! You paid a scroll or 2 green cubes, and 1 hour.",
    ),
    Step(
        id="starting-player-marker",
        rules="V12.6",
        title="First in the next round",
        text="""The privilege of stage 1: take the *next starting player marker* if it lies in the council chamber.
Then you will begin the next round.

Let a member enter, and take the marker.""",
        position=at("council", goods="scroll 1", table={"starter": 2}),
        aim=happened("marker", seat=0),
        show="enter 1 scroll; privilege 1",
        hint="Press “Send a member of generation 1 into the council”, then “Take the next starting player”.",
        missed={"enter": "Now use the privilege of stage 1."},
        done="Yours. If another player had held it already, nothing would have happened.",
    ),
    Step(
        id="advance",
        rules="V12.3",
        title="One stage forward",
        text="""To advance, move one of your councillors one stage forward. It costs 1 scroll or 2 green, and the hours
of the new stage: 2 for stage 2, 2 for stage 3, and 3 for stage 4.

Your councillor is on stage 2. You could pay 2 green, or 1 green and 1 coin, or even 2 coins. Advance and pay 1
green and 1 coin.""",
        position=at("council", **CLERK),
        aim=both(happened("advanced", seat=0, stage=3), happened("paid", seat=0, cubes=["green"], coins=-1)),
        show="advance 2 1 green; pay green coin",
        hint="Press “Move a member of generation 1 to stage 3”, then “Pay 1 green cube and 1 coin”.",
        missed={
            "advance": "Now choose how you pay.",
            "pay": "Legal, but take it back and pay 1 green and 1 coin.",
            "privilege": OTHER,
            "enter": OTHER,
        },
        done="Stage 3. The robe gets longer with each step.",
    ),
    Step(
        id="one-privilege",
        rules="V12.5 V12.8",
        title="One privilege at a time",
        text="""After entering or advancing you may use *one* privilege, of the new stage or of any stage below it.

Advance your councillor from stage 2 to stage 3 with the scroll. Stage 3 gives one goods tile of your choice from the
supply. Take a horse or an ox; those cost most elsewhere.""",
        position=at("council", **{**CLERK, "goods": "scroll 1", "cubes": ""}),
        aim=both(happened("advanced", seat=0), happened("received", seat=0)),
        show="advance 2 1 scroll; privilege 3; receive ox",
        hint="Press “Move a member of generation 1 to stage 3”, “Take a goods tile”, then “Take an ox”.",
        missed={
            "advance": "Now use privilege 3.",
            "privilege": "Choose a tile now, if you used privilege 3. Otherwise take it back.",
            "gain": OTHER,
            "enter": OTHER,
        },
        done="That saved you the hours in the stables.",
    ),
    Step(
        id="only-a-privilege",
        rules="V12.4 V12.7",
        title="Just a favour",
        text="""With a member in the council chamber you may come just for a privilege, of its stage or of any below it.
That costs no hours, no scroll and no cubes, only what the privilege itself asks for.

The privilege of stage 2 is 2 cubes of your choice, from the supply. Use it.""",
        position=at("council", members="yard 1 1 1; council 2 1", coins=1),
        aim=happened("gained", times=2, seat=0),
        show="privilege 2; gain pink; gain pink",
        hint="Press “Take 2 cubes of your choice”, then choose two cubes. They may be of the same colour.",
        missed={
            "privilege": "Now choose your cubes. If it was another privilege, take it back.",
            "gain": "One more cube.",
        },
        done="With the cube that you take from the space, that makes 3 cubes in one turn.",
    ),
    Step(
        id="not-that-high",
        rules="V12.4",
        title="Not that high",
        text="""You may use a privilege only if a member of yours has reached its stage.

Yours stands on stage 2. Try to get goods with the privilege of stage 3: click stage 3, although it does not glow.""",
        position=at("council", members="yard 1 1 1; council 2 1", coins=1),
        aim=tried("V12.4"),
        show="privilege 3",
        hint="Click stage 3 of the council chamber, or write “privilege 3” under “Type a move”.",
        missed={"privilege": "That one is open to you. Take it back and try privilege 3."},
        done="First advance, then ask.",
    ),
    Step(
        id="coins-to-points",
        rules="V12.9 V15.2",
        title="Three points for a coin",
        text="""The privilege of stage 4: pay exactly 1 coin and gain 3 points, once in an action.

Coins also buy members out of the black bag, in Village Inn they pay for villagers, and in Village Port for captains.

Your councillor has reached stage 4. Turn a coin into points.""",
        position=at("council", coins=3, **MAYOR),
        aim=happened("privilege", seat=0, stage=4),
        show="privilege 4",
        hint="Press “Pay 1 coin for 3 points” below the board.",
        missed={"privilege": "Not that one. Take it back and use privilege 4.", "enter": OTHER},
        done="A coin is worth 1 point in the end. Here it is worth 3, and at once.",
    ),
    Step(
        id="marker-taken",
        rules="V12.6",
        title="Too late for the marker",
        text="""Cleo holds the next starting player marker. Use the privilege of stage 1 and see what it brings.""",
        position=at("council", members="yard 1 1 1; council 2 1", table={"marker": 2}),
        aim=happened("marker held", seat=0),
        show="privilege 1",
        hint="Press “Take the next starting player marker”.",
        missed={"privilege": "Take it back and use privilege 1."},
        done="It brought nothing. Look who holds the marker before you come for it.",
    ),
    Step(
        id="council-points",
        rules="V12.10 V19.2",
        title="Seats of honour",
        text="""Any number of members may share a stage. In the end each living councillor scores for the stage:
0, 2, 4 or 6 points for stage 1, 2, 3 or 4.

You have two councillors on stage 2 and one on stage 4. Advance one from stage 2.""",
        position=at("council", goods="scroll 1", members="yard 1; council 2 1 1; council 4 1"),
        aim=happened("advanced", seat=0),
        show="advance 2 1 scroll",
        hint="Press “Move a member of generation 1 to stage 3: a scroll and 2 hours”.",
        missed={"privilege": OTHER, "enter": OTHER},
        done="2 + 4 + 6 points, if they all live to see the end. Whoever dies may find a place in the chronicle.",
    ),
)

QUIZ = (
    Question(
        id="council-may",
        kind="board",
        rules="V12.4",
        text="Ana has one councillor on stage 3, and 1 coin. Click every privilege she may use.",
        position=at("council", members="yard 1 1 1; council 3 1", coins=1),
        ask=Legal("privilege"),
        why="Those up to stage 3 are open. Stage 4 is too high, coin or no coin.",
    ),
    Question(
        id="council-time",
        kind="number",
        rules="V12.3",
        text="Ana’s marker is on 0. She advances a member from stage 3 to stage 4 with a scroll. Where is her marker "
        "then?",
        position=at("council", members="yard 1 1 1; council 3 1", goods="scroll 1"),
        ask=After("advance 3 1 scroll", "seats.0.time"),
        why="Stage 4 takes 3 hours, the two stages before it 2 each, and entering 1.",
    ),
    Question(
        id="council-why",
        kind="one",
        rules="V12.9",
        text="Ana’s councillor stands on stage 4. She has no coin. Why can she not gain 3 points?",
        position=at("council", **MAYOR),
        ask=Forbidden("privilege 4"),
        options=(
            Option("The privilege costs exactly 1 coin", "V12.9"),
            Option("She must advance first", "V12.4", "Coming only for a privilege is fine.", "V12.4"),
            Option("She has used one already", "V12.5", "She has used none in this action.", "V12.5"),
        ),
        why="Privilege 4 turns a coin into 3 points. Without a coin there is nothing to turn.",
    ),
    Question(
        id="council-worth",
        kind="number",
        rules="V12.9 V19.2 V19.6",
        text="Ana stands at 9 points: 6 for her councillor on stage 4 and 3 for three coins. She uses privilege 4. "
        "At how many points does she stand now?",
        position=at("council", coins=3, **MAYOR),
        ask=Fortune(0, "privilege 4"),
        why="She gains 3 points, and the coin that she pays would have been worth 1. So 9 + 3 − 1 = 11.",
    ),
    Question(
        id="council-marker",
        kind="one",
        rules="V12.6",
        text="Cleo holds the next starting player marker. Ana uses privilege 1. Who holds it then?",
        position=at("council", members="yard 1 1 1; council 2 1", table={"marker": 2}),
        ask=After("privilege 1", "marker"),
        options=(
            Option("Cleo", "2"),
            Option("Ana", "0", "It must lie in the council chamber to be taken.", "V12.6"),
            Option("Nobody", "-1", "It goes back only after a mass.", "V17.11"),
        ),
        why="Nothing happens if another player holds the marker.",
    ),
    Question(
        id="council-pay",
        kind="many",
        rules="V12.3 V15.1",
        text="Ana advances with green. She has 2 green cubes and 2 coins. How may she pay?",
        position=at("pay 8 2", cubes="green 2", coins=2, members="yard 1 1 1; council 2 1"),
        ask=Legal("pay"),
        options=(
            Option("2 green", "pay green green"),
            Option("1 green and 1 coin", "pay green coin"),
            Option("2 coins", "pay coin coin"),
            Option("1 coin alone", "pay coin"),
        ),
        why="Each coin replaces one cube, and two are to be paid.",
    ),
)

COUNCIL = Chapter(
    title="The council chamber",
    promise="Four stages, four favours, and a seat worth six points.",
    steps=STEPS,
    quiz=QUIZ,
)
