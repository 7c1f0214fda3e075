"""A long action in several pictures: what was done, then deaths, the refill of the market, the mass, the next round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from gamecore.games.village.pieces import PLACES, TILES
from gamecore.games.village.state import VillageDraft, VillageState, moved
from gamecore.games.village.view import VillageView
from gamecore.kernel.decision import Chance
from gamecore.kernel.events import Event
from gamecore.kernel.state import added, freeze, replaced, thaw
from widgets.shared.game_ui import Moment
from widgets.shared.moments import split

Undoing = Callable[[VillageDraft, Event, VillageState], None]

CUTS = frozenset({"died", "moved up", "mass", "majority", "starting player", "final score"})
"""Events before which a new picture begins, once for several of a kind that follow one another."""


def moments(before: VillageView, events: Sequence[Event], after: VillageView) -> list[Moment]:
    """The pictures that show an action; the last one is the view after it, those before it are worked out backwards."""
    parts = split(events, CUTS)
    shown: list[Moment] = [(after, parts[-1])] if parts else [(after, events)]
    if len(parts) < 2:
        return shown
    draft: Any = thaw(after.public)
    asked = getattr(before.decision, "seat", -1)
    for number in range(len(parts) - 1, 0, -1):
        for event in reversed(parts[number]):
            undo = UNDONE.get(event.kind)
            if undo:
                undo(draft, event, before.public)
        state = freeze(draft, VillageState)
        view = replace(after, public=state, decision=Chance("between", asked), scores=None)
        shown.insert(0, (view, parts[number - 1]))
        draft = thaw(state)
    return shown


# How a picture looked before an event ---------------------------------------------------------------------


def alive_again(t: VillageDraft, event: Event, before: VillageState) -> None:
    """The dead member stands where it was."""
    place, rest = (PLACES.index(event.facts[key]) for key in ("place", "rest"))
    row = moved(t.where[event.seat], event.facts["generation"], rest, place)
    t.where = replaced(t.where, event.seat, row)
    t.points = added(t.points, event.seat, -event.facts.get("points", 0))


def back_in_queue(t: VillageDraft, event: Event, before: VillageState) -> None:
    """The customer stands at the front of the queue, and its stall is empty."""
    tile = TILES.index(event.facts["tile"])
    if tile in t.stalls:
        t.stalls = replaced(t.stalls, t.stalls.index(tile), -1)
        waiting = [tile, *(each for each in t.queue if each >= 0)][: len(t.queue)]
        t.queue = (*waiting, *(-1 for _ in range(len(t.queue) - len(waiting))))


def without_points(t: VillageDraft, event: Event, before: VillageState) -> None:
    """The points are not yet scored."""
    t.points = added(t.points, event.seat, -event.facts["points"])


def marker_back(t: VillageDraft, event: Event, before: VillageState) -> None:
    """The holder still has the next starting player marker."""
    t.starter, t.marker = before.starter, event.seat


UNDONE: dict[str, Undoing] = {
    "died": alive_again,
    "moved up": back_in_queue,
    "majority": without_points,
    "starting player": marker_back,
}
"""What is taken back to show the picture before an event; what is not named here is seen at once."""
