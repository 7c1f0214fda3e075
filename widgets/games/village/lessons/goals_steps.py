"""The steps of chapter 14: Life Goals."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.ending_steps import BURIED, ENDED
from widgets.games.village.lessons.positions import CUSTOMERS, at, new_game
from widgets.shared.lesson.aim import both, happened, stands, tried
from widgets.shared.lesson.plan import Step

KEPT = "You kept the card. Take it back and reveal it."
GOALS, PORT_GOALS, INN_GOALS = "goals", "port goals", "inn goals"
NEARLY_RICH: dict[str, Any] = {
    "modules": GOALS,
    "silver": "aristocrat",
    "coins": 5,
    "grain": 2,
    "members": "yard 1 1 1; smithy 1",
}
SAINTLY: dict[str, Any] = {"modules": GOALS, "gold": "saint", "members": "yard 1; church 1 1 1; church 3 1"}
WRITER: dict[str, Any] = {
    "modules": GOALS,
    "silver": "writer",
    "goods": "scroll 3",
    "cubes": "brown 1 pink 1 orange 1",
    "coins": 2,
}
HISTORY: dict[str, Any] = {
    "due": 1,
    "modules": GOALS,
    "gold": "historian",
    "members": "yard 1; smithy 2 2; chronicle crafts 1; chronicle council 1; chronicle church 1",
}
SINGER = "yard 2 2; black bag 4; stables 3 3; smithy 2; church 1 1; chronicle crafts 1 1; chronicle farmyard 1"
WANDERER: dict[str, Any] = {
    "modules": GOALS,
    "gold": "travelling salesman",
    "members": "yard 1 1; C5 1; smithy 1",
    "served": "K5 K6",
}
STEPS = (
    Step(
        id="dealing-goals",
        rules="VL1.1 VL1.3 VL1.4",
        title="Two dreams for everybody",
        text="""With Life Goals everybody has two secret dreams: one *silver* and one *gold* card. They are shuffled
apart and dealt face down after the setup, before the first cubes come. Nobody looks at the rest.

You may look at your own at any time. You show them to nobody before you score them. Deal!""",
        position=new_game(f"{CUSTOMERS}; begin red", life_goals=True),
        press="Deal the goals",
        then="deal farmer; deal knight; deal writer; deal aristocrat; "
        "deal saint; deal master; deal merchant; deal historian",
        aim=happened("goal dealt", times=8),
        done="Farmer and Saint: a pious life on the land. What the others dream of, you can only guess.",
    ),
    Step(
        id="cards-that-stay-out",
        rules="VL1.2",
        title="Dreams that fit the village",
        text="""There are 8 silver and 9 gold cards. Those that cannot come true without a module stay out:

| modules | silver out | gold out |
|---|---|---|
| base game | Brewer, Explorer | Innkeeper, Missionary |
| with inn | Explorer | Missionary |
| with port | Brewer | Innkeeper, Travelling Salesman |
| both | none | Travelling Salesman |

So the base game has 6 silver and 7 gold cards. With the inn it is 7 and 8, with the port 7 and 7, with both
8 and 8.""",
        position=at(modules=GOALS, silver="farmer", gold="saint"),
        done="No ship, no Explorer.",
    ),
    Step(
        id="reveal-a-goal",
        rules="VL2.1 VL2.3 VL2.4",
        title="A dream comes true",
        text="""If you meet all conditions of a goal card of yours, you may reveal it and score it at once. A silver one
brings 5 points, a gold one 8. Nothing is used up; only the card leaves the game, and you get no new one.

The Aristocrat wants 7 coins. You have them.""",
        position=at(modules=GOALS, silver="aristocrat", gold="saint", coins=7),
        aim=happened("goal", seat=0, goal="aristocrat"),
        show="reveal aristocrat",
        hint="Click the Aristocrat below your yard.",
        missed={"take": "You may do it later as well. Take it back and reveal the card now."},
        done="5 points, and all 7 coins are still yours.",
    ),
    Step(
        id="more-is-fine",
        rules="VL2.2 VL3.1",
        title="More is fine too",
        text="""The silver goals ask for things you own at the same time; more than that is fine too.

