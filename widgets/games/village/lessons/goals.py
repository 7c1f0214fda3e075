"""Chapter 14: Life Goals."""

from __future__ import annotations

from widgets.games.village.lessons.goals_steps import (
    GOALS,
    HISTORY,
    NEARLY_RICH,
    PORT_GOALS,
    SAINTLY,
    STEPS,
    WANDERER,
    WRITER,
)
from widgets.games.village.lessons.positions import CUSTOMERS, at, new_game
from widgets.shared.lesson.ask import After, Forbidden, Fortune, Legal, Outcomes, Told
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="goals-worth",
        kind="number",
        rules="VL2.1 VL2.3",
        text="Ana has 7 coins, the Aristocrat, and no points. She reveals the card. At how many points does she stand?",
        position=at(modules=GOALS, silver="aristocrat", coins=7),
        ask=Fortune(0, "reveal aristocrat"),
        why="5 for the goal, and the 7 coins are still there for 7 more.",
    ),
    Question(
        id="goals-writer",
        kind="one",
        rules="VL3.2 VL3.1",
        text="Ana holds the Writer. She has 3 scrolls, a brown, a pink and an orange cube, and 2 coins. Why can she "
        "not reveal it?",
        position=at(**WRITER),
        ask=Forbidden("reveal writer"),
        options=(
            Option("A green cube is missing", "VL3.1"),
            Option("It is not the right moment", "VL2.8", "The beginning of her turn is fine.", "VL2.8"),
            Option("Silver goals wait for the end", "VL2.6", "They score at once.", "VL2.1"),
        ),
        why="Coins replace no cubes here.",
    ),
    Question(
        id="goals-saint",
        kind="one",
        rules="VL4.4",
        text="Ana has two members in window 1 and one in window 3. What keeps her from revealing the Saint?",
        position=at(**SAINTLY),
        ask=Forbidden("reveal saint"),
        options=(
            Option("Nobody is in window 2", "VL4.4"),
            Option("Nobody of generation 4 is there", "VL4.6", "That is the Acolyte.", "VL4.6"),
            Option("She needs the majority", "VL2.1", "The majority is no condition.", "VL4.4"),
        ),
        why="One each in windows 1, 2 and 3 is asked for.",
    ),
    Question(
        id="goals-marker",
        kind="one",
        rules="VL4.5",
        text="Ana has a marker in city 6 and has served two customers, but her traveller has gone on to city 5. "
        "Which rule keeps her from revealing the Travelling Salesman?",
        position=at(**WANDERER, visited="C4 C5 C6"),
        ask=Forbidden("reveal travelling salesman"),
        options=(
            Option("A member must be in city 6 itself", "VL4.5"),
            Option("She needs six customers", "VL4.7", "That is the Merchant.", "VL4.7"),
        ),
        why="A marker alone is not enough.",
    ),
    Question(
        id="goals-deck",
        kind="number",
        rules="VL1.2",
        text="With the base game only: how many different silver cards could be the first one dealt?",
        position=new_game(f"{CUSTOMERS}; begin red", life_goals=True),
        ask=Outcomes(),
        why="8 silver cards, without Brewer and Explorer.",
    ),
    Question(
        id="goals-sea",
        kind="number",
        rules="VL1.2",
        text="With the port, but without the inn, four silver cards have been dealt. How many different gold cards "
        "could come first?",
        position=new_game(
            f"{CUSTOMERS}; begin red; deal farmer; deal knight; deal writer; deal explorer", life_goals=True, port=True
        ),
        ask=Outcomes(),
        why="9 gold cards, without Innkeeper and Travelling Salesman.",
    ),
    Question(
        id="goals-may",
        kind="many",
        rules="VL2.5 VL2.8",
        text="Ana has just used the mill and owns 7 coins now. She holds the Aristocrat, and the app asks her. What "
        "may she do?",
        position=at("reveal", **{**NEARLY_RICH, "coins": 7, "grain": 0}),
        ask=Legal(),
        options=(
            Option("Reveal it", "reveal aristocrat"),
            Option("Keep it", "done"),
            Option("Reveal the Knight", "reveal knight"),
        ),
        why="She may, but never must. And she can reveal only what she holds.",
    ),
    Question(
        id="goals-after",
        kind="one",
        rules="VL2.4",
        text="Ana reveals the Aristocrat. Which silver card does she hold after that?",
        position=at(modules=GOALS, silver="aristocrat", coins=7),
        ask=After("reveal aristocrat", "seats.0.silver_goal"),
        options=(
            Option("None", "None"),
            Option("A new one from the deck", "farmer", "There is no new card.", "VL2.4"),
            Option("The Aristocrat again", "aristocrat", "Each card scores once.", "VL2.3"),
        ),
        why="The card leaves the game, and no new one comes.",
    ),
    Question(
        id="goals-fourth",
        kind="one",
        rules="VL4.3",
        text="Ana is in the council, crafts and church sections. The member in her yard dies. She holds the "
        "Historian. What does she gain when she reveals it?",
        position=at("death", **HISTORY),
        ask=Told("bury yard; reveal historian", "goal", "points"),
        options=(
            Option("8 points", "8"),
            Option("5 points", "5", "That is for silver; the Historian is gold.", "VL2.1"),
            Option("Nothing, all five sections are needed", "0", "Four are enough.", "VL4.3"),
        ),
        why="The farmyard is the fourth section, and gold goals score 8.",
    ),
    Question(
        id="goals-aboard",
        kind="one",
        rules="VL3.3 VP6.4",
        text="Ana holds the Explorer. Her chest, cocoa and tea have been brought home. Which rule keeps her from "
        "revealing it?",
        position=at(modules=PORT_GOALS, silver="explorer", chests=[3], spices="cocoa 1 tea 1"),
        ask=Forbidden("reveal explorer"),
        options=(
            Option("They must lie on the ship tile", "VL3.3"),
            Option("She must own more", "VL2.2", "Number is not the problem, place is.", "VL3.3"),
        ),
        why="For the Explorer everything must be aboard at the same time.",
    ),
)

GOALS_CHAPTER = Chapter(
    title="Life Goals",
    promise="Two secret dreams, five points and eight.",
    steps=STEPS,
    quiz=QUIZ,
)
