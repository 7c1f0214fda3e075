"""Chapter 2: laying out cards, majorities and seals."""

from __future__ import annotations

from widgets.games.batavia.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.ask import After, Forbidden, Leads, Legal, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

DRAWS = {"draw": "Drawing is allowed. Take it back, and play cards this time."}

STEPS = (
    Step(
        id="three-steps",
        rules="B5.1 B5.2",
        title="Lay out, move, cash",
        text="""Playing cards has three steps, always in this order:

1. lay out cards from your hand,
2. move your merchant,
3. cash tiles, that is, give them away for gold, if you can and want to.

You lay out at least one card and as many as you like, of one company or several. They stay in front of you until
pirates take them. Lay out some Danish cards, say that you are done, and send your merchant off.""",
        position=at("action", hands={0: "denmark 3 sweden 1"}),
        aim=happened("moved", seat=0, company="denmark"),
        show="lay denmark 2; done; move denmark",
        hint="Click the Danish cards in your hand, then press the buttons that follow.",
        missed={
            **DRAWS,
            "lay": "The cards lie ready. Press the button that lays them out.",
            "done": "Now choose where your merchant goes.",
            "move": "That is allowed. Take it back, and travel with Denmark.",
        },
        done="Cards, merchant, and now the question about the gold. Chapter 5 comes back to it.",
    ),
    Step(
        id="majority",
        rules="B5.3",
        title="More than anybody else",
        text="""You have the *majority* of a company if you show more of its cards than each of the others.
Just as many is not enough.

Ben shows 3 Danish cards and Cleo 1. You hold 4. Get the majority of Denmark.""",
        position=at("action", hands={0: "denmark 4"}, tables={1: "denmark 3", 2: "denmark 1"}),
        aim=happened("seal gained", seat=0, company="denmark"),
        show="lay denmark 4; done",
        hint="Lay out all four Danish cards, then say that you are done.",
        missed={**DRAWS, "lay": "Fine. Now say that these are all your cards."},
        done="4 against 3. The Danish seal is yours now.",
    ),
    Step(
        id="equal-is-not-enough",
        rules="B5.5",
        title="Equal is not enough",
        text="""As long as you have no seal, your cards must win you one. You cannot lay out a card just for
nothing.

Ben shows 3 Danish cards, and you hold 3. Lay them out and try to stop there.""",
        position=at("action", hands={0: "denmark 3 france 1"}, tables={1: "denmark 3"}),
        aim=tried("B5.5"),
        show="lay denmark 3; done",
        hint="Click three Danish cards, then the button for done; or type “lay denmark 3” and then “done”.",
        missed={
            **DRAWS,
            "lay": "They lie ready. Now try to stop there.",
            "done": "That is allowed, because you won a seal. Take it back and lay out only Danish cards.",
        },
        done="3 against 3 is a tie, and a tie is no majority. Your French card would have won you a seal.",
    ),
    Step(
        id="win-a-seal",
        rules="B5.5 B5.9",
        title="Win your first seal",
        text="""You and Ben show 1 Danish card each, so nobody has the seal. You also show an English card,
and Cleo shows 2 English ones.

Lay out one more Danish card. When your cards are down, you have the majority and take the seal.""",
        position=at(
            "action",
            hands={0: "denmark 1 france 1"},
            tables={0: "denmark 1 england 1", 1: "denmark 1", 2: "england 2 france 1"},
        ),
        aim=happened("seal gained", seat=0, company="denmark"),
        show="lay denmark 1; done",
        hint="One Danish card is enough. You may add the French one.",
        missed={**DRAWS, "lay": "Now say that you are done."},
        done="The seal came from the board to you.",
    ),
    Step(
        id="take-a-seal",
        rules="B5.9",
        title="Take it from Ben",
        text="""A seal is never safe. Ben has the Swedish one with 2 cards. If you show more, you take it
right out of his hands.

Do it. You hold 3 Swedish cards.""",
        position=at("action", hands={0: "sweden 3"}, tables={1: "sweden 2", 2: "france 1"}),
        aim=happened("seal gained", seat=0, company="sweden", former=1),
        show="lay sweden 3; done",
        hint="Lay out all three Swedish cards.",
        missed={**DRAWS, "lay": "Now say that you are done."},
        done="Ben keeps his cards, but the seal has moved to you.",
    ),
    Step(
        id="free-with-a-seal",
        rules="B5.4",
        title="With a seal you are free",
        text="""If you have a seal when your action begins, you may lay out any cards you like. They need not
win anything.

You have the Danish seal. Ben leads France with 2 cards. Lay out your single French card.""",
        position=at("action", hands={0: "france 1"}, tables={0: "denmark 2 england 1", 1: "france 2 england 1"}),
        aim=happened("counted", seat=0, cards=1),
        show="lay france 1; done",
        hint="Click the French card and then the button for done.",
        missed={**DRAWS, "lay": "Now say that you are done."},
        done="The card wins nothing yet, but your merchant travels, and next time you are closer.",
    ),
    Step(
        id="tie-costs-the-seal",
        rules="B5.10 B5.11",
        title="A tie costs the seal",
        text="""Ben has the Swedish seal with 3 cards. If you draw level, nobody has the majority any more,
and the seal goes back to the board. It stays there until somebody shows more than all others.

You have the Danish seal, so you are free to do it. Spoil Ben’s day.""",
        position=at("action", hands={0: "sweden 3 france 1"}, tables={0: "denmark 2", 1: "sweden 3"}),
        aim=happened("seal lost", company="sweden"),
        show="lay sweden 3; done",
        hint="Lay out all three Swedish cards.",
        missed={**DRAWS, "lay": "Now say that you are done.", "done": "Take it back and lay out 3 Swedish cards."},
        done="3 against 3: the Swedish seal lies on the board. Neither of you has it.",
    ),
    Step(
        id="cannot-play",
        rules="B5.6",
        title="When you must draw",
        text="""No seal, and no way to win one? Then you cannot play and have to draw. The same goes for an
empty hand.

Ben shows 2 English cards, and all you hold is one. Try to lay it out.""",
        position=at("action", hands={0: "england 1"}, tables={1: "england 2"}),
        aim=tried("B5.6"),
        show="lay england 1",
        hint="Click your English card, or type “lay england 1”.",
        missed={"draw": "That is what the rules want. Take it back, and try the card first."},
        done="The app says how many cards you would need. You may only draw.",
    ),
    Step(
        id="counting",
        rules="B5.7 B5.8",
        title="The cannon counts",
        text="""Every card on the table moves the cannon one space, and the cube of its company too. The
cannon never goes past 25. At a real table someone should watch the markers: if they are wrong, the cards are
right.

Lay out 4 Dutch and 2 French cards at once.""",
        position=at("action", hands={0: "netherlands 4 france 2"}, tables={1: "france 1"}),
        aim=happened("counted", seat=0, cards=6),
        show="lay netherlands 4; lay france 2; done",
        hint="Click all your cards, then the button for done.",
        missed={
            **DRAWS,
            "lay": "Good. Put down the other company too, then say that you are done.",
            "done": "That is allowed. Take it back, and lay out all six cards.",
        },
        done="Dutch cube 4 farther, French cube 2, and the cannon 6.",
    ),
    Step(
        id="compared-once",
        rules="B5.12 B5.13",
        title="Only the end counts",
        text="""Majorities are compared once, when all your cards are down. And only seals of companies whose
cards you laid out can change hands.

So whoever plays has at least one seal afterwards: an old one or a new one. Your own cards never cost you a
majority. Win two seals with a single action.""",
        position=at(
            "action",
            hands={0: "denmark 2 sweden 2"},
            tables={1: "denmark 1", 2: "sweden 1", 3: "england 2"},
        ),
        aim=both(happened("seal gained", seat=0, company="denmark"), happened("seal gained", seat=0, company="sweden")),
        show="lay denmark 2; lay sweden 2; done",
        hint="Lay out two Danish and two Swedish cards.",
        missed={
            **DRAWS,
            "lay": "Good. Now the other company, and then say that you are done.",
            "done": "One seal is fine, but here you can have two. Take it back.",
        },
        done="Two seals. England was not touched, so Dai keeps that one.",
    ),
)

