"""Which spaces are vacant and open, and to whom (M5.3 to M5.12, M7.3, M10.8 to M10.11, M12)."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.manila.pieces import (
    DOCKS,
    INSURANCE,
    LARGE_PILOT,
    LAST_SPACE,
    PIRATE_SPACES,
    PORT_SPACES,
    PUNT_SEATS,
    SHIPYARD_SPACES,
    SMALL_PILOT,
    SPACE_PRICES,
    WARES,
    is_sailing,
)
from gamecore.games.manila.state import Figures, Table, vacant_seat

SPACES_OF_PLACE: dict[str, Sequence[int]] = {
    **dict(zip(WARES, PUNT_SEATS, strict=True)),
    **{f"port {dock}": (space,) for dock, space in zip(DOCKS, PORT_SPACES, strict=True)},
    **{f"shipyard {dock}": (space,) for dock, space in zip(DOCKS, SHIPYARD_SPACES, strict=True)},
    "pirates": PIRATE_SPACES,
    "small pilot": (SMALL_PILOT,),
    "large pilot": (LARGE_PILOT,),
    "insurance": (INSURANCE,),
}
"""The spaces behind each name in “place …”, the first vacant one being taken first (M5.5, M5.8)."""


def vacant_seats(t: Figures, place: str) -> list[int]:
    """Return the vacant spaces behind a name, in the order in which they are taken."""
    return [space for space in SPACES_OF_PLACE[place] if t.figures[space] < 0]


def first_vacant(t: Table, place: str) -> int:
    """Return the space that is taken first behind a name, or -1 if none is vacant (M5.5, M5.8)."""
    for space in SPACES_OF_PLACE[place]:
        if t.vacant >> space & 1:
            return space
    return -1


def space_of(t: Table, place: str) -> int:
    """Return the space that a paying accomplice takes, or -1 if none is vacant or the punt does not sail."""
    if place in WARES and not is_sailing(t.locations[WARES.index(place)]):
        return -1
    vacant = vacant_seats(t, place)
    return vacant[0] if vacant else -1


def open_spaces(t: Table) -> list[int]:
    """Return the vacant spaces, of every sailing punt only the cheapest seat, of the pirates the foremost."""
    figures = t.figures
    found = [space for ware in range(4) if is_sailing(t.locations[ware]) and (space := vacant_seat(t, ware)) >= 0]
    found += [space for space in range(PORT_SPACES[0], PIRATE_SPACES[0]) if figures[space] < 0]
    for space in PIRATE_SPACES:
        if figures[space] < 0:
            found.append(space)
            break
    found += [space for space in range(SMALL_PILOT, INSURANCE + 1) if figures[space] < 0]
    return found


def cheapest_priced(t: Table) -> tuple[int, list[int]]:
    """Return the lowest price among the vacant priced spaces, and these spaces; (0, []) if there are none."""
    priced = [space for space in open_spaces(t) if space != INSURANCE]
    lowest = min((SPACE_PRICES[space] for space in priced), default=0)
    return lowest, [space for space in priced if SPACE_PRICES[space] == lowest]


def is_blind_passenger(t: Table, seat: int) -> bool:
    """Return whether the seat has no money and no unencumbered share (M10.8)."""
    return t.cash[seat] == 0 and not any(t.unencumbered[seat])


def is_short_of_money(t: Table, seat: int) -> bool:
    """Return whether the seat has some cash, no unencumbered share, and less than the cheapest space costs (M10.9)."""
    if t.cash[seat] == 0 or any(t.unencumbered[seat]):
        return False
    return t.cash[seat] < cheapest_priced(t)[0]


def boardable(t: Table) -> list[int]:
    """Return the wares of the punts on 13 with a vacant seat (M7.3)."""
    return [ware for ware in range(4) if t.locations[ware] == LAST_SPACE and vacant_seat(t, ware) >= 0]


def evictable(t: Table, protected: int) -> list[int]:
    """Return the seats on punts on 13 whose accomplice a stronger pirate can send home (M12.1 to M12.3)."""
    if not t.stronger_pirates or boardable(t):
        return []
    return [
        space
        for ware in range(4)
        if t.locations[ware] == LAST_SPACE
        for space in PUNT_SEATS[ware]
        if t.figures[space] >= 0 and space != protected
    ]
