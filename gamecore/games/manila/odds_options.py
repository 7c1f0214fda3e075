"""The odds of every legal action at every decision of Manila, as the asked seat can work them out from its view.

An option's result is by how much it changes the seat's final fortune, in pesos: what it brings in this voyage less
its price and 3 for every loan it forces. Placing, boarding and steering are compared with doing nothing, on the same
dice; every figure is exact under the assumptions it names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
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
from gamecore.games.manila.odds import outlook, rise_of
from gamecore.games.manila.odds_income import NO_RISE, fate_weights, payoffs
from gamecore.games.manila.odds_income import Board as Position
from gamecore.games.manila.odds_interest import (
    PILOTS,
    difference,
    moved_aboard,
    pirates_to_ask,
    played_out,
    positions,
)
from gamecore.games.manila.odds_share import share_result
from gamecore.games.manila.pieces import (
    ASHORE,
    CAPTAIN,
    INSURANCE_PREMIUM,
    LARGE_PILOT,
    LAST_SPACE,
    LOAN,
    PORT_A,
    PUNT_SEATS,
    REDEMPTION,
    SHIPYARD_A,
    SPACE_PRICES,
    STARTING_TRIPLES,
    WARES,
    in_port,
    in_shipyard,
    share_price,
)
from gamecore.games.manila.spaces import vacant_seats
from gamecore.games.manila.state import NOBODY, Counts, vacant_seat
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Choice
from gamecore.kernel.errors import BadOption
from gamecore.kernel.state import replaced
from gamecore.odds.exact import Distribution

AS_IT_STANDS = "as it stands"
OWN_INTEREST = "own interest"
NOBODY_ELSE = "nobody else"
NO_EVICTIONS = "no evictions"
SOLVENT = "solvent insurer"
LIKE_ANY_VOYAGE = "like any voyage"
BEST_FOR_SHARES = "best for shares"
ASSUMPTIONS = {
    AS_IT_STANDS: "No pilot acts, no pirate boards, and plundered punts are sent to the port.",
    OWN_INTEREST: "Pilots, boarding pirates and the captain do what their own figures earn most by in this voyage; "
    "what the shares of others are is not known, but you count your own.",
    NOBODY_ELSE: "Nobody places another accomplice in this voyage.",
    NO_EVICTIONS: "Pirates who come to board later take vacant seats only.",
    SOLVENT: "The insurer can pay all that he will owe.",
    LIKE_ANY_VOYAGE: "In later voyages every ware and every start is equally likely, and nobody interferes.",
    BEST_FOR_SHARES: "The harbour master loads and starts the punts so that his own shares rise as much as possible.",
}
"""What the odds take for granted, by id."""

Result = Distribution[Any]


@dataclass(frozen=True, slots=True)
class OptionOdds:
    """The odds of one option.

    ``distribution`` is its result in pesos; ``pays`` the chance that the result is above 0, ``expected`` and
    ``deviation`` its mean and standard deviation. ``price`` is the part that is certain: paid now, loans included
    (below 0: received). ``assumptions`` are ids in ASSUMPTIONS.
    """

    action: Action
    pays: Fraction
    expected: Fraction
    deviation: float
    distribution: Result
    price: int
    exact: bool
    assumptions: tuple[str, ...]


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


def option_odds(view: ManilaView, legal: tuple[Action, ...], assumption: str = OWN_INTEREST) -> tuple[OptionOdds, ...]:
    """Return the odds of every legal action; all bids are summarised by the lowest one.

    ``assumption`` is OWN_INTEREST or AS_IT_STANDS; BadOption for anything else.
    """
    if assumption not in (OWN_INTEREST, AS_IT_STANDS):
        raise BadOption(f"Odds are known for {OWN_INTEREST!r} and {AS_IT_STANDS!r}, not for {assumption!r}.")
    seen: list[OptionOdds] = []
    bid_seen = False
    for action in legal:
        if type(action) is Bid:
            if bid_seen:
                continue
            bid_seen = True
        seen.append(JUDGES[type(action)](view, action, assumption))
    return tuple(seen)


def _option(action: Action, result: Result, price: int, *assumptions: str) -> OptionOdds:
    pays = result.chance(lambda pesos: pesos > 0)
    return OptionOdds(action, pays, result.mean, result.deviation, result, price, True, assumptions)


def _certain(action: Action, pesos: int, price: int, *assumptions: str) -> OptionOdds:
    return _option(action, Distribution.certain(pesos), price, *assumptions)


def _seat(view: ManilaView) -> int:
    return view.asked if view.seat is None else view.seat


def _rises(view: ManilaView) -> Counts:
    """Return by how much the seat's shares of each ware rise if it comes to port."""
    shares = view.hands[_seat(view)] or NO_RISE
    return tuple(count * rise_of(step) for count, step in zip(shares, view.steps, strict=True))


