"""Chapter 8: boarding, plunder and the captain."""

from __future__ import annotations

from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played, stands, tried
from widgets.shared.lesson.ask import After, Happens, Legal, Pays
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

FULL = {"jade 1": 1, "jade 2": 2, "jade 3": 3, "jade 4": 2}

STEPS = (
    Step(
        id="join-pirates",
        rules="M5.8",
        title="Join the pirates",
        text="""The pirate ship has two spaces for 5 pesos each. Your figure takes the front space if it is
empty, and the rear one otherwise.

The figure in front is the *captain*. Join the pirates.""",
        position=at("place 2", punts={"nutmeg": 8, "silk": 6, "jade": 5}),
        aim=stands("figures.captain", 0),
        show="place pirates",
        hint="Click the pirate ship near space 13.",
        missed={
            "place": "That is allowed. Take it back and join the pirates.",
            "pass": "You may pass. Take it back and join the pirates.",
        },
        done="You were the first, so you are the captain.",
    ),
    Step(
        id="on-13",
        rules="M7.1",
        title="When pirates strike",
        text="""Pirates can attack only a punt that stands *exactly on 13*, and only after the second or the
third roll. Somebody must be on the pirate ship at that moment.

You are the captain. This is the second roll.""",
        position=at("roll 2", punts={"nutmeg": 6, "silk": 5, "jade": 8}, figures={"captain": 0, "jade 1": 1}),
        press="Roll the dice",
        then="roll 2 3 5",
        aim=happened("moved", ware="jade", space=13),
        done="Jade stopped exactly on 13. Now the captain may strike, and the captain is you.",
    ),
    Step(
        id="board-punt",
        rules="M7.2 M7.6",
        title="Board the punt",
        text="""After the *second* roll the captain chooses first: board a punt on 13 that has an empty seat,
or stay. Then the other pirate has the same choice, once.

Whoever boards pays nothing, takes the cheapest empty seat, and is ordinary crew from now on. Board jade.""",
        position=at("board captain", punts={"nutmeg": 8, "silk": 8, "jade": 13}, figures={"captain": 0, "jade 1": 1}),
        aim=happened("boarded", seat=0),
        show="board jade",
        hint="Click the punt on 13.",
        missed={"stay": "You may stay. Take it back and board jade."},
        done="You sit on seat 2 and are no pirate any more. If jade fails or is plundered, you get nothing.",
    ),
    Step(
        id="stay-aboard",
        rules="M7.5",
        title="Or stay a pirate",
        text="""A pirate who stays keeps the space and can still plunder after the third roll. If only the
second pirate leaves, the captain stays captain.

This time, stay on the pirate ship.""",
        position=at("board captain", punts={"nutmeg": 8, "silk": 8, "jade": 13}, figures={"captain": 0, "jade 1": 1}),
        aim=played("stay"),
        show="stay",
        hint="The button says “Stay on the pirate ship”.",
        missed={"board": "You may board. Take it back and stay this time."},
        done="Jade sails on, and you wait for the third roll.",
    ),
    Step(
        id="full-punt",
        rules="M7.3",
        title="No empty seat, no boarding",
        text="""Jade and ginseng both stand on 13. You may pick any punt on 13 that has an empty seat, and
two pirates may board the same punt if it has two.

All seats of jade are taken. Try to board it.""",
        position=at(
            "board captain",
            punts={"nutmeg": 8, "ginseng": 13, "jade": 13},
            figures={"captain": 0, "ginseng 1": 1, "ginseng 2": 3, **FULL},
        ),
        aim=tried("M7.3"),
        show="board jade",
        hint="Click the jade punt, although it does not glow.",
        missed={
            "board": "Ginseng has an empty seat, so that works. Take it back and try jade.",
            "stay": "You may stay. Take it back and try the full punt.",
        },
        done="A full punt is safe from boarding. Ginseng has one empty seat.",
    ),
    Step(
        id="next-captain",
        rules="M7.4",
        title="The next captain",
        text="""When the captain leaves to board a punt, the other pirate moves up to the front at once. He
is captain now.

Ben stands behind you. Board ginseng, and look at the pirate ship.""",
        position=at(
            "board captain",
            punts={"nutmeg": 8, "ginseng": 13, "jade": 13},
            figures={
                "captain": 0,
                "second pirate": 1,
                "ginseng 1": 1,
                "ginseng 2": 3,
                "jade 1": 0,
                "jade 2": 2,
                "jade 3": 3,
                "jade 4": 2,
            },
        ),
        aim=happened("captain", seat=1),
        show="board ginseng",
        hint="Ginseng is the only punt you can board.",
        missed={"stay": "You may stay, but then nobody moves up. Take it back and board ginseng."},
        done="Ben is captain. No seat is empty any more, so he has to stay.",
    ),
    Step(
        id="new-pirate",
        rules="M7.7",
        title="New pirates",
        text="""A space that a pirate has left is empty. In the last placing round anybody may take it for 5
pesos, as usual.

Ben is captain, and the rear space is empty. Take it.""",
        position=at("place 3", punts={"nutmeg": 8, "silk": 7, "jade": 13}, figures={"captain": 1, "jade 1": 2}),
        aim=stands("figures.second pirate", 0),
        show="place pirates",
        hint="Click the pirate ship.",
        missed={"place": "That is allowed. Take it back and join Ben.", "pass": "Take it back and join Ben."},
        done="You are the second pirate now, just before the last roll.",
    ),
    Step(
        id="waits-on-13",
        rules="M7.13",
        title="13, but no pirates",
        text="""If nobody is on the pirate ship after the second roll, a punt on 13 just waits there. It
sails on with the third roll.

The pirate ship is empty. Roll for the second time.""",
        position=at("roll 2", punts={"nutmeg": 6, "silk": 5, "jade": 8}),
        press="Roll the dice",
        then="roll 2 3 5",
        aim=happened("moved", ware="jade", space=13),
        done="Jade waits on 13. The placing goes on as if nothing had happened.",
    ),
    Step(
        id="thirteen-no-pirates",
        rules="M7.12",
        title="13 at the end, no pirates",
        text="""If nobody is on the pirate ship after the *third* roll, a punt on 13 goes into the next free
port. It has arrived, with everything that follows.

Silk will stop on 13.""",
        position=at(
            "roll 3",
            punts={"nutmeg": "port A", "silk": 9, "jade": 3},
            figures={"silk 1": 0},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 4 2",
        aim=happened("arrived", ware="silk"),
        done="Silk went to port B, and you got its 30 as the only one aboard.",
    ),
    Step(
        id="plunder",
        rules="M7.8 M7.9 M9.2",
        title="Plunder!",
        text="""If anybody *is* on the pirate ship after the third roll, every punt on 13 is plundered.
Nobody can spare it. The whole crew goes home without pay, even your own figures.

The pirates get the printed profit before anybody else is paid. They share it equally; one alone, or one player
with both places, gets it all. You and Ben are pirates. Roll, then send the empty punt wherever you like.""",
        position=at(
            "roll 3",
            punts={"nutmeg": 9, "silk": 5, "jade": 3},
            figures={"captain": 0, "second pirate": 1, "nutmeg 1": 2, "nutmeg 2": 0},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 4 1 2",
        aim=both(happened("plundered", ware="nutmeg"), happened("loot", seat=0)),
        show="send nutmeg port",
        hint="Roll first. Then choose port or shipyard.",
        done="The 24 of nutmeg made 12 for you and 12 for Ben. Cora’s figure and yours came home unpaid.",
    ),
    Step(
        id="captains-choice",
        rules="M7.10 M7.11",
        title="The captain’s choice",
        text="""The captain sends each plundered punt to the next free place in the port or in the shipyard.
In port it has arrived: ports pay and its ware rises. In the shipyard it has failed: shipyard spaces pay, the
insurer owes, and the ware does not rise.

The loot is yours in any case. You also stand on shipyard C. Send nutmeg to the shipyard.""",
        position=at(
            "send nutmeg",
            punts={"nutmeg": 13, "silk": "shipyard A", "jade": "shipyard B"},
            figures={"captain": 0, "shipyard C": 0, "port A": 2},
            passed=(0, 1, 2, 3),
        ),
        aim=played("send nutmeg shipyard"),
        show="send nutmeg shipyard",
        hint="Click the dashed place in the shipyard, or press the button.",
        missed={"send": "That is allowed: Cora’s port A pays and nutmeg rises. Take it back and choose the shipyard."},
        done="You got 24 as a pirate and 15 from shipyard C. Port A stayed empty, and nutmeg did not rise.",
    ),
    Step(
        id="last-order",
        rules="M7.14",
        title="In which order",
        text="""After the third roll, the punts that moved past 13 dock first. Then the shipyard takes those
below 13. The punts on 13 come last, one by one, from the top lane to the bottom.

So the captain knows where all others have gone. Roll, watch what happens, and decide.""",
        position=at(
            "roll 3",
            punts={"nutmeg": 8, "silk": 10, "jade": 4},
            figures={"captain": 0},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 5 6 2",
        aim=both(happened("arrived", ware="silk"), happened("failed", ware="jade"), happened("loot", seat=0)),
        show="send nutmeg port",
        hint="Roll first. Then choose port or shipyard for nutmeg.",
        done="Silk docked, jade failed, and only then nutmeg’s fate was decided.",
    ),
)

QUIZ = (
    Question(
        id="pir-13",
        kind="one",
        rules="M6.6 M7.8",
        text="Third roll: silk stops exactly on 13, and Ben is on the pirate ship. Is Ana, who sits on silk, paid?",
        position=at(
            "roll 3",
            punts={"nutmeg": 4, "silk": 9, "jade": 4},
            figures={"captain": 1, "silk 1": 0},
            passed=(0, 1, 2, 3),
        ),
        ask=Happens("roll 1 4 1; send silk port", "profit", {"seat": 0}),
        options=(
            Option(
                "Yes, because 13 counts as arrived", "yes", "With pirates about, a punt on 13 is plundered.", "M7.8"
            ),
            Option("No", "no"),
        ),
        why="Silk is plundered. Its whole crew goes home without pay, wherever the captain sends the punt.",
    ),
    Question(
        id="pir-board",
        kind="board",
        rules="M7.1 M7.3",
        text="Ana is the captain after the second roll. Click every punt that she may board.",
        position=at(
            "board captain",
            punts={"nutmeg": 12, "silk": 13, "jade": 13},
            figures={"captain": 0, "silk 1": 1, **FULL},
        ),
        ask=Legal("board"),
        why="Nutmeg is not on 13 and jade is full. Silk stands on 13 and has empty seats.",
    ),
    Question(
        id="pir-boarder",
        kind="number",
        rules="M7.6 M7.9",
        text="Ana boarded nutmeg after the second roll. Ben stayed on the pirate ship. After the third roll "
        "Ben plunders jade and sends it to port. How much of the loot does Ana get?",
        position=at(
            "roll 3",
            punts={"nutmeg": "port A", "silk": 2, "jade": 9},
            figures={"captain": 1, "nutmeg 1": 0},
            passed=(0, 1, 2, 3),
        ),
        ask=Pays("roll 1 4; send jade port", 0, ("loot",)),
        why="Whoever boarded is a pirate no more. The loot goes only to figures on the pirate ship.",
    ),
    Question(
        id="pir-loot",
        kind="number",
        rules="M7.9",
        text="Ana and Ben are the two pirates, and jade is plundered. How many pesos of loot does Ana receive?",
        position=at(
            "roll 3",
            punts={"nutmeg": 4, "silk": 4, "jade": 9},
            figures={"captain": 0, "second pirate": 1},
            passed=(0, 1, 2, 3),
        ),
        ask=Pays("roll 1 1 4; send jade port", 0, ("loot",)),
        why="The 36 of jade makes two parts of 18.",
    ),
    Question(
        id="pir-cost",
        kind="one",
        rules="M7.6",
        text="The captain Ana boards jade; its first seat is taken. By how much does her cash change?",
        position=at("board captain", punts={"nutmeg": 8, "silk": 8, "jade": 13}, figures={"captain": 0, "jade 1": 1}),
        ask=After("board jade", "cash.0", change=True),
        options=(
            Option("Not at all", "0"),
            Option("She pays 4", "-4", "A pirate who boards pays nothing for the seat.", "M7.6"),
            Option("She gets her 5 back", "5", "What you paid for a space never comes back.", "M9.12"),
        ),
        why="Boarding is free.",
    ),
    Question(
        id="pir-rise",
        kind="one",
        rules="M7.11",
        text="Nutmeg is plundered and the captain sends it to the shipyard. Does nutmeg rise on the black market?",
        position=at(
            "roll 3",
            punts={"nutmeg": 9, "silk": 4, "jade": 4},
            figures={"captain": 0},
            passed=(0, 1, 2, 3),
        ),
        ask=Happens("roll 4 1 1; send nutmeg shipyard", "rose", {"ware": "nutmeg"}),
        options=(
            Option("Yes", "yes", "In the shipyard it counts as failed, so the ware stays where it is.", "M7.11"),
            Option("No", "no"),
        ),
        why="Only wares whose punts lie in port rise.",
    ),
)

PIRATES = Chapter(
    title="Pirates",
    promise="Lie in wait at space 13, board or plunder, and decide the fate of a punt.",
    steps=STEPS,
    quiz=QUIZ,
)
