"""Chapter 3: moving the merchant, crates, and new tiles."""

from __future__ import annotations

from widgets.games.batavia.lessons.positions import PATH, at, new_game, tiles
from widgets.shared.lesson.aim import happened, tried
from widgets.shared.lesson.ask import Happens, Legal, Outcomes, Told
from widgets.shared.lesson.plan import Chapter, Option, Question, Step

NINE_TILES = tiles(1, 9)
TWELVE = dict.fromkeys(range(1, 13), 0)

STEPS = (
    Step(
        id="must-move",
        rules="B6.1",
        title="You must move",
        text="""Your cards are down, and you have the Danish seal. Now your merchant has to move; you cannot
stay where you are.

Try to get out of it: type the word “pass” below the board.""",
        position=at("move", tables={0: "denmark 2"}),
        aim=tried("B6.1"),
        show="pass",
        hint="The line for typing is below the buttons. Type “pass”.",
        missed={"move": "That is your duty, of course. Take it back, and first try to pass."},
        done="Moving is a duty. Only cashing is up to you.",
    ),
    Step(
        id="take-a-tile",
        rules="B6.5 B6.6",
        title="Take the tile, leave a crate",
        text="""Your merchant goes to the tile, and you take it and lay it in front of you. One of your
crates goes into the warehouse of its good, on the square of its company. That happens with every tile.

Take the Danish silk.""",
        position=at("move", tables={0: "denmark 2"}),
        aim=happened("crate", seat=0, company="denmark", good="silk"),
        show="move denmark",
        hint="Click the glowing tile, or press the button for Denmark.",
        done="Your crate stands on the Danish square of the silk warehouse.",
    ),
    Step(
        id="choose-a-company",
        rules="B6.2",
        title="Any seal you hold",
        text="""You may travel with any of your seals that still has a tile ahead. It need not be the company
whose cards you have just laid out!

You have the English seal. Lay out two French cards, which win nothing, and travel with England.""",
        position=at("action", hands={0: "france 2"}, tables={0: "england 2", 1: "france 3"}, taken={4: 1}),
        aim=happened("moved", seat=0, company="england"),
        show="lay france 2; done; move england",
        hint="Lay out the French cards, say that you are done, and click the English tile.",
        missed={
            "draw": "Drawing is allowed. Take it back, and play this time.",
            "lay": "Now say that you are done.",
            "done": "Now travel with England.",
        },
        done="French cards on the table, and yet an English tile in your hands.",
    ),
    Step(
        id="not-your-seal",
        rules="B6.2",
        title="Not your seal",
        text="""France has a fine ginger tile right in front of you. But Ben has the French seal, not you.

Try to go there anyway: click the French ginger.""",
        position=at("move", tables={0: "england 2", 1: "france 3"}, taken={1: 1}),
        aim=tried("B6.2"),
        show="move france",
        hint="It is the tile on space 4. You can also type “move france”.",
        missed={"move": "That is allowed. Take it back, and first try the French tile."},
        done="The app names the seals that you can travel with.",
    ),
    Step(
        id="nearest-tile",
        rules="B6.3 B6.4",
        title="The nearest one ahead",
        text="""Your merchant always goes to the *nearest* tile of the company that lies ahead. It jumps over
empty spaces, other tiles and other merchants. It never goes back.

You stand on 3, and Ben is on 4. Travel with Sweden.""",
        position=at("move", tables={0: "sweden 2"}, taken={3: 0, 4: 1}),
        aim=happened("moved", seat=0, space=5),
        show="move sweden",
        hint="Click the Swedish tile on space 5.",
        done="You jumped over Ben and landed on 5, the first Swedish tile ahead.",
    ),
    Step(
        id="choose-well",
        rules="B6.2 B6.3",
        title="Which way?",
        text="""Now you have two seals, Danish and Dutch. You stand on the start space. The Danish tile lies
on 1; the Dutch one is pepper, on 3.

Pepper pays most in the end. Take it.""",
        position=at("move", tables={0: "denmark 2 netherlands 2"}),
        aim=happened("moved", seat=0, company="netherlands"),
        show="move netherlands",
        hint="Click the tile on space 3.",
        missed={"move": "A good tile, too. Take it back, and fetch the pepper this time."},
        done="But notice: for you the tiles on 1 and 2 are lost now. Short steps leave more tiles ahead of you.",
    ),
    Step(
        id="blocks",
        rules="B1.2 B1.3",
        title="One of each in every block",
        text="""Before the game the tiles are laid in seven blocks of five. Every block has exactly one tile
of each company, in random order. The first two blocks, spaces 1 to 10, are turned face up.

Nine tiles are open here. In the second block you see Sweden, France, Denmark and the Netherlands. What must the
last one be?""",
        position=new_game(),
        before=NINE_TILES,
        press="Turn up the tenth tile",
        then=f"tile {PATH[9]}",
        aim=happened("tile", space=10, company="england"),
        done="English, of course. Only the good was a surprise.",
    ),
    Step(
        id="new-tiles",
        rules="B6.7",
        title="Discover the coast",
        text="""The farthest open block is 6 to 10. As soon as a merchant lands on it, the next five tiles
are turned up. After that, the first merchant on 11 to 15 opens 16 to 20, and so on up to 35.

You stand on 1. The next Danish tile lies on 8. Go there.""",
        position=at("move", tables={0: "denmark 2"}, taken={1: 0}),
        aim=happened("tile", times=5),
        show="move denmark",
        then=tiles(11, 15),
        hint="Click the Danish tile on space 8.",
        done="Spaces 11 to 15 are open. They are turned up before you decide about cashing.",
    ),
    Step(
        id="always-five-ahead",
        rules="B6.8",
        title="Never into the fog",
        text="""Dai has been on 8 already, so 11 to 15 are open. When you land on 6 to 10 too, nothing new is
turned.

That leaves a whole open block ahead of everyone, with all five companies in it. So the next tile of a company is
never face down. And nobody reaches the destination before the last block is open.""",
        position=at("move", tables={0: "sweden 2"}, taken={1: 0, 8: 3, 5: 1}),
        aim=happened("moved", seat=0, space=6),
        show="move sweden",
        hint="Click the Swedish tile on space 6.",
        done="You took 6, and the path stayed as it was.",
    ),
    Step(
        id="left-behind",
        rules="B6.9",
        title="Left behind",
        text="""Everybody has passed the English tea on space 2. It stays there for the rest of the game and
does nothing more.

You have the English seal and stand on 6. Where does it take you?""",
        position=at("move", tables={0: "england 2"}, taken={6: 0, 8: 1, 9: 2, 7: 3}),
        aim=happened("moved", seat=0, space=10),
        show="move england",
        hint="Click the English tile on space 10, the nearest one ahead.",
        done="To 10. The tea on 2 waits for nobody.",
    ),
    Step(
        id="many-crates",
        rules="B6.10",
        title="Out of crates?",
        text="""You began with 12 crates, and here all 12 stand in the warehouses. What a busy merchant!

Never mind. If you run out, you mark the next squares in another way, and the app simply has more crates. Take the
Danish tile.""",
        position=at("move", tables={0: "denmark 2"}, taken=TWELVE),
        aim=happened("crate", seat=0, good="porcelain"),
        show="move denmark",
        hint="Click the Danish tile on space 14.",
        done="Your thirteenth crate counts like all the others.",
    ),
    Step(
        id="nothing-ahead",
        rules="B6.11",
        title="No tile ahead",
        text="""You stand on 32, where the last Dutch tile was, and the Dutch seal is your only one. No tile
of it lies ahead.

Then you go to the destination. Chapter 8 tells what that means. Go.""",
        position=at("move", tables={0: "netherlands 2"}, taken={32: 0, 20: 1, 19: 2}),
        aim=happened("destination", seat=0),
        show="move destination",
        hint="Click the destination at the end of the path.",
        done="This is how a journey ends.",
    ),
)

