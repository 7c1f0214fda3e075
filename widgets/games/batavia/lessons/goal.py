"""Chapter 1: what the game is about, its pieces, and what the warehouses pay."""

from __future__ import annotations

from widgets.games.batavia.lessons.positions import at, new_game, tiles
from widgets.shared.lesson.aim import both, happened, played
from widgets.shared.lesson.ask import After, Asked, Pays
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

DEALS = (
    "deal england 3 denmark 2 france 2 sweden 3; deal england 2 denmark 3 netherlands 4 sweden 1; "
    "deal denmark 1 france 5 netherlands 2 sweden 2; deal england 1 denmark 2 france 3 netherlands 3 sweden 1"
)
LAST = {"seat": 0, "leader": 1, "destination": 1}
"""The reader has the very last action of the game; Ben has reached the destination."""

STEPS = (
    Step(
        id="five-companies",
        rules="B0.1 B0.3",
        title="Five flags, seven goods",
        text="""You are a merchant on the way to Asia, and *whoever has the most gold at the end wins*.
Cards win you seals, seals lead you to tiles, and tiles bring gold.

Five companies send ships there: England, Denmark, France, the Netherlands and Sweden. None of them is better than
another.

Along the path lie 35 *trading posts*, called tiles. Each company trades in each of the seven goods exactly once:
tea, cotton, porcelain, silk, ginger, nutmeg and pepper. So there is one Danish silk tile, one French silk tile,
and so on.""",
        position=at("action", taken={1: 0, 4: 1}),
        done="Seven tiles for each company, five tiles for each good: 35 in all.",
    ),
    Step(
        id="pieces",
        rules="B0.5 B0.6",
        title="What is on the board",
        text="""The path leads from the start space past 35 spaces to the *destination*. There lies a tile
with all five flags; it is worth 4 gold at the end.

The *ship track* goes from 0 to 25. A cannon on it counts all *ship cards* laid out on the table, and a cube counts
those of each company. Five seals, one for each company, show who leads it; the ship pawn shows who acts first. There
are 75 *notes* to pay with and a die. Everyone has 12 crates, a
merchant and a gold marker; gold has no upper limit.""",
        position=at("action", tables={1: "denmark 2", 2: "sweden 3 france 1"}, taken={1: 1, 5: 2}),
        look="move destination",
        done="The marked place is the destination. Click any number on the board to ask for its rule.",
    ),
    Step(
        id="deal-cards",
        rules="B0.4 B1.1 B1.4 B1.5",
        title="Ten cards each",
        text="""Four people sit around this table; three or five could play as well. Turns go clockwise:
Ana, Ben, Cleo, Dai. You are Ana, on the first seat, which is that of the oldest player.

There are 110 ship cards, 22 of each company. They are shuffled, and everybody gets 10. The path and the
destination tile are ready, so deal.""",
        position=new_game(),
        before=tiles(1, 10),
        press="Deal the cards",
        then=DEALS,
        aim=happened("dealt", times=4),
        done="40 cards are dealt. The other 70 are the draw pile, and the discard pile is empty.",
    ),
    Step(
        id="your-things",
        rules="B1.6 B1.7 B1.8 B1.9",
        title="Ready to go",
        text="""Everybody also gets 15 notes and 12 crates. Your merchant waits on the start space, and your
gold is 0. The cannon and the cubes stand on 0, and nobody has a seal or the ship pawn.

Notes only ever go from one player to another, so with four players there are always 60. The oldest player leads
the first auction, which means you. Roll the auction die.""",
        position=at("roll", round=1),
        press="Roll the die",
        then="roll 2; turn england 1 sweden 1",
        aim=happened("turned"),
        done="Two cards lie ready for sale. Ben, left of the leader, will speak first. Chapter 7 tells the rest.",
    ),
    Step(
        id="what-you-know",
        rules="B1.10 B1.11 B1.12",
        title="Open and secret",
        text="""Almost everything is open: cards on the table and in the discard pile, seals, tiles, crates,
gold, bids, and *how many* cards everybody holds. Only you know *which* cards you hold and how many notes you have.

Nobody knows the order of the draw pile or the tiles that lie face down. But you may remember! Ben bids 3 for two
Swedish cards. Pass, and watch what he pays.""",
        position=at("bid", leader=3, bid=(3, 1), out=(2, 3), package="sweden 2"),
        aim=played("pass"),
        show="pass",
        hint="Press the button for passing.",
        missed={"bid": "You may bid. Take it back, and let Ben have the cards this time."},
        done="Ben now holds two Swedish cards and has 12 notes left. The app tells it once, in the log.",
    ),
    Step(
        id="face-up",
        rules="B11.1",
        title="The beginners’ version",
        text="""Usually only the first ten tiles lie face up. For a first game you can choose the *beginners'
version*: then all 35 tiles lie open from the start, and everybody can plan the whole journey.

Nothing else changes. You find it as an option under “New game”.""",
        position=at("action", all_face_up=True),
        done="Here you see the whole path at once.",
    ),
    Step(
        id="warehouse-alone",
        rules="B0.2 B10.3",
        title="The warehouses pay",
        text="""Every tile you take puts one of your *crates* into the warehouse of its good. At the end
whoever has the most crates in a warehouse earns gold.

| good | alone in the lead | shared lead |
|---|---|---|
| tea | 10 | 5 |
| cotton | 11 | 5 |
| porcelain | 12 | 6 |
| silk | 13 | 6 |
| ginger | 14 | 7 |
| nutmeg | 15 | 7 |
| pepper | 16 | 8 |

You have two crates in silk, and Ben has one. Yours is the last action of this game. Draw cards and let the
scoring begin.""",
        position=at("action", taken={1: 0, 15: 0, 10: 1}, **LAST),
        aim=happened("warehouse", seat=0, good="silk", amount=13),
        show="draw",
        then="drawn france 2",
        hint="Press “Draw two cards”, or click the draw pile.",
        done="Two crates against one: the 13 for silk are yours, and Ben gets nothing there.",
    ),
    Step(
        id="warehouse-tie",
        rules="B10.4",
        title="Sharing the lead",
        text="""If several players have the most crates, each of them gets the smaller number from the table.
Everybody else gets nothing.

You, Ben and Cleo have one silk crate each. Draw, and let the game be scored.""",
        position=at("action", taken={1: 0, 10: 1, 15: 2}, **LAST),
        aim=both(happened("warehouse", seat=0, good="silk", amount=6), happened("warehouse", times=3, good="silk")),
        show="draw",
        then="drawn france 2",
        hint="Press “Draw two cards”.",
        done="6 gold for each of the three. One more crate would have brought you 13.",
    ),
    Step(
        id="one-crate",
        rules="B10.5",
        title="One crate is enough",
        text="""A warehouse without crates pays nobody. But a single crate is enough to lead, if nobody else
has one there.

Your lonely crate stands in the pepper warehouse, the most precious of all. Draw once more.""",
        position=at("action", taken={3: 0, 1: 1}, **LAST),
        aim=happened("warehouse", seat=0, good="pepper", amount=16),
        show="draw",
        then="drawn france 2",
        hint="Press “Draw two cards”.",
        done="16 gold for one crate. It pays to go where nobody else goes.",
    ),
)

