"""What the tests of all games' pages must know of Manila."""

from gamecore.games.manila.pieces import MARKET, STARTING_TRIPLES
from tests.browser.pages import Heat, Odds, Pages, Slide

PAGES = Pages(
    name="manila",
    alive="place an accomplice",
    closed="place port A",
    later="Voyage 2 begins.",
    slide=Slide("Does it arrive?", "The punt starts on space", "7/27", "181/216"),
    heat=Heat("The chance of landing exactly on 13", "rolls left 1, space now 0", "rolls left 2, space now 0"),
    exercise=("pirate", "Exercise 1: on 13, or past it?"),
    odds=Odds(
        sections=11,
        remarks=10,
        numbers=frozenset({*range(14), *MARKET, len(STARTING_TRIPLES)}),
    ),
    doubled=("place", "Zoé places"),
    options={"Stronger pirates": "no"},
)
