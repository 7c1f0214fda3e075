"""Chapter 8: journeys by land."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.positions import at
from widgets.shared.lesson.aim import happened, tried
from widgets.shared.lesson.ask import After, Count, Forbidden, Fortune, Legal
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

TRIP = "A fine trip, but take it back and go where the text says."
PACKED: dict[str, Any] = {"goods": "wagon 2", "cubes": "brown 2 pink 2 orange 2"}
AT_C1: dict[str, Any] = {"members": "yard 1 1; C1 1; smithy 1", "visited": "C1"}
AT_C3: dict[str, Any] = {"members": "yard 1 1; C3 1; smithy 1", "visited": "C1 C3"}
CROWD = {
    1: {"members": "yard 1 1; C1 1 1", "visited": "C1", "coins": 1},
    2: {"members": "yard 1 1 1; C1 1", "visited": "C1", "coins": 1},
}

THREE_CITIES = at(
    "travel",
    members="yard 1 1; C4 1; smithy 1",
    visited="C1 C3 C4",
    goods="wagon 1",
    cubes="brown 2 pink 2",
)
"""Ana has markers in cities 1, 3 and 4, and her member stands in city 4."""

STEPS = (
    Step(
        id="the-first-trip",
        rules="V11.1 V11.3",
        title="On the road",
        text="""Six cities wait beyond the hills. Two of them touch the village: city 1 on the left and city 2 on the
right. As long as nobody of yours is on the map, a member from your yard goes to one of these.

Every road costs 2 hours, 1 wagon and two cubes of one colour. The road to city 1 wants 2 brown, the one to city 2
wants 2 pink. Send somebody to city 1.""",
        position=at("travel", goods="wagon 1", cubes="brown 2 pink 1"),
        aim=happened("travelled", seat=0, city="C1"),
        show="travel village C1 1",
        hint="Click city 1 on the map, or the button under the board.",
        missed={"travel": TRIP},
        done="Gone with the wagon; the wagon does not come back either.",
    ),
    Step(
        id="wrong-colour",
        rules="V11.3",
        title="The toll has a colour",
        text="""You have a wagon and 2 brown cubes. The toll keeper on the road to city 2 wants pink ones, and
you have no coin to replace them.

Try to go to city 2. No button offers that, so type “travel village C2 1”: from the village to city 2, with a member of
generation 1.""",
        position=at("travel", goods="wagon 1", cubes="brown 2"),
        aim=tried("V11.3"),
        show="travel village C2 1",
        hint="Below the board, under “Type a move”, write “travel village C2 1”.",
        missed={"travel": TRIP},
        done="Wagon, cubes, time: all of it, and in the right colour.",
    ),
    Step(
        id="first-visit",
        rules="V11.4",
        title="A flag in the city",
        text="""When you reach a city where you have no marker yet, you put one there and take the reward:

- Cities 1 and 2: 3 points,
- Cities 3 and 6: 2 cubes of your choice,
- Cities 4 and 5: 1 coin.

Your member is in city 1. Go on to city 3 for 2 orange, and take your cubes.""",
        position=at("travel", **AT_C1, **PACKED),
        aim=happened("gained", times=2, seat=0),
        show="travel C1 C3 1; gain brown; gain brown",
        hint="Click city 3, above city 1 on the map, then choose two cubes.",
        missed={"travel": "Now choose two cubes. If you went elsewhere, take it back.", "gain": "One more."},
        done="Your marker in city 3. Two brown cubes are half the way to somewhere else.",
    ),
    Step(
        id="further-trips",
        rules="V11.2",
        title="One road, or another traveller",
        text="""With members on the map you have two ways to travel. Move one of them along one road to a neighbouring
city, or send another member from your yard to city 1 or 2.

Your member is in city 1. Send a second one to city 2.""",
        position=at("travel", **AT_C1, **PACKED),
        aim=happened("travelled", seat=0, city="C2", origin="village"),
        show="travel village C2 1",
        hint="Press the button under the board that begins “From the village to city 2”.",
        missed={"travel": TRIP},
        done="Two travellers, two directions.",
    ),
    Step(
        id="no-road",
        rules="V11.2",
        title="Only where a road leads",
        text="""You are in city 1 and dream of city 4. No road joins them.

Try it all the same. No button offers that, so type “travel C1 C4 1”: from city 1 to city 4, with a member of
generation 1.""",
        position=at("travel", **AT_C1, **PACKED),
        aim=tried("V11.2", "travel C1 C4"),
        show="travel C1 C4 1",
        hint="Below the board, under “Type a move”, write “travel C1 C4 1”.",
        missed={"travel": TRIP},
        done="Over city 2 or 3, step by step. It takes two actions, two wagons and 4 hours.",
    ),
    Step(
        id="there-and-back",
        rules="V11.5 V11.6",
        title="Been there",
        text="""Roads can be used in both directions. But a city that has your marker already gives nothing more: no
marker, no reward. The trip costs what it always costs.