- Aristocrat: 7 coins. Farmer: 5 grain, ox, plow. Writer: 3 scrolls and a cube of each colour
- Bailiff: scroll, horse, ox, plow, wagon. Coachman: 2 horses, 2 wagons
- Knight: 2 horses, a scroll, 4 coins. Brewer: 4 beer, 3 grain. Explorer: chest, cocoa, tea

You own 3 horses and 2 wagons. Reveal the Coachman.""",
        position=at(modules=GOALS, silver="coachman", gold="saint", goods="horse 3 wagon 2"),
        aim=happened("goal", seat=0, goal="coachman"),
        show="reveal coachman",
        hint="Click the Coachman below your yard.",
        missed={"take": OTHER},
        done="The third horse did no harm.",
    ),
    Step(
        id="coins-are-coins",
        rules="VL3.2",
        title="Here a coin is a coin",
        text="""For silver goals coins replace no cubes, goods or grain.

The Writer wants 3 scrolls and a cube of each colour. You have no green cube, but 2 coins.

Try to reveal the Writer: no button offers it, so type “reveal writer”.""",
        position=at(**WRITER),
        aim=tried("VL3.1"),
        show="reveal writer",
        hint="Below the board, under “Type a move”, write “reveal writer”.",
        missed={"take": "Take it back, and try to reveal the Writer without another cube."},
        done="No ink without green, it seems.",
    ),
    Step(
        id="nobody-forces-you",
        rules="VL2.5 VL2.7",
        title="Later, perhaps",
        text="""You never have to score a goal, and one that you miss costs nothing. Goal cards change no other rule.

The app asks when you have just fulfilled one. Grind your grain at the mill, and keep the Aristocrat for now.""",
        position=at("crafts", **NEARLY_RICH),
        aim=both(happened("milled", seat=0), happened("took", seat=1), stands("seats.0.silver_goal", "aristocrat")),
        show="mill; done",
        then="take council green; skip",
        hint="Use the mill, then press “Reveal nothing”.",
        missed={"mill": "Now keep the card.", "train": OTHER, "reveal": "5 points. Take it back and keep it."},
        done="7 coins and a secret. You may still reveal it in later turns of yours, as long as you have the coins.",
    ),
    Step(
        id="moments-for-goals",
        rules="VL2.8 VL4.7",
        title="Even in others’ turns",
        text="""You reveal a goal whenever nothing is half done. In a turn that is in the free moments,
after a card or a chest, and at the end. It is also after each sale or pass of a market day, and just before the
starting player may change.

The *Merchant* wants six customers served. You have five, and it is *Ben’s* market day. Sell your scroll and reveal.""",
        position=at(
            "sale 1 2 0",
            modules=GOALS,
            gold="merchant",
            served="K5 K6 K8 K10 K11",
            goods="scroll 1",
            cubes="green 1",
        ),
        aim=happened("goal", seat=0, goal="merchant"),
        show="serve K1; reveal merchant",
        hint="Click the customer who wants a scroll, then reveal the Merchant.",
        missed={"serve": "Now reveal the Merchant.", "done": KEPT},
        done="8 points on somebody else’s market day.",
    ),
    Step(
        id="explorer",
        rules="VL3.3",
        title="The Explorer",
        text="""The *Explorer* is different: a chest, cocoa and tea must lie on your own *ship tile*, in any holds.

