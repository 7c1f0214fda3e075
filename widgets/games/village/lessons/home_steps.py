"""The steps of chapter 13: Village Port, home again."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.ending_steps import BURIED, ENDED
from widgets.games.village.lessons.positions import POOR, at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.plan import Step

PORT = "port"
HOLDS: dict[str, Any] = {"modules": PORT, "ship": "I1", "captain": "2a"}
SPICES: dict[str, Any] = {"modules": PORT, "spices": "cocoa 1 tea 1", "cubes": "green 1", "others": POOR}
SOLD_OUT = {
    1: {"served": "K2 K3 K4 K5 K6 K7 K8 K9"},
    2: {"served": "K10 K11 K12 K13 K14 K15 K16 K17"},
    3: {"served": "K18 K19 K20 K21 K22 K23 K24"},
}
FAR_WAGON = at("island", modules=PORT, ship="I6", captain="2a", cargo="horse 1", goods="wagon 1")
"""Ana has landed on Far Isle, and her wagon is at home."""

SETTLER: dict[str, Any] = {"modules": PORT, "due": 1, "members": "mission I2 1; yard 1 1; smithy 1"}
SECTION_FULL: dict[int, Any] = {1: {"members": "yard 1 1; chronicle travel 1 1", "coins": 1}}
LAST_AT_SEA: dict[int, Any] = {**SECTION_FULL, 2: {"members": "yard 2; sea grave 1 1 1 1", "coins": 1}}
SEA_FULL: dict[int, Any] = {**SECTION_FULL, 2: {"members": "yard 2; sea grave 1 1 1 1 2", "coins": 1}}

STEPS = (
    Step(
        id="sail-on",
        rules="VP2.4 VP2.6",
        title="Sail on",
        text="""If your ship is at sea, a travel action does one of two things: you *sail on* with the captain you have,
or you go home. To go home and sail out again you need two actions.

Sail on from Cocoa Isle to Ox Isle, land, and sell your ox.""",
        position=at("voyage", **HOLDS, cargo="ox 1", cubes="green 1"),
        aim=happened("delivered", seat=0, piece="ox"),
        show="sail; step I2; land; deliver ox",
        hint="Sail on, click Ox Isle, land, and deliver the ox.",
        missed={"sail": "Now steer.", "step": "Go on, if that is Ox Isle.", "land": "Now sell."},
        done="The first step of each movement is free, so this trip cost nothing at all.",
    ),
    Step(
        id="go-home",
        rules="VP2.5 VP7.1 VP7.2 VP7.3",
        title="Home, sailor",
        text="""Going home takes 1 hour, wherever your ship is. Everything on the ship tile comes back to you: goods,
cocoa, tea and chests lie in front of you, grain and the member go to the yard. The captain leaves the game.

Bring the cocoa home.""",
        position=at("voyage", **HOLDS, cargo="cocoa 1 grain 1", members="yard 1 1 1; ship 1"),
        aim=happened("went home", seat=0),
        show="return",
        hint="Press “Go home and unload”.",
        missed={"sail": OTHER},
        done="1 hour from the far end of the sea or from next door, it is all the same.",
    ),
    Step(
        id="home-empty",
        rules="VP7.4",
        title="Home with nothing",
        text="""You may go home with an empty ship, too. Perhaps you want a better captain.

Return to the port.""",
        position=at("voyage", modules=PORT, ship="T4", captain="1a", coins=3),
        aim=happened("went home", seat=0),
        show="return",
        hint="Press “Go home and unload”.",
        missed={"sail": OTHER},
        done="Nobody asks how the fishing was.",
    ),
    Step(
        id="not-into-port",
        rules="VP4.8",
        title="No step leads home",
        text="""No step leads into the port. You lie at time field 1, right in front of it, and chose to sail on.
Try to step into the port: no button offers it, so type “step port”.""",
        position=at("sail 0 1", modules=PORT, ship="T1", captain="2a", cubes="green 1"),
        aim=tried("VP4.8"),
        show="step port",
        hint="Below the board, under “Type a move”, write “step port”.",
        missed={"step": OTHER},
        done="The only way home is to return, as a travel action of its own.",
    ),
    Step(
        id="only-in-the-port",
        rules="VP3.8",
        title="Too late to load",
        text="""Pieces from the village are loaded only when you sail out, never later.

You are on Far Isle, where wagons are wanted. Yours stands at home. Try to load it: no button offers it, so type
“load wagon”.""",
        position=FAR_WAGON,
        aim=tried("VP3.8"),
        show="load wagon",
        hint="Below the board, under “Type a move”, write “load wagon”.",
        done="It stands in your barn, half a sea away.",
    ),
    Step(
        id="nothing-overboard",
        rules="VP6.1 VP5.5",
        title="Nothing goes overboard",
        text="""You cannot throw pieces away to make room. Your three holds are full, and you have landed on Cocoa Isle.