Go back from city 3 to city 1.""",
        position=at("travel", **AT_C3, **PACKED),
        aim=happened("known city", seat=0),
        show="travel C3 C1 1",
        hint="Press the button under the board that begins “From city 3 to city 1”.",
        missed={"travel": TRIP},
        done="Nice to see them again. That is all, though.",
    ),
    Step(
        id="crowded-city",
        rules="V11.7",
        title="Room at the gate",
        text="""Any number of members, and markers of all families, may be in one city.

Ben and Cleo are in city 1 already. Join them.""",
        position=at("travel", goods="wagon 1", cubes="brown 2", others=CROWD),
        aim=happened("visited", seat=0, city="C1"),
        show="travel village C1 1",
        hint="Click city 1 at the lower left of the map.",
        done="3 points for you, just as for them.",
    ),
    Step(
        id="markers-stay",
        rules="V11.8",
        title="The marker stays",
        text="""A member leaves the map only by coming home or by dying. Your marker stays in the city until the end.

So bring your old traveller home with the family action. The marker in city 3 is yours anyway.""",
        position=at("family", **AT_C3),
        aim=happened("came home", seat=0, place="C3"),
        show="home C3 1",
        hint="Click your member in city 3.",
        missed={"home": OTHER},
        done="Home for supper, and still two cities on the list.",
    ),
    Step(
        id="travel-points",
        rules="V19.1",
        title="What the world is worth",
        text="""In the end you count the cities where you have a marker:

| cities | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|---|
| points | 0 | 1 | 3 | 6 | 10 | 14 | 18 |

You have seen cities 1, 3 and 4, and your traveller stands in city 4. Visit a fourth city.""",
        position=THREE_CITIES,
        aim=happened("visited", seat=0),
        show="travel C4 C6 1",
        hint="From city 4 go to city 2 for 2 brown, or to city 6 for 2 pink.",
        missed={"travel": "You have been there. Take it back and visit a new city."},
        done="From 6 to 10 points at the end, and the reward on top.",
    ),
)

QUIZ = (
    Question(
        id="travel-first",
        kind="many",
        rules="V11.1 V11.3",
        text="Nobody of Ana’s is on the map. She has 1 wagon, 2 brown, 1 pink and 1 coin. Where can she go?",
        position=at("travel", goods="wagon 1", cubes="brown 2 pink 1", coins=1),
        ask=Legal("travel"),
        options=(
            Option("To city 1", "travel village C1 1"),
            Option("To city 2", "travel village C2 1"),
            Option("To city 3", "travel village C3 1"),
        ),
        why="City 1 for 2 brown. City 2 for 1 pink and 1 coin. The first trip leads no farther than these two.",
    ),
    Question(
        id="travel-roads",
        kind="number",
        rules="V11.2 V11.3",
        text="Ana has a member in city 3 and can pay for any road. From city 3, how many different cities can it "
        "move to?",
        position=at("travel", **AT_C3, **PACKED),
        ask=Count("travel C3"),
        why="Roads lead from city 3 to cities 1, 4 and 5.",
    ),
    Question(
        id="travel-again",
        kind="number",
        rules="V11.5",
        text="Ana’s marker on the life time track is on 0. Her member goes back from city 3 to city 1, where she has "
        "been before. Where is that marker then?",
        position=at("travel", **AT_C3, **PACKED),
        ask=After("travel C3 C1 1", "seats.0.time"),
        why="A known city gives nothing, but the road costs its 2 hours as ever.",
    ),
    Question(
        id="travel-score",
        kind="number",
        rules="V19.1 V11.4",
        text="Ana has markers in cities 1, 3 and 4, no points and no coins, and so stands at 6. She travels to city "
        "2. At how many points does she stand?",
        position=THREE_CITIES,
        ask=Fortune(0, "travel C4 C2 1"),
        why="Four cities make 10 points, and city 2 gives 3 at once.",
    ),
    Question(
        id="travel-dead",
        kind="one",
        rules="V11.8 V16.8",
        text="Ana’s only traveller dies in city 3. In which cities does she have markers afterwards?",
        position=at("death", due=1, members="C3 1; yard 2 2; chronicle crafts 1 1 1", visited="C1 C3"),
        ask=After("bury C3", "seats.0.visited"),
        options=(
            Option("Cities 1 and 3", "['C1', 'C3']"),
            Option("Only city 1", "['C1']", "Markers stay until the end.", "V11.8"),
            Option("None", "[]", "Markers stay until the end.", "V11.8"),
        ),
        why="The member is gone, the markers stay.",
    ),
    Question(
        id="travel-why",
        kind="one",
        rules="V11.3",
        text="Ana has 2 brown cubes and a wagon that her wainwright still has to build. Why can she not go to city 1?",
        position=at("travel", cubes="brown 2 pink 1", goods="", members="yard 1 1 1; wainwright 1"),
        ask=Forbidden("travel village C1 1"),
        options=(
            Option("She does not own a wagon", "V11.3"),
            Option("No road leads to city 1", "V11.1", "City 1 is one of the two first cities.", "V11.1"),
        ),
        why="Every road costs 2 hours, a wagon and two cubes, all paid in full.",
    ),
)

TRAVEL = Chapter(
    title="Travel",
    promise="Pack a wagon and see the world, one road at a time.",
    steps=STEPS,
    quiz=QUIZ,
)
