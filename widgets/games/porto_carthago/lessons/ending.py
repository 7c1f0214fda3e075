"""Chapter 9: the last actions and the final count."""

from __future__ import annotations

from widgets.games.porto_carthago.lessons.ending_steps import (
    COUNT,
    EIGHT_TOO_EARLY,
    RICH,
    STEPS,
    THREE_SCHEMERS,
    TWO_SEATS,
    with_money,
)
from widgets.games.porto_carthago.lessons.positions import at
from widgets.shared.lesson.ask import After, Asked, Forbidden, Happens, Legal, Told, Winners
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="end-eight",
        kind="one",
        rules="C14.2 C14.3",
        text="Ben reaches 8 trade points in decade 3. Does the game end after decade 3?",
        position=EIGHT_TOO_EARLY,
        ask=Happens("collect", "early end"),
        options=(
            Option("No", "no"),
            Option("Yes", "yes", "It is checked only once, at the end of decade 4.", "C14.3"),
        ),
        why="The check comes at the end of decade 4, and never before.",
    ),
    Question(
        id="end-price",
        kind="one",
        rules="C14.7",
        text="P10 is free and costs 15. What does Ana pay for her final purchase?",
        position=at("final", **RICH),
        ask=Told("purchase", "palace", "price"),
        options=(
            Option("20", "20"),
            Option("15", "15", "The final purchase is always on the last space.", "C14.7"),
            Option("6", "6", "P1 was sold long ago.", "C14.7"),
        ),
        why="The final purchase is on the last space, even if cheaper ones are free.",
    ),
    Question(
        id="end-board",
        kind="board",
        rules="C14.6 C14.7",
        text="It is Ana’s final turn, and she has 36 talents. Click everything that she can do on the board.",
        position=TWO_SEATS,
        ask=Legal("", ("end",)),
        why=(
            "She may use her privilege and make the final purchase. There are no action cards and no 3 talents any "
            "more."
        ),
    ),
    Question(
        id="end-winner",
        kind="one",
        rules="C15.6 C15.7",
        text="In the end Ben and Dirk have 7 servants in the palace, Ana 6. Dirk has more trade points. Who wins?",
        position=at("final", **COUNT),
        ask=Winners("end"),
        options=(
            Option("Dirk", "3"),
            Option("Ben and Dirk together", "1 3", "Trade points decide before that.", "C15.7"),
            Option("Ben, who has more talents", "1", "Talents come only after trade points.", "C15.8"),
            Option("Ana", "0", "Only those with the most servants can win.", "C15.6"),
        ),
        why="Ben and Dirk are tied, and Dirk has more trade points.",
    ),
    Question(
        id="end-award",
        kind="number",
        rules="C15.3 C15.4",
        text="The path is full. Ana and Ben have 5 servants each there, and hers came first. How many seats for Ben?",
        position=at("final", **COUNT),
        ask=Told("end", "award", "count", {"seat": 1}),
        why="Ana ranks first and takes 3. Ben is second and takes 2.",
    ),
    Question(
        id="end-short",
        kind="one",
        rules="C15.1",
        text="Three servants stand on the path, one each of Ana, Ben and Cleo. Who gets a seat for it?",
        position=THREE_SCHEMERS,
        ask=Happens("end", "award"),
        options=(
            Option("Nobody", "no"),
            Option("The one who came first", "yes", "I4 is the first scoring space.", "C15.1"),
        ),
        why="Only three spaces are filled, and the first scoring space is the fourth.",
    ),
    Question(
        id="end-next",
        kind="one",
        rules="C14.4 C14.6",
        text="Decade 5 ends, and no good lies at any dock. What comes next?",
        position=at("turn", seat=3, lap=5, **RICH),
        ask=Asked("collect"),
        options=(
            Option("Ana’s final turn", "final 0"),
            Option("Ships enter once more", "ship", "Only if a good lies at a dock.", "C14.4"),
            Option("The count", "over", "Final turns come whether ships enter or not.", "C14.6"),
        ),
        why="Final turns always come. Last ships need a good that waits at a dock.",
    ),
    Question(
        id="end-twice",
        kind="one",
        rules="C14.7",
        text="Ana has 7 trade points and 26 talents and makes her final purchase. How many talents has she left?",
        position=at("final", **RICH),
        ask=After("purchase", "talents.0"),
        options=(
            Option("6", "6"),
            Option("11", "11", "P10 would cost 15, but it is not for sale now.", "C14.7"),
            Option("26", "26", "Only trade points are not spent.", "C9.4"),
        ),
        why="The last space costs 20, so 6 of her 26 talents are left.",
    ),
    Question(
        id="end-collect",
        kind="one",
        rules="C14.6",
        text="Ana lacks 1 talent for the final purchase and wants to take 3 talents first. What stops her?",
        position=with_money(19),
        ask=Forbidden("collect"),
        options=(
            Option("The final turn is no ordinary turn", "C14.6"),
            Option("She must pay in full", "C16.9", "That stops the purchase and not the talents.", "C14.6"),
            Option("The game is over", "C14.8", "It is over after all final turns.", "C14.8"),
        ),
        why="In the final turn there are privileges and one purchase, and nothing else.",
    ),
)

ENDING = Chapter(
    title="The end and the count",
    promise="The last ships, the last seat, and who rules Carthage.",
    steps=STEPS,
    quiz=QUIZ,
)
