"""Manila's legal answers in bulk: lists with fixed content, shared by all states that offer them.

They say the same as the refusing rules, only all at once; the contract tests prove it on random positions.
"""

from __future__ import annotations

from functools import cache
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
    HIGHEST_START,
    INSURANCE,
    PIRATE_SPACES,
    PORT_SPACES,
    PUNT_SEATS,
    REDEMPTION,
    SPACE_COUNT,
    SPACE_PRICES,
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
from gamecore.games.manila.state import (
    NO_SHARES,
    SEATS_AFLOAT,
    Counts,
    ManilaState,
    Table,
    ceiling,
    sailing,
    to_launch,
)
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending
from gamecore.kernel.flow import Menu
from gamecore.kernel.lookup import Lookup

SEAT_COUNT = PORT_SPACES[0]
OTHER_SPACES = range(SEAT_COUNT, SPACE_COUNT)
DEAREST_SPACE = max(SPACE_PRICES)
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


BIDS = tuple(Bid(amount) for amount in range(600))
"""The usual bids, made once; a richer player's are made when they are needed."""


def bids_up_to(highest: int) -> tuple[Action, ...]:
    """Return all bids from 0 to an amount, then passing."""
    return *BIDS[: highest + 1], *(Bid(amount) for amount in range(len(BIDS), highest + 1)), PASS


BIDS_UP_TO: Lookup[int, tuple[Action, ...]] = Lookup(bids_up_to)
ONLY_PASS: tuple[Action, ...] = (PASS,)
NO_KEYS = frozenset[int]()


class Bids(Menu):
    """All bids of a range, then passing: tested by comparing, not by looking up, as ranges are many."""

    __slots__ = ("highest", "lowest")

    def __init__(self, lowest: int, highest: int) -> None:
        """Take the first and the last amount."""
        self.lowest = lowest
        self.highest = highest
        self.keys = NO_KEYS
        bids = BIDS_UP_TO[highest] if highest < len(BIDS) else bids_up_to(highest)
        self.actions = bids[lowest:] or ONLY_PASS

    def holds(self, action: Action) -> bool:
        """Return whether the action is a bid of this range, or passing."""
        return self.lowest <= action.amount <= self.highest if type(action) is Bid else action == PASS


def bid_menus(s: ManilaState, entry: Pending) -> tuple[Menu, ...]:
    """Return the bids above the highest one up to the ceiling, and passing (M3.3, M3.10)."""
    return Bids(s.bid + 1, ceiling(s, entry.seat)), loan_menu(s, entry.seat)


@cache
def purchases(wares: tuple[int, ...]) -> Menu:
    """Return the purchase of one of these wares, or none."""
    return Menu([*(Buy(WARES[ware]) for ware in wares), BUY_NOTHING])


def for_sale(s: Table, seat: int) -> Counts:
    """Return the wares that the seat can buy (M4.3, M4.4)."""
    limit, piles, steps = ceiling(s, seat), s.piles, s.steps
    return tuple([ware for ware in range(4) if piles[ware] and share_price(steps[ware]) <= limit])


def buy_menus(s: Table, entry: Pending) -> tuple[Menu, ...]:
    """Return the shares the harbour master can buy, and buying nothing (M4.2 to M4.4)."""
    return purchases(for_sale(s, entry.seat)), loan_menu(s, entry.seat)


LOADS = Menu(Load(wares) for wares in combinations(WARES, 3))


def load_menus(s: ManilaState, entry: Pending) -> tuple[Menu, ...]:
    """Return the four ways to load (M4.6)."""
    return LOADS, loan_menu(s, entry.seat)


@cache
def starts(wares: tuple[int, ...], remaining: int) -> Menu:
    """Return the starts of the punts still to be launched with this many points left (M4.8, M4.9)."""
    others = HIGHEST_START * (len(wares) - 1)
    spaces = [space for space in range(HIGHEST_START + 1) if 0 <= remaining - space <= others]
    return Menu(Start(WARES[ware], space) for ware in wares for space in spaces)


def start_menus(s: Table, entry: Pending) -> tuple[Menu, ...]:
    """Return the starts from which the sum 9 can still be reached (M4.8, M4.9)."""
    return starts(*to_launch(s.locations, s.ashore)), loan_menu(s, entry.seat)


NO_SEATS = Menu([])


@cache
def paying(spaces: tuple[int, ...]) -> Menu:
    """Return the paying placements on these spaces."""
    return Menu(PLACE_OF_SPACE[space] for space in spaces)


@cache
def places(spaces: tuple[int, ...]) -> Menu:
    """Return the paying placements on these spaces, then passing."""
    return Menu([*(PLACE_OF_SPACE[space] for space in spaces), PASS])


def spaces_open_to(s: Table, seat: int) -> tuple[int, ...]:
    """Return the spaces open to a seat (M5.12, M10.8 to M10.11)."""
    limit = ceiling(s, seat)
    if limit == 0 or is_blind_passenger(s, seat):
        wares = (ware for ware in range(4) if is_sailing(s.locations[ware]))
        return tuple(space for ware in wares for space in vacant_seats(s, WARES[ware]))
    spaces = [space for space in open_spaces(s) if SPACE_PRICES[space] <= limit]
    if spaces not in ([], [INSURANCE]):
        return tuple(spaces)
    return (*cheapest_priced(s)[1], *spaces)


