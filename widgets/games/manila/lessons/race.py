"""Chapter 1: the race of the punts."""

from __future__ import annotations

from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played, stands, tried
from widgets.shared.lesson.ask import Asked, Count, Leads, Outcomes, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

STEPS = (
    Step(
        id="the-board",
        rules="M0.1",
        title="Four wares, three boats",
        text="""Three small boats, the *punts*, race to Manila. Each one carries one *ware*: nutmeg, silk,
ginseng or jade. One ware always stays behind.

Every ware has its own die, a load, five shares and a marker on the black market. There are 20 figures,
four in each of five colours. Money is counted in *pesos*.""",
        position=at("roll 1", punts={"nutmeg": 5, "silk": 3, "jade": 1}),
        look="place nutmeg; place silk; place jade",
        done="The three marked boats sail this time. Ginseng waits on the quay.",
    ),
    Step(
        id="the-players",
        rules="M1.1",
        title="Around the table",
        text="""Three, four or five people play. Turns go clockwise, so after Ana comes Ben, then Cora, then
Dirk.

Below the board you see a panel for each player. In this lesson you are Ana. Ana sits on the first seat, which
is the one of the oldest player.""",
        position=at("roll 1", punts={"nutmeg": 5, "silk": 3, "jade": 1}),
        done="Colour, shape and first letter tell you whose figure it is.",
    ),
    Step(
        id="first-roll",
        rules="M6.1 M6.2 M6.5",
        title="Roll the dice",
        text="""The sea lanes have spaces from 0 to 13. The *harbour master* rolls one die for every punt at
sea. That is the player who holds the office in this voyage; here it is you.

Each punt sails exactly as far as its own die shows, never less. The tip of its bow shows where it is. It keeps
its lane and its load until the voyage is over.""",
        position=at("roll 1", punts={"nutmeg": 5, "silk": 3, "jade": 1}),
        press="Roll the dice",
        then="roll 4 2 6",
        aim=happened("rolled"),
        done="Nutmeg went 4 spaces to 9, silk 2 to 5, and jade 6 to 7. In the app the dice roll unasked.",
    ),
    Step(
        id="arrive",
        rules="M6.3 M6.4",
        title="Past 13 is Manila",
        text="""A punt has arrived when it sails *past* space 13. Points it does not need are lost.

It docks in the port at once. The first punt goes to port A, the next to B, the last to C. Nutmeg stands on
10, so 4 points are enough.""",
        position=at("roll 2", punts={"nutmeg": 10, "silk": 5, "jade": 7}),
        press="Roll the dice",
        then="roll 6 2 3",
        aim=happened("arrived", ware="nutmeg"),
        done="Nutmeg rolled 6, needed 4, and lies in port A. The 2 extra points are lost.",
    ),
    Step(
        id="on-thirteen",
        rules="M6.6",
        title="Exactly 13",
        text="""Look closely at silk on space 8. If it rolls a 5, it stops *exactly* on 13.

That is not past 13, so silk has not arrived. The red line beside space 13 reminds you.""",
        position=at("roll 2", punts={"nutmeg": 4, "silk": 8, "jade": 6}),
        press="Roll a 5 for silk",
        then="roll 3 5 2",
        aim=happened("moved", ware="silk", space=13),
        done="Silk waits on 13. Pirates like this space, as you will see in chapter 8.",
    ),
    Step(
        id="not-on-thirteen",
        rules="M6.7",
        title="Never after one roll",
        text="""Punts start on space 5 or lower. So after the first roll no punt can be on 13 yet.

Check it with the luckiest roll there is: nutmeg starts on 5 and rolls a 6.""",
        position=at("roll 1", punts={"nutmeg": 5, "silk": 4, "jade": 0}),
        press="Roll a 6 for nutmeg",
        then="roll 6 1 1",
        aim=happened("moved", ware="nutmeg", space=11),
        done="5 + 6 = 11. Nobody gets farther in one roll.",
    ),
    Step(
        id="too-slow",
        rules="M6.8",
        title="Too slow",
        text="""There are three rolls in a voyage. After the third, every punt that is still below 13 has
failed.

It is towed to the shipyard: the first to space A, the second to B, the third to C. Nutmeg is in port already,
so you roll only two dice.""",
        position=at("roll 3", punts={"nutmeg": "port A", "silk": 5, "jade": 9}),
        press="Roll for the last time",
        then="roll 3 2",
        aim=happened("failed", times=2),
        done="Silk reached 8 and jade 11. Both failed, so they lie in shipyard A and B.",
    ),
    Step(
        id="same-time",
        rules="M6.9",
        title="Two at once",
        text="""Sometimes two punts arrive with the same roll. Who docks first?

At a table the harbour master decides. The app goes from the top lane to the bottom. Nobody wins or
loses by it: only the *number* of punts in the port counts later.""",
        position=at("roll 2", punts={"nutmeg": 9, "silk": 4, "jade": 10}),
        press="Roll the dice",
        then="roll 5 2 4",
        aim=happened("arrived", times=2),
        done="Nutmeg is in port A and jade in port B. The other way round would pay the same.",
    ),
    Step(
        id="choose-a-start",
        rules="M4.7 M4.8",
        title="Where the punts start",
        text="""The harbour master not only rolls the dice, but also chooses the starts. Today that is you.

Every punt has a lane of its own. All lanes are alike, so the app hands them out from top to bottom. You
choose a space from 0 to 5 for each punt. Start one punt of your choice on space 5.""",
        position=at("start", ashore="ginseng"),
        aim=played("start nutmeg 5", "start silk 5", "start jade 5"),
        show="start jade 5",
        hint="Click one of the circles with a 5 in a lane, or press a button such as “Start jade on 5”.",
        missed={"start": "You may start there, but try space 5 this time. Take it back and choose a 5."},
        done="Nobody may start farther out than 5.",
    ),
    Step(
        id="more-than-nine",
        rules="M4.9",
        title="Nine in all",
        text="""The three starts must add up to 9, not more and not less. Jade stands on 5, so 4 are left for
nutmeg and silk together.

Try to break the rule: click space 5 in the lane of silk. Nothing bad will happen.""",
        position=at("start", ashore="ginseng", punts={"jade": 5}),
        aim=tried("M4.9", "start"),
        show="start silk 5",
        hint="The circle with the 5 in the middle lane does not glow, but you can still click it.",
        missed={"start": "That start is allowed, as it leaves 9 in all. Take it back and try silk on 5 instead."},
        done="The app refuses it and names the rule. It will always tell you why something cannot be done.",
    ),
    Step(
        id="make-nine",
        rules="M4.9",
        title="Now make 9",
        text="""Jade is on 5 again. Choose a start for silk or nutmeg that works.

The last punt then has only one start left. The app puts it there for you.""",
        position=at("start", ashore="ginseng", punts={"jade": 5}),
        aim=happened("launched", times=2),
        show="start silk 3",
        hint="Anything from 0 to 4 works, because the other punt can make up the rest.",
        done="The three starts make 9 together, so the race can begin.",
    ),
    Step(
        id="six-sets",
        rules="M0.7",
        title="Six ways to make 9",
        text="""Only six sets of starts make 9: 5 4 0, 5 3 1, 5 2 2, 4 4 1, 4 3 2 and 3 3 3. Who gets which
number is up to you, and so there are 25 ways.

Make the fairest set: let all three punts start on the same space.""",
        position=at("start", ashore="jade"),
        aim=both(
            stands("punts.nutmeg", "space 3"), stands("punts.silk", "space 3"), stands("punts.ginseng", "space 3")
        ),
        show="start nutmeg 3; start silk 3",
        hint="9 divided by 3 is 3.",
        missed={
            "start nutmeg 3": "Good. Now the others.",
            "start silk 3": "Good. Now the others.",
            "start ginseng 3": "Good. Now the others.",
            "start": "That is allowed, but the three would not be equal. Take it back and use 3.",
        },
        done="3 + 3 + 3 = 9. Nobody has a head start.",
    ),
    Step(
        id="a-voyage",
        rules="M2.1 M2.2",
        title="How a voyage goes",
        text="""A voyage always has four parts:

1. the auction, and the duties of the winner,
2. placing figures and rolling dice, in turns,
3. the profits,
4. new values for the wares.

With four or five players, part 2 has this rhythm: place, roll, place, roll, place, pilots, roll. Pirates may
board after the second roll and plunder after the third. Watch the others once. You need not understand what
they do yet.""",
        position=at("place 1", seat=1, master=1, passed=(0,)),
        press="Watch a voyage",
        then="place nutmeg; place silk; place jade; roll 3 4 2; place port A; place nutmeg; pass; roll 5 2 4;"
        "place insurance; place shipyard A; roll 4 3 4",
        aim=happened("rolled", times=3),
        done="Three rounds of placing and three rolls. Nutmeg arrived, the two others failed. No pilot was hired.",
    ),
    Step(
        id="always-three",
        rules="M2.4",
        title="Always three rolls",
        text="""What if nobody wants to place any figures? The dice do not care. All three rolls take place
in every voyage.

Here all four players have stopped placing, and one roll is over.""",
        position=at("roll 2", punts={"nutmeg": 8, "silk": 4, "jade": 6}, passed=(0, 1, 2, 3)),
        press="Roll on",
        then="roll 2 3 4; roll 5 5 1",
        aim=happened("rolled", times=2),
        done="The second and the third roll came one after the other.",
    ),
)

