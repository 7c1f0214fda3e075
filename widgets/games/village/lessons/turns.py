"""Chapter 2: what a turn and a round consist of."""

from __future__ import annotations

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import at
from widgets.games.village.lessons.village import DRAW
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.ask import After, Asked, Forbidden, Happens, Legal
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

PLENTY = {"harvest": "brown 1 pink 1", "crafts": "orange 1 pink 1", "market": "green 1", "church": "plague 1"}

STEPS = (
    Step(
        id="take-one-cube",
        rules="V5.1 V5.2",
        title="One cube a turn",
        text="""Your turn begins with a cube. Take exactly one, of any colour, from any space. It lies in your yard
from then on, and there is room for as many as you like.

The cube is money for later. The space that it comes from tells which *action* you may take now. So each choice is two
choices at once.

Take any coloured cube.""",
        position=at(coins=1),
        aim=happened("took", seat=0),
        show="take crafts orange",
        hint="Click a brown, pink, orange or green cube, for example the orange one on the crafts space.",
        missed={"take": "That was plague; it comes soon enough. Take it back and choose a coloured cube."},
        done="It is yours. Now the action of its space is open to you.",
    ),
    Step(
        id="no-passing",
        rules="V5.1",
        title="You cannot pass",
        text="""You would rather wait and see what the neighbours do? Villages do not work like that. While cubes lie
on the spaces, you must take one. The only other way is to use the *well*, which chapter 10 is about.

Try to leave your turn out all the same. No button offers what is forbidden, so type it: below the board,
under “Type a move”, write “skip”.""",
        position=at(coins=1),
        aim=tried("V5.1", "skip"),
        show="skip",
        hint="Below the board, under “Type a move”, write “skip”.",
        missed={"take": "Quite right in a real game. Here, take it back and try to skip."},
        done="Doing nothing is not on offer.",
    ),
    Step(
        id="spend-it-at-once",
        rules="V5.2",
        title="Fresh cubes are good money",
        text="""A cube can be spent in the very turn in which you take it.

The wainwright, who belongs to the crafts, sells a wagon for 1 pink and 1 orange cube. You have the pink one. Take the
orange one from the crafts space, and buy a wagon.""",
        position=at(cubes="pink 1"),
        aim=happened("bought", seat=0, goods="wagon"),
        show="take crafts orange; buy wagon",
        hint="Click the orange cube on the crafts space, then press “Buy 1 wagon”.",
        missed={"take": "Now use the crafts. If you took another cube, take it back.", "train": OTHER},
        done="Your first wagon. The cube was in your hands for a moment only.",
    ),
    Step(
        id="pay-in-full",
        rules="V1.6",
        title="All or nothing",
        text="""You may choose only what you can pay in full. There is no credit, not even for nice families.

You are in the crafts. A scroll costs 2 pink cubes; you have one, and no coin. Try to buy one: no button offers it,
so type “buy scroll”.""",
        position=at("crafts", cubes="pink 1"),
        aim=tried("V9.5"),
        show="buy scroll",
        hint="Below the board, under “Type a move”, write “buy scroll”.",
        missed={"train": OTHER},
        done="The app tells you what is missing. It is the same for every price in this game.",
    ),
    Step(
        id="leave-it-out",
        rules="V5.4",
        title="Only for the cube",
        text="""Sometimes you want the cube and not the action. Then you leave the action out. Only the market leaves
no choice: if you take a cube there, a market day is held in any case. Chapter 6 tells what happens then.

Take a cube from the grain harvest, and harvest nothing.""",
        position=at(coins=1, grain=4),
        aim=happened("skipped", seat=0),
        show="take harvest pink; skip",
        hint="Click a cube on the grain harvest space, then press “Leave the action out”.",
        missed={"take": "Now leave the action out."},
        done="You have the cube, and the grain stays in the field.",
    ),
    Step(
        id="plague",
        rules="V5.3",
        title="Plague",
        text="""The black cube is plague. Whoever takes it loses 2 *hours* of life time at once, and the cube goes
back to the supply. Nobody keeps plague. The action of the space is still yours.

Why would anybody take it? Because it may be the last cube on a space that you need.

Take the plague cube from the church.""",
        position=at(coins=1, members="yard 1 1 1 1"),
        aim=happened("plague", seat=0),
        show="take church plague",
        hint="Click the black cube on the church space.",
        missed={"take": "A coloured cube is nicer, but take it back and try the black one."},
        done="Your marker on the life time track went 2 spaces on, one for each hour. The next chapter tells why.",
    ),
    Step(
        id="for-nothing",
        rules="V5.6",
        title="A walk without an aim",
        text="""You may choose an action even if you can do nothing with it. It simply ends, as if you had left it out.

To travel you need a wagon, and you have none. Take a cube from the travel space all the same.""",
        position=at(coins=1),
        aim=happened("nothing to do", seat=0),
        show="take travel orange",
        hint="Click a cube on the travel space.",
        missed={"take": OTHER},
        done="You had a look at the road and went home with a cube in your pocket.",
    ),
    Step(
        id="a-round",
        rules="V3.1",
        title="A round",
        text="""A round goes like this:

1. cubes are put on the spaces,
2. players take turns, clockwise from the starting player, until no cube is left on any space,
3. a mass is said in the church,
4. the starting player may change.

Two cubes are left, both on the grain harvest. Take one and harvest, and watch what happens when Ben
takes the other.""",
        position=at(spaces={"harvest": "brown 1 pink 1"}),
        aim=happened("round"),
        show="take harvest brown; harvest",
        then=f"take harvest pink; harvest; {DRAW}",
        hint="Click a cube on the grain harvest space, then press “Harvest 2 grain”.",
        missed={"take": "Now harvest, or leave it out."},
        done="Ben took the last cube, so the round was over, and Cleo and Dai had no further turn.",
    ),
    Step(
        id="the-last-cube",
        rules="V3.2",
        title="The last cube is a whole turn",
        text="""If you take the last cube, you still play your whole turn. Only after that is the round over, even if
some players have had one turn more than others.

The last cube lies on the family space. Take it and let a child be born.""",
        position=at(spaces={"family": "green 1"}),
        aim=both(happened("born", seat=0), happened("round")),
        show="take family green; birth",
        then=DRAW,
        hint="Click the green cube on the family space, then press “A member of generation 2 is born”.",
        missed={"take": "Now the birth.", "skip": "Take it back: a child wants to be born."},
        done="First the child, then the mass, then a new round.",
    ),
    Step(
        id="who-begins",
        rules="V3.3",
        title="Who begins again",
        text="""Each round begins with its *starting player*, no matter who had the last turn before.

Cleo is the starting player. The last cube lies on the grain harvest; take it. Ben, who sits next to you, is already
rubbing his hands. Let us see.""",
        position=at(spaces={"harvest": "pink 1"}, table={"starter": 2}),
        aim=happened("took", seat=2),
        show="take harvest pink; harvest",
        then=f"{DRAW}; take council green; skip",
        hint="Click the pink cube on the grain harvest space, then press “Harvest 2 grain”.",
        missed={"take": "Now harvest, or leave it out."},
        done="Cleo began. Ben has to wait for his turn.",
    ),
)

