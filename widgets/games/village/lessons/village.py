"""Chapter 1: the village, the families, and where the cubes come from."""

from __future__ import annotations

from widgets.games.village.lessons.positions import CUSTOMERS, at, new_game
from widgets.shared.lesson.aim import happened
from widgets.shared.lesson.ask import After, Outcomes, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

CUBES = (
    *("seed brown brown pink plague", "seed orange orange green green", "seed pink pink orange brown green"),
    *("seed brown green", "seed brown orange plague", "seed pink green plague", "seed brown orange plague"),
)
DRAW = "; ".join(CUBES)
"""What chance lays on the seven spaces when four play."""

HOARDS = {
    1: {"cubes": "brown 4 pink 7 orange 3 green 4", "coins": 1},
    2: {"cubes": "brown 5 pink 4 orange 4 green 6", "coins": 1},
    3: {"cubes": "brown 3 pink 2 orange 6 green 4", "coins": 1},
}
"""Neighbours who keep nearly all cubes."""

HOARDED = at(spaces={"family": "brown 1"}, others=HOARDS, cubes="brown 3 pink 3 orange 2 green 2")
LAST = at(spaces={"family": "green 1"})

STEPS = (
    Step(
        id="four-families",
        rules="V1.1 V2.1 V2.10",
        title="Four families",
        text="""Welcome to the village! You are Ana, the head of a family; its figures are marked with an A. Four sons
and daughters of *generation 1* stand in your *yard*, short for farmyard. Seven more members are still *unborn*: three
of generation 2, two of 3 and two of 4.

You will send them to work, to travel, to pray. They will grow old and die, and the best of them will be remembered.
Whoever has the most points in the end wins.

At a table the oldest player starts. Here chance decides.""",
        position=new_game(CUSTOMERS),
        press="Who starts?",
        then="begin red",
        aim=happened("first player"),
        done="You start. Turns always go clockwise, so Ben is next, then Cleo, then Dai.",
    ),
    Step(
        id="what-you-own",
        rules="V2.2 V2.3 V2.7",
        title="One coin and a yard",
        text="""Not much to inherit: you begin with 1 coin. No cubes, no goods, no grain.

You have 8 markers. One runs on the *life time track*, from space 0. One counts your points, also from 0. The other
six are for cities that you visit.

Everything else lies in the *supply*. There are 18 cubes of each of four colours, brown, pink, orange and green, and 6
black ones called *plague*. There are 8 tiles of each kind of *goods*: scrolls, horses, oxen, plows and wagons. And
there are 20 bags of grain, and more coins than you need. The green bag is empty.""",
        position=new_game(f"{CUSTOMERS}; begin red"),
        done="From a single coin to a dynasty. Let us see how.",
    ),
    Step(
        id="customers",
        rules="V2.4",
        title="Customers come to market",
        text="""There are 24 tiles with *customers*. Each customer wants certain goods, and is worth 2 to 6 points to
whoever delivers them. The tiles are shuffled, and some come to the market: the first of them to the open *stalls*, the
others to the *queue* behind.

With four or five players there are 5 open stalls and 10 customers. Three players open 4 stalls, two players only 3;
a closed stall stays closed for the whole game. The queue always has 5 places.

Watch three players lay out their customers.""",
        position=new_game(seats=3),
        press="Lay out the customers",
        then="; ".join(f"lay {tile}" for tile in ["K5", "K17", "K6", "K2", "K21", "K13", "K10", "K24", "K8"]),
        aim=happened("laid out", times=9),
        done="Nine customers: four in the stalls, five in the queue. The other fifteen wait face down.",
    ),
    Step(
        id="setup-card",
        rules="V2.9 V4.4",
        title="The first cubes",
        text="""Every round begins with cubes drawn blind from the green bag. They are laid on seven *spaces*, the
places of the village where you can do something, in this order: grain harvest, family, crafts, market, travel, council
chamber, church. Only the *well* never holds cubes.

The *setup card* says how many: with four players 4, 4, 5, 2, 3, 3 and 3, which makes 24. It stays the same all game
long. With two players it is 18 cubes, with three 21.

Draw them.""",
        position=new_game(f"{CUSTOMERS}; begin red"),
        press="Draw the cubes",
        then=DRAW,
        aim=happened("seeded", times=7),
        done="Look at the black ones. That is plague, and somebody will have to take it.",
    ),
    Step(
        id="filling-the-bag",
        rules="V4.1 V4.3",
        title="Into the bag first",
        text="""Before the cubes are drawn, the bag is filled: with four players 6 cubes of each colour go in, and all
plague from the supply. Cubes that were left in the bag stay there.

Nobody ever keeps plague. So the filled bag always holds exactly 6 plague cubes.

A round ends when the last cube has been taken. Take it now, do nothing more, and watch the bag.""",
        position=LAST,
        aim=happened("round"),
        show="take family green; skip",
        then=DRAW,
        hint="Click the green cube on the family space, then press “Leave the action out”.",
        missed={"birth": "A child is welcome too. The round ends all the same."},
        done="A new round. Two of each colour were left over, so the bag held 8 of each and 6 plague.",
    ),
    Step(
        id="hard-times",
        rules="V4.2 V4.5",
        title="When cubes run short",
        text="""Cubes that players keep are missing in the supply. If it has fewer than the card asks for, those
that are there go into the bag; nothing takes the place of the missing ones.

If the bag is empty before all spaces are full, the remaining places stay empty for this round.

Here everybody has hoarded. Take the last cube and see how meagre the new round is.""",
        position=HOARDED,
        aim=happened("seeded", space="market"),
        show="take family brown; skip",
        then="seed brown orange plague plague; seed pink green plague plague; "
        "seed brown pink orange plague plague; seed orange green",
        hint="Click the brown cube on the family space, then press “Leave the action out”.",
        missed={"birth": "A child is welcome too. The new round comes all the same."},
        done="The market still got its two cubes. For travel, council and church nothing was left.",
    ),
    Step(
        id="chronicle-and-graves",
        rules="V2.5 V2.6 V2.8",
        title="Where the dead will lie",
        text="""The *village chronicle* has five sections: council, crafts, travel, church and farmyard. Beside it
are the *anonymous graves*, for those whom nobody remembers. With four players 15 places of the chronicle and 10 graves
are open; with fewer players some are closed and count as full.

The *next starting player marker* waits in the council chamber: whoever takes it begins the next round. And in the
*black bag* by the church sit four silent monks. You will meet them at the *mass*, which is said after each round.""",
        position=at(),
        done="Remember the chronicle. It turns the dead into points.",
    ),
    Step(
        id="five-players",
        rules="V2.11",
        title="A fifth family",
        text="""Five players need the box of Village Inn, even if nobody wants to play with the inn. They use its gray
family, its extra cubes, coins and grain, its larger chronicle and its extra grave.

But the beer stays in the cellar: no brewery, no inn, no villager cards, no thirsty customers. Meet Eva.""",
        position=at(seats=5),
        done="31 cubes each round, 19 places in the chronicle, 11 graves. A lively village.",
    ),
    Step(
        id="open-and-hidden",
        rules="V1.2 V1.3 V1.4 V1.10",
        title="What everybody knows",
        text="""A village keeps few secrets. Everybody sees all yards, cubes, goods, grain, coins, points and members.
Points that you gain during the game are counted at once, for all to see. Even the black bag is no mystery: all saw who
went in.

What has not been drawn yet is hidden: the order of the customers, and the cubes that come next. Customers whom you have
*served*, by delivering what they wanted, lie face down. Only you see what they are worth; the others see how many
there are.""",
        position=at(served="K5 K15", others={1: {"served": "K24", "coins": 1}}),
        done="You see what your own two customers are worth. Of Ben’s you only know that there is one.",
    ),
    Step(
        id="no-deals",
        rules="V1.5",
        title="No deals",
        text="""Promise Ben what you like: no promise binds anybody. And you cannot give or lend anything to another
player, neither a bag of grain nor a coin.

Neighbours compete here. Friendly, but they compete.""",
        position=at(grain=3, coins=2),
        done="Now you know the village. Time to do something in it.",
    ),
)

