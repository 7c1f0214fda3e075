"""Chapter 5: captain, aristocrat and load master."""

from __future__ import annotations

from typing import Any

from widgets.games.porto_carthago.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played, stands, tried
from widgets.shared.lesson.ask import After, Count, Forbidden, Legal
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

DUTY: dict[str, Any] = {"docks": {0: "Rome-II"}, "cash": {0: 5}, "hands": {0: "oil"}}
MASTER: dict[str, Any] = {
    "docks": {0: "Rome-II Iberia-II", 2: "Egypt-II"},
    "goods": {"Iberia-II": "purple"},
    "cash": {0: 5},
}
CROWDED: dict[str, Any] = {
    "decade": 3,
    "docks": {
        0: "Rome-I Rome-II Egypt-I",
        1: "Greece-I Greece-II Egypt-II",
        2: "Iberia-I Iberia-II Etruria-I",
        3: "Phoenicia-I Phoenicia-II Etruria-II",
    },
    "hands": {0: "ivory"},
    "cash": {0: 4},
}
TRY_CARD = dict.fromkeys(("play", "collect", "renew"), "Take it back and try the card that the text names.")
THREE_LEFT = at("turn", lap=4, docks={0: "Rome-II Egypt-II"}, light={0: 4}, pray={0: 5}, cash={0: 5}, hands={0: "oil"})
"""Ana has three servants in supply."""

