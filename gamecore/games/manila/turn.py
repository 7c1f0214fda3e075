"""The course of the game, in the order of play: stages and the answers to questions (M2 to M8, M11)."""

from __future__ import annotations

from functools import cache

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
from gamecore.games.manila.menus import for_sale, loan_menu, offers_a_space, open_menus
from gamecore.games.manila.money import borrow, pay, receive, redeem
from gamecore.games.manila.moving import dock_in_port, dock_in_shipyard
from gamecore.games.manila.pieces import (
    ACCOMPLICES,
    ASHORE,
    CAPTAIN,
    INSURANCE,
    INSURANCE_PREMIUM,
    LARGE_PILOT,
    LAST_SPACE,
    PUNT_SEATS,
    SEAT_COUNTS,
    SECOND_PIRATE,
    SMALL_PILOT,
    SPACE_NAMES,
    SPACE_PRICES,
    SUM_OF_STARTS,
    WARES,
    share_price,
)
from gamecore.games.manila.spaces import boardable, evictable, first_vacant
from gamecore.games.manila.state import (
    ALL_VACANT,
    NO_DICE,
    NOBODY,
    NOT_LAUNCHED,
    NOT_PLUNDERED,
    ManilaDraft,
    ceiling,
    loaded,
    pirates,
    put,
    sailing,
    vacant_seat,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import Event
from gamecore.kernel.state import added, replaced

PLACE, MOVE, BOARD, PILOTS = pending("placement"), pending("movement"), pending("boarding"), pending("pilots")
BEFORE = (pending("auction"), pending("purchase"), pending("loading"), pending("launching"))
AFTER = (pending("plunder"), pending("profits"), pending("rise"))
RHYTHMS = {
    3: (*BEFORE, PLACE, PLACE, MOVE, PLACE, MOVE, BOARD, PLACE, PILOTS, MOVE, *AFTER),
    4: (*BEFORE, PLACE, MOVE, PLACE, MOVE, BOARD, PLACE, PILOTS, MOVE, *AFTER),
    5: (*BEFORE, PLACE, MOVE, PLACE, MOVE, BOARD, PLACE, PILOTS, MOVE, *AFTER),
}
"""The stages of a voyage by number of players (M2.1 to M2.3)."""

# The two questions asked most often, ready to be put on the stack.
BID = tuple((pending("bid", seat),) for seat in range(SEAT_COUNTS[-1]))
PLACE_TURN = tuple((pending("place", seat),) for seat in range(SEAT_COUNTS[-1]))

AGENDAS = {players: tuple(reversed(stages)) for players, stages in RHYTHMS.items()}


def voyage(t: ManilaDraft, entry: Pending) -> None:
    """Begin a voyage with a clear board (M2.1, M11.3)."""
    t.voyage += 1
    t.bid, t.bidder, t.retired = 0, -1, (False,) * t.players
    t.ashore, t.locations, t.dice, t.movement, t.placement = -1, NOT_LAUNCHED, NO_DICE, 0, 0
    t.figures, t.vacant, t.supply = NOBODY, ALL_VACANT, (ACCOMPLICES[t.players],) * t.players
    t.resting, t.plundered = (False,) * t.players, NOT_PLUNDERED
    t.pending = AGENDAS[t.players]
    t.events.append(Event("voyage", "M2.1", facts={"voyage": t.voyage}))


# The auction (M3) -----------------------------------------------------------------------------------------


def auction(t: ManilaDraft, entry: Pending) -> None:
    """Open the auction: the oldest player first, later the harbour master of the last voyage (M3.1, M3.2)."""
    let_speak(t, max(t.harbour_master, 0))


def speak(t: ManilaDraft, entry: Pending) -> None:
    """Ask a seat again after a loan or a redemption (M10.5)."""
    let_speak(t, entry.seat)


def let_speak(t: ManilaDraft, seat: int) -> None:
    """Let a seat speak, or let it pass if no bid is possible (M3.3, M3.10)."""
    if ceiling(t, seat) > t.bid:
        t.pending += BID[seat]
    else:
        t.events.append(Event("passed auction", "M3.10", seat, {"forced": True}))
        leave_auction(t, seat)


def answer_bid(t: ManilaDraft, entry: Pending, action: Bid | Pass) -> None:
    """Take a bid or a pass (M3.3, M3.4)."""
    seat = entry.seat
    if type(action) is Pass:
        t.events.append(Event("passed auction", "M3.4", seat, {"forced": False}))
        leave_auction(t, seat)
        return
    t.bid, t.bidder = action.amount, seat  # type: ignore[union-attr]
    t.events.append(Event("bid", "M3.3", seat, {"amount": t.bid}))
    call_next(t, seat)


def leave_auction(t: ManilaDraft, seat: int) -> None:
    """Take a seat out of this auction for good (M3.4)."""
    t.retired = replaced(t.retired, seat, True)
    call_next(t, seat)


def call_next(t: ManilaDraft, seat: int) -> None:
    """Call the next seat clockwise that has not passed, or end the auction (M3.3 to M3.9)."""
    retired = t.retired
    for step in range(1, t.players + 1):
        other = (seat + step) % t.players
        if not retired[other]:
            if other == t.bidder:
                win_office(t)
            else:
                let_speak(t, other)
            return
    nobody_bids(t)


def win_office(t: ManilaDraft) -> None:
    """Give the office to the highest bidder, who pays at once (M3.5, M3.7)."""
    seat = t.bidder
    pay(t, seat, t.bid)
    t.harbour_master = seat
    t.events.append(Event("office", "M3.5", seat, {"amount": t.bid}))


def nobody_bids(t: ManilaDraft) -> None:
    """Keep the harbour master, or appoint the oldest player, free of charge (M3.8, M3.9)."""
    rule = "M3.8" if t.harbour_master >= 0 else "M3.9"
    t.harbour_master = max(t.harbour_master, 0)
    t.events.append(Event("office free", rule, t.harbour_master))


# Duties of the harbour master (M4) ------------------------------------------------------------------------


def purchase(t: ManilaDraft, entry: Pending) -> None:
    """Offer the harbour master one share, if there is one he can pay (M4.1, M4.2)."""
    seat = t.harbour_master
    if for_sale(t, seat):
        t.push(pending("buy", seat))


def answer_buy(t: ManilaDraft, entry: Pending, action: Buy) -> None:
    """Sell the share, or none (M4.2, M4.3, M4.5)."""
    seat = entry.seat
    if action.ware == "nothing":
        t.events.append(Event("bought nothing", "M4.2", seat))
        return
    ware = WARES.index(action.ware)
    price = share_price(t.steps[ware])
    pay(t, seat, price)
    t.piles = added(t.piles, ware, -1)
    t.unencumbered = replaced(t.unencumbered, seat, added(t.unencumbered[seat], ware, 1))
    t.bought = replaced(t.bought, seat, added(t.bought[seat], ware, 1))
    t.events.append(Event("bought", "M4.3", seat, {"ware": action.ware, "price": price}))


def loading(t: ManilaDraft, entry: Pending) -> None:
    """Have the harbour master load (M4.6)."""
    t.push(pending("load", t.harbour_master))


def answer_load(t: ManilaDraft, entry: Pending, action: Load) -> None:
    """Load three wares; the fourth stays ashore (M4.6)."""
    t.ashore = next(ware for ware in range(4) if WARES[ware] not in action.wares)
    facts = {"ashore": WARES[t.ashore], "first": action.wares[0], "second": action.wares[1], "third": action.wares[2]}
    t.events.append(Event("loaded", "M4.6", entry.seat, facts))


def launching(t: ManilaDraft, entry: Pending) -> None:
    """Have the punts launched one by one; the last start follows from the sum 9 (M4.8, M4.9)."""
    waiting = [ware for ware in loaded(t) if t.locations[ware] == ASHORE]
    if len(waiting) == 1:
        used = sum(t.locations[ware] for ware in loaded(t) if t.locations[ware] != ASHORE)
        launch(t, t.harbour_master, waiting[0], SUM_OF_STARTS - used)
    elif waiting:
        t.push(pending("launching"))
        t.push(pending("start", t.harbour_master))


def answer_start(t: ManilaDraft, entry: Pending, action: Start) -> None:
    """Put a punt on its start (M4.8)."""
    launch(t, entry.seat, WARES.index(action.ware), action.space)


def launch(t: ManilaDraft, seat: int, ware: int, space: int) -> None:
    """Put a punt on its start."""
    t.locations = replaced(t.locations, ware, space)
    t.events.append(Event("launched", "M4.9", seat, {"ware": WARES[ware], "space": space}))


# Placing accomplices (M5) ---------------------------------------------------------------------------------


def placement(t: ManilaDraft, entry: Pending) -> None:
    """Go once around, from the harbour master (M5.1)."""
    t.placement += 1
    t.pending += turns_around(t.players, t.harbour_master)


@cache
def turns_around(players: int, first: int) -> tuple[Pending, ...]:
    """Return the stack entries of one turn for each seat, the first one on top."""
    return tuple(pending("turn", (first + n) % players) for n in reversed(range(players)))


def turn(t: ManilaDraft, entry: Pending) -> None:
    """Let a seat place, unless it has passed, has nobody left, or no space is open to it (M5.11, M5.12)."""
    seat = entry.seat
    if t.resting[seat] or not t.supply[seat]:
        return
    menus = open_menus(t, seat)
    if offers_a_space(menus):
        t.pending += PLACE_TURN[seat]
        t.memo = (*menus, loan_menu(t, seat))
    else:
        t.resting = replaced(t.resting, seat, True)
        t.events.append(Event("passed placing", "M5.12", seat, {"forced": True}))


def answer_place(t: ManilaDraft, entry: Pending, action: Place | Pass) -> None:
    """Place an accomplice and pay for it, or pass for the rest of the voyage (M5.2, M5.4)."""
    seat = entry.seat
    if type(action) is Pass:
        t.resting = replaced(t.resting, seat, True)
        t.events.append(Event("passed placing", "M5.4", seat, {"forced": False}))
        return
    place: Place = action  # type: ignore[assignment]
    space = first_vacant(t, place.space)
    if place.seat:
        space = PUNT_SEATS[WARES.index(place.space)][place.seat - 1]
    t.supply = added(t.supply, seat, -1)
    put(t, space, seat)
    pay_for_space(t, seat, space)


def pay_for_space(t: ManilaDraft, seat: int, space: int) -> None:
    """Pay the price shown; the poor pay what they have, blind passengers nothing (M5.2, M10.8, M10.9)."""
    if space == INSURANCE:
        receive(t, seat, INSURANCE_PREMIUM)
        t.events.append(Event("insured", "M5.10", seat, {"premium": INSURANCE_PREMIUM}))
        return
    price = SPACE_PRICES[space]
    facts = {"space": SPACE_NAMES[space], "price": price}
    if t.cash[seat] >= price or ceiling(t, seat) >= price:
        pay(t, seat, price)
        t.events.append(Event("placed", "M5.2", seat, facts))
    elif t.cash[seat]:
        facts["paid"] = t.cash[seat]
        pay(t, seat, t.cash[seat])
        t.events.append(Event("placed cheaply", "M10.9", seat, facts))
    else:
        t.events.append(Event("blind passenger", "M10.8", seat, facts))


# Pirates board (M7.1 to M7.7, M12) ------------------------------------------------------------------------


def boarding(t: ManilaDraft, entry: Pending) -> None:
    """Ask the captain first, then the other pirate, if a punt stands on 13 (M7.1, M7.2)."""
    if t.figures[SECOND_PIRATE] >= 0:
        t.push(pending("pirate", -1, SECOND_PIRATE, -1))
    if t.figures[CAPTAIN] >= 0:
        t.push(pending("pirate", -1, CAPTAIN, -1))


def pirate(t: ManilaDraft, entry: Pending) -> None:
    """Ask one pirate whether he boards; without a punt to board he stays (M7.2, M7.3)."""
    space, protected = entry.data
    if boardable(t) or evictable(t, protected):
        t.push(pending("board", t.figures[space], space, protected))


def answer_board(t: ManilaDraft, entry: Pending, action: Board | Evict | Stay) -> None:
    """Let a pirate board, evict or stay (M7.2 to M7.6, M12.1)."""
    seat, space = entry.seat, entry.data[0]
    if type(action) is Stay:
        t.events.append(Event("stayed", "M7.5", seat))
        return
    ware = WARES.index(action.ware)  # type: ignore[union-attr]
    if type(action) is Evict:
        target = PUNT_SEATS[ware][action.seat - 1]
        evict(t, seat, target)
    else:
        target = vacant_seat(t, ware)
        t.events.append(Event("boarded", "M7.6", seat, {"space": SPACE_NAMES[target]}))
    put(t, space, -1)
    put(t, target, seat)
    if space == CAPTAIN and t.figures[SECOND_PIRATE] >= 0:
        succeed(t, target)


def evict(t: ManilaDraft, seat: int, target: int) -> None:
    """Send the accomplice on a seat back to its owner's supply (M12.1, M12.4)."""
    owner = t.figures[target]
    t.supply = added(t.supply, owner, 1)
    t.events.append(Event("evicted", "M12.1", seat, {"space": SPACE_NAMES[target], "owner": owner}))


def succeed(t: ManilaDraft, boarded: int) -> None:
    """Move the other pirate to the front; he decides as captain now (M7.4)."""
    second = t.figures[SECOND_PIRATE]
    put(t, SECOND_PIRATE, -1)
    put(t, CAPTAIN, second)
    t.events.append(Event("captain", "M7.4", second))
    t.pop()
    t.push(pending("pirate", -1, CAPTAIN, boarded))


# Pilots (M8) ----------------------------------------------------------------------------------------------


def pilots(t: ManilaDraft, entry: Pending) -> None:
    """Let the small pilot act, then the large one (M8.1)."""
    t.push(pending("pilot", -1, LARGE_PILOT))
    t.push(pending("pilot", -1, SMALL_PILOT))


def pilot(t: ManilaDraft, entry: Pending) -> None:
    """Ask one pilot, if he is hired and a punt still sails (M8.4, M8.5)."""
    owner = t.figures[entry.data[0]]
    if owner >= 0 and sailing(t):
        t.push(pending("steer", owner, int(entry.data[0] == LARGE_PILOT)))


def answer_steer(t: ManilaDraft, entry: Pending, action: Steer) -> None:
    """Move the punts; one that goes beyond 13 docks at once (M8.2, M8.3, M8.6)."""
    large = bool(entry.data[0])
    rule = "M8.3" if large else "M8.2"
    if not action.moves:
        t.events.append(Event("steered nothing", "M8.4", entry.seat, {"large": large}))
    for name, steps in action.moves:
        ware = WARES.index(name)
        space = t.locations[ware] + steps
        facts = {"ware": name, "steps": steps, "space": min(space, LAST_SPACE + 1), "large": large}
        t.events.append(Event("steered", rule, entry.seat, facts))
        if space > LAST_SPACE:
            dock_in_port(t, ware, "M8.6")
        else:
            t.locations = replaced(t.locations, ware, space)


# Plunder (M7.8 to M7.14) ----------------------------------------------------------------------------------


def plunder(t: ManilaDraft, entry: Pending) -> None:
    """Dock the punts on 13, or plunder them, in lane order (M7.8, M7.12, M7.14)."""
    on_13 = [ware for ware in range(4) if t.locations[ware] == LAST_SPACE]
    if not pirates(t):
        for ware in on_13:
            dock_in_port(t, ware, "M7.12")
        return
    for ware in on_13:
        raid(t, ware)
    for ware in reversed(on_13):
        t.push(pending("send", t.figures[CAPTAIN], ware))


def raid(t: ManilaDraft, ware: int) -> None:
    """Plunder a punt: everybody aboard goes home with nothing (M7.8)."""
    t.plundered = replaced(t.plundered, ware, True)
    t.events.append(Event("plundered", "M7.8", t.figures[CAPTAIN], {"ware": WARES[ware]}))
    for space in PUNT_SEATS[ware]:
        if t.figures[space] >= 0:
            t.events.append(Event("sent home", "M7.8", t.figures[space], {"space": SPACE_NAMES[space]}))
            t.supply = added(t.supply, t.figures[space], 1)
            put(t, space, -1)


def answer_send(t: ManilaDraft, entry: Pending, action: Send) -> None:
    """Dock the plundered punt where the captain sends it (M7.10, M7.11)."""
    if action.to == "port":
        dock_in_port(t, entry.data[0], "M7.10")
    else:
        dock_in_shipyard(t, entry.data[0], "M7.10")


# Loans (M10) ----------------------------------------------------------------------------------------------

STAGE_OF = {"bid": "speak", "place": "turn"}
"""Questions that may vanish with a redemption are asked anew by their stage."""


def answer_loan(t: ManilaDraft, entry: Pending, action: Borrow | Redeem) -> None:
    """Carry out a loan or a redemption; the question stays open (M10.1, M10.3, M10.5)."""
    ware = WARES.index(action.ware)
    if type(action) is Borrow:
        borrow(t, entry.seat, ware)
    else:
        redeem(t, entry.seat, ware)
    if entry.kind == "buy":
        t.push(pending("purchase"))
    elif entry.kind in STAGE_OF:
        t.push(pending(STAGE_OF[entry.kind], entry.seat))
    else:
        t.push(entry)
