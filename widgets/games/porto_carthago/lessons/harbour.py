"""Chapter 2: docks, ships and goods, and how the game is set up."""

from __future__ import annotations

from typing import Any

from widgets.games.porto_carthago.lessons.positions import at, beginning
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.ask import After, Asked, Count, Forbidden, Legal
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

FILL = "fill grain ivory oil purple wine wine"
ROW_1 = "ship S11; ship S02; ship S29; ship S18; ship S24"
ROW_2 = "ship S07; ship S20; ship S13; ship S26; ship S05"
SHIPS: dict[str, Any] = {"row_1": "S11 S02 S29 S18 S24", "row_2": "S07 S20 S13 S26 S05"}
LAST: dict[str, Any] = {
    "docks": {1: "Egypt-II", 2: "Rome-I", 3: "Iberia-I"},
    "hands": {1: "oil", 2: "grain", 3: "ivory"},
    "market": "purple wine wine",
}
CLAIMING: dict[str, Any] = {**LAST, "hands": {0: "wine", 1: "oil", 2: "grain", 3: "ivory"}, "market": "purple wine"}
GUIDING: dict[str, Any] = {"light": {0: 1}, "row_1": "S17 S11 S02 S21 S09", "docks": {0: "Egypt-II"}}
"""Ana leads the lighthouse, and the Iberian ivory ship is the first of row 1."""