QUIZ = (
    Question(
        id="village-bag",
        kind="one",
        rules="V4.1 V2.9",
        text="Four players begin their first round. What is in the green bag before the first cube is drawn?",
        position=new_game(CUSTOMERS),
        ask=Told("begin red", "round", "bag"),
        options=(
            Option("6 cubes of each colour and 6 plague", "[6, 6, 6, 6, 6]"),
            Option(
                "18 cubes of each colour and 6 plague", "[18, 18, 18, 18, 6]", "Only 6 of each colour go in.", "V4.1"
            ),
            Option("6 cubes of each colour", "[6, 6, 6, 6, 0]", "All plague of the supply goes in too.", "V4.1"),
        ),
        why="6 of each colour go in with four players, and all 6 plague cubes.",
    ),
    Question(
        id="village-plague",
        kind="one",
        rules="V4.1 V4.3",
        text="Four play. Two cubes of each colour and five plague cubes are left in the bag. Ana takes the last cube "
        "of the round, which is plague. What is in the bag when it has been filled for the next round?",
        position=at(spaces={"family": "plague 1"}),
        ask=Told("take family plague; skip", "round", "bag"),
        options=(
            Option("8 of each colour, 6 plague", "[8, 8, 8, 8, 6]"),
            Option("8 of each colour, 5 plague", "[8, 8, 8, 8, 5]", "The plague that is taken comes back.", "V4.3"),
            Option("6 of each colour, 6 plague", "[6, 6, 6, 6, 6]", "What was left in the bag stays there.", "V4.1"),
        ),
        why="Leftovers stay, 6 of each colour are added, and plague always comes back to six.",
    ),
    Question(
        id="village-stall",
        kind="one",
        rules="V2.4",
        text="Three players lay out nine customers; the fifth wants a wagon and a horse. Where does the fifth stand?",
        position=new_game(seats=3),
        ask=Told("lay K5; lay K17; lay K6; lay K2; lay K21", "laid out", "slot", {"tile": "K21"}),
        options=(
            Option("At the front of the queue", "5"),
            Option("In the fifth stall", "4", "With three players the fifth stall is closed.", "V2.4"),
            Option("At the end of the queue", "9", "The queue is filled from the front.", "V2.4"),
        ),
        why="Three players have four open stalls. The fifth customer is first in the queue.",
    ),
    Question(
        id="village-pile",
        kind="number",
        rules="V2.4",
        text="Two players lay out their customers, and the last place of the queue is still empty. How many different "
        "customers could come there?",
        position=new_game("; ".join(f"lay K{n}" for n in range(1, 8)), seats=2),
        ask=Outcomes(),
        why="Two players lay out 8 tiles. 7 of the 24 are there already, so 17 can come.",
    ),
    Question(
        id="village-five",
        kind="one",
        rules="V2.11 V2.9",
        text="Five players, without the inn. What is in the bag before the first cube is drawn?",
        position=new_game(CUSTOMERS, seats=5),
        ask=Told("begin gray", "round", "bag"),
        options=(
            Option("7 of each colour and 6 plague", "[7, 7, 7, 7, 6]"),
            Option("6 of each colour and 6 plague", "[6, 6, 6, 6, 6]", "That is the card for four.", "V2.9"),
            Option("7 of each colour and 7 plague", "[7, 7, 7, 7, 7]", "There are never more than six.", "V4.3"),
        ),
        why="The card for five says 7 of each colour. The 6 plague cubes are the same for everybody.",
    ),
    Question(
        id="village-coin",
        kind="one",
        rules="V2.1 V2.3",
        text="What does Ana have when the game begins?",
        position=new_game(CUSTOMERS),
        ask=After("begin red", "seats.0.coins"),
        options=(
            Option("1 coin", "1"),
            Option("Nothing at all", "0", "Everybody gets one coin.", "V2.3"),
            Option("2 coins", "2", "Everybody gets just one.", "V2.3"),
        ),
        why="One coin, four members in the yard, and nothing else.",
    ),
)

VILLAGE = Chapter(
    title="The village",
    promise="Meet the families, the market, the chronicle and the bag that every round comes from.",
    steps=STEPS,
    quiz=QUIZ,
)
