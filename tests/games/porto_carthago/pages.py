"""What the tests of all games' pages must know of Porto Carthago."""

from gamecore.games.porto_carthago.pieces import MERCHANT_PRICES
from tests.browser.pages import Heat, Odds, Pages, Slide

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
    odds=Odds(
        sections=8,
        remarks=10,
        numbers=frozenset({1, 2, *MERCHANT_PRICES}),
        rows=2,
    ),
    doubled=("collect", "Zoé takes 3 talents."),
    total="total",
)
