"""Chapter 8: the path of intrigue and the eight privileges."""

from __future__ import annotations

from widgets.games.porto_carthago.lessons.positions import at
from widgets.games.porto_carthago.lessons.privileges_steps import (
    LOADS,
    NO_POINTS,
    PILOT,
    PORTER_WAITS,
    SPENT,
    STEPS,
    TRADE,
)
from widgets.shared.lesson.ask import After, Asked, Count, Forbidden, Happens, Legal, Told
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="priv-asked",
        kind="one",
        rules="C12.4 C10.9",
        text="Ana’s supply is empty. She loads the Roman wine ship. Is she asked whether she wants intrigue?",
        position=at("porter A1", **SPENT),
        ask=Asked("carry wine Rome-II"),
        options=(
            Option("No, only whether she uses a privilege or ends her turn", "after 0"),
            Option("Yes", "point 0", "Her dock servants come home only after the trade point.", "C10.9"),
            Option(
                "No, she must accept or decline the privilege of the ship",
                "privilege 0",
                "It is one that she may keep.",
                "C13.2",
            ),
        ),
        why="Without a servant in supply there is no choice, and her marker moves.",
    ),
    Question(
        id="priv-late",
        kind="one",
        rules="C13.5",
        text="Ana has paid for the porter and wants to use her privilege scout before he goes. What stops her?",
        position=PORTER_WAITS,
        ask=Forbidden("use S03"),
        options=(
            Option("Privileges wait for a better moment of the turn", "C13.5"),
            Option("The card is not hers", "C13.1", "The Egyptian oil ship lies before her.", "C13.4"),
            Option("Only one privilege in a turn", "C13.6", "Any number may be used.", "C13.6"),
        ),
        why="Once a card is paid for, its action comes first. Privileges may be used before and after that.",
    ),
    Question(
        id="priv-useful",
        kind="board",
        rules="C13.5",
        text="Ana keeps the privileges pilot, scout and palace, and has 5 talents. Click all that she can use now.",
        position=at("turn", keeps={0: "S01 S03 S27"}, hands={0: "oil"}, docks={0: "Egypt-II"}, cash={0: 5}),
        ask=Legal("use"),
        why="A privilege must have an effect. P1 costs 6 talents, and she has only 5.",
    ),
    Question(
        id="priv-orders",
        kind="number",
        rules="C13.11",
        text="Ana has looked at three cards with the privilege scout. In how many orders can she put them back?",
        position=at("order S03", keeps={0: "S03"}, top="S16 S04 S17", **LOADS),
        ask=Count("stack"),
        why="Three cards have 3 × 2 × 1 = 6 orders.",
    ),
    Question(
        id="priv-deliver",
        kind="many",
        rules="C13.12",
        text=(
            "Grain lies at Rome II beside the Roman wine ship, and oil is in Ana’s warehouse. What can “any good” load?"
        ),
        position=at("deliver S08", keeps={0: "S08"}, goods={"Rome-II": "grain"}, **{**LOADS, "hands": {0: "oil"}}),
        ask=Legal("deliver"),
        options=(
            Option("The grain at Rome II", "deliver Rome-II Rome-II"),
            Option("The oil from the warehouse", "deliver oil Rome-II"),
        ),
        why="If a wrong good lies there, it is the one that goes.",
    ),
    Question(
        id="priv-points",
        kind="number",
        rules="C13.9",
        text=(
            "Ana has no trade points. She loads the Iberian oil ship, accepts its privilege trade and scores every "
            "point. How many has she then?"
        ),
        position=at("porter A1", points={0: 0}, **TRADE),
        ask=After("carry oil Iberia-I; score; accept; score", "trade_points.0"),
        why="One for the load and one for the privilege.",
    ),
    Question(
        id="priv-gain",
        kind="one",
        rules="C13.15 C9.4",
        text="Ana has no trade points and uses the privilege palace with 8 talents. Which space does she get?",
        position=NO_POINTS,
        ask=Told("use S27", "palace", "space"),
        options=(
            Option("P1, the cheapest", "P1"),
            Option("P2, as she has 8 talents", "P2", "It is always the cheapest space that is free.", "C13.15"),
            Option("None, she lacks trade points", "-", "That is what the privilege is for.", "C13.15"),
        ),
        why="The privilege waives the trade points and nothing else.",
    ),
    Question(
        id="priv-pilot",
        kind="one",
        rules="C13.13 C10.5",
        text="Ana has grain. Her pilot brings the Greek grain ship to Greece II, which nobody owns. Is it loaded?",
        position=at("turn", **PILOT),
        ask=Happens("use S01; bring S11; ship S15", "loaded"),
        options=(
            Option("No, it waits", "no"),
            Option("Yes, for Ana", "yes", "A dock without an owner holds no good, so nothing can be loaded.", "C10.6"),
        ),
        why="A ship at an unclaimed dock cannot be loaded.",
    ),
)

PRIVILEGES = Chapter(
    title="Intrigue and privileges",
    promise="The path in the shadows, and eight favours of foreign captains.",
    steps=STEPS,
    quiz=QUIZ,
)
