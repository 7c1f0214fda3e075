"""The odds of every legal action at every decision of Manila, as the asked seat can work them out from its view.

An option's result is by how much it changes the seat's final fortune, in pesos: what it brings in this voyage less
its price and 3 for every loan it forces. Placing, boarding and steering are compared with doing nothing, on the same
dice; every figure is exact under the assumptions it names.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

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
from gamecore.games.manila.odds_income import Board as Position
from gamecore.games.manila.odds_income import fate_weights, payoffs
from gamecore.games.manila.odds_interest import (
    PILOTS,
    difference,
    fates_of_last_rolls,
    last_roll,
    moved_aboard,
    pirates_to_ask,
    played_out,
    positions,
    steerings,
)
from gamecore.games.manila.odds_office import odds_of_bid, odds_of_load, odds_of_purchase, odds_of_start
from gamecore.games.manila.odds_results import (
    AS_IT_STANDS,
    NO_EVICTIONS,
    NOBODY_ELSE,
    OWN_INTEREST,
    SOLVENT,
    PricedOdds,
    Result,
    certain,
    option,
    rises_of,
    weighted,
)
from gamecore.games.manila.pieces import (
    CAPTAIN,
    INSURANCE_PREMIUM,
    LARGE_PILOT,
    LAST_SPACE,
    LOAN,
    PORT_A,
    PUNT_SEATS,
    REDEMPTION,
    SECOND_PIRATE,
    SHIPYARD_A,
    SPACE_PRICES,
    WARES,
    in_port,
    in_shipyard,
)
from gamecore.games.manila.spaces import vacant_seats
from gamecore.games.manila.state import Counts, vacant_seat
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Choice
from gamecore.kernel.errors import BadOption
from gamecore.kernel.state import replaced
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import Distribution


class Case(NamedTuple):
    """A way in which the voyage can go on: the board, where the punts are, and who still decides."""

    board: Position
    locations: Counts
    rolls: int
    asked: tuple[int, ...] = ()
    acting: tuple[int, ...] = ()

    @property
    def decided(self) -> bool:
        """Return whether only dice, and the captain at the end, are left."""
        return not self.asked and all(self.board.figures[space] < 0 for space in self.acting)


def prepare() -> None:
    """Import NumPy and make the tables that all odds share, so that the first answer is as quick as later ones."""
    last_roll()
    fates_of_last_rolls()
    for large in (False, True):
        steerings(large)


def option_odds(view: ManilaView, legal: tuple[Action, ...], assumption: str = OWN_INTEREST) -> tuple[PricedOdds, ...]:
    """Return the odds of every legal action; all bids are summarised by the lowest one.

    ``assumption`` is OWN_INTEREST or AS_IT_STANDS; BadOption for anything else.
    """
    if assumption not in (OWN_INTEREST, AS_IT_STANDS):
        raise BadOption(f"Odds are known for {OWN_INTEREST!r} and {AS_IT_STANDS!r}, not for {assumption!r}.")
    seen: list[PricedOdds] = []
    bid_seen = False
    for action in legal:
        if type(action) is Bid:
            if bid_seen:
                continue
            bid_seen = True
        seen.append(JUDGES[type(action)](view, action, assumption))
    return tuple(seen)


def board_of(view: ManilaView, assumption: str) -> Position:
    """Return the board as the seat sees it."""
    clever = assumption == OWN_INTEREST
    return Position(view.figures, view.ashore, seat_of(view), rises_of(view), clever, view.plundered)


def _named(view: ManilaView, assumption: str) -> tuple[str, ...]:
    coming = view.stronger_pirates and assumption == OWN_INTEREST and _pirates_may_still_board(view)
    return (NOBODY_ELSE, assumption, SOLVENT, *((NO_EVICTIONS,) if coming else ()))


def _pirates_may_still_board(view: ManilaView) -> bool:
    """Return whether some pirate is asked whether he boards after this decision (M7.2)."""
    decision = view.decision
    if isinstance(decision, Choice) and decision.kind == "board":
        return decision.data[0] == CAPTAIN and view.figures[SECOND_PIRATE] >= 0
    return view.movement < 2


# Comparing two ways for the voyage to go on ---------------------------------------------------------------------


def compared(first: Case, second: Case, price: int) -> Result:
    """Return by how much the watched seat gets more in the first case than in the second, less the price."""
    seat = first.board.watched
    if first.decided and second.decided and first.locations == second.locations:
        gains = (a - b - price for a, b in zip(payoffs(first.board, seat), payoffs(second.board, seat), strict=True))
        return weighted(tuple(gains), fate_weights(first.locations, first.board.ashore, first.rolls))
    _, weights = positions(first.locations, first.board.ashore, first.rolls - 1)
    found = difference(_played(first), _played(second), weights, seat)
    return Distribution({gain - price: ways for gain, ways in found.items()})


@lru_cache(maxsize=64)
def _played(case: Case) -> Any:
    cells, _ = positions(case.locations, case.board.ashore, case.rolls - 1)
    return played_out(case.board, cells, case.asked, case.acting)


def _going_on(view: ManilaView, board: Position) -> Case:
    """Return how the voyage goes on from a placement with these figures."""
    rolls = 3 - view.movement
    if not board.clever:
        return Case(board, view.locations, rolls)
    asked = pirates_to_ask(board) if view.movement < 2 else ()
    return Case(board, view.locations, rolls, asked, PILOTS)


# Placing (M5) --------------------------------------------------------------------------------------------------


def odds_of_place(view: ManilaView, action: Place, assumption: str) -> PricedOdds:
    """Return the odds of placing here, compared with passing."""
    space = _space(view, action)
    price = _price(view, action, space)
    board = board_of(view, assumption)
    there = board._replace(figures=replaced(view.figures, space, seat_of(view)))
    result = compared(_going_on(view, there), _going_on(view, board), price)
    return option(action, result, price, *_named(view, assumption))


def _space(view: ManilaView, action: Place) -> int:
    if action.seat:
        return PUNT_SEATS[WARES.index(action.space)][action.seat - 1]
    return vacant_seats(view, action.space)[0]


def _price(view: ManilaView, action: Place, space: int) -> int:
    """Return what the space costs, loans included; below 0 for insurance, 0 for a blind passenger (M5.2, M10)."""
    if action.space == "insurance":
        return -INSURANCE_PREMIUM
    if action.seat:
        return 0
    seat = seat_of(view)
    paid = min(SPACE_PRICES[space], view.ceiling(seat))
    return paid + shortfall_cost(view.cash[seat], paid)


# Pirates and pilots (M7, M8) -------------------------------------------------------------------------------------


def odds_of_boarding(view: ManilaView, action: Board | Evict | Stay, assumption: str) -> PricedOdds:
    """Return the odds of boarding or evicting, compared with staying on the pirate ship."""
    if type(action) is Stay:
        return certain(action, 0, 0, *_named(view, assumption))
    space = view.decision.data[0] if isinstance(view.decision, Choice) else CAPTAIN
    board = board_of(view, assumption)
    ware = WARES.index(action.ware)  # type: ignore[union-attr]
    seat = PUNT_SEATS[ware][action.seat - 1] if isinstance(action, Evict) else vacant_seat(view, ware)
    others = tuple(other for other in pirates_to_ask(board) if other > space) if board.clever else ()
    after_boarding = (CAPTAIN,) if others else ()
    acting = PILOTS if board.clever else ()
    gone = Case(moved_aboard(board, space, seat), view.locations, 1, after_boarding, acting)
    result = compared(gone, Case(board, view.locations, 1, others, acting), 0)
    return option(action, result, 0, *_named(view, assumption))


def odds_of_steer(view: ManilaView, action: Steer, assumption: str) -> PricedOdds:
    """Return the odds of these moves, compared with doing nothing, one roll before the end."""
    if not action.moves:
        return certain(action, 0, 0, *_named(view, assumption))
    board = board_of(view, assumption)
    small = isinstance(view.decision, Choice) and not view.decision.data[0]
    acting = (LARGE_PILOT,) if small and board.clever else ()
    locations = view.locations
    for name, steps in action.moves:
        ware = WARES.index(name)
        space = locations[ware] + steps
        docked = PORT_A + sum(in_port(location) for location in locations)
        locations = replaced(locations, ware, docked if space > LAST_SPACE else space)
    result = compared(Case(board, locations, 1, (), acting), Case(board, view.locations, 1, (), acting), 0)
    return option(action, result, 0, *_named(view, assumption))


def odds_of_sending(view: ManilaView, action: Send, assumption: str) -> PricedOdds:
    """Return what the voyage brings the captain if the plundered punt goes to the port, or to the shipyard."""
    ware = WARES.index(action.ware)
    dock, docked = (PORT_A, in_port) if action.to == "port" else (SHIPYARD_A, in_shipyard)
    locations = replaced(view.locations, ware, dock + sum(map(docked, view.locations)))
    board = board_of(view, assumption)
    ways = fate_weights(locations, view.ashore, 0)
    pesos = payoffs(board, seat_of(view))[ways.index(1)]
    return certain(action, pesos, 0, *_named(view, assumption))


# Money -----------------------------------------------------------------------------------------------------------


def odds_of_loan(view: ManilaView, action: Borrow, assumption: str) -> PricedOdds:
    """Return the cost of a loan: 12 now, 15 back (M10.1, M11.6)."""
    return certain(action, LOAN - REDEMPTION, REDEMPTION - LOAN)


def odds_of_nothing(view: ManilaView, action: Action, assumption: str) -> PricedOdds:
    """Return 0: passing changes nothing, and redeeming pays now the 15 that are due at the end."""
    return certain(action, 0, 0)


JUDGES: dict[type, Callable[[ManilaView, Any, str], PricedOdds]] = {
    Bid: odds_of_bid,
    Pass: odds_of_nothing,
    Buy: odds_of_purchase,
    Load: odds_of_load,
    Start: odds_of_start,
    Place: odds_of_place,
    Board: odds_of_boarding,
    Evict: odds_of_boarding,
    Stay: odds_of_boarding,
    Steer: odds_of_steer,
    Send: odds_of_sending,
    Borrow: odds_of_loan,
    Redeem: odds_of_nothing,
}
