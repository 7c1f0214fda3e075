"""Chapter 4: shares, the black market, and the end of the game."""

from __future__ import annotations

from typing import Any

import gamecore
from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import both, happened
from widgets.shared.lesson.ask import Fortune, Happens, Outcomes, Told, Winners
from widgets.shared.lesson.plan import Chapter, Option, Question, Step


def before_the_deal() -> dict[str, Any]:
    """The very beginning of a game of four."""
    game = gamecore.load("manila")
    return game.dump(game.start(4))


LAST = {0: "silk silk", 1: "ginseng jade", 2: "nutmeg jade", 3: "nutmeg ginseng"}

STEPS = (
    Step(
        id="deal",
        rules="M1.4",
        title="Two secret shares",
        text="""Shares are what makes you rich in the end. Three shares of each ware are shuffled, 12 cards
in all. Everyone is dealt two of them and keeps them secret.

Only three cards of a ware are among the 12, so no more than three of it can be dealt. The other two of each
ware are put up for sale, with all cards that are left over.""",
        position=before_the_deal,
        press="Deal the shares",
        then="deal nutmeg silk; deal ginseng jade; deal silk silk; deal nutmeg jade",
        aim=happened("dealt", times=4),
        done="Your panel shows your two cards, nutmeg and silk. Of the others you see only how many they have.",
    ),
    Step(
        id="piles",
        rules="M1.5",
        title="Shares for sale",
        text="""There are 20 shares. The ones that were not dealt lie in four open piles, one for each ware.
Everybody may count them.

With four players, 8 shares were dealt and 12 are for sale. The harbour master may buy one in each voyage.""",
        position=at("buy", voyage=1),
        look="buy nutmeg; buy silk; buy ginseng; buy jade",
        done="“3 left” means three of that ware are still for sale.",
    ),
    Step(
        id="ladder",
        rules="M0.4 M1.6",
        title="The black market",
        text="""The table on the left shows what each ware is worth. A ware climbs from 0 to 5, 10, 20 and 30.

At the start every ware is worth 0. So your shares are worth nothing yet, and you want your wares to climb.""",
        position=at("place 1", voyage=1),
        done="The steps get bigger: 5, 5, 10 and 10 pesos. On 30 the game ends.",
    ),
    Step(
        id="secrets",
        rules="M1.7",
        title="What is secret",
        text="""Two things are secret: which wares you were dealt, and which of your shares have a loan.
Everything else is open: cash, figures, bids, passes, and how many shares and loans everybody has.

Buying is open too. Ben bought a silk share, so everybody knows it. At the end all shares are shown.""",
        position=at("place 1", voyage=3, bought={1: "silk"}, market={"silk": 1, "nutmeg": 2}),
        done="Look at Ben’s panel: three shares, and only the silk one is known.",
    ),
    Step(
        id="rise",
        rules="M11.1",
        title="Wares rise",
        text="""After the profits, every ware whose punt lies in a port goes up *one* step. How it got there
does not matter. All other wares stay where they are, and nothing ever falls.

Nutmeg stands on 0 and jade on 10. Let both arrive.""",
        position=at(
            "roll 3",
            punts={"nutmeg": 10, "silk": 3, "jade": 9},
            market={"jade": 2, "silk": 1},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 4 2 6",
        aim=happened("rose", times=2),
        done="Nutmeg rose from 0 to 5, and jade from 10 to 20. Silk failed and stays on 5.",
    ),
    Step(
        id="clear",
        rules="M11.3",
        title="The board is cleared",
        text="""When a voyage is over, the punts and their loads leave the board. All figures go home to
their owners. The passes are forgotten, and nobody is a pirate captain any more.

Who was harbour master is kept in mind, because he opens the next auction. Loans are *not* forgotten.""",
        position=at(
            "roll 3",
            master=1,
            punts={"nutmeg": 10, "silk": 3, "jade": 9},
            figures={"nutmeg 1": 0, "port A": 1, "shipyard A": 2},
            passed=(0, 1, 2, 3),
        ),
        press="Finish the voyage",
        then="roll 4 2 2",
        aim=happened("voyage"),
        goes_on=True,
        done="A new voyage begins with its auction, and everybody has all figures at hand again.",
    ),
    Step(
        id="both-rise",
        rules="M11.2",
        title="First all rise",
        text="""Silk and jade both stand on 20, and both will arrive. Does the game stop when the first one
reaches 30?

No. All wares that rise in this voyage rise first. Only then does anybody look whether the game is over.""",
        position=at(
            "roll 3",
            voyage=6,
            punts={"nutmeg": 3, "silk": 10, "jade": 9},
            market={"jade": 3, "silk": 3, "nutmeg": 1},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 1 5 6",
        aim=both(happened("rose", times=2), happened("end")),
        done="Both wares reached 30, and now the game is over.",
    ),
    Step(
        id="the-end",
        rules="M11.4 M11.5",
        title="The last voyage",
        text="""If any ware stands on 30 after a voyage, the game is over. Otherwise the next voyage begins.

A ware needs four arrivals to climb to 30. So a game takes at least four voyages. There is no upper limit, as
in some voyages nothing arrives.

Bring nutmeg to 30.""",
        position=at(
            "roll 3",
            voyage=5,
            punts={"nutmeg": 9, "silk": 4, "jade": 4},
            market={"nutmeg": 3, "jade": 2},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 6 2 3",
        aim=happened("end"),
        done="Nutmeg reached 30. That was the last voyage.",
    ),
    Step(
        id="fortune",
        rules="M11.6 M11.7",
        title="Who is richest?",
        text="""Your *fortune* is your cash plus the value of all your shares, minus 15 for each loan that
you still owe. The largest fortune wins.

You have 23 pesos, two silk shares, and a jade share with a loan. Silk is about to reach 30; jade stands on
10. Work it out before you roll.""",
        position=at(
            "roll 3",
            voyage=6,
            cash={0: 23},
            hands=LAST,
            loans={0: "jade"},
            bought={0: "silk"},
            punts={"nutmeg": 4, "silk": 10, "jade": 4},
            market={"silk": 3, "jade": 2},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 1 5 1",
        aim=happened("fortune", seat=0, total=78),
        done="23 + 30 + 30 + 10 − 15 = 78. The share with a loan still counts its value.",
    ),
    Step(
        id="tie",
        rules="M11.8",
        title="A tie",
        text="""Sometimes two players have the same largest fortune. Then they win together.

You and Ben are equally rich here. Finish the game.""",
        position=at(
            "roll 3",
            voyage=6,
            cash={0: 40, 1: 40, 2: 10, 3: 10},
            hands={0: "silk jade", 1: "silk jade", 2: "nutmeg ginseng", 3: "nutmeg ginseng"},
            punts={"nutmeg": 4, "silk": 10, "jade": 4},
            market={"silk": 3},
            passed=(0, 1, 2, 3),
        ),
        press="Roll for the last time",
        then="roll 1 5 1",
        aim=happened("shared", seat=0),
        done="You and Ben share the victory.",
    ),
)

QUIZ = (
    Question(
        id="shares-step",
        kind="number",
        rules="M0.4 M11.1",
        text="Ginseng is worth 10 and arrives. What is it worth afterwards?",
        position=at(
            "roll 3", punts={"nutmeg": 4, "ginseng": 10, "jade": 4}, market={"ginseng": 2}, passed=(0, 1, 2, 3)
        ),
        ask=Told("roll 1 5 1", "rose", "value"),
        why="The values are 0, 5, 10, 20 and 30. After 10 comes 20.",
    ),
    Question(
        id="shares-rise",
        kind="many",
        rules="M11.1",
        text="Nutmeg lies in port already. Silk stops on 13 after the last roll. Without pirates that is good enough: "
        "it goes into port. Jade fails. Which wares rise?",
        position=at("roll 3", punts={"nutmeg": "port A", "silk": 12, "jade": 4}, passed=(0, 1, 2, 3)),
        ask=Told("roll 1 3", "rose", "ware"),
        options=(
            Option("Nutmeg", "nutmeg"),
            Option("Silk", "silk"),
            Option("Jade", "jade", "Jade failed, and a failed ware stays where it is.", "M11.1"),
            Option("Ginseng", "ginseng", "Ginseng stayed ashore, so it cannot rise.", "M11.1"),
        ),
        why="On 13 after the last roll without pirates, silk goes into port. Every ware in port rises one step.",
    ),
    Question(
        id="shares-fortune",
        kind="number",
        rules="M11.6 M10.7",
        text="The game ends now with silk at 30 and jade at 20. Ana has 10 pesos, a free silk share and a jade share "
        "with a loan. What is her fortune?",
        position=at(
            "roll 3",
            voyage=6,
            cash={0: 10},
            hands={0: "silk"},
            loans={0: "jade"},
            punts={"nutmeg": 4, "silk": 10, "jade": 4},
            market={"silk": 3, "jade": 3},
            passed=(0, 1, 2, 3),
        ),
        ask=Fortune(0, "roll 1 5 1"),
        why="10 + 30 + 20 − 15 = 45. A share with a loan still counts its value.",
    ),
    Question(
        id="shares-end",
        kind="one",
        rules="M11.4",
        text="Jade rises from 10 to 20. Is the game over?",
        position=at("roll 3", punts={"nutmeg": 4, "silk": 4, "jade": 10}, market={"jade": 2}, passed=(0, 1, 2, 3)),
        ask=Happens("roll 1 1 5", "end"),
        options=(
            Option("Yes", "yes", "The game ends only when a ware reaches 30.", "M11.4"),
            Option("No", "no"),
        ),
        why="The game goes on until a ware stands on 30 after a voyage.",
    ),
    Question(
        id="shares-pairs",
        kind="number",
        rules="M1.4",
        text="Ana is dealt the first two cards. How many different pairs of wares are possible? Nutmeg and silk is one "
        "pair, two nutmeg another.",
        position=before_the_deal,
        ask=Outcomes(),
        why="There are 6 pairs of different wares and 4 of equal ones.",
    ),
    Question(
        id="shares-winner",
        kind="one",
        rules="M11.6 M11.7",
        text="The last voyage ends with silk at 30. Ana has 20 pesos and two silk shares. Ben has 60 pesos and two "
        "ginseng shares, worth 0. The others have less. Who wins?",
        position=at(
            "roll 3",
            voyage=6,
            cash={0: 20, 1: 60, 2: 5, 3: 5},
            hands={0: "silk silk", 1: "ginseng ginseng", 2: "nutmeg jade", 3: "nutmeg jade"},
            punts={"nutmeg": 4, "silk": 10, "jade": 4},
            market={"silk": 3},
            passed=(0, 1, 2, 3),
        ),
        ask=Winners("roll 1 5 1"),
        options=(
            Option("Ana", "0"),
            Option("Ben", "1", "Ben has 60. Ana has 20 + 30 + 30 = 80.", "M11.6"),
            Option("Both", "0 1", "Only equal fortunes share the victory.", "M11.8"),
        ),
        why="Ana has 20 + 30 + 30 = 80, and Ben has 60.",
    ),
)

SHARES = Chapter(
    title="Shares and the end",
    promise="See how wares become valuable, when the game ends, and who has won it.",
    steps=STEPS,
    quiz=QUIZ,
)