Try to load cocoa: no button offers it, so type “load cocoa”.""",
        position=at("island", **HOLDS, cargo="wagon 1 plow 1", members="yard 1 1 1; ship 1"),
        aim=tried("VP3.1"),
        show="load cocoa",
        hint="Below the board, under “Type a move”, write “load cocoa”.",
        missed={"found": "Cunning: that would make room. Take it back and try the cocoa first."},
        done="Only a sale or a mission empties a hold out here.",
    ),
    Step(
        id="cargo-is-away",
        rules="VP6.2",
        title="An ox at sea pulls no plow",
        text="""Cargo is not at home. You cannot use it for the harvest, the market, the crafts or the council.

Your plow is in the yard, but the ox is at sea. Harvest and count.""",
        position=at("harvest", **HOLDS, cargo="ox 1", goods="plow 1"),
        aim=happened("harvested", seat=0, grain=2),
        show="harvest",
        hint="Click the harvest.",
        done="Only 2 bags. The ox would have made it 4.",
    ),
    Step(
        id="nobody-comes-home",
        rules="VP6.3",
        title="The sea keeps its people",
        text="""The family action brings nobody home from a mission or a ship.

Your daughter is in the mission on Ox Isle. Try to call her home. No button offers that, so type “home mission I2 1”: I2
is Ox Isle, and she is of generation 1.""",
        position=at("family", **HOLDS, members="yard 1 1; mission I2 1; smithy 1"),
        aim=tried("VP6.3"),
        show="home mission I2 1",
        hint="Below the board, under “Type a move”, write “home mission I2 1”.",
        done="She has work to do. A member aboard comes home with the ship, at least.",
    ),
    Step(
        id="grain-aboard",
        rules="VP8.6",
        title="Grain aboard counts",
        text="""Grain in a hold counts towards the 5 bags that you may own. So loading makes no room for more, and
unloading always fits.

You have 3 bags at home and 1 aboard. Harvest.""",
        position=at("harvest", **HOLDS, cargo="grain 1", grain=3),
        aim=happened("harvested", seat=0, grain=1),
        show="harvest",
        hint="Click the harvest.",
        done="One bag fits, and that makes five.",
    ),
    Step(
        id="yard-stays-open",
        rules="VP8.5",
        title="Life goes on ashore",
        text="""While your ship is at sea you still use the cubes and coins in your yard.

Buy a scroll for 1 pink and 1 coin.""",
        position=at("crafts", **HOLDS, cargo="ox 1", cubes="pink 1", coins=1),
        aim=happened("bought", seat=0, goods="scroll"),
        show="buy scroll",
        hint="Press “Buy 1 scroll for 2 pink cubes”; the coin stands for the second one.",
        missed={"buy": OTHER, "train": OTHER},
        done="Business as usual.",
    ),
    Step(
        id="open-a-chest",
        rules="VP8.1",
        title="Open the chest",
        text="""A chest in front of you may be opened at any time; the app offers it whenever you are asked something.
You take its coins, and the chest leaves the game.

A chest of value 4 has come home. Open it.""",
        position=at(modules=PORT, chests=[4], coins=1),
        aim=happened("opened chest", seat=0, coins=4),
        show="open 4",
        hint="Click the chest below your yard, or press “Open a chest: 4 coins”.",
        missed={"take": OTHER},
        done="4 coins. That is captain money.",
    ),
    Step(
        id="empty-stacks",
        rules="VP8.3 VP8.4",
        title="Nothing lasts for ever",
        text="""An empty stack has nothing to load. And captains who have been used do not come back: without one that
you can afford, no voyage begins.

No captain is left in the harbour. Take a cube from the travel space and see.""",
        position=at(modules=PORT, coins=3, goods="ox 1", table={"captains_left": {}}),
        aim=happened("nothing to do", seat=0, space="travel"),
        show="take travel brown",
        hint="Click a cube on the travel space.",
        missed={"take": OTHER},
        done="Three coins and nobody to take them.",
    ),
    Step(
        id="spice-market",
        rules="VP9.1 VP9.3 VP9.4",
        title="Cocoa and tea at market",
        text="""In your turn of a market day you serve a customer as usual, or sell 1 cocoa, or sell 1 tea. Cocoa brings
7 points at once, tea 5 points and 1 coin. It costs what sales cost: nothing for the starter’s first one, else 1 green
and 1 hour.

You have one of each, and the others have nothing. Sell both, cocoa first.""",
        position=at("sale", **SPICES),
        aim=happened("sold", times=2, seat=0),
        show="sell cocoa; sell tea",
        hint="Sell the cocoa, and in your second turn the tea.",
        missed={"sell": "And the other one, in your next turn."},
        done="7 points for nothing, then 5 points and a coin for 1 green and 1 hour.",
    ),
    Step(
        id="only-what-is-home",
        rules="VP9.2",
        title="Not from the ship",
        text="""Only what has been brought home can be sold. Your cocoa is still aboard.

