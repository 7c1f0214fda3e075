"""Chapter 1: what a senator wants, and the eighteen servants."""

from __future__ import annotations

from typing import Any

from widgets.games.porto_carthago.lessons.positions import LAY, at
from widgets.shared.lesson.aim import both, happened, played, stands, tried
from widgets.shared.lesson.ask import After, Forbidden, Legal, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

SIXTH: dict[str, Any] = {
    "decade": 3,
    "lap": 3,
    "points": {0: 5, 1: 3, 2: 3, 3: 3},
    "cash": {0: 15},
    "palace": "1 2 0 3 1 2",
    "docks": {0: "Rome-II"},
    "voyages": 4,
}
SHORT: dict[str, Any] = {
    "decade": 3,
    "points": {0: 4, 1: 2, 2: 2, 3: 2},
    "cash": {0: 8},
    "palace": "1 2 3",
    "docks": {0: "Rome-II"},
    "voyages": 2,
}

STEPS = (
    Step(
        id="the-aim",
        rules="C1.1 C0.2",
        title="A seat in the palace",
        text="""Carthage, long before Rome grew dangerous. You are Ana, a senator. Ships from six nations sail
into the harbour, and everybody who matters makes money there.

Money is only the means. When the game ends, whoever has the *most servants in the palace* wins. Each senator
has 18 wooden servants and a warehouse card.

On the table lie the board, 30 ship cards, 30 goods, six action cards, markers, a start player card, a bag, and
money. Money is counted in *talents*.""",
        position=at("turn", points={0: 2}, cash={0: 11}, docks={0: "Rome-II"}, hands={0: "grain"}),
        done="Keep this in mind: every chapter is about getting one more servant into the palace.",
    ),
    Step(
        id="eighteen",
        rules="C0.3 C2.4 C1.16",
        title="Eighteen, always eighteen",
        text="""You begin with 18 servants in your *supply*, and with 0 *trade points*: your good name as a
merchant, still to be made. Later your servants are scattered over nine places: supply, warehouse card, action
cards, docks, lighthouse, temple, charter ships, the path of intrigue and the palace.

Count whenever you like: every senator has 18 in all. In the same way there are always 30 goods and 30 ship
cards.""",
        position=at(
            "turn", docks={0: "Rome-II Egypt-II"}, light={0: 2}, pray={0: 3}, charter="0", cash={0: 6}, hands={0: "oil"}
        ),
        done=(
            "Here 6 are in your supply, 2 on your warehouse card and 4 at docks. The other six are in the lighthouse, "
            "in the temple and on a ship."
        ),
    ),
    Step(
        id="first-income",
        rules="C5.5 C0.17 C2.10",
        title="Idle hands earn",
        text="""Nobody has any money at first. The first talents come as *income*: 1 for each servant in your
supply. Servants who are busy anywhere else earn nothing, and those on your warehouse card do not either.

Two of your 18 block your warehouse, and four stand at the two docks that you claimed. So 12 are idle. The
others claimed one dock each, which binds two servants.""",
        position=at(
            "cards",
            decade=1,
            cash={0: 0, 1: 0, 2: 0, 3: 0},
            docks={0: "Rome-II Egypt-II"},
            hands={0: "wine"},
            market="grain ivory",
        ),
        press="Pay the income",
        then=f"{LAY}; fill grain oil purple wine",
        aim=happened("income", seat=0, amount=12),
        done="You received 12 talents, and the others 14 each. A second dock is not free!",
    ),
    Step(
        id="the-bank",
        rules="C1.10 C0.15 C1.17",
        title="The bank, and what things cost",
        text="""You pay the bank, and the bank pays you. It never runs out. Players never pay each other, and
nobody can go into debt.

| what | talents |
|---|---|
| a plain turn: take money | you get 3 |
| income for each idle servant | you get 1 |
| a good from the merchant | 4, then 3, then 2 |
| a good from a market you renewed | 6 |
| one more warehouse slot | 6 |
| a seat on the last palace space | 20 |
| temple offering, for each servant there | 1 |

You will meet all of these in time. Where a rule says that you *may* do something, you can also leave it.
Where it simply says what happens, you have no choice. Take 3 talents now.""",
        position=at("turn", cash={0: 4}, docks={0: "Rome-II"}, hands={0: "oil"}),
        aim=played("collect"),
        show="collect",
        hint="Below the board, under “Without a card”, there is the answer “Take 3 talents”.",
        missed={"play": "Take it back; here just take 3 talents.", "renew": "Take it back and take 3 talents."},
        done="You had 4 talents and have 7 now. You can always do this, even with nothing else in your hands.",
    ),
    Step(
        id="supply-pays",
        rules="C1.4",
        title="Only the supply can pay",
        text="""Whenever something costs servants, they come from your supply. Those in the temple or at a dock
cannot help, however many they are.

Six action cards lie on the spaces A1 to A6; chapter 4 is about them. The little figures in their corners tell
how many servants each costs. The card on A6 costs 3, and you have only 2 in supply. Try it all the same.
Nothing bad will happen.""",
        position=at(
            "turn", lap=4, docks={0: "Rome-II Egypt-II"}, light={0: 5}, pray={0: 5}, cash={0: 9}, hands={0: "oil"}
        ),
        aim=tried("C6.4"),
        show="play A6",
        hint="Click the action space A6 at the right of the board, although it does not glow.",
        missed={
            "play": "You can pay for that one. Take it back and try A6.",
            "collect": "Take it back and try A6.",
            "renew": "Take it back and try A6.",
        },
        done="The app says no and names the rule. Click anything at any time: it will tell you why it is not possible.",
    ),
    Step(
        id="secrets",
        rules="C1.11 C1.12",
        title="What the others know",
        text="""Almost everything lies open: servants, goods, ships, trade points, and the ship cards that
somebody has kept. Three things are hidden: the talents of the other senators, the order of the ship cards in
the deck, and which goods will be drawn from the bag next.

You see every single payment, so a good memory helps.""",
        position=at("turn", cash={0: 9}, points={0: 1}, docks={0: "Rome-II"}, hands={0: "oil"}),
        done="Your own talents are shown. Those of Ben, Cleo and Dirk are not.",
    ),
    Step(
        id="buy-a-seat",
        rules="C9.3 C9.8",
        title="Your first seat",
        text="""You have just used an action card whose bonus is a *palace purchase*. You buy one space, the
cheapest that is still free. You pay its price and put a servant from your supply there.

Nobody has bought yet, so P1 is next. It costs 6 talents, and it needs 2 trade points. You have both.""",
        position=at("bonus A4", points={0: 2}, cash={0: 9}, docks={0: "Rome-II"}, hands={0: "oil"}),
        aim=happened("palace", seat=0),
        show="purchase",
        hint="Click the first space of the palace at the lower left of the board, or the answer that buys P1.",
        missed={"skip": "You may do without it. Take it back and buy your first seat."},
        done="One servant in the palace, and it will stay there until the end.",
    ),
    Step(
        id="palace-prices",
        rules="C0.12",
        title="It gets dearer",
        text="""The palace is a line of 15 spaces, and everybody buys along the same line.

| space | price | trade points needed |
|---|---|---|
| P1 to P3 | 6, 7, 8 | 2 |
| P4 to P6 | 9, 10, 11 | 3 |
| P7 to P9 | 12, 13, 14 | 4 |
| P10 to P12 | 15, 16, 17 | 5 |
| P13 and P14 | 18, 19 | 6 |
| P15, the last, for any number of servants | 20 each | 6 |

No source shows the printed prices, so most of this table is our reconstruction.""",
        position=at("turn", decade=3, palace="1 2 0", points={0: 3, 1: 2, 2: 2}, cash={0: 12}, docks={0: "Rome-II"}),
        done="Whoever buys early buys cheaply, and whoever waits pays for the patience.",
    ),
    Step(
        id="threshold",
        rules="C9.4 C0.13",
        title="Trade points open the door",
        text="""The number at the star of a palace space says how many *trade points* you need. You earn them by
trade in the harbour, and a marker counts them on a track that begins at 0.

They are like a good name: you must *have* them, but you never spend them. P7 costs 12 and needs 4 trade points.
You have 5. Buy it, and watch your marker.""",
        position=at("bonus A4", **SIXTH),
        aim=both(happened("palace", seat=0, space="P7"), stands("trade_points.0", 5)),
        show="purchase",
        hint="Click palace space P7, which glows.",
        missed={"skip": "Take it back and buy P7."},
        done="12 talents are gone, but all 5 trade points are still yours.",
    ),
    Step(
        id="no-choosing",
        rules="C9.5 C16.9",
        title="The next one or none",
        text="""You cannot pick a space that suits you better. There is always just one for sale: the cheapest
that is free. If you cannot pay its full price, you go home without a seat.

P1 to P3 are taken, and P4 costs 9. You have 8 talents. Try to buy.""",
        position=at("bonus A4", **SHORT),
        aim=tried("C16.9", "purchase"),
        show="purchase",
        hint="Click the palace space P4, although it does not glow.",
        missed={"skip": "That is what is left in the end. Take it back and try to buy first."},
        done="One talent short is short. There is no credit in Carthage.",
    ),
    Step(
        id="no-servant-left",
        rules="C9.6",
        title="And who sits there?",
        text="""A seat needs somebody to sit on it. Here you have 30 talents and 4 trade points, but your supply
is empty.

Try to buy P4.""",
        position=at(
            "bonus A4",
            decade=3,
            lap=4,
            points={0: 4, 2: 2, 3: 2},
            voyages=1,
            cash={0: 30},
            palace="0 2 3",
            docks={0: "Rome-II Egypt-II"},
            light={0: 4},
            pray={0: 5},
            charter="0",
            keeps={0: "S03"},
        ),
        aim=tried("C9.6"),
        show="purchase",
        hint="Click the palace space P4, although it does not glow.",
        missed={
            "skip": "Take it back and try to buy P4.",
            "use": "Privileges come in chapter 8. Take it back and try to buy.",
        },
        done="Always keep one servant at home for the palace.",
    ),
    Step(
        id="five-decades",
        rules="C1.2 C3.1",
        title="How long you have",
        text="""The game lasts five *decades*, sometimes only four. Each decade goes through six phases:

1. ships enter the harbour,
2. the action cards are laid out anew,
3. the start player is found,
4. everybody gets income,
5. the market is filled,
6. everybody acts, five turns each.

That makes 25 turns, or 20. It sounds like a lot, and it is not.""",
        position=at(
            "turn", decade=1, lap=1, cash={0: 12, 1: 14, 2: 14, 3: 14}, docks={0: "Rome-II Egypt-II"}, hands={0: "wine"}
        ),
        done="In phases 1 to 5 most things happen by themselves. In phase 6 it is all up to you.",
    ),
)

