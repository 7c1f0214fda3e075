"""The steps of a chapter: the path of intrigue and the eight privileges."""

from __future__ import annotations

from typing import Any

from widgets.games.porto_carthago.lessons.positions import FULL_HARBOUR, at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.plan import Step

LOADS: dict[str, Any] = {"docks": {0: "Rome-II Egypt-II"}, "hands": {0: "wine"}, "cash": {0: 3}}
SAILS: dict[str, Any] = {
    "lap": 4,
    "docks": {0: "Egypt-II"},
    "hands": {0: "grain"},
    "charter": "0",
    "pray": {0: 4},
    "cash": {0: 2},
    "deck": "S24",
}
TRADE: dict[str, Any] = {"docks": {0: "Iberia-I"}, "hands": {0: "oil"}, "cash": {0: 3}}
SCHEMER: dict[str, Any] = {"ships": {"Rome-I": "S29"}, "docks": {0: "Rome-I"}, "hands": {0: "purple"}, "cash": {0: 3}}
PILOT: dict[str, Any] = {
    "docks": {0: "Iberia-II", 2: "Egypt-II"},
    "goods": {"Iberia-II": "purple"},
    "row_1": "S11 S19 S02 S21 S09",
    "row_2": "S07 S20 S13 S16 S28",
    "keeps": {0: "S01"},
    "deck": "S15",
    "cash": {0: 4},
}
SPENT: dict[str, Any] = {
    "lap": 4,
    "docks": {0: "Rome-II Egypt-II"},
    "slots": {0: 2},
    "hands": {0: "wine"},
    "light": {0: 6},
    "pray": {0: 5},
    "charter": "0",
    "cash": {0: 3},
}
FULL_PATH = "0 1 0 2 1 3 0 1 2 3 1 2"
LAST_CARDS: dict[str, Any] = {
    **FULL_HARBOUR,
    "ships": {**FULL_HARBOUR["ships"], "Greece-I": "S14", "Greece-II": ""},
    "docks": {0: "Egypt-II"},
    "keeps": {0: "S22", 1: "S03 S08", 2: "S17", 3: "S26", 4: "S11 S12"},
    "hands": {0: "grain"},
}
NOT_NOW = dict.fromkeys(("play", "collect", "renew"), "Take it back and use the privilege.")
CARRY = {"carry": "Take it back and carry it to the ship that wants it."}

PORTER_WAITS = at("porter A1", keeps={0: "S03"}, **LOADS)
NO_POINTS = at("turn", keeps={0: "S27"}, docks={0: "Rome-II"}, hands={0: "oil"}, cash={0: 8}, points={0: 0})