def board_of(view: ManilaView, assumption: str) -> Position:
    """Return the board as the seat sees it."""
    clever = assumption == OWN_INTEREST
    return Position(view.figures, view.ashore, _seat(view), _rises(view), clever, view.plundered)


def _named(view: ManilaView, assumption: str) -> tuple[str, ...]:
    foreseen = view.stronger_pirates and assumption == OWN_INTEREST and view.movement < 2
    return (NOBODY_ELSE, assumption, SOLVENT, *((NO_EVICTIONS,) if foreseen else ()))


# The office (M3, M4) -------------------------------------------------------------------------------------------


def odds_of_bid(view: ManilaView, action: Bid, assumption: str) -> OptionOdds:
    """Return the odds of the office for this bid: a better purchase, and steering the own shares.

    The right to place first is not counted. Compared with a harbour master who loads and starts at random.
    """
    price = action.amount + shortfall_cost(view.cash[_seat(view)], action.amount)
    best, mean = _rise_in_office(_rises(view))
    other = best_purchase(view) - mean - price
    return _option(action, best.map(lambda rise: rise + other), price, BEST_FOR_SHARES, LIKE_ANY_VOYAGE)


@lru_cache(maxsize=4096)
def _rise_in_office(rises: Counts) -> tuple[Result, Fraction]:
    """Return the rise of the shares with the best load and starts, and its mean over all of them."""
    found = [
        (_mean_rise(rises, placed(wares, starts), 6 - sum(wares)), wares, starts)
        for wares in combinations(range(4), 3)
        for starts in STARTING_TRIPLES
    ]
    _, wares, starts = max(found, key=lambda each: each[0])
    mean = sum((each[0] for each in found), Fraction(0)) / len(found)
    return rise_result(rises, placed(wares, starts), 6 - sum(wares)), mean


def placed(wares: tuple[int, ...], starts: tuple[int, ...]) -> Counts:
    """Return the locations of punts with these wares on these starts."""
    locations = [ASHORE] * 4
    for ware, start in zip(wares, starts, strict=True):
        locations[ware] = start
    return tuple(locations)


def _mean_rise(rises: Counts, locations: Counts, ashore: int) -> Fraction:
    look = outlook(locations, ashore, 3, False)
    return Fraction(sum(rise * ways for rise, ways in zip(rises, look.to_port, strict=True)), look.total)


def rise_result(rises: Counts, locations: Counts, ashore: int) -> Result:
    """Return by how much shares rise in a voyage that nobody interferes with, if each ware's rise is known."""
    gains = payoffs(Position(NOBODY, ashore, 0, rises), 0)
    return _weighted(gains, fate_weights(locations, ashore, 3))


def _weighted(gains: tuple[int, ...], ways: tuple[int, ...]) -> Result:
    return Distribution(zip(gains, ways, strict=True))


def best_purchase(view: ManilaView) -> Fraction:
    """Return the expected gain of the best share on offer at its price; 0 if none is worth it."""
    piles = view.piles or NO_RISE
    gains = [share_result(view.steps, ware, share_price(view.steps[ware])).mean for ware in range(4) if piles[ware]]
    return max([Fraction(0), *gains])


def odds_of_purchase(view: ManilaView, action: Buy, assumption: str) -> OptionOdds:
    """Return the odds of a share: its value when the game ends, less its price."""
    if action.ware == "nothing":
        return _certain(action, 0, 0)
    ware = WARES.index(action.ware)
    price = share_price(view.steps[ware])
    price += shortfall_cost(view.cash[_seat(view)], price)
    return _option(action, share_result(view.steps, ware, price), price, LIKE_ANY_VOYAGE)


def odds_of_load(view: ManilaView, action: Load, assumption: str) -> OptionOdds:
    """Return the odds of the own shares with the best starts for this load."""
    wares = tuple(WARES.index(name) for name in action.wares)
    return _best_start(view, action, [placed(wares, starts) for starts in STARTING_TRIPLES], 6 - sum(wares))


def odds_of_start(view: ManilaView, action: Start, assumption: str) -> OptionOdds:
    """Return the odds of the own shares with this start and the best ones for the other punts."""
    wares = tuple(ware for ware in range(4) if ware != view.ashore)
    fixed = replaced(view.locations, WARES.index(action.ware), action.space)
    fits = [
        locations
        for locations in (placed(wares, starts) for starts in STARTING_TRIPLES)
        if all(fixed[ware] in (ASHORE, locations[ware]) for ware in wares)
    ]
    return _best_start(view, action, fits, view.ashore)


