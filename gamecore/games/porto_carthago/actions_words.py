"""What Porto Carthago's actions name, and how it is written and read."""

from __future__ import annotations

from typing import Annotated

from gamecore.games.porto_carthago.pieces import DOCKS, GOODS, SHIP_NAMES
from gamecore.kernel.words import Number, OneOf

CARD = OneOf(SHIP_NAMES, "ship card")
Card = Annotated[str, CARD]
Dock = Annotated[str, OneOf(DOCKS, "dock")]
GOOD = OneOf(GOODS, "good")
Good = Annotated[str, GOOD]
Source = Annotated[str, OneOf((*GOODS, *DOCKS), "good or dock")]
"""A kind of good from the warehouse, or the dock where a good lies."""
Change = Annotated[int, Number(signed=True)]
