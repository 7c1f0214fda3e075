"""The steps of chapter 12: Village Port, out to sea."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import CUSTOMERS, at, new_game
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.plan import Step

PORT = "port"
SEA_CUBES = (
    *(
        "seed brown brown pink plague orange",
        "seed orange orange green green",
        "seed pink pink orange brown green pink",
    ),
    *("seed brown green", "seed brown orange plague green pink", "seed pink green plague", "seed brown orange plague"),
)
CREW: dict[str, Any] = {"modules": PORT, "coins": 2, "goods": "ox 1 plow 1", "cubes": "green 2 orange 1 brown 1"}
"""What the worked voyage begins with."""

ABOARD: dict[str, Any] = {"modules": PORT, "captain": "2a", "cargo": "ox 1 plow 1", "members": "yard 1 1 1; ship 1"}
STEERS: dict[str, Any] = {
    "step": "A fair wind, but take it back and steer where the text says.",
    "land": OTHER,
    "done": OTHER,
}

STEPS = (
    Step(
        id="the-sea-board",
        rules="VP1.1 VP1.2 VP1.7 VP1.9",
        title="Ships instead of wagons",
        text="""With Village Port the sea covers the travel map, and nobody travels by land. Only the travel action and
the market change; all other rules stay.

You have one ship in the port and a *ship tile* with three holds. Of your markers you need only two, for time and for
points.

There are five *time fields* and six *islands*. Ox Isle buys an ox for 4 and a plow for 3 points; Horse Isle a
horse for 4, a scroll for 3. Tea Isle buys a wagon for 3 and grain for 2, Far Isle horse, wagon and scroll for 5, 4
and 4. Four islands have a *mission* for a member of yours, three have treasures.""",
        position=at(modules=PORT, coins=1),
        done="Salt in the air, and gulls in your yard.",
    ),
    Step(
        id="sea-setup",
        rules="VP1.3 VP1.5 VP1.6 VP1.8",
        title="Treasures and cubes",
        text="""Six *chests* lie shuffled and face down on Treasure Isle: three hold 3 coins, two hold 4 and one
holds 5. On Cocoa Isle and Tea Isle lie as many baskets and bales as there are players, and one more.

3 more cubes of each colour join the supply. The travel space gets more cubes: with four players 5 of 28 cubes lie
there. Draw them.""",
        position=new_game(f"{CUSTOMERS}; begin red", port=True),
        press="Draw the cubes",
        then="; ".join(SEA_CUBES),
        aim=happened("seeded", times=7),
        done="Voyages take several actions, so everybody wants the travel space now.",
    ),
    Step(
        id="captains",
        rules="VP1.4 VP2.1 VP2.2",
        title="Hire a captain",
        text="""To sail out you hire a captain, then load, then move. The first step of each movement is free. For
further steps you pay what the captain asks. There are fifteen captains, in open stacks of five:

- 1 coin: any 2 cubes for each further step
- 2 coins: 1 cube of the colour shown, or of one of two colours; another asks any 2 cubes for up to two steps
- 3 coins: 1 cube of the colour shown for up to two steps, or any 1 cube for one step

You may choose any captain of any stack. Pay 2 coins for the one who asks 1 green for each further step.""",
        position=at("voyage", **CREW),
        aim=happened("hired", seat=0, captain="2a"),
        show="hire 2a",
        hint="Press “Hire a captain for 2 coins: 1 green cube for each further step”.",
        missed={"hire": "A good sailor too. Take it back and hire the one who asks 1 green."},
        done="Two coins poorer. He spits into the sea and asks what he is to carry.",
    ),
    Step(
        id="no-captain",
        rules="VP2.3",
        title="No captain, no voyage",
        text="""If you cannot hire a captain, or do not want to, you cannot sail out.

You have 1 coin. Try the captain for 2 coins who asks 1 green: click the captains for
2 coins, although they do not glow.""",
        position=at("voyage", modules=PORT, coins=1, goods="ox 1"),
        aim=tried("VP2.2"),
        show="hire 2a",
        hint="Click the captains for 2 coins, or type “hire 2a”.",
        missed={"hire": "He would come for 1 coin. Take it back and try the one for 2 coins."},
        done="Coins make captains. Without one, the ship stays where it is.",
    ),
    Step(
        id="loading",
        rules="VP3.1 VP3.4 VP3.6",
        title="Three holds",
        text="""Each of your three holds takes exactly one piece, out of your own stock. A member comes from the yard;
