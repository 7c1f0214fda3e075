"""Chapter 5: loans, empty purses and blind passengers."""

from __future__ import annotations

from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.ask import After, Fortune, Legal, Most
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

BROKE = {0: "nutmeg silk"}

STEPS = (
    Step(
        id="amounts",
        rules="M0.6 M1.2 M1.8",
        title="Pesos",
        text="""Everybody begins with 30 pesos. The cash box can always pay and never runs dry.

| what | pesos |
|---|---|
| money at the start | 30 |
| smallest bid | 1 |
| smallest price of a share | 5 |
| a loan brings you | 12 |
| paying it back costs | 15 |
| a loan not paid back, at the end | −15 |
| the insurer receives | 10 |""",
        position=at("bid", voyage=1),
        done="You need not learn them by heart. The board shows every price.",
    ),
    Step(
        id="borrow",
        rules="M10.1 M10.5",
        title="Take a loan",
        text="""You may borrow on a share of yours that is free. It is then *encumbered*, and you get 12
pesos.

You can do it whenever you are asked something, as often as you like, before you answer. While others decide
or dice roll, you have to wait. Open “Loans” below the board and borrow on one of your shares.""",
        position=at("place 1", cash={0: 1}),
        aim=played("borrow"),
        show="borrow silk",
        hint="Open “Loans” below the answers and choose a share.",
        missed={
            "place": "That works, and the app even borrows for you. Take it back and borrow first.",
            "pass": "Take it back and borrow on a share.",
        },
        done="You received 12, and your question still waits for its answer.",
    ),
    Step(
        id="encumbered",
        rules="M10.2 M10.7",
        title="It is still yours",
        text="""Shares with a loan lie face down, apart from the others. Everybody sees how many you have,
but not which wares they are.

They are still your shares. At the end they count their full value; you only lose 15 for each loan.""",
        position=at("place 1", cash={0: 25}, hands={0: "nutmeg"}, loans={0: "silk"}),
        done="Your panel shows one loan. The others see the number, not the ware.",
    ),
    Step(
        id="redeem",
        rules="M10.3 M10.4",
        title="Pay it back, and again",
        text="""Pay 15 to the cash box and a share is free again. You may borrow on it once more later, as
many times as you want.

Redeem your silk share, and then borrow on it again.""",
        position=at("place 1", cash={0: 20}, hands={0: "nutmeg"}, loans={0: "silk"}),
        aim=both(happened("redeemed", seat=0), happened("borrowed", seat=0)),
        show="redeem silk; borrow silk",
        hint="Both are under “Loans”: first “Redeem silk for 15”, then “Borrow 12 on silk”.",
        missed={
            "redeem": "It is free again. Now borrow on it once more.",
            "borrow": "First redeem the silk share, then borrow.",
            "place": "Take it back; here it is about the loan.",
            "pass": "Take it back; here it is about the loan.",
        },
        done="Paying back and borrowing again cost you 3 pesos.",
    ),
    Step(
        id="loan-to-bid",
        rules="M10.6",
        title="A loan to pay a bid",
        text="""You need not borrow before you bid, buy or place. If your cash is too little, the app takes
just as many loans as needed: the share of lowest value first, equal ones in the order nutmeg, silk, ginseng,
jade. If you care which share, borrow in time yourself. An insurer’s debts are paid in the same way.

You have 6 pesos. Win the office with a bid above 10.""",
        position=at("bid", cash={0: 6}, seat=0, master=1, bid=(10, 1), out=(2, 3), market={"silk": 2}),
        aim=happened("forced loan", seat=0),
        show="bid 15",
        then="pass",
        hint="Bid 11 or more. Ben will pass.",
        missed={"pass": "Take it back and outbid Ben.", "borrow": "That is allowed. Take it back and simply bid."},
        done="One loan brought 12, and the bid is paid. The loan is on nutmeg, which is worth less than silk.",
    ),
    Step(
        id="keep-your-bid",
        rules="M3.11",
        title="Do not spend your bid",
        text="""While the highest bid is yours, you may not redeem a share if you could not pay your bid
then.

In this app you never meet this rule: whoever holds the highest bid is not asked anything. It matters only
when you play at a real table.""",
        position=at("bid", seat=2, master=2, cash={0: 20}, bid=(25, 0)),
        done="Your 25 stands. You are asked again only if somebody bids more.",
    ),
    Step(
        id="afford",
        rules="M5.12",
        title="What you can afford",
        text="""A space is closed to you if it costs more than your cash plus 12 for each free share. If no
space at all is open, you must pass.

You have 4 pesos and no free share. The pirate ship costs 5. Try to join it.""",
        position=at("place 2", cash={0: 4}, hands={0: ""}, loans=BROKE, punts={"nutmeg": 7, "silk": 6, "jade": 5}),
        aim=tried("M5.12"),
        show="place pirates",
        hint="Click the pirate ship at the end of the lanes.",
        missed={"place": "That one you can afford. Take it back and try the pirate ship."},
        done="5 is more than 4. Port A for 4, for example, is open to you.",
    ),
    Step(
        id="blind-passenger",
        rules="M10.8",
        title="Blind passenger",
        text="""You have 0 pesos and no free share. Do not despair! You may travel as a *blind passenger*:
take any empty seat on any punt at sea, for nothing.

You even choose the seat yourself. Take one.""",
        position=at(
            "place 2",
            cash={0: 0},
            hands={0: ""},
            loans=BROKE,
            punts={"nutmeg": 7, "silk": 6, "jade": 5},
            figures={"silk 2": 1, "nutmeg 1": 2},
        ),
        aim=happened("blind passenger", seat=0),
        show="place silk 3",
        hint="Click one of the round seats on a punt.",
        missed={"pass": "You may pass, but a free seat is better than none. Take it back."},
        done="You pay nothing, and if the punt arrives you get your part like everybody else.",
    ),
    Step(
        id="only-punts",
        rules="M10.8",
        title="Only punts",
        text="""Without money, everything but the punts is closed to you. That holds for the ports, the
shipyard, the pirates, the pilots and the insurance.

Try port C.""",
        position=at("place 2", cash={0: 0}, hands={0: ""}, loans=BROKE, punts={"nutmeg": 7, "silk": 6, "jade": 5}),
        aim=tried("M10.8"),
        show="place port C",
        hint="Port C is the lowest of the three port spaces.",
        missed={"place": "That is allowed. Take it back and try port C.", "pass": "Take it back and try port C."},
        done="Nothing but punt seats is free for a blind passenger.",
    ),
    Step(
        id="few-pesos",
        rules="M10.9",
        title="A few pesos too short",
        text="""Now you have 1 peso and no free share, but even the cheapest empty space costs more. Then you
may take that cheapest space for all you have.

If several are equally cheap, choose one of them. Dearer spaces are closed. Of each punt only the cheapest empty
seat counts, and the insurance is no part of the comparison.""",
        position=at(
            "place 2",
            cash={0: 1},
            hands={0: ""},
            loans=BROKE,
            punts={"nutmeg": 7, "silk": 6, "jade": 5},
            figures={"nutmeg 1": 1, "shipyard C": 2},
        ),
        aim=happened("placed cheaply", seat=0),
        show="place port C",
        hint="Port C and the small pilot cost 2. They are the cheapest now.",
        missed={"place": "That is allowed. Take it back and spend your last peso.", "pass": "Take it back and place."},
        done="You paid 1 for a space that costs 2.",
    ),
    Step(
        id="poor-insurer",
        rules="M10.10",
        title="Poor, but not an insurer",
        text="""The insurance office pays you 10 at once, so poor people like it. A blind passenger may *not*
take it. With at least 1 peso you may, and also with 0 pesos if you still have a free share; you
need not borrow first.

You have 0 pesos and no free share. Try to take the insurance office.""",
        position=at("place 2", cash={0: 0}, hands={0: ""}, loans=BROKE, punts={"nutmeg": 7, "silk": 6, "jade": 5}),
        aim=tried("M10.10"),
        show="place insurance",
        hint="The insurance office stands on the land. It is marked +10.",
        missed={
            "place": "Seats are free for you. Take it back and try the office.",
            "pass": "Take it back and try it.",
        },
        done="With a single peso the office would be open to you.",
    ),
    Step(
        id="no-free-ride",
        rules="M10.11",
        title="No free ride",
        text="""You have 0 pesos again, but this time one of your shares is free. As long as you can borrow,
every space costs you its full price.

Place a figure on jade. The app will borrow for you.""",
        position=at(
            "place 2",
            cash={0: 0},
            hands={0: "nutmeg"},
            loans={0: "silk"},
            punts={"nutmeg": 7, "silk": 6, "jade": 5},
        ),
        aim=both(happened("forced loan", seat=0), happened("placed", seat=0)),
        show="place jade",
        hint="Click the jade punt. It costs 3.",
        missed={
            "borrow": "That is the same in the end. Now place your figure; or take it back and place at once.",
            "place": "That is allowed. Take it back and place on jade.",
            "pass": "Take it back and place on jade.",
        },
        done="The loan brought 12, you paid 3, and 9 are left.",
    ),
    Step(
        id="no-deals",
        rules="M10.12",
        title="No private deals",
        text="""Players cannot give each other money, shares or spaces. Only what the rules say changes
hands.

You may talk, promise and threaten as much as you like, of course.""",
        position=at("place 1"),
        done="What you see on the board is all there is.",
    ),
)

