"""What the tests of all games' pages must know of Village."""

from tests.browser.pages import Heat, Pages, Slide

PAGES = Pages(
    name="village",
    alive="your turn",
    closed="harvest",
    later="Round 2 begins.",
    slide=Slide("The colour you need", "Brown cubes in the bag", "The exact chance is 0,", "1279/1785"),
    heat=Heat("The chance of a brown cube", "brown 1, cubes 2", "brown 2, cubes 2"),
    exercise=("cube", "Exercise 1: a colour on a space"),
    total="total",
    sizes=(2, 5),
    options={"Inn": "yes", "Port": "yes", "Life Goals": "yes"},
)
