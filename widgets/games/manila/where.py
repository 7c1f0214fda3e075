"""The board in sentences, for whoever types `where` or listens to it."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.manila.pieces import SPACE_NAMES, WARE_OF_SPACE
from gamecore.games.manila.view import ManilaView
from widgets.games.manila.targets import where as place_of
from widgets.games.manila.words import BOARD, FIGURES, WARE_NAMES, WARE_TITLES, WHERE
from widgets.shared.telling import listing


def where(view: ManilaView, names: Sequence[str]) -> list[str]:
    """The voyage, the market, every punt with its crew, and who stands where else."""
    told = [WHERE["part"].format(part=chapter(view))]
    if view.movement:
        told.append(WHERE["roll"].format(movement=view.movement))
    if view.harbour_master >= 0:
        told.append(WHERE["master"].format(name=names[view.harbour_master]))
    for ware, title in enumerate(WARE_TITLES):
        told.append(WHERE["value"].format(Ware=title, value=view.values[ware]))
    if view.ashore >= 0:
        told.extend(punt(view, ware, names) for ware in range(4))
    told.extend(
        WHERE["space"].format(space=FIGURES[SPACE_NAMES[space]], name=names[seat])
        for space, seat in enumerate(view.figures)
        if seat >= 0 and space >= len(WARE_OF_SPACE)
    )
    return told


def punt(view: ManilaView, ware: int, names: Sequence[str]) -> str:
    """Where a punt is, and who is aboard."""
    aboard = [
        names[seat]
        for space, seat in enumerate(view.figures)
        if seat >= 0 and space < len(WARE_OF_SPACE) and WARE_OF_SPACE[space] == ware
    ]
    key = "punt_crew" if aboard else "punt_ashore" if ware == view.ashore else "punt_empty"
    crew = aboard[0] if len(aboard) == 1 else listing(aboard) if aboard else ""
    return WHERE[key].format(Ware=WARE_TITLES[ware], ware=WARE_NAMES[ware], place=place_of(view, ware), crew=crew)


def chapter(view: ManilaView) -> str:
    """The name of the part of the game: the deal, or a voyage by its number."""
    return BOARD["voyage"].format(voyage=view.voyage) if view.voyage else BOARD["before_voyage"]
