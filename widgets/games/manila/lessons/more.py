"""Chapter 9: the rhythm of three players, and the stronger pirates."""

from __future__ import annotations

from widgets.games.manila.lessons.positions import at
from widgets.shared.lesson.aim import both, either, happened, tried
from widgets.shared.lesson.ask import Asked, Forbidden, Legal, Most
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

JADE = {"jade 1": 1, "jade 2": 2, "jade 3": 3, "jade 4": 1}

STEPS = (
    Step(
        id="three-players",
        rules="M2.3",
        title="Three players place twice",
        text="""With three players everybody has four figures, and the rhythm changes. You place *twice*
before anything moves: place, place, roll, place, roll, place, pilots, roll.

Place a figure, wait for the others, and place again.""",
        position=at("place 1", seats=3),
        aim=happened("placed", times=2, seat=0),
        show="place silk; place nutmeg",
        then="place jade; place port A; place port B; place shipyard A",
        hint="Place anywhere you like, two times.",
        missed={
            "place": "Good. The others placed, and no die was rolled. Place once more.",
            "pass": "Take it back: after a pass you have no second turn.",
        },
        done="Two rounds of placing, and no roll yet. From now on placing and rolling take turns.",
    ),
    Step(
        id="option",
        rules="M12.5",
        title="Stronger pirates",
        text="""There is a variant that many people like best: the *stronger pirates*. It is off unless you
choose it when you start a game.

In the app you find it under “New game”. The next boards are played with it.""",
        position=at(
            "board captain", stronger=True, punts={"nutmeg": 8, "silk": 6, "jade": 13}, figures={"captain": 0, **JADE}
        ),
        done="Everything else stays as you have learned it.",
    ),
    Step(
        id="evict",
        rules="M12.1",
        title="Throw somebody out",
        text="""Jade stands on 13, and it is full. A stronger pirate may board it all the same. He picks one
accomplice aboard, who goes home and gets nothing for it. Then he takes the seat free of charge.

It may even be a figure of your own, and nobody has to do it. Do it now.""",
        position=at(
            "board captain", stronger=True, punts={"nutmeg": 8, "silk": 6, "jade": 13}, figures={"captain": 0, **JADE}
        ),
        aim=happened("evicted", seat=0),
        show="evict jade 2",
        hint="Click one of the seats on jade.",
        missed={"stay": "You may stay. Take it back and try your strength."},
        done="Your pirate sits on the seat now, and the other figure is back with its owner.",
    ),
    Step(
        id="vacancies-first",
        rules="M12.2",
        title="Empty seats come first",
        text="""Jade and silk stand on 13. Jade is full, but silk has an empty seat. As long as any punt on
13 has an empty seat, a pirate who boards must take an empty one. Each pirate looks again when asked.

Try to board jade.""",
        position=at(
            "board captain",
            stronger=True,
            punts={"nutmeg": 8, "silk": 13, "jade": 13},
            figures={"captain": 0, "silk 1": 2, "silk 2": 3, **JADE},
        ),
        aim=either(tried("M12.2"), tried("M7.3")),
        show="board jade",
        hint="Click jade, the full punt.",
        missed={
            "board": "That works, because silk has an empty seat. Take it back and try jade.",
            "stay": "Take it back and try jade.",
        },
        done="You would have to take the empty seat on silk.",
    ),
    Step(
        id="fellow-pirate",
        rules="M12.3",
        title="Pirates stick together",
        text="""Ben was captain and has just boarded jade; he sits on seat 3. Now you are the captain, and it
is your turn.

You may throw out anybody but your fellow pirate. Try to take Ben’s new seat.""",
        position=at(
            "board captain",
            stronger=True,
            punts={"nutmeg": 8, "silk": 6, "jade": 13},
            figures={"captain": 0, "jade 1": 2, "jade 2": 2, "jade 3": 1, "jade 4": 3},
            boarded="jade 3",
        ),
        aim=tried("M12.3"),
        show="evict jade 3",
        hint="Click seat 3 of jade, the square with the B.",
        missed={
            "evict": "That one may be thrown out. Take it back and try Ben on seat 3.",
            "stay": "You may stay. Take it back and try the seat of Ben.",
        },
        done="The pirate who boarded just before you is safe, even if both pirates are yours.",
    ),
    Step(
        id="thrown-out",
        rules="M12.4",
        title="Thrown out",
        text="""This time it hits you. Your figure sits on seat 1 of jade, and Ben is captain.

A figure that was thrown out is back in your hand, and you can place it again. But you still have only *one*
turn in each round that is left, and none if you have passed. Watch, then place a figure.""",
        position=at(
            "board captain",
            stronger=True,
            punts={"nutmeg": 8, "silk": 6, "jade": 13},
            figures={"captain": 1, "jade 1": 0, "jade 2": 2, "jade 3": 3, "jade 4": 2, "nutmeg 1": 0},
        ),
        press="Let Ben attack",
        then="evict jade 1",
        aim=both(happened("evicted", seat=1), happened("placed", seat=0)),
        show="place silk",
        hint="First let Ben attack. Then place a figure anywhere.",
        missed={"pass": "You may pass, but here you should place. Take it back."},
        done="You had two figures at hand, but only one turn.",
    ),
    Step(
        id="house-rules",
        rules="M12.6",
        title="House rules from fans",
        text="""Fans have invented more. This app does not offer these ideas, but you can try them at your
own table.

- Everybody’s cash is secret.
- If somebody is dealt two equal shares, and the open piles show that nobody else has any, all are dealt again.
- The harbour master keeps two of four rights: buying a share, loading, setting the starts, and naming who places
  first. The last player to pass takes a third right, and the one before him gets the fourth.
- Three players place twice before the second roll instead of the first.""",
        position=at("place 1"),
        done="That is the whole game. You know all of its rules now!",
    ),
)

