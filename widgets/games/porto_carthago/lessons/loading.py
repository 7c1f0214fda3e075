"""Chapter 3: earning money by loading foreign ships."""

from __future__ import annotations

from typing import Any

from widgets.games.porto_carthago.lessons.positions import NEW_ROW, NEW_SHIPS, at
from widgets.shared.lesson.aim import happened, played, tried
from widgets.shared.lesson.ask import After, Forbidden, Happens, Legal, Pays, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

ROMAN: dict[str, Any] = {"docks": {0: "Rome-II Egypt-II"}, "cash": {0: 3}}
PURPLE_WAITS: dict[str, Any] = {
    "row_1": "S19 S11 S02 S21 S25",
    "deck": NEW_SHIPS,
    "docks": {0: "Iberia-II", 2: "Rome-I"},
    "goods": {"Iberia-II": "purple"},
}
"""The Iberian purple ship is the first of row 1, and purple waits for it at Ana's dock Iberia II."""

BEN_LEADS = at("lighthouse 2 leader", seat=1, light={1: 1}, **PURPLE_WAITS)
BEN_GUIDES = f"enter S19 II; enter S11 II; {NEW_ROW}"

THIRD_GOOD = at("merchant A2", lap=3, sales=2, docks={0: "Rome-II Egypt-II"}, cash={0: 7})
FULL_WAREHOUSE = at("turn", hands={0: "wine oil"}, docks={0: "Rome-II Egypt-II"}, cash={0: 5})
ELSEWHERE = "Take it back and use the porter as the text says."

