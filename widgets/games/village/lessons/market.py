"""Chapter 6: the market day."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import POOR, at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.ask import After, Asked, Fortune, Legal
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

PASS = "You passed, and so you are out of this day. Take it back."
SELLERS: dict[int, Any] = {
    1: {"members": "yard 1 1; wainwright 1; council 1 1", "goods": "horse 1", "cubes": "green 1", "time": 3},
    2: {"members": "yard 1 1 1; smithy 1", "goods": "plow 1 scroll 1", "cubes": "green 1", "grain": 1, "time": 9},
    3: {"members": "yard 1 1 1 1 2", "cubes": "pink 2", "time": 1},
}
"""Ben has a horse, Cleo scroll, plow and grain; Dai has nothing to sell."""

SHOP: dict[str, Any] = {"members": "yard 1 1 1; office 1", "goods": "scroll 2 plow 1", "grain": 1, "cubes": "green 1"}
RARE = ("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "K13", "K14", "K15", "K16")
SOLD = {1: {"served": " ".join(RARE[:8])}, 2: {"served": " ".join(RARE[8:])}, 3: {"served": "K18 K19 K20 K21 K22 K24"}}
"""All customers but K17 and K23 are served."""

STEPS = (
    Step(
        id="must-be-held",
        rules="V10.1 V10.2",
        title="A market day for everybody",
        text="""If you take a cube from the market, you start a *market day*, whether you sell or not. Everybody takes
part: you first, then the others clockwise, again and again until nobody wants to sell any more.

You have nothing to sell, but the green cube is tempting. Take it.""",
        position=at(coins=1, others=POOR),
        aim=happened("market day", seat=0),
        show="take market green",
        hint="Click the green cube on the market space.",
        missed={"take": OTHER},
        done="The bell rings. Nobody had anything to sell, so the day was short.",
    ),
    Step(
        id="serve",
        rules="V10.3 V10.4",
        title="Serve a customer",
        text="""Each time you are asked on a market day, you may *serve* one customer in an open *stall*: hand over
everything the tile shows, take the tile and lay it face down at your yard.

You started this day, so the sale in your first turn costs nothing more. You have 2 scrolls, a plow and a bag of grain.
Serve a customer.""",
        position=at("sale", others=POOR, **SHOP),
        aim=happened("served", seat=0),
        show="serve K14",
        hint="Press a button that begins with “Deliver 1 scroll”, or click the customer in the stall.",
        missed={"pass": PASS},
        done="A customer served is worth points in the end.",
    ),
    Step(
        id="not-the-queue",
        rules="V10.3",
        title="Those in the queue must wait",
        text="""The first customer in the queue would love your plow. But he stands in the queue, not in a stall.

Try to serve him. No button offers that, so type “serve K2”: in typed moves he is called K2.""",
        position=at("sale", others=POOR, **SHOP),
        aim=tried("V10.3", "serve K2"),
        show="serve K2",
        hint="Below the board, under “Type a move”, write “serve K2”.",
        missed={"serve": "A proper sale. Take it back and try the one in the queue.", "pass": PASS},
        done="First come, first served. He waves his purse and waits.",
    ),
    Step(
        id="the-price-of-a-sale",
        rules="V10.4",
        title="Every other sale costs",
        text="""Only the starter’s first sale is free. Every other sale costs its seller 1 green cube and 1 hour,
besides what is delivered.

First serve the customer who wants just a scroll; that is free. Ben then sells his horse, and pays. When you are asked
again, serve the one who wants a scroll and a bag of grain.""",
        position=at("sale", others=SELLERS, **SHOP),
        aim=happened("served", times=2, seat=0),
        show="serve K1; serve K9",
        then="serve K4; pass",
        hint="Press “Deliver 1 scroll: 2 points”, and when you are asked again “Deliver 1 scroll and 1 grain”.",
        missed={"serve": "Good. Sell again when you are asked.", "pass": PASS},
        done="Your second sale cost 1 green cube and 1 hour, and so did Ben’s.",
    ),
    Step(
        id="pass-and-out",
        rules="V10.5",
        title="Pass, and you are out",
        text="""If you do not sell, because you will not or cannot, you pass. Then you are out of this market day. The
