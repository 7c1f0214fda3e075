"""Manila's legal answers in bulk: lists with fixed content, shared by all states that offer them.

They say the same as the refusing rules, only all at once; the contract tests prove it on random positions.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

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
from gamecore.games.manila.pieces import (
    ASHORE,
    HIGHEST_START,
    INSURANCE,
    PUNT_SEATS,
    REDEMPTION,
    SPACE_COUNT,
    SPACE_PRICES,
    SUM_OF_STARTS,
    WARE_OF_SPACE,
    WARES,
    is_sailing,
    share_price,
)
from gamecore.games.manila.spaces import (
    SPACES_OF_PLACE,
    boardable,
    cheapest_priced,
    evictable,
    is_blind_passenger,
    open_spaces,
    vacant_seats,
)
from gamecore.games.manila.state import ManilaState, ceiling, loaded, sailing
from gamecore.kernel.decision import Pending
from gamecore.kernel.flow import Menu

PASS = Pass()
BUY_NOTHING = Buy("nothing")
STAY = Stay()
STEER_NOTHING = Steer(())
PLACE_OF_SPACE = tuple(
    Place(next(name for name, spaces in SPACES_OF_PLACE.items() if space in spaces)) for space in range(SPACE_COUNT)
)
"""The paying action that takes each space."""

BLIND_PLACE = tuple(Place(WARES[ware], space - PUNT_SEATS[ware][0] + 1) for space, ware in enumerate(WARE_OF_SPACE))
"""The blind passenger's action that takes each seat."""


@lru_cache(maxsize=4096)
def bids(lowest: int, highest: int) -> Menu:
    """Return all bids of a range, then passing."""
    return Menu([*(Bid(amount) for amount in range(lowest, highest + 1)), PASS])


def bid_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return the bids above the highest one up to the ceiling, and passing (M3.3, M3.10)."""
    return bids(s.bid + 1, ceiling(s, entry.seat))


@cache
def purchases(wares: tuple[int, ...]) -> Menu:
    """Return the purchase of one of these wares, or none."""
    return Menu([*(Buy(WARES[ware]) for ware in wares), BUY_NOTHING])


def for_sale(s: ManilaState, seat: int) -> list[int]:
    """Return the wares that the seat can buy (M4.3, M4.4)."""
    limit = ceiling(s, seat)
    return [ware for ware in range(4) if s.piles[ware] and share_price(s.steps[ware]) <= limit]


def buy_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return the shares the harbour master can buy, and buying nothing (M4.2 to M4.4)."""
    return purchases(tuple(for_sale(s, entry.seat)))


LOADS = Menu(Load(wares) for wares in combinations(WARES, 3))


def load_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return the four ways to load (M4.6)."""
    return LOADS


@cache
def starts(wares: tuple[int, ...], remaining: int) -> Menu:
    """Return the starts of the punts still to be launched with this many points left (M4.8, M4.9)."""
    others = HIGHEST_START * (len(wares) - 1)
    spaces = [space for space in range(HIGHEST_START + 1) if 0 <= remaining - space <= others]
    return Menu(Start(WARES[ware], space) for ware in wares for space in spaces)


def start_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return the starts from which the sum 9 can still be reached (M4.8, M4.9)."""
    waiting = tuple(ware for ware in loaded(s) if s.locations[ware] == ASHORE)
    used = sum(location for location in s.locations if location != ASHORE)
    return starts(waiting, SUM_OF_STARTS - used)


@cache
def places(spaces: tuple[int, ...]) -> Menu:
    """Return the paying placements on these spaces, then passing."""
    return Menu([*(PLACE_OF_SPACE[space] for space in spaces), PASS])


@cache
def blind_places(spaces: tuple[int, ...]) -> Menu:
    """Return the blind passenger's placements on these seats, then passing."""
    return Menu([*(BLIND_PLACE[space] for space in spaces), PASS])


def spaces_open_to(s: ManilaState, seat: int) -> tuple[int, ...]:
    """Return the spaces open to a seat (M5.12, M10.8 to M10.11)."""
    limit = ceiling(s, seat)
    if limit == 0 or is_blind_passenger(s, seat):
        wares = (ware for ware in range(4) if is_sailing(s.locations[ware]))
        return tuple(space for ware in wares for space in vacant_seats(s, WARES[ware]))
    spaces = [space for space in open_spaces(s) if SPACE_PRICES[space] <= limit]
    if spaces not in ([], [INSURANCE]):
        return tuple(spaces)
    return (*cheapest_priced(s)[1], *spaces)


def place_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return the placements open to the seat, and passing (M5)."""
    spaces = spaces_open_to(s, entry.seat)
    return blind_places(spaces) if is_blind_passenger(s, entry.seat) else places(spaces)


def board_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return the punts to board, with stronger pirates the accomplices to evict, and staying (M7.2, M12)."""
    return boardings(tuple(boardable(s)), tuple(evictable(s, entry.data[1])))


@cache
def boardings(wares: tuple[int, ...], spaces: tuple[int, ...]) -> Menu:
    """Return the boarding of these punts, the eviction from these seats, and staying."""
    evictions = (Evict(WARES[WARE_OF_SPACE[s]], s - PUNT_SEATS[WARE_OF_SPACE[s]][0] + 1) for s in spaces)
    return Menu([*(Board(WARES[ware]) for ware in wares), *evictions, STAY])


def steer_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return what a pilot can do (M8.2 to M8.5, M8.8)."""
    return steerings(tuple((ware, min(s.locations[ware], 2)) for ware in sailing(s)), bool(entry.data[0]))


@cache
def steerings(punts: tuple[tuple[int, int], ...], large: bool) -> Menu:
    """Return the moves of a pilot; each punt comes with its space, 2 standing for all spaces from 2 on."""
    reach = 2 if large else 1
    moves = [
        Steer(((WARES[ware], steps),))
        for ware, space in punts
        for steps in (1, -1, 2, -2)
        if abs(steps) <= reach and space + steps >= 0
    ]
    if large:
        for (first, first_space), (second, second_space) in combinations(punts, 2):
            moves += [
                Steer(((WARES[first], a), (WARES[second], b)))
                for a in (1, -1)
                for b in (1, -1)
                if first_space + a >= 0 and second_space + b >= 0
            ]
    return Menu([*moves, STEER_NOTHING])


SENDS = tuple(Menu([Send(ware, "port"), Send(ware, "shipyard")]) for ware in WARES)


def send_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return the two fates of the plundered punt (M7.10)."""
    return SENDS[entry.data[0]]


@cache
def loans(borrow: tuple[bool, ...], redeem: tuple[bool, ...]) -> Menu:
    """Return the loans on, and the redemptions of, these wares."""
    return Menu(
        [
            *(Borrow(ware) for ware, possible in zip(WARES, borrow, strict=True) if possible),
            *(Redeem(ware) for ware, possible in zip(WARES, redeem, strict=True) if possible),
        ]
    )


NO_REDEMPTION = (False,) * 4


def loan_menu(s: ManilaState, entry: Pending) -> Menu:
    """Return the free extra actions of the seat: loans and redemptions (M10.1, M10.3, M10.5)."""
    seat = entry.seat
    a, b, c, d = s.unencumbered[seat]
    redeem = NO_REDEMPTION
    if s.cash[seat] >= REDEMPTION and any(s.encumbered[seat]):
        e, f, g, h = s.encumbered[seat]
        redeem = (e > 0, f > 0, g > 0, h > 0)
    return loans((a > 0, b > 0, c > 0, d > 0), redeem)
