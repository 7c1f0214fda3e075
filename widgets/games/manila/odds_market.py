"""Experiments beyond one voyage: what a share is worth in the end, and the auction of the office."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.manila.odds_questions import (
    gain_against,
    largest_error,
    simulate_final_values,
    simulate_largest_error,
)
from gamecore.games.manila.odds_share import final_value
from gamecore.games.manila.pieces import LAST_STEP, MARKET, share_price
from gamecore.odds.exact import Distribution
from gamecore.odds.simulate import Simulation
from widgets.games.manila.odds_sea import pesos
from widgets.shared.charts.figures import decimal, gain
from widgets.shared.explore.experiment import Control, Decision, Experiment, Measure, Settings, decision, numbers

# 10. A share -----------------------------------------------------------------------------------------------------

VALUES = tuple((step, str(MARKET[step])) for step in range(LAST_STEP))


def market(at: Settings) -> tuple[int, int, int, int]:
    """The market that is set: the own ware first, the three others alike."""
    return (at["own"], at["others"], at["others"], at["others"])


def _decide_share(at: Settings) -> Decision:
    answers = []
    for label, ware in (("This ware", 0), ("One of the others", 1)):
        price, worth = share_price(market(at)[ware]), final_value(market(at), ware).mean
        because = f"It ends at {decimal(worth)} pesos on average and costs {price}: {pesos(worth - price)}."
        answers.append((label, worth - price, because))
    return decision(
        "You are harbour master, and you may buy one share at its price. Which do you buy?",
        *answers,
        ("Neither of them", Fraction(0), "Buying nothing brings nothing and costs nothing."),
    )


SHARE = Experiment(
    "share",
    "A share",
    (
        Control("own", "The ware now stands at", VALUES, 0),
        Control("others", "The three others stand at", VALUES, 0),
    ),
    lambda at: (
        f"A ware stands at {MARKET[at['own']]}, the three others at {MARKET[at['others']]}. How much is a share of it "
        "worth on average when the game ends?"
    ),
    lambda at: final_value(market(at), 0),
    lambda at, draws, seed: simulate_final_values(market(at), 0, draws, seed),
    lambda at: tuple((value, str(value)) for value in MARKET if value >= MARKET[at["own"]]),
    Measure("number", lambda at: lambda value: value, 0, 30, 0.5, "expected pesos"),
    "final value in pesos",
    _decide_share,
    "games",
    20_000,
)

# 11. The office --------------------------------------------------------------------------------------------------

MOST_OFF = 5
ERRORS = range(-5, 6)


def _draw_winner(at: Settings, draws: int, seed: int) -> Simulation[int]:
    return simulate_largest_error(at["bidders"], draws, seed).map(lambda error: at["off"] - error)


def _law_of_winner(at: Settings) -> Distribution[int]:
    return largest_error(at["bidders"]).map(lambda error: at["off"] - error)


def _decide_bid(at: Settings) -> Decision:
    bidders, off = at["bidders"], at["off"]
    answers = []
    for label, mine in (("One more than they", off + 1), ("As much as they", off), ("One less than they", off - 1)):
        if mine >= 0:
            worth = gain_against(bidders, off, mine)
            because = f"Taking off {mine} brings {pesos(worth)} an auction, won or lost, on average."
            answers.append((label, worth, because))
    best = max(worth for _, worth, _ in answers)
    away = f"Staying away brings nothing; the best of these bids would bring {pesos(best)} an auction on average."
    return decision(
        f"You are one of these {bidders} bidders, and the others take {off} off their estimates. How much do you take "
        "off yours?",
        ("Do not bid", Fraction(0), away),
        *answers,
    )


CURSE = Experiment(
    "curse",
    "The winner’s curse",
    (numbers("bidders", "Number of bidders", (2, 3, 4, 5), 4), numbers("off", "All take off", range(MOST_OFF + 1), 0)),
    lambda at: (
        f"The office is worth the same to all {at['bidders']} bidders, but each sees it through an error: one die less "
        f"another. Each bids his estimate less {at['off']}; the highest bid wins and is paid. What does the winner "
        "gain on average?"
    ),
    _law_of_winner,
    _draw_winner,
    lambda at: tuple((at["off"] - error, gain(at["off"] - error)) for error in reversed(ERRORS)),
    Measure("gain", lambda at: lambda result: result, -5, 5, 0.1, "expected pesos", says=pesos),
    "pesos of the winner",
    _decide_bid,
    "auctions",
)

EXPERIMENTS = (SHARE, CURSE)