STEPS = (
    Step(
        id="the-market",
        rules="C0.7 C2.1 C1.14",
        title="Thirty goods in a bag",
        text="""Five kinds of goods pass through the harbour: grain, ivory, oil, purple and wine. There are six
of each, and all of them lie in a bag. Purple is the famous dye; people say that making it smells terrible.

Goods are drawn blindly for the market. With four players it has 6 spaces. Goods that are used up go back to the
bag.""",
        position=beginning,
        press="Fill the market",
        then=FILL,
        aim=happened("market filled"),
        done="Every disc in the bag had the same chance.",
    ),
    Step(
        id="ships-in-sight",
        rules="C0.1 C2.2",
        title="Ships in sight",
        text="""The 30 ship cards are shuffled. Two rows are laid open, each with one card more than there are
players. Row 1 lies next to the harbour and enters soon. Then row 2 moves up: each of its cards takes
the place of the one beside it. So you can plan two steps ahead.

The last column counts *charter ships*, for voyages of your own; they come in chapter 7.

| players | market spaces | ships in each row | cards left in the deck | charter ships |
|---|---|---|---|---|
| 3 | 4 | 4 | 22 | 3 |
| 4 | 6 | 5 | 20 | 4 |
| 5 | 6 | 6 | 18 | 5 |""",
        position=beginning,
        before=FILL,
        press="Deal the ships",
        then=f"{ROW_1}; {ROW_2}",
        aim=happened("ship dealt", times=10),
        done="Ten ships are in sight, and 20 wait face down in the deck.",
    ),
    Step(
        id="draw-lots",
        rules="C2.6 C1.3 C2.3",
        title="Who begins?",
        text="""At a table, whoever travelled by ship last gets the start player card. The app draws lots.

When several senators have something to do, they do it clockwise from the start player. The game is played in
decades of five rounds; the markers for both stand on 1, and the money lies in the bank.""",
        position=beginning,
        before=f"{FILL}; {ROW_1}; {ROW_2}",
        press="Draw lots",
        then="first 1",
        aim=happened("start player", seat=1),
        done="Ben begins this time, then come Cleo, Dirk and you.",
    ),
    Step(
        id="ship-card",
        rules="C0.8 C0.10",
        title="Reading a ship",
        text="""Each ship card tells you where the ship comes from, which *one* good it wants, and what *income*
in talents it pays for that. It also shows a *danger* from 1 to 6 and a *privilege*.

On the card the letters at the top name nation and good: Gr and G for the *Greek grain ship*. The coin is the
income, the red triangle the danger, and the sign in the corner the privilege. No two ships have both nation and
good in common. Click a ship to read what its card says. In typed moves a ship has a number; the numbers run
from “S01” to “S30”.

Every nation wants every good once. As a rule, the more danger, the better the pay. Nobody could show us the
printed cards, so these 30 are our reconstruction.""",
        position=at("first", decade=1, **SHIPS),
        done="Danger and privilege come later. For now look at the good and the income.",
    ),
    Step(
        id="first-dock",
        rules="C0.6 C2.7",
        title="A dock of your own",
        text="""Egypt, Etruria, Greece, Iberia, Phoenicia and Rome have two docks each, numbered I and II. That
makes 12. A ship can only moor at a dock of its own nation.

In the setup each senator in turn, clockwise, may first claim one dock. It takes two servants. Claim any dock
you like; a look at the two rows helps.""",
        position=at("first", decade=1, **SHIPS),
        aim=played("claim"),
        show="claim Greece-I",
        hint=(
            "Click any dock, or an answer below the board. The Greek grain ship is the first of row 1, so Greece I is "
            "a clever choice."
        ),
        missed={"skip": "You may. Take it back and claim a dock this time."},
        done="Two servants stand there now, and the dock is yours.",
    ),
    Step(
        id="no-first-dock",
        rules="C2.7 C1.17",
        title="Thank you, no",
        text="""This first dock is an offer and not a duty. Two servants at home earn 2 talents in each income.

Do without it.""",
        position=at("first", decade=1, **SHIPS),
        aim=played("skip"),
        show="skip",
        hint="Below the board there is the answer “Do without a first dock”.",
        missed={"claim": "Fine, but take it back and skip this time."},
        done="You keep 16 servants in supply for now. You will get a dock anyway, in a moment.",
    ),
    Step(
        id="taken-dock",
        rules="C1.8",
        title="Taken is taken",
        text="""Nobody can ever push another senator’s servants off a dock. There are no exceptions.

Ben has claimed Greece I. Try to claim it too. No button offers what is forbidden, so type it into the box below
the board: “claim Greece-I”.""",
        position=at("first", seat=0, start=1, decade=1, docks={1: "Greece-I"}, **SHIPS),
        aim=tried("C2.7", "claim"),
        show="claim Greece-I",
        hint="Below the board, under “Type a move”, write “claim Greece-I”.",
        missed={"claim": "That one is free. Take it back and try Greece I.", "skip": "Take it back and try Greece I."},
        done="But Greece has a second dock, and so far nobody wants it.",
    ),
    Step(
        id="good-and-dock",
        rules="C2.8 C2.9",
        title="A good and a dock, for everyone",
        text="""After the first docks it goes round again, but backwards: the start player comes last. Each
senator *must* take one good from the market, free of charge, and claim one dock. The sources disagree about
whether the good or the dock comes first; it makes no difference.

The market is not filled up in between. The others have left purple and wine. Take a good, then claim a dock.""",
        position=at("good", decade=1, **LAST, **SHIPS),
        aim=both(happened("good taken", seat=0), happened("claimed", seat=0)),
        show="take purple; claim Phoenicia-I",
        hint="The Phoenician purple ship is in row 1. Click the purple in the market, then the dock Phoenicia I.",
        missed={"take": "It lies in your warehouse. Now claim a dock."},
        done="That was the whole setup. The rest of the market waits until phase 5.",
    ),
    Step(
        id="warehouse-card",
        rules="C0.16 C2.5",
        title="Your warehouse",
        text="""Your warehouse card has four slots, and each open slot holds one good. At the beginning two of
your servants block two slots, so you have room for two goods.

Later you can open the blocked slots, and then their servants come home.""",
        position=at("good", decade=1, **LAST, **SHIPS),
        done="Two slots are open, and both are still empty.",
    ),
    Step(
        id="after-setup",
        rules="C2.10 C2.11",
        title="Ready to begin",
        text="""After the setup you have one dock and 14 servants in supply, or two docks and 12. You have one
good and no money, and no good lies at a dock yet.

For voyages of your own there are *charter ships*, as many as there are players. The others stay in the box.""",
        position=at(
            "cards",
            decade=1,
            docks={0: "Phoenicia-I", 3: "Rome-I"},
            hands={0: "purple"},
            market="wine wine",
            cash={0: 0, 1: 0, 2: 0, 3: 0},
        ),
        done="Four players, four charter ships.",
    ),
    Step(
        id="three-parts",
        rules="C1.5 C1.7",
        title="A ship does not block a claim",
        text="""A dock has three parts, and each is used without regard to the others: the *berth* for a ship,
two *circles* for the servants of its owner, and a *storage* for one good.

A dock is unclaimed if its circles are empty. It does not matter whether a ship lies there. A Roman ship waits
at Rome I, and nobody owns that dock. Claim it.""",
        position=at("loadmaster A4", cash={0: 5}, docks={0: "Egypt-II"}, hands={0: "oil"}),
        aim=played("claim Rome-I"),
        show="claim Rome-I",
        hint="Click the dock Rome I.",
        missed={
            "claim": "Also unclaimed, but take it back and claim Rome I, where a ship waits.",
            "switch": "Take it back and claim Rome I with two new servants.",
            "release": "Take it back and claim Rome I.",
        },
        done="Claiming a dock where a ship lies already is a fine idea: you need not wait for one.",
    ),
    Step(
        id="free-berth",
        rules="C1.6",
        title="Servants do not block a ship",
        text="""The other way round it is the same. For a ship a dock is free if its *berth* is empty, whoever’s
servants or goods are there.

Servants in the lighthouse let you guide ships to docks; chapter 6 tells how. Today you may. Guide the Iberian
ivory ship to Iberia II. Cleo’s servants stand there.""",
        position=at("lighthouse 2 leader", **GUIDING),
        aim=played("enter S17 II"),
        show="enter S17 II",
        hint=(
            "Below the board, choose “Iberian ivory ship to Iberia II”. Or click that ship in row 1, then the dock "
            "Iberia II."
        ),
        missed={
            "enter": "Allowed too. Take it back and guide the Iberian ivory ship to Iberia II.",
            "expel": "Take it back and guide the Iberian ivory ship to Iberia II.",
        },
        done="The ship lies at Cleo’s dock. If it is ever loaded there, she earns and not you.",
    ),
    Step(
        id="goods-need-owners",
        rules="C1.9",
        title="Goods need an owner",
        text="""A good can lie at a dock only as long as somebody owns the dock, and it belongs to that owner.
If the servants leave, the good goes into the bag.

Your oil lies at Egypt II and waits for a ship that wants it.""",
        position=at("turn", docks={0: "Egypt-II"}, goods={"Egypt-II": "oil"}, cash={0: 7}),
        done="No servants, no good. Chapter 5 shows how painful that can be.",
    ),
)

