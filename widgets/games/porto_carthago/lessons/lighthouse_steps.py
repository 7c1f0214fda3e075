"""The steps of a chapter: ships enter, and what else happens before the turns."""

from __future__ import annotations

from typing import Any

from widgets.games.porto_carthago.lessons.positions import LAY, NEW_ROW, NEW_SHIPS, at
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.plan import Step

SIGHT = "S17 S11 S02 S21 S09"
RACE = "S19 S20 S11 S02 S21"
GUIDE: dict[str, Any] = {"row_1": SIGHT, "deck": NEW_SHIPS, "docks": {0: "Egypt-II"}, "hands": {0: "oil"}}
LATE: dict[str, Any] = {
    "docks": {0: "Iberia-II", 2: "Rome-I"},
    "goods": {"Iberia-II": "purple"},
    "row_1": RACE,
    "deck": NEW_SHIPS,
}
FIRST: dict[str, Any] = {
    "decade": 1,
    "docks": {1: "Egypt-II", 2: "Rome-I", 3: "Iberia-I"},
    "hands": {0: "wine", 1: "oil", 2: "grain", 3: "ivory"},
    "market": "purple wine",
    "row_1": "S11 S02 S29 S18 S24",
    "deck": NEW_SHIPS,
}
TIE: dict[str, Any] = {
    "start": 1,
    "lap": 5,
    "light": {0: 2, 1: 2, 2: 3},
    "row_1": "S11 S02 S21 S20 S09",
    "docks": {0: "Egypt-II"},
    "hands": {0: "oil"},
}
PAIR: dict[str, Any] = {
    "docks": {0: "Iberia-II Etruria-II", 2: "Rome-I"},
    "goods": {"Iberia-II": "purple", "Etruria-II": "grain"},
    "row_1": "S19 S06 S11 S02 S21",
    "deck": NEW_SHIPS,
}
LEADS = at("lighthouse 2 leader", light={0: 2, 1: 1}, later="1:2", **GUIDE)
ALONE = at("lighthouse 2 leader", light={0: 2}, **GUIDE)
"""Ana leads the lighthouse: before Ben, or with nobody else there."""

EQUAL = at("cards", start=1, docks={0: "Egypt-II"}, hands={0: "oil"}, light={2: 2}, pray={3: 2})
"""Ana and Ben, who was start player, have the most servants in supply."""

MORE = {"enter": "And one more."}

