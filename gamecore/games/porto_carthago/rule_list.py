"""The two lists of Porto Carthago's refusing rules, and facts that many of their sentences share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gamecore.games.porto_carthago.pieces import DOCKS, GOODS, SHIP_NAMES
from gamecore.games.porto_carthago.state import PortoCarthagoState
from gamecore.kernel.refusal import RuleList

RULES = RuleList()
"""Rules that refuse an answer to what is being decided."""

MOMENTS = RuleList()
"""Rules that refuse an action because something else is being decided."""

rule = RULES.rule
moment = MOMENTS.rule
Facts = dict[str, Any] | None


def asked(s: PortoCarthagoState) -> str:
    """Return the kind of what is being decided."""
    return s.pending[-1].kind if s.pending else "over"


def data(s: PortoCarthagoState) -> tuple[int, ...]:
    """Return the details of what is being decided."""
    return s.pending[-1].data


def ship_list(cards: Iterable[int]) -> str:
    """Return the names of ship cards, parted by commas; “none” if there are none."""
    return ", ".join(SHIP_NAMES[card] for card in cards if card >= 0) or "none"


def dock_list(docks: Iterable[int]) -> str:
    """Return the names of docks, parted by commas; “none” if there are none."""
    return ", ".join(DOCKS[dock] for dock in docks) or "none"


def good_list(counts: Iterable[int]) -> str:
    """Return the kinds of goods of which there are any; “none” if there are none."""
    return ", ".join(good for good, count in zip(GOODS, counts, strict=True) if count) or "none"
