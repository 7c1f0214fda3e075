"""What an option's odds are made of: the result, its figures, and what is taken for granted."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from gamecore.odds.exact import Distribution

TWO_ACTIONS = "two actions"
LAST_ROUND = "last round"
AGAINST_DRAWING = "against drawing"
AGAINST_OTHERS = "against others"
TILES_BY_LOT = "tiles by lot"
AS_THEY_STAND = "as they stand"
FEW_CARDS = "few cards"
UNSEEN_ALIKE = "unseen alike"
HALF_A_GOLD = "half a gold"
FEWEST_CARDS = "fewest cards"
AGAINST_EACH_OTHER = "against each other"
ALIKE = "companies alike"
ONE_A_BLOCK = "one a block"
MEAN_OF_PACKAGE = "mean of the package"
NOTES_BY_LOT = "notes by lot"
PRICE_OF_NOTES = "price of notes"
ASSUMPTIONS = {
    TWO_ACTIONS: "Counted is what you gain in this action and in your next one, each time with the best tile; "
    "nobody takes it before you.",
    LAST_ROUND: "Counted is what this last round still brings; hands are not laid out yet.",
    AGAINST_DRAWING: "The price of an action is what drawing two cards would bring on average.",
    AGAINST_OTHERS: "The price of a tile is what the best other one would bring on average.",
    TILES_BY_LOT: "In the end every other tile goes to one of the players who have not passed it, or to nobody, all "
    "equally likely; a warehouse counts what it then pays you.",
    AS_THEY_STAND: "Your tiles count what they would pay if you cashed them. A seal counts 2 in the last round, and "
    "before that the part of it which the foremost merchant has gone of the path. Only pirates take a seal from you.",
    FEW_CARDS: "Before your next action each other player lays out none, one, two or three cards, equally likely, any "
    "of those you cannot see; the first attack of the pirates in that time is counted.",
    UNSEEN_ALIKE: "Every card that you cannot see is equally likely to come next. Nothing is read into who bought "
    "which cards and what was played.",
    HALF_A_GOLD: "A card in your hand counts half a gold; this is an estimate.",
    FEWEST_CARDS: "If these cards are not enough yet, you add the fewest cards of one company that are.",
    AGAINST_EACH_OTHER: "Cashing and keeping are compared with each other on the same tiles to come.",
    ALIKE: "Each of your later tiles is of any company with equal chance, and you cash when it is best on average.",
    ONE_A_BLOCK: "You take one more tile for each block of five ahead of the foremost merchant.",
    MEAN_OF_PACKAGE: "The package counts what it adds on average to your next two actions, and the price is taken off.",
    NOTES_BY_LOT: "For the bonus at the end, each note that the others have now lies with each of them with equal "
    "chance, and the notes you pay go to them in turn.",
    PRICE_OF_NOTES: "For what it can still buy, a note counts a quarter of a gold at the start of the path, and less "
    "the farther the foremost merchant has gone; this is an estimate.",
}
"""What the odds take for granted, by id."""

Result = Distribution[Any]
"""Results in gold."""

CARD_GOLD = Fraction(1, 2)
"""Estimate of what a card in the hand is worth: about four of them, or two drawing actions, bring one more tile."""

NOTE_GOLD = Fraction(1, 4)
"""Estimate of what a note can buy when the whole path is ahead: two notes buy about one card."""