STEPS = (
    Step(
        id="wait-at-dock",
        rules="C7.4 C1.15",
        title="The porter carries one good",
        text="""There are two ways to earn with goods. *Loading* puts a good on a foreign ship at a dock.
*Shipping* sends it away on a ship that you charter, and that is for chapter 7.

For both you mostly need the porter. He takes one of your goods from one place to another. You have paid for his
action card; carry your oil to your dock Egypt II, where no ship lies yet.""",
        position=at("porter A1", hands={0: "oil"}, **ROMAN),
        aim=played("carry oil Egypt-II"),
        show="carry oil Egypt-II",
        hint="Click the dock Egypt II, or choose “Oil from the warehouse to Egypt II” below the board.",
        missed={"carry": "Take it back and carry the oil to Egypt II."},
        done="The oil waits there for an Egyptian ship that wants oil. In trade, patience is a virtue too.",
    ),
    Step(
        id="load-a-ship",
        rules="C7.8 C10.1 C10.4 C10.7 C10.8 C10.9",
        title="Load a ship!",
        text="""Now for the money. At Rome II, your dock, lies the Roman wine ship. It wants wine, and you have
wine.

As soon as a good and a ship that wants it are at the same dock, the ship is loaded. Nobody can say no. Four
things follow: you get the income of 12, you get a trade point, the dock is cleared, and the privilege takes
effect. That last thing comes only with an *immediate* privilege, which this ship does not have. Carry the wine, and
score the point when you are asked. The other answer, intrigue, is for chapter 8.""",
        position=at("porter A1", hands={0: "wine"}, **ROMAN),
        aim=happened("cleared", seat=0),
        show="carry wine Rome-II; score",
        hint="Click the dock Rome II, which glows. Then answer “Score the trade point”.",
        missed={"carry": "No ship there wants it. Take it back and carry the wine to Rome II."},
        done=(
            "12 talents and a trade point. The wine is in the bag, the ship card lies before you, and your two "
            "servants came home."
        ),
    ),
    Step(
        id="dock-is-gone",
        rules="C10.11",
        title="And the dock is gone",
        text="""After a load the dock is empty and belongs to nobody. You were its owner a moment ago, but that
gives you no right to it.

Ben has wanted Rome II for a while, and he has paid for the load master, who claims docks.""",
        position=at(
            "loadmaster A4",
            seat=1,
            docks={0: "Egypt-II"},
            ships={"Rome-II": ""},
            hands={0: "oil"},
            keeps={0: "S30"},
            cash={0: 12},
        ),
        press="Let Ben act",
        then="claim Rome-II",
        aim=happened("claimed", seat=1, dock="Rome-II"),
        done="Now it is his. You need the load master too if you want another dock.",
    ),
    Step(
        id="wrong-good",
        rules="C7.7",
        title="The wrong good just lies there",
        text="""You may carry a good to a ship that wants something else. Nothing happens. It lies there until a
ship comes that wants it, or until you carry it away.

The Roman wine ship wants wine. Carry your grain to Rome II.""",
        position=at("porter A1", hands={0: "grain"}, **ROMAN),
        aim=played("carry grain Rome-II"),
        show="carry grain Rome-II",
        hint="Click the dock Rome II, or choose “Grain from the warehouse to Rome II” below the board.",
        missed={"carry": ELSEWHERE},
        done="The Roman sailors look at the grain, shrug, and go on waiting for wine.",
    ),
    Step(
        id="all-directions",
        rules="C7.6",
        title="From dock to dock",
        text="""A porter may go from the warehouse to a dock, back to the warehouse, from dock to dock, and to a
charter ship. From a charter ship nothing comes back.

Your wine waits at Egypt II. Carry it from there to Rome II, straight to the ship that wants it.""",
        position=at("porter A1", goods={"Egypt-II": "wine"}, **ROMAN),
        aim=played("carry Egypt-II Rome-II"),
        show="carry Egypt-II Rome-II",
        hint="Click the dock Rome II, or choose “Wine from Egypt II to Rome II” below the board.",
        missed={"carry": ELSEWHERE},
        done="One porter, one trip, and the ship is loaded.",
    ),
    Step(
        id="no-room",
        rules="C7.5",
        title="There must be room",
        text="""A storage holds one good, and so does a slot. The porter cannot put two goods in one place. Nor
may he just move a good from slot to slot in your warehouse.

Grain lies at Rome II already. Try to carry the wine there. No button offers that, so type “carry wine Rome-II”.""",
        position=at("porter A1", hands={0: "wine"}, goods={"Rome-II": "grain"}, **ROMAN),
        aim=tried("C7.5"),
        show="carry wine Rome-II",
        hint="Type “carry wine Rome-II” into the box below the board.",
        missed={"carry": "That is possible. Take it back and try the wine at Rome II."},
        done="First the grain has to go. That takes another porter, and another turn.",
    ),
    Step(
        id="unowned-waits",
        rules="C10.6",
        title="A ship without a host",
        text="""A ship at an unclaimed dock cannot be loaded. It waits, perhaps for many years, until somebody
claims the dock.

The Roman grain ship at Rome I wants grain, but nobody owns Rome I. Try to carry your grain there. No
button offers that, so type “carry grain Rome-I”.""",
        position=at("porter A1", hands={0: "grain"}, **ROMAN),
        aim=tried("C7.4", "carry grain Rome-I"),
        show="carry grain Rome-I",
        hint="Type “carry grain Rome-I” into the box below the board.",
        missed={"carry": "That is possible. Take it back and try Rome I."},
        done="Claim first, carry then.",
    ),
    Step(
        id="danger-ignored",
        rules="C10.10 C10.12 C13.8",
        title="A dangerous ship, safely loaded",
        text="""The Roman oil ship has danger 6, the worst of all. That is for voyages. In loading it does not
matter: the sailors take the risk, and you only bring the oil.

Its privilege is *bonus*, 3 talents more. That is an immediate one: the last thing that happens in the load.
Load the ship, score the trade point, and accept the bonus.""",
        position=at("porter A1", hands={0: "oil"}, ships={"Rome-II": "S28"}, **ROMAN),
        aim=happened("bonus talents", seat=0),
        show="carry oil Rome-II; score; accept",
        hint="Click the dock Rome II, which glows. Then answer “Score the trade point” and “Yes: take 3 talents”.",
        missed={"carry": "Take it back and carry the oil to Rome II.", "skip": "Take it back and accept the bonus."},
        done="13 for the load and 3 for the bonus: 16 talents in one turn.",
    ),
    Step(
        id="ship-arrives",
        rules="C10.2 C4.14",
        title="When your ship comes in",
        text="""You can also bring the good first and let the ship come to it. At the beginning of a decade
ships enter; when all of them are in, every dock is checked. A ship that a *pilot* brings (chapter 8) is loaded
as soon as it arrives.

Your purple waits at Iberia II. From the lighthouse you guide two ships to docks today. Let one of them be the
Iberian purple ship, which wants your purple.""",
        position=at("lighthouse 2 leader", light={0: 1}, **PURPLE_WAITS),
        aim=happened("loaded", seat=0, card="S19"),
        then=NEW_ROW,
        show="enter S19 II; enter S11 II",
        hint="Below the board, choose the Iberian purple ship for Iberia II, then any other ship.",
        missed={"expel": "Take it back and guide ships to docks.", "enter": "And one more ship."},
        done="It was loaded as soon as all ships had entered, without a porter and without a turn.",
    ),
    Step(
        id="owner-earns",
        rules="C10.5",
        title="Thank you, Ben",
        text="""Everything that a load brings goes to the owner of the dock. It does not matter who brought the
ship, or whose turn it is.

Ben has a servant in the lighthouse and guides two ships. One of them he needs himself. The other he sends to Iberia II,
and there lies your purple.""",
        position=BEN_LEADS,
        press="Let Ben choose",
        then=BEN_GUIDES,
        aim=happened("loaded", seat=0, card="S19"),
        done="12 talents for you. Look twice before you guide a ship to somebody else’s dock.",
    ),
    Step(
        id="any-good-road",
        rules="C10.3",
        title="A third way",
        text="""Besides the porter and an arriving ship there is a third way to load: the privilege *any good*.
With it a ship takes something that it never asked for.

You keep the card of the Etruscan oil ship, which has it. Use it, and load your oil onto the Roman wine ship.""",
        position=at("turn", hands={0: "oil"}, keeps={0: "S08"}, **ROMAN),
        aim=happened("loaded", seat=0, rule="C13.12"),
        show="use S08; deliver oil Rome-II",
        hint="Below the board, choose “Use the Etruscan oil ship”. Then choose the oil for the ship in Rome II.",
        missed={
            "use": "Good. Now choose the oil for the ship at Rome II.",
            **dict.fromkeys(("play", "collect", "renew"), "Take it back and use the Etruscan oil ship."),
        },
        done="Full pay for the wrong good. Chapter 8 has more of these tricks.",
    ),
    Step(
        id="merchant",
        rules="C7.20 C7.23",
        title="Shopping",
        text="""Where do goods come from? From the merchant. With his card you buy *one* good of your choice
from the market and put it into an open, empty slot.

Its place in the market stays empty until the next decade, or until somebody renews the market (chapter 4). Buy
something.""",
        position=at("merchant A2", docks={0: "Rome-II Egypt-II"}, cash={0: 7}),
        aim=happened("bought", seat=0),
        show="buy wine",
        hint="Click the wine in the market, for example. The ship at Rome II wants it.",
        missed={"skip": "Take it back and buy a good."},
        done="4 talents paid, and a gap in the market.",
    ),
    Step(
        id="falling-price",
        rules="C7.22",
        title="The price falls",
        text="""The first good that *anybody* buys with the merchant in a decade costs 4, the second 3, and
every further one 2. So buying late is cheap, but then others have chosen before you.

Two goods have been bought already. Buy one for 2.""",
        position=THIRD_GOOD,
        aim=happened("bought", seat=0, price=2),
        show="buy purple",
        hint="Click any good in the market.",
        missed={"skip": "Take it back and buy a good."},
        done="Half of the first price, but a smaller choice.",
    ),
    Step(
        id="full-warehouse",
        rules="C7.21",
        title="No slot, no purchase",
        text="""The merchant delivers to your warehouse and nowhere else. Both your slots are full, so he can do
nothing for you.

Try his card on A2.""",
        position=FULL_WAREHOUSE,
        aim=tried("C7.21"),
        show="play A2",
        hint="Click the action space A2, where the merchant is.",
        missed={
            "play": "That card works. Take it back and try A2.",
            "collect": "Take it back and try the merchant on A2.",
            "renew": "Take it back and try the merchant on A2.",
        },
        done="Beginners often forget this. First make room, then go shopping.",
    ),
)

