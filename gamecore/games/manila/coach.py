"""What Manila's actions are worth: exact expected returns where the voyage decides, estimates for office and shares."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any

from gamecore.games.manila.actions import (
    Bid,
    Board,
    Borrow,
    Buy,
    Evict,
    Load,
    Pass,
    Place,
    Redeem,
    Send,
    Start,
    Stay,
    Steer,
)
from gamecore.games.manila.money import shortfall_cost
from gamecore.games.manila.odds import expected_income, expected_rise, fates, locations_of, outlook
from gamecore.games.manila.pieces import (
    ASHORE,
    CAPTAIN,
    FACES,
    INSURANCE_PREMIUM,
    LAST_SPACE,
    LAST_STEP,
    LOAN,
    MARKET,
    PORT_A,
    PROFITS,
    PUNT_SEATS,
    REDEMPTION,
    SECOND_PIRATE,
    SHIPYARD_A,
    SPACE_PRICES,
    STARTING_TRIPLES,
    WARES,
    in_port,
    in_shipyard,
    is_sailing,
    share_price,
)
from gamecore.games.manila.spaces import vacant_seats
from gamecore.games.manila.state import Counts, vacant_seat
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Choice
from gamecore.kernel.state import replaced
from gamecore.kernel.view import seat_of

RISES_PER_VOYAGE = 0.4
"""Estimate: a ware sails in three of four voyages and then arrives in about half of the cases."""

FIRST_TO_PLACE = 2.0
"""Estimate of what the first choice of a space is worth, in pesos."""


def appraise(view: ManilaView, legal: tuple[Action, ...]) -> dict[Action, float]:
    """Return what each legal action is worth to the viewing seat, in pesos."""
    return {action: JUDGES[type(action)](view, action) for action in legal}


def voyage_worth(view: ManilaView, locations: Counts, figures: Counts, ashore: int, rolls: int) -> float:
    """Return the expected income of the viewing seat's figures plus the expected rise of its shares."""
    seat = seat_of(view)
    look = outlook(locations, ashore, rolls, figures[CAPTAIN] >= 0)
    worth = expected_income(seat, figures, look) + expected_rise(_shares(view), view.steps, look)
    return worth / look.total**3


def rolls_left(view: ManilaView) -> int:
    """Return how many movement rounds are still to come in this voyage."""
    return 3 - view.movement


def _shares(view: ManilaView) -> Counts:
    return view.hands[seat_of(view)] or (0, 0, 0, 0)


def _as_it_stands(view: ManilaView) -> float:
    return voyage_worth(view, view.locations, view.figures, view.ashore, rolls_left(view))


# The office -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def best_and_mean_rise(shares: Counts, steps: Counts) -> tuple[float, float]:
    """Return the expected rise of these shares with the best load and starts, and its mean over all of them."""
    worths = []
    for wares in combinations(range(4), 3):
        ashore = 6 - sum(wares)
        for starts in STARTING_TRIPLES:
            look = outlook(locations_of(wares, starts), ashore, 3, False)
            worths.append(expected_rise(shares, steps, look) / look.total**3)
    return max(worths), sum(worths) / len(worths)


def office_worth(view: ManilaView) -> float:
    """Return what the office is worth: steering the own shares, the best purchase, and placing first."""
    best, mean = best_and_mean_rise(_shares(view), view.steps)
    piles = view.piles or (0, 0, 0, 0)
    bargains = [share_worth(view.steps, ware) - share_price(view.steps[ware]) for ware in range(4) if piles[ware]]
    return best - mean + max([0.0, *bargains]) + FIRST_TO_PLACE


def worth_of_bid(view: ManilaView, action: Bid) -> float:
    """Return the worth of the office less the price, loans included."""
    return office_worth(view) - action.amount - shortfall_cost(view.cash[seat_of(view)], action.amount)


@lru_cache(maxsize=8192)
def share_worth(steps: Counts, ware: int) -> float:
    """Return an estimate of what a share of this ware will be worth at the end of the game."""
    voyages = (LAST_STEP - max(steps)) / (2 * RISES_PER_VOYAGE) + 1
    reached = min(float(LAST_STEP), steps[ware] + RISES_PER_VOYAGE * voyages)
    whole = int(reached)
    if whole == LAST_STEP:
        return float(MARKET[LAST_STEP])
    return MARKET[whole] + (reached - whole) * (MARKET[whole + 1] - MARKET[whole])


def worth_of_purchase(view: ManilaView, action: Buy) -> float:
    """Return the estimated final value of the share less its price, loans included."""
    if action.ware == "nothing":
        return 0.0
    ware = WARES.index(action.ware)
    price = share_price(view.steps[ware])
    return share_worth(view.steps, ware) - price - shortfall_cost(view.cash[seat_of(view)], price)


def worth_of_load(view: ManilaView, action: Load) -> float:
    """Return the expected rise of the own shares with the best starts."""
    wares = tuple(WARES.index(name) for name in action.wares)
    return max(_rise_from(view, locations_of(wares, starts), 6 - sum(wares)) for starts in STARTING_TRIPLES)


