"""Chapter 4: harvest, family and coins."""

from __future__ import annotations

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.aim import happened, tried
from widgets.shared.lesson.ask import After, Forbidden, Happens, Legal, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

ABROAD = "smithy 1 1; council 1 1; office 1"
GROWN = "yard 1 1 2 2; office 1; chronicle farmyard 1"
SCATTERED = "yard 1; office 1; black bag 1; council 2 1; chronicle crafts 2"
ALL_BORN = "yard 1 2 2; smithy 1 2; chronicle crafts 1 1; council 1 3; church 1 3; office 4; stables 4"

STEPS = (
    Step(
        id="by-hand",
        rules="V7.2",
        title="Bread first",
        text="""Grain buys horses and oxen, turns into coins at the mill, and pleases the church. With bare hands a
harvest brings 2 bags of it. If you own a horse and a plow, it brings 3; if you own an ox and a plow, 4.

You have nothing but your hands. Harvest.""",
        position=at("harvest", members="yard 1 1 1; smithy 1"),
        aim=happened("harvested", seat=0),
        show="harvest",
        hint="Press “Harvest 2 grain” below the board.",
        done="Two bags of grain in your yard.",
    ),
    Step(
        id="ox-and-plow",
        rules="V7.2 V7.3",
        title="Ox beats horse",
        text="""Only the best harvest counts; nothing is added together. And nothing is used up: beasts and plow come
home in the evening.

You own a horse, an ox and a plow. Harvest, and count.""",
        position=at("harvest", members="yard 1 1 1; smithy 1", goods="horse 1 ox 1 plow 1"),
        aim=happened("harvested", seat=0),
        show="harvest",
        hint="Press “Harvest 4 grain” below the board.",
        done="4 bags, thanks to the ox. The horse just watched. You still own all three.",
    ),
    Step(
        id="five-bags",
        rules="V7.4",
        title="The barn is small",
        text="""You never own more than 5 bags of grain. What does not fit stays in the field.

You have 4 already. Horse and plow would bring 3 more. Harvest.""",
        position=at("harvest", members="yard 1 1 1; smithy 1", goods="horse 1 plow 1", grain=4),
        aim=happened("harvested", seat=0, grain=1),
        show="harvest",
        hint="Press “Harvest 1 grain” below the board.",
        done="One bag, and the barn is full.",
    ),
    Step(
        id="nobody-at-home",
        rules="V7.1",
        title="Nobody at home",
        text="""Somebody must stand in your yard to harvest, at least one member.

All of yours are out at work or in the council. Take a cube from the harvest space and see what happens.""",
        position=at(members=ABROAD),
        aim=happened("nothing to do", seat=0, space="harvest"),
        show="take harvest brown",
        hint="Click a cube on the grain harvest space.",
        missed={"take": OTHER},
        done="The grain rots in the field. Leave somebody at home.",
    ),
    Step(
        id="a-birth",
        rules="V8.1 V8.4",
        title="A child is born",
        text="""The *family* action costs nothing: no time, no cubes. A member of the lowest generation among your
unborn is born and goes to your yard.

One of generation 2 is unborn, and two each of generations 3 and 4. Have a child.""",
        position=at("family", members=GROWN),
        aim=happened("born", seat=0),
        show="birth",
        hint="Press “A member of generation 2 is born” below the board.",
        done="Generation 2, as you expected. Generation 3 comes next.",
    ),
    Step(
        id="coming-home",
        rules="V8.2",
        title="Come home, child",
        text="""Instead of a birth, you may bring one living member home to your yard: from the crafts, a journey,
the council chamber or the church windows.

Your scribe, the member in the office, has been there long enough. Bring the scribe home.""",
        position=at("family", members="yard 1; office 1; council 2 1; chronicle farmyard 1"),
        aim=happened("came home", seat=0, place="office"),
        show="home office 1",
        hint="Press “Bring a member of generation 1 home from the office”.",
        missed={"home": "The councillor came instead. Take it back."},
        done="Welcome back. To write again, the scribe would have to learn the trade anew.",
    ),
    Step(
        id="not-from-the-bag",
        rules="V8.2",
        title="Not from everywhere",
        text="""Nobody comes home from the black bag, and nobody from among the dead.

One of your members waits in the black bag for the mass. Try to call it home. No button offers that, so type
“home black bag 1”; the number is the generation.""",
        position=at("family", members=SCATTERED),
        aim=tried("V8.2", "home black bag"),
        show="home black bag 1",
        hint="Below the board, under “Type a move”, write “home black bag 1”.",
        missed={"home": "That one may come. Take it back and try the one in the bag."},
        done="Only a mass gets anybody out of there.",
    ),
    Step(
        id="all-are-born",
        rules="V8.3",
        title="Eleven are enough",
        text="""All 11 members of your family have been born. So no birth is left; you can only bring somebody home.

Try a birth all the same: click the cradle, or type “birth”.""",
        position=at("family", members=ALL_BORN),
        aim=tried("V8.3"),
        show="birth",
        hint="Click the cradle in the family space, or write “birth” under “Type a move”.",
        done="The cradle stays empty.",
    ),
    Step(
        id="from-the-yard",
        rules="V8.5",
        title="Everybody starts from the yard",
        text="""Whoever goes to work, travels or prays comes from your yard. You may pick *any* generation. The old
need not go first.

Send the young one of generation 2 to learn a trade, in any craft building. That takes 2 or 3 hours.""",
        position=at("crafts", members="yard 1 1 2; chronicle farmyard 1 1"),
        aim=happened("trained", seat=0, generation=2),
        show="train office 2",
        hint="Press a button that begins with “Train a member of generation 2”.",
        missed={"train": "That was one of the old ones. Take it back and send generation 2."},
        done="The young live longer. Whether that is good depends on what you plan for them.",
    ),
    Step(
        id="coins-for-cubes",
        rules="V15.1",
        title="Coins open doors",
        text="""Whenever you pay cubes, you may pay 1 coin instead of any 1 cube, as often as you like.

A wagon costs 1 pink and 1 orange. You own both, and a coin. Buy a wagon and keep the pink cube: pay
the coin instead of it.""",
        position=at("crafts", cubes="pink 1 orange 1", coins=1),
        aim=happened("paid", seat=0, cubes=["orange"]),
        show="buy wagon; pay orange coin",
        hint="Press “Buy 1 wagon”, then “Pay 1 orange cube and 1 coin”.",
        missed={"buy": "Now choose how you pay.", "pay": "That costs the pink cube. Take it back.", "train": OTHER},
        done="A coin is as good as a cube of any colour.",
    ),
    Step(
        id="not-a-cube",
        rules="V15.3",
        title="But a coin is no cube",
        text="""It does not work the other way round. A coin never counts as a cube that you own. And if a reward is
cubes, you cannot take coins.

Here the council grants you 2 cubes of your choice. Look through the colours: no coin is among them. Take two.""",
        position=at("cubes 2 1", coins=2, members="yard 1 1 1; council 2 1"),
        aim=happened("gained", times=2, seat=0),
        show="gain green; gain green",
        hint="Press “Take a green cube” or another colour, and then choose the second cube. Both may be the same.",
        missed={"gain": "And now the second cube."},
        done="Two cubes, from the supply. Plague is not among the choices either.",
    ),
)