QUIZ = (
    Question(
        id="more-rhythm",
        kind="one",
        rules="M2.3",
        text="Three players. Everybody has placed one figure. What comes next?",
        position=at("place 1", seats=3),
        ask=Asked("place silk; place jade; place port A"),
        options=(
            Option("Everybody places again", "place 0"),
            Option("The first roll", "roll", "With three players there are two rounds before the first roll.", "M2.3"),
            Option("The next auction", "bid 0", "The auction comes only after the voyage.", "M2.1"),
        ),
        why="Three players place twice before anything moves.",
    ),
    Question(
        id="more-default",
        kind="one",
        rules="M12.5 M7.3",
        text="Nobody chose a variant. Jade on 13 is full. Why may the captain not throw anybody off?",
        position=at("board captain", punts={"nutmeg": 8, "silk": 13, "jade": 13}, figures={"captain": 0, **JADE}),
        ask=Forbidden("evict jade 1"),
        options=(
            Option("Without the variant, pirates need an empty seat", "M12.5"),
            Option("Empty seats come first", "M12.2", "That would be the reason with the variant.", "M12.2"),
            Option("It is his fellow pirate", "M12.3", "Only one pirate has acted so far.", "M12.3"),
        ),
        why="Stronger pirates are played only if they were chosen at the start.",
    ),
    Question(
        id="more-who",
        kind="many",
        rules="M12.1 M12.3",
        text="With stronger pirates: Ben has just boarded jade on seat 3. Ana is the next captain, and jade is full. "
        "What may she do?",
        position=at(
            "board captain",
            stronger=True,
            punts={"nutmeg": 8, "silk": 6, "jade": 13},
            figures={"captain": 0, "jade 1": 2, "jade 2": 0, "jade 3": 1, "jade 4": 3},
            boarded="jade 3",
        ),
        ask=Legal(),
        options=(
            Option("Throw out seat 1, a figure of Cora", "evict jade 1"),
            Option("Throw out seat 2, her own figure", "evict jade 2"),
            Option("Throw out seat 3, the pirate of Ben", "evict jade 3"),
            Option("Stay on the pirate ship", "stay"),
        ),
        why="Anybody may be thrown out except the pirate who boarded just before.",
    ),
    Question(
        id="more-vacant",
        kind="many",
        rules="M12.2",
        text="With stronger pirates: jade is full on 13, and silk on 13 has an empty seat. What may the captain do?",
        position=at(
            "board captain",
            stronger=True,
            punts={"nutmeg": 8, "silk": 13, "jade": 13},
            figures={"captain": 0, "silk 1": 2, "silk 2": 3, **JADE},
        ),
        ask=Legal(),
        options=(
            Option("Board silk", "board silk"),
            Option("Throw out seat 1 of jade", "evict jade 1"),
            Option("Throw out seat 1 of silk", "evict silk 1"),
            Option("Stay", "stay"),
        ),
        why="While any punt on 13 has an empty seat, a pirate who boards must take an empty one.",
    ),
    Question(
        id="more-bid",
        kind="number",
        rules="M3.10",
        text="One look back: Ana has 11 pesos, one free share and one with a loan. How high can she bid?",
        position=at(
            "bid", cash={0: 11}, hands={0: "silk"}, loans={0: "jade"}, seat=0, master=1, bid=(2, 1), out=(2, 3)
        ),
        ask=Most("bid"),
        why="11 + 12 = 23. Only free shares can bring a loan.",
    ),
    Question(
        id="more-turn",
        kind="one",
        rules="M12.4",
        text="Ben’s pirate throws Ana’s figure off jade before the last placing round. Ana is harbour master. "
        "Who places after Ana’s next turn?",
        position=at(
            "board captain",
            stronger=True,
            punts={"nutmeg": 8, "silk": 6, "jade": 13},
            figures={"captain": 1, "jade 1": 0, "jade 2": 2, "jade 3": 3, "jade 4": 2},
        ),
        ask=Asked("evict jade 1; place silk"),
        options=(
            Option("Ben", "place 1"),
            Option("Ana again", "place 0", "One turn in each round is all, even with more figures.", "M12.4"),
            Option("Nobody, the pilots work", "steer 0", "The round goes on with the other players.", "M5.1"),
        ),
        why="The figure is back, but Ana has only one turn in each round.",
    ),
)

MORE = Chapter(
    title="Three players and stronger pirates",
    promise="Play with three, and meet the variant that many people like best.",
    steps=STEPS,
    quiz=QUIZ,
)
