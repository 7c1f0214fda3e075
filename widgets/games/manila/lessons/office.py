"""Chapter 3: the harbour master's office and duties."""

from __future__ import annotations

from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import either, happened, played, tried
from widgets.shared.lesson.ask import Asked, Legal, Most, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

STEPS = (
    Step(
        id="open-auction",
        rules="M3.1 M3.3",
        title="Bid for the office",
        text="""Every voyage begins with an auction. The winner becomes harbour master. In the first voyage
the oldest player opens it, and here that is Ana.

A bid is a whole number of pesos, at least 1. You may jump as high as you like. Make a bid.""",
        position=at("bid", voyage=1),
        aim=played("bid"),
        show="bid 3",
        then="bid 9; pass; pass",
        hint="Set the slider below the board, then press “Bid”.",
        missed={"pass": "You may pass. Take it back, and make a bid this time."},
        done="The turn went on clockwise. Whoever wants the office must bid more than the highest bid so far.",
    ),
    Step(
        id="bid-higher",
        rules="M3.3",
        title="Higher, not equal",
        text="""Ben has bid 4. A tie is not possible: your bid must be *higher* than his.

Jump over him. Bid at least 5.""",
        position=at("bid", voyage=2, seat=0, master=1, bid=(4, 1), out=(2, 3)),
        aim=happened("bid", seat=0),
        show="bid 6",
        then="pass",
        hint="The slider begins with 5.",
        missed={"pass": "You may pass, but then Ben has the office. Take it back and bid."},
        done="Ben had to bid more or pass, and he passed.",
    ),
    Step(
        id="win-office",
        rules="M3.5 M3.7",
        title="The winner pays",
        text="""The auction is over when everyone but the highest bidder has passed. The winner pays the bid
to the cash box at once. The others keep their money.

If the cash is too little, loans bring the rest. Chapter 5 shows how. Win the office now: Ben holds 4, the
others are out, and he will not go above 6.""",
        position=at("bid", voyage=2, seat=0, master=1, bid=(4, 1), out=(2, 3)),
        aim=happened("office", seat=0),
        show="bid 7",
        then="pass",
        hint="Any bid from 5 on will do.",
        missed={"pass": "Then Ben wins. Take it back and bid more than he does."},
        done="You are harbour master of this voyage. Your bid is paid, and your duties begin.",
    ),
    Step(
        id="pass-final",
        rules="M3.4",
        title="A pass is final",
        text="""If you pass, you are out of this auction. The bidding goes on without you, and you cannot
come back.

Pass, and watch Ben and Cora go on.""",
        position=at("bid", voyage=2, seat=0, master=3, bid=(2, 3)),
        aim=played("pass"),
        show="pass",
        then="bid 4; bid 5; pass; bid 8; pass",
        hint="The button says “Pass in this auction”.",
        missed={"bid": "You may bid. Take it back and pass this time."},
        done="Five more decisions came, and none of them was yours.",
    ),
    Step(
        id="later-auctions",
        rules="M3.2",
        title="Who opens later",
        text="""From the second voyage on, the harbour master of the voyage before opens the auction. Cora
was harbour master, so she is first. After her comes Dirk, and then you.

Let them bid, then answer as you like.""",
        position=at("bid", voyage=3, master=2, seat=2),
        before="bid 2; bid 3",
        aim=either(played("bid"), played("pass")),
        show="bid 4",
        hint="Bid or pass. Both are fine here.",
        done="If the opener passes, the auction simply goes on with the next player.",
    ),
    Step(
        id="last-chance",
        rules="M3.6",
        title="The last one",
        text="""Everybody before you has passed, and nobody has bid. You still have your turn.

Bid 1 or more and the office is yours at once. Do that.""",
        position=at("bid", voyage=2, seat=0, master=1, out=(1, 2, 3)),
        aim=happened("office", seat=0),
        show="bid 1",
        hint="1 peso is enough. Nobody can bid more any longer.",
        missed={"pass": "That is allowed. The next step shows what it leads to. Take it back and bid."},
        done="A bid of 1 was enough, because everyone else had passed.",
    ),
    Step(
        id="nobody-later",
        rules="M3.8",
        title="Nobody wants it",
        text="""What if the last one passes too? Then the harbour master of the last voyage stays in office,
and it costs nothing. All rights and duties stay the same.

Ben was harbour master. Pass too.""",
        position=at("bid", voyage=2, seat=0, master=1, out=(1, 2, 3)),
        aim=happened("office free", seat=1),
        show="pass",
        hint="Pass in this auction.",
        missed={"bid": "That makes you harbour master for your bid. Take it back and pass."},
        done="Ben is harbour master again, and he pays nothing.",
    ),
    Step(
        id="nobody-first",
        rules="M3.9",
        title="Nobody in the first voyage",
        text="""In the very first auction there is no harbour master yet. If everybody passes then, the
oldest player gets the office free of charge.

In the app that is the first seat, Ana. Pass now, and all the others will pass after you.""",
        position=at("bid", voyage=1),
        aim=happened("office free", seat=0),
        show="pass",
        then="pass; pass; pass",
        hint="Pass, and see what happens.",
        missed={"bid": "That is an honest bid. Take it back and pass this time."},
        done="Nobody bid, so the office went to the oldest player as a gift.",
    ),
    Step(
        id="highest-bid",
        rules="M3.10",
        title="The most you can bid",
        text="""You can bid your cash plus 12 for each *free* share, because you may borrow 12 on each. You
have 7 pesos and one free share. That makes 19.

If even that is not enough, the app passes for you. Bid as much as you can.""",
        position=at(
            "bid", cash={0: 7}, hands={0: "silk"}, loans={0: "jade"}, seat=0, master=1, bid=(10, 1), out=(2, 3)
        ),
        aim=played("bid 19"),
        show="bid 19",
        then="pass",
        hint="Move the slider all the way to the right.",
        missed={"bid": "You can go higher. Take it back and bid 19.", "pass": "Take it back and bid 19."},
        done="7 + 12 = 19. You paid with your cash and one loan.",
    ),
    Step(
        id="duties",
        rules="M4.1 M4.2 M4.3",
        title="First duty: a share",
        text="""The harbour master has three duties in order: the share, the loads, the starts. Only then
does the placing begin.

First you *may* buy one share from the open piles. Nobody else buys any in this voyage. A share costs what its
ware is worth, but never less than 5; you may borrow for it. Buy a share of a ware that is worth 0.""",
        position=at("buy", market={"silk": 3, "nutmeg": 2}),
        aim=played("buy ginseng", "buy jade"),
        show="buy ginseng",
        hint="Ginseng and jade are worth 0 on the black market.",
        missed={
            "buy nothing": "You may do without. Take it back and buy ginseng or jade.",
            "buy": "That share costs more, as its ware is worth more. Take it back and buy ginseng or jade.",
        },
        done="It cost 5, although the ware is worth 0. Nothing is cheaper than 5.",
    ),
    Step(
        id="buy-nothing",
        rules="M4.2",
        title="You need not buy",
        text="""You may buy a share, but nobody makes you. Sometimes you want to keep your money.

Buy nothing.""",
        position=at("buy", market={"silk": 3, "nutmeg": 2}),
        aim=played("buy nothing"),
        show="buy nothing",
        hint="The button says “Buy nothing”.",
        missed={"buy": "Take it back and buy nothing this time."},
        done="Now the second duty follows.",
    ),
    Step(
        id="sold-out",
        rules="M4.4",
        title="Sold out",
        text="""There are only five shares of each ware. All five jade shares are in somebody’s hands here,
so the jade pile is empty.

Try to buy jade all the same.""",
        position=at(
            "buy",
            voyage=4,
            hands={0: "nutmeg silk jade", 1: "ginseng jade jade", 2: "nutmeg jade", 3: "silk jade"},
            bought={0: "jade", 1: "jade"},
            market={"jade": 2},
        ),
        aim=tried("M4.4"),
        show="buy jade",
        hint="Click the jade pile under “Shares for sale”, although it does not glow.",
        missed={"buy": "That pile has shares left. Take it back and try jade."},
        done="An empty pile sells nothing.",
    ),
    Step(
        id="new-card",
        rules="M4.5",
        title="Your new card",
        text="""The share you buy goes face down to your free shares. From then on you may take a loan on it.

Look at your panel: you have two shares. Buy a third.""",
        position=at("buy", market={"silk": 1}),
        aim=played("buy nutmeg", "buy silk", "buy ginseng", "buy jade"),
        show="buy jade",
        hint="Any of the four wares will do.",
        missed={"buy nothing": "Take it back and buy a share."},
        done="Your panel counts three shares now. Everybody saw what you bought.",
    ),
    Step(
        id="load-three",
        rules="M4.6",
        title="Second duty: the loads",
        text="""Now choose three different wares, one for each punt. The fourth stays ashore. Its die, its
seats and its profit play no part in this voyage.

Leave silk ashore.""",
        position=at("load", market={"silk": 2}),
        aim=played("load nutmeg ginseng jade"),
        show="load nutmeg ginseng jade",
        hint="Click the silk on the quay, or press “Leave silk ashore”.",
        missed={"load": "You may leave that ware ashore. Take it back and leave silk ashore this time."},
        done="Nutmeg, ginseng and jade sail. Silk cannot rise in value this time.",
    ),
    Step(
        id="launch",
        rules="M4.1 M4.9",
        title="Third duty: the starts",
        text="""The last duty you know already. Give the three punts starts that add up to 9.

Do it your way. Every legal choice is right.""",
        position=at("start", ashore="silk"),
        aim=happened("launched", times=3),
        show="start jade 5; start ginseng 1",
        hint="Choose two starts; the app adds the third.",
        missed={"start": "Good. Now the next punt."},
        done="With that your duties are done. The placing begins, and you are first.",
    ),
)

