"""Chapter 13: Village Port, home again, and together with the inn."""

from __future__ import annotations

from widgets.games.village.lessons.home_steps import (
    FAR_WAGON,
    HOLDS,
    LAST_AT_SEA,
    SECTION_FULL,
    SETTLER,
    SPICES,
    STEPS,
)
from widgets.games.village.lessons.positions import POOR, at
from widgets.games.village.lessons.tavern_steps import BOTH, TAVERN
from widgets.shared.lesson.ask import After, Count, Forbidden, Fortune, Happens, Legal, Told
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="home-market",
        kind="number",
        rules="VP9.3 VP9.4",
        text="Ana starts a market day with cocoa, tea and 1 green cube, and no coin. She sells cocoa, then tea. At "
        "how many points does she stand then?",
        position=at("sale", **SPICES),
        ask=Fortune(0, "sell cocoa; sell tea"),
        why="7 for the cocoa, 5 for the tea, and the coin that comes with the tea is worth 1.",
    ),
    Question(
        id="home-served",
        kind="one",
        rules="VP9.7",
        text="Ana sells one cocoa at the market. How many customers has she served by that?",
        position=at("sale", **SPICES),
        ask=After("sell cocoa", "seats.0.served"),
        options=(
            Option("None", "[]"),
            Option("One", "['cocoa']", "Cocoa and tea do not count as customers.", "VP9.7"),
        ),
        why="Such sales are not customers, neither for a tie nor for a goal.",
    ),
    Question(
        id="home-ox",
        kind="number",
        rules="VP6.2 V7.2",
        text="Ana’s ox is aboard, her plow and horse are at home, and her barn is empty. How many bags does a "
        "harvest bring?",
        position=at("harvest", **HOLDS, cargo="ox 1", goods="plow 1 horse 1"),
        ask=Told("harvest", "harvested", "grain"),
        why="The ox at sea does not count. Horse and plow bring 3.",
    ),
    Question(
        id="home-way",
        kind="many",
        rules="VP2.4 VP2.5 VP2.6",
        text="Ana’s ship lies at Cocoa Isle. What can she do with a travel action?",
        position=at("voyage", **HOLDS, cargo="ox 1", coins=3),
        ask=Legal(),
        options=(
            Option("Sail on", "sail"),
            Option("Return to the port", "return"),
            Option("Hire another captain", "hire 1a"),
            Option("Leave the action out", "skip"),
        ),
        why="Sail on or go home. A new captain needs a ship in the port.",
    ),
    Question(
        id="home-grave",
        kind="one",
        rules="VP10.2 VP10.3",
        text="The travel section is full, and no sea grave is taken. Ana’s member in a mission dies. How many points "
        "does she gain?",
        position=at("death", **SETTLER, others=SECTION_FULL),
        ask=Told("bury mission I2", "died", "points"),
        options=(
            Option("3", "3"),
            Option("0, it is an anonymous grave", "0", "At sea it is a sea grave.", "VP10.2"),
            Option("5, as for the mission", "5", "The mission scored when it was founded.", "VP5.7"),
        ),
        why="The best free sea grave is worth 3 points.",
    ),
    Question(
        id="home-end",
        kind="one",
        rules="VP11.1",
        text="Four of the five sea graves are taken, and the travel section is full. Ana’s member in a mission dies. "
        "Is the end triggered?",
        position=at("death", **SETTLER, others=LAST_AT_SEA),
        ask=Happens("bury mission I2", "end triggered"),
        options=(
            Option("Yes", "yes"),
            Option("No, the chronicle still has room", "no", "The last sea grave is a trigger of its own.", "VP11.1"),
        ),
        why="The last sea grave ends the game just like the last anonymous one.",
    ),
    Question(
        id="home-why",
        kind="one",
        rules="VP3.8",
        text="On Far Isle Ana remembers the wagon in her yard. Which rule keeps her from loading it there?",
        position=FAR_WAGON,
        ask=Forbidden("load wagon"),
        options=(
            Option("Only when sailing out", "VP3.8"),
            Option("Three holds", "VP3.1", "Two of them are empty.", "VP3.1"),
            Option("Different kinds", "VP3.2", "No wagon is aboard.", "VP3.2"),
        ),
        why="Pieces from the village are loaded only when a ship sails out.",
    ),
    Question(
        id="home-cocoa",
        kind="many",
        rules="VP9.2 VP9.1",
        text="Ana’s cocoa is aboard, her tea is at home, and it is the first turn of her market day. What may she do?",
        position=at("sale", **HOLDS, cargo="cocoa 1", spices="tea 1", others=POOR),
        ask=Legal(),
        options=(
            Option("Sell tea", "sell tea"),
            Option("Sell cocoa", "sell cocoa"),
            Option("Pass", "pass"),
        ),
        why="Only what has been brought home can be sold.",
    ),
    Question(
        id="home-chart",
        kind="number",
        rules="VP12.6",
        text="Ana has hired a captain, loaded her ox and cast off. Now she uses the Cartographer. How many islands "
        "can she choose from?",
        position=at("sail 0 1", modules=BOTH, cards="cartographer", captain="2a", cargo="ox 1"),
        ask=Count("chart"),
        why="She may choose any of the six islands, near or far.",
    ),
)

HOME = Chapter(
    title="Village Port: home again",
    promise="Bring cocoa, tea and chests home, bury sailors, and meet the villagers of the sea.",
    steps=STEPS + TAVERN,
    quiz=QUIZ,
)
