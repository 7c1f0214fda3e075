"""The steps of chapter 11: Village Inn."""

from __future__ import annotations

from typing import Any

from widgets.games.village.lessons.death_steps import FARMYARD_FULL
from widgets.games.village.lessons.detours import OTHER
from widgets.games.village.lessons.ending_steps import BURIED, ENDED
from widgets.games.village.lessons.positions import CUSTOMERS, POOR, at, new_game
from widgets.games.village.lessons.village import DRAW
from widgets.shared.lesson.aim import both, happened, played, stands, tried
from widgets.shared.lesson.plan import Step

INN = "inn"
TOPS = "sower, miller, count"
GUEST: dict[str, Any] = {"modules": INN, "tops": TOPS, "members": "yard 1 1; inn 1; smithy 1"}
NIGHT: dict[str, Any] = {"modules": INN, "cards": "night watchman", "members": "yard 1 1 1; office 1"}
DEALER: dict[str, Any] = {
    "modules": INN,
    "cards": "scrap dealer",
    "others": POOR,
}
RICH_END: dict[str, Any] = {
    "goods": "ox 2 plow 2 beer 1",
    "cards": "duchess, sower",
    "members": "yard 1 1; inn 1; smithy 1",
}

STEPS = (
    Step(
        id="a-new-house",
        rules="VI1.1 VI1.2 VI1.7",
        title="A new house in the village",
        text="""Village Inn brings an inn and a brewery. They stand where the old chronicle and the old graves were; a
new chronicle and new graves lie below the board. With fewer than five players just as many places stay open as
without the inn.

The extra cubes, coins and grain of the box always join the supply: 5 more cubes of each colour and 5 more bags.""",
        position=at(modules=INN, goods="beer 1"),
        done="Smell the malt?",
    ),
    Step(
        id="beer-and-cards",
        rules="VI1.3 VI1.4 VI1.5",
        title="Beer, friends and thirst",
        text="""12 *beer* tiles join the goods, and everybody starts with 1 beer. Four customers who want beer mix with
the others, so there are 28.

And there are 30 different *villager cards* in three face-up stacks of ten. Only the top card of each can be seen and
taken. Turn them up.""",
        position=new_game(f"{CUSTOMERS}; begin red", inn=True),
        press="Turn up the villagers",
        then="show bard; show miller; show count",
        aim=happened("card shown", times=3),
        done="Bard, Miller and Count. Nobody may look through a stack.",
    ),
    Step(
        id="cubes-at-the-inn",
        rules="VI1.6",
        title="Cubes at the bar",
        text="""The inn is a space like the others and comes last: with four players it gets 4 cubes each round, with
three 3, with two 2, with five 5. The bag gets 1 cube more of each colour than in the base game.

Draw the cubes.""",
        position=new_game(f"{CUSTOMERS}; begin red; show bard; show miller; show count", inn=True),
        press="Draw the cubes",
        then=f"{DRAW}; seed pink pink orange green",
        aim=happened("seeded", times=8),
        done="28 cubes: seven for each of you, if nobody uses the well.",
    ),
    Step(
        id="brewing",
        rules="VI2.1 VI2.2",
        title="Brewing",
        text="""The *brewery* is one more workshop: 3 hours to train a brewer, 3 hours to brew, or 3 bags of grain
without a brewer. Whoever dies there goes to the crafts section.

Each time you brew or buy, you take *2* beers. Let your brewer work.""",
        position=at("crafts", modules=INN, members="yard 1 1; brewery 1; smithy 1"),
        aim=happened("made", seat=0, goods="beer"),
        show="make beer",
        hint="Press “Make 2 beer: 3 hours” below the board.",
        missed={"make": "Not that. Take it back and brew.", "train": OTHER},
        done="Two mugs from one kettle.",
    ),
    Step(
        id="last-beer",
        rules="VI2.3",
        title="The last beer",
        text="""If only 1 beer is left in the supply, you take that one.

Ben and Cleo have nearly all of it. Brew.""",
        position=at(
            "crafts",
            modules=INN,
            members="yard 1 1; brewery 1; smithy 1",
            others={1: {"goods": "beer 6", "coins": 1}, 2: {"goods": "beer 5", "coins": 1}},
        ),
        aim=happened("made", seat=0, goods="beer", count=1),
        show="make beer",
        hint="Press “Make 2 beer: 3 hours” below the board.",
        missed={"make": "Not that. Take it back and brew.", "train": OTHER},
        done="Half a brew is better than none.",
    ),
    Step(
        id="thirsty-customer",
        rules="VI2.4",
        title="Beer is goods",
        text="""A beer is a goods tile in every way. You can deliver it, and the privilege of stage 3 may bring one.
Only the ships of Village Port cannot load it.

The customer in the first stall wants 2 beers and is worth 4 points. Cheers!""",
        position=at("sale", modules=INN, goods="beer 2", stalls="K25 K4 K9 K23 K14"),
        aim=happened("served", seat=0, tile="K25"),
        show="serve K25",
        hint="Click the customer who wants 2 beers.",
        done="He wipes his beard and goes.",
    ),
    Step(
        id="a-chair-at-the-inn",
        rules="VI3.1 VI3.3",
        title="Just sitting down",
        text="""In the inn action you may put a member from your yard into the inn for 1 hour. You need not take a card.

Let somebody sit down, and leave it at that.""",
        position=at("inn", modules=INN, goods="beer 1", tops=TOPS),
        aim=both(happened("visited inn", seat=0), played("skip")),
        show="visit 1; skip",
        hint="Put a member into the inn, then press “Make no friend”.",
        missed={"visit": "Now leave the card out.", "befriend": "A friend for next time. Take it back.", "skip": OTHER},
        done="A chair by the fire is a fine start.",
    ),
    Step(
        id="making-a-friend",
        rules="VI3.2 VI3.6",
        title="Making a friend",
        text="""With a member in the inn, even one you have just put there, you may win a friend. You spend 1 more hour
and pay the price of a top card; one card in an action.

After that you may take the card on top of *one* stack out of the game, perhaps one that somebody else wants.

Visit the inn, take the Sower for 1 beer, and send the Miller away.""",
        position=at("inn", modules=INN, goods="beer 1", tops=TOPS),
        aim=both(happened("befriended", seat=0, card="sower"), happened("cleared", seat=0)),
        show="visit 1; befriend sower; clear miller",
        then="show bard; show herald",
        hint="Put a member into the inn, take the Sower, then send the Miller away.",
        missed={
            "visit": "Now take the Sower.",
            "befriend": "Now send a card away.",
            "skip": "Not yet. Take it back.",
            "done": "Not yet. Take it back.",
        },
        done="The Sower raises his mug to you. The Miller looks puzzled.",
    ),
    Step(
        id="regulars",
        rules="VI3.4 VI3.8",
        title="Regulars",
        text="""If you have a member in the inn already, you need not send another one. You only spend the 1 hour and
pay for the card. Any number of members may sit there, and you may hold any number of cards.

Your regular is waiting. Take the Miller.""",
        position=at("inn", goods="beer 1", cards="bard, abbot", **GUEST),
        aim=happened("befriended", seat=0, card="miller"),
        show="befriend miller",
        then="show runner",
        hint="Click the Miller, on the second stack of the inn.",
        missed={"visit": "Another guest is not needed. Take it back.", "befriend": OTHER, "skip": OTHER},
        done="Three friends by now, for a few beers.",
    ),
    Step(
        id="beer-or-coins",
        rules="VI3.5",
        title="Beer is beer",
        text="""You pay exactly what the card shows. Coins do not replace beer, and beer does not replace coins.

The Count wants 2 coins. You have 2 beers and no coin. Try to win him: click him, although he does not glow.""",
        position=at("inn", goods="beer 2", **GUEST),
        aim=tried("VI3.5"),
        show="befriend count",
        hint="Click the Count in the inn, or type “befriend count”.",
        missed={"befriend": "That works. Take it back and try the Count.", "visit": OTHER},
        done="The Count does not drink with farmers. He counts.",
    ),
    Step(
        id="last-villager",
        rules="VI3.7",
        title="The last villager",
        text="""An empty stack stays empty. When all three are empty, no card can be taken any more.

The Sower is the very last card. Take him.""",
        position=at(
            "inn", modules=INN, goods="beer 1", tops="sower", gone="all others", members="yard 1 1; inn 1; smithy 1"
        ),
        aim=happened("befriended", seat=0),
        show="befriend sower",
        hint="Click the Sower in the inn.",
        missed={"visit": OTHER},
        done="Quiet at the bar now.",
    ),
    Step(
        id="free-moments",
        rules="V5.7 VI4.1 VI4.2",
        title="Free moments",
        text="""A card stays with you until you use it, and everybody knows that you have it. Each card is used once.

A turn has three *free moments*: before the cube, between cube and action, and between action and deaths. Cards for
your turn are used there, never inside an action. A market day has no free moments.

Your turn begins. Let the Moneylender bring you 3 coins.""",
        position=at(modules=INN, cards="moneylender"),
        aim=happened("used card", seat=0, card="moneylender"),
        show="use moneylender",
        hint="Click the Moneylender’s card below your yard.",
        missed={"take": "You could use the card now as well. Take it back and use it first."},
        done="3 coins, and the card has left the game. Your cube is still to be taken.",
    ),
    Step(
        id="many-cards",
        rules="VI4.4",
        title="A helping hand, or two",
        text="""These cards serve your own turn:

- 1 coin: Blacksmith, two plows; Scribe, two scrolls; Wheelwright, two wagons; Cooper, two beers
- 1 coin as well: Herald, the next starting player marker, even from another player
- 1 beer: Cattle Herder, a horse or an ox; Sower, 3 bags; Scholar, 3 cubes
- 1 beer: Miller, a coin for each of up to 3 bags; Herbalist, 3 hours back
- 1 beer: Midwife, a birth; Runner, somebody home; Sexton, from the yard to window 1
- 1 beer: Town Clerk, the privilege of a stage that you have reached
- 2 beers: Moneylender, 3 coins; Alderman, one council stage for its time only

You may use any number of them in a turn. Let the Sower bring grain, and the Miller turn 3 bags
into coins.""",
        position=at(modules=INN, cards="sower, miller"),
        aim=happened("card coins", seat=0, coins=3),
        show="use sower; use miller; amount 3",
        hint="Click the Sower below your yard, then the Miller, and choose 3.",
        missed={"use": "Good. Go on.", "amount": "Fewer than 3. Take it back.", "take": OTHER},
        done="From seed to silver in one morning.",
    ),
    Step(
        id="nobody-has-to",
        rules="VI4.3",
        title="Not today",
        text="""You never have to use a card. If you hold one, the app asks you in the free moment after your action.

Take a cube, harvest, and keep the Herald for another day.""",
        position=at(modules=INN, cards="herald"),
        aim=both(happened("harvested", seat=0), happened("took", seat=1), stands("seats.0.cards", ["herald"])),
        show="take harvest brown; harvest; done",
        then="take council green; skip",
        hint="Take a cube from the harvest space, harvest, then press “End your turn”.",
        missed={"take": "Now harvest.", "harvest": "Now say that you are done.", "use": "Take it back and keep him."},
        done="He will wait.",
    ),
    Step(
        id="night-watchman",
        rules="VI4.5",
        title="Once more, at full price",
        text="""The *Night Watchman* lets you carry out the action of the same space once more. A card that lets you act
again does not save you the costs, unless it says so.

Your scribe writes for 2 hours. Write two scrolls in one turn.""",
        position=at("crafts", **NIGHT),
        aim=happened("made", times=2, seat=0, goods="scroll"),
        show="make scroll; use night watchman; make scroll",
        hint="Press “Make 1 scroll: 2 hours”, click the Night Watchman below your yard, then make another scroll.",
        missed={"make": "Now wake the Night Watchman.", "use": "And write again.", "train": OTHER, "skip": OTHER},
        done="4 hours for two scrolls. Only the cube was saved.",
    ),
    Step(
        id="their-own-moment",
        rules="VI4.9",
        title="Cards with a moment of their own",
        text="""Nine cards wait for one special moment, even in the turn of somebody else:

- Town Crier: one sale without cube and time; Scrap Dealer: a customer for nothing when the day ends
- Bard: when somebody dies; Abbot: one window without grain at a mass
- Night Watchman: right after your action; Day Labourer: any action instead of a cube
- Traveller, Messenger, Toll Keeper: a trip without cubes, time or wagon

On Ben’s market day you have a scroll, but no green cube. Let the Town Crier help, and sell the scroll.""",
        position=at("sale 1 0 0", modules=INN, cards="town crier", goods="scroll 1", time=9),
        aim=both(happened("used card", seat=0, card="town crier"), happened("served", seat=0)),
        show="use town crier; serve K1",
        hint="Click the Town Crier below your yard, then the customer who wants a scroll.",
        missed={"use": "Now sell the scroll."},
        done="No cube, no time, and nobody had to die at the market.",
    ),
    Step(
        id="scrap-dealer",
        rules="VI4.6",
        title="The Scrap Dealer",
        text="""At the end of any market day the *Scrap Dealer* takes one customer who still stands in an open stall.
You deliver and pay nothing, and it is a customer served. Then the stalls are filled again.

Hold a market day and take the best customer.""",
        position=at(**DEALER),
        aim=happened("scrapped", seat=0, tile="K23"),
        show="take market green; scrap K23",
        hint="Take the cube from the market, then take the customer who wants horse and ox.",
        missed={"take": "Now choose a customer.", "scrap": "There is a better one, for 6 points."},
        done="6 points for two beers. Do not ask where the horse and the ox came from.",
    ),
    Step(
        id="bard",
        rules="VI4.7",
        title="Sung for ever",
        text="""When a member of yours would go to any grave, or out of the game, the *Bard* lays it beside the
chronicle. It takes no space and triggers nothing, but counts for the chronicle.

The farmyard section is full. Let the member in the yard die, and call the Bard.""",
        position=at(
            "death",
            modules=INN,
            cards="bard",
            due=1,
            members="yard 1 1; smithy 1; chronicle crafts 1",
            others=FARMYARD_FULL,
        ),
        aim=happened("used card", seat=0, card="bard"),
        show="bury yard; use bard",
        hint="Click a member in the yard, then use the Bard.",
        missed={
            "bury": "Now call the Bard. If there was a free space, take it back.",
            "skip": "Take it back and use him.",
        },
        done="Not in the book, but in a song. For points that is as good.",
    ),
    Step(
        id="death-at-the-inn",
        rules="VI5.1 VI5.2",
        title="Forgotten at the bar",
        text="""The chronicle has no section for the inn. Whoever dies there gets an anonymous grave. So bring your
guests home in time with the family action.

A death is due tonight. Let it be your guest at the inn, and see where he ends.""",
        position=at("death", due=1, **GUEST),
        aim=happened("died", seat=0, place="inn", rest="grave"),
        show="bury inn",
        hint="Click your member in the inn.",
        missed={"bury": "Buried with honour. Take it back and choose the guest at the inn."},
        done="The chair is free. Next time, call him home.",
    ),
    Step(
        id="cards-at-the-end",
        rules="VI4.8 VI6.1 VI6.2",
        title="Friends at the end",
        text="""Five cards score after the coins. Count: one more city. Medico: 1 point for each living member. Duchess:
1 for each goods tile, 6 at most. Landowner: 1 for each bag of grain. Chronicler: 1 for each member in the chronicle.
Other cards left over are worth nothing.

Members in the inn score nothing themselves, but they are living members. You hold the Duchess and the Sower. Play your
last turn.""",
        position=at(modules=INN, spaces={"family": "green 1"}, others=BURIED, table=ENDED, **RICH_END),
        aim=happened("final score", seat=0),
        show="take family green; birth; done",
        hint="Take the green cube, have a child, and press “End your turn”.",
        missed={
            "take": "Go on: have a child, or leave it out.",
            "birth": "Now say that you are done.",
            "use": "And go on.",
        },
        done="The Duchess counted your 5 goods tiles. The Sower had nothing left to say.",
    ),
)