QUIZ = (
    Question(
        id="money-borrowed",
        kind="number",
        rules="M3.10 M10.1",
        text="Ana had 7 pesos and one free share, and could bid 19. She borrows on it and has 19 pesos. How much can "
        "she bid now?",
        position=at("bid", cash={0: 19}, hands={0: ""}, loans=BROKE, seat=0, master=1, bid=(3, 1), out=(2, 3)),
        ask=Most("bid"),
        why="Borrowing first does not help: 12 more in cash, but one free share less.",
    ),
    Question(
        id="money-fortune",
        kind="number",
        rules="M10.7 M11.6",
        text="At the end Ana has 18 pesos and two shares with loans: nutmeg at 30 and silk at 0. What is her fortune?",
        position=at(
            "roll 3",
            voyage=6,
            cash={0: 18},
            hands={0: ""},
            loans=BROKE,
            punts={"nutmeg": 10, "silk": 4, "jade": 4},
            market={"nutmeg": 3},
            passed=(0, 1, 2, 3),
        ),
        ask=Fortune(0, "roll 5 1 1"),
        why="18 + 30 + 0 − 15 − 15 = 18. Shares with loans count their value, and each loan costs 15.",
    ),
    Question(
        id="money-blind",
        kind="board",
        rules="M10.8",
        text="Ana has 0 pesos and no free share. Click every place that she may take.",
        position=at(
            "place 3",
            cash={0: 0},
            hands={0: ""},
            loans=BROKE,
            punts={"nutmeg": "port A", "silk": 9, "jade": 6},
            figures={"silk 1": 1, "silk 3": 2, "jade 1": 3, "jade 2": 1},
        ),
        ask=Legal("place"),
        why="A blind passenger may take any empty seat of any punt at sea: seat 2 of silk, and seats 3 and 4 of jade.",
    ),
    Question(
        id="money-short",
        kind="many",
        rules="M5.12 M10.9",
        text="Ana has 3 pesos and no free share. Which of these may she take?",
        position=at(
            "place 2",
            cash={0: 3},
            hands={0: ""},
            loans=BROKE,
            punts={"nutmeg": 7, "silk": 6, "jade": 5},
            figures={"jade 1": 1},
        ),
        ask=Legal("place"),
        options=(
            Option("Port B for 3", "place port B"),
            Option("The second seat of jade for 4", "place jade"),
            Option("The first seat of silk for 3", "place silk"),
            Option("The insurance office", "place insurance"),
            Option("The pirate ship for 5", "place pirates"),
        ),
        why="She may take whatever costs 3 or less, and the insurance office costs nothing.",
    ),
    Question(
        id="money-loan-left",
        kind="number",
        rules="M10.6",
        text="Ana has 1 peso and one free share. She takes the pirate ship for 5. How much cash has she afterwards?",
        position=at(
            "place 2",
            cash={0: 1},
            hands={0: "nutmeg"},
            loans={0: "silk"},
            punts={"nutmeg": 7, "silk": 6, "jade": 5},
        ),
        ask=After("place pirates", "cash.0"),
        why="A loan brings 12: 1 + 12 − 5 = 8.",
    ),
    Question(
        id="money-redeem",
        kind="many",
        rules="M10.3",
        text="Ana has 14 pesos, a free nutmeg share and a silk share with a loan. What may she do now?",
        position=at("place 1", cash={0: 14}, hands={0: "nutmeg"}, loans={0: "silk"}),
        ask=Legal(),
        options=(
            Option("Borrow 12 on nutmeg", "borrow nutmeg"),
            Option("Redeem silk", "redeem silk"),
            Option("Borrow 12 on silk", "borrow silk"),
            Option("Place on jade", "place jade"),
        ),
        why="Redeeming costs 15 in cash, and silk already has its loan.",
    ),
)

MONEY = Chapter(
    title="Money trouble",
    promise="Borrow, pay back, and get aboard even when your purse is empty.",
    steps=STEPS,
    quiz=QUIZ,
)
