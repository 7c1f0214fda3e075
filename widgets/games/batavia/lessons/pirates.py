"""Chapter 6: pirates."""

from __future__ import annotations

from widgets.games.batavia.lessons.positions import at
from widgets.shared.lesson.aim import both, happened
from widgets.shared.lesson.ask import After, Happens, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

MISSED = {
    "draw": "Drawing brings no pirates here. Take it back, and lay out a card.",
    "lay": "Now say that you are done.",
    "done": "Now move your merchant.",
    "move": "The tile is yours. Now cash or keep, and your action is over.",
}
EIGHT = {0: "denmark 6", 1: "denmark 3 france 4", 2: "denmark 1 sweden 4", 3: "netherlands 4 england 2"}
"""24 cards on the table, 10 of them Danish."""

TIED = {0: "denmark 4 france 3", 1: "sweden 6 france 2", 2: "denmark 2 netherlands 3", 3: "england 4"}
"""24 cards on the table; Denmark and Sweden lead with 6 each."""

STEPS = (
    Step(
        id="too-many-ships",
        rules="B0.7 B8.1",
        title="Too many ships",
        text="""Ships full of treasure attract pirates. They come when too many cards lie on the table, all
players together:

| players | notes in play | cards dealt | draw pile at the start | pirates from |
|---|---|---|---|---|
| 3 | 45 | 30 | 80 | 21 cards |
| 4 | 60 | 40 | 70 | 25 cards |
| 5 | 75 | 50 | 60 | 25 cards |

Three of you play here, and 20 cards lie out. Lay out one more, and finish your action.""",
        position=at(
            "action",
            seats=3,
            hands={0: "england 1 france 1"},
            tables={0: "denmark 4 england 2", 1: "denmark 3 france 4", 2: "sweden 4 netherlands 3"},
        ),
        aim=happened("pirates", threshold=21),
        show="lay england 1; done; move denmark; keep",
        hint="Any card will do. Then move, and decide about the gold.",
        missed=MISSED,
        done="21 cards, and there they were. The cannon had shown it coming.",
    ),
    Step(
        id="move-first",
        rules="B8.2",
        title="You move first",
        text="""Pirates wait until your whole action is over: cards, merchant, gold. Only then are the cards
counted, before the next player acts.

There are 24 cards, and Denmark is far ahead. Lay out your Danish card and travel with Denmark. The pirates
come too late to stop you.""",
        position=at(
            "action",
            hands={0: "denmark 1"},
            tables={0: "denmark 5 england 1", 1: "denmark 4 france 3", 2: "sweden 4", 3: "netherlands 4 england 3"},
        ),
        aim=both(happened("moved", seat=0, company="denmark"), happened("plundered", company="denmark")),
        show="lay denmark 1; done; move denmark; keep",
        hint="Lay out the card, say that you are done, go to the Danish tile, and cash or keep.",
        missed=MISSED,
        done="First you got the silk, then the pirates got the Danish cards.",
    ),
    Step(
        id="the-victim",
        rules="B8.3 B8.5 B8.6",
        title="The biggest fleet loses",
        text="""The victim is the company with the most cards on the table, all players together. *All* its
cards are discarded, no matter whose they are. Hand cards are safe.

Then the cannon goes to what is left, and the cube of the victim to 0. Lay out the eleventh Danish card.""",
        position=at("action", hands={0: "denmark 2"}, tables=EIGHT),
        aim=both(happened("pirates", cards=25), happened("recounted", cards=14)),
        show="lay denmark 1; done; move denmark; keep",
        hint="Lay out one Danish card only, and keep the other in your hand.",
        missed={**MISSED, "lay denmark 2": "That makes 26 cards. Take it back, and lay out just one."},
        done="You, Ben and Cleo lost 11 Danish cards; 14 are left. The one in your hand was safe.",
    ),
    Step(
        id="two-victims",
        rules="B8.4",
        title="Two fleets at once",
        text="""Denmark and Sweden both have 6 cards on the table, more than any other company. If several
companies share the lead, pirates take them all.

Lay out your English card and finish your action.""",
        position=at("action", hands={0: "england 1"}, tables=TIED),
        aim=happened("plundered", times=2),
        show="lay england 1; done; move denmark; keep",
        hint="Lay out the card, say that you are done, move, and cash or keep.",
        missed=MISSED,
        done="12 cards were discarded with one attack.",
    ),
    Step(
        id="lost-seals",
        rules="B8.7 B8.9",
        title="What pirates take, and what not",
        text="""Nobody shows a card of the victim any more, so its seal goes back to the board.

Everything else stays: merchants, tiles, crates, gold, notes and the order of turns. Ben is proud of his Swedish
fleet. Lay out a Danish card and see.""",
        position=at(
            "action",
            hands={0: "denmark 1"},
            tables={
                0: "denmark 3 england 2",
                1: "sweden 7 france 3",
                2: "netherlands 4",
                3: "sweden 2 france 2 england 1",
            },
        ),
        aim=happened("seal returned", company="sweden"),
        show="lay denmark 1; done; move denmark; keep",
        hint="Lay out the card, say that you are done, move, and cash or keep.",
        missed=MISSED,
        done="Ben lost his Swedish cards and their seal, and Dai lost two cards. Nothing else was taken.",
    ),
    Step(
        id="still-too-many",
        rules="B8.8",
        title="Still too many",
        text="""After an action there is one attack at most. Dai laid out a huge hand. The pirates came, and
26 cards are *still* on the table.

You act as usual, and then the cards are counted again. So even your drawing brings them back. Draw.""",
        position=at(
            "action",
            leader=3,
            tables={0: "denmark 4 england 3", 1: "sweden 7", 2: "netherlands 6", 3: "england 2 denmark 4"},
            discards="france 9",
        ),
        aim=happened("pirates", cards=26),
        show="draw",
        then="drawn france 2",
        hint="Press “Draw two cards”.",
        missed={"lay": "Take it back. This time, just draw."},
        done="The second attack came after your action, and it took the 8 Danish cards.",
    ),
)