Cocoa and tea are aboard, and you have landed on Treasure Isle. Load a chest and reveal the Explorer.""",
        position=at("island", modules=PORT_GOALS, silver="explorer", ship="I4", captain="2a", cargo="cocoa 1 tea 1"),
        aim=happened("goal", seat=0, goal="explorer"),
        show="load chest; reveal explorer",
        then="peek 3",
        hint="Load the chest, then reveal the Explorer.",
        missed={"load": "Now reveal the Explorer.", "done": KEPT},
        done="Now bring it all home: the cocoa and the tea sell, and the chest has coins.",
    ),
    Step(
        id="secretary",
        rules="VL4.1",
        title="The Secretary",
        text="""The *Secretary* wants a member on stage 4 of the council chamber, and the next starting player marker in
your hands.

Your councillor sits on stage 4. Use the privilege of stage 1, then reveal the card.""",
        position=at("council", modules=GOALS, gold="secretary", members="yard 1 1; council 4 1; smithy 1"),
        aim=happened("goal", seat=0, goal="secretary"),
        show="privilege 1; reveal secretary",
        hint="Take the next starting player marker, then reveal the Secretary.",
        missed={"privilege": "If you have the marker, reveal the card.", "done": KEPT},
        done="All papers in order: 8 points.",
    ),
    Step(
        id="master",
        rules="VL4.2",
        title="The Master",
        text="""The *Master* wants four members in the crafts. Any building counts, the brewery included, and so do
those in the crafts section of the chronicle.

You have two at work and one in the chronicle. Train a fourth.""",
        position=at("crafts", modules=GOALS, gold="master", members="yard 1 2; smithy 1; office 1; chronicle crafts 1"),
        aim=happened("goal", seat=0, goal="master"),
        show="train wainwright 1; skip; reveal master",
        hint="Train a member, make something or nothing, then reveal the Master.",
        missed={"train": "Go on.", "skip": "Now reveal the Master.", "make": "Now reveal the Master.", "done": KEPT},
        done="Even the dead one was proud.",
    ),
    Step(
        id="historian",
        rules="VL4.3",
        title="The Historian",
        text="""The *Historian* wants members in at least four different sections of the chronicle. A member
of whom only the Bard sings does not count.

Council, crafts and church are done, and a death is due in your yard.""",
        position=at("death", **HISTORY),
        aim=happened("goal", seat=0, goal="historian"),
        show="bury yard; reveal historian",
        hint="Bury the member in the yard, then reveal the Historian.",
        missed={"bury": "Now reveal the Historian.", "done": KEPT},
        done="Four sections, one family. Quite a story.",
    ),
    Step(
        id="not-a-saint-yet",
        rules="VL4.4",
        title="Not a Saint yet",
        text="""The *Saint* wants three members in the church windows, at least one each in windows 1, 2 and 3.

You have two in window 1 and one in window 3. Try to reveal the Saint: no button offers it, so type “reveal saint”.""",
        position=at(**SAINTLY),
        aim=tried("VL4.4"),
        show="reveal saint",
        hint="Below the board, under “Type a move”, write “reveal saint”.",
        missed={"take": OTHER},
        done="Window 2 is empty. So close!",
    ),
    Step(
        id="saint",
        rules="VL4.4",
        title="The Saint",
        text="""Now it is mass. Move one member from window 1 to window 2 for 1 bag of grain, and reveal the Saint.""",
        position=at("climb", grain=1, **SAINTLY),
        aim=happened("goal", seat=0, goal="saint"),
        show="climb 1 1; reveal saint",
        hint="Move a member from window 1 to window 2, then reveal the Saint.",
        missed={"climb": "Now reveal the Saint.", "done": KEPT},
        done="One bag of grain for 8 points. Holy bread.",
    ),
    Step(
        id="acolyte",
        rules="VL4.6",
        title="The Acolyte",
        text="""The *Acolyte* wants one member of generation 4 in the church windows.

