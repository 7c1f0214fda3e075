"""What the tests of all games' pages must know of Porto Carthago."""

from tests.browser.pages import Heat, Pages, Slide

PAGES = Pages(
    name="porto_carthago",
    alive="your turn",
    closed="purchase",
    later="Round 2 of the decade begins.",
    slide=Slide("The next ship", "Your servants in the temple", "7/30", "1"),
    heat=Heat(
        "The chance that your good is still there",
        "discs of it 1, buyers before you 1",
        "discs of it 2, buyers before you 1",
    ),
    exercise=("ship", "Exercise 1: will the voyage succeed?"),
    total="total",
)