members are one kind, whatever their generation, so only one can come along.

Load an ox, a plow and a member.""",
        position=at("load", **{**CREW, "coins": 0}, captain="2a"),
        aim=both(happened("loaded", piece="ox"), happened("loaded", piece="plow"), happened("loaded", piece="member")),
        show="load ox; load plow; load member 1",
        hint="Load the ox, the plow and a member of generation 1.",
        missed={"load": "Aboard. Go on until all three holds are full.", "done": "Not yet. Take it back."},
        done="Three holds, three kinds. The ox looks unhappy.",
    ),
    Step(
        id="no-second-ox",
        rules="VP3.2 VP3.5",
        title="Not two of a kind",
        text="""A ship never carries two pieces of the same kind. Chests of different values are one kind as well.

One ox is aboard. Try to load a second one: no button offers it, so type “load ox”.""",
        position=at("load", modules=PORT, captain="2a", cargo="ox 1", goods="ox 1 plow 1"),
        aim=tried("VP3.2"),
        show="load ox",
        hint="Below the board, under “Type a move”, write “load ox”.",
        missed={"load": OTHER, "done": OTHER},
        done="The first one snorts. One is enough.",
    ),
    Step(
        id="what-a-ship-carries",
        rules="VP3.3",
        title="What a ship can carry",
        text="""In the port you can load horse, ox, plow, wagon, scroll, a bag of grain and a member. Cocoa, tea and
chests are found only on islands. Beer, coins and cubes stay ashore.

Try to load cocoa in the port: no button offers it, so type “load cocoa”.""",
        position=at("load", modules=PORT, captain="2a", goods="ox 1", grain=2),
        aim=tried("VP3.3"),
        show="load cocoa",
        hint="Below the board, under “Type a move”, write “load cocoa”.",
        missed={"load": OTHER, "done": OTHER},
        done="That is why one sails.",
    ),
    Step(
        id="empty-holds",
        rules="VP3.7",
        title="Room for treasure",
        text="""You need not fill your holds: three, two, one or none. An empty one may be just what you want, for cocoa
or a chest.

Sail out with an empty ship.""",
        position=at("load", modules=PORT, captain="2a", goods="ox 1", grain=2, cubes="green 1"),
        aim=played("done"),
        show="done",
        hint="Press “Cast off”.",
        missed={"load": "Allowed, but take it back and leave the holds empty."},
        done="Light as a feather.",
    ),
    Step(
        id="first-step-free",
        rules="VP4.2 VP4.5",
        title="The first step is free",
        text="""Each time you sail out, or move on in a later action, the first step is free. But each time your ship
enters a *time field*, you lose 1 hour at once.

Time fields are the round ones. Field 1 lies above the port, 2 to the right of it, 3 in the middle. Field 4 is left of
Horse Isle, 5 above Treasure Isle. Sail to time field 1.""",
        position=at("sail 0 1", **ABOARD, cubes="green 2 orange 1 brown 1"),
        aim=happened("sailed", seat=0, field="T1"),
        show="step T1",
        hint="Click the round field with the hourglass right above the port.",
        missed=STEERS,
        done="No cube, but 1 hour. Starting from a time field later costs nothing.",
    ),
    Step(
        id="along-the-lines",
        rules="VP4.1",
        title="Along the lines",
        text="""A step follows one line to a neighbouring field, in either direction. From time field 1 lines lead to
time fields 2 and 3 and to Cocoa Isle. No step leads back into the port.

You are at time field 1. Try to jump straight to Ox Isle.""",
        position=at("sail 1 0", **ABOARD, ship="T1", cubes="green 2 orange 1 brown 1"),
        aim=tried("VP4.1"),
        show="step I2",
        hint="Click Ox Isle.",
        missed=STEERS,
        done="First Cocoa Isle, then Ox Isle.",
    ),
    Step(
        id="further-steps",
        rules="VP4.3",
        title="Each further step has a price",
        text="""Every further step is bought at the price of your captain, step by step, as many as you like.

