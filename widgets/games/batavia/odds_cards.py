"""Experiments with cards: the package of a die, the longest company of a hand, and two cards for a seal."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.batavia import odds_trials as trials
from gamecore.games.batavia.odds import chance_of_at_least, package_count_law
from gamecore.games.batavia.odds_questions import largest_count_law, seals_law
from gamecore.games.batavia.pieces import (
    CARDS_PER_COMPANY,
    COMPANIES,
    DEALT_PER_PLAYER,
    DRAWN_PER_ACTION,
    FACES,
)
from gamecore.games.batavia.state import Cards, minus
from gamecore.odds.exact import Distribution
from widgets.shared.charts.figures import decimal, percent
from widgets.shared.explore.experiment import (
    Decision,
    Experiment,
    Measure,
    Settings,
    at_least,
    counted,
    decision,
    numbers,
    times,
)

ENGLAND = 0
FULL: Cards = (CARDS_PER_COMPANY,) * len(COMPANIES)
MOST = 20_000
"""Single cards are drawn one by one, so experiments with them stop here."""


# 1. A package ---------------------------------------------------------------------------------------------------

SEAL = 8
PRICE = 1


def pool_without(held: int) -> Cards:
    """The cards a player cannot see who holds so many English ones among his ten, the others shared out evenly."""
    each, more = divmod(DEALT_PER_PLAYER - held, len(COMPANIES) - 1)
    hand = (held, *(each + (number < more) for number in range(len(COMPANIES) - 1)))
    return minus(FULL, hand)


def _asks_package(at: Settings) -> str:
    return times(
        at["least"],
        "Your hand of ten holds {held} English cards. A die says how many cards are turned up. How likely is at least "
        "one English card among them?",
        "Your hand of ten holds {{held}} English cards. A die says how many cards are turned up. How likely are at "
        "least {count} English cards among them?",
    ).format(held=at["held"])


def _decide_package(at: Settings) -> Decision:
    pool, least = pool_without(at["held"]), at["least"]
    package = package_count_law(pool, ENGLAND).chance(lambda count: count >= least)
    drawn = chance_of_at_least(pool, ENGLAND, DRAWN_PER_ACTION, least)
    bought = SEAL * package - PRICE
    return decision(
        f"Only the English seal counts; it is worth {SEAL} gold to you, and you lack just these cards. Before the die "
        f"is rolled you may have the package for one note, which counts as {PRICE} gold here, or two cards of the "
        f"draw pile for nothing.",
        (
            "Take the package",
            bought,
            f"The package is enough with chance {percent(package)}; {SEAL} times that, less {PRICE}, is "
            f"{decimal(bought)} gold.",
        ),
        (
            "Draw two cards",
            SEAL * drawn,
            f"Two cards are enough with chance {percent(drawn)}; {SEAL} times that is {decimal(SEAL * drawn)} gold.",
        ),
    )


PACKAGE = Experiment(
    "package",
    "A package of unknown size",
    (
        numbers("held", "English cards in your hand of ten", range(DEALT_PER_PLAYER + 1), 3),
        numbers("least", "At least so many English cards", (1, 2, 3), 1),
    ),
    _asks_package,
    lambda at: package_count_law(pool_without(at["held"]), ENGLAND),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.package_count(rng, pool_without(at["held"]), ENGLAND), draws, seed
    ),
    lambda at: counted(0, FACES[-1]),
    Measure("percent", at_least("least")),
    "English cards in the package",
    _decide_package,
    "packages",
    MOST,
)

# 2. A hand ------------------------------------------------------------------------------------------------------

HANDS = range(3, 16)


def _fewest(cards: int) -> int:
    """How many cards the longest company has at least: they cannot all be shared out more evenly."""
    return -(-cards // len(COMPANIES))


def _decide_hand(at: Settings) -> Decision:
    law, first = largest_count_law(FULL, at["cards"]), _fewest(at["cards"])
    answers = []
    for length in range(first, first + 4):
        chance = law.probability(length)
        because = f"Exactly {length} has chance {percent(chance)}."
        answers.append((f"Exactly {length}", chance, because))
    return decision("How many cards does your longest company have? A right guess wins 1 gold.", *answers)


HAND = Experiment(
    "hand",
    "The longest company in a hand",
    (
        numbers("cards", "Cards you are dealt", HANDS, DEALT_PER_PLAYER),
        numbers("least", "Some company has at least", range(2, 8), 4),
    ),
    lambda at: (
        f"You are dealt {at['cards']} of the {sum(FULL)} cards. How likely is it that some company, whichever it is, "
        f"has at least {at['least']} of them?"
    ),
    lambda at: largest_count_law(FULL, at["cards"]),
    lambda at, draws, seed: trials.simulate(lambda rng: trials.largest_count(rng, FULL, at["cards"]), draws, seed),
    lambda at: counted(_fewest(at["cards"]), at["cards"]),
    Measure("percent", at_least("least")),
    "cards of the longest company",
    _decide_hand,
    "hands",
    MOST,
)

# 3. Two cards for a seal ----------------------------------------------------------------------------------------

NEAR_SEAL, FAR_SEAL = 3, 8
UNSEEN = (4, 8, 12, 16, 20)
"""Cards of each company that cannot be seen."""


def needs_of(one: int, two: int) -> Cards:
    """What is lacked: one card for the first companies, two for the next ones, the others are out of reach."""
    return (1,) * one + (2,) * two + (0,) * (len(COMPANIES) - one - two)


def _decide_seal(at: Settings) -> Decision:
    chance = _law_of_seal(at).chance(bool)
    worth = FAR_SEAL * chance
    return decision(
        f"You can gain a seal now whose next tile is worth {NEAR_SEAL} gold to you; your rivals will take it away "
        f"before your next action. Each of the seals above leads to a tile worth {FAR_SEAL} gold. Which do you do?",
        (
            "Gain the seal now",
            Fraction(NEAR_SEAL),
            f"That is {NEAR_SEAL} gold for certain. Drawing brings {FAR_SEAL} gold with chance {percent(chance)}, that "
            f"is {decimal(worth)} on average.",
        ),
        (
            "Draw two cards",
            worth,
            f"Drawing brings {FAR_SEAL} gold with chance {percent(chance)}: {decimal(worth)} on average.",
        ),
    )


def _law_of_seal(at: Settings) -> Distribution[int]:
    return seals_law((at["unseen"],) * len(COMPANIES), needs_of(at["one"], at["two"]))


SEALS = Experiment(
    "seal",
    "Two cards for a seal",
    (
        numbers("one", "Companies for which one card is enough", range(4), 1),
        numbers("two", "Companies for which it takes two", range(3), 1),
        numbers("unseen", "Cards of each company that you cannot see", UNSEEN, 16),
    ),
    lambda at: (
        f"You cannot see {at['unseen']} cards of each company. For {at['one']} of the companies you lack one card to a "
        f"majority, and for {at['two']} more you lack two. You draw two cards. How likely is it that they "
        "bring all you lack for at least one majority, if no rival plays these companies before you can?"
    ),
    _law_of_seal,
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.seals_gained(rng, (at["unseen"],) * len(COMPANIES), needs_of(at["one"], at["two"])),
        draws,
        seed,
    ),
    lambda at: counted(0, DRAWN_PER_ACTION),
    Measure("percent", lambda at: bool),
    "majorities you can then gain, if rivals leave them",
    _decide_seal,
    "draws",
    MOST,
)

EXPERIMENTS = (PACKAGE, HAND, SEALS)