QUIZ = (
    Question(
        id="senators-income",
        kind="number",
        rules="C5.5",
        text="Ana has two docks, 3 servants in the temple and 2 on her warehouse card. What income does she get?",
        position=at("cards", docks={0: "Rome-II Egypt-II"}, pray={0: 3}, cash={0: 4}),
        ask=Pays(LAY, 0, ("income",)),
        why="18 servants, less 4 at docks, 3 in the temple and 2 on the warehouse card, leave 9 in supply.",
    ),
    Question(
        id="senators-spent",
        kind="one",
        rules="C9.4",
        text="Ana has 5 trade points and buys P7, which needs 4. How many trade points has she left?",
        position=at("bonus A4", **SIXTH),
        ask=After("purchase", "trade_points.0"),
        options=(
            Option("5", "5"),
            Option("1", "1", "Trade points are a threshold. Nobody takes them away.", "C9.4"),
            Option("4", "4", "The number at the space says what you need, not what you keep.", "C9.4"),
        ),
        why="In the palace you pay with talents only. Trade points are never spent.",
    ),
    Question(
        id="senators-price",
        kind="number",
        rules="C9.3 C0.12",
        text="P1 to P6 are taken. What does Ana pay for the next seat?",
        position=at("bonus A4", **SIXTH),
        ask=Told("purchase", "palace", "price"),
        why="P7 is the cheapest free space, and it costs 12.",
    ),
    Question(
        id="senators-eight",
        kind="many",
        rules="C9.5 C16.9",
        text="P4 is next and costs 9. Ana has 8 talents and 4 trade points. Which answers does she have?",
        position=at("bonus A4", **SHORT),
        ask=Legal(),
        options=(
            Option("Buy the next space", "purchase"),
            Option("Leave the bonus out", "skip"),
            Option("Open a warehouse slot instead", "extend 1"),
        ),
        why="The price must be paid in full, and A4 sells palace spaces, not warehouse slots.",
    ),
    Question(
        id="senators-poor",
        kind="one",
        rules="C9.4 C9.5",
        text="P4 needs 3 trade points, and Ana has 2 but plenty of money. Which rule stops her?",
        position=at("bonus A4", keeps={0: "S03"}, **{**SHORT, "points": {0: 2, 1: 2, 2: 2, 3: 2}, "cash": {0: 30}}),
        ask=Forbidden("purchase"),
        options=(
            Option("She needs enough trade points", "C9.4"),
            Option("Purchases must be paid in full", "C16.9", "She has 30 talents, and P4 costs 9.", "C16.9"),
            Option("A seat needs a servant in supply", "C9.6", "There are plenty in her supply.", "C9.6"),
        ),
        why="Money alone does not open the palace. And another space is not for sale.",
    ),
    Question(
        id="senators-left",
        kind="number",
        rules="C9.3 C1.4",
        text=(
            "Ana has one dock, and she has paid 1 servant for the card on A4. She buys P1. How many servants are left "
            "in supply?"
        ),
        position=at("bonus A4", points={0: 2}, cash={0: 9}, docks={0: "Rome-II"}),
        ask=After("purchase", "supply.0"),
        why="18, less 2 on the warehouse card, 2 at the dock, 1 on the action card and 1 in the palace, makes 12.",
    ),
    Question(
        id="senators-pay",
        kind="board",
        rules="C1.4 C6.4",
        text="Ana has 1 servant in supply. Click every action space that she can use.",
        position=at(
            "turn", lap=4, docks={0: "Rome-II Egypt-II"}, light={0: 5}, pray={0: 6}, hands={0: "wine"}, cash={0: 6}
        ),
        ask=Legal("play"),
        why="A5 costs 2 servants and A6 costs 3. Those in lighthouse and temple cannot pay.",
    ),
)

SENATORS = Chapter(
    title="Senators and servants",
    promise="What you want, who works for you, and how a servant gets into the palace.",
    steps=STEPS,
    quiz=QUIZ,
)