starter may pass in the first turn as well; the others go on.

Pass, and watch the others.""",
        position=at("sale", others=SELLERS, **SHOP),
        aim=both(happened("passed", seat=0), happened("served", seat=2)),
        show="pass",
        then="serve K4; serve K14; bury yard",
        hint="Press “Sell nothing more today”.",
        missed={"serve": "A good sale. Take it back and pass this time."},
        done="Ben and Cleo sell, and Cleo even buries somebody. You watch: nobody asks you again today.",
    ),
    Step(
        id="death-at-the-market",
        rules="V10.9 V6.5",
        title="Death at the market",
        text="""The market is the only place where you can lose time in other players’ turns. And here death does not
wait: whoever crosses the bridge chooses at once who dies, before the next player acts.

This is Ben’s market day, and your marker is on 9. Serve the customer who wants just a scroll all the same.""",
        position=at(
            "sale 1 0 0",
            others=SELLERS,
            **{**SHOP, "time": 9},
        ),
        aim=happened("died", seat=0),
        show="serve K1; bury yard",
        hint="Press “Deliver 1 scroll: 2 points”, then click your member in the yard or the one in the office.",
        missed={"serve": "Now choose who dies, at once.", "pass": PASS},
        done="A sale, a sigh, a death, and the bell goes on ringing for Cleo.",
    ),
    Step(
        id="the-day-is-over",
        rules="V10.6 V10.7",
        title="New faces",
        text="""The day ends when all open stalls are empty or everybody has passed. If the stalls were empty from the
start, it ends at once.

Then the empty stalls are filled from the front of the queue, the queue closes up, and new customers join it from the
face-down pile. If nobody was served, nothing moves.

Only one customer stands in the stalls today, and he wants a scroll. Serve him.""",
        position=at("sale", others=POOR, stalls="K1", **SHOP),
        aim=happened("laid out", times=5),
        show="serve K1",
        then="lay K5; lay K6; lay K8; lay K10; lay K13",
        hint="Press “Deliver 1 scroll: 2 points”, or click the customer in the first stall.",
        missed={"pass": PASS},
        done="The stalls are full, and five newcomers stand in the queue.",
    ),
    Step(
        id="no-more-customers",
        rules="V10.8",
        title="The last customers",
        text="""When the pile and the queue are used up, empty stalls stay empty for the rest of the game.

Only two customers are left in the whole land. Serve the one who wants a scroll and a horse.""",
        position=at(
            "sale",
            others=SOLD,
            stalls="K17 K23",
            line="",
            members="yard 1 1 1; office 1",
            goods="scroll 1 horse 1",
        ),
        aim=happened("day over"),
        show="serve K17",
        hint="Press “Deliver 1 scroll and 1 horse”, or click that customer in the first stall.",
        missed={"pass": PASS},
        done="One customer is left for the rest of this game. A horse *and* an ox, please.",
    ),
    Step(
        id="to-the-end",
        rules="V10.10",
        title="The bell does not stop",
        text="""A market day is always played to its end, even if a death on that day brings the end of the game.

Cleo’s marker is on 9. She will sell, cross the bridge and bury somebody. After that you are asked
again, as if nothing had happened. Serve the customer who wants just a scroll, wait for her, then serve the one who
wants a scroll and grain.""",
        position=at("sale", others={**SELLERS, 1: POOR[1]}, **SHOP),
        aim=both(happened("died", seat=2), happened("served", times=2, seat=0)),
        show="serve K1; serve K9",
        then="serve K14; bury yard",
        hint="Press “Deliver 1 scroll: 2 points”, and when you are asked again “Deliver 1 scroll and 1 grain”.",
        missed={"serve": "Good. Now wait for Cleo, and sell again.", "pass": PASS},
        done="Business is business.",
    ),
    Step(
        id="customers-score",
        rules="V19.5",
        title="What customers are worth",
        text="""In the end each customer you have served scores the points on its tile, 2 to 6. Until then they lie
face down, and only you know what you have.

