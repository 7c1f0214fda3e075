"""The steps of a chapter: ships enter, and what else happens before the turns."""

from __future__ import annotations

from widgets.games.porto_carthago.lessons.positions import at
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.plan import Step

SIGHT = "S17 S11 S02 S21 S09"
NEW = "S13 S01 S28 S10 S07"
NEW_ROW = "ship S13; ship S01; ship S28; ship S10; ship S07"
RACE = "S19 S20 S11 S02 S21"
LAY = "lay porter merchant captain loadmaster aristocrat porter"
GUIDE = {"row_1": SIGHT, "deck": NEW, "docks": {0: "Egypt-II"}, "hands": {0: "oil"}}
LATE = {"docks": {0: "Iberia-II", 2: "Rome-I"}, "goods": {"Iberia-II": "purple"}, "row_1": RACE, "deck": NEW}
FIRST = {
    "decade": 0,
    "docks": {1: "Egypt-II", 2: "Rome-I", 3: "Iberia-I"},
    "hands": {0: "wine", 1: "oil", 2: "grain", 3: "ivory"},
    "market": "purple wine",
    "row_1": "S11 S02 S29 S18 S24",
    "deck": NEW,
}
TIE = {
    "start": 1,
    "lap": 5,
    "light": {0: 2, 1: 2, 2: 3},
    "row_1": "S11 S02 S21 S20 S09",
    "docks": {0: "Egypt-II"},
    "hands": {0: "oil"},
}
PAIR = {
    "docks": {0: "Iberia-II Etruria-II", 2: "Rome-I"},
    "goods": {"Iberia-II": "purple", "Etruria-II": "grain"},
    "row_1": "S19 S06 S11 S02 S21",
    "deck": NEW,
}
MORE = {"enter": "And one more."}

