"""Chapter 7: voyages by charter, and the temple of Baal."""

from __future__ import annotations

from typing import Any

from widgets.games.porto_carthago.lessons.positions import FULL_HARBOUR, at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.ask import After, Forbidden, Happens, Legal, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

READY: dict[str, Any] = {
    "lap": 4,
    "docks": {0: "Egypt-II"},
    "hands": {0: "grain"},
    "charter": "0",
    "cash": {0: 2},
    "deck": "S22 S24 S04",
}
NOBODY_PRAYS = at("porter A1", **READY)
THREE_PRAY = at("porter A1", pray={0: 3}, **READY)
FOUR_PRAY = at("porter A1", pray={0: 4}, **READY)
SAIL = {
    "carry": "Take it back and carry the grain to ship 1.",
    "intrigue": "That is fine too.",
    "score": "Carry on.",
}
BEYOND: dict[str, Any] = {
    "seats": 5,
    "docks": {0: "Egypt-II"},
    "keeps": {0: "S22", 1: "S03 S08", 2: "S17", 3: "S26", 4: "S11"},
    "hands": {0: "grain"},
    "charter": "0",
    "pray": {0: 4},
    **FULL_HARBOUR,
}

STEPS = (
    Step(
        id="dangers",
        rules="C0.9",
        title="The sea is dangerous",
        text="""Now for your own ships. A voyage leads to an unknown coast: the top card of the deck decides
where. Each ship card has a danger, the number in its red triangle.

| danger | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| cards | 7 | 6 | 6 | 5 | 4 | 2 |

Prayers help against danger. Baal is a god of Carthage, and each of your servants in his temple protects you
from one point of danger.""",
        position=at("turn", pray={0: 4}, **READY),
        done="With 4 servants in the temple you are safe on 24 of the 30 cards.",
    ),
    Step(
        id="set-sail",
        rules="C11.1 C7.9 C11.3 C11.4 C11.5",
        title="Set sail!",
        text="""You need three things: a captain on a charter ship, at least one servant in the temple, and a
porter who brings a good on board. The ship sails at once.

The top card is turned up for all to see. If you have *as many* temple servants as its danger or more, the
voyage succeeds. You get two trade points and the income of the card. Then you pay an offering of 1 talent for
each temple servant.

You have 4 in the temple. Carry your grain to charter ship 1, score both points, and pay. Intrigue, the other
answer, is for chapter 8.""",
        position=FOUR_PRAY,
        aim=happened("offered", seat=0, paid=4),
        show="carry grain ship 1; score; score; offer 4",
        then="voyage S22",
        hint="Click charter ship 1. Answer “Score the trade point” twice, then pay the offering.",
        missed=SAIL,
        done="Danger 4 against 4 servants in the temple: enough. Two trade points, and 11 − 4 = 7 talents.",
    ),
    Step(
        id="bad-luck",
        rules="C11.6 C11.7",
        title="A storm",
        text="""The same coast, but only 3 servants in the temple. Danger 4 is too much for them, so the voyage
*fails*.

Not all is lost: you get one trade point and half the income, rounded up. There is no offering after a failure.
Carry the grain to charter ship 1.""",
        position=THREE_PRAY,
        aim=happened("voyage pays", seat=0, amount=6),
        show="carry grain ship 1; score",
        then="voyage S22",
        hint="Click charter ship 1, which glows.",
        missed=SAIL,
        done="Half of 11 is 5½, so 6 talents. One servant more in the temple would have brought a second trade point.",
    ),
    Step(
        id="coming-home",
        rules="C11.8 C11.9 C11.12",
        title="Coming home",
        text="""A voyage ends in a fixed order: first the trade points, then the money, then everything goes back. The
card goes under the deck and the good into the bag. Your captain and *one* temple servant come home. That holds
after a success and after a failure.

The charter ship is empty again. For another voyage it needs a new captain. Make a voyage and watch your temple.""",
        position=THREE_PRAY,
        aim=happened("voyage over", seat=0),
        show="carry grain ship 1; score",
        then="voyage S22",
        hint="Click charter ship 1, which glows.",
        missed=SAIL,
        done="Of the 3 in the temple 2 are left, and two more servants are in your supply.",
    ),
    Step(
        id="any-cargo",
        rules="C11.2 C11.10",
        title="They take anything",
        text="""On foreign coasts they buy whatever you bring. The nation and the good on the card do not
matter, and its privilege is *not* yours.

The next card is the Phoenician purple ship. It wants purple and shows the privilege bonus of 3 talents. Send
grain.""",
        position=FOUR_PRAY,
        aim=both(happened("succeeded", seat=0), happened("voyage over", seat=0)),
        show="carry grain ship 1; score; score; offer 4",
        then="voyage S24",
        hint="Click charter ship 1. Answer “Score the trade point” twice, then pay the offering.",
        missed=SAIL,
        done="9 − 4 = 5 talents for grain, but no bonus of 3.",
    ),
    Step(
        id="too-many-prayers",
        rules="C11.11",
        title="A dear offering",
        text="""The income is paid out before the offering, so you can pay with it. If even that is not enough,
you pay all you have, and Baal forgives the rest.

You have 9 servants in the temple and no money. The card pays 7.""",
        position=at("porter A1", pray={0: 9}, **{**READY, "cash": {0: 0}}),
        aim=happened("offered", seat=0, rule="C11.11"),
        show="carry grain ship 1; score; score; offer 7",
        then="voyage S04",
        hint="Click charter ship 1. Answer “Score the trade point” twice, then pay.",
        missed=SAIL,
        done=(
            "Nine were due and seven were paid. With 6 in the temple you are safe from everything, so 9 are three too "
            "many."
        ),
    ),
    Step(
        id="empty-temple",
        rules="C11.1",
        title="Not without a prayer",
        text="""Superstitious sailors! With nobody of yours in the temple your ship does not leave the harbour.

Your temple is empty. Try to carry your grain on board. No button offers that, so type “carry grain ship 1”.""",
        position=NOBODY_PRAYS,
        aim=tried("C11.1"),
        show="carry grain ship 1",
        hint="Type “carry grain ship 1” into the box below the board.",
        missed={"carry": "That works, but take it back and try charter ship 1."},
        done="One servant is enough to sail, though hardly enough to sleep well.",
    ),
    Step(
        id="somebody-elses-ship",
        rules="C11.1 C7.4",
        title="Not on somebody else’s ship",
        text="""You can load only a charter ship on which your own servant stands.

Ship 2 is Ben’s. Try to give him your grain. No button offers that, so type “carry grain ship 2”.""",
        position=at("porter A1", pray={0: 3}, **{**READY, "charter": "0 1"}),
        aim=tried("C7.4", "carry grain ship 2"),
        show="carry grain ship 2",
        hint="Type “carry grain ship 2” into the box below the board.",
        missed={"carry": "Take it back and try ship 2."},
        done="Ben would have taken it with a smile.",
    ),
    Step(
        id="no-destination",
        rules="C16.4",
        title="Nowhere to go",
        text="""With five players it can happen that all ship cards are in the rows, in the harbour and in front
of players. Then the deck is empty, and there is no destination.

Try to sail all the same. No button offers that, so type “carry grain ship 1”.""",
        position=at("porter A1", **BEYOND),
        aim=tried("C16.4"),
        show="carry grain ship 1",
        hint="Type “carry grain ship 1” into the box below the board.",
        missed={"carry": "Take it back and try charter ship 1."},
        done="It is rare. The next card that goes under the deck gives your captain a destination again.",
    ),
    Step(
        id="how-many-prayers",
        rules="C0.9 C11.3",
        title="How many in the temple?",
        text="""If any of the 30 cards may come next, so many of them let you succeed:

| temple servants | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| of 30 cards | 7 | 13 | 19 | 24 | 28 | 30 |

Each servant you add costs 1 talent more as an offering after a success, and 1 in each income that it spends in
the temple. Three or four are often a good number. Ships you can see are *not* in the deck, so count them!""",
        position=at("turn", pray={0: 4}, **READY),
        done="In the notebook about the odds you can work it out exactly.",
    ),
)

