"""What the tests of all games' pages must know of Batavia."""

from tests.browser.pages import Heat, Pages, Slide

PAGES = Pages(
    name="batavia",
    alive="or draw two",
    closed="move destination",
    later="Round 2 begins.",
    slide=Slide("A block face down", "Seals that you hold", "2/5", "The exact chance is 1,"),
    heat=Heat(
        "The chance that pirates come while each rival acts once",
        "players 3 (from 21 cards), cards short 1",
        "players 4 (from 25 cards), cards short 1",
    ),
    exercise=("draw", "Exercise 1: one card is missing"),
)
