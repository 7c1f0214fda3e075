"""Chapter 11: Village Inn."""

from __future__ import annotations

from widgets.games.village.lessons.death_steps import FARMYARD_FULL
from widgets.games.village.lessons.inn_steps import DEALER, GUEST, INN, NIGHT, RICH_END, STEPS
from widgets.games.village.lessons.positions import CUSTOMERS, at, new_game
from widgets.shared.lesson.ask import After, Forbidden, Fortune, Legal, Outcomes, Told
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="inn-beer",
        kind="number",
        rules="VI2.2 VI2.1",
        text="Ana has 1 beer and 3 bags of grain, and nobody in the brewery. She buys beer. How many beers does she "
        "own then?",
        position=at("crafts", modules=INN, goods="beer 1", grain=3),
        ask=After("buy beer", "seats.0.goods.beer"),
        why="3 bags of grain buy 2 beers, with nobody in the brewery.",
    ),
    Question(
        id="inn-friends",
        kind="board",
        rules="VI3.5 VI3.2",
        text="Ana has a regular in the inn, 2 beers and no coin. Click every villager she can win.",
        position=at("inn", goods="beer 2", **GUEST),
        ask=Legal("befriend"),
        why="The Sower and the Miller want beer. The Count wants coins, and beer never replaces them.",
    ),
    Question(
        id="inn-time",
        kind="number",
        rules="VI3.1 VI3.2",
        text="Ana’s marker is on 0. She puts a member into the inn and takes the Sower at once. Where is her marker?",
        position=at("inn", modules=INN, goods="beer 1", tops="sower, miller, count"),
        ask=After("visit 1; befriend sower", "seats.0.time"),
        why="1 hour for the chair and 1 for the friend.",
    ),
    Question(
        id="inn-grave",
        kind="one",
        rules="VI5.1",
        text="Every section of the chronicle has free spaces. Ana’s guest at the inn dies. Where does it go?",
        position=at("death", due=1, **GUEST),
        ask=Told("bury inn", "died", "rest"),
        options=(
            Option("To an anonymous grave", "grave"),
            Option("To the farmyard section", "chronicle farmyard", "It did not die in the yard.", "VI5.1"),
            Option("To the crafts section", "chronicle crafts", "That is for the brewery.", "VI2.1"),
        ),
        why="The chronicle has no section for the inn.",
    ),
    Question(
        id="inn-twice",
        kind="number",
        rules="VI4.5",
        text="Ana’s marker is on 0. Her scribe makes a scroll, she uses the Night Watchman and makes another. Where "
        "is her marker?",
        position=at("crafts", **NIGHT),
        ask=After("make scroll; use night watchman; make scroll", "seats.0.time"),
        why="Each scroll takes 2 hours. The card saves only the cube.",
    ),
    Question(
        id="inn-bard",
        kind="number",
        rules="VI4.7 V19.4",
        text="Ana has two members in the chronicle, no coins and no points. Another one would go to a grave, but she "
        "uses the Bard. At how many points does she stand?",
        position=at(
            "death",
            modules=INN,
            cards="bard",
            due=1,
            members="yard 1 1; chronicle crafts 1; chronicle council 1",
            others=FARMYARD_FULL,
        ),
        ask=Fortune(0, "bury yard; use bard"),
        why="The song counts for the chronicle: three members are worth 4 points.",
    ),
    Question(
        id="inn-end",
        kind="number",
        rules="VI6.1 VI4.8",
        text="Ana owns 2 oxen, 2 plows, 1 beer, the Duchess and the Sower, and nothing else that scores. At how many "
        "points does she stand?",
        position=at(modules=INN, **RICH_END),
        ask=Fortune(0),
        why="The Duchess brings 1 point for each of her 5 goods tiles. The Sower scores nothing.",
    ),
    Question(
        id="inn-crier",
        kind="one",
        rules="VI4.9 V10.4",
        text="On Ben’s market day Ana has a scroll, but no green cube and no coin. Which rule keeps her from selling "
        "it, unless she uses her Town Crier?",
        position=at("sale 1 0 0", modules=INN, cards="town crier", goods="scroll 1"),
        ask=Forbidden("serve K1"),
        options=(
            Option("What a sale costs", "V10.4"),
            Option("Serving a customer", "V10.3", "Somebody in a stall wants it, and she has it.", "V10.3"),
            Option("Free moments", "V5.7", "The Town Crier has a moment of his own.", "VI4.9"),
        ),
        why="A sale costs 1 green and 1 hour. The Town Crier saves both, once.",
    ),
    Question(
        id="inn-scrap",
        kind="one",
        rules="VI4.6",
        text="Ana’s market day ends without a sale. With the Scrap Dealer she takes the one who wants horse and ox. "
        "Whom has she served?",
        position=at(**DEALER),
        ask=After("take market green; scrap K23", "seats.0.served"),
        options=(
            Option("The one who wants horse and ox", "['K23']"),
            Option("None, because she delivered nothing", "[]", "It counts as served all the same.", "VI4.6"),
        ),
        why="A tile taken with the Scrap Dealer is a customer served.",
    ),
    Question(
        id="inn-stack",
        kind="number",
        rules="VI1.3",
        text="Without the port: Bard and Miller lie on the first two stacks. How many different cards could turn up "
        "on the third?",
        position=new_game(f"{CUSTOMERS}; begin red; show bard; show miller", inn=True),
        ask=Outcomes(),
        why="There are 30 different cards, and two are known.",
    ),
)

INN_CHAPTER = Chapter(
    title="Village Inn",
    promise="Beer on the table, friends at the bar, and thirty useful villagers.",
    steps=STEPS,
    quiz=QUIZ,
)
