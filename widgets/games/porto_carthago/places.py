"""What a click on each place of the board does: one action at once, or a small choice between several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago.pieces import DOCK_NUMBER, SHIP_NUMBER, docks_of
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago import geometry as g
from widgets.games.porto_carthago.answer_labels import label, place_label
from widgets.games.porto_carthago.answers import loads
from widgets.shared.svg import Svg
from widgets.shared.targets import choice, target

Can = Mapping[str, Any]
Key = tuple[str, int]
Places = Mapping[Key, Sequence[str]]
HOME, LIGHTHOUSE, TEMPLE = ("home", 0), ("zone", 0), ("zone", 1)


def places(view: PortoCarthagoView, can: Can) -> dict[Key, list[str]]:
    """The possible actions by the place where they are clicked; one that has its own place is not alone elsewhere."""
    found: dict[Key, list[str]] = {}
    for act, action in can.items():
        for key in PLACES_OF.get(type(action), nowhere)(view, action, can):
            found.setdefault(key, []).append(act)
    alone: set[str] = set()
    for key in sorted(found, key=lambda key: key[0] == "dock"):
        acts = found[key]
        if len(acts) == 1 and acts[0] in alone:
            del found[key]
        elif len(acts) == 1:
            alone.add(acts[0])
        else:
            acts.sort(key=lambda act: rank(view, can[act]))
    return found


def rank(view: PortoCarthagoView, action: Any) -> tuple[int, ...]:
    """The order of actions in a choice: what loads a ship comes first, and few servants before many."""
    if isinstance(action, a.Carry):
        return (int(not loads(view, action)),)
    if isinstance(action, a.Shift):
        return tuple(abs(count) for _, count in action.moves)
    if isinstance(action, a.Assign):
        moved = (action.lighthouse, action.temple)
        return int(all(moved)), int(min(moved) < 0), max(map(abs, moved))
    return ()


def nowhere(view: PortoCarthagoView, action: Any, can: Can) -> list[Key]:
    return []


def dock(view: PortoCarthagoView, action: a.Claim | a.Release, can: Can) -> list[Key]:
    return [("dock", DOCK_NUMBER[action.dock])]


def switched(view: PortoCarthagoView, action: a.Switch, can: Can) -> list[Key]:
    """The dock that is left, and the new one unless a click there claims it."""
    new = [] if f"claim {action.to}" in can else [("dock", DOCK_NUMBER[action.to])]
    return [("dock", DOCK_NUMBER[action.dock]), *new]


def entering(view: PortoCarthagoView, action: a.Enter, can: Can) -> list[Key]:
    card = SHIP_NUMBER[action.card]
    berth = [] if action.berth == "away" else [("dock", docks_of(card)[action.berth == "II"])]
    return [("ship", card), *berth]


def ship(view: PortoCarthagoView, action: a.Expel | a.Bring, can: Can) -> list[Key]:
    return [("ship", SHIP_NUMBER[action.card])]


def berthed(view: PortoCarthagoView, action: a.Load | a.Deliver, can: Can) -> list[Key]:
    return [("ship", view.berths[DOCK_NUMBER[action.dock]])]


def carried(view: PortoCarthagoView, action: a.Carry, can: Can) -> list[Key]:
    if action.to in DOCK_NUMBER:
        return [("dock", DOCK_NUMBER[action.to])]
    return [HOME] if action.to == "warehouse" else [("charter", int(action.to.split()[1]) - 1)]


def charter(view: PortoCarthagoView, action: a.Charter, can: Can) -> list[Key]:
    return [("charter", action.number - 1)]


def assigned(view: PortoCarthagoView, action: a.Assign, can: Can) -> list[Key]:
    """Servants that go to or leave one zone, or go there from the other; anything else is composed by the steppers."""
    light, temple = action.lighthouse, action.temple
    if light and (not temple or temple == -light < 0):
        return [LIGHTHOUSE]
    return [TEMPLE] if temple and (not light or light == -temple < 0) else []


def shifted(view: PortoCarthagoView, action: a.Shift, can: Can) -> list[Key]:
    """Servants of one seat, where they stand now."""
    if len(action.moves) > 1:
        return []
    ((seat, count),) = action.moves
    return [("temple" if count > 0 else "lighthouse", seat)]


def stacked(view: PortoCarthagoView, action: a.Stack, can: Can) -> list[Key]:
    return [("known", SHIP_NUMBER[action.cards[0]])]


PLACES_OF: dict[type, Callable[[PortoCarthagoView, Any, Can], list[Key]]] = {
    a.Claim: dock,
    a.Release: dock,
    a.Switch: switched,
    a.Enter: entering,
    a.Expel: ship,
    a.Bring: ship,
    a.Load: berthed,
    a.Deliver: berthed,
    a.Carry: carried,
    a.Charter: charter,
    a.Assign: assigned,
    a.Shift: shifted,
    a.Stack: stacked,
}


# Drawing --------------------------------------------------------------------------------------------------


def place(
    view: PortoCarthagoView, acts: Sequence[str], can: Can, names: Sequence[str], said: str, *shapes: Svg, at: g.Point
) -> Svg:
    """A place where something can be done: a target for one action, else a choice with a heading."""
    if len(acts) == 1:
        return target(acts[0], place_label(view, can[acts[0]], names), True, *shapes, at=at)
    return choice(tuple((act, label(view, can[act], names)) for act in acts), said, *shapes, at=at)
