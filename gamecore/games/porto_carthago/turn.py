"""The course of the game: setup, decades, action rounds and the end (C2, C3, C5, C6.1, C14).

Phase 1 stands in ``turn_ships``, loading and trade points in ``loading``, the options of a turn in
``turn_actions``, the captain, porter and their colleagues in ``turn_cards``, privileges in ``turn_privileges``.
"""

from __future__ import annotations

from gamecore.games.porto_carthago.actions import Claim, Skip, Take
from gamecore.games.porto_carthago.pieces import (
    DOCK_NUMBER,
    DOCK_SERVANTS,
    DOCKS,
    EARLY_DECADE,
    EARLY_POINTS,
    GOOD_NUMBER,
    LAPS,
    LAST_DECADE,
    SPACES,
)
from gamecore.games.porto_carthago.possible import open_final_purchase, open_privilege
from gamecore.games.porto_carthago.state import (
    NEXT_LAP,
    PortoCarthagoDraft,
    Table,
    change_goods,
    laps_to_come,
    market_gaps,
    seats_from,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

PHASES = tuple(pending(kind) for kind in ("enter", "home", "leader", "income", "market", "actions", "close"))
"""The stages of a decade in order (C3.1)."""

AGENDA = tuple(reversed(PHASES))


# Setup ----------------------------------------------------------------------------------------------------


def setup(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Go around for the first docks, and back for goods and second docks (C2.7, C2.8)."""
    t.pending += setup_stack(t)


def setup_stack(t: Table) -> tuple[Pending, ...]:
    """Return the questions of setup, the last one first, over the first decade (C2.7, C2.8)."""
    order = seats_from(t.players, t.start)
    back = [pending(kind, seat) for seat in order for kind in ("second dock", "good")]
    return (pending("decade"), *back, *(pending("first dock", seat) for seat in reversed(order)))


def claim(t: PortoCarthagoDraft, seat: int, dock: int, rule: str) -> None:
    """Put two servants from the supply on an unclaimed dock."""
    t.supply = added(t.supply, seat, -DOCK_SERVANTS)
    t.owners = replaced(t.owners, dock, seat)
    t.events.append(event("claimed", rule, seat, {"dock": DOCKS[dock]}))


def answer_first_dock(t: PortoCarthagoDraft, entry: Pending, action: Claim | Skip) -> None:
    """Claim a first dock, or none (C2.7)."""
    if type(action) is Claim:
        claim(t, entry.seat, DOCK_NUMBER[action.dock], "C2.7")
    else:
        t.events.append(event("no dock", "C2.7", entry.seat))


def answer_good(t: PortoCarthagoDraft, entry: Pending, action: Take) -> None:
    """Take a good free of charge (C2.8)."""
    good = GOOD_NUMBER[action.good]
    t.market = added(t.market, good, -1)
    change_goods(t, entry.seat, good, 1)
    t.events.append(event("good taken", "C2.8", entry.seat, {"good": action.good}))


def answer_second_dock(t: PortoCarthagoDraft, entry: Pending, action: Claim) -> None:
    """Claim the compulsory dock (C2.8)."""
    claim(t, entry.seat, DOCK_NUMBER[action.dock], "C2.8")


# The decade -----------------------------------------------------------------------------------------------


def decade(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Begin a decade (C3.1)."""
    t.pending = AGENDA
    t.events.append(event("decade", "C3.1", facts={"decade": t.decade}))


def home(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Let the servants on action cards come home, then shuffle the cards (C5.1, C5.2)."""
    for seat in range(t.players):
        count = sum(t.on_cards[seat])
        if count:
            t.supply = added(t.supply, seat, count)
            t.events.append(event("servants home", "C5.1", seat, {"count": count}))
    t.on_cards = ((0,) * len(SPACES),) * t.players
    t.push(pending("cards"))


def leader(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Give the start player card to the fullest supply, from decade 2 on; the rounds begin anew (C3.2, C5.3, C5.4)."""
    if t.decade > 1:
        t.lap = 1
        most = max(t.supply)
        order = seats_from(t.players, t.start + 1)
        tied = [seat for seat in order if t.supply[seat] == most]
        t.start = tied[0]
        rule = "C5.3" if len(tied) == 1 else "C5.4"
        t.events.append(event("start player", rule, t.start, {"servants": most}))


def income(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Pay one talent for each servant in supply (C5.5)."""
    for seat in seats_from(t.players, t.start):
        amount = t.supply[seat]
        t.cash = added(t.cash, seat, amount)
        t.events.append(event("income", "C5.5", seat, {"amount": amount}))


def market(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Fill the market and let the merchant's price start again (C5.6, C5.7)."""
    t.bought = 0
    t.events.append(event("price reset", "C5.7"))
    t.push(pending("fill", -1, 1))


def fill(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Have goods drawn for the empty spaces, as far as the bag goes (C2.1, C5.6, C8.2, C16.2)."""
    count = min(market_gaps(t), sum(t.bag))
    if count:
        t.push(pending("goods", entry.seat, count, *entry.data))


def rounds(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Play five action rounds (C6.1)."""
    t.pending += (NEXT_LAP,) * LAPS


def lap(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Give everybody one turn, clockwise from the start player (C6.1)."""
    t.lap = LAPS - laps_to_come(t)
    t.events.append(event("lap", "C6.1", facts={"lap": t.lap}))
    t.pending += tuple(pending("turn", seat) for seat in reversed(seats_from(t.players, t.start)))


def close(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Begin the next decade, or the end of the game (C3.3, C14.1 to C14.4)."""
    early = t.decade == EARLY_DECADE and max(t.points) >= EARLY_POINTS
    if t.decade < LAST_DECADE and not early:
        t.decade += 1
        t.push(pending("decade"))
        return
    if early:
        t.events.append(event("early end", "C14.2", facts={"points": max(t.points)}))
    t.push(pending("count"))
    t.push(pending("last turns"))
    if any(good >= 0 for good in t.stores):
        t.events.append(event("last ships", "C14.4"))
        t.push(pending("enter"))
    else:
        t.events.append(event("no last ships", "C14.4"))


# Final turns ----------------------------------------------------------------------------------------------


def last_turns(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Give everybody one final turn, clockwise from the start player (C14.6)."""
    for seat in reversed(seats_from(t.players, t.start)):
        t.push(pending("last turn", seat, 0))


def last_turn(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Ask for the final purchase and kept privileges, if open facts allow any (C14.6, C14.7)."""
    if asked_finally(t, entry.seat, bool(entry.data[0])):
        t.push(pending("final", entry.seat, *entry.data))


def asked_finally(t: Table, seat: int, bought: bool) -> bool:
    """Return whether a seat has something to decide in its final turn, as far as open facts tell."""
    return (not bought and open_final_purchase(t, seat)) or open_privilege(t, seat)
