"""The two lists of Manila's refusing rules, and facts that many of their sentences share."""

from __future__ import annotations

from typing import Any

from gamecore.games.manila.pieces import LOAN, PUNT_SEATS, WARES
from gamecore.games.manila.state import ManilaState, ceiling
from gamecore.kernel.refusal import RuleList

RULES = RuleList()
"""Rules that refuse an answer to what is being decided."""

MOMENTS = RuleList()
"""Rules that refuse an action because something else is being decided."""

rule = RULES.rule
moment = MOMENTS.rule
Facts = dict[str, Any] | None

PLACE_WORDS = {
    **{ware: f"the {ware} punt" for ware in WARES},
    "pirates": "the pirate ship",
    "small pilot": "the small pilot’s space",
    "large pilot": "the large pilot’s space",
    "insurance": "the insurance office",
}
"""How sentences name a place; ports and shipyard spaces keep their names."""


def place_words(place: str) -> str:
    """Return how a sentence names a place.

    >>> place_words("pirates"), place_words("port A")
    ('the pirate ship', 'port A')
    """
    return PLACE_WORDS.get(place, place)


def means(s: ManilaState, seat: int) -> dict[str, int]:
    """Return what a seat can pay with: the facts behind every sentence about money."""
    free = sum(s.unencumbered[seat])
    return {"cash": s.cash[seat], "shares": free, "loans": LOAN * free, "ceiling": ceiling(s, seat)}


def seat_number(ware: int, space: int) -> int:
    """Return the number that a seat has on its punt, from 1."""
    return space - PUNT_SEATS[ware][0] + 1


def punt_facts(s: ManilaState, ware: int) -> dict[str, Any]:
    """Return the seats of a punt, and how many of them are vacant."""
    seats = PUNT_SEATS[ware]
    vacant = [seat_number(ware, space) for space in seats if s.figures[space] < 0]
    numbers = ", ".join(str(number) for number in vacant) or "none"
    return {"ware": WARES[ware], "seats": len(seats), "vacant": numbers}
