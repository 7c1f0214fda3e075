"""Chapter 10: the well and the end."""

from __future__ import annotations

from widgets.games.village.lessons.ending_steps import (
    BURIED,
    CROWDED,
    ENDED,
    LATER_TRIGGER,
    MARKET_ENDS,
    NO_CUBES,
    OLD,
    SHARP,
    STEPS,
    WISHES,
)
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.ask import After, Asked, Fortune, Happens, Legal, Told, Winners
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="ending-well",
        kind="board",
        rules="V14.1 V14.4",
        text="Ana has 2 green cubes, 1 pink cube and 1 coin. Click every colour with which she can pay at the well.",
        position=at(cubes="green 2 pink 1", coins=1),
        ask=Legal("well"),
        why="Three cubes of one colour, and the coin stands for one of them.",
    ),
    Question(
        id="ending-cube",
        kind="one",
        rules="V14.3",
        text="One cube is left on the spaces. Ana uses the well and has a child. Whose turn is it then?",
        position=WISHES,
        ask=Asked("well pink; choose family; birth"),
        options=(
            Option("Ben’s, in the same round", "turn 1"),
            Option("Nobody’s: the round is over", "seed", "The well takes no cube, so the round goes on.", "V14.3"),
        ),
        why="No cube was taken. The last one still waits for somebody.",
    ),
    Question(
        id="ending-turns",
        kind="number",
        rules="V18.3",
        text="Four play. Ana’s member takes the last grave at the end of her turn. How many last turns follow?",
        position=at("death", **OLD, others=CROWDED),
        ask=Told("bury yard", "last turns", "turns"),
        why="One for each of the other three. Ana has none.",
    ),
    Question(
        id="ending-market",
        kind="number",
        rules="V18.6",
        text="On Ana’s market day Ben’s member takes the last grave. How many last turns follow?",
        position=MARKET_ENDS,
        ask=Told("pass; serve K4; lay K5", "last turns", "turns"),
        why="It was not the starter who triggered it, so everybody has one more turn, even Ben.",
    ),
    Question(
        id="ending-who",
        kind="one",
        rules="V18.6",
        text="On Ana’s market day Ben’s member takes the last grave. Who has the first of the last turns?",
        position=MARKET_ENDS,
        ask=Asked("pass; serve K4; lay K5"),
        options=(
            Option("Ben", "turn 1"),
            Option("Cleo, because Ben triggered the end", "turn 2", "Here even Ben has one more turn.", "V18.6"),
            Option("Ana", "turn 0", "She comes last, as the starter of the market day.", "V18.6"),
        ),
        why="Clockwise from the player after the starter of the market day, and that is Ben.",
    ),
    Question(
        id="ending-free",
        kind="many",
        rules="V18.5 V14.2",
        text="It is Ana’s last turn, and the spaces are empty. She has 3 green cubes. What may she do?",
        position=NO_CUBES,
        ask=Legal(),
        options=(
            Option("Any action, without paying at the well", "choose crafts"),
            Option("Nothing at all", "skip"),
            Option("Pay 3 green at the well", "well green"),
        ),
        why="Any one action, or none. The well is dry when no cube lies on any space.",
    ),
    Question(
        id="ending-score",
        kind="number",
        rules="V19.2 V19.3 V19.5 V19.6",
        text="Ana has a member in window 2, a councillor on stage 2, 2 coins, and has served customers for 3 and for "
        "4 points. At how many points does she stand?",
        position=at("draw", **{**SHARP, "members": "yard 1; black bag 1; church 2 1; council 2 1"}),
        ask=Fortune(0),
        why="3 for the window, 2 for the council, 7 for the customers and 2 for the coins make 14.",
    ),
    Question(
        id="ending-tie",
        kind="one",
        rules="V19.7",
        text="Ana has 9 points and no customers. Ben has 5 points on the track and has served a customer for 4. Who "
        "wins?",
        position=at(
            spaces={"harvest": "brown 1"},
            points=9,
            others={**BURIED, 1: {**BURIED[1], "points": 5, "served": "K8", "coins": 0}},
            table=ENDED,
        ),
        ask=Winners("take harvest brown; skip"),
        options=(
            Option("Ben", "1"),
            Option("Ana", "0", "The tie goes to the one with more served customers.", "V19.7"),
            Option("They share the win", "0 1", "Customers decide first.", "V19.7"),
        ),
        why="9 against 9, and Ben has served more customers.",
    ),
    Question(
        id="ending-first",
        kind="one",
        rules="V18.8",
        text="Ben has triggered the end. In her last turn Ana takes the last grave as well. Who counts as the one who "
        "triggered it?",
        position=LATER_TRIGGER,
        ask=After("bury yard", "ended_by"),
        options=(Option("Ben", "1"), Option("Ana", "0", "Only the first trigger counts.", "V18.8")),
        why="Ben’s trigger came first, and a later one changes nothing.",
    ),
    Question(
        id="ending-mass",
        kind="one",
        rules="V18.7",
        text="Ana has the very last turn. Is there still a mass before the scoring?",
        position=at(spaces={"harvest": "brown 1"}, others=BURIED, table=ENDED),
        ask=Happens("take harvest brown; skip", "mass"),
        options=(
            Option("Yes, the final mass", "yes"),
            Option("No", "no", "The usual mass is left out, but a final one takes its place.", "V18.7"),
        ),
        why="One final mass, in place of the usual one.",
    ),
)

ENDING = Chapter(
    title="The well and the end",
    promise="Wishes for cubes, the last grave, and how the village counts its points.",
    steps=STEPS,
    quiz=QUIZ,
)
