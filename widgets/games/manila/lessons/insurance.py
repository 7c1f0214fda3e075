"""Chapter 6: the insurance office."""

from __future__ import annotations

from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played
from widgets.shared.lesson.ask import After, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

STEPS = (
    Step(
        id="insure",
        rules="M5.10",
        title="10 pesos at once",
        text="""The insurance office costs nothing. On the contrary: you *receive* 10 pesos at once.

But now you are the insurer, and you must pay for the punts that end up in the shipyard. Take the office.""",
        position=at("place 1"),
        aim=played("place insurance"),
        show="place insurance",
        hint="The office stands on the land. It is marked +10.",
        missed={
            "place": "That is allowed. Take it back and try the insurance office.",
            "pass": "You may pass. Take it back and try the insurance office.",
        },
        done="Your cash went from 30 to 40. Hope that the punts arrive!",
    ),
    Step(
        id="insurer-pays",
        rules="M9.6",
        title="What the insurer owes",
        text="""The insurer owes 6 for the punt in shipyard A, 8 for B and 15 for C. A figure on that space
gets the money. If there is none, the cash box gets it. So one, two or three failed punts cost 6, 14 or 29.

Two punts will fail. Only Ben has a figure, on shipyard A.""",
        position=at(
            "roll 3",
            punts={"nutmeg": "port A", "silk": 4, "jade": 5},
            figures={"insurance": 0, "shipyard A": 1},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 3 2",
        aim=happened("insurance paid", seat=0, amount=14),
        done="You paid 6 to Ben and 8 to the cash box, although nobody stands on shipyard B.",
    ),
    Step(
        id="own-yard",
        rules="M9.7",
        title="Paying yourself",
        text="""You are the insurer, and you also stand on shipyard A. Ben stands on B. Two punts fail.

For shipyard A you would pay yourself. So no money moves there, and no loan is needed for it. You owe only the
rest.""",
        position=at(
            "roll 3",
            punts={"nutmeg": "port A", "silk": 4, "jade": 5},
            figures={"insurance": 0, "shipyard A": 0, "shipyard B": 1},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 3 2",
        aim=both(happened("owes himself", seat=0), happened("insurance paid", amount=8)),
        done="You paid 8 to Ben, and nothing for shipyard A.",
    ),
    Step(
        id="earn-first",
        rules="M9.8",
        title="Earn first, then pay",
        text="""The insurer first receives what pirates, crews and ports bring, and only then pays.

You have no cash, but you sit on nutmeg, which is about to arrive. The two others will fail.""",
        position=at(
            "roll 3",
            cash={0: 0},
            punts={"nutmeg": 10, "silk": 4, "jade": 5},
            figures={"insurance": 0, "nutmeg 1": 0, "shipyard B": 1},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 5 3 2",
        aim=both(happened("profit", seat=0), happened("insurance paid", amount=14)),
        done="24 came in from nutmeg, then 14 went out. You needed no loan.",
    ),
    Step(
        id="insurer-borrows",
        rules="M9.9",
        title="The insurer must borrow",
        text="""If the cash is too little, the insurer must take loans, one share after another, until
everything is paid or no free share is left.

You have 3 pesos and two free shares. Two punts fail, so you owe 14.""",
        position=at(
            "roll 3",
            cash={0: 3},
            punts={"nutmeg": "port A", "silk": 4, "jade": 5},
            figures={"insurance": 0, "shipyard B": 1},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 3 2",
        aim=both(happened("forced loan", seat=0), happened("insurance paid", amount=14)),
        done="One loan brought 12. 3 + 12 − 14 leaves you 1 peso.",
    ),
    Step(
        id="insurer-broke",
        rules="M9.10",
        title="When nothing is left",
        text="""What if the loans are not enough? Then the cash box adds what is missing. Everybody in the
shipyard is paid in full, and the insurer is left with 0 pesos, but owes nothing more.

You have 2 pesos and no free share. All three punts will fail: 29 pesos!""",
        position=at(
            "roll 3",
            cash={0: 2},
            hands={0: ""},
            loans={0: "nutmeg silk"},
            punts={"nutmeg": 4, "silk": 5, "jade": 6},
            figures={"insurance": 0, "shipyard A": 1, "shipyard C": 2},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 1 3 2",
        aim=happened("insurance short", seat=0),
        done="You paid your last 2 pesos. Ben still got 6 and Cora 15, as the cash box paid the rest.",
    ),
    Step(
        id="no-insurer",
        rules="M9.11",
        title="Without an insurer",
        text="""Nobody took the office this time. Then the cash box pays the figures in the shipyard.

For a failed punt on a space without a figure, nothing is paid at all. You stand on shipyard A; two punts
fail.""",
        position=at(
            "roll 3", punts={"nutmeg": "port A", "silk": 4, "jade": 5}, figures={"shipyard A": 0}, passed=(0, 1, 2, 3)
        ),
        press="Roll for the last time",
        then="roll 3 2",
        aim=happened("shipyard pays", seat=0, payer=-1),
        done="You received 6 from the cash box.",
    ),
)

QUIZ = (
    Question(
        id="ins-empty",
        kind="one",
        rules="M9.6",
        text="Two punts fail. Nobody stands on shipyard A, and Ben stands on B. How much does Ana, the insurer, pay?",
        position=at(
            "roll 3",
            punts={"nutmeg": "port A", "silk": 4, "jade": 5},
            figures={"insurance": 0, "shipyard B": 1},
            passed=(0, 1, 2, 3),
        ),
        ask=Told("roll 3 2", "insurance paid", "amount"),
        options=(
            Option("14", "14"),
            Option("8", "8", "The insurer pays for empty spaces too, to the cash box.", "M9.6"),
            Option("6", "6", "Two punts failed, so A and B are both due.", "M9.6"),
            Option("29", "29", "29 would be due for three failed punts.", "M9.6"),
        ),
        why="6 for A and 8 for B. Whether a figure stands there only decides who gets the money.",
    ),
    Question(
        id="ins-own",
        kind="number",
        rules="M9.6 M9.7",
        text="All three punts fail. The insurer Ana has her own figure on shipyard C. How many pesos does she pay?",
        position=at(
            "roll 3",
            punts={"nutmeg": 4, "silk": 5, "jade": 6},
            figures={"insurance": 0, "shipyard C": 0, "shipyard A": 1},
            passed=(0, 1, 2, 3),
        ),
        ask=Told("roll 1 1 1", "insurance paid", "amount"),
        why="6 and 8 for A and B. For C she would pay herself, so no money moves.",
    ),
    Question(
        id="ins-cash",
        kind="number",
        rules="M9.8",
        text="Ana is the insurer and has 1 peso. Her figure sits alone on ginseng, which arrives and pays 18. One punt "
        "fails. How much cash has she afterwards?",
        position=at(
            "roll 3",
            cash={0: 1},
            punts={"nutmeg": "port A", "ginseng": 10, "jade": 5},
            figures={"insurance": 0, "ginseng 1": 0},
            passed=(0, 1, 2, 3),
        ),
        ask=After("roll 5 2", "cash.0"),
        why="She earns first: 1 + 18 = 19. Then she pays 6, and 13 are left.",
    ),
    Question(
        id="ins-full",
        kind="one",
        rules="M9.10",
        text="Ana is the insurer, with 2 pesos and no free share. One punt fails, and Ben stands on shipyard A. "
        "How much does Ben receive?",
        position=at(
            "roll 3",
            cash={0: 2},
            hands={0: ""},
            loans={0: "nutmeg silk"},
            punts={"nutmeg": "port A", "silk": "port B", "jade": 5},
            figures={"insurance": 0, "shipyard A": 1},
            passed=(0, 1, 2, 3),
        ),
        ask=Pays("roll 2", 1, ("shipyard pays",)),
        options=(
            Option("6", "6"),
            Option("2, which is all Ana has", "2", "The cash box adds what the insurer cannot pay.", "M9.10"),
            Option("Nothing", "0", "Everybody in the shipyard is paid in full.", "M9.10"),
        ),
        why="Ben is paid in full: 2 come from Ana and 4 from the cash box.",
    ),
    Question(
        id="ins-none",
        kind="one",
        rules="M9.11",
        text="Nobody is the insurer. One punt fails and Ben stands on shipyard A. Who pays him?",
        position=at(
            "roll 3",
            punts={"nutmeg": "port A", "silk": "port B", "jade": 5},
            figures={"shipyard A": 1},
            passed=(0, 1, 2, 3),
        ),
        ask=Told("roll 2", "shipyard pays", "payer"),
        options=(
            Option("The cash box", "-1"),
            Option("The harbour master", "0", "The harbour master has nothing to do with it.", "M9.11"),
            Option("Ben pays himself", "1", "Only an insurer could pay himself.", "M9.7"),
        ),
        why="Without an insurer the cash box pays.",
    ),
)

INSURANCE = Chapter(
    title="Insurance",
    promise="Take 10 pesos for a promise, and find out what the promise can cost.",
    steps=STEPS,
    quiz=QUIZ,
)
