"""The steps of chapter 9: the church and the mass."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.positions import at
from widgets.games.village.lessons.village import DRAW
from widgets.shared.lesson.aim import both, either, happened, tried
from widgets.shared.lesson.plan import Step

STAY = "You stayed where you were. Take it back."
WAITING: dict[str, Any] = {"members": "yard 1 1; black bag 1; smithy 1", "coins": 1}
PIOUS: dict[int, Any] = {
    1: {"members": "yard 1 1; church 1 1; black bag 1", "coins": 0},
    2: {"members": "yard 1 1 1; smithy 1", "coins": 1},
    3: {"members": "yard 1 1 1 1", "coins": 2},
}
BOUGHT = {
    1: {"members": "yard 1; church 1 1 1 1", "coins": 1},
    2: {"members": "yard 1 1 1; smithy 1", "coins": 1},
    3: {"members": "yard 1 1 1 1", "coins": 2},
}
"""Ben has bought three members out of the bag."""

LAST_TO_BUY = [["next round", -1], ["majority", -1], ["climbing", 1, 0], ["ransom", 0, 3, 3]]
"""Ana is the last of four to be asked, and three members have been bought."""

RIVAL = {1: {"members": "yard 1 1; church 1 1; church 2 1", "coins": 1}}
UNSEEN = at("draw", members="yard 1; black bag 1 1 1", others={**PIOUS, 1: {"members": "yard 1 1 1; church 1 1"}})
"""Ana has three members in the bag and nobody in the windows, Ben has one in a window."""

LAST: dict[str, Any] = {"spaces": {"harvest": "brown 1"}}

STEPS = (
    Step(
        id="to-the-church",
        rules="V13.1 V13.3",
        title="Into the black bag",
        text="""To give a member to the church, put it from your yard into the *black bag*. It costs 1 brown cube, or
3 hours if you would rather keep the cube.

The church gives nothing at once. Its rewards come at the masses and in the end. Patience! Send somebody.""",
        position=at("church", cubes="brown 1"),
        aim=happened("entered bag", seat=0),
        show="pray 1 brown",
        hint="Press one of the buttons that begin “Put a member of generation 1 into the black bag”.",
        done="In with the four monks. Now a mass has to bring the novice out.",
    ),
    Step(
        id="the-mass",
        rules="V17.1",
        title="When the bells ring",
        text="""After every round a mass is said, and once more before the final scoring.

The last cube lies on the harvest space. Take it, harvest, and the bells ring.""",
        position=at(**LAST, **{**WAITING, "coins": 0}, others=PIOUS),
        aim=happened("mass"),
        show="take harvest brown; harvest",
        then=f"call monk; call red 1; call monk; call yellow 1; {DRAW}",
        hint="Click the brown cube, then harvest or leave it out.",
        missed={"take": "Now harvest, or leave it out."},
        done="Four pieces were drawn: two monks, your member and Ben’s. The next steps go through it slowly.",
    ),
    Step(
        id="ransom",
        rules="V17.2",
        title="A coin for the sexton",
        text="""First, each player is asked once, clockwise from the starting player. You may take any number of your
own members out of the bag, for 1 coin each.

Buy your member out.""",
        position=at("ransom", **WAITING, others=PIOUS),
        aim=happened("ransomed", seat=0),
        show="ransom 1",
        hint="Click your member in the black bag, at the right of the church.",
        missed={"done": STAY},
        done="Straight to the church, no luck needed.",
    ),
    Step(
        id="four-at-most",
        rules="V17.3",
        title="Four seats at most",
        text="""As soon as 4 members have been bought by all players together, nobody can buy any more.

Ben has bought three already. You have two in the bag and plenty of coins. Buy, and see how far you get.""",
        position=at(
            "ransom 3 3",
            members="yard 1 1; black bag 1 1",
            coins=3,
            others=BOUGHT,
            table={"starter": 1, "pending": LAST_TO_BUY},
        ),
        aim=happened("ransomed", seat=0),
        show="ransom 1",
        hint="Click a member of yours in the black bag, at the right of the church.",
        missed={"done": STAY},
        done="One, and the fourth seat was taken. Your second member stays in the bag.",
    ),
    Step(
        id="drawing",
        rules="V17.4 V17.5",
        title="Blind luck",
        text="""Then members and monks are drawn blind: 4 pieces, less one for each member that was bought. Members go
to *window 1*, the rightmost. Monks go back into the bag, and whoever was not drawn stays in it.

You have two in the bag and one coin. Buy one member; then three pieces are drawn.""",
        position=at("ransom", members="yard 1; black bag 1 2; smithy 1 1", coins=1, others=PIOUS),
        aim=both(happened("ransomed", seat=0), happened("drew monk", times=2), happened("drew member", seat=1)),
        show="ransom 2",
        then=f"call monk; call yellow 1; call monk; done; {DRAW}",
        hint="Press one of the buttons that begin “Buy a member”.",
        missed={"done": STAY},
        done="Monk, Ben’s member, monk. Your other one must wait for the next mass.",
    ),
    Step(
        id="in-the-bag",
        rules="V13.2",
        title="The bag does not count",
        text="""A member in the bag is out of sight. It cannot die, cannot come home, and does not count in the
church.