STEPS = (
    Step(
        id="intrigue-instead",
        rules="C12.1 C12.3",
        title="A point, or a plot",
        text="""For each trade point your marker moves up one space. But whenever you gain one, you may put a
servant from your supply on the *path of intrigue* instead. Then your marker stays where it is.

At the end, those with most servants on that path get seats in the palace for nothing. Load the Roman wine ship
with your wine, and choose intrigue.""",
        position=at("porter A1", **LOADS),
        aim=happened("intrigue", seat=0),
        show="carry wine Rome-II; intrigue",
        hint="Carry the wine to Rome II, then choose intrigue.",
        missed={"score": "Take it back and choose intrigue.", **CARRY},
        done="No trade point, but a servant on the path.",
    ),
    Step(
        id="two-choices",
        rules="C12.3",
        title="One of each",
        text="""A successful voyage brings two trade points. You choose for each of them.

Sail with your grain. Score one point, and choose intrigue for the other.""",
        position=at("porter A1", **SAILS),
        aim=both(happened("point", seat=0), happened("intrigue", seat=0)),
        show="carry grain ship 1; score; intrigue",
        then="voyage S24",
        hint="Carry the grain to charter ship 1. Then score one trade point, and for the other choose intrigue.",
        missed={"carry": "Take it back and carry the grain to ship 1."},
        done="Respected by day, scheming by night: a politician.",
    ),
    Step(
        id="path",
        rules="C0.14 C12.5 C12.6",
        title="The path of intrigue",
        text="""The path has 12 spaces and begins at an arrow. A servant always goes to the first free space and
stays until the end. Three spaces score, and only the farthest one that is *reached* counts:

| space | most servants | second | third |
|---|---|---|---|
| I4 | 1 seat | | |
| I8 | 2 seats | 1 seat | |
| I12 | 3 seats | 2 seats | 1 seat |

This table is reconstructed. Three servants stand there already. Make it four.""",
        position=at("porter A1", decade=3, path="1 0 1", **LOADS),
        aim=happened("intrigue", seat=0, place=4),
        show="carry wine Rome-II; intrigue",
        hint="Carry the wine to Rome II, then choose intrigue.",
        missed={"score": "Take it back and choose intrigue.", **CARRY},
        done="I4 is reached. You have two each, but Ben’s first one stands nearer to the arrow, so he ranks first.",
    ),
    Step(
        id="no-servant-no-plot",
        rules="C12.4",
        title="Nobody left to plot",
        text="""Without a servant in supply, or without a free space on the path, there is no choice. Nobody
asks you, and your marker moves.

Your supply is empty. Load the ship.""",
        position=at("porter A1", **SPENT),
        aim=happened("point", seat=0),
        show="carry wine Rome-II",
        hint="Carry the wine to Rome II.",
        missed=CARRY,
        done="The two servants of the dock came home only *after* the trade point, too late for intrigue.",
    ),
    Step(
        id="path-full",
        rules="C16.7",
        title="The path is full",
        text="""All 12 spaces of the path are taken. Nobody can join any more, neither instead of a trade point
nor by a privilege.

Load the Roman purple ship. It shows the privilege intrigue.""",
        position=at("porter A1", decade=5, path=FULL_PATH, **SCHEMER),
        aim=both(happened("point", seat=0), happened("privilege void", seat=0)),
        show="carry purple Rome-I",
        hint="Carry the purple to Rome I.",
        missed=CARRY,
        done="The trade point came without a question, and the privilege came to nothing.",
    ),
    Step(
        id="no-declining",
        rules="C12.7",
        title="No point in refusing",
        text="""A trade point for loading or shipping cannot be turned down. You can only turn it into intrigue.

Load the Roman wine ship, then try to leave the point out. No button offers that, so type “skip”.""",
        position=at("porter A1", **LOADS),
        aim=tried("C12.7", "skip"),
        show="carry wine Rome-II; skip",
        hint="Carry the wine to Rome II. Then type “skip” into the box below the board.",
        missed={"score": "Take it back and try to skip.", "intrigue": "Take it back and try to skip.", **CARRY},
        done="A trade point or intrigue: one of the two it must be.",
    ),
    Step(
        id="points-are-for",
        rules="C12.2 C12.8",
        title="What trade points are for",
        text="""Trade points do three things: they open the palace, 8 of them can end the game after decade 4,
and they decide ties. They are never spent, and there is no upper limit.

With six of them every palace space is open to you. From then on intrigue is often worth more.""",
        position=at(
            "turn",
            decade=4,
            points={0: 6, 1: 4, 2: 3},
            palace="0 1 2 3 0 1",
            path="1 2 1",
            docks={0: "Rome-II"},
            hands={0: "oil"},
            cash={0: 9},
            voyages=6,
        ),
        done="Now to the privileges.",
    ),
    Step(
        id="eight-privileges",
        rules="C0.11 C13.1 C13.2",
        title="Eight privileges",
        text="""The only way to a privilege is loading: the card of the ship you loaded is yours.

| privilege | its sign | what it brings | cards |
|---|---|---|---|
| bonus | +3 | 3 talents, at once | 4 |
| trade | star | a trade point, at once | 4 |
| intrigue | mask | a servant on the path, at once | 3 |
| scout | eye | you see and order the next three cards of the deck | 4 |
| any good | question mark | a ship takes a good that it does not want | 4 |
| pilot | anchor | a ship of row 1 comes into the harbour | 4 |
| move | arrows | servants change between temple and lighthouse | 4 |
| palace | columns | a seat without trade points | 3 |

The first three are *immediate*; the others you may keep. Then their sign stands beside your warehouse on the
board. How many cards carry each is reconstructed.""",
        position=at("turn", keeps={0: "S27", 1: "S03"}, docks={0: "Rome-II"}, hands={0: "oil"}, cash={0: 4}),
        done="You have seen bonus and any good already. Now the rest.",
    ),
    Step(
        id="trade",
        rules="C13.9 C12.1",
        title="Trade",
        text="""The privilege *trade* brings another trade point, or intrigue instead. The Iberian oil ship at
Iberia I has it and wants oil.

Load it, accept the privilege, and take two points.""",
        position=at("porter A1", **TRADE),
        aim=happened("point", seat=0, times=2),
        show="carry oil Iberia-I; score; accept; score",
        hint="Carry the oil to Iberia I. Take the point, accept, and take the point again.",
        missed={
            "intrigue": "Take it back and take the point.",
            "skip": "Take it back and accept the privilege.",
            **CARRY,
        },
        done="Two trade points from one ship. That is why it pays only 8.",
    ),
    Step(
        id="decline",
        rules="C13.3",
        title="No, thank you",
        text="""An immediate privilege is used or declined at the end of its load, even if it is not your turn.
Then its card goes under the deck. If another privilege brought about the load, as *any good* can, the card of that
one follows.

Sometimes you do not want it: an eighth trade point might end the game too early. Load the Iberian oil ship and
decline.""",
        position=at("porter A1", **TRADE),
        aim=happened("privilege declined", seat=0),
        show="carry oil Iberia-I; score; skip",
        hint="Carry the oil to Iberia I, answer for the trade point, then decline the privilege.",
        missed={"accept": "Take it back and decline.", **CARRY},
        done="You may decline a privilege, and with it the trade point that it brings.",
    ),
    Step(
        id="intrigue-privilege",
        rules="C13.10",
        title="Intrigue",
        text="""The privilege *intrigue* puts a servant from your supply on the path. That is on top of the
trade point of the load.

Load the Roman purple ship and accept.""",
        position=at("porter A1", **SCHEMER),
        aim=happened("intrigue", seat=0, rule="C13.10"),
        show="carry purple Rome-I; score; accept",
        hint="Carry the purple to Rome I, answer for the trade point, then accept.",
        missed={"skip": "Take it back and accept the privilege.", **CARRY},
        done="One load, two gains: the trade point or what you chose instead, and a servant on the path.",
    ),
    Step(
        id="keep-it",
        rules="C13.4",
        title="Keep it for later",
        text="""The other five kinds of privilege you may keep, as many as you like and as long as you like.
They lie open before you, so everybody knows what you could do. You never have to use one.

Load the Roman wine ship. Its privilege is *move*.""",
        position=at("porter A1", light={1: 2}, **LOADS),
        aim=happened("cleared", seat=0, card="S30"),
        show="carry wine Rome-II; score",
        hint="Carry the wine to Rome II and answer for the trade point.",
        missed=CARRY,
        done="The card lies before you now. You could even use it in this very turn.",
    ),
    Step(
        id="not-in-between",
        rules="C13.5",
        title="Not in the middle of something",
        text="""You use kept privileges in your own turn: before you use a card, take talents or renew the
market, between a card’s action and its bonus, or after it all. Your final turn counts too. You cannot use them
in somebody else’s turn, nor in the middle of an action. And the privilege must have an effect.

You have paid for the porter, and he is waiting. You keep the Egyptian oil ship, whose privilege is scout. Try
to use it now: click its sign beside your warehouse, although it does not glow.""",
        position=PORTER_WAITS,
        aim=tried("C13.5"),
        show="use S03",
        hint="Click the eye beside your warehouse, or type “use S03”, with the number of the Egyptian oil ship.",
        missed={"carry": "Take it back and try the Egyptian oil ship first."},
        done="The porter taps his foot. First his trip, then your scout.",
    ),
    Step(
        id="scout",
        rules="C13.11 C13.7 C1.13",
        title="Scout",
        text="""With the *scout* you look at the top three cards of the deck, or at all if there are fewer. You
put them back on top in any order. Nobody else sees them. Otherwise the order of the deck is hidden from all,
and it is never shuffled again.

When a privilege has been used, its card goes to the very bottom of the deck. Use the scout of the Egyptian oil
ship.""",
        position=at("turn", keeps={0: "S03"}, deck="S04 S17 S16", **LOADS),
        aim=both(happened("stacked", seat=0), happened("card under", seat=0, card="S03")),
        show="use S03; stack S04 S17 S16",
        then="look S16; look S04; look S17",
        hint="Below the board, choose “Use the Egyptian oil ship”, then an order for the three cards.",
        missed={"use": "You see them now. Put them back in any order.", **NOT_NOW},
        done="If you make the next voyage, you know exactly how many servants you need in the temple.",
    ),
    Step(
        id="any-good",
        rules="C13.12",
        title="Any good",
        text="""With *any good* a ship at one of your docks takes one of your goods, whatever it wanted. You
need no porter. If a wrong good lies in the storage there, that is the one that goes. If the storage is empty,
you choose one from your warehouse or from another dock.

At Rome II grain lies beside the ship that wants wine. Use the privilege of the Etruscan oil ship.""",
        position=at("turn", keeps={0: "S08"}, goods={"Rome-II": "grain"}, **{**LOADS, "hands": {0: "oil"}}),
        aim=happened("loaded", seat=0, rule="C13.12", good="grain"),
        show="use S08; deliver Rome-II Rome-II",
        hint="Choose “Use the Etruscan oil ship”, then load what lies at Rome II.",
        missed={"use": "Now load the grain at Rome II.", **NOT_NOW},
        done="12 talents for grain that nobody asked for.",
    ),
    Step(
        id="pilot",
        rules="C13.13",
        title="Pilot",
        text="""The *pilot* brings any ship of row 1 into the harbour. It goes to dock I of its nation if both
are free, otherwise to the free one. If neither is free, its card goes under the deck. The ship beside it moves
up from row 2, and a new card fills the gap.

Then the ship is loaded if its good is waiting. The Egyptian grain ship, which you keep, is a pilot. Bring the
Iberian purple ship to your purple.""",
        position=at("turn", **PILOT),
        aim=happened("loaded", seat=0, card="S19"),
        show="use S01; bring S19",
        then="ship S15",
        hint="Choose “Use the Egyptian grain ship”, then the Iberian purple ship in row 1.",
        missed={
            "use": "Now choose the Iberian purple ship.",
            "bring": "Take it back and bring the one for your purple.",
            **NOT_NOW,
        },
        done="No waiting for the next decade. And the Iberian wine ship has moved up into row 1.",
    ),
    Step(
        id="gaps",
        rules="C16.3",
        title="When the deck runs out",
        text="""With five players the deck can run out. Then rows are filled as far as the cards go, and gaps
are left. A gap in row 2 moves up to row 1 with its row and is not filled there. A card that goes under an empty
deck becomes its top card.

The deck is empty here. The Phoenician ivory ship, which you keep, is a pilot. Use it and bring the Greek oil
ship.""",
        position=at("turn", seats=5, **LAST_CARDS),
        aim=happened("docked", seat=0, card="S13"),
        show="use S22; bring S13",
        hint="Choose “Use the Phoenician ivory ship”, then the Greek oil ship in row 1.",
        missed={"use": "Now choose the Greek oil ship.", "bring": "Take it back and bring that one.", **NOT_NOW},
        done="Row 2 has a gap now. The Phoenician ivory ship went under the deck only after that, and is its one card.",
    ),
    Step(
        id="move",
        rules="C13.14",
        title="Move",
        text="""The privilege *move* shifts one to three servants between temple and lighthouse, in any mix.
They may be anybody’s! They stay with their owners, and each moves only once; those of one player all go one way.

Ben has 3 servants in the lighthouse and would lead the next phase 1. You have 2. Send some of his to pray in
the temple.""",
        position=at("turn", keeps={0: "S30"}, light={0: 2, 1: 3}, docks={0: "Rome-I"}, hands={0: "oil"}, cash={0: 4}),
        aim=happened("shifted", seat=0, owner=1),
        show="use S30; shift 1 -2",
        hint="Choose “Use the Roman wine ship”. Then set Ben’s number to −2, and click the button below.",
        missed={"use": "Now move Ben’s servants.", "shift": "Take it back and move Ben’s servants.", **NOT_NOW},
        done="Ben’s men discover religion. Now you lead, even if you are tied: you are the start player.",
    ),
    Step(
        id="palace-privilege",
        rules="C13.15",
        title="Palace",
        text="""With the privilege *palace* you buy the cheapest space at its full price, but need no trade
points. It takes a servant from your supply as always. It does not use up the bonus of your card: you may do
both in one turn.

You have no trade points at all and 8 talents. You keep the Roman ivory ship, which has this privilege. Use it.""",
        position=NO_POINTS,
        aim=happened("palace", seat=0, rule="C13.15"),
        show="use S27",
        hint="Below the board, choose “Use the Roman ivory ship”.",
        missed=NOT_NOW,
        done="A seat through the back door. Late in the game this spares you up to six trade points.",
    ),
    Step(
        id="several-privileges",
        rules="C13.6",
        title="All at once",
        text="""You may use any number of privileges in a turn, even one that you got in this very turn.

You keep the Roman ivory ship (palace) and the Roman wine ship (move). Use both.""",
        position=at(
            "turn", keeps={0: "S27 S30"}, light={0: 2, 1: 3}, docks={0: "Rome-I"}, hands={0: "oil"}, cash={0: 8}
        ),
        aim=happened("privilege used", seat=0, times=2),
        show="use S27; use S30",
        hint="Below the board, under “Use a kept privilege, then go on”, choose one, then the other.",
        missed={"use": "And the other one.", "shift": "And the other one.", **NOT_NOW},
        done="And after all that you still have your ordinary turn.",
    ),
)