Your captain asks 1 green. Go on from time field 1 to Cocoa Isle.""",
        position=at("sail 1 0", **ABOARD, ship="T1", cubes="green 2 orange 1 brown 1"),
        aim=happened("sailed", seat=0, field="I1", paid=True),
        show="step I1",
        hint="Click Cocoa Isle.",
        missed=STEERS,
        done="Islands cost no time. Cocoa Isle: do you want to land?",
    ),
    Step(
        id="sail-past",
        rules="VP5.1 VP5.2",
        title="Landing ends the movement",
        text="""When a step takes you to an island, you may land there. Then your movement is over, even if you could
pay for more.

At Cocoa Isle you could do nothing: no wagon aboard for the mission, no empty hold for cocoa. So sail past, to Ox
Isle, and land *there*.""",
        position=at("sail 1 0", **ABOARD, ship="I1", cubes="green 1 orange 1 brown 1"),
        aim=happened("landed", seat=0, field="I2"),
        show="step I2; land",
        hint="Click Ox Isle, then land.",
        missed={"step": "Good. Now land.", "land": "That ends the trip at Cocoa Isle. Take it back."},
        done="The oxen here are thin. A good sign for a salesman.",
    ),
    Step(
        id="on-the-island",
        rules="VP5.3 VP5.4 VP5.7",
        title="Business on Ox Isle",
        text="""Ashore you may do anything the island offers, in any order, as often as you can. Deliver what it wants:
the piece goes to the supply and you score at once. Or found the *mission*: pay its price and put the member from your
hold there.

Here an ox brings 4 points and a plow 3. The mission costs 1 orange and 1 brown and gives 5. Do everything!""",
        position=at("island", **ABOARD, ship="I2", cubes="orange 1 brown 1"),
        aim=both(happened("delivered", times=2, seat=0), happened("founded mission", seat=0)),
        show="deliver ox; deliver plow; found 1",
        hint="Press the buttons that sell the ox and the plow, then the one that founds the mission.",
        missed={"deliver": "Points! Go on.", "found": "Points! Go on.", "done": "There is more to do. Take it back."},
        done="4 + 3 + 5 = 12 points in one stop. Now you know why people go to sea.",
    ),
    Step(
        id="whole-voyage",
        rules="VP2.1",
        title="The whole voyage",
        text="""Once more, from the quay to the mission, in one go. Hire the captain for 2 coins who asks 1 green. Load
ox, plow and a member. Sail over time field 1 and Cocoa Isle to Ox Isle, land, sell both and found the mission.

You need 2 green for the steps, 1 orange and 1 brown for the mission, and 1 hour.""",
        position=at("voyage", **CREW),
        aim=both(happened("delivered", times=2, seat=0), happened("founded mission", seat=0)),
        show="hire 2a; load ox; load plow; load member 1; step T1; step I1; step I2; land; deliver ox; deliver plow; "
        "found 1",
        hint="Hire, load all three, then time field 1, Cocoa Isle, Ox Isle, land, deliver ox and plow, found the "
        "mission.",
        missed={"done": "Not yet. Take it back."},
        done="12 points in a single turn. A fine voyage.",
    ),
    Step(
        id="two-for-one",
        rules="VP4.4",
        title="Two steps for one cube",
        text="""With a captain of the kind “1 or 2 steps” one payment is good for up to two steps in a row. You may
leave out the second one, but you cannot save it for another action.

Your captain asks 1 green for up to two steps. The first step, to time field 3, is free. Then Far Isle and time field 5
have to come for a single cube.""",
        position=at("sail 0 1", modules=PORT, ship="I2", captain="3a", cargo="horse 1", cubes="green 1"),
        aim=happened("sailed", seat=0, field="T5"),
        show="step T3; step I6; step T5",
        hint="Click time field 3 in the middle, then Far Isle, then time field 5 to the right of it.",
        missed={**STEERS, "step": "Sail on, if that was the right way."},
        done="Three steps, one green cube, 2 hours for the two time fields.",
    ),
    Step(
        id="stop-anywhere",
        rules="VP4.6 VP4.7",
        title="Stop where you like",
        text="""You may stop on any field after at least one step; also at an island without landing. The sea is wide:
any number of ships may lie on a field.

Ben lies at Ox Isle. Sail there too, and stop without landing.""",
        position=at(
            "sail 0 1",
            modules=PORT,
            ship="I1",
            captain="2a",
            cubes="green 1",
            cargo="plow 1",
            others={1: {"ship": "I2", "captain": "2b", "cargo": "ox 1", "coins": 1}},
        ),
        aim=happened("stopped", seat=0, field="I2"),
        show="step I2; done",
        hint="Click Ox Isle, then press “Stop here”.",
        missed={"step": "Now stop here.", "land": "You landed. Take it back and only stop.", "done": OTHER},
        done="You wave to Ben. He pretends not to see you.",
    ),
    Step(
        id="must-move",
        rules="VP4.7",
        title="At least one step",
        text="""You chose to sail on, so at least one step has to be made.