You have three in the bag and nobody in the windows; Ben has one in a window. Draw, and see who has the *majority*.""",
        position=UNSEEN,
        press="Draw from the bag",
        then=f"call monk; call monk; call monk; call monk; {DRAW}",
        aim=happened("majority", seat=1),
        done="Four monks! Ben’s single member takes the 2 points. Yours were not there, as far as the priest knows.",
    ),
    Step(
        id="moving-up",
        rules="V17.6",
        title="Grain opens windows",
        text="""After the drawing each player is asked once more. You may move any of your members in the church to the
left, and pay grain for every window they enter: 1 for window 2, 2 for window 3, 3 for window 4. Several may move, and
one may move several windows.

You have 3 bags of grain. Bring one member from window 1 to window 3.""",
        position=at("climb", members="yard 1 1; church 1 1 1", grain=3),
        aim=happened("climbed", seat=0, window=3),
        show="climb 1 1; climb 2 1",
        then=DRAW,
        hint="Click window 2 of the church, and then window 3, the next one to the left.",
        missed={"climb": "One more window, with the same member.", "done": STAY},
        done="1 and 2 make 3 bags. The light is better over there.",
    ),
    Step(
        id="only-left",
        rules="V17.7",
        title="No way back, no way on",
        text="""Members never move to the right. Each step is paid for by itself, for each member. And window 4 is the
end.

One of your members has got there. Try to move it on. No button offers that, so type “climb 4 1”: from window 4, a
member of generation 1.""",
        position=at("climb", members="yard 1 1; church 1 1; church 4 1", grain=4),
        aim=tried("V17.7"),
        show="climb 4 1",
        hint="Below the board, under “Type a move”, write “climb 4 1”.",
        missed={"climb": "A proper step, but take it back and try the one in window 4.", "done": STAY},
        done="Behind that window is only the churchyard.",
    ),
    Step(
        id="majority",
        rules="V17.8",
        title="The fullest pews",
        text="""At the end of each mass, whoever has the most members in the windows gains 2 points. The windows do
not matter for that, only the number.

You have three members there, Ben has two. Move nobody up, and see.""",
        position=at("climb", members="yard 1; church 1 1 1 1", others=RIVAL),
        aim=happened("majority", seat=0),
        show="done",
        then=DRAW,
        hint="Press “Move nobody up”.",
        done="2 points, at this mass and perhaps at each of the next.",
    ),
    Step(
        id="tie-in-church",
        rules="V17.9",
        title="Closest to the altar",
        text="""In a tie, compare the leftmost members of those who tie. The player whose member stands furthest
left gains the 2 points. If that is equal too, each of these gains 2.

You and Ben have two members each, and his best one is in window 2. You have 3 bags of grain. Beat him.""",
        position=at("climb", members="yard 1 1; church 1 1 1", others=RIVAL, grain=3),
        aim=happened("majority", seat=0, points=2),
        show="climb 1 1; climb 2 1",
        then=DRAW,
        hint="Click window 2 of the church, and then window 3, the next one to the left.",
        missed={"climb": "Closer. Is it close enough?", "done": "Ben is at least level. Take it back and climb."},
        done="3 bags of grain for 2 points now, and a better window for the end.",
    ),
    Step(
        id="empty-church",
        rules="V17.10",
        title="The priest alone",
        text="""If nobody has a member in the windows, nobody gains points.

Take the last cube and listen.""",
        position=at(**LAST),
        aim=happened("empty church"),
        show="take harvest brown; harvest",
        then=DRAW,
        hint="Click the brown cube, then harvest or leave it out.",
        missed={"take": "Now harvest, or leave it out."},
        done="An echo, and no points.",
    ),
    Step(
        id="new-starter",
        rules="V17.11",
        title="The marker changes hands",
        text="""After the mass, the holder of the *next starting player marker* becomes starting player and puts the
marker back into the council chamber. If nobody holds it, nothing changes. After the final mass it stays where it is.

Cleo is starting player now, but you hold the marker. Take the last cube and see who begins.""",
        position=at(**LAST, table={"starter": 2, "marker": 0}, members="yard 1 1 1; council 1 1"),
        aim=happened("starting player", seat=0),
        show="take harvest brown; harvest",
        then=DRAW,
        hint="Click the brown cube, then harvest or leave it out.",
        missed={"take": "Now harvest, or leave it out."},
        done="You had the last turn, and you have the next one too. Two in a row!",
    ),
    Step(
        id="church-points",
        rules="V19.3",
        title="Heavenly wages",
        text="""In the end each living member in the windows scores: 2 points in window 1, 3 in window 2, 4 in window 3
and 6 in window 4. Members in the bag score nothing.

You have 3 bags of grain, and members in windows 1 and 3. Make a move that is worth 2 points more.""",
        position=at("climb", members="yard 1 1; church 1 1; church 3 1", grain=3),
        aim=either(happened("climbed", seat=0, window=4), happened("climbed", seat=0, window=3)),
        show="climb 3 1",
        then=DRAW,
        hint="Move the member from window 3 to window 4, or the other one from window 1 to window 3.",
        missed={"climb": "1 point more, and you have 2 bags left. Go on.", "done": "Not yet! Take it back and climb."},
        done="2 points more. From window 3 to window 4, or from window 1 to window 3: here both are worth the same.",
    ),
)
