"""Chapter 3: time and death."""

from __future__ import annotations

from widgets.games.village.lessons.death_steps import ELDERS, FIVE_IN_BOOK, FORGOTTEN, NOWHERE, SMITH, STEPS
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.ask import After, Fortune, Happens, Legal, Told
from widgets.shared.lesson.plan import Chapter, Option, Question

HIDDEN = "black bag 1; yard 2; office 2; council 1 3; chronicle crafts 1 1 1; chronicle church 2"

QUIZ = (
    Question(
        id="death-when",
        kind="one",
        rules="V6.3",
        text="Ana’s marker is on 9. Her last member of generation 1 is the smith, and he makes a plow, which "
        "takes 2 hours. Does she get the plow?",
        position=at("crafts", time=9, **SMITH),
        ask=Happens("make plow", "made", {"goods": "plow"}),
        options=(
            Option("Yes, he dies after his work", "yes"),
            Option("No, he dies first", "no", "A death waits for the end of the turn.", "V6.3"),
        ),
        why="The action is completed first. Only on a market day does death come at once.",
    ),
    Question(
        id="death-who",
        kind="many",
        rules="V16.1 V16.2",
        text="A death is due. Ana has generation 1 in the black bag, generation 2 in the yard and in the office, and "
        "generation 3 in the council chamber. Who may die?",
        position=at("death", due=1, members=HIDDEN),
        ask=Legal("bury"),
        options=(
            Option("The one in the yard", "bury yard"),
            Option("The one in the office", "bury office"),
            Option("The councillor", "bury council 1"),
        ),
        why="The bag is out of sight, so generation 2 is the lowest. Both of that generation may be chosen.",
    ),
    Question(
        id="death-zero",
        kind="one",
        rules="V6.2",
        text="Ana’s marker is on 7, and she spends 3 hours. It stops on 0. Is a death due?",
        position=at("church", time=7, members="yard 1 1 1 1"),
        ask=Happens("pray 1 time", "bridge"),
        options=(
            Option("Yes", "yes"),
            Option("No, only when it leaves space 0", "no", "Reaching 0 from 9 is the crossing.", "V6.2"),
        ),
        why="The bridge lies between 9 and 0. Stopping on 0 means that it has been crossed.",
    ),
    Question(
        id="death-grave",
        kind="one",
        rules="V16.6",
        text="With four players the farmyard section of the chronicle has 3 places, and all are taken. A member in "
        "Ana’s yard dies. Where does it go?",
        position=FORGOTTEN,
        ask=Told("bury yard", "died", "rest"),
        options=(
            Option("To an anonymous grave", "grave"),
            Option("To the crafts section", "chronicle crafts", "Only the section of its place counts.", "V16.4"),
            Option("Out of the game", "removed", "Graves are still free.", "V16.7"),
        ),
        why="The right section is full, so it is a grave without a name.",
    ),
    Question(
        id="death-book",
        kind="number",
        rules="V19.4",
        text="Ana has four members in the chronicle, no coins and no other points. Her smith joins them. How many "
        "points does she stand at then?",
        position=FIVE_IN_BOOK,
        ask=Fortune(0, "bury smithy"),
        why="Five members or more in the chronicle are worth 12 points.",
    ),
    Question(
        id="death-choice",
        kind="one",
        rules="V16.5",
        text="Ana would love to keep her councillor out of the chronicle. A free space is there. Where does the "
        "councillor go?",
        position=at("death", **ELDERS),
        ask=Told("bury council 2", "died", "rest"),
        options=(
            Option("Into the council section", "chronicle council"),
            Option("To a grave, if Ana prefers", "grave", "The honour cannot be refused.", "V16.5"),
        ),
        why="If the section has a free space, the member must go there.",
    ),
    Question(
        id="death-left",
        kind="one",
        rules="V16.7",
        text="Farmyard section and graves are full. A member in Ana’s yard dies. Where does it go?",
        position=NOWHERE,
        ask=After("bury yard", "seats.0.members.removed"),
        options=(
            Option("Out of the game", "[1]"),
            Option("It stays alive", "None", "Somebody dies even without a place.", "V16.7"),
        ),
        why="No space and no grave: it is taken out of the game.",
    ),
)

DEATH = Chapter(
    title="Time and death",
    promise="Every ten hours somebody dies. Learn who, when, and who is remembered.",
    steps=STEPS,
    quiz=QUIZ,
)