QUIZ = (
    Question(
        id="seals-equal",
        kind="one",
        rules="B5.3 B5.10",
        text="Ben has the Swedish seal with 3 cards, and Ana has the Danish one. Ana lays out 3 Swedish cards. "
        "Who has the Swedish seal now?",
        position=at("action", hands={0: "sweden 3"}, tables={0: "denmark 2", 1: "sweden 3"}),
        ask=After("lay sweden 3; done", "seals.sweden"),
        options=(
            Option("Nobody; it lies on the board", "-1"),
            Option("Ben, because he was first", "1", "In a tie the seal does not stay with its old owner.", "B5.10"),
            Option("Ana, because she played last", "0", "Just as many cards are no majority.", "B5.3"),
        ),
        why="With 3 cards each, nobody shows more than all others. The seal goes back to the board.",
    ),
    Question(
        id="seals-begin",
        kind="many",
        rules="B5.3 B5.5",
        text="Ana has the English seal. Ben shows 2 Danish and 1 Swedish card. Which of these win Ana another seal?",
        position=at(
            "action",
            hands={0: "denmark 3 france 1 sweden 1"},
            tables={0: "england 1", 1: "denmark 2 sweden 1", 2: "france 2"},
        ),
        ask=Leads("lay {}; done", ("denmark 2", "denmark 3", "sweden 1"), "seal gained"),
        options=(
            Option("2 Danish cards", "denmark 2", "2 against 2 is a tie, and a tie is no majority.", "B5.3"),
            Option("3 Danish cards", "denmark 3"),
            Option("1 Swedish card", "sweden 1", "1 against 1 is a tie, and a tie is no majority.", "B5.3"),
        ),
        why="Ana must show more than each of the others.",
    ),
    Question(
        id="seals-why-not",
        kind="one",
        rules="B5.6",
        text="Ana has no seal and holds 1 English card. Ben shows 2 English cards. Which rule keeps her from playing?",
        position=at("action", hands={0: "england 1"}, tables={1: "england 2"}),
        ask=Forbidden("lay england 1"),
        options=(
            Option("When you cannot play, you must draw", "B5.6"),
            Option("Your hand", "B4.4", "You may hold as many or as few cards as you like.", "B4.4"),
            Option("Choosing a company", "B6.2", "That is about moving, which comes later.", "B6.2"),
        ),
        why="She has no seal, and her hand cannot win her one.",
    ),
    Question(
        id="seals-cannon",
        kind="number",
        rules="B5.7",
        text="There are 5 cards on the table. Ana lays out 3 Danish and 2 French cards. Where does the cannon stand?",
        position=at("action", hands={0: "denmark 3 france 2"}, tables={1: "sweden 3", 2: "england 2"}),
        ask=Told("lay denmark 3; lay france 2; done", "counted", "cannon"),
        why="Every card counts for the cannon: 5 + 3 + 2 = 10.",
    ),
    Question(
        id="seals-free",
        kind="many",
        rules="B5.4 B5.5",
        text="Ana has the Danish seal. What may she do now?",
        position=at("action", hands={0: "france 1 england 1"}, tables={0: "denmark 2", 1: "france 3 sweden 2"}),
        ask=Legal(),
        options=(
            Option("Lay out 1 French card, although Ben shows 3", "lay france 1"),
            Option("Lay out 1 English card", "lay england 1"),
            Option("Draw two cards", "draw"),
            Option("Lay out 1 Swedish card", "lay sweden 1"),
        ),
        why="With a seal she may lay out any card she holds, or draw. A Swedish card is not in her hand.",
    ),
    Question(
        id="seals-first-card",
        kind="one",
        rules="B5.3 B5.5",
        text="Ana has no seal. Ben shows 4 Dutch cards, and Cleo shows 3. Ana holds 5 Dutch cards and no others. How "
        "many of them must she lay out to play?",
        position=at("action", hands={0: "netherlands 5"}, tables={1: "netherlands 4", 2: "netherlands 3"}),
        ask=Legal("lay"),
        options=(
            Option("5", "lay netherlands 5"),
            Option("4", "lay netherlands 4"),
            Option("1", "lay netherlands 1"),
        ),
        why="4 cards would only tie with Ben. With 5 she shows more than anybody else.",
    ),
)

SEALS = Chapter(
    title="Seals",
    promise="Show more cards than the others and win the seals of the companies.",
    steps=STEPS,
    quiz=QUIZ,
)