STEPS = (
    Step(
        id="first-ships",
        rules="C3.2 C4.1 C4.10",
        title="The first ships come in",
        text="""Phase 1 of a decade belongs to the ships. Players with servants in the lighthouse choose first; then
the rest of row 1 enters by itself, from top to bottom. Each ship goes to dock I of its nation if the berth is empty,
otherwise to dock II. Then the rows move up, and the docks are checked for loads.

In decade 1 nobody is in the lighthouse yet. Phase 3 is left out too: the start player of the setup stays. You
are the last one in the setup. Claim a dock, and the ships come in.""",
        position=at("second", **FIRST),
        aim=both(happened("claimed", seat=0), happened("docked", times=5)),
        show="claim Greece-I",
        then=NEW_ROW,
        hint="Click any dock without servants.",
        done="Five ships, five nations, so each found dock I of its nation empty.",
    ),
    Step(
        id="leader",
        rules="C4.5 C4.12",
        title="The leader of the lighthouse",
        text="""Whoever has most servants in the lighthouse is its *leader* and chooses first. The leader does one of
two things. The first of them is to guide *two* ships of row 1 to docks, one after the other. Your servants stay in
the lighthouse afterwards.

Today you lead. Guide any two ships.""",
        position=LEADS,
        aim=happened("docked", seat=0, times=2),
        show="enter S02 II; enter S09 I",
        hint=(
            "Below the board, under “Guide a ship”, choose one, then another one. Or click a ship in row 1, then its "
            "dock."
        ),
        missed={"expel": "That is the other thing you may do. Take it back and guide two ships.", **MORE},
        done=(
            "A clever choice is the Egyptian ivory ship at your own dock Egypt II. You could go and buy it some "
            "ivory. But it was up to you."
        ),
    ),
    Step(
        id="expel",
        rules="C4.5",
        title="Or send one away",
        text="""The other thing a leader may do: *expel* one ship of row 1. Its card goes under the deck, and
you guide none.

Cleo has grain, and she would be glad to see the Phoenician grain ship. Expel it.""",
        position=LEADS,
        aim=played("expel S21"),
        show="expel S21",
        hint="Below the board, open “Expel a ship” and choose the Phoenician grain ship.",
        missed=dict.fromkeys(("expel", "enter"), "Take it back and expel the Phoenician grain ship."),
        done="Cleo will not invite you to dinner for a while.",
    ),
    Step(
        id="choose-dock",
        rules="C4.9",
        title="Which dock?",
        text="""A ship can go only to a dock of its own nation whose berth is empty. If both are empty, you
choose one. If only one is, the ship goes there.

Both docks of Etruria are empty. Guide the Etruscan purple ship to one of them.""",
        position=ALONE,
        aim=played("enter S09"),
        show="enter S09 II",
        hint="Choose “Etruscan purple ship to Etruria I” or “to Etruria II” below the board.",
        missed=dict.fromkeys(("enter", "expel"), "Take it back and guide the Etruscan purple ship."),
        done="Think of who owns which dock before you choose.",
    ),
    Step(
        id="full-berth",
        rules="C4.9",
        title="A full berth is full",
        text="""The Iberian oil ship lies at Iberia I. Try to guide the Iberian ivory ship there all the same.
No button offers that, so type “enter S17 I”: S17 is the number of that ship.""",
        position=ALONE,
        aim=tried("C4.9", "enter S17 I"),
        show="enter S17 I",
        hint="Type “enter S17 I” into the box below the board.",
        missed=dict.fromkeys(("enter", "expel"), "Take it back and try the Iberian ivory ship at Iberia I."),
        done="Iberia II is empty, so that is where it can go.",
    ),
    Step(
        id="no-berth",
        rules="C4.11",
        title="No room in the harbour",
        text="""If both docks of its nation are full, a ship leaves again, and its card goes under the deck.
That holds for every ship. You may even choose such a ship on purpose; it counts as one of those that you guide.

Both docks of Iberia are full. Choose the Iberian ivory ship, and it sails away.""",
        position=at(
            "lighthouse 2 leader",
            light={0: 2},
            ships={"Iberia-II": "S20"},
            gone=0,
            **{**GUIDE, "row_1": "S17 S11 - S21 S09"},
        ),
        aim=happened("sent away", seat=0, card="S17"),
        show="enter S17 away",
        hint=(
            "Under “Guide a ship” there is the answer “Iberian ivory ship goes under the deck, as both docks are full”."
        ),
        missed={
            "enter": "Take it back and choose the Iberian ivory ship.",
            "expel": "Take it back and choose a ship to guide.",
        },
        done="It sails off with an empty hold.",
    ),
    Step(
        id="second",
        rules="C4.6",
        title="The second in line",
        text="""The player with the second most servants in the lighthouse guides two of the ships that are
left. Only the leader may expel one.

Ben leads, and you are second. Let him choose, then guide two ships.""",
        position=at("lighthouse 2 leader", seat=1, light={0: 1, 1: 2}, later="0:2", **GUIDE),
        press="Let Ben choose",
        then="enter S17 II; enter S21 II",
        aim=happened("docked", seat=0, times=2),
        show="enter S02 II; enter S11 II",
        hint="Guide any two of the three ships that are left in row 1.",
        missed=MORE,
        done="The last ship enters by itself.",
    ),
    Step(
        id="third",
        rules="C4.7",
        title="All the others",
        text="""Everybody else with a servant in the lighthouse guides one ship, as long as there are any.

Ben leads and expels a ship, Cleo guides two, and you are third.""",
        position=at("lighthouse 2 leader", seat=1, light={0: 1, 1: 3, 2: 2}, later="2:2 0:1", **GUIDE),
        press="Let Ben and Cleo choose",
        then="expel S17; enter S21 II; enter S11 II",
        aim=happened("docked", seat=0),
        show="enter S02 II",
        hint="Guide one of the two ships that are left in row 1.",
        done="One servant in the lighthouse, one ship. That can be quite enough.",
    ),
    Step(
        id="must-choose",
        rules="C4.8",
        title="You cannot say no",
        text="""These choices are duties. You bring one ship to its dock before you choose the next. If too few
ships are left, you guide those that are. A leader who finds only one may still expel it.

None of the ships suits you? Try to leave the choice out. No button offers that, so type “skip”.""",
        position=ALONE,
        aim=tried("C4.8", "skip"),
        show="skip",
        hint="Type “skip” into the box below the board.",
        missed=dict.fromkeys(("enter", "expel"), "Take it back and try to skip."),
        done="But as the leader you could expel a ship instead.",
    ),
    Step(
        id="ties",
        rules="C4.2 C4.3",
        title="Who goes first?",
        text="""The most servants first, then the second most, and so on. Ties go to the tied player who comes
first clockwise from the start player, and a tied start player comes before all.

The new start player is found only later, in phase 3. So here the *old* one counts. It is Ben. Cleo has 3
servants in the lighthouse, you and Ben have 2 each. Take your last 3 talents and watch.""",
        position=at("turn", **TIE),
        aim=happened("docked", times=4),
        show="collect",
        then="enter S11 II; enter S02 II; enter S21 II; enter S20 II",
        hint="Choose “Take 3 talents”. Then the decade is over, and the ships come in.",
        missed={"play": "Take it back and take 3 talents.", "renew": "Take it back and take 3 talents."},
        done="Cleo chose two ships, then Ben two. The last one is left for you.",
    ),
    Step(
        id="no-servant-no-choice",
        rules="C4.4",
        title="Just watching",
        text="""Without a servant in the lighthouse you choose nothing. Only Ben has one, so he leads alone, and
the other ships enter by themselves.""",
        position=at("lighthouse 2 leader", seat=1, light={1: 1}, **GUIDE),
        press="Watch Ben",
        then="enter S21 II; enter S17 II",
        aim=happened("docked", times=5),
        done=(
            "Ben chose the first two. The Greek grain ship, the Egyptian ivory ship and the Etruscan purple ship then "
            "entered from top to bottom."
        ),
    ),
    Step(
        id="new-rows",
        rules="C4.13",
        title="The next ones move up",
        text="""When row 1 is empty, row 2 becomes row 1 in the same order. Then a new row 2 is dealt from the
deck.

So a ship that you see in row 2 during your turns enters one decade later than those in row 1.

Ben guides his last ship.""",
        position=at(
            "lighthouse 1", seat=1, light={1: 1}, ships={"Iberia-II": "S17"}, **{**GUIDE, "row_1": "- S11 S02 S21 S09"}
        ),
        press="Let Ben dock his ship",
        then=f"enter S21 II; {NEW_ROW}",
        aim=happened("ship dealt", times=5),
        done="Row 2 has moved up to row 1, and five new ships are in sight.",
    ),
    Step(
        id="too-late",
        rules="C4.16",
        title="A moment too late",
        text="""The docks are checked for loads only after *all* ships have entered. So no berth gets free on
the way.

Row 1 begins with the Iberian purple ship and the Iberian wine ship, and the berth of Iberia I is full. At
Iberia II your purple waits for the Iberian purple ship. Dirk ends the decade.""",
        position=at("turn", seat=3, lap=5, **LATE),
        press="End the decade",
        then=f"collect; {NEW_ROW}",
        aim=both(happened("sent away", card="S20"), happened("loaded", seat=0, card="S19")),
        done=(
            "The Iberian wine ship found both berths full and left. A moment later the Iberian purple ship was "
            "loaded, and a berth was empty again."
        ),
    ),
    Step(
        id="load-order",
        rules="C4.15",
        title="Two loads at once",
        text="""If several players have something to load, they do it clockwise from the start player. If you
have several ships to load, you choose their order. One load is finished completely, with its immediate
privilege, before the next begins.

The Iberian purple ship and the Etruscan grain ship are about to enter. At Iberia II your purple waits, and at
Etruria II your grain.""",
        position=at("turn", seat=3, lap=5, **PAIR),
        press="End the decade",
        then=f"collect; {NEW_ROW}",
        aim=happened("loaded", seat=0),
        show="load Iberia-II",
        hint="Below the board, choose which of the two ships is loaded first.",
        done="22 talents and two trade points are coming in. Some mornings are better than others.",
    ),
    Step(
        id="shuffle",
        rules="C5.2",
        title="New action cards",
        text="""In phase 2 the six action cards are shuffled and laid on A1 to A6 again. Yesterday’s cheap
porter may cost 3 servants today.

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
        title="The most idle servants begin",
        text="""In phase 3, from decade 2 on, the player with the *most servants in supply* becomes start
player.

You have 12, Ben 11, Cleo 14 and Dirk 12.""",
        position=at("cards", docks={0: "Egypt-II Rome-I"}, hands={0: "oil"}, light={1: 3}, pray={3: 2}),
        press="Find the start player",
        then=LAY,
        aim=happened("start player", seat=2, rule="C5.3"),
        done="It is Cleo. Her idle servants also bring her 14 talents. Keeping some at home pays twice.",
    ),
    Step(
        id="start-tie",
        rules="C5.4",
        title="A tie for the card",
        text="""If several have the most servants, you go clockwise from the left neighbour of the *old* start
player. The first tied player you meet gets the card. The old start player is the last one you would meet.

Ben was start player. He and you both have 14, Cleo and Dirk have fewer.""",
        position=EQUAL,
        press="Find the start player",
        then=LAY,
        aim=happened("start player", seat=0, rule="C5.4"),
        done="Counting from Cleo: Cleo, Dirk, Ana. So it is you, and not Ben.",
    ),
    Step(
        id="refill",
        rules="C5.6 C5.7",
        title="Fresh goods",
        text="""In phase 5 the empty spaces of the market are filled, one good after the other. Goods that lie
there stay. The merchant’s price goes back to 4.

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
        text="""Apart from the action cards and the market nothing is reset between decades. Servants stay in
the lighthouse, in the temple, at docks and on ships, on the path and in the palace. Ships stay in their berths.
Goods and privileges stay with their owners.""",
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
        done="So plan over several decades. Carthage was not built in one either.",
    ),
)
