"""Chapter 5: the crafts."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.ask import After, Count, Forbidden, Legal, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

SHOPPING: dict[str, Any] = {"members": "yard 1 1; office 1 1", "cubes": "pink 1 orange 2", "grain": 3}

STEPS = (
    Step(
        id="one-building",
        rules="V9.1",
        title="Five workshops",
        text="""In the crafts you choose one building and one way to pay, and you get once what it makes:

| building | makes | hours | or buy for |
|---|---|---|---|
| wainwright | wagon | 2 | pink + orange |
| stables | horse or ox | 3 | 3 grain |
| office | scroll | 2 | 2 pink |
| smithy | plow | 2 | 2 orange |

A *trained* member in the building makes it in these hours. Training somebody takes as many hours, once. Or you buy for
cubes or grain. The fifth building is the mill; it gets a step of its own.

Your scribes in the office are trained. Let one of them make a scroll.""",
        position=at("crafts", **SHOPPING),
        aim=happened("made", seat=0),
        show="make scroll",
        hint="Press “Make 1 scroll: 2 hours” below the board.",
        missed={
            "buy": "That works too. Take it back and let the scribe write.",
            "mill": "Coins, very nice. Take it back and let the scribe write.",
            "train": "One more apprentice. Take it back and let the scribe write.",
        },
        done="A scroll for 2 hours and not a single cube.",
    ),
    Step(
        id="trained-hands",
        rules="V9.2",
        title="Trained hands",
        text="""With a trained member in a building you pay only with time. Without one in that very building you
cannot.

Nobody of yours is in the smithy. Try to have a plow made in 2 hours: no button offers it, so type “make plow”.""",
        position=at("crafts", **SHOPPING),
        aim=tried("V9.2"),
        show="make plow",
        hint="Below the board, under “Type a move”, write “make plow”.",
        missed={"train": OTHER},
        done="Your scribe tried the hammer and hit his thumb.",
    ),
    Step(
        id="train-and-make",
        rules="V9.3",
        title="Learn it, do it",
        text="""To train somebody, spend time for the training and put a member from your yard into the building, even
if you have somebody there already. In the same action you may spend time again to make something at once.

Train a wainwright in 2 hours and build a wagon in 2 more.""",
        position=at("crafts", members="yard 1 1 1; office 1", time=1),
        aim=both(happened("trained", seat=0, place="wainwright"), happened("made", seat=0, goods="wagon")),
        show="train wainwright 1; make wagon",
        hint="Press “Train a member of generation 1 at the wainwright’s”, then “Make 1 wagon: 2 hours”.",
        missed={"train": "Now make the wagon at once. If you trained somewhere else, take it back."},
        done="4 hours for the first wagon. The next one costs only 2.",
    ),
    Step(
        id="only-training",
        rules="V9.4",
        title="A quiet apprenticeship",
        text="""You may train somebody and make nothing this time.

The stables want 3 hours for training and 3 more for a beast. From space 5, that would take you over the bridge. Train
a groom, and stop there.""",
        position=at("crafts", members="yard 1 1 1; office 1", time=5),
        aim=both(happened("trained", seat=0, place="stables"), played("skip")),
        show="train stables 1; skip",
        hint="Press “Train a member of generation 1 in the stables”, then “Train only”.",
        missed={"train": "Now leave it at that.", "make": "Over the bridge it went. Take it back.", "skip": OTHER},
        done="Marker on 8, everybody alive.",
    ),
    Step(
        id="horse-or-ox",
        rules="V9.6",
        title="One trade each",
        text="""A member knows the trade of its own building and no other. In the stables you choose horse or
ox afresh each time.

Your groom in the stables has bred oxen so far. This time, make a horse.""",
        position=at("crafts", members="yard 1 1; stables 1; office 1", goods="ox 2"),
        aim=happened("made", seat=0, goods="horse"),
        show="make horse",
        hint="Press “Make 1 horse: 3 hours” below the board.",
        missed={"make": "That is no horse. Take it back.", "train": OTHER},
        done="Neigh.",
    ),
    Step(
        id="buy-it",
        rules="V9.5",
        title="Buy it instead",
        text="""To buy you need *nobody* in the building. Pay the price in cubes or grain and take the goods.
That takes no time.

Nobody of yours is in the smithy, but you have 2 orange cubes. Buy a plow.""",
        position=at("crafts", members="yard 1 1; office 1 1", cubes="orange 2", time=9),
        aim=happened("bought", seat=0, goods="plow"),
        show="buy plow",
        hint="Press “Buy 1 plow for 2 orange cubes” below the board.",
        missed={"buy": "Take it back and buy the plow.", "make": OTHER, "train": OTHER, "skip": OTHER},
        done="With your marker on 9, that may have saved a life.",
    ),
    Step(
        id="room-for-all",
        rules="V9.7 V9.8",
        title="They stay, and there is room",
        text="""A member stays in its building until it dies or comes home. Once at home, it has to be trained again.
Any number of members of all families may stand in one building.

Cleo’s smith is at work, and so is yours. Train a second one.""",
        position=at("crafts", members="yard 1 1 1; smithy 1"),
        aim=happened("trained", seat=0, place="smithy"),
        show="train smithy 1",
        hint="Press “Train a member of generation 1 in the smithy”.",
        missed={"train": "Take it back and train a smith."},
        done="One smith would do for plows. But two smiths may both end up in the chronicle one day.",
    ),
    Step(
        id="the-mill",
        rules="V9.9",
        title="The mill",
        text="""At the mill you spend 2 hours and 2 grain and take 2 coins. Nobody can be trained there, and there is
