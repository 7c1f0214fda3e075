"""Chapter 6: ships enter, and what else happens before the turns."""

from __future__ import annotations

from widgets.games.porto_carthago.lessons.lighthouse_steps import ALONE, EQUAL, GUIDE, LATE, LEADS, STEPS, TIE
from widgets.games.porto_carthago.lessons.positions import LAY, NEW_ROW, at
from widgets.shared.lesson.ask import After, Asked, Forbidden, Happens, Legal, Told
from widgets.shared.lesson.plan import Chapter, Option, Question

QUIZ = (
    Question(
        id="light-first",
        kind="one",
        rules="C4.3 C4.2",
        text="Ben is start player. Cleo has 3 servants in the lighthouse, Ana and Ben 2 each. Who chooses second?",
        position=at("turn", **TIE),
        ask=Asked("collect; enter S11 II; enter S02 II"),
        options=(
            Option("Ben", "lighthouse 1"),
            Option("Ana", "lighthouse 0", "The tied player nearest to the start player comes first.", "C4.3"),
            Option("Cleo again", "lighthouse 2", "She has guided her two ships already.", "C4.5"),
        ),
        why="Cleo has the most. In the tie the start player himself counts as nearest.",
    ),
    Question(
        id="light-late",
        kind="one",
        rules="C4.16 C4.14",
        text=(
            "Iberia I is full. The Iberian purple ship enters Iberia II, where purple waits. Does the next "
            "Iberian ship, in the same phase, find a berth?"
        ),
        position=at("turn", seat=3, lap=5, **LATE),
        ask=Happens(f"collect; {NEW_ROW}", "docked", {"card": "S20"}),
        options=(
            Option("No", "no"),
            Option(
                "Yes, the Iberian purple ship is loaded first",
                "yes",
                "Loads wait until all ships have entered.",
                "C4.16",
            ),
        ),
        why="Docks are checked only after the last ship, so both berths are still full when the next one comes.",
    ),
    Question(
        id="light-options",
        kind="many",
        rules="C4.5 C4.9",
        text="Ana leads the lighthouse. Iberia I is full, and the other docks of the ships are empty. What may she do?",
        position=ALONE,
        ask=Legal(),
        options=(
            Option("Guide the Iberian ivory ship to dock II", "enter S17 II"),
            Option("Guide the Iberian ivory ship to dock I", "enter S17 I"),
            Option("Expel the Greek grain ship", "expel S11"),
            Option("Guide the Etruscan purple ship to dock II", "enter S09 II"),
            Option("Nothing", "skip"),
        ),
        why="The leader guides two ships or expels one, but must do one of the two.",
    ),
    Question(
        id="light-start",
        kind="one",
        rules="C5.4",
        text="Ben was start player. Ben and Ana have 14 servants in supply, the others fewer. Who begins now?",
        position=EQUAL,
        ask=Told(LAY, "start player", "seat"),
        options=(
            Option("Ana", "0"),
            Option("Ben, as before", "1", "In this tie the old start player comes last of all.", "C5.4"),
            Option("Cleo, his neighbour", "2", "She does not have the most servants.", "C5.3"),
        ),
        why="The count begins with Ben’s left neighbour, so Ben himself would be the last.",
    ),
    Question(
        id="light-no",
        kind="one",
        rules="C4.5 C4.6",
        text=(
            "Ben leads and has guided two ships. Ana is second and wants to expel the Greek grain ship. What stops her?"
        ),
        position=at(
            "lighthouse 2",
            light={0: 1, 1: 2},
            ships={"Iberia-II": "S17", "Phoenicia-II": "S21"},
            **{**GUIDE, "row_1": "- S11 S02 - S09"},
        ),
        ask=Forbidden("expel S11"),
        options=(
            Option("Only the first player may do that", "C4.5"),
            Option("The choice cannot be declined", "C4.8", "She does not decline, she wants the wrong thing.", "C4.5"),
            Option("The ship has an empty dock", "C4.9", "A leader may expel any ship, empty dock or not.", "C4.5"),
        ),
        why="The second player guides two ships. Only the leader may expel one instead.",
    ),
    Question(
        id="light-keeps",
        kind="number",
        rules="C4.12",
        text="Ana has 2 servants in the lighthouse and guides two ships. How many has she there afterwards?",
        position=LEADS,
        ask=After("enter S02 II; enter S09 I", "lighthouse.0"),
        why="Choosing ships moves no servant, so both stay in the lighthouse.",
    ),
)

LIGHTHOUSE = Chapter(
    title="The lighthouse",
    promise="Which ships come in, who steers them, and what happens before the turns.",
    steps=STEPS,
    quiz=QUIZ,
)