QUIZ = (
    Question(
        id="pirates-left",
        kind="number",
        rules="B8.3 B8.6",
        text="24 cards are on the table, 10 of them Danish. Ana lays out 1 Danish card and moves. How many cards are "
        "left on the table after the attack?",
        position=at("action", hands={0: "denmark 1"}, tables=EIGHT),
        ask=Told("lay denmark 1; done; move denmark; keep", "recounted", "cards"),
        why="25 cards, 11 of them Danish: 14 are left.",
    ),
    Question(
        id="pirates-whose",
        kind="many",
        rules="B8.5",
        text="Ana’s action brings the pirates, and Denmark is the victim. Ana shows 7 Danish cards, Ben 3, Cleo 1 and "
        "Dai none. Who loses cards?",
        position=at("action", hands={0: "denmark 1"}, tables=EIGHT),
        ask=Told("lay denmark 1; done; move denmark; keep", "robbed", "seat"),
        options=(Option("Ana", "0"), Option("Ben", "1"), Option("Cleo", "2"), Option("Dai", "3")),
        why="All players lose their Danish cards, not only the one whose action it was. Dai has none.",
    ),
    Question(
        id="pirates-too-early",
        kind="one",
        rules="B8.2",
        text="Ana’s Danish card makes 25. She wants to travel with the Danish seal to space 1. Where is her merchant "
        "after the attack?",
        position=at("action", hands={0: "denmark 1"}, tables=EIGHT),
        ask=After("lay denmark 1; done; move denmark; keep", "merchants.0"),
        options=(
            Option("On space 1", "1"),
            Option("Still on the start space", "0", "Pirates come only after the whole action.", "B8.2"),
        ),
        why="She moves first. The pirates come when her action is over.",
    ),
    Question(
        id="pirates-24",
        kind="one",
        rules="B8.1",
        text="Four people play, and 23 cards are on the table. Ana lays out one more and finishes. Do pirates attack?",
        position=at("action", hands={0: "denmark 1"}, tables={**EIGHT, 3: "netherlands 3 england 2"}),
        ask=Happens("lay denmark 1; done; move denmark; keep", "pirates"),
        options=(
            Option("No", "no"),
            Option("Yes", "yes", "21 is the number for three players. With four it is 25.", "B8.1"),
        ),
        why="24 cards are on the table, and with four players pirates come at 25.",
    ),
    Question(
        id="pirates-victims",
        kind="many",
        rules="B8.3 B8.4",
        text="Denmark and Sweden have 6 cards each, France and England 5, and the Netherlands 3. Who are the victims?",
        position=at("action", hands={0: "england 1"}, tables=TIED),
        ask=Told("lay england 1; done; move denmark; keep", "plundered", "company"),
        options=(
            Option("Denmark", "denmark"),
            Option("Sweden", "sweden"),
            Option("France", "france", "5 are fewer than 6.", "B8.3"),
            Option("England", "england", "5 are fewer than 6.", "B8.3"),
        ),
        why="Companies that share the lead are all victims.",
    ),
)

PIRATES = Chapter(
    title="Pirates",
    promise="Find out when the pirates come, and whom they rob.",
    steps=STEPS,
    quiz=QUIZ,
)
