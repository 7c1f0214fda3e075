"""A long action in several pictures: a good arrives, a ship is loaded and leaves, ships enter, rows move up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gamecore.games.porto_carthago.pieces import DOCK_NUMBER, DOCK_SERVANTS, GOOD_NUMBER, SHIP_NUMBER
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.events import Event
from gamecore.kernel.state import added, replaced
from widgets.shared.game_ui import Moment
from widgets.shared.moments import Changes, between, split, worked_out

CUTS = frozenset({"loaded", "cleared", "decade", "last ships", "rows moved", "award", "final seats"})
"""Events before which a new picture begins."""


def moments(before: PortoCarthagoView, events: Sequence[Event], after: PortoCarthagoView) -> list[Moment]:
    """The pictures that show an action; the last one is the view after it."""
    return worked_out(between(before), split(events, CUTS), after, CHANGES)


def carried(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    """A good leaves its place; at a dock it lies in storage, on a charter ship it is under way."""
    good = GOOD_NUMBER[event.facts["good"]]
    source, target = event.facts["source"], event.facts["target"]
    stores, home = view.stores, view.warehouse[event.seat]
    if source in DOCK_NUMBER:
        stores = replaced(stores, DOCK_NUMBER[source], -1)
    else:
        home = added(home, good, -1)
    if target in DOCK_NUMBER:
        stores = replaced(stores, DOCK_NUMBER[target], good)
    elif target == "warehouse":
        home = added(home, good, 1)
    return replace(view, stores=stores, warehouse=replaced(view.warehouse, event.seat, home))


def loaded(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    """The good lies with its ship; talents come in where the reader may know them."""
    stores = replaced(view.stores, DOCK_NUMBER[event.facts["dock"]], GOOD_NUMBER[event.facts["good"]])
    return replace(receives(view, event), stores=stores)


def receives(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    cash = view.cash[event.seat]
    if cash is None:
        return view
    return replace(view, cash=replaced(view.cash, event.seat, cash + event.facts["amount"]))


def point(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    return replace(view, points=replaced(view.points, event.seat, event.facts["total"]))


def intrigue(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    return replace(view, path=(*view.path, event.seat), supply=added(view.supply, event.seat, -1))


def cleared(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    dock = DOCK_NUMBER[event.facts["dock"]]
    return replace(
        view,
        owners=replaced(view.owners, dock, -1),
        berths=replaced(view.berths, dock, -1),
        stores=replaced(view.stores, dock, -1),
        supply=added(view.supply, event.seat, DOCK_SERVANTS),
    )


def leaves_row(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    card = SHIP_NUMBER[event.facts["card"]]
    return replace(view, row1=tuple(-1 if other == card else other for other in view.row1))


def docked(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    berths = replaced(view.berths, DOCK_NUMBER[event.facts["dock"]], SHIP_NUMBER[event.facts["card"]])
    return replace(leaves_row(view, event), berths=berths)


def rows_moved(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    return replace(view, row1=view.row2, row2=(-1,) * len(view.row2))


def award(view: PortoCarthagoView, event: Event) -> PortoCarthagoView:
    """Servants go from the path of intrigue to the last palace space, those nearest to the palace first."""
    count, kept = event.facts["count"], []
    for seat in reversed(view.path):
        if seat == event.seat and count:
            count -= 1
        else:
            kept.append(seat)
    last = added(view.last_space, event.seat, event.facts["count"])
    return replace(view, path=tuple(reversed(kept)), last_space=last)


CHANGES: Changes = {
    "carried": carried,
    "loaded": loaded,
    "point": point,
    "intrigue": intrigue,
    "cleared": cleared,
    "docked": docked,
    "sent away": leaves_row,
    "expelled": leaves_row,
    "rows moved": rows_moved,
    "award": award,
    "income": receives,
    "collected": receives,
    "voyage pays": receives,
    "bonus talents": receives,
}
