"""What the tests of all games' pages must know of Batavia."""

from gamecore.games.batavia.pieces import CARDS, CARDS_PER_COMPANY, CASHING, PIRATE_THRESHOLDS, SOLE_VALUES
from tests.browser.pages import Heat, Odds, Pages, Slide

NAMED = {CARDS, CARDS_PER_COMPANY, *CASHING, *PIRATE_THRESHOLDS.values(), SOLE_VALUES[0], SOLE_VALUES[-1]}
"""What the prose about its odds names: pieces, thresholds, and what sets and warehouses pay."""

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
    odds=Odds(sections=9, remarks=11, numbers=frozenset(NAMED)),
    doubled=("lay", "Zoé lays out"),
    options={"Beginners’ version": "no"},
)