def worth_of_start(view: ManilaView, action: Start) -> float:
    """Return the expected rise of the own shares with this start and the best ones for the other punts."""
    wares = tuple(ware for ware in range(4) if ware != view.ashore)
    fixed = {ware: view.locations[ware] for ware in wares if view.locations[ware] != ASHORE}
    fixed[WARES.index(action.ware)] = action.space
    fitting = (starts for starts in STARTING_TRIPLES if all(starts[wares.index(ware)] == fixed[ware] for ware in fixed))
    return max(_rise_from(view, locations_of(wares, starts), view.ashore) for starts in fitting)


def _rise_from(view: ManilaView, locations: Counts, ashore: int) -> float:
    look = outlook(locations, ashore, 3, False)
    return expected_rise(_shares(view), view.steps, look) / look.total**3


# Placing, boarding, piloting ------------------------------------------------------------------------------


def worth_of_place(view: ManilaView, action: Place) -> float:
    """Return the exact expected return of placing here as the table stands, less the price."""
    seat = seat_of(view)
    space = vacant_seats(view, action.space)[0]
    if action.seat:
        space = PUNT_SEATS[WARES.index(action.space)][action.seat - 1]
    after = replaced(view.figures, space, seat)
    gain = voyage_worth(view, view.locations, after, view.ashore, rolls_left(view)) - _as_it_stands(view)
    if action.space == "insurance":
        return gain + INSURANCE_PREMIUM
    if action.space == "pirates":
        gain += boarding_chance(view)
    paid = 0 if action.seat else min(SPACE_PRICES[space], view.ceiling(seat))
    return gain - paid - shortfall_cost(view.cash[seat], paid)


def boarding_chance(view: ManilaView) -> float:
    """Return what a pirate can expect from boarding after the second movement (M7.2), if that is still to come."""
    rolls = 2 - view.movement
    if rolls < 1:
        return 0.0
    worth = 0.0
    for ware, seats in enumerate(PUNT_SEATS):
        aboard = sum(view.figures[space] >= 0 for space in seats)
        if is_sailing(view.locations[ware]) and aboard < len(seats):
            _, exactly, _ = fates(view.locations[ware], rolls)
            worth += exactly / FACES[-1] ** rolls * PROFITS[ware] / (aboard + 1)
    return worth


def worth_of_boarding(view: ManilaView, action: Board | Evict) -> float:
    """Return the expected gain of moving from the pirate ship to the punt."""
    ware = WARES.index(action.ware)
    target = PUNT_SEATS[ware][action.seat - 1] if isinstance(action, Evict) else vacant_seat(view, ware)
    decision = view.decision
    space = decision.data[0] if isinstance(decision, Choice) else CAPTAIN
    after = replaced(replaced(view.figures, space, -1), target, seat_of(view))
    if space == CAPTAIN:
        after = replaced(replaced(after, CAPTAIN, after[SECOND_PIRATE]), SECOND_PIRATE, -1)
    return voyage_worth(view, view.locations, after, view.ashore, rolls_left(view)) - _as_it_stands(view)


def worth_of_steer(view: ManilaView, action: Steer) -> float:
    """Return the expected gain of these moves, with one roll to come."""
    locations = view.locations
    for name, steps in action.moves:
        ware = WARES.index(name)
        space = locations[ware] + steps
        if space > LAST_SPACE:
            space = PORT_A + sum(in_port(location) for location in locations)
        locations = replaced(locations, ware, space)
    return voyage_worth(view, locations, view.figures, view.ashore, 1) - _as_it_stands(view)


def worth_of_sending(view: ManilaView, action: Send) -> float:
    """Return what the port or the shipyard brings for the plundered punt."""
    ware = WARES.index(action.ware)
    docked = sum(map(in_port if action.to == "port" else in_shipyard, view.locations))
    location = (PORT_A if action.to == "port" else SHIPYARD_A) + docked
    return voyage_worth(view, replaced(view.locations, ware, location), view.figures, view.ashore, 0)


# Loans ----------------------------------------------------------------------------------------------------


def worth_of_loan(view: ManilaView, action: Borrow) -> float:
    """Return the cost of a loan: 12 now, 15 later."""
    return float(LOAN - REDEMPTION)


def worth_of_redemption(view: ManilaView, action: Redeem) -> float:
    """Return a little less than nothing: the same 15 are due at the end in any case."""
    return -0.01


def nothing(view: ManilaView, action: Action) -> float:
    """Return 0: passing, staying and doing nothing change nothing."""
    return 0.0


JUDGES: dict[type, Callable[[ManilaView, Any], float]] = {
    Bid: worth_of_bid,
    Pass: nothing,
    Buy: worth_of_purchase,
    Load: worth_of_load,
    Start: worth_of_start,
    Place: worth_of_place,
    Board: worth_of_boarding,
    Evict: worth_of_boarding,
    Stay: nothing,
    Steer: worth_of_steer,
    Send: worth_of_sending,
    Borrow: worth_of_loan,
    Redeem: worth_of_redemption,
}