QUIZ = (
    Question(
        id="farm-goods",
        kind="one",
        rules="V7.3",
        text="Ana owns a horse and a plow and harvests. How many plows does she own afterwards?",
        position=at("harvest", goods="horse 1 plow 1"),
        ask=After("harvest", "seats.0.goods.plow"),
        options=(
            Option("1", "1"),
            Option("None, it was used", "None", "A harvest uses nothing up.", "V7.3"),
        ),
        why="Members and goods stay where they are when you harvest.",
    ),
    Question(
        id="farm-full",
        kind="number",
        rules="V7.2 V7.4",
        text="Ana has 3 bags of grain, an ox, a horse and a plow. How many bags does a harvest bring her?",
        position=at("harvest", grain=3, goods="horse 1 ox 1 plow 1"),
        ask=Told("harvest", "harvested", "grain"),
        why="Ox and plow would bring 4, but she never owns more than 5 bags. So only 2 fit.",
    ),
    Question(
        id="farm-home",
        kind="many",
        rules="V8.2 V8.1",
        text="Ana has members in the office, in the black bag and in the council chamber. What can she do with the "
        "family action?",
        position=at("family", members=SCATTERED),
        ask=Legal(),
        options=(
            Option("Have a child", "birth"),
            Option("Bring the one in the office home", "home office 1"),
            Option("Bring the councillor home", "home council 2 1"),
            Option("Bring the one in the black bag home", "home black bag 1"),
        ),
        why="She may have a child, or bring home somebody living who stands on the board.",
    ),
    Question(
        id="farm-next",
        kind="one",
        rules="V8.1",
        text="One member of generation 2 and all of generations 3 and 4 are unborn. Of which generation is the next "
        "child?",
        position=at("family", members=GROWN),
        ask=Told("birth", "born", "generation"),
        options=(
            Option("2", "2"),
            Option("3", "3", "The lowest generation among the unborn comes first.", "V8.1"),
            Option("Ana chooses", "0", "There is nothing to choose at a birth.", "V8.1"),
        ),
        why="The lowest generation among the unborn is born first.",
    ),
    Question(
        id="farm-oldest",
        kind="one",
        rules="V8.5",
        text="Ana has generations 1 and 2 in her yard. May she train one of generation 2 now?",
        position=at("crafts", members="yard 1 1 2; chronicle farmyard 1 1"),
        ask=Happens("train smithy 2", "trained", {"generation": 2}),
        options=(
            Option("Yes", "yes"),
            Option("No, the lowest number goes first", "no", "Only births and deaths look at numbers.", "V8.5"),
        ),
        why="Any generation may be placed. Only births and deaths look at the numbers.",
    ),
    Question(
        id="farm-pay",
        kind="many",
        rules="V15.1",
        text="A wagon costs 1 pink and 1 orange. Ana has 1 pink, 1 orange and 1 coin. How may she pay?",
        position=at("pay 2 1 4 1", cubes="pink 1 orange 1", coins=1),
        ask=Legal("pay"),
        options=(
            Option("1 pink and 1 orange", "pay pink orange"),
            Option("1 pink and 1 coin", "pay pink coin"),
            Option("1 orange and 1 coin", "pay orange coin"),
            Option("Only coins", "pay coin coin"),
        ),
        why="The coin replaces either cube. She has only one coin, so not both.",
    ),
    Question(
        id="farm-born",
        kind="one",
        rules="V8.3",
        text="All 11 of Ana’s family have been born. Which rule keeps her from having another child?",
        position=at("family", members=ALL_BORN),
        ask=Forbidden("birth"),
        options=(
            Option("Nobody left to be born", "V8.3"),
            Option("A birth", "V8.1", "That one says who is born, if somebody is left.", "V8.1"),
            Option("Everybody starts from the yard", "V8.5", "That one is about putting members to work.", "V8.5"),
        ),
        why="The unborn are used up. She can only bring somebody home.",
    ),
)

FARM = Chapter(
    title="Farm, family and coins",
    promise="Grain in the barn, children in the yard, and the coin that replaces every cube.",
    steps=STEPS,
    quiz=QUIZ,
)
