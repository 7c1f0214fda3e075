"""The final scoring (B10)."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.batavia.majority import leaders
from gamecore.games.batavia.path import Route, crate_counts
from gamecore.games.batavia.pieces import (
    COMPANIES,
    DESTINATION_GOLD,
    GOODS,
    MOST_NOTES_ALONE,
    MOST_NOTES_TIED,
    SEAL_GOLD,
    SOLE_VALUES,
    TIED_VALUES,
    named,
)
from gamecore.games.batavia.state import NO_CARDS, BataviaDraft, Counts, Table, plus
from gamecore.kernel.events import event
from gamecore.kernel.scores import Score, ScoreLine

KINDS = {
    "B10.3": "warehouse",
    "B10.4": "warehouse",
    "B10.6": "most notes",
    "B10.7": "most notes",
    "B10.8": "destination pays",
    "B10.9": "seals pay",
}
"""The event of each kind of line."""


def best(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the largest total.

    >>> best([40, 52, 52])
    (1, 2)
    """
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def warehouse_leaders(counts: Counts) -> tuple[int, ...]:
    """Return the seats with the most crates in a warehouse; () if it is empty (B10.3 to B10.5)."""
    return best(counts) if any(counts) else ()


def warehouse_value(good: int, leading: int) -> int:
    """Return what each leader of a warehouse gets, by the number of leaders (B0.2)."""
    return SOLE_VALUES[good] if leading == 1 else TIED_VALUES[good]


def warehouse_lines(t: Route) -> list[list[ScoreLine]]:
    """Return the lines of all warehouses, by seat (B10.3 to B10.5)."""
    lines: list[list[ScoreLine]] = [[] for _ in t.positions]
    for good, counts in enumerate(crate_counts(t)):
        leading = warehouse_leaders(counts)
        rule = "B10.3" if len(leading) == 1 else "B10.4"
        for seat in leading:
            facts = {"good": GOODS[good], "crates": counts[seat], "leaders": len(leading)}
            value = warehouse_value(good, len(leading))
            lines[seat].append(ScoreLine(rule, value, f"{GOODS[good]} warehouse", facts))
    return lines


def note_lines(notes: Counts) -> list[list[ScoreLine]]:
    """Return the lines for the most notes, by seat (B10.6, B10.7)."""
    richest = best(notes)
    alone = len(richest) == 1
    line = ScoreLine(
        "B10.6" if alone else "B10.7",
        MOST_NOTES_ALONE if alone else MOST_NOTES_TIED,
        "most notes" if alone else "most notes, tied",
        {"notes": max(notes), "leaders": len(richest)},
    )
    return [[line] if seat in richest else [] for seat in range(len(notes))]


def bonus_lines(t: Table, seat: int) -> list[ScoreLine]:
    """Return a seat's lines for the destination tile and for seals (B10.8, B10.9)."""
    lines = []
    if t.destination == seat:
        lines.append(ScoreLine("B10.8", DESTINATION_GOLD, "destination tile"))
    if count := t.seals.count(seat):
        lines.append(ScoreLine("B10.9", SEAL_GOLD * count, "seals", {"count": count, "each": SEAL_GOLD}))
    return lines


def final_lines(t: Table) -> list[list[ScoreLine]]:
    """Return the lines of the final scoring, by seat, as things stand (B10.3 to B10.9)."""
    warehouses, notes = warehouse_lines(t), note_lines(t.notes)
    return [[*warehouses[seat], *notes[seat], *bonus_lines(t, seat)] for seat in range(t.players)]


def scores(t: Table) -> tuple[Score, ...]:
    """Return every seat's score, line by line, as things stand (B10.11)."""
    return tuple(
        Score(seat, (ScoreLine("B7.4", t.gold[seat], "cashed tiles", {"amount": t.gold[seat]}), *lines))
        for seat, lines in enumerate(final_lines(t))
    )


def totals(t: Table) -> list[int]:
    """Return every seat's gold with the final scoring."""
    return [score.total for score in scores(t)]


def finish(t: BataviaDraft) -> None:
    """Lay out the hands, compare the seals anew, score and name the winners (B10.1 to B10.12)."""
    t.pending = ()
    lay_out_hands(t)
    for seat, lines in enumerate(final_lines(t)):
        for line in lines:
            t.events.append(event(KINDS[line.rule], line.rule, seat, {**line.facts, "amount": line.points}))
    sums = totals(t)
    for seat, total in enumerate(sums):
        t.events.append(event("total", "B10.11", seat, {"total": total}))
    winners = best(sums)
    alone = len(winners) == 1
    for seat in winners:
        facts = {"total": sums[seat]}
        t.events.append(event("won" if alone else "shared", "B10.11" if alone else "B10.12", seat, facts))


def lay_out_hands(t: BataviaDraft) -> None:
    """Lay out all hands at the same time; pirates do not attack any more (B10.1, B10.2)."""
    for seat, hand in enumerate(t.hands):
        if any(hand):
            t.events.append(event("hand down", "B10.1", seat, {"cards": named(hand)}))
    t.tables = tuple(plus(*both) for both in zip(t.tables, t.hands, strict=True))
    t.hands = (NO_CARDS,) * t.players
    t.seals = leaders(t.tables)
    for company, seat in enumerate(t.seals):
        t.events.append(event("final seal", "B10.2", seat, {"company": COMPANIES[company]}))
