"""Experiments with face-down stacks: treasure chests, and the customers of the pile."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.village import odds_trials as trials
from gamecore.games.village.goals_pieces import SILVER_POINTS
from gamecore.games.village.odds_chests import coins_law
from gamecore.games.village.odds_customers import chance_of_customer, waiting_for
from gamecore.games.village.pieces import BASE_TILES, STALLS, TILE_POINTS, TILES
from gamecore.games.village.port_pieces import CHEST_VALUES, CHESTS, SPICE_COINS, SPICE_POINTS
from gamecore.games.village.state import Counts
from widgets.games.village.odds_parts import MOST, points
from widgets.shared.charts.figures import decimal, percent
from widgets.shared.explore.experiment import (
    Decision,
    Experiment,
    Measure,
    Settings,
    at_least,
    at_most,
    counted,
    decision,
    numbers,
)

# 6. Chests --------------------------------------------------------------------------------------------------------

TEA_POINTS = SPICE_POINTS[1] + SPICE_COINS[1]
SALE_COST = 1
"""What the green cube and the hour of a sale count, in points."""

TAKEN = 2
RICH = 7
"""The coins that the goal Aristocrat asks for."""

LEAST_COINS = range(RICH, TAKEN * CHEST_VALUES[-1])


def unseen_chests(at: Settings) -> Counts:
    """The chests of each value that have not been opened."""
    return (CHESTS[0] - at["threes"], CHESTS[1] - at["fours"], CHESTS[2])


def _decide_chests(at: Settings) -> Decision:
    law = coins_law(TAKEN, unseen_chests(at))
    chance = law.chance(lambda coins: coins >= at["least"])
    worth, tea = law.mean + SILVER_POINTS * chance, Fraction(TAKEN * (TEA_POINTS - SALE_COST))
    because = (
        f"Two chests bring {decimal(law.mean)} coins on average, and {at['least']} or more with chance "
        f"{percent(chance)}: {points(worth)} with the goal. Two bales of tea bring {decimal(tea)}."
    )
    return decision(
        f"You have no coins. The life goal Aristocrat, for {SILVER_POINTS} points, asks for {RICH} at one time. "
        f"With what you must pay before, you need {at['least']} from the chests. A coin itself counts {points(1)}. "
        f"Two voyages can bring two chests or two bales of tea. A bale brings {TEA_POINTS} points, its coin included, "
        f"less {SALE_COST} for the sale. Which do you fetch?",
        ("Chests", worth, because),
        ("Tea", tea, f"Tea brings {points(tea)}, and chests bring {points(worth)} on average, the goal included."),
    )


CHESTS_AHEAD = Experiment(
    "chests",
    "What do two chests hold?",
    (
        numbers("threes", "Opened chests of 3 coins", range(CHESTS[0]), 0),
        numbers("fours", "Opened chests of 4 coins", range(CHESTS[1]), 0),
        numbers("hidden", "Closed chests that rivals took before you", range(2), 1),
        numbers("least", "At least so many coins", LEAST_COINS, 8),
    ),
    lambda at: (
        f"Chests opened so far: of 3 coins {at['threes']}, of 4 coins {at['fours']}. Chests that rivals keep closed: "
        f"{at['hidden']}. You take the next two. How likely is it that they hold {at['least']} coins or more together?"
    ),
    lambda at: coins_law(TAKEN, unseen_chests(at)),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.coins_in_chests(rng, unseen_chests(at), at["hidden"], TAKEN), draws, seed
    ),
    lambda at: tuple((coins, str(coins)) for coins in sorted(coins_law(TAKEN, unseen_chests(at)))),
    Measure("percent", at_least("least")),
    "coins in two chests",
    _decide_chests,
    "pairs of chests",
    MOST,
)

# 7. Customers -------------------------------------------------------------------------------------------------------

NOW, LATER = TILES.index("K4"), TILES.index("K19")
"""A horse alone can be sold now; horse and plow are for a richer customer to come."""

UNSEEN = range(6, BASE_TILES - 8 + 1)
"""Tiles that are not seen; eight lie open with two players."""


def _decide_customer(at: Settings) -> Decision:
    now, later = TILE_POINTS[NOW], TILE_POINTS[LATER]
    chance = chance_of_customer(at["wanted"], at["unseen"], at["tiles"])
    worth = later * chance
    because = f"Such a customer comes in time with chance {percent(chance)}; {later} times that is {points(worth)}"
    return decision(
        f"A customer in the market takes your horse for {now} points, now or never. Those that you wait for "
        f"take it together with your plow, for {later}, if one comes in time; else you sell neither. Nobody else takes "
        "the plow. Do you sell the horse now?",
        (
            f"Sell now, for {now}",
            Fraction(now),
            f"Selling brings {points(now)}, and waiting {points(worth)} on average.",
        ),
        ("Wait", worth, f"{because}, against {now} for certain."),
    )


CUSTOMER = Experiment(
    "customer",
    "Will the customer come?",
    (
        numbers("unseen", "Tiles that you have not seen", UNSEEN, 14),
        numbers("wanted", "Tiles among them that suit you", range(1, 6), 3),
        numbers("tiles", "New tiles that come in time", range(1, STALLS + 1), 3),
    ),
    lambda at: (
        f"Tiles that you have not seen: {at['unseen']}; those among them that suit you: {at['wanted']}; new tiles that "
        f"come in time: {at['tiles']}. How likely is it that at least one of these suits you?"
    ),
    lambda at: waiting_for(at["wanted"], at["unseen"]),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.first_wanted(rng, at["unseen"], at["wanted"]), draws, seed
    ),
    lambda at: counted(1, at["unseen"] - at["wanted"] + 1),
    Measure("percent", at_most("tiles")),
    "new tiles until the first that suits you",
    _decide_customer,
    "piles",
    MOST,
)

EXPERIMENTS = (CHESTS_AHEAD, CUSTOMER)
