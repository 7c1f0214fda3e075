"""Death and the end of the game (V16, V18)."""

from __future__ import annotations

from functools import cache

from gamecore.games.village.actions import Bury
from gamecore.games.village.parts import GRAVES_BY_PLACE, SAVED_FROM_GRAVE, ask, stage
from gamecore.games.village.pieces import (
    AT_SEA,
    CHRONICLE_PLACES,
    GRAVE,
    PLACES,
    REMOVED,
    SECTION_OF,
    SECTIONS,
    VISIBLE,
)
from gamecore.games.village.state import (
    Counts,
    Table,
    VillageDraft,
    free_graves,
    free_in_section,
    move,
    standing,
)
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added

BURY = tuple(map(Bury, PLACES))


@cache
def mortal(row: Counts) -> tuple[int, Counts]:
    """Return the lowest generation among a seat's visible living members, and the places where it stands (V16.1).

    >>> mortal((1, 2, 17, 30, 0, 0, 0, 0, 0, 0, 0))
    (1, (1, 2))
    """
    found = standing(row)
    visible = {place: generations[0] for place, generations in found.items() if place in VISIBLE}
    lowest = min(visible.values(), default=0)
    return lowest, tuple(sorted(place for place, generation in visible.items() if generation == lowest))


@stage("deaths")
def deaths(t: VillageDraft, entry: Pending) -> None:
    """Settle all deaths that are due for a seat, one after the other (V6.3, V6.4)."""
    if t.due[entry.seat]:
        t.push(entry)
        t.push(pending("one death", entry.seat))


@stage("one death")
def one_death(t: VillageDraft, entry: Pending) -> None:
    """Settle one death if it is due: the seat is asked who dies if it has a choice (V16.1, V16.3)."""
    seat = entry.seat
    if not t.due[seat]:
        return
    _, places = mortal(t.where[seat])
    if not places:
        t.due = added(t.due, seat, -1)
        t.events.append(event("nobody dies", "V16.3", seat))
    elif len(places) == 1:
        die(t, seat, places[0])
    else:
        t.push(pending("death", seat))


def death_options(s: Table, entry: Pending) -> tuple[Bury, ...]:
    """Return the places of the members one of whom dies (V16.1)."""
    return tuple(BURY[place] for place in mortal(s.where[entry.seat])[1])


def answer_bury(t: VillageDraft, entry: Pending, action: Bury) -> None:
    """Let the chosen member die (V16.1)."""
    die(t, entry.seat, PLACES.index(action.what))


ask("death", "which member dies", death_options, {Bury: answer_bury})


def die(t: VillageDraft, seat: int, place: int) -> None:
    """Let a member of the lowest generation die at a place: into the chronicle, else a grave (V16.4 to V16.7)."""
    generation, _ = mortal(t.where[seat])
    t.due = added(t.due, seat, -1)
    section = SECTION_OF.get(place, -1)
    if section >= 0 and free_in_section(t, section):
        bury(t, seat, generation, place, CHRONICLE_PLACES[section], "VP10.1" if place in AT_SEA else "V16.4")
        if not any(free_in_section(t, each) for each in range(len(SECTIONS))):
            trigger(t, seat, "chronicle")
        return
    if not any(save(t, seat, generation, place) for save in SAVED_FROM_GRAVE):
        to_grave(t, seat, generation, place)


def to_grave(t: VillageDraft, seat: int, generation: int, place: int) -> None:
    """Lay a member into a grave, or remove it from the game if there is none (V16.6, V16.7, VI5.1)."""
    for grave in GRAVES_BY_PLACE:
        if grave(t, seat, generation, place):
            return
    if free_graves(t):
        bury(t, seat, generation, place, GRAVE, "V16.6" if place in SECTION_OF else "VI5.1")
        if not free_graves(t):
            trigger(t, seat, "graves")
    else:
        bury(t, seat, generation, place, REMOVED, "V16.7")


def bury(t: VillageDraft, seat: int, generation: int, place: int, rest: int, rule: str, points: int = 0) -> None:
    """Move a dead member to its last place (V16.8, V16.9)."""
    move(t, seat, generation, place, rest)
    facts: dict[str, object] = {"generation": generation, "place": PLACES[place], "rest": PLACES[rest]}
    if points:
        facts["points"] = points
    t.events.append(event("died", rule, seat, facts))


def trigger(t: VillageDraft, seat: int, because: str) -> None:
    """Trigger the end of the game, unless that has happened before (V18.1, V18.8)."""
    if t.ended_by < 0:
        t.ended_by = seat
        rule = "VP11.1" if because == "sea graves" else "V18.1"
        t.events.append(event("end triggered", rule, seat, {"because": because}))