Yours waits in the black bag. Buy it out for 1 coin, and reveal.""",
        position=at(
            "ransom",
            modules=GOALS,
            gold="acolyte",
            members=SINGER,
            coins=1,
        ),
        aim=happened("goal", seat=0, goal="acolyte"),
        show="ransom 4; reveal acolyte",
        hint="Buy your member of generation 4 out of the bag, then reveal the Acolyte.",
        missed={"ransom": "Now reveal the Acolyte.", "done": KEPT},
        done="The youngest of all, and already in the choir.",
    ),
    Step(
        id="travelling-salesman",
        rules="VL4.5",
        title="The Travelling Salesman",
        text="""The *Travelling Salesman* wants a member in city 6, not only a marker, and two
customers served.

Two are served, and your traveller stands in city 5. Go to city 6, take your cubes, and reveal.""",
        position=at("travel", **WANDERER, visited="C3 C5", goods="wagon 1", cubes="orange 2"),
        aim=happened("goal", seat=0, goal="travelling salesman"),
        show="travel C5 C6 1; gain pink; gain pink; reveal travelling salesman",
        hint="Move from city 5 to city 6, choose two cubes, then reveal the card.",
        missed={"travel": "Go on.", "gain": "Go on.", "done": KEPT},
        done="From the far corner of the map: 8 points.",
    ),
    Step(
        id="missionary",
        rules="VL4.8",
        title="The Missionary",
        text="""The *Missionary* wants members in at least two missions at the same time.

One is on Ox Isle. You have landed on Cocoa Isle with a wagon and a member. Found a mission, say that you are done on
the island, and reveal.""",
        position=at(
            "island",
            modules=PORT_GOALS,
            gold="missionary",
            ship="I1",
            captain="2a",
            cargo="wagon 1",
            members="yard 1 1; ship 1; mission I2 1",
        ),
        aim=happened("goal", seat=0, goal="missionary"),
        show="found 1; done; reveal missionary",
        hint="Found the mission, press “Do nothing more here”, then reveal the Missionary.",
        missed={
            "found": "Now say that you are done here.",
            "load": "Go on.",
            "done": "Now reveal it, if you founded the mission.",
        },
        done="6 points for the mission and 8 for the dream.",
    ),
    Step(
        id="innkeeper",
        rules="VL4.9",
        title="The Innkeeper",
        text="""The *Innkeeper* wants four villager cards that you have not used. A card at your ship tile is used.

You hold three. Win the Sower, and reveal.""",
        position=at(
            "inn",
            modules=INN_GOALS,
            gold="innkeeper",
            cards="bard, abbot, medico",
            goods="beer 1",
            members="yard 1 1; inn 1; smithy 1",
            tops="sower, miller, count",
        ),
        aim=happened("goal", seat=0, goal="innkeeper"),
        show="befriend sower; skip; reveal innkeeper",
        then="show herald",
        hint="Take the Sower, send nobody away, then reveal the Innkeeper.",
        missed={"befriend": "Go on.", "skip": "Now reveal it.", "clear": "Go on.", "visit": OTHER, "done": KEPT},
        done="A full table and 8 points.",
    ),
    Step(
        id="last-chance",
        rules="VL2.6",
        title="The last chance",
        text="""After the final mass, when the chests have been opened and before the scoring, everybody may still score
goals that are met then.

You have 2 coins, a chest of 5 at home, and the Aristocrat. Play your last turn, leave the chest closed, and see.""",
        position=at(
            modules=PORT_GOALS,
            spaces={"family": "green 1"},
            others=BURIED,
            table=ENDED,
            chests=[5],
            coins=2,
            silver="aristocrat",
        ),
        aim=happened("goal", seat=0, goal="aristocrat"),
        show="take family green; birth; done; done; reveal aristocrat",
        hint="Take the green cube, have a child, press “End your turn”, “Move nobody up”, then reveal the Aristocrat.",
        missed={
            "take": "Go on.",
            "birth": "Go on.",
            "done": "Go on, and reveal the card when you can.",
            "skip": "Go on.",
            "open": "Now reveal it.",
        },
        done="2 and 5 coins make an Aristocrat in the very last moment.",
    ),
)
