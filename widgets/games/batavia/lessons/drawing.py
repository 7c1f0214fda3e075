"""Chapter 4: the two parts of a round, and drawing cards."""

from __future__ import annotations

from widgets.games.batavia.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.ask import After, Asked, Forbidden, Happens, Legal
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

MANY = "england 6 denmark 5 france 5 netherlands 4 sweden 4"

STEPS = (
    Step(
        id="two-parts",
        rules="B2.1",
        title="First the auction",
        text="""Every round has two parts. First one auction, and then one action for everybody.

The auction of this round is still going on, and you are asked for a bid. Try to jump the queue: type “draw”.""",
        position=at("bid", leader=3, package="england 2"),
        aim=tried("B2.1", "draw"),
        show="draw",
        hint="The line for typing is below the buttons. Type “draw”.",
        missed={"bid": "A fair bid. Take it back, and try to draw.", "pass": "Take it back, and try to draw."},
        done="First things first. The auction itself comes in chapter 7.",
    ),
    Step(
        id="start-player",
        rules="B2.2",
        title="Who begins",
        text="""Whoever has the *ship pawn* acts first, and then it goes clockwise until everyone has acted
once. Here that is Cleo, then Dai, then you, then Ben.

Watch Cleo and Dai.""",
        position=at("action", seat=2, leader=2),
        press="Let them act",
        then="draw; drawn sweden 2; draw; drawn england 1 france 1",
        aim=happened("drawn", times=2),
        done="Cleo and Dai drew cards, and now you would be asked.",
    ),
    Step(
        id="draw-two",
        rules="B4.1",
        title="Draw two cards",
        text="""Your action is one of two things. Either you *play* cards, as in chapters 2 and 3, or you
*draw* the two top cards of the pile.

Drawing wins nothing now, but a fuller hand can win more later. Draw.""",
        position=at("action", hands={0: "denmark 1 england 1"}, tables={1: "france 1"}),
        aim=happened("drawn", seat=0),
        show="draw",
        then="drawn denmark 1 sweden 1",
        hint="Press “Draw two cards”, or click the draw pile.",
        missed={"lay": "That would be playing. Take it back and draw."},
        done="The others see that you drew two cards, but not which ones.",
    ),
    Step(
        id="one-of-two",
        rules="B2.3",
        title="Draw or play",
        text="""You must do one of the two, and you cannot do both. Doing nothing is not allowed either.

Try it all the same: type “pass”.""",
        position=at("action", hands={0: "denmark 1 england 1"}, tables={1: "france 1"}),
        aim=tried("B2.3"),
        show="pass",
        hint="The line for typing is below the buttons. Type “pass”.",
        missed={
            "draw": "That is one of the two. Take it back, and try to pass.",
            "lay": "Take it back and type “pass”.",
        },
        done="In the auction you may pass, but here you may not.",
    ),
    Step(
        id="next-round",
        rules="B2.4",
        title="The next round",
        text="""When everybody has acted, the next round begins with its auction. The player with the ship
pawn leads it. That goes on until somebody reaches the destination.

Ben has the pawn, and you are the last to act. Draw.""",
        position=at("action", leader=1, hands={0: "denmark 1 england 1"}, tables={1: "france 1"}),
        aim=both(happened("round", round=5), happened("rolled", seat=1)),
        show="draw",
        then="drawn denmark 1 sweden 1; roll 4; turn england 2 france 2",
        hint="Press “Draw two cards”.",
        missed={
            "lay": "Take it back, and draw this time.",
            "done": "Take it back, and draw this time.",
            "move": "Take it back, and draw this time.",
        },
        done="Round 5 has begun: Ben rolled the die for the auction.",
    ),
    Step(
        id="empty-pile",
        rules="B4.2",
        title="The pile is empty",
        text="""One card is left in the draw pile, and you need two. The moment a card is needed and none is
there, the discard pile is shuffled and becomes the new draw pile. Never earlier.

Draw two cards.""",
        position=at("action", pile="sweden 1"),
        aim=both(happened("reshuffled"), happened("drawn", times=2, seat=0)),
        show="draw",
        then="drawn sweden 1; drawn france 1",
        hint="Press “Draw two cards”.",
        missed={"lay": "Take it back, and draw this time."},
        done="The first card was the last of the old pile, and the second came from the new one.",
    ),
    Step(
        id="where-discards-come-from",
        rules="B4.5",
        title="Only pirates discard",
        text="""Cards get to the discard pile in one way only: pirates take them from the table.

Nobody wanted the three English cards in the last auction. They wait for the next one and are *not* discarded. The
pile is empty; draw, and see how many cards are shuffled.""",
        position=at(
            "action",
            pile="",
            discards="denmark 9 sweden 4",
            spare=2,
            package="england 3",
        ),
        aim=happened("reshuffled", cards=13),
        show="draw",
        then="drawn denmark 1 sweden 1",
        hint="Press “Draw two cards”.",
        missed={"lay": "Take it back, and draw this time."},
        done="13 cards were shuffled, and the English ones still wait for a buyer.",
    ),
    Step(
        id="nothing-left",
        rules="B4.3",
        title="Nothing left",
        text="""It is rare, but it can happen: Cleo has hoarded nearly all the cards. One card is left in the
pile, and nothing has been discarded.

You may still draw, but you get only what there is.""",
        position=at("action", pile="sweden 1", spare=2),
        aim=happened("nothing left"),
        show="draw",
        then="drawn sweden 1",
        hint="Press “Draw two cards”.",
        missed={"lay": "Take it back, and draw this time."},
        done="One card, and that was your whole action.",
    ),
    Step(
        id="no-hand-limit",
        rules="B4.4",
        title="As many as you like",
        text="""There is no limit to your hand. You hold 24 cards here and may draw two more.

Hand cards are safe from pirates. And at the very end they count for the last seals.""",
        position=at("action", hands={0: MANY}),
        aim=happened("drawn", seat=0, cards=2),
        show="draw",
        then="drawn denmark 1 sweden 1",
        hint="Press “Draw two cards”.",
        missed={"lay": "Take it back, and draw once more."},
        done="26 cards, and nobody minds.",
    ),
)