QUIZ = (
    Question(
        id="goal-alone",
        kind="number",
        rules="B0.2 B10.3",
        text="Ana has two crates in pepper, and Ben and Cleo have one each. What does pepper bring Ana?",
        position=at("action", taken={3: 0, 11: 0, 19: 1, 26: 2}, **LAST),
        ask=Pays("draw; drawn france 2", 0, ("warehouse",)),
        why="Ana alone has the most crates in pepper, and that is worth 16.",
    ),
    Question(
        id="goal-tie",
        kind="one",
        rules="B10.4",
        text="Ana and Ben have one silk crate each, and Cleo and Dai have none. What does silk bring Ana?",
        position=at("action", taken={1: 0, 10: 1}, **LAST),
        ask=Pays("draw; drawn france 2", 0, ("warehouse",)),
        options=(
            Option("6", "6"),
            Option("13", "13", "13 is only for a player who leads alone.", "B10.3"),
            Option("0", "0", "Tied leaders do get something, only less.", "B10.4"),
        ),
        why="Two players share the lead in silk, so each of them gets 6.",
    ),
    Question(
        id="goal-single",
        kind="number",
        rules="B10.5",
        text="Ana’s only crate is in tea, and no other crate is there. What does tea bring Ana?",
        position=at("action", taken={2: 0, 1: 1}, **LAST),
        ask=Pays("draw; drawn france 2", 0, ("warehouse",)),
        why="A single crate is enough to lead alone, and tea is worth 10.",
    ),
    Question(
        id="goal-second",
        kind="one",
        rules="B10.4",
        text="Ben and Cleo have two silk crates each, and Ana has one. What does silk bring Ana?",
        position=at("action", taken={1: 1, 10: 2, 15: 1, 18: 2, 30: 0}, **LAST),
        ask=Pays("draw; drawn france 2", 0, ("warehouse",)),
        options=(
            Option("Nothing", "0"),
            Option("6, the smaller number", "6", "The smaller number is for those who share the lead.", "B10.4"),
            Option("13", "13", "Ana does not lead at all.", "B10.3"),
        ),
        why="Only the leaders are paid. Ben and Cleo get 6 each, and Ana gets nothing.",
    ),
    Question(
        id="goal-cards",
        kind="number",
        rules="B0.4 B1.5",
        text="Ana was dealt 3 English cards, Ben 2, Cleo none and Dai 1. How many English cards are in the draw pile?",
        position=new_game(),
        ask=After(f"{tiles(1, 10)}; {DEALS}", "pile.england"),
        why="There are 22 cards of each company, and 6 of these have been dealt.",
    ),
    Question(
        id="goal-first",
        kind="one",
        rules="B1.9 B3.4",
        text="It is the first auction of the game, and the cards are turned up. Who speaks first?",
        position=at("roll", round=1),
        ask=Asked("roll 1; turn france 1"),
        options=(
            Option("Ben", "bid 1"),
            Option("Ana", "bid 0", "Ana leads this auction, so her left neighbour speaks first.", "B3.4"),
            Option("Dai", "bid 3", "Turns go clockwise, so Ben is next after Ana.", "B1.1"),
        ),
        why="Ana is the oldest and leads the auction. Ben sits on her left and speaks first.",
    ),
)

GOAL = Chapter(
    title="The goal",
    promise="Meet the companies and their goods, and find out what fills your purse.",
    steps=STEPS,
    quiz=QUIZ,
)
