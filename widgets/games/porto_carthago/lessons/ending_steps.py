"""The steps of a chapter: the last actions and the final count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from widgets.games.porto_carthago.lessons.positions import LAY, NEW_ROW, NEW_SHIPS, Data, at
from widgets.shared.lesson.aim import both, happened, played, tried
from widgets.shared.lesson.plan import Step

LATE: dict[str, Any] = {
    "docks": {0: "Rome-II"},
    "hands": {0: "oil"},
    "palace": "1 3 0 2 1 3 2 0 1",
    "points": {0: 6, 1: 5, 2: 4, 3: 4},
    "cash": {0: 26, 1: 9, 2: 12, 3: 14},
    "path": "0 1 2",
    "voyages": 5,
}
RICH: dict[str, Any] = {**LATE, "decade": 5, "points": {0: 7, 1: 5, 2: 4, 3: 4}}
PALACE = "3 1 3 0 2 3 1 0 2 3 1 0 2 3"
COUNT: dict[str, Any] = {
    "decade": 5,
    "seat": 3,
    "docks": {0: "Rome-II"},
    "hands": {0: "oil"},
    "palace": PALACE,
    "last": {1: 2, 2: 1, 3: 2},
    "path": "0 1 0 1 0 1 0 1 0 1 2 2",
    "points": {0: 5, 1: 6, 2: 6, 3: 7},
    "cash": {0: 4, 1: 6, 2: 3, 3: 5},
    "voyages": 10,
}
CLOSE: dict[str, Any] = {
    "decade": 5,
    "seat": 3,
    "docks": {0: "Rome-II"},
    "hands": {0: "oil"},
    "palace": "0 1 3 0 1 2 3 0 2 3",
    "path": "1 0 2",
    "points": {0: 6, 1: 5, 2: 4, 3: 6},
    "voyages": 4,
}


def with_money(talents: int, **more: Any) -> Callable[[], Data]:
    """Ana's final turn with these talents; see `Harbour` for more fields."""
    return at("final", **{**RICH, "cash": {**RICH["cash"], 0: talents}}, **more)


TWO_SEATS = with_money(36, keeps={0: "S27"})
"""Ana can pay for P10 and for a seat on the last space."""

THREE_SCHEMERS = at("final", **{**CLOSE, "cash": {0: 4, 1: 6, 2: 3, 3: 5}, "points": {0: 6, 1: 5, 2: 4, 3: 7}})
"""Only three servants stand on the path at the end."""

EIGHT_TOO_EARLY = at(
    "turn",
    seat=3,
    lap=5,
    decade=3,
    **{**LATE, "points": {0: 3, 1: 8, 2: 3, 3: 2}, "path": "", "palace": "1 3 0 2 1", "voyages": 5},
)
"""Decade 3 is ending, and Ben has 8 trade points."""

