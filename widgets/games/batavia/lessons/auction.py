"""Chapter 7: the auction, and what notes are worth at the end."""

from __future__ import annotations

from typing import Any

from widgets.games.batavia.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.ask import Asked, Forbidden, Most, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

LAST: dict[str, Any] = {"seat": 0, "leader": 1, "destination": 1, "taken": {2: 0}}
ALONE = (1, 2, 3)
"""Everybody but the reader has passed."""

STEPS = (
    Step(
        id="the-package",
        rules="B3.1 B3.2 B3.3",
        title="What is for sale",
        text="""In the first round the oldest player leads the auction; later whoever has the ship pawn. You
have it now.

The die says how many cards are turned up from the pile. Together with cards nobody wanted before, they are one
*package*. It is sold together with the right to be start player. A French card is left over. Roll.""",
        position=at("roll", package="france 1"),
        press="Roll the die",
        then="roll 3; turn england 1 sweden 2; bid 2",
        aim=happened("turned"),
        done="Three new cards and the old one: four cards for sale, and Ben has made the first bid.",
    ),
    Step(
        id="first-bid",
        rules="B3.4",
        title="Who speaks first",
        text="""The left neighbour of the auctioneer speaks first, and then it goes clockwise. The auctioneer
comes last, but may bid too.

Dai leads this auction, so you are first. Bid something for the two English cards.""",
        position=at("bid", leader=3, package="england 2"),
        aim=played("bid"),
        show="bid 2",
        then="bid 9; pass; pass",
        hint="Set the slider below the board, then press the button beside it.",
        missed={"pass": "You may pass, even as the first one. Take it back, and bid this time."},
        done="The others answered clockwise. You are asked again if somebody bids more.",
    ),
    Step(
        id="bid-higher",
        rules="B3.5",
        title="Higher than before",
        text="""You bid with notes: a whole number, at least 1, and *higher* than the bid before. Jumping is
allowed.

Dai has bid 4. Try to bid 4 as well: type “bid 4”.""",
        position=at("bid", leader=2, bid=(4, 3), package="england 2"),
        aim=tried("B3.5"),
        show="bid 4",
        hint="The line for typing is below the buttons. Type “bid 4”.",
        missed={"bid": "That is high enough. Take it back, and first try 4.", "pass": "Take it back, and try 4."},
        done="4 is not higher than 4. You need 5 or more.",
    ),
    Step(
        id="own-notes",
        rules="B3.6",
        title="Not more than you own",
        text="""Nobody may bid more notes than they own, because the winner pays at once. You have 6 notes.

If you could not even beat the last bid, passing would be all that is left to you. Try to bid 9:
type “bid 9”.""",
        position=at("bid", leader=2, bid=(4, 3), package="england 2", notes={0: 6}),
        aim=tried("B3.6"),
        show="bid 9",
        hint="The line for typing is below the buttons. Type “bid 9”.",
        missed={"bid": "That much you have. Take it back, and try 9.", "pass": "Take it back, and try 9."},
        done="Nobody can look at your notes. But whoever remembers all payments knows your limit.",
    ),
    Step(
        id="pass-for-good",
        rules="B3.7",
        title="Passing is final",
        text="""If you pass, you are out of this auction for good. Let the others fight: pass, and watch.""",
        position=at("bid", leader=3, package="england 2"),
        aim=played("pass"),
        show="pass",
        then="bid 2; bid 3; bid 4; pass; pass",
        hint="Press the button for passing.",
        missed={"bid": "Bidding is allowed. Take it back, and pass this time."},
        done="The bidding went around without you.",
    ),
    Step(
        id="win-the-package",
        rules="B3.8 B3.11",
        title="The last one wins",
        text="""The bidding goes around until only one player has not passed. If everybody else passed without
a bid, you still have your turn: bid at least 1, and you win.

The winner takes the cards and the ship pawn. You start this round *and* lead the next auction. Win it.""",
        position=at("bid", out=ALONE, package="england 2"),
        aim=happened("won auction", seat=0),
        show="bid 1",
        hint="1 note is enough, as nobody can answer.",
        missed={"pass": "That leaves the package lying. Take it back and bid."},
        done="Two English cards for a single note, and you begin this round.",
    ),
    Step(
        id="who-gets-paid",
        rules="B3.9 B3.10",
        title="Your money goes to the others",
        text="""There is no bank! You pay your bid to the other players, one note at a time: one to your left
neighbour, one to the next, round and round, leaving yourself out.

So payments differ by one note at most, and those nearest on your left get more. Ben has bid 6. Win with 7.""",
        position=at("bid", leader=1, bid=(6, 1), out=(2, 3), package="england 2 denmark 2"),
        aim=both(happened("paid", seat=0), happened("received", seat=1)),
        show="bid 7",
        then="pass",
        hint="Bid 7 or more. Ben will pass.",
        missed={"pass": "Then Ben gets it. Take it back and bid."},
        done="With 7 notes, Ben gets 3, and Cleo and Dai get 2 each. Next time they can bid with them.",
    ),
    Step(
        id="nobody-bids",
        rules="B3.12 B3.13",
        title="Nobody wants it",
        text="""If everyone passes, nothing is paid, and the package stays for the next auction. New cards are
then added to it.

The holder of the ship pawn keeps it and starts. You have it, and all the others have passed. Pass too.""",
        position=at("bid", out=ALONE, package="england 1"),
        aim=both(happened("no bid"), happened("start player", seat=0, rule="B3.13")),
        show="pass",
        hint="Press the button for passing.",
        missed={"bid": "That wins it. Take it back, and pass this time."},
        done="The English card waits. You start, you lead the next auction too, and it cost you nothing.",
    ),
    Step(
        id="nobody-bids-first",
        rules="B3.14",
        title="Nobody, in round 1",
        text="""In the first round nobody has the ship pawn yet. If nobody bids then, the auctioneer takes it
and is start player.

You lead the first auction. Pass, like all the others.""",
        position=at("bid", round=1, out=ALONE, package="england 1"),
        aim=happened("start player", seat=0, rule="B3.14"),
        show="pass",
        hint="Press the button for passing.",
        missed={"bid": "That is fine too. Take it back, and pass this time."},
        done="The ship pawn is yours, as a present.",
    ),
    Step(
        id="no-cards",
        rules="B3.15",
        title="No cards to sell",
        text="""The die is always rolled. If there are too few cards, even after shuffling the discards, only
those that are there are turned up. Cards left over from before are sold all the same.

Here not one card is left, and nothing waits from before. Roll.""",
        position=at("roll", pile="", spare=2),
        press="Roll the die",
        then="roll 4",
        aim=happened("no auction"),
        done="No package, no bidding. The ship pawn stays where it is.",
    ),
    Step(
        id="most-notes",
        rules="B10.6",
        title="Notes at the end",
        text="""Do not throw your notes away! At the end everybody shows them, and the player with the most
gets 5 gold.

You have 20, more than anybody else. Take the last action of the game and draw.""",
        position=at("action", notes={0: 20}, **LAST),
        aim=happened("most notes", seat=0, amount=5),
        show="draw",
        then="drawn france 2",
        hint="Press “Draw two cards”.",
        missed={"lay": "Take it back, and just draw."},
        done="5 gold for thrift.",
    ),
    Step(
        id="notes-tied",
        rules="B10.7",
        title="A tie in notes",
        text="""If several players have the most notes, each of them gets 2 gold, and nobody gets 5.

You and Ben have 18 each. Draw, and end the game.""",
        position=at("action", notes={0: 18, 1: 18}, **LAST),
        aim=happened("most notes", times=2, amount=2),
        show="draw",
        then="drawn france 2",
        hint="Press “Draw two cards”.",
        missed={"lay": "Take it back, and just draw."},
        done="2 for you and 2 for Ben. One note more would have been worth 3 gold.",
    ),
)

