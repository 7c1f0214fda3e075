"""What the tests of all games' pages must know of Village."""

from gamecore.games.village.pieces import CHURCH_SCORE, PLAGUES
from gamecore.games.village.port_pieces import CHEST_VALUES
from tests.browser.pages import Heat, Odds, Pages, Slide

NAMED = {1, PLAGUES, CHURCH_SCORE[0], *CHEST_VALUES}
"""What the prose about its odds names: what pieces hold and score."""

PAGES = Pages(
    name="village",
    alive="your turn",
    closed="harvest",
    later="Round 2 begins.",
    slide=Slide("The colour you need", "Brown cubes in the bag", "The exact chance is 0,", "1279/1785"),
    heat=Heat("The chance of a brown cube", "brown 1, cubes 2", "brown 2, cubes 2"),
    exercise=("cube", "Exercise 1: a colour on a space"),
    odds=Odds(sections=9, remarks=9, numbers=frozenset(NAMED), after_chart=frozenset({"goals"})),
    doubled=("take", "Zoé takes "),
    total="total",
    sizes=(2, 5),
    options={"Inn": "yes", "Port": "yes", "Life Goals": "yes"},
)
