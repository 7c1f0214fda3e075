"""The odds of the harbour master's decisions: the bid for the office, the purchase, the load, the starts (M3, M4)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from gamecore.games.manila.actions import Bid, Buy, Load, Start
from gamecore.games.manila.money import shortfall_cost
from gamecore.games.manila.odds import locations_of, outlook
from gamecore.games.manila.odds_income import NO_RISE, Board, fate_weights, payoffs
from gamecore.games.manila.odds_results import (
    BEST_FOR_SHARES,
    LIKE_ANY_VOYAGE,
    PricedOdds,
    Result,
    certain,
    option,
    rises_of,
    weighted,
)
from gamecore.games.manila.odds_share import share_result
from gamecore.games.manila.pieces import ASHORE, STARTING_TRIPLES, WARES, share_price
from gamecore.games.manila.state import NOBODY, Counts
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.actions import Action
from gamecore.kernel.state import replaced
from gamecore.kernel.view import seat_of


def odds_of_bid(view: ManilaView, action: Bid, assumption: str) -> PricedOdds:
    """Return the odds of the office for this bid: a better purchase, and steering the own shares.

    The right to place first is not counted. Compared with a harbour master who loads and starts at random.
    """
    price = action.amount + shortfall_cost(view.cash[seat_of(view)], action.amount)
    best, mean = _rise_in_office(rises_of(view))
    other = best_purchase(view) - mean - price
    return option(action, best.map(lambda rise: rise + other), price, BEST_FOR_SHARES, LIKE_ANY_VOYAGE)


@lru_cache(maxsize=4096)
def _rise_in_office(rises: Counts) -> tuple[Result, Fraction]:
    """Return the rise of the shares with the best load and starts, and its mean over all of them."""
    found = [
        (_mean_rise(rises, locations_of(wares, starts), 6 - sum(wares)), wares, starts)
        for wares in combinations(range(4), 3)
        for starts in STARTING_TRIPLES
    ]
    _, wares, starts = max(found, key=lambda each: each[0])
    mean = sum((each[0] for each in found), Fraction(0)) / len(found)
    return rise_result(rises, locations_of(wares, starts), 6 - sum(wares)), mean


def _mean_rise(rises: Counts, locations: Counts, ashore: int) -> Fraction:
    look = outlook(locations, ashore, 3, False)
    return Fraction(sum(rise * ways for rise, ways in zip(rises, look.to_port, strict=True)), look.total)


def rise_result(rises: Counts, locations: Counts, ashore: int) -> Result:
    """Return by how much shares rise in a voyage that nobody interferes with, if each ware's rise is known."""
    gains = payoffs(Board(NOBODY, ashore, 0, rises), 0)
    return weighted(gains, fate_weights(locations, ashore, 3))


def best_purchase(view: ManilaView) -> Fraction:
    """Return the expected gain of the best share on offer at its price; 0 if none is worth it."""
    piles = view.piles or NO_RISE
    gains = [share_result(view.steps, ware, share_price(view.steps[ware])).mean for ware in range(4) if piles[ware]]
    return max([Fraction(0), *gains])


def odds_of_purchase(view: ManilaView, action: Buy, assumption: str) -> PricedOdds:
    """Return the odds of a share: its value when the game ends, less its price."""
    if action.ware == "nothing":
        return certain(action, 0, 0)
    ware = WARES.index(action.ware)
    price = share_price(view.steps[ware])
    price += shortfall_cost(view.cash[seat_of(view)], price)
    return option(action, share_result(view.steps, ware, price), price, LIKE_ANY_VOYAGE)


def odds_of_load(view: ManilaView, action: Load, assumption: str) -> PricedOdds:
    """Return the odds of the own shares with the best starts for this load."""
    wares = tuple(WARES.index(name) for name in action.wares)
    return _best_start(view, action, [locations_of(wares, starts) for starts in STARTING_TRIPLES], 6 - sum(wares))


def odds_of_start(view: ManilaView, action: Start, assumption: str) -> PricedOdds:
    """Return the odds of the own shares with this start and the best ones for the other punts."""
    wares = tuple(ware for ware in range(4) if ware != view.ashore)
    fixed = replaced(view.locations, WARES.index(action.ware), action.space)
    fits = [
        locations
        for locations in (locations_of(wares, starts) for starts in STARTING_TRIPLES)
        if all(fixed[ware] in (ASHORE, locations[ware]) for ware in wares)
    ]
    return _best_start(view, action, fits, view.ashore)


def _best_start(view: ManilaView, action: Action, choices: list[Counts], ashore: int) -> PricedOdds:
    rises = rises_of(view)
    best = max(choices, key=lambda locations: _mean_rise(rises, locations, ashore))
    return option(action, rise_result(rises, best, ashore), 0, BEST_FOR_SHARES)