QUIZ = (
    Question(
        id="auction-first",
        kind="one",
        rules="B3.4",
        text="Cleo has the ship pawn, and the package lies ready. Who speaks first?",
        position=at("roll", leader=2),
        ask=Asked("roll 1; turn france 1"),
        options=(
            Option("Dai", "bid 3"),
            Option("Cleo, who leads the auction", "bid 2", "The auctioneer speaks last the first time around.", "B3.4"),
            Option("Ben", "bid 1", "It goes clockwise, to the left neighbour.", "B3.4"),
        ),
        why="The left neighbour of the auctioneer speaks first, and that is Dai.",
    ),
    Question(
        id="auction-pay",
        kind="number",
        rules="B3.9 B3.10",
        text="Ana wins with a bid of 7. How many notes does Ben, her left neighbour, get?",
        position=at("bid", out=ALONE, package="england 2"),
        ask=Pays("bid 7", 1, ("received",)),
        why="Ben, Cleo and Dai get 2 each, and the seventh note goes to Ben, who sits next on her left.",
    ),
    Question(
        id="auction-limit",
        kind="number",
        rules="B3.6",
        text="Ana has 11 notes. Dai has bid 4. What is the most that Ana can bid?",
        position=at("bid", leader=2, bid=(4, 3), package="england 2", notes={0: 11}),
        ask=Most("bid"),
        why="She can bid all the notes she owns, but not one more.",
    ),
    Question(
        id="auction-zero",
        kind="one",
        rules="B3.5",
        text="Nobody has bid yet. Ana would like the package for nothing and bids 0. Which rule forbids it?",
        position=at("bid", leader=3, package="england 1"),
        ask=Forbidden("bid 0"),
        options=(
            Option("A bid is at least 1", "B3.5"),
            Option("Nobody may bid more than they own", "B3.6", "She owns more than 0 notes.", "B3.6"),
            Option("Passing is final", "B3.7", "Ana has not passed.", "B3.7"),
        ),
        why="A bid is a whole number of notes, at least 1.",
    ),
    Question(
        id="auction-two",
        kind="many",
        rules="B3.9",
        text="Ana wins with a bid of 2. Who receives a note?",
        position=at("bid", out=ALONE, package="england 2"),
        ask=Told("bid 2", "received", "seat"),
        options=(
            Option("Ben", "1"),
            Option("Cleo", "2"),
            Option("Dai", "3", "Both notes are gone before it is Dai’s turn to be paid.", "B3.9"),
        ),
        why="One note goes to Ben, the next one to Cleo, and then the bid is paid.",
    ),
    Question(
        id="auction-nobody",
        kind="one",
        rules="B3.13",
        text="Ana has the ship pawn, and nobody bids, not even she. Who is start player of this round?",
        position=at("bid", out=ALONE, package="england 2"),
        ask=Told("pass", "start player", "seat"),
        options=(
            Option("Ana", "0"),
            Option("Ben, her left neighbour", "1", "The ship pawn stays with Ana.", "B3.13"),
        ),
        why="Without a bid, the holder of the ship pawn stays start player.",
    ),
    Question(
        id="auction-notes-tie",
        kind="number",
        rules="B10.7",
        text="At the end Ana and Ben have 18 notes each, and the others have fewer. How much gold do her notes bring "
        "Ana?",
        position=at("action", notes={0: 18, 1: 18}, **LAST),
        ask=Pays("draw; drawn france 2", 0, ("most notes",)),
        why="In a tie for the most notes, each of the tied players gets 2.",
    ),
)

AUCTION = Chapter(
    title="The auction and the notes",
    promise="Bid for cards and for being first, and see where your notes go.",
    steps=STEPS,
    quiz=QUIZ,
)
