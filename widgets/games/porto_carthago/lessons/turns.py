"""Chapter 4: what you can do in a turn."""

from __future__ import annotations

from widgets.games.porto_carthago.lessons.positions import at
from widgets.games.porto_carthago.lessons.turns_steps import DUE, HOME, LOADED, STEPS
from widgets.shared.lesson.ask import After, Forbidden, Legal, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="turns-order",
        kind="one",
        rules="C6.6",
        text="Ana has paid for the load master on A4 and wants to buy a palace seat first. What stops her?",
        position=at("loadmaster A4", **DUE),
        ask=Forbidden("purchase"),
        options=(
            Option("The bonus follows the action", "C6.6"),
            Option("She has too few trade points", "C9.4", "She has 2, and P1 needs 2.", "C9.4"),
            Option("One of the two must be left out", "C6.7", "She may do both, in the right order.", "C6.6"),
        ),
        why="First the action, then the bonus. Or she leaves the action out, and then the bonus comes at once.",
    ),
    Question(
        id="turns-cards",
        kind="board",
        rules="C6.4 C6.7",
        text="Ana has 2 servants in supply, but no goods and no money. Click every action space that she can use.",
        position=at("turn", lap=4, docks={0: "Rome-II Egypt-II"}, light={0: 5}, pray={0: 5}, cash={0: 0}, sales=2),
        ask=Legal("play"),
        why=(
            "With A4 she can leave or give up a dock, with A5 bring servants home. A porter has nothing to carry, the "
            "merchant wants 2 talents, and A6 costs 3 servants."
        ),
    ),
    Question(
        id="turns-fresh",
        kind="one",
        rules="C6.8",
        text=(
            "Ana has no money. With the porter on A5 she loads the Roman wine ship. May she then buy P1 in the same "
            "turn?"
        ),
        position=at("porter A5", lap=3, **LOADED),
        ask=Told("carry wine Rome-II; score; purchase", "palace", "space"),
        options=(
            Option("Yes, P1", "P1"),
            Option("Yes, but only the last space", "P15", "She buys the cheapest space that is free.", "C9.3"),
            Option("No", "-", "What the action brings can be spent on the bonus.", "C6.8"),
        ),
        why="12 talents and her second trade point come just in time.",
    ),
    Question(
        id="turns-reset",
        kind="number",
        rules="C8.4 C7.22",
        text="Three goods were bought. Ana renews the market and buys one for 6. What will the merchant charge next?",
        position=at("turn", lap=3, sales=3, docks={0: "Egypt-II", 1: "Rome-II"}, cash={0: 8}),
        ask=Told(
            "renew; fill ivory ivory oil purple purple wine; buy wine; play A2; buy oil", "bought", "price", {"seat": 1}
        ),
        why="Renewing starts the price at 4 again, and the good for 6 does not count.",
    ),
    Question(
        id="turns-slots",
        kind="number",
        rules="C9.1",
        text="Ana opens both blocked slots with one bonus. What does she pay?",
        position=at("bonus A3", docks={0: "Rome-II"}, cash={0: 13}, hands={0: "oil wine"}),
        ask=Pays("extend 2", 0, ("extended",), "price"),
        why="6 talents for each of the two slots make 12.",
    ),
    Question(
        id="turns-skip",
        kind="one",
        rules="C6.7 C6.4",
        text="Ana uses A4, leaves out the load master and buys P1. By how much does her supply change?",
        position=at("turn", **DUE),
        ask=After("play A4; skip; purchase", "supply.0", change=True),
        options=(
            Option("−2", "-2"),
            Option("−1", "-1", "The servant for the card must be paid even if its action is left out.", "C6.7"),
            Option("0", "0", "The card and the seat take a servant each.", "C6.4"),
        ),
        why="One servant lies on the card and one sits in the palace.",
    ),
    Question(
        id="turns-nothing",
        kind="one",
        rules="C6.2",
        text="Ana wants to save everything for later and do nothing. What does the app say?",
        position=at("turn", hands={0: "oil"}, **HOME),
        ask=Forbidden("skip"),
        options=(
            Option("There is no passing", "C6.2"),
            Option("A part must be done", "C6.7", "That is about a card that has been chosen already.", "C6.2"),
            Option("Her turn is not over", "C6.3", "She has not even begun it.", "C6.2"),
        ),
        why="A turn is always one of three things, and 3 talents are always there.",
    ),
)

TURNS = Chapter(
    title="Your turn",
    promise="Choose a card, pay for it, act, and take the bonus.",
    steps=STEPS,
    quiz=QUIZ,
)
