"""Profits of a voyage, rising values, the end of the game and the fortunes (M9, M11)."""

from __future__ import annotations

from operator import mul

from gamecore.games.manila.money import forced_loans, receive
from gamecore.games.manila.pieces import (
    ACCOMPLICES,
    DOCK_PAYS,
    DOCKS,
    INSURANCE,
    LAST_STEP,
    MARKET,
    PORT_A,
    PORT_SPACES,
    PROFITS,
    PUNT_SEATS,
    REDEMPTION,
    SEAT_COUNTS,
    SHIPYARD_A,
    SHIPYARD_SPACES,
    WARES,
)
from gamecore.games.manila.state import (
    ALL_VACANT,
    NO_DICE,
    NOBODY,
    NOT_LAUNCHED,
    NOT_PLUNDERED,
    ManilaDraft,
    Table,
    pirates,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import FixedFacts, event, fixed_event
from gamecore.kernel.scores import Score, ScoreLine
from gamecore.kernel.state import added

PORT_PAYS = tuple(
    tuple(
        fixed_event("port pays", "M9.4", seat, {"dock": dock, "amount": amount})
        for dock, amount in zip(DOCKS, DOCK_PAYS, strict=True)
    )
    for seat in range(SEAT_COUNTS[-1])
)
ROSE = tuple(
    tuple(fixed_event("rose", "M11.1", facts={"ware": ware, "value": value}) for value in MARKET) for ware in WARES
)


def profits(t: ManilaDraft, entry: Pending) -> None:
    """Pay pirates, punts, ports, then shipyard and insurance (M9.1)."""
    pay_pirates(t)
    pay_punts(t)
    pay_ports(t)
    pay_shipyard(t)


def pay_pirates(t: ManilaDraft) -> None:
    """Pay the loot of every plundered punt in equal parts (M7.9, M9.2)."""
    if True not in t.plundered:
        return
    crew = pirates(t)
    for ware in range(4):
        if t.plundered[ware]:
            for seat in crew:
                part = PROFITS[ware] // len(crew)
                receive(t, seat, part)
                t.events.append(event("loot", "M7.9", seat, {"ware": WARES[ware], "amount": part}))


def pay_punts(t: ManilaDraft) -> None:
    """Pay the profit of every punt that arrived to those aboard, in equal parts (M9.3)."""
    figures, plundered = t.figures, t.plundered
    for ware, location in enumerate(t.locations):
        if not PORT_A <= location < SHIPYARD_A or plundered[ware]:
            continue
        aboard = [figures[space] for space in PUNT_SEATS[ware] if figures[space] >= 0]
        if aboard:
            part = PROFITS[ware] // len(aboard)
            facts = FixedFacts(ware=WARES[ware], amount=part)
            for seat in aboard:
                receive(t, seat, part)
                t.events.append(event("profit", "M9.3", seat, facts))


def pay_ports(t: ManilaDraft) -> None:
    """Pay the accomplices in ports where a punt is docked (M9.4)."""
    figures, locations = t.figures, t.locations
    for number, space in enumerate(PORT_SPACES):
        seat = figures[space]
        if seat >= 0 and PORT_A + number in locations:
            receive(t, seat, DOCK_PAYS[number])
            t.events.append(PORT_PAYS[seat][number])


def pay_shipyard(t: ManilaDraft) -> None:
    """Pay the accomplices in the shipyard; the insurer owes every failed punt (M9.5 to M9.11)."""
    insurer = t.figures[INSURANCE]
    owed = 0
    for number, space in enumerate(SHIPYARD_SPACES):
        if SHIPYARD_A + number not in t.locations:
            continue
        seat, amount = t.figures[space], DOCK_PAYS[number]
        facts = {"dock": DOCKS[number], "amount": amount, "payer": insurer}
        if seat >= 0 and seat == insurer:
            t.events.append(event("owes himself", "M9.7", seat, facts))
            continue
        owed += amount
        if seat >= 0:
            receive(t, seat, amount)
            t.events.append(event("shipyard pays", "M9.5", seat, facts))
    if insurer >= 0 and owed:
        collect_insurance(t, insurer, owed)


def collect_insurance(t: ManilaDraft, insurer: int, owed: int) -> None:
    """Take what the insurer owes; what he cannot pay even with loans comes from the cash box (M9.6, M9.9, M9.10)."""
    forced_loans(t, insurer, owed)
    paid = min(owed, t.cash[insurer])
    t.cash = added(t.cash, insurer, -paid)
    t.events.append(event("insurance paid", "M9.6", insurer, {"owed": owed, "amount": paid}))
    if paid < owed:
        t.events.append(event("insurance short", "M9.10", insurer, {"owed": owed, "missing": owed - paid}))


def rise(t: ManilaDraft, entry: Pending) -> None:
    """Raise the wares that came to port; then end the game or begin the next voyage (M11.1 to M11.4)."""
    for ware, location in enumerate(t.locations):
        if PORT_A <= location < SHIPYARD_A:
            t.steps = added(t.steps, ware, 1)
            t.events.append(ROSE[ware][t.steps[ware]])
    clear_board(t)
    if LAST_STEP in t.steps:
        finish(t)
    else:
        t.push(pending("voyage"))


def clear_board(t: ManilaDraft) -> None:
    """Take punts, loads and accomplices off the board; who was harbour master is kept (M11.3)."""
    t.bid, t.bidder, t.retired = 0, -1, (False,) * t.players
    t.ashore, t.locations, t.dice, t.movement, t.placement = -1, NOT_LAUNCHED, NO_DICE, 0, 0
    t.figures, t.vacant, t.supply = NOBODY, ALL_VACANT, (ACCOMPLICES[t.players],) * t.players
    t.resting, t.plundered = (False,) * t.players, NOT_PLUNDERED


def finish(t: ManilaDraft) -> None:
    """End the game and name the winners (M11.4, M11.7, M11.8)."""
    wares = [WARES[ware] for ware in range(4) if t.steps[ware] == LAST_STEP]
    t.events.append(event("end", "M11.4", facts={"wares": tuple(wares)}))
    totals = fortune_totals(t)
    for seat, total in enumerate(totals):
        t.events.append(event("fortune", "M11.6", seat, {"total": total}))
    winners = best(totals)
    rule = "M11.7" if len(winners) == 1 else "M11.8"
    for seat in winners:
        t.events.append(event("won" if len(winners) == 1 else "shared", rule, seat, {"total": totals[seat]}))


def best(totals: list[int]) -> tuple[int, ...]:
    """Return the seats with the largest total.

    >>> best([40, 52, 52])
    (1, 2)
    """
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def fortune_totals(t: Table) -> list[int]:
    """Return every seat's fortune as one number each: the totals of ``fortunes`` (M11.6)."""
    values = [MARKET[step] for step in t.steps]
    return [
        cash + sum(map(mul, free, values)) + sum(map(mul, pledged, values)) - REDEMPTION * sum(pledged)
        for cash, free, pledged in zip(t.cash, t.unencumbered, t.encumbered, strict=True)
    ]


def fortunes(t: Table) -> tuple[Score, ...]:
    """Return every seat's fortune, line by line (M11.6)."""
    return tuple(
        fortune(seat, t.cash[seat], holdings(t, seat), sum(t.encumbered[seat]), t.steps) for seat in range(t.players)
    )


def holdings(t: Table, seat: int) -> tuple[int, ...]:
    """Return a seat's shares by ware, encumbered or not (M10.7)."""
    return tuple(a + b for a, b in zip(t.unencumbered[seat], t.encumbered[seat], strict=True))


def fortune(seat: int, cash: int, shares: tuple[int, ...], loans: int, steps: tuple[int, ...]) -> Score:
    """Return one seat's fortune: cash, the value of its shares, less 15 for each loan (M11.6)."""
    lines = [ScoreLine("M11.6", cash, "cash", {"amount": cash})]
    for ware, count in enumerate(shares):
        if count:
            value = MARKET[steps[ware]]
            facts = {"ware": WARES[ware], "count": count, "value": value}
            lines.append(ScoreLine("M11.6", count * value, "shares", facts))
    if loans:
        lines.append(ScoreLine("M11.6", -REDEMPTION * loans, "loans", {"count": loans, "each": REDEMPTION}))
    return Score(seat, tuple(lines))