STEPS = (
    Step(
        id="charter-a-ship",
        rules="C7.1",
        title="The captain",
        text="""The captain charters a ship for you. You put one servant from your supply on an empty charter
ship, and from then on it waits for a cargo.

Charter any of the four ships.""",
        position=at("captain A6", **DUTY),
        aim=played("charter"),
        show="charter 1",
        hint="Click charter ship 1 at the right of the board, below the temple. Any other does as well.",
        done="Your captain is on board, grumbling about the weather. A porter will bring him a cargo.",
    ),
    Step(
        id="one-per-ship",
        rules="C7.2",
        title="One captain to a ship",
        text="""A charter ship has room for one servant, but you may hold several ships.

Ship 1 is yours and ship 2 is Ben’s. Try to board Ben’s ship. No button offers that, so type “charter 2”.""",
        position=at("captain A6", charter="0 1", **DUTY),
        aim=tried("C7.1", "charter 2"),
        show="charter 2",
        hint="Type “charter 2” into the box below the board.",
        missed={"charter": "A second ship for you, quite legal. Take it back and try ship 2."},
        done="Ships 3 and 4 are still free.",
    ),
    Step(
        id="no-recall",
        rules="C7.3",
        title="There is no way back",
        text="""A captain cannot be called home. He leaves his ship only when it has shipped a good.

So do not send him out before you have an idea what he will carry. And no charter ship sails without a servant
of yours in the temple. Chapter 7 tells why.""",
        position=at("turn", charter="0", **DUTY),
        done="He is on board ship 1, and there he stays until a cargo comes.",
    ),
    Step(
        id="all-ships-taken",
        rules="C16.5",
        title="No ship to be had",
        text="""With three players there are three charter ships. All of them are taken, so the captain can do
nothing. Here he lies on A1, which has no bonus either.

Try him.""",
        position=at(
            "turn", seats=3, charter="1 2 1", layout="captain porter merchant loadmaster aristocrat porter", **DUTY
        ),
        aim=tried("C6.7"),
        show="play A1",
        hint="Click A1.",
        missed=TRY_CARD,
        done="He works again as soon as somebody has made a voyage.",
    ),
    Step(
        id="no-servants",
        rules="C16.1",
        title="Three for the card, and one to go",
        text="""An action that needs a servant from your supply cannot be chosen if none is left there.

The captain on A6 costs 3 servants, and a fourth one must go on board. You have just 3. Try.""",
        position=THREE_LEFT,
        aim=tried("C16.1"),
        show="play A6",
        hint="Click A6.",
        missed=TRY_CARD,
        done="Count the servant for the card *and* the one for the action.",
    ),
    Step(
        id="aristocrat",
        rules="C7.10 C7.11",
        title="The aristocrat",
        text="""The aristocrat moves one to five of your servants between three places: your supply, the
*lighthouse* and the *temple*. Lighthouse and temple take as many as you like.

In the lighthouse servants guide ships to docks, and in the temple they protect voyages. Send some to each of
the two.""",
        position=at("aristocrat A5", **DUTY),
        aim=both(stands("lighthouse.0", 1, 2, 3, 4), stands("temple.0", 1, 2, 3, 4)),
        show="assign +2 +3",
        hint=(
            "Below the board, set both numbers with + and −, up to five servants in all. Then click the button under "
            "them."
        ),
        missed={"assign": "Allowed, but send some to each of the two. Take it back."},
        done="Five at most in one go. Others see what you are up to, of course.",
    ),
    Step(
        id="each-counts-once",
        rules="C7.12",
        title="Every servant counts once",
        text="""You move only your own servants. Each one counts once, whichever two places it changes between.
From the lighthouse straight to the temple is one move and not two.

You have 4 in the lighthouse. Send 3 of them over to the temple.""",
        position=at("aristocrat A5", lap=3, light={0: 4}, pray={0: 1}, **DUTY),
        aim=played("assign -3 +3"),
        show="assign -3 +3",
        hint="Set the lighthouse to −3 and the temple to +3, then click the button under them.",
        missed={"assign": "Legal, but take it back: 3 from the lighthouse to the temple."},
        done="Three moves. You could have moved two more.",
    ),
    Step(
        id="six-is-too-many",
        rules="C7.10",
        title="Six is one too many",
        text="""Try to send 3 servants to the lighthouse and 3 to the temple. That cannot be set below the board, so
type “assign +3 +3”: first the lighthouse, then the temple.""",
        position=at("aristocrat A5", **DUTY),
        aim=tried("C7.10", "assign +3 +3"),
        show="assign +3 +3",
        hint="Type “assign +3 +3” into the box below the board.",
        missed={"assign": "That is possible. Take it back and try 3 and 3."},
        done="The aristocrat keeps count. Five!",
    ),
    Step(
        id="retreat",
        rules="C7.13",
        title="All back home",
        text="""The aristocrat also brings servants home. Servants in supply earn income, after all.

You have 2 in the lighthouse and 3 in the temple. Bring all five back.""",
        position=at("aristocrat A5", lap=5, light={0: 2}, pray={0: 3}, **DUTY),
        aim=played("assign -2 -3"),
        show="assign -2 -3",
        hint="Set the lighthouse to −2 and the temple to −3, then click the button under them.",
        missed={"assign": "Take it back and bring all five home."},
        done="Five more talents at the next income.",
    ),
    Step(
        id="load-master",
        rules="C7.14 C7.15",
        title="The load master claims",
        text="""The load master does exactly one of three things: claim a dock, switch to another one, or
release one.

To claim, put two servants from your supply on an unclaimed dock. Claim one.""",
        position=at("loadmaster A4", **DUTY),
        aim=played("claim"),
        show="claim Rome-I",
        hint="Click a dock without servants, for example Rome I.",
        missed={"switch": "Later. Take it back and claim.", "release": "Later. Take it back and claim."},
        done="Two servants in, one dock yours. Did you see the ship at Rome I that waits for grain already?",
    ),
    Step(
        id="both-docks",
        rules="C7.19",
        title="As many as you like",
        text="""There is no limit to your docks, except that each one binds two servants. You may even own both
docks of a nation.

Rome II is yours. Claim Rome I as well.""",
        position=at("loadmaster A4", **DUTY),
        aim=played("claim Rome-I"),
        show="claim Rome-I",
        hint="Click Rome I.",
        missed=dict.fromkeys(("claim", "switch", "release"), "Take it back and claim Rome I."),
        done="Now every Roman ship that finds a berth comes to you, at the price of four servants.",
    ),
    Step(
        id="switch-dock",
        rules="C7.16",
        title="Or moves house",
        text="""To switch, you move the two servants of a dock of yours to an unclaimed dock. That needs nobody
from your supply.

Leave Rome II and go wherever you like.""",
        position=at("loadmaster A4", **DUTY),
        aim=played("switch Rome-II"),
        show="switch Rome-II Rome-I",
        hint="Below the board, open “Leave Rome II for another dock” and choose Rome I or any other.",
        missed=dict.fromkeys(("claim", "release"), "Take it back and leave Rome II for another dock."),
        done="Two servants walked along the quay, and nobody came from your supply. Rome II is free for others now.",
    ),
    Step(
        id="release-dock",
        rules="C7.17 C7.18",
        title="Or gives up",
        text="""To release a dock, or give it up, is to take its two servants home. A ship in the berth stays.
But a good in the storage goes to the bag!

Your purple lies at Iberia II, and no ship comes. Release Iberia II and see what happens.""",
        position=at("loadmaster A4", **MASTER),
        aim=happened("good lost", seat=0),
        show="release Iberia-II",
        hint="Below the board, open “Give up a dock” and choose Iberia II.",
        missed={
            "release": "That loses no good. Take it back and give up Iberia II.",
            "switch": "Take it back and release Iberia II.",
            "claim": "Take it back and release Iberia II.",
        },
        done=(
            "The purple is gone. Carry a good away *before* you leave a dock. If you switch docks, you lose it just "
            "the same."
        ),
    ),
    Step(
        id="all-docks-claimed",
        rules="C16.6",
        title="A full harbour",
        text="""All 12 docks have an owner, so there is nothing to claim and nowhere to switch to. The load
master can only release.

Release one of your three docks.""",
        position=at("loadmaster A4", **CROWDED),
        aim=played("release"),
        show="release Egypt-I",
        hint="Only your own docks glow. Click Egypt I, for example.",
        done="Now somebody else can move in.",
    ),
)