STEPS = (
    Step(
        id="normal-end",
        rules="C14.1 C14.5",
        title="After five decades",
        text="""Decade 5 is the last one. After its five rounds come the last actions: perhaps some ships, then
a final turn for each of you. Servants on action cards stay there now, nobody gets income any more, and the
start player stays the same.

Dirk has the very last ordinary turn.""",
        position=at("turn", seat=3, lap=5, **RICH),
        press="Let Dirk finish",
        then="collect",
        aim=happened("no last ships"),
        done="No good lies at any dock, so no ships come in any more; more about that soon. Your final turn begins.",
    ),
    Step(
        id="early-end",
        rules="C14.2",
        title="Or after four",
        text="""If somebody has *8 or more trade points* when decade 4 is over, the game ends there.

Ben has 8. Dirk takes the last turn of decade 4.""",
        position=at("turn", seat=3, lap=5, decade=4, **{**LATE, "points": {0: 6, 1: 8, 2: 4, 3: 4}, "voyages": 7}),
        press="Let Dirk finish",
        then="collect",
        aim=happened("early end"),
        done="Watch the trade points in decade 4. The end may come a decade sooner than you planned.",
    ),
    Step(
        id="only-decade-four",
        rules="C14.3",
        title="Only then",
        text="""The 8 trade points are checked only once, at the end of decade 4. Reaching them earlier does not
end anything.

Here decade 3 is ending, and Ben has 8 already.""",
        position=EIGHT_TOO_EARLY,
        press="Let Dirk finish",
        then="collect",
        aim=happened("decade", decade=4),
        done="Decade 4 begins. It will be the last one, for trade points never go down.",
    ),
    Step(
        id="last-ships",
        rules="C14.4",
        title="The last ships",
        text="""If a good lies at any dock when the game ends, phase 1 takes place once more: lighthouse, ships,
new rows, loading. If all docks are without goods, it is left out.

Your purple lies at Iberia II, and the Iberian purple ship is the first of row 1. Dirk takes his last turn.""",
        position=at(
            "turn",
            seat=3,
            lap=5,
            row_1="S19 S11 S02 S21 S09",
            goods={"Iberia-II": "purple"},
            under=NEW_SHIPS,
            **{**RICH, "docks": {0: "Iberia-II", 2: "Egypt-II"}},
        ),
        press="Let Dirk finish",
        then=f"collect; {NEW_ROW}",
        aim=both(happened("last ships"), happened("loaded", seat=0, card="S19")),
        done="12 talents more, and they come in time for your final turn.",
    ),
    Step(
        id="final-purchase",
        rules="C14.6 C14.7 C0.15",
        title="The final purchase",
        text="""Everybody has one *final turn*, clockwise from the start player. There are no cards in it and no
3 talents. You may use privileges that you kept, and buy *one* seat on the last palace space.

It costs 20 talents and needs 6 trade points, even if cheaper spaces are free. You have 26. Buy it.""",
        position=at("final", **RICH),
        aim=happened("palace", seat=0, rule="C14.7"),
        show="purchase",
        hint="Click the last palace space, P15.",
        missed={"end": "Take it back and buy the seat."},
        done="After the end money can only break a tie. A seat counts.",
    ),
    Step(
        id="once-only",
        rules="C14.7",
        title="Only one",
        text="""Even a rich senator makes one final purchase and no more. You have 45 talents, and you still
keep the privilege scout.

Buy a seat, then try to buy another.""",
        position=with_money(45, keeps={0: "S03"}),
        aim=both(happened("palace", seat=0), tried("C14.7")),
        show="purchase; purchase",
        hint="Click the last palace space, P15, then click it again.",
        missed={"purchase": "And once more.", "end": "Take it back and buy.", "use": "Take it back and buy."},
        done="So do not save everything for the last day.",
    ),
    Step(
        id="final-privilege",
        rules="C14.6",
        title="Two seats in the final turn",
        text="""A seat bought with the privilege *palace* does not count as your final purchase. You may do
both, in any order.

You keep the Roman ivory ship with this privilege, and P10 costs 15. Together with 20 for the last space that
makes 35 talents, and you have 36.""",
        position=TWO_SEATS,
        aim=happened("palace", seat=0, times=2),
        show="use S27; purchase",
        hint="Below the board, choose “Use the Roman ivory ship”, and then buy space P15.",
        missed={
            "use": "And now the final purchase.",
            "purchase": "And now the privilege.",
            "end": "Take it back and buy.",
        },
        done="A privilege kept for four decades can still decide the game.",
    ),
    Step(
        id="no-more-turns",
        rules="C14.8",
        title="Nothing else",
        text="""The final turn is not an ordinary turn. When all final turns are over, the count begins.

Try to take 3 talents now. No button offers that, so type “collect”.""",
        position=at("final", **RICH),
        aim=tried("C14.6", "collect"),
        show="collect",
        hint="Type “collect” into the box below the board.",
        missed=dict.fromkeys(("purchase", "end"), "Take it back and try to collect."),
        done="The bank gives nothing more.",
    ),
    Step(
        id="last-space",
        rules="C9.7",
        title="The endless bench",
        text="""Back to an ordinary turn, in which seats are bought by the bonus of a card. When P1 to P14 are
full, everybody buys on the last space, for 20 talents and with 6 trade points. There is room for as many as can
pay.

All 14 are taken. Use the bonus.""",
        position=at("bonus A4", **{**RICH, "palace": PALACE, "path": "", "points": {0: 7, 1: 5, 2: 6, 3: 6}}),
        aim=happened("palace", seat=0, rule="C9.7"),
        show="purchase",
        hint="Click the last palace space, P15.",
        missed={"skip": "Take it back and buy the seat."},
        done="The last space is never full.",
    ),
    Step(
        id="intrigue-pays",
        rules="C15.1 C15.2 C15.3 C15.4",
        title="Intrigue is rewarded",
        text="""Before the count, the path of intrigue pays: the farthest scoring space that has been reached.
Here it is I12 with 3, 2 and 1.

Players are ranked by their servants on the path. You and Ben have 5 each and Cleo has 2. Your first one stands
nearer to the arrow than Ben’s, so you rank first, he second and Cleo third. The first in rank moves 3 servants from
the path to the last palace space, the second 2 and the third 1, all for nothing.

Dirk ends the last of the final turns.""",
        position=at("final", **COUNT),
        press="Count",
        then="end",
        aim=both(happened("award", seat=0, count=3), happened("award", seat=1, count=2), happened("award", seat=2)),
        done="3 seats for you, 2 for Ben, 1 for Cleo. Those seats would have cost 120 talents.",
    ),
    Step(
        id="path-too-short",
        rules="C15.1",
        title="Too few schemers",
        text="""With fewer than four servants on the path no scoring space is reached, and intrigue brings
nothing at all.

Three servants stand there. Count.""",
        position=THREE_SCHEMERS,
        press="Count",
        then="end",
        aim=happened("final seats", seat=0, seats=3),
        done="A fourth one would have brought a seat, but only to whoever ranks first.",
    ),
    Step(
        id="no-more-than-there-are",
        rules="C15.5",
        title="You cannot move servants that are not there",
        text="""You can move only as many servants as you have on the path. You have ten of the twelve there,
Ben and Cleo have one each. Ben ranks second and could move 2. If a scoring space has more numbers than there
are players on the path, the last numbers bring nothing.""",
        position=at("final", **{**COUNT, "path": "0 0 0 0 0 0 0 1 0 2 0 0", "palace": "3 1 3 2 2 3 1 1 2 3 1 2 2 3"}),
        press="Count",
        then="end",
        aim=happened("award", seat=1, count=1),
        done="Ben moved the one he had. And your ten servants brought just three seats.",
    ),
    Step(
        id="winner",
        rules="C15.6 C15.7",
        title="The winner",
        text="""Whoever has most servants in the palace wins. If several have the most, trade points decide
among them.

When intrigue has paid, you have 6 servants there, Ben 7, Cleo 5 and Dirk 7. Ben has 6 trade points, and Dirk
has 7.""",
        position=at("final", **COUNT),
        press="Count",
        then="end",
        aim=happened("won", seat=3, rule="C15.7"),
        done="Dirk wins by a single trade point.",
    ),
    Step(
        id="tie-talents",
        rules="C15.8",
        title="Still a tie",
        text="""If trade points do not decide either, talents do, and they are shown now.

You and Dirk have 3 servants and 6 trade points each. You have 9 talents left, and Dirk has 5.""",
        position=at("final", **{**CLOSE, "cash": {0: 9, 1: 6, 2: 3, 3: 5}}),
        press="Count",
        then="end",
        aim=happened("won", seat=0, rule="C15.8"),
        done="You win, by your money after all.",
    ),
    Step(
        id="shared",
        rules="C15.9",
        title="A shared victory",
        text="""If even the talents are equal, the tied players win together.

You and Dirk have as many seats, trade points and talents as each other.""",
        position=at("final", **{**CLOSE, "cash": {0: 5, 1: 6, 2: 3, 3: 5}}),
        press="Count",
        then="end",
        aim=both(happened("shared", seat=0), happened("shared", seat=3)),
        done="Two winners. Carthage had two chief magistrates at a time, after all.",
    ),
    Step(
        id="empty-bag",
        rules="C16.2",
        title="When the bag is empty",
        text="""If the bag runs out while the market is filled, as many spaces as possible are filled. The
others stay empty.

Here the senators hoard goods: only two are left in the bag, and four market spaces are empty.""",
        position=at(
            "cards",
            seats=5,
            decade=4,
            slots={0: 4, 1: 4, 2: 4, 3: 4, 4: 4},
            hands={
                0: "grain grain ivory oil",
                1: "oil oil purple wine",
                2: "grain ivory purple wine",
                3: "ivory ivory oil purple",
                4: "grain oil purple wine",
            },
            docks={0: "Rome-II Egypt-II"},
            goods={
                "Rome-II": "grain",
                "Egypt-II": "grain",
                "Greece-I": "oil",
                "Iberia-II": "ivory",
                "Phoenicia-I": "wine",
                "Etruria-II": "purple",
            },
            market="purple wine",
        ),
        press="Fill the market",
        then=f"{LAY}; fill ivory wine",
        aim=happened("market filled"),
        done="Two goods were drawn, and two spaces stay empty.",
    ),
    Step(
        id="no-variants",
        rules="C17.1 C8.1",
        title="That is all",
        text="""There are no variants. All that changes with the number of players is in the table of chapter 2.

Now you know the whole game: docks and ships, temple and lighthouse, palace and path. If you ever do not know
what to do in a turn, take 3 talents. Do it once more, for luck.""",
        position=at(
            "turn", decade=1, lap=1, cash={0: 14, 1: 14, 2: 14, 3: 14}, docks={0: "Rome-II"}, hands={0: "wine"}
        ),
        aim=played("collect"),
        show="collect",
        hint="Take 3 talents.",
        missed={
            "play": "A fine start too. Take it back and take 3 talents.",
            "renew": "Take it back and take 3 talents.",
        },
        done="Carthage is waiting for you, senator.",
    ),
)