QUIZ = (
    Question(
        id="travel-where",
        kind="board",
        rules="B6.2 B6.3",
        text="Ana stands on 3 and has the Danish and the Swedish seal. Click every place she may go to.",
        position=at("move", tables={0: "denmark 2 sweden 2", 1: "france 2"}, taken={3: 0, 1: 1}),
        ask=Legal("move"),
        why="She may go to the nearest Danish tile ahead, or to the nearest Swedish one.",
    ),
    Question(
        id="travel-space",
        kind="number",
        rules="B6.3 B6.4",
        text="Ana stands on 8 and travels with France. Ben has taken the French tile on 7. On which space does she "
        "land?",
        position=at("move", tables={0: "france 2"}, taken={8: 0, 7: 1}),
        ask=Told("move france", "moved", "space"),
        why="The nearest French tile ahead of 8 lies on 11.",
    ),
    Question(
        id="travel-cards",
        kind="many",
        rules="B6.2",
        text="Ana has the English seal and has just laid out 2 French cards. They won her nothing, because Ben leads "
        "France. With which companies may she travel?",
        position=at("move", tables={0: "england 2 france 2", 1: "france 3"}),
        ask=Legal("move"),
        options=(
            Option("England", "move england"),
            Option("France", "move france"),
            Option("Denmark", "move denmark"),
        ),
        why="Only seals count for moving. Her French cards won her none.",
    ),
    Question(
        id="travel-crate",
        kind="one",
        rules="B6.6",
        text="Ana takes the French tile on space 4. In which warehouse does her crate land?",
        position=at("move", tables={0: "france 2"}),
        ask=Told("move france", "crate", "good"),
        options=(
            Option("Ginger", "ginger"),
            Option("Silk", "silk", "Silk is the good of the Danish tile on 1.", "B6.6"),
            Option("In none, as long as she keeps the tile", "", "A crate is placed with every tile.", "B6.6"),
        ),
        why="The tile on space 4 shows French ginger, so the crate goes to ginger, on the French square.",
    ),
    Question(
        id="travel-fifth",
        kind="number",
        rules="B0.3 B1.2",
        text="Nine tiles are open; one English tile is among them, the tea. How many different tiles may still lie on "
        "space 10?",
        position=new_game(NINE_TILES),
        ask=Outcomes(),
        why="It must be an English tile, as this is the company that the block lacks. Six English goods are left.",
    ),
    Question(
        id="travel-opened",
        kind="one",
        rules="B6.7",
        text="Spaces 1 to 15 are open, as Dai has been on 8. Now Ana lands on 9. Are new tiles turned up?",
        position=at("move", tables={0: "netherlands 2"}, taken={3: 0, 8: 3}),
        ask=Happens("move netherlands", "opened"),
        options=(
            Option("No", "no"),
            Option("Yes, five of them", "yes", "Only the first merchant on 6 to 10 opens 11 to 15.", "B6.7"),
        ),
        why="The farthest open block is now 11 to 15, and Ana did not land there.",
    ),
)

TRAVELLING = Chapter(
    title="Travelling",
    promise="Sail along the coast, fill the warehouses and discover new trading posts.",
    steps=STEPS,
    quiz=QUIZ,
)