QUIZ = (
    Question(
        id="race-past",
        kind="many",
        rules="M6.3 M6.6",
        text="Silk stands on 9 before the second roll. Which numbers on its die bring it to Manila now?",
        position=at("roll 2", punts={"nutmeg": 4, "silk": 9, "jade": 3}),
        ask=Leads("roll 1 {} 1", ("3", "4", "5", "6"), "arrived", {"ware": "silk"}),
        options=(
            Option("3", "3", "9 + 3 = 12, which is not past 13.", "M6.3"),
            Option("4", "4", "9 + 4 = 13. Exactly 13 is not past 13.", "M6.6"),
            Option("5", "5"),
            Option("6", "6"),
        ),
        why="Silk must get past 13, so it needs at least 5.",
    ),
    Question(
        id="race-starts",
        kind="number",
        rules="M4.8 M4.9",
        text="Jade starts on 0, and the three starts must make 9. How many different starts are left for silk?",
        position=at("start", ashore="ginseng", punts={"jade": 0}),
        ask=Count("start silk"),
        why="Silk and nutmeg need 9 together and neither may exceed 5. So silk starts on 4 or on 5.",
    ),
    Question(
        id="race-extra",
        kind="one",
        rules="M6.3 M6.4",
        text="Jade is already in port A. Nutmeg stands on 12 and rolls a 6. Where is nutmeg afterwards?",
        position=at("roll 3", punts={"nutmeg": 12, "silk": 2, "jade": "port A"}),
        ask=Told("roll 6 1", "arrived", "dock"),
        options=(
            Option("In port B", "port B"),
            Option("In port A", "port A", "Port A has room for one punt, and jade lies there.", "M6.4"),
            Option("On space 13", "space 13", "Nutmeg goes past 13; it does not stop there.", "M6.3"),
            Option("In port C", "port C", "The port fills up in order: B comes before C.", "M6.4"),
        ),
        why="Nutmeg goes past 13 and takes the next free port. The points it does not need are lost.",
    ),
    Question(
        id="race-yard",
        kind="one",
        rules="M6.8",
        text="Nutmeg and silk lie in port A and B. Jade stands on 6 before the last roll and rolls a 2. Where does"
        " it go?",
        position=at("roll 3", punts={"nutmeg": "port A", "silk": "port B", "jade": 6}),
        ask=Told("roll 2", "failed", "dock"),
        options=(
            Option("To shipyard A", "shipyard A"),
            Option("To shipyard C", "shipyard C", "It is the third punt, but the first one that fails.", "M6.8"),
            Option("To port C", "port C", "Jade stops on 8, below 13, so it has failed.", "M6.8"),
            Option("It stays on space 8", "space 8", "After the third roll no punt stays at sea.", "M6.8"),
        ),
        why="Port and shipyard are counted apart. Jade is the first punt that fails.",
    ),
    Question(
        id="race-dice",
        kind="number",
        rules="M6.1",
        text="Nutmeg is in port. In how many different ways can the dice of this roll fall?",
        position=at("roll 3", punts={"nutmeg": "port A", "silk": 7, "jade": 9}),
        ask=Outcomes(),
        why="One die is rolled for each punt at sea. Two dice can fall in 6 × 6 ways.",
    ),
    Question(
        id="race-passed",
        kind="one",
        rules="M2.4",
        text="Everybody has stopped placing figures. The second roll is over. What comes next?",
        position=at("roll 2", punts={"nutmeg": 8, "silk": 4, "jade": 6}, passed=(0, 1, 2, 3)),
        ask=Asked("roll 1 1 1"),
        options=(
            Option("The third roll", "roll"),
            Option("The next auction", "bid 0", "First the voyage goes on to its third roll.", "M2.4"),
            Option("Another round of placing", "place 0", "Nobody places any more after everybody passed.", "M2.4"),
        ),
        why="All three rolls take place, even if nobody places anything.",
    ),
)

RACE = Chapter(
    title="The race",
    promise="Roll the dice, see how punts arrive or fail, and set their starts yourself.",
    steps=STEPS,
    quiz=QUIZ,
)