QUIZ = (
    Question(
        id="office-cheap",
        kind="one",
        rules="M4.3",
        text="Jade is worth 0 on the black market. The harbour master wants a jade share. What does it cost?",
        position=at("buy", market={"silk": 2}),
        ask=Told("buy jade", "bought", "price"),
        options=(
            Option("5", "5"),
            Option("0", "0", "A share never costs less than 5, even if its ware is worth nothing.", "M4.3"),
            Option("10", "10", "10 is the price of a ware that is worth 10.", "M4.3"),
        ),
        why="A share costs the value of its ware, but at least 5.",
    ),
    Question(
        id="office-most",
        kind="number",
        rules="M3.10",
        text="Ana has 4 pesos and two free shares. How much can she bid at most?",
        position=at("bid", cash={0: 4}, seat=0, master=1, bid=(3, 1), out=(2, 3)),
        ask=Most("bid"),
        why="Cash plus 12 for each free share: 4 + 12 + 12 = 28.",
    ),
    Question(
        id="office-bids",
        kind="many",
        rules="M3.3",
        text="Ben holds the highest bid with 8. Which of these may Ana answer?",
        position=at("bid", seat=0, master=1, bid=(8, 1), out=(2,)),
        ask=Legal(),
        options=(
            Option("Bid 8", "bid 8"),
            Option("Bid 9", "bid 9"),
            Option("Bid 20", "bid 20"),
            Option("Bid 7", "bid 7"),
            Option("Pass", "pass"),
        ),
        why="A bid must be higher than the one before. How much higher is up to you.",
    ),
    Question(
        id="office-free",
        kind="one",
        rules="M3.8",
        text="In voyage 5 all four players pass. Cora was harbour master before. Who is it now?",
        position=at("bid", voyage=5, master=2, seat=2),
        ask=Told("pass; pass; pass; pass", "office free", "seat"),
        options=(
            Option("Cora, free of charge", "2"),
            Option("Ana, the oldest player", "0", "That holds only in the very first auction.", "M3.9"),
            Option("Dirk, the next one", "3", "The office does not move on when nobody bids.", "M3.8"),
            Option("Nobody", "-1", "Every voyage has a harbour master.", "M3.8"),
        ),
        why="If nobody bids, the harbour master of the last voyage stays in office and pays nothing.",
    ),
    Question(
        id="office-next",
        kind="one",
        rules="M4.1",
        text="Ana has just won the auction. What is she asked first?",
        position=at("bid", seat=0, master=1, bid=(4, 1), out=(2, 3)),
        ask=Asked("bid 5; pass"),
        options=(
            Option("Whether she buys a share", "buy 0"),
            Option("Which ware stays ashore", "load 0", "The loads are the second duty.", "M4.1"),
            Option("Where the punts start", "start 0", "The starts are the third duty.", "M4.1"),
            Option("Where she places a figure", "place 0", "First come her duties.", "M4.1"),
        ),
        why="The order is: the share, the loads, the starts.",
    ),
    Question(
        id="office-piles",
        kind="board",
        rules="M4.3 M4.4",
        text="Ana has 7 pesos and no free share. Click every share that she can buy, and check.",
        position=at(
            "buy",
            voyage=4,
            cash={0: 7},
            hands={0: ""},
            loans={0: "nutmeg silk"},
            market={"silk": 2, "jade": 3},
        ),
        ask=Legal("buy", ("buy nothing",)),
        why="Nutmeg and ginseng are worth 0 and cost 5. Silk costs 10 and jade 20, and she cannot borrow.",
    ),
)

OFFICE = Chapter(
    title="The harbour office",
    promise="Win the auction, buy a share, load three wares and send them off.",
    steps=STEPS,
    quiz=QUIZ,
)