def _best_start(view: ManilaView, action: Action, choices: list[Counts], ashore: int) -> OptionOdds:
    rises = _rises(view)
    best = max(choices, key=lambda locations: _mean_rise(rises, locations, ashore))
    return _option(action, rise_result(rises, best, ashore), 0, BEST_FOR_SHARES)


# Comparing two ways for the voyage to go on ---------------------------------------------------------------------


def compared(first: Case, second: Case, price: int) -> Result:
    """Return by how much the watched seat gets more in the first case than in the second, less the price."""
    seat = first.board.watched
    if first.decided and second.decided and first.locations == second.locations:
        gains = (a - b - price for a, b in zip(payoffs(first.board, seat), payoffs(second.board, seat), strict=True))
        return _weighted(tuple(gains), fate_weights(first.locations, first.board.ashore, first.rolls))
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


def odds_of_place(view: ManilaView, action: Place, assumption: str) -> OptionOdds:
    """Return the odds of placing here, compared with passing."""
    space = _space(view, action)
    price = _price(view, action, space)
    board = board_of(view, assumption)
    there = board._replace(figures=replaced(view.figures, space, _seat(view)))
    result = compared(_going_on(view, there), _going_on(view, board), price)
    return _option(action, result, price, *_named(view, assumption))


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
    seat = _seat(view)
    means = view.cash[seat] + LOAN * (view.share_counts[seat] - view.loan_counts[seat])
    paid = min(SPACE_PRICES[space], means)
    return paid + shortfall_cost(view.cash[seat], paid)


# Pirates and pilots (M7, M8) -------------------------------------------------------------------------------------


def odds_of_boarding(view: ManilaView, action: Board | Evict | Stay, assumption: str) -> OptionOdds:
    """Return the odds of boarding or evicting, compared with staying on the pirate ship."""
    if type(action) is Stay:
        return _certain(action, 0, 0, *_named(view, assumption))
    space = view.decision.data[0] if isinstance(view.decision, Choice) else CAPTAIN
    board = board_of(view, assumption)
    ware = WARES.index(action.ware)  # type: ignore[union-attr]
    seat = PUNT_SEATS[ware][action.seat - 1] if isinstance(action, Evict) else vacant_seat(view, ware)
    others = tuple(other for other in pirates_to_ask(board) if other > space) if board.clever else ()
    after_boarding = (CAPTAIN,) if others else ()
    acting = PILOTS if board.clever else ()
    gone = Case(moved_aboard(board, space, seat), view.locations, 1, after_boarding, acting)
    result = compared(gone, Case(board, view.locations, 1, others, acting), 0)
    return _option(action, result, 0, *_named(view, assumption))


def odds_of_steer(view: ManilaView, action: Steer, assumption: str) -> OptionOdds:
    """Return the odds of these moves, compared with doing nothing, one roll before the end."""
    if not action.moves:
        return _certain(action, 0, 0, *_named(view, assumption))
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
    return _option(action, result, 0, *_named(view, assumption))


def odds_of_sending(view: ManilaView, action: Send, assumption: str) -> OptionOdds:
    """Return what the voyage brings the captain if the plundered punt goes to the port, or to the shipyard."""
    ware = WARES.index(action.ware)
    dock, docked = (PORT_A, in_port) if action.to == "port" else (SHIPYARD_A, in_shipyard)
    locations = replaced(view.locations, ware, dock + sum(map(docked, view.locations)))
    board = board_of(view, assumption)
    ways = fate_weights(locations, view.ashore, 0)
    pesos = payoffs(board, _seat(view))[ways.index(1)]
    return _certain(action, pesos, 0, *_named(view, assumption))


# Money -----------------------------------------------------------------------------------------------------------


def odds_of_loan(view: ManilaView, action: Borrow, assumption: str) -> OptionOdds:
    """Return the cost of a loan: 12 now, 15 back (M10.1, M11.6)."""
    return _certain(action, LOAN - REDEMPTION, REDEMPTION - LOAN)


def odds_of_nothing(view: ManilaView, action: Action, assumption: str) -> OptionOdds:
    """Return 0: passing changes nothing, and redeeming pays now the 15 that are due at the end."""
    return _certain(action, 0, 0)


JUDGES: dict[type, Callable[[ManilaView, Any, str], OptionOdds]] = {
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
