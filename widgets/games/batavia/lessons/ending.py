"""Chapter 8: reaching the destination, the last round and the last scoring."""

from __future__ import annotations

from typing import Any

from widgets.games.batavia.lessons.positions import at
from widgets.shared.lesson.aim import both, either, happened, tried
from widgets.shared.lesson.ask import Fortune, Legal, Pays, Told, Winners
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

LATE = {32: 0, 20: 1, 19: 2, 23: 3}
"""The reader stands on 32, where the last Dutch tile was."""

LAST_ROUND: dict[str, Any] = {"leader": 3, "destination": 3, "taken": {32: 0, 20: 1, 19: 2}}
"""Dai has just reached the destination, and the reader is next."""

NO_HANDS = {0: "", 1: "", 2: "", 3: "england 1"}
DAI_IS_LAST: dict[str, Any] = {"seat": 3, "leader": 0, "hands": NO_HANDS}
END = "draw; drawn sweden 2"

STEPS = (
    Step(
        id="destination",
        rules="B9.1 B9.3",
        title="Journey’s end",
        text="""If you must move and none of your seals has a tile ahead, you go to the destination and take
its tile. You place no crate there, and you can never cash any tiles after that.

You stand on 32 and have only the Dutch seal, but no Dutch tile is ahead. Play your card and arrive.""",
        position=at("action", hands={0: "netherlands 1"}, tables={0: "netherlands 2"}, taken=LATE),
        aim=happened("destination", seat=0),
        show="lay netherlands 1; done; move destination",
        hint="Lay out the card, say that you are done, and click the destination.",
        missed={
            "draw": "Drawing is allowed. Take it back, and play this time.",
            "lay": "Now say that you are done.",
            "done": "Now go to the destination.",
        },
        done="You have arrived. The tile is worth 4 gold at the end.",
    ),
    Step(
        id="not-by-choice",
        rules="B9.2",
        title="Not by choice",
        text="""Now you have the Dutch *and* the Danish seal, and a Danish tile still lies ahead, on 35. As
long as even one of your seals has a tile ahead, you must take it.

Try to go to the destination anyway.""",
        position=at("move", tables={0: "netherlands 2 denmark 2"}, taken=LATE),
        aim=tried("B9.2"),
        show="move destination",
        hint="Click the destination, or type “move destination”.",
        missed={"move": "That is where you must go. Take it back, and first try the destination."},
        done="The last tiles want to be fetched before anyone may rest.",
    ),
    Step(
        id="last-round",
        rules="B9.4 B9.7",
        title="The last round",
        text="""When somebody takes the destination tile, the round is still played to its end, so that all
have had the same number of actions. Crates, cashing and pirates work as always. Then comes the last scoring, and
no more auction.

Dai has arrived. You, Ben and Cleo still act. Draw, and watch.""",
        position=at("action", hands={0: "france 1"}, tables={1: "france 2"}, **LAST_ROUND),
        aim=happened("total", times=4),
        show="draw",
        then="drawn france 1 sweden 1; draw; drawn england 2; draw; drawn sweden 2",
        hint="Press “Draw two cards”.",
        missed={"lay": "Take it back, and draw this time."},
        done="Three actions, and the game was over. “What happened” lists the scoring.",
    ),
    Step(
        id="restricted",
        rules="B9.5",
        title="Only with a tile ahead",
        text="""Once the destination tile is taken, you may play cards only if you can then move to a
*tile*. Going to the destination is not enough any more.

Your three Dutch cards would win the Dutch seal. But no Dutch tile lies ahead of you. Try it.""",
        position=at("action", hands={0: "netherlands 3"}, **LAST_ROUND),
        aim=tried("B9.5"),
        show="lay netherlands 3",
        hint="Click your Dutch cards, or type “lay netherlands 3”.",
        missed={"draw": "That is what is left for you. Take it back, and try the cards first."},
        done="So you have to draw. The cards in your hand still help, as you will see.",
    ),
    Step(
        id="or-draw",
        rules="B9.6",
        title="You may still draw",
        text="""If you cannot play in the last round, you draw two cards. And even if you can, you may draw.

Here you have the Danish seal, and the tile on 35 is ahead. Do what you think is better.""",
        position=at("action", hands={0: "denmark 1"}, tables={0: "denmark 2"}, **LAST_ROUND),
        aim=either(happened("moved", seat=0), happened("drawn", seat=0)),
        show="lay denmark 1; done; move denmark",
        then="drawn france 1 sweden 1",
        hint="Draw two cards, or lay out the Danish card and go to 35.",
        missed={"lay": "Now say that you are done.", "done": "Now take the tile on 35."},
        done="A crate in ginger or two more cards: both can be worth gold.",
    ),
    Step(
        id="stalemate",
        rules="B9.8",
        title="When nothing moves",
        text="""This hardly ever happens. Both piles are empty, and in a whole round not one card has changed
its place. Then the game ends at once with the last scoring, and nobody gets the destination tile.

You are the last to act, and your hand is empty. All you can do is draw nothing.""",
        position=at("action", leader=1, hands={0: ""}, pile="", spare=2, moved=False),
        aim=happened("stalemate"),
        show="draw",
        hint="Press the only button there is.",
        done="The game ended, although nobody has arrived.",
    ),
    Step(
        id="hands-down",
        rules="B10.1 B10.2",
        title="All cards on the table",
        text="""Now the scoring. First everybody lays out the whole hand, all at the same time. Then the seals
are given out anew: old and new cards count together, and in a tie nobody gets the seal. Pirates do not come any
more.

Ben leads Denmark with 3 cards. But you hold 4! Draw, and end the game.""",
        position=at(
            "action",
            leader=1,
            destination=1,
            hands={0: "denmark 4", 1: "england 1", 2: "england 1", 3: "england 1"},
            tables={1: "denmark 3"},
            taken={32: 0},
        ),
        aim=happened("final seal", seat=0, company="denmark"),
        show="draw",
        then="drawn france 1 sweden 1",
        hint="Press “Draw two cards”.",
        missed={"lay": "You may. Take it back, and keep the cards in your hand this time."},
        done="Your hand won the Danish seal, and also those of France and Sweden.",
    ),
    Step(
        id="bonuses",
        rules="B0.9 B10.8 B10.9",
        title="The last bonuses",
        text="""After the warehouses there is a little more gold:

| what | gold |
|---|---|
| most notes, alone | 5 |
| most notes, tied | 2 each |
| the destination tile | 4 |
| each seal | 2 |

You have the destination tile and two seals. Dai acts last.""",
        position=at("action", destination=0, tables={0: "denmark 4 france 4"}, **DAI_IS_LAST),
        press="Let Dai act",
        then=END,
        aim=both(happened("destination pays", seat=0, amount=4), happened("seals pay", seat=0, amount=4)),
        done="4 gold for the tile, and 2 for each of your two seals.",
    ),
    Step(
        id="worthless",
        rules="B10.10",
        title="Worth nothing",
        text="""Tiles that you have not cashed bring no gold. Nor do notes, cards and crates, apart from what
you have just read.

You still have three tiles of three companies. Cashed in time, they could have brought 6 gold. Let Dai end the game.""",
        position=at("action", destination=2, taken={1: 0, 2: 0, 4: 0}, **DAI_IS_LAST),
        press="Let Dai act",
        then=END,
        aim=happened("total", times=4),
        done="Only the crates of these tiles counted. Cash in time!",
    ),
    Step(
        id="the-winner",
        rules="B10.11",
        title="The winner",
        text="""Add the gold of the last scoring to what you have cashed during the game. Whoever has the most
gold wins.

You have cashed 24, and Ben has cashed 20. Let Dai end the game.""",
        position=at("action", destination=2, gold={0: 24, 1: 20}, **DAI_IS_LAST),
        press="Let Dai act",
        then=END,
        aim=happened("won", seat=0),
        done="You have won! The score sheet below shows every line.",
    ),
    Step(
        id="shared-victory",
        rules="B10.12",
        title="Winning together",
        text="""What if two players have the same amount of gold, and more than the rest? Nothing breaks the tie:
they win together.

You and Ben have cashed 24 each.""",
        position=at("action", destination=2, gold={0: 24, 1: 24}, **DAI_IS_LAST),
        press="Let Dai act",
        then=END,
        aim=happened("shared", times=2),
        done="You and Ben share the victory. Shake hands!",
    ),
)