@cache
def cheapest_seats(seats: int, limit: int = DEAREST_SPACE) -> Menu:
    """Return the placements on the cheapest seats among these vacant ones, up to a price (M5.5, M5.6)."""
    lowest = (next((space for space in punt if seats >> space & 1), -1) for punt in PUNT_SEATS)
    return paying(tuple(space for space in lowest if space >= 0 and SPACE_PRICES[space] <= limit))


@cache
def other_spaces(vacant: int, limit: int = DEAREST_SPACE) -> Menu:
    """Return the placements on the vacant spaces that are no seats, up to a price; then passing (M5.7 to M5.10)."""
    open_now = [space for space in OTHER_SPACES if vacant >> space & 1 and SPACE_PRICES[space] <= limit]
    if PIRATE_SPACES[0] in open_now and PIRATE_SPACES[1] in open_now:
        open_now.remove(PIRATE_SPACES[1])
    return places(tuple(open_now))


@cache
def blind_seats(seats: int) -> Menu:
    """Return the blind passenger's placements: any of these vacant seats; then passing (M10.8)."""
    return Menu([*(BLIND_PLACE[space] for space in range(len(BLIND_PLACE)) if seats >> space & 1), PASS])


CHEAPEST_SEATS: list[Menu | None] = [None] * (1 << SEAT_COUNT)
OTHER_PLACES: list[Menu | None] = [None] * (1 << len(OTHER_SPACES))
"""Both menus of whoever can pay every price, by the bits of the vacant spaces; filled when they are met."""


def menus_of_the_solvent(seats: int, others: int) -> tuple[Menu, Menu]:
    """Return the placements on the cheapest of these seats, and on these other spaces, and keep them at hand."""
    cheapest = CHEAPEST_SEATS[seats] = cheapest_seats(seats)
    places_left = OTHER_PLACES[others] = other_spaces(others << SEAT_COUNT)
    return cheapest, places_left


def open_menus(t: Table, seat: int) -> tuple[Menu, Menu]:
    """Return the placements open to the seat: on seats, then on other spaces, passing last (M5, M10.8 to M10.11)."""
    vacant = t.vacant
    seats, others = vacant & SEATS_AFLOAT[t.locations], vacant >> SEAT_COUNT
    limit = t.cash[seat]
    if limit >= DEAREST_SPACE or (limit := ceiling(t, seat)) >= DEAREST_SPACE:
        cheapest, elsewhere = CHEAPEST_SEATS[seats], OTHER_PLACES[others]
        if cheapest is None or elsewhere is None:
            return menus_of_the_solvent(seats, others)
        return cheapest, elsewhere
    if limit == 0:
        return NO_SEATS, blind_seats(seats)
    cheapest, elsewhere = cheapest_seats(seats, limit), other_spaces(vacant, limit)
    if not cheapest.actions and len(elsewhere.actions) <= 2:
        return NO_SEATS, places(spaces_open_to(t, seat))
    return cheapest, elsewhere


def place_menus(s: Table, entry: Pending) -> tuple[Menu, ...]:
    """Return the placements open to the seat, and passing (M5)."""
    seats, others = open_menus(s, entry.seat)
    return seats, others, loan_menu(s, entry.seat)


def board_menus(s: ManilaState, entry: Pending) -> tuple[Menu, ...]:
    """Return the punts to board, with stronger pirates the accomplices to evict, and staying (M7.2, M12)."""
    return boardings(tuple(boardable(s)), tuple(evictable(s, entry.data[1]))), loan_menu(s, entry.seat)


@cache
def boardings(wares: tuple[int, ...], spaces: tuple[int, ...]) -> Menu:
    """Return the boarding of these punts, the eviction from these seats, and staying."""
    evictions = (Evict(WARES[WARE_OF_SPACE[s]], s - PUNT_SEATS[WARE_OF_SPACE[s]][0] + 1) for s in spaces)
    return Menu([*(Board(WARES[ware]) for ware in wares), *evictions, STAY])


def steer_menus(s: ManilaState, entry: Pending) -> tuple[Menu, ...]:
    """Return what a pilot can do (M8.2 to M8.5, M8.8)."""
    punts = tuple((ware, min(s.locations[ware], 2)) for ware in sailing(s))
    return steerings(punts, bool(entry.data[0])), loan_menu(s, entry.seat)


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


def send_menus(s: ManilaState, entry: Pending) -> tuple[Menu, ...]:
    """Return the two fates of the plundered punt (M7.10)."""
    return SENDS[entry.data[0]], loan_menu(s, entry.seat)


@cache
def loans(borrow: tuple[bool, ...], redeem: tuple[bool, ...]) -> Menu:
    """Return the loans on, and the redemptions of, these wares."""
    return Menu(
        [
            *(Borrow(ware) for ware, possible in zip(WARES, borrow, strict=True) if possible),
            *(Redeem(ware) for ware, possible in zip(WARES, redeem, strict=True) if possible),
        ]
    )


@cache
def loans_on(unencumbered: Counts, redeemable: Counts = NO_SHARES) -> Menu:
    """Return the loans and redemptions that these shares allow."""
    return loans(tuple(count > 0 for count in unencumbered), tuple(count > 0 for count in redeemable))


LOANS: Lookup[Counts, Menu] = Lookup(loans_on)


def loan_menu(s: Table, seat: int) -> Menu:
    """Return the free extra actions of a seat: loans and redemptions (M10.1, M10.3, M10.5)."""
    if s.cash[seat] < REDEMPTION or (pledged := s.encumbered[seat]) == NO_SHARES:
        return LOANS[s.unencumbered[seat]]
    return loans_on(s.unencumbered[seat], pledged)
