"""Chapter 2: betting on the race with accomplices."""

from __future__ import annotations

from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.ask import Asked, Legal, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

STEPS = (
    Step(
        id="first-figure",
        rules="M5.1 M5.2",
        title="Hire an accomplice",
        text="""Your figures are *accomplices*. They earn money for you. In a placing round the harbour
master is first, and then each player gets one turn, clockwise.

You place one figure, or you pass. The price of the space goes to the cash box at once. Place yours on any punt.""",
        position=at("place 1"),
        aim=played("place nutmeg", "place silk", "place jade"),
        show="place silk",
        then="place port A; place shipyard A; place port C",
        hint="Click a boat, or press one of the buttons for the punts.",
        missed={"place": "That space works too. Take it back, and this time choose one of the three boats."},
        done="You paid the price shown on the seat. Then Ben, Cora and Dirk had one turn each.",
    ),
    Step(
        id="how-many",
        rules="M1.3 M0.5",
        title="How many figures",
        text="""The number of players decides how many figures you have, and how often you place.

| players | 3 | 4 | 5 |
|---|---|---|---|
| figures each | 4 | 3 | 3 |
| placing rounds | 4 | 3 | 3 |
| rolls | 3 | 3 | 3 |
| shares dealt | 6 | 8 | 10 |
| shares for sale | 14 | 12 | 10 |

Everybody has one colour. Figures that are left over stay in the box. The row “accomplices at
hand” on the board shows what each player still has.""",
        position=at("place 1", seats=3),
        done="This board is set for three players, so everybody has four figures.",
    ),
    Step(
        id="loads",
        rules="M0.2",
        title="What a load pays",
        text="""Every load shows its seats, their prices, and a profit. If the punt arrives, its crew shares
the profit. The colour is that of the die and the load.

| ware | colour | seats cost | profit |
|---|---|---|---|
| nutmeg | brown | 2, 3, 4 | 24 |
| silk | blue | 3, 4, 5 | 30 |
| ginseng | yellow | 1, 2, 3 | 18 |
| jade | green | 3, 4, 5, 5 | 36 |

Place a figure on the punt with the largest profit.""",
        position=at("place 1", punts={"nutmeg": 4, "ginseng": 3, "jade": 2}),
        aim=played("place jade"),
        show="place jade",
        hint="The number 36 is the largest.",
        missed={"place": "A fine place, but not the largest profit. Take it back and look for the 36."},
        done="If jade arrives, its crew shares 36.",
    ),
    Step(
        id="second-seat",
        rules="M5.5",
        title="The cheapest seat first",
        text="""You only say *which punt*. Your figure takes the cheapest empty seat and pays what *that*
seat costs. If two cost the same, it takes the first of them.

Ben sits on the first seat of jade already. Place a figure on jade and watch the price.""",
        position=at("place 1", seat=0, master=1, figures={"jade 1": 1}, punts={"nutmeg": 4, "silk": 3, "jade": 2}),
        aim=happened("placed", seat=0, space="jade 2"),
        show="place jade",
        hint="Click the jade punt. It is the one with four seats.",
        missed={"place": "That is allowed. Take it back and board jade, where Ben is already."},
        done="You took the second seat for 4. The first one would have cost 3.",
    ),
    Step(
        id="one-figure",
        rules="M5.3",
        title="One figure on a space",
        text="""Every space has room for one figure only. But you may hold several spaces of a kind, even two
seats on one punt or both places on the pirate ship.

All three seats of ginseng are taken here, two of them by you. Try to place on it all the same.""",
        position=at(
            "place 3",
            punts={"nutmeg": 9, "ginseng": 7, "jade": 4},
            figures={"ginseng 1": 0, "ginseng 2": 1, "ginseng 3": 0},
        ),
        aim=tried("M5.3"),
        show="place ginseng",
        hint="Click the ginseng punt, although it does not glow.",
        missed={"place": "That space is empty, so it is allowed. Take it back and try the full punt."},
        done="A full punt takes nobody. You would need an empty space.",
    ),
    Step(
        id="docked-closed",
        rules="M5.6",
        title="Too late to board",
        text="""Nutmeg has arrived and lies in port A. It still has an empty seat, and its crew will be paid.

Would it not be nice to sit down there now? Try it: click the punt in port A.""",
        position=at("place 3", punts={"nutmeg": "port A", "silk": 9, "jade": 6}, figures={"nutmeg 1": 1}),
        aim=tried("M5.6"),
        show="place nutmeg",
        hint="Click the punt in port A, at the right side of the board.",
        missed={"place": "That is allowed. Take it back and try the punt that has arrived."},
        done="Once a punt has docked in a port, nobody can board it.",
    ),
    Step(
        id="ports-and-yards",
        rules="M0.3 M5.7",
        title="Ports and shipyard",
        text="""You can also bet on *how many* punts arrive or fail.

| space | costs | pays if |
|---|---|---|
| port A | 4 | at least 1 arrives: 6 |
| port B | 3 | at least 2 arrive: 8 |
| port C | 2 | all 3 arrive: 15 |
| shipyard A | 4 | at least 1 fails: 6 |
| shipyard B | 3 | at least 2 fail: 8 |
| shipyard C | 2 | all 3 fail: 15 |

Three more kinds of spaces have their own chapters. A place on the pirate ship costs 5, the pilots cost 2 and
5, and the insurance office gives *you* 10.

Take any port or shipyard space. You need not begin with A. You may even take a space that everybody knows will
pay, like port A here.""",
        position=at("place 3", punts={"nutmeg": "port A", "silk": 9, "jade": 6}),
        aim=played("place port", "place shipyard"),
        show="place port A",
        hint="The six round spaces lie beside the docks at the right side of the board.",
        missed={"place": "That is allowed. Take it back and choose a space of the port or of the shipyard."},
        done="Only port A was a sure thing here: nutmeg lies in port, so 4 pesos bring 6. All others are bets.",
    ),
    Step(
        id="passing",
        rules="M5.4 M5.11",
        title="Passing is for good",
        text="""You may pass instead of placing. But then you place nothing more until the voyage is over.
Figures that you have placed before go on working.

You also get no turn if you have no figure left. Pass now, and see who is asked in the next round.""",
        position=at(
            "place 2",
            punts={"nutmeg": 7, "silk": 6, "jade": 5},
            figures={"silk 1": 0, "nutmeg 1": 1, "jade 1": 2, "port A": 3},
        ),
        aim=played("pass"),
        show="pass",
        then="place silk; place nutmeg; place port B; roll 2 3 4; place silk",
        hint="The button says “Pass for the rest of this voyage”.",
        missed={"place": "Placing is allowed, of course. Take it back and pass this time."},
        done="The next round began with Ben. You were not asked any more, but your figure on silk is still at work.",
    ),
    Step(
        id="crew-pay",
        rules="M9.3",
        title="The crew shares",
        text="""Now the pay! When a punt arrives and is not plundered by pirates, each figure aboard gets an
equal part of the profit. A punt without a crew pays nobody.

You have two figures on jade and Ben has one. So 36 makes three parts of 12. Let jade arrive.""",
        position=at(
            "roll 3",
            punts={"nutmeg": 4, "silk": 4, "jade": 9},
            figures={"jade 1": 0, "jade 2": 1, "jade 3": 0},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 2 3 6",
        aim=happened("profit", seat=0, times=2),
        done="You received 24, two parts of 12. Ben received 12.",
    ),
    Step(
        id="port-pay",
        rules="M9.4",
        title="What the ports pay",
        text="""A figure in port A, B or C is paid if a punt lies in that port at the end: 6, 8 or 15.

Which punt it is does not matter, and neither does who arrived first. You are in port B, Ben is in A and Cora
is in C. Two punts will arrive.""",
        position=at(
            "roll 3",
            punts={"nutmeg": 9, "silk": 10, "jade": 2},
            figures={"port A": 1, "port B": 0, "port C": 2},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 5 6 1",
        aim=happened("port pays", seat=0),
        done="Ben got 6, you got 8, and Cora got nothing: the third punt failed.",
    ),
    Step(
        id="yard-pay",
        rules="M9.5",
        title="What the shipyard pays",
        text="""The shipyard works in the same way, but for punts that *fail*. The money comes from the
*insurer*, whom you meet in chapter 6. Here nobody is the insurer, so the cash box pays.

You stand on shipyard A, Ben on B. One punt will fail.""",
        position=at(
            "roll 3",
            punts={"nutmeg": "port A", "silk": 10, "jade": 5},
            figures={"shipyard A": 0, "shipyard B": 1},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 4 3",
        aim=happened("shipyard pays", seat=0),
        done="You received 6. Ben received nothing, as only one punt failed.",
    ),
    Step(
        id="no-pay",
        rules="M9.12",
        title="No luck, no pay",
        text="""Some figures earn nothing. The crew of a failed punt is one example. A port or a shipyard
space that stayed empty is another. Pilots are never paid, and pirates only if they plunder.

What you paid for a space never comes back. You sit on silk and stand in port C. Watch.""",
        position=at(
            "roll 3",
            punts={"nutmeg": 10, "silk": 6, "jade": 9},
            figures={"silk 1": 0, "port C": 0, "nutmeg 1": 1},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 5 2 6",
        aim=happened("failed", ware="silk"),
        done="Silk failed and port C stayed empty, so you were paid nothing. Only Ben on nutmeg was.",
    ),
    Step(
        id="pay-order",
        rules="M9.1",
        title="Who is paid first",
        text="""Profits are always paid in the same order: first the pirates, then the crews, then the ports,
then the shipyard together with the insurance.

The cash box pays the first three. Roll, and read “What happened” below the board.""",
        position=at(
            "roll 3",
            punts={"nutmeg": 11, "silk": 5, "jade": 4},
            figures={"nutmeg 1": 0, "port A": 1, "shipyard B": 2},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 4 1 2",
        aim=both(happened("profit"), happened("port pays"), happened("shipyard pays")),
        done="“What happened” tells it in order: the crew, the port, the shipyard.",
    ),
    Step(
        id="whole-pesos",
        rules="M9.13",
        title="No small change",
        text="""You never have to round. Whatever number of figures sits on a punt, the profit can be shared
equally.

Jade even has four seats: 36 makes four parts of 9. Two pirates can halve every load, too.""",
        position=at(
            "roll 3",
            punts={"nutmeg": 4, "silk": 4, "jade": 11},
            figures={"jade 1": 0, "jade 2": 1, "jade 3": 2, "jade 4": 3},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 1 1 3",
        aim=happened("profit", times=4, ware="jade"),
        done="Each of the four received 9.",
    ),
)

QUIZ = (
    Question(
        id="bet-seat",
        kind="number",
        rules="M5.5",
        text="Seats 1 and 2 of jade are taken; they cost 3 and 4. Ana places a figure on jade. How much does she pay?",
        position=at("place 2", punts={"nutmeg": 7, "silk": 5, "jade": 4}, figures={"jade 1": 1, "jade 2": 2}),
        ask=Told("place jade", "placed", "price"),
        why="She takes the cheapest seat that is still empty and pays the price of that seat, which is 5.",
    ),
    Question(
        id="bet-port-b",
        kind="one",
        rules="M6.9 M9.4",
        text="Ana stands in port B. Jade arrives first, and later silk too. Nutmeg fails. What does her figure earn?",
        position=at(
            "roll 3",
            punts={"nutmeg": 3, "silk": 11, "jade": "port A"},
            figures={"port B": 0},
            passed=(0, 1, 2, 3),
        ),
        ask=Pays("roll 2 5", 0, ("port pays",)),
        options=(
            Option("8, because two punts are in port", "8"),
            Option("Nothing, because she did not name a ware", "0", "Ports care only for the number of punts.", "M9.4"),
            Option("15, because silk is worth more", "15", "15 is what port C pays, with three punts in port.", "M9.4"),
            Option("6, because one punt failed", "6", "6 is what port A pays.", "M9.4"),
        ),
        why="Port B pays 8 as soon as two punts are in port, whichever they are.",
    ),
    Question(
        id="bet-pass",
        kind="one",
        rules="M5.4 M5.11",
        text="Ana is harbour master, but she passed in round 1. Round 2 of placing begins. Who is asked first?",
        position=at("roll 1", punts={"nutmeg": 4, "silk": 3, "jade": 2}, passed=(0,)),
        ask=Asked("roll 1 2 3"),
        options=(
            Option("Ben", "place 1"),
            Option(
                "Ana, because the harbour master is always first",
                "place 0",
                "Whoever has passed gets no turn until the voyage is over.",
                "M5.4",
            ),
            Option("Dirk", "place 3", "The turns go clockwise, and Ben is next after Ana.", "M5.1"),
        ),
        why="Ana has passed, so she is out until the next voyage. The turn goes to Ben.",
    ),
    Question(
        id="bet-share",
        kind="number",
        rules="M9.3",
        text="Nutmeg arrives with two figures of Ana and one of Ben aboard. How much does Ana receive in all?",
        position=at(
            "roll 3",
            punts={"nutmeg": 10, "silk": 4, "jade": 4},
            figures={"nutmeg 1": 0, "nutmeg 2": 1, "nutmeg 3": 0},
            passed=(0, 1, 2, 3),
        ),
        ask=Pays("roll 4 1 1", 0, ("profit",)),
        why="The 24 of nutmeg makes three parts of 8. Ana has two figures aboard, so she gets 16.",
    ),
    Question(
        id="bet-pays",
        kind="many",
        rules="M9.4 M9.5",
        text="One punt arrives and two fail. Which of these spaces are paid?",
        position=at(
            "roll 3",
            punts={"nutmeg": 11, "silk": 4, "jade": 4},
            figures={"shipyard A": 0, "shipyard B": 1, "shipyard C": 2},
            passed=(0, 1, 2, 3),
        ),
        ask=Told("roll 4 1 1", "shipyard pays", "dock"),
        options=(
            Option("Shipyard A", "A"),
            Option("Shipyard B", "B"),
            Option("Shipyard C", "C", "Shipyard C pays only if all three punts fail.", "M9.5"),
        ),
        why="Two failed punts lie in shipyard A and B, so these two pay.",
    ),
    Question(
        id="bet-board",
        kind="board",
        rules="M5.3 M5.6",
        text="Click every place on the board where Ana may place a figure now. There are more than you think.",
        position=at(
            "place 3",
            punts={"nutmeg": "port A", "silk": 8, "jade": 5},
            figures={
                "silk 1": 1,
                "silk 2": 2,
                "silk 3": 3,
                "jade 1": 0,
                "port A": 1,
                "port B": 2,
                "port C": 3,
                "shipyard A": 0,
            },
        ),
        ask=Legal("place"),
        why="Nutmeg has docked and silk is full, but jade has empty seats. All other spaces without a figure are open.",
    ),
)

BETTING = Chapter(
    title="Betting on the race",
    promise="Put your figures on boats, ports and shipyard, and find out what each of them earns.",
    steps=STEPS,
    quiz=QUIZ,
)
