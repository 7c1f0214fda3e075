"""Chapter 9: the church and the mass."""

from __future__ import annotations

from widgets.games.village.lessons.church_steps import BOUGHT, LAST, LAST_TO_BUY, PIOUS, RIVAL, STEPS, UNSEEN
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.ask import After, Asked, Forbidden, Fortune, Legal, Outcomes, Told
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="church-bag",
        kind="one",
        rules="V13.2 V17.8",
        text="Ana has three members in the black bag, Ben has one in a window. Four monks are drawn. Who gains the 2 "
        "points?",
        position=UNSEEN,
        ask=Told("call monk; call monk; call monk; call monk", "majority", "seat"),
        options=(
            Option("Ben", "1"),
            Option("Ana", "0", "Members in the bag do not count in the church.", "V13.2"),
        ),
        why="Only members in the windows count.",
    ),
    Question(
        id="church-left",
        kind="number",
        rules="V17.4",
        text="Ana has bought one member at this mass. The first piece drawn is a monk. How many more pieces are drawn?",
        position=at("ransom", members="yard 1; black bag 1 2; smithy 1 1", coins=1, others=PIOUS),
        ask=Told("ransom 2; call monk", "drew monk", "left"),
        why="4 pieces less the one she bought makes 3, and one of these has been drawn.",
    ),
    Question(
        id="church-luck",
        kind="number",
        rules="V17.4 V2.8",
        text="Ana has a member of generation 1 and one of generation 2 in the bag, Ben one of generation 1; the "
        "monks are all alike. How many different pieces could come first?",
        position=at("draw", members="yard 1; black bag 1 2; smithy 1 1", others=PIOUS),
        ask=Outcomes(),
        why="A monk, one of Ana’s two, or Ben’s.",
    ),
    Question(
        id="church-grain",
        kind="board",
        rules="V17.6",
        text="Ana has 2 bags of grain, and members in windows 1, 2 and 3. Click everybody who can take a step now.",
        position=at("climb", members="yard 1; church 1 1; church 2 1; church 3 1", grain=2),
        ask=Legal("climb"),
        why="The windows cost 1, 2 and 3 bags, from right to left.",
    ),
    Question(
        id="church-tie",
        kind="one",
        rules="V17.9",
        text="Ana has two members in window 1. Ben has one in window 1 and one in window 2. Nobody moves. Who gains "
        "the 2 points?",
        position=at("climb", members="yard 1 1; church 1 1 1", others=RIVAL, grain=1),
        ask=Told("done", "majority", "seat"),
        options=(
            Option("Ben", "1"),
            Option("Ana", "0", "They tie, and his leftmost member stands further left.", "V17.9"),
        ),
        why="Two against two. Ben’s leftmost member stands in window 2, Ana’s only in window 1.",
    ),
    Question(
        id="church-marker",
        kind="one",
        rules="V17.11 V3.3",
        text="Cleo is starting player. Dai holds the next starting player marker. Ana takes the last cube. Who is "
        "starting player then?",
        position=at(**LAST, table={"starter": 2, "marker": 3}),
        ask=After("take harvest brown; skip", "starter"),
        options=(
            Option("Dai", "3"),
            Option("Cleo", "2", "The holder of the marker takes over after the mass.", "V17.11"),
            Option("Ben", "1", "The neighbour of whoever was last has no claim.", "V3.3"),
        ),
        why="After the mass the holder becomes starting player and puts the marker back.",
    ),
    Question(
        id="church-four",
        kind="one",
        rules="V17.3",
        text="Ben has bought three members, and now Ana buys one. She has another one in the bag and 2 coins left. "
        "What is decided next?",
        position=at(
            "ransom 3 3",
            members="yard 1 1; black bag 1 1",
            coins=3,
            grain=1,
            others=BOUGHT,
            table={"starter": 1, "pending": LAST_TO_BUY},
        ),
        ask=Asked("ransom 1"),
        options=(
            Option("Whether Ana moves up in the church", "climb 0"),
            Option("Whether Ana buys another one", "ransom 0", "Four is the most for all players.", "V17.3"),
            Option("What is drawn from the bag", "draw", "4 less 4 bought leaves none to draw.", "V17.4"),
        ),
        why="Four have been bought: no more buying and no drawing. Next comes the moving up.",
    ),
    Question(
        id="church-score",
        kind="number",
        rules="V19.3",
        text="Ana has members in windows 1, 3 and 4 and two in the black bag. She has no coins and nothing else that "
        "scores. At how many points does she stand?",
        position=at("draw", members="yard 2; church 1 1; church 3 1; church 4 1; black bag 1 2"),
        ask=Fortune(0),
        why="2 + 4 + 6 points. The bag scores nothing.",
    ),
    Question(
        id="church-pay",
        kind="one",
        rules="V13.1",
        text="Ana owns 2 pink cubes, no brown one and no coin. Which rule keeps her from paying the church with a "
        "cube?",
        position=at("church", cubes="pink 2"),
        ask=Forbidden("pray 1 brown"),
        options=(
            Option("Entering the church", "V13.1"),
            Option("Coins replace cubes", "V15.1", "A pink cube is no coin.", "V15.1"),
            Option("Patience", "V13.3", "That one is about rewards.", "V13.3"),
        ),
        why="It costs 1 brown cube or 3 hours. She can still pay with time.",
    ),
)

CHURCH = Chapter(
    title="The church and the mass",
    promise="Out of the black bag, up to the windows, and who is where when the bells ring.",
    steps=STEPS,
    quiz=QUIZ,
)