QUIZ = (
    Question(
        id="cards-good",
        kind="one",
        rules="C7.18 C1.9",
        text="Ana releases Iberia II, where her purple lies. What lies in the storage of Iberia II then?",
        position=at("loadmaster A4", **MASTER),
        ask=After("release Iberia-II", "goods.Iberia-II"),
        options=(
            Option("Nothing", "None"),
            Option("Her purple", "purple", "A good without an owner at its dock goes to the bag.", "C1.9"),
        ),
        why="The ship stays, the good goes to the bag.",
    ),
    Question(
        id="cards-ship",
        kind="one",
        rules="C7.18",
        text="Ana releases Rome II, where the Roman wine ship lies. Which ship lies there then?",
        position=at("loadmaster A4", **MASTER),
        ask=After("release Rome-II", "ships.Rome-II"),
        options=(
            Option("Still the Roman wine ship", "S30"),
            Option("None", "None", "Ships leave only when they are loaded.", "C7.18"),
        ),
        why="A ship stays in its berth, whoever owns the dock.",
    ),
    Question(
        id="cards-moves",
        kind="many",
        rules="C7.10 C7.12",
        text="Ana has 4 servants in the lighthouse and 1 in the temple. Which moves can the aristocrat make?",
        position=at("aristocrat A5", lap=3, light={0: 4}, pray={0: 1}, **DUTY),
        ask=Legal("assign"),
        options=(
            Option("4 from the lighthouse to the temple", "assign -4 +4"),
            Option("3 from the supply to each", "assign +3 +3"),
            Option("4 and 1 back to the supply", "assign -4 -1"),
            Option("2 from the temple to the supply", "assign +0 -2"),
            Option("5 from the supply to the temple", "assign +0 +5"),
        ),
        why="One to five servants, each counted once, and only those that are there.",
    ),
    Question(
        id="cards-ships",
        kind="board",
        rules="C7.2 C2.11",
        text="Charter ship 1 is Ana’s and 2 is Ben’s. Click every place where her captain can go now.",
        position=at("captain A6", charter="0 1", **DUTY),
        ask=Legal("charter"),
        why="There are as many ships as players, and two are empty. She may hold more than one.",
    ),
    Question(
        id="cards-sold",
        kind="one",
        rules="C16.1",
        text="The captain lies on A6 and Ana has 3 servants in supply. Why can she not use him?",
        position=THREE_LEFT,
        ask=Forbidden("play A6"),
        options=(
            Option("After paying for the card she has nobody left to send aboard", "C16.1"),
            Option("She cannot pay for the card", "C6.4", "3 servants pay for A6 exactly.", "C6.4"),
            Option("All charter ships are taken", "C16.5", "All four are empty.", "C16.5"),
        ),
        why="The card costs 3, and the captain himself is the fourth.",
    ),
    Question(
        id="cards-master",
        kind="one",
        rules="C16.6 C7.17",
        text="All 12 docks are claimed, three of them by Ana. How many things can her load master do?",
        position=at("loadmaster A4", **CROWDED),
        ask=Count(""),
        options=(
            Option("3", "3"),
            Option("1", "1", "She may release any of her three docks.", "C7.17"),
            Option("0", "0", "Releasing is always possible with a dock.", "C16.6"),
        ),
        why="She can release one of her three docks, and nothing else.",
    ),
    Question(
        id="cards-three",
        kind="board",
        rules="C16.1 C7.1",
        text="Ana has 3 servants in supply. Click every action space that she can use.",
        position=at("turn", lap=4, docks={0: "Rome-II"}, light={0: 5}, pray={0: 6}, cash={0: 5}, hands={0: "oil"}),
        ask=Legal("play"),
        why="On A6 she could pay for the captain, but then nobody would be left to go on board.",
    ),
)

CARDS = Chapter(
    title="Captain, aristocrat, load master",
    promise="Three cards that move your servants to where the money is.",
    steps=STEPS,
    quiz=QUIZ,
)
