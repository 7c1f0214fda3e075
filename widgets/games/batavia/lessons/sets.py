"""Chapter 5: cashing sets of tiles for gold."""

from __future__ import annotations

from widgets.games.batavia.lessons.positions import at, tiles
from widgets.shared.lesson.aim import happened, played, tried
from widgets.shared.lesson.ask import Asked, Legal, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

FOUR = {1: 0, 3: 0, 4: 0, 5: 0}
"""Tiles of four companies, all but England."""

STEPS = (
    Step(
        id="cash-a-set",
        rules="B0.8 B7.1 B7.4",
        title="Gold for different flags",
        text="""After taking a tile you may sometimes *cash* tiles. What counts is how many different
companies you have:

| companies | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| gold | 1 | 3 | 6 | 10 | 15 |

You have a Danish and an English tile, and now took a French one. You need not cash, but do it now.""",
        position=at("cash", taken={1: 0, 2: 0, 4: 0}),
        aim=played("cash"),
        show="cash",
        hint="Press the button that promises 6 gold.",
        missed={"keep": "Keeping is allowed. Take it back, and cash this time."},
        done="Three companies, 6 gold. Your gold marker moved at once.",
    ),
    Step(
        id="keep-the-tiles",
        rules="B7.7",
        title="Wait for more",
        text="""Each further company adds one gold more than the one before: 1, then 2, then 3, and so on.
So waiting may pay.

But a chance you let go is gone. The next one comes when you take a tile of a company that you do not have. You
have two companies. Keep your tiles.""",
        position=at("cash", taken={1: 0, 2: 0}),
        aim=played("keep"),
        show="keep",
        hint="Press the button for keeping your tiles.",
        missed={"cash": "3 gold are nice. Take it back, and be patient this time."},
        done="No gold now, but with a third company it may be 6.",
    ),
    Step(
        id="only-a-new-company",
        rules="B7.2",
        title="Only with a new company",
        text="""You have tiles of four companies, worth 10 gold. Can you cash them now, just because you want
to?

No. You may cash only right after taking a tile of a company that you did not have. Try it: type “cash”.""",
        position=at("action", hands={0: "denmark 1"}, tables={0: "denmark 2"}, taken=FOUR),
        aim=tried("B7.2", "cash"),
        show="cash",
        hint="The line for typing is below the buttons. Type “cash”.",
        missed={"draw": "Take it back, and try to cash.", "lay": "Take it back, and try to cash."},
        done="Patience. You need a tile of the fifth company first.",
    ),
    Step(
        id="the-fifth-flag",
        rules="B7.2 B7.3",
        title="The fifth flag",
        text="""The same four companies, and you have the Danish and the English seal. One of them leads to a
chance to cash, the other does not, since you have a Danish tile.

Choose well. Then cash one tile of *each* company; you cannot hold one back.""",
        position=at("move", tables={0: "denmark 2 england 2"}, taken=FOUR),
        aim=happened("cashed", seat=0, amount=15),
        show="move england; cash",
        then=tiles(11, 15),
        hint="England is the company that you lack.",
        missed={
            "move denmark": "With a Danish tile you may not cash, as you had one. Take it back and choose England.",
            "move england": "Yes! Now the set is complete.",
            "keep": "Take it back. It does not get better than 15.",
        },
        done="All five flags: 15 gold, the most a set can bring.",
    ),
    Step(
        id="what-stays",
        rules="B7.3 B7.5",
        title="What stays with you",
        text="""You have *two* Swedish tiles and one Dutch. Take the Danish tile on 14 and cash.

Cashed tiles leave the game. A second tile of the same company stays with you for a later set. It makes no
difference which one goes; the app takes the one you took first.""",
        position=at("move", tables={0: "denmark 2"}, taken={5: 0, 6: 0, 9: 0}),
        aim=happened("cashed", seat=0, amount=6),
        show="move denmark; cash",
        then=tiles(16, 20),
        hint="Click the Danish tile, wait for the new tiles, and cash.",
        missed={"move": "Good. Now cash.", "keep": "Take it back and cash."},
        done="Three companies brought 6 gold, and one Swedish tile is still yours.",
    ),
    Step(
        id="crates-stay",
        rules="B7.6",
        title="The crates stay",
        text="""Your two tiles both show silk. Does that matter? Not for cashing: only the flags count.

And the crates do not go with the tiles. Cash, and look at the silk warehouse.""",
        position=at("cash", taken={1: 0, 10: 0}),
        aim=played("cash"),
        show="cash",
        hint="Press the button that promises 3 gold.",
        missed={"keep": "Take it back, and cash this time."},
        done="3 gold, and your silk crates stay. You have no tiles now, so your next one is new, whatever its flag.",
    ),
)

QUIZ = (
    Question(
        id="sets-old",
        kind="one",
        rules="B7.2",
        text="Ana has tiles of four companies, all but England. She takes a Danish tile. What comes next for her?",
        position=at("move", tables={0: "denmark 2"}, taken=FOUR),
        ask=Asked(f"move denmark; {tiles(11, 15)}"),
        options=(
            Option("Nothing; she keeps everything and Ben acts", "action 1"),
            Option(
                "She may cash four companies for 10",
                "cash 0",
                "She already had a Danish tile, so it is no new company.",
                "B7.2",
            ),
        ),
        why="Only an English tile would let her cash now.",
    ),
    Question(
        id="sets-new",
        kind="number",
        rules="B7.3 B7.4",
        text="Ana has 2 Swedish tiles and 1 Dutch one. She takes a Danish tile and cashes. How much gold is that?",
        position=at("cash", taken={5: 0, 6: 0, 9: 0, 14: 0}),
        ask=Pays("cash", 0, ("cashed",)),
        why="Three different companies bring 6. The second Swedish tile stays with her.",
    ),
    Question(
        id="sets-crates",
        kind="one",
        rules="B7.6 B10.3",
        text="It is the last action. Ana took Danish silk long ago and has cashed it. Nobody else has silk. What does "
        "the silk warehouse bring Ana?",
        position=at("action", leader=1, destination=1, taken={1: 0}, cashed=(1,), gold={0: 1}),
        ask=Pays("draw; drawn france 2", 0, ("warehouse",)),
        options=(
            Option("13", "13"),
            Option("0, because the tile is gone", "0", "Cashed tiles do not take their crates along.", "B7.6"),
            Option("6", "6", "6 is for a shared lead, and Ana is alone.", "B10.4"),
        ),
        why="The crate stays in the warehouse, whatever becomes of the tile.",
    ),
    Question(
        id="sets-part",
        kind="many",
        rules="B7.1 B7.3",
        text="Ana has a Danish and an English tile, and now took a French one. What may she do?",
        position=at("cash", taken={1: 0, 2: 0, 4: 0}),
        ask=Legal(),
        options=(
            Option("Cash all three for 6", "cash"),
            Option("Keep all three", "keep"),
            Option("Cash two for 3", "cash 2", "It is all or nothing: one tile of every company.", "B7.3"),
        ),
        why="She cashes one tile of each company, or none at all.",
    ),
    Question(
        id="sets-first",
        kind="number",
        rules="B0.8 B7.2",
        text="Ana’s very first tile is Danish. How much gold may she cash for it?",
        position=at("cash", taken={1: 0}),
        ask=Told("cash", "cashed", "amount"),
        why="She had no Danish tile before, so she may cash. One company brings 1.",
    ),
)

SETS = Chapter(
    title="Gold for sets",
    promise="Collect different flags and turn them into gold at the right moment.",
    steps=STEPS,
    quiz=QUIZ,
)