STEPS = (
    Step(
        id="first-ships",
        rules="C3.2 C4.1 C4.10",
        title="The first ships come in",
        text="""Phase 1 of a decade belongs to the ships. Players in the lighthouse choose first; then the rest of
row 1 enters by itself, from top to bottom. Each ship goes to dock I of its nation if the berth is empty, otherwise
to dock II. Then the rows move up, and the docks are checked for loads.

In decade 1 nobody is in the lighthouse yet. Phase 3 is left out too: the start player of the setup stays. You are
the last in the setup. Claim a dock, and here they come.""",
        position=at("second", **FIRST),
        aim=both(happened("claimed", seat=0), happened("docked", times=5)),
        show="claim Greece-I",
        then=NEW_ROW,
        hint="Click any dock.",
        done="Five ships, five nations, so each found dock I of its nation empty.",
    ),
    Step(
        id="leader",
        rules="C4.5 C4.12",
        title="The leader of the lighthouse",
        text="""Whoever has most servants in the lighthouse chooses first, and does one of two things. Today it is
you. The first of the two: you dock *two* ships of row 1, one after the other.

Do that: dock any two. Your servants stay in the lighthouse afterwards.""",
        position=at("lighthouse 2 leader", light={0: 2, 1: 1}, later="1:2", **GUIDE),
        aim=happened("docked", seat=0, times=2),
        show="enter S02 II; enter S09 I",
        hint="Choose a ship in row 1 and where it docks. Then another one.",
        missed={"expel": "That is the other thing you may do. Take it back and dock two ships.", **MORE},
        done="The clever choice is S02 at your own dock Egypt-II. It wants ivory, and now you could go and get some.",
    ),
    Step(
        id="expel",
        rules="C4.5",
        title="Or send one away",
        text="""The other thing: you put *one* ship of row 1 under the deck and dock none.

S21 wants grain, and Cleo is waiting for it with grain in her hands. Send S21 away.""",
        position=at("lighthouse 2 leader", light={0: 2, 1: 1}, later="1:2", **GUIDE),
        aim=played("expel S21"),
        show="expel S21",
        hint="There is an answer that puts S21 under the deck.",
        missed={"expel": "Take it back and send S21 away.", "enter": "Take it back and send S21 away."},
        done="Cleo will not invite you to dinner for a while.",
    ),
    Step(
        id="choose-dock",
        rules="C4.9",
        title="Which dock?",
        text="""A ship can dock only at a dock of its own nation whose berth is empty. If both are empty, you choose
one. If only one is, the ship goes there.

Both docks of Etruria are empty. Dock S09 at one of them.""",
        position=at("lighthouse 2 leader", light={0: 2}, **GUIDE),
        aim=played("enter S09"),
        show="enter S09 II",
        hint="Choose S09, then dock I or II.",
        missed={"enter": "Take it back and dock S09.", "expel": "Take it back and dock S09."},
        done="Think of who owns which dock before you choose.",
    ),
    Step(
        id="full-berth",
        rules="C4.9",
        title="A full berth is full",
        text="""S17 comes from Iberia, and ship S18 lies at Iberia-I. Try to dock S17 there all the same. You can
type “enter S17 I”.""",
        position=at("lighthouse 2 leader", light={0: 2}, **GUIDE),
        aim=tried("C4.9"),
        show="enter S17 I",
        hint="Type “enter S17 I” into the box below the board.",
        missed={"enter": "Take it back and try Iberia-I for S17.", "expel": "Take it back and try S17 at Iberia-I."},
        done="Iberia-II is empty, so that is where it can go.",
    ),
    Step(
        id="no-berth",
        rules="C4.11",
        title="No room in the harbour",
        text="""If both docks of its nation are full, a ship leaves again, and its card goes under the deck. That
holds for every ship. You may even pick such a ship on purpose; it counts as one of yours.

Iberia is full. Pick S17 and send it home.""",
        position=at(
            "lighthouse 2 leader",
            light={0: 2},
            ships={"Iberia-II": "S20"},
            gone=0,
            **{**GUIDE, "row_1": "S17 S11 - S21 S09"},
        ),
        aim=happened("sent away", seat=0, card="S17"),
        show="enter S17 away",
        hint="Choose S17. It has nowhere to go but away.",
        missed={"enter": "Take it back and choose S17.", "expel": "Take it back and choose S17 as a ship to dock."},
        done="It sails off without having unloaded as much as a rope.",
    ),
    Step(
        id="second",
        rules="C4.6",
        title="The second in line",
        text="""The player with the second most servants in the lighthouse docks two of the ships that are left. The
choice to send one away belongs to the leader alone.

Ben leads, and you are second. Let him choose, then dock two ships.""",
        position=at("lighthouse 2 leader", seat=1, light={0: 1, 1: 2}, later="0:2", **GUIDE),
        press="Let Ben choose",
        then="enter S17 II; enter S21 II",
        aim=happened("docked", seat=0, times=2),
        show="enter S02 II; enter S11 II",
        hint="Dock any two of the three ships that are left.",
        missed=MORE,
        done="The last ship enters by itself.",
    ),
    Step(
        id="third",
        rules="C4.7",
        title="All the others",
        text="""Everybody else with a servant in the lighthouse docks one ship, as long as there are any.

Ben leads and sends a ship away, Cleo docks two, and you are third.""",
        position=at("lighthouse 2 leader", seat=1, light={0: 1, 1: 3, 2: 2}, later="2:2 0:1", **GUIDE),
        press="Let Ben and Cleo choose",
        then="expel S17; enter S21 II; enter S11 II",
        aim=happened("docked", seat=0),
        show="enter S02 II",
        hint="Dock one of the two ships that are left.",
        done="One servant in the lighthouse, one ship. That can be quite enough.",
    ),
    Step(
        id="must-choose",
        rules="C4.8",
        title="You cannot say no",
        text="""These choices are duties. You finish one ship before you choose the next. If too few ships are left,
you dock those that are. A leader who finds only one may still send it away.

None of the ships suits you? Try to skip. You can type it.""",
        position=at("lighthouse 2 leader", light={0: 2}, **GUIDE),
        aim=tried("C4.8"),
        show="skip",
        hint="Type “skip” into the box below the board.",
        missed={"enter": "Take it back and try to skip.", "expel": "Take it back and try to skip."},
        done="But as the leader you could send a ship away instead.",
    ),
    Step(
        id="ties",
        rules="C4.2 C4.3",
        title="Who goes first?",
        text="""The most servants first, then the second most, and so on. Ties go to the tied player who comes first
clockwise from the start player, and a tied start player comes before all.

The new start player is found only later, in phase 3. So here the *old* one counts. It is Ben. Cleo has 3 servants
in the lighthouse, you and Ben have 2 each. Take your last 3 talents and watch.""",
        position=at("turn", **TIE),
        aim=happened("docked", times=4),
        show="collect",
        then="enter S11 II; enter S02 II; enter S21 II; enter S20 II",
        hint="Take 3 talents. Then the decade is over.",
        missed={"play": "Take it back and take 3 talents.", "renew": "Take it back and take 3 talents."},
        done="Cleo, then Ben, then you with the one ship that is left.",
    ),
    Step(
        id="no-servant-no-choice",
        rules="C4.4",
        title="Just watching",
        text="""Without a servant in the lighthouse you choose nothing. Only Ben has one, so he leads alone, and the
other ships enter by themselves.""",
        position=at("lighthouse 2 leader", seat=1, light={1: 1}, **GUIDE),
        press="Watch Ben",
        then="enter S21 II; enter S17 II",
        aim=happened("docked", times=5),
        done="Two were his choice. S11, S02 and S09 entered from top to bottom.",
    ),
    Step(
        id="new-rows",
        rules="C4.13",
        title="The next ones move up",
        text="""When row 1 is empty, row 2 becomes row 1 in the same order. Then a new row 2 is dealt from the deck.

So what lies in row 2 today enters in the decade after next. Ben docks his last ship.""",
        position=at(
            "lighthouse 1", seat=1, light={1: 1}, ships={"Iberia-II": "S17"}, **{**GUIDE, "row_1": "- S11 S02 S21 S09"}
        ),
        press="Let Ben dock his ship",
        then=f"enter S21 II; {NEW_ROW}",
        aim=happened("ship dealt", times=5),
        done="The future has moved one step closer.",
    ),
    Step(
        id="too-late",
        rules="C4.16",
        title="A moment too late",
        text="""The docks are checked for loads only after *all* ships have entered. So no berth gets free on the
way.

Row 1 begins with S19 and S20, both from Iberia, and Iberia-I is full. At Iberia-II your purple waits for S19. Dirk
ends the decade.""",
        position=at("turn", seat=3, lap=5, **LATE),
        press="End the decade",
        then=f"collect; {NEW_ROW}",
        aim=both(happened("sent away", card="S20"), happened("loaded", seat=0, card="S19")),
        done="S20 found both berths full and left. A moment later S19 was loaded, and a berth was empty again.",
    ),
    Step(
        id="load-order",
        rules="C4.15",
        title="Two loads at once",
        text="""If several players have something to load, they do it clockwise from the start player. If you have
several ships to load, you choose their order. One load is finished completely, with its immediate privilege, before
the next begins.

S19 and S06 are about to enter, and you are ready for both.""",
        position=at("turn", seat=3, lap=5, **PAIR),
        press="End the decade",
        then=f"collect; {NEW_ROW}",
        aim=happened("loaded", seat=0),
        show="load Iberia-II",
        hint="Choose one of the two docks.",
        done="22 talents and two trade points are coming in. Some mornings are better than others.",
    ),
    Step(
        id="shuffle",
        rules="C5.2",
        title="New action cards",
        text="""In phase 2 the six action cards are shuffled and laid on A1 to A6 again. Yesterday's cheap porter
may cost 3 servants today.

A card lands on a space for 0 servants with chance 1 in 3.""",
        position=at("cards", docks={0: "Egypt-II"}, hands={0: "oil"}),
        press="Shuffle the cards",
        then=LAY,
        aim=happened("cards laid"),
        done="The captain came cheap this time: A3 costs one servant.",
    ),
    Step(
        id="new-start",
        rules="C5.3",
        title="The laziest household begins",
        text="""In phase 3, from decade 2 on, the player with the *most servants in supply* becomes start player.

You have 12, Ben 11, Cleo 14 and Dirk 12.""",
        position=at("cards", docks={0: "Egypt-II Rome-I"}, hands={0: "oil"}, light={1: 3}, pray={3: 2}),
        press="Find the start player",
        then=LAY,
        aim=happened("start player", seat=2, rule="C5.3"),
        done="Cleo. Her idle servants bring her 14 talents, too. Keeping some at home pays twice.",
    ),
    Step(
        id="start-tie",
        rules="C5.4",
        title="A tie for the card",
        text="""If several have the most servants, you go clockwise from the left neighbour of the *old* start
player. The first tied player you meet gets the card. The old one would be the very last.

Ben was start player. He and you both have 14, Cleo and Dirk have fewer.""",
        position=at("cards", start=1, docks={0: "Egypt-II"}, hands={0: "oil"}, light={2: 2}, pray={3: 2}),
        press="Find the start player",
        then=LAY,
        aim=happened("start player", seat=0, rule="C5.4"),
        done="Counting from Cleo: Cleo, Dirk, Ana. So it is you, and not Ben.",
    ),
    Step(
        id="refill",
        rules="C5.6 C5.7",
        title="Fresh goods",
        text="""In phase 5 the empty spaces of the market are filled, one good after the other. Goods that lie there
stay. The merchant's price goes back to 4.

Three goods were bought last decade.""",
        position=at("cards", sales=3, docks={0: "Egypt-II"}, hands={0: "oil"}),
        press="Fill the market",
        then=f"{LAY}; fill oil purple wine",
        aim=both(happened("market filled"), happened("price reset", rule="C5.7")),
        done="Six goods again, and the first buyer pays 4.",
    ),
    Step(
        id="what-stays",
        rules="C3.4",
        title="What stays",
        text="""Apart from the action cards and the market nothing is reset between decades. Servants stay in the
lighthouse, in the temple, at docks and on ships, on the path and in the palace. Ships stay in their berths. Goods
and privileges stay with their owners.""",
        position=at(
            "turn",
            decade=3,
            lap=1,
            light={0: 1, 1: 3, 2: 2},
            pray={1: 1, 3: 3},
            charter="1 3",
            docks={0: "Egypt-II"},
            hands={0: "oil"},
        ),
        done="Plan over several decades, then. Carthage was not built in one either.",
    ),
)