QUIZ = (
    Question(
        id="loading-pay",
        kind="number",
        rules="C10.7 C10.10",
        text="Ana loads the Roman oil ship with oil and accepts the bonus. How many talents does she get in all?",
        position=at("porter A1", hands={0: "oil"}, ships={"Rome-II": "S28"}, **ROMAN),
        ask=Pays("carry oil Rome-II; score; accept", 0, ("loaded", "bonus talents")),
        why="The income is 13, and the privilege brings 3. The danger of 6 plays no part.",
    ),
    Question(
        id="loading-wrong",
        kind="one",
        rules="C7.7",
        text="The Roman wine ship lies at Ana’s dock. She carries grain to it. Is the ship loaded?",
        position=at("porter A1", hands={0: "grain"}, **ROMAN),
        ask=Happens("carry grain Rome-II", "loaded"),
        options=(
            Option("No, the grain just lies there", "no"),
            Option("Yes", "yes", "A ship takes only the good it wants, unless a privilege helps.", "C7.7"),
        ),
        why="It waits in the storage until a ship comes that wants grain, or until she carries it away.",
    ),
    Question(
        id="loading-owner",
        kind="one",
        rules="C10.5",
        text=(
            "Ben guides the Iberian purple ship to Ana’s dock Iberia II, where her purple lies. Who gets the 12 "
            "talents?"
        ),
        position=BEN_LEADS,
        ask=Told(BEN_GUIDES, "loaded", "seat"),
        options=(
            Option("Ana", "0"),
            Option("Ben", "1", "He only brought the ship. The owner of the dock earns.", "C10.5"),
            Option("Nobody", "-1", "The dock has an owner and a good that fits.", "C10.5"),
        ),
        why="All proceeds go to the owner of the dock.",
    ),
    Question(
        id="loading-home",
        kind="one",
        rules="C10.9 C10.11",
        text="Ana loads the Roman wine ship at Rome II. By how many servants does her supply grow?",
        position=at("porter A1", hands={0: "wine"}, **ROMAN),
        ask=After("carry wine Rome-II; score", "supply.0", change=True),
        options=(
            Option("2", "2"),
            Option("0", "0", "The dock is cleared, and its servants go home.", "C10.9"),
            Option("1", "1", "Both servants of the dock come home.", "C10.9"),
        ),
        why="The two servants of the dock come home. The dock no longer belongs to her.",
    ),
    Question(
        id="loading-places",
        kind="many",
        rules="C7.5 C7.6",
        text="Ana has wine in her warehouse and grain at Rome II. Egypt II is hers too. What can her porter do?",
        position=at("porter A1", hands={0: "wine"}, goods={"Rome-II": "grain"}, **ROMAN),
        ask=Legal("carry"),
        options=(
            Option("Wine to Egypt II", "carry wine Egypt-II"),
            Option("Wine to Rome II", "carry wine Rome-II"),
            Option("The grain from Rome II to the warehouse", "carry Rome-II warehouse"),
            Option("The grain from Rome II to Egypt II", "carry Rome-II Egypt-II"),
            Option("Wine to the warehouse", "carry wine warehouse"),
        ),
        why="Every direction is allowed, if there is room and the good really changes its place.",
    ),
    Question(
        id="loading-third",
        kind="number",
        rules="C7.22",
        text="Ben and Cleo have bought a good each from the merchant in this decade. What does Ana pay?",
        position=THIRD_GOOD,
        ask=Told("buy oil", "bought", "price"),
        why="The purchases of all players count: 4, then 3, and 2 from the third good on.",
    ),
    Question(
        id="loading-cheap",
        kind="board",
        rules="C7.22 C7.23",
        text="Ana has 2 talents, and three goods were bought in this decade. Click every good that she can buy.",
        position=at("merchant A2", lap=3, sales=3, market="grain oil wine", docks={0: "Rome-II"}, cash={0: 2}),
        ask=Legal("buy"),
        why="From the third good on each costs 2, and she may buy any that is left in the market.",
    ),
    Question(
        id="loading-full",
        kind="one",
        rules="C7.21",
        text="Ana’s two open slots are full, and she has 5 talents. Why can she not use the merchant on A2?",
        position=FULL_WAREHOUSE,
        ask=Forbidden("play A2"),
        options=(
            Option("She has no empty slot", "C7.21"),
            Option("She cannot pay for a good", "C16.9", "5 talents are enough for the first good.", "C7.22"),
            Option("She cannot pay the servants", "C6.4", "A2 costs no servants at all.", "C0.4"),
        ),
        why="A good from the merchant needs an open and empty slot. With 6 talents the bonus of A2 could open one.",
    ),
)

LOADING = Chapter(
    title="Loading ships",
    promise="Bring a good and a ship together, and the harbour pays.",
    steps=STEPS,
    quiz=QUIZ,
)