The customer who wants a scroll and a plow is worth 4 points, the one who wants just a scroll only 2. You have one
scroll and one plow, and no green cube. Make the most of it.""",
        position=at("sale", others=POOR, members="yard 1 1 1; office 1", goods="scroll 1 plow 1"),
        aim=happened("served", seat=0, tile="K14"),
        show="serve K14",
        hint="Press “Deliver 1 scroll and 1 plow”, or click that customer in the stall.",
        missed={"serve": "2 points are fine, 4 are better. Take it back.", "pass": PASS},
        done="4 points in one handshake.",
    ),
)

QUIZ = (
    Question(
        id="market-who",
        kind="board",
        rules="V10.3",
        text="Ana owns 2 scrolls, 1 plow and 1 bag of grain. It is the first turn of her market day. Click every "
        "customer she can serve.",
        position=at("sale", others=POOR, **SHOP),
        ask=Legal("serve"),
        why="She needs everything a tile shows, and the customer must stand in a stall.",
    ),
    Question(
        id="market-cost",
        kind="number",
        rules="V10.4",
        text="Ana starts a market day with two green cubes. She sells a scroll and, when asked again, a scroll and "
        "grain. Nobody else sells. How many green cubes does she have left?",
        position=at("sale", others=POOR, **{**SHOP, "cubes": "green 2"}),
        ask=After("serve K1; serve K9", "seats.0.cubes.green"),
        why="Her first sale is free, the second one costs 1 green cube and 1 hour.",
    ),
    Question(
        id="market-guest",
        kind="one",
        rules="V10.4",
        text="It is Ana’s market day. Ben sells his horse. What does he pay besides the horse?",
        position=at("sale", others=SELLERS, **SHOP),
        ask=After("pass; serve K4", "seats.1.time", change=True),
        options=(
            Option("1 green cube and 1 hour", "1"),
            Option("Nothing, it is his first sale", "0", "Only the starter’s first sale is free.", "V10.4"),
        ),
        why="Only the starter’s sale in the first turn is free. Ben’s costs him 1 green cube and 1 hour.",
    ),
    Question(
        id="market-next",
        kind="one",
        rules="V10.9",
        text="It is Ana’s market day, and she passes. Ben passes too. Cleo’s marker is on 9, and she sells a "
        "scroll and a plow. What is decided next?",
        position=at("sale", others={**SELLERS, 1: POOR[1]}, **SHOP),
        ask=Asked("pass; serve K14"),
        options=(
            Option("Cleo chooses who dies", "death 2"),
            Option("Cleo sells again", "sale 2", "Somebody has died first; at the market that comes at once.", "V10.9"),
            Option("Ben has his turn", "turn 1", "The day and its deaths come first.", "V10.9"),
        ),
        why="At the market a death is settled before the next player acts.",
    ),
    Question(
        id="market-worth",
        kind="number",
        rules="V19.5",
        text="Ana has no points and no coins. She serves the customer who wants a scroll and a plow. At how many "
        "points does she stand?",
        position=at("sale", others=POOR, members="yard 1 1 1; office 1", goods="scroll 1 plow 1"),
        ask=Fortune(0, "serve K14"),
        why="That customer scores 4 points in the end, and the app counts it already.",
    ),
    Question(
        id="market-refill",
        kind="one",
        rules="V10.7",
        text="Only one customer stands in the stalls. First in the queue is one who wants a plow, last one who wants "
        "a horse and grain. Ana serves the one in the stall. Who stands in the first stall afterwards?",
        position=at("sale", others=POOR, stalls="K1", **SHOP),
        ask=After("serve K1", "stalls.0"),
        options=(
            Option("The one who wants a plow, from the front of the queue", "K2"),
            Option("Somebody new from the pile", "None", "The pile fills the queue, not the stalls.", "V10.7"),
            Option(
                "The one who wants a horse and grain, from its end",
                "K12",
                "The front of the queue moves up first.",
                "V10.7",
            ),
        ),
        why="Stalls are filled from the front of the queue, the first stall first.",
    ),
)

MARKET = Chapter(
    title="The market",
    promise="Ring the bell, serve the right customers, and mind what each further sale costs.",
    steps=STEPS,
    quiz=QUIZ,
)