QUIZ = (
    Question(
        id="end-where",
        kind="board",
        rules="B9.2",
        text="Ana stands on 32 and has the Dutch and the Danish seal. Click every place where she may go.",
        position=at("move", tables={0: "netherlands 2 denmark 2"}, taken=LATE),
        ask=Legal("move"),
        why="The Danish tile on 35 is still ahead, so she must go there and not to the destination.",
    ),
    Question(
        id="end-hands",
        kind="one",
        rules="B10.1 B10.2",
        text="At the end Ben shows 3 Danish cards. Ana shows none, but holds 4 in her hand. Who gets the Danish seal?",
        position=at(
            "action",
            leader=1,
            destination=1,
            hands={0: "denmark 4", 1: "england 1", 2: "england 1", 3: "england 1"},
            tables={1: "denmark 3"},
            taken={32: 0},
        ),
        ask=Told("draw; drawn france 2", "final seal", "seat", {"company": "denmark"}),
        options=(
            Option("Ana", "0"),
            Option("Ben", "1", "Hand cards count too: 4 are more than 3.", "B10.1"),
            Option("Nobody", "-1", "4 against 3 is no tie.", "B10.2"),
        ),
        why="All hands are laid out before the seals are compared for the last time.",
    ),
    Question(
        id="end-gold",
        kind="number",
        rules="B10.8 B10.9 B10.11",
        text="Ana has cashed 12 gold and has the destination tile and two seals. Everybody has 15 notes, and no "
        "warehouse pays her. How much gold does she have in the end?",
        position=at("action", destination=0, gold={0: 12}, tables={0: "denmark 4 france 4"}, **DAI_IS_LAST),
        ask=Fortune(0, END),
        why="12 + 4 for the tile + 4 for two seals + 2, because all four share the most notes: 22.",
    ),
    Question(
        id="end-last-round",
        kind="many",
        rules="B9.5 B9.6",
        text="Dai has taken the destination tile. Ana stands on 32 and has no seal. She holds 2 Dutch and 2 Danish "
        "cards, and nobody shows any. With which of these may she begin?",
        position=at("action", hands={0: "netherlands 2 denmark 2"}, **LAST_ROUND),
        ask=Legal(),
        options=(
            Option("Draw two cards", "draw"),
            Option("Lay out 1 Danish card", "lay denmark 1"),
            Option("Lay out 3 Danish cards", "lay denmark 3"),
        ),
        why="A Danish tile is ahead, so she may play for the Danish seal. She need not. Three cards she does not hold.",
    ),
    Question(
        id="end-tiles",
        kind="one",
        rules="B10.10",
        text="At the end Ana still has three tiles of three companies. How much do the tiles themselves bring her?",
        position=at("action", destination=2, taken={1: 0, 2: 0, 4: 0}, **DAI_IS_LAST),
        ask=Pays(END, 0, ("cashed",)),
        options=(
            Option("Nothing", "0"),
            Option("6, as for three companies", "6", "Tiles are cashed only right after taking a new one.", "B7.2"),
        ),
        why="Tiles that were not cashed in time are worth nothing. Only their crates count.",
    ),
    Question(
        id="end-winner",
        kind="one",
        rules="B10.12",
        text="Ana and Ben end with the same gold, more than the others. Who wins?",
        position=at("action", destination=2, gold={0: 24, 1: 24}, **DAI_IS_LAST),
        ask=Winners(END),
        options=(
            Option("Both of them", "0 1"),
            Option("Ana, because she is older", "0", "A tie is not broken.", "B10.12"),
            Option("Whoever has more notes", "1", "Notes are counted before; a tie is not broken.", "B10.12"),
        ),
        why="Tied players share the victory.",
    ),
)

ENDING = Chapter(
    title="The end and the last scoring",
    promise="Reach the destination, play the last round and count your gold.",
    steps=STEPS,
    quiz=QUIZ,
)
