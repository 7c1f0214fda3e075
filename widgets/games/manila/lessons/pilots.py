"""Chapter 7: the pilots."""

from __future__ import annotations

from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import happened, played, stands, tried
from widgets.shared.lesson.ask import Asked, Legal, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

STEPS = (
    Step(
        id="hire-pilot",
        rules="M5.9",
        title="Hire a pilot",
        text="""On the small island live two pilots. The small one costs 2, the large one 5. A pilot is not
paid at the end; he *moves punts*.

However early you hire a pilot, he works just once: before the third roll. Hire one.""",
        position=at("place 1"),
        aim=played("place small pilot", "place large pilot"),
        show="place small pilot",
        hint="Click a space on the pilots’ island, or press “Hire the small pilot” or “Hire the large pilot”.",
        missed={"place": "That is allowed. Take it back and hire a pilot.", "pass": "Take it back and hire a pilot."},
        done="Now he waits on the island for the last placing round to end.",
    ),
    Step(
        id="small-pilot",
        rules="M8.1 M8.2",
        title="The small pilot",
        text="""The last placing round is over. The harbour master must wait with the dice while the pilots
work, first the small one and then the large one.

The small pilot moves *one* punt at sea *one* space, forward or back. He is yours: move a punt.""",
        position=at("steer small", punts={"nutmeg": 9, "silk": 7, "jade": 10}, figures={"small pilot": 0}),
        aim=happened("steered", seat=0),
        show="steer jade +1",
        hint="Click an arrow in front of a punt or behind it.",
        missed={"steer nothing": "You may do nothing, as a later step shows. Take it back and move a punt."},
        done="One space can decide whether a punt arrives.",
    ),
    Step(
        id="large-pilot",
        rules="M8.3",
        title="The large pilot",
        text="""The large pilot has a choice. He moves one punt one or two spaces in one direction. Or he
moves *two different* punts one space each, and each may go its own way.

He may move a punt that the small pilot has just moved. Move two different punts: their buttons stand
below the board.""",
        position=at("steer large", punts={"nutmeg": 9, "silk": 7, "jade": 10}, figures={"large pilot": 0}),
        aim=happened("steered", times=2, seat=0),
        show="steer silk -1 jade +1",
        hint="The answers for two punts stand below the board under “Two punts”.",
        missed={"steer": "An arrow moves only one punt. Take it back and look under “Two punts” below the board."},
        done="Help two punts, hold two back, or one of each: that is what the large pilot can do.",
    ),
    Step(
        id="pilot-rests",
        rules="M8.4",
        title="Pilots may rest",
        text="""Neither pilot has to move anything. Each one decides alone.

This time, do nothing.""",
        position=at("steer small", punts={"nutmeg": 9, "silk": 7, "jade": 10}, figures={"small pilot": 0}),
        aim=played("steer nothing"),
        show="steer nothing",
        hint="The button says “Move nothing”.",
        missed={"steer": "You may move that punt. Take it back and do nothing this time."},
        done="The price for the pilot is gone all the same.",
    ),
    Step(
        id="docked-stays",
        rules="M8.5",
        title="Docked is docked",
        text="""No pilot can move a punt that has docked, not even one that the other pilot has only just
brought into port.

Nutmeg lies in port A. Everything on the board can also be typed: write “steer nutmeg +1” into the box “Type a
move” and see.""",
        position=at("steer small", punts={"nutmeg": "port A", "silk": 7, "jade": 10}, figures={"small pilot": 0}),
        aim=tried("M8.5"),
        show="steer nutmeg +1",
        hint="Write “steer nutmeg +1” into the box “Type a move”.",
        missed={"steer": "That is allowed. Take it back and type “steer nutmeg +1”."},
        done="Typing works everywhere in the app. The word “help” shows what you can type.",
    ),
    Step(
        id="pilot-arrives",
        rules="M8.6",
        title="Piloted into port",
        text="""If a pilot moves a punt past 13, it has arrived. It goes straight into the next free port,
and no die is rolled for it. A step it did not need is lost. If the large pilot brings in two, the upper lane
docks first.

Silk stands on 12, and you are the large pilot. Bring it in.""",
        position=at("steer large", punts={"nutmeg": 6, "silk": 12, "jade": 9}, figures={"large pilot": 0}),
        aim=happened("arrived", ware="silk"),
        show="steer silk +2",
        hint="Move silk 2 forward: 12 + 2 is past 13.",
        missed={"steer": "That is allowed. Take it back and bring silk past 13."},
        done="Silk is in port A without another roll.",
    ),
    Step(
        id="pilot-onto-13",
        rules="M8.7",
        title="Piloted onto 13",
        text="""If a pilot puts a punt exactly on 13, nothing more happens. Pirates strike only after a
*roll*.

Ben is on the pirate ship. Move silk from 12 to 13 and see that he is not asked.""",
        position=at(
            "steer small", punts={"nutmeg": 6, "silk": 12, "jade": 9}, figures={"small pilot": 0, "captain": 1}
        ),
        aim=stands("punts.silk", "space 13"),
        show="steer silk +1",
        hint="Move silk 1 forward.",
        missed={"steer": "That is allowed. Take it back and move silk onto 13."},
        done="Now the harbour master rolls, and any number takes silk past 13.",
    ),
    Step(
        id="pilot-off-13",
        rules="M8.9",
        title="Piloted off 13",
        text="""A punt that has waited on 13 since the second roll is still at sea. So pilots can move it:
one space forward brings it into port, one space back puts it on 12.

Nutmeg waits on 13. Do one or the other.""",
        position=at("steer small", punts={"nutmeg": 13, "silk": 8, "jade": 9}, figures={"small pilot": 0}),
        aim=played("steer nutmeg +1", "steer nutmeg -1"),
        show="steer nutmeg +1",
        hint="Click one of the arrows beside nutmeg.",
        missed={"steer": "That is allowed. Take it back and move nutmeg."},
        done="One forward brings it into port at once. One back leaves it on 12, where a 1 would put it on 13 again.",
    ),
    Step(
        id="not-below-0",
        rules="M8.8",
        title="Not below 0",
        text="""No punt can go back past space 0. Such a move is forbidden; it is not cut short.

Jade was on 2, and the small pilot has just moved it back to 1. You are the large pilot. Type “steer jade -2”.""",
        position=at("steer large", punts={"nutmeg": 9, "silk": 8, "jade": 1}, figures={"large pilot": 0}),
        aim=tried("M8.8"),
        show="steer jade -2",
        hint="Write “steer jade -2” into the box “Type a move”.",
        missed={"steer": "That is allowed. Take it back and type “steer jade -2”."},
        done="One space back would be possible, two are not.",
    ),
)

