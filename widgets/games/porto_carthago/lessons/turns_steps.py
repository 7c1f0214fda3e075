"""The steps of a chapter: what you can do in a turn."""

from __future__ import annotations

from typing import Any

from widgets.games.porto_carthago.lessons.positions import LAY, NEW_ROW, NEW_SHIPS, at
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.plan import Step

HOME: dict[str, Any] = {"docks": {0: "Rome-II Egypt-II"}, "cash": {0: 7}}
DUE: dict[str, Any] = {"docks": {0: "Egypt-II"}, "points": {0: 2}, "cash": {0: 9}, "hands": {0: "oil"}}
DEAR = "merchant captain loadmaster aristocrat porter porter"
LOADED: dict[str, Any] = {
    "docks": {0: "Rome-II Egypt-II"},
    "points": {0: 1},
    "cash": {0: 0},
    "hands": {0: "wine"},
    "layout": DEAR,
}
ON_A1 = "Take it back and try the porter on A1."
ON_A4 = "Take it back and use A4."

STEPS = (
    Step(
        id="six-spaces",
        rules="C0.4 C0.5",
        title="Six cards on six spaces",
        text="""Six action cards lie on the spaces A1 to A6: the captain, the aristocrat, the load master, the
merchant and *two* porters. They are shuffled each decade, so a card may lie on another space each time.

The porter carries a good, and the merchant sells one. The captain charters a ship, the load master deals with
docks, and the aristocrat moves servants.

The spaces stay the same:

| space | servants to pay | bonus |
|---|---|---|
| A1 | 0 | none |
| A2 | 0 | warehouse extension |
| A3 | 1 | warehouse extension |
| A4 | 1 | palace purchase |
| A5 | 2 | palace purchase |
| A6 | 3 | palace purchase |

So the same porter may be free in one decade and cost 3 servants in the next. This table, and the second porter,
are reconstructed.""",
        position=at("turn", **HOME),
        done="The dear spaces have the better bonus: they open the palace.",
    ),
    Step(
        id="use-a-card",
        rules="C6.2 C6.4",
        title="Use a card",
        text="""In your turn you do exactly one of three things: use a card, take 3 talents, or renew the
market. You cannot pass.

To use a card you first put the servants on it that its space demands. Use any card that costs at least one
servant.""",
        position=at("turn", hands={0: "oil"}, **HOME),
        aim=played("play A3", "play A4", "play A5", "play A6"),
        show="play A3",
        hint="Click one of the spaces A3 to A6, at the upper right of the board.",
        missed={
            "play": "That card is free of charge. Take it back and use one from A3 on.",
            "collect": "Take it back and use a card.",
            "renew": "Take it back and use a card.",
        },
        done="Your servants lie on the card, and now its action waits for you.",
    ),
    Step(
        id="action-then-bonus",
        rules="C6.6",
        title="First the action, then the bonus",
        text="""A card gives you two things in this order: its action, then the bonus of its space. The board
calls the action the *base action*.

The load master lies on A4, and A4 sells palace seats. Use him to claim a dock, then buy a seat for 6 talents.""",
        position=at("turn", **DUE),
        aim=both(happened("claimed", seat=0), happened("palace", seat=0)),
        show="play A4; claim Rome-I; purchase",
        hint="Click A4, then a dock without servants, for example Rome I, then palace space P1.",
        missed={
            "play": "Now carry on.",
            "claim": "And now the bonus.",
            "skip": "Take it back and do both, the dock and the seat.",
            **dict.fromkeys(("collect", "renew"), ON_A4),
        },
        done="A dock and a seat in one turn. This is what a good turn looks like.",
    ),
    Step(
        id="bonus-too-early",
        rules="C6.6",
        title="Not the other way round",
        text="""The bonus never comes before the action. You have just paid for the load master on A4 and want
the palace first.

Try to buy.""",
        position=at("loadmaster A4", **DUE),
        aim=tried("C6.6", "purchase"),
        show="purchase",
        hint="Click the palace space P1, or type “purchase”.",
        missed={
            "claim": "That is the right order, in fact. Take it back and try the purchase first.",
            "switch": "Take it back and try the purchase first.",
            "release": "Take it back and try the purchase first.",
            "skip": "That leaves out the action. Take it back and try the purchase first.",
        },
        done="Work first, then pleasure.",
    ),
    Step(
        id="leave-out-action",
        rules="C6.7",
        title="Only the bonus",
        text="""You may leave out the action and take the bonus alone. It costs the same number of servants. The
bonus then comes at once, with nothing in between.

You like your dock and want no other. Skip the load master’s action and buy a seat.""",
        position=at("loadmaster A4", **DUE),
        aim=both(happened("base skipped", seat=0), happened("palace", seat=0)),
        show="skip; purchase",
        hint="Choose “Leave out the base action, go on to the bonus”, then buy P1.",
        missed={
            "skip": "Now the bonus.",
            **dict.fromkeys(("claim", "switch", "release"), "Take it back and leave out the action."),
        },
        done="You can also do the action and leave out the bonus. But one of the two must be done.",
    ),
    Step(
        id="nothing-at-all",
        rules="C6.7",
        title="A card for nothing?",
        text="""You can choose a card only if its action or its bonus can be carried out. Your warehouse and
docks are empty, so the porter has nothing to carry, and A1 has no bonus.

Try the porter on A1.""",
        position=at("turn", docks={0: "Rome-II"}, cash={0: 5}),
        aim=tried("C6.7"),
        show="play A1",
        hint="Click A1.",
        missed=dict.fromkeys(("play", "collect"), ON_A1),
        done="A turn without any effect is not offered. There are always 3 talents to take.",
    ),
    Step(
        id="fresh-money",
        rules="C6.8",
        title="Fresh money spends well",
        text="""What the action brings can be spent on the bonus of the same turn: talents, trade points and
servants.

You have no money and 1 trade point. The porter lies on A5 and can load the Roman wine ship with your wine. P1
costs 6 and needs 2 trade points. Use A5, load the ship, and buy P1.""",
        position=at("turn", lap=3, **LOADED),
        aim=happened("palace", seat=0),
        show="play A5; carry wine Rome-II; score; purchase",
        hint="Use A5, carry the wine to Rome II, take the trade point, then buy.",
        missed={
            "play": "Good, now carry the wine to Rome II.",
            "carry": "Carry on.",
            "score": "And now the seat.",
            "skip": "Take it back and buy the seat.",
            "intrigue": "Then you lack a trade point for P1. Take it back and take the point.",
            "collect": "Take it back and use A5.",
            "renew": "Take it back and use A5.",
        },
        done="From nothing to a palace seat in a single turn.",
    ),
    Step(
        id="cards-are-shared",
        rules="C6.5 C6.9",
        title="Nobody owns a card",
        text="""Any number of senators may use the same card, and you may use it again in a later round. Each
time it costs the full price. The servants who lie there already change nothing.

The bonus of the space belongs to whoever has used the card in this turn, once. You and Ben have used A4 once
in this decade, and Cleo twice. Use it again.""",
        position=at("turn", lap=3, used={0: "A4", 1: "A4", 2: "A4 A4"}, **DUE),
        aim=played("play A4"),
        show="play A4",
        hint="Click action space A4.",
        missed=dict.fromkeys(("play", "collect", "renew"), ON_A4),
        done="Five servants of three colours lie there now. It is getting crowded.",
    ),
    Step(
        id="servants-come-home",
        rules="C6.10 C5.1 C3.3",
        title="Until the decade ends",
        text="""Servants on cards stay there for the rest of the decade. When everybody has had five turns and
the game does not end, the next decade begins, and in its phase 2 they all come home.

Dirk has the last turn of decade 2. Let him finish it.""",
        position=at("turn", seat=3, lap=5, used={0: "A4 A5 A6", 1: "A4 A3", 2: "A5", 3: "A6"}, deck=NEW_SHIPS, **HOME),
        press="End the decade",
        then=f"collect; {NEW_ROW}; {LAY}",
        aim=happened("servants home", seat=0, count=6),
        done="Six servants are back in your supply, just before the income. Each of them earns again.",
    ),
    Step(
        id="five-rounds",
        rules="C6.1",
        title="Five rounds of turns",
        text="""A decade has five action rounds. In each of them everybody has one turn, clockwise from the
start player.

You have taken your turn in round 2. Watch Ben, Cleo and Dirk take theirs.""",
        position=at("turn", seat=1, lap=2, **HOME),
        press="Watch the others",
        then="play A2; buy wine; skip; collect; play A4; claim Rome-I",
        aim=happened("lap", lap=3),
        done="Ben bought wine, Cleo took money, Dirk claimed a dock. Round 3 begins, with you.",
    ),
    Step(
        id="renew-market",
        rules="C8.2 C8.4 C8.5 C8.6",
        title="Away with the old market",
        text="""Nothing you like in the market? Instead of using a card you may *renew* it. All goods left in it
go into the bag, and new ones are drawn. The merchant’s price goes back to 4.

You may do this with a full market and with an empty one. Neither this nor taking 3 talents brings a bonus.
Renew it now.""",
        position=at("turn", lap=3, sales=3, hands={0: "oil wine"}, **HOME),
        aim=happened("renewed", seat=0),
        show="renew",
        then="fill ivory ivory oil purple purple wine",
        hint="Choose “Renew the market”, on the board or below it.",
        missed={"play": "Take it back and renew the market.", "collect": "Take it back and renew the market."},
        done="Six new goods, and the next buyer pays 4 again.",
    ),
    Step(
        id="six-talent-good",
        rules="C8.3",
        title="First pick for 6",
        text="""Whoever renews the market may buy one of the new goods at once, for 6 talents. You need an empty
slot for it, and nothing else comes in between.

Its price is its own: the merchant’s next price stays at 4. The Etruscan oil ship at your dock wants oil. Renew
and buy some.""",
        position=at("turn", lap=3, market="grain grain", sales=4, docks={0: "Etruria-I"}, cash={0: 8}),
        aim=happened("bought", seat=0, price=6),
        show="renew; buy oil",
        then="fill ivory oil oil purple wine wine",
        hint="Choose “Renew the market”, then click the oil in the market.",
        missed={
            "renew": "Here they are. Buy the oil.",
            "skip": "Take it back and buy the oil.",
            "play": "Take it back and renew the market.",
            "collect": "Take it back and renew the market.",
        },
        done="Dear, but you had the first choice.",
    ),
    Step(
        id="extension",
        rules="C9.1",
        title="A bigger warehouse",
        text="""The bonus of A2 and A3 opens blocked slots. Each costs 6 talents, and its servant comes home.
You may open one or both at once.

You have 13 talents. Open one slot or two.""",
        position=at("bonus A3", docks={0: "Rome-II"}, cash={0: 13}, hands={0: "oil wine"}),
        aim=played("extend"),
        show="extend 1",
        hint="Choose below the board how many slots to open: “Open 1 slot for 6 talents” or two for 12.",
        missed={"skip": "Take it back and open a slot."},
        done="The servant who came home pays back part of it: 1 talent in each income that finds it in your supply.",
    ),
    Step(
        id="four-slots",
        rules="C9.2",
        title="Four and no more",
        text="""Four open slots are the maximum, and a slot never closes again. You have opened one slot before,
so only one is still blocked.

Ask for two all the same. No button offers that, so type “extend 2” into the box
below the board.""",
        position=at("bonus A3", docks={0: "Rome-II"}, cash={0: 13}, hands={0: "oil wine"}, slots={0: 3}),
        aim=tried("C9.2"),
        show="extend 2",
        hint="Type “extend 2” into the box below the board.",
        missed={
            "extend": "One works. Take it back and ask for two.",
            "skip": "Take it back and ask for two.",
        },
        done="Only one of your four slots was still blocked.",
    ),
    Step(
        id="empty-market",
        rules="C16.8",
        title="Sold out",
        text="""With three players the market has only 4 spaces, and all four goods have been bought. The
merchant has nothing left.

Try his card on A2.""",
        position=at("turn", seats=3, lap=3, sales=4, docks={0: "Rome-II"}, cash={0: 5}, hands={0: "oil"}),
        aim=tried("C6.7"),
        show="play A2",
        hint="Click A2.",
        missed={
            "play": "Take it back and try A2.",
            "collect": "Take it back and try A2.",
            "renew": "That would help. Take it back and try A2 first.",
        },
        done="Renewing the market would fill all four spaces again.",
    ),
    Step(
        id="privilege-and-turn",
        rules="C6.3",
        title="Privileges on top",
        text="""Besides the one thing of your turn you may use privileges, as many as you hold. As long as you
have one that you could use, the app asks you whether your turn is over.

Privileges are on the cards of ships that you loaded and kept; chapter 8 is about them. You have just taken 3
talents, and you keep the Egyptian oil ship. End your turn without using it.""",
        position=at("after", keeps={0: "S03"}, hands={0: "oil"}, **HOME),
        aim=played("end"),
        show="end",
        hint="Choose “End the turn”.",
        missed={"use": "Take it back and save the privilege."},
        done="The privilege stays with you for another day.",
    ),
)