Try to sell it: no button offers it, so type “sell cocoa”.""",
        position=at("sale", **HOLDS, cargo="cocoa 1", spices="tea 1", others=POOR),
        aim=tried("VP9.2"),
        show="sell cocoa",
        hint="Below the board, under “Type a move”, write “sell cocoa”.",
        missed={"sell": "The tea is home indeed. Take it back and try the cocoa."},
        done="The merchants do not buy baskets they cannot smell.",
    ),
    Step(
        id="always-open",
        rules="VP9.5 VP9.6 VP9.7",
        title="Always open",
        text="""The cocoa and tea stalls never close. So with Village Port a market day ends only when everybody has
passed, even if no customer is left. Such a sale is not a customer served.

The last customer of all wants a scroll. Serve him, and then sell your tea.""",
        position=at(
            "sale",
            modules=PORT,
            stalls="K1",
            line="",
            goods="scroll 1",
            spices="tea 1",
            coins=1,
            others=SOLD_OUT,
        ),
        aim=both(happened("served", seat=0), happened("sold", seat=0)),
        show="serve K1; sell tea",
        hint="Click the customer who wants a scroll, then sell the tea.",
        missed={"serve": "Now the tea.", "sell": "Now the scroll, if you can still pay."},
        done="All stalls empty, and the tea still found a buyer.",
    ),
    Step(
        id="death-at-sea",
        rules="VP10.1 VP10.4 VP10.5",
        title="Remembered as a traveller",
        text="""A member who dies in a mission or aboard goes to the *travel* section of the chronicle. Nobody travels
by land any more, so that section belongs to the sea. The mission is free again then.

A death is due. Choose the member in the mission on Ox Isle.""",
        position=at("death", **SETTLER),
        aim=happened("died", seat=0, rest="chronicle travel"),
        show="bury mission I2",
        hint="Click your member in the mission on Ox Isle.",
        missed={"bury": "Also remembered. Take it back and choose the one at sea."},
        done="The mission scored long ago. Somebody else may found it now.",
    ),
    Step(
        id="sea-grave",
        rules="VP10.2 VP10.3",
        title="A grave at sea",
        text="""If the travel section is full, the member gets a *sea grave* instead of an anonymous one, and you score
its points at once. It is no part of the chronicle.

There are five, worth 3, 2, 1, 0 and 0 points. The best free one is taken. Bury the member in the mission.""",
        position=at("death", **SETTLER, others=SECTION_FULL),
        aim=happened("died", seat=0, rest="sea grave", points=3),
        show="bury mission I2",
        hint="Click your member in the mission on Ox Isle.",
        missed={"bury": "A dry grave. Take it back and choose the one at sea."},
        done="3 points. The sea is generous to those who come first.",
    ),
    Step(
        id="last-sea-grave",
        rules="VP11.1",
        title="A third way to end",
        text="""With Village Port the end is also triggered when somebody takes the last free sea grave.

Four are taken. Bury the member in the mission.""",
        position=at("death", **SETTLER, others=LAST_AT_SEA),
        aim=happened("end triggered", seat=0, because="sea graves"),
        show="bury mission I2",
        hint="Click your member in the mission on Ox Isle.",
        missed={"bury": "That does not end the game. Take it back."},
        done="Everybody else has one more turn.",
    ),
    Step(
        id="no-sea-grave",
        rules="VP11.2",
        title="The sea is full",
        text="""In the last turns somebody may die at sea when all sea graves are taken. If the travel section is full
too, the member is taken out of the game.

Bury the member in the mission.""",
        position=at("death", **SETTLER, others=SEA_FULL, table={"ended_by": 2, "turns_left": 2}),
        aim=happened("died", seat=0, rest="removed"),
        show="bury mission I2",
        hint="Click your member in the mission on Ox Isle.",
        missed={"bury": "Take it back and choose the one at sea."},
        done="Not even a wave.",
    ),
    Step(
        id="chests-at-the-end",
        rules="VP8.2 VP11.3 VP6.4",
        title="Chests at the end",
        text="""Right after the final mass all chests in front of players are opened. Chests still aboard are worth
nothing. There is no scoring for travel: everything at sea has been scored already. Cargo counts for nothing ashore.

You have a chest of 4 at home and one of 3 at sea. Play your last turn, and leave the chests alone.""",
        position=at(
            modules=PORT,
            spaces={"family": "green 1"},
            others=BURIED,
            table=ENDED,
            chests=[4],
            aboard=[3],
            ship="I4",
            captain="2a",
        ),
        aim=both(happened("opened chest", seat=0, coins=4), happened("final score", seat=0)),
        show="take family green; birth; done; done",
        hint="Take the green cube, have a child, press “End your turn”, then “Move nobody up”.",
        missed={
            "take": "Go on.",
            "birth": "Say that you are done.",
            "done": "Go on.",
            "skip": "Go on.",
            "open": "Go on.",
        },
        done="4 coins from the chest at home, and nothing from the one at sea.",
    ),
)