no other way to pay.

You have 3 bags of grain. Use the mill.""",
        position=at("crafts", members="yard 1 1 1; smithy 1", grain=3),
        aim=happened("milled", seat=0),
        show="mill",
        hint="Press “Mill 2 grain for 2 coins: 2 hours”, or click the mill on the board.",
        missed={"train": OTHER},
        done="Two coins. They replace cubes, and each one left in the end is a point.",
    ),
    Step(
        id="not-enough-grain",
        rules="V9.9",
        title="Nothing to grind",
        text="""You have only 1 bag of grain. Try the mill all the same: click it on the board.""",
        position=at("crafts", members="yard 1 1 1; smithy 1", grain=1),
        aim=tried("V9.9"),
        show="mill",
        hint="Click the mill on the board, or write “mill” under “Type a move”.",
        missed={"train": OTHER},
        done="The miller shakes his head.",
    ),
    Step(
        id="sold-out",
        rules="V9.10 V1.7",
        title="Sold out",
        text="""There are only 8 tiles of each kind. If the supply has none left, the building cannot make or sell any;
you can still train there. And if the supply has only a part of some reward, you take that part.

All plows are with other families. Try to buy one: no button offers it, so type “buy plow”.""",
        position=at("crafts", members="yard 1 1 1; office 1", cubes="orange 2", short="plow ox"),
        aim=tried("V9.10", "buy plow"),
        show="buy plow",
        hint="Below the board, under “Type a move”, write “buy plow”.",
        missed={"train": OTHER},
        done="Dai hoards plows. They come back when they are delivered to a customer.",
    ),
    Step(
        id="as-many-as-you-like",
        rules="V1.9",
        title="A yard full of plows",
        text="""Cubes and goods are kept without any limit; only grain has a limit. You hand goods back only as a
price, or when you deliver them.

You own 6 plows. Make one more.""",
        position=at("crafts", members="yard 1 1 1; smithy 1", goods="plow 6"),
        aim=happened("made", seat=0, goods="plow"),
        show="make plow",
        hint="Press “Make 1 plow: 2 hours” below the board.",
        missed={"train": OTHER},
        done="Seven plows, and still one pair of hands.",
    ),
)

QUIZ = (
    Question(
        id="crafts-time",
        kind="number",
        rules="V9.3",
        text="Ana’s marker is on 1. She trains a wainwright and builds a wagon at once. On which space is her marker "
        "then?",
        position=at("crafts", time=1),
        ask=After("train wainwright 1; make wagon", "seats.0.time"),
        why="2 hours for the training and 2 for the wagon, so 4 in all, from 1 to 5.",
    ),
    Question(
        id="crafts-buy",
        kind="many",
        rules="V9.1 V9.5",
        text="Ana has two scribes in the office, 1 pink cube, 2 orange cubes and 3 bags of grain. She has no coins. "
        "What can she *buy*?",
        position=at("crafts", **SHOPPING),
        ask=Legal("buy"),
        options=(
            Option("A plow", "buy plow"),
            Option("A wagon", "buy wagon"),
            Option("A horse", "buy horse"),
            Option("A scroll", "buy scroll"),
        ),
        why="Nobody is needed for buying, only the price. A scroll costs 2 pink, and she has 1.",
    ),
    Question(
        id="crafts-which",
        kind="one",
        rules="V9.2",
        text="Ana has a member in the stables only. Which rule keeps her from making a wagon in 2 hours?",
        position=at("crafts", members="yard 1 1 1; stables 1"),
        ask=Forbidden("make wagon"),
        options=(
            Option("With a trained member", "V9.2"),
            Option("Buying without a member", "V9.5", "That one is about buying, not about making.", "V9.5"),
            Option("Nothing left to take", "V9.10", "Wagons are there in plenty.", "V9.10"),
        ),
        why="Only a member in the building itself can work there.",
    ),
    Question(
        id="crafts-stables",
        kind="number",
        rules="V9.6 V9.2",
        text="Ana has one member in the stables and another in the smithy. How many different things can she *make*?",
        position=at("crafts", members="yard 1 1; stables 1; smithy 1"),
        ask=Count("make"),
        why="A horse, an ox or a plow. Each action makes one of them.",
    ),
    Question(
        id="crafts-mill",
        kind="one",
        rules="V9.9",
        text="Ana has 3 bags of grain and uses the mill. How many coins does she take?",
        position=at("crafts", members="yard 1 1 1; smithy 1", grain=3),
        ask=Told("mill", "milled", "coins"),
        options=(
            Option("2", "2"),
            Option("3", "3", "The mill grinds exactly 2 bags.", "V9.9"),
            Option("1", "1", "Each of the 2 bags brings a coin.", "V9.9"),
        ),
        why="2 hours and 2 grain for 2 coins, never more and never less.",
    ),
    Question(
        id="crafts-empty",
        kind="many",
        rules="V9.10",
        text="No plow is left in the supply. Ana has 2 orange cubes and nobody in the smithy. What can she do at the "
        "smithy?",
        position=at("crafts", members="yard 1 1 1; office 1", cubes="orange 2", short="plow"),
        ask=Legal(),
        options=(
            Option("Train a smith", "train smithy 1"),
            Option("Buy a plow", "buy plow"),
            Option("Make a plow", "make plow"),
        ),
        why="Training is always possible. There is just nothing to take.",
    ),
)

CRAFTS = Chapter(
    title="Crafts",
    promise="Scrolls, plows, wagons and beasts: make them in a few hours, or buy them at once.",
    steps=STEPS,
    quiz=QUIZ,
)
