"""Experiments about the auction: how far to go when the package is worth something else to each, and when it is not."""

from __future__ import annotations

from gamecore.games.batavia import odds_trials as trials
from gamecore.games.batavia.odds_bids import error_at_rank, estimate_error, gain_against, gain_law
from gamecore.games.batavia.pieces import FACES, SEAT_COUNTS
from gamecore.odds.exact import Distribution
from gamecore.odds.simulate import Simulation
from widgets.shared.charts.figures import decimal, gain
from widgets.shared.explore.experiment import Decision, Experiment, Measure, Settings, decision, numbers

MOST_LIMIT = 9
RIVALS = tuple(seats - 1 for seats in SEAT_COUNTS)
WORTHS = range(1, 9)

# Private values -------------------------------------------------------------------------------------------------


def _law_of_limit(at: Settings) -> Distribution[int]:
    return gain_law(at["worth"], at["limit"], at["rivals"])


def _draw_limit(at: Settings, draws: int, seed: int) -> Simulation[int]:
    return trials.simulate(lambda rng: trials.gain_of_limit(rng, at["worth"], at["limit"], at["rivals"]), draws, seed)


def _gains(at: Settings) -> tuple[tuple[int, str], ...]:
    most = min(at["limit"], FACES[-1] + 1)
    lowest, highest = min(0, at["worth"] - most), max(0, at["worth"] - 1)
    return tuple((notes, gain(notes)) for notes in range(lowest, highest + 1))


def limits_offered(worth: int) -> tuple[int, ...]:
    """The limits between which a reader decides: below the worth, at it, and above it."""
    return tuple(limit for limit in (worth - 4, worth - 2, worth, worth + 2) if limit > 0)


def _decide_limit(at: Settings) -> Decision:
    answers = []
    for limit in limits_offered(at["worth"]):
        worth = gain_law(at["worth"], limit, at["rivals"]).mean
        because = f"Going up to {limit} gains {decimal(worth)} notes on average, auctions that you lose included."
        answers.append((f"Up to {limit}", worth, because))
    return decision(f"The package is worth {at['worth']} notes to you. How far do you go?", *answers)


PRIVATE = Experiment(
    "limit",
    "How far to go",
    (
        numbers("worth", "Notes that the package is worth to you", WORTHS, 5),
        numbers("limit", "You go up to", range(MOST_LIMIT + 1), 3),
        numbers("rivals", "Rivals", RIVALS, 3),
    ),
    lambda at: (
        f"The package is worth {at['worth']} notes to you, and to each of {at['rivals']} rivals as many as a die "
        "shows, independently. All have notes enough, and what happens to the notes later does not count. All raise "
        "by one, up to their limits; rivals stop at what it is worth to them, and you bid last in "
        f"turn and stop at {at['limit']}. How many notes do you gain on average?"
    ),
    _law_of_limit,
    _draw_limit,
    _gains,
    Measure("number", lambda at: lambda notes: notes, -7, 7, 0.1, "expected notes"),
    "notes gained",
    _decide_limit,
    "auctions",
    20_000,
)

# A common value -------------------------------------------------------------------------------------------------

MOST_OFF = 4
ERRORS = sorted(estimate_error())


def _decide_off(at: Settings) -> Decision:
    answers = []
    for off in range(MOST_OFF + 1):
        worth = gain_against(at["bidders"], at["off"], off)
        because = f"Taking off {off} gains {decimal(worth, 3)} notes an auction, won or lost, on average."
        answers.append((f"Take off {off}", worth, because))
    return decision(
        f"You are one of these {at['bidders']} bidders, and the others take {at['off']} off their estimates. How "
        "much do you take off yours?",
        *answers,
    )


CURSE = Experiment(
    "curse",
    "The winner’s curse",
    (numbers("bidders", "Bidders", SEAT_COUNTS, 5), numbers("off", "All take off", range(MOST_OFF + 1), 0)),
    lambda at: (
        f"A package is worth the same to all {at['bidders']} bidders, but each sees that worth through an error of "
        f"his own, "
        f"independent of the others: one die less another. Each takes {at['off']} off his estimate and goes up to "
        f"that. To keep it simple, the winner "
        "pays exactly where the last rival stopped; between equal limits chance decides. How many notes does the "
        "winner gain on average?"
    ),
    lambda at: error_at_rank(at["bidders"], 2).map(lambda error: at["off"] - error),
    lambda at, draws, seed: trials.simulate(
        lambda rng: at["off"] - trials.error_of_price(rng, at["bidders"]), draws, seed
    ),
    lambda at: tuple((at["off"] - error, gain(at["off"] - error)) for error in reversed(ERRORS)),
    Measure("number", lambda at: lambda notes: notes, -5, 5, 0.1, "expected notes"),
    "notes of the winner",
    _decide_off,
    "auctions",
    20_000,
)

EXPERIMENTS = (PRIVATE, CURSE)