QUIZ = (
    Question(
        id="pil-small",
        kind="many",
        rules="M8.2 M8.5",
        text="Nutmeg is in port A, silk on 7, jade on 12. What may the small pilot do?",
        position=at("steer small", punts={"nutmeg": "port A", "silk": 7, "jade": 12}, figures={"small pilot": 0}),
        ask=Legal(),
        options=(
            Option("Silk 1 back", "steer silk -1"),
            Option("Jade 1 forward", "steer jade +1"),
            Option("Jade 2 forward", "steer jade +2"),
            Option("Nutmeg 1 back", "steer nutmeg -1"),
            Option("Nothing at all", "steer nothing"),
        ),
        why="The small pilot moves one punt at sea by one space, or nothing.",
    ),
    Question(
        id="pil-large",
        kind="many",
        rules="M8.3",
        text="Now the large pilot: which of these may he do?",
        position=at("steer large", punts={"nutmeg": 5, "silk": 7, "jade": 10}, figures={"large pilot": 0}),
        ask=Legal(),
        options=(
            Option("Jade 2 forward", "steer jade +2"),
            Option("Jade 1 forward and silk 1 back", "steer silk -1 jade +1"),
            Option("Jade 2 forward and silk 1 back", "steer silk -1 jade +2"),
            Option("Nutmeg 1 forward", "steer nutmeg +1"),
            Option("All three punts 1 forward", "steer nutmeg +1 silk +1 jade +1"),
        ),
        why="One punt by one or two spaces, or two different punts by one space each.",
    ),
    Question(
        id="pil-pirates",
        kind="one",
        rules="M8.7 M7.1",
        text="Ben is on the pirate ship. Ana’s small pilot moves silk from 12 to 13. What comes next?",
        position=at(
            "steer small", punts={"nutmeg": 6, "silk": 12, "jade": 9}, figures={"small pilot": 0, "captain": 1}
        ),
        ask=Asked("steer silk +1"),
        options=(
            Option("The third roll", "roll"),
            Option("Ben may board silk", "board 1", "Pirates strike only after a roll, not after a pilot.", "M8.7"),
            Option("Silk goes into port", "send 1", "Exactly 13 is not past 13.", "M6.6"),
        ),
        why="After the pilots the dice are rolled. Pirates have to wait for the roll.",
    ),
    Question(
        id="pil-pay",
        kind="number",
        rules="M9.12 M0.3",
        text="Ana’s pilot brings jade into port. Ben sits alone on jade. How many pesos does Ana’s pilot earn?",
        position=at("steer small", punts={"nutmeg": 6, "silk": 5, "jade": 13}, figures={"small pilot": 0, "jade 1": 1}),
        ask=Pays("steer jade +1; roll 1 1", 0, ("profit", "loot", "port pays", "shipyard pays")),
        why="Pilots are never paid. They help figures that are.",
    ),
    Question(
        id="pil-dock",
        kind="one",
        rules="M8.6",
        text="Nutmeg is in port A. The large pilot moves silk from 12 two spaces forward. Where does silk go?",
        position=at("steer large", punts={"nutmeg": "port A", "silk": 12, "jade": 3}, figures={"large pilot": 0}),
        ask=Told("steer silk +2", "arrived", "dock"),
        options=(
            Option("Into port B", "port B"),
            Option("Onto space 13", "space 13", "12 + 2 is past 13, so it has arrived.", "M8.6"),
            Option("It waits for the roll", "space 14", "No die is rolled for a punt that a pilot brings in.", "M8.6"),
        ),
        why="A punt that a pilot moves past 13 goes straight into the next free port.",
    ),
    Question(
        id="pil-arrows",
        kind="board",
        rules="M8.2 M8.5 M8.9",
        text="Ana has hired the small pilot. Click every arrow that she may use now.",
        position=at("steer small", punts={"nutmeg": "port A", "silk": 13, "jade": 4}, figures={"small pilot": 0}),
        ask=Legal("steer", ("steer nothing",)),
        why="Nutmeg has docked, out of reach. Silk on 13 is still at sea, so both it and jade may go either way.",
    ),
)

PILOTS = Chapter(
    title="Pilots",
    promise="Move punts a little before the last roll, and learn what no pilot can do.",
    steps=STEPS,
    quiz=QUIZ,
)