QUIZ = (
    Question(
        id="harbour-free",
        kind="number",
        rules="C0.6 C1.8",
        text="Ben, Cleo and Dirk have one dock each, and Ana has none. How many docks can Ana claim now?",
        position=at("second", decade=1, **CLAIMING, **SHIPS),
        ask=Count("claim"),
        why="There are 12 docks, and three of them have an owner.",
    ),
    Question(
        id="harbour-claims",
        kind="many",
        rules="C1.7 C1.8",
        text="A Roman ship lies at Rome I without an owner. Iberia II is Cleo’s and has no ship. What can Ana claim?",
        position=at("loadmaster A4", cash={0: 5}, docks={0: "Egypt-II"}, hands={0: "oil"}),
        ask=Legal("claim"),
        options=(
            Option("Rome I", "claim Rome-I"),
            Option("Iberia II", "claim Iberia-II"),
            Option("Egypt II, her own dock", "claim Egypt-II"),
        ),
        why="Only the circles count. A ship does not block a claim, but servants do.",
    ),
    Question(
        id="harbour-berths",
        kind="many",
        rules="C1.6 C4.9",
        text=(
            "Iberia I has a ship. Iberia II has Cleo’s servants, but no ship. Where can Ana guide the Iberian ivory "
            "ship?"
        ),
        position=at("lighthouse 2 leader", **GUIDING),
        ask=Legal("enter S17"),
        options=(
            Option("To Iberia I", "enter S17 I"),
            Option("To Iberia II", "enter S17 II"),
            Option("Away, under the deck", "enter S17 away"),
        ),
        why="For a ship only the berth matters. And a ship goes away only if both berths of its nation are full.",
    ),
    Question(
        id="harbour-why",
        kind="one",
        rules="C2.8 C2.7",
        text="In the setup Ana has taken her good. She wants no dock with it and types “skip”. What stops her?",
        position=at("second", decade=1, **CLAIMING, **SHIPS),
        ask=Forbidden("skip"),
        options=(
            Option("Everybody must take a good and claim a dock", "C2.8"),
            Option("Passing is not allowed in a turn", "C6.2", "This is the setup and not yet a turn.", "C2.8"),
            Option(
                "Only the first dock is compulsory",
                "C2.7",
                "It is the other way round: the first dock is the one that you may leave.",
                "C2.7",
            ),
        ),
        why="The first dock of the setup is an offer, the second one is a duty.",
    ),
    Question(
        id="harbour-good",
        kind="board",
        rules="C2.8 C2.9",
        text="In the setup Ana is asked last. Click every good that she may take from the market.",
        position=at("good", decade=1, **{**LAST, "docks": {**LAST["docks"], 0: "Greece-I"}}, **SHIPS),
        ask=Legal("take"),
        why="The market is not filled up in between, so only purple and wine are left.",
    ),
    Question(
        id="harbour-supply",
        kind="number",
        rules="C2.10",
        text="Ana skips the first dock, later takes wine and claims Rome II. How many servants has she in supply?",
        position=at("second", decade=1, **CLAIMING, **SHIPS),
        ask=After("claim Rome-II", "supply.0"),
        why="18, less 2 on the warehouse card and 2 at the dock.",
    ),
    Question(
        id="harbour-next",
        kind="one",
        rules="C2.8",
        text="Ben is start player. He, Cleo, Dirk and Ana decided about first docks. Who is asked first for a good?",
        position=at("first", seat=0, start=1, decade=1, docks={1: "Greece-I", 2: "Rome-I"}, **SHIPS),
        ask=Asked("skip"),
        options=(
            Option("Ana, who was last", "good 0"),
            Option("Ben, the start player", "good 1", "Now the order turns round, so Ben is last.", "C2.8"),
            Option("Cleo", "good 2", "The order turns round and begins with the last one.", "C2.8"),
        ),
        why="It goes back in the other direction, beginning with whoever was last.",
    ),
)

HARBOUR = Chapter(
    title="The harbour",
    promise="Docks, ships and goods, and everything that happens before the first turn.",
    steps=STEPS,
    quiz=QUIZ,
)
