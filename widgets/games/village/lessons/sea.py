"""Chapter 12: Village Port, out to sea."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.positions import at
from widgets.games.village.lessons.sea_steps import ABOARD, CREW, PORT, STEPS
from widgets.shared.lesson.ask import After, Count, Forbidden, Fortune, Legal, Outcomes
from widgets.shared.lesson.plan import Chapter, Option, Question

CHARTER = "hire 2a; load ox; load plow; load member 1; step T1; step I1; step I2; land"
HOLDS: dict[str, Any] = {"modules": PORT, "captain": "2a", "goods": "ox 1 scroll 1", "grain": 2, "cargo": "ox 1"}

QUIZ = (
    Question(
        id="sea-where",
        kind="board",
        rules="VP4.1",
        text="Ana’s ship lies at time field 1. Click every field that one step can reach.",
        position=at("sail 0 1", **ABOARD, ship="T1", cubes="green 2"),
        ask=Legal("step"),
        why="Lines lead from time field 1 to time fields 2 and 3 and to Cocoa Isle. No step leads into the port.",
    ),
    Question(
        id="sea-voyage",
        kind="number",
        rules="VP5.4 VP5.7",
        text="Ana has 2 coins for the captain, and brings an ox, a plow and a member to Ox Isle. At how many points "
        "does she stand after both sales and the mission?",
        position=at("voyage", **CREW),
        ask=Fortune(0, f"{CHARTER}; deliver ox; deliver plow; found 1"),
        why="4 for the ox, 3 for the plow and 5 for the mission. The coins went to the captain.",
    ),
    Question(
        id="sea-green",
        kind="number",
        rules="VP4.2 VP4.3",
        text="Ana sails out with 2 green cubes, and her captain asks 1 green for a further step. How many green "
        "cubes has she left at Cocoa Isle, after two steps?",
        position=at("voyage", **CREW),
        ask=After("hire 2a; load ox; load plow; load member 1; step T1; step I1", "seats.0.cubes.green"),
        why="The first step is free, the second costs 1 green.",
    ),
    Question(
        id="sea-early",
        kind="one",
        rules="VP5.1",
        text="Ana lands on Cocoa Isle with ox, plow and a member, and 1 green cube in her yard. Why can she not sail "
        "on to Ox Isle in the same action?",
        position=at("sail 1 0", **ABOARD, ship="I1", cubes="green 1"),
        ask=After("land", "active"),
        options=(
            Option("Landing ends the movement, and then Ben has his turn", "1"),
            Option("She can, for 1 green", "0", "Landing ends the movement, even with cubes left.", "VP5.1"),
        ),
        why="Landing ends the movement, whatever could still be paid. Landing too early is the classic mistake at sea.",
    ),
    Question(
        id="sea-holds",
        kind="many",
        rules="VP3.2 VP3.3",
        text="One ox is aboard. At home Ana has another ox, a scroll and 2 bags of grain. What can she load?",
        position=at("load", **HOLDS),
        ask=Legal("load"),
        options=(
            Option("The scroll", "load scroll"),
            Option("A bag of grain", "load grain"),
            Option("The other ox", "load ox"),
            Option("Cocoa", "load cocoa"),
        ),
        why="No second piece of a kind, and treasures only at islands.",
    ),
    Question(
        id="sea-chests",
        kind="number",
        rules="VP1.5 VP5.6",
        text="Ben has opened the chest that held 5 coins. Ana loads one from Treasure Isle. How many different values "
        "could it have?",
        position=at(
            "island",
            modules=PORT,
            ship="I4",
            captain="2a",
            others={1: {"coins": 6}},
            table={"opened_chests": {"5": 1}, "pending": [["finish", 0], ["after", 0, 4, 1], ["chest", 0]]},
        ),
        ask=Outcomes(),
        why="Three chests hold 3 coins and two hold 4. The only 5 was Ben’s.",
    ),
    Question(
        id="sea-captains",
        kind="number",
        rules="VP1.4 VP2.2",
        text="Ana has 2 coins. Captains who are alike count as one. How many different ones can she choose from?",
        position=at("voyage", **CREW),
        ask=Count("hire"),
        why="The five for 1 coin are all alike, so they are one choice. The five for 2 coins differ.",
    ),
    Question(
        id="sea-port",
        kind="one",
        rules="VP4.8",
        text="Ana’s ship lies at time field 1, next to the port. Which rule keeps her from stepping into it?",
        position=at("sail 0 1", **ABOARD, ship="T1", cubes="green 2"),
        ask=Forbidden("step port"),
        options=(
            Option("Not into the port", "VP4.8"),
            Option("The first step is free", "VP4.2", "That is no hindrance.", "VP4.2"),
            Option(
                "Going home and out again takes two actions", "VP2.6", "She does not want to sail out again.", "VP2.6"
            ),
        ),
        why="The only way home is to return, for 1 hour, as an action of its own.",
    ),
)

SEA = Chapter(
    title="Village Port: out to sea",
    promise="Hire a captain, load three holds, and sail to islands that pay well.",
    steps=STEPS,
    quiz=QUIZ,
)