QUIZ = (
    Question(
        id="charter-enough",
        kind="one",
        rules="C11.3 C11.4",
        text="Ana has 4 servants in the temple, and the card has danger 4. Does the voyage succeed?",
        position=FOUR_PRAY,
        ask=Happens("carry grain ship 1; voyage S22", "succeeded"),
        options=(
            Option("Yes", "yes"),
            Option("No, she needs 5", "no", "As many as the danger is enough.", "C11.3"),
        ),
        why="You need as many temple servants as the danger says, or more.",
    ),
    Question(
        id="charter-failed",
        kind="number",
        rules="C11.7",
        text="Ana has 3 in the temple. The card shows danger 4 and income 11. How many talents does she receive?",
        position=THREE_PRAY,
        ask=Pays("carry grain ship 1; voyage S22; score", 0, ("voyage pays",)),
        why="Half of 11 is 5½, so she receives 6. There is no offering after a failure.",
    ),
    Question(
        id="charter-offering",
        kind="one",
        rules="C11.5 C11.8",
        text="Ana has 4 in the temple and succeeds. What offering does she pay?",
        position=FOUR_PRAY,
        ask=Told("carry grain ship 1; voyage S22; score; score; offer 4", "offered", "paid"),
        options=(
            Option("4", "4"),
            Option("3", "3", "The one that goes home is still counted for the offering.", "C11.5"),
            Option("0", "0", "Only a failure is free of offerings.", "C11.7"),
        ),
        why="All temple servants count, before one of them goes home.",
    ),
    Question(
        id="charter-home",
        kind="number",
        rules="C11.8",
        text="Ana’s voyage fails with 3 servants in the temple. How many are there afterwards?",
        position=THREE_PRAY,
        ask=After("carry grain ship 1; voyage S22; score", "temple.0"),
        why="One temple servant comes home in any case, after a success and after a failure.",
    ),
    Question(
        id="charter-bonus",
        kind="one",
        rules="C11.10",
        text="The card turned up shows the privilege bonus. Does Ana get its 3 talents?",
        position=FOUR_PRAY,
        ask=Happens("carry grain ship 1; voyage S24; score; score; offer 4", "bonus talents"),
        options=(
            Option("No", "no"),
            Option("Yes", "yes", "Privileges come from loading only.", "C13.1"),
        ),
        why="A voyage brings points and money, but never the privilege.",
    ),
    Question(
        id="charter-why",
        kind="one",
        rules="C11.1",
        text=(
            "Ana’s captain is on board and the grain is ready, but none of her servants is in the temple. What stops "
            "her?"
        ),
        position=NOBODY_PRAYS,
        ask=Forbidden("carry grain ship 1"),
        options=(
            Option("A voyage needs a servant in the temple", "C11.1"),
            Option("The card must want grain", "C11.2", "Any good will do on a voyage.", "C11.2"),
            Option("The ship is not hers", "C7.4", "Her captain is on board.", "C7.4"),
        ),
        why="A charter ship sails only if a servant of its owner is in the temple.",
    ),
    Question(
        id="charter-porter",
        kind="board",
        rules="C11.1 C6.7",
        text=(
            "Ana has a captain on board and grain, but no dock, nobody in the temple and 5 talents. Click every space "
            "she can use."
        ),
        position=at("turn", docks={0: ""}, hands={0: "grain"}, charter="0", cash={0: 5}),
        ask=Legal("play"),
        why="Without a servant in the temple no porter can bring the grain on board, and she has no dock to put it at.",
    ),
)

CHARTER = Chapter(
    title="The risky road",
    promise="Charter a ship, pray, and hope for a calm sea.",
    steps=STEPS,
    quiz=QUIZ,
)