QUIZ = (
    Question(
        id="draw-options",
        kind="many",
        rules="B2.3 B5.6",
        text="Ana has no seal and holds 1 French card. Nobody shows a French card. What may Ana do?",
        position=at("action", hands={0: "france 1"}, tables={1: "denmark 2"}),
        ask=Legal(),
        options=(
            Option("Draw two cards", "draw"),
            Option("Lay out the French card", "lay france 1"),
            Option("Pass", "pass"),
        ),
        why="One French card is enough for the seal, so she may play. She may also draw, but never do nothing.",
    ),
    Question(
        id="draw-order",
        kind="one",
        rules="B2.2",
        text="Dai has the ship pawn and has just drawn two cards. Who acts next?",
        position=at("action", seat=3, leader=3),
        ask=Asked("draw; drawn sweden 2"),
        options=(
            Option("Ana", "action 0"),
            Option("Cleo", "action 2", "The turn goes clockwise, and after the last seat comes the first.", "B2.2"),
            Option("Nobody, the round is over", "roll", "Everybody acts once in each round.", "B2.2"),
        ),
        why="Clockwise after Dai comes Ana.",
    ),
    Question(
        id="draw-late",
        kind="one",
        rules="B4.2",
        text="Two cards are left in the draw pile, and Ana draws both. Is the discard pile shuffled now?",
        position=at("action", pile="sweden 2"),
        ask=Happens("draw; drawn sweden 2", "reshuffled"),
        options=(
            Option("Not yet", "no"),
            Option("Yes, at once", "yes", "It is shuffled only when the next card is needed.", "B4.2"),
        ),
        why="No card is missing yet. The discards are shuffled when somebody needs a card and there is none.",
    ),
    Question(
        id="draw-last",
        kind="number",
        rules="B4.3",
        text="One card is left in the pile, and nothing is discarded. Ana holds 2 Swedish cards and draws. The last "
        "card is Swedish. How many Swedish cards does she hold now?",
        position=at("action", hands={0: "sweden 2"}, pile="sweden 1", spare=2),
        ask=After("draw; drawn sweden 1", "hands.0.sweden"),
        why="She gets only the one card that is there.",
    ),
    Question(
        id="draw-both",
        kind="one",
        rules="B2.3",
        text="Ana wants to skip her action. Which rule forbids it?",
        position=at("action"),
        ask=Forbidden("pass"),
        options=(
            Option("Draw or play", "B2.3"),
            Option("Who begins", "B2.2", "That rule is about the order.", "B2.2"),
            Option("The empty pile", "B4.2", "The pile is full.", "B4.2"),
        ),
        why="Everybody must draw or play; nobody may do nothing.",
    ),
)

DRAWING = Chapter(
    title="Draw or play",
    promise="See how a round goes, and what happens when you draw.",
    steps=STEPS,
    quiz=QUIZ,
)