Try to stop before the first one. No button offers that, so type “done”, which ends a movement.""",
        position=at("sail 0 1", modules=PORT, ship="I1", captain="2a", cubes="green 1", cargo="plow 1"),
        aim=tried("VP4.7"),
        show="done",
        hint="Below the board, under “Type a move”, write “done”.",
        missed=STEERS,
        done="The captain wants to sail.",
    ),
    Step(
        id="back-and-forth",
        rules="VP4.9 VP5.10",
        title="Round the buoy",
        text="""To act on the same island once more, your ship must leave it and land again. You may enter a field more
than once in a movement.

You lie at Ox Isle with a plow. The free step takes you to Cocoa Isle, 1 green brings you back. Land again and sell.""",
        position=at("sail 0 1", modules=PORT, ship="I2", captain="2a", cubes="green 1", cargo="plow 1"),
        aim=happened("delivered", seat=0, piece="plow"),
        show="step I1; step I2; land; deliver plow",
        hint="Click Cocoa Isle, then Ox Isle again, land, and deliver the plow.",
        missed={"step": "Go on.", "land": "If that is Ox Isle, sell the plow. Otherwise take it back."},
        done="3 points for a little detour.",
    ),
    Step(
        id="coins-at-sea",
        rules="VP4.10",
        title="Coins at sea",
        text="""Coins stand for the cubes that steps cost, here as on land.

Your captain wants green, and you have none, but a coin. Sail from time field 1 to Cocoa Isle.""",
        position=at("sail 1 0", modules=PORT, ship="T1", captain="2a", coins=1, cargo="wagon 1"),
        aim=happened("paid", seat=0, coins=-1),
        show="step I1",
        hint="Click Cocoa Isle.",
        missed=STEERS,
        done="Captains are not picky.",
    ),
    Step(
        id="treasure",
        rules="VP5.5 VP5.6",
        title="Treasure!",
        text="""On three islands you may load the top piece of a stack into an empty hold, for nothing: cocoa, tea, or a
chest. One piece at most, since a ship carries only one of a kind.

When you load a chest, you look at it and keep it face down. You alone know its value. You have landed on Treasure Isle:
load a chest.""",
        position=at("island", modules=PORT, ship="I4", captain="2a", cargo="ox 1"),
        aim=happened("looked into chest", seat=0),
        show="load chest",
        then="peek 5",
        hint="Load the chest.",
        missed={"done": "Take it back and load the chest."},
        done="5 coins, the best of all! Now keep a straight face.",
    ),
    Step(
        id="wagon-mission",
        rules="VP5.8",
        title="A wagon for the mission",
        text="""The mission on Cocoa Isle costs 1 wagon and gives 6 points. A wagon for a mission comes from a *hold*;
cubes come from your yard, and coins may replace them.

Found the mission.""",
        position=at("island", modules=PORT, ship="I1", captain="2a", cargo="wagon 1", members="yard 1 1 1; ship 1"),
        aim=happened("founded mission", seat=0),
        show="found 1",
        hint="Found the mission with your member.",
        missed={"load": OTHER},
        done="6 points, and two empty holds. Cocoa, perhaps?",
    ),
    Step(
        id="mission-taken",
        rules="VP5.9",
        title="The mission is taken",
        text="""As long as the member in a mission lives, nobody can use that mission, not even its founder.

Ben’s daughter runs the mission on Ox Isle. Try to found it all the same. No button offers that, so type “found 1”, with
your member of generation 1.""",
        position=at(
            "island",
            modules=PORT,
            ship="I2",
            captain="2a",
            cargo="ox 1",
            coins=2,
            members="yard 1 1; ship 1; smithy 1",
            others={1: {"members": "yard 1 1 1; mission I2 1", "coins": 1, "points": 5}},
        ),
        aim=tried("VP5.9"),
        show="found 1",
        hint="Below the board, under “Type a move”, write “found 1”.",
        missed={"deliver": "4 points, sure. Take it back and try the mission."},
        done="She offers you tea, and shows you the door.",
    ),
)
