"""The steps of a chapter: the path of intrigue and the eight privileges."""

from __future__ import annotations

from widgets.games.porto_carthago.lessons.positions import FULL_HARBOUR, at
from widgets.shared.lesson.aim import both, happened, tried
from widgets.shared.lesson.plan import Step

LOADS = {"docks": {0: "Rome-II Egypt-II"}, "hands": {0: "wine"}, "cash": {0: 3}}
SAILS = {
    "lap": 4,
    "docks": {0: "Egypt-II"},
    "hands": {0: "grain"},
    "charter": "0",
    "pray": {0: 4},
    "cash": {0: 2},
    "deck": "S24",
}
TRADE = {"docks": {0: "Iberia-I"}, "hands": {0: "oil"}, "cash": {0: 3}}
SCHEMER = {"ships": {"Rome-I": "S29"}, "docks": {0: "Rome-I"}, "hands": {0: "purple"}, "cash": {0: 3}}
PILOT = {
    "docks": {0: "Iberia-II", 2: "Egypt-II"},
    "goods": {"Iberia-II": "purple"},
    "row_1": "S11 S19 S02 S21 S09",
    "row_2": "S07 S20 S13 S16 S28",
    "keeps": {0: "S01"},
    "deck": "S15",
    "cash": {0: 4},
}
SPENT = {
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
LAST_CARDS = {
    **FULL_HARBOUR,
    "ships": {**FULL_HARBOUR["ships"], "Greece-I": "S14", "Greece-II": ""},
    "docks": {0: "Egypt-II", 1: "Greece-I", 2: "Iberia-II", 3: "Phoenicia-I", 4: "Etruria-II"},
    "keeps": {0: "S22", 1: "S03 S08", 2: "S17", 3: "S26", 4: "S11 S12"},
    "hands": {0: "grain"},
}
AT_ONCE = "Take it back and use the privilege."
NOT_NOW = {"play": AT_ONCE, "collect": AT_ONCE, "renew": AT_ONCE}
CARRY = {"carry": "Take it back and carry it to the ship that wants it."}

STEPS = (
    Step(
        id="intrigue-instead",
        rules="C12.1 C12.3",
        title="A point, or a plot",
        text="""For each trade point your marker moves up one space. But whenever you gain one, you may put a
servant from your supply on the *path of intrigue* instead. Then your marker stays where it is.

At the end the schemers on that path take seats in the palace for nothing. Load ship S30 with your wine, and
intrigue.""",
        position=at("porter A1", **LOADS),
        aim=happened("intrigue", seat=0),
        show="carry wine Rome-II; intrigue",
        hint="Carry the wine to Rome-II, then choose intrigue.",
        missed={"score": "Take it back and choose intrigue.", **CARRY},
        done="No trade point, but a man in the shadows.",
    ),
    Step(
        id="two-choices",
        rules="C12.3",
        title="One of each",
        text="""A successful voyage brings two trade points. You choose for each of them.

Sail with your grain. Take one as a point, and the other as intrigue.""",
        position=at("porter A1", **SAILS),
        aim=both(happened("point", seat=0), happened("intrigue", seat=0)),
        show="carry grain ship 1; score; intrigue",
        then="voyage S24",
        hint="Carry the grain to charter ship 1. Then choose once this and once that.",
        missed={"carry": "Take it back and carry the grain to ship 1."},
        done="Respectable on one side, a schemer on the other. A politician, in other words.",
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
        hint="Carry the wine to Rome-II, then choose intrigue.",
        missed={"score": "Take it back and choose intrigue.", **CARRY},
        done="I4 is reached. You and Ben have two each, but Ben's first one stands nearer to the arrow.",
    ),
    Step(
        id="no-servant-no-plot",
        rules="C12.4",
        title="Nobody left to plot",
        text="""Without a servant in supply, or without a free space on the path, there is no choice. Nobody asks
you, and your marker moves.

Your supply is empty. Load the ship.""",
        position=at("porter A1", **SPENT),
        aim=happened("point", seat=0),
        show="carry wine Rome-II",
        hint="Carry the wine to Rome-II.",
        missed=CARRY,
        done="The two servants of the dock came home only *after* the trade point.",
    ),
    Step(
        id="path-full",
        rules="C16.7",
        title="The path is full",
        text="""All 12 spaces of the path are taken. Nobody can join, neither instead of a trade point nor by a
privilege.

Load ship S29. It shows the privilege intrigue.""",
        position=at("porter A1", decade=5, path=FULL_PATH, **SCHEMER),
        aim=both(happened("point", seat=0), happened("privilege void", seat=0)),
        show="carry purple Rome-I",
        hint="Carry the purple to Rome-I.",
        missed=CARRY,
        done="The trade point came without a question, and the privilege came to nothing.",
    ),
    Step(
        id="no-declining",
        rules="C12.7",
        title="Too polite to take it?",
        text="""A trade point for loading or shipping cannot be turned down. You can only turn it into intrigue.

Load ship S30, and then try to skip the point. You can type “skip”.""",
        position=at("porter A1", **LOADS),
        aim=tried("C12.7"),
        show="carry wine Rome-II; skip",
        hint="Carry the wine to Rome-II. Then type “skip” into the box below the board.",
        missed={"score": "Take it back and try to skip.", "intrigue": "Take it back and try to skip.", **CARRY},
        done="Fame or shame. One of the two it must be.",
    ),
    Step(
        id="points-are-for",
        rules="C12.2 C12.8",
        title="What trade points are for",
        text="""Trade points do three things: they open the palace, 8 of them can end the game after decade 4, and
they decide ties. They are never spent, and there is no upper limit.

Six open every space. Beyond that, intrigue is often worth more.""",
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

| privilege | what it brings | cards |
|---|---|---|
| bonus | 3 talents, at once | 4 |
| trade | a trade point, at once | 4 |
| intrigue | a servant on the path, at once | 3 |
| scout | you order the next three cards | 4 |
| any good | a ship takes what it does not want | 4 |
| pilot | a ship of row 1 comes in | 4 |
| move | servants change between temple and lighthouse | 4 |
| palace | a seat without trade points | 3 |

The first three are *immediate*, the others you may keep. How many cards carry each is reconstructed.""",
        position=at("turn", keeps={0: "S27", 1: "S03"}, docks={0: "Rome-II"}, hands={0: "oil"}, cash={0: 4}),
        done="You have seen bonus and any good already. Now the rest.",
    ),
    Step(
        id="trade",
        rules="C13.9 C12.1",
        title="Trade",
        text="""The privilege *trade* brings another trade point, or intrigue instead. Ship S18 at Iberia-I has it
and wants oil.

Load it, accept the privilege, and take two points.""",
        position=at("porter A1", **TRADE),
        aim=happened("point", seat=0, times=2),
        show="carry oil Iberia-I; score; accept; score",
        hint="Carry the oil to Iberia-I. Take the point, accept, and take the point again.",
        missed={
            "intrigue": "Take it back and take the point.",
            "skip": "Take it back and accept the privilege.",
            **CARRY,
        },
        done="Two trade points from one ship. No wonder it pays only 8.",
    ),
    Step(
        id="decline",
        rules="C13.3",
        title="No, thank you",
        text="""An immediate privilege is used or declined at the end of its load, even if it is not your turn. Then
its card goes under the deck. If another privilege brought about the load, the card of that one follows later.

Sometimes you do not want it: an eighth trade point might end the game too early. Load S18 and decline.""",
        position=at("porter A1", **TRADE),
        aim=happened("privilege declined", seat=0),
        show="carry oil Iberia-I; score; skip",
        hint="Carry the oil to Iberia-I, answer for the trade point, then decline the privilege.",
        missed={"accept": "Take it back and decline.", **CARRY},
        done="You may decline a privilege, and with it the trade point that it brings.",
    ),
    Step(
        id="intrigue-privilege",
        rules="C13.10",
        title="Intrigue",
        text="""The privilege *intrigue* puts a servant from your supply on the path. That is on top of the trade
point of the load.

Load S29 and accept.""",
        position=at("porter A1", **SCHEMER),
        aim=happened("intrigue", seat=0, rule="C13.10"),
        show="carry purple Rome-I; score; accept",
        hint="Carry the purple to Rome-I, answer for the trade point, then accept.",
        missed={"skip": "Take it back and accept the privilege.", **CARRY},
        done="One load, and two steps toward the palace.",
    ),
    Step(
        id="keep-it",
        rules="C13.4",
        title="Keep it for later",
        text="""The other five you may keep, as many as you like and as long as you like. They lie open before you,
so everybody knows what you could do. You never have to use one.

Load S30. Its privilege is *move*.""",
        position=at("porter A1", light={1: 2}, **LOADS),
        aim=happened("cleared", seat=0, card="S30"),
        show="carry wine Rome-II; score",
        hint="Carry the wine to Rome-II and answer for the trade point.",
        missed=CARRY,
        done="The card lies before you now. You could even use it in this very turn.",
    ),
    Step(
        id="not-in-between",
        rules="C13.5",
        title="Not in the middle of something",
        text="""You use kept privileges in your own turn: before you do your one thing, between a card's action and
its bonus, or at the end. Your final turn counts too. Not in somebody else's turn, and not in the middle of
something. And it must have an effect.

You have paid for the porter, and he is waiting. Try to use the scout S03 now.""",
        position=at("porter A1", keeps={0: "S03"}, **LOADS),
        aim=tried("C13.5"),
        show="use S03",
        hint="Click your privilege card S03, or type “use S03”.",
        missed={"carry": "Take it back and try S03 first."},
        done="The porter taps his foot. First his trip, then your scout.",
    ),
    Step(
        id="scout",
        rules="C13.11 C13.7 C1.13",
        title="Scout",
        text="""The *scout* looks at the top three cards of the deck, or at all if there are fewer. You put them
back in any order. Nobody else sees them. Otherwise the order of the deck is hidden from all, and it is never
shuffled again.

After its effect the card of the privilege goes to the very bottom of the deck. Use S03.""",
        position=at("turn", keeps={0: "S03"}, deck="S04 S17 S16", **LOADS),
        aim=both(happened("stacked", seat=0), happened("card under", seat=0, card="S03")),
        show="use S03; stack S04 S17 S16",
        then="look S16; look S04; look S17",
        hint="Use S03, then choose an order for the three cards.",
        missed={"use": "You see them now. Put them back in any order.", **NOT_NOW},
        done="If you ship a good soon, you know exactly how many prayers you need.",
    ),
    Step(
        id="any-good",
        rules="C13.12",
        title="Any good",
        text="""With *any good* a ship at one of your docks takes one of your goods, whatever it wanted. You need no
porter. If a wrong good lies in the storage there, that is the one that goes. If the storage is empty, you choose
one from your warehouse or from another dock.

Grain lies beside the ship that wants wine. Use S08.""",
        position=at("turn", keeps={0: "S08"}, goods={"Rome-II": "grain"}, **{**LOADS, "hands": {0: "oil"}}),
        aim=happened("loaded", seat=0, rule="C13.12", good="grain"),
        show="use S08; deliver Rome-II Rome-II",
        hint="Use S08, then load what lies at Rome-II.",
        missed={"use": "Now load the grain at Rome-II.", **NOT_NOW},
        done="12 talents for grain that nobody asked for.",
    ),
    Step(
        id="pilot",
        rules="C13.13",
        title="Pilot",
        text="""The *pilot* brings any ship of row 1 into the harbour. It goes to dock I of its nation if both are
free, otherwise to the free one. If none is free, it goes under the deck. The ship beside it moves up from row 2,
and a new card fills the gap.

Then the ship is loaded if its good is waiting. Bring S19 to your purple.""",
        position=at("turn", **PILOT),
        aim=happened("loaded", seat=0, card="S19"),
        show="use S01; bring S19",
        then="ship S15",
        hint="Use S01, then choose ship S19 in row 1.",
        missed={"use": "Now choose S19.", "bring": "Take it back and bring S19.", **NOT_NOW},
        done="No waiting for the next decade. And S20 has moved up into row 1.",
    ),
    Step(
        id="gaps",
        rules="C16.3",
        title="When the deck runs out",
        text="""With five players the deck can run out. Then rows are filled as far as the cards go, and gaps stay.
A gap moves up with its row and is never filled there. A card that goes under an empty deck becomes its top card.

The deck is empty here. Use your pilot S22 and bring S13.""",
        position=at("turn", seats=5, **LAST_CARDS),
        aim=happened("docked", seat=0, card="S13"),
        show="use S22; bring S13",
        hint="Use S22, then choose ship S13 in row 1.",
        missed={"use": "Now choose S13.", "bring": "Take it back and bring S13.", **NOT_NOW},
        done="Row 2 has a gap now. Only after that S22 went under the deck, and it is the one card there.",
    ),
    Step(
        id="move",
        rules="C13.14",
        title="Move",
        text="""The privilege *move* shifts one to three servants between temple and lighthouse, in any mix. They
may be anybody's! They stay with their owners, and each moves only once.

Ben has 3 servants in the lighthouse and would lead the next phase 1. Send some of them to pray.""",
        position=at("turn", keeps={0: "S30"}, light={0: 2, 1: 3}, docks={0: "Rome-I"}, hands={0: "oil"}, cash={0: 4}),
        aim=happened("shifted", seat=0, owner=1),
        show="use S30; shift 1 -2",
        hint="Use S30, then move Ben's servants from the lighthouse to the temple.",
        missed={"use": "Now move Ben's servants.", "shift": "Take it back and move Ben's servants.", **NOT_NOW},
        done="Two are enough: now you lead. Ben's men discover religion.",
    ),
    Step(
        id="palace-privilege",
        rules="C13.15",
        title="Palace",
        text="""The privilege *palace* lets you buy the cheapest space at its full price, without any trade points.
It takes a servant from your supply as always. It does not use up the bonus of your card: you may do both in one
turn.

You have no trade points at all and 8 talents. Use S27.""",
        position=at("turn", keeps={0: "S27"}, docks={0: "Rome-II"}, hands={0: "oil"}, cash={0: 8}, points={0: 0}),
        aim=happened("palace", seat=0, rule="C13.15"),
        show="use S27",
        hint="Use the privilege of S27.",
        missed=NOT_NOW,
        done="A seat through the back door. Late in the game this saves you six trade points.",
    ),
    Step(
        id="several-privileges",
        rules="C13.6",
        title="All at once",
        text="""You may use any number of privileges in a turn, even one that you got in this very turn.

You hold S27 (palace) and S30 (move). Use both.""",
        position=at(
            "turn", keeps={0: "S27 S30"}, light={0: 2, 1: 3}, docks={0: "Rome-I"}, hands={0: "oil"}, cash={0: 8}
        ),
        aim=happened("privilege used", seat=0, times=2),
        show="use S27; use S30",
        hint="Use one, then the other.",
        missed={"use": "And the other one.", "shift": "And the other one.", **NOT_NOW},
        done="And after all that you still have your ordinary turn.",
    ),
)
