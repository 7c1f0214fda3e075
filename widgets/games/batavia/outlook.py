"""What the cards that somebody is laying out would give: seals, cannon, pirates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gamecore.games.batavia.majority import leaders
from gamecore.games.batavia.pieces import LAST_OF_SHIP_TRACK
from gamecore.games.batavia.state import Cards, Counts, plus, together
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.state import replaced

LAYING = ("action", "lay")


@dataclass(frozen=True, slots=True)
class Plan:
    """The table as it would be: seals by company, cubes, cannon, and whether pirates would come."""

    cards: int
    seals: Counts
    won: tuple[int, ...]
    mine: tuple[int, ...]
    cubes: Cards
    cannon: int
    pirates: bool
    complete: bool


def plan(view: BataviaView) -> Plan:
    """What the cards put down so far would give the seat that is asked."""
    return planned(view.tables, view.seals, view.laying, max(view.asked, 0), view.threshold, achieves(view))


def achieves(view: BataviaView) -> bool:
    """Whether the cards put down so far are enough to stop."""
    needs = view.needs(view.asked) if view.asked >= 0 else None
    if needs is None:
        return True
    return any(0 < need <= count for need, count in zip(needs, view.laying, strict=True))


@lru_cache(maxsize=512)
def planned(tables: tuple[Cards, ...], seals: Counts, laying: Cards, seat: int, threshold: int, complete: bool) -> Plan:
    """The plan as a value."""
    after = replaced(tables, seat, plus(tables[seat], laying))
    leading = leaders(after)
    changed = tuple(leading[company] if laying[company] else owner for company, owner in enumerate(seals))
    cubes = together(after)
    total = sum(cubes)
    return Plan(
        cards=sum(laying),
        seals=changed,
        won=tuple(c for c, owner in enumerate(changed) if owner == seat != seals[c]),
        mine=tuple(c for c, owner in enumerate(changed) if owner == seat),
        cubes=cubes,
        cannon=min(total, LAST_OF_SHIP_TRACK),
        pirates=total >= threshold,
        complete=complete and any(laying),
    )


def reader(view: BataviaView) -> int:
    """The seat whose chances the board shows: who looks at it, else who is asked; -1 if nobody."""
    return view.asked if view.seat is None else view.seat
