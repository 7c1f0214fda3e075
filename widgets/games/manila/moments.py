"""The end of a voyage in several pictures: punts dock, profits are paid, values rise, the board is cleared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gamecore.games.manila.pieces import (
    DOCKS,
    MARKET,
    PORT_A,
    SHIPYARD_A,
    SPACE_NAMES,
    WARES,
)
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.decision import Chance
from gamecore.kernel.events import Event
from gamecore.kernel.state import added, replaced
from widgets.games.manila.words import WARE_BY_NAME
from widgets.shared.game_ui import Moment
from widgets.shared.moments import Changes, worked_out

PAYING = frozenset(
    {
        "loot",
        "profit",
        "port pays",
        "shipyard pays",
        "owes himself",
        "insurance paid",
        "insurance short",
        "forced loan",
    }
)
CLEARING = frozenset({"voyage", "end"})
BETWEEN = Chance("profits")


def moments(before: ManilaView, events: Sequence[Event], after: ManilaView) -> list[Moment]:
    """The pictures that show an action: one, or as many as the end of a voyage needs."""
    kinds = [event.kind for event in events]
    cut = next((n for n, kind in enumerate(kinds) if kind in CLEARING), None)
    if cut is None or before.ashore < 0:
        return [(after, events)]
    parts = [*phases(events[:cut]), events[cut:]]
    return worked_out(replace(before, decision=BETWEEN), parts, after, CHANGES)


def phases(events: Sequence[Event]) -> list[list[Event]]:
    """The docking, the paying and the rising, those that happen."""
    parts: tuple[list[Event], ...] = ([], [], [])
    for event in events:
        rank = 2 if event.kind == "rose" else 1 if event.kind in PAYING else 0
        parts[rank].append(event)
    return [part for part in parts if part]


def rolled(view: ManilaView, event: Event) -> ManilaView:
    shown: dict[str, int] = event.facts["dice"]
    return replace(view, movement=event.facts["movement"], dice=tuple(shown.get(ware, 0) for ware in WARES))


def moved(view: ManilaView, event: Event) -> ManilaView:
    return at(view, event.facts["ware"], min(event.facts["space"], PORT_A - 1))


def arrived(view: ManilaView, event: Event) -> ManilaView:
    return at(view, event.facts["ware"], PORT_A + dock(event))


def failed(view: ManilaView, event: Event) -> ManilaView:
    return at(view, event.facts["ware"], SHIPYARD_A + dock(event))


def dock(event: Event) -> int:
    return DOCKS.index(event.facts["dock"].split()[-1])


def at(view: ManilaView, ware: str, location: int) -> ManilaView:
    return replace(view, locations=replaced(view.locations, WARE_BY_NAME[ware], location))


def plundered(view: ManilaView, event: Event) -> ManilaView:
    return replace(view, plundered=replaced(view.plundered, WARE_BY_NAME[event.facts["ware"]], True))


def sent_home(view: ManilaView, event: Event) -> ManilaView:
    space = SPACE_NAMES.index(event.facts["space"])
    return replace(view, figures=replaced(view.figures, space, -1), supply=added(view.supply, event.seat, 1))


def received(view: ManilaView, event: Event) -> ManilaView:
    return replace(view, cash=added(view.cash, event.seat, event.facts["amount"]))


def insurance_paid(view: ManilaView, event: Event) -> ManilaView:
    return replace(view, cash=added(view.cash, event.seat, -event.facts["amount"]))


def forced_loan(view: ManilaView, event: Event) -> ManilaView:
    view = replace(received(view, event), loan_counts=added(view.loan_counts, event.seat, 1))
    pledged = view.pledges[event.seat]
    if pledged is None or "ware" not in event.facts:
        return view
    pledged = added(pledged, WARE_BY_NAME[event.facts["ware"]], 1)
    return replace(view, pledges=replaced(view.pledges, event.seat, pledged))


def rose(view: ManilaView, event: Event) -> ManilaView:
    step = MARKET.index(event.facts["value"])
    return replace(view, steps=replaced(view.steps, WARE_BY_NAME[event.facts["ware"]], step))


CHANGES: Changes = {
    "rolled": rolled,
    "moved": moved,
    "steered": moved,
    "arrived": arrived,
    "failed": failed,
    "plundered": plundered,
    "sent home": sent_home,
    "loot": received,
    "profit": received,
    "port pays": received,
    "shipyard pays": received,
    "insurance paid": insurance_paid,
    "forced loan": forced_loan,
    "rose": rose,
}
