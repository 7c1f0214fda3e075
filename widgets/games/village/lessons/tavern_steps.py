"""The last steps of chapter 13: Village Port together with Village Inn."""

from __future__ import annotations

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import CUSTOMERS, at, new_game
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.plan import Step

BOTH = "inn port"
NOT_NOW = {"take": OTHER, "use": OTHER}

TAVERN = (
    Step(
        id="sea-villagers",
        rules="VP12.1 VP12.2",
        title="Port and inn together",
        text="""With both modules the rules of both hold. Four villagers of the road stay at home: Count, Traveller,
Messenger and Toll Keeper. Four of the sea come in: *Admiral* and *Cartographer* for 2 beers, *Helmsman* and
*Quartermaster* for 1.

Turn up the villagers.""",
        position=new_game(f"{CUSTOMERS}; begin red", inn=True, port=True),
        press="Turn up the villagers",
        then="show admiral; show helmsman; show quartermaster",
        aim=happened("card shown", times=3),
        done="Three tattooed newcomers at the bar.",
    ),
    Step(
        id="admiral",
        rules="VP12.3 VP12.4",
        title="Admiral and Helmsman",
        text="""The *Admiral* is used instead of hiring: no wage, and after the free step any 1 cube buys a step. The
*Helmsman* is used when you hire, and adds one more free step to every movement of this voyage. Both leave the game
when the ship returns.

Use both, load nothing, and sail over time fields 1 and 3 to Far Isle with your one pink cube.""",
        position=at("voyage", modules=BOTH, cards="admiral, helmsman", cubes="pink 1", goods="ox 1"),
        aim=happened("sailed", seat=0, field="I6"),
        show="use admiral; use helmsman; done; step T1; step T3; step I6",
        hint="Use the Admiral and the Helmsman, press “Cast off”, then sail to time fields 1 and 3 and Far Isle.",
        missed={"use": "Go on.", "load": "Fine. Go on.", "done": "Now steer.", "step": "Go on."},
        done="Two free steps and one for a pink cube.",
    ),
    Step(
        id="quartermaster",
        rules="VP12.5",
        title="The Quartermaster",
        text="""While you load, in the port or at an island, the *Quartermaster* lets you carry a pair: two of one kind,
never three. At an island you may take the two top pieces. He leaves the game after this loading; the pair may stay
aboard.

Load two oxen.""",
        position=at("load", modules=BOTH, cards="quartermaster", captain="2a", goods="ox 2"),
        aim=happened("loaded", times=2, seat=0, piece="ox"),
        show="use quartermaster; load ox; load ox",
        hint="Use the Quartermaster, then load the ox twice.",
        missed={"use": "Now the oxen.", "load": "One more.", "done": OTHER},
        done="At Ox Isle they will bring 4 points each.",
    ),
    Step(
        id="cartographer",
        rules="VP12.6",
        title="The Cartographer",
        text="""The *Cartographer* takes the place of a movement: put your ship on any island, without cubes and time,
land there and act. A captain must be aboard.

Go straight to Ox Isle and sell your ox.""",
        position=at("sail 0 1", modules=BOTH, cards="cartographer", captain="2a", cargo="ox 1"),
        aim=both(happened("charted", seat=0, field="I2"), happened("delivered", seat=0)),
        show="chart I2; deliver ox",
        hint="Use the Cartographer for Ox Isle, then deliver the ox.",
        missed={"chart": "If that is Ox Isle, sell. Otherwise take it back."},
        done="He knew a shortcut.",
    ),
    Step(
        id="only-in-their-moment",
        rules="VP12.7",
        title="Each in its moment",
        text="""These four help only in the moments that their rules name, never in the free moments of a turn.

Your turn begins. Try to use the Admiral: no button offers it, so type “use admiral”.""",
        position=at(modules=BOTH, cards="admiral"),
        aim=tried("VP12.7"),
        show="use admiral",
        hint="Below the board, under “Type a move”, write “use admiral”.",
        missed=NOT_NOW,
        done="First a travel action, then the Admiral.",
    ),
)