QUIZ = (
    Question(
        id="turns-plague",
        kind="number",
        rules="V5.3 V13.1",
        text="Ana’s marker is on space 0 of the life time track. She takes plague from the church and then spends 3 "
        "hours for its action. On which space is her marker now?",
        position=at(coins=1),
        ask=After("take church plague; pray 1 time", "seats.0.time"),
        why="2 for the plague and 3 for the action.",
    ),
    Question(
        id="turns-may",
        kind="many",
        rules="V5.1 V14.1",
        text="Ana owns 1 pink cube and 1 coin. What may she do as her turn begins?",
        position=at(spaces=PLENTY, cubes="pink 1", coins=1),
        ask=Legal(),
        options=(
            Option("Take pink from the crafts", "take crafts pink"),
            Option("Take the plague cube", "take church plague"),
            Option("Take green from the market", "take market green"),
            Option("Leave the turn out", "skip"),
            Option("Take brown from the family space", "take family brown"),
        ),
        why="Any one cube that lies on a space. Passing is not possible, and no cube is left on the family space.",
    ),
    Question(
        id="turns-market",
        kind="one",
        rules="V5.4 V10.1",
        text="Ana takes a cube from the market although she has nothing to sell. Is a market day held?",
        position=at(),
        ask=Happens("take market green", "market day"),
        options=(
            Option("Yes", "yes"),
            Option("No, she leaves it out", "no", "The market is the one action that cannot be left out.", "V5.4"),
        ),
        why="A market day is always held, even if nobody sells anything.",
    ),
    Question(
        id="turns-first",
        kind="one",
        rules="V3.3",
        text="Dai is the starting player. Ana takes the last cube of the round. Who is asked for the first turn of the "
        "next round?",
        position=at(spaces={"harvest": "pink 1"}, table={"starter": 3}),
        ask=Asked(f"take harvest pink; skip; {DRAW}"),
        options=(
            Option("Dai", "turn 3"),
            Option("Ben, who sits next to Ana", "turn 1", "The neighbour has no claim to it.", "V3.3"),
            Option("Ana", "turn 0", "She had the last turn, which says nothing about the next.", "V3.3"),
        ),
        why="A round begins with its starting player. Dai stays it, as nobody holds the next starting player marker.",
    ),
    Question(
        id="turns-why-not",
        kind="one",
        rules="V5.1",
        text="Ana wants to do nothing this time. Which rule forbids it?",
        position=at(),
        ask=Forbidden("skip"),
        options=(
            Option("Take one cube", "V5.1"),
            Option("The action of that space", "V5.4", "That one lets her leave out only the action.", "V5.4"),
            Option("An action that does nothing", "V5.6", "That one is about actions, not about cubes.", "V5.6"),
        ),
        why="A cube must be taken, or the well used. The action may be left out.",
    ),
    Question(
        id="turns-kept",
        kind="one",
        rules="V5.3",
        text="Ana takes plague from the church and leaves the action out. How many plague cubes lie in the supply?",
        position=at(),
        ask=After("take church plague; skip", "supply.plague"),
        options=(
            Option("1", "1"),
            Option("0, because Ana keeps it", "None", "Nobody ever keeps plague.", "V5.3"),
            Option("6", "6", "The others are still in the bag.", "V4.3"),
        ),
        why="It goes back to the supply at once.",
    ),
)

TURNS = Chapter(
    title="A turn",
    promise="One cube, one action: the heartbeat of the village.",
    steps=STEPS,
    quiz=QUIZ,
)
